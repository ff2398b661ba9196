### 基本用語：玩家、列舉、時間、身分、陣營、隊伍、技能。
### 所有文字中不得出現 < > & * ` 和反斜線：有的平台會把它們當成標記。

# 本語言自己的名稱。.aliases：換語言時也可以打的名稱，用逗號分開。
language = 繁體中文
    .aliases = 繁體, 繁中, 正體中文, 正體, 繁体中文, 繁体

## 玩家。法官用座位號加名字稱呼玩家。

# $seat（數字），$name（已處理過的名字），$computer：電腦玩家為 yes。
seat-person = { $seat }號 { $name }{ $computer ->
        [yes] （電腦）
       *[no] {""}
    }
# 不知道是誰的座位。$seat（數字）。
seat-bare = { $seat }號
# 所有的牌圍成一圈時的一張牌。$card（數字），$who：誰的牌。
card-number = { $card }號牌（{ $who }）
# 自己的第幾張牌。$card：1 或 2。
hand-card = 第{ $card }張
# 電腦玩家的名字。$number：從 1 起，同桌各不相同。
computer-name = { $number ->
        [1] 阿明
        [2] 小美
        [3] 阿宏
        [4] 怡君
        [5] 志豪
        [6] 佳佳
        [7] 老陳
        [8] 雅婷
        [9] 阿吉
        [10] 小萱
        [11] 阿凱
        [12] 思穎
        [13] 阿傑
        [14] 小雯
        [15] 阿雄
        [16] 淑芬
        [17] 阿哲
        [18] 老宋
        [19] 美玲
        [20] 小吳
        [21] 阿賢
        [22] 小芸
        [23] 阿德
        [24] 小潔
       *[other] 電腦{ $number }
    }
# 名字裡沒有能顯示的字。
nameless = 某人
# 名單為空時。
nobody = 無

## 列舉

# $start：前面的各項，$next：下一項。
list-more = { $start }、{ $next }
# $start：前面的各項，$last：最後一項。
list-end = { $start }、{ $last }
# 幾組人中任意一組。$start：前面的各組，$next：再一組。
list-or = { $start }，或者{ $next }

## 左右手，如「左邊」。.aliases：也可以這樣打。

hand-left = 左
    .aliases = 左邊, 左手, 順時針
hand-right = 右
    .aliases = 右邊, 右手, 逆時針

## 時間

# $text：整句話，$left：剩餘時間，如「60秒」；有的平台顯示為「1分鐘後」。
# $clock：按鐘點截止為 yes，這時 $time 是截止的鐘點，如「20:00」。
limited = { $clock ->
        [yes] { $text }（{ $time } 截止，{ $left }）
       *[no] { $text }（{ $left }）
    }
# $count（數字）。
span-seconds = { $count }秒
# $count（數字）。
span-minutes = { $count }分鐘
# $count（數字）。
span-hours = { $count }小時
# $count（數字）。
span-days = { $count }天
# $large、$small：如「2分鐘」、「30秒」。
span-two = { $large }{ $small }

# 數字後面可以寫的時間單位，用逗號分開。
unit-seconds = 秒, 秒鐘
unit-minutes = 分, 分鐘
unit-hours = 時, 小時, 鐘頭
unit-days = 天, 日

## 身分。值是名稱；.one 用於「某某是……」，.many 用於指一類人，.count 表示數量（$count）；
## .aliases 是玩家可以打的別名，用逗號分開。

role-killer = 殺手
    .one = 殺手
    .many = 殺手
    .count = { $count } 殺手
    .aliases = 匪, 殺, 匪徒, 兇手
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
role-doctor = 醫生
    .one = 醫生
    .many = 醫生
    .count = { $count } 醫生
    .aliases = 醫
role-secret_police = 特警
    .one = 特警
    .many = 特警
    .count = { $count } 特警
    .aliases = 秘密警察, 秘警
role-sniper = 狙擊手
    .one = 狙擊手
    .many = 狙擊手
    .count = { $count } 狙擊手
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
role-undercover = 臥底
    .one = 臥底
    .many = 臥底
    .count = { $count } 臥底
    .aliases = 內鬼
role-police_chief = 警方老大
    .one = 警方老大
    .many = 警方老大
    .count = { $count } 警方老大
    .aliases = 警老大
role-killer_boss = 殺手頭子
    .one = 殺手頭子
    .many = 殺手頭子
    .count = { $count } 殺手頭子
    .aliases = 匪老大
role-cop_mole = 暗警
    .one = 暗警
    .many = 暗警
    .count = { $count } 暗警
    .aliases = 警方臥底
