### The rules in sentences. For each option of a rule set (its path with - for .): the value is its name,
### .about explains it, .is says what holds with a value. Arguments of .is, used where they help:
### $value (a word or number), $list (a list in words), $count (items in it), $first and $last (its ends),
### $role, $size (players), $span (a time in words).

## The sheet

# $ruleset: name and id.
rules-heading = The rules of { $ruleset }
rules-section-cards = — Players and cards —
rules-section-night = — Night —
rules-section-day = — Day —
rules-section-ballot = — Vote —
rules-section-end = — The end —
rules-section-table = — The table —
rules-manners = — Manners —
    Nobody shows my private messages or swears oaths; the host may remove for either. Secrets are exchanged through me alone. Nobody drags on a game that is won. Questions go to the judge: !{ command-ask } — the answer is final.
# $first to $last players ($one: yes if they are the same), $roles: the cards named, $rest: who the others are,
# $all: yes if there are none.
rules-deal-row = { $one ->
        [yes] { $first } players
       *[no] { $first } to { $last } players
    }: { $roles }{ $all ->
        [yes] .
       *[no] ; the rest are { $rest }.
    }
# $name, $path.
option-named = { $name } [{ $path }]
# An option without a sentence of its own. $option: name and path, $value.
option-other = { $option }: { $value }

## Players and cards

option-players = number of players
    .about = The fewest and the most players, with a comma.
    .is = For { $first } to { $last } players.
option-standard = standard sizes
    .about = Table sizes against which others are measured.
    .is = { $count ->
        [0] No size counts as standard.
       *[other] Standard sizes: { $list } players.
    }
option-deal-rest = everybody else's card
    .about = The card of whoever is dealt no other.
    .is = Whoever is dealt no other card belongs to the { $list }.
# $role, $size.
option-deal-from = cards from { $size } players on: { $role }
    .about = How many of these cards are dealt from a table size on.
    .is = From { $size } players on, { $role }: { $value }.
# $size (number), $role.
option-deal-half = cards from { $size } players on, with half civilians: { $role }
    .about = How many of these cards are dealt from a table size on, where half the cards are civilians.
    .is = With half civilians, from { $size } players on, { $role }: { $value }.
# $role.
option-cards-side = side of { $role }
    .about = The side that a card wins with.
    .is = { $role } win with { $list }.
option-cards-team = team of { $role }
    .about = The team that a card wakes with.
    .is = { $role } wake with the team: { $list }.
option-cards-does = powers of { $role }
    .about = What a card can do.
    .is = { $count ->
        [0] { $role } have no powers.
       *[other] { $role } can { $list }.
    }

# $role, $power: a power in a word, $list: roles.
option-cards-after = sleeping power of { $role }: { $power }
    .about = Roles that must all be dead before a power wakes.
    .is = { $role } have this power only once all { $list } are dead: { $power }.
option-cards-spares = whom { $role } cannot kill
    .about = Roles that a card's kill never kills.
    .is = { $count ->
        [0] { $role } can kill anybody.
       *[other] { $role } can never kill { $list }.
    }
option-cards-last_spares = whom { $role } spare at the last
    .about = Roles that a card may not kill as the last of its team.
    .is = { $count ->
        [0] The last of the { $role } may kill anybody.
       *[other] As the last of their team, { $role } may not kill { $list }.
    }
option-cards-mole = { $role } as moles
    .about = Whether a card is in its team by deceit.
    .is = { $value ->
        [true] { $role } are moles: they act with their team only while two of its real members live.
       *[false] { $role } are no moles.
    }
option-cards-unclaimable = claiming { $role }
    .about = Whether a role may not be claimed.
    .is = { $value ->
        [true] Nobody may claim to be one of the { $role }.
       *[false] Anybody may claim to be one of the { $role }.
    }
option-cards-looks_for = whom { $role } look for
    .about = The one role that a card's check is about.
    .is = { $role } learn only whether somebody is one of the { $list }.
option-cards-counts_as = what { $role } count as
    .about = Another role that a card counts as at the end.
    .is = When the end is tested, { $role } count as { $list }.
# $role, $list: roles or powers.
option-cards-once = what { $role } can do once
    .about = Powers that one use in the game uses up.
    .is = { $count ->
        [0] { $role } may use their powers again and again.
       *[other] { $role } can do this only once: { $list }.
    }
