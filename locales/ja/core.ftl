### 基本の言葉：人、列挙、時間、役職、陣営、仲間、能力。
### どの文にも < > & * ` とバックスラッシュは書かないでください。書式の記号として読む場所があります。
### 口調は、夜を仕切るジャッジの「です・ます」。短く、あたたかく。
### 1人を指す文では名前に「さん」を付け、名簿や記録、カードを指すことのある文では付けません。

# この言語自身の名前。.aliases：言語を選ぶときに打てる別の名前。コンマで区切ります。
language = 日本語
    .aliases = にほんご, 日文, 日语, 日語, Japanese, nihongo

## 人。ジャッジは席の番号と名前で呼びます。

# $seat（数）、$name（無害にした名前）、$computer：コンピューターなら yes。
seat-person = { $seat }番 { $computer ->
        [yes] CPUの
       *[no] {""}
    }{ $name }
# 誰の席か分からないとき。$seat（数）。
seat-bare = { $seat }番
# 全員のカードを輪に並べるときの1枚。$card（数）、$who：持ち主。
card-number = { $card }番のカード（{ $who }）
# 自分の手札の何枚目か。$card：1 か 2。
hand-card = { $card }枚目
# コンピューターの名前。$number：1 から。同じ卓では重なりません。
computer-name = { $number ->
        [1] アキ
        [2] ブンタ
        [3] チカ
        [4] ダイゴ
        [5] エマ
        [6] フミ
        [7] ゴロー
        [8] ハナ
        [9] イブキ
        [10] ジョー
        [11] キキ
        [12] リョウ
        [13] マコト
        [14] ナツ
        [15] オリエ
        [16] ペコ
        [17] クルミ
        [18] ロク
        [19] サクラ
        [20] トラ
        [21] ウメ
        [22] ユキ
        [23] ワタル
        [24] ヨシノ
       *[other] ロボ{ $number }
    }
# 名前に表示できる文字がないとき。
nameless = 名無し
# 人の一覧が空のとき。
nobody = なし

## 列挙

# $start：ここまで、$next：次の1つ。
list-more = { $start }、{ $next }
# $start：ここまで、$last：最後の1つ。
list-end = { $start }、{ $last }
# いくつかの組のうちどれか。$start：ここまで、$next：次の組。
list-or = { $start }、または{ $next }

## 左右。「左隣」のように使います。.aliases：ほかの打ち方。

hand-left = 左
    .aliases = 左隣, 左手, 時計回り
hand-right = 右
    .aliases = 右隣, 右手, 反時計回り

## 時間

# $text：文全体、$left：残り時間。「60秒」や、場所によっては「1分後」。
# $clock：時刻で締め切るなら yes。そのとき $time は「20:00」のような締め切り。
limited = { $clock ->
        [yes] { $text }（{ $time }まで、{ $left }）
       *[no] { $text }（{ $left }）
    }
# $count（数）。
span-seconds = { $count }秒
# $count（数）。
span-minutes = { $count }分
# $count（数）。
span-hours = { $count }時間
# $count（数）。
span-days = { $count }日
# $large、$small：「2分」と「30秒」など。
span-two = { $large }{ $small }

# 数のあとに打てる時間の単位。コンマで区切ります。
unit-seconds = 秒, 秒間
unit-minutes = 分, 分間
unit-hours = 時間
unit-days = 日, 日間

## 役職。値は名前。.one は「……は○○です」、.many はその人たち、.count は人数や枚数（$count）。
## .aliases はほかの打ち方、コンマで区切ります。

role-killer = マフィア
    .one = マフィア
    .many = マフィア
    .count = マフィア{ $count }
    .aliases = 殺し屋, 黒
role-police = 警察
    .one = 警察
    .many = 警察
    .count = 警察{ $count }
    .aliases = 警官, 刑事, 占い師
role-civilian = 市民
    .one = 市民
    .many = 市民
    .count = 市民{ $count }
    .aliases = 村人, 素村, 一般人
role-doctor = 医者
    .one = 医者
    .many = 医者
    .count = 医者{ $count }
    .aliases = 医師, ドクター
