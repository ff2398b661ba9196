#!/usr/bin/env python3
"""Whole games of 2.0 whose people answer by themselves.

    plain.py clicks   eight in an open room, by reactions and polls only
    plain.py deaths   twelve in an encrypted room, the judge killed twenty times at random moments
"""

from __future__ import annotations

import asyncio
import collections
import random
import secrets
import sys

from harness import check, main, whole_game
from pilot import Pilot
from player import Message, Player

DEATHS = 20


class Plain(Pilot):
    """Good wins: the killers are voted out, one a day."""

    encrypted = True

    def __init__(self, *table):
        super().__init__(*table)
        self.hands: dict[int, str] = {}
        self.alive: set[int] = set()

    def living(self, role: str) -> list[int]:
        return sorted(seat for seat in self.alive if self.hands[seat] == role)

    def saw(self, notice: Message) -> None:
        for death in [*notice.data.get("deaths", []), *([notice.data] if notice.kind == "out" else [])]:
            self.alive.discard(death["seat"])

    def power(self, player: Player, ask: Message) -> list[object]:
        wanted = self.living("civilian") if ask.data["ask"] == "kill" else self.living("killer")
        return [seat for seat in wanted if seat in ask.data["targets"]][:1]

    def vote(self, player: Player, ballot: Message) -> list[object]:
        own = self.seat(player)
        return [seat for seat in self.living("killer") if seat in ballot.data["candidates"] and seat != own][:1]

    async def sit_down(self) -> None:
        await self.join_all()

    async def script(self) -> None:
        await self.meet(encrypted=self.encrypted)
        await self.open("v2")
        await self.sit_down()
        for dealt in (await self.start("v2")).values():
            self.hands[dealt.data["seat"]] = dealt.data["hand"][0]
        self.alive = set(self.hands)
        over = await self.fly()
        check(over.data["winners"] == ["good"], f"who won: {over.data}")
        check(over.data["hands"] == [[self.hands[seat]] for seat in sorted(self.seats)], "the cards at the end")
        self.tell(f"the game is over; {await self.audit()} messages, each once")

    async def audit(self) -> int:
        """Every message came once and in order, every vote counted once."""
        total = 0
        for player in self.players:
            await player.can_read_all()
            streams = collections.defaultdict(list)
            for message in player.heard(self.judge):
                secret = self.encrypted or message.room != self.room
                check(message.encrypted or not secret, f"in clear: {message.kind}")
                if "n" in message.data:
                    streams[message.data["to"]].append(message.data["n"])
                    total += 1
            for to, numbers in streams.items():
                expected = list(range(numbers[0], numbers[0] + len(numbers)))
                check(numbers == expected, f"{player.name}, {to}: {numbers}")
        for result in self.heard(self.players[0], "result", "room"):
            cast = [vote["by"] for vote in result.data["votes"]]
            check(len(cast) == len(set(cast)), f"one vote each: {cast}")
            check(sum(result.data["counts"].values()) == sum(1 for v in result.data["votes"] if v["for"]), "all count")
        return total


class Clicks(Plain):
    """Nobody but the host types, and the host only to open the table."""

    encrypted = False

    def by_poll(self, player: Player) -> bool:
        return True

    async def sit_down(self) -> None:
        for count, player in enumerate(self.players, 1):
            await player.react(self.room, self.heard(player, "opened", "room")[0].event, "🙋")
            await self.public("joined", players=count)

    async def script(self) -> None:
        await super().script()
        heard = self.players[0].heard(self.judge, self.room)
        powerless = [m for m in heard if "I cannot keep this room silent" in m.body]
        check(len(powerless) == 1, f"that it has no power here the judge says once: {powerless}")

    async def pass_on(self, player: Player, notice: Message) -> None:
        def own():
            return self.heard(player, notice.kind, "room", n=notice.data["n"])
        message = (await player.until(own, "one's own client to show it"))[0]
        await player.react(self.room, message.event, "✅")


class Deaths(Plain):
    """The judge dies again and again, whatever it is doing."""

    async def script(self) -> None:
        seed = secrets.randbits(32)
        self.tell(f"the moments come from {seed}")
        dying = asyncio.ensure_future(self.die(random.Random(seed)))
        try:
            await super().script()
        finally:
            dying.cancel()
            await asyncio.gather(dying, return_exceptions=True)
        check(self.deaths == DEATHS, f"the judge died {self.deaths} times")

    async def die(self, moments: random.Random) -> None:
        """After so many messages more, and a blink, over the whole game."""
        self.deaths = 0
        host = self.players[0]
        await host.until(lambda: self.heard(host, "joined", "room"), "the first to sit down")
        while self.deaths < DEATHS:
            enough = len(host.seen) + moments.randint(0, 3)
            await host.until(lambda enough=enough: len(host.seen) >= enough, "messages", float("inf"))
            await asyncio.sleep(moments.random() / 2)
            self.bot.restart()
            self.deaths += 1


GAMES = {"clicks": (Clicks, 8), "deaths": (Deaths, 12)}


if __name__ == "__main__":
    wanted = sys.argv.pop(1)
    main("Whole games of 2.0.", wanted, lambda stage: whole_game(stage, *GAMES[wanted]))
