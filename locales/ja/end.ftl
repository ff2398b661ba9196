### ゲームの結末：誰が勝ったか、なぜか、すべてのカード、すべての夜。
### 記録なので、名前に「さん」は付けません。

# $side。
over-won = ゲーム終了：{ $side }の勝利です！
over-draw = ゲーム終了：引き分けです。

## 終わった理由

end-side_dead = 相手側の頼みの人たちが全員脱落しました。
end-parity = マフィアがほかの人と同数以上になり、勝負がつきました。
end-neutrals_dead = 全滅してはならない人たちが全員脱落しました。
end-both = 双方が同時に条件を満たしました。
end-nobody_left = 誰も残っていません。
end-draw_agreed = 生きている全員が引き分けに同意しました。
end-third_tie = 同票が決められた回数に達しました。
end-surrender = 一方の最後の1人が降参しました。
end-accused = 事件解決です。告発が当たり、マフィアが見つかりました。
end-certain = 勝負は決しました。マフィアの勝ちは動きません。
# $keeper：host、cohost、moderator。誰が止めたか分からないときは other。
end-stopped = { $keeper ->
        [host] ホストがゲームを終わらせました。
        [cohost] 副ホストがゲームを終わらせました。
        [moderator] モデレーターがゲームを終わらせました。
       *[other] ゲームは途中で打ち切られました。
    }
end-cleared = 運営がこのゲームを終えました。
end-abandoned = 長いあいだ誰も脱落しないので、みなさん帰られたものと判断しました。

## カードの公開

over-hands = 全員のカード：
# $who、$hand：役職、$won：yes か no。
over-hand = { $who } ―― { $hand }{ $won ->
        [yes] （勝ち）
       *[no] {""}
    }
# $who、$points（数、負のこともあります）。
over-point = { $who } { $points }
over-points = 得点：{ $points }

## それぞれの夜、結果を決めた順

# $night（数）。
over-night = 第{ $night }夜：
over-night-empty = 何も起きませんでした。
# $by：選んだ人、$count：何人か、$target：相手、$fate：結果。
# $count が 0：誰も選んでおらず、悪徳ジャッジが差し替えた相手。
ledger-kill = { $count ->
        [0] { $fate ->
            [saved] 悪徳ジャッジが標的を{ $target }に差し替えましたが、助かりました。
            [blocked] 悪徳ジャッジが標的を{ $target }に差し替えましたが、マフィアが胡蝶に抱かれていて無効でした。
            [shielded] 悪徳ジャッジが標的を{ $target }に差し替えましたが、胡蝶に抱かれていて届きませんでした。
            [spared] 悪徳ジャッジが標的を{ $target }に差し替えましたが、襲撃では死なない相手でした。
            [safe] 悪徳ジャッジが標的を{ $target }に差し替えましたが、一撃を使う前で死にませんでした。
           *[other] 悪徳ジャッジが標的を{ $target }に差し替え、死にました。
        }
       *[other] { $fate ->
            [died] { $by }が{ $target }を襲撃し、死にました。
            [untold] { $by }が{ $target }を襲撃しようとしましたが、物語がなく無効でした。
            [outvoted] { $by }は{ $target }を望みましたが、仲間は別の相手を選びました。
            [no_majority] { $by }は{ $target }を望みましたが、仲間の襲撃に必要な過半数に届きませんでした。
            [redirected] { $by }が{ $target }を選びましたが、悪徳ジャッジが標的を差し替えました。
            [blocked] { $by }が{ $target }を襲撃しましたが、マフィアが胡蝶に抱かれていて無効でした。
            [shielded] { $by }が{ $target }を襲撃しましたが、相手が胡蝶に抱かれていて届きませんでした。
            [spared] { $by }が{ $target }を襲撃しましたが、襲撃では死なない相手でした。
            [safe] { $by }が{ $target }を襲撃しましたが、一撃を使う前で死にませんでした。
            [saved] { $by }が{ $target }を襲撃しましたが、治療で助かりました。
            [glared] { $by }が{ $target }を殺そうとしましたが、ジンの眼光に止められました。
            [guarded] { $by }が{ $target }を殺そうとしましたが、蘭に守られて死にませんでした。
            [befriended] { $by }が{ $target }を殺そうとし、園子が身代わりに死にました。
            [blessed] { $by }が{ $target }を殺そうとしましたが、黒の加護で死にませんでした。
            [heroic] { $by }が{ $target }を殺そうとしましたが、主人公は死にません。
           *[done] { $by }が{ $target }を襲撃しました。
        }
    }
# $by、$count、$target、$fate。
ledger-check = { $fate ->
        [outvoted] { $by }は{ $target }の捜査を望みましたが、仲間は別の相手を選びました。
        [no_majority] { $by }は{ $target }の捜査を望みましたが、仲間の捜査に必要な過半数に届きませんでした。
        [blocked] { $by }が{ $target }を捜査しようとしましたが、胡蝶に抱かれていてできませんでした。
        [shielded] { $by }が{ $target }を捜査しましたが、相手が胡蝶に抱かれていて分かりませんでした。
       *[done] { $by }が{ $target }を捜査しました。
    }
