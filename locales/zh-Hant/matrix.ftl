### 只在 Matrix 上出現的文字。

matrix-dm-hello = 你好，我是法官。我會在這裡告訴你身分，夜裡也在這裡問你。在這個聊天室裡，指令前面可以不寫 ! 。
matrix-room-hello = 大家好，我是殺人遊戲的法官。開桌：!{ command-new }，入座：!{ command-join }，幫助：!{ command-help }
# $who。
matrix-unreachable = 我沒辦法傳私訊給{ $who }，請用支援加密訊息的用戶端接受我的私訊邀請。
# 投票時間過後顯示。
matrix-poll-over = 已經結束了。
# 只有一部分人可以開桌的聊天室。
matrix-not-host = 這個聊天室裡只有指定的人可以開桌，請找他們。
# 聊天室權限不允許法官禁言。
matrix-no-power = 夜裡我沒辦法讓這個聊天室靜音。需要的話，請管理員給我變更聊天室權限的權力；在那之前，請大家自行保持安靜。
matrix-abstain = 棄權
matrix-decline = 誰也不選
# 金鑰沒有送到的訊息。
matrix-unreadable = 你在這個聊天室裡的一則訊息我解不了密，請再傳一次。如果常常這樣，請在你的應用程式裡驗證我，或者換一台裝置。
# 私下發來的不是文字。
matrix-file-kind = 我只看得懂文字和文字檔（.txt）。請直接寫出來，或者用文字檔傳給我。
# $max：KiB。
matrix-file-size = 這個檔案太大了，最多 { $max } KiB，請分幾次傳。
matrix-file-encoding = 這個檔案裡的字我讀不出來。請另存為 UTF-8 再傳一次，或者直接寫在這裡。
matrix-file-lost = 這個檔案我沒能收到，請再傳一次，或者直接寫在這裡。
# 法官為同陣營玩家開的聊天室。
matrix-team-hello = 這個聊天室只屬於你們一隊：夜裡可以在這裡商量。我只聽命令；要告訴你們的話，我仍然分別私下說。白天這裡不能發言。
matrix-dead-hello = 出局的人可以在這裡聊到遊戲結束。聊天室是加密的：只有在裡面的人能讀到自己被邀請之後的話；我也在裡面，但只聽指令。你們的伺服器管理者看得到誰在這裡。請不要給活人任何暗示。

## bot-matrix login

# $user：帳號。
matrix-login-password = { $user } 的密碼：
# $page：網址。
matrix-login-sso = 請用瀏覽器開啟這個網頁並登入：
    { $page }
    之後瀏覽器的網址列最後會有 loginToken=… ，請把等號後面的內容貼過來：
# $user、$device：Matrix 編號。
matrix-login-done = 已用裝置 { $device } 登入為 { $user }。工作階段已經存好，不用再儲存密碼。
matrix-login-signed = 法官的身分已經就緒，由伺服器保存，並用先前顯示過的復原金鑰鎖好。
# $key：分組的字母和數字。
matrix-login-key = 法官的身分已經就緒，各種應用程式會顯示為已驗證。下面是復原金鑰，只顯示這一次，請存放在別處。萬一資料遺失，就靠它找回身分：
    { $key }
matrix-login-unsigned = 法官身分的金鑰遺失了，這台裝置沒有簽章。請用 --recovery-key-file 找回，或者設定 reset_cross_signing = true 再用密碼登入，換一個新身分。

## bot-matrix doctor：一行一條

# $user、$device：Matrix 編號。
matrix-doctor-session = 已用裝置 { $device } 登入為 { $user }。
matrix-doctor-keys = 伺服器公布的是這台裝置的金鑰。
matrix-doctor-no-keys = 伺服器公布的是別的金鑰，沒有人能傳訊息給這台裝置。請移走 store 資料夾，重新登入。
matrix-doctor-signed = 各種應用程式會把法官顯示為已驗證。
matrix-doctor-unsigned = 這台裝置沒有法官身分的簽章，有些應用程式會不顯示它的訊息。請用 --recovery-key-file 登入，或者設定 reset_cross_signing = true。
matrix-doctor-recovery = 伺服器保存著法官的身分，資料遺失也能找回。
matrix-doctor-no-recovery = 沒有復原金鑰：資料一旦遺失，身分也就沒了。產生一個：bot-matrix login
matrix-doctor-quick = 伺服器允許的發言速度夠一局遊戲用。
# $user：法官的 Matrix 編號。$homeserver：伺服器網址。
matrix-doctor-limited = 伺服器限制了發言速度，遊戲會很慢。Synapse 的管理員可以這樣解除：
    curl -X POST -H "Authorization: Bearer $ADMIN_TOKEN" { $homeserver }_synapse/admin/v1/users/{ $user }/override_ratelimit -d '{"{"}"messages_per_second": 0, "burst_count": 0{"}"}'
# $error：技術原因。
matrix-doctor-untried = 試不出發言速度的限制：{ $error }
