### The end of a game: who won and why, every card, every night.

# $side.
over-won = The game is over: { $side } win!
over-draw = The game is over: a draw.

## Why it is over

end-side_dead = All on whom the other side stood are dead.
end-parity = The killers are at least as many as the rest; nothing can stop them now.
end-neutrals_dead = All who would have to survive for a winner are dead.
end-both = Both sides reached their goal at the same instant.
end-nobody_left = Nobody is left.
end-draw_agreed = All the living agreed on it.
end-third_tie = The vote was tied once too often.
end-surrender = The last of a side has surrendered.
end-stopped = The host has ended it.
end-abandoned = Nobody has gone out for so long that I take the table for left.

## The cards

over-hands = The cards:
# $who, $hand: "killer", $won: yes or no.
over-hand = { $who } — { $hand }{ $won ->
        [yes] {" "}(won)
       *[no] {""}
    }
# $who, $points (number, may be negative).
over-point = { $who } { $points }
over-points = Points: { $points }

## The nights, in the order in which things took effect

# $night (number).
over-night = Night { $night }:
over-night-empty = Nothing was done.
# $by: who named the target, $count: how many they are, $target, $fate: what came of it.
ledger-kill = { $fate ->
        [died] { $by } killed { $target }.
        [outvoted] { $by } wanted { $target } dead, but the team chose somebody else.
        [no_majority] { $by } wanted { $target } dead, but it takes most of the killers to kill one of their own.
       *[done] { $by } attacked { $target }.
    }
# $by, $count, $target, $fate.
ledger-check = { $fate ->
        [outvoted] { $by } wanted to check { $target }, but the team chose somebody else.
        [no_majority] { $by } wanted to check { $target }, but it takes most of the police to check one of their own.
       *[done] { $by } checked { $target }.
    }
# $deed: a whole sentence as above. $answer: a whole sentence, what the judge answered.
ledger-answered = { $deed } My answer: { $answer }
# $highlights: a list of over-highlight.
over-highlights = Worth a remark: { $highlights }
# $word: a word of the glossary, $who.
over-highlight = { $word } ({ $who })
# $seed: letters and digits.
over-seed = The seal is broken; the deal came from { $seed }
