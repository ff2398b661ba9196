### プレイヤーがキャラクターとして出るゲーム。アカウントは明かしません。

# キャラクターの名前、コンマか読点で区切ります。いちばん大きな卓の人数以上、重なりなし。
characters = 青龍、白虎、朱雀、玄武、麒麟、鳳凰、鶴、錦鯉、狐、猫、烏、狼、熊、豹、鷹、海豚、孔雀、針鼠、栗鼠、雪兎、若駒、飛魚、燕、蝙蝠、鯨、梟、ペンギン、白鷺、羚羊、山猫

# キャラクターが使えない名前。読点で区切ります：司会のように聞こえるからです。
judge-names = ジャッジ、司会、審判、ゲームマスター、進行役、システム、ボット、judge, moderator, host, gm, system, bot, nightfall

option-personas = キャラクター
    .about = プレイヤーがキャラクターとして出て、アカウントを明かさないかどうか。
    .is = { $value ->
        [true] 全員がキャラクターを演じます。私にこっそり送った言葉は、私がそのキャラクターの名前で部屋に出します。誰が誰かは最後まで明かしません。
       *[false] みなさん自分の名前で遊びます。
    }
option-characters = キャラクターの一覧
    .about = キャラクターの名前、コンマで区切ります。空ならジャッジの一覧を使います。
    .is = { $count ->
        [0] キャラクターはジャッジの一覧から選びます。
       *[other] キャラクター：{ $list }。
    }

# $who：読む人が演じるキャラクター。
deal-character = あなたは{ $who }です。コマンドでない言葉を私に送ると、私がこの名前で部屋に出します。ご自分では部屋で話さず、誰であるかも明かさないでください。
# $who：キャラクター、$said：話した言葉。
notice-said = { $who }：{ $said }
# $accounts：account-named の一覧。
notice-accounts = 参加者（席に着いた順）：{ $accounts }。
# $number：一覧での番号、$name：参加者。
account-named = { $number }. { $name }
notice-unmasked = キャラクターの正体：
# $who：キャラクター、$account：演じた人。
over-account = { $who }は{ $account }さん
# $before が去り、$who が続けます。
notice-account-replaced = { $before }さんに代わって{ $who }さんが続けます。
# $who：新しい人。
note-account_asked = { $who }さんが誰かと交代するかもしれません。もう一方の同意が必要です：!{ command-sub }
warning-own_account = ご自分のアカウントで話さないでください。私にこっそり送れば、キャラクターとして出します。
# キャラクターとして話す人への注意に続く文。
warning-unsaid = この発言はキャラクターとして出していません。話せるときにもう一度送ってください。
