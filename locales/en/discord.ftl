### Labels of buttons and menus on Discord: at most 80 characters each.

discord-join = Join
discord-leave = Leave
discord-start = Start
discord-add = Add a computer player
discord-pass = Pass
discord-vote = Vote
discord-abstain = Abstain
discord-decline = Choose nobody
discord-hand = My card
discord-floor = Take the floor
discord-ready = Ready
discord-rules = Rules
discord-help = Help
discord-choose = Choose a player
discord-unreachable = I cannot write to { $who } privately. Please press "{ discord-hand }" below, or allow direct messages from members of this server.
discord-only-you = Only you can see this.
# $channel: a link to the channel of the table. The first direct message to somebody who has taken a seat.
discord-joined = You have a seat in { $channel }. I will tell you your card here.
# Shown to somebody alone who takes no direct messages.
discord-closed = I cannot send you direct messages, but you can play all the same: press "{ discord-hand }" in the channel to see your card and what I ask you. Or allow direct messages from members of this server and take your seat again.
discord-old-button = This button belongs to an earlier moment. Nothing has changed.
discord-nothing-asked = I ask nothing of you now.
discord-trouble = I could not write that down. Please try again in a moment.
discord-no-permission = I may not write in this channel. Please give me the permissions to see it and to send messages here.
