### What somebody hears instead of a result: what to do next. The judge says it to the sender alone.
### An attribute is used instead of the value where the argument of that name is known.

## By code

code-bad_request = I could not read that.
# $typed: what was typed, $suggestion: a command's name.
code-unknown_command = I do not know that command. All commands: !{ command-help }
    .suggestion = I do not know "{ $typed }". Did you mean { $suggestion }?
# $ruleset: as typed.
code-unknown_ruleset = I do not know that rule set. See what there is: !{ command-rulesets }
    .ruleset = I do not know the rule set "{ $ruleset }". See what there is: !{ command-rulesets }
# $option: as typed.
code-unknown_option = There is no such option. All of them: !{ command-help } { command-set }
    .option = There is no option "{ $option }". All of them: !{ command-help } { command-set }
# $usage: how the command is typed; $name: the option's name; $value: as typed; $why: a technical reason;
# $locale: as typed; $locales: the tags there are; $max: the largest number.
code-bad_value = That value does not fit here.
    .command = Please write it like this: { $usage }
    .option = { $name } cannot be "{ $value }".
    .locale = I do not speak "{ $locale }". I speak: { $locales }
    .max = That is too much: { $max } at most.
    .value = "{ $value }" does not fit here.
# $tables: marks such as "#3:", with which a message begins to say which table it is for.
code-no_table = There is no table here yet. Open one: !{ command-new }
    .tables = You sit at several tables. Please begin with the one you mean: { $tables }
code-table_exists = A table is open here already. Take a seat: !{ command-join }
code-not_host = Only the host may do that.
code-already_joined = You are sitting at the table already.
code-not_joined = You are not sitting at this table. Take a seat before the next game: !{ command-join }
# $max: so many seats are free, or so many players there may be.
code-table_full = Every seat is taken.
    .max = There are not so many seats: { $max } at most.
# $min: the fewest players.
code-too_few_players = You need more players. Invite somebody, or seat computer players: !{ command-add } 3
    .min = You need at least { $min } players. Invite somebody, or seat computer players: !{ command-add } 3
code-in_game = Not while a game is on. Please wait for its end.
code-no_game = No game is on. Begin one: !{ command-start }
code-wrong_phase = Not now. What is going on: !{ command-explain }
code-not_your_turn = It is not your turn. Please wait until I call you.
code-not_alive = You are out of this game. Enjoy watching, in silence.
# $player: as typed.
code-no_such_player = I do not know whom you mean. Please give a seat number: !{ command-table }
    .player = I do not know whom you mean by "{ $player }". Please give a seat number: !{ command-table }
code-ambiguous_player = That could be several players. Please give a seat number.
    .player = "{ $player }" could be several players. Please give a seat number.
code-bad_target = That player cannot be chosen for this. Please choose another.
code-not_yours = You have no such power now.
code-used_up = You have already used that.
code-final = That is final and cannot be changed any more.
code-must_vote = Everybody must vote here. Please choose somebody.
code-too_short = There is nothing in it. Please write a little more.
# $max (number of characters).
code-too_long = That is too long for me.
    .max = That is too long for me: { $max } characters at most.
code-forbidden = The rules do not allow that now.
code-bad_deal = That deal does not fit this table.
code-no_deadline = Nothing is waiting for the clock.

## By reason

# $max: how many tables there may be.
reason-tables-here = There are { $max } tables in this server already, as many as I keep here. Please end one with !{ command-stop }, or wait until one is over.
reason-tables-all = I keep { $max } tables already, as many as I can. Please try again when one of them is over.
reason-first-victim-again = The same player may not be the first night's victim again. Please choose another.
reason-say-it-privately = Hush! That is for my ear alone: write it to me privately.
reason-vote-privately = This vote is sealed: tell me privately. What you said here does not count.
reason-say-it-in-the-room = Please say that in the room, for all to hear.
# $day: the first day on which it is allowed.
reason-not-on-this-day = That is not allowed on this day.
    .day = That is allowed from day { $day } on.
reason-not-the-last = Somebody on your side who holds a role still lives. Only the last may surrender.
reason-yourself = You cannot choose yourself. Please choose another.
reason-target-out = That player is out already. Please choose another.
reason-team-mate = That player belongs to your own team. Please choose another.
reason-not-candidate = That player cannot be voted for in this vote. Please choose one of those I named.
reason-old-prompt = That belongs to an earlier moment and does not count any more.
reason-etiquette = Table manners: living civilians do not claim to be killers, dead ones do not claim to be police.
reason-not-called = I am calling another name now. Please wait until I call the one you want.
reason-seen-another-hand = Whoever has seen one hand of this game cannot play another seat.
# $count: how many.
reason-not-ready = Not everybody is ready yet: !{ command-ready }
    .count = { $count ->
        [one] One player is not ready yet: !{ command-ready }
       *[other] { $count } players are not ready yet: !{ command-ready }
    }
