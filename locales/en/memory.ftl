### Finished games: lists, replays, what they add up to. Told to whoever asks, alone.

## Lists of games. A game is named by its table's number and how many games were played there, as in 17-2.

history-none = No game has been played to its end here yet.
# $count (number).
history-heading = Finished games here: { $count }. The last ones:
history-own = Your finished games: { $count }. The last ones:
# $game: its number, $date, $ruleset: its name, $players (number), $result: one of the three below.
history-row = { $game } · { $date } · { $ruleset } · { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $result }
# $side: who won.
result-won = { $side } won
result-draw = a draw
result-stopped = not played to an end
# $game: the last game's number.
history-hint = Watch one again: !{ command-replay } { $game }

## Replays. A game is told in steps: the deal, every night, every day, every vote, the end.

# $game, $step and $steps (numbers), $stage: what this step was, $watch: with whose eyes.
replay-heading = Game { $game }, step { $step } of { $steps }: { $stage }, { $watch }.
stage-deal = the deal
# $night (number).
stage-night = night { $night }
# $day (number).
stage-day = day { $day }
# $day, $number: the how-manieth vote of that day.
stage-vote = day { $day }, vote { $number }
stage-end = the end
watch-room = as all saw it
# $who: a seat.
watch-seat = as { $who } saw it
watch-judge = as the judge saw it
# A message that not all were told. $who: one or several seats, $text: the message.
replay-private = To { $who }: { $text }
# Stands in the place of $who for somebody who did not play.
replay-other = somebody beside the table
# Stands in the place of private words that are no longer kept.
replay-dropped = (words that are no longer kept)
# $typed: what to write after the command.
replay-next = The next step: !{ command-replay } { $typed }
replay-last = That was the last step. From the beginning: !{ command-replay } { $typed }

## What games add up to. $games, $won, $percent, $points are numbers.

stats-none = I know of no game played to its end by them here.
# $who.
stats-heading = { $who }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won ({ $percent }%), { $points } points.
# $name: a side, a role or a rule set.
stats-row = { $name }: { $won } of { $games } won ({ $percent }%), { $points } points
stats-feats = Worth remembering:
# $feat, $about: what for, $times (number).
stats-feat = { $feat }{ $times ->
        [one] {""}
       *[other] {" "}(× { $times })
    } — { $about }

ranking-heading = Who wins most here, by what is certain after so many games:
# $rank, $who, $you: yes for the reader.
ranking-row = { $rank }. { $who }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: { $won } of { $games } won ({ $percent }%)
# $count: how many, $least: games needed.
ranking-few = { $count ->
        [0] Whoever has played { $least } games is on this list.
        [one] One more player has played fewer than { $least } games and is not ranked yet.
       *[other] { $count } more players have played fewer than { $least } games and are not ranked yet.
    }
# How the sides fare. $ruleset, $good, $killers, $drawn: how many of $games.
ranking-sides = { $ruleset }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } — good won { $good }, killers { $killers }, drawn { $drawn }

# $season: season-row.
season-points = Points of season { $season }:
season-all = Points of all games (no season has begun):
season-empty = No game has been played to its end in it.
points-row = { $rank }. { $who }{ $you ->
        [yes] {" "}(you)
       *[no] {""}
    }: { $points } points in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won
# $number, $name, $date: when it began.
season-row = { $number } "{ $name }" (since { $date })
# The word that begins a new season, after the command; several are divided by commas.
season-new = new
season-heading = Seasons, the last one is on:
season-none = No season has begun here; points count over all games. The host or a moderator begins one: !{ command-season } { season-new } and a name
season-begun = Season { $season } has begun. Points count from now on.

## Worth remembering. .about: what for.

feat-first-game = First game
    .about = played a game to its end
feat-ten-games = Regular
    .about = played ten games
feat-hundred-games = Old hand
    .about = played a hundred games
feat-both-sides = Two faces
    .about = won as good and as a killer
feat-bold-claim = Bold claim
    .about = claimed police as a killer, and won
feat-true-claim = True claim
    .about = claimed police as police, and won
feat-gold-water = Gold water
    .about = cleared by the police, and won
feat-last-speaker = The last word
    .about = spoke last on the first day, and won
feat-massacre = Massacre
    .about = won as a killer with no civilian left
feat-known-killer = Known and standing
    .about = found out by the police, and won all the same
feat-self-kill = Sacrifice
    .about = killed by one's own team, and won
feat-knife-first = The knife came first
    .about = killed in the first night, as police

## Pictures and pages. What is said here stands in files too, not only in chats.