role-killer_mole = 暗殺
    .one = 暗殺
    .many = 暗殺
    .count = { $count } 暗殺
    .aliases = 匪方臥底
role-special_killer = 特殺
    .one = 特殺
    .many = 特殺
    .count = { $count } 特殺
    .aliases = 特殊殺手
role-vigilante = 俠客
    .one = 俠客
    .many = 俠客
    .count = { $count } 俠客
    .aliases = 俠
role-rioter = 亂民
    .one = 亂民
    .many = 亂民
    .count = { $count } 亂民
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

# 一張牌和它的陣營。$role，$side。
role-heading = { $role } —— 隨{ $side }獲勝

## 一張牌的本事，對持牌者說。

# $by：匪隊一起選時為 team，這張牌自己選時為 each。
# $own：allowed、forbidden 或 majority：能否刀自己人。
ability-kill = { $by ->
        [each] 每晚由你自己作主，刀一個目標。
       *[team] 每晚匪隊商量好，刀一個人。
    }{ $own ->
        [allowed] 可以刀自己人，也可以自殺。
        [majority] 要刀自己人，須過半數在局的匪點同一個匪。
       *[forbidden] 不能刀自己人。
    }
# $by：同上。$tells：role 或 killer：法官答什麼。$own：能否驗自己人。
# $looks：這張牌只問一種身分時為 yes，$wanted 是那種身分。
ability-check = { $looks ->
        [yes] 每晚點一個目標，我會告訴你是不是{ $wanted }。
       *[no] { $by ->
            [each] 每晚由你自己作主，驗一個目標，我會告訴你
           *[team] 每晚{ $team }商量好，驗一個人，我會告訴你們
        }{ $tells ->
            [role] 具體身分。
           *[killer] 是不是匪。
        }{ $own ->
            [forbidden] {""}
            [majority] 要驗自己人，須過半數在局的警點同一個人。
           *[allowed] 可以驗自己人。
        }
    }
# $needles：幾次空針扎死人；0：空針無害。
ability-save = 每晚可以救一個目標，包括自己：當晚若遇襲，能活下來。{ $needles ->
        [0] {""}
       *[other] 小心：沒遇襲還去救就是空針，{ $apart ->
            [yes] 你一人扎的
           *[no] {""}
        }{ $needles }次空針會扎死人。
    }
# 同上，但點的是牌，不是人。
ability-save-card = 這張牌每晚可以救一張牌，包括它自己和你的另一張：當晚若被匪刀，能活下來。{ $needles ->
        [0] {""}
       *[other] 沒遇襲還去救就是空針，{ $apart ->
            [yes] 你一人扎的
           *[no] {""}
        }{ $needles }次空針會扎死。
    }
# $once：整局只能用一次為 yes。$changes：用過就變身分為 yes，變成 $becomes。
ability-shoot = { $once ->
        [yes] 整局只有一次，可以在夜裡殺一個人。
       *[no] 每晚可以狙一個目標。
    }{ $changes ->
        [yes] 出手之後就是{ $becomes }。
       *[no] {""}
    }
ability-side = 第零夜結束之前選立場：好人或殺手，選定不改。不選就是好人。
# $disables：被抱者當晚失去本事為 yes。$shields：對被抱者的襲擊無效為 yes。
# $shares：fate、strikes 或 death：被抱者分擔什麼。
ability-hug = 每晚可以抱一個別人。{ $disables ->
        [yes] 被抱的當晚本事無效。
       *[no] {""}
    }{ $shields ->
        [yes] 直接對被抱者下的手都無效。
       *[no] {""}
    }{ $shares ->
        [strikes] 你遇到什麼，被抱者就遇到什麼。
        [death] 你當晚死了，被抱者一起死。
       *[fate] 你挨的刀、槍和針，被抱者都有一份。
    }
# 同上，但點的是牌，不是人。
ability-hug-card = 這張牌每晚可以抱另一張牌，抱自己手裡的也行。{ $disables ->
        [yes] 被抱的牌當晚對別人下的手都無效。
       *[no] {""}
    }{ $shields ->
        [yes] 直接對它下的手都無效。
       *[no] {""}
    }{ $shares ->
        [strikes] 這張牌遇到什麼，被抱的牌就遇到什麼。
        [death] 這張牌當晚死了，被抱的牌一起死。
       *[fate] 這張牌挨的刀、槍和針，被抱的牌都有一份。
    }
