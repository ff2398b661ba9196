### Words that only Matrix shows.

matrix-dm-hello = Hello! I am the judge. I will tell you your card here and ask you what you do at night. In this room you may leave out the ! before commands.
matrix-room-hello = Hello! I am the judge of Mafia. Open a table with !{ command-new }, take a seat with !{ command-join }, and ask !{ command-help } for more.
# $who.
matrix-unreachable = I cannot write to { $who } privately. Please accept my invitation to a private room.
# Shown where a poll was, once its moment has passed.
matrix-poll-over = That is over.
# A room in which only some may open a table.
matrix-not-host = In this room only certain people may open a table. Please ask one of them.
# The room's power levels do not let the bot keep it quiet.
matrix-no-power = I cannot keep this room silent at night. If you want me to, an admin may give me the power to change the room's permissions. Until then, please be quiet by yourselves.
matrix-abstain = Abstain
matrix-decline = Choose nobody
# A message of theirs whose key has not come.
matrix-unreadable = I could not decrypt a message of yours in this room. Please write it again. If that happens more often, let your app verify me, or write from another device.
