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
