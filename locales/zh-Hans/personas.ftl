### 玩家以角色出场，账号不公开。

# 角色名单，用逗号或顿号隔开：至少和最大的桌子人数一样多，互不相同。
characters = 青龙、白虎、朱雀、玄武、麒麟、凤凰、仙鹤、锦鲤、狐狸、灵猫、乌鸦、苍狼、黑熊、猎豹、雄鹰、海豚、孔雀、刺猬、松鼠、雪兔、骏马、飞鱼、夜莺、蝙蝠、鲸鱼、树懒、企鹅、白鹭、羚羊、山猫

# 角色不能用的名字，用逗号隔开：听起来像法官本人。
judge-names = 法官、大法官、裁判、主持人、主持、上帝、系统、机器人、天黑请闭眼、judge, moderator, host, system, bot, nightfall

option-personas = 角色扮演
    .about = 玩家是否以角色出场，不公开账号。
    .is = { $value ->
        [true] 每人扮演一个角色。你私下对我说的话，由我在房间里以角色的名义发出；谁是谁到结束才公开。
       *[false] 大家用自己的名字玩。
    }
option-characters = 角色名单
    .about = 角色的名字，用逗号隔开；留空则用法官自己的名单。
    .is = { $count ->
        [0] 角色用法官自己的名单。
       *[other] 角色有：{ $list }。
    }

# $who：读者扮演的角色。
deal-character = 你是{ $who }。你发给我的话只要不是命令，都由我在房间里以这个名字说出来；所以请不要自己在房间里说话，也不要告诉任何人你是谁。
# $who：角色，$said：所说的话。
notice-said = { $who }：{ $said }
# $accounts：一串 account-named。
notice-accounts = 参加者按入座先后：{ $accounts }。
# $number：名单上的序号，$name：参加者。
account-named = { $number }. { $name }
notice-unmasked = 角色揭晓：
# $who：角色，$account：扮演者。
over-account = { $who }是{ $account }
# $before 离开了，$who 接着玩。
notice-account-replaced = { $who }接替{ $before }继续玩。
# $who：来人。
note-account_asked = { $who }可能要接替某人，还需要另一方同意：!{ command-sub }
warning-own_account = 请不要用自己的账号说话：私下发给我，由你的角色说出来。
# 用角色说话的人收到提醒后看到这句。
warning-unsaid = 这句你的角色没有说出来，等能说话的时候再发给我。
