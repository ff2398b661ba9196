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
# $channel：牌桌所在频道的链接。入座之后的第一条私信。
discord-joined = 你在{ $channel }入座了。我会在这里告诉你你的牌。
# 只给收不到私信的本人看。
discord-closed = 我没法给你发私信，不过照样能玩：在频道里点“{ discord-hand }”，就能看到你的牌和我问你的事。也可以允许本服务器成员给你发私信，再重新入座。
discord-old-button = 这个按钮已经过时了，什么也没有改变。
discord-nothing-asked = 我现在没有什么要问你的。
discord-trouble = 我没能记下来，请过一会儿再试。
discord-no-permission = 我不能在这个频道里说话。请给我查看频道和发送消息的权限。
