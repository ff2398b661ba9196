### ゲーム中のジャッジの言葉。$who、$target などはプレイヤーの呼び名、「5番 アキ」など。

## 始まる前

# $ruleset：ルールセットの名前と記号。$host：ホスト。
notice-opened = { $ruleset }の卓が立ちました。ホストは{ $host }さんです。参加：!{ command-join }
# 配り方が公正だったことをあとで示す封印。$commitment：文字列。
notice-commitment = 次に配るカードの封印：{ $commitment }
# ゲームのあと。$ruleset、$players（人数）。
notice-lobby = 卓はそのままです。{ $ruleset }を続けましょう。今{ $players }人が席にいます。もう1回：!{ command-start }
# $who、$players（今の人数）、$computer：コンピューターなら yes。
notice-joined = { $computer ->
        [yes] { $who }が席に着きました。
       *[no] { $who }さん、ようこそ！
    }今{ $players }人です。
# $who、$players（今の人数）。
notice-left = { $who }さんが席を離れました。今{ $players }人です。
# $rule：文全体、今の決まり。
notice-option-set = ルールが変わりました。{ $rule }
# $options：項目の名前。
notice-house-rules = この卓だけのルール：{ $options }
notice-language-set = これからこの卓では日本語でお話しします。
# $who、$ready、$players：何人中何人が準備できたか。
notice-ready = { $who }さん、準備完了です。（{ $ready }/{ $players }）
# 始めようとしたが、席を外しているかもしれない人がいる。$who：何人かの名前。
notice-ready-asked = 始める前にひとつ。{ $who }さん、いらっしゃいますか？ いたら：!{ command-ready }　そろいしだい始めます。返事がなければ席はなくなります。
# $who。
notice-host-passed = これからは{ $who }さんがホストです。
# $who, $serves: yes か no。
notice-cohost = { $serves ->
        [no] { $who }さんは副ホストではなくなりました。
       *[yes] { $who }さんが副ホストになりました。ホストと同じことができます。
    }
# $who, $plays: まだこのゲームにいれば yes。
notice-deed = { $plays ->
        [yes] 行ったのは{ $who }さん（このゲームのプレイヤー）です。
       *[no] 行ったのは{ $who }さんです。
    }
# 名前が分からないときの、行った人。notice-deed で「さん」が続きます。
keeper-host = ホスト
keeper-cohost = 副ホスト
keeper-moderator = モデレーター
keeper-unknown = この部屋の担当者
# $reason: 行った人の言葉。
notice-deed-reason = 理由：{ $reason }
# $said: 運営の言葉。
notice-proclaimed = 運営からのお知らせ：{ $said }
# 知らせを頼んだ人だけに。$ruleset, $players。
notice-invited = お知らせの約束です。卓が開きました：{ $ruleset }。{ $players ->
        [0] まだ誰も座っていません。
       *[other] { $players }人が座っています。
    }お知らせは1回だけです。次も頼むなら !{ command-notify }

## 卓のこと。$who は使われないこともあります。$amount（数）。

note-kicked = { $who }さんは退場となりました。
note-shuffled = 席を決め直しました。
note-skipped = 先に進みます。
note-early_night = この卓では、全員が行動を終えるとすぐ朝になります。夜の長さから、誰が生きているか知れることがあります。ご注意を。
note-edge_police = 標準の卓より市民が多いので、警察が有利です。
note-edge_killers = 標準の卓より市民が少ないので、マフィアが有利です。
note-scaled = この人数の配役は、別の人数の配役から割り出したものです。
note-expired = どなたも始めないので、卓を片づけました。
note-closed = 卓を片づけました。ありがとうございました。
note-cleared = 申し訳ありません。運営の都合でこの卓を片づけます。ここであったことは記録に残っています。
note-stopping = このゲームは途中で終わります。
note-fined = { $who }さんは{ $amount }点の減点です。
note-seat_lost = { $who }さんは時間までに戻らず、席がなくなりました。
note-start_dropped = まだ始めません。残った人数ではこのゲームができません。参加：!{ command-join }　そのあと：!{ command-start }
note-start_halted = このゲームはいまは始めません。まもなくしばらく止まるので、新しくは始めません。戻ったら、もう一度：!{ command-start }
note-lot = 同票なのでくじを引きました：{ $who }さん。
note-substitute_asked = { $who }さんと交代したい人がいます。もう一方の同意が必要です：!{ command-sub }
note-away = { $who }さんが席を外しています。
note-queued = { $who }さんが席を待っています。
note-no_help = お忘れなく。市民はどんなときもマフィアを助けてはいけません。
note-tie_killers = 同票です。誰を収監するかはマフィアが決め、犠牲者と一緒に発表します。
note-tie_undecided = マフィアが決めなかったので、誰も収監されません。
# $user：応援する人、$who：誰の応援団か。
note-friend_asked = { $user }さんが{ $who }さんの応援団に入りたいそうです。同意するなら：!{ command-friend } { $user }
note-friend_made = { $user }さんは{ $who }さんの応援団になりました。これからはここで話さず、ゲームにも加わりません。
note-given_up = 今回は予告状がありません。犯人はあきらめました。
note-fault = 私の側に故障が起き、この卓を止めるしかありませんでした。申し訳ありません。ゲームの記録は残っており、ほかの卓に影響はありません。

