### Discord。按鈕文字最多八十字；選單和選項最多一百字；表單標題最多四十五字。

## 按鈕和選單

discord-join = 入座
discord-leave = 離座
discord-start = 開始
# 一局之後大廳卡片上的按鈕：人都還坐著。
discord-again = 原班人馬再來一局
discord-add = 加一個電腦
discord-pass = 過
discord-vote = 投票
discord-abstain = 棄權
discord-decline = 誰也不選
# 使用不指定目標的技能。
discord-use = 使用
discord-hand = 看牌
discord-floor = 申辯
discord-ready = 準備
discord-rules = 規則
discord-settings = 設定
discord-claim = 跳身分
discord-explode = 自爆
discord-confess = 認匪
discord-choose = 選一個人
discord-choose-squeeze = 選幾下、往哪邊
# $count：1 到 10；$side：左或右。
discord-squeeze = { $count }下，往{ $side }
# 兩張牌裡哪張在前。$card：1 或 2；$role：身分。
discord-front = 第{ $card }張在前：{ $role }
# 只有一欄文字的表單的標題，也是開啟它的按鈕。
discord-write = 寫下回答
# 開啟一個表單，寫的話和私訊一樣處理：由角色說出來，或者只讓同伴聽到。
discord-speak = 說句話
# 按鈕和輸入框：規則集檔案的內容。
discord-paste = 貼上規則集
# 待審預告的選單上方：選中就是通過。
discord-approve = 通過一份預告
# 旁邊的按鈕，也是它開啟的表單的標題，表單有兩欄。
discord-refuse = 駁回一份預告
discord-review-number = 預告的編號
discord-review-reason = 理由（殺手看得到）

## 角色

# 角色說話時用的名字。$seat：座位號；$name：名字。
discord-character = { $seat } · { $name }

## 檔案裡的文字

# 指令裡用檔案交文字的參數名和說明。
discord-file = 檔案
    .about = 把文字放在檔案裡：UTF-8 編碼的純文字
discord-file-not-text = 我只讀得懂純文字。請存成 UTF-8 編碼的 .txt 檔，或者直接分幾則傳給我。
# $most：KB 數。
discord-file-too-large = 太多了：最多四個檔案，每個不超過{ $most } KB。請少傳一些。
discord-file-unreadable = 這個檔案裡的字我認不出來。請存成 UTF-8 編碼的純文字再傳一次。
discord-file-lost = 我沒能從 Discord 取得這個檔案，請再傳一次。

## 大家都看得到的

# 牌桌收掉以後卡片上的話。
discord-table-gone = 這張牌桌已經收了。
# 開局以後大廳卡片上的話。
discord-started = 遊戲開始了。
# 投票卡片上。$count：已投或棄權的人數；$all：有票的人數。
discord-voted = { $all }人中已有{ $count }人投票。
# 討論卡片上。$count：已過的人數；$all：能發言的人數。
discord-passed = { $all }人中已有{ $count }人沒有話要說了。
# $count：已經定好哪張牌在前的人數；$all：玩家人數。
discord-ordered = { $all }人中已有{ $count }人定好了。
# 牌桌自己的討論串的名字。$who：開桌的人。
discord-thread = 殺人遊戲：{ $who }
# 出局者的私人討論串的名字。
discord-dead-thread = 亡靈
# 遊戲進行中，可能漏掉了點擊時在桌上說的話。
discord-away = 我剛才離開了一會兒。已經記下的都算數；如果你這段時間點的按鈕或下的指令沒成功，請再來一次。
discord-dead-warning = 出局的人可以在這裡聊天。除了你們，能管理本伺服器討論串的人也看得到這裡：自己也在玩的管理員請不要看。請不要給活人任何暗示。

## 只有本人看得到的

# $channel：牌桌所在頻道的連結。入座之後的第一則私訊。
discord-joined = 你在{ $channel }入座了。我會在這裡告訴你你的牌。
discord-closed = 我沒辦法傳私訊給你，不過照樣能玩：在頻道裡點「{ discord-hand }」，就能看到你的牌和我問你的事。也可以允許本伺服器成員傳私訊給你，再重新入座。
discord-old-button = 這個按鈕已經失效了，什麼都沒有改變。
discord-nothing-asked = 我現在沒有什麼要問你的。
discord-trouble = 我沒有記下來，請等一下再試。
discord-no-permission = 我不能在這個頻道裡說話。請給我檢視頻道和傳送訊息的權限。
discord-claim-which = 你跳什麼身分？大家都會聽到。
discord-explode-sure = 只有殺手能自爆。你會馬上出局，白天也就結束了。真的要自爆嗎？
discord-confess-sure = 只有殺手能認匪。大家都會知道你是殺手，遊戲繼續進行。真的要認嗎？

