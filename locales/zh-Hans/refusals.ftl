### 做不到时法官说的话：告诉对方接下来怎么办。只对发话的人说。
### 知道某个参数时，用同名的属性代替值。

## 按代码

code-bad_request = 这句我没看懂。
# $typed：所打的字，$suggestion：一个命令。
code-unknown_command = 没有这个命令。全部命令：!{ command-help }
    .suggestion = 没有“{ $typed }”这个命令，你是不是想打 { $suggestion }？
# $ruleset：所打的字。
code-unknown_ruleset = 没有这种玩法。看看有哪些：!{ command-rulesets }
    .ruleset = 没有“{ $ruleset }”这种玩法。看看有哪些：!{ command-rulesets }
# $option：所打的字。
code-unknown_option = 没有这个选项。全部选项：!{ command-help } { command-set }
    .option = 没有“{ $option }”这个选项。全部选项：!{ command-help } { command-set }
# $usage：命令的写法；$name：选项名；$value：所打的字；$why：技术性的原因；
# $locale：所打的字；$locales：有哪些语言；$max：最大的数。
code-bad_value = 这个值不合适。
    .command = 请这样写：{ $usage }
    .option = { $name } 不能是“{ $value }”。
    .locale = 我不会说“{ $locale }”，我会说：{ $locales }
    .max = 太多了，最多 { $max }。
    .value = “{ $value }”在这里不合适。
# $tables：像“#3:”这样写在开头、说明是哪一桌的记号。
code-no_table = 这里还没有桌子。开一桌：!{ command-new }
    .tables = 你同时坐在几张桌上，请在开头写明是哪一桌：{ $tables }
code-table_exists = 这里已经开桌了。入座：!{ command-join }
code-not_host = 只有房主能这样做。
code-already_joined = 你已经在座了。
code-not_joined = 你不在这一桌。下一局之前先入座：!{ command-join }
# $max：还有几个空位，或最多几人。
code-table_full = 没有空位了。
    .max = 没有那么多座位，最多 { $max }。
# $min：最少几人。
code-too_few_players = 人还不够。再叫几个人，或者加电脑：!{ command-add } 3
    .min = 至少要{ $min }人。再叫几个人，或者加电脑：!{ command-add } 3
code-in_game = 正在玩，请等这一局结束。
code-no_game = 还没有开局。开始：!{ command-start }
code-wrong_phase = 现在不行。看看进行到哪了：!{ command-explain }
code-not_your_turn = 还没轮到你，等我叫你。
code-not_alive = 你已经出局了，安静看戏吧。
# $player：所打的字。
code-no_such_player = 我不知道你说的是谁，请报座位号：!{ command-table }
    .player = 我不知道“{ $player }”是谁，请报座位号：!{ command-table }
code-ambiguous_player = 这可能是好几个人，请报座位号。
    .player = “{ $player }”可能是好几个人，请报座位号。
code-bad_target = 不能选这个人，请换一个。
code-not_yours = 你现在没有这个本事。
code-used_up = 你已经用过了。
code-final = 已经定了，不能再改。
code-must_vote = 这里人人都要投，请选一个。
code-too_short = 什么也没写，再多写一点。
# $max（字数）。
code-too_long = 太长了。
    .max = 太长了，最多 { $max } 字。
code-forbidden = 现在规则不允许。
code-bad_deal = 这副牌不适合这一桌。
code-no_deadline = 没有什么在等时间。

## 按原因

# $max：最多能有几桌。
reason-tables-here = 这个服务器里已经开了{ $max }桌，不能再多了。请先用“!{ command-stop }”收掉一桌，或者等一桌打完。
reason-tables-all = 我已经同时开着{ $max }桌，开不下了。请等有桌子打完再来。
reason-first-victim-again = 不能连着几局头一夜都刀同一个人，请换一个。
reason-say-it-privately = 嘘！这话只能私下对我说。
reason-vote-privately = 这次是暗投，请私下告诉我。在这里说的不算数。
reason-say-it-in-the-room = 这话请当着大家的面说。
# $day：从哪一天起可以。
reason-not-on-this-day = 今天还不可以。
    .day = 第{ $day }天起才可以。
reason-not-the-last = 本方还有别的有身份的人在局，只有最后一人才能投降。
reason-yourself = 不能选自己，请换一个。
reason-target-out = 这人已经出局了，请换一个。
reason-team-mate = 这是自己人，请换一个。
reason-not-candidate = 这一轮不能投这个人，请从我报的人里选。
reason-old-prompt = 那是先前的事了，现在不算数。
reason-etiquette = 牌桌规矩：活民不认杀，死民不认警。
reason-not-called = 我正在点别人的名，点到你要投的人再说。
reason-seen-another-hand = 看过本局一个座位的牌，就不能再坐别的座位。
# $count：几人。
reason-not-ready = 还有人没准备好：!{ command-ready }
    .count = 还有{ $count }人没准备好：!{ command-ready }