## 時計

notice-paused = 時計を止めました。
notice-resumed = 時計を動かしました。
notice-extended = 時間を延ばしました。

## カードを配る

# $ruleset。
notice-started = ゲーム開始：{ $ruleset }。みなさん、カードを見てください。
# $roles：「マフィア2、警察2、市民4」など。
notice-started-roles = 今回の配役：{ $roles }。
# $commitment、$nonce、$hash：文字列。
notice-started-proof = 配り方をあとで確かめるために：封印 { $commitment }、プレイヤーの分 { $nonce }、ルール { $hash }
# $seat（数）、$hand：「マフィア」や「警察、市民」、$count：何枚か。
deal-hand = あなたは{ $seat }番です。{ $count ->
        [1] あなたの役職：{ $hand }。
       *[other] あなたの{ $count }枚の役職：{ $hand }。
    }
# 番号の付いたカード。$card（数）、$role。
deal-card = { $card }番の{ $role }
# 自分のカードの番号やスート。$card：カードの番号、$ring：卓を囲む番号なら yes、$group：役職、$number：番号、
# $suit：none、spade、heart、club、diamond。
deal-mark = { $ring ->
        [yes] { $card }番のカード
       *[no] あなたの{ $card }枚目
    }は{ $suit ->
        [spade] スペード（♠）のマフィアです。
        [heart] ハート（♥）のマフィアです。
        [club] クラブ（♣）のマフィアです。
        [diamond] ダイヤ（♦）のマフィアです。
       *[none] { $group }の{ $number }番です。
    }
# $hand：at_once か in_turn：2枚をどう使うか。
deal-how = { $hand ->
        [at_once] 2枚は同時に働き、両方死ぬと脱落です。
       *[in_turn] 2枚は順に働きます。前のカードが死ぬと、次のカードの番です。
    }
# 何枚もあるとき、そのうち1枚の能力の前に置きます。$role：役職。
deal-as = { $role }として：
# $side。
deal-side = あなたは{ $side }です。
# 2枚を順に使い、順序を選べるときの助言。2つの役職（役職表の順）ごと。
advice-killer-killer = 助言：2枚とも襲撃できます。前の1枚が見つかっても、次が引き継ぎます。
advice-killer-police = 助言：警察とマフィアは同居できません。先にした方が残ります。
advice-killer-civilian = 助言：市民を先にすれば隠れやすく、マフィアを先にすれば仲間の力になれます。
advice-killer-doctor = 助言：あなたはマフィア側です。仲間を治療し、市民側には空打ちを。
advice-killer-sniper = 助言：あなたはマフィア側です。銃口は警察と市民側へ、仲間は撃たないこと。
advice-police-police = 助言：2枚とも捜査できます。後ろの1枚が安全なうちに、分かったことを話しましょう。
advice-police-civilian = 助言：市民を先にすれば警察の盾になり、警察を先にすれば早く捜査できます。
advice-police-doctor = 助言：捜査で白と分かった人を治療し、危険のない人に注射しないこと。
advice-police-sniper = 助言：まず捜査、それから狙撃。調べずに撃つのは当てずっぽうです。
advice-civilian-civilian = 助言：命は2つ、能力はなし。大胆に話し、よく聞き、人の盾になりましょう。
advice-civilian-doctor = 助言：あなたは市民側です。マフィアが狙いそうな人を治療しましょう。外れれば空打ちです。
advice-civilian-sniper = 助言：あなたは市民側です。マフィアだと確信が持てるまで撃たないこと。
advice-doctor-doctor = 助言：2枚とも治療できます。同じ医者が、無事な人に2回注射しないこと。
advice-doctor-sniper = 助言：あなたは市民側です。信じる人を治療し、怪しい人を撃つ。逆にしないこと。
advice-sniper-sniper = 助言：あなたは市民側です。2つの命で撃てますが、外せばマフィアを助けます。
deal-knows-nobody = ほかの人の役職は何も知りません。
# $what：役職か仲間、$who：1人か何人か。
deal-knows = あなたが知っている{ $what }：{ $who }。
deal-secret = これはあなただけのものです。ジャッジからの個別のメッセージを人に見せるのは反則です。

