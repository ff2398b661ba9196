### できないときの言葉。代わりに何をすればよいかを、その人だけに伝えます。
### 引数が分かるときは、同じ名前の属性が値の代わりになります。

## コードごと

code-bad_request = すみません、分かりませんでした。
# $typed：打たれた文字、$suggestion：コマンド。
code-unknown_command = そのコマンドはありません。一覧：!{ command-help }
    .suggestion = 「{ $typed }」というコマンドはありません。もしかして { $suggestion } ですか？
# $ruleset：打たれた文字。
code-unknown_ruleset = そのルールセットはありません。一覧：!{ command-rulesets }
    .ruleset = 「{ $ruleset }」というルールセットはありません。一覧：!{ command-rulesets }
# $option：打たれた文字。
code-unknown_option = その項目はありません。一覧：!{ command-help } { command-set }
    .option = 「{ $option }」という項目はありません。一覧：!{ command-help } { command-set }
# $usage：コマンドの書き方、$name：項目の名前、$value：打たれた文字、$why：技術的な理由、
# $locale：打たれた文字、$locales：ある言語、$max：最大の数。
code-bad_value = その値は使えません。
    .command = こう書いてください：{ $usage }
    .option = { $name }を「{ $value }」にはできません。
    .locale = 「{ $locale }」は話せません。話せる言語：{ $locales }
    .max = 多すぎます。{ $max }までです。
    .value = ここで「{ $value }」は使えません。
# $tables：「#3:」のように、どの卓かを示すために最初に書く印。
code-no_table = ここにはまだ卓がありません。卓を立てる：!{ command-new }
    .tables = あなたはいくつもの卓に着いています。どの卓かを最初に書いてください：{ $tables }
code-table_exists = ここにはもう卓があります。参加：!{ command-join }
code-not_host = それはホストだけができます。
code-already_joined = もう席に着いています。
code-not_joined = あなたはこの卓にいません。次のゲームの前に参加してください：!{ command-join }
# $max：空いている席の数、または最大の人数。
code-table_full = 空席がありません。
    .max = そんなに席がありません。{ $max }までです。
# $min：最少の人数。
code-too_few_players = 人が足りません。誰かを誘うか、コンピューターを加えてください：!{ command-add } 3
    .min = 少なくとも{ $min }人必要です。誰かを誘うか、コンピューターを加えてください：!{ command-add } 3
code-in_game = ゲーム中です。終わるまでお待ちください。
code-no_game = まだ始まっていません。開始：!{ command-start }
code-wrong_phase = 今はできません。どこまで進んだか：!{ command-explain }
code-not_your_turn = まだあなたの番ではありません。お呼びします。
code-not_alive = あなたは脱落しました。静かに見守ってください。
# $player：打たれた文字。
code-no_such_player = 誰のことか分かりません。席の番号で教えてください：!{ command-table }
    .player = 「{ $player }」が誰か分かりません。席の番号で教えてください：!{ command-table }
code-ambiguous_player = 何人かに当てはまります。席の番号で教えてください。
    .player = 「{ $player }」は何人かに当てはまります。席の番号で教えてください。
code-bad_target = その相手は選べません。ほかの人を選んでください。
code-not_yours = 今のあなたにその能力はありません。
code-used_up = もう使ってしまいました。
code-final = もう決まりました。変更できません。
code-must_vote = ここでは全員が投票します。誰かを選んでください。
code-too_short = 短すぎます。もう少し書いてください。
# $max（字数）。
code-too_long = 長すぎます。
    .max = 長すぎます。{ $max }字までです。
code-forbidden = 今はルールで認められていません。
code-bad_deal = その配役はこの卓に合いません。
code-no_deadline = 今は時間を待っているものがありません。

## 理由ごと

# $max：卓の数の上限。
reason-tables-here = このサーバーにはもう{ $max }卓あり、これ以上は立てられません。「!{ command-stop }」で1つ片づけるか、どれかが終わるのをお待ちください。
reason-tables-all = もう{ $max }卓を進めていて、手いっぱいです。どれかが終わってから、もう一度お願いします。
reason-first-victim-again = 何ゲームも続けて、最初の夜に同じ人は襲撃できません。ほかの人を選んでください。
reason-say-it-privately = しーっ！ それは私だけにこっそり教えてください。
reason-vote-privately = 今回は秘密投票です。私だけにこっそり教えてください。ここで言っても数えません。
reason-say-it-in-the-room = それはみんなの前で言ってください。
# $day：何日目から。
reason-not-on-this-day = 今日はまだできません。
    .day = { $day }日目からできます。
reason-not-the-last = 自陣営にはまだ役職持ちが生きています。降参できるのは最後の1人だけです。
reason-yourself = 自分は選べません。ほかの人を選んでください。
reason-target-out = その人はもう脱落しています。ほかの人を選んでください。
reason-team-mate = その人は仲間です。ほかの人を選んでください。
reason-not-candidate = 今回その人には投票できません。私が挙げた中から選んでください。
reason-old-prompt = それは前の話です。もう受け付けられません。
reason-etiquette = この卓の作法です：生きている市民はマフィアと名乗らず、死んだ市民は警察と名乗りません。
reason-not-called = 今は別の人の名前を呼んでいます。入れたい人の番になったら言ってください。
reason-seen-another-hand = このゲームでほかの席のカードを見た人は、別の席に着けません。
# $count：何人か。
reason-not-ready = まだ準備のできていない人がいます：!{ command-ready }
    .count = あと{ $count }人の準備ができていません：!{ command-ready }