# $by、$count、$target、$fate。空打ち：襲われていない人への注射。
ledger-save = { $fate ->
        [empty_needle] { $by }が{ $target }に注射しましたが、襲われておらず空打ちでした。
        [blocked] { $by }が{ $target }を治療しようとしましたが、胡蝶に抱かれていてできませんでした。
        [shielded] { $by }が{ $target }を治療しようとしましたが、相手が胡蝶に抱かれていて届きませんでした。
       *[done] { $by }が、襲われた{ $target }を治療しました。
    }
# $by：選んだ人、$count：何人か、$target：標的、$fate：結果。
ledger-notice = { $fate ->
        [died] { $by }が{ $target }を予告し、死にました。
        [immune] { $by }が{ $target }を予告しましたが、相手はお守りを使いました。
        [outvoted] { $by }は{ $target }の予告を望みましたが、仲間は別の相手を選びました。
        [no_majority] { $by }は{ $target }の予告を望みましたが、仲間を狙うのに必要な過半数に届きませんでした。
        [refused] { $by }が{ $target }を予告しましたが、審査を通りませんでした。
        [missed] { $by }が{ $target }を予告しましたが、そのときにはもういませんでした。
       *[done] { $by }が{ $target }を予告しましたが、無駄でした。
    }
# $riddle、$link：上の予告状のもの。
ledger-wording = 謎：{ $riddle } ―― つながり：{ $link }
# $by、$count、$target、$fate。
ledger-story = { $fate ->
       *[done] { $by }が物語を書きました。
    }
# $by、$count、$target、$fate。
ledger-shoot = { $fate ->
        [died] { $by }が{ $target }を撃ち、死にました。
        [saved] { $by }が{ $target }を撃ちましたが、治療で助かりました。
        [blocked] { $by }が{ $target }を撃とうとしましたが、胡蝶に抱かれていてできませんでした。
        [shielded] { $by }が{ $target }を撃ちましたが、相手が胡蝶に抱かれていて当たりませんでした。
       *[done] { $by }が{ $target }を撃ちました。
    }
# $by、$count、$target、$fate。
ledger-hug = { $fate ->
        [blocked] { $by }が{ $target }を抱きしめようとしましたが、できませんでした。
       *[done] { $by }が{ $target }を抱きしめました。
    }
# $by、$count、$target、$fate。
ledger-silence = { $fate ->
        [blocked] { $by }が{ $target }を沈黙させようとしましたが、胡蝶に抱かれていて無効でした。
        [shielded] { $by }が{ $target }を沈黙させようとしましたが、相手が胡蝶に抱かれていて無効でした。
       *[done] { $by }が{ $target }を1日沈黙させました。
    }
# $by、$count、$target、$fate。
ledger-strike = { $fate ->
        [died] { $by }の一撃で{ $target }が死にました。
        [missed] { $by }が{ $target }に一撃を放ちましたが、マフィアではなく、使いきりで終わりました。
        [saved] { $by }が{ $target }に一撃を放ちましたが、生き延びました。
        [blocked] { $by }が{ $target }に一撃を放ちましたが、胡蝶に抱かれていて無駄に終わりました。
        [shielded] { $by }が{ $target }に一撃を放ちましたが、相手が胡蝶に抱かれていて無駄に終わりました。
       *[done] { $by }が{ $target }に一撃を放ちました。
    }
# $by、$count、$target、$fate。
ledger-honest = { $fate ->
        [blocked] { $by }が{ $target }を正直にさせようとしましたが、胡蝶に抱かれていて無効でした。
        [shielded] { $by }が{ $target }を正直にさせようとしましたが、相手が胡蝶に抱かれていて無効でした。
       *[done] { $by }が{ $target }を1日正直にさせました。
    }
# $by、$count、$target（この能力は相手を選びません）、$fate。
ledger-revive = { $fate ->
        [missed] { $by }が今夜の犠牲者を生き返らせようとしましたが、犠牲者はなく無駄になりました。
        [blocked] { $by }が今夜の犠牲者を生き返らせようとしましたが、胡蝶に抱かれていて無効でした。
       *[done] { $by }が今夜の犠牲者を生き返らせました。
    }
# $by、$count、$target：1回だけ握られた人、$fate。
ledger-squeeze = { $fate ->
        [died] { $by }の送った合図は{ $target }の手で止まり、死にました。
       *[done] { $by }の送った合図は{ $target }の手で止まりました。
    }
# $by、$count、$target：陣営、$fate。
ledger-side = { $fate ->
       *[done] { $by }は{ $target }を選びました。
    }
# $by、$count、$target、$fate。
ledger-tiebreak = { $fate ->
       *[done] { $by }は同票の中から{ $target }を選びました。
    }
# $deed：上のような文。$answer：ジャッジの答え、文全体。
ledger-answered = { $deed }ジャッジの答え：{ $answer }
# $highlights：over-highlight の一覧。
over-highlights = 今回の見どころ：{ $highlights }
# $word：用語、$who。
over-highlight = { $word }（{ $who }）
# $seed：文字列。
over-seed = 封印を解きます。今回のカードの元：{ $seed }