## 夜

# $night（数）。
notice-night = 第{ $night }夜。夜になりました。みなさん、目を閉じてください。
# $ask：尋ねたこと。$targets。
notice-noted = 承りました（{ $ask }）：{ $targets }。
# 握る合図：何回（$count）、どちらへ（$hand）。
notice-noted-squeeze = 承りました（{ $ask }）：{ $hand }へ{ $count }回。
notice-noted-none = 承りました（{ $ask }）：誰も選ばない。
# 同じ仲間へ。$who、$ask、$targets、$named：誰も選ばないなら no。
notice-team-named = { $named ->
        [yes] { $who }さんの意見（{ $ask }）：{ $targets }。
       *[no] { $who }さんは誰も選びません（{ $ask }）。
    }
# 同じ仲間へ。$who、$said。
notice-team-said = { $who }さんから仲間へ：{ $said }
notice-friend-said = { $who }さんの応援団からチームの応援団へ：{ $said }

## ジャッジの答え。$who：尋ねられた相手。

# $role：役職。
answer-role = { $who }は{ $role }です。
answer-not_killer = { $who }はマフィアではありません。
# 尋ねたとおりだ、または違う。
answer-yes = はい、{ $who }がお探しの相手です。
answer-no = いいえ、{ $who }はお探しの相手ではありません。
answer-none = { $who }：お答えできません。

## 朝

# $day（数）。
notice-dawn-quiet = { $day }日目の朝です。みなさん、目を開けてください。昨夜は何ごともなく、全員そろっています。
notice-dawn = { $day }日目の朝です。みなさん、目を開けてください。
# $who：犠牲者。
notice-dawn-deaths = { $day }日目の朝です。みなさん、目を開けてください。昨夜の犠牲者は{ $who }です。
# 何枚かのうち1枚。$who、$card（数）。
death-card = { $who }さんのカード{ $card }が死にました。
# $role：役職。
death-shown = { $who }さんは{ $role }でした。
# 投票で脱落した人がマフィアならそう言いますが、この人は違いました。
death-good = { $who }さんはマフィアではなく、市民側でした。
# 今できること。$part：first（第0夜）、day（投票の締め切りまで）、evening（投票のあと）。
notice-window = { $part ->
        [first] 第0夜です。することのある人には私からこっそり尋ねます。マフィアは最初の標的を決めてください。
        [evening] 投票を締め切りました。今夜行動する人は、ここで相手を決めるか変えてください。
       *[day] 新しい1日です。自由に話してください。投票と能力は私だけにこっそり。最後のものが有効です。
    }
# 締め切りの少し前、全員へ。
notice-reminder = お知らせ：残り時間が少なくなりました。
# 1人へ。$asks：まだ答えていないこと。
notice-reminder-asked = お返事を待っています：{ $asks }。
# $who：マフィアが襲撃し、医者が救った人。
notice-saved = マフィアが{ $who }さんを襲撃しましたが、一命を取りとめました。
# $who は脱落、$jailed：収監なら yes、$said：言葉。
notice-dream = { $jailed ->
        [yes] 獄中の{ $who }さんより：{ $said }
       *[no] { $who }さんが夢枕に立って：{ $said }
    }
