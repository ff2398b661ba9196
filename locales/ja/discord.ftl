### Discord。ボタンは80字まで、メニューとその項目は100字まで、フォームの題は45字まで。

## ボタンとメニュー

discord-join = 参加する
discord-leave = 席を離れる
discord-start = 開始
# ゲームのあとのロビーのカードのボタン。人はまだ席にいます。
discord-again = 同じ顔ぶれでもう1回
discord-add = コンピューターを1人加える
discord-pass = 以上です
discord-vote = 投票する
discord-abstain = 棄権する
discord-decline = 誰も選ばない
# 相手を選ばない能力を使う。
discord-use = 使う
discord-hand = 自分のカード
discord-floor = 弁明する
discord-ready = 準備完了
discord-rules = ルール
discord-settings = 設定
discord-claim = COする
discord-explode = 自爆する
discord-confess = 自白する
discord-choose = 1人選んでください
discord-choose-squeeze = 何回、どちらへ
# $count：1 から 10、$side：左か右。
discord-squeeze = { $side }へ{ $count }回
# 2枚のどちらを先にするか。$card：1 か 2、$role：役職。
discord-front = { $card }枚目を先に：{ $role }
# 文字の欄が1つのフォームの題、それを開くボタンでもあります。
discord-write = 答えを書く
# フォームを開きます。書いたことはDMと同じように扱います：キャラクターが話すか、仲間だけに伝わります。
discord-speak = 話す
# ボタンと入力欄：ルールセットのファイルの中身。
discord-paste = ルールセットを貼る
# 審査を待つ予告状のメニューの上。選ぶと通したことになります。
discord-approve = 予告状を通す
# その横のボタン。開くフォームの題でもあり、欄は2つです。
discord-refuse = 予告状を差し戻す
discord-review-number = 予告状の番号
discord-review-reason = 理由（マフィアに伝わります）

## キャラクター

# キャラクターが話すときの名前。$seat：席の番号、$name：名前。
discord-character = { $seat } · { $name }

## ファイルの文章

# ファイルで文章を受け取るコマンドの引数の名前と説明。
discord-file = ファイル
    .about = 文章のファイル：UTF-8のテキスト
discord-file-not-text = テキストしか読めません。UTF-8の.txtファイルにするか、メッセージに分けて送ってください。
# $most：キロバイト。
discord-file-too-large = 多すぎます。ファイルは4つまで、それぞれ{ $most } KBまでです。短くして送ってください。
discord-file-unreadable = そのファイルの文字が読めません。UTF-8のテキストで保存して、もう一度送ってください。
discord-file-lost = Discordからそのファイルを取れませんでした。もう一度送ってください。

## 全員に見えるもの

# 卓を片づけたあとのカードの言葉。
discord-table-gone = この卓は片づけました。
# 始まったあとのロビーのカードの言葉。
discord-started = ゲームが始まりました。
# 投票のカード。$count：投票か棄権をした人数、$all：票を持つ人数。
discord-voted = { $all }人中{ $count }人が投票しました。
# 話し合いのカード。$count：話し終えた人数、$all：話せる人数。
discord-passed = { $all }人中{ $count }人が話し終えました。
# $count：先のカードを決めた人数、$all：プレイヤーの人数。
discord-ordered = { $all }人中{ $count }人が決めました。
# 卓自身のスレッドの名前。$who：卓を立てた人。
discord-thread = マフィア：{ $who }
# 脱落者のプライベートスレッドの名前。
discord-dead-thread = 霊界
# ゲームの途中で、ボタンが届かなかったかもしれないときに卓で言います。
discord-away = 少しの間、席を外していました。記録したことはそのまま有効です。その間にボタンやコマンドがうまくいかなかった人は、もう一度お願いします。
discord-dead-warning = 脱落した人はここで話せます。あなたたちのほか、このサーバーのスレッドを管理できる人にも見えます。ゲーム中のモデレーターは見ないでください。生きている人に合図を送らないでください。

## 本人だけに見えるもの

# $channel：卓のチャンネルへのリンク。席に着いたあとの最初のDM。
discord-joined = { $channel }で席に着きました。あなたのカードはここでお知らせします。
discord-closed = あなたにDMを送れませんが、遊べます。チャンネルで「{ discord-hand }」を押せば、カードと私からの質問が見えます。または、このサーバーのメンバーからのDMを許可して、参加し直してください。
discord-old-button = このボタンは前の場面のものです。何も変わっていません。
discord-nothing-asked = 今、あなたに尋ねていることはありません。
discord-trouble = 記録できませんでした。少ししてからもう一度お試しください。
discord-no-permission = このチャンネルで話せません。チャンネルを見る権限とメッセージを送信する権限をください。
discord-claim-which = どの役職をCOしますか？ 全員に聞こえます。
discord-explode-sure = 自爆できるのはマフィアだけです。あなたはすぐに脱落し、昼も終わります。本当に自爆しますか？
discord-confess-sure = 自白できるのはマフィアだけです。全員にマフィアだと知られ、そのままゲームを続けます。本当に自白しますか？

