### 文で書いたルール。項目（パスの点は - と書きます）ごとに：値は名前、.about は説明、.is はその値のときの決まり。
### .is で使える引数：$value（言葉か数）、$list（列挙）、$count（いくつか）、$first と $last（最初と最後）、
### $role、$size（人数）、$span（時間）。

## ルール全文

# $ruleset：名前と記号。
rules-heading = { $ruleset }のルール
rules-section-cards = ―― 人数と役職 ――
rules-section-night = ―― 夜 ――
rules-section-day = ―― 昼 ――
rules-section-ballot = ―― 投票 ――
rules-section-end = ―― 勝敗 ――
rules-section-table = ―― 卓 ――
rules-manners = ―― 作法 ――
    私からの個別のメッセージを見せず、誓いを立てて身の証としないこと。ホストが退場にできます。こっそり示し合わせず、仲間への話は私を通してください。勝負が決まったら引き延ばさないこと。疑問はジャッジに：!{ command-ask }　ジャッジの判断が最終です。
# $first から $last 人（$one：同じなら yes）、$roles：決まったカード、$rest：残りの人。
rules-deal-row = { $one ->
        [yes] { $first }人
       *[no] { $first }〜{ $last }人
    }：{ $roles }{ $all ->
        [yes] 。
       *[no] 、残りは{ $rest }。
    }
# $name、$path。
option-named = { $name } [{ $path }]
# 専用の文がない項目。$option：名前とパス、$value。
option-other = { $option }：{ $value }

## 人数と役職

option-players = 人数
    .about = 最少と最多の人数、コンマで区切ります。
    .is = { $first }〜{ $last }人。
option-standard = 標準の人数
    .about = 比べるための標準の卓の人数。
    .is = { $count ->
        [0] 標準の人数は決めません。
       *[other] 標準の人数：{ $list }。
    }
option-deal-rest = 残りのカード
    .about = 役職の決まっていない人が何を持つか。
    .is = 残りの人はみな{ $list }です。
# $role、$size。
option-deal-from = { $size }人からの{ $role }
    .about = ある人数から、このカードを何枚配るか。
    .is = { $size }人から、{ $role }：{ $value }。
# $size（数）、$role。
option-deal-half = 半分が市民のとき{ $size }人からのカード：{ $role }
    .about = 半分が市民のとき、その人数から何枚配るか。
    .is = 半分が市民のとき、{ $size }人から{ $role }：{ $value }枚。
# $role。
option-cards-side = { $role }の陣営
    .about = このカードがどの陣営の勝利をめざすか。
    .is = { $role }は{ $list }の勝利をめざします。
option-cards-team = { $role }の仲間
    .about = このカードがどの仲間と目を開けるか。
    .is = { $role }は{ $list }と一緒に目を開けます。
option-cards-does = { $role }の能力
    .about = このカードに何ができるか。
    .is = { $count ->
        [0] { $role }に特別な能力はありません。
       *[other] { $role }の能力：{ $list }。
    }

# $role、$power：能力、$list：役職。
option-cards-after = { $role }の眠っている能力：{ $power }
    .about = どの役職が全員死ねば、この能力が目覚めるか。
    .is = { $list }が全員死ぬと、{ $role }に能力が目覚めます：{ $power }。
option-cards-spares = { $role }には殺せない役職
    .about = このカードでは決して殺せない役職。
    .is = { $count ->
        [0] { $role }は誰でも殺せます。
       *[other] { $role }は{ $list }を殺せません。
    }
option-cards-last_spares = 最後の{ $role }が襲撃できない役職
    .about = 仲間がこのカードだけのとき、襲撃できない役職。
    .is = { $count ->
        [0] 最後の{ $role }でも誰でも襲撃できます。
       *[other] 仲間が{ $role }1人になると、{ $list }を襲撃できません。
    }
option-cards-mole = { $role }は紛れこみか
    .about = このカードが仲間に紛れこんでいるかどうか。
    .is = { $value ->
        [true] { $role }は紛れこんでいます。本物の仲間が2人以上いる間だけ加わります。
       *[false] { $role }は紛れこんでいません。
    }
option-cards-unclaimable = { $role }のCO
    .about = この役職をCOしてよいかどうか。
    .is = { $value ->
        [true] 誰も{ $role }をCOできません。
       *[false] 誰でも{ $role }をCOできます。
    }
option-cards-looks_for = { $role }が探す役職
    .about = このカードの捜査が尋ねる、ただ1つの役職。
    .is = { $role }の捜査で分かるのは、{ $list }かどうかだけです。
option-cards-counts_as = { $role }の数え方
    .about = 勝敗を決めるとき、どの役職とみなすか。
    .is = 勝敗では、{ $role }を{ $list }とみなします。
# $role、$list。
option-cards-once = { $role }が1回だけ使える能力
    .about = ゲーム中1回だけ使える能力。
    .is = { $count ->
        [0] { $role }の能力は何度でも使えます。
       *[other] { $role }がゲーム中1回だけ使える能力：{ $list }。
    }
