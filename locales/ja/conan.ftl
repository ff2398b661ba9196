### 名探偵コナン：人物、スキル、ジャッジの質問、手がかり、それぞれの夜の記録。
### 人物や組織の名前は日本語の原作のとおりに。

## 人物。1人ずつなので、その人たちと1人の言い方は同じです。

role-conan = コナン
    .one = コナン
    .many = コナン
    .count = コナン
    .aliases = 江戸川コナン, 工藤新一, 新一
role-kogoro = 毛利小五郎
    .one = 毛利小五郎
    .many = 毛利小五郎
    .count = 毛利小五郎
    .aliases = 小五郎, おっちゃん
role-heiji = 服部平次
    .one = 服部平次
    .many = 服部平次
    .count = 服部平次
    .aliases = 平次, 服部
role-ran = 蘭
    .one = 蘭
    .many = 蘭
    .count = 蘭
    .aliases = 毛利蘭, 蘭姉ちゃん
role-boss = ボス
    .one = ボス
    .many = ボス
    .count = ボス
    .aliases = あの方, 黒の組織のボス, 黒幕
role-gin = ジン
    .one = ジン
    .many = ジン
    .count = ジン
    .aliases = 黒澤陣
role-vodka = ウォッカ
    .one = ウォッカ
    .many = ウォッカ
    .count = ウォッカ
    .aliases = ウオッカ, 魚塚三郎
role-vermouth = ベルモット
    .one = ベルモット
    .many = ベルモット
    .count = ベルモット
    .aliases = クリス, シャロン
role-sonoko = 園子
    .one = 園子
    .many = 園子
    .count = 園子
    .aliases = 鈴木園子, 鈴木
role-jodie = ジョディ
    .one = ジョディ
    .many = ジョディ
    .count = ジョディ
    .aliases = ジョディ先生, スターリング
role-haibara = 灰原哀
    .one = 灰原哀
    .many = 灰原哀
    .count = 灰原哀
    .aliases = 灰原, 哀, シェリー
role-aoyama = 青山剛昌
    .one = 青山剛昌
    .many = 青山剛昌
    .count = 青山剛昌
    .aliases = 青山, 作者

# 「あなたが知っている探偵の仲間：……」のように。
team-detectives = 探偵の仲間（誰が誰かは不明）
team-gin_or_vodka = ジンとウォッカ（どちらがどちらかは不明）
# $who：1人、$role：役職。
deal-knows-one = { $who }が{ $role }だと知っています。

## タイプ、見た目、性別。.aliases：ほかの打ち方。

kind-detective = 探偵
    .aliases = 探偵タイプ
kind-protector = 守護
    .aliases = 守護者, 守り手
kind-killer = 殺し屋
    .aliases = 殺し屋タイプ
build-child = 子ども
    .aliases = 子供, こども
build-youth = 若者
    .aliases = 青年, 高校生
build-adult = 大人
    .aliases = おとな, 成人
sex-m = 男
    .aliases = 男性, 男の人
sex-f = 女
    .aliases = 女性, 女の人

## 推理の種類、プレイヤーが打つ言葉。

clue-build = 見た目
    .aliases = 外見, 体格
clue-role = 役職
    .aliases = 正体, 人物
clue-boss = ボス
    .aliases = 黒幕
clue-none = なし
    .aliases = 何もなし

## カードの能力、持ち主に話します。自分から使うスキルは一晩に1種類だけ、死んだ人にも使えます。

# $kind、$build、$sex。
ability-nature = ほかの人から見たあなた：タイプは{ $kind }、見た目は{ $build }、性別は{ $sex }。
# $finds：black、build、type：何が分かるか。
ability-investigate = 毎晩1人を調査できます。{ $finds ->
        [build] 見た目をお答えします。
        [type] タイプをお答えします。
       *[black] 黒の組織の一員かどうかをお答えします。
    }