option-cards-becomes = what { $role } become
    .about = The role that a card has when such a power is used up.
    .is = { $role } who have used their power up count as { $list } from then on.
option-cards-from_behind = { $role } behind
    .about = Whether a card acts while another lies before it.
    .is = { $value ->
        [true] { $role } act even from behind a living first card.
       *[false] { $role } act only in front.
    }
option-scaled = scaled tables
    .about = Whether sizes beyond the usual one are dealt in proportion.
    .is = { $value ->
        [true] This game is made for one table size; others are dealt in the nearest proportion.
       *[false] Every table size has its own cards.
    }
option-hand = cards in hand
    .about = single: one card; at_once: two that both count; in_turn: two, one after the other.
    .is = { $value ->
        [at_once] Everybody holds two numbered cards, and both count at once. Who has lost both is out. Who holds any card of the killers' side wins with the killers.
        [in_turn] Everybody holds two cards, one after the other. Who has lost both is out. Who holds any card of the killers' side wins with the killers.
       *[single] Everybody holds one card.
    }
option-begins = beginning
    .about = Whether the game begins with a night or with a day.
    .is = { $value ->
        [day] The game begins with a day.
       *[night] The game begins with a night.
    }
option-addons = added roles
    .about = Roles to add, each in place of one ordinary card; for example bubble.
    .is = { $count ->
        [0] No roles are added.
       *[other] Added, each in place of one ordinary card: { $list }.
    }
option-police = police
    .about = Whether police are dealt; without them ordinary cards take their place.
    .is = { $value ->
        [true] Police are dealt.
       *[false] There are no police: ordinary cards take their place.
    }
option-half_civilians = half civilians
    .about = Whether one half of the cards are civilians, where the rule set has such a deal.
    .is = { $value ->
        [true] One half of the cards are civilians.
       *[false] The cards are dealt as the rule set has them.
    }
option-choose_order = choosing the order
    .about = Whether players choose which of two cards comes first.
    .is = { $value ->
        [true] Before the game everybody chooses which card comes first.
       *[false] Which card comes first is left to chance.
    }
option-police_killer_hand = police and killer in one hand
    .about = redeal: deal again; swap: cards change hands; choose: keep one, the other becomes a civilian.
    .is = { $value ->
        [swap] If a hand holds police and killer, cards are swapped until none does.
        [choose] Who holds police and killer keeps the first card; the second becomes a civilian.
       *[redeal] If a hand holds police and killer, all is dealt again.
    }
option-deal-hidden_card = hidden card
    .about = Whether one card of the pack goes to the judge unseen.
    .is = { $value ->
        [true] I draw one card of the pack unseen, so any role may be missing.
       *[false] All cards are dealt to players.
    }
option-introductions = introductions
    .about = Who is shown to whom before the game; set in rule-set files only.
    .is = Before the game some players are shown to each other.
# $who: roles that are shown to each other, or to $seen_by ($all: yes if to each other).
# $shown: role if each by the role, else the group as one of which they are shown.
rules-introduction = Before the game { $all ->
        [yes] these are shown to each other: { $who }.
       *[no] I show these to { $seen_by }: { $who }.
    }{ $shown ->
        [killers] {" "}All of them appear as killers.
        [police] {" "}All of them appear as police.
        [detectives] {" "}All of them appear as detectives.
        [gin_or_vodka] {" "}Not which is which.
       *[role] {""}
    }
rules-introduction-none = Before the game nobody learns who anybody is.
option-marks = numbers and suits
    .about = Which cards carry a number or a suit that their holders are told; set in rule-set files only.
    .is = Some cards carry a number or a suit.
# $who: roles that are counted together; $with: number or suit.
rules-marking = { $with ->
        [suit] The cards of { $who } carry suits, in deal order: spades (♠), hearts (♥), clubs (♣), diamonds (♦).
       *[number] The cards of { $who } are numbered around the table; each holder learns their own number.
    }

