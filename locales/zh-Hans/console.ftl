### 只在终端里出现的文字。

console-welcome = 夜幕降临：一桌 { $ruleset }，{ $players }人。你是{ $who }，其余都是电脑玩家。
console-keys = 直接打字就是发言，也可以打命令；回号码就是回答提问。“{ command-help }”列出命令，“{ command-next }”跳过等待，“{ console-quit }”离开，桌子会留着。
console-quit = 退出
console-bye = 下次见。桌子给你留着，再启动就能接着玩。
console-resumed = 你的桌子还在，接着玩。
# 没有报名字的玩家。
console-name = 玩家
console-left = 还剩{ $left }
console-again = 再来一局？“{ command-start }”重新发牌，“{ console-quit }”离开。

# $seats：如下的各座位。
console-seats = 座位：{ $seats }
# $seat（数字），$name，$alive：出局为 no，$you：读者自己的座位为 yes。
console-seat = { $seat }号 { $name }{ $you ->
        [yes] （你）
       *[no] {""}
    }{ $alive ->
        [no] （出局）
       *[yes] {""}
    }
# $ruleset，$first 至 $last 人。
console-size = { $ruleset } 适合{ $first }至{ $last }人。
# $id：所要的，$ids：现有的各种。
console-no-ruleset = 没有“{ $id }”这种玩法。现有：{ $ids }。
# $tag：所要的，$tags：现有的各种。
console-no-language = 我不会说“{ $tag }”。我会说：{ $tags }。
console-no-home = 不知道把桌子存在哪里，请指定目录：--data DIR
# $file，$ruleset：代号，$first 至 $last 人。
console-check-good = { $file }：规则 { $ruleset } 可以玩，{ $first }至{ $last }人。
# $fault：文件、键和原因（英文）。
console-check-bad = 这个规则不能玩。{ $fault }
# $file；$why：下面的一句或几句，每句一行。
console-check-stuck = { $file }：每一项都写对了，但打起来会卡住。
    { $why }
# $option：一段时间；$days：天数。
console-stuck-endless = { $option }会拖到{ $days }天，因为一天里几乎没有算时间的钟点。请缩短安静时段（clock.quiet_from、clock.quiet_to）或发言时间（clock.turn）。
# $phase：第一个走不到结局的阶段。
console-stuck-no-end = { $phase ->
        [night] 天黑一夜接一夜，没有尽头：夜里死不了人，平安夜之后又没有白天。请让夜里能杀人，或把 quiet_dawn 设为“day”。
        [accusations] 不许指认，夜里又死不了人，永远打不完。请把 accusations 至少设为1。
       *[other] 再也没有人会出局，永远打不完。请让夜里能杀人，或让大家投票。
    }
# $winner：good、killers 或 nobody；$role：杀不死的身份。
console-stuck-never-falls = { $winner ->
        [good] 好人永远赢不了
        [killers] 杀手永远赢不了
       *[other] 永远出不了平局
    }：要等{ $role }死，可是没有办法让这张牌死。请在 ends 里换一组，或让人能杀这张牌。
# $players：人数。
console-stuck-over-at-once = { $players }人的桌子还没开始就结束了：杀手不比其余的人少，而这就算结束（parity）。请少发杀手，或把 parity 设为 false。
# $role；$ask：技能。
console-stuck-never-wakes = { $role }：“{ $ask }”永远用不上，因为要等一个在那之前死不了的人先死（after）。

# $old、$new：桌子在存档里和本数据目录里的编号。
console-imported = 存档的第{ $old }桌，现为第{ $new }桌。
# $tables（几张桌子）、$whole：yes 或 no。
console-rescued = { $tables ->
        [0] 一张桌子也没能读出来。
       *[other] 读出了{ $tables }张桌子。
    }{ $whole ->
        [yes] 什么都没少。
       *[no] 读不出来的见上。请用 import 另建一个数据目录，损坏的那个先留着。
    }