option-cards-becomes = 能力を使ったあとの{ $role }
    .about = 1回きりの能力を使ったあと、何の役職になるか。
    .is = { $role }は能力を使うと{ $list }になります。
option-cards-from_behind = 後ろの{ $role }
    .about = このカードが後ろにあっても動けるかどうか。
    .is = { $value ->
        [true] { $role }は後ろにあっても動けます。
       *[false] { $role }は前にあるときだけ動けます。
    }
option-scaled = 人数の割り出し
    .about = ほかの人数を割合で割り出すかどうか。
    .is = { $value ->
        [true] もともと1つの人数だけのルールで、ほかの人数はいちばん近い割合で割り出します。
       *[false] 人数ごとに配役があります。
    }
option-hand = 手札
    .about = single：1枚。at_once：2枚同時。in_turn：2枚を順に。
    .is = { $value ->
        [at_once] 1人に番号の付いたカードを2枚。同時に働き、両方死ぬと脱落です。マフィア側のカードが1枚でもあれば、マフィア側です。
        [in_turn] 1人に2枚。順に働き、両方死ぬと脱落です。マフィア側のカードが1枚でもあれば、マフィア側です。
       *[single] 1人に1枚。
    }
option-begins = 始まり
    .about = night：夜から。day：昼から。
    .is = { $value ->
        [day] 昼から始まります。
       *[night] 夜から始まります。
    }
option-addons = 加える役職
    .about = 追加する役職。普通のカードと1枚ずつ入れ替えます。例：bubble
    .is = { $count ->
        [0] 役職は追加しません。
       *[other] 普通のカードと1枚ずつ入れ替えて加える役職：{ $list }。
    }
option-police = 警察
    .about = 警察を配るかどうか。配らなければ普通のカードになります。
    .is = { $value ->
        [true] 警察がいます。
       *[false] 警察はおらず、代わりに普通のカードを配ります。
    }
option-half_civilians = 半分が市民
    .about = カードの半分を市民にするかどうか（そういう配り方のあるルールのみ）。
    .is = { $value ->
        [true] カードの半分が市民です。
       *[false] ルールどおりに配ります。
    }
option-choose_order = カードの順序
    .about = どちらのカードを先にするか、自分で決められるかどうか。
    .is = { $value ->
        [true] 始まる前に、どちらを先にするか自分で決めます。
       *[false] どちらが先かは、配ったときに決まります。
    }
option-police_killer_hand = 警察とマフィアの同居
    .about = redeal：配り直し。swap：入れ替え。choose：1枚を選び、もう1枚は市民に。
    .is = { $value ->
        [swap] 1人が警察とマフィアを一緒に持ったら、なくなるまで無作為に入れ替えます。
        [choose] 1人が警察とマフィアを一緒に持ったら、先の1枚を残し、もう1枚は市民になります。
       *[redeal] 1人が警察とマフィアを一緒に持ったら、全部配り直します。
    }
option-deal-hidden_card = 伏せ札
    .about = ジャッジが1枚を伏せて取るかどうか。
    .is = { $value ->
        [true] 私が1枚を見ずに伏せて取るので、どの役職も欠けているかもしれません。
       *[false] カードはすべてプレイヤーに配ります。
    }
option-introductions = 顔合わせ
    .about = 始まる前に誰が誰を知るか。ルールのファイルでだけ変えられます。
    .is = 始まる前に、一部のプレイヤーが互いを知ります。
# $who：互いを知る、または知られる役職、$seen_by：それを知る役職（互いに知るとき $all は yes）。
# $shown：役職そのものを見せるなら role、仲間としてだけ見せるなら killers や police。
rules-introduction = 始まる前に{ $all ->
        [yes] 互いを知る役職：{ $who }。
       *[no] { $seen_by }が知る相手：{ $who }。
    }{ $shown ->
        [killers] 見えるのはマフィアの仲間だということだけです。
        [police] 見えるのは警察の仲間だということだけです。
        [detectives] 見えるのは探偵の仲間だということだけです。
        [gin_or_vodka] どちらがどちらかは分かりません。
       *[role] {""}
    }
rules-introduction-none = 始まる前には、誰も互いを知りません。
option-marks = 番号とスート
    .about = どのカードに番号やスートが付くか。持ち主だけに知らせます。ルールのファイルでだけ変えられます。
    .is = 番号やスートの付いたカードがあります。
# $who：一緒に番号を付ける役職、$with：number は番号、suit はスート。
rules-marking = { $with ->
        [suit] { $who }のカードには、配った順にスートが付きます：スペード（♠）、ハート（♥）、クラブ（♣）、ダイヤ（♦）。
       *[number] { $who }のカードには卓を回る順に番号が付き、持ち主は自分の番号を知っています。
    }

# カードにできること。「マフィアの能力：夜に襲撃、……」のように。
does-kill = 夜に襲撃
does-check = 夜に捜査
does-save = 夜に治療
does-shoot = 夜に狙撃
does-hug = 夜に抱擁
does-silence = 夜に人を沈黙させる
does-strike = 一撃（1回）
does-honest = 人を正直にさせる
does-revive = 犠牲者の蘇生（1回）
does-take = 死ぬとき1人を道連れ
does-squeeze = 握る合図
does-side = 陣営選び（1回）
does-notice = 予告状で殺す
does-story = 襲撃の物語を書く
does-explode = 自爆
does-confess = 自白
does-surrender = 降参

