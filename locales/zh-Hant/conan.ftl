### 柯南版：人物、技能、法官的提問、線索和每一夜的帳。

## 人物。每人只有一張，所以一類人和一個人說法相同。

role-conan = 柯南
    .one = 柯南
    .many = 柯南
    .count = 柯南
    .aliases = 江戶川柯南, 新一, 工藤新一
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
role-ran = 蘭
    .one = 蘭
    .many = 蘭
    .count = 蘭
    .aliases = 小蘭, 毛利蘭
role-boss = 黑衣老大
    .one = 黑衣老大
    .many = 黑衣老大
    .count = 黑衣老大
    .aliases = 老大, BOSS, 組織老大
role-gin = 琴酒
    .one = 琴酒
    .many = 琴酒
    .count = 琴酒
    .aliases = 黑澤陣, 陣
role-vodka = 伏特加
    .one = 伏特加
    .many = 伏特加
    .count = 伏特加
    .aliases = 魚塚, 伏特
role-vermouth = 苦艾酒
    .one = 苦艾酒
    .many = 苦艾酒
    .count = 苦艾酒
    .aliases = 貝爾摩德, 貝姐, 莎朗
role-sonoko = 園子
    .one = 園子
    .many = 園子
    .count = 園子
    .aliases = 鈴木園子, 鈴木
role-jodie = 茱蒂
    .one = 茱蒂
    .many = 茱蒂
    .count = 茱蒂
    .aliases = 朱蒂, 朱迪
role-haibara = 灰原哀
    .one = 灰原哀
    .many = 灰原哀
    .count = 灰原哀
    .aliases = 哀, 灰原
role-aoyama = 青山剛昌
    .one = 青山剛昌
    .many = 青山剛昌
    .count = 青山剛昌
    .aliases = 青山, 作者

# 如「你知道的偵探團成員：……」。
team-detectives = 偵探團成員（不知誰是誰）
team-gin_or_vodka = 琴酒和伏特加（不知誰是誰）
# $who：一個人，$role：身分。
deal-knows-one = 你知道{ $who }是{ $role }。

## 類型、外形、性別。.aliases：也可以這樣打。

kind-detective = 偵探
    .aliases = 偵探類
kind-protector = 保護
    .aliases = 保護者
kind-killer = 殺手
    .aliases = 殺手類
build-child = 兒童
    .aliases = 小孩, 孩子
build-youth = 青年
    .aliases = 少年
build-adult = 成人
    .aliases = 大人
sex-m = 男
    .aliases = 男性, 男的
sex-f = 女
    .aliases = 女性, 女的

## 推理的種類，玩家這樣打。

clue-build = 外形
    .aliases = 體型
clue-role = 身分
    .aliases = 身份, 人物
clue-boss = 老大
    .aliases = boss
clue-none = 無
    .aliases = 不發布, 沒有

## 一張牌的本事，對持牌者說。主動技能每晚只能用一種，也可以對死者用。

# $kind，$build，$sex。
ability-nature = 別人看到的你：類型{ $kind }，外形{ $build }，性別{ $sex }。
# $finds：black、build 或 type：能查到什麼。
ability-investigate = 每晚可以偵查一個人，我會告訴你{ $finds ->
        [build] 外形。
        [type] 類型。
       *[black] 是不是黑衣人。
    }
