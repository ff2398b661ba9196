#!/usr/bin/env python3
"""What everybody can see of the judge's work on Matrix, beside its words, whatever is done in secret.

Two first nights at one table: in one nobody does anything, in the other the killers quarrel and the police ask. The
judge's own requests are looked at on their way: no typing notice, no receipt, no word about its presence ever, and as
many edits of the table's message, as many events in the room and in other people's private rooms in either night.
"""

from __future__ import annotations

import asyncio
import collections
import json
import re
import urllib.parse

from harness import NAMES, Stage, Table, check, main
from player import DATA_KEY, Message, Player
from proxy import Passed, Proxy

PEOPLE = 8
# What others would be told of at the moment at which somebody has done something.
TELLTALE = re.compile(r"/(typing|receipt|read_markers|presence)(/|$)")
SENT = re.compile(r"/rooms/(?P<room>[^/]+)/(?P<how>send|redact|state)/(?P<kind>[^/]+)")


def faults(quiet: list[Passed], busy: list[Passed], room: str, others: list[str]) -> list[str]:
    """What tells two nights apart for whoever may not know, or what may never be."""
    found = [f"{request.method} {request.path}" for request in [*quiet, *busy] if TELLTALE.search(request.path)]
    for place in [room, *others]:
        one, other = (events(night, place) for night in (quiet, busy))
        if one != other:
            found.append(f"{place}: {one} is not {other}")
    return found


def events(passed: list[Passed], room: str) -> list[str]:
    """What was sent into a room, in order: its kind, what it changes, and how long it is where it can be read. Then
    what was set there, each once: how often that is tried depends on the judge's power."""
    sent, settings = [], set()
    for request in passed:
        place = SENT.search(urllib.parse.unquote(request.path))
        if request.method not in ("PUT", "POST") or not place or place["room"] != room:
            continue
        if place["how"] == "state":
            settings.add(f"{place['kind']} {len(request.body)}")
            continue
        content = json.loads(request.body or b"{}")
        relation = content.get("m.relates_to", {}).get("rel_type", "")
        words = re.sub(r"\d", "0", content.get("body", ""))
        kind = content.get(DATA_KEY, {}).get("type", "")
        sent.append(f"{place['kind']} {relation} {kind} {len(words)}")
    return sent + sorted(settings)


