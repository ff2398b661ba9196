### 一局的結局：誰贏了、為什麼、每張牌、每一夜。

# $side。
over-won = 遊戲結束：{ $side }獲勝！
over-draw = 遊戲結束：平手。

## 結束的原因

end-side_dead = 對方賴以取勝的人全部出局。
end-parity = 匪的人數不少於其餘的人，大勢已定。
end-neutrals_dead = 要分出勝負就不能死光的人，都出局了。
end-both = 雙方同時達成目標。
end-nobody_left = 一個人也不剩了。
end-draw_agreed = 在局的人都同意平手。
end-third_tie = 平票次數用完了。
end-surrender = 一方的最後一人投降了。
end-accused = 水落石出：指控對了，殺手找到了。
end-certain = 大局已定，匪必勝。
# $keeper：host、cohost、moderator；other：不知道是誰結束的。
end-stopped = { $keeper ->
        [host] 房主結束了這一局。
        [cohost] 副房主結束了這一局。
        [moderator] 管理員結束了這一局。
       *[other] 這一局被提前結束了。
    }
end-cleared = 營運我的人結束了這一局。
end-abandoned = 太久沒有人出局，法官認為大家都已離開。

## 亮牌

over-hands = 亮牌：
# $who，$hand：身分，$won：yes 或 no。
over-hand = { $who } —— { $hand }{ $won ->
        [yes] （勝）
       *[no] {""}
    }
# $who，$points（數字，可能為負）。
over-point = { $who } { $points }
over-points = 得分：{ $points }

## 每一夜，按結算的先後

# $night（數字）。
over-night = 第{ $night }夜：
over-night-empty = 什麼也沒有發生。
# $by：誰點的，$count：幾人，$target：目標，$fate：結果。
# $count 為 0：沒有人點，是黑法官換上的目標。
ledger-kill = { $count ->
        [0] { $fate ->
            [saved] 黑法官改刀{ $target }，但被救活了。
            [blocked] 黑法官改刀{ $target }，但有匪被花蝴蝶抱著，無效。
            [shielded] 黑法官改刀{ $target }，但被花蝴蝶抱著，刀不著。
            [spared] 黑法官改刀{ $target }，但這人匪刀不死。
            [safe] 黑法官改刀{ $target }，但這人還沒出手，匪刀不死。
           *[other] 黑法官改刀{ $target }，死了。
        }
       *[other] { $fate ->
            [died] { $by }刀了{ $target }，死了。
            [untold] { $by }想刀{ $target }，但沒有交劇情，作廢了。
            [outvoted] { $by }想刀{ $target }，但隊裡選了別人。
            [no_majority] { $by }想刀{ $target }，但刀自己人要過半數同意。
            [redirected] { $by }想刀{ $target }，但黑法官換了目標。
            [blocked] { $by }刀{ $target }，但有匪被花蝴蝶抱著，無效。
            [shielded] { $by }刀{ $target }，但目標被花蝴蝶抱著，刀不著。
            [spared] { $by }刀{ $target }，但這人匪刀不死。
            [safe] { $by }刀{ $target }，但這人還沒出手，匪刀不死。
            [saved] { $by }刀了{ $target }，但被救活了。
            [glared] { $by }想殺{ $target }，但被琴酒的眼神制止。
            [guarded] { $by }殺{ $target }，但有蘭守護，沒有死。
            [befriended] { $by }殺{ $target }，死的卻是園子。
            [blessed] { $by }殺{ $target }，但有黑衣的庇佑，沒有死。
            [heroic] { $by }殺{ $target }，但主角不死。
           *[done] { $by }對{ $target }下了刀。
        }
    }
# $by，$count，$target，$fate。
ledger-check = { $fate ->
        [outvoted] { $by }想驗{ $target }，但隊裡選了別人。
        [no_majority] { $by }想驗{ $target }，但驗自己人要過半數同意。
        [blocked] { $by }想驗{ $target }，但被花蝴蝶抱著，驗不成。
        [shielded] { $by }想驗{ $target }，但目標被花蝴蝶抱著，驗不出。
       *[done] { $by }驗了{ $target }。
    }