ability-watch = 整局一次，可以用手錶讓小五郎沉睡：從當晚起，只要他活著，他的本事歸你用，當晚也要寫明用他的本事偵查誰。他已死、當晚死去，或者你被琴酒盯上，都會失敗。
# $count：點幾個人，$wanted：找誰。
ability-search = 每晚可以點{ $count }個人：如果{ $wanted }在裡面，我會告訴你是哪一個。
ability-glare = 每晚可以盯住一個別人，使其當晚的主動技能失敗。
# $number：第幾夜。
ability-trueglare = 只在第{ $number }夜，可以改為查一個人的真實身分，整局一次。
ability-voidvote = 每晚可以讓一個人第二天的投票無效。
# $number：從第幾夜起。
ability-truevoid = 從第{ $number }夜起，整局一次，可以改為指定一個人：第二天這人若被喊作老大，推理無效。
# $number：從第幾夜起。
ability-kidnap = 從第{ $number }夜起，整局一次，可以另外去學校綁架柯南。灰原哀活著就是她被綁走；她死了，誰也救不了柯南。
ability-raven = 每晚可以易容成一個人的類型、外形和性別，並得知其當晚主動技能的目標。
ability-surpass = 也可以同樣易容，改為得知其外形和性別。
ability-gossip = 每晚可以打聽一個人的性別。
ability-hunt = 每晚可以問一個人是不是琴酒、伏特加、苦艾酒之一。如果是苦艾酒，當場逮捕。
ability-play = 每晚可以扮演一個身分，每個只能演一次，不能演老大和柯南：你看起來就是那個人；那個人當晚若用了主動技能，目標就換成你寫的，本人並不知道。
ability-deduce = 每晚驗證之後可以寫一則推理，真假由你，天亮公布：某人的外形；或某人是琴酒、伏特加、苦艾酒之一（當天多一票，若是黑衣人但說錯了則少一票）；或者某人是老大，只能用一次（當天多一票，說對了當天黑暗的法庭無效）。
# $third：開局前還能選類型的為 yes。
ability-cover = { $third ->
        [yes] 第一夜之前可以自訂類型、外形和性別。
       *[no] 白天可以自訂以後夜裡的外形和性別。
    }
ability-guard = 從你找到柯南的那晚起，只要你活著，老大殺不死柯南。
ability-friendship = 在蘭找到柯南之前，老大殺蘭或殺柯南，死的都是你。
ability-stand_in = 伏特加來綁架柯南時，被綁走的是你。
ability-court = 整局一次：你一個人票數最多時，投票作廢，誰投了誰也不公布。
# $number：到第幾夜為止。
ability-blessing = { $number ->
        [1] 第一夜
       *[other] 第{ $number }夜為止
    }你殺不死也抓不走；這時老大會知道你是誰。
# $number：幾次。
ability-hero = 被殺、被捕或被投出時，有{ $number }次不會出局。我不會告訴你還剩幾次。

# 一張牌能做的事，如「……可以……」。
does-investigate = 夜裡偵查
does-watch = 用一次手錶
does-search = 夜裡找人
does-glare = 夜裡盯人
does-trueglare = 用一次真眼神
does-voidvote = 讓投票無效
does-truevoid = 用一次真無效
does-kidnap = 綁架一次
does-raven = 烏鴉易容
does-surpass = 超越易容
does-gossip = 夜裡八卦
does-hunt = 夜裡追捕
does-play = 扮演身分
does-deduce = 發布推理
does-cover = 自訂外形
does-guard = 守護
does-friendship = 替朋友死
does-stand_in = 替人被綁
does-court = 讓投票作廢一次
does-blessing = 起初不死
does-hero = 以主角之身不出局

## 法官所問之事，一個詞。

ask-investigate = 偵查
ask-watch = 手錶
ask-search = 尋找
ask-glare = 冷酷的眼神
ask-trueglare = 真眼神
ask-voidvote = 投票無效
ask-truevoid = 真無效
ask-kidnap = 綁架
ask-raven = 烏鴉
ask-surpass = 超越
ask-gossip = 八卦
ask-hunt = 追捕
ask-play = 扮演
ask-deduce = 推理
ask-cover = 外形

## 法官單獨問一個人的話。