class Watched(Table):
    """People whose judge is listened to."""

    def __init__(self, bot, judge: str, players: list[Player], line: Proxy):
        super().__init__(bot, judge, players)
        self.line = line
        self.hands: dict[str, str] = {}

    def shown(self) -> list[Message]:
        """How the table's message has looked so far."""
        return [m for m in self.players[0].heard(self.judge, self.room) if not m.kind and "players (for " in m.body]

    async def shows(self, times: int) -> None:
        await self.players[0].until(lambda: len(self.shown()) >= times, "the table's message to change")

    def having(self, role: str) -> list[Player]:
        return [p for p in self.players if self.hands[p.name] == role]

    async def night(self, game: int, busy: bool) -> tuple[list[Passed], list[Passed]]:
        """A game's first night up to its last moment, and what comes then; what the judge did in either."""
        before = len(self.shown())
        await self.aloud(self.players[0], "!start")
        await self.public("night", count=game, night=1)
        for player in self.players:
            dealt = (await self.told(player, "dealt", count=game))[-1]
            self.hands[player.name] = dealt.data["hand"][0]
        await self.settled()
        await self.shows(before + 1)
        began = len(self.line.passed)
        if busy:
            await self.be_busy()
        # Something that all may know: the message is edited for this, and was not before.
        shown = len(self.shown())
        await self.aloud(self.players[0], "!extend 30")
        await self.shows(shown + 1)
        await self.settled()
        ended = len(self.line.passed)
        await self.pass_time("dawn", day=1)
        await self.settled()
        return self.line.passed[began:ended], self.line.passed[ended:]

    async def be_busy(self) -> None:
        """Everybody with a power uses it, thinks better of it, is refused something, and lets it be in the end."""
        for player in self.having("killer"):
            for target in (2, 5):
                await self.quietly(player, f"kill {target}")
                await self.told(player, "noted", ask="kill", targets=[target])
            await self.quietly(player, "kill 99")
            await self.told(player, "refused")
        # Nobody checks one of their own team.
        for player, other in zip(self.having("police"), self.having("civilian")):
            await self.quietly(player, f"check {self.seat(other)}")
            await self.told(player, "noted", ask="check")
        for player in self.having("killer"):
            before = len(self.heard(player, "noted", "you"))
            await self.quietly(player, "none kill")
            await player.until(lambda p=player, n=before: len(self.heard(p, "noted", "you")) > n, "a word")

    async def script(self) -> None:
        host = self.players[0]
        await self.meet(encrypted=False)
        await self.aloud(host, "!new v2")
        await self.public("opened")
        for option, value in {"night_close": "full", "times.night": 300, "times.discussion": 300}.items():
            await self.aloud(host, f"!set {option} {value}")
        for count, player in enumerate(self.players, 1):
            await self.aloud(player, "!join")
            await self.public("joined", players=count)
            self.seats[count] = player
        quiet, _ = await self.night(1, busy=False)
        blind = {player.name for player in self.having("civilian")}
        await self.aloud(host, "!stop")
        await self.public("over", reason="stopped")
        busy, _ = await self.night(2, busy=True)
        others = [self.direct(player) for player in self.having("civilian") if player.name in blind]
        found = faults(quiet, busy, self.room, others)
        check(not found, f"who may not know can tell: {found}")
        always = faults(self.line.passed, [], "", [])
        check(not always, f"the judge tells when it works: {always}")
        aloud = events(quiet, self.room)
        check("extended" in aloud[0] and "m.replace" in aloud[1], f"a word and an edit, for what all may know: {aloud}")
        places = [SENT.search(urllib.parse.unquote(request.path)) for request in busy]
        secret = collections.Counter(place["room"] for place in places if place)
        check(len(secret) > 4, f"the police and the killers were answered: {secret}")
        self.tell(f"{len(self.line.passed)} requests, {len(quiet)} in a quiet night and {len(busy)} in a busy one, "
                  f"alike for the room and {len(others)} others")
        self.spoil(quiet, busy, others)

    def spoil(self, quiet: list[Passed], busy: list[Passed], others: list[str]) -> None:
        """Every way in which the judge could tell is noticed."""
        user, room = urllib.parse.quote(self.judge), urllib.parse.quote(self.room)
        client, edit = "/_matrix/client/v3", next(p for p in busy if b"m.replace" in (p.body or b""))
        spoilt = {
            "it types while the police ask": Passed("PUT", f"{client}/rooms/{room}/typing/{user}", b'{"typing":true}'),
            "it has read what a killer wrote": Passed("POST", f"{client}/rooms/{room}/receipt/m.read/$x", b"{}"),
            "it moves its marker": Passed("POST", f"{client}/rooms/{room}/read_markers", b"{}"),
            "it is awake": Passed("PUT", f"{client}/presence/{user}/status", b'{"presence":"online"}'),
            "it edits once a killer has acted": edit,
            "it lets a killer write": Passed("PUT", f"{client}/rooms/{room}/state/m.room.power_levels/", b"{}"),
            "it reacts": Passed("PUT", f"{client}/rooms/{room}/send/m.reaction/x", b"{}"),
            "it takes a message away": Passed("PUT", f"{client}/rooms/{room}/redact/$x/y", b"{}"),
        }
        for way, request in spoilt.items():
            check(faults(quiet, [request, *busy], self.room, others), f"not noticed: {way}")
        longer = json.loads(edit.body)
        longer["body"] += "."
        longer = Passed("PUT", edit.path, json.dumps(longer).encode())
        for way, night in {
            "an edit says more": [longer if p is edit else p for p in busy],
            "an edit is missing": [p for p in busy if p is not edit],
        }.items():
            check(faults(quiet, night, self.room, others), f"not noticed: {way}")
        self.tell(f"{len(spoilt) + 2} ways to tell are noticed")


async def script(stage: Stage) -> None:
    line = Proxy(stage.accounts.url)
    await line.start()
    try:
        bot, judge = stage.judge(rehearses=True)
        bot.set(homeserver=line.url)
        line.without_address()
        people = [stage.person(name) for name in NAMES[:PEOPLE]]
        bot.start()
        await asyncio.gather(*(p.start() for p in people))
        table = Watched(bot, judge, people, line)
        await table.play(table.script())
        check(bot.stop() == 0, "the judge ends in order when told to")
    finally:
        await line.stop()


if __name__ == "__main__":
    main("What everybody can see of the judge's work.", "secrecy", script)
