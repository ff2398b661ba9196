### 柯南版：人物、技能、法官的提问、线索和每一夜的账。

## 人物。每人只有一张，所以一类人和一个人说法相同。

role-conan = 柯南
    .one = 柯南
    .many = 柯南
    .count = 柯南
    .aliases = 江户川柯南, 新一
role-kogoro = 小五郎
    .one = 小五郎
    .many = 小五郎
    .count = 小五郎
    .aliases = 毛利小五郎, 五郎
role-heiji = 平次
    .one = 平次
    .many = 平次
    .count = 平次
    .aliases = 服部平次, 服部
role-ran = 兰
    .one = 兰
    .many = 兰
    .count = 兰
    .aliases = 小兰, 毛利兰
role-boss = 黑衣老大
    .one = 黑衣老大
    .many = 黑衣老大
    .count = 黑衣老大
    .aliases = 老大, BOSS
role-gin = 琴酒
    .one = 琴酒
    .many = 琴酒
    .count = 琴酒
    .aliases = 黑泽阵, 阵
role-vodka = 伏特加
    .one = 伏特加
    .many = 伏特加
    .count = 伏特加
    .aliases = 鱼冢, 伏特
role-vermouth = 苦艾酒
    .one = 苦艾酒
    .many = 苦艾酒
    .count = 苦艾酒
    .aliases = 贝尔摩德, 贝姐
role-sonoko = 园子
    .one = 园子
    .many = 园子
    .count = 园子
    .aliases = 铃木园子, 铃木
role-jodie = 朱迪
    .one = 朱迪
    .many = 朱迪
    .count = 朱迪
    .aliases = 茱蒂, 朱蒂
role-haibara = 灰原哀
    .one = 灰原哀
    .many = 灰原哀
    .count = 灰原哀
    .aliases = 哀, 灰原
role-aoyama = 青山刚昌
    .one = 青山刚昌
    .many = 青山刚昌
    .count = 青山刚昌
    .aliases = 青山, 作者

# 如“你知道的侦探团成员：……”。
team-detectives = 侦探团成员（不知谁是谁）
team-gin_or_vodka = 琴酒和伏特加（不知谁是谁）
# $who：一个人，$role：身份。
deal-knows-one = 你知道{ $who }是{ $role }。

## 类型、外形、性别。.aliases：也可以这样打。

kind-detective = 侦探
    .aliases = 侦探类
kind-protector = 保护
    .aliases = 保护者
kind-killer = 杀手
    .aliases = 杀手类
build-child = 儿童
    .aliases = 小孩, 孩子
build-youth = 青年
    .aliases = 少年
build-adult = 成人
    .aliases = 大人
sex-m = 男
    .aliases = 男性, 男的
sex-f = 女
    .aliases = 女性, 女的

## 推理的种类，玩家这样打。

clue-build = 外形
    .aliases = 体型
clue-role = 身份
    .aliases = 人物
clue-boss = 老大
    .aliases = boss
clue-none = 无
    .aliases = 不发布, 没有

## 一张牌的本事，对持牌者说。主动技能每晚只能用一种，也可以对死者用。

# $kind，$build，$sex。
ability-nature = 别人看到的你：类型{ $kind }，外形{ $build }，性别{ $sex }。
# $finds：black、build 或 type：能查到什么。
ability-investigate = 每晚可以侦查一个人，我会告诉你{ $finds ->
        [build] 外形。
        [type] 类型。
       *[black] 是不是黑衣人。
    }