prompt-investigate = 偵探請睜眼。今晚偵查誰？
prompt-watch = 柯南，今晚用手錶嗎？整局只有一次。要用請打：{ command-watch }，不用請打：{ command-none } { command-watch }
prompt-search = 請睜眼。今晚在哪幾個人裡找？
prompt-glare = 琴酒請睜眼。今晚盯誰？
prompt-trueglare = 琴酒，只有今晚可以不盯人，改查一個人的真實身分。查誰？
prompt-voidvote = 伏特加請睜眼。讓誰明天的投票無效？
prompt-truevoid = 伏特加，或者讓誰明天被喊作老大也無效？整局只有一次。
prompt-kidnap = 伏特加，今晚去學校綁架柯南嗎？整局只有一次。要去請打：{ command-kidnap }，不去請打：{ command-none } { command-kidnap }
prompt-raven = 苦艾酒請睜眼。易容成誰，打探其目標？
prompt-surpass = 苦艾酒，或者易容成誰，打探其外形？
prompt-gossip = 園子請睜眼。今晚八卦誰？
prompt-hunt = 茱蒂請睜眼。今晚追捕誰？
prompt-play = 青山剛昌請睜眼。今晚扮演誰，目標是誰？
prompt-deduce = 名偵探，推理的結果是什麼？天亮公布。
prompt-cover = 你想是什麼樣子？
# $roles：還能扮演的身分。
prompt-how-play = 還能扮演：{ $roles }。先寫身分再寫目標，例如：{ command-play } 平次 5。蘭要寫三個人，灰原哀要寫四個人：{ command-play } 蘭 3 5 7
# $roles：可以說的身分。$calls：可以喊老大時為 yes。
prompt-how-deduce = 例如：{ command-deduce } 外形 5 兒童，或 { command-deduce } 身分 5 琴酒（{ $roles }）{ $calls ->
        [yes] ，或 { command-deduce } 老大 5
       *[no] {""}
    }。什麼也不說：{ command-deduce } 無
prompt-how-cover = 外形（兒童、青年、成人）加性別（男、女），例如：{ command-cover } 兒童 女。青山剛昌前面還要寫類型（偵探、保護、殺手）：{ command-cover } 偵探 兒童 女
# $role：身分，$targets。
notice-noted-play = 記下了：今晚扮演{ $role }，目標{ $targets }。
# $typed：也選了類型時為 yes；$kind，$build，$sex。
notice-noted-cover = 記下了，從下一個夜晚起你的樣子是：{ $typed ->
        [yes] 類型{ $kind }，
       *[no] {""}
    }外形{ $build }，性別{ $sex }。
# $clue：一整句話。
notice-noted-deduce = 記下了，天亮公布：{ $clue }

## 法官的回答。$who：所問的人。

# $kind：類型。
answer-kind = { $who }的類型：{ $kind }。
# $build：外形。
answer-build = { $who }的外形：{ $build }。
# $sex：性別。
answer-sex = { $who }的性別：{ $sex }。
# $found：要找的人，在 $who 之中。
answer-found = 你在{ $who }裡找到了：{ $found }！
# $targets：$who 的目標。
answer-targets = { $who }今晚的目標：{ $targets }。
# $build，$sex。
answer-looks = { $who }：外形{ $build }，性別{ $sex }。

## 天亮和投票

# 當天的線索。$kind：build、role、boss 或 none；$who；$value：外形或身分。
clue-says = { $kind ->
        [build] 名偵探的推理：{ $who }的外形是{ $value }。
        [role] 名偵探的推理：{ $who }是{ $value }。
        [boss] 名偵探的推理：{ $who }就是老大！
       *[none] 名偵探今天沒有推理。
    }
notice-asleep = { $who }陷入沉睡：從現在起不能用技能，不能發言，但能投票。
notice-kidnapped = { $who }被綁架了。
notice-arrested = { $who }被逮捕了。
notice-serial = 連載到了第四天，青山剛昌獲勝：就是{ $who }。其他人繼續。
notice-ballot-void = 今天的投票作廢：沒有人出局，誰投了誰也不公布。
# 因為當天的線索，$who 多一票或少一票；$more：多一票時為 yes。
votes-clue = 因為線索，{ $who }{ $more ->
        [yes] 多一票。
       *[no] 少一票。
    }