# $who は脱落、$jailed：収監なら yes。ここに書いたばかり。
notice-dream-mark = { $jailed ->
        [yes] { $who }さんの今の書き込みは、獄中からのものです。
       *[no] { $who }さんの今の書き込みは、夢のお告げです。
    }
# 応援団へ。$who：誰の応援団か、$hand：その人のカード。
notice-befriended = あなたは{ $who }さんの応援団です。その役職は{ $hand }。ここで話さず、行動せず、誰にも教えないでください。
# $who は今日話せません。
notice-silenced = { $who }さんは今日、沈黙です。発言も遺言もできませんが、投票はできます。
# 誰かが死ぬたびに静かに待つゲームで、死んだ人へ。
notice-parted = あなたは脱落しました。誰かが死んだときはいつもそうするように、少し静かに待ちます。
# 次のカードになったか、役職が変わった。$card：1 か 2、$role：役職。
notice-identity = 今働いているのはあなたの{ $card }枚目、{ $role }です。
# $card：1 か 2。
notice-promoted = 昇格しました。あなたの{ $card }枚目は、これからマフィア幹部です。
# $count：何回握られたか、$side：左か右。
notice-squeezed = { $side }側の手が、あなたの手を{ $count }回握りました。
notice-last-words = { $who }さん、遺言をどうぞ。

## 昼

# $round：0 は今日の発言、それより大きければ同票のあと。$computer：コンピューターなら yes、説明は要りません。
notice-speak = { $round ->
        [0] { $who }さん、どうぞ。
       *[other] 投票の前に、{ $who }さん、もう一言どうぞ。
    }{ $computer ->
        [yes] {""}
       *[no] 話し終えたら：!{ command-pass }
    }
notice-discussion = 自由に話し合ってください。誰が話してもかまいません。
notice-defence = 名前の挙がった人は弁明できます。話すなら：!{ command-floor }
notice-accusations = 自由に話し合ってください。確信があれば告発を：!{ command-accuse } 5。当たればマフィアは捕まり、外れたら自分が脱落します。話すことがなければ：!{ command-pass }
# $who が $target を告発、$right：当たりなら yes。
notice-accused = { $who }さんが{ $target }さんを告発しました。{ $right ->
        [yes] 当たりです、マフィアが見つかりました！
       *[no] 外れです！
    }
notice-floor-taken = { $who }さんが弁明します。
notice-confessed = { $who }さんがマフィアだと自白しました。昼は続きます。
# $role：役職。
notice-claimed = { $who }さんが{ $role }COしました。
# 警察の仲間へ。$who、$target。
notice-suspect = { $who }さんは{ $target }さんを怪しんでいます。
# $who、$living 人中 $agreed 人が同意。
notice-draw-asked = { $who }さんは引き分けに賛成です。（{ $agreed }/{ $living }）同意するなら：!{ command-draw }
# $seat（数）、$who：新しい人。
notice-substituted = { $who }さんが{ $seat }番の席を引き継ぎます。

## 書かれたもの

# マフィアが予告状を渡す時間。$night：何回目か。
notice-notice-time = 第{ $night }回、犯人が予告状を渡す時間です。みなさんは話していてかまいません。
# 審査する人へ。$number：何通目か、$who：標的、$riddle、$link。
notice-review = { $number }通目の予告状、標的は{ $who }さんです。
    謎：{ $riddle }
    つながり：{ $link }
# 番号で予告状を指す。
review-number = { $number }通目
# $number：何通目か、$approves：通すなら yes。
notice-review-noted = { $approves ->
        [yes] 承りました：{ $number }通目は、通す。
       *[no] 承りました：{ $number }通目は、通さない。
    }
# マフィアへ。$who：標的（カードのこともあります）、$approved：通ったら yes。
notice-reviewed = { $approved ->
        [yes] { $who }への予告状が通りました。
       *[no] { $who }への予告状は差し戻されました。時間内なら出し直せます。
    }