ability-watch = 全局一次，可以用手表让小五郎沉睡：从当晚起，只要他活着，他的本事归你用，当晚也要写明用他的本事侦查谁。他已死、当晚死去，或者你被琴酒盯上，都会失败。
# $count：点几个人，$wanted：找谁。
ability-search = 每晚可以点{ $count }个人：如果{ $wanted }在里面，我会告诉你是哪一个。
ability-glare = 每晚可以盯住一个别人，使其当晚的主动技能失败。
# $number：第几夜。
ability-trueglare = 只在第{ $number }夜，可以改为查一个人的真实身份，全局一次。
ability-voidvote = 每晚可以让一个人第二天的投票无效。
# $number：从第几夜起。
ability-truevoid = 从第{ $number }夜起，全局一次，可以改为指定一个人：第二天这人若被喊作老大，推理无效。
# $number：从第几夜起。
ability-kidnap = 从第{ $number }夜起，全局一次，可以另外去学校绑架柯南。灰原哀活着就是她被绑走；她死了，谁也救不了柯南。
ability-raven = 每晚可以易容成一个人的类型、外形和性别，并得知其当晚主动技能的目标。
ability-surpass = 也可以同样易容，改为得知其外形和性别。
ability-gossip = 每晚可以打听一个人的性别。
ability-hunt = 每晚可以问一个人是不是琴酒、伏特加、苦艾酒之一。如果是苦艾酒，当场逮捕。
ability-play = 每晚可以扮演一个身份，每个只能演一次，不能演老大和柯南：你看起来就是那个人；那个人当晚若用了主动技能，目标就换成你写的，本人并不知道。
ability-deduce = 每晚验证之后可以写一条推理，真假由你，天亮公布：某人的外形；或某人是琴酒、伏特加、苦艾酒之一（当天多一票，若是黑衣人但说错了则少一票）；或者某人是老大，只能用一次（当天多一票，说对了当天黑暗的法庭无效）。
# $third：开局前还能选类型的为 yes。
ability-cover = { $third ->
        [yes] 头一夜之前可以自定类型、外形和性别。
       *[no] 白天可以自定以后夜里的外形和性别。
    }
ability-guard = 从你找到柯南的那晚起，只要你活着，老大杀不死柯南。
ability-friendship = 在兰找到柯南之前，老大杀兰或杀柯南，死的都是你。
ability-stand_in = 伏特加来绑架柯南时，被绑走的是你。
ability-court = 全局一次：你一个人票数最多时，投票作废，谁投了谁也不公布。
# $number：到第几夜为止。
ability-blessing = { $number ->
        [1] 头一夜
       *[other] 第{ $number }夜为止
    }你杀不死也抓不走；这时老大会知道你是谁。
# $number：几次。
ability-hero = 被杀、被捕或被投出时，有{ $number }次不会出局。我不会告诉你还剩几次。

# 一张牌能做的事，如“……可以……”。
does-investigate = 夜里侦查
does-watch = 用一次手表
does-search = 夜里找人
does-glare = 夜里盯人
does-trueglare = 用一次真眼神
does-voidvote = 让投票无效
does-truevoid = 用一次真无效
does-kidnap = 绑架一次
does-raven = 乌鸦易容
does-surpass = 超越易容
does-gossip = 夜里八卦
does-hunt = 夜里追捕
does-play = 扮演身份
does-deduce = 发布推理
does-cover = 自定外形
does-guard = 守护
does-friendship = 替朋友死
does-stand_in = 替人被绑
does-court = 让投票作废一次
does-blessing = 起初不死
does-hero = 以主角之身不出局

## 法官所问之事，一个词。

ask-investigate = 侦查
ask-watch = 手表
ask-search = 寻找
ask-glare = 冷酷的眼神
ask-trueglare = 真眼神
ask-voidvote = 投票无效
ask-truevoid = 真无效
ask-kidnap = 绑架
ask-raven = 乌鸦
ask-surpass = 超越
ask-gossip = 八卦
ask-hunt = 追捕
ask-play = 扮演
ask-deduce = 推理
ask-cover = 外形

## 法官单独问一个人的话。

