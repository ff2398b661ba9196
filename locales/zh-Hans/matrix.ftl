### 只在 Matrix 上出现的文字。

matrix-dm-hello = 你好，我是法官。我会在这里告诉你身份，夜里也在这里问你。在这个房间里，命令前面可以不写 ! 。
matrix-room-hello = 大家好，我是杀人游戏的法官。开桌：!{ command-new }，入座：!{ command-join }，帮助：!{ command-help }
# $who。
matrix-unreachable = 我没法给{ $who }发私信，请接受我的私聊邀请。
# 投票时刻过后显示。
matrix-poll-over = 已经结束了。
# 只有一部分人可以开桌的房间。
matrix-not-host = 这个房间里只有指定的人可以开桌，请找他们。
# 房间权限不允许法官禁言。
matrix-no-power = 夜里我没法让这个房间静音。想要的话，请管理员把修改房间权限的权力给我；在那之前，请大家自觉安静。
matrix-abstain = 弃权
matrix-decline = 谁也不选
# 密钥没有送到的消息。
matrix-unreadable = 你在这个房间里的一条消息我解不开密，请再发一次。如果经常这样，请在你的应用里验证我，或者换一台设备。
