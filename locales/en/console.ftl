### Words that only the terminal shows.

console-welcome = Nightfall: a table of { $ruleset } with { $players } players. You are { $who }; the others are computer players.
console-keys = Write what you say, or a command. Numbers answer a question. "{ command-help }" lists the commands, "{ command-next }" skips ahead, "{ console-quit }" leaves; the table keeps until you come back.
console-quit = quit
console-bye = Until next time. The table is kept; start me again to go on.
console-resumed = Your table is still here; on with the game.
# The name of a player who gives none.
console-name = Player
console-left = { $left } left
console-again = Another game? "{ command-start }" deals again, "{ console-quit }" leaves.

# $seats: the seats as below.
console-seats = Seats: { $seats }
# $seat (number), $name, $alive: no if out, $you: yes for the reader's own seat.
console-seat = { $seat } { $name }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }{ $alive ->
        [no] {" "}(out)
       *[yes] {""}
    }
# $ruleset, $first to $last players.
console-size = { $ruleset } is for { $first } to { $last } players.
# $id: as asked for, $ids: a list of what there is.
console-no-ruleset = There is no rule set "{ $id }". There are: { $ids }.
# $tag: as asked for, $tags: a list of what there is.
console-no-language = I do not speak "{ $tag }". I speak { $tags }.
console-no-home = I do not know where to keep the table. Please name a directory: --data DIR
# $file, $ruleset: its id, $first to $last players.
console-check-good = { $file }: the rule set { $ruleset } can be played, by { $first } to { $last } players.
# $fault: file, key and reason, in English.
console-check-bad = This rule set cannot be played. { $fault }
# $file, $why: one or more of the sentences below, each on a line of its own.
console-check-stuck = { $file }: every key is right, but a game may get stuck.
    { $why }
# $option: a length of time, $days.
console-stuck-endless = The { $option } can come to { $days } days, as hardly an hour of the day counts. Make the quiet hours (clock.quiet_from, clock.quiet_to) or the turn (clock.turn) shorter.
# $phase: of the first phase that has no way to the end.
console-stuck-no-end = { $phase ->
        [night] One night follows another for ever: nobody can die at night, and a quiet night is followed by no day. Let somebody kill at night, or set quiet_dawn to "day".
        [accusations] Nobody may accuse and nobody can die at night, so that no game ends. Set accusations to at least 1.
       *[other] Nobody can go out any more, so that no game ends. Let somebody kill at night, or let people vote.
    }
# $winner: good, killers or nobody; $role: a role that nothing kills.
console-stuck-never-falls = { $winner ->
        [good] Good can never win
        [killers] The killers can never win
       *[other] A draw can never come about
    }: it needs the death of { $role }, and nothing can bring that about. Name another group in ends, or let somebody kill them.
# $players.
console-stuck-over-at-once = With { $players } players the game is over before it begins: the killers are as many as the rest, which ends it (parity). Deal fewer killers, or set parity to false.
# $role; $ask: a power.
console-stuck-never-wakes = { $role }: "{ $ask }" can never be used. It waits for the death of somebody who cannot die before that (after).

# $old and $new: the table's numbers in the archive and in this data directory.
console-imported = Table { $old } of the archive is now table { $new }.
# $tables (how many), $whole: yes or no.
console-rescued = { $tables ->
        [0] No table could be read.
        [one] One table was read.
       *[other] { $tables } tables were read.
    }{ $whole ->
        [yes] {" "}Nothing is missing.
       *[no] {" "}What could not be read stands above. Make a new data directory with import, and keep the damaged one.
    }
# $at (number): from which byte on.
console-lost-bytes = The file db is damaged at byte { $at }. What came last at a table may have stood there.
# $left, $of: numbers.
console-lost-commits = The end is missing: { $left } of { $of } steps are left.
# $table: number.
console-lost-table = Table { $table }: nothing can be read.
# $table, $event: numbers.
console-lost-end = Table { $table }: breaks off before event { $event }. It is kept to be read, not to be played on.
console-verify-none = There is no game in this archive.
# $table, $number: numbers. $game: letters and digits. $fair, $finished: yes or no. $faults: a list of proof-….
console-verified = Table { $table }, game { $number } ({ $game }): { $fair ->
        [yes] the deal follows from the seal and from what the players did.{ $finished ->
            [yes] {""}
           *[no] {" "}The game is not over yet.
        }
       *[no] not proved. { $faults }.
    }
proof-commitment = the seed is not the one that was sealed when the lobby opened
proof-nonce = the players' part does not follow from what they did
proof-rules = the rules are not those whose fingerprint was told
proof-roster = the seats that were told are not those that were dealt to
proof-deal = the cards do not follow from the seed
proof-fixed = the cards were laid by hand for a test
proof-forgotten = somebody of this game was forgotten since, so the players' part cannot be worked out again
proof-seed = the seed told at the end is another one

### `locale`, for translators.

# $file: the file, $key: the message.
console-locale-missing = { $file }: { $key } is missing
# $argument: what the message could say, but does not.
console-locale-argument = { $file }: { $key } makes no use of ${ $argument }
# $word: a value of $argument for which English has words of its own.
console-locale-case = { $file }: { $key } has no variant [{ $word }] of ${ $argument }
# $tag: the language, $lacking: how many of the above, $count: how many messages there are.
console-locale-checked = { $tag }: { $lacking ->
        [0] complete, { $count } messages.
        [one] 1 gap among { $count } messages.
       *[other] { $lacking } gaps among { $count } messages.
    }

### `simulate` and `balance`.

# $set: as written.
console-set-form = "{ $set }" is no house rule. Please write OPTION=VALUE.
# After "games of": how the players play.
console-strategy-random = players who choose by chance
console-strategy-plain = simple players
# $ruleset, $deal: a list of roles with their numbers, $games, $strategy: as above, $seed.
console-lab-head = { $ruleset } with { $deal }: { $games } games of { $strategy }, seed { $seed }.
# $side. $share, $low and $high in percent: the interval holds the true share 19 times in 20.
console-lab-side = Won by { $side }: { $share } % ({ $low } to { $high } %)
console-lab-draws = Drawn: { $share } % ({ $low } to { $high } %)
# $mean; half of all games last $half days at most, 95 of 100 $most at most.
console-lab-days = Days: { $mean } on average; half of all games last at most { $half }, 95 % at most { $most }.
# $list: of the next.
console-lab-survivors = Alive at the end: { $list }.
console-lab-survivor = { $role } { $share } %
# $seconds, $speed: games per second, $cores.
console-lab-speed = { $seconds } s, { $speed } games per second on { $cores ->
        [one] one core
       *[other] { $cores } cores
    }.

# $ruleset, $games, $strategy: as above.
console-balance-title = { $ruleset }: { $games } games of { $strategy } at each size
# The heads of columns, and what the picture's axes show.
console-balance-players = players
console-balance-killers = killers win %
console-balance-interval = 95 % interval
console-balance-good = good wins %
console-balance-draws = drawn %
console-balance-days = days
console-balance-deal = deal
# $file.
console-balance-svg = The picture is in { $file }.

# $file: where a file that was asked for lies now; $why: a technical reason.
console-saved = Saved: { $file }
console-not-saved = The file could not be saved: { $why }