ability-watch = ゲーム中1回だけ、腕時計型麻酔銃で毛利小五郎を眠らせることができます。その夜から、小五郎が生きている限り彼の能力を使えます。その夜に彼の能力で誰を調べるかも書いてください。小五郎がもう死んでいるか、その夜に死ぬか、あなたがジンに睨まれると失敗します。
# $count：何人選ぶか、$wanted：誰を探すか。
ability-search = 毎晩{ $count }人を選べます。{ $wanted }がその中にいれば、どの人かをお教えします。
ability-glare = 毎晩、自分以外の1人を睨み、その人が今夜自分から使うスキルを失敗させます。
# $number：何夜目か。
ability-trueglare = 第{ $number }夜だけ、代わりに1人の本当の役職を見抜けます。ゲーム中1回です。
ability-voidvote = 毎晩1人を選び、翌日のその人の票を無効にできます。
# $number：何夜目から。
ability-truevoid = 第{ $number }夜から、ゲーム中1回だけ、代わりに1人を指定できます。翌日その人がボスだと推理されても、効果はありません。
# $number：何夜目から。
ability-kidnap = 第{ $number }夜から、ゲーム中1回だけ、ほかのスキルとは別に、学校へコナンを誘拐しに行けます。灰原哀が生きていれば彼女が身代わりにさらわれ、死んでいれば誰にもコナンは救えません。
ability-raven = 毎晩、1人のタイプ・見た目・性別に変装し、その人が今夜自分から使うスキルの相手を知ることができます。
ability-surpass = 同じ変装で、代わりに見た目と性別を知ることもできます。
ability-gossip = 毎晩、1人の性別を聞き出せます。
ability-hunt = 毎晩、1人がジン・ウォッカ・ベルモットの誰かかどうかを尋ねられます。ベルモットなら、その場で逮捕します。
ability-play = 毎晩1つの役職を演じられます。1つの役職は1回だけ、ボスとコナンは演じられません。あなたはその人に見え、本人が今夜自分からスキルを使っていれば、相手はあなたが書いた人に替わります。本人は知りません。
ability-deduce = 毎晩、答えのあとで推理を1つ書けます。本当でも嘘でもかまいません。朝に発表します。誰かの見た目。または、誰かがジン・ウォッカ・ベルモットの1人だということ（その日その人に1票増え、黒の組織でも別人なら1票減ります）。または、1回だけ、誰かがボスだということ（その日1票増え、当たっていれば闇の法廷はその日開きません）。
# $third：始まる前にタイプも選べるなら yes。
ability-cover = { $third ->
        [yes] 最初の夜の前に、タイプ・見た目・性別を自分で決められます。
       *[no] 昼のうちに、これからの夜の見た目と性別を自分で決められます。
    }
ability-guard = あなたがコナンを見つけた夜から、あなたが生きている限り、ボスはコナンを殺せません。
ability-friendship = 蘭がコナンを見つけるまでは、ボスが蘭かコナンを殺そうとすると、あなたが身代わりに死にます。
ability-stand_in = ウォッカがコナンを誘拐しに来ると、あなたが身代わりにさらわれます。
ability-court = ゲーム中1回だけ、あなた1人が最多得票になると、投票は無効になり、誰が誰に入れたかも公開されません。
# $number：何夜目まで。
ability-blessing = { $number ->
        [1] 最初の夜
       *[other] 第{ $number }夜まで
    }は、殺されも逮捕されもしません。そのときボスは、あなたが誰かを知ります。
# $number：何回か。
ability-hero = 殺されても、逮捕されても、投票で選ばれても、{ $number }回までは脱落しません。あと何回かは、私は教えません。

# カードにできること。「○○の能力：夜に調査、……」のように。
does-investigate = 夜に調査
does-watch = 麻酔銃（1回）
does-search = 夜に人探し
does-glare = 夜に睨む
does-trueglare = 真の眼光（1回）
does-voidvote = 票を無効にする
does-truevoid = 真の無効（1回）
does-kidnap = 誘拐（1回）
does-raven = カラスの変装
does-surpass = 超越の変装
does-gossip = 夜に噂話
does-hunt = 夜に追跡
does-play = 役職を演じる
does-deduce = 推理を発表
does-cover = 見た目を決める
does-guard = 守り
does-friendship = 友の身代わり
does-stand_in = 誘拐の身代わり
does-court = 投票を無効にする（1回）
does-blessing = はじめは死なない
does-hero = 主人公は脱落しない

## ジャッジが尋ねること、ひとことで。

ask-investigate = 調査
ask-watch = 麻酔銃
ask-search = 捜索
ask-glare = 冷たい眼光
ask-trueglare = 真の眼光
ask-voidvote = 投票無効
ask-truevoid = 真の無効
ask-kidnap = 誘拐
ask-raven = カラス
ask-surpass = 超越
ask-gossip = 噂話
ask-hunt = 追跡
ask-play = 演技
ask-deduce = 推理
ask-cover = 見た目

## ジャッジが1人だけに尋ねる言葉。

