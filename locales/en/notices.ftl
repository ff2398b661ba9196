### What the judge says during a game. $who, $target and the like are people as they are shown: "#5 Ann".

## Before the game

# $ruleset: the rule set's name and id. $host.
notice-opened = A table for { $ruleset } is open. { $host } hosts. Take a seat: !{ command-join }
# A seal that proves later that the deal was honest. $commitment: letters and digits.
notice-commitment = Seal of the next deal: { $commitment }
# After a game. $ruleset, $players (number).
notice-lobby = The table stays open for another round of { $ruleset }. { $players ->
        [one] 1 player keeps the seat.
       *[other] { $players } players keep their seats.
    } Again: !{ command-start }
# $who, $players (how many now), $computer: yes for a computer player.
notice-joined = { $computer ->
        [yes] { $who } sits down.
       *[no] Welcome, { $who }!
    } { $players ->
        [one] 1 player is here.
       *[other] { $players } players are here.
    }
# $who, $players (how many now).
notice-left = { $who } has left. { $players ->
        [one] 1 player is here.
       *[other] { $players } players are here.
    }
# $rule: a whole sentence, what the rule is now.
notice-option-set = The rules have changed. { $rule }
# $options: names of options.
notice-house-rules = House rules: { $options }
notice-language-set = From now on I speak English at this table.
# $who, $ready and $players: how many of how many.
notice-ready = { $who } is ready. ({ $ready } of { $players })
# A game was started and some may be away. $who: several people.
notice-ready-asked = One moment before we begin. { $who }: are you there? Say !{ command-ready }. I begin as soon as everybody is ready; whoever does not answer loses the seat.
# $who.
notice-host-passed = { $who } hosts the table now.
# $who, $serves: yes or no.
notice-cohost = { $serves ->
        [no] { $who } is no co-host any more.
       *[yes] { $who } is a co-host now and may do what the host does.
    }
# Who did what was told just now. $who, $plays: yes if they still play in this game.
notice-deed = { $plays ->
        [yes] Done by { $who }, who plays in this game.
       *[no] Done by { $who }.
    }
# Who did it, where no name is known; after notice-deed's "Done by".
keeper-host = the host
keeper-cohost = a co-host
keeper-moderator = a moderator of this room
keeper-unknown = somebody who keeps order here
# $reason: as written by whoever did it.
notice-deed-reason = Reason: { $reason }
# $said: by whoever runs the program.
notice-proclaimed = A word from the people who run me: { $said }
# In private, to whoever asked to be told. $ruleset, $players: how many sit there.
notice-invited = A table is open, as you wished to know: { $ruleset }. { $players ->
        [0] Nobody sits there yet.
        [one] One player sits there.
       *[other] { $players } players sit there.
    } I say this once; ask again with !{ command-notify }

## About the table. $who may be unused; $amount (number).

note-kicked = { $who } has been removed from the table.
note-shuffled = The seats have been shuffled.
note-skipped = We move on.
note-early_night = Nights here end as soon as everybody has acted. Mind that their length may tell who is still alive.
note-edge_police = More civilians than at a standard table: the police have the edge.
note-edge_killers = Fewer civilians than at a standard table: the killers have the edge.
note-scaled = The cards are scaled to this table's size from a table of another.
note-expired = Nobody started a game here, so I have cleared the table away.
note-closed = The table has been cleared away. Thank you for playing.
note-cleared = I am sorry: the people who run me had to clear this table away. What happened here is kept.
note-stopping = The game is ended before its time.
note-fined = { $who } loses { $amount ->
        [one] 1 point.
       *[other] { $amount } points.
    }
note-seat_lost = { $who } was not back in time and loses the seat.
note-start_dropped = So we do not begin yet: this game cannot be played with those who are left. Take a seat with !{ command-join }, then: !{ command-start }
note-start_halted = This game does not begin now: I am about to be stopped for a while, and nothing new begins. When I am back, start it again: !{ command-start }
note-lot = A lot is drawn among the tied: { $who }.
note-substitute_asked = A substitute is named for { $who }. The other side must agree: !{ command-sub }
note-away = { $who } is away with permission.
note-queued = { $who } is waiting for a seat.
note-no_help = Remember: civilians never help the killers.
note-tie_killers = The killers decide which of the tied goes to jail; it is told with the dead.
note-tie_undecided = The killers have not decided the tie: nobody goes to jail.
# $user: the friend, $who: whose friend.
note-friend_asked = { $user } asks to be a friend of { $who }, who can agree: !{ command-friend } { $user }
note-friend_made = { $user } is a friend of { $who } from now on, and neither speaks here nor plays.
note-given_up = The killers have given up this round's kill: there is no riddle.
note-fault = Something broke inside me, and I had to stop this table. I am sorry. Its record is kept; other tables are not affected.