## 設定

# $ruleset：ルールセットの名前。
discord-settings-about = この卓の設定（{ $ruleset }）。ホストだけが、ゲームの前に変えられます。
discord-settings-no-table = ここには卓がありません。卓があるとき、このチャンネルをこう扱います。
discord-pace = ペース
discord-times = 段階ごとの時間（秒）
discord-change = 項目を変える
discord-room = このチャンネルの扱い
discord-room-silence = 静粛
    .about = 夜は誰も、脱落した人と順番でない人はいつも書けません。
discord-room-thread = スレッド
    .about = 新しい卓ごとに専用のスレッドを作ります。
discord-room-dead = 霊界の部屋
    .about = 脱落した人がプライベートスレッドで話せます。
discord-room-voice = ボイス
    .about = 今話せないプレイヤーを、ボイスチャンネルでミュートします。
discord-room-not-yours = チャンネルの扱いを決められるのは、ホストとモデレーターだけです。
# $wishes：選ばれたもの。
discord-room-noted = このチャンネル：{ $wishes }。
discord-room-nothing = このチャンネルには手を加えません。

## doctor コマンド：ボットに足りないもの。権限の名前は Discord のアプリでの表記どおり。

discord-doctor = 点検
    .about = このチャンネルで私に何が足りないか、どう直すか
# $permission：権限、$less：それがないとできないこと。
discord-doctor-vital = ❌ これがないと遊べません：「{ $permission }」がありません：{ $less }
discord-doctor-less = ⚠️ 「{ $permission }」がありません：{ $less }
# $link：すべての権限を付けた招待リンク。
discord-doctor-mend = 直し方：サーバー設定で私のロールにこれらの権限を付け、このチャンネルで外されていないか確かめるか、招待し直してください：{ $link }
discord-doctor-permissions = ✅ このチャンネルで使う権限はすべてあります。
discord-doctor-silence = ⚠️ 静粛が望まれていますが、守らせることができません。
discord-doctor-thread = ⚠️ スレッドが望まれていますが、作れません。
discord-doctor-dead = ⚠️ 霊界の部屋が望まれていますが、作れません。
discord-doctor-voice = ⚠️ ボイスのミュートが望まれていますが、できません。
discord-doctor-masks = ⚠️ ここではみなさんがキャラクターを演じます。「ウェブフックの管理」がないので、キャラクターの言葉は私が名前を添えて言います。
discord-doctor-inboxes = ✅ この卓には、DMを送れないと分かっている人はいません。
# $who：その人たちへのメンション。
discord-doctor-closed = ⚠️ 私のDMを受け取れない人がいます：{ $who }。「{ discord-hand }」で遊ぶか、このサーバーのメンバーからのDMを許可してください。
discord-doctor-direct = ✅ あなたにDMを送れます。
discord-doctor-intents = ✅ 特権インテントは必要ありません。チャンネルの言葉は、私へのメンションがあるものだけを読みます。
discord-need-view = チャンネルを見る
    .less = ここではまったく進行できません。
discord-need-send = メッセージを送信
    .less = ここでは何も言えません。
discord-need-send-threads = スレッドでメッセージを送信
    .less = スレッドに卓を立てられません。
discord-need-history = メッセージ履歴を読む
    .less = あとから来た人は、前の話を読めません。
discord-need-roles = 権限の管理
    .less = 夜や順番でないときに、静かにさせられません。
discord-need-threads = 公開スレッドの作成
    .less = 卓に専用のスレッドを作れません。
discord-need-private = プライベートスレッドの作成
    .less = 霊界の部屋を作れません。
discord-need-manage-threads = スレッドの管理
    .less = 自分で作ったスレッドを閉じられません。
discord-need-webhooks = ウェブフックの管理
    .less = キャラクターに名前と絵を付けられず、私が代わりに言います。
discord-need-messages = メッセージの管理
    .less = キャラクターとして話すべき所に、本人の名前で書かれたものが残ります。
discord-need-mute = メンバーをミュート
    .less = 夜や順番でないときに、声を止められません。
