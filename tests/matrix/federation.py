#!/usr/bin/env python3
"""Two homeservers that federate: the judge lives on one, half of the people on the other.

This one brings both homeservers.
"""

from __future__ import annotations

import asyncio
import pathlib
import sys

from harness import Stage, Table, check, main
from synapse import Accounts, Homeserver


async def script(stage: Stage) -> None:
    python = pathlib.Path(sys.executable)
    servers = [Homeserver(python, stage.work / name, federates=True) for name in ("here", "there")]
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
    here, there = (Accounts(server.url, server.secret, server.name) for server in servers)
    try:
        stage.accounts = here
        bot, judge = stage.judge()
        ann = stage.person("ann")
        stage.accounts = there
        ben = stage.person("ben")
        bot.start()
        await asyncio.gather(ann.start(), ben.start())
        table = Table(bot, judge, [ben, ann])
        await table.play(over_there(table))
        check(bot.stop() == 0, "the judge ends in order when told to")
    finally:
        await stage.end()
        for server in servers:
            await asyncio.to_thread(server.stop)


async def over_there(table: Table) -> None:
    """A room of the other homeserver, in which people of both sit down and are answered in private."""
    ben, ann = table.players
    await table.meet()
    check(table.judge.split(":", 1)[1] != ben.id.split(":", 1)[1], "two homeservers")
    table.tell("the judge has come over to the other homeserver's room")
    await table.aloud(ben, "!new v2")
    await table.public("opened", ruleset="v2")
    for count, player in enumerate(table.players, 1):
        await table.aloud(player, "!join")
        joined = await table.public("joined", players=count)
        check(joined.data["user"] == f"matrix:{player.id}", f"people are whole ids: {joined.data}")
        await table.aloud(player, "!terms police")
        await player.until(lambda: len(player.client.rooms) == 2, "the private room")
        await player.scroll_back(next(room for room in player.client.rooms if room != table.room))
        reply = (await table.told(player, "reply"))[0]
        check(reply.encrypted, "in private, under encryption")
    table.tell("people of both homeservers sit at one table")
    # Privately too, in the room that the judge has opened for somebody elsewhere.
    await table.quietly(ben, "terms killer")
    await table.told(ben, "reply", 2)
    table.bot.restart()
    await table.quietly(ben, "leave")
    await table.public("left", players=1)
    table.tell("and are heard in private, also after a restart")


if __name__ == "__main__":
    main("Two homeservers.", "federation", script)
