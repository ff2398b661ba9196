### What people type. The value is the command's name in this language: small letters, no spaces.
### .aliases: other names, divided by commas. .about: what it does, in a line of at most 100 characters.
### No two commands of any language may share a name.

command-new = new
    .aliases = open
    .about = Opens a table here.
command-join = join
    .aliases = in, sit
    .about = Takes a seat at the table.
command-leave = leave
    .aliases = quit
    .about = Gives up your seat; during a game you are out for good.
command-add = add
    .aliases = bots
    .about = Seats computer players.
command-ready = ready
    .aliases = back
    .about = Says that you are back for another game.
command-start = start
    .aliases = begin
    .about = Deals the cards and starts the game.
command-away = away
    .aliases = afk
    .about = Tells the host that you must go for a while.
command-sub = sub
    .aliases = substitute
    .about = Puts somebody else in a seat, card and knowledge included; both sides must say it.
command-selfreport = selfreport
    .aliases = peeked
    .about = Reports that you saw what you should not have seen; you are out.
command-pass = pass
    .aliases = done
    .about = Ends your speech.
command-vote = vote
    .aliases = v
    .about = Votes for a player.
command-abstain = abstain
    .aliases = nobody
    .about = Votes for nobody.
command-unvote = unvote
    .aliases = retract
    .about = Takes your vote back.
command-floor = floor
    .aliases = defend
    .about = Takes the floor when the accused may answer.
command-claim = claim
    .aliases = iam
    .about = Claims a role before everybody, truly or not.
command-explode = explode
    .aliases = boom
    .about = A killer gives up the secret: out at once, and night falls.
command-confess = confess
    .aliases = admit
    .about = A killer admits it and plays on.
command-surrender = surrender
    .aliases = concede
    .about = The last of a side gives up.
command-draw = draw
    .aliases = peace
    .about = Asks for a draw or agrees to one.
command-accuse = accuse
    .aliases = blame
    .about = Accuses somebody of being the killer, with a reason if you like; if you are wrong, you are out.
command-kill = kill
    .aliases = k
    .about = The killers name their victim, privately at night.
command-check = check
    .aliases = c
    .about = The police name whom to check, privately at night.
command-save = save
    .aliases = heal, needle
    .about = The doctor's needle for somebody, privately at night.
command-shoot = shoot
    .aliases = snipe
    .about = The sniper fires at somebody, privately at night.
command-hug = hug
    .aliases = embrace
    .about = The butterfly embraces somebody, privately at night.
command-silence = silence
    .aliases = mute
    .about = The forest elder silences somebody for the next day, privately at night.
command-strike = strike
    .aliases = raid
    .about = The secret police use their one blow, privately at night.
command-honest = honest
    .aliases = truth
    .about = The bubble makes somebody honest for the next day, privately at night.
command-revive = revive
    .aliases = callback
    .about = The angel calls tonight's victim back, once in the game.
command-take = take
    .aliases = takealong
    .about = The dead angel takes somebody along.
command-order = order
    .aliases = arrange
    .about = Says which of your two cards comes first, before the game.
command-squeeze = squeeze
    .aliases = press
    .about = The killer sends squeezes around the table: how many, and which way.
command-suspect = suspect
    .aliases = mark
    .about = Marks a suspect for your police team, privately.
command-none = none
    .aliases = decline
    .about = Declines what I asked you.
command-help = help
    .aliases = commands
    .about = Lists the commands, or explains one.
command-explain = explain
    .aliases = what
    .about = Tells what is going on and what you can do now.
command-role = role
    .aliases = card
    .about = Shows you your own card again, privately.
command-table = table
    .aliases = seats, players
    .about = Shows who sits here.
command-recap = recap
    .aliases = summary
    .about = Sums up the game so far: who is out, claims and votes.
command-rules = rules
    .aliases = options
    .about = Shows the rules of this table or of a rule set, in full.
command-rulesets = rulesets
    .aliases = games
    .about = Lists the games that can be played.
command-terms = terms
    .aliases = glossary, term
    .about = Explains the words of the game.
command-history = history
    .aliases = log
    .about = Lists the games played here.
command-posts = posts
    .aliases = counts
    .about = Counts who has written how much.
command-ask = ask
    .aliases = question
    .about = Asks the host something in private.
command-lang = lang
    .aliases = language
    .about = Lists my languages or picks one: for yourself in private, for the table in the room.
command-set = set
    .aliases = option
    .about = Changes a rule of this table before the game.
command-shuffle = shuffle
    .aliases = mix
    .about = Shuffles the seats.
command-next = next
    .aliases = skip
    .about = Ends the present phase at once.
command-extend = extend
    .aliases = more
    .about = Gives everybody more time.
command-pause = pause
    .aliases = hold
    .about = Stops the clock.
command-resume = resume
    .aliases = continue
    .about = Lets the clock run again.
command-kick = kick
    .aliases = remove
    .about = Removes a player.
command-warn = warn
    .aliases = warning
    .about = Warns a player.
command-host = host
    .aliases = handover
    .about = Hands the host role to somebody else.
command-stop = stop
    .aliases = close
    .about = Ends the game, or clears the table away if none is on.

## What commands take. The value stands for it in usage lines; .about explains it.

arg-player = PLAYER
    .about = a seat number, a mention or the beginning of a name
arg-newcomer = NEWCOMER
    .about = a mention or user id of somebody who does not sit here
arg-role = ROLE
    .about = a role, for example police
arg-count = NUMBER
    .about = how many
arg-duration = SECONDS
    .about = a time, for example 60 or 2m
arg-option = OPTION
    .about = a rule, for example ballot; all of them: !{ command-help } { command-set }
arg-value = VALUE
    .about = its new value; lists with commas
arg-ruleset = RULESET
    .about = the id of a rule set, for example v2
arg-locale = LANGUAGE
    .about = a language, for example en or zh-Hans
arg-word = WORD
    .about = a word of the game
arg-command = COMMAND
    .about = a command
arg-power = POWER
    .about = which question you decline, if there are several
arg-card = CARD
    .about = a card of your own hand, 1 or 2
arg-side = SIDE
    .about = left or right
arg-text = TEXT
    .about = what you want to say

## Help

help-intro = I am the judge. I deal the cards, call night and day, and keep every secret. In the room, begin commands with !; in private you may leave it out.
# Headings of groups of commands.
help-group-seat = Coming and going:
help-group-day = By day:
help-group-secret = To me alone:
help-group-info = Questions:
help-group-host = For the host:
# $usage: how it is typed, $about: what it does.
help-row = { $usage } — { $about }
# $names: a list.
help-also = Also: { $names }
# $typed: as typed.
help-unknown = I know no command "{ $typed }".
help-outro = More on one of them: !{ command-help } { command-vote }

## The glossary

terms-intro = Words of the game:
# $word, $about.
terms-row = { $word } — { $about }
# $typed: as typed.
terms-unknown = I know no word "{ $typed }".

## Languages

# $languages: a list. $name and $tag: a language's own name and its tag.
languages = I speak { $languages }.
# What somebody hears who has picked a language for themselves.
language-own = From now on I speak English to you.
language-row = { $name } ({ $tag })
