#!/usr/bin/env python3
"""Messages whose keys come late, or never; people whose devices do."""

from __future__ import annotations

import asyncio

from harness import Stage, Table, check, main
from player import Player
from synapse import Accounts


async def script(stage: Stage) -> None:
    bot, judge = stage.judge()
    ann, ben, carl, dan = (stage.person(name) for name in ("ann", "ben", "carl", "dan"))
    bot.start()
    await asyncio.gather(ann.start(), ben.start())
    table = Table(bot, judge, [ann, ben])
    strangers = [Stranger(stage.accounts, person) for person in (carl, dan)]
    await table.play(keys(table, ann, ben, strangers))
    await table.play(late_device(table, ann, carl, strangers[1]))
    await table.play(new_device(table, ann, stage.person("ann", "SECOND")))
    check(bot.stop() == 0, "the judge ends in order when told to")


class Stranger:
    """Somebody in a session without keys: nothing that is encrypted can be for it."""

    def __init__(self, accounts: Accounts, person: Player):
        self.accounts = accounts
        self.id = person.id
        login = {"type": "m.login.password", "password": f"pw-{person.name}",
                 "identifier": {"type": "m.id.user", "user": person.id}}
        self.token = self.asked("POST", "login", login)["access_token"]

    def asked(self, method: str, path: str, body: dict | None = None) -> dict:
        status, answer = self.accounts.request(
            method, f"/_matrix/client/v3/{path}", body, getattr(self, "token", None))
        check(status == 200, f"{self.id} {path}: {answer}")
        return answer

    async def says(self, room: str, text: str) -> None:
        await asyncio.to_thread(self.asked, "POST", f"join/{room}", {})
        await asyncio.to_thread(self.asked, "PUT", f"rooms/{room}/send/m.room.message/1",
                                {"msgtype": "m.text", "body": text})

    async def invited_to(self) -> str:
        """Waits for an invitation, and gives the room."""
        since, rooms = "", {}
        while not rooms:
            news = await asyncio.to_thread(self.asked, "GET", f"sync?timeout=1000{since}")
            since, rooms = f"&since={news['next_batch']}", news.get("rooms", {}).get("invite", {})
        return next(iter(rooms))

    def kinds_in(self, room: str) -> set[str]:
        """The types of what was sent in a room."""
        self.asked("POST", f"join/{room}", {})
        return {event["type"] for event in self.asked("GET", f"rooms/{room}/messages?dir=b&limit=100")["chunk"]}


async def keys(table: Table, ann: Player, ben: Player, strangers: list[Stranger]) -> None:
    await table.meet()
    carl, dan = strangers
    for stranger in strangers:
        await ann.client.room_invite(table.room, stranger.id)
    await carl.says(table.room, "!rulesets")
    await carl.invited_to()
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
    await table.aloud(ann, "!new v1")
    await table.public("opened")
    await dan.says(table.room, "!join")
    unreadable = await table.told(ben, "unreadable")
    check(unreadable[0].encrypted, "whoever cannot be read is told so in private")
    check(len(table.heard(ben, "reply", "you")) == 1, "and is not answered by chance")
    check(not table.heard(ann, "unreadable", "you"), "nobody else is")
    table.tell("and a key that never comes is told of")


async def late_device(table: Table, ann: Player, carl: Player, dan: Stranger) -> None:
    """Nobody gets the keys to what was sent before their device was known, so it is not sent before."""
    await carl.start()
    reply = (await table.told(carl, "reply"))[0]
    check(reply.encrypted, "what was told before the first device came")
    table.tell("somebody without a device is waited for")
    await ann.until(lambda: [m for m in ann.heard(table.judge, table.room) if dan.id in m.mentions],
                    "that somebody cannot be written to")
    sent = dan.kinds_in(await dan.invited_to())
    check("m.room.create" in sent and "m.room.encrypted" not in sent, f"nothing is sent in vain: {sent}")
    table.tell("and told of aloud if none comes")


async def new_device(table: Table, ann: Player, second: Player) -> None:
    """What was told before a device came it cannot read; whoever asks there is told again."""
    await table.aloud(ann, "!join")
    await table.aloud(ann, "!add 6")
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
