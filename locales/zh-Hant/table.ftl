### 一桌和一局進行到哪裡。

# $ruleset，$players（現有人數），$least、$most（最少、最多人數）。
table-heading = { $ruleset }：現有{ $players }人（{ $least }至{ $most }人可開局）
# $who。
table-host = 房主：{ $who }
# $who: 一串人。
table-cohosts = 副房主：{ $who }
# $who，$alive：yes 或 no，$ready：已準備好為 yes。
table-seat = { $who }{ $alive ->
        [no] {" "}—— 出局
       *[yes] {""}
    }{ $ready ->
        [yes] {" "}—— 已準備
       *[no] {""}
    }
table-queue = 排隊等座：{ $who }

recap-living = 在局：{ $who }。
# $who，$count。
recap-out = { $count ->
        [0] 還沒有人出局。
       *[other] 出局：{ $who }。
    }
# $claims：一串 recap-claim。
recap-claims = 跳身分：{ $claims }。
# $role：身分。
recap-claim = { $who }跳{ $role }
# $day（數字）。後面每行一個候選人的票。
recap-ballot = 第{ $day }天的票型：

# $riddle：公開的謎面。
recap-riddle = 謎面：{ $riddle }

## 現在在做什麼，以及該做什麼（.help）

phase-lobby = 還沒有開局。
    .help = 入座：!{ command-join }；人不夠就加電腦：!{ command-add } 5；開始：!{ command-start }
# $night。
phase-night = 第{ $night }夜。
    .help = 大家閉眼。有本事的人我會私下問；其餘的人等天亮。
# $night：第幾輪。
phase-notice = 第{ $night }輪：兇手寫預告函。
    .help = 兇手私下把謎面交給我，警察驗人；大家可以照常說話。
phase-riddle = 第{ $night }輪：死者公布之前。
    .help = 大家討論謎面。覺得說的是自己，可以私下用免死令：{ command-token }。沒有話說了就打：!{ command-pass }
# $day，$who。
phase-last-words = 第{ $day }天：{ $who }留遺言。
    .help = 出局的人說最後一次話，其餘的人聽。
phase-speech = 第{ $day }天：{ $who }發言。
    .help = 輪流發言，說完打 !{ command-pass }，其餘的人聽。
phase-discussion = 第{ $day }天：自由發言。
    .help = 想說就說。沒有話要說了就打：!{ command-pass }
phase-defence = 第{ $day }天：申辯。
    .help = 要申辯打 !{ command-floor }，不要就打 !{ command-pass }
# $day，$candidates。
phase-ballot = 第{ $day }天：投票。可投：{ $candidates }。
    .help = 投給你認為是匪的人，票最多的出局。
# $day，$part：first、day 或 evening。
phase-window = { $part ->
        [first] 第零夜。
        [evening] 第{ $day }天晚上。
       *[day] 第{ $day }天。
    }
    .help = 隨時可以發言。投票和各人的本事私下告訴我，截止之前可以改，以最後一次為準。
# $day。
phase-accusations = 第{ $day }天：自由發言，可以指控。
    .help = 有把握就打 !{ command-accuse } 加號碼，指錯了自己出局。沒有話說了打 !{ command-pass }
# $day。
phase-parting = 第{ $day }天：為死者靜默片刻。
    .help = 每次有人死後都靜默一樣長的時間，請等一等。
phase-ordering = 第一夜之前：各人決定哪張牌在前。
    .help = 我已經私下問了每個人；不回答的，照發牌的順序。
phase-disguise = 第一夜之前：可以自訂外形的人正在決定。
    .help = 法官問你外形時，請私下回覆法官；其他人請稍候。
phase-paused = 計時暫停中。
explain-wait = 現在沒有事要你回答。

## 發言數

posts-heading = 今天的有效發言（至少三次）：
# $who，$count。
posts-row = { $who }：{ $count }

## 給營運程式的人

# $tables: 多少桌。
operate-announced = 已在{ $tables }桌上說了。
# $games: 還有多少局。
operate-draining = { $games ->
        [0] 從現在起不再開新的，也沒有進行中的局：可以停程式了。
       *[other] 從現在起不再開新的。還有{ $games }局在進行。
    }
operate-open = 又可以開桌、開局了。
# $tables: 多少桌。
operate-tables = { $tables ->
        [0] 沒有牌桌。
       *[other] 有{ $tables }桌：
    }
# $table: 編號，$platform，$plays: yes 或 no，$idle: 一段時間。
operate-row = #{ $table } { $platform } — { $plays ->
        [no] 等待中
       *[yes] 局中
    }；已有{ $idle }沒有動靜
# $table: 編號。
operate-closed = #{ $table }桌已致歉收掉，紀錄還在。
operate-no-table = 沒有這個編號的牌桌。
operate-usage = 我懂的是：announce 內容、drain、drain off、tables、close 編號。

## 真人法官的案頭：所有等待處理的事，一則訊息裡隨時更新。

panel = 法官案頭
panel-nothing-waits = 眼下沒有要你定奪的事。
panel-questions = 本局玩家的提問：
panel-nobody-asks = 還沒有人向你提問。
