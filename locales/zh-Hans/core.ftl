### 基本用语：玩家、列举、时间、身份、阵营、队伍、技能。
### 所有文字中不得出现 < > & * ` 和反斜杠：有的平台会把它们当成标记。

# 本语言自己的名称。.aliases：换语言时也可以打的名称，用逗号分开。
language = 简体中文
    .aliases = 中文, 简体, 简中, 簡體中文, 簡體, 簡中, Chinese

## 玩家。法官用座位号加名字称呼玩家。

# $seat（数字），$name（已处理过的名字），$computer：电脑玩家为 yes。
seat-person = { $seat }号 { $name }{ $computer ->
        [yes] （电脑）
       *[no] {""}
    }
# 不知道是谁的座位。$seat（数字）。
seat-bare = { $seat }号
# 所有的牌围成一圈时的一张牌。$card（数字），$who：谁的牌。
card-number = { $card }号牌（{ $who }）
# 自己的第几张牌。$card：1 或 2。
hand-card = 第{ $card }张
# 电脑玩家的名字。$number：从 1 起，同桌各不相同。
computer-name = { $number ->
        [1] 小艾
        [2] 老白
        [3] 阿岑
        [4] 大董
        [5] 小鹅
        [6] 阿福
        [7] 老郭
        [8] 小何
        [9] 阿吉
        [10] 大康
        [11] 小兰
        [12] 老马
        [13] 阿楠
        [14] 小欧
        [15] 大潘
        [16] 阿琪
        [17] 小冉
        [18] 老宋
        [19] 阿棠
        [20] 小吴
        [21] 大夏
        [22] 阿颜
        [23] 小周
        [24] 老庄
       *[other] 电脑{ $number }
    }
# 名字里没有能显示的字。
nameless = 某人
# 名单为空时。
nobody = 无

## 列举

# $start：前面的各项，$next：下一项。
list-more = { $start }、{ $next }
# $start：前面的各项，$last：最后一项。
list-end = { $start }、{ $last }
# 几组人中任意一组。$start：前面的各组，$next：再一组。
list-or = { $start }，或者{ $next }

## 左右手，如“左边”。.aliases：也可以这样打。

hand-left = 左
    .aliases = 左边, 左手, 顺时针
hand-right = 右
    .aliases = 右边, 右手, 逆时针

## 时间

# $text：整句话，$left：剩余时间，如“60秒”；有的平台显示为“1分钟后”。
# $clock：按钟点截止为 yes，这时 $time 是截止的钟点，如“20:00”。
limited = { $clock ->
        [yes] { $text }（{ $time } 截止，{ $left }）
       *[no] { $text }（{ $left }）
    }
# $count（数字）。
span-seconds = { $count }秒
# $count（数字）。
span-minutes = { $count }分钟
# $count（数字）。
span-hours = { $count }小时
# $count（数字）。
span-days = { $count }天
# $large、$small：如“2分钟”、“30秒”。
span-two = { $large }{ $small }

# 数字后面可以写的时间单位，用逗号分开。
unit-seconds = 秒, 秒钟
unit-minutes = 分, 分钟
unit-hours = 时, 小时, 钟头
unit-days = 天, 日

## 身份。值是名称；.one 用于“某某是……”，.many 用于指一类人，.count 表示数量（$count）；
## .aliases 是玩家可以打的别名，用逗号分开。

role-killer = 杀手
    .one = 杀手
    .many = 杀手
    .count = { $count } 杀手
    .aliases = 匪, 杀, 匪徒
role-police = 警察
    .one = 警察
    .many = 警察
    .count = { $count } 警察
    .aliases = 警
role-civilian = 平民
    .one = 平民
    .many = 平民
    .count = { $count } 平民
    .aliases = 水, 民, 水民, 良民
role-doctor = 医生
    .one = 医生
    .many = 医生
    .count = { $count } 医生
    .aliases = 医
role-secret_police = 特警
    .one = 特警
    .many = 特警
    .count = { $count } 特警
    .aliases = 秘密警察, 秘警
role-sniper = 狙击手
    .one = 狙击手
    .many = 狙击手
    .count = { $count } 狙击手
    .aliases = 狙
role-butterfly = 花蝴蝶
    .one = 花蝴蝶
    .many = 花蝴蝶
    .count = { $count } 花蝴蝶
    .aliases = 蝴蝶, 蝶
role-forest_elder = 森林老人
    .one = 森林老人
    .many = 森林老人
    .count = { $count } 森林老人
    .aliases = 老人
role-undercover = 卧底
    .one = 卧底
    .many = 卧底
    .count = { $count } 卧底
    .aliases = 内鬼
role-police_chief = 警方老大
    .one = 警方老大
    .many = 警方老大
    .count = { $count } 警方老大
    .aliases = 警老大