prompt-investigate = 探偵は目を開けてください。今夜は誰を調査しますか？
prompt-watch = コナンくん、今夜麻酔銃を使いますか？ ゲーム中1回だけです。使うなら：{ command-watch }　使わないなら：{ command-none } { command-watch }
prompt-search = 目を開けてください。今夜は誰と誰の中から探しますか？
prompt-glare = ジンは目を開けてください。今夜は誰を睨みますか？
prompt-trueglare = ジン、今夜だけは、睨む代わりに1人の本当の役職を見抜けます。誰を？
prompt-voidvote = ウォッカは目を開けてください。明日、誰の票を無効にしますか？
prompt-truevoid = ウォッカ、それとも誰を、明日ボスだと推理されても効かないようにしますか？ ゲーム中1回だけです。
prompt-kidnap = ウォッカ、今夜学校へコナンを誘拐しに行きますか？ ゲーム中1回だけです。行くなら：{ command-kidnap }　行かないなら：{ command-none } { command-kidnap }
prompt-raven = ベルモットは目を開けてください。誰に変装し、その相手を探りますか？
prompt-surpass = ベルモット、それとも誰に変装し、その見た目を探りますか？
prompt-gossip = 園子は目を開けてください。今夜は誰の噂を聞きますか？
prompt-hunt = ジョディは目を開けてください。今夜は誰を追いますか？
prompt-play = 青山先生は目を開けてください。今夜は誰を演じ、誰を相手にしますか？
prompt-deduce = 名探偵、推理の結果は？ 朝に発表します。
prompt-cover = どんな姿になりますか？
# $roles：まだ演じられる役職。
prompt-how-play = まだ演じられる人：{ $roles }。役職、相手の順に。例：{ command-play } 平次 5。蘭なら3人、灰原哀なら4人書きます：{ command-play } 蘭 3 5 7
# $roles：名指しできる役職。$calls：ボスだと言えるなら yes。
prompt-how-deduce = 例：{ command-deduce } 見た目 5 子ども、または { command-deduce } 役職 5 ジン（{ $roles }）{ $calls ->
        [yes] 、または { command-deduce } ボス 5
       *[no] {""}
    }。何も言わないなら：{ command-deduce } なし
prompt-how-cover = 見た目（子ども、若者、大人）と性別（男、女）。例：{ command-cover } 子ども 女。青山先生は先にタイプ（探偵、守護、殺し屋）も：{ command-cover } 探偵 子ども 女
# $role：役職、$targets。
notice-noted-play = 承りました。今夜演じるのは{ $role }、相手は{ $targets }。
# $typed：タイプも選んだなら yes、$kind、$build、$sex。
notice-noted-cover = 承りました。次の夜からのあなたの姿：{ $typed ->
        [yes] タイプは{ $kind }、
       *[no] {""}
    }見た目は{ $build }、性別は{ $sex }。
# $clue：文全体。
notice-noted-deduce = 承りました。朝に発表します：{ $clue }

## ジャッジの答え。$who：尋ねられた相手。

# $kind：タイプ。
answer-kind = { $who }のタイプ：{ $kind }。
# $build：見た目。
answer-build = { $who }の見た目：{ $build }。
# $sex：性別。
answer-sex = { $who }の性別：{ $sex }。
# $found：探していた人、$who の中にいます。
answer-found = { $who }の中に見つけました：{ $found }！
# $targets：$who の相手。
answer-targets = { $who }の今夜の相手：{ $targets }。
# $build、$sex。
answer-looks = { $who }：見た目は{ $build }、性別は{ $sex }。

## 朝と投票

# 今日の手がかり。$kind：build、role、boss、none、$who、$value：見た目か役職。
clue-says = { $kind ->
        [build] 名探偵の推理：{ $who }の見た目は{ $value }です。
        [role] 名探偵の推理：{ $who }は{ $value }です。
        [boss] 名探偵の推理：{ $who }こそボスです！
       *[none] 名探偵は今日、推理を発表しません。
    }
notice-asleep = { $who }さんは眠りにつきました。これからスキルも発言もできませんが、投票はできます。
notice-kidnapped = { $who }さんが誘拐されました。
notice-arrested = { $who }さんが逮捕されました。
notice-serial = 連載が4日目を迎え、青山剛昌の勝利です。{ $who }さんでした。ほかの人は続けます。
notice-ballot-void = 今日の投票は無効です。誰も脱落せず、誰が誰に入れたかも公開しません。
# 今日の手がかりにより、$who の票が増減。$more：増えるなら yes。
votes-clue = 手がかりにより、{ $who }は{ $more ->
        [yes] 1票増えます。
       *[no] 1票減ります。
    }
cause-serial = { $who }さんは勝利を収め、ゲームを離れます。
reason-not-this-night = そのスキルは今夜は使えません。
reason-itself = そのスキルは持ち主自身には使えません。ほかの人を選んでください。
phase-deduction = 第{ $night }夜：答えが済み、まもなく朝です。
    .help = 名探偵が推理を書いているかもしれません。この時間はいつも最後まで待ちます。

