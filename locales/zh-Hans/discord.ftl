### Discord 上按钮和菜单的文字：每条不超过八十字。

discord-join = 入座
discord-leave = 离座
discord-start = 开始
discord-add = 加一个电脑
discord-pass = 过
discord-vote = 投票
discord-abstain = 弃权
discord-decline = 谁也不选
discord-hand = 看牌
discord-floor = 申辩
discord-ready = 准备
discord-rules = 规则
discord-help = 帮助
discord-choose = 选一个人
discord-unreachable = 我没法给{ $who }发私信。请点下面的“{ discord-hand }”，或者允许本服务器成员给你发私信。
discord-only-you = 只有你能看到。
