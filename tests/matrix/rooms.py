#!/usr/bin/env python3
"""Which invitations the judge accepts, who may open a table, and a room that is upgraded under a table."""

from __future__ import annotations

import asyncio

from harness import Stage, Table, check, main
from player import Player
from synapse import Accounts


async def script(stage: Stage) -> None:
    ann, ben = stage.person("ann"), stage.person("ben")
    bot, judge = stage.judge(invites=ann.id)
    bot.start()
    await asyncio.gather(ann.start(), ben.start())
    table = Table(bot, judge, [ann, ben])
    await table.play(rooms(table, ann, ben, stage.accounts))
    check(bot.stop() == 0, "the judge ends in order when told to")


async def rooms(table: Table, ann: Player, ben: Player, server: Accounts) -> None:
    other = await ben.make_room("Elsewhere", [table.judge])
    await ben.until(lambda: other in ben.client.rooms, "the room")
    await ben.until(lambda: table.judge not in ben.client.rooms[other].users, "a declined invitation")
    table.tell("an invitation by a stranger is declined")

    await table.meet()
    table.bot.set(hosts={table.room: [ann.id]})
    table.bot.restart()
    await table.aloud(ben, "!new v1")
    await table.told(ben, "refused", code="not_host")
    await table.aloud(ann, "!new v1")
    await table.public("opened")
    await table.aloud(ben, "!join")
    await table.public("joined", players=1)
    table.tell("only some open tables here")

    status, answer = server.request("POST", f"/_matrix/client/v3/rooms/{table.room}/upgrade",
                                    {"new_version": "11"}, ann.client.access_token)
    check(status == 200, f"an upgrade: {answer}")
    old, table.room = table.room, answer["replacement_room"]
    for person in (ben.id, table.judge):
        await ann.client.room_invite(table.room, person)
    for person in (ben.id, table.judge):
        await ann.until(lambda: person in ann.client.rooms[table.room].users
                        and not ann.client.rooms[table.room].users[person].invited, "everybody in the new room")
    # Leaving the old room is not leaving the table.
    await ben.client.room_leave(old)
    await ann.until(lambda: ben.id not in ann.client.rooms[old].users, "the old room empties")
    log = "the room has moved"
    await ann.until(lambda: log in table.bot.log.read_text(), "the judge to follow")
    await table.aloud(ann, "!join")
    await table.public("joined", players=2)
    table.bot.restart()
    await table.aloud(ben, "!leave")
    await table.public("left", players=1)
    table.tell("the table goes on in the upgraded room, over a restart too")


if __name__ == "__main__":
    main("Rooms and who may do what in them.", "rooms", script)