note-disguise = 最初の夜の前に少しお待ちください。青山剛昌が姿を決めています。ほかの人は自分のカードをよく読んでください。

## コマンド

command-investigate = 調査
    .aliases = 聞き込み
    .about = 探偵が1人を調査します。
command-watch = 麻酔銃
    .aliases = 腕時計, 麻酔, 眠りの小五郎
    .about = コナンが小五郎を眠らせ、代わりに推理します。ゲーム中1回だけ。
command-deduce = 推理
    .aliases = 推理発表
    .about = 名探偵が推理を1つ書きます。見た目、役職、ボス、なし。
command-search = 捜索
    .aliases = 探す, 人探し
    .about = 蘭は3人の中からコナンを、灰原哀は4人の中からジンを探します。
command-glare = 眼光
    .aliases = 睨む, 冷たい眼光
    .about = ジンが1人の今夜のスキルを失敗させます。
command-trueglare = 真の眼光
    .aliases = 見抜く
    .about = ジンが1人の本当の役職を見抜きます。第2夜だけ。
command-voidvote = 投票無効
    .aliases = 無効
    .about = ウォッカが1人の翌日の票を無効にします。
command-truevoid = 真の無効
    .aliases = 真無効
    .about = ウォッカが1人を、ボスだと推理されても効かないようにします。ゲーム中1回だけ。
command-kidnap = 誘拐
    .aliases = さらう
    .about = ウォッカが学校へコナンを誘拐しに行きます。ゲーム中1回だけ。
command-raven = カラス
    .aliases = 変装, 鴉
    .about = ベルモットがほかの人に変装し、その相手を知ります。
command-surpass = 超越
    .aliases = 超越変装
    .about = ベルモットがほかの人に変装し、見た目と性別を知ります。
command-gossip = 噂話
    .aliases = 噂, ゴシップ
    .about = 園子が1人の性別を聞き出します。
command-hunt = 追跡
    .aliases = 追う, 逮捕
    .about = ジョディがジン、ウォッカ、ベルモットを追います。
command-play = 演技
    .aliases = 演じる, 扮する
    .about = 青山剛昌が役職を1つ演じ、相手を書きます。
command-cover = 偽装
    .aliases = 身なり, 姿
    .about = ボスは昼に、青山剛昌は最初の夜の前に、自分の姿を決めます。
arg-kind = タイプ
    .about = 探偵、守護、殺し屋
arg-build = 見た目
    .about = 子ども、若者、大人
arg-sex = 性別
    .about = 男か女
arg-clue = 種類
    .about = 見た目、役職、ボス、なし。見た目と役職のあとにはプレイヤーと内容、ボスのあとにはプレイヤー

## それぞれの夜の記録。$by、$count、$target、$fate。ほかの引数はその場に記します。

ledger-investigate = { $fate ->
        [glared] { $by }が{ $target }を調査しましたが、ジンの眼光に止められました。
        [asleep] { $by }が{ $target }を調査しようとしましたが、眠ってしまいました。
        [lost] { $by }が名探偵の能力で{ $target }を調べようとしましたが、能力はもう失われていました。
       *[done] { $by }が{ $target }を調査しました。
    }
ledger-watch = { $fate ->
        [glared] { $by }が麻酔銃を構えましたが、ジンの眼光に止められました。
        [lost] { $by }が麻酔銃を構えましたが、名探偵は死んでいるか、その夜に死にました。
       *[done] { $by }が麻酔銃を使い、名探偵は眠りにつきました。
    }
ledger-search = { $fate ->
        [glared] { $by }が{ $target }の中を探しましたが、ジンの眼光に止められました。
       *[done] { $by }が{ $target }の中を探しました。
    }
ledger-glare = { $fate ->
       *[done] { $by }が{ $target }を睨みました。
    }
ledger-trueglare = { $fate ->
       *[done] { $by }が{ $target }の正体を見抜きました。
    }
ledger-voidvote = { $fate ->
        [glared] { $by }が{ $target }の票を無効にしようとしましたが、ジンの眼光に止められました。
       *[done] { $by }が{ $target }の翌日の票を無効にしました。
    }
ledger-truevoid = { $fate ->
        [glared] { $by }が{ $target }をボスだと推理されても効かないようにしようとしましたが、ジンの眼光に止められました。
       *[done] { $by }が{ $target }を、ボスだと推理されても効かないようにしました。
    }
