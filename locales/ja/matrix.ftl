### Matrix だけの言葉。

matrix-dm-hello = こんにちは、ジャッジです。あなたの役職も、夜の質問も、ここでお話しします。この部屋ではコマンドの前の ! を省けます。
matrix-room-hello = みなさんこんにちは、マフィアのジャッジです。卓を立てる：!{ command-new }　参加：!{ command-join }　ヘルプ：!{ command-help }
# $who。
matrix-unreachable = { $who }さんに個別のメッセージを送れません。暗号化に対応したアプリで、私からのチャットの招待を受けてください。
# 投票のあとに表示されます。
matrix-poll-over = 終わりました。
# 一部の人だけが卓を立てられる部屋。
matrix-not-host = この部屋で卓を立てられるのは決められた人だけです。その人に頼んでください。
# 部屋の権限のため、ジャッジが静かにさせられない。
matrix-no-power = 夜、この部屋を静かにさせる権限がありません。必要なら、部屋の権限を変更できるようにしてくださいと管理者に頼んでください。それまでは、みなさんの心がけでお静かに。
matrix-abstain = 棄権
matrix-decline = 誰も選ばない
# 鍵が届かなかったメッセージ。
matrix-unreadable = この部屋でのあなたのメッセージを1つ復号できませんでした。もう一度送ってください。何度も起きるなら、お使いのアプリで私を認証するか、別の端末から書いてください。
# 個別に送られたファイルが文章でないとき。
matrix-file-kind = 読めるのは文章とテキストファイル（.txt）だけです。そのまま書くか、テキストファイルで送ってください。
# $max：KiB。
matrix-file-size = このファイルは大きすぎます（{ $max } KiB まで）。何回かに分けて送ってください。
matrix-file-encoding = このファイルの文字が読めません。UTF-8 で保存して送り直すか、ここに書いてください。
matrix-file-lost = このファイルを受け取れませんでした。もう一度送るか、ここに書いてください。
# ジャッジが同じチームのために開く部屋。
matrix-team-hello = ここはあなたたちのチームだけの部屋です。夜はここで相談できます。私が聞くのはコマンドだけで、お知らせはそれぞれに個別でお伝えします。昼の間、ここでは話せません。
matrix-dead-hello = 脱落した人は、ゲームが終わるまでここで話せます。この部屋は暗号化されていて、読めるのはここにいる人だけ、それも招待されてからの発言だけです。私もいますが、聞くのはコマンドだけです。誰がここにいるかは、ホームサーバーの管理者には見えます。生きている人に合図を送らないでください。

## bot-matrix login

# $user：アカウント。
matrix-login-password = { $user } のパスワード：
# $page：URL。
matrix-login-sso = ブラウザーでこのページを開いてログインしてください：
    { $page }
    そのあとブラウザーのアドレスの最後に loginToken=… と出ます。等号のあとを貼り付けてください：
# $user、$device：Matrix の ID。
matrix-login-done = 端末 { $device } で { $user } としてログインしました。セッションは保存したので、パスワードを残す必要はありません。
matrix-login-signed = ジャッジの身元は整っています。前に表示した回復鍵で守って、ホームサーバーが保管しています。
# $key：区切られた英数字。
matrix-login-key = ジャッジの身元が整い、アプリには認証済みと表示されます。次が回復鍵です。表示は今回だけなので、データとは別の場所に保管してください。データを失ったとき、これで身元を取り戻せます：
    { $key }
matrix-login-unsigned = ジャッジの身元の鍵が失われ、この端末は署名されていません。--recovery-key-file で取り戻すか、reset_cross_signing = true としてパスワードでログインし直し、新しい身元を作ってください。

## bot-matrix doctor：1行に1つ

# $user、$device：Matrix の ID。
matrix-doctor-session = 端末 { $device } で { $user } としてログインしています。
matrix-doctor-keys = ホームサーバーはこの端末の鍵を公開しています。
matrix-doctor-no-keys = ホームサーバーが別の鍵を公開しているため、誰もこの端末に書けません。store フォルダーを移して、ログインし直してください。
matrix-doctor-signed = アプリはジャッジを認証済みと表示できます。
matrix-doctor-unsigned = この端末はジャッジの身元で署名されておらず、メッセージを表示しないアプリがあります。--recovery-key-file を付けるか、reset_cross_signing = true でログインしてください。
matrix-doctor-recovery = データを失ったときのため、ホームサーバーがジャッジの身元を保管しています。
matrix-doctor-no-recovery = 回復鍵がありません。データを失うと身元も失われます。作るには：bot-matrix login
matrix-doctor-quick = ホームサーバーは、ゲームに必要な速さで発言させてくれます。
# $user：ジャッジの Matrix ID。$homeserver：サーバーの URL。
matrix-doctor-limited = ホームサーバーが発言の速さを制限しており、ゲームが遅くなります。Synapse の管理者はこう解除できます：
    curl -X POST -H "Authorization: Bearer $ADMIN_TOKEN" { $homeserver }_synapse/admin/v1/users/{ $user }/override_ratelimit -d '{"{"}"messages_per_second": 0, "burst_count": 0{"}"}'
# $error：技術的な理由。
matrix-doctor-untried = 発言の速さの制限を試せませんでした：{ $error }