## 夜

option-night_order = 夜の順序
    .about = 夜の行動の結果をどの順に決めるか。
    .is = { $count ->
        [0] 夜の行動はありません。
       *[other] 夜の結果はこの順に決まります：{ $list }。
    }
option-night_close = 夜の終わり
    .about = early：全員が行動したら朝。full：いつも時間いっぱい。
    .is = { $value ->
        [early] 行動する人が全員終えると朝になります。夜の長さから、誰が生きているか知れることがあります。
       *[full] 夜はいつも時間いっぱいで、長さからは何も分かりません。
    }
option-night_talk = 夜の会話
    .about = 夜に部屋で話してよいかどうか。
    .is = { $value ->
        [true] 夜も部屋で話せます。
       *[false] 夜は部屋で話せません。
    }
option-team_talk = 仲間うちの会話
    .about = 夜にジャッジを通して話せる仲間。
    .is = { $count ->
        [0] 夜に仲間同士で話すことはできません。
       *[other] 夜に私へこっそり話した言葉を、同じ仲間に伝えます：{ $list }。
    }
option-check_answer = 捜査の答え
    .about = at_once：警察の意見が一致したらすぐ、変更不可。at_close：夜の終わりに。
    .is = { $value ->
        [at_once] 生きている警察が同じ相手を選ぶと、すぐに答えます。もう変えられません。
       *[at_close] 捜査の答えは夜の終わりに出します。
    }
option-dead_watch = 死者の観戦
    .about = 脱落した人が夜の出来事を見られるかどうか。
    .is = { $value ->
        [true] 脱落した人は夜の出来事を見られます。
       *[false] 脱落した人に見えるのは、全員に見えるものだけです。
    }
option-quiet_dawn = 静かな夜のあと
    .about = day：いつもどおり昼。next_night：すぐ次の夜。
    .is = { $value ->
        [next_night] 誰も死なない夜のあとは、すぐ次の夜になります。
       *[day] 誰も死なない夜のあとも、いつもどおり昼になります。
    }
option-first_night = 最初の夜
    .about = 最初の夜に使える能力。空なら全部。
    .is = { $count ->
        [0] 最初の夜もほかの夜と同じです。
       *[other] 最初の夜にすることはこれだけです：{ $list }。
    }
option-with_ballot = 投票と同時に締め切る能力
    .about = 投票と行動を同時に受け付けるとき、どの能力を夜でなく投票と一緒に締め切るか。
    .is = { $count ->
        [0] 能力はすべて夜に締め切ります。
       *[other] 投票と一緒に締め切るもの：{ $list }。残りは夜に締め切ります。
    }
option-decline = 夜の見送り
    .about = 夜の能力をあえて使わずにいられるかどうか。
    .is = { $value ->
        [true] 夜に尋ねられた人は、誰も選ばなくてもかまいません。
       *[false] 夜に尋ねられた人は、必ず誰かを選びます。
    }
option-parting = 死のあとの静けさ
    .about = 誰かが死ぬたびに、少し静かに待つかどうか。
    .is = { $value ->
        [true] 誰かが死ぬたびに少し静かに待ちます。死んだ人にまだすることがあるかもしれません。
       *[false] 誰かが死んでも、すぐに続けます。
    }
option-sits_out = 1日休み
    .about = 前のカードが夜に死んだ人が、その日を休むかどうか。
    .is = { $value ->
        [true] 夜にカードを失った人はその日を休み、次の夜に2枚目で戻ります。
       *[false] 夜にカードを失った人は、すぐに2枚目で続けます。
    }
option-crooked_judge = 悪徳ジャッジ
    .about = 伏せ札がマフィアのとき、ジャッジがマフィアの肩を持つかどうか。
    .is = { $value ->
        [true] 伏せ札がマフィアなら、私は悪徳ジャッジです。マフィアが市民を襲撃すると、標的を警察や狙撃手に差し替えることがあります。
       *[false] 私は誰の味方もしません。
    }
option-kill-by = マフィアの選び方
    .about = team：一緒に1人。each：マフィアのカードごとに1つ。
    .is = { $value ->
        [each] マフィアのカードごとに相手を1つ襲撃します。
       *[team] マフィアは一緒に1人を襲撃します。
    }
option-check-by = 警察の選び方
    .about = team：一緒に1人。each：警察のカードごとに1つ。
    .is = { $value ->
        [each] 警察のカードごとに相手を1つ捜査します。
       *[team] 警察は一緒に1人を捜査します。
    }
option-check-misses = 捜査で分からない役職
    .about = マフィア側なのに、捜査では分からない役職。
    .is = { $count ->
        [0] マフィアなら捜査で必ず分かります。
       *[other] 捜査では{ $list }の正体は分かりません。
    }
option-save-needles = 空打ち
    .about = 何回の空打ちで死ぬか。0：無害。
    .is = { $value ->
        [0] 襲われていない人を治療しても害はありません。
       *[other] 襲われていない人への注射は空打ちになり、{ $value }回で死にます。
    }
