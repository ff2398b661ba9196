### デスノート：キラに何ができ、何を尋ねられ、知らされ、断られるか。
### 席にいるのはキャラクター、その裏にいる人はアカウントと呼びます。

role-kira = キラ
    .one = キラ
    .many = キラ
    .count = キラ{ $count }
    .aliases = 新世界の神, 夜神月

does-notebook = デスノートで殺す
# $above：これより多く生きていれば譲れる。
ability-notebook = あなたはデスノートを持つキラ、新世界の神です。あなたの番の夜に、キャラクターと演じる人のアカウントを書いてください：{ command-write } 5 アキ。両方合えばキャラクターは死に、違えば失敗が全員に知られますが、あなたは正しいアカウントを知ります。共闘も申し出られます：{ command-joinup } 5。見送ることもできます：{ command-none }。何も言わなければ自殺です。{ $above }人より多く生きている間は、いつでもノートを譲れます。1冊につき1回：{ command-transfer } 5。

## 尋ねること、ひとことで。

ask-write = デスノート
ask-joinup = 共闘
ask-transfer = 譲渡
ask-recover = 取り戻し

## 質問。

prompt-write = キラ、今夜はあなたの番です。誰の名前を書きますか？
prompt-joinup = それとも、もう1人のキラと手を組みますか？ キャラクターを教えてください。
prompt-transfer = デスノートを誰に渡しますか？ 誰にも何も漏らさないでください。
prompt-recover = キラが脱落しました。そのデスノートを手に、再びキラになりますか？
# $command：コマンド、$example：キャラクターの番号。
prompt-how-write = キャラクターとアカウント。例：{ $command } { $example } アキ。アカウントは一覧の番号やユーザーIDでもかまいません。
# $command：コマンド、$example：キャラクターの番号。
prompt-how-typed = そうするなら：{ $command } { $example }
# $command：コマンド。
prompt-how-recover = はい：{ $command }　いいえ：{ command-none }

## コマンド。

command-write = 書く
    .aliases = 名前を書く, デスノート
    .about = 夜、キラがキャラクターとアカウントをこっそり書きます。
command-joinup = 共闘
    .aliases = 手を組む, 同盟
    .about = 夜、キラが殺す代わりに、あるキャラクターへこっそり共闘を申し出ます。
command-transfer = 譲渡
    .aliases = 譲る, ノートを譲る
    .about = キラがデスノートをこっそり譲ります。全冊が失われたときは、前の持ち主が新しい持ち主を指名します。
command-recover = 取り戻す
    .aliases = 回収, 取り戻し
    .about = ノートを譲った人が、キラの脱落したときに取り戻します。
arg-account = アカウント
    .about = 参加者：名前、ユーザーID、一覧の番号

## お知らせ。

# $who：キャラクター、$account：演じる人。
answer-account = { $who }を演じているのは{ $account }さんです。
# $who：キャラクター。
notice-kill-failed = { $who }さんを殺そうとして失敗しました。このキラは、もうその正体を知っています。
# $ok：yes か no。
notice-joined-up = { $ok ->
        [yes] 2人のキラが手を組みました。これからは毎晩2人とも殺せます。
       *[no] 手を組もうとしたキラがいましたが、失敗しました。
    }
# $who：もう1人のキラ。
notice-partner = 共闘成立です。もう1人のキラは{ $who }さんです。
notice-transferred = デスノートが1冊、譲られました。
notice-unclaimed = キラが脱落しました。ノートを譲ったことのある人は、今このノートを手にできます。
notice-recovered = ノートは失われず、取り戻されました。
# $count：何冊か。
notice-bequeathing = デスノートがすべて失われましたが、生きている人がまだ多すぎます。{ $count ->
        [1] 1冊を新しく配ります。前の持ち主は渡す相手を指名できます。
       *[other] 2冊とも新しく配ります。前の持ち主は渡す相手を指名できます。
    }
# $count：何冊か。
notice-given-anew = { $count ->
        [1] デスノートに新しい持ち主が現れました。
       *[other] 2冊のデスノートに新しい持ち主が現れました。
    }
notebook-received = 誰かがあなたにデスノートを譲りました。これからあなたはキラです。断ることも、誰からかを知ることもできません。
notebook-given = あなたはデスノートを譲りました。受け取った人には何も漏らさないでください。まもなくキラが脱落したら、そのノートを手に再びキラになれます。ずっと手にしなければ、あなたが脱落します。
notebook-recovered = デスノートを取り戻しました。あなたは再びキラです。
notebook-won = あなたが殺したキラのデスノートは、あなたのものです。
notebook-anew = デスノートがあなたの手に落ちてきました。これからあなたはキラです。このノートは譲れません。
# $count：何冊か。
notebook-count = { $count ->
        [0] もうデスノートは持っていません。
        [1] デスノートを1冊持っています。
       *[other] デスノートを{ $count }冊持っています。1冊につき1人殺せます。使わないノートは見送ると言ってください（{ command-none }）。1冊でも何も言わなければ自殺です。
    }