# What a card can do, as in "killers can …".
does-kill = kill at night
does-check = check at night
does-save = save at night
does-shoot = shoot at night
does-hug = embrace at night
does-silence = silence at night
does-strike = strike once
does-honest = make somebody honest
does-revive = call a victim back once
does-take = take somebody along when dying
does-squeeze = send squeezes around
does-side = choose a side once
does-notice = announce a kill
does-story = write the story of a kill
does-explode = explode
does-confess = confess
does-surrender = surrender

## Night

option-night_order = order of the night
    .about = The order in which the night's deeds take effect.
    .is = { $count ->
        [0] Nothing is done at night.
       *[other] At night deeds take effect in this order: { $list }.
    }
option-night_close = end of the night
    .about = early: as soon as all have acted; full: always at its limit.
    .is = { $value ->
        [early] A night ends as soon as everybody who acts has acted; its length may tell who lives.
       *[full] A night always lasts its full time, so that its length tells nothing.
    }
option-night_talk = talk at night
    .about = Whether everybody may talk in the room at night.
    .is = { $value ->
        [true] The room may talk at night.
       *[false] The room is silent at night.
    }
option-team_talk = talk within teams
    .about = Teams whose members may talk at night through the judge.
    .is = { $count ->
        [0] Teams do not talk at night.
       *[other] Whoever writes to me at night reaches the own team: { $list }.
    }
option-check_answer = answer to a check
    .about = at_once: as soon as all police agree, and final; at_close: when the night closes.
    .is = { $value ->
        [at_once] A check is answered, and final, as soon as all living police name the same player.
       *[at_close] A check is answered when the night closes.
    }
option-dead_watch = the dead watch
    .about = Whether whoever is out sees the night.
    .is = { $value ->
        [true] Whoever is out may watch the nights.
       *[false] Whoever is out sees no more than the room does.
    }
option-quiet_dawn = after a night without a death
    .about = day: a day as ever; next_night: straight on to the next night.
    .is = { $value ->
        [next_night] After a night without a death the next night follows at once.
       *[day] After a night without a death a day follows as ever.
    }
option-first_night = the first night
    .about = Powers that can be used in the first night; none named: all.
    .is = { $count ->
        [0] The first night is like any other.
       *[other] In the first night only this is done: { $list }.
    }
option-with_ballot = powers that close with the vote
    .about = Where vote and powers are open together: powers that close with the vote, not with the night.
    .is = { $count ->
        [0] All powers are open until the night's end.
       *[other] This closes together with the vote: { $list }. Everything else is open until the night's end.
    }
option-decline = holding back
    .about = Whether a power of the night may be left unused on purpose.
    .is = { $value ->
        [true] Whoever is asked at night may also choose nobody.
       *[false] Whoever is asked at night must choose somebody.
    }
option-parting = silence after a death
    .about = Whether every death is followed by a short pause.
    .is = { $value ->
        [true] Every death is followed by a short pause, in which whoever died may still have something to do.
       *[false] The game goes on at once after a death.
    }
option-sits_out = sitting out
    .about = Whether a player whose first card died at night sits that day out.
    .is = { $value ->
        [true] Who loses a card at night sits the day out and comes back with the second card the next night.
       *[false] Who loses a card at night goes on with the second card at once.
    }
option-crooked_judge = crooked judge
    .about = Whether the judge helps the killers when the hidden card is a killer.
    .is = { $value ->
        [true] If the hidden card is a killer, I am crooked, and may let a police officer or sniper die instead of the killers' civilian.
       *[false] I take no sides.
    }
option-kill-by = how killers choose
    .about = team: one victim together; each: one victim for every killer card.
    .is = { $value ->
        [each] Every killer card kills its own victim.
       *[team] The killers choose one victim together.
    }
option-check-by = how police choose
    .about = team: one check together; each: one for every police card.
    .is = { $value ->
        [each] Every police card checks for itself.
       *[team] The police choose one player to check together.
    }
option-check-misses = whom a check misses
    .about = Roles that a check does not find though they play for the killers.
    .is = { $count ->
        [0] No killer escapes a check.
       *[other] A check does not find { $list }.
    }
option-save-needles = empty needles
    .about = So many needless saves kill; 0: they do no harm.
    .is = { $value ->
        [0] A save that is not needed does no harm.
       *[other] A save that is not needed is an empty needle; { $value } of them kill.
    }