reason-paused = The clock is stopped. Please wait until the host goes on.
reason-had-the-floor = You have already had the floor today.
# $typed: as typed; $role_name: a role that other games have.
reason-no-such-role = There is no such role in this game.
    .typed = I know no role "{ $typed }".
    .role = There is no { $role_name } in this game.
# $max: how many.
reason-how-many = That is the wrong number of targets.
    .max = { $max ->
        [one] Please name one.
       *[other] Please name at most { $max }.
    }
reason-no-team-talk = Your team may not talk now. I keep it to myself.
# $max (number of characters).
reason-text-limit = That is too long. Please make it shorter.
    .max = That is too long: { $max } characters at most.
reason-computer = A computer player cannot do that.
reason-last-spares = As the last of your team you may not kill that player. Please choose another.
reason-silenced = You are silenced today: no speech. Your vote still counts.
reason-unclaimable = The rules forbid claiming that role, truly or not.
# $typed: as typed; $suggestion: a time zone that may have been meant.
reason-unknown-timezone = I do not know that time zone. Please write it like Europe/Berlin or Asia/Shanghai.
    .suggestion = I do not know the time zone "{ $typed }". Did you mean { $suggestion }?
    .typed = I do not know the time zone "{ $typed }". Please write it like Europe/Berlin or Asia/Shanghai.
reason-like-the-judge = No character may be called like me. Please choose another name.
    .typed = "{ $typed }" could be taken for me. Please choose another name for this character.
# $count: characters, $players: players.
reason-few-characters = There are fewer characters than players.
    .players = There are { $count } characters for { $players } players. Name more with !{ command-set } characters, or play with mine: !{ command-set } characters none
reason-no-friends = By these rules players have no friends beside the table.
reason-friend-plays = Whoever plays is nobody's friend: friends sit beside the table.
# $seat (number).
reason-friend-asks-first = They have to ask first; then you agree.
    .seat = They have to ask first: !{ command-friend } { $seat }. Then you agree.
# $ways: the commands' names.
reason-which-one = I asked you several things. Please begin with which one you mean.
    .asks = I asked you several things. Please begin with which one you mean: { $ways }
reason-judge-plays = The host judges at this table and cannot play. Leave the seat (!{ command-leave }), or let me judge alone: !{ command-set } judge bot
reason-unreadable = Some signs in that text could not be read. Please write it again in ordinary letters.
reason-no-riddle = There is no riddle in it. Please write: { command-notice } 5 | the riddle | how it means that player
reason-no-link = The link is missing. Please write: { command-notice } 5 | the riddle | how it means that player
# $max: the longest, $width: how long it is; a Chinese character counts two, a Latin letter one.
reason-riddle-too-long = The riddle is too long. Please make it shorter.
    .width = The riddle is { $width } letters long and may be { $max } at most (a Chinese character counts as two).
reason-no-notice = No riddle stands that your token could help against.
# $min: the fewest characters, $count: how many there are; white space does not count.
reason-story-too-short = The story is too short. Please write more.
    .min = The story has { $count } of at least { $min } characters. If more is to come in another message, end this one with …
reason-one-swap = Your turn has been, or you have swapped it already.
reason-no-swap-with = That player's turn has been, or is swapped already. Please choose another.
reason-not-the-host = A co-host does not do that to the host. A moderator can.
reason-banned = You are not welcome at the tables of this community. Its moderators can tell you why.
reason-newcomer-banned = That person is not welcome at the tables of this community.
reason-not-on-the-list = Only the people on this community's list may open a table here: !{ command-house }
reason-moderators-only = Only a moderator of this place may do that.
reason-no-community = Please say that in the room it is about, or give it as a command there.
reason-draining = I am about to be stopped for a while: games that are on are played to their end, and nothing new begins. Please come back later.
reason-too-many-tables = There are too many tables open at once. Please close one that nobody plays at: !{ command-stop }
reason-too-much = That is too much at once. Please wait for my answers, and then go on.
reason-no-room = The disk I write on is full. Nothing is lost: please try again when the people who run me have made room.
reason-stopped = This table has stopped after a fault. Please open another one elsewhere.
reason-no-such-game = I know of no such finished game that you may look at. See which there are: !{ command-history }
reason-not-forgotten = I could not do that now, and nothing was changed. Please ask whoever runs me to look at my log.
# $tables: numbers of tables such as #3.
reason-leave-first = You sit, wait or host at a table still. Leave it first, after its game: !{ command-leave }
    .tables = You sit, wait or host at { $tables } still. Leave first, after the game: !{ command-leave }
