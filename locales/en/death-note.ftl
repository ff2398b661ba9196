### The Death Note game: what kira can do, what is asked, told and refused.

role-kira = kira
    .one = a kira
    .many = kiras
    .count = { $count ->
        [one] 1 kira
       *[other] { $count } kiras
    }
    .aliases = notebook

does-notebook = kill with a Death Note
# $above: a notebook can be handed on while more players than this live.
ability-notebook = You hold a Death Note. In your nights you may write down a character and the account behind it: { command-write } 5 Ann. If both fit, the character dies; if not, everybody hears that the kill failed, and you alone hear the right account. Or you offer to join up: { command-joinup } 5. Or you give the night up: { command-none }. Say nothing, and you die. While more than { $above } players live you may hand the notebook on, once, at any moment: { command-transfer } 5.

## What is asked, in a word.

ask-write = the Death Note
ask-joinup = joining up
ask-transfer = handing on
ask-recover = taking back

## What is asked.

prompt-write = Kira, this night is yours. Whom do you write down?
prompt-joinup = Or would you rather join up with the other kira? Then name the character.
prompt-transfer = Who shall have the Death Note? Tell nobody anything about it.
prompt-recover = A kira is out. Do you take the Death Note and are a kira again?
# $command: the command's name, $example: a character's number.
prompt-how-write = The character and the account behind it, for example: { $command } { $example } Ann. For the account its number in the list or a user id will do too.
# $command: the command's name, $example: a character's number.
prompt-how-typed = To do it: { $command } { $example }
# $command: the command's name.
prompt-how-recover = To take it: { $command }. To leave it: { command-none }

## Commands.

command-write = write
    .aliases = name
    .about = A kira writes down a character and the account behind it, privately at night.
command-joinup = joinup
    .aliases = join-up, ally
    .about = A kira offers to join up with a character instead of killing, privately at night.
command-transfer = transfer
    .aliases = handon
    .about = Hands a Death Note on, privately; or names who gets one anew.
command-recover = recover
    .aliases = takeback
    .about = Whoever handed a Death Note on takes one back when a kira is out.
arg-account = ACCOUNT
    .about = somebody who plays: a name, a user id, or a number of the list of accounts

## What is told.

# $who: a character, $account: who plays it.
answer-account = Behind { $who } is { $account }.
# $who: a character.
notice-kill-failed = A kill on { $who } failed. Kira knows now who that is.
# $ok: yes or no.
notice-joined-up = { $ok ->
        [yes] The kiras have joined up. From now on both may kill every night.
       *[no] A kira tried to join up, and failed.
    }
# $who: the other kira.
notice-partner = You have joined up: { $who } is the other kira.
notice-transferred = A Death Note has been handed on.
notice-unclaimed = A kira is out. If somebody once handed a Death Note on, they may take this one now.
notice-recovered = The notebook was not destroyed but recovered.
# $count: how many.
notice-bequeathing = No Death Note is left, and too many of you live. { $count ->
        [one] One is given out anew; whoever held it last may say to whom.
       *[other] Both are given out anew; whoever held them last may say to whom.
    }
# $count: how many.
notice-given-anew = { $count ->
        [one] A Death Note has a new holder.
       *[other] Two Death Notes have new holders.
    }
notebook-received = Somebody has handed a Death Note to you: you are a kira now. You cannot refuse it, and you never learn from whom it came.
notebook-given = You have handed the Death Note on. Say nothing about it to whoever has it now. If a kira goes out soon, you may take that notebook and are a kira again; if you never do, you are out yourself.
notebook-recovered = You have taken a Death Note back: you are a kira again.
notebook-won = The Death Note of the kira you killed is yours.
notebook-anew = A Death Note has come to you: you are a kira now. It cannot be handed on.
# $count: how many notebooks.
notebook-count = { $count ->
        [0] You hold no Death Note any more.
        [one] You hold one Death Note.
       *[other] You hold { $count } Death Notes and may kill once with each. Give up aloud whatever you do not use ({ command-none }): a notebook of which you say nothing is suicide.
    }