## The clock

notice-paused = The clock is stopped.
notice-resumed = The clock runs again.
notice-extended = You have more time.

## The start

# $ruleset.
notice-started = The game begins: { $ruleset }. Everybody, look at your card.
# $roles: "2 killers, 2 police and 4 civilians".
notice-started-roles = In the game: { $roles }.
# $commitment, $nonce, $hash: letters and digits.
notice-started-proof = To check the deal afterwards: seal { $commitment }, players' part { $nonce }, rules { $hash }
# $seat (number), $hand: "killer" or "police and civilian", $count: how many cards.
deal-hand = You sit in seat { $seat }. { $count ->
        [one] Your card: { $hand }.
       *[other] Your cards: { $hand }.
    }
# One card of a hand where cards have numbers. $card (number), $role.
deal-card = card { $card }, { $role }
# $hand: at_once or in_turn: how two cards are held.
# A mark on one of one's own cards. $card: its number, $ring: yes where cards are numbered around the table.
# $group: a role, $number: its number among those cards, $suit: none, spade, heart, club or diamond.
deal-mark = { $ring ->
        [yes] Card { $card }
       *[no] Your card { $card }
    } is { $suit ->
        [spade] the killer card of spades (♠).
        [heart] the killer card of hearts (♥).
        [club] the killer card of clubs (♣).
        [diamond] the killer card of diamonds (♦).
       *[none] { $group } { $number }.
    }
deal-how = { $hand ->
        [at_once] Both cards count at once; you are out when both are dead.
       *[in_turn] One card counts at a time: the first one, and when it is dead, the second.
    }
# Stands before what one card of several can do. $role with its article.
deal-as = As { $role }:
# $side.
deal-side = You win with { $side }.
# Advice for two cards in turn, by the pair of roles (in the order of their list), where one chooses the order.
advice-killer-killer = My advice: you kill with both. If the first killer is found, the second goes on in its place.
advice-killer-police = My advice: this hand may not stay as it is. The card you put first is the one you keep.
advice-killer-civilian = My advice: the civilian is a good mask to wear first, but killers in front are what your side needs.
advice-killer-doctor = My advice: you win with the killers. Heal killers, and let your needle run empty on the good.
advice-killer-sniper = My advice: you win with the killers, so every shot should hit police or the good; spare the killers.
advice-police-police = My advice: check with both. Tell what you know before the second card is in danger.
advice-police-civilian = My advice: a civilian in front takes a blow for the police; police in front check sooner.
advice-police-doctor = My advice: heal whom your check has cleared, and spare the needle where nobody is in danger.
advice-police-sniper = My advice: check first and shoot whom you have found; a sniper without a check shoots blindly.
advice-civilian-civilian = My advice: two lives and no power. Talk openly, listen well, and draw the blows away from others.
advice-civilian-doctor = My advice: you win with good. Heal whom the killers will want dead; a wrong guess is an empty needle.
advice-civilian-sniper = My advice: you win with good. Hold your fire until you are fairly sure of a killer.
advice-doctor-doctor = My advice: heal with both, and never the same unhurt player twice with one of them.
advice-doctor-sniper = My advice: you win with good. Heal the trusted, shoot the suspected, and do not mix them up.
advice-sniper-sniper = My advice: you win with good and shoot for two lives. Every wrong shot helps the killers.
deal-knows-nobody = You know nobody's card but your own.
# $what: a role or team, $who: one or several people.
deal-knows = You know these { $what }: { $who }.
deal-secret = This is for your eyes only: showing my messages to anybody is against the rules.

## The night

# $night (number).
notice-night = Night { $night } falls. Everybody, close your eyes.
# $ask: what was asked, in a word. $targets.
notice-noted = Noted ({ $ask }): { $targets }.
# Squeezes: how many ($count) and to which side ($hand).
notice-noted-squeeze = Noted ({ $ask }): { $count } to the { $hand }.
notice-noted-none = Noted ({ $ask }): nobody.
# To the other members of the team. $who, $ask, $targets; $named: no if they chose nobody.
notice-team-named = { $named ->
        [yes] { $who } says ({ $ask }): { $targets }.
       *[no] { $who } chooses nobody ({ $ask }).
    }
