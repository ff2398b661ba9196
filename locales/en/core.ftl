### The words that everything else is made of: people, lists, time, roles, sides, teams, powers.
### No message of any file may hold the signs < > & * ` or a backslash: some platforms read them as markup.

# This language's own name, as its speakers write it. .aliases: other names by which people ask for it,
# divided by commas.
language = English
    .aliases = eng, 英文, 英语, 英語

## People. The judge calls players by their seat number and name.

# $seat (number), $name (already made harmless), $computer: yes if a computer plays the seat.
seat-person = #{ $seat } { $name }{ $computer ->
        [yes] {" "}(bot)
       *[no] {""}
    }
# A seat whose player is not known. $seat (number).
seat-bare = #{ $seat }
# A card where the cards of all lie in a ring. $card (number), $who: whose it is.
card-number = card { $card } ({ $who })
# A card of one's own hand. $card: 1 or 2.
hand-card = card { $card }
# Names of computer players. $number: from 1, different for each at one table.
computer-name = { $number ->
        [1] Ada
        [2] Bruno
        [3] Clara
        [4] Dexter
        [5] Edith
        [6] Felix
        [7] Greta
        [8] Hugo
        [9] Iris
        [10] Jasper
        [11] Kiki
        [12] Leo
        [13] Mabel
        [14] Nestor
        [15] Olive
        [16] Pablo
        [17] Quinn
        [18] Rosa
        [19] Silas
        [20] Tilda
        [21] Ugo
        [22] Vera
        [23] Wanda
        [24] Yves
       *[other] Robo { $number }
    }
# Somebody whose name holds nothing that can be shown.
nameless = somebody
# Stands where a list of people is empty.
nobody = nobody

## Lists. "a, b and c" is made with list-more for all but the last item, then list-end.

# $start: the list so far, $next: one item more.
list-more = { $start }, { $next }
# $start: the list so far, $last: its last item.
list-end = { $start } and { $last }
# Any one of several groups. $start: the groups so far, $next: one more.
list-or = { $start }, or { $next }

## Hands at the table, as in "from the left". .aliases: what else people may type.

hand-left = left
    .aliases = l, clockwise
hand-right = right
    .aliases = r, counterclockwise

## Time.

# $text: a whole message, $left: the time left, such as "60 seconds" or, on some platforms, "in a minute".
# $clock: yes where limits end at times of day; then $time is that time, such as "20:00".
limited = { $clock ->
        [yes] { $text } (until { $time }: { $left })
       *[no] { $text } ({ $left })
    }
# $count (number).
span-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
# $count (number).
span-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
# $count (number).
span-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
# $count (number).
span-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
# $large and $small: spans such as "2 minutes" and "30 seconds".
span-two = { $large } { $small }

# What people may type after a number for a unit of time; commas divide.
unit-seconds = s, sec, secs, second, seconds
unit-minutes = m, min, mins, minute, minutes
unit-hours = h, hour, hours
unit-days = d, day, days

## Roles. The value is the bare name; .one says "somebody is …", .many names the group, .count counts ($count);
## .aliases are other names that people may type, divided by commas.

role-killer = killer
    .one = a killer
    .many = killers
    .count = { $count ->
        [one] 1 killer
       *[other] { $count } killers
    }
    .aliases = mafia, murderer
role-police = police
    .one = a police officer
    .many = police
    .count = { $count } police
    .aliases = cop, cops, policeman, officer
role-civilian = civilian
    .one = a civilian
    .many = civilians
    .count = { $count ->
        [one] 1 civilian
       *[other] { $count } civilians
    }
    .aliases = villager, townie
role-doctor = doctor
    .one = a doctor
    .many = doctors
    .count = { $count ->
        [one] 1 doctor
       *[other] { $count } doctors
    }
    .aliases = doc, medic
role-secret_police = secret police
    .one = a secret police officer
    .many = secret police
    .count = { $count } secret police
    .aliases = agent
role-sniper = sniper
    .one = a sniper
    .many = snipers
    .count = { $count ->
        [one] 1 sniper
       *[other] { $count } snipers
    }
    .aliases = shooter
role-butterfly = butterfly
    .one = a butterfly
    .many = butterflies
    .count = { $count ->
        [one] 1 butterfly
       *[other] { $count } butterflies
    }
    .aliases = moth
role-forest_elder = forest elder
    .one = a forest elder
    .many = forest elders
    .count = { $count ->
        [one] 1 forest elder
       *[other] { $count } forest elders
    }
    .aliases = elder
role-undercover = undercover
    .one = an undercover killer
    .many = undercover killers
    .count = { $count ->
        [one] 1 undercover killer
       *[other] { $count } undercover killers
    }
    .aliases = uc
role-police_chief = police chief
    .one = a police chief
    .many = police chiefs
    .count = { $count ->
        [one] 1 police chief
       *[other] { $count } police chiefs
    }
    .aliases = chief