role-secret_police = 秘密警察
    .one = 秘密警察
    .many = 秘密警察
    .count = 秘密警察{ $count }
    .aliases = 特務, 秘警
role-sniper = 狙撃手
    .one = 狙撃手
    .many = 狙撃手
    .count = 狙撃手{ $count }
    .aliases = スナイパー
role-butterfly = 胡蝶
    .one = 胡蝶
    .many = 胡蝶
    .count = 胡蝶{ $count }
    .aliases = 蝶, 蝶々, バタフライ
role-forest_elder = 森の長老
    .one = 森の長老
    .many = 森の長老
    .count = 森の長老{ $count }
    .aliases = 長老
role-undercover = スパイ
    .one = スパイ
    .many = スパイ
    .count = スパイ{ $count }
    .aliases = 間者
role-police_chief = 警察署長
    .one = 警察署長
    .many = 警察署長
    .count = 警察署長{ $count }
    .aliases = 署長
role-killer_boss = ドン
    .one = ドン
    .many = ドン
    .count = ドン{ $count }
    .aliases = 首領, 親分
role-cop_mole = 潜入捜査官
    .one = 潜入捜査官
    .many = 潜入捜査官
    .count = 潜入捜査官{ $count }
    .aliases = 潜入
role-killer_mole = 内通者
    .one = 内通者
    .many = 内通者
    .count = 内通者{ $count }
    .aliases = 内通
role-special_killer = マフィア幹部
    .one = マフィア幹部
    .many = マフィア幹部
    .count = マフィア幹部{ $count }
    .aliases = 幹部
role-vigilante = 侠客
    .one = 侠客
    .many = 侠客
    .count = 侠客{ $count }
    .aliases = 義賊
role-rioter = 暴徒
    .one = 暴徒
    .many = 暴徒
    .count = 暴徒{ $count }
    .aliases = 荒くれ者
role-angel = 天使
    .one = 天使
    .many = 天使
    .count = 天使{ $count }
    .aliases = エンジェル
role-devil = 悪魔
    .one = 悪魔
    .many = 悪魔
    .count = 悪魔{ $count }
    .aliases = デビル
role-bubble = シャボン玉
    .one = シャボン玉
    .many = シャボン玉
    .count = シャボン玉{ $count }
    .aliases = しゃぼん玉, バブル

# カードとその陣営。$role、$side。
role-heading = { $role } ―― { $side }の勝利をめざします

## カードの能力。持ち主に話します。

# $by：マフィアが一緒に選ぶなら team、このカードが1人で選ぶなら each。
# $own：allowed、forbidden、majority：仲間を襲撃できるか。
ability-kill = { $by ->
        [each] 毎晩、あなたの判断で相手を選んで襲撃します。
       *[team] 毎晩、マフィアで相談して1人を襲撃します。
    }{ $own ->
        [allowed] 仲間や自分自身を襲撃してもかまいません。
        [majority] 仲間を襲撃するには、生きているマフィアの過半数が同じマフィアを選ぶ必要があります。
       *[forbidden] 仲間は襲撃できません。
    }
# $by：上と同じ。$team：相談する仲間。$tells：role か killer：ジャッジが何を答えるか。$own：仲間を捜査できるか。
# $looks：ある役職だけを尋ねるカードなら yes、$wanted がその役職。
ability-check = { $looks ->
        [yes] 毎晩、相手を選びます。それが{ $wanted }かどうかをお答えします。
       *[no] { $by ->
            [each] 毎晩、あなたの判断で相手を選んで捜査します。
           *[team] 毎晩、{ $team }で相談して1人を捜査します。
        }{ $tells ->
            [role] 役職そのものをお答えします。
           *[killer] マフィアかどうかをお答えします。
        }{ $own ->
            [forbidden] {""}
            [majority] 仲間を捜査するには、生きている警察の過半数が同じ相手を選ぶ必要があります。
           *[allowed] 仲間も捜査できます。
        }
    }