cause-serial = { $who }已經獲勝，離開牌局。
reason-not-this-night = 這個技能今晚不能用。
reason-itself = 這個技能不能對它的主人用，請換一個人。
phase-deduction = 第{ $night }夜：驗證完畢，快天亮了。
    .help = 名偵探可能正在寫推理。這段時間總是等滿為止。

note-disguise = 第一夜之前請稍等片刻：青山剛昌正在自訂樣子。其他人請熟悉自己的牌。

## 指令

command-investigate = 偵查
    .aliases = 偵察, 調查
    .about = 偵探偵查一個人。
command-watch = 手錶
    .aliases = 麻醉, 沉睡
    .about = 柯南讓小五郎沉睡，替他推理，整局一次。
command-deduce = 推理
    .aliases = 發布推理
    .about = 名偵探寫一則推理：外形、身分、老大或無。
command-search = 尋找
    .aliases = 找人
    .about = 蘭在三個人裡找柯南，灰原哀在四個人裡找琴酒。
command-glare = 眼神
    .aliases = 盯, 冷酷的眼神
    .about = 琴酒使一個人當晚的技能失敗。
command-trueglare = 真眼神
    .aliases = 看穿
    .about = 琴酒查一個人的真實身分，只在第二夜。
command-voidvote = 投票無效
    .aliases = 作廢
    .about = 伏特加讓一個人第二天的投票無效。
command-truevoid = 真無效
    .aliases = 投票無效真
    .about = 伏特加指定一個人，被喊作老大也無效，整局一次。
command-kidnap = 綁架
    .aliases = 綁
    .about = 伏特加去學校綁架柯南，整局一次。
command-raven = 烏鴉
    .aliases = 易容
    .about = 苦艾酒易容成別人，得知其目標。
command-surpass = 超越
    .aliases = 超越易容
    .about = 苦艾酒易容成別人，得知其外形和性別。
command-gossip = 八卦
    .aliases = 打聽
    .about = 園子打聽一個人的性別。
command-hunt = 追捕
    .aliases = 抓, 追查
    .about = 茱蒂追捕琴酒、伏特加和苦艾酒。
command-play = 扮演
    .aliases = 演
    .about = 青山剛昌扮演一個身分，並寫出目標。
command-cover = 掩護
    .aliases = 自訂, 打扮
    .about = 老大在白天、青山剛昌在第一夜之前，自訂樣子。
arg-kind = 類型
    .about = 偵探、保護或殺手
arg-build = 外形
    .about = 兒童、青年或成人
arg-sex = 性別
    .about = 男或女
arg-clue = 種類
    .about = 外形、身分、老大或無：外形和身分後面寫玩家和內容，老大後面寫玩家

## 每一夜的帳。$by，$count，$target，$fate；有別的參數另注。

ledger-investigate = { $fate ->
        [glared] { $by }偵查{ $target }，但被琴酒的眼神制止。
        [asleep] { $by }想偵查{ $target }，但陷入了沉睡。
        [lost] { $by }想用名偵探的本事偵查{ $target }，但本事已經失去。
       *[done] { $by }偵查了{ $target }。
    }
ledger-watch = { $fate ->
        [glared] { $by }舉起手錶，但被琴酒的眼神制止。
        [lost] { $by }舉起手錶，但名偵探已死或當晚死去。
       *[done] { $by }用了手錶：名偵探陷入沉睡。
    }
ledger-search = { $fate ->
        [glared] { $by }在{ $target }裡找人，但被琴酒的眼神制止。
       *[done] { $by }在{ $target }裡找人。
    }
ledger-glare = { $fate ->
       *[done] { $by }盯住了{ $target }。
    }
ledger-trueglare = { $fate ->
       *[done] { $by }看穿了{ $target }。
    }