role-killer_boss = killer boss
    .one = a killer boss
    .many = killer bosses
    .count = { $count ->
        [one] 1 killer boss
       *[other] { $count } killer bosses
    }
    .aliases = godfather
role-cop_mole = police mole
    .one = a police mole
    .many = police moles
    .count = { $count ->
        [one] 1 police mole
       *[other] { $count } police moles
    }
    .aliases = copmole
role-killer_mole = killer mole
    .one = a killer mole
    .many = killer moles
    .count = { $count ->
        [one] 1 killer mole
       *[other] { $count } killer moles
    }
    .aliases = killermole
role-special_killer = special killer
    .one = a special killer
    .many = special killers
    .count = { $count ->
        [one] 1 special killer
       *[other] { $count } special killers
    }
    .aliases = sk
role-vigilante = vigilante
    .one = a vigilante
    .many = vigilantes
    .count = { $count ->
        [one] 1 vigilante
       *[other] { $count } vigilantes
    }
    .aliases = vig
role-rioter = rioter
    .one = a rioter
    .many = rioters
    .count = { $count ->
        [one] 1 rioter
       *[other] { $count } rioters
    }
    .aliases = rebel
role-angel = angel
    .one = an angel
    .many = angels
    .count = { $count ->
        [one] 1 angel
       *[other] { $count } angels
    }
    .aliases = seraph
role-devil = devil
    .one = a devil
    .many = devils
    .count = { $count ->
        [one] 1 devil
       *[other] { $count } devils
    }
    .aliases = demon
role-bubble = bubble
    .one = a bubble
    .many = bubbles
    .count = { $count ->
        [one] 1 bubble
       *[other] { $count } bubbles
    }
    .aliases = bubbles

# A card with the side it wins with. $role, $side.
role-heading = { $role } — wins with { $side }

## What a card can do, said to its owner.

# $by: team if the killers choose together, each if this card chooses alone.
# $own: allowed, forbidden or majority: whether killers may choose a killer.
ability-kill = { $by ->
        [each] Each night you choose a victim on your own.
       *[team] Each night the killers agree on one victim.
    }{ $own ->
        [allowed] {" "}It may be a killer, even yourself.
        [majority] {" "}For a killer to be the victim, most living killers must name that killer.
       *[forbidden] {" "}It may not be a killer.
    }
# $by: team or each, as above. $tells: role or killer: what the judge answers. $own: whether police may check police.
# $team: who agree. $looks: yes if this card asks about one role only, which is $wanted, with its article.
ability-check = { $looks ->
        [yes] Each night you name one target, and I answer whether it is { $wanted }.
       *[no] { $by ->
            [each] Each night you choose on your own whom to check
           *[team] Each night the { $team } agree on one player to check
        }, and I answer { $tells ->
            [role] with the exact role.
           *[killer] whether it is a killer.
        }{ $own ->
            [forbidden] {""}
            [majority] {" "}To check one of your own, most living police must name that player.
           *[allowed] {" "}You may check one of your own.
        }
    }
# $apart: yes where each doctor's needles count apart. $needles: so many needless saves kill; 0: they do no harm.
ability-save = Each night you can save somebody, yourself included: if they are attacked that night, they live.{ $needles ->
        [0] {""}
       *[other] {" "}Mind your needle: a save that nobody needed is an empty needle, and { $needles } { $apart ->
            [yes] of yours
           *[no] of them
        } kill.
    }
# As above where cards are named, not people.
ability-save-card = Each night this card can save a card, itself and your other one included: if the killers want it dead that night, it lives.{ $needles ->
        [0] {""}
       *[other] {" "}A save that was not needed is an empty needle, and { $needles } { $apart ->
            [yes] of yours
           *[no] of them
        } kill.
    }
# $once: yes if it is used up by one use. $changes: yes if one is something else afterwards: $becomes, with its article.
ability-shoot = { $once ->
        [yes] Once in the game you can shoot somebody at night.
       *[no] Each night you can shoot somebody.
    }{ $changes ->
        [yes] {" "}Afterwards you are { $becomes }.
       *[no] {""}
    }
ability-side = Before the first night is over you choose the side you play for, good or the killers, and never again. If you choose none, you are good.
# $disables: yes if the hugged lose their power. $shields: yes if attacks on the hugged fail.
# $shares: fate, strikes or death: what of the butterfly's night the hugged share.
ability-hug = Each night you can embrace somebody else.{ $disables ->
        [yes] {" "}Their power has no effect that night.
       *[no] {""}
    }{ $shields ->
        [yes] {" "}Attacks aimed straight at them fail.
       *[no] {""}
    }{ $shares ->
        [strikes] {" "}Whatever strikes you strikes them too.
        [death] {" "}If you die in the embrace, they die with you.
       *[fate] {" "}A shot, a kill or a needle for you is for them too.
    }