# $row: history-row.
picture-title = Game { $row }
picture-here = Game { $row }
picture-svg = Game { $row }. I have no font here with all its letters, so it comes as a drawing that a browser shows. Whoever runs me can install one, such as Noto Sans CJK.
export-here = Game { $row }. The page opens in any browser, without me and without a network.
# Heads of narrow columns. $night, $day (numbers).
picture-night = N{ $night }
picture-day = D{ $day }
picture-name = Player
picture-hand = Cards
picture-end = Won, points
# The legend, after a sign each.
picture-died = killed at night
picture-voted-out = out by day
picture-won = won
# $cards: yes where votes are for cards.
picture-votes = { $cards ->
        [yes] A number: the card voted for, as it stands before the card. ×2: with two votes.
       *[no] A number: whom the player voted for, ×2 with two votes.
    } –: no vote. D1·2: the second ballot of day 1. A number in brackets did not count. A thin sign: one card of several.
# One of the numbered cards of all. $card (number), $role.
picture-card = { $card }: { $role }
# Who sat there. $name, $computer: yes for a computer player.
picture-sitter = { $name }{ $computer ->
        [yes] {" "}(bot)
       *[no] {""}
    }
# In a game of masks. $character, $who: who played it.
picture-masked = { $character } – { $who }
page-controls = Replay
page-watch = Seen by
page-room = everybody
page-judge = the judge
page-back = Back
page-next = Next
page-step = Step
page-all = all steps
page-nothing = Nothing to be seen here with these eyes.
# $count (number), $seats: numbers with spaces between.
page-living = { $count ->
        [0] Nobody was left in the game.
       *[other] Still in the game after this step: { $seats }
    }
page-seats = Seats
page-seat = Seat
page-side = Side
page-won = Won
page-points = Points
# $yes: yes or no.
page-yes-no = { $yes ->
        [yes] yes
       *[no] no
    }
# Under the seats, where something of them is hidden.
page-veiled = Not told yet at this step: the cards of the others, the sides and who won. They come with the last step, with all steps, or with the judge's eyes, and the picture of the whole game with them.
page-picture = The whole game

## Privacy

# $kept: yes if private talk is dropped after $days (number), $expires: yes if games are dropped after $games (days).
privacy-text = What I store:
    · For every table: who sat there (your id on this platform and the name you had), what you did in games, and when. A game stays so that it can be replayed and counted{ $expires ->
        [yes] , and is dropped { $games ->
            [one] a day
           *[other] { $games } days
        } after its end.
       *[no] .
    }
    · What is said to me or to a team in private belongs to a game's log. { $kept ->
        [yes] It is dropped { $days ->
            [one] a day
           *[other] { $days } days
        } after the game, when nobody can dispute it any more.
       *[no] Whoever runs me keeps it for good.
    }
    · Ordinary talk in the room is not stored.
    · Of you: the language you chose, the choices below, and on some platforms the name you gave last.
    Who can see it: the people of a room see its finished games and their statistics; whoever runs me can read everything on the disk, a running game's cards too. Nothing is sent to anybody else.
    What you can do: !{ command-privacy } { privacy-data } sends you what is stored about you. !{ command-privacy } { privacy-forget } takes you out of all of it. Backups that were made before are in the hands of whoever runs me.
# $mention, $write: yes or no.
privacy-chosen = { $mention ->
        [yes] Messages in rooms may ring for you (!{ command-privacy } { privacy-mentions } { privacy-off } stops that).
       *[no] No message in a room rings for you (!{ command-privacy } { privacy-mentions } { privacy-on } lets them).
    } { $write ->
        [yes] I may write to you outside games (!{ command-privacy } { privacy-letters } { privacy-off } stops that).
       *[no] I write to you only for a game that you sit in (!{ command-privacy } { privacy-letters } { privacy-on } lets me).
    }
# What people type after the command.
privacy-mentions = mentions
privacy-letters = letters
privacy-on = on
privacy-off = off
mydata-here = This is everything that I store about you.
privacy-data = data
privacy-forget = forget
# The word that says that one is sure.
privacy-yes = yes
# What people say without knowing the command; several are divided by commas.
phrase-data = my data, mydata
phrase-forget = forget me
forget-sure = I would forget your id, your names, your language and your choices, everywhere on my disk. Your seats in old games become nobody's; the games and the results of the others stay. You leave every ranking, and nobody can bring that back. If you are sure: !{ command-privacy } { privacy-forget } { privacy-yes }
forget-done = You are forgotten. If you write to me again, I meet you for the first time.
