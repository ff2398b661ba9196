"""A table whose people answer everything by themselves, each by a policy of the game's own."""

from __future__ import annotations

import asyncio

from harness import Table, check
from player import Message, Player, Poll, Silenced

# No game here is longer.
DAYS_MAX = 12


class Pilot(Table):
    """Plays a game to its end, whatever was dealt."""

    def __init__(self, *table):
        super().__init__(*table)
        # The polls, by event, in which somebody has answered.
        self.polled: set[str] = set()

    # --- what a game says ----------------------------------------------------

    def power(self, player: Player, ask: Message) -> list[object]:
        """What this player names for a power, by number; none for nobody."""
        raise NotImplementedError

    def vote(self, player: Player, ballot: Message) -> list[object]:
        """For what this player votes; none to abstain."""
        raise NotImplementedError

    def saw(self, notice: Message) -> None:
        """Something was told aloud."""

    def by_poll(self, player: Player) -> bool:
        """Whether this player chooses in polls where there is one."""
        return player is self.players[0]

    # --- the people ----------------------------------------------------------

    async def fly(self) -> Message:
        """Plays until the game is over; gives the notice that says so."""
        hands = [asyncio.ensure_future(self.hand(player)) for player in self.players]
        conductor = asyncio.ensure_future(self.conduct())
        try:
            done, _ = await asyncio.wait([conductor, *hands], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            return conductor.result()
        finally:
            for task in [conductor, *hands]:
                task.cancel()

    async def hand(self, player: Player) -> None:
        """Answers whatever the judge asks this player privately, as it comes."""
        answered = 0
        while True:
            def asked():
                return self.heard(player, "ask", "you")[answered:]
            # Some are never asked.
            asks = await player.until(asked, "something to answer", float("inf"))
            answered += 1
            await self.use_power(player, asks[0])

    async def use_power(self, player: Player, ask: Message) -> None:
        what = ask.data["ask"]
        targets = self.power(player, ask)
        check(set(targets) <= set(ask.data["targets"]), f"{what} {targets} of {ask.data['targets']}")
        if self.by_poll(player) and what != "order":
            await player.choose(await self.poll(player, what), *(targets or ["none"]))
        else:
            words = [what, *targets] if targets else ["none", what]
            await self.quietly(player, " ".join(map(str, words)))

    async def poll(self, player: Player, ask: str) -> Poll:
        """The open poll in which this player is asked that, and has not answered yet: a judge that dies may leave an
        earlier one open."""
        def shown():
            fresh = [p for p in player.polls if not p.over and p.event not in self.polled]
            return [p for p in fresh if next(iter(p.answers)).split(":")[1].endswith(ask)]
        poll = (await player.until(shown, f"a poll for {ask}"))[-1]
        self.polled.add(poll.event)
        check(poll.encrypted and not poll.disclosed and poll.room == self.direct(player), "a secret poll")
        return poll

    async def conduct(self) -> Message:
        """Goes through what is said aloud, and lets whoever is called do their part."""
        first, seen = self.players[0], 0
        while True:
            def more():
                return self.spoken(first)[seen:]
            for notice in await first.until(more, "the judge to go on"):
                seen += 1
                self.saw(notice)
                if notice.kind == "over":
                    return notice
                check(notice.data.get("day", 0) <= DAYS_MAX, "the game comes to an end")
                await self.called(notice)

    def spoken(self, player: Player) -> list[Message]:
        """What the judge has told in the room since the start."""
        told = [m for m in player.heard(self.judge, self.room) if m.kind]
        start = max(i for i, m in enumerate(told) if m.kind == "started")
        return told[start:]

    async def called(self, notice: Message) -> None:
        if notice.kind in ("speak", "last_words"):
            await self.pass_on(self.seats[notice.data["seat"]], notice)
        elif notice.kind == "discussion":
            await asyncio.gather(*(self.pass_on(self.seats[s], notice) for s in notice.data["seats"]))
        elif notice.kind == "ballot":
            voters = [self.seats[seat] for seat in notice.data["voters"]]
            await asyncio.gather(*(self.cast(player, notice) for player in voters))

    async def pass_on(self, player: Player, notice: Message) -> None:
        """Every second person passes by a reaction."""
        if self.players.index(player) % 2:
            def own():
                return self.heard(player, notice.kind, "room", n=notice.data["n"])
            message = (await player.until(own, "one's own client to show it"))[0]
            await player.react(self.room, message.event, "✅")
        else:
            await self.when_allowed(player, "!pass")

    async def when_allowed(self, player: Player, text: str) -> None:
        """The judge gives the floor and the homeserver hears of it a moment later."""
        for _ in range(100):
            try:
                return await self.aloud(player, text)
            except Silenced:
                await asyncio.sleep(0.1)
        check(False, f"{player.name} never has the floor")

    async def cast(self, player: Player, ballot: Message) -> None:
        targets = self.vote(player, ballot)
        if self.by_poll(player):
            await player.choose(await self.poll(player, "vote"), *(targets or ["none"]))
        elif targets:
            await self.quietly(player, "vote " + " ".join(map(str, targets)))
        else:
            await self.quietly(player, "abstain")