prompt-investigate = 侦探请睁眼。今晚侦查谁？
prompt-watch = 柯南，今晚用手表吗？全局只有一次。用请打：{ command-watch }，不用请打：{ command-none } { command-watch }
prompt-search = 请睁眼。今晚在哪几个人里找？
prompt-glare = 琴酒请睁眼。今晚盯谁？
prompt-trueglare = 琴酒，只有今晚可以不盯人，改查一个人的真实身份。查谁？
prompt-voidvote = 伏特加请睁眼。让谁明天的投票无效？
prompt-truevoid = 伏特加，或者让谁明天被喊作老大也无效？全局只有一次。
prompt-kidnap = 伏特加，今晚去学校绑架柯南吗？全局只有一次。去请打：{ command-kidnap }，不去请打：{ command-none } { command-kidnap }
prompt-raven = 苦艾酒请睁眼。易容成谁，打探其目标？
prompt-surpass = 苦艾酒，或者易容成谁，打探其外形？
prompt-gossip = 园子请睁眼。今晚八卦谁？
prompt-hunt = 朱迪请睁眼。今晚追捕谁？
prompt-play = 青山刚昌请睁眼。今晚扮演谁，目标是谁？
prompt-deduce = 名侦探，推理的结果是什么？天亮公布。
prompt-cover = 你想是什么样子？
# $roles：还能扮演的身份。
prompt-how-play = 还能扮演：{ $roles }。先写身份再写目标，例如：{ command-play } 平次 5。兰要写三个人，灰原哀要写四个人：{ command-play } 兰 3 5 7
# $roles：可以说的身份。$calls：可以喊老大时为 yes。
prompt-how-deduce = 例如：{ command-deduce } 外形 5 儿童，或 { command-deduce } 身份 5 琴酒（{ $roles }）{ $calls ->
        [yes] ，或 { command-deduce } 老大 5
       *[no] {""}
    }。什么也不说：{ command-deduce } 无
prompt-how-cover = 外形（儿童、青年、成人）加性别（男、女），例如：{ command-cover } 儿童 女。青山刚昌前面还要写类型（侦探、保护、杀手）：{ command-cover } 侦探 儿童 女
# $role：身份，$targets。
notice-noted-play = 记下了：今晚扮演{ $role }，目标{ $targets }。
# $typed：也选了类型时为 yes；$kind，$build，$sex。
notice-noted-cover = 记下了，从下一个夜晚起你的样子是：{ $typed ->
        [yes] 类型{ $kind }，
       *[no] {""}
    }外形{ $build }，性别{ $sex }。
# $clue：一整句话。
notice-noted-deduce = 记下了，天亮公布：{ $clue }

## 法官的回答。$who：所问的人。

# $kind：类型。
answer-kind = { $who }的类型：{ $kind }。
# $build：外形。
answer-build = { $who }的外形：{ $build }。
# $sex：性别。
answer-sex = { $who }的性别：{ $sex }。
# $found：要找的人，在 $who 之中。
answer-found = 你在{ $who }里找到了：{ $found }！
# $targets：$who 的目标。
answer-targets = { $who }今晚的目标：{ $targets }。
# $build，$sex。
answer-looks = { $who }：外形{ $build }，性别{ $sex }。

## 天亮和投票

# 当天的线索。$kind：build、role、boss 或 none；$who；$value：外形或身份。
clue-says = { $kind ->
        [build] 名侦探的推理：{ $who }的外形是{ $value }。
        [role] 名侦探的推理：{ $who }是{ $value }。
        [boss] 名侦探的推理：{ $who }就是老大！
       *[none] 名侦探今天没有推理。
    }
notice-asleep = { $who }陷入沉睡：从现在起不能用技能，不能发言，但能投票。
notice-kidnapped = { $who }被绑架了。
notice-arrested = { $who }被逮捕了。
notice-serial = 连载到了第四天，青山刚昌获胜：就是{ $who }。其他人继续。
notice-ballot-void = 今天的投票作废：没有人出局，谁投了谁也不公布。
# 因为当天的线索，$who 多一票或少一票；$more：多一票时为 yes。
votes-clue = 因为线索，{ $who }{ $more ->
        [yes] 多一票。
       *[no] 少一票。
    }
cause-serial = { $who }已经获胜，离开牌局。
reason-not-this-night = 这个技能今晚不能用。
reason-itself = 这个技能不能对它的主人用，请换一个人。
phase-deduction = 第{ $night }夜：验证完毕，快天亮了。
    .help = 名侦探可能正在写推理。这段时间总是等满为止。