option-save-apart = needles of several doctors
    .about = Whether each doctor's empty needles count apart.
    .is = { $value ->
        [true] The empty needles of each doctor count apart.
       *[false] The empty needles of all doctors count together.
    }
option-save-announced = saved aloud
    .about = Whether it is told whom the killers killed in vain.
    .is = { $value ->
        [true] If somebody saves whom the killers struck, it is told who that was.
       *[false] Nobody is told whom a save has helped.
    }
option-save-from_both = saved from kill and shot
    .about = Whether somebody both killed and shot can be saved.
    .is = { $value ->
        [true] A save helps even who is both killed and shot in one night.
       *[false] Who is both killed and shot in one night cannot be saved.
    }
option-hug-disables = powers an embrace stops
    .about = Powers that have no effect while their owner is embraced.
    .is = { $count ->
        [0] Whoever is embraced keeps all powers.
       *[other] While somebody is embraced, these have no effect: { $list }.
    }
option-hug-shielded = what an embrace keeps off
    .about = Deeds that have no effect on the embraced, where an embrace shields at all.
    .is = { $count ->
        [0] An embrace would keep nothing off.
       *[other] What an embrace can keep off: { $list }.
    }
option-hug-shields = shield of the embrace
    .about = Whether an embrace shields.
    .is = { $value ->
        [true] An embrace shields from what is aimed straight at the embraced.
       *[false] An embrace does not shield: the embraced can be hit like anybody.
    }
option-hug-shares = what the embraced share
    .about = fate: death by kill or shot, and needles; strikes: everything; death: death alone.
    .is = { $value ->
        [strikes] Whatever strikes the butterfly strikes the embraced in the same way.
        [death] If the butterfly dies, the embraced die too.
       *[fate] If the butterfly is killed or shot, the embraced die too; a needle for the butterfly is also theirs.
    }
option-strike-hits = whom a strike kills
    .about = killers: killers only; anyone: whoever is named.
    .is = { $value ->
        [anyone] The secret police's blow kills whoever is named.
       *[killers] The secret police's blow kills only killers.
    }
option-strike-safe_until_used = safe before the strike
    .about = Whether killers cannot kill whoever has not struck yet.
    .is = { $value ->
        [true] Until the blow is used, the killers cannot kill the secret police.
       *[false] The killers can kill the secret police at any time.
    }
option-kill-own_team = killers kill killers
    .about = allowed, forbidden, or only by majority.
    .is = { $value ->
        [allowed] Killers may kill killers, themselves included.
        [majority] Killers kill a killer only if most living killers name that one.
       *[forbidden] Killers may not kill killers.
    }
option-kill-first_victim_again = first victim again
    .about = The how-manieth game running in which the same player may not be the first victim; 0: always allowed.
    .is = { $value ->
        [0] Anybody may be the first night's victim, in any game.
        [2] Nobody may be the first night's victim in two games running.
       *[other] Nobody may be the first night's victim in { $value } games running.
    }
option-notice-riddle_max = length of a riddle
    .about = The longest riddle; a Chinese character counts two, a Latin letter one.
    .is = The killers announce their victim with a riddle of at most { $value } letters; a Chinese character counts two.
option-notice-tokens = immunity tokens
    .about = Whether everybody has one immunity token.
    .is = { $value ->
        [true] Everybody has one immunity token, which saves whom the riddle means; used in vain it is gone all the same.
       *[false] There are no immunity tokens.
    }
option-reviewer = review of notices
    .about = Who reviews the killers' notices without a human judge: none, or the dead by majority.
    .is = { $value ->
        [dead] Whoever is out reviews the killers' notices, by majority, once there are two of them.
       *[none] The killers' notices are taken as they are.
    }
option-story-chars_min = length of a story
    .about = The fewest characters of a story, white space not counted.
    .is = A kill takes effect only with a story of at least { $value } characters, which is told unsigned; white space does not count.
option-story-turns = turns with a story
    .about = Whether players take turns with a story by day, for a double vote.
    .is = { $value ->
        [true] Every day it is somebody's turn to supply a story before the vote; whoever does votes doubly that day.
       *[false] Only the killers write stories.
    }
