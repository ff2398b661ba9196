### ジャッジが1人だけに尋ねる言葉。$min、$max：いくつ選ぶか。

prompt-kill = マフィアのみなさん、目を開けてください。今夜は誰を襲撃しますか？
    .window = マフィアのみなさん、今日は誰を襲撃しますか？
prompt-check = 警察のみなさん、目を開けてください。今夜は誰を捜査しますか？
    .window = 今日は仲間で誰を捜査しますか？
prompt-save = 医者は目を開けてください。今夜は誰を治療しますか？
    .window = お医者さん、今日は誰を治療しますか？
prompt-shoot = 狙撃手は目を開けてください。今夜は誰を狙撃しますか？
    .window = 侠客さん、今日は撃ちますか？ 誰を？ ゲーム中1回だけです。
prompt-hug = 胡蝶は目を開けてください。今夜は誰を抱きしめますか？
    .window = 胡蝶さん、今日は誰を抱きしめますか？
prompt-silence = 森の長老は目を開けてください。明日は誰を沈黙させますか？
prompt-strike = 秘密警察は目を開けてください。今夜、一撃を放ちますか？ 誰に？ ゲーム中1回だけです。
prompt-honest = シャボン玉は目を開けてください。明日は誰を正直にさせますか？
prompt-revive = 天使は目を開けてください。今夜の犠牲者を、誰であっても生き返らせますか？ ゲーム中1回だけです。はい：{ command-revive }　いいえ：{ command-none }
prompt-take = あなたは脱落しました。天使さん、誰かを道連れにしますか？
prompt-order = あなたの2枚のカード、どちらを先にしますか？
prompt-squeeze = マフィアは目を開けてください。何回、どちらへ握りますか？
prompt-side = 胡蝶さん、どちらの味方をしますか？ 選べるのは1回だけ。選ばなければ市民側です。
prompt-tiebreak = 同票です。マフィアのみなさん、誰を収監しますか？
# $count：謎の長さの上限。
prompt-notice = マフィアのみなさん、今回は誰を予告しますか？ 謎は全員が読みます。半角で{ $count }字まで、全角は2字と数えます。
# $count：最低何字か。
prompt-story = 物語をお願いします、{ $count }字以上です。{ command-story } のあとに本文を書いてください。何回かに分けるときは、最後以外を … で結び、次に続けてください。
prompt-approve = この予告状を通しますか？ 手がかりは誰でも調べられるもので、難しすぎてはいけません。
prompt-token = 謎はあなたのことですか？ そうならお守りが命を救います。違っていても、お守りはなくなります。使うなら：{ command-token }
prompt-accuse = 誰かを告発しますか？ 外れたら、あなたが脱落します。
prompt-vote = 誰に投票しますか？
prompt-speech = あなたの番です。話し終えたら：{ command-pass }
prompt-last_words = 遺言をどうぞ。話し終えたら：{ command-pass }
prompt-floor = 弁明しますか？ するなら：{ command-floor }　しないなら：{ command-pass }
prompt-ready = ゲームを始めます。遊びますか？ 遊ぶなら：{ command-ready }
# $targets：前に選んだ相手。
prompt-chosen = 今のところ、{ $targets }を選んでいます。
# $command：コマンド、$example：選べる番号、$max：いくつまで選べるか、$exact：ちょうどその数なら yes、
# $several：同時にほかのことも尋ねているか。
prompt-how = { $several ->
        [yes] こう打ってください：{ $command } { $example }
       *[no] 番号だけで答えるか、こう打ってください：{ $command } { $example }
    }{ $max ->
        [0] {""}
        [1] {""}
       *[other] { $exact ->
            [yes] （番号を{ $max }個、空白で区切って）
           *[no] （番号を{ $max }個まで、空白で区切って）
        }
    }
prompt-how-order = そのまま：{ command-order } 1 2　逆にする：{ command-order } 2 1
prompt-how-squeeze = 1から10の数と向き。例：{ command-squeeze } 4 { hand-left }
prompt-how-side = 1は市民側、2はマフィア側。番号だけで答えるか、こう打ってください：{ command-side } 市民側
# $example：選べる番号。
prompt-how-notice = こう打ってください：{ command-notice } { $example } | 謎 | 謎と標的のつながり。時間内なら出し直せます。
# それぞれの番号は上にあります。
prompt-how-approve = 通す：{ command-approve } 1　通さない：{ command-refuse } 1 と理由
prompt-how-accuse = 何もなければ：{ command-pass }
# $command：コマンド、$several：同時にほかのことも尋ねているか。
prompt-how-decline = 誰も選ばない：{ command-none }{ $several ->
        [yes] {" "}{ $command }
       *[no] {""}
    }
prompt-how-abstain = 誰にも入れない：{ command-abstain }
