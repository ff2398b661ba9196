### 打完的牌局：列表、复盘、统计。谁问就私下告诉谁。

## 牌局列表。一局的编号是桌号加第几局，例如 17-2。

history-none = 这里还没有打完过一局。
# $count（数字）。
history-heading = 这里打完的牌局：{ $count }局。最近的：
history-own = 你打完的牌局：{ $count }局。最近的：
# $game：编号，$date，$ruleset：版本名，$players（人数），$result：下面三句之一。
history-row = { $game } · { $date } · { $ruleset } · { $players }人 · { $result }
# $side：哪一方赢。
result-won = { $side }赢
result-draw = 平局
result-stopped = 没有打完
# $game：最后一局的编号。
history-hint = 重看一局：!{ command-replay } { $game }

## 复盘。一局分成几步：发牌、每一夜、每一天、每次投票、结束。

# $game，$step、$steps（数字），$stage：这一步是什么，$watch：用谁的眼睛看。
replay-heading = { $game }局，第{ $step }步，共{ $steps }步：{ $stage }（{ $watch }）
stage-deal = 发牌
# $night（数字）。
stage-night = 第{ $night }夜
# $day（数字）。
stage-day = 第{ $day }天
# $day，$number：当天第几次投票。
stage-vote = 第{ $day }天第{ $number }次投票
stage-end = 结束
watch-room = 大家看到的
# $who：一个座位。
watch-seat = { $who }看到的
watch-judge = 法官看到的
# 不是所有人都收到的话。$who：一个或几个座位，$text：内容。
replay-private = 给{ $who }：{ $text }
# 代替 $who：没有上场的人。
replay-other = 场外的人
# 代替已经不再保存的私下的话。
replay-dropped = （这句话已经不再保存）
# $typed：命令后面要写的内容。
replay-next = 下一步：!{ command-replay } { $typed }
replay-last = 这是最后一步。从头看：!{ command-replay } { $typed }

## 统计。$games（局数）、$won（赢几局）、$percent（百分之几）、$points（积分）都是数字。

stats-none = 没有查到这个人在这里打完的牌局。
# $who。
stats-heading = { $who }：{ $games }局，赢{ $won }局（{ $percent }%），积分{ $points }。
# $name：阵营、身份或版本。
stats-row = { $name }：{ $games }局赢{ $won }局（{ $percent }%），积分{ $points }
stats-feats = 值得记一笔：
# $feat，$about：为什么，$times（次数）。
stats-feat = { $feat }{ $times ->
        [1] {""}
       *[other] （{ $times }次）
    }——{ $about }

ranking-heading = 这里谁赢得多（局数越少，越不作数）：
# $rank，$who，$you：读的人自己为 yes。
ranking-row = { $rank }. { $who }{ $you ->
        [yes] （你）
       *[no] {""}
    }：{ $games }局赢{ $won }局（{ $percent }%）
# $count：几个人，$least：要打满几局。
ranking-few = { $count ->
        [0] 打满{ $least }局就上榜。
       *[other] 还有{ $count }人不满{ $least }局，暂不排名。
    }
# 各版本的胜负。$ruleset，$good、$killers、$drawn：$games 局里各几局。
ranking-sides = { $ruleset }：{ $games }局——好人赢{ $good }，杀手赢{ $killers }，平{ $drawn }

# $season：season-row。
season-points = 赛季{ $season }的积分：
season-all = 全部牌局的积分（还没有开始赛季）：
season-empty = 还没有打完过一局。
points-row = { $rank }. { $who }{ $you ->
        [yes] （你）
       *[no] {""}
    }：{ $games }局{ $points }分，赢{ $won }局
# $number，$name，$date：从哪天开始。
season-row = { $number }“{ $name }”（{ $date }起）
# 开始新赛季的词，写在命令后面；几个词用逗号隔开。
season-new = 新
season-heading = 赛季（最后一个正在进行）：
season-none = 这里还没有开始赛季，积分按全部牌局算。房主或管理员可以开始一个：!{ command-season } { season-new } 加名字
season-begun = 赛季{ $season }开始，从现在起重新计分。

## 值得记一笔的事。.about：为什么。

feat-first-game = 初来乍到
    .about = 打完了第一局
feat-ten-games = 常客
    .about = 打了十局
feat-hundred-games = 老江湖
    .about = 打了一百局
feat-both-sides = 黑白通吃
    .about = 好人赢过，匪也赢过
feat-bold-claim = 悍跳
    .about = 匪跳警，而且赢了
feat-true-claim = 明跳
    .about = 真警跳警，而且赢了
feat-gold-water = 金水
    .about = 被警察验明，而且赢了
feat-last-speaker = 沉底
    .about = 第一天最后发言，而且赢了
feat-massacre = 屠城
    .about = 作为匪赢下一局，水一个不剩
feat-known-killer = 明匪不倒
    .about = 被警察查出来，还是赢了
feat-self-kill = 舍身
    .about = 被自己的匪队杀掉，而且赢了