# $reason：書かれた理由。
notice-reviewed-reason = 理由：{ $reason }
notice-riddle = 犯人からの予告状：{ $riddle }
notice-riddle-token = 誰のことでしょう？ みんなで話し合ってください。自分のことだと思う人は、1つだけのお守りをこっそり使えます：{ command-token }
# $who：標的、$riddle、$link。
notice-solution = 謎解き：「{ $riddle }」は{ $who }さんのことでした。{ $link }
# $who：標的。
notice-token-used = { $who }さんがお守りを使い、命を拾いました。
notice-noted-token = あなたのお守りを使いました。
notice-noted-story = 承りました：物語。
# ほかのマフィアへ。$who。
notice-team-story = { $who }さんが物語を渡しました。
# $count：今何字か、$min：何字必要か。
notice-story-part = 承りました。今{ $count }字、最低{ $min }字です。続きはこう打ってください：{ command-story } と次の文
# $count：今何字か、$min：何字必要か。昼のもの。
notice-story-enough = 承りました。今{ $count }字、{ $min }字に届いています。続きはこう打ってください：{ command-story } と次の文。「…」で終わらない文で物語は完成し、投票が始まればそこまでを出します。
# このあとに本文。
notice-story = 昨夜の物語：
# $who：書いた人。このあとに本文。
notice-story-by = { $who }さんの物語：
# $who：誰の番か、$count：最低何字か。
notice-story-turn = 今日は{ $who }さんが物語を出す番です。{ $count }字以上、投票の前に私へこっそり：{ command-story }。出せば今日のあなたの票はすべて2倍です。順番は交換できます：!{ command-swap }
# $who から $target への申し出。
notice-swap-offered = { $who }さんが{ $target }さんと順番を交換したいそうです。同意するなら、{ $target }さんは !{ command-swap } と相手の番号をどうぞ。
notice-swapped = { $who }さんと{ $target }さんが順番を交換しました。

# コンピューターのマフィアが書く謎。$first、$second：足すと標的の席の番号になる数。
# $number：0 から、どれを使うか。半角で60字分まで。
computer-riddle = { $number ->
        [0] { $first }回たたき、あと{ $second }回たたけば、誰が出る？
        [1] { $first }歩、さらに{ $second }歩。あの椅子が冷えている。
       *[other] { $first }に{ $second }を足し、ろうそくを吹き消せ。
    }