option-check-tells = what a check tells
    .about = role: the exact role; killer: only whether it is a killer.
    .is = { $value ->
        [role] A check tells the exact role.
       *[killer] A check tells only whether somebody is a killer.
    }
option-check-own_team = police check police
    .about = allowed, forbidden, or only by majority.
    .is = { $value ->
        [allowed] Police may check police.
        [majority] Police check one of their own only if most living police name that one.
       *[forbidden] Police may not check police.
    }
option-check-shared_with = who else hears a check
    .about = Roles that hear the answer to a check too.
    .is = { $count ->
        [0] Only the police hear the answer to a check.
       *[other] These hear the answer to a check too: { $list }.
    }
option-check-suspects = suspects
    .about = Whether police may mark a suspect for their team.
    .is = { $value ->
        [true] Police may mark a suspect for their team.
       *[false] Police mark no suspects.
    }

## Day

option-day = the day's talk
    .about = speeches: each once, in turn; open: at any time; accusations: no vote; window: vote and powers open all day; vote: the vote alone.
    .is = { $value ->
        [window] By day everybody may speak at any time, and the vote and all powers are open together.
        [accusations] By day everybody may speak at any time and accuse; there is no vote. Who accuses the killer wins the game for all the others; who accuses anybody else is out.
        [open] By day everybody may speak at any time.
        [vote] By day there is nothing but the vote: all talk is before the death is announced.
       *[speeches] By day everybody speaks once, in turn.
    }
option-speech-start = first speaker
    .about = Seen from the night's victim: the left or right neighbour, or the next in speaking direction.
    .is = { $value ->
        [left] The left-hand neighbour of the night's victim speaks first.
        [right] The right-hand neighbour of the night's victim speaks first.
       *[along] The victim's neighbour in speaking direction speaks first.
    }
option-speech-beside = whose neighbour speaks first
    .about = victim: the killers' victim; last_dead: whoever was named last among the dead; last_words: whoever had last words last.
    .is = { $value ->
        [last_dead] With several dead, the last one named counts for who speaks first.
        [last_words] With several dead, the last one who had last words counts for who speaks first.
       *[victim] With several dead, the killers' victim counts for who speaks first.
    }
option-speech-quiet = first speaker after a quiet night
    .about = next: the seat after yesterday's first speaker; end: seat 1 or the last seat.
    .is = { $value ->
        [end] After a night without a death, speaking begins with seat 1 clockwise, or with the last seat counter-clockwise.
       *[next] After a night without a death, the next one after yesterday's first speaker begins.
    }
option-speech-direction = speaking direction
    .about = clockwise is towards higher seat numbers.
    .is = { $value ->
        [clockwise] Speaking goes clockwise, towards higher numbers.
        [alternate] Speaking goes clockwise on the first day, then changes direction every day.
       *[counter_clockwise] Speaking goes counter-clockwise, towards lower numbers.
    }
option-defence = defence
    .about = Whether the accused may answer before the vote.
    .is = { $value ->
        [true] After the speeches whoever was accused may take the floor once.
       *[false] The vote follows the talk at once.
    }
option-last_words-quota = last words
    .about = How many may speak after going out: a number, killers (as many as killers at the start) or all.
    .is = { $value ->
        [0] Nobody has last words.
        [1] The first to go out has last words.
        [killers] As many as there were killers at the start have last words: whoever goes out first.
        [all] Whoever goes out has last words.
       *[other] The first { $value } to go out have last words.
    }
# $size.
option-last_words-by_size = last words from { $size } players on
    .about = Another number of last words from a table size on.
    .is = { $value ->
        [killers] From { $size } players on: as many last words as killers at the start.
        [all] From { $size } players on: last words for everybody.
       *[other] From { $size } players on: { $value } have last words.
    }
option-last_words-executed_killer = last words of killers
    .about = Whether a killer who is voted out has last words.
    .is = { $value ->
        [true] A killer who is voted out has last words like anybody.
       *[false] A killer who is voted out says nothing more.
    }
option-last_words-order = order of last words
    .about = seat: by seat number; alternate: by seat, the other way around every second day.
    .is = { $value ->
        [alternate] The night's dead speak by seat: upwards on odd days, downwards on even ones.
       *[seat] The night's dead speak in the order of their seats.
    }