# $needles：空打ち何回で死ぬか。0：空打ちは無害。$apart：医者ごとに数えるなら yes。
ability-save = 毎晩1人を治療できます。自分でもかまいません。その夜に襲われていれば命が助かります。{ $needles ->
        [0] {""}
       *[other] ご注意を。襲われていない人への注射は空打ちになり、{ $apart ->
            [yes] あなたの注射だけで数えて、
           *[no] {""}
        }{ $needles }回の空打ちで相手は死にます。
    }
# 同じく。ただし選ぶのは人ではなくカード。
ability-save-card = このカードは毎晩1枚のカードを治療できます。自身やあなたのもう1枚でもかまいません。その夜に襲撃されていれば助かります。{ $needles ->
        [0] {""}
       *[other] 襲われていないカードへの注射は空打ちになり、{ $apart ->
            [yes] このカードの注射だけで数えて、
           *[no] {""}
        }{ $needles }回の空打ちで死にます。
    }
# $once：ゲーム中1回だけなら yes。$changes：使うと役職が変わるなら yes、$becomes に変わる。
ability-shoot = { $once ->
        [yes] ゲーム中1回だけ、夜に1人を撃てます。
       *[no] 毎晩、相手を選んで狙撃できます。
    }{ $changes ->
        [yes] 撃ったあとは{ $becomes }になります。
       *[no] {""}
    }
ability-side = 第0夜が終わるまでに、市民側かマフィア側かを選びます。変更はできません。選ばなければ市民側です。
# $disables：抱かれた人の能力がその夜消えるなら yes。$shields：抱かれた人への攻撃が効かないなら yes。
# $shares：fate、strikes、death：抱かれた人が何を共にするか。
ability-hug = 毎晩、自分以外の1人を抱きしめることができます。{ $disables ->
        [yes] 抱かれた人の能力はその夜働きません。
       *[no] {""}
    }{ $shields ->
        [yes] 抱かれた人への直接の攻撃は効きません。
       *[no] {""}
    }{ $shares ->
        [strikes] あなたの身に起きることは、抱かれた人にもすべて起きます。
        [death] あなたがその夜に死ぬと、抱かれた人も一緒に死にます。
       *[fate] あなたへの襲撃・狙撃・注射は、抱かれた人にも及びます。
    }
# 同じく。ただし選ぶのは人ではなくカード。
ability-hug-card = このカードは毎晩ほかの1枚を抱きしめることができます。自分のもう1枚でもかまいません。{ $disables ->
        [yes] 抱かれたカードがその夜ほかへしたことは効きません。
       *[no] {""}
    }{ $shields ->
        [yes] 抱かれたカードへの直接の攻撃は効きません。
       *[no] {""}
    }{ $shares ->
        [strikes] このカードに起きることは、抱かれたカードにもすべて起きます。
        [death] このカードがその夜に死ぬと、抱かれたカードも一緒に死にます。
       *[fate] このカードへの襲撃・狙撃・注射は、抱かれたカードにも及びます。
    }
ability-silence = 毎晩1人（自分でも可）を、翌日沈黙させることができます。発言も遺言もできませんが、投票はできます。
# $hits：killers か anyone：誰を倒せるか。$safe：使うまで襲撃で死なないなら yes。
ability-strike = ゲーム中1回だけ、夜に一撃を放てます。{ $hits ->
        [anyone] 相手は役職にかかわらず死にます。
       *[killers] 相手がマフィアなら死に、そうでなければ何も起きません。外れても使いきりです。
    }{ $safe ->
        [yes] 使うまでは、マフィアの襲撃では死にません。
       *[no] {""}
    }
# 同じく。ただし選ぶのは人ではなくカード。
ability-strike-card = ゲーム中1回だけ、このカードは夜に1枚のカードへ一撃を放てます。{ $hits ->
        [anyone] 相手は役職にかかわらず死に、医者にも救えません。
       *[killers] 相手がマフィアなら死に、そうでなければ何も起きません。外れても使いきりです。
    }{ $safe ->
        [yes] 使うまでは、マフィアの襲撃ではこのカードは死にません。
       *[no] {""}
    }
