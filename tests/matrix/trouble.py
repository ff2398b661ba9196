#!/usr/bin/env python3
"""A homeserver with its usual limits that goes away and comes back, and people who throw the judge out.

This one brings a homeserver of its own.
"""

from __future__ import annotations

import asyncio

import aiohttp

from harness import Stage, Table, check, main, own_server
from player import Player
from synapse import Homeserver

QUESTIONS = 4


async def script(stage: Stage) -> None:
    async with own_server(stage) as server:
        bot, judge = stage.judge()
        people = [stage.person(name) for name in ("ann", "ben", "cas")]
        bot.start()
        await asyncio.gather(*(p.start() for p in people))
        table = Table(bot, judge, people)
        await table.play(trouble(table, people[0], server))
        check(bot.stop() == 0, "the judge ends in order when told to")


async def trouble(table: Table, ann: Player, server: Homeserver) -> None:
    await table.meet(encrypted=False)
    # More answers than the homeserver lets through at once: they come late, and all of them.
    for question in range(QUESTIONS):
        await asyncio.gather(*(table.aloud(player, "!terms police") for player in table.players))
    for player in table.players:
        await table.told(player, "reply", QUESTIONS)
    log = table.bot.log.read_text()
    check("limits how fast the bot may write" in log, "the operator hears of the limit")
    table.tell("the limit only makes the judge slow")

    await asyncio.to_thread(server.stop)
    await ann.until(lambda: "sync failed" in table.bot.log.read_text(), "the judge to miss the homeserver")
    await asyncio.to_thread(server.start)
    await persist(table, ann)
    await table.told(ann, "reply", QUESTIONS + 1)
    table.tell("the homeserver went away and came back")

    await ann.client.room_kick(table.room, table.judge)
    await ann.until(lambda: not present(table, ann), "the judge to be thrown out")
    await ann.client.room_invite(table.room, table.judge)
    await ann.until(lambda: present(table, ann), "the judge to come back")
    await persist(table, ann)
    await table.told(ann, "reply", QUESTIONS + 2)
    table.tell("thrown out and invited again")
    for player in table.players:
        check(len(player.heard(table.judge)) == len({m.event for m in player.heard(table.judge)}), "each once")
        check(len(table.heard(player, "reply", "you")) in (QUESTIONS, QUESTIONS + 2), "one answer to each question")


def present(table: Table, player: Player) -> bool:
    room = player.client.rooms.get(table.room)
    return bool(room) and table.judge in room.users and not room.users[table.judge].invited


async def persist(table: Table, player: Player) -> None:
    """The person's own client also has to find the homeserver again."""
    for _ in range(60):
        try:
            return await table.aloud(player, "!terms killer")
        except (OSError, aiohttp.ClientError, asyncio.TimeoutError, AssertionError):
            await asyncio.sleep(0.5)
    check(False, "the homeserver is back")


if __name__ == "__main__":
    main("A homeserver in trouble.", "trouble", script)