option-save-apart = 医者ごとの空打ち
    .about = 空打ちを医者ごとに数えるかどうか。
    .is = { $value ->
        [true] 空打ちは医者ごとに数えます。
       *[false] 空打ちはすべての医者の分を合わせて数えます。
    }
option-save-announced = 救命の発表
    .about = マフィアの襲撃から助かった人を発表するかどうか。
    .is = { $value ->
        [true] マフィアに襲撃されて助かった人がいれば、誰かをみんなに発表します。
       *[false] 誰が助かったかは発表しません。
    }
option-save-from_both = 襲撃と狙撃からの救命
    .about = 同じ夜に襲撃も狙撃もされた人を救えるかどうか。
    .is = { $value ->
        [true] 同じ夜に襲撃も狙撃もされた人でも、治療で助かります。
       *[false] 同じ夜に襲撃も狙撃もされた人は、治療しても助かりません。
    }
option-hug-disables = 抱かれると消える能力
    .about = 本人が抱かれると働かない能力。
    .is = { $count ->
        [0] 抱かれた人の能力はそのままです。
       *[other] 本人が抱かれると働かないもの：{ $list }。
    }
option-hug-shielded = 抱擁が防ぐもの
    .about = 抱擁が守る場合、抱かれた人へのどの行動が効かないか。
    .is = { $count ->
        [0] 抱擁は何も防ぎません。
       *[other] 抱擁が防ぐもの：{ $list }。
    }
option-hug-shields = 抱擁の守り
    .about = 抱擁が相手を守るかどうか。
    .is = { $value ->
        [true] 抱かれた人への直接の攻撃は、抱擁が防ぎます。
       *[false] 抱擁は相手を守りません。抱かれた人もいつもどおり攻撃を受けます。
    }
option-hug-shares = 抱かれた人が共にするもの
    .about = fate：襲撃や狙撃による死と注射。strikes：すべて。death：死だけ。
    .is = { $value ->
        [strikes] 胡蝶の身に起きることは、抱かれた人にもすべて起きます。
        [death] 胡蝶が死ぬと、抱かれた人も一緒に死にます。
       *[fate] 胡蝶が襲撃や狙撃で死ぬと、抱かれた人も一緒に死にます。胡蝶への注射は抱かれた人にも及びます。
    }
option-strike-hits = 一撃の相手
    .about = killers：マフィアだけが死ぬ。anyone：誰でも死ぬ。
    .is = { $value ->
        [anyone] 秘密警察の一撃では誰でも死にます。
       *[killers] 秘密警察の一撃で死ぬのはマフィアだけです。
    }
option-strike-safe_until_used = 秘密警察の守り
    .about = 一撃を使うまで、襲撃で死なないかどうか。
    .is = { $value ->
        [true] 秘密警察は、一撃を使うまで襲撃では死にません。
       *[false] 秘密警察はいつでも襲撃で死にます。
    }
option-kill-own_team = 仲間の襲撃
    .about = 許す（allowed）、許さない（forbidden）、過半数が必要（majority）。
    .is = { $value ->
        [allowed] マフィアは仲間や自分を襲撃できます。
        [majority] 生きているマフィアの過半数が同じマフィアを選んだときだけ、仲間を襲撃できます。
       *[forbidden] マフィアは仲間を襲撃できません。
    }
option-kill-first_victim_again = 最初の犠牲者
    .about = 同じ人を何ゲーム続けて最初の夜に襲撃できないか。0：制限なし。
    .is = { $value ->
        [0] 最初の夜に誰を襲撃するか、前のゲームによる制限はありません。
        [2] 2ゲーム続けて、同じ人を最初の夜に襲撃できません。
       *[other] { $value }ゲーム続けて、同じ人を最初の夜に襲撃できません。
    }
option-notice-riddle_max = 謎の長さ
    .about = 謎は半角で何字分までか。全角は2字と数えます。
    .is = マフィアは予告状で殺します。謎は半角で{ $value }字分まで、全角は2字と数えます。
option-notice-tokens = お守り
    .about = 全員が1つずつお守りを持つかどうか。
    .is = { $value ->
        [true] 全員がお守りを1つ持ちます。謎で言い当てられた人が使えば助かり、違う人が使ってもなくなります。
       *[false] お守りはありません。
    }
option-reviewer = 予告状の審査
    .about = 人のジャッジがいないとき誰が審査するか。none：しない。dead：脱落した人の多数決。
    .is = { $value ->
        [dead] 予告状は脱落した人が審査し、多数の賛成で通ります。2人に満たない間は審査しません。
       *[none] 予告状は審査せず、そのまま受け取ります。
    }
option-story-chars_min = 物語の長さ
    .about = 物語は最低何字か。空白は数えません。
    .is = 襲撃には{ $value }字以上の物語が必要です。空白は数えません。物語は名前を伏せて発表します。
option-story-turns = 物語の当番
    .about = 昼に順番で物語を出し、票を2倍にするかどうか。
    .is = { $value ->
        [true] 毎日1人ずつ、投票の前に物語を出す番が回ります。出せば、その日の票がすべて2倍になります。
       *[false] 物語を書くのはマフィアだけです。
    }
