### 只在 Matrix 上出现的文字。

matrix-dm-hello = 你好，我是法官。我会在这里告诉你身份，夜里也在这里问你。在这个房间里，命令前面可以不写 ! 。
matrix-room-hello = 大家好，我是杀人游戏的法官。开桌：!{ command-new }，入座：!{ command-join }，帮助：!{ command-help }
# $who。
matrix-unreachable = 我没法给{ $who }发私信，请用支持加密消息的客户端接受我的私聊邀请。
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
# 私下发来的不是文字。
matrix-file-kind = 我只看得懂文字和文本文件（.txt）。请直接写出来，或者用文本文件发给我。
# $max：KiB。
matrix-file-size = 这个文件太大了，最多 { $max } KiB，请分几次发。
matrix-file-encoding = 这个文件里的字我读不出来。请另存为 UTF-8 再发一次，或者直接写在这里。
matrix-file-lost = 这个文件我没能收到，请再发一次，或者直接写在这里。
# 法官为同阵营玩家开的房间。
matrix-team-hello = 这个房间只属于你们一队：夜里可以在这里商量。我只听命令；要告诉你们的话，我仍然分别私下说。白天这里不能发言。
matrix-dead-hello = 出局的人可以在这里聊到游戏结束。房间是加密的：只有房里的人能读到自己被邀请之后的话；我也在房里，但只听命令。你们的服务器管理者看得到谁在这里。请不要给活人任何暗示。

## bot-matrix login

# $user：账号。
matrix-login-password = { $user } 的密码：
# $page：网址。
matrix-login-sso = 请用浏览器打开这个网页并登录：
    { $page }
    之后浏览器的地址栏末尾会有 loginToken=… ，请把等号后面的内容粘贴过来：
# $user、$device：Matrix 编号。
matrix-login-done = 已用设备 { $device } 登录为 { $user }。会话已经存好，不用再保存密码。
matrix-login-signed = 法官的身份已经就绪，并由服务器用先前显示过的恢复密钥锁好保存。
# $key：分组的字母和数字。
matrix-login-key = 法官的身份已经就绪，各种应用会显示为已验证。下面是恢复密钥，只显示这一次，请存放在别处。万一数据丢了，靠它找回身份：
    { $key }
matrix-login-unsigned = 法官身份的密钥丢了，这台设备没有签名。请用 --recovery-key-file 找回，或者设 reset_cross_signing = true 再用密码登录，换一个新身份。

## bot-matrix doctor：一行一条

# $user、$device：Matrix 编号。
matrix-doctor-session = 已用设备 { $device } 登录为 { $user }。
matrix-doctor-keys = 服务器公布的是这台设备的密钥。
matrix-doctor-no-keys = 服务器公布的是别的密钥，没有人能给这台设备写信。请移走 store 文件夹，重新登录。
matrix-doctor-signed = 各种应用会把法官显示为已验证。
matrix-doctor-unsigned = 这台设备没有法官身份的签名，有些应用会不显示它的消息。请用 --recovery-key-file 登录，或者设 reset_cross_signing = true。
matrix-doctor-recovery = 服务器保存着法官的身份，数据丢了也能找回。
matrix-doctor-no-recovery = 没有恢复密钥：数据一丢，身份也就没了。生成一个：bot-matrix login
matrix-doctor-quick = 服务器允许的发言速度够一局游戏用。
# $user：法官的 Matrix 编号。$homeserver：服务器网址。
matrix-doctor-limited = 服务器限制了发言速度，游戏会很慢。Synapse 的管理员可以这样解除：
    curl -X POST -H "Authorization: Bearer $ADMIN_TOKEN" { $homeserver }_synapse/admin/v1/users/{ $user }/override_ratelimit -d '{"{"}"messages_per_second": 0, "burst_count": 0{"}"}'
# $error：技术原因。
matrix-doctor-untried = 没能试出发言速度的限制：{ $error }