option-accusations = accusations
    .about = How many wrong accusations a round bears, where the day is for accusing.
    .is = { $value ->
        [one] The first wrong accusation ends the day.
       *[other] After { $value } wrong accusations the day ends.
    }
option-explode-from_day = exploding
    .about = The first day on which a killer may explode; 0: never.
    .is = { $value ->
        [0] Killers may not explode.
       *[other] From day { $value } on a killer may explode: out at once, the day is over.
    }
option-confess-from_day = confessing
    .about = The first day on which a killer may confess; 0: never.
    .is = { $value ->
        [0] Killers may not confess.
       *[other] From day { $value } on a killer may confess and play on.
    }
option-etiquette = table manners
    .about = Whether claims against table manners are refused.
    .is = { $value ->
        [true] Living civilians may not claim to be killers, dead ones not to be police.
       *[false] Anybody may claim to be anything.
    }

## Vote

option-ballot = kind of vote
    .about = sealed: hidden until it closes; called: one name after another; open: a running count.
    .is = { $value ->
        [sealed] Votes are sealed: nothing shows until the vote closes.
        [called] I call one name after another; a vote once given stands.
       *[open] Votes are open: everybody sees the running count.
    }
option-ballot_close = end of the vote
    .about = early: as soon as all have voted; full: always at its limit.
    .is = { $value ->
        [early] A vote closes as soon as everybody has voted.
       *[full] A vote always lasts its full time.
    }
option-ballot_order = order of candidates
    .about = speaking: as they spoke; reverse: the other way around.
    .is = { $value ->
        [speaking] Candidates are named in the order in which they spoke.
       *[reverse] Candidates are named in the reverse order of speaking.
    }
option-vote_at_once = voting after one's speech
    .about = Whether each player votes right after their own speech, openly.
    .is = { $value ->
        [true] Everybody votes openly right after their own speech.
       *[false] The vote comes when all the talk is over.
    }
option-votes_of = what gives a vote
    .about = player: one vote each; card: one for every living card.
    .is = { $value ->
        [card] Every living card gives a vote; who has two may split them.
       *[player] Everybody has one vote.
    }
option-abstain = abstaining
    .about = Whether one may vote for nobody.
    .is = { $value ->
        [true] One may abstain.
       *[false] Everybody must vote.
    }
option-abstentions = what an abstention is
    .about = blank: it counts for nothing; nobody: a vote for nobody.
    .is = { $value ->
        [nobody] An abstention is a vote for nobody: if nobody has as many votes as anybody, nobody is voted out.
       *[blank] An abstention counts for nothing.
    }
option-void_votes = void votes
    .about = Whether a vote for nobody eligible is taken, and listed as void.
    .is = { $value ->
        [true] A vote for somebody out, or for nobody known, is taken and listed as void.
       *[false] Only living players can be voted for.
    }
option-self_vote = voting for oneself
    .about = Whether one may vote for oneself.
    .is = { $value ->
        [true] One may vote for oneself.
       *[false] One may not vote for oneself.
    }
option-finalists = finalists
    .about = How many of the most voted go on to a deciding vote; 0: the first vote decides.
    .is = { $value ->
        [0] The first vote decides.
       *[other] The { $value } most voted defend themselves, and a second vote between them decides.
    }
option-tie = ties
    .about = What follows a tie, step by step.
    .is = After a tie: { $list }.
option-tie_limit = limit of ties
    .about = After so many rounds in which the same players tie, nobody is voted out.
    .is = Where a tie goes on and on: after { $value ->
        [one] 1 round
       *[other] { $value } rounds
    } with the same players nobody is voted out.

# Steps after a tie, as in "After a tie: …, … and …".
tie-tied_speak = the tied speak
tie-others_speak = all the others speak
tie-runoff = a vote among the tied
tie-again = again from the first speech
tie-draw = the game is drawn
tie-nobody = nobody is voted out
tie-all = all the tied are voted out
tie-lot = a lot decides
tie-killers = the killers decide by the end of the night

## The end

option-ends-good = when good wins
    .about = Good wins when any one of these groups is dead; join roles that count together with +.
    .is = { $count ->
        [0] Nothing lets good win.
        [one] Good wins when they are all dead: { $list }.
       *[other] Good wins when one of these groups is dead: { $list }.
    }
