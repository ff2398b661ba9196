### 玩完的牌局：列表、復盤、統計。誰問就私下告訴誰。

## 牌局列表。一局的編號是桌號加第幾局，例如 17-2。

history-none = 這裡還沒有玩完過一局。
# $count（數字）。
history-heading = 這裡玩完的牌局：{ $count }局。最近的：
history-own = 你玩完的牌局：{ $count }局。最近的：
# $game：編號，$date，$ruleset：版本名，$players（人數），$result：下面三句之一。
history-row = { $game } · { $date } · { $ruleset } · { $players }人 · { $result }
# $side：哪一方贏。
result-won = { $side }贏
result-draw = 平局
result-stopped = 沒有玩完
# $game：最後一局的編號。
history-hint = 重看一局：!{ command-replay } { $game }

## 復盤。一局分成幾步：發牌、每一夜、每一天、每次投票、結束。

# $game，$step、$steps（數字），$stage：這一步是什麼，$watch：用誰的眼睛看。
replay-heading = { $game }局，第{ $step }步，共{ $steps }步：{ $stage }（{ $watch }）
stage-deal = 發牌
# $night（數字）。
stage-night = 第{ $night }夜
# $day（數字）。
stage-day = 第{ $day }天
# $day，$number：當天第幾次投票。
stage-vote = 第{ $day }天第{ $number }次投票
stage-end = 結束
watch-room = 大家看到的
# $who：一個座位。
watch-seat = { $who }看到的
watch-judge = 法官看到的
# 不是所有人都收到的話。$who：一個或幾個座位，$text：內容。
replay-private = 給{ $who }：{ $text }
# 代替 $who：沒有上場的人。
replay-other = 場外的人
# 代替已經不再儲存的私下的話。
replay-dropped = （這句話已經不再儲存）
# $typed：命令後面要寫的內容。
replay-next = 下一步：!{ command-replay } { $typed }
replay-last = 這是最後一步。從頭看：!{ command-replay } { $typed }

## 統計。$games（局數）、$won（贏幾局）、$percent（百分之幾）、$points（積分）都是數字。

stats-none = 沒有查到這個人在這裡玩完的牌局。
# $who。
stats-heading = { $who }：{ $games }局，贏{ $won }局（{ $percent }%），積分{ $points }。
# $name：陣營、身分或版本。
stats-row = { $name }：{ $games }局贏{ $won }局（{ $percent }%），積分{ $points }
stats-feats = 值得記一筆：
# $feat，$about：為什麼，$times（次數）。
stats-feat = { $feat }{ $times ->
        [1] {""}
       *[other] （{ $times }次）
    }——{ $about }

ranking-heading = 這裡誰贏得多（局數越少，越不作數）：
# $rank，$who，$you：讀的人自己為 yes。
ranking-row = { $rank }. { $who }{ $you ->
        [yes] （你）
       *[no] {""}
    }：{ $games }局贏{ $won }局（{ $percent }%）
# $count：幾個人，$least：要打滿幾局。
ranking-few = { $count ->
        [0] 打滿{ $least }局就上榜。
       *[other] 還有{ $count }人不滿{ $least }局，暫不排名。
    }
# 各版本的勝負。$ruleset，$good、$killers、$drawn：$games 局裡各幾局。
ranking-sides = { $ruleset }：{ $games }局——好人贏{ $good }，殺手贏{ $killers }，平{ $drawn }

# $season：season-row。
season-points = 賽季{ $season }的積分：
season-all = 全部牌局的積分（還沒有開始賽季）：
season-empty = 還沒有玩完過一局。
points-row = { $rank }. { $who }{ $you ->
        [yes] （你）
       *[no] {""}
    }：{ $games }局{ $points }分，贏{ $won }局
# $number，$name，$date：從哪天開始。
season-row = { $number }“{ $name }”（{ $date }起）
# 開始新賽季的詞，寫在命令後面；幾個詞用逗號隔開。
season-new = 新
season-heading = 賽季（最後一個正在進行）：
season-none = 這裡還沒有開始賽季，積分按全部牌局算。房主或管理員可以開始一個：!{ command-season } { season-new } 加名字
season-begun = 賽季{ $season }開始，從現在起重新計分。

## 值得記一筆的事。.about：為什麼。

feat-first-game = 初來乍到
    .about = 玩完了第一局
feat-ten-games = 常客
    .about = 打了十局
feat-hundred-games = 老江湖
    .about = 打了一百局
feat-both-sides = 黑白通吃
    .about = 好人贏過，匪也贏過
feat-bold-claim = 悍跳
    .about = 匪跳警，而且贏了
feat-true-claim = 明跳
    .about = 真警跳警，而且贏了
feat-gold-water = 金水
    .about = 被警察驗明，而且贏了
feat-last-speaker = 沉底
    .about = 第一天最後發言，而且贏了
feat-massacre = 屠城
    .about = 作為匪贏下一局，水一個不剩
feat-known-killer = 明匪不倒
    .about = 被警察查出來，還是贏了
feat-self-kill = 捨身
    .about = 被自己的匪隊殺掉，而且贏了
