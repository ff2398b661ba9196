#!/usr/bin/env python3
"""A night on a homeserver with its usual limits, and the doctor's word about them.

This one brings a homeserver of its own. A phase's time begins when people can read what they are asked:
a message every five seconds shortens nobody's night.
"""

from __future__ import annotations

import asyncio

from harness import Stage, Table, check, main, own_server

# Shorter than it takes to tell everybody that it has begun.
NIGHT_S = 15
COMPUTERS = 5


async def script(stage: Stage) -> None:
    async with own_server(stage):
        bot, judge = stage.judge()
        people = [stage.person(name) for name in ("ann", "ben", "cas")]
        bot.start()
        await asyncio.gather(*(p.start() for p in people))
        table = Table(bot, judge, people)
        await table.play(night(table))
        check(bot.stop() == 0, "the judge ends in order when told to")
        code, told = await bot.run("doctor")
        check(code == 1 and "override_ratelimit" in told and judge in told, f"the doctor says what to do: {told}")
        check(told.count("✗") == 2, f"the limit, and no recovery key: {told}")
        table.tell("the doctor finds the limit")


async def night(table: Table) -> None:
    host = table.players[0]
    await table.meet(encrypted=False)
    await table.aloud(host, "!new v2")
    await table.public("opened")
    for option, value in {"times.night": NIGHT_S, "night_close": "full"}.items():
        await table.aloud(host, f"!set {option} {value}")
    for player in table.players:
        await table.aloud(player, "!join")
    await table.aloud(host, f"!add {COMPUTERS}")
    await table.public("joined", players=len(table.players) + COMPUTERS)
    await table.aloud(host, "!start")
    began = await table.public("night", night=1)
    dawn = await table.public("dawn", day=1)
    log = table.bot.log.read_text()
    check("a phase is prolonged" in log, "the judge notices that it is late")
    check("limits how fast the bot may write" in log, "the operator hears of the limit")
    lasted = (dawn.data["at"] - began.data["at"]) / 1000
    check(lasted >= NIGHT_S + 60, f"the night lasted {lasted} s, and should have been a minute longer")
    check(round(lasted - NIGHT_S) % 60 <= 2, f"by whole minutes, whatever there was to tell: {lasted}")
    table.tell(f"a night of {NIGHT_S} s lasted {lasted:.0f} s for those who read of it late")


if __name__ == "__main__":
    main("A homeserver with its usual limits.", "slow-server", script)