feat-knife-first = 匪刀在先
    .about = 作为警察死在第一夜

## 图和网页。这里的话也写进文件，不只在聊天里。

# $row：history-row。
picture-title = { $row }
picture-here = { $row }
picture-svg = { $row }。这里没有能写全这些字的字体，所以发矢量图，用浏览器打开。运行我的人装上字体（例如 Noto Sans CJK）就有图片了。
export-here = { $row }。网页用任何浏览器都能打开，不需要我，也不需要联网。
# 窄列的标题。$night、$day（数字）。
picture-night = 夜{ $night }
picture-day = 日{ $day }
picture-name = 玩家
picture-hand = 身份
picture-end = 胜负、积分
# 图例，每句前面有记号。
picture-died = 夜里死
picture-voted-out = 白天出局
picture-won = 赢
# $cards：投给牌的规则为 yes。
picture-votes = 数字：{ $cards ->
        [yes] 投给几号牌，牌号写在身份前
       *[no] 投给几号
    }，×2是两票。–：没有投。日1·2：第一天的第二轮投票。括号里的不算数。细线：几张牌里失去一张。
# 大家的牌编号的时候，一张牌。$card（数字），$role。
picture-card = { $card }号{ $role }
# 谁坐在那里。$name，$computer：电脑玩家为 yes。
picture-sitter = { $name }{ $computer ->
        [yes] （电脑）
       *[no] {""}
    }
# 扮演角色的牌局。$character，$who：是谁。
picture-masked = { $character }：{ $who }
page-controls = 复盘
page-watch = 视角
page-room = 大家
page-judge = 法官
page-back = 上一步
page-next = 下一步
page-step = 第几步
page-all = 全部展开
page-nothing = 用这个视角，这一步什么也看不到。
# $count（数字），$seats：几个座位号。
page-living = { $count ->
        [0] 没有人在局了。
       *[other] 这一步结束时在局：{ $seats }
    }
page-seats = 座位
page-seat = 座位
page-side = 阵营
page-won = 赢
page-points = 积分
# $yes：yes 或 no。
page-yes-no = { $yes ->
        [yes] 是
       *[no] 否
    }
# 座位表下面，有内容没显示的时候。
page-veiled = 到这一步还没有公布：别人的身份、阵营、胜负。看最后一步、“全部展开”或法官视角就有，全局一览也在那时出现。
page-picture = 全局一览

## 隐私

# $kept：yes 表示私下的话过 $days（天数）就删除；$expires：yes 表示牌局过 $games（天数）就删除。
privacy-text = 我存这些：
    · 每一桌：谁坐在那里（你在这个平台的 id 和当时的名字），牌局里做了什么，什么时候。牌局留着，才能复盘和统计{ $expires ->
        [yes] ；结束{ $games }天以后删除。
       *[no] 。
    }
    · 私下对我说的、对队友说的话，是牌局记录的一部分。{ $kept ->
        [yes] 牌局结束{ $days }天以后、没有人再争议时就删除。
       *[no] 运行我的人一直保留它们。
    }
    · 房间里平常的聊天不存。
    · 关于你：你选的语言、下面的选择，有的平台上还有你最后用的名字。
    谁看得到：房间里的人看得到打完的牌局和统计；运行我的人看得到磁盘上的一切，包括正在打的牌。不发给别人。
    你可以：!{ command-privacy } { privacy-data } 拿到我存的关于你的一切；!{ command-privacy } { privacy-forget } 把你从里面全部拿掉。以前做的备份在运行我的人手里。
# $mention、$write：yes 或 no。
privacy-chosen = { $mention ->
        [yes] 房间里的消息可以提醒你（不想要：!{ command-privacy } { privacy-mentions } { privacy-off }）。
       *[no] 房间里的消息不会提醒你（想要：!{ command-privacy } { privacy-mentions } { privacy-on }）。
    }{ $write ->
        [yes] 牌局以外我也可以给你发私信（不想要：!{ command-privacy } { privacy-letters } { privacy-off }）。
       *[no] 我只为你在座的牌局给你发私信（想要：!{ command-privacy } { privacy-letters } { privacy-on }）。
    }
# 写在命令后面的词。
privacy-mentions = 提到
privacy-letters = 私信
privacy-on = 开
privacy-off = 关
mydata-here = 这是我存的关于你的一切。
privacy-data = 数据
privacy-forget = 忘记
# 表示想好了的词。
privacy-yes = 确定
# 不知道命令时会说的话；几句用逗号隔开。
phrase-data = 我的数据, 我的资料
phrase-forget = 忘记我, 忘掉我
forget-sure = 我会忘记你的 id、名字、语言和选择，磁盘上哪里都不留。以前牌局里你的座位变成无名氏，牌局和别人的成绩不变。你从所有排名里消失，谁也不能恢复。想好了就写：!{ command-privacy } { privacy-forget } { privacy-yes }
forget-done = 已经忘记你了。你再写给我，就是初次见面。