role-killer_boss = 杀手头子
    .one = 杀手头子
    .many = 杀手头子
    .count = { $count } 杀手头子
    .aliases = 匪老大
role-cop_mole = 暗警
    .one = 暗警
    .many = 暗警
    .count = { $count } 暗警
    .aliases = 警方卧底
role-killer_mole = 暗杀
    .one = 暗杀
    .many = 暗杀
    .count = { $count } 暗杀
    .aliases = 匪方卧底
role-special_killer = 特杀
    .one = 特杀
    .many = 特杀
    .count = { $count } 特杀
    .aliases = 特殊杀手
role-vigilante = 侠客
    .one = 侠客
    .many = 侠客
    .count = { $count } 侠客
    .aliases = 侠
role-rioter = 乱民
    .one = 乱民
    .many = 乱民
    .count = { $count } 乱民
    .aliases = 暴民
role-angel = 天使
    .one = 天使
    .many = 天使
    .count = { $count } 天使
    .aliases = 天
role-devil = 魔鬼
    .one = 魔鬼
    .many = 魔鬼
    .count = { $count } 魔鬼
    .aliases = 魔
role-bubble = 泡泡
    .one = 泡泡
    .many = 泡泡
    .count = { $count } 泡泡
    .aliases = 泡

# 一张牌和它的阵营。$role，$side。
role-heading = { $role } —— 随{ $side }获胜

## 一张牌的本事，对持牌者说。

# $by：匪队一起选为 team，这张牌自己选为 each。
# $own：allowed、forbidden 或 majority：能否刀自己人。
ability-kill = { $by ->
        [each] 每晚由你自己做主，刀一个目标。
       *[team] 每晚匪队商量好，刀一个人。
    }{ $own ->
        [allowed] 可以刀自己人，也可以自杀。
        [majority] 要刀自己人，须过半数在局的匪点同一个匪。
       *[forbidden] 不能刀自己人。
    }
# $by：同上。$tells：role 或 killer：法官答什么。$own：能否验自己人。
# $looks：这张牌只问一种身份时为 yes，$wanted 是那种身份。
ability-check = { $looks ->
        [yes] 每晚点一个目标，我会告诉你是不是{ $wanted }。
       *[no] { $by ->
            [each] 每晚由你自己做主，验一个目标，我会告诉你
           *[team] 每晚{ $team }商量好，验一个人，我会告诉你们
        }{ $tells ->
            [role] 具体身份。
           *[killer] 是不是匪。
        }{ $own ->
            [forbidden] {""}
            [majority] 要验自己人，须过半数在局的警点同一个人。
           *[allowed] 可以验自己人。
        }
    }
# $needles：几次空针扎死人；0：空针无害。
ability-save = 每晚可以救一个目标，包括自己：当晚若遇袭，能活下来。{ $needles ->
        [0] {""}
       *[other] 小心：没遇袭还去救就是空针，{ $apart ->
            [yes] 你一人扎的
           *[no] {""}
        }{ $needles }次空针会扎死人。
    }
# 同上，但点的是牌，不是人。
ability-save-card = 这张牌每晚可以救一张牌，包括它自己和你的另一张：当晚若被匪刀，能活下来。{ $needles ->
        [0] {""}
       *[other] 没遇袭还去救就是空针，{ $apart ->
            [yes] 你一人扎的
           *[no] {""}
        }{ $needles }次空针会扎死。
    }
# $once：全局只能用一次为 yes。$changes：用过就变身份为 yes，变成 $becomes。
ability-shoot = { $once ->
        [yes] 全局只有一次，可以在夜里杀一个人。
       *[no] 每晚可以狙一个目标。
    }{ $changes ->
        [yes] 出手之后就是{ $becomes }。
       *[no] {""}
    }
ability-side = 第零夜结束之前选立场：好人或杀手，选定不改。不选就是好人。
# $disables：被抱者当晚失去本事为 yes。$shields：对被抱者的袭击无效为 yes。
# $shares：fate、strikes 或 death：被抱者分担什么。
ability-hug = 每晚可以抱一个别人。{ $disables ->
        [yes] 被抱的当晚本事无效。
       *[no] {""}
    }{ $shields ->
        [yes] 直接冲被抱者来的袭击无效。
       *[no] {""}
    }{ $shares ->
        [strikes] 你遇到什么，被抱者就遇到什么。
        [death] 你当晚死了，被抱者一起死。
       *[fate] 冲你来的刀、枪和针，被抱者都有一份。
    }
# 同上，但点的是牌，不是人。
ability-hug-card = 这张牌每晚可以抱另一张牌，抱自己手里的也行。{ $disables ->
        [yes] 被抱的牌当晚对别人下的手都无效。
       *[no] {""}
    }{ $shields ->
        [yes] 直接冲它来的袭击无效。
       *[no] {""}
    }{ $shares ->
        [strikes] 这张牌遇到什么，被抱的牌就遇到什么。
        [death] 这张牌当晚死了，被抱的牌一起死。
       *[fate] 冲这张牌来的刀、枪和针，被抱的牌都有一份。
    }
