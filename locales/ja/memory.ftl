### 終わったゲーム：一覧、再生、成績。聞いた人にだけ伝えます。

## ゲームの一覧。ゲームの番号は卓の番号と、その卓で何ゲーム目か。17-2 など。

history-none = ここではまだ1ゲームも終わっていません。
# $count（数）。
history-heading = ここで終わったゲーム：{ $count }。最近のもの：
history-own = あなたの終わったゲーム：{ $count }。最近のもの：
# $game：番号、$date、$ruleset：ルールの名前、$players（人数）、$result：下の三つのどれか。
history-row = { $game } · { $date } · { $ruleset } · { $players }人 · { $result }
# $side：どちらが勝ったか。
result-won = { $side }の勝ち
result-draw = 引き分け
result-stopped = 途中で終了
# $game：最後のゲームの番号。
history-hint = もう一度見る：!{ command-replay } { $game }

## 再生。ゲームを、配役、夜、昼、投票、終わりに分けて伝えます。

# $game、$step、$steps（数）、$stage：何の場面か、$watch：誰の目か。
replay-heading = ゲーム { $game }、{ $steps }のうち{ $step }：{ $stage }（{ $watch }）
stage-deal = 配役
# $night（数）。
stage-night = { $night }日目の夜
# $day（数）。
stage-day = { $day }日目
# $day、$number：その日何回目の投票か。
stage-vote = { $day }日目、投票{ $number }
stage-end = 終わり
watch-room = 全員が見たもの
# $who：席。
watch-seat = { $who }が見たもの
watch-judge = ジャッジが見たもの
# 全員には伝えなかった話。$who：席、$text：内容。
replay-private = { $who }へ：{ $text }
# $who の代わりに、席のなかった人。
replay-other = 卓の外の人
# もう残していない話の代わりに。
replay-dropped = （この話はもう残していません）
# $typed：コマンドの後に書くもの。
replay-next = 次：!{ command-replay } { $typed }
replay-last = これで最後です。最初から：!{ command-replay } { $typed }

## 成績。$games（ゲーム数）、$won（勝ち）、$percent（百分率）、$points（得点）は数です。

stats-none = その人がここで最後まで遊んだゲームは見つかりません。
# $who。
stats-heading = { $who }：{ $games }ゲーム、{ $won }勝（{ $percent }%）、{ $points }点。
# $name：陣営、役職、ルール。
stats-row = { $name }：{ $games }ゲーム中{ $won }勝（{ $percent }%）、{ $points }点
stats-feats = 覚えておきたいこと：
# $feat、$about：なぜか、$times（回数）。
stats-feat = { $feat }{ $times ->
        [1] {""}
       *[other] （{ $times }回）
    } — { $about }

ranking-heading = ここでよく勝つ人（ゲームが少ないほど控えめに数えます）：
# $rank、$who、$you：読む人自身なら yes。
ranking-row = { $rank }. { $who }{ $you ->
        [yes] （あなた）
       *[no] {""}
    }：{ $games }ゲーム中{ $won }勝（{ $percent }%）
# $count：人数、$least：必要なゲーム数。
ranking-few = { $count ->
        [0] { $least }ゲーム遊んだ人が載ります。
       *[other] ほかに{ $count }人は{ $least }ゲームに満たず、まだ載りません。
    }
# ルールごとの勝敗。$ruleset、$good、$killers、$drawn：$games のうち何回か。
ranking-sides = { $ruleset }：{ $games }ゲーム — 市民側の勝ち{ $good }、マフィア側の勝ち{ $killers }、引き分け{ $drawn }

# $season：season-row。
season-points = シーズン{ $season }の得点：
season-all = 全ゲームの得点（シーズンはまだ始まっていません）：
season-empty = まだ1ゲームも終わっていません。
points-row = { $rank }. { $who }{ $you ->
        [yes] （あなた）
       *[no] {""}
    }：{ $games }ゲームで{ $points }点、{ $won }勝
# $number、$name、$date：いつからか。
season-row = { $number }「{ $name }」（{ $date }から）
# 新しいシーズンを始める言葉。コマンドの後に書きます。いくつかあればコンマで区切ります。
season-new = 新
season-heading = シーズン（最後のものが今のシーズン）：
season-none = まだシーズンはありません。得点は全ゲームで数えます。ホストかモデレーターが始められます：!{ command-season } { season-new } と名前
season-begun = シーズン{ $season }が始まりました。ここから数え直します。

## 覚えておきたいこと。.about：なぜか。

feat-first-game = はじめの一局
    .about = はじめて最後まで遊んだ
feat-ten-games = 常連
    .about = 10ゲーム遊んだ
feat-hundred-games = 古参
    .about = 100ゲーム遊んだ
feat-both-sides = 二つの顔
    .about = 市民側でもマフィア側でも勝った
feat-bold-claim = 騙り
    .about = マフィアで警察をCOして勝った
feat-true-claim = 真CO
    .about = 警察で警察をCOして勝った
feat-gold-water = 確定白
    .about = 警察に白と見られて勝った
feat-last-speaker = トリ
    .about = 1日目の最後に話して勝った
feat-massacre = 皆殺し
    .about = 市民を残さずマフィアで勝った
feat-known-killer = 見破られても
    .about = 警察に見つかっても勝った
