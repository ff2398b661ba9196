### Discord. Labels of buttons: at most 80 characters; of menus and their options: 100; titles of forms: 45.

## Buttons and menus

discord-join = Join
discord-leave = Leave
discord-start = Start
# On the lobby's card after a game: the same people sit there still.
discord-again = Play again
discord-add = Add a computer player
discord-pass = Pass
discord-vote = Vote
discord-abstain = Abstain
discord-decline = Choose nobody
# Uses a power that names nobody.
discord-use = Do it
discord-hand = My card
discord-floor = Take the floor
discord-ready = Ready
discord-rules = Rules
discord-settings = Settings
discord-claim = Claim a role
discord-explode = Explode
discord-confess = Confess
discord-choose = Choose a player
discord-choose-squeeze = Choose a number and a side
# $count: a number from 1 to 10, $side: left or right.
discord-squeeze = { $count }, { $side }
# Which of one's two cards comes first. $card: 1 or 2, $role.
discord-front = First card { $card }: { $role }
# Title of a form with one field for an answer in words, and the button that opens it.
discord-write = Write your answer
# Opens a form: what one writes there goes where a direct message would go: one's character says it, or one's team hears it.
discord-speak = Say something
# A button and a field: the text of a rule-set file.
discord-paste = Paste a rule set
# Above a menu of notices that wait for a review: choosing one approves it.
discord-approve = Approve a notice
# The button beside it, and the title of the form that it opens, with its two fields.
discord-refuse = Refuse a notice
discord-review-number = Number of the notice
discord-review-reason = Reason, for the killers

## Characters

# The name under which a character speaks. $seat: its number, $name.
discord-character = { $seat } · { $name }

## Texts as files

# Name and description of the argument of a command that takes a text as a file.
discord-file = file
    .about = The text as a file: plain text in UTF-8
discord-file-not-text = I can only read plain text. Please save it as a .txt file in UTF-8, or write it to me as messages.
# $most: a number of kibibytes.
discord-file-too-large = That is too much for me: at most 4 files, { $most } KB each. Please send less.
discord-file-unreadable = I cannot make out the letters in that file. Please save it as plain text in UTF-8 and send it again.
discord-file-lost = I could not fetch that file from Discord. Please send it again.

## What everybody sees

# Stands on the card of a table that has been cleared away.
discord-table-gone = This table has been cleared away.
# On the lobby's card once the game has begun.
discord-started = The game is on.
# On the card of a ballot. $count: how many have voted or abstained, $all: how many may.
discord-voted = { $count } of { $all } have voted.
# On the card of a discussion. $count: how many have passed, $all: how many may speak.
discord-passed = { $count } of { $all } have nothing more to say.
# $count: how many have decided which card comes first, $all: how many play.
discord-ordered = { $count } of { $all } have decided.
# The name of a table's own thread. $who opened it.
discord-thread = Mafia: { $who }
# The name of the private thread for whoever is out.
discord-dead-thread = The dead
# Said at a table in the middle of a game when clicks may have been lost.
discord-away = I was away for a moment. What I have noted stands; if a button or a command of yours went wrong meanwhile, please press it again.
discord-dead-warning = Whoever is out may talk here. Besides you, everybody can read this who may manage threads in this server: a moderator who plays should keep out. Please give the living no sign.

## What one person alone sees

# $channel: a link to the channel of the table. The first direct message to somebody who has taken a seat.
discord-joined = You have a seat in { $channel }. I will tell you your card here.
discord-closed = I cannot send you direct messages, but you can play all the same: press "{ discord-hand }" in the channel to see your card and what I ask you. Or allow direct messages from members of this server and take your seat again.
discord-old-button = This button belongs to an earlier moment. Nothing has changed.
discord-nothing-asked = I ask nothing of you now.
discord-trouble = I could not write that down. Please try again in a moment.
discord-no-permission = I may not write in this channel. Please give me the permissions to see it and to send messages here.
discord-claim-which = Which role do you claim? Everybody will hear it.
discord-explode-sure = Only killers can explode. You would be out at once, and the day would end. Are you sure?
discord-confess-sure = Only killers can confess. Everybody would know you for a killer, and you would play on. Are you sure?

## Settings

# $ruleset: the name of the rule set.
discord-settings-about = Settings of this table ({ $ruleset }). Only the host changes them, before the game.
discord-settings-no-table = No table stands here. This is what I do with the room when one does.
discord-pace = Pace
discord-times = Time limits in seconds
discord-change = Change an option
discord-room = What I do with this channel
discord-room-silence = Silence
    .about = Nobody can write at night, the dead and whoever has no turn neither.
discord-room-thread = Threads
    .about = Every new table gets a thread of its own.
discord-room-dead = Room for the dead
    .about = Whoever is out may talk in a private thread.
discord-room-voice = Voices
    .about = Whoever plays and may not speak now is muted in voice channels.
discord-room-not-yours = Only the host or a moderator decides what I do with the channel.
# $wishes: a list of what was chosen.
discord-room-noted = In this channel: { $wishes }.
discord-room-nothing = I leave the channel as it is.

## The command doctor: what the bot lacks. Names of permissions as Discord's clients show them.

discord-doctor = doctor
    .about = What I lack in this channel, and how to mend it
# $permission, $less: what cannot be done without it.
discord-doctor-vital = ❌ Without this I cannot play here: { $permission } is missing: { $less }
discord-doctor-less = ⚠️ { $permission } is missing: { $less }
# $link: the invite link with all permissions.
discord-doctor-mend = To mend it: give my role these permissions in the settings of the server, look whether this channel takes them away, or invite me anew: { $link }
discord-doctor-permissions = ✅ I have every permission that I use in this channel.
discord-doctor-silence = ⚠️ Silence is wished for here but cannot be kept.
discord-doctor-thread = ⚠️ Threads are wished for here but cannot be opened.
discord-doctor-dead = ⚠️ A room for the dead is wished for here but cannot be opened.
discord-doctor-voice = ⚠️ Muting in voice channels is wished for here but cannot be done.
discord-doctor-masks = ⚠️ People play as characters here. Without Manage Webhooks I say myself what they say, with their names in the words.
discord-doctor-inboxes = ✅ I know of nobody at this table whom I cannot write to.
# $who: mentions of the people.
discord-doctor-closed = ⚠️ These take no direct messages from me: { $who }. They play with "{ discord-hand }", or allow direct messages from members of this server.
discord-doctor-direct = ✅ I can write to you.
discord-doctor-intents = ✅ I need none of the privileged intents. What is written in a channel I read only where it mentions me.
discord-need-view = View Channels
    .less = I cannot play here at all.
discord-need-send = Send Messages
    .less = I cannot say anything here.
discord-need-send-threads = Send Messages in Threads
    .less = no table can stand in a thread.
discord-need-history = Read Message History
    .less = people who come later do not see what was said.
discord-need-roles = Manage Permissions
    .less = I cannot keep silence at night and out of turn.
discord-need-threads = Create Public Threads
    .less = tables cannot have threads of their own.
discord-need-private = Create Private Threads
    .less = there is no room for the dead.
discord-need-manage-threads = Manage Threads
    .less = I cannot close the threads that I have opened.
discord-need-webhooks = Manage Webhooks
    .less = characters have no name and picture of their own; I say myself what they say.
discord-need-messages = Manage Messages
    .less = what players say under their own names stays where they should speak as characters.
discord-need-mute = Mute Members
    .less = I cannot mute voices at night and out of turn.