# $seat：標的の席の番号。
computer-link = 2つの数を足すと{ $seat }、標的の席の番号です。
# コンピューターの書く物語。$number：0 から、どれを使うか。どれも500字以上（空白は数えません）。
computer-story = { $number ->
        [0] 町はずれの古い時計がまた止まっていたので、事が何時に起きたのか、あとになっても誰にも分からなかった。その夜は細かい雪が降り、宿の窓にはどれも灯りがともり、台所からは鼻歌が聞こえていた。中庭の犬は月を見れば必ず吠えるのに、その夜に限って一声も鳴かなかった。粉ひきの親方が戸を開けて入ってきて、肩の雪を払い、二階の客はもう休んだかと尋ねた。おかみはそこで初めて、夕食のあと誰もその客を見ていないことに気がついた。三人は燭台を手に階段を上った。先頭は親方、次がおかみ、最後が使い走りの少年である。戸をたたき、しばらく待ち、もう一度たたいたが、軒に雪の落ちる音しか返ってこない。鍵はかかっておらず、押せば開いた。窓は開け放たれ、カーテンが風に揺れ、机の上にはきれいに切りそろえたトランプが一組、数えてみると一枚だけ足りない。寝台には寝た跡がなく、椅子は部屋の隅に倒れ、壁の影はろうそくの火につれて、たった今そこから誰かが歩き去ったかのように揺れていた。少年が小声で言った。階段で煙草の匂いがしました、でも今日この宿で煙草を吸った人はひとりもいません。おかみはばかなことを言うんじゃないと叱ったが、その手は燭台を落としそうなほど震えていた。夜が明ければ、私たちはまたあの卓を囲み、互いの顔を見て、ゆうべはよく眠れましたと口をそろえるだろう。そのうちの一人は嘘をついている。いちばん悲しそうに泣く人か、いちばん先に調べようと言い出す人か、それとも最後まで黙っている人か。ひとつだけ申し上げておく。カードを数えるときは、卓を囲む人の数も忘れずに数えることだ。足りない一枚は、きっとあなたの隣の人の袖の中にある。
        [1] 谷あいの村では誰もがあの渡し守を知っていたが、名前を知る者はいなかった。渡し賃は銅貨一枚と新しい話をひとつ。彼はどちらもきちんと覚えていて、勘定を間違えたことは一度もなかった。祭りの最後の晩、彼は七人を向こう岸へ送り、帰りに乗せたのは、彼の勘定では六人だけだった。彼はそれをパン屋に話し、パン屋は鍛冶屋に話し、真夜中になる前に村じゅうの人が提灯を手に船着き場へ集まった。舟の中は乾いていて、水は一滴もない。もやい綱は切られ、その切り口は平らでまっすぐで、毎日刃物を使う者の仕事に見えた。ある老婆は、日の暮れに二人の人間が木の下で古い借金のことで言い争うのを確かに聞いたと言い、ある子どもは、喧嘩などなかった、聞こえたのは笑い声だけで、とても楽しそうだったと言った。渡し守は両方の話を黙って聞き、懐から小さな帳面を出して、提灯の明かりで何か書きつけた。何を書いたのかと聞かれると、彼は帳面を閉じてこう答えた。今夜、呼ばれもしないうちにここへ来ていた人の名前だ。明日の朝、みんなの前で読み上げよう。明日の朝まで私がいればの話だが。それを聞いたとたん、提灯がいくつも消えた。風のせいか、わざと吹き消した者がいるのかは分からない。帰り道では誰も先頭を歩きたがらず、誰も最後になりたがらず、みんなひとかたまりになって、足を踏み、肩をぶつけ合いながら歩いた。あの帳面は白紙で、脅かしただけだと言う者がいた。いや見た、一文字だけ書いてあったと言う者もいたが、何という字かと聞かれると、襟を立てて、寒いなとしか言わなかった。川の水は変わらず流れ、その音は、誰かが後ろでゆっくりと足音を数えているようだった。村の入り口まで来て、みんなが思わず振り返ると、船着き場には灯りひとつなく、舟は消えていた。
       *[other] 灯りがともったとき、芝居小屋にはもう誰もいなかった。それは舞台の上で決して消さない小さな灯で、役者たちは、世を去った先輩が道に迷わないように残しておくのだと言っていた。ところがその夜、誰かがそれを舞台の真ん中から客席の最前列へ運び、劇評を書く先生の足もとに置いた。先生はいつもの席に座ったままだった。戸締まりに来た番人の老人は先生を見つけると、まず帽子を脱ぎ、それから人を呼ぶことを思い出した。たった一人で先生のそばにいるのは、どうしても嫌だったのだ。私たちはみな上着を引っかけて駆けつけ、絵に描いた林の中に立ったまま、誰も先に舞台を下りようとしなかった。台本を読み聞かせる娘は、最後に帰ったのは自分だと言った。衣装方も、最後に帰ったのは自分だと言った。いつもはいちばんおしゃべりな看板役者が、今度ばかりは何も言わなかった。先生の懐には書き上げたばかりの劇評があった。まだ誰も書かず、誰も演じたことのない芝居の評である。先生は犯人役をほめていた。静かで、自然で、少しも力みがない。最後の瞬間になってようやく気がついたが、もう拍手には間に合わなかった、と。末尾の日付は、明日になっていた。私たちはその紙を回して何度も読み、しまいにはしわだらけにしてしまった。どの役かも、誰が演じたのかも書かれておらず、余白に小さな丸がひとつ、開いた目のように描いてあるだけだった。番人の老人が不意に言った。裏口に鍵をかけたとき、まだ中であの台詞を稽古する声がした。三幕目で目を閉じる前の、あの台詞だ。私たちは顔を見合わせ、稽古などしていないと口々に言った。やがて誰かが小さな灯を舞台の真ん中へ戻した。灯が落ち着くと、みんなの影がきれいに幕の上に並んだ。数えてみると、立っている人より一人多い。もう一度数えようとする者はいなかった。
    }

## 投票

# $round：0 はその日の1回目。$candidates：順番どおり、$count：何人か、$voters：何人が投票できるか。
notice-ballot = { $round ->
        [0] 投票の時間です。
       *[other] もう一度投票します。この中からだけです。
    }{ $count ->
        [1] { $candidates }に投票しますか？
       *[other] 候補：{ $candidates }。
    }
