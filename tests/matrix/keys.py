#!/usr/bin/env python3
"""Messages whose keys come late, or never."""

from __future__ import annotations

import asyncio

from harness import Stage, Table, check, main
from player import Player


async def script(stage: Stage) -> None:
    bot, judge = stage.judge()
    ann, ben = stage.person("ann"), stage.person("ben")
    bot.start()
    await asyncio.gather(ann.start(), ben.start())
    table = Table(bot, judge, [ann, ben])
    await table.play(keys(table, ann, ben))
    await table.play(new_device(table, ann, stage.person("ann", "SECOND")))
    check(bot.stop() == 0, "the judge ends in order when told to")


async def keys(table: Table, ann: Player, ben: Player) -> None:
    await table.meet()
    for player in (ann, ben):
        await table.aloud(player, "!help")
        await table.told(player, "reply")
    # Ben's key never comes. Nobody waits for it.
    await ben.say_with_late_key(table.direct(ben), "help")
    release = await ann.say_with_late_key(table.direct(ann), "terms")
    await table.aloud(ann, "!rulesets")
    await table.told(ann, "reply", count=2)
    await release()
    answers = await table.told(ann, "reply", count=3)
    terms = await answered(table, ann, "terms", 4)
    check(answers[2].body == terms, "what was said without a key is answered when the key has come")
    table.tell("a late key is waited for")
    # A restart forgets nothing that waits for its key.
    release = await ann.say_with_late_key(table.direct(ann), "rulesets")
    table.bot.restart()
    await release()
    answers = await table.told(ann, "reply", count=5)
    check(answers[4].body == answers[1].body, "and over a restart too")
    table.tell("over a restart too")
    unreadable = await table.told(ben, "unreadable")
    check(unreadable[0].encrypted, "whoever cannot be read is told so in private")
    check(len(table.heard(ben, "reply", "you")) == 1, "and is not answered by chance")
    check(not table.heard(ann, "unreadable", "you"), "nobody else is")
    table.tell("and a key that never comes is told of")


async def new_device(table: Table, ann: Player, second: Player) -> None:
    """What was told before a device came it cannot read; whoever asks there is told again."""
    await table.aloud(ann, "!new v1")
    await table.aloud(ann, "!join")
    await table.aloud(ann, "!add 7")
    await table.public("joined", players=8)
    await table.aloud(ann, "!start")
    dealt = (await table.told(ann, "dealt"))[0]
    await second.start()
    known = ann.client.device_store.active_user_devices
    await ann.until(lambda: len(list(known(ann.id))) > 0, "the second device")
    await second.say(table.direct(ann), "role")
    role = (await table.told(second, "reply"))[-1]
    check(role.encrypted and role.body.splitlines()[0] == dealt.body.splitlines()[0], f"the card again: {role.body}")
    await second.say(table.direct(ann), "explain")
    await table.told(second, "reply", count=2)
    table.tell("a new device is told again")


async def answered(table: Table, player: Player, text: str, count: int) -> str:
    await table.quietly(player, text)
    return (await table.told(player, "reply", count=count))[-1].body


if __name__ == "__main__":
    main("Keys that come late.", "keys", script)
