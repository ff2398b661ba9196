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
end-stopped = 房主结束了这一局。
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
ledger-kill = { $fate ->
        [died] { $by }刀了{ $target }，死了。
        [outvoted] { $by }想刀{ $target }，但队里选了别人。
        [no_majority] { $by }想刀{ $target }，但刀自己人要过半数同意。
       *[done] { $by }对{ $target }下了刀。
    }
# $by，$count，$target，$fate。
ledger-check = { $fate ->
        [outvoted] { $by }想验{ $target }，但队里选了别人。
        [no_majority] { $by }想验{ $target }，但验自己人要过半数同意。
       *[done] { $by }验了{ $target }。
    }
# $deed：如上的一句话。$answer：法官的回答，一句话。
ledger-answered = { $deed }法官答：{ $answer }
# $highlights：一串 over-highlight。
over-highlights = 本局看点：{ $highlights }
# $word：术语，$who。
over-highlight = { $word }（{ $who }）
# $seed：一串字符。
over-seed = 封印揭开，本副牌出自：{ $seed }