# $count: how many names.
ballot-names = You may name up to { $count }, for example: { command-vote } 5 7. How anybody votes is never published. Whoever does not vote in time dies.
# $who: a character.
cause-suicide = { $who } said nothing in time and died by their own hand.
# $who: a character.
cause-expired = { $who } handed a Death Note on, did not take one back in time, and is out.

## Refusals.

reason-no-account = To kill you need the account too, for example: { command-write } 5 Ann. To join up: { command-joinup } 5
reason-given-anew = A Death Note that was given out anew cannot be handed on.
# $min: so many players must be exceeded.
reason-too-few-live = Too few players live for that.
    .min = A Death Note can be handed on only while more than { $min } players live.

## Phases.

# $day, $night.
phase-recovery = Day { $day }: a Death Note lies without a holder.
    .help = Whoever once handed a Death Note on may be asked now. Everybody else waits a moment.
# $day, $night.
phase-anew = Day { $day }: Death Notes are given out anew.
    .help = Whoever held them last may say to whom they go. Everybody else waits a moment.

## The closing report. $by: who, $count: how many they are, $target: a character, $fate: what came of it.

ledger-write = { $fate ->
        [died] { $by } wrote down { $target } with the right account: dead.
        [wrong_account] { $by } wrote down { $target } with a wrong account.
        [given_up] { $by } gave the night up.
        [unsaid] { $by } said nothing and died of it.
       *[missed] { $by } wrote down { $target } in vain.
    }
ledger-joinup = { $fate ->
        [no_kira] { $by } wanted to join up with { $target }, who is no kira.
       *[done] { $by } joined up with { $target }.
    }
ledger-transfer = { $count ->
        [0] A Death Note went by lot to { $target }.
       *[other] { $by } gave a Death Note to { $target }.
    }
ledger-recover = { $by } took back a Death Note that { $target } had held.

## The rules.

option-votes_published = publishing votes
    .about = Whether it is published who voted for whom.
    .is = { $value ->
        [true] When a vote closes, it is published who voted for whom.
       *[false] Votes are never published, only who is out.
    }
option-silent_voters = voting late
    .about = stay: nothing happens to whoever does not vote; die: they go out.
    .is = { $value ->
        [die] Whoever neither votes nor abstains in time dies, whatever the vote decides.
       *[stay] Nothing happens to whoever does not vote.
    }
option-death_note-transfer_above = handing on
    .about = A Death Note can be handed on while more players than this live.
    .is = A kira may hand a Death Note on while more than { $value } live; each notebook once in a game. That it happened is told, but not between whom.
option-death_note-recovery_acts = taking back
    .about = In how many acts after the one in which the handing on is told a notebook can be taken back.
    .is = { $value ->
        [one] In the act in which that is told and in the next one, the giver may take the notebook of a kira who is killed or voted out; a giver who never does is out.
       *[other] In the act in which that is told and in the { $value } after it, the giver may take the notebook of a kira who is killed or voted out; a giver who never does is out.
    }
option-death_note-both_anew_above = both given out anew
    .about = When both notebooks are destroyed while more players than this live, both are given out anew.
    .is = If both notebooks are destroyed while more than { $value } live, both are given out anew.
option-death_note-one_anew_above = one given out anew
    .about = When both notebooks are destroyed while more players than this live, one is given out anew.
    .is = If both are destroyed while more than { $value } live, one is given out anew; otherwise good has won.

rules-death-note-night = Two players hold a Death Note each and are kira; they do not know each other. Each night one of them may kill, in turn: with the right character and the right account the character dies; with a wrong account all hear on whom it failed, and kira alone hears the right account. Whoever kills the other kira has both notebooks. A kira may offer to join up instead; if it finds the other kira, both kill every night. Giving a night up must be said: silence is suicide.
rules-death-note-ballot = Everybody may name as many characters as kiras live, and never more go out: with two kiras the two most voted, two tied at the top both, of several tied second none, of three or more tied at the top none; with one kira the most voted, unless tied.

ruleset-death-note = Death Note
    .about = everybody plays a character; two kiras kill who they can unmask, and you vote without knowing who is who.