feat-knife-first = 匪刀在先
    .about = 作為警察死在第一夜

## 圖和網頁。這裡的話也寫進檔案，不只在聊天裡。

# $row：history-row。
picture-title = { $row }
picture-here = { $row }
picture-svg = { $row }。這裡沒有能寫全這些字的字型，所以發矢量圖，用瀏覽器開啟。執行我的人裝上字型（例如 Noto Sans CJK）就有圖片了。
export-here = { $row }。網頁用任何瀏覽器都能開啟，不需要我，也不需要聯網。
# 窄列的標題。$night、$day（數字）。
picture-night = 夜{ $night }
picture-day = 日{ $day }
picture-name = 玩家
picture-hand = 身分
picture-end = 勝負、積分
# 圖例，每句前面有記號。
picture-died = 夜裡死
picture-voted-out = 白天出局
picture-won = 贏
# $cards：投給牌的規則為 yes。
picture-votes = 數字：{ $cards ->
        [yes] 投給幾號牌，牌號寫在身分前
       *[no] 投給幾號
    }，×2是兩票。–：沒有投。日1·2：第一天的第二輪投票。括號裡的不算數。細線：幾張牌裡失去一張。
# 大家的牌編號的時候，一張牌。$card（數字），$role。
picture-card = { $card }號{ $role }
# 誰坐在那裡。$name，$computer：電腦玩家為 yes。
picture-sitter = { $name }{ $computer ->
        [yes] （電腦）
       *[no] {""}
    }
# 扮演角色的牌局。$character，$who：是誰。
picture-masked = { $character }：{ $who }
page-controls = 復盤
page-watch = 視角
page-room = 大家
page-judge = 法官
page-back = 上一步
page-next = 下一步
page-step = 第幾步
page-all = 全部展開
page-nothing = 用這個視角，這一步什麼也看不到。
# $count（數字），$seats：幾個座位號。
page-living = { $count ->
        [0] 沒有人在局了。
       *[other] 這一步結束時在局：{ $seats }
    }
page-seats = 座位
page-seat = 座位
page-side = 陣營
page-won = 贏
page-points = 積分
# $yes：yes 或 no。
page-yes-no = { $yes ->
        [yes] 是
       *[no] 否
    }
# 座位表下面，有內容沒顯示的時候。
page-veiled = 到這一步還沒有公布：別人的身分、陣營、勝負。看最後一步、「全部展開」或法官視角就有，全域性一覽也在那時出現。
page-picture = 全域性一覽

## 隱私

# $kept：yes 表示私下的話過 $days（天數）就刪除；$expires：yes 表示牌局過 $games（天數）就刪除。
privacy-text = 我存這些：
    · 每一桌：誰坐在那裡（你在這個平臺的 id 和當時的名字），牌局裡做了什麼，什麼時候。牌局留著，才能復盤和統計{ $expires ->
        [yes] ；結束{ $games }天以後刪除。
       *[no] 。
    }
    · 私下對我說的、對隊友說的話，是牌局記錄的一部分。{ $kept ->
        [yes] 牌局結束{ $days }天以後、沒有人再爭議時就刪除。
       *[no] 執行我的人一直保留它們。
    }
    · 房間裡平常的聊天不存。
    · 關於你：你選的語言、下面的選擇，有的平臺上還有你最後用的名字。
    誰看得到：房間裡的人看得到玩完的牌局和統計；執行我的人看得到磁碟上的一切，包括正在打的牌。不發給別人。
    你可以：!{ command-privacy } { privacy-data } 拿到我存的關於你的一切；!{ command-privacy } { privacy-forget } 把你從裡面全部拿掉。以前做的備份在執行我的人手裡。
# $mention、$write：yes 或 no。
privacy-chosen = { $mention ->
        [yes] 房間裡的訊息可以提醒你（不想要：!{ command-privacy } { privacy-mentions } { privacy-off }）。
       *[no] 房間裡的訊息不會提醒你（想要：!{ command-privacy } { privacy-mentions } { privacy-on }）。
    }{ $write ->
        [yes] 牌局以外我也可以給你發私信（不想要：!{ command-privacy } { privacy-letters } { privacy-off }）。
       *[no] 我只為你在座的牌局給你發私信（想要：!{ command-privacy } { privacy-letters } { privacy-on }）。
    }
# 寫在命令後面的詞。
privacy-mentions = 提到
privacy-letters = 私信
privacy-on = 開
privacy-off = 關
mydata-here = 這是我存的關於你的一切。
privacy-data = 資料
privacy-forget = 忘記
# 表示想好了的詞。
privacy-yes = 確定
# 不知道命令時會說的話；幾句用逗號隔開。
phrase-data = 我的資料
phrase-forget = 忘記我, 忘掉我
forget-sure = 我會忘記你的 id、名字、語言和選擇，磁碟上哪裡都不留。以前牌局裡你的座位變成無名氏，牌局和別人的成績不變。你從所有排名裡消失，誰也不能恢復。想好了就寫：!{ command-privacy } { privacy-forget } { privacy-yes }
forget-done = 已經忘記你了。你再寫給我，就是初次見面。