ledger-voidvote = { $fate ->
        [glared] { $by }想讓{ $target }的投票無效，但被琴酒的眼神制止。
       *[done] { $by }讓{ $target }第二天的投票無效。
    }
ledger-truevoid = { $fate ->
        [glared] { $by }想讓{ $target }喊不成老大，但被琴酒的眼神制止。
       *[done] { $by }讓{ $target }被喊作老大也無效。
    }
ledger-kidnap = { $fate ->
        [died] { $by }綁架了柯南。
       *[done] { $by }去綁架柯南，綁走了灰原哀。
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
        [arrested] { $by }追捕{ $target }，當場逮捕。
        [blessed] { $by }追捕{ $target }，但有黑衣的庇佑，抓不走。
        [heroic] { $by }追捕{ $target }，但主角抓不走。
       *[done] { $by }追捕了{ $target }。
    }
# $role：扮演的身分。
ledger-play = { $fate ->
        [glared] { $by }扮演{ $role }，目標{ $target }，但被琴酒的眼神制止。
        [missed] { $by }扮演{ $role }，目標{ $target }；那人當晚沒有用技能。
       *[done] { $by }扮演{ $role }，目標{ $target }。
    }
# $clue：一整句話。
ledger-deduce = { $fate ->
       *[done] { $by }寫的推理：{ $clue }
    }
# 接在目標被換掉的一件事後面。$targets：本人原來寫的。
ledger-instead = 本人寫的是{ $targets }，青山剛昌暗中換了目標。

## 規則選項

option-cards-nature = { $role }的樣子
    .about = 一張牌的類型、外形和性別；能自訂的，自訂之前是這樣。
    .is = { $role }：{ $list }。
option-cards-finds = { $role }查到什麼
    .about = black：是不是黑衣人；build：外形；type：類型。
    .is = { $value ->
        [black] { $role }偵查是不是黑衣人。
        [type] { $role }偵查類型。
       *[build] { $role }偵查外形。
    }
option-cards-searches = { $role }在幾個人裡找
    .about = 找人時點幾個。
    .is = { $role }在{ $value }個人裡找。
option-conan-disguise = 自訂樣子的時間
    .about = 秒數；0：隨節奏。
    .is = 第一夜之前，留給青山剛昌自訂樣子的時間：{ $span }。
option-conan-deduction = 推理的時間
    .about = 秒數；0：隨節奏。
    .is = 每夜驗證之後，留給名偵探寫推理的時間：{ $span }。
option-conan-true_glare = 真眼神在第幾夜
    .about = 琴酒只有這一夜能用。
    .is = 琴酒的真眼神只在第{ $value }夜有效。
option-conan-true_void = 真無效從第幾夜起
    .about = 伏特加從這一夜起能用。
    .is = 伏特加的真無效從第{ $value }夜起能用一次。
option-conan-kidnap = 綁架從第幾夜起
    .about = 伏特加從這一夜起能去綁架。
    .is = 伏特加從第{ $value }夜起能去綁架柯南一次。
option-conan-blessing = 黑衣的庇佑到第幾夜
    .about = 苦艾酒起初這幾夜殺不死也抓不走。
    .is = 到第{ $value }夜為止，苦艾酒殺不死也抓不走。
option-conan-hero = 主角不出局的次數
    .about = 青山剛昌有幾次不會出局。
    .is = 青山剛昌不會出局：{ $value ->
        [0] 沒有，和別人一樣。
       *[other] { $value }次。
    }
option-conan-serial = 連載到第幾天
    .about = 這一天天亮時青山剛昌獲勝；0：沒有。
    .is = { $value ->
        [0] 青山剛昌不能這樣獲勝。
       *[other] 第{ $value }天天亮而遊戲還沒結束，青山剛昌不論死活都獲勝，離開牌局；其他人繼續。
    }
ruleset-conan = 柯南版
    .about = 偵探團對黑衣組織，十二個人各有本事；殺老大，或者找出柯南。