option-check-tells = 捜査で分かること
    .about = role：役職そのもの。killer：マフィアかどうかだけ。
    .is = { $value ->
        [role] 捜査では役職そのものが分かります。
       *[killer] 捜査で分かるのはマフィアかどうかだけです。
    }
option-check-own_team = 仲間の捜査
    .about = 許す（allowed）、許さない（forbidden）、過半数が必要（majority）。
    .is = { $value ->
        [allowed] 警察は仲間も捜査できます。
        [majority] 生きている警察の過半数が同じ警察を選んだときだけ、仲間を捜査できます。
       *[forbidden] 警察は仲間を捜査できません。
    }
option-check-shared_with = 捜査結果を聞くほかの役職
    .about = 警察のほかに、捜査の結果を聞く役職。
    .is = { $count ->
        [0] 捜査の結果を聞くのは警察だけです。
       *[other] 捜査の結果を聞くほかの役職：{ $list }。
    }
option-check-suspects = 内偵の印
    .about = 警察が仲間うちで、怪しい人に印を付けられるかどうか。
    .is = { $value ->
        [true] 警察は仲間うちで内偵対象に印を付けられます。
       *[false] 警察の内偵の印はありません。
    }

## 昼

option-day = 昼の話し方
    .about = speeches：順番に1回。open：自由。accusations：投票の代わりに告発。window：投票と行動を1日中。vote：投票だけ。
    .is = { $value ->
        [window] 昼はいつでも話せ、投票と能力も同時に受け付けます。
        [accusations] 昼は自由に話し、告発できます。投票はありません。告発が当たれば市民側がその場で勝ち、外れたら自分が脱落します。
        [open] 昼は自由に話します。
        [vote] 昼は投票だけ。話は犠牲者の発表までに済ませます。
       *[speeches] 昼は1人ずつ順番に1回発言します。
    }
option-speech-start = 最初の発言者
    .about = left：夜の犠牲者の左隣。right：右隣。along：発言の向きで次の人。
    .is = { $value ->
        [left] 夜の犠牲者の左隣から発言します。
        [right] 夜の犠牲者の右隣から発言します。
       *[along] 発言の向きで、夜の犠牲者の次の人から発言します。
    }
option-speech-beside = 誰の隣から
    .about = victim：襲撃された人。last_dead：最後に発表した犠牲者。last_words：最後に遺言をした犠牲者。
    .is = { $value ->
        [last_dead] 犠牲者が何人もいれば、最後に発表した人をもとに最初の発言者を決めます。
        [last_words] 犠牲者が何人もいれば、最後に遺言をした人をもとに最初の発言者を決めます。
       *[victim] 犠牲者が何人もいれば、襲撃された人をもとに最初の発言者を決めます。
    }
option-speech-quiet = 静かな夜のあとの最初の発言者
    .about = next：前の日の最初の発言者の次。end：1番か最後の番号。
    .is = { $value ->
        [end] 誰も死なない夜のあとは、時計回りなら1番、反時計回りなら最後の番号から発言します。
       *[next] 誰も死なない夜のあとは、前の日に最初に発言した人の次から発言します。
    }
option-speech-direction = 発言の向き
    .about = clockwise：時計回り（番号の大きくなる向き）。counter_clockwise：反時計回り。alternate：1日ごとに逆。
    .is = { $value ->
        [clockwise] 時計回り、番号の小さい方から大きい方へ発言します。
        [alternate] 1日目は時計回り、そのあとは1日ごとに向きを変えて発言します。
       *[counter_clockwise] 反時計回り、番号の大きい方から小さい方へ発言します。
    }
option-defence = 弁明
    .about = 投票の前に、名前の挙がった人が弁明できるかどうか。
    .is = { $value ->
        [true] 発言のあと、名前の挙がった人は1回弁明できます。
       *[false] 発言のあと、すぐに投票します。
    }
option-last_words-quota = 遺言
    .about = 何人が遺言できるか：数、killers（開始時のマフィアの数）、all（全員）。
    .is = { $value ->
        [0] 遺言はありません。
        [1] 最初に脱落した人だけが遺言できます。
        [killers] 遺言できる人数は開始時のマフィアの数と同じで、先に脱落した人からです。
        [all] 脱落した人は全員遺言できます。
       *[other] 先に脱落した{ $value }人が遺言できます。
    }
# $size。
option-last_words-by_size = { $size }人からの遺言
    .about = ある人数から別に決める遺言の数。
    .is = { $value ->
        [killers] { $size }人から：遺言の数は開始時のマフィアの数と同じです。
        [all] { $size }人から：全員遺言できます。
       *[other] { $size }人から：遺言は{ $value }人です。
    }
option-last_words-executed_killer = マフィアの遺言
    .about = 投票で脱落したマフィアが遺言できるかどうか。
    .is = { $value ->
        [true] 投票で脱落したマフィアも遺言できます。
       *[false] 投票で脱落したマフィアは遺言できません。
    }
