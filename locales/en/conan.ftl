### The Conan game: its people, their skills, what they are asked, clues and the ledger of its nights.

## People. Each is dealt once, so that the group and the one are the same.

role-conan = Conan
    .one = Conan
    .many = Conan
    .count = Conan
    .aliases = edogawa, shinichi
role-kogoro = Kogoro
    .one = Kogoro
    .many = Kogoro
    .count = Kogoro
    .aliases = mouri, mori
role-heiji = Heiji
    .one = Heiji
    .many = Heiji
    .count = Heiji
    .aliases = hattori
role-ran = Ran
    .one = Ran
    .many = Ran
    .count = Ran
    .aliases = angelran
role-boss = the boss
    .one = the boss
    .many = the boss
    .count = the boss
    .aliases = boss
role-gin = Gin
    .one = Gin
    .many = Gin
    .count = Gin
    .aliases = jin
role-vodka = Vodka
    .one = Vodka
    .many = Vodka
    .count = Vodka
    .aliases = wodka
role-vermouth = Vermouth
    .one = Vermouth
    .many = Vermouth
    .count = Vermouth
    .aliases = vineyard, sharon
role-sonoko = Sonoko
    .one = Sonoko
    .many = Sonoko
    .count = Sonoko
    .aliases = suzuki
role-jodie = Jodie
    .one = Jodie
    .many = Jodie
    .count = Jodie
    .aliases = starling
role-haibara = Haibara
    .one = Haibara
    .many = Haibara
    .count = Haibara
    .aliases = ai, sherry
role-aoyama = Aoyama
    .one = Aoyama
    .many = Aoyama
    .count = Aoyama
    .aliases = gosho, writer

# As in "You know these detectives: …".
team-detectives = detectives, not which is which
team-gin_or_vodka = two, one of them Gin and one Vodka
# $who is one player, $role with its article.
deal-knows-one = You know that { $who } is { $role }.

## Types, builds, sexes. .aliases: what else may be typed.

kind-detective = detective
    .aliases = sleuth
kind-protector = protector
    .aliases = guardian
kind-killer = killer
    .aliases = murderer
build-child = child
    .aliases = kid
build-youth = youth
    .aliases = teen, young
build-adult = adult
    .aliases = grown
sex-m = male
    .aliases = man, boy
sex-f = female
    .aliases = woman, girl

## What a deduction is about, as it is typed.

clue-build = build
    .aliases = looks
clue-role = role
    .aliases = identity
clue-boss = boss
    .aliases = chief
clue-none = none
    .aliases = nothing

## What a card can do, said to its owner. "Tonight" skills: one kind a night, and the dead may be aimed at too.

# $kind, $build, $sex.
ability-nature = To others you look like this: type { $kind }, build { $build }, { $sex }.
# $finds: black, build or type: what is found out.
ability-investigate = Each night you can investigate somebody: I tell you { $finds ->
        [build] their build.
        [type] their type.
       *[black] whether they are one of the black.
    }
ability-watch = Once in the game you can use the watch: Kogoro falls asleep, and from that night on you have his skills and use them, for as long as he lives. In the same night you name whom to investigate with his skill. If he is dead, or dies that night, or Gin glares at you, it fails.
# $count: how many are named, $wanted: who is looked for.
ability-search = Each night you can name { $count } players: if { $wanted } is among them, I tell you who it is.
ability-glare = Each night you can glare at somebody else: the skill that they chose for tonight fails.
# $number: the night.
ability-trueglare = In night { $number } only, once, you can learn somebody's role instead.
ability-voidvote = Each night you can make somebody's vote of the coming day void.
# $number: the first night.
ability-truevoid = Once, from night { $number } on, you can name a player instead: if they are called the boss the next day, it has no effect.
# $number: the first night.
ability-kidnap = Once, from night { $number } on, you can go to kidnap Conan, beside your other skill. While Haibara lives she goes in his place; afterwards nothing saves him.
ability-raven = Each night you can take on somebody's type, build and sex, and learn whom they aim their skill at tonight.
ability-surpass = Or you take on the same disguise and learn their build and sex.
ability-gossip = Each night you can ask for somebody's sex.
ability-hunt = Each night you can ask whether somebody is Gin, Vodka or Vermouth. If it is Vermouth, she is arrested.
ability-play = Each night you can play one role, each once, but not the boss and not Conan: you look like them, and if their skill was used tonight, your target takes the place of theirs. They are not told.
ability-deduce = After each night's answers you can hand in a deduction, true or not, which is published at dawn: somebody's build; or that somebody is Gin, Vodka or Vermouth (a vote more for them that day, or a vote fewer if they are black but somebody else); or, once, that somebody is the boss (a vote more, and if it is so the dark court does not sit that day).
# $third: yes for whoever also chooses a type, before the game.
ability-cover = { $third ->
        [yes] Before the first night you can choose your type, build and sex.
       *[no] By day you can choose your build and sex for the coming nights.
    }
