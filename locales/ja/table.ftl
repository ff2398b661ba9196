### 卓とゲームの進みぐあい。

# $ruleset、$players（今の人数）、$least、$most（最少・最多の人数）。
table-heading = { $ruleset }：今{ $players }人（{ $least }〜{ $most }人で始められます）
# $who。
table-host = ホスト：{ $who }
# $who: 人の並び。
table-cohosts = 副ホスト：{ $who }
# $who、$alive：yes か no、$ready：準備ができていれば yes。
table-seat = { $who }{ $alive ->
        [no] {" "}―― 脱落
       *[yes] {""}
    }{ $ready ->
        [yes] {" "}―― 準備完了
       *[no] {""}
    }
table-queue = 席待ち：{ $who }

recap-living = 生存：{ $who }。
# $who、$count。
recap-out = { $count ->
        [0] まだ誰も脱落していません。
       *[other] 脱落：{ $who }。
    }
# $claims：recap-claim の一覧。
recap-claims = CO：{ $claims }。
# $role：役職。
recap-claim = { $who }が{ $role }
# $day（数）。このあと1行に1人、候補者の票が続きます。
recap-ballot = { $day }日目の投票：

# $riddle：公開された謎。
recap-riddle = 謎：{ $riddle }

## 今していることと、すべきこと（.help）

phase-lobby = まだ始まっていません。
    .help = 参加：!{ command-join }　人が足りなければコンピューターを：!{ command-add } 5　開始：!{ command-start }
# $night。
phase-night = 第{ $night }夜。
    .help = みなさん目を閉じています。能力のある人には私からこっそり尋ねます。ほかの人は朝をお待ちください。
# $night：何回目か。
phase-notice = 第{ $night }回：犯人が予告状を書いています。
    .help = 犯人は謎をこっそり私に渡し、警察は捜査します。みなさんは話していてかまいません。
# $night：何回目か。
phase-riddle = 第{ $night }回：犠牲者の発表まで。
    .help = 謎についてみんなで話し合ってください。自分のことだと思えば、こっそりお守りを使えます：{ command-token }　話すことがなければ：!{ command-pass }
# $day、$who。
phase-last-words = { $day }日目：{ $who }さんの遺言。
    .help = 脱落した人の最後の言葉です。ほかの人は聞いてください。
phase-speech = { $day }日目：{ $who }さんの発言。
    .help = 順番に話します。話し終えたら !{ command-pass }、ほかの人は聞いてください。
phase-discussion = { $day }日目：自由に話し合う時間。
    .help = 自由に話してください。話すことがなければ：!{ command-pass }
phase-defence = { $day }日目：弁明。
    .help = 弁明するなら !{ command-floor }、しないなら !{ command-pass }
# $day、$candidates。
phase-ballot = { $day }日目：投票。候補：{ $candidates }。
    .help = マフィアだと思う人に入れてください。最多得票の人が脱落します。
# $day、$part：first、day、evening。
phase-window = { $part ->
        [first] 第0夜。
        [evening] { $day }日目の晩。
       *[day] { $day }日目。
    }
    .help = 自由に話してください。投票と能力は私だけにこっそり。締め切りまで変えられ、最後のものが有効です。
# $day。
phase-accusations = { $day }日目：話し合いと告発。
    .help = 確信があれば !{ command-accuse } と番号を。外れたら自分が脱落します。話すことがなければ !{ command-pass }
# $day。
phase-parting = { $day }日目：死者のための静かなひととき。
    .help = 誰かが死ぬたびに、同じだけ静かに待ちます。少しお待ちください。
phase-ordering = 最初の夜の前：どちらのカードを先にするか決めています。
    .help = 全員にこっそり尋ねました。答えなければ、配られた順になります。
phase-disguise = 最初の夜の前：見た目を決められる人が決めています。
    .help = 見た目を尋ねられた人は、私にこっそり答えてください。ほかの人は少しお待ちください。
phase-paused = 時計は止まっています。
explain-wait = 今、あなたに尋ねていることはありません。

## 発言数

posts-heading = 今日の有効な発言（少なくとも3回）：
# $who、$count。
posts-row = { $who }：{ $count }

## 運営する人へ

# $tables: いくつの卓で。
operate-announced = { $tables }卓で伝えました。
# $games: まだ続いている数。
operate-draining = { $games ->
        [0] これからは何も始まりません。進行中のゲームもないので、プログラムを止められます。
       *[other] これからは何も始まりません。まだ{ $games }ゲームが進行中です。
    }
operate-open = また卓もゲームも始められます。
# $tables: いくつ。
operate-tables = { $tables ->
        [0] 卓はありません。
       *[other] { $tables }卓あります：
    }
# $table: 番号、$platform、$plays: yes か no、$idle: 時間の長さ。
operate-row = #{ $table } { $platform } — { $plays ->
        [no] 待機中
       *[yes] ゲーム中
    }。{ $idle }動きなし
# $table: 番号。
operate-closed = 卓 #{ $table } をお詫びとともに片づけました。記録は残っています。
operate-no-table = その番号の卓はありません。
operate-usage = わかる言葉：announce 文、drain、drain off、tables、close 番号。

## 人間のジャッジの手元：判断を待つものをすべて、一つのメッセージで常に最新に。

panel = ジャッジの手元
panel-nothing-waits = 今、判断を待つものはありません。
panel-questions = このゲームでの質問：
panel-nobody-asks = まだ質問はありません。
