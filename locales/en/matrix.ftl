### Words that only Matrix shows.

matrix-dm-hello = Hello! I am the judge. I will tell you your card here and ask you what you do at night. In this room you may leave out the ! before commands.
matrix-room-hello = Hello! I am the judge of Mafia. Open a table with !{ command-new }, take a seat with !{ command-join }, and ask !{ command-help } for more.
# $who.
matrix-unreachable = I cannot write to { $who } privately. Please accept my invitation to a private room, in a client that reads encrypted messages.
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
# A file somebody sent privately, which is no text.
matrix-file-kind = I can read words and text files (.txt), and nothing else. Please write it, or send it as a text file.
# $max: in KiB.
matrix-file-size = That file is too large for me: at most { $max } KiB. Please send it in parts.
matrix-file-encoding = I cannot read the characters in that file. Please save it as UTF-8 and send it again, or write it here.
matrix-file-lost = I could not get that file. Please send it again, or write it here.
# In a room that the judge opens for the players of one team.
matrix-team-hello = This room is for your team alone: talk here at night. I listen to commands only; what I have to tell you I say to each of you privately. By day it is silent here.
matrix-dead-hello = Whoever is out may talk here until the game is over. This room is encrypted: only those who are in it can read what is said from their invitation on, and so could I, who listen to commands only. Whoever runs your homeserver can see who is in it. Please give the living no sign.

## bot-matrix login

# $user: the account.
matrix-login-password = Password of { $user }:
# $page: a web address.
matrix-login-sso = Open this page in a browser and log in:
    { $page }
    The browser then shows an address that ends with loginToken=… . Paste what stands after the sign =:
# $user and $device: Matrix ids.
matrix-login-done = Logged in as { $user } with the device { $device }. The session lies in the store; no password needs to be kept.
matrix-login-signed = The bot's identity is in place, and the homeserver keeps it, locked with the recovery key that was shown before.
# $key: letters and digits in groups.
matrix-login-key = The bot's identity is in place, and clients will show it as verified. This is its recovery key. It is shown only now; keep it where the store is not. If the store is ever lost, it brings the identity back:
    { $key }
matrix-login-unsigned = This device is not signed by the bot's identity, whose keys are lost. Bring it back with --recovery-key-file, or set reset_cross_signing = true and log in again with the password for a new one.

## bot-matrix doctor: one finding a line

# $user and $device: Matrix ids.
matrix-doctor-session = Logged in as { $user } with the device { $device }.
matrix-doctor-keys = The homeserver announces this device's keys.
matrix-doctor-no-keys = The homeserver announces other keys for this device, so nobody can write to it. Move the store folder away and log in again.
matrix-doctor-signed = Clients can show the bot as verified.
matrix-doctor-unsigned = This device is not signed by the bot's identity, and some clients will not show its messages. Log in with --recovery-key-file, or with reset_cross_signing = true.
matrix-doctor-recovery = The homeserver keeps the bot's identity for the case that the store is lost.
matrix-doctor-no-recovery = There is no recovery key: if the store is lost, so is the bot's identity. Make one with: bot-matrix login
matrix-doctor-quick = The homeserver lets the bot write as fast as a game needs.
# $user: the bot's Matrix id. $homeserver: its web address.
matrix-doctor-limited = The homeserver slows the bot down, and games will be slow. A server admin of a Synapse lifts the limit with:
    curl -X POST -H "Authorization: Bearer $ADMIN_TOKEN" { $homeserver }_synapse/admin/v1/users/{ $user }/override_ratelimit -d '{"{"}"messages_per_second": 0, "burst_count": 0{"}"}'
# $error: a technical reason.
matrix-doctor-untried = How fast the bot may write could not be tried: { $error }