ability-guard = From the night in which you find Conan, and while you live, the boss cannot kill him.
ability-friendship = Until Ran has found Conan: if the boss kills Ran or Conan, you die in their place.
ability-stand_in = If Vodka comes to kidnap Conan, you are taken in his place.
ability-court = Once: when you alone have the most votes, the vote is void and nobody learns who voted how.
# $number: the last night of it.
ability-blessing = { $number ->
        [1] In the first night
       *[other] Up to night { $number }
    } you can neither be killed nor arrested; the boss then learns who you are.
# $number: how often.
ability-hero = { $number ->
        [one] Once
       *[other] { $number } times
    } you do not go out when you are killed, arrested or voted out. I do not tell you how often is left.

# What a card can do, as in "… can …".
does-investigate = investigate at night
does-watch = use the watch once
does-search = search at night
does-glare = glare at night
does-trueglare = use the true glare once
does-voidvote = make votes void
does-truevoid = use the true void once
does-kidnap = go to kidnap once
does-raven = fly as the raven
does-surpass = surpass
does-gossip = gossip at night
does-hunt = hunt at night
does-play = play roles
does-deduce = hand in deductions
does-cover = choose how they look
does-guard = guard
does-friendship = die for a friend
does-stand_in = be kidnapped instead
does-court = make the vote void once
does-blessing = survive at first
does-hero = survive as the hero

## What is asked, in a word.

ask-investigate = investigation
ask-watch = the watch
ask-search = search
ask-glare = glare
ask-trueglare = true glare
ask-voidvote = void vote
ask-truevoid = true void
ask-kidnap = kidnap
ask-raven = raven
ask-surpass = surpassing
ask-gossip = gossip
ask-hunt = hunt
ask-play = role to play
ask-deduce = deduction
ask-cover = looks

## What a single player is asked.

prompt-investigate = Detective, open your eyes. Whom do you investigate?
prompt-watch = Conan, do you use the watch tonight? You can do it once. If so: { command-watch }. If not: { command-none } { command-watch }
prompt-search = Open your eyes. Among whom do you search?
prompt-glare = Gin, open your eyes. At whom do you glare?
prompt-trueglare = Gin, tonight alone you can learn a role instead of glaring. Whose?
prompt-voidvote = Vodka, open your eyes. Whose vote shall be void tomorrow?
prompt-truevoid = Vodka, or who cannot be called the boss tomorrow? You can do it once.
prompt-kidnap = Vodka, do you go to the school to kidnap Conan? You can do it once. If so: { command-kidnap }. If not: { command-none } { command-kidnap }
prompt-raven = Vermouth, open your eyes. As whom do you go, to learn their target?
prompt-surpass = Vermouth, or as whom do you go, to learn their looks?
prompt-gossip = Sonoko, open your eyes. About whom do you gossip?
prompt-hunt = Jodie, open your eyes. Whom do you hunt?
prompt-play = Aoyama, open your eyes. Which role do you play tonight, and with which target?
prompt-deduce = Great detective, what have you deduced? It is published at dawn.
prompt-cover = How do you want to look?
# $roles: those that may still be played.
prompt-how-play = Roles left: { $roles }. The role, then its target, for example: { command-play } heiji 5. Ran searches among three, Haibara among four: { command-play } ran 3 5 7
# $roles: those that may be named. $calls: yes if somebody may be called the boss.
prompt-how-deduce = For example: { command-deduce } build 5 child, or { command-deduce } role 5 gin ({ $roles }){ $calls ->
        [yes] , or { command-deduce } boss 5
       *[no] {""}
    }. For nothing: { command-deduce } none
prompt-how-cover = Build (child, youth, adult) and sex (m, f), for example: { command-cover } child f. Aoyama begins with a type (detective, protector, killer): { command-cover } detective child f
# $role with its article, $targets.
notice-noted-play = Noted: tonight you play { $role }, with { $targets } for a target.
# $typed: yes if the type was chosen too; $kind, $build, $sex.
notice-noted-cover = Noted, from the coming night on you look like this: { $typed ->
        [yes] type { $kind },{" "}
       *[no] {""}
    }build { $build }, { $sex }.