ability-silence = 每晚可以让一个人（包括自己）第二天禁言：不能发言，没有遗言，但能投票。
# $hits：killers 或 anyone：能打死谁。$safe：出手之前匪刀不死为 yes。
ability-strike = 全局一次，夜里可以出手打一个目标：{ $hits ->
        [anyone] 不管是什么身份都会死。
       *[killers] 是匪就死，不是匪就没事。打没打中都算用掉。
    }{ $safe ->
        [yes] 出手之前，匪刀不死你。
       *[no] {""}
    }
# 同上，但点的是牌，不是人。
ability-strike-card = 全局一次，这张牌夜里可以出手打一张牌：{ $hits ->
        [anyone] 不管是什么身份都会死，医生也救不了。
       *[killers] 是匪就死，不是匪就没事。打没打中都算用掉。
    }{ $safe ->
        [yes] 出手之前，匪刀不死这张牌。
       *[no] {""}
    }
ability-honest = 每晚让一个人第二天必须诚实，本人并不知道：如果最后跳的身份是假的，投票之后就死。什么都不跳，算跳平民。
ability-revive = 全局一次，可以救回今晚被匪刀的人，包括自己。我不会告诉你是谁，也不会告诉你有没有。
ability-take = 你死的时候，可以带走一个在局的人。
ability-squeeze = 每晚选 1 到 10 的一个数和一个方向。捏手一个传一个，每次少一下，只被捏一下的人死。
# $max：谜面最长多少，$own：allowed、forbidden 或 majority：能否刀自己人。
ability-notice = 每轮匪队用预告函杀一个人：一条公开的谜面，最长 { $max } 个字节（汉字算两个），另把谜面和目标的联系交给我。没有预告函就没有人死。{ $own ->
        [allowed] 可以预告自己人，也可以预告自己。
        [majority] 要预告自己人，须过半数在局的匪点同一个匪。
       *[forbidden] 不能预告自己人。
    }
# $min：最少多少字。
ability-story = 每次刀人，匪队还要交一段至少 { $min } 字的剧情，没有剧情这一刀就作废。
# 起初沉睡的本事。$roles：谁全死了才醒，$power：如上的一整句话。
ability-after = { $roles }全部死光之后：{ $power }
# $roles：这张牌永远刀不死谁。
ability-spares = 你刀不死{ $roles }：刀了也不会有事。
# $roles：本队只剩你时不能刀谁。
ability-last-spares = 本队只剩你一个时，不能刀{ $roles }。
# $team：混进的队伍。
ability-mole = 你混在{ $team }里，和他们一起选；队里真正的成员剩不到两个时，你就不再参与。
ability-unclaimable = 这个身份谁也不许跳。
ability-from-behind = 这张牌即使压在后面也能行动。
ability-promoted = 特杀死了，按花色排在最前的活着的杀手牌升为特杀。
ability-unseen = 验人验不出你。
ability-hears = 每次验人的对象和结果，我都会告诉你。
# $day：从哪一天起可以。
ability-explode = 从第{ $day }天起可以爆匪：承认是匪，立即出局，当场天黑。
# $day：从哪一天起可以。
ability-confess = 从第{ $day }天起可以认匪：全场都知道你是匪，你接着玩。
ability-surrender = 本方有身份的人只剩你一个时，可以投降。
ability-none = 没有特别的本事：好好听，好好说，投好你的票。

## 阵营，如“随……获胜”。

# .one：属于这一方的人。.aliases：别名，用逗号分开。
side-good = 好人一方
    .one = 好人
    .aliases = 好人, 好人方
side-killers = 匪方
    .one = 匪方的人
    .aliases = 匪, 杀手方, 坏人
side-third = 第三方
    .one = 第三方的人
    .aliases = 第三

## 队伍，如“匪队：2号 小明、5号 小红”。

team-killers = 匪队
team-police = 警队
team-doctors = 医生
team-secret_police = 特警
team-rioters = 乱民

## 法官所问之事，一个词。

ask-kill = 刀人
ask-check = 验人
ask-save = 救人
ask-shoot = 狙人
ask-hug = 抱人
ask-silence = 禁言
ask-strike = 特警出手
ask-honest = 诚实
ask-revive = 复活
ask-take = 带人走
ask-order = 牌的先后
ask-squeeze = 捏手
ask-side = 选立场
ask-tiebreak = 平票定人
ask-notice = 预告函
ask-story = 剧情
ask-approve = 审稿
ask-token = 免死令
ask-accuse = 指控
ask-vote = 投票
ask-speech = 发言
ask-last_words = 遗言
ask-floor = 申辩
ask-ready = 准备
