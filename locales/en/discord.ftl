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
