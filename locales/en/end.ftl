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
end-accused = The hunt is over: the accusation was right, the killer is found.
end-certain = Nothing can keep the killers from winning any more.
# $keeper: host, cohost, moderator, or other where it is not known who stopped it.
end-stopped = { $keeper ->
        [host] The host has ended it.
        [cohost] A co-host has ended it.
        [moderator] A moderator of this room has ended it.
       *[other] It was ended before its time.
    }
end-cleared = The people who run me have ended it.
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
# $count 0: nobody named it, the crooked judge put this victim in place of another.
ledger-kill = { $count ->
        [0] { $fate ->
            [saved] The crooked judge had { $target } attacked instead, who was saved.
            [blocked] The crooked judge wanted { $target } dead instead, but a killer lay in the butterfly's arms.
            [shielded] The crooked judge wanted { $target } dead instead, whom the butterfly shielded.
            [spared] The crooked judge wanted { $target } dead instead, who cannot be killed so.
            [safe] The crooked judge wanted { $target } dead instead, whose unused power kept the killers off.
           *[other] The crooked judge had { $target } killed instead.
        }
       *[other] { $fate ->
            [died] { $by } killed { $target }.
            [untold] { $by } wanted { $target } dead, but wrote no story: the kill was void.
            [outvoted] { $by } wanted { $target } dead, but the team chose somebody else.
            [no_majority] { $by } wanted { $target } dead, but it takes most of the killers to kill one of their own.
            [redirected] { $by } wanted { $target } dead, but the crooked judge chose another victim.
            [blocked] { $by } went for { $target }, but a killer lay in the butterfly's arms: no effect.
            [shielded] { $by } went for { $target }, whom the butterfly's embrace shielded.
            [spared] { $by } went for { $target }, whom the killers can never kill.
            [safe] { $by } went for { $target }, whose own unused power kept the killers off.
            [saved] { $by } attacked { $target }, who was saved.
            [glared] { $by } went for { $target }, but Gin's glare stopped it.
            [guarded] { $by } went for { $target }, whom Ran's guard kept alive.
            [befriended] { $by } went for { $target }, but Sonoko died in their place.
            [blessed] { $by } went for { $target }, whom black's blessing kept alive.
            [heroic] { $by } went for { $target }, whom the hero's luck kept alive.
           *[done] { $by } attacked { $target }.
        }
    }
# $by, $count, $target, $fate.
ledger-check = { $fate ->
        [outvoted] { $by } wanted to check { $target }, but the team chose somebody else.
        [no_majority] { $by } wanted to check { $target }, but it takes most of the police to check one of their own.
        [blocked] { $by } wanted to check { $target }, but lay in the butterfly's arms.
        [shielded] { $by } wanted to check { $target }, who lay in the butterfly's arms.
       *[done] { $by } checked { $target }.
    }
# $by, $count, $target, $fate. An empty needle is a save that was not needed.
ledger-save = { $fate ->
        [empty_needle] { $by } came with a needle to { $target }, who did not need it: an empty needle.
        [blocked] { $by } wanted to save { $target }, but lay in the butterfly's arms.
        [shielded] { $by } wanted to save { $target }, but no needle reaches whom the butterfly embraces.
       *[done] { $by } came with a needle to { $target }, who needed it.
    }
# $by: who named the victim, $count: how many they are, $target, $fate.
ledger-notice = { $fate ->
        [died] { $by } announced the death of { $target }, who died.
        [immune] { $by } announced the death of { $target }, who used the immunity token.
        [outvoted] { $by } would have announced { $target }, but the team chose somebody else.
        [no_majority] { $by } would have announced { $target }, but it takes most of the killers to kill one of their own.
        [refused] { $by } would have announced { $target }, but the notice was not approved.
        [missed] { $by } announced the death of { $target }, who was gone by then.
       *[done] { $by } announced the death of { $target } in vain.
    }
# $riddle, $link: of the notice above.
ledger-wording = The riddle: { $riddle } — the link: { $link }
# $by, $count, $target, $fate.
ledger-story = { $fate ->
       *[done] { $by } wrote a story.
    }
# $by, $count, $target, $fate.
ledger-shoot = { $fate ->
        [died] { $by } shot { $target } dead.
        [saved] { $by } shot { $target }, who was saved.
        [blocked] { $by } aimed at { $target }, but lay in the butterfly's arms: no shot.
        [shielded] { $by } shot at { $target }, whom the butterfly's embrace shielded.
       *[done] { $by } shot at { $target }.
    }
# $by, $count, $target, $fate.
ledger-hug = { $fate ->
        [blocked] { $by } wanted to embrace { $target }, but could not.
       *[done] { $by } took { $target } into its arms.
    }
# $by, $count, $target, $fate.
ledger-silence = { $fate ->
        [blocked] { $by } wanted to silence { $target }, but lay in the butterfly's arms.
        [shielded] { $by } wanted to silence { $target }, whom the butterfly's embrace shielded.
       *[done] { $by } silenced { $target } for a day.
    }
# $by, $count, $target, $fate.
ledger-strike = { $fate ->
        [died] { $by } struck { $target } dead.
        [missed] { $by } struck { $target }, who is no killer: the blow is spent, and nobody is hurt.
        [saved] { $by } struck { $target }, who lived all the same.
        [blocked] { $by } struck at { $target }, but lay in the butterfly's arms: the blow is spent.
        [shielded] { $by } struck at { $target }, whom the butterfly's embrace shielded: the blow is spent.
       *[done] { $by } struck at { $target }.
    }
# $by, $count, $target, $fate.
ledger-honest = { $fate ->
        [blocked] { $by } wanted to make { $target } honest, but lay in the butterfly's arms.
        [shielded] { $by } wanted to make { $target } honest, whom the butterfly's embrace shielded.
       *[done] { $by } made { $target } honest for a day.
    }
# $by, $count, $target (nobody is named for this power), $fate.
ledger-revive = { $fate ->
        [missed] { $by } called the night's victim back, but there was none.
        [blocked] { $by } called the night's victim back, but lay in the butterfly's arms.
       *[done] { $by } called the night's victim back.
    }
# $by, $count, $target: who got the single squeeze, $fate.
ledger-squeeze = { $fate ->
        [died] The squeezes of { $by } ended in the hand of { $target }, who died.
       *[done] The squeezes of { $by } ended in the hand of { $target }.
    }
# $by, $count, $target: a side, $fate.
ledger-side = { $fate ->
       *[done] { $by } sided with { $target }.
    }
# $by, $count, $target, $fate.
ledger-tiebreak = { $fate ->
       *[done] { $by } decided the tie: { $target }.
    }
# $deed: a whole sentence as above. $answer: a whole sentence, what the judge answered.
ledger-answered = { $deed } My answer: { $answer }
# $highlights: a list of over-highlight.
over-highlights = Worth a remark: { $highlights }
# $word: a word of the glossary, $who.
over-highlight = { $word } ({ $who })
# $seed: letters and digits.
over-seed = The seal is broken; the deal came from { $seed }