# To the other members of the team. $who, $said.
notice-team-said = { $who }, to the team: { $said }
notice-friend-said = A friend of { $who }, to the friends of the team: { $said }

## Answers. $who: whom was asked about.

# $role with its article.
answer-role = { $who } is { $role }.
answer-not_killer = { $who } is no killer.
# What was asked about is so, or is not.
answer-yes = Yes, { $who } is what you are looking for.
answer-no = No, { $who } is not what you are looking for.
answer-none = About { $who } I give no answer.

## Dawn

# $day (number).
notice-dawn-quiet = Day { $day } breaks. Open your eyes: a peaceful night, everybody is here.
notice-dawn = Day { $day } breaks. Open your eyes.
# $who: the dead.
notice-dawn-deaths = Day { $day } breaks. Open your eyes. Last night we lost { $who }.
# One card of several. $who, $card (number).
death-card = { $who } loses card { $card }.
# $role with its article.
death-shown = { $who } was { $role }.
# Voted out where a killer would have been named.
death-good = { $who } was no killer: one of the good side.
# What is open now. $part: first (before the first day), day or evening (after the vote).
notice-window = { $part ->
        [first] Night zero. Whoever has something to do now is asked in private; the killers name their first victim.
        [evening] Evening. Whoever acts tonight names a target now, or another one.
       *[day] A new day. Speak freely, vote, and whoever has a power uses it: to me in private, and the last word counts.
    }
# Some time before a limit, to all.
notice-reminder = A reminder: time is running.
# To one person alone. $asks: what is still unanswered, in words.
notice-reminder-asked = I am still waiting for your answer: { $asks }.
# $who: whom the killers struck, and the doctor saved.
notice-saved = The killers killed { $who }, and { $who } was saved.
# $who is out, $jailed by a vote (yes or no), and says $said.
notice-dream = { $jailed ->
        [yes] From jail, { $who }: { $said }
       *[no] In a dream, { $who }: { $said }
    }
# $who is out, $jailed by a vote (yes or no), and has just written something here.
notice-dream-mark = { $jailed ->
        [yes] What { $who } writes here comes from jail.
       *[no] What { $who } writes here is a dream.
    }
# To a friend. $who: whose friend, $hand: that player's card.
notice-befriended = You are a friend of { $who }: { $hand }. You may neither speak in the room nor act, and you tell nobody.
# $who may not speak today.
notice-silenced = { $who } is silenced today: no speech and no last words, but a vote.
# To whoever has died, where every death is followed by a pause.
notice-parted = You are out. A short silence follows, as after every death.
# A card has come to the front, or changed. $card: 1 or 2, $role with its article.
notice-identity = Your card { $card } counts now: you are { $role }.
# $card: 1 or 2.
notice-promoted = You have been promoted: your card { $card } is the special killer from now on.
# $count: squeezes, $side: left or right.
notice-squeezed = You feel { $count ->
        [one] a single squeeze
       *[other] { $count } squeezes
    } from the { $side }.
notice-last-words = { $who }, your last words, please.

## The day

# $round: 0 for the day's speeches; more after a tie. $computer: yes for a computer player, who needs no advice.
notice-speak = { $round ->
        [0] { $who } has the floor.
       *[other] { $who } speaks once more before the vote.
    }{ $computer ->
        [yes] {""}
       *[no] {" "}Finish with !{ command-pass }
    }
notice-discussion = The floor is open: everybody may speak.
notice-defence = Whoever was accused may answer. Take the floor: !{ command-floor }
notice-accusations = Speak freely. Whoever is sure may accuse: !{ command-accuse } 5 — if you are right, the killer is caught; if you are wrong, you are out. Nothing to say: !{ command-pass }
# $who accuses $target; $right: yes or no.
notice-accused = { $who } accuses { $target }. { $right ->
        [yes] Right! The killer is found.
       *[no] Wrong!
    }
notice-floor-taken = { $who } takes the floor.
notice-confessed = { $who } admits to being a killer. The day goes on.
# $role with its article.
notice-claimed = { $who } claims to be { $role }.
# To the police team. $who, $target.
notice-suspect = { $who } suspects { $target }.
# $who, $agreed of $living players.
notice-draw-asked = { $who } is for a draw. ({ $agreed } of { $living }) To agree: !{ command-draw }
# $seat (number), $who: the newcomer.
notice-substituted = { $who } takes over seat { $seat }.

## What is written