# $count：名前いくつか。
ballot-names = 名前は{ $count }つまで書けます。例：{ command-vote } 5 7。投票は決して公開しません。時間までに投票しない人は死にます。
# $who：キャラクター。
cause-suicide = { $who }さんは時間までに何も示さず、自殺しました。
# $who：キャラクター。
cause-expired = { $who }さんはデスノートを譲ったまま期限までに取り戻さず、脱落です。

## お断り。

reason-no-account = 殺すにはアカウントも必要です。例：{ command-write } 5 アキ。手を組むなら：{ command-joinup } 5
reason-given-anew = 新しく配られたデスノートは譲れません。
# $min：これより多くなければならない。
reason-too-few-live = 生きている人が少なすぎて、譲れません。
    .min = デスノートを譲れるのは、{ $min }人より多く生きている間だけです。

## 段階。

# $day、$night。
phase-recovery = { $day }日目：持ち主のいないデスノートがあります。
    .help = ノートを譲ったことのある人に尋ねているかもしれません。ほかの人は少しお待ちください。
# $day、$night。
phase-anew = { $day }日目：デスノートを新しく配ります。
    .help = 前の持ち主は渡す相手を指名できます。ほかの人は少しお待ちください。

## 結末の報告。$by：誰が、$count：何人か、$target：キャラクター、$fate：結果。

ledger-write = { $fate ->
        [died] { $by }が{ $target }と正しいアカウントを書き、死にました。
        [wrong_account] { $by }が{ $target }を書きましたが、アカウントが違いました。
        [given_up] { $by }はこの夜を見送りました。
        [unsaid] { $by }は何も言わず、自殺しました。
       *[missed] { $by }が{ $target }を書きましたが、無駄でした。
    }
ledger-joinup = { $fate ->
        [no_kira] { $by }が{ $target }と手を組もうとしましたが、相手はキラではありませんでした。
       *[done] { $by }が{ $target }と手を組みました。
    }
ledger-transfer = { $count ->
        [0] デスノートはくじで{ $target }に渡りました。
       *[other] { $by }がデスノートを{ $target }に渡しました。
    }
ledger-recover = { $by }が、{ $target }の持っていたデスノートを取り戻しました。

## ルール。

option-votes_published = 投票の公開
    .about = 誰が誰に入れたかを公開するかどうか。
    .is = { $value ->
        [true] 投票のあと、誰が誰に入れたかを公開します。
       *[false] 投票は決して公開せず、脱落した人だけを発表します。
    }
option-silent_voters = 投票しない人
    .about = stay：何も起きません。die：時間までに投票しなければ脱落します。
    .is = { $value ->
        [die] 時間までに投票も棄権もしない人は、票数にかかわらず死にます。
       *[stay] 投票しなくても何も起きません。
    }
option-death_note-transfer_above = ノートの譲渡
    .about = これより多く生きていれば、デスノートを譲れます。
    .is = { $value }人より多く生きている間、キラはデスノートを譲れます。1冊につき1ゲーム1回。譲られたことは発表しますが、誰から誰へかは言いません。
option-death_note-recovery_acts = ノートの取り戻し
    .about = 譲渡を発表した幕のあと、何幕まで取り戻せるか。
    .is = 譲渡を発表した幕とそのあと{ $value }幕のうちに、キラが殺されるか投票で脱落したら、譲った人はそのノートを手にできます。ずっと手にしなかった人は脱落します。
option-death_note-both_anew_above = 2冊の再配布
    .about = 2冊とも失われたとき、これより多く生きていれば2冊とも新しく配ります。
    .is = 2冊とも失われたとき、{ $value }人より多く生きていれば、2冊とも新しく配ります。
option-death_note-one_anew_above = 1冊の再配布
    .about = 2冊とも失われたとき、これより多く生きていれば1冊を新しく配ります。
    .is = 2冊とも失われたとき、{ $value }人より多く生きていれば1冊を新しく配り、そうでなければ市民側の勝ちです。

rules-death-note-night = 2人のプレイヤーが1冊ずつデスノートを持つキラで、互いを知りません。毎晩そのうち1人が順番に殺せます。キャラクターとアカウントが両方合えばキャラクターは死に、アカウントが違えば、誰を狙って失敗したかが全員に知られ、そのキラは正しいアカウントを知ります。もう1人のキラを殺した人は2冊とも手にします。キラは殺す代わりに共闘を申し出られ、相手が本当にキラなら、それからは毎晩2人とも殺せます。見送るならそう言うこと、沈黙は自殺です。
rules-death-note-ballot = 生きているキラの数だけ名前を書け、脱落する人もその数を超えません。キラが2人なら得票の上位2人が脱落し、2人が1位で並べば両方、2位が何人も並べば1位だけ、3人以上が1位で並べば誰も脱落しません。キラが1人なら1位の人が脱落し、並べば誰も脱落しません。

ruleset-death-note = デスノート
    .about = 全員がキャラクターを演じ、2人のキラはアカウントを見破って殺します。みなさんは誰が誰か知らずに投票します。
