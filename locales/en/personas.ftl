### Players who appear as characters, their accounts hidden.

# The characters' names, divided by commas: at least as many as the largest table has players, each different.
characters = Alder, Birch, Cedar, Dogwood, Elder, Fir, Ginkgo, Hazel, Ivy, Juniper, Kapok, Laurel, Maple, Nutmeg, Oak, Pine, Quince, Rowan, Spruce, Teak, Umbrel, Vine, Willow, Yew, Zelkova, Aspen, Beech, Cypress, Ebony, Holly

# Names under which no character may speak, with commas between: they sound like the judge's own.
judge-names = judge, the judge, game master, gm, moderator, host, system, bot, nightfall

option-personas = playing characters
    .about = Whether players appear as characters, their accounts hidden.
    .is = { $value ->
        [true] Everybody plays a character. What you write to me I say in the room in the character's name; who is who stays hidden until the end.
       *[false] Everybody plays under their own name.
    }
option-characters = names of the characters
    .about = The characters' names, with commas between; none: my own list.
    .is = { $count ->
        [0] The characters have names of my own list.
       *[other] The characters: { $list }.
    }

# $who: the character that the reader plays.
deal-character = You are { $who }. Whatever you write to me that is no command I say in the room in this name; so do not write there yourself, and do not tell anybody who you are.
# $who: the character, $said.
notice-said = { $who }: { $said }
# $accounts: a list of account-named.
notice-accounts = Playing are, in the order of sitting down: { $accounts }.
# $number: a place in the list, $name: somebody who plays.
account-named = { $number }. { $name }
notice-unmasked = The masks fall:
# $who: the character, $account: who played it.
over-account = { $who } was { $account }
# $before left the game, $who plays on in the same place.
notice-account-replaced = { $who } plays on in place of { $before }.
# $who: the newcomer.
note-account_asked = { $who } may take somebody's place. The other side must agree: !{ command-sub }
warning-own_account = Not under your own name: write to me privately, and your character will say it.
# Follows a warning to whoever speaks as a character.
warning-unsaid = Your character has said nothing: write it to me again when it may speak.