## 設定

# $ruleset：規則的名字。
discord-settings-about = 本桌的設定（{ $ruleset }）。只有房主能改，開局前改。
discord-settings-no-table = 這裡還沒有牌桌。有牌桌的時候，我會這樣管理頻道。
discord-pace = 節奏
discord-times = 各階段時間（秒）
discord-change = 改一項規則
discord-room = 我怎樣管理這個頻道
discord-room-silence = 禁言
    .about = 夜裡誰也不能說話，出局的人和沒輪到的人也不能。
discord-room-thread = 討論串
    .about = 每張新桌開一個自己的討論串。
discord-room-dead = 亡靈房間
    .about = 出局的人可以在私人討論串裡聊天。
discord-room-voice = 語音
    .about = 玩家沒輪到發言時，在語音頻道裡靜音。
discord-room-not-yours = 只有房主或管理員能決定我怎樣管理頻道。
# $wishes：選了哪些。
discord-room-noted = 在這個頻道：{ $wishes }。
discord-room-nothing = 我不動這個頻道。

## doctor 指令：機器人缺什麼。權限的名字和 Discord 用戶端裡的一樣。

discord-doctor = 健檢
    .about = 我在這個頻道裡缺什麼，怎麼補上
# $permission：權限；$less：缺了它做不到的事。
discord-doctor-vital = ❌ 沒有它就玩不了：缺「{ $permission }」：{ $less }
discord-doctor-less = ⚠️ 缺「{ $permission }」：{ $less }
# $link：帶全部權限的邀請連結。
discord-doctor-mend = 補救方法：在伺服器設定裡把這些權限給我的身分組，看看本頻道有沒有關掉它們，或者重新邀請我：{ $link }
discord-doctor-permissions = ✅ 我在這個頻道裡要用的權限都有。
discord-doctor-silence = ⚠️ 這裡要求禁言，可是我做不到。
discord-doctor-thread = ⚠️ 這裡要求開討論串，可是我開不了。
discord-doctor-dead = ⚠️ 這裡要求亡靈房間，可是我開不了。
discord-doctor-voice = ⚠️ 這裡要求語音靜音，可是我做不到。
discord-doctor-masks = ⚠️ 這裡大家扮演角色。沒有「管理 Webhook」權限，角色的話只能由我來說，名字寫在話裡。
discord-doctor-inboxes = ✅ 就我所知，這桌的人我都能傳私訊。
# $who：標記的人。
discord-doctor-closed = ⚠️ 這些人收不到我的私訊：{ $who }。他們可以用「{ discord-hand }」來玩，或者允許本伺服器成員傳私訊。
discord-doctor-direct = ✅ 我能傳私訊給你。
discord-doctor-intents = ✅ 我不需要任何特殊權限的 Intents。頻道裡的話，只有標記我的我才讀。
discord-need-view = 檢視頻道
    .less = 我在這裡完全沒辦法主持。
discord-need-send = 傳送訊息
    .less = 我在這裡什麼也不能說。
discord-need-send-threads = 在討論串中傳送訊息
    .less = 牌桌不能開在討論串裡。
discord-need-history = 讀取訊息歷史
    .less = 後來的人看不到前面說過的話。
discord-need-roles = 管理權限
    .less = 夜裡和沒輪到的時候，我沒辦法禁言。
discord-need-threads = 建立公開討論串
    .less = 牌桌不能有自己的討論串。
discord-need-private = 建立私人討論串
    .less = 沒有亡靈房間。
discord-need-manage-threads = 管理討論串
    .less = 我開的討論串我關不掉。
discord-need-webhooks = 管理 Webhook
    .less = 角色沒有自己的名字和頭像，只能由我代說。
discord-need-messages = 管理訊息
    .less = 該用角色說話的地方，玩家用自己帳號說的話會留在那裡。
discord-need-mute = 將成員靜音
    .less = 夜裡和沒輪到的時候，我沒辦法讓人靜音。