# $clue: a whole sentence.
notice-noted-deduce = Noted for the dawn: { $clue }

## Answers. $who: whom was asked about.

# $kind: a type.
answer-kind = Type of { $who }: { $kind }.
# $build.
answer-build = Build of { $who }: { $build }.
# $sex.
answer-sex = Sex of { $who }: { $sex }.
# $found: the one who was looked for, among $who.
answer-found = You searched among { $who }, and found: { $found }!
# $targets: whom $who aims at.
answer-targets = The skill of { $who } is aimed at { $targets } tonight.
# $build, $sex.
answer-looks = { $who }: build { $build }, { $sex }.

## Dawn and vote

# The day's clue. $kind: build, role, boss or none; $who; $value: a build, or a role with its article.
clue-says = { $kind ->
        [build] The great detective deduces: the build of { $who } is { $value }.
        [role] The great detective deduces: { $who } is { $value }.
        [boss] The great detective deduces: { $who } is the boss!
       *[none] The great detective has nothing to say.
    }
notice-asleep = { $who } has fallen asleep: no skills and no speech from now on, but a vote.
notice-kidnapped = { $who } was kidnapped.
notice-arrested = { $who } was arrested.
notice-serial = The story has reached its fourth day, and Aoyama has won: it is { $who }. The others play on.
notice-ballot-void = The vote is void: nobody is out, and who voted how stays secret.
# $who has a vote by the day's clue, or lacks one; $more: yes if they have it.
votes-clue = By the clue { $who } has one vote { $more ->
        [yes] more.
       *[no] fewer.
    }
cause-serial = { $who } leaves the game as a winner.
reason-not-this-night = That skill cannot be used in this night.
reason-itself = That skill is never turned against its own owner. Please choose another.
phase-deduction = Night { $night }: the answers are given, and dawn is near.
    .help = The great detective may be writing a deduction. This part of the night always takes its full time.

note-disguise = Before the first night there is a pause: Aoyama is choosing how he looks. Everybody else, learn your card.

## Commands

command-investigate = investigate
    .aliases = inspect
    .about = A detective investigates somebody.
command-watch = watch
    .aliases = dart
    .about = Conan puts Kogoro to sleep and does his work, once in the game.
command-deduce = deduce
    .aliases = deduction
    .about = The great detective hands in a deduction: build, role, boss or none.
command-search = search
    .aliases = seek
    .about = Ran searches among three for Conan, Haibara among four for Gin.
command-glare = glare
    .aliases = stare
    .about = Gin makes somebody's skill fail tonight.
command-trueglare = trueglare
    .aliases = truestare
    .about = Gin learns somebody's role, in the second night only.
command-voidvote = voidvote
    .aliases = nullify
    .about = Vodka makes somebody's next vote void.
command-truevoid = truevoid
    .aliases = truenull
    .about = Vodka names somebody who cannot be called the boss with effect, once in the game.
command-kidnap = kidnap
    .aliases = abduct
    .about = Vodka goes to the school to kidnap Conan, once in the game.
command-raven = raven
    .aliases = crow
    .about = Vermouth goes as somebody else and learns their target.
command-surpass = surpass
    .aliases = outdo
    .about = Vermouth goes as somebody else and learns their build and sex.
command-gossip = gossip
    .aliases = rumour
    .about = Sonoko learns somebody's sex.
command-hunt = hunt
    .aliases = track
    .about = Jodie hunts Gin, Vodka and Vermouth.
command-play = play
    .aliases = act
    .about = Aoyama plays a role and names its target.
command-cover = cover
    .aliases = disguise
    .about = The boss by day, and Aoyama before the first night, choose how they look.
arg-kind = TYPE
    .about = detective, protector or killer
arg-build = BUILD
    .about = child, youth or adult
arg-sex = SEX
    .about = m or f
arg-clue = KIND
    .about = build, role, boss or none: build and role take a player and a word, boss a player

## The nights, for the closing report. $by, $count, $target, $fate; further arguments where they stand.

ledger-investigate = { $fate ->
        [glared] { $by } investigated { $target }, but Gin's glare stopped it.
        [asleep] { $by } wanted to investigate { $target }, but fell asleep.
        [lost] { $by } wanted to investigate { $target } with the great detective's skill, which was lost.
       *[done] { $by } investigated { $target }.
    }
ledger-watch = { $fate ->
        [glared] { $by } raised the watch, but Gin's glare stopped it.
        [lost] { $by } raised the watch, but the great detective was dead or dying.
       *[done] { $by } used the watch: the great detective fell asleep.
    }
