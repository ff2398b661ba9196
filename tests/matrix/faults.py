#!/usr/bin/env python3
"""Whatever can go wrong between the judge and its homeserver, and that everything is still said once.

All that people ask is a question with one answer (what a word means): an answer that is missing, or comes
twice, is a fault.
"""

from __future__ import annotations

import asyncio
import collections

import proxy
from harness import Stage, Table, check, main
from player import Player
from proxy import Proxy

SEND = r"/rooms/[^/]+/send/"
SYNC = r"/sync$"
# More than the judge asks for at once, so that some of it must be fetched as history.
CHATTER = 230
LIMITED = {"errcode": "M_LIMIT_EXCEEDED", "error": "Too Many Requests"}
TEN_YEARS = 10 * 365 * 24 * 3_600_000


class Trouble(Table):
    """People who ask, and a line that breaks."""

    def __init__(self, bot, judge: str, players: list[Player], line: Proxy):
        super().__init__(bot, judge, players)
        self.line = line
        self.asked: collections.Counter = collections.Counter()

    async def ask(self, player: Player) -> None:
        await self.aloud(player, "!terms police")
        self.asked[player] += 1

    async def answered(self, what: str) -> None:
        """Everybody has an answer to each question, and no more."""
        for player in self.players:
            await self.told(player, "reply", self.asked[player])
            replies = self.heard(player, "reply", "you")
            check(len(replies) == self.asked[player] == len({m.event for m in replies}), f"each once: {what}")
        self.tell(what)

    async def ask_all(self, what: str, *rules: proxy.Rule) -> None:
        await asyncio.gather(*(self.ask(player) for player in self.players))
        for rule in rules:
            await asyncio.wait_for(rule.happened.wait(), 120)
        await self.answered(what)

    async def script(self, newcomer: Player, stranger: Player) -> None:
        await self.meet([newcomer.id, stranger.id], encrypted=False)
        await self.ask_all("nothing is wrong")
        line = self.line
        slow = proxy.answers(429, {**LIMITED, "retry_after_ms": 300})
        await self.ask_all("too fast, and told for how long", line.fault("PUT", SEND, slow, 4))
        slow = proxy.answers(429, LIMITED, **{"Retry-After": "1"})
        await self.ask_all("too fast, by a header", line.fault("PUT", SEND, slow, 2))
        slow = proxy.answers(429, LIMITED)
        await self.ask_all("too fast, and not told for how long", line.fault("PUT", SEND, slow, 3))
        broken = proxy.answers(502, "<html>bad gateway</html>")
        await self.ask_all("a gateway in between", line.fault("PUT", SEND, broken, 4))
        internal = proxy.answers(500, {"errcode": "M_UNKNOWN", "error": "Internal server error"})
        await self.ask_all("errors of the homeserver", line.fault("PUT", SEND, internal, 3),
                           line.fault("GET", SYNC, internal, 2))
        await self.ask_all("an answer that got lost", line.fault("PUT", SEND, proxy.loses_the_answer, 3))
        await self.ask_all("the same news twice", line.fault("GET", SYNC, proxy.repeats(), 2))
        await self.clocks()
        await self.crash()
        await self.away()
        await self.new_room(newcomer)
        await self.nowhere(stranger)

    async def clocks(self) -> None:
        """The homeservers' clocks show another decade; what counts is the order."""
        def skew(news: dict) -> None:
            for room in news.get("rooms", {}).get("join", {}).values():
                for event in room.get("timeline", {}).get("events", []):
                    event["origin_server_ts"] -= TEN_YEARS
        rule = self.line.fault("GET", SYNC, proxy.changes(skew), 5)
        await self.ask_all("clocks of another decade")
        rule.times = 0

    async def crash(self) -> None:
        """The homeserver has the message, and the judge dies before it hears of it."""
        held = asyncio.Event()

        async def hold(request, on):
            await on()
            held.set()
            await asyncio.sleep(3600)
        rule = self.line.fault("PUT", SEND, hold)
        await self.ask(self.players[0])
        await asyncio.wait_for(held.wait(), 120)
        rule.times = 0
        self.bot.restart()
        await self.answered("a death between a message and its receipt")

    async def away(self) -> None:
        """The network is gone; meanwhile people ask, and then talk more than comes at once."""
        self.line.down = True
        await asyncio.gather(*(self.ask(player) for player in self.players))
        for start in range(0, CHATTER, len(self.players)):
            await asyncio.gather(*(self.aloud(p, f"chatter {start}") for p in self.players))
        await self.players[0].until(lambda: self.line.refused >= 5, "the judge to try again and again")
        history = self.line.fault("GET", r"/messages$", proxy.answers(503, "<html>busy</html>"))
        self.line.down = False
        await self.answered("the network was gone, and much was said")
        check(history.met == 1, "what was missed is fetched as history, and tried again")

    async def new_room(self, newcomer: Player) -> None:
        """The homeserver has made the private room, and nobody hears of it."""
        rule = self.line.fault("POST", r"/createRoom$", proxy.loses_the_answer)
        await self.aloud(newcomer, "!terms killer")
        self.players.append(newcomer)
        self.asked[newcomer] += 1
        await asyncio.wait_for(rule.happened.wait(), 120)
        await self.answered("a room that was made unheard")
        invited = [room for room in newcomer.client.rooms.values()
                   if room.room_id != self.room and self.judge in room.users]
        check(len(invited) == 1, f"one private room: {invited}")

    async def nowhere(self, stranger: Player) -> None:
        """Whoever takes a seat and lets nobody write to them hears of it, before anything depends on it."""
        blocked = {"errcode": "M_FORBIDDEN", "error": "This person accepts no invitations"}
        rule = self.line.fault("POST", r"/createRoom$", proxy.answers(403, blocked))
        host = self.players[0]
        await self.aloud(host, "!new v2")
        await self.aloud(stranger, "!join")
        await asyncio.wait_for(rule.happened.wait(), 120)

        def told():
            return [m for m in host.heard(self.judge, self.room) if "I cannot write to" in m.body]
        found = (await host.until(told, "that somebody cannot be reached"))[0]
        check(stranger.id in found.body and found.mentions == (stranger.id,), f"it says who: {found}")
        # They have changed their mind.
        await self.aloud(stranger, "!terms police")
        await self.told(stranger, "reply")
        self.tell("somebody who could not be reached")


async def script(stage: Stage) -> None:
    line = Proxy(stage.accounts.url)
    await line.start()
    try:
        bot, judge = stage.judge()
        bot.set(homeserver=line.url)
        line.without_address()
        people = [stage.person(name) for name in ("ann", "ben", "cas", "zoe", "yan")]
        bot.start()
        await asyncio.gather(*(p.start() for p in people))
        table = Trouble(bot, judge, people[:-2], line)
        await table.play(table.script(*people[-2:]))
        check(bot.stop() == 0, "the judge ends in order when told to")
    finally:
        await line.stop()


if __name__ == "__main__":
    main("Faults between the judge and its homeserver.", "faults", script)