note-disguise = 头一夜之前稍等片刻：青山刚昌正在自定样子。其他人请熟悉自己的牌。

## 命令

command-investigate = 侦查
    .aliases = 侦察, 调查
    .about = 侦探侦查一个人。
command-watch = 手表
    .aliases = 麻醉, 沉睡
    .about = 柯南让小五郎沉睡，替他推理，全局一次。
command-deduce = 推理
    .aliases = 发布推理
    .about = 名侦探写一条推理：外形、身份、老大或无。
command-search = 寻找
    .aliases = 找人
    .about = 兰在三个人里找柯南，灰原哀在四个人里找琴酒。
command-glare = 眼神
    .aliases = 盯, 冷酷的眼神
    .about = 琴酒使一个人当晚的技能失败。
command-trueglare = 真眼神
    .aliases = 看穿
    .about = 琴酒查一个人的真实身份，只在第二夜。
command-voidvote = 投票无效
    .aliases = 作废
    .about = 伏特加让一个人第二天的投票无效。
command-truevoid = 真无效
    .aliases = 投票无效真
    .about = 伏特加指定一个人，被喊作老大也无效，全局一次。
command-kidnap = 绑架
    .aliases = 绑
    .about = 伏特加去学校绑架柯南，全局一次。
command-raven = 乌鸦
    .aliases = 易容
    .about = 苦艾酒易容成别人，得知其目标。
command-surpass = 超越
    .aliases = 超越易容
    .about = 苦艾酒易容成别人，得知其外形和性别。
command-gossip = 八卦
    .aliases = 打听
    .about = 园子打听一个人的性别。
command-hunt = 追捕
    .aliases = 抓, 追查
    .about = 朱迪追捕琴酒、伏特加和苦艾酒。
command-play = 扮演
    .aliases = 演
    .about = 青山刚昌扮演一个身份，并写出目标。
command-cover = 掩护
    .aliases = 自定, 打扮
    .about = 老大在白天、青山刚昌在头一夜之前，自定样子。
arg-kind = 类型
    .about = 侦探、保护或杀手
arg-build = 外形
    .about = 儿童、青年或成人
arg-sex = 性别
    .about = 男或女
arg-clue = 种类
    .about = 外形、身份、老大或无：外形和身份后面写玩家和内容，老大后面写玩家

## 每一夜的账。$by，$count，$target，$fate；有别的参数另注。

ledger-investigate = { $fate ->
        [glared] { $by }侦查{ $target }，但被琴酒的眼神制止。
        [asleep] { $by }想侦查{ $target }，但陷入了沉睡。
        [lost] { $by }想用名侦探的本事侦查{ $target }，但本事已经失去。
       *[done] { $by }侦查了{ $target }。
    }
ledger-watch = { $fate ->
        [glared] { $by }举起手表，但被琴酒的眼神制止。
        [lost] { $by }举起手表，但名侦探已死或当晚死去。
       *[done] { $by }用了手表：名侦探陷入沉睡。
    }
ledger-search = { $fate ->
        [glared] { $by }在{ $target }里找人，但被琴酒的眼神制止。
       *[done] { $by }在{ $target }里找人。
    }
ledger-glare = { $fate ->
       *[done] { $by }盯住了{ $target }。
    }
ledger-trueglare = { $fate ->
       *[done] { $by }看穿了{ $target }。
    }
ledger-voidvote = { $fate ->
        [glared] { $by }想让{ $target }的投票无效，但被琴酒的眼神制止。
       *[done] { $by }让{ $target }第二天的投票无效。
    }
ledger-truevoid = { $fate ->
        [glared] { $by }想让{ $target }喊不成老大，但被琴酒的眼神制止。
       *[done] { $by }让{ $target }被喊作老大也无效。
    }
ledger-kidnap = { $fate ->
        [died] { $by }绑架了柯南。
       *[done] { $by }去绑架柯南，绑走了灰原哀。
    }