# $by，$count，$target，$fate。空針：沒遇襲還去救。
ledger-save = { $fate ->
        [empty_needle] { $by }扎了{ $target }，對方沒有遇襲，是空針。
        [blocked] { $by }想救{ $target }，但被花蝴蝶抱著，救不成。
        [shielded] { $by }想救{ $target }，但目標被花蝴蝶抱著，針扎不進去。
       *[done] { $by }扎了{ $target }，對方正遇襲。
    }
# $by：誰點的，$count：幾人，$target：目標，$fate：結果。
ledger-notice = { $fate ->
        [died] { $by }預告了{ $target }，死了。
        [immune] { $by }預告了{ $target }，但對方用了免死令。
        [outvoted] { $by }想預告{ $target }，但隊裡選了別人。
        [no_majority] { $by }想預告{ $target }，但刀自己人要過半數同意。
        [refused] { $by }想預告{ $target }，但沒有通過。
        [missed] { $by }預告了{ $target }，但那時人已經不在了。
       *[done] { $by }預告了{ $target }，白費了。
    }
# $riddle、$link：上面那份預告函的。
ledger-wording = 謎面：{ $riddle } —— 聯繫：{ $link }
# $by，$count，$target，$fate。
ledger-story = { $fate ->
       *[done] { $by }寫了劇情。
    }
# $by，$count，$target，$fate。
ledger-shoot = { $fate ->
        [died] { $by }狙了{ $target }，死了。
        [saved] { $by }狙了{ $target }，但被救活了。
        [blocked] { $by }想狙{ $target }，但被花蝴蝶抱著，開不了槍。
        [shielded] { $by }狙{ $target }，但目標被花蝴蝶抱著，打不著。
       *[done] { $by }對{ $target }開了槍。
    }
# $by，$count，$target，$fate。
ledger-hug = { $fate ->
        [blocked] { $by }想抱{ $target }，但沒抱成。
       *[done] { $by }抱了{ $target }。
    }
# $by，$count，$target，$fate。
ledger-silence = { $fate ->
        [blocked] { $by }想禁{ $target }的言，但被花蝴蝶抱著，無效。
        [shielded] { $by }想禁{ $target }的言，但目標被花蝴蝶抱著，無效。
       *[done] { $by }禁了{ $target }一天的言。
    }
# $by，$count，$target，$fate。
ledger-strike = { $fate ->
        [died] { $by }出手打死了{ $target }。
        [missed] { $by }出手打{ $target }，但對方不是匪：用掉了，沒人受傷。
        [saved] { $by }出手打{ $target }，但對方還是活下來了。
        [blocked] { $by }出手打{ $target }，但自己被花蝴蝶抱著：白用掉了。
        [shielded] { $by }出手打{ $target }，但目標被花蝴蝶抱著：白用掉了。
       *[done] { $by }出手打了{ $target }。
    }
# $by，$count，$target，$fate。
ledger-honest = { $fate ->
        [blocked] { $by }想讓{ $target }誠實，但被花蝴蝶抱著，無效。
        [shielded] { $by }想讓{ $target }誠實，但目標被花蝴蝶抱著，無效。
       *[done] { $by }讓{ $target }誠實一天。
    }
# $by，$count，$target（這個本事不點人），$fate。
ledger-revive = { $fate ->
        [missed] { $by }想救回今晚的死者，但沒有死者，白用了。
        [blocked] { $by }想救回今晚的死者，但被花蝴蝶抱著，無效。
       *[done] { $by }救回了今晚的死者。
    }
# $by，$count，$target：只被擠一下的人，$fate。
ledger-squeeze = { $fate ->
        [died] { $by }傳出的擠手停在{ $target }手裡，死了。
       *[done] { $by }傳出的擠手停在{ $target }手裡。
    }
# $by，$count，$target：一方，$fate。
ledger-side = { $fate ->
       *[done] { $by }選了{ $target }。
    }
# $by，$count，$target，$fate。
ledger-tiebreak = { $fate ->
       *[done] { $by }在平票者中定了{ $target }。
    }
# $deed：如上的一句話。$answer：法官的回答，一句話。
ledger-answered = { $deed }法官答：{ $answer }
# $highlights：一串 over-highlight。
over-highlights = 本局看點：{ $highlights }
# $word：術語，$who。
over-highlight = { $word }（{ $who }）
# $seed：一串字元。
over-seed = 封印揭開，這副牌出自：{ $seed }