# The time in which the killers hand in their notice. $night: the how-manieth round.
notice-notice-time = Round { $night }: the killers have time to hand in their notice. You may talk meanwhile.
# To whoever reviews. $number: of the notice, $who: the victim, $riddle, $link.
notice-review = Notice { $number } is about { $who }.
    The riddle: { $riddle }
    The link: { $link }
# A notice by its number.
review-number = notice { $number }
# $number: of the notice, $approves: yes or no.
notice-review-noted = { $approves ->
        [yes] Noted: you approve notice { $number }.
       *[no] Noted: you refuse notice { $number }.
    }
# To the killers. $who: the victim, $approved: yes or no.
notice-reviewed = { $approved ->
        [yes] The notice about { $who } is approved.
       *[no] The notice about { $who } is refused. You may hand in another until the time is up.
    }
# $reason: as typed.
notice-reviewed-reason = The reason: { $reason }
notice-riddle = The killers' notice: { $riddle }
notice-riddle-token = Whom does it mean? Talk about it. Whoever feels meant may use the one immunity token, privately: { command-token }
# $who: the victim, $riddle, $link.
notice-solution = The solution: "{ $riddle }" meant { $who }. { $link }
# $who: the victim.
notice-token-used = { $who } used the immunity token: the kill has no effect.
notice-noted-token = Your immunity token is used.
notice-noted-story = Noted: your story.
# To the other killers. $who.
notice-team-story = { $who } has handed in a story.
# $count: characters so far, $min: so many are needed.
notice-story-part = Noted: { $count } of at least { $min } characters. Go on with { command-story } and the next part.
# $count: characters so far, $min: so many are needed. By day; what stands then is published.
notice-story-enough = Noted: { $count } characters, and { $min } are enough. Go on with { command-story } and the next part; what stands when the vote begins is published, and a part that does not end in … ends the story.
# The story follows.
notice-story = A story of last night:
# $who: whose story follows.
notice-story-by = A story by { $who }:
# $who: whose turn it is, $count: the fewest characters.
notice-story-turn = Today it is the turn of { $who } to supply a story of at least { $count } characters before the vote, privately: { command-story } — every vote then counts twice today. Turns may be swapped: !{ command-swap }
# $who offers $target.
notice-swap-offered = { $who } would swap turns with { $target }. To agree, { $target } says !{ command-swap } and the other's number.
notice-swapped = { $who } and { $target } have swapped their turns.

# What a computer player writes as a killer. $first and $second: numbers that add up to the victim's seat,
# $number: from 0, to choose a riddle. At most 60 letters.
computer-riddle = { $number ->
        [0] Knock { $first } times, then { $second } more: who opens?
        [1] { $first } steps and { $second } steps lead to a cold chair.
       *[other] Take { $first }, add { $second }, and blow out that candle.
    }
# $seat: the victim's.
computer-link = The two numbers together make { $seat }, the number of the seat.
# What a computer player tells. $number: from 0, to choose a story. At least 500 letters each.
computer-story = { $number ->
        [0] The clock above the inn had stopped again, and so nobody could say afterwards when it happened. There were lamps in the windows, there was a song from the kitchen, and there was the dog, who barked at every moon and that night did not. The miller came in, shook the snow from his coat and asked for the guest in the upper room. Nobody had seen the guest since supper. They went up together, the miller, the landlady and the boy with the candle; they knocked, and waited, and knocked again. The door was not locked. The window stood open, the curtain moved, and on the table lay a pack of cards, neatly cut, with one card missing. In the morning we shall all sit around that table, look each other in the eye and say that we slept well. One of us will be lying, and I should not wonder if it were the one who weeps the most.
        [1] Everybody in the valley knew the ferryman, and nobody knew his name. He took people across the water for a coin and a piece of news, and he forgot neither. On the last evening of the fair he had carried seven passengers over and, by his own count, only six back. He told it to the baker, who told it to the smith, and by midnight the whole village stood on the landing stage with lanterns. The boat was dry. The rope was cut, and cut well, by somebody who works with knives. An old woman swore that she had heard two people quarrel about a debt, and a child swore that there had been no quarrel at all but only laughter. The ferryman listened to both and wrote something into his little book. When they asked him what it was, he closed it and said: I write down who came here tonight before being called. Tomorrow I shall read it aloud, if I am still here tomorrow.
       *[other] The theatre was empty when the light went on. It was the small lamp that is never put out, the one that the actors leave burning for their ghosts, and somebody had carried it from the middle of the stage to the seat in the first row where the critic always sat. The critic sat there still. The porter found him when he came to lock up, took off his cap, and then sent for the rest of us, because he did not want to be alone with him. We stood in our coats among the painted trees. The prompter said that she had left last, the tailor said that he had, and the leading lady said nothing, which was unlike her. In the critic's pocket there was a review of a play that nobody has written yet: it praised the murderer for a quiet and natural performance, and it was dated tomorrow. We have read it many times by now. It does not name the part, and it does not name the player.
    }