# 発言のあと、その場で1人ずつ投票する。$who：誰の番か。
notice-ballot-one = { $who }さん、みんなの前で投票してください。候補：{ $candidates }。
# $who、$count：何票か。
ballot-weight = { $who }さんは{ $count }票持っています。
# $kind：sealed、called、open。$abstain：棄権できるなら yes。
ballot-how = { $kind ->
        [sealed] 私だけにこっそり教えてください。例：{ command-vote } 5。終わるまで誰にも見えません。
        [called] 1人ずつ名前を呼びます。入れたい人の番に打ってください：!{ command-vote }。入れた票は変えられません。
       *[open] 例：!{ command-vote } 5。票はいつでも見えます。
    }{ $abstain ->
        [yes] 誰にも入れないなら：{ command-abstain }
       *[no] 全員が投票します。
    }
notice-call = { $who }さんに入れる人は手を挙げてください。
notice-tally = ここまでの票：
notice-result = 投票を締め切りました。
# $who：候補者、$count：何票か、$voters：入れた人。
votes-row = { $who } ―― { $count }票：{ $voters }
votes-abstained = 棄権：{ $voters }
# $who が候補でない相手に投票。$known が yes なら $target。
votes-voided = 無効票：{ $who }{ $known ->
        [yes] から{ $target }へ
       *[no] {""}
    }
# 投票の結果。$who：最多得票。
outcome-out = 最多得票は{ $who }です。
outcome-tie = 同票です：{ $who }。
outcome-nobody = 誰も脱落しません。
outcome-draw = また同票です。決められた回数に達しました。
outcome-runoff = 決選投票に進むのは：{ $who }。

## 昼の脱落。$who、$out：2枚のうち1枚だけ死に、まだ続けるなら no。

cause-voted = { $out ->
        [no] 投票により、{ $who }さんはカードを1枚失いました。
       *[yes] 投票により、{ $who }さんは脱落です。
    }
cause-exploded = { $who }さんが自爆しました！ 今日はここまでです。
cause-removed = { $who }さんは退場となりました。
cause-left = { $who }さんは無断で席を立ち、脱落です。
cause-accused = { $who }さんは告発を外し、脱落です。
cause-taken_along = { $out ->
        [no] { $who }さんのカードが1枚、死者の道連れになりました。
       *[yes] { $who }さんは死者の道連れになりました。
    }
cause-liar = { $out ->
        [no] { $who }さんは今日正直であるべきだったのに嘘をつき、カードを1枚失いました。
       *[yes] { $who }さんは今日正直であるべきだったのに嘘をつき、やはり脱落です。
    }
cause-inactive = { $who }さんは参加がなかったため、脱落です。

## 注意。$who。

warning-out_of_turn = { $who }さん、まだ順番ではありません。お待ちください。
warning-night = { $who }さん、今は夜です。お静かに。
warning-dead = { $who }さん、脱落した人は話さないでください。
warning-by_host = { $who }さん、これは警告です。
warning-away = { $who }さんは3回続けて返事がありません。ホストは交代の人を立てられます。
warning-target_out = { $who }さんは脱落しました。選んだ相手は無効になったので、選び直してください。
warning-few_posts = { $who }さん、今日の発言がまだ3回に足りません。1日の終わりまで足りないと、ゲームを降りたことになります。
warning-no_vote = { $who }さん、2日続けて有効な票がありません。締め切りまでになければ、ゲームを降りたことになります。
warning-friend = あなたは{ $who }さんの応援団です。ここでは話さないでください。
warning-dreams = { $who }さん、今日はもう十分話しました。
warning-unheard = { $who }さん、今は仲間同士で話せません。お伝えしませんでした。

## そのほか

notice-called-back = ゲームが終わりました。卓に戻ってください、次がすぐ始まります。
# ホストへ。$who、$said。
notice-question = { $who }さんからの質問：{ $said }

## ジャッジ自身のこと。ゲーム中の部屋に伝えるだけで、どの記録にも入りません。

bulletin-full = 記録用のディスクがいっぱいで、今は何も受け取れません。何も失われていません。空きができるまで時計も止まっています。
bulletin-room = また記録できるようになりました。ゲームを続けます。止まっていた時間はお返しします。
bulletin-stopping = 少しのあいだ止まりますが、このゲームに戻ってきます。何も失われず、何も変わりません。制限時間もお伝えしたとおりです。