option-last_words-order = 遺言の順序
    .about = seat：席の番号順。alternate：1日ごとに逆。
    .is = { $value ->
        [alternate] 夜の犠牲者は席順に遺言します。奇数日は小さい番号から、偶数日は大きい番号から。
       *[seat] 夜の犠牲者は席の番号順に遺言します。
    }
option-accusations = 告発の回数
    .about = 昼に告発するとき、1日に何回外せるか。
    .is = 告発が{ $value }回外れると、その日は終わりです。
option-explode-from_day = 自爆
    .about = 何日目から自爆できるか。0：できません。
    .is = { $value ->
        [0] 自爆はできません。
       *[other] { $value }日目から自爆できます。すぐに脱落し、その場で夜になります。
    }
option-confess-from_day = 自白
    .about = 何日目から自白できるか。0：できません。
    .is = { $value ->
        [0] 自白はできません。
       *[other] { $value }日目から自白でき、そのままゲームを続けます。
    }
option-etiquette = 卓の作法
    .about = 作法に反するCOを止めるかどうか。
    .is = { $value ->
        [true] 生きている市民はマフィアと名乗らず、死んだ市民は警察と名乗りません。
       *[false] どの役職をCOしてもかまいません。
    }

## 投票

option-ballot = 投票の方法
    .about = sealed：終わるまで秘密。called：1人ずつ名前を呼ぶ。open：いつも公開。
    .is = { $value ->
        [sealed] 秘密投票：終わるまで誰にも見えません。
        [called] 1人ずつ名前を呼び、手を挙げます。入れた票は変えられません。
       *[open] 公開投票：票はいつでも見えます。
    }
option-ballot_close = 投票の終わり
    .about = early：全員が入れたら終わり。full：いつも時間いっぱい。
    .is = { $value ->
        [early] 全員が入れたら終わります。
       *[full] 投票はいつも時間いっぱいです。
    }
option-ballot_order = 候補の順序
    .about = speaking：発言の順。reverse：その逆。
    .is = { $value ->
        [speaking] 候補は発言の順に挙げます。
       *[reverse] 候補は発言の逆順に挙げます。
    }
option-vote_at_once = 発言のあとの投票
    .about = 1人ずつ、発言のあとその場で公開投票するかどうか。
    .is = { $value ->
        [true] 1人ずつ、発言のあとその場で公開投票します。
       *[false] 全員が話してから投票します。
    }
option-votes_of = 票の数え方
    .about = player：1人1票。card：生きているカード1枚につき1票。
    .is = { $value ->
        [card] 生きているカード1枚につき1票。2票は分けて入れられます。
       *[player] 1人1票です。
    }
option-abstain = 棄権
    .about = 誰にも入れないことができるかどうか。
    .is = { $value ->
        [true] 棄権できます。
       *[false] 棄権はできません。
    }
option-abstentions = 棄権の扱い
    .about = blank：数えません。nobody：「なし」への1票。
    .is = { $value ->
        [nobody] 棄権は「なし」への1票です。「なし」の票がどの人よりも少なくなければ、誰も脱落しません。
       *[blank] 棄権は数えません。
    }
option-void_votes = 無効票
    .about = 候補でない相手への票も受け取り、無効票として挙げるかどうか。
    .is = { $value ->
        [true] 脱落した人やいない人への票も受け取り、発表では無効票として挙げます。
       *[false] 投票できるのは生きている人だけです。
    }
option-self_vote = 自分への投票
    .about = 自分に入れてよいかどうか。
    .is = { $value ->
        [true] 自分に投票できます。
       *[false] 自分には投票できません。
    }
option-finalists = 最終弁明の人数
    .about = 得票上位の何人が決選投票に進むか。0：1回で決めます。
    .is = { $value ->
        [0] 1回の投票で決めます。
       *[other] 得票上位の{ $value }人が最終弁明をし、もう一度投票して決めます。
    }
option-tie = 同票
    .about = 同票のあとどうするか、順番に。
    .is = 同票のあと：{ $list }。
option-tie_limit = 同票の上限
    .about = 同じ顔ぶれで何回続けて同票なら、誰も脱落しないか。
    .is = 同じ顔ぶれで{ $value }回続けて同票なら、誰も脱落しません。

# 同票のあとの段階。「同票のあと：……、……」のように。
tie-tied_speak = 同票の人がもう一度発言
tie-others_speak = ほかの人が発言
tie-runoff = 同票の人の中で再投票
tie-again = 最初からもう一巡
tie-draw = 引き分け
tie-nobody = 誰も脱落しない
tie-all = 同票の全員が脱落
tie-lot = くじ引き
tie-killers = 夜の締め切りまでにマフィアが収監する人を決める

## 勝敗

option-ends-good = 市民側の勝ち
    .about = どれか1組が全滅すれば市民側の勝ち。一緒に数える役職は + でつなぎます。
    .is = { $count ->
        [0] 市民側を勝たせる条件はありません。
        [1] { $list }が全滅すれば、市民側の勝ちです。
       *[other] 次のどれかが全滅すれば、市民側の勝ちです：{ $list }。
    }
