### Words that only Matrix shows.

matrix-dm-hello = Hello! I am the judge. I will tell you your card here and ask you what you do at night. In this room you may leave out the ! before commands.
matrix-room-hello = Hello! I am the judge of Mafia. Open a table with !{ command-new }, take a seat with !{ command-join }, and ask !{ command-help } for more.
# $who.
matrix-unreachable = I cannot write to { $who } privately. Please accept my invitation to a private room.
matrix-poll-title = Your vote
matrix-abstain = Abstain
matrix-decline = Choose nobody
# A message of theirs whose key has not come.
matrix-unreadable = I could not decrypt a message of yours in this room. Please write it again.
