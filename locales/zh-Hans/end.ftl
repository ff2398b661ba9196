### 一局的结局：谁赢了、为什么、每张牌、每一夜。

# $side。
over-won = 游戏结束：{ $side }获胜！
over-draw = 游戏结束：平局。

## 结束的原因

end-side_dead = 对方赖以取胜的人全部出局。
end-parity = 匪的人数不少于其余的人，大势已定。
end-neutrals_dead = 要分胜负就不能死光的人，都出局了。
end-both = 双方同时达成目标。
end-nobody_left = 一个人也不剩了。
end-draw_agreed = 在局的人都同意平局。
end-third_tie = 平票次数用完了。
end-surrender = 一方的最后一人投降了。
end-accused = 水落石出：指控对了，杀手找到了。
end-certain = 大局已定，匪必胜。
# $keeper：host、cohost、moderator；other：不知道是谁结束的。
end-stopped = { $keeper ->
        [host] 房主结束了这一局。
        [cohost] 副房主结束了这一局。
        [moderator] 管理员结束了这一局。
       *[other] 这一局被提前结束了。
    }
end-cleared = 运行我的人结束了这一局。
end-abandoned = 太久没有人出局，法官认为大家都已离开。

## 亮牌

over-hands = 亮牌：
# $who，$hand：身份，$won：yes 或 no。
over-hand = { $who } —— { $hand }{ $won ->
        [yes] （胜）
       *[no] {""}
    }
# $who，$points（数字，可能为负）。
over-point = { $who } { $points }
over-points = 得分：{ $points }

## 每一夜，按结算的先后

# $night（数字）。
over-night = 第{ $night }夜：
over-night-empty = 什么也没有发生。
# $by：谁点的，$count：几人，$target：目标，$fate：结果。
# $count 为 0：没有人点，是黑法官换上的目标。
ledger-kill = { $count ->
        [0] { $fate ->
            [saved] 黑法官改刀{ $target }，但被救活了。
            [blocked] 黑法官改刀{ $target }，但有匪被花蝴蝶抱着，无效。
            [shielded] 黑法官改刀{ $target }，但被花蝴蝶抱着，刀不着。
            [spared] 黑法官改刀{ $target }，但这人匪刀不死。
            [safe] 黑法官改刀{ $target }，但这人还没出手，匪刀不死。
           *[other] 黑法官改刀{ $target }，死了。
        }
       *[other] { $fate ->
            [died] { $by }刀了{ $target }，死了。
            [untold] { $by }想刀{ $target }，但没有交剧情，作废了。
            [outvoted] { $by }想刀{ $target }，但队里选了别人。
            [no_majority] { $by }想刀{ $target }，但刀自己人要过半数同意。
            [redirected] { $by }想刀{ $target }，但黑法官换了目标。
            [blocked] { $by }刀{ $target }，但有匪被花蝴蝶抱着，无效。
            [shielded] { $by }刀{ $target }，但目标被花蝴蝶抱着，刀不着。
            [spared] { $by }刀{ $target }，但这人匪刀不死。
            [safe] { $by }刀{ $target }，但这人还没出手，匪刀不死。
            [saved] { $by }刀了{ $target }，但被救活了。
            [glared] { $by }想杀{ $target }，但被琴酒的眼神制止。
            [guarded] { $by }杀{ $target }，但有兰守护，没有死。
            [befriended] { $by }杀{ $target }，死的却是园子。
            [blessed] { $by }杀{ $target }，但有黑衣的佑护，没有死。
            [heroic] { $by }杀{ $target }，但主角不死。
           *[done] { $by }对{ $target }下了刀。
        }
    }
# $by，$count，$target，$fate。
ledger-check = { $fate ->
        [outvoted] { $by }想验{ $target }，但队里选了别人。
        [no_majority] { $by }想验{ $target }，但验自己人要过半数同意。
        [blocked] { $by }想验{ $target }，但被花蝴蝶抱着，验不成。
        [shielded] { $by }想验{ $target }，但目标被花蝴蝶抱着，验不出。
       *[done] { $by }验了{ $target }。
    }
