### What a single player is asked. $min and $max: how many targets.

prompt-kill = Killers, open your eyes. Whom do you kill?
    .window = Killers, whom do you kill today?
prompt-check = Police, open your eyes. Whom do you check?
    .window = Whom does your team check today?
prompt-save = Doctor, open your eyes. Whom do you save?
    .window = Doctor, whom do you save today?
prompt-shoot = Sniper, open your eyes. Whom do you shoot?
    .window = Vigilante, do you shoot today, and whom? You can do it once.
prompt-hug = Butterfly, open your eyes. Whom do you embrace?
    .window = Butterfly, whom do you embrace today?
prompt-silence = Forest elder, open your eyes. Who shall be silent tomorrow?
prompt-strike = Secret police, open your eyes. Do you strike tonight, and whom? You can do it once.
prompt-honest = Bubble, open your eyes. Who shall be honest tomorrow?
prompt-revive = Angel, open your eyes. Do you call tonight's victim back, whoever it is? You can do it once. If so: { command-revive }. If not: { command-none }
prompt-take = You are out. Angel, do you take somebody along?
prompt-order = Which of your two cards comes first?
prompt-squeeze = Killer, open your eyes. How many squeezes do you send, and to which side?
prompt-side = Butterfly, whose side are you on? You choose once; if you choose none, you are good.
prompt-tiebreak = The vote is tied. Killers, who of them goes to jail?
# $count: the longest riddle, in letters.
prompt-notice = Killers, whom do you announce? The riddle is for all to read, at most { $count } letters long.
# $count: the fewest characters.
prompt-story = Your story, please: at least { $count } characters, as { command-story } and the text. If it takes several messages, end each but the last with … and go on with the next.
prompt-approve = Does the link hold: are its clues open to everyone, and not too obscure?
prompt-token = Does the riddle mean you? Your immunity token saves you if it does, and is gone either way. To use it: { command-token }
prompt-accuse = Do you accuse somebody? If you are wrong, you are out.
prompt-vote = Whom do you vote out?
prompt-speech = You have the floor. Finish with: { command-pass }
prompt-last_words = Your last words, please. Finish with: { command-pass }
prompt-floor = Do you want to answer? Then take the floor: { command-floor }. If not: { command-pass }
prompt-ready = Are you in for the game? Then say: { command-ready }
# $targets: what was named before.
prompt-chosen = So far you have named { $targets }.
# $command: the command's name, $example: a number that may be named, $max: how many may be named,
# $exact: yes if no fewer, $several: whether other things are asked at the same time.
prompt-how = { $several ->
        [yes] Answer: { $command } { $example }
       *[no] Answer with the number alone, or: { $command } { $example }
    }{ $max ->
        [0] {""}
        [1] {""}
       *[other] { $exact ->
            [yes] {" "}— { $max } numbers, with spaces between them.
           *[no] {" "}— up to { $max } numbers, with spaces between them.
        }
    }
prompt-how-order = To leave them as they are: { command-order } 1 2. To turn them around: { command-order } 2 1
prompt-how-squeeze = A number from 1 to 10 and a side, for example: { command-squeeze } 4 { hand-left }
prompt-how-side = 1 is good, 2 is the killers. Answer with the number, or: { command-side } good
# $example: a number that may be named.
prompt-how-notice = Write: { command-notice } { $example } | the riddle | how it means that player. You may hand in another until the time is up.
# Numbers of notices stand above.
prompt-how-approve = If so: { command-approve } 1 — if not: { command-refuse } 1 and your reason
prompt-how-accuse = If you have nothing to say: { command-pass }
# $command: the command's name, $several: whether other things are asked at the same time.
prompt-how-decline = To choose nobody: { command-none }{ $several ->
        [yes] {" "}{ $command }
       *[no] {""}
    }
prompt-how-abstain = To vote for nobody: { command-abstain }
