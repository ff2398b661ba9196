### Words that only the terminal shows.

console-welcome = Nightfall: a table of { $ruleset } with { $players } players. You are { $who }; the others are computer players.
console-keys = Write what you say, or a command. Numbers answer a question. "{ command-help }" lists the commands, "{ command-next }" skips ahead, "{ console-quit }" leaves; the table keeps until you come back.
console-quit = quit
console-bye = Until next time. The table is kept; start me again to go on.
console-resumed = Your table is still here; on with the game.
console-you = you
console-left = { $left } left
console-seats = Seats
console-out = out
console-again = Another game? "{ command-start }" deals again, "{ console-quit }" leaves.