option-ends-killers = when the killers win
    .about = The killers win when any one of these groups is dead.
    .is = { $count ->
        [0] No group's death alone lets the killers win.
        [one] The killers win when they are all dead: { $list }.
       *[other] The killers win when one of these groups is dead: { $list }.
    }
option-ends-draw = when it is a draw
    .about = The game is drawn when any one of these groups is dead.
    .is = { $count ->
        [0] No group's death makes it a draw.
        [one] The game is drawn when they are all dead: { $list }.
       *[other] The game is drawn when one of these groups is dead: { $list }.
    }
option-ends-both = when two ends meet
    .about = What it is when two ends hold at the same instant.
    .is = { $value ->
        [good] If two ends hold at once, good wins.
        [killers] If two ends hold at once, the killers win.
       *[draw] If two ends hold at once, it is a draw.
    }
option-ends-certain = certain end
    .about = Whether the killers win when, after a vote, good can only check and is no more than one above them.
    .is = { $value ->
        [true] The killers win when, after a vote and before the kill, good has no power left but checks and is no more than one above the killers.
       *[false] A game is played to its end.
    }
option-parity = parity
    .about = Whether the game ends as soon as killers are as many as the rest.
    .is = { $value ->
        [true] The killers win as soon as they are at least as many as the rest.
       *[false] Being many is not enough for the killers to win.
    }
option-shown-night = shown of the night's dead
    .about = nothing, killers (only that it was a killer) or role.
    .is = { $value ->
        [role] Of whoever dies at night the card is shown.
        [killers] Of whoever dies at night it is told if it was a killer.
       *[nothing] Of whoever dies at night nothing is shown before the end.
    }
option-shown-vote = shown of the voted out
    .about = nothing, killers (only that it was a killer) or role.
    .is = { $value ->
        [role] Of whoever is voted out the card is shown.
        [killers] Of whoever is voted out it is told if it was a killer.
       *[nothing] Of whoever is voted out nothing is shown before the end.
    }
option-shown-explode = shown of the exploded
    .about = nothing, killers (only that it was a killer) or role.
    .is = { $value ->
        [role] Of whoever explodes the card is shown.
        [killers] Of whoever explodes it is told if it was a killer.
       *[nothing] Of whoever explodes the card stays face down.
    }
option-shown-other = shown of others who go out
    .about = By leaving, by a wrong accusation, taken along or as a liar: nothing, killers (only that it was a killer) or role.
    .is = { $value ->
        [role] Of whoever goes out in another way the card is shown.
        [killers] Of whoever goes out in another way it is told if it was a killer.
       *[nothing] Of whoever goes out in another way nothing is shown before the end.
    }
# $role.
option-points-good = points of { $role } when good wins
    .about = Points for a role when good wins.
    .is = When good wins, { $role } get { $value } points.
option-points-killers = points of { $role } when the killers win
    .about = Points for a role when the killers win.
    .is = When the killers win, { $role } get { $value } points.
option-points-draw = points of { $role } at a draw
    .about = Points for a role when the game is drawn.
    .is = At a draw, { $role } get { $value } points.
option-points-warned = points for a warning
    .about = Taken with every warning after the first.
    .is = { $value ->
        [0] Warnings cost no points.
       *[other] Every warning after the first costs { $value } points.
    }
option-points-left = points for leaving
    .about = Taken for leaving without permission.
    .is = { $value ->
        [0] Leaving costs no points.
       *[other] Leaving without permission costs { $value } points.
    }
option-no_help = civilians never help killers
    .about = Whether everybody is reminded of it.
    .is = { $value ->
        [true] Civilians may at no time help the killers.
       *[false] Civilians may do as they think best.
    }

## The table

option-judge = judge
    .about = bot: I judge alone; human: the host reviews what needs a human eye, and does not play.
    .is = { $value ->
        [human] The host judges with me: does not play, and reviews what needs a human eye.
       *[bot] I judge alone.
    }
option-timezone = time zone
    .about = Whose clocks count, for example Europe/Berlin.
    .is = Times are those of { $value }.
option-clock-talk = hour the talk ends
    .about = A time of day, for example 18:00.
    .is = Open discussions and defences end at { $value }.
