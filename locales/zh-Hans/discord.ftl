### Discord。按钮文字最多八十字；菜单和选项最多一百字；表单标题最多四十五字。

## 按钮和菜单

discord-join = 入座
discord-leave = 离座
discord-start = 开始
# 一局之后大厅卡片上的按钮：人都还坐着。
discord-again = 原班人马再来一局
discord-add = 加一个电脑
discord-pass = 过
discord-vote = 投票
discord-abstain = 弃权
discord-decline = 谁也不选
# 使用不指定目标的技能。
discord-use = 使用
discord-hand = 看牌
discord-floor = 申辩
discord-ready = 准备
discord-rules = 规则
discord-settings = 设置
discord-claim = 跳身份
discord-explode = 自爆
discord-confess = 认匪
discord-choose = 选一个人
discord-choose-squeeze = 选几下、往哪边
# $count：1 到 10；$side：左或右。
discord-squeeze = { $count }下，往{ $side }
# 两张牌里哪张在前。$card：1 或 2；$role：身份。
discord-front = 第{ $card }张在前：{ $role }
# 只有一栏文字的表单的标题，也是打开它的按钮。
discord-write = 写下回答
# 打开一个表单，写的话和私信一样处理：由角色说出来，或者只让同伴听到。
discord-speak = 说句话
# 按钮和输入框：规则集文件的内容。
discord-paste = 粘贴规则集
# 待审预告的菜单上方：选中就是通过。
discord-approve = 通过一份预告
# 旁边的按钮，也是它打开的表单的标题，表单有两栏。
discord-refuse = 驳回一份预告
discord-review-number = 预告的编号
discord-review-reason = 理由（杀手看得到）

## 角色

# 角色说话时用的名字。$seat：座位号；$name：名字。
discord-character = { $seat } · { $name }

## 文件里的文字

# 命令里用文件交文字的参数名和说明。
discord-file = 文件
    .about = 把文字放在文件里：UTF-8 编码的纯文本
discord-file-not-text = 我只能读纯文本。请存成 UTF-8 编码的 .txt 文件，或者直接分几条发给我。
# $most：KB 数。
discord-file-too-large = 太多了：最多四个文件，每个不超过{ $most } KB。请少发一些。
discord-file-unreadable = 这个文件里的字我认不出来。请存成 UTF-8 编码的纯文本再发一次。
discord-file-lost = 我没能从 Discord 取到这个文件，请再发一次。

## 大家都看得到的

# 牌桌撤掉以后卡片上的话。
discord-table-gone = 这张牌桌已经撤了。
# 开局以后大厅卡片上的话。
discord-started = 游戏开始了。
# 投票卡片上。$count：已投或弃权的人数；$all：有票的人数。
discord-voted = { $all }人中已有{ $count }人投票。
# 讨论卡片上。$count：已过的人数；$all：能发言的人数。
discord-passed = { $all }人中已有{ $count }人没有话说了。
# $count：已经定好哪张牌在前的人数；$all：玩家人数。
discord-ordered = { $all }人中已有{ $count }人定好了。
# 牌桌自己的子区的名字。$who：开桌的人。
discord-thread = 杀人游戏：{ $who }
# 出局者的私密子区的名字。
discord-dead-thread = 亡灵
# 游戏进行中，可能漏掉了点击时在桌上说的话。
discord-away = 我刚才离开了一会儿。已经记下的都算数；如果你这段时间点的按钮或发的命令没成功，请再来一次。
discord-dead-warning = 出局的人可以在这里聊天。除了你们，能管理本服务器子区的人也看得到这里：自己也在玩的管理员请不要看。请不要给活人任何暗示。

## 只有本人看得到的

# $channel：牌桌所在频道的链接。入座之后的第一条私信。
discord-joined = 你在{ $channel }入座了。我会在这里告诉你你的牌。
discord-closed = 我没法给你发私信，不过照样能玩：在频道里点“{ discord-hand }”，就能看到你的牌和我问你的事。也可以允许本服务器成员给你发私信，再重新入座。
discord-old-button = 这个按钮已经过时了，什么也没有改变。
discord-nothing-asked = 我现在没有什么要问你的。
discord-trouble = 我没能记下来，请过一会儿再试。
discord-no-permission = 我不能在这个频道里说话。请给我查看频道和发送消息的权限。
discord-claim-which = 你跳什么身份？大家都会听到。
discord-explode-sure = 只有杀手能自爆。你会马上出局，白天也就结束了。真的要自爆吗？
discord-confess-sure = 只有杀手能认匪。大家都会知道你是杀手，游戏接着进行。真的要认吗？

