### ターミナルだけの言葉。

console-welcome = 夜のとばりが下ります。{ $ruleset }の卓、{ $players }人。あなたは{ $who }、ほかはみなコンピューターです。
console-keys = そのまま打てば発言になり、コマンドも打てます。尋ねられたら番号で答えてください。「{ command-help }」でコマンドの一覧、「{ command-next }」で待たずに先へ、「{ console-quit }」で終わります。卓はそのまま残ります。
console-quit = 閉じる
console-bye = またどうぞ。卓は残しておきます。次に起動すれば続きから遊べます。
console-resumed = あなたの卓が残っています。続きから始めましょう。
# 名前を言わなかったプレイヤー。
console-name = プレイヤー
console-left = 残り{ $left }
console-again = もう1回？「{ command-start }」で配り直し、「{ console-quit }」で終わります。

# $seats：次のような席の一覧。
console-seats = 席：{ $seats }
# $seat（数）、$name、$alive：脱落なら no、$you：読む人自身の席なら yes。
console-seat = { $seat }番 { $name }{ $you ->
        [yes] （あなた）
       *[no] {""}
    }{ $alive ->
        [no] （脱落）
       *[yes] {""}
    }
# $ruleset、$first から $last 人。
console-size = { $ruleset }は{ $first }〜{ $last }人で遊べます。
# $id：求められたもの、$ids：あるもの。
console-no-ruleset = 「{ $id }」というルールセットはありません。あるもの：{ $ids }。
# $tag：求められたもの、$tags：あるもの。
console-no-language = 「{ $tag }」は話せません。話せる言語：{ $tags }。
console-no-home = 卓をどこに残せばよいか分かりません。フォルダーを指定してください：--data DIR
# $file、$ruleset：記号、$first から $last 人。
console-check-good = { $file }：ルール { $ruleset } は{ $first }〜{ $last }人で遊べます。
# $fault：ファイル、キー、理由（英語）。
console-check-bad = このルールでは遊べません。{ $fault }
# $file、$why：下の文が一つ以上、一行に一つずつ。
console-check-stuck = { $file }：項目はどれも正しいのですが、ゲームが途中で進まなくなります。
    { $why }
# $option：時間の長さ、$days：日数。
console-stuck-endless = { $option }が{ $days }日にもなります。一日のうち数えられる時間がほとんどないためです。静かな時間（clock.quiet_from、clock.quiet_to）か持ち時間（clock.turn）を短くしてください。
# $phase：終わりにたどり着けない最初の場面。
console-stuck-no-end = { $phase ->
        [night] 夜がいつまでも続きます。夜に死ぬ人がいないうえ、静かな夜のあとに昼が来ません。夜に襲撃できるようにするか、quiet_dawn を「day」にしてください。
        [accusations] 告発ができず、夜に死ぬ人もいないので、ゲームが終わりません。accusations を1以上にしてください。
       *[other] もう誰も脱落しないので、ゲームが終わりません。夜に襲撃できるようにするか、投票できるようにしてください。
    }
# $winner：good、killers か nobody、$role：何をしても死なない役。
console-stuck-never-falls = { $winner ->
        [good] 市民側は決して勝てません
        [killers] マフィア側は決して勝てません
       *[other] 引き分けには決してなりません
    }。{ $role }の死が必要なのに、それを起こすものがありません。ends に別の組を書くか、その役が死ぬようにしてください。
# $players：人数。
console-stuck-over-at-once = { $players }人では始まる前に終わってしまいます。マフィアが残りの人数と同じになり、それで終わるためです（parity）。マフィアを減らすか、parity を false にしてください。
# $role、$ask：能力。
console-stuck-never-wakes = { $role }：「{ $ask }」は決して使えません。それまで死ぬことのない人の死を待つためです（after）。

# $old、$new：書き出しでの番号と、ここのデータでの番号。
console-imported = 書き出しの第{ $old }卓は、ここでは第{ $new }卓です。
# $tables（卓の数）、$whole：yes か no。
console-rescued = { $tables ->
        [0] 読み出せた卓はありません。
       *[other] { $tables }卓を読み出しました。
    }{ $whole ->
        [yes] 失われたものはありません。
       *[no] 読み出せなかったものは上のとおりです。import で新しいデータディレクトリを作り、壊れたほうも残しておいてください。
    }
