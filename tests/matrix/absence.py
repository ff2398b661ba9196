#!/usr/bin/env python3
"""The network is gone for minutes in the middle of a game, by a clock that the script moves.

Connections are refused, or everything is swallowed and nobody is told so. What people write meanwhile lies at
the homeserver and counts; a phase that nobody could hear of waits for them, and not for ever; the judge dies
in between; and everything is told once and in order.
"""

from __future__ import annotations

import asyncio
import re

from harness import Stage, check, main, whole_game
from long_games import Long
from player import Player
from proxy import Proxy

PEOPLE = 8
MINUTE = 60_000
SPEECH_S = 60
# So long a phase waits at most for those who cannot hear of it, in minutes.
BOUND = 3


class Absence(Long):
    """The line lies between the judge and its homeserver; the people have another one."""

    line: Proxy

    async def script(self) -> None:
        await self.meet()
        await self.open("v2", **{"times.night": 600, "times.speech": SPEECH_S, "times.last_words": 60})
        await self.join_all()
        await self.deal("v2")
        await self.settled()
        await self.refused_at_night()
        await self.swallowed_in_a_speech()
        await self.gone_for_long()
        await self.aloud(self.players[0], "!stop")
        await self.public("over", reason="stopped")
        await self.audit()

    async def refused_at_night(self) -> None:
        """The night goes on: what people choose meanwhile lies at the homeserver, and counts."""
        one, other = (self.seats[seat] for seat in self.seats_of("killer"))
        victim = self.seats_of("civilian")[0]
        await self.noted(one, f"kill {victim}")
        began = (await self.bot.move_to())["now"]
        await self.line.refuse()
        await self.quietly(other, f"kill {victim}")
        for seat in self.seats_of("police"):
            await self.quietly(self.seats[seat], f"check {self.seat(one)}")
        await self.bot.move_to(began + 5 * MINUTE)
        await one.until(lambda: len(self.waits()) >= 3, "the judge to try again and again")
        waits = self.waits()
        check(all(later == 2 * earlier for earlier, later in zip(waits, waits[1:])), f"ever more slowly: {waits}")
        check(not self.heard(one, "dawn", "room"), "nobody has heard of anything")
        await self.line.welcome()
        for seat in self.seats_of("police"):
            answer = (await self.told(self.seats[seat], "answer", ask="check"))[0]
            check(answer.data["answer"] == "killer", f"the check tells the role: {answer.data}")
        dawn = await self.public("dawn", day=1)
        check([death["seat"] for death in dawn.data["deaths"]] == [victim], f"who died: {dawn.data}")
        check(dawn.data["at"] == began + 5 * MINUTE, "when the judge heard of the last choice")
        self.tell("connections were refused for five minutes of a night")

    def waits(self) -> list[float]:
        """For how long the judge has waited after each sync that failed, in seconds."""
        found = re.findall(r"sync failed .*wait=([0-9.]+)(ms|s)", self.bot.log.read_text())
        return [float(number) / (1000 if unit == "ms" else 1) for number, unit in found]

    async def swallowed_in_a_speech(self) -> None:
        """A speaker who does not hear of their turn has the time still when they do."""
        await self.public("last_words")
        await self.settled()
        host = self.players[0]

        async def swallowed(_request, on):
            self.line.swallow()
            return await on()
        # With the next message it begins, whatever has to be asked before that.
        self.line.fault("PUT", r"/rooms/[^/]+/send/", swallowed)
        began = (await self.bot.move_to("next"))["now"]
        await host.until(lambda: self.line.swallowed, "a message on the way")
        ends = began + SPEECH_S * 1000
        for _ in range(2):
            answer = await self.bot.move_to("next")
            check(answer["now"] == ends and answer["unsent"], f"nobody has heard: {answer}")
            ends += MINUTE
            check(answer["next"] == ends, f"a minute more: {answer}")
        # What is given up and sent again arrives twice.
        self.line.cut_all()
        await host.until(self.line.sent_twice, "the judge to send it again")
        check(not self.heard(host, "speak", "room"), "it lies on the way")
        self.line.clear()
        speak = await self.public("speak")
        await self.settled()
        answer = await self.bot.move_to()
        check(answer["next"] == ends, f"what was given stays: {answer}")
        await self.aloud(self.seats[speak.data["seat"]], "!pass")
        await self.public("speak", 2)
        self.tell("everything was swallowed for two minutes of a speech")

    async def gone_for_long(self) -> None:
        """Nobody is waited for beyond a bound; a death meanwhile changes nothing of what is told later."""
        await self.settled()
        heard = self.heard(self.players[0], "speak", "room")[-1]
        await self.line.refuse()
        began = (await self.bot.move_to())["now"]
        answer = await self.bot.move_to("next")
        check(answer["now"] == began + SPEECH_S * 1000, f"this speaker knows, and is not waited for: {answer}")
        for _ in range(BOUND + 1):
            before, answer = answer, await self.bot.move_to("next")
        check(answer["now"] == before["now"] + MINUTE, f"by minutes: {answer}")
        check(answer["now"] == began + (2 * SPEECH_S + BOUND * 60) * 1000, f"and not for ever: {answer}")
        await self.killed()
        await self.line.welcome()
        # This one's turn came and went unheard, and the next one has theirs.
        speak = await self.public("speak", 4)
        check(speak.data["at"] == answer["now"], f"who has the floor now: {speak.data}, after {heard.data}")
        await self.settled()
        await self.aloud(self.seats[speak.data["seat"]], "!pass")
        await self.public("speak", 5)
        self.tell("the network was gone for longer than anybody waits, and the judge died meanwhile")


async def script(stage: Stage) -> None:
    line = Proxy(stage.accounts.url)
    await line.start()
    try:
        line.without_address()
        kind = type("Absence", (Absence,), {"line": line})
        await whole_game(stage, kind, PEOPLE, homeserver=line.url, rehearses=True, polls=False)
    finally:
        await line.stop()


if __name__ == "__main__":
    main("The network is gone for minutes.", "absence", script)