option-clock-vote = hour the vote ends
    .about = A time of day, for example 20:00.
    .is = Votes end at { $value }.
option-clock-night = hour the night ends
    .about = A time of day, for example 22:00.
    .is = What is done at night ends at { $value }.
option-clock-turn = a player's turn
    .about = In seconds of waking time.
    .is = A player's turn: { $span }; quiet hours do not count.
option-clock-quiet_from = quiet hours begin
    .about = A time of day; the same as the end: there are none.
    .is = Quiet hours begin at { $value }: nobody's turn ends, and nobody is reminded.
option-clock-quiet_to = quiet hours end
    .about = A time of day.
    .is = Quiet hours end at { $value }.
option-reminders = reminders
    .about = So many seconds before a limit, with commas.
    .is = { $count ->
        [0] Nobody is reminded.
       *[other] Before a limit I remind the room, and in private whoever has not answered: { $list }.
    }
option-activity = taking part
    .about = Whether whoever takes no part leaves the game.
    .is = { $value ->
        [true] Everybody posts at least three times a day, of at least ten characters. Who does not, or gives no valid vote for two days running, is warned and then leaves the game.
       *[false] Nobody leaves the game for being silent.
    }
option-dreams = dreams
    .about = Whether the dead may speak, marked as such.
    .is = { $value ->
        [true] The dead and the jailed may write to me; I pass it on as a dream, or as coming from jail. They have no vote.
       *[false] The dead are silent.
    }
option-friends = friends
    .about = Whether players may have friends who know their card and stay silent.
    .is = { $value ->
        [true] A player may have friends who know the card, and who neither speak, act nor tell anybody. Friends of one team may talk among themselves through me.
       *[false] Players have no friends beside the table.
    }
option-pace = pace
    .about = live: as at a table; relaxed: three times as long; slow: by the clock.
    .is = { $value ->
        [slow] The game goes by the clock: limits end at times of day.
        [relaxed] The pace is relaxed: three times as long as at a live table.
       *[live] The pace is that of a live table.
    }
option-times-night = length of the night
    .about = In seconds; 0: as the pace says.
    .is = A night: { $span }.
option-times-speech = length of a speech
    .about = In seconds; 0: as the pace says.
    .is = A speech: { $span }.
option-times-last_words = length of last words
    .about = In seconds; 0: as the pace says.
    .is = Last words: { $span }.
option-times-discussion = length of a discussion
    .about = In seconds; 0: as the pace says.
    .is = An open discussion: { $span }.
option-times-defence = length of a defence
    .about = In seconds; 0: as the pace says.
    .is = A defence: { $span }.
option-times-ballot = length of a vote
    .about = In seconds; 0: as the pace says.
    .is = A vote: { $span }.
option-times-parting = length of the silence after a death
    .about = In seconds; 0: as the pace says.
    .is = The silence after a death: { $span }.
option-times-order = time to choose the order
    .about = In seconds; 0: as the pace says.
    .is = Time to choose which card comes first: { $span }.
option-times-notice = time for a notice
    .about = In seconds; 0: three hours.
    .is = Time for the killers to hand in their notice: { $span }.
option-times-ready = time to be ready
    .about = In seconds; 0: as the pace says.
    .is = Time to be ready for another game: { $span }.
option-times-window = length of a day with its vote
    .about = In seconds; 0: as the pace says.
    .is = A day, up to the end of the vote: { $span }.
option-times-lobby = life of an unused table
    .about = In seconds; 0: one day.
    .is = A table that nobody starts is cleared away after { $span }.
option-ready_check = ready check
    .about = Whether all must say that they are ready before a further game.
    .is = { $value ->
        [true] Before each further game everybody must say: ready.
       *[false] A further game may start at once.
    }
option-ready_after = asking who may be away
    .about = In seconds; 0: never. Whoever has shown for so long by nothing that they are there is asked when a game is started.
    .is = { $value ->
        [0] A start asks nobody whether they are there.
       *[other] At a start, whoever has shown for { $span } by nothing that they are there is asked first.
    }
option-waiting_list = waiting list
    .about = Whether people may queue for a seat while a game is on.
    .is = { $value ->
        [true] Whoever comes during a game may queue for a seat.
       *[false] Nobody queues for a seat.
    }