option-ends-killers = マフィア側の勝ち
    .about = どれか1組が全滅すればマフィア側の勝ち。
    .is = { $count ->
        [0] 誰が全滅しても、それだけではマフィア側の勝ちになりません。
        [1] { $list }が全滅すれば、マフィア側の勝ちです。
       *[other] 次のどれかが全滅すれば、マフィア側の勝ちです：{ $list }。
    }
option-ends-draw = 引き分け
    .about = どれか1組が全滅すれば引き分け。
    .is = { $count ->
        [0] 誰が全滅しても、引き分けにはなりません。
        [1] { $list }が全滅すれば、引き分けです。
       *[other] 次のどれかが全滅すれば、引き分けです：{ $list }。
    }
option-ends-both = 同時に満たしたとき
    .about = 2つの結末が同時に満たされたときの扱い：draw、good、killers。
    .is = { $value ->
        [good] 同時に満たせば市民側の勝ちです。
        [killers] 同時に満たせばマフィア側の勝ちです。
       *[draw] 同時に満たせば引き分けです。
    }
option-ends-certain = 決した勝負
    .about = 投票のあと、市民側に捜査の能力しか残らず、マフィアより多くて1人だけなら、マフィアの勝ちとするかどうか。
    .is = { $value ->
        [true] 投票のあと襲撃の前に、市民側に捜査の能力しか残らず、マフィアより多くて1人だけなら、マフィア側の勝ちです。
       *[false] 勝敗が決まるまで続けます。
    }
option-parity = 同数
    .about = マフィアがほかの人と同数になったとき、すぐ終わるかどうか。
    .is = { $value ->
        [true] マフィアがほかの人と同数以上になれば、すぐにマフィア側の勝ちです。
       *[false] マフィアは人数だけでは勝てません。
    }
option-shown-night = 夜の犠牲者のカード
    .about = nothing：見せません。killers：マフィアならそう言います。role：役職を見せます。
    .is = { $value ->
        [role] 夜に死んだ人は役職を見せます。
        [killers] 夜に死んだ人がマフィアなら、そう言います。
       *[nothing] 夜に死んだ人のカードは、最後まで見せません。
    }
option-shown-vote = 投票で脱落した人のカード
    .about = nothing：見せません。killers：マフィアならそう言います。role：役職を見せます。
    .is = { $value ->
        [role] 投票で脱落した人は役職を見せます。
        [killers] 投票で脱落した人がマフィアなら、そう言います。
       *[nothing] 投票で脱落した人のカードは、最後まで見せません。
    }
option-shown-explode = 自爆した人のカード
    .about = nothing：見せません。killers：マフィアならそう言います。role：役職を見せます。
    .is = { $value ->
        [role] 自爆した人は役職を見せます。
        [killers] 自爆した人がマフィアなら、そう言います。
       *[nothing] 自爆した人のカードは見せません。
    }
option-shown-other = そのほかの脱落者のカード
    .about = 退席、告発外れ、道連れ、嘘で脱落した人。nothing：見せません。killers：マフィアならそう言います。role：役職を見せます。
    .is = { $value ->
        [role] そのほかの理由で脱落した人は役職を見せます。
        [killers] そのほかの理由で脱落した人がマフィアなら、そう言います。
       *[nothing] そのほかの理由で脱落した人のカードは、最後まで見せません。
    }
# $role。
option-points-good = 市民側が勝ったときの{ $role }の得点
    .about = 市民側が勝ったとき、役職ごとに何点か。
    .is = 市民側が勝つと、{ $role }は{ $value }点です。
option-points-killers = マフィア側が勝ったときの{ $role }の得点
    .about = マフィア側が勝ったとき、役職ごとに何点か。
    .is = マフィア側が勝つと、{ $role }は{ $value }点です。
option-points-draw = 引き分けのときの{ $role }の得点
    .about = 引き分けのとき、役職ごとに何点か。
    .is = 引き分けなら、{ $role }は{ $value }点です。
option-points-warned = 警告の減点
    .about = 2回目の警告から、1回ごとに何点引くか。
    .is = { $value ->
        [0] 警告で減点はしません。
       *[other] 2回目の警告から、1回ごとに{ $value }点引きます。
    }
option-points-left = 退席の減点
    .about = 無断で席を立つと何点引くか。
    .is = { $value ->
        [0] 席を立っても減点はしません。
       *[other] 無断で席を立つと{ $value }点引きます。
    }
option-no_help = 市民の心得
    .about = マフィアを助けないよう、みんなに念を押すかどうか。
    .is = { $value ->
        [true] 市民はどんなときもマフィアを助けてはいけません。
       *[false] 市民は何をしてもかまいません。
    }

## 卓

option-judge = ジャッジ
    .about = bot：私だけ。human：ホストもジャッジになり、人の審査が要るものを審査します。参加はできません。
    .is = { $value ->
        [human] ホストと私がジャッジです。ホストは参加せず、人の審査が要るものを審査します。
       *[bot] ジャッジは私だけです。
    }
option-timezone = タイムゾーン
    .about = どこの時刻によるか。例：Asia/Tokyo
    .is = 時刻は{ $value }のものです。