## The vote

# $round: 0 the first of the day. $candidates in order, $count: how many, $voters: how many may vote.
notice-ballot = { $round ->
        [0] Now the vote.
       *[other] The vote again, now only among these.
    } { $count ->
        [one] For or against: { $candidates }.
       *[other] You may vote for: { $candidates }.
    }
# Each votes alone, right after speaking. $who: whose turn it is.
notice-ballot-one = { $who }, your vote now, before everybody. You may vote for: { $candidates }.
# $who, $count: how many votes.
ballot-weight = { $who } has { $count ->
        [one] 1 vote.
       *[other] { $count } votes.
    }
# $kind: sealed, called or open. $abstain: yes if one may vote for nobody.
ballot-how = { $kind ->
        [sealed] Tell me privately, for example: { command-vote } 5. Nothing is shown before the vote closes.
        [called] I call one name after another. While a name is called: !{ command-vote }. A vote once given stands.
       *[open] For example: !{ command-vote } 5. Everybody sees the count as it runs.
    }{ $abstain ->
        [yes] {" "}To vote for nobody: { command-abstain }
       *[no] {" "}Everybody must vote.
    }
notice-call = Who is for { $who }?
notice-tally = The count so far:
notice-result = The vote is closed.
# $who: the candidate, $count: votes, $voters: who voted so.
votes-row = { $who } — { $count ->
        [one] 1 vote
       *[other] { $count } votes
    }: { $voters }
votes-abstained = Abstained: { $voters }
# $who votes for somebody who does not stand: $target, if $known.
votes-voided = Void: { $who }{ $known ->
        [yes] {" "}for { $target }
       *[no] {""}
    }
# How the vote ended. $who: the most voted.
outcome-out = The vote falls on { $who }.
outcome-tie = A tie: { $who }.
outcome-nobody = Nobody is voted out.
outcome-draw = Tied once too often.
outcome-runoff = These go on to the deciding vote: { $who }.

## Going out by day. $who; $out: no if somebody lost only one card of two, and plays on.

cause-voted = { $out ->
        [no] The vote costs { $who } a card.
       *[yes] { $who } is out.
    }
cause-exploded = { $who } explodes: a killer by their own word. The day ends here.
cause-removed = { $who } is removed from the game.
cause-left = { $who } leaves the game unbidden.
cause-accused = { $who } pays for the wrong accusation and is out.
cause-taken_along = { $out ->
        [no] The dead take a card of { $who } along.
       *[yes] The dead do not go alone: { $who } goes with them.
    }
cause-liar = { $out ->
        [no] And { $who } had to be honest today and lied: that costs a card.
       *[yes] And { $who } had to be honest today and lied: out as well.
    }
cause-inactive = { $who } has taken no part and is out.

## Warnings. $who.

warning-out_of_turn = { $who }, please wait for your turn.
warning-night = { $who }, quiet please: it is night.
warning-dead = { $who }, the dead keep silent.
warning-by_host = { $who }, this is a warning.
warning-away = { $who } has not answered three times in a row. The host may name a substitute.
warning-target_out = { $who } is out now. What you have named has no effect: name another.
warning-few_posts = { $who }, you have posted less than three times today. Whoever has not by the end of the day leaves the game.
warning-no_vote = { $who }, you have no valid vote for a second day. Whoever still has none at its end leaves the game.
warning-friend = You are a friend of { $who }: please do not speak here.
warning-dreams = { $who }, that is enough for one day.
warning-unheard = { $who }, I keep that to myself: you may not talk to your team now.

## Asides

notice-called-back = The game is over: come back to the table, a new round begins soon.
# To the host. $who, $said.
notice-question = { $who } asks: { $said }

## About the judge itself, to rooms where a game is on. Part of no log.

bulletin-full = The disk I write on is full, so I can take nothing more. Nothing is lost, and the clock stands still until there is room.
bulletin-room = I can write again. The game goes on, and the time is given back.
bulletin-stopping = I am stopped for a moment and come back to this very game. Nothing is lost, nothing changes; the limits stay as they were told.