## 设置

# $ruleset：规则的名字。
discord-settings-about = 本桌的设置（{ $ruleset }）。只有房主能改，开局前改。
discord-settings-no-table = 这里还没有牌桌。有牌桌的时候，我会这样管理频道。
discord-pace = 节奏
discord-times = 各阶段时间（秒）
discord-change = 改一项规则
discord-room = 我怎样管理这个频道
discord-room-silence = 禁言
    .about = 夜里谁也不能说话，出局的人和没轮到的人也不能。
discord-room-thread = 子区
    .about = 每张新桌开一个自己的子区。
discord-room-dead = 亡灵房间
    .about = 出局的人可以在私密子区里聊天。
discord-room-voice = 语音
    .about = 玩家没轮到发言时，在语音频道里闭麦。
discord-room-not-yours = 只有房主或管理员能决定我怎样管理频道。
# $wishes：选了哪些。
discord-room-noted = 在这个频道：{ $wishes }。
discord-room-nothing = 我不动这个频道。

## doctor 命令：机器人缺什么。权限的名字和 Discord 客户端里的一样。

discord-doctor = 体检
    .about = 我在这个频道里缺什么，怎么补上
# $permission：权限；$less：缺了它做不到的事。
discord-doctor-vital = ❌ 没有它就玩不了：缺“{ $permission }”：{ $less }
discord-doctor-less = ⚠️ 缺“{ $permission }”：{ $less }
# $link：带全部权限的邀请链接。
discord-doctor-mend = 补救办法：在服务器设置里给我的身份组这些权限，看看本频道有没有拿掉它们，或者重新邀请我：{ $link }
discord-doctor-permissions = ✅ 我在这个频道里要用的权限都有。
discord-doctor-silence = ⚠️ 这里要求禁言，可是我做不到。
discord-doctor-thread = ⚠️ 这里要求开子区，可是我开不了。
discord-doctor-dead = ⚠️ 这里要求亡灵房间，可是我开不了。
discord-doctor-voice = ⚠️ 这里要求语音闭麦，但我做不到。
discord-doctor-masks = ⚠️ 这里大家扮演角色。没有“管理 Webhook”权限，角色的话只能由我来说，名字写在话里。
discord-doctor-inboxes = ✅ 据我所知，这桌人我都能发私信。
# $who：提到的人。
discord-doctor-closed = ⚠️ 这些人收不到我的私信：{ $who }。他们可以用“{ discord-hand }”来玩，或者允许本服务器成员发私信。
discord-doctor-direct = ✅ 我能给你发私信。
discord-doctor-intents = ✅ 我不需要任何特权意图。频道里的话，只有提到我的我才读。
discord-need-view = 查看频道
    .less = 我在这里完全没法主持。
discord-need-send = 发送消息
    .less = 我在这里什么也说不了。
discord-need-send-threads = 在子区内发送消息
    .less = 牌桌不能开在子区里。
discord-need-history = 读取消息历史记录
    .less = 后来的人看不到前面说过的话。
discord-need-roles = 管理权限
    .less = 夜里和没轮到的时候，我没法禁言。
discord-need-threads = 创建公共子区
    .less = 牌桌不能有自己的子区。
discord-need-private = 创建私密子区
    .less = 没有亡灵房间。
discord-need-manage-threads = 管理子区
    .less = 我开的子区我关不上。
discord-need-webhooks = 管理 Webhook
    .less = 角色没有自己的名字和头像，只能由我代说。
discord-need-messages = 管理消息
    .less = 该以角色说话的地方，玩家用自己账号说的话会留在那里。
discord-need-mute = 将成员静音
    .less = 我没法在夜里和没轮到时让人闭麦。
