#!/usr/bin/env python3
"""Which invitations the judge accepts and where it stays, rooms of every kind and age, the private room of a
person, who may open a table, and a room that is upgraded under a table."""

from __future__ import annotations

import asyncio
import json
import urllib.parse

import nio

from harness import Stage, Table, check, main
from player import Player
from synapse import Accounts

# The oldest, those that changed what people and power are, and the newest.
VERSIONS = ["1", "6", "9", "10", "11", "12"]
# More than once, because somebody may be somebody who tidies up.
LEAVES = 3


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

    await many_rooms(table, ann, server)
    await table.meet()
    await private_room(table, ann, ben, server)
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


def joined(table: Table, server: Accounts) -> list[str]:
    """The rooms in which the judge is, by the homeserver."""
    token = json.loads((table.bot.store / "session.json").read_text())["session"]["access_token"]
    return server.request("GET", "/_matrix/client/v3/joined_rooms", token=token)[1]["joined_rooms"]


async def many_rooms(table: Table, ann: Player, server: Accounts) -> None:
    """Rooms of every age, and a space around them; the judge leaves what all others have left."""
    space = await ann.make_room("Space", [table.judge], encrypted=False, space=True)
    rooms = []
    for number, version in enumerate(VERSIONS):
        room = await ann.make_room(f"Version {version}", [table.judge], number % 2 == 1, room_version=version)
        rooms.append(room)
        await ann.client.room_put_state(space, "m.space.child", {"via": ["localhost"]}, state_key=room)
        await ann.until(lambda: ann.heard(table.judge, room), f"a greeting in version {version}")
        await ann.say(room, "!terms police")
        await table.told(ann, "reply", number + 1)
    await ann.until(lambda: set(rooms) | {space} <= set(joined(table, server)), "the judge in all of them")
    check(not ann.heard(table.judge, space), "in a space nobody talks")
    for room in [*rooms, space]:
        await ann.client.room_leave(room)
    await ann.until(lambda: not {*rooms, space} & set(joined(table, server)), "the judge to leave empty rooms")
    table.tell("rooms of all versions, and a space")


async def private_room(table: Table, ann: Player, ben: Player, server: Accounts) -> None:
    """Nobody else comes into it or reads what was said before; whoever leaves it is invited again."""
    asked = len(table.heard(ann, "reply", "you"))
    await table.aloud(ann, "!terms killer")
    room = (await table.told(ann, "reply", asked + 1))[-1].room
    refused = await ann.client.room_invite(room, ben.id)
    check(isinstance(refused, nio.RoomInviteError) and refused.status_code == "M_FORBIDDEN", f"locked: {refused}")
    state = {event["type"]: event["content"] for event in (await ann.client.room_get_state(room)).events}
    check(state["m.room.history_visibility"]["history_visibility"] == "invited", "readable once one is invited")
    check(state["m.room.power_levels"]["state_default"] == 100, "only the judge changes anything")
    check("m.room.encryption" in state, "encrypted")
    check(not state.get("m.room.canonical_alias"), "called after the judge, not after its alias")
    path = f"/_matrix/client/v3/rooms/{urllib.parse.quote(room)}/aliases"
    _, answer = server.request("GET", path, None, ann.client.access_token)
    check(len(answer["aliases"]) == 1, f"one alias, by which the judge finds the room again: {answer}")
    check(ann.name not in answer["aliases"][0], f"an alias that tells nothing: {answer}")
    for time in range(LEAVES):
        await ann.client.room_leave(room)
        await ann.until(lambda: room not in joined(table, server), "the judge to leave, too")
        await table.aloud(ann, "!terms killer")
        room = (await table.told(ann, "reply", asked + 2 + time))[-1].room
    check(room in joined(table, server), "a private room again")
    table.tell("a private room is private, and comes back")


if __name__ == "__main__":
    main("Rooms and who may do what in them.", "rooms", script)