option-clock-talk = 話し合いの締め切り
    .about = 時刻。例：18:00
    .is = 話し合いと弁明は{ $value }に締め切ります。
option-clock-vote = 投票の締め切り
    .about = 時刻。例：20:00
    .is = 投票は{ $value }に締め切ります。
option-clock-night = 夜の締め切り
    .about = 時刻。例：22:00
    .is = 夜の行動は{ $value }に締め切ります。
option-clock-turn = 1人の持ち時間
    .about = 秒。起きている時間だけ数えます。
    .is = 1人の番は{ $span }、静かな時間帯は数えません。
option-clock-quiet_from = 静かな時間帯の始まり
    .about = 時刻。終わりと同じなら、静かな時間帯はありません。
    .is = 静かな時間帯は{ $value }から。締め切りもお知らせもありません。
option-clock-quiet_to = 静かな時間帯の終わり
    .about = 時刻。
    .is = 静かな時間帯は{ $value }まで。
option-reminders = お知らせ
    .about = 締め切りの何秒前に知らせるか、コンマで区切ります。
    .is = { $count ->
        [0] お知らせはしません。
       *[other] 締め切りの前に、全員と、まだ答えていない人に個別に知らせます：{ $list }前。
    }
option-activity = 参加の義務
    .about = 参加しない人を、降りたとみなすかどうか。
    .is = { $value ->
        [true] 毎日3回以上、1回10字以上発言してください。足りない人、2日続けて有効な票のない人には警告し、それでも続けばゲームを降りたとみなします。
       *[false] 話さなくても、降りたとはみなしません。
    }
option-dreams = 夢のお告げ
    .about = 脱落した人が、印を付けて話せるかどうか。
    .is = { $value ->
        [true] 死んだ人や収監された人が私に書けば、夢のお告げや獄中の言葉として皆に伝えます。票はありません。
       *[false] 脱落した人は話しません。
    }
option-friends = 応援団
    .about = 役職を知っていて話さない応援団を、プレイヤーが持てるかどうか。
    .is = { $value ->
        [true] プレイヤーは応援団を持てます。応援団は役職を知りますが、話さず、行動せず、誰にも教えません。同じ仲間の応援団は、私を通して話せます。
       *[false] 応援団はありません。
    }
option-pace = ペース
    .about = live：その場のペース。relaxed：時間を3倍に。slow：時刻で進めます。
    .is = { $value ->
        [slow] 時刻で進み、時刻で締め切ります。
        [relaxed] ゆったりペース：時間はその場のペースの3倍です。
       *[live] その場のペースです。
    }
option-times-night = 夜の長さ
    .about = 秒。0：ペースに合わせます。
    .is = 夜：{ $span }。
option-times-speech = 発言の長さ
    .about = 秒。0：ペースに合わせます。
    .is = 発言：{ $span }。
option-times-last_words = 遺言の長さ
    .about = 秒。0：ペースに合わせます。
    .is = 遺言：{ $span }。
option-times-discussion = 話し合いの長さ
    .about = 秒。0：ペースに合わせます。
    .is = 話し合い：{ $span }。
option-times-defence = 弁明の長さ
    .about = 秒。0：ペースに合わせます。
    .is = 弁明：{ $span }。
option-times-ballot = 投票の長さ
    .about = 秒。0：ペースに合わせます。
    .is = 投票：{ $span }。
option-times-parting = 死のあとの静けさの長さ
    .about = 秒。0：ペースに合わせます。
    .is = 死のあとの静けさ：{ $span }。
option-times-order = カードの順序を決める長さ
    .about = 秒。0：ペースに合わせます。
    .is = どちらのカードを先にするか決める時間：{ $span }。
option-times-notice = 予告状を渡す時間
    .about = 秒。0：3時間。
    .is = マフィアが予告状を渡す時間：{ $span }。
option-times-ready = 準備の長さ
    .about = 秒。0：ペースに合わせます。
    .is = 次のゲームの準備の時間：{ $span }。
option-times-window = 投票の締め切りまでの長さ
    .about = 秒。0：ペースに合わせます。
    .is = 1日の始まりから投票の締め切りまで：{ $span }。
option-times-lobby = 始まらない卓の保留
    .about = 秒。0：1日。
    .is = 始まらない卓は{ $span }残しておきます。
option-ready_check = 準備の確認
    .about = 次のゲームの前に、全員の確認が要るかどうか。
    .is = { $value ->
        [true] 次のゲームの前に、全員が「準備」と打ちます。
       *[false] 次のゲームはすぐに始められます。
    }
option-ready_after = 開始前の点呼
    .about = 秒。0：尋ねません。これだけの間、動きのなかった人に、開始のときに尋ねます。
    .is = { $value ->
        [0] 開始のときに、いるかどうかを尋ねません。
       *[other] 開始のとき、{ $span }動きのなかった人に先に尋ねます。
    }
option-waiting_list = 席待ち
    .about = ゲーム中に来た人が席を待てるかどうか。
    .is = { $value ->
        [true] ゲーム中に来た人は席を待てます。
       *[false] 席待ちはありません。
    }
