### The games that come with the judge: a name, and .about in one line.

# $id, $name; $known: no if it is a community's own rule set without a name here.
ruleset-named = { $known ->
        [yes] { $name } [{ $id }]
       *[no] { $id }
    }
rulesets-intro = Games you can play. Open a table with its id, for example: !{ command-new } v2
# $ruleset: name and id, $first to $last players, $about; $known: no if there is no $about.
rulesets-row = { $ruleset }, { $first } to { $last } players{ $known ->
        [yes] : { $about }
       *[no] {""}
    }

ruleset-v1 = 1.0, no police
    .about = killers against civilians, open talk, one vote a day; the simplest of all.
ruleset-v2 = 2.0
    .about = killers, police and civilians, speeches in turn; the classic.
ruleset-v2-club = 2.0, club rules
    .about = 2.0 with points, a ready check, exploding and confessing.
ruleset-v2-standard = the standard table
    .about = best with 8, 12 or 16; the check tells only killer or not; killers win by killing all civilians too.
ruleset-v2-thirteen = cops and robbers for thirteen
    .about = best with 12; the accused may answer before the vote; all police or all killers must die.
ruleset-v2-final-two = 2.0, two suspects defend
    .about = the two most voted defend themselves before a deciding vote.
ruleset-v3 = 3.0, doctor and secret police
    .about = a doctor saves, the secret police strike once; a quiet night leads straight to the next.
ruleset-v3-classic = 3.0, all special roles together
    .about = 3.0 in which police, doctor and secret police stand or fall together, with a final defence.
ruleset-v4 = 4.0, butterfly, sniper, forest elder
    .about = the butterfly's embrace turns the night upside down; two empty needles kill.
ruleset-v4-classic = 4.0, full table procedure
    .about = 4.0 in which nobody may hold back: everybody acts, and votes aloud after speaking.
ruleset-v5 = 5.0, two cards at once
    .about = two numbered cards each, open talk day and night, one card voted out a day. Fewer killer cards make a longer game.
ruleset-v6 = 6.0, two identities in turn
    .about = two cards each, one after the other; you choose which comes first.
ruleset-dual = two identities, special killer
    .about = two cards in turn, shown as they die; the special killer strikes from behind.
ruleset-v5-infernal = Infernal Affairs
    .about = a mole in each team, and neither team knows whom to trust.
ruleset-v7 = 7.0, angel and devil
    .about = angel and devil hear every check; the angel takes somebody along when dying.
ruleset-taiwan = the hand squeeze
    .about = one killer, hands behind backs: squeezes go around and the last one is deadly; accuse, but be right.
ruleset-slow = the slow board game
    .about = days by the clock: posts, votes and powers all day; rioters, a vigilante, a butterfly that takes sides.
ruleset-notice = the murder notice
    .about = the killers announce each kill with a riddle; whoever it means may escape with an immunity token.
ruleset-story = story and double vote
    .about = no kill without a story of 500 characters; who supplies the day's story votes doubly.