ability-honest = 毎晩1人を翌日正直にさせます。本人は知りません。その人が最後にCOした役職が嘘なら、投票のあとで死にます。何もCOしなければ、市民とCOしたものとみなします。
ability-revive = ゲーム中1回だけ、今夜襲撃された人（自分でも可）を生き返らせることができます。それが誰か、いるかどうかも、私は教えません。
ability-take = あなたが死ぬとき、生きている1人を道連れにできます。
ability-squeeze = 毎晩、1から10の数と向きを選びます。手を握る合図が1人ごとに1つ減りながら伝わり、1回だけ握られた人が死にます。
# $max：謎の長さの上限。$own：allowed、forbidden、majority：仲間を狙えるか。
ability-notice = マフィアは毎回、予告状で1人を殺します。全員に見せる謎（半角で{ $max }字まで、全角は2字と数えます）と、謎と標的のつながりを私に渡してください。予告状がなければ誰も死にません。{ $own ->
        [allowed] 仲間や自分自身を予告してもかまいません。
        [majority] 仲間を予告するには、生きているマフィアの過半数が同じマフィアを選ぶ必要があります。
       *[forbidden] 仲間は予告できません。
    }
# $min：最低何字か。
ability-story = 襲撃のたびに、マフィアは{ $min }字以上の物語を出します。物語がなければ襲撃は無効です。
# はじめは眠っている能力。$roles：誰が全員死ねば目覚めるか、$power：上のような文全体。
ability-after = { $roles }が全員死んだあと：{ $power }
# $roles：このカードでは殺せない役職。
ability-spares = あなたには{ $roles }を殺せません。襲っても何も起きません。
# $roles：仲間が自分だけのとき襲撃できない役職。
ability-last-spares = 仲間があなた1人になったら、{ $roles }は襲撃できません。
# $team：紛れこんでいる先。
ability-mole = あなたは{ $team }に紛れこみ、一緒に選びます。本物の仲間が1人以下になったら、もう加われません。
ability-unclaimable = この役職は、誰もCOできません。
ability-from-behind = このカードは後ろにあっても動けます。
ability-promoted = マフィア幹部が死ぬと、生きているマフィアのカードのうち、スートの順で最初のものが幹部に昇格します。
ability-unseen = 捜査ではあなたの正体は分かりません。
ability-hears = 捜査のたびに、相手と結果をあなたにもお伝えします。
# $day：何日目から。
ability-explode = { $day }日目から自爆できます。マフィアだと認めてすぐに脱落し、その場で夜になります。
# $day：何日目から。
ability-confess = { $day }日目から自白できます。マフィアだと全員に知られますが、ゲームは続けられます。
ability-surrender = 自陣営の役職持ちがあなた1人になったら、降参できます。
ability-none = 特別な能力はありません。よく聞き、よく話し、大切に投票してください。

## 陣営。「……の勝利」のように使います。

# .one：その陣営の人。.aliases：ほかの打ち方、コンマで区切ります。
side-good = 市民側
    .one = 市民側の人
    .aliases = 市民陣営, 市民, 善人
side-killers = マフィア側
    .one = マフィア側の人
    .aliases = マフィア陣営, マフィア, 悪人
side-third = 第三勢力
    .one = 第三勢力の人
    .aliases = 第三陣営, 第三

## 仲間。「あなたが知っているマフィア：2番 アキ、5番 ナツ」のように使います。

team-killers = マフィア
team-police = 警察
team-doctors = 医者
team-secret_police = 秘密警察
team-rioters = 暴徒

## ジャッジが尋ねること、ひとことで。

ask-kill = 襲撃
ask-check = 捜査
ask-save = 治療
ask-shoot = 狙撃
ask-hug = 抱擁
ask-silence = 沈黙
ask-strike = 一撃
ask-honest = 正直
ask-revive = 蘇生
ask-take = 道連れ
ask-order = カードの順序
ask-squeeze = 握る合図
ask-side = 陣営選び
ask-tiebreak = 同票の裁定
ask-notice = 予告状
ask-story = 物語
ask-approve = 予告状の審査
ask-token = お守り
ask-accuse = 告発
ask-vote = 投票
ask-speech = 発言
ask-last_words = 遺言
ask-floor = 弁明
ask-ready = 準備
