### 玩家以角色出場，帳號不公開。

# 角色名單，用逗號或頓號隔開：至少和最大的桌子人數一樣多，互不相同。
characters = 青龍、白虎、朱雀、玄武、麒麟、鳳凰、仙鶴、錦鯉、狐狸、靈貓、烏鴉、蒼狼、黑熊、獵豹、雄鷹、海豚、孔雀、刺蝟、松鼠、雪兔、駿馬、飛魚、夜鶯、蝙蝠、鯨魚、樹懶、企鵝、白鷺、羚羊、山貓

# 角色不能用的名字，用逗號隔開：聽起來像法官本人。
judge-names = 法官、大法官、裁判、主持人、主持、上帝、系統、機器人、天黑請閉眼、judge, moderator, host, system, bot, nightfall

option-personas = 角色扮演
    .about = 玩家是否以角色出場，不公開帳號。
    .is = { $value ->
        [true] 每人扮演一個角色。你私下對我說的話，由我在房間裡以角色的名義說出來；誰是誰到結束才公開。
       *[false] 大家用自己的名字玩。
    }
option-characters = 角色名單
    .about = 角色的名字，用逗號隔開；留空則用法官自己的名單。
    .is = { $count ->
        [0] 角色用法官自己的名單。
       *[other] 角色有：{ $list }。
    }

# $who：讀者扮演的角色。
deal-character = 你是{ $who }。你傳給我的話只要不是指令，都由我在房間裡以這個名字說出來；所以請不要自己在房間裡說話，也不要告訴任何人你是誰。
# $who：角色，$said：所說的話。
notice-said = { $who }：{ $said }
# $accounts：一串 account-named。
notice-accounts = 參加者按入座先後：{ $accounts }。
# $number：名單上的序號，$name：參加者。
account-named = { $number }. { $name }
notice-unmasked = 角色揭曉：
# $who：角色，$account：扮演者。
over-account = { $who }是{ $account }
# $before 離開了，$who 繼續玩。
notice-account-replaced = { $who }接替{ $before }繼續玩。
# $who：來人。
note-account_asked = { $who }可能要接替某人，還需要另一方同意：!{ command-sub }
warning-own_account = 請不要用自己的帳號說話：私下傳給我，由你的角色說出來。
# 用角色說話的人收到提醒後看到這句。
warning-unsaid = 這句你的角色沒有說出來，等能說話的時候再傳給我。
