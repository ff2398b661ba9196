### 一桌和一局进行到哪里。

# $ruleset，$players（现有人数），$least、$most（最少、最多人数）。
table-heading = { $ruleset }：现有{ $players }人（{ $least }至{ $most }人可开局）
# $who。
table-host = 房主：{ $who }
# $who: 一串人。
table-cohosts = 副房主：{ $who }
# $who，$alive：yes 或 no，$ready：已准备好为 yes。
table-seat = { $who }{ $alive ->
        [no] {" "}—— 出局
       *[yes] {""}
    }{ $ready ->
        [yes] {" "}—— 已准备
       *[no] {""}
    }
table-queue = 排队等座：{ $who }

recap-living = 在局：{ $who }。
# $who，$count。
recap-out = { $count ->
        [0] 还没有人出局。
       *[other] 出局：{ $who }。
    }
# $claims：一串 recap-claim。
recap-claims = 跳身份：{ $claims }。
# $role：身份。
recap-claim = { $who }跳{ $role }
# $day（数字）。后面每行一个候选人的票。
recap-ballot = 第{ $day }天的票型：

# $riddle：公开的谜面。
recap-riddle = 谜面：{ $riddle }

## 现在在做什么，以及该做什么（.help）

phase-lobby = 还没有开局。
    .help = 入座：!{ command-join }；人不够就加电脑：!{ command-add } 5；开始：!{ command-start }
# $night。
phase-night = 第{ $night }夜。
    .help = 大家闭眼。有本事的人我会私下问；其余的人等天亮。
# $night：第几轮。
phase-notice = 第{ $night }轮：凶手写预告函。
    .help = 凶手私下把谜面交给我，警察验人；大家可以照常说话。
phase-riddle = 第{ $night }轮：死者公布之前。
    .help = 大家议一议谜面。觉得说的是自己，可以私下用免死令：{ command-token }。没有话说了就打：!{ command-pass }
# $day，$who。
phase-last-words = 第{ $day }天：{ $who }留遗言。
    .help = 出局的人说最后一次话，其余的人听。
phase-speech = 第{ $day }天：{ $who }发言。
    .help = 轮流发言，说完打 !{ command-pass }，其余的人听。
phase-discussion = 第{ $day }天：自由发言。
    .help = 随便说。没有话说了就打：!{ command-pass }
phase-defence = 第{ $day }天：申辩。
    .help = 要申辩打 !{ command-floor }，不要就打 !{ command-pass }
# $day，$candidates。
phase-ballot = 第{ $day }天：投票。可投：{ $candidates }。
    .help = 投你认为是匪的人，票最多的出局。
# $day，$part：first、day 或 evening。
phase-window = { $part ->
        [first] 第零夜。
        [evening] 第{ $day }天晚上。
       *[day] 第{ $day }天。
    }
    .help = 随便发言。投票和各人的本事私下告诉我，截止之前可以改，以最后一次为准。
# $day。
phase-accusations = 第{ $day }天：自由发言，可以指控。
    .help = 有把握就打 !{ command-accuse } 加号码，指错了自己出局。没有话说了打 !{ command-pass }
# $day。
phase-parting = 第{ $day }天：为死者静默片刻。
    .help = 每次有人死后都静默一样长的时间，请等一等。
phase-ordering = 头一夜之前：各人决定哪张牌在前。
    .help = 我已经私下问了每个人；不回答的，照发牌的顺序。
phase-disguise = 头一夜之前：可以自定外形的人正在决定。
    .help = 法官问你外形时，私下回复法官；其他人请稍候。
phase-paused = 计时暂停中。
explain-wait = 现在没有要你回答的事。

## 发言数

posts-heading = 今天的有效发言（至少三次）：
# $who，$count。
posts-row = { $who }：{ $count }

## 给运行程序的人

# $tables: 多少桌。
operate-announced = 已在{ $tables }桌上说了。
# $games: 还有多少局。
operate-draining = { $games ->
        [0] 从现在起不再开新的，也没有进行中的局：可以停程序了。
       *[other] 从现在起不再开新的。还有{ $games }局在进行。
    }
operate-open = 又可以开桌、开局了。
# $tables: 多少桌。
operate-tables = { $tables ->
        [0] 没有牌桌。
       *[other] 有{ $tables }桌：
    }
# $table: 编号，$platform，$plays: yes 或 no，$idle: 一段时间。
operate-row = #{ $table } { $platform } — { $plays ->
        [no] 等待中
       *[yes] 局中
    }；已有{ $idle }没有动静
# $table: 编号。
operate-closed = #{ $table }桌已致歉收掉，记录还在。
operate-no-table = 没有这个编号的牌桌。
operate-usage = 我懂的是：announce 内容、drain、drain off、tables、close 编号。

## 真人法官的案头：所有等待处理的事，一条消息里随时更新。

panel = 法官案头
panel-nothing-waits = 眼下没有要你定夺的事。
panel-questions = 本局玩家的提问：
panel-nobody-asks = 还没有人向你提问。