feat-self-kill = 身代わり
    .about = 自分の仲間に襲われて勝った
feat-knife-first = 初手警察抜き
    .about = 警察で最初の夜に襲われた

## 絵とページ。ここの言葉はファイルにも書かれます。

# $row：history-row。
picture-title = ゲーム { $row }
picture-here = ゲーム { $row }
picture-svg = ゲーム { $row }。ここにはすべての文字を持つフォントがないので、ブラウザーで開ける図形として送ります。動かしている人が Noto Sans CJK などを入れれば画像になります。
export-here = ゲーム { $row }。ページはどのブラウザーでも、私もネットワークもなしで開けます。
# 細い列の見出し。$night、$day（数）。
picture-night = 夜{ $night }
picture-day = 昼{ $day }
picture-name = プレイヤー
picture-hand = 役職
picture-end = 勝敗、得点
# 凡例。それぞれ前に印があります。
picture-died = 夜に襲われた
picture-voted-out = 昼に脱落
picture-won = 勝ち
# $cards：カードに投票するルールなら yes。
picture-votes = 数字：投票した{ $cards ->
        [yes] カード（番号は役職の前）
       *[no] 席
    }、×2は二票。–：投票なし。昼1·2：一日目の二回目の投票。括弧は無効。細い印：何枚かのうち一枚。
# 全員のカードに番号があるときの1枚。$card（数）、$role。
picture-card = { $card }番：{ $role }
# その席の人。$name、$computer：コンピューターなら yes。
picture-sitter = { $computer ->
        [yes] CPUの
       *[no] {""}
    }{ $name }
# キャラクターを演じるゲームで。$character、$who：演じた人。
picture-masked = { $character }：{ $who }
page-controls = 再生
page-watch = 視点
page-room = 全員
page-judge = ジャッジ
page-back = 前へ
page-next = 次へ
page-step = 場面
page-all = すべて表示
page-nothing = この目では、ここで見えるものはありません。
# $count（数）、$seats：席の番号。
page-living = { $count ->
        [0] もう誰も残っていません。
       *[other] この場面の終わりに残っている席：{ $seats }
    }
page-seats = 席
page-seat = 席
page-side = 陣営
page-won = 勝ち
page-points = 得点
# $yes：yes か no。
page-yes-no = { $yes ->
        [yes] はい
       *[no] いいえ
    }
# 席の表の下、隠れているものがあるとき。
page-veiled = この場面ではまだ公開されていません：ほかの人の役職、陣営、勝敗。最後の場面、「すべて表示」、ジャッジの視点で見られ、ゲームの全体もそこで出ます。
page-picture = ゲームの全体

## プライバシー

# $kept：yes なら $days（日数）の後に内緒の話を、$expires：yes なら $games（日数）の後にゲームを消します。
privacy-text = 保存しているもの：
    · どの卓でも：誰がいたか（この場でのidとその時の名前）、ゲームで何をしたか、いつか。見直しと成績のために残します{ $expires ->
        [yes] が、終わって{ $games }日たったら消します。
       *[no] 。
    }
    · 私や仲間への内緒の話はゲームの記録の一部です。{ $kept ->
        [yes] ゲームが終わって{ $days }日たち、もう争われなくなったら消します。
       *[no] 動かしている人がずっと残します。
    }
    · 部屋のふだんの会話は保存しません。
    · あなたについて：選んだ言語、下の選択、場所によっては最後の名前。
    誰が見られるか：部屋の人は終わったゲームと成績を、動かしている人はディスクのすべてを（進行中の役職も）。ほかの誰にも送りません。
    できること：!{ command-privacy } { privacy-data } で保存しているものを受け取り、!{ command-privacy } { privacy-forget } であなたをすべてから消します。前に作られたバックアップは、動かしている人の手元にあります。
# $mention、$write：yes か no。
privacy-chosen = { $mention ->
        [yes] 部屋の通知があなたに届きます（止める：!{ command-privacy } { privacy-mentions } { privacy-off }）。
       *[no] 部屋の通知は届きません（受け取る：!{ command-privacy } { privacy-mentions } { privacy-on }）。
    }{ $write ->
        [yes] ゲームの外でも手紙を送ることがあります（止める：!{ command-privacy } { privacy-letters } { privacy-off }）。
       *[no] 手紙は席についたゲームのためだけに送ります（受け取る：!{ command-privacy } { privacy-letters } { privacy-on }）。
    }
# コマンドの後に書く言葉。
privacy-mentions = 通知
privacy-letters = 手紙
privacy-on = オン
privacy-off = オフ
mydata-here = あなたについて保存しているすべてです。
privacy-data = データ
privacy-forget = 忘れて
# 本当によいと言う言葉。
privacy-yes = はい
# コマンドを知らなくても言う言葉。いくつかあればコンマで区切ります。
phrase-data = 私のデータ
phrase-forget = 私を忘れて
forget-sure = あなたのid、名前、言語、選択を、ディスクのどこからも消します。前のゲームの席は誰のものでもなくなり、ゲームとほかの人の成績は残ります。すべての順位から消え、元には戻せません。よければ：!{ command-privacy } { privacy-forget } { privacy-yes }
forget-done = あなたのことは忘れました。また書いてくだされば、はじめましてです。
