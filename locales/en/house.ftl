### What holds for all tables of a community, and how people are written to.

## Words typed behind !house, !ruleset, !notify and !remind. Several names for one, with commas.

houseword-ban = ban
houseword-unban = unban
houseword-host = host
houseword-anybody = anybody
houseword-ruleset = ruleset
houseword-language = language, lang
houseword-set = set
houseword-add = add
houseword-list = list
houseword-remove = remove, delete
houseword-on = on, yes
houseword-off = off, no, none
houseword-quiet = quiet
houseword-all = all, everything

## How it stands

house-heading = What holds for all tables here:
# $value: a rule set's name.
house-ruleset = A new table plays: { $value }
# $value: a language.
house-language = A new table speaks: { $value }
# $value: a rule as a sentence.
house-option = House rule: { $value }
# $value: a list of ids.
house-rulesets = Rule sets of our own: { $value }
# $from, $to: times of day, $zone: a time zone.
house-quiet = From { $from } to { $to } ({ $zone }) nobody is reminded or called to a table.
house-anybody = Everybody may open a table.
# $value: a list of people.
house-hosts = Tables are opened by: { $value }
# $who, $given: yes if there is a reason, $reason.
house-banned = Not welcome: { $who }{ $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
house-how = Moderators set it: !{ command-house } ban, unban or host and a person; anybody; ruleset, language, set or quiet and a value; off takes one back. Rule sets of your own: !{ command-ruleset } add and the file.

# $why: file, key and reason, as the reader of such files knows them.
ruleset-faulty = That cannot be played yet: { $why }
ruleset-id = Please give it an id of its own: small letters, digits and hyphens, at most 40, and none of the games I know already.

notify-on = I will tell you in private when the next table opens here, once.
notify-off = I will not tell you when a table opens here.
remind-on = I remind you when a limit is near.
remind-off = I do not remind you of anything.
# $from, $to: times of day, $zone: a time zone.
remind-quiet = From { $from } to { $to } ({ $zone }) I leave you in peace.

## What a first-time player is told with the first card, in private. Short lines; nothing that only a picture or colour shows.

intro = Your first game with me? In short:
    Keep your card to yourself, and never show or copy what I write to you here.
    At night I ask some players in private what they do. If I ask you, answer me here: usually a seat number is enough.
    By day everybody talks in the room, then all vote. Whoever is out stays silent and watches until the end.
    Your side wins or loses together, even if you go out early.
    Not sure? Ask me here at any time: !{ command-help } says what you can do now, !{ command-role } shows your card, !{ command-rules } the rules, !{ command-recap } what has happened. Only you see my answer.
    To read this again: !{ command-intro }