ability-silence = 每晚可以讓一個人（包括自己）第二天禁言：不能發言，沒有遺言，但能投票。
# $hits：killers 或 anyone：能打死誰。$safe：出手之前匪刀不死為 yes。
ability-strike = 整局一次，夜裡可以出手打一個目標：{ $hits ->
        [anyone] 不管是什麼身分都會死。
       *[killers] 是匪就死，不是匪就沒事。有沒有打中都算用掉。
    }{ $safe ->
        [yes] 出手之前，匪刀不死你。
       *[no] {""}
    }
# 同上，但點的是牌，不是人。
ability-strike-card = 整局一次，這張牌夜裡可以出手打一張牌：{ $hits ->
        [anyone] 不管是什麼身分都會死，醫生也救不了。
       *[killers] 是匪就死，不是匪就沒事。有沒有打中都算用掉。
    }{ $safe ->
        [yes] 出手之前，匪刀不死這張牌。
       *[no] {""}
    }
ability-honest = 每晚讓一個人第二天必須誠實，本人並不知道：如果最後跳的身分是假的，投票之後就死。什麼都不跳，算跳平民。
ability-revive = 整局一次，可以救回今晚被匪刀的人，包括自己。我不會告訴你是誰，也不會告訴你有沒有。
ability-take = 你死的時候，可以帶走一個在局的人。
ability-squeeze = 每晚選 1 到 10 的一個數和一個方向。擠手一個傳一個，每傳一次少一下，只被擠到一下的人死。
# $max：謎面最長多少，$own：allowed、forbidden 或 majority：能否刀自己人。
ability-notice = 每輪匪隊用預告函殺一個人：一則公開的謎面，最長 { $max } 個位元組（中文字算兩個），另把謎面和目標的聯繫交給我。沒有預告函就沒有人死。{ $own ->
        [allowed] 可以預告自己人，也可以預告自己。
        [majority] 要預告自己人，須過半數在局的匪點同一個匪。
       *[forbidden] 不能預告自己人。
    }
# $min：最少多少字。
ability-story = 每次刀人，匪隊還要交一段至少 { $min } 字的劇情，沒有劇情這一刀就作廢。
# 起初沉睡的本事。$roles：誰全死了才醒，$power：如上的一整句話。
ability-after = { $roles }全部死光之後：{ $power }
# $roles：這張牌永遠刀不死誰。
ability-spares = 你刀不死{ $roles }：刀了也不會有事。
# $roles：本隊只剩你時不能刀誰。
ability-last-spares = 本隊只剩你一個時，不能刀{ $roles }。
# $team：混進的隊伍。
ability-mole = 你混在{ $team }裡，和他們一起選；隊裡真正的成員剩不到兩個時，你就不再參與。
ability-unclaimable = 這個身分誰也不許跳。
ability-from-behind = 這張牌即使壓在後面也能行動。
ability-promoted = 特殺死了，按花色排在最前的活著的殺手牌升為特殺。
ability-unseen = 驗人驗不出你。
ability-hears = 每次驗人的對象和結果，我都會告訴你。
# $day：從哪一天起可以。
ability-explode = 從第{ $day }天起可以爆匪：承認是匪，立刻出局，當場天黑。
# $day：從哪一天起可以。
ability-confess = 從第{ $day }天起可以認匪：全場都知道你是匪，你繼續玩。
ability-surrender = 己方有身分的人只剩你一個時，可以投降。
ability-none = 沒有特別的本事：好好聽，好好說，投好你的票。

## 陣營，如「隨……獲勝」。

# .one：屬於這一方的人。.aliases：別名，用逗號分開。
side-good = 好人一方
    .one = 好人
    .aliases = 好人, 好人方
side-killers = 匪方
    .one = 匪方的人
    .aliases = 匪, 殺手方, 壞人
side-third = 第三方
    .one = 第三方的人
    .aliases = 第三

## 隊伍，如「匪隊：2號 小明、5號 小紅」。

team-killers = 匪隊
team-police = 警隊
team-doctors = 醫生
team-secret_police = 特警
team-rioters = 亂民

## 法官所問之事，一個詞。

ask-kill = 刀人
ask-check = 驗人
ask-save = 救人
ask-shoot = 狙人
ask-hug = 抱人
ask-silence = 禁言
ask-strike = 特警出手
ask-honest = 誠實
ask-revive = 復活
ask-take = 帶人走
ask-order = 牌的先後
ask-squeeze = 擠手
ask-side = 選立場
ask-tiebreak = 平票定人
ask-notice = 預告函
ask-story = 劇情
ask-approve = 審稿
ask-token = 免死令
ask-accuse = 指控
ask-vote = 投票
ask-speech = 發言
ask-last_words = 遺言
ask-floor = 申辯
ask-ready = 準備