ledger-kidnap = { $fate ->
        [died] { $by }がコナンを誘拐しました。
       *[done] { $by }がコナンを誘拐しに行き、灰原哀をさらいました。
    }
ledger-raven = { $fate ->
        [glared] { $by }が{ $target }に変装しようとしましたが、ジンの眼光に止められました。
       *[done] { $by }が{ $target }に変装しました。
    }
ledger-surpass = { $fate ->
        [glared] { $by }が{ $target }を超越しようとしましたが、ジンの眼光に止められました。
       *[done] { $by }が{ $target }を超越しました。
    }
ledger-gossip = { $fate ->
        [glared] { $by }が{ $target }の噂を聞こうとしましたが、ジンの眼光に止められました。
       *[done] { $by }が{ $target }の噂を聞きました。
    }
ledger-hunt = { $fate ->
        [glared] { $by }が{ $target }を追いましたが、ジンの眼光に止められました。
        [arrested] { $by }が{ $target }を追い、その場で逮捕しました。
        [blessed] { $by }が{ $target }を追いましたが、黒の加護で逮捕できませんでした。
        [heroic] { $by }が{ $target }を追いましたが、主人公は逮捕できません。
       *[done] { $by }が{ $target }を追いました。
    }
# $role：演じた役職。
ledger-play = { $fate ->
        [glared] { $by }が{ $role }を演じ、相手を{ $target }としましたが、ジンの眼光に止められました。
        [missed] { $by }が{ $role }を演じ、相手を{ $target }としましたが、本人はその夜スキルを使いませんでした。
       *[done] { $by }が{ $role }を演じ、相手を{ $target }としました。
    }
# $clue：文全体。
ledger-deduce = { $fate ->
       *[done] { $by }の推理：{ $clue }
    }
# 相手を替えられた行動のあとに。$targets：本人が書いた相手。
ledger-instead = 本人が書いたのは{ $targets }、青山剛昌がひそかに相手を替えました。

## ルールの項目

option-cards-nature = { $role }の姿
    .about = カードのタイプ、見た目、性別。自分で決められる人は、決めるまでの姿。
    .is = { $role }：{ $list }。
option-cards-finds = { $role }の調査で分かること
    .about = black：黒の組織の一員か。build：見た目。type：タイプ。
    .is = { $value ->
        [black] { $role }の調査では、黒の組織の一員かどうかが分かります。
        [type] { $role }の調査では、タイプが分かります。
       *[build] { $role }の調査では、見た目が分かります。
    }
option-cards-searches = { $role }が何人の中から探すか
    .about = 人探しで何人選ぶか。
    .is = { $role }は{ $value }人の中から探します。
option-conan-disguise = 姿を決める時間
    .about = 秒。0：ペースに合わせます。
    .is = 最初の夜の前に、青山剛昌が姿を決める時間：{ $span }。
option-conan-deduction = 推理の時間
    .about = 秒。0：ペースに合わせます。
    .is = 毎晩の答えのあと、名探偵が推理を書く時間：{ $span }。
option-conan-true_glare = 真の眼光は第何夜か
    .about = ジンはこの夜だけ使えます。
    .is = ジンの真の眼光は第{ $value }夜だけ有効です。
option-conan-true_void = 真の無効は第何夜からか
    .about = ウォッカはこの夜から使えます。
    .is = ウォッカの真の無効は、第{ $value }夜から1回使えます。
option-conan-kidnap = 誘拐は第何夜からか
    .about = ウォッカはこの夜から誘拐に行けます。
    .is = ウォッカは第{ $value }夜から1回、コナンを誘拐しに行けます。
option-conan-blessing = 黒の加護は第何夜までか
    .about = ベルモットははじめのこの夜まで、殺されも逮捕されもしません。
    .is = 第{ $value }夜まで、ベルモットは殺されも逮捕されもしません。
option-conan-hero = 主人公が脱落しない回数
    .about = 青山剛昌が何回脱落しないか。
    .is = 青山剛昌が脱落しない回数：{ $value ->
        [0] なし、ほかの人と同じです。
       *[other] { $value }回。
    }
option-conan-serial = 連載は何日目までか
    .about = この日の朝に青山剛昌が勝ちます。0：なし。
    .is = { $value ->
        [0] 青山剛昌はこの方法では勝てません。
       *[other] { $value }日目の朝になってもゲームが続いていれば、青山剛昌は生死を問わず勝ち、ゲームを離れます。ほかの人は続けます。
    }
ruleset-conan = 名探偵コナン版
    .about = 探偵たち対黒の組織。12人それぞれに能力があります。ボスを倒すか、コナンを見つけ出すか。
