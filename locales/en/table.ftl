### Where a table and its game stand.

# $ruleset, $players (how many), $least and $most players.
table-heading = { $ruleset }: { $players ->
        [one] 1 player
       *[other] { $players } players
    } (for { $least } to { $most })
# $who.
table-host = Host: { $who }
# $who: a list.
table-cohosts = Co-hosts: { $who }
# $who, $alive: yes or no, $ready: yes if they have said that they are ready.
table-seat = { $who }{ $alive ->
        [no] {" "}— out
       *[yes] {""}
    }{ $ready ->
        [yes] {" "}— ready
       *[no] {""}
    }
table-queue = Waiting for a seat: { $who }

recap-living = Still in the game: { $who }.
# $who, $count.
recap-out = { $count ->
        [0] Nobody is out yet.
       *[other] Out: { $who }.
    }
# $claims: a list of recap-claim.
recap-claims = Claims: { $claims }.
# $role with its article.
recap-claim = { $who } as { $role }
# $day (number). The votes follow, one a line.
recap-ballot = Vote of day { $day }:

# $riddle: the killers', which everybody may read.
recap-riddle = The riddle: { $riddle }

## What is going on, and what one does then (.help)

phase-lobby = No game is on.
    .help = Take a seat with !{ command-join }, fill up with computer players: !{ command-add } 5, and begin: !{ command-start }
# $night.
phase-night = Night { $night }.
    .help = Eyes are shut. Whoever has a power is asked by me in private; everybody else waits for the morning.
# $night: the how-manieth round.
phase-notice = Round { $night }: the killers write their notice.
    .help = The killers hand their riddle in to me in private, the police check; everybody may talk meanwhile.
phase-riddle = Round { $night }: before the death is announced.
    .help = Talk about the riddle. Whoever feels meant may use the one immunity token in private: { command-token }. Who has nothing more to say: !{ command-pass }
# $day, $who.
phase-last-words = Day { $day }: { $who } has last words.
    .help = Whoever has gone out speaks for the last time; the others listen.
phase-speech = Day { $day }: { $who } has the floor.
    .help = Everybody speaks in turn and ends with !{ command-pass }; the others listen.
phase-discussion = Day { $day }: open discussion.
    .help = Speak freely. Who has nothing more to say: !{ command-pass }
phase-defence = Day { $day }: the accused may answer.
    .help = Take the floor with !{ command-floor }, or let it go with !{ command-pass }
# $day, $candidates.
phase-ballot = Day { $day }: the vote. Candidates: { $candidates }.
    .help = Vote for whom you hold to be a killer. The most voted is out.
# $day, $part: first, day or evening.
phase-window = { $part ->
        [first] Night zero.
        [evening] The evening of day { $day }.
       *[day] Day { $day }.
    }
    .help = Speak freely. Votes and powers are for me alone; you can change them until their time, and the last word counts.
# $day.
phase-accusations = Day { $day }: everybody may speak and accuse.
    .help = Who is sure of the killer says !{ command-accuse } and a number. A wrong accusation costs the accuser's life. Who has nothing to say: !{ command-pass }
# $day.
phase-parting = Day { $day }: a short silence for the dead.
    .help = After every death there is a pause of the same length. Please wait for its end.
phase-ordering = Before the first night: everybody decides which card comes first.
    .help = I have asked everybody in private. Whoever does not answer keeps the cards as they were dealt.
phase-disguise = Before the first night: the seats that may choose their looks are choosing them.
    .help = If you are asked how you want to look, write it to the judge; everybody else waits.
phase-paused = The clock is stopped.
explain-wait = There is nothing for you to answer right now.

## Posts

posts-heading = Posts that count today, of three:
# $who, $count.
posts-row = { $who }: { $count }

## For whoever runs the program

# $tables: at how many.
operate-announced = { $tables ->
        [one] Said at one table.
       *[other] Said at { $tables } tables.
    }
# $games: how many are still on.
operate-draining = { $games ->
        [0] Nothing new begins from now on, and no game is on: the program can be stopped.
        [one] Nothing new begins from now on. One game is still on.
       *[other] Nothing new begins from now on. { $games } games are still on.
    }
operate-open = Tables and games may begin again.
# $tables: how many.
operate-tables = { $tables ->
        [0] No table stands.
        [one] One table stands:
       *[other] { $tables } tables stand:
    }
# $table: its number, $platform, $plays: yes or no, $idle: a span of time.
operate-row = #{ $table } { $platform } — { $plays ->
        [no] waiting
       *[yes] a game is on
    }; nothing new for { $idle }
# $table: its number.
operate-closed = Table #{ $table } has been cleared away, with an apology. Its log is kept.
operate-no-table = There is no table of that number.
operate-usage = I understand: announce TEXT, drain, drain off, tables, close NUMBER.

## A human judge's panel: all that waits for them, in one message that is kept up to date.

panel = The judge's desk
panel-nothing-waits = Nothing waits for your decision.
panel-questions = Asked in this game:
panel-nobody-asks = Nobody has asked you anything yet.