reason-paused = 计时暂停了，等房主继续。
reason-had-the-floor = 你今天已经申辩过了。
# $typed：所打的字；$role_name：别的玩法里的身份。
reason-no-such-role = 本局没有这个身份。
    .typed = 没有“{ $typed }”这个身份。
    .role = 本局没有{ $role_name }。
# $max：几个。
reason-how-many = 选的人数不对。
    .max = 最多选 { $max } 个。
reason-no-team-talk = 现在队友之间不能说话，这句我不转达。
# $max（字数）。
reason-text-limit = 太长了，请写短一点。
    .max = 太长了，最多 { $max } 字。
reason-computer = 电脑玩家做不了这个。
reason-last-spares = 本队只剩你一个，不能刀这个人，请换一个。
reason-silenced = 你今天被禁言了，不能发言，票照样算。
reason-unclaimable = 按规则，这个身份真假都不许跳。
# $typed：打的内容；$suggestion：可能想写的时区。
reason-unknown-timezone = 没有这个时区。请写成 Asia/Shanghai 或 Europe/Berlin 这样。
    .suggestion = 没有“{ $typed }”这个时区。是不是 { $suggestion }？
    .typed = 没有“{ $typed }”这个时区。请写成 Asia/Shanghai 或 Europe/Berlin 这样。
reason-like-the-judge = 角色的名字不能像法官，请换一个。
    .typed = “{ $typed }”会被当成法官，请给这个角色换个名字。
# $count：角色数，$players：人数。
reason-few-characters = 角色比玩家少。
    .players = { $players }个人玩，只有{ $count }个角色。请用 !{ command-set } characters 多列几个，或者用我自带的：!{ command-set } characters none
reason-no-friends = 本局规则没有亲友团。
reason-friend-plays = 在局的人不能当别人的亲友团；亲友团只能是不上桌的人。
# $seat（数字）。
reason-friend-asks-first = 要对方先提出，然后你再同意。
    .seat = 要对方先提出：!{ command-friend } { $seat }，然后你再同意。
# $ways：命令。
reason-which-one = 我同时问了你几件事，请先说是哪一件。
    .asks = 我同时问了你几件事，请先说是哪一件：{ $ways }
reason-judge-plays = 本桌由房主当法官，房主不能下场。请先离座（!{ command-leave }），或者改由我一人当法官：!{ command-set } judge bot
reason-unreadable = 这段文字里有认不出来的字，请用普通文字重写一遍。
reason-no-riddle = 没有谜面。请这样写：{ command-notice } 5 | 谜面 | 谜面和目标的联系
reason-no-link = 没有写联系。请这样写：{ command-notice } 5 | 谜面 | 谜面和目标的联系
# $max：最长多少，$width：现有多少；汉字算两个，字母算一个。
reason-riddle-too-long = 谜面太长了，请写短一点。
    .width = 谜面有 { $width } 个字节，最长 { $max } 个（汉字算两个）。
reason-no-notice = 现在没有谜面，免死令没处用。
# $min：最少多少字，$count：现有多少字；空白不算。
reason-story-too-short = 剧情太短了，请再多写一点。
    .min = 剧情现有 { $count } 字，至少要 { $min } 字。要是还有下文，这一段请用 … 结尾。
reason-one-swap = 你的轮次已经过了，或者已经对调过一次。
reason-no-swap-with = 对方的轮次已经过了，或者已经对调过一次，请换一个。
reason-not-the-host = 副房主不能这样对待房主，管理员可以。
reason-banned = 这个社区的牌桌不欢迎你。原因请问管理员。
reason-newcomer-banned = 这个社区的牌桌不欢迎那个人。
reason-not-on-the-list = 在这里只有名单上的人能开桌：!{ command-house }
reason-moderators-only = 只有这里的管理员能这样做。
reason-no-community = 请在相关的房间里说，或在那里用命令。
reason-draining = 我快要停一会儿：正在进行的局会打完，但不再开新的。请过一会儿再来。
reason-too-many-tables = 同时开的桌子太多了。请先关掉一张没人玩的：!{ command-stop }
reason-too-much = 一下子说得太多了，请等我答完再说。
reason-no-room = 我记录用的磁盘满了。什么都没丢：等维护的人腾出地方，再说一遍就行。
reason-stopped = 这一桌出了故障，停下了。请另开一桌。
reason-no-such-game = 没有这样一局打完的、你可以看的牌局。有哪些：!{ command-history }
reason-not-forgotten = 现在做不到，什么也没有改。请运行我的人看一下日志。
# $tables：桌号，如 #3。
reason-leave-first = 你还在一桌上（坐着、排队或当房主）。打完以后先离开：!{ command-leave }
    .tables = 你还在 { $tables }（坐着、排队或当房主）。打完以后先离开：!{ command-leave }