# $at（数）：何バイト目からか。
console-lost-bytes = ファイル db が{ $at }バイト目で壊れています。どこかの卓の最後の部分がそこにあったかもしれません。
# $left、$of：数。
console-lost-commits = 終わりの部分がありません。{ $of }段階のうち{ $left }段階が残っています。
# $table：数。
console-lost-table = 第{ $table }卓：何も読み出せません。
# $table、$event：数。
console-lost-end = 第{ $table }卓：出来事{ $event }の前で途切れています。続きは遊べませんが、見るために残します。
console-verify-none = この書き出しにはゲームがありません。
# $table、$number：数。$game：文字列。$fair、$finished：yes か no。$faults：proof-… の一覧。
console-verified = 第{ $table }卓、第{ $number }ゲーム（{ $game }）：{ $fair ->
        [yes] カードは封印とプレイヤーの行動から正しく配られました。仕込みはありません。{ $finished ->
            [yes] {""}
           *[no] このゲームはまだ終わっていません。
        }
       *[no] 合いません：{ $faults }。
    }
proof-commitment = シードが、卓を立てたとき封印したものと違います
proof-nonce = プレイヤーの分が、みんなの行動と合いません
proof-rules = ルールが、公開された指紋と合いません
proof-roster = 公開された席順が、配ったときの席順と合いません
proof-deal = カードがシードから配られたものではありません
proof-fixed = カードは試験のために手で並べたものです
proof-forgotten = このゲームにいた人がその後忘れられたので、プレイヤーの分は計算し直せません
proof-seed = 最後に公開されたシードが別のものです

### `locale`、翻訳する人のために。

# $file：ファイル、$key：どの文か。
console-locale-missing = { $file }：{ $key } がありません
# $argument：英語の文が使い、この文が使っていない引数。
console-locale-argument = { $file }：{ $key } が ${ $argument } を使っていません
# $word：$argument の値で、英語では言い方が分かれるもの。
console-locale-case = { $file }：{ $key } に ${ $argument } の [{ $word }] がありません
# $tag：言語、$lacking：足りないところの数、$count：文の数。
console-locale-checked = { $tag }：{ $lacking ->
        [0] { $count }件、すべてそろっています。
       *[other] { $count }件のうち、足りないところが{ $lacking }か所あります。
    }

### `simulate` と `balance`。

# $set：書かれたもの。
console-set-form = 「{ $set }」はルールの設定ではありません。項目=値 の形で書いてください。
# プレイヤーの遊び方。
console-strategy-random = でたらめなプレイヤー
console-strategy-plain = 素直なプレイヤー
# $ruleset、$deal：役職ごとの人数、$games、$strategy：上のもの、$seed。
console-lab-head = { $ruleset }、{ $deal }：{ $strategy }が{ $games }ゲーム、シード { $seed }。
# $side。$share、$low、$high は百分率：20回のうち19回は、本当の割合がこの範囲に入ります。
console-lab-side = { $side }の勝ち：{ $share }%（{ $low }〜{ $high }%）
console-lab-draws = 引き分け：{ $share }%（{ $low }〜{ $high }%）
# $mean。半分のゲームは $half 日以内、95% は $most 日以内。
console-lab-days = 日数：平均{ $mean }日。半分のゲームは{ $half }日以内、95%は{ $most }日以内。
# $list：次のものの一覧。
console-lab-survivors = 最後まで生き残った割合：{ $list }。
console-lab-survivor = { $role } { $share }%
# $seconds、$speed：1秒あたりのゲーム数、$cores。
console-lab-speed = { $seconds }秒、{ $cores }コア、毎秒{ $speed }ゲーム。

# $ruleset、$games、$strategy：上のもの。
console-balance-title = { $ruleset }：{ $strategy }、人数ごとに{ $games }ゲーム
# 表の見出し、図の軸でもあります。
console-balance-players = 人数
console-balance-killers = マフィアの勝ち %
console-balance-interval = 95% 区間
console-balance-good = 市民側の勝ち %
console-balance-draws = 引き分け %
console-balance-days = 日数
console-balance-deal = 配役
# $file。
console-balance-svg = 図は { $file } にあります。

# $file：ファイルの置き場所。$why：技術的な理由。
console-saved = 保存しました：{ $file }
console-not-saved = ファイルを保存できませんでした：{ $why }