reason-paused = 時計が止まっています。ホストが動かすまでお待ちください。
reason-had-the-floor = 今日はもう弁明しました。
# $typed：打たれた文字、$role_name：ほかのルールセットの役職。
reason-no-such-role = このゲームにその役職はありません。
    .typed = 「{ $typed }」という役職はありません。
    .role = このゲームに{ $role_name }はいません。
# $max：いくつか。
reason-how-many = 選んだ数が合いません。
    .max = 選べるのは{ $max }個までです。
reason-no-team-talk = 今は仲間同士で話せません。お伝えしませんでした。
# $max（字数）。
reason-text-limit = 長すぎます。もう少し短くしてください。
    .max = 長すぎます。{ $max }字までです。
reason-computer = コンピューターにはできません。
reason-last-spares = 仲間はあなた1人なので、その人は襲撃できません。ほかの人を選んでください。
reason-silenced = 今日は沈黙させられています。発言はできませんが、票は数えます。
reason-unclaimable = ルールにより、この役職は本当でも嘘でもCOできません。
# $typed：打たれた文字、$suggestion：書きたかったかもしれない時間帯。
reason-unknown-timezone = そのタイムゾーンはありません。Asia/Tokyo や Europe/Berlin のように書いてください。
    .suggestion = 「{ $typed }」というタイムゾーンはありません。もしかして { $suggestion } ですか？
    .typed = 「{ $typed }」というタイムゾーンはありません。Asia/Tokyo や Europe/Berlin のように書いてください。
reason-like-the-judge = ジャッジと紛らわしい名前はキャラクターに使えません。別の名前にしてください。
    .typed = 「{ $typed }」はジャッジと紛らわしいので、キャラクターには別の名前を付けてください。
# $count：キャラクターの数、$players：人数。
reason-few-characters = キャラクターがプレイヤーより少ないです。
    .players = { $players }人に対してキャラクターが{ $count }人しかいません。!{ command-set } characters で増やすか、私の一覧を使ってください：!{ command-set } characters none
reason-no-friends = このゲームのルールに応援団はありません。
reason-friend-plays = 遊んでいる人は誰かの応援団にはなれません。応援団は卓に着かない人だけです。
# $seat（数）。
reason-friend-asks-first = 先に相手から申し出てもらってください。そのあとあなたが同意します。
    .seat = 先に相手から申し出てもらってください：!{ command-friend } { $seat }。そのあとあなたが同意します。
# $ways：コマンド。
reason-which-one = いくつか同時に尋ねています。どれへの答えか、先に書いてください。
    .asks = いくつか同時に尋ねています。どれへの答えか、先に書いてください：{ $ways }
reason-judge-plays = この卓はホストがジャッジなので、ホストは参加できません。席を離れるか（!{ command-leave }）、ジャッジを私だけにしてください：!{ command-set } judge bot
reason-unreadable = 読めない文字が入っています。普通の文字で書き直してください。
reason-no-riddle = 謎がありません。こう書いてください：{ command-notice } 5 | 謎 | 謎と標的のつながり
reason-no-link = つながりがありません。こう書いてください：{ command-notice } 5 | 謎 | 謎と標的のつながり
# $max：長さの上限、$width：今の長さ。全角は2、半角は1。
reason-riddle-too-long = 謎が長すぎます。もう少し短くしてください。
    .width = 謎は半角で{ $width }字分あります。{ $max }字分までです（全角は2字分）。
reason-no-notice = 今は謎が出ていないので、お守りは使えません。
# $min：最低何字か、$count：今何字か。空白は数えません。
reason-story-too-short = 物語が短すぎます。もう少し書いてください。
    .min = 物語は今{ $count }字、最低{ $min }字です。続きがあるなら、この分を … で結んでください。
reason-one-swap = あなたの順番はもう過ぎたか、もう1回交換しています。
reason-no-swap-with = 相手の順番はもう過ぎたか、もう1回交換しています。ほかの人を選んでください。
reason-not-the-host = 副ホストはホストにそれをできません。モデレーターならできます。
reason-banned = このコミュニティの卓には参加できません。理由はモデレーターにお尋ねください。
reason-newcomer-banned = その人はこのコミュニティの卓に参加できません。
reason-not-on-the-list = ここで卓を開けるのは名簿の人だけです：!{ command-house }
reason-moderators-only = それはここのモデレーターだけができます。
reason-no-community = その部屋で言うか、そこでコマンドを使ってください。
reason-draining = まもなくしばらく止まります。進行中のゲームは最後まで行い、新しくは始めません。また後でお越しください。
reason-too-many-tables = 同時に開いている卓が多すぎます。遊んでいない卓を先に閉じてください: !{ command-stop }
reason-too-much = 一度に多すぎます。こちらの返事を待ってから続けてください。
reason-no-room = 記録用のディスクがいっぱいです。何も失われていません。運営の人が空きを作ったら、もう一度お願いします。
reason-stopped = この卓は故障で止まりました。新しい卓を立ててください。
reason-no-such-game = あなたが見られる、終わったゲームにその番号はありません。一覧はこちら：!{ command-history }
reason-not-forgotten = 今はできませんでした。何も変わっていません。動かしている人にログを見てもらってください。
# $tables：#3 のような卓の番号。
reason-leave-first = まだ卓にいます（席、順番待ち、ホスト）。ゲームが終わったら先に離れてください：!{ command-leave }
    .tables = まだ { $tables } にいます（席、順番待ち、ホスト）。ゲームが終わったら先に離れてください：!{ command-leave }