ledger-search = { $fate ->
        [glared] { $by } searched among { $target }, but Gin's glare stopped it.
       *[done] { $by } searched among { $target }.
    }
ledger-glare = { $fate ->
       *[done] { $by } glared at { $target }.
    }
ledger-trueglare = { $fate ->
       *[done] { $by } looked right through { $target }.
    }
ledger-voidvote = { $fate ->
        [glared] { $by } wanted the vote of { $target } void, but Gin's glare stopped it.
       *[done] { $by } made the next vote of { $target } void.
    }
ledger-truevoid = { $fate ->
        [glared] { $by } wanted to keep { $target } from being called the boss, but Gin's glare stopped it.
       *[done] { $by } kept { $target } from being called the boss with effect.
    }
ledger-kidnap = { $fate ->
        [died] { $by } kidnapped Conan.
       *[done] { $by } went to kidnap Conan and took Haibara.
    }
ledger-raven = { $fate ->
        [glared] { $by } wanted to go as { $target }, but Gin's glare stopped it.
       *[done] { $by } went as { $target }.
    }
ledger-surpass = { $fate ->
        [glared] { $by } wanted to surpass { $target }, but Gin's glare stopped it.
       *[done] { $by } surpassed { $target }.
    }
ledger-gossip = { $fate ->
        [glared] { $by } gossiped about { $target }, but Gin's glare stopped it.
       *[done] { $by } gossiped about { $target }.
    }
ledger-hunt = { $fate ->
        [glared] { $by } hunted { $target }, but Gin's glare stopped it.
        [arrested] { $by } hunted { $target }, who was arrested.
        [blessed] { $by } hunted { $target }, whom black's blessing saved from arrest.
        [heroic] { $by } hunted { $target }, whom the hero's luck saved from arrest.
       *[done] { $by } hunted { $target }.
    }
# $role: the role that was played, with its article.
ledger-play = { $fate ->
        [glared] { $by } played { $role } with { $target } for a target, which Gin's glare kept from counting.
        [missed] { $by } played { $role } with { $target } for a target; the skill was not used tonight.
       *[done] { $by } played { $role } with { $target } for a target.
    }
# $clue: a whole sentence.
ledger-deduce = { $fate ->
       *[done] Handed in by { $by }: { $clue }
    }
# After a deed whose target the writer replaced. $targets: whom its owner had named.
ledger-instead = Its owner had named { $targets }; Aoyama turned it elsewhere, unknown to them.

## The rules as data

option-cards-nature = looks of { $role }
    .about = Type, build and sex of a card; of whoever chooses them, before they do.
    .is = { $role }: { $list }.
option-cards-finds = what { $role } find out
    .about = black: whether somebody is black; build; type.
    .is = { $value ->
        [black] { $role } investigate whether somebody is black.
        [type] { $role } investigate somebody's type.
       *[build] { $role } investigate somebody's build.
    }
option-cards-searches = how many { $role } search among
    .about = How many are named in a search.
    .is = { $role } search among { $value }.
option-conan-disguise = time to choose one's looks
    .about = In seconds; 0: as the pace says.
    .is = Before the first night there is time for Aoyama to choose his looks: { $span }.
option-conan-deduction = time for the deduction
    .about = In seconds; 0: as the pace says.
    .is = After the answers of each night there is time for the great detective's deduction: { $span }.
option-conan-true_glare = night of the true glare
    .about = The only night in which Gin may use it.
    .is = Gin's true glare works in night { $value } only.
option-conan-true_void = first night of the true void
    .about = The first night in which Vodka may use it.
    .is = Vodka's true void can be used once, from night { $value } on.
option-conan-kidnap = first night of the kidnap
    .about = The first night in which Vodka may go to kidnap.
    .is = Vodka can go to kidnap Conan once, from night { $value } on.
option-conan-blessing = nights of black's blessing
    .about = So many first nights Vermouth can neither be killed nor arrested.
    .is = Vermouth can neither be killed nor arrested up to night { $value }.
option-conan-hero = lives of the hero
    .about = How often Aoyama does not go out.
    .is = Aoyama does not go out: { $value ->
        [0] never; he is out like anybody.
        [one] once.
       *[other] { $value } times.
    }
option-conan-serial = day of the serial
    .about = Aoyama wins when this day dawns; 0: never.
    .is = { $value ->
        [0] Aoyama never wins.
       *[other] When day { $value } dawns and the game is still on, Aoyama has won, dead or alive, and leaves; the others play on.
    }
ruleset-conan = the Conan game
    .about = detectives against the black, twelve people with skills of their own; kill the boss, or find Conan.