# As above where cards are named, not people.
ability-hug-card = Each night this card can embrace another, of your own hand too.{ $disables ->
        [yes] {" "}Whatever the other would do to somebody that night has no effect.
       *[no] {""}
    }{ $shields ->
        [yes] {" "}Attacks aimed straight at it fail.
       *[no] {""}
    }{ $shares ->
        [strikes] {" "}Whatever strikes this card strikes it too.
        [death] {" "}If this card dies in the embrace, the other dies with it.
       *[fate] {" "}A shot, a kill or a needle for this card is for it too.
    }
ability-silence = Each night you can silence somebody, even yourself, for the coming day: no speech and no last words, but still a vote.
# $hits: killers or anyone: whom it kills. $safe: yes if killers cannot kill you before you use it.
ability-strike = Once in the game you may strike somebody at night: { $hits ->
        [anyone] they die, whoever they are.
       *[killers] a killer dies, anybody else is unharmed. Hit or miss, it is used up.
    }{ $safe ->
        [yes] {" "}Until you use it, the killers cannot kill you.
       *[no] {""}
    }
# As above where cards are named, not people.
ability-strike-card = Once in the game this card may strike another at night: { $hits ->
        [anyone] it dies, whatever it is, and no doctor helps.
       *[killers] a killer dies, anything else is unharmed. Hit or miss, the blow is used up.
    }{ $safe ->
        [yes] {" "}Until then, the killers cannot kill this card.
       *[no] {""}
    }
ability-honest = Each night you make somebody honest for the coming day, without their knowing: if the last role they claim is a lie, they die after the vote. Who claims nothing counts as having claimed civilian.
ability-revive = Once in the game you may call back whom the killers strike tonight, even yourself. You are not told who it is, or whether it is anybody.
ability-take = When you die, you may take one living player along.
ability-squeeze = Each night you choose a number from 1 to 10 and a side. The squeezes go from hand to hand, one fewer each time; whoever gets a single one dies.
# $max: the longest riddle, $own: allowed, forbidden or majority: whether killers may choose a killer.
ability-notice = Each round the killers announce one victim: with a riddle for all to read, of at most { $max } letters, and the link between riddle and victim for me. Without a notice nobody dies.{ $own ->
        [allowed] {" "}The victim may be a killer, even yourself.
        [majority] {" "}For a killer to be the victim, most living killers must name that killer.
       *[forbidden] {" "}The victim may not be a killer.
    }
# $min: the fewest characters.
ability-story = For each kill the killers must also write a story of at least { $min } characters; without it the kill is void.
# A power that sleeps at first. $roles: whose cards must all be dead, $power: a whole sentence as above.
ability-after = Once all { $roles } are dead: { $power }
# $roles: whom this card's kill never kills.
ability-spares = You can never kill { $roles }: nothing happens.
# $roles: whom this card may not kill as the last of its team.
ability-last-spares = As the last of your team you may not kill { $roles }.
# $team: the team that this card has slipped into.
ability-mole = You have slipped into the team of the { $team } and choose with them, as long as at least two of its real members live.
ability-unclaimable = Nobody may claim this role aloud.
ability-from-behind = This card acts even while it lies behind your first one.
ability-promoted = When the special killer dies, the first living killer card by suit becomes the special killer.
ability-unseen = A check does not find you.
ability-hears = I tell you every check and its answer.
# $day: the first day on which it is allowed.
ability-explode = From day { $day } on you may explode: you admit to being a killer, you are out, and night falls at once.
# $day: the first day on which it is allowed.
ability-confess = From day { $day } on you may confess: everybody learns that you are a killer, and you play on.
ability-surrender = As the last on your side who holds a role you may surrender.
ability-none = You have no special power: listen, speak and vote well.

## Sides, as in "wins with …".

# .one: what somebody is who belongs to it. .aliases: other names, divided by commas.
side-good = the good side
    .one = one of the good
    .aliases = good
side-killers = the killers
    .one = on the killers' side
    .aliases = killer side
side-third = the third side
    .one = on the third side
    .aliases = third

## Teams, as in "… : #2 Ann and #5 Bob".

team-killers = killers
team-police = police
team-doctors = doctors
team-secret_police = secret police
team-rioters = rioters

## What is asked, in a word.

ask-kill = kill
ask-check = check
ask-save = save
ask-shoot = shot
ask-hug = embrace
ask-silence = silence
ask-strike = strike
ask-honest = honesty
ask-revive = calling back
ask-take = taking along
ask-order = order of the cards
ask-squeeze = squeeze
ask-side = choice of side
ask-tiebreak = word on the tie
ask-notice = notice
ask-story = story
ask-approve = review
ask-token = immunity token
ask-accuse = accusation
ask-vote = vote
ask-speech = speech
ask-last_words = last words
ask-floor = the floor
ask-ready = ready