# $by，$count，$target，$fate。空针：没遇袭还去救。
ledger-save = { $fate ->
        [empty_needle] { $by }扎了{ $target }，对方没遇袭，是空针。
        [blocked] { $by }想救{ $target }，但被花蝴蝶抱着，救不成。
        [shielded] { $by }想救{ $target }，但目标被花蝴蝶抱着，针扎不进。
       *[done] { $by }扎了{ $target }，对方正遇袭。
    }
# $by：谁点的，$count：几人，$target：目标，$fate：结果。
ledger-notice = { $fate ->
        [died] { $by }预告了{ $target }，死了。
        [immune] { $by }预告了{ $target }，但对方用了免死令。
        [outvoted] { $by }想预告{ $target }，但队里选了别人。
        [no_majority] { $by }想预告{ $target }，但刀自己人要过半数同意。
        [refused] { $by }想预告{ $target }，但没有通过。
        [missed] { $by }预告了{ $target }，但那时人已经不在了。
       *[done] { $by }预告了{ $target }，白费了。
    }
# $riddle、$link：上面那份预告函的。
ledger-wording = 谜面：{ $riddle } —— 联系：{ $link }
# $by，$count，$target，$fate。
ledger-story = { $fate ->
       *[done] { $by }写了剧情。
    }
# $by，$count，$target，$fate。
ledger-shoot = { $fate ->
        [died] { $by }狙了{ $target }，死了。
        [saved] { $by }狙了{ $target }，但被救活了。
        [blocked] { $by }想狙{ $target }，但被花蝴蝶抱着，开不了枪。
        [shielded] { $by }狙{ $target }，但目标被花蝴蝶抱着，打不着。
       *[done] { $by }对{ $target }开了枪。
    }
# $by，$count，$target，$fate。
ledger-hug = { $fate ->
        [blocked] { $by }想抱{ $target }，但没抱成。
       *[done] { $by }抱了{ $target }。
    }
# $by，$count，$target，$fate。
ledger-silence = { $fate ->
        [blocked] { $by }想禁{ $target }的言，但被花蝴蝶抱着，无效。
        [shielded] { $by }想禁{ $target }的言，但目标被花蝴蝶抱着，无效。
       *[done] { $by }禁了{ $target }一天的言。
    }
# $by，$count，$target，$fate。
ledger-strike = { $fate ->
        [died] { $by }出手打死了{ $target }。
        [missed] { $by }出手打{ $target }，但对方不是匪：用掉了，没人受伤。
        [saved] { $by }出手打{ $target }，但对方还是活下来了。
        [blocked] { $by }出手打{ $target }，但自己被花蝴蝶抱着：白用掉了。
        [shielded] { $by }出手打{ $target }，但目标被花蝴蝶抱着：白用掉了。
       *[done] { $by }出手打了{ $target }。
    }
# $by，$count，$target，$fate。
ledger-honest = { $fate ->
        [blocked] { $by }想让{ $target }诚实，但被花蝴蝶抱着，无效。
        [shielded] { $by }想让{ $target }诚实，但目标被花蝴蝶抱着，无效。
       *[done] { $by }让{ $target }诚实一天。
    }
# $by，$count，$target（这个本事不点人），$fate。
ledger-revive = { $fate ->
        [missed] { $by }想救回今晚的死者，但没有死者，白用了。
        [blocked] { $by }想救回今晚的死者，但被花蝴蝶抱着，无效。
       *[done] { $by }救回了今晚的死者。
    }
# $by，$count，$target：只被捏一下的人，$fate。
ledger-squeeze = { $fate ->
        [died] { $by }传出的捏手停在{ $target }手里，死了。
       *[done] { $by }传出的捏手停在{ $target }手里。
    }
# $by，$count，$target：一方，$fate。
ledger-side = { $fate ->
       *[done] { $by }选了{ $target }。
    }
# $by，$count，$target，$fate。
ledger-tiebreak = { $fate ->
       *[done] { $by }在平票者中定了{ $target }。
    }
# $deed：如上的一句话。$answer：法官的回答，一句话。
ledger-answered = { $deed }法官答：{ $answer }
# $highlights：一串 over-highlight。
over-highlights = 本局看点：{ $highlights }
# $word：术语，$who。
over-highlight = { $word }（{ $who }）
# $seed：一串字符。
over-seed = 封印揭开，本副牌出自：{ $seed }
