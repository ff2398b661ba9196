### What a single player is asked. $min and $max: how many targets.

prompt-kill = Killers, open your eyes. Whom do you kill?
prompt-check = Police, open your eyes. Whom do you check?
prompt-vote = Whom do you vote out?
prompt-speech = You have the floor. Finish with: { command-pass }
prompt-last_words = Your last words, please. Finish with: { command-pass }
prompt-floor = Do you want to answer? Then take the floor: { command-floor }. If not: { command-pass }
prompt-ready = Are you in for another game? Then say: { command-ready }
# $targets: what was named before.
prompt-chosen = So far you have named { $targets }.
# $command: the command's name, $example: a number that may be named, $max: how many may be named.
prompt-how = Answer with the number alone, or: { $command } { $example }
prompt-how-decline = To choose nobody: { command-none }
prompt-how-abstain = To vote for nobody: { command-abstain }
