### 只在 Matrix 上出现的文字。

matrix-dm-hello = 你好，我是法官。我会在这里告诉你身份，夜里也在这里问你。在这个房间里，命令前面可以不写 ! 。
matrix-room-hello = 大家好，我是杀人游戏的法官。开桌：!{ command-new }，入座：!{ command-join }，帮助：!{ command-help }
# $who。
matrix-unreachable = 我没法给{ $who }发私信，请接受我的私聊邀请。
matrix-poll-title = 你的一票
matrix-abstain = 弃权
matrix-decline = 谁也不选
# 密钥没有送到的消息。
matrix-unreadable = 你在这个房间里的一条消息我解不开密，请再发一次。
