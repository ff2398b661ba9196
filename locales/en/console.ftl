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