# $at（数字）：从第几个字节起。
console-lost-bytes = 文件 db 在第{ $at }字节处损坏，某张桌子最后的内容可能就在那里。
# $left、$of：数字。
console-lost-commits = 末尾缺失：{ $of }步里还剩{ $left }步。
# $table：数字。
console-lost-table = 第{ $table }桌：什么都读不出来。
# $table、$event：数字。
console-lost-end = 第{ $table }桌：到第{ $event }个事件之前中断。留作查看，不能接着玩。
console-verify-none = 这个存档里没有一局游戏。
# $table、$number：数字。$game：一串字符。$fair、$finished：yes 或 no。$faults：一串 proof-…。
console-verified = 第{ $table }桌第{ $number }局（{ $game }）：{ $fair ->
        [yes] 牌确实出自封印和玩家各自的举动，没有做手脚。{ $finished ->
            [yes] {""}
           *[no] 这局还没打完。
        }
       *[no] 对不上：{ $faults }。
    }
proof-commitment = 种子不是开桌时封存的那一个
proof-nonce = 玩家的那一份和大家的举动对不上
proof-rules = 规则和公布的指纹对不上
proof-roster = 公布的座次和发牌的座次对不上
proof-deal = 牌不是由种子发出来的
proof-fixed = 牌是为测试手工摆的
proof-forgotten = 这一局有人后来被忘记，玩家那一部分没法重新算了
proof-seed = 终局公布的种子是另一个

### `locale`，供译者使用。

# $file：文件，$key：哪一条。
console-locale-missing = { $file }：缺少 { $key }
# $argument：这一条能用、却没有用的参数。
console-locale-argument = { $file }：{ $key } 没有用 ${ $argument }
# $word：$argument 的一个值，英文对它另有说法。
console-locale-case = { $file }：{ $key } 没有 ${ $argument } 的 [{ $word }]
# $tag：语言，$lacking：以上共几处，$count：一共多少条。
console-locale-checked = { $tag }：{ $lacking ->
        [0] 齐全，共{ $count }条。
       *[other] { $count }条里有{ $lacking }处欠缺。
    }

### `simulate` 与 `balance`。

# $set：所写的。
console-set-form = “{ $set }”不是规则设置，请写成 选项=值。
# 玩家怎么玩。
console-strategy-random = 随机玩家
console-strategy-plain = 简单玩家
# $ruleset，$deal：各角色人数，$games，$strategy：如上，$seed。
console-lab-head = { $ruleset }，{ $deal }：{ $strategy }玩{ $games }局，种子 { $seed }。
# $side。$share、$low、$high 为百分数：二十次里有十九次，真实比例落在区间内。
console-lab-side = { $side }胜：{ $share }%（{ $low }至{ $high }%）
console-lab-draws = 平局：{ $share }%（{ $low }至{ $high }%）
# $mean；一半的局不超过 $half 天，95% 不超过 $most 天。
console-lab-days = 天数：平均{ $mean }天，一半的局不超过{ $half }天，95%的局不超过{ $most }天。
# $list：下一条的列表。
console-lab-survivors = 活到最后：{ $list }。
console-lab-survivor = { $role } { $share }%
# $seconds，$speed：每秒局数，$cores。
console-lab-speed = 用时{ $seconds }秒，{ $cores }核，每秒{ $speed }局。

# $ruleset，$games，$strategy：如上。
console-balance-title = { $ruleset }：{ $strategy }，每种人数{ $games }局
# 各栏的标题，也是图的坐标。
console-balance-players = 人数
console-balance-killers = 匪胜 %
console-balance-interval = 95% 区间
console-balance-good = 好人胜 %
console-balance-draws = 平局 %
console-balance-days = 天数
console-balance-deal = 配置
# $file。
console-balance-svg = 图在 { $file }。

# $file：文件放在哪里；$why：技术原因。
console-saved = 已保存：{ $file }
console-not-saved = 文件没能保存：{ $why }