ledger-raven = { $fate ->
        [glared] { $by }想易容成{ $target }，但被琴酒的眼神制止。
       *[done] { $by }易容成{ $target }。
    }
ledger-surpass = { $fate ->
        [glared] { $by }想超越{ $target }，但被琴酒的眼神制止。
       *[done] { $by }超越了{ $target }。
    }
ledger-gossip = { $fate ->
        [glared] { $by }八卦{ $target }，但被琴酒的眼神制止。
       *[done] { $by }八卦了{ $target }。
    }
ledger-hunt = { $fate ->
        [glared] { $by }追捕{ $target }，但被琴酒的眼神制止。
        [arrested] { $by }追捕{ $target }，当场逮捕。
        [blessed] { $by }追捕{ $target }，但有黑衣的佑护，抓不走。
        [heroic] { $by }追捕{ $target }，但主角抓不走。
       *[done] { $by }追捕了{ $target }。
    }
# $role：扮演的身份。
ledger-play = { $fate ->
        [glared] { $by }扮演{ $role }，目标{ $target }，但被琴酒的眼神制止。
        [missed] { $by }扮演{ $role }，目标{ $target }；那人当晚没有用技能。
       *[done] { $by }扮演{ $role }，目标{ $target }。
    }
# $clue：一整句话。
ledger-deduce = { $fate ->
       *[done] { $by }写的推理：{ $clue }
    }
# 接在目标被换掉的一件事后面。$targets：本人原来写的。
ledger-instead = 本人写的是{ $targets }，青山刚昌暗中换了目标。

## 规则选项

option-cards-nature = { $role }的样子
    .about = 一张牌的类型、外形和性别；能自定的，自定之前是这样。
    .is = { $role }：{ $list }。
option-cards-finds = { $role }查到什么
    .about = black：是不是黑衣人；build：外形；type：类型。
    .is = { $value ->
        [black] { $role }侦查是不是黑衣人。
        [type] { $role }侦查类型。
       *[build] { $role }侦查外形。
    }
option-cards-searches = { $role }在几个人里找
    .about = 找人时点几个。
    .is = { $role }在{ $value }个人里找。
option-conan-disguise = 自定样子的时间
    .about = 秒数；0：照节奏。
    .is = 头一夜之前，留给青山刚昌自定样子的时间：{ $span }。
option-conan-deduction = 推理的时间
    .about = 秒数；0：照节奏。
    .is = 每夜验证之后，留给名侦探写推理的时间：{ $span }。
option-conan-true_glare = 真眼神在第几夜
    .about = 琴酒只有这一夜能用。
    .is = 琴酒的真眼神只在第{ $value }夜有效。
option-conan-true_void = 真无效从第几夜起
    .about = 伏特加从这一夜起能用。
    .is = 伏特加的真无效从第{ $value }夜起能用一次。
option-conan-kidnap = 绑架从第几夜起
    .about = 伏特加从这一夜起能去绑架。
    .is = 伏特加从第{ $value }夜起能去绑架柯南一次。
option-conan-blessing = 黑衣的佑护到第几夜
    .about = 苦艾酒起初这几夜杀不死也抓不走。
    .is = 到第{ $value }夜为止，苦艾酒杀不死也抓不走。
option-conan-hero = 主角不出局的次数
    .about = 青山刚昌有几次不会出局。
    .is = 青山刚昌不会出局：{ $value ->
        [0] 没有，和别人一样。
       *[other] { $value }次。
    }
option-conan-serial = 连载到第几天
    .about = 这一天天亮时青山刚昌获胜；0：没有。
    .is = { $value ->
        [0] 青山刚昌不能这样获胜。
       *[other] 第{ $value }天天亮而游戏还没结束，青山刚昌不论死活都获胜，离开牌局；其他人继续。
    }
ruleset-conan = 柯南版
    .about = 侦探团对黑衣组织，十二个人各有本事；杀老大，或者找出柯南。
