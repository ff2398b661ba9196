#!/usr/bin/env python3
"""Whole games with hands of two cards: 5.0, both at once, and 6.0, one after the other.

    two_cards.py v5|v6 and what harness.py says
"""

from __future__ import annotations

import asyncio
import sys

from harness import check, main, whole_game
from pilot import Pilot
from player import Message, Player, Silenced



class AtOnce(Pilot):
    """5.0: cards are numbered around the table, and each acts for itself. Source: V5-03"""

    def __init__(self, *table):
        super().__init__(*table)
        self.cards: dict[int, str] = {}
        self.alive: set[int] = set()
        self.night = 0
        self.asked_at_once: set[str] = set()

    def living(self, *roles: str) -> list[int]:
        return sorted(card for card in self.alive if self.cards[card] in roles)

    def own(self, player: Player) -> list[int]:
        seat = self.seat(player)
        return [card for card in (2 * seat - 1, 2 * seat) if card in self.alive]

    def saw(self, notice: Message) -> None:
        if notice.kind == "night":
            self.night = notice.data["night"]
        for death in [*notice.data.get("deaths", []), *([notice.data] if notice.kind == "out" else [])]:
            self.alive.discard(death["card"])

    def power(self, player: Player, ask: Message) -> list[object]:
        what, most = ask.data["ask"], ask.data["max"]
        # The first night passes with deaths on the good side only, the second kills the rest of the killers.
        calm = len(self.heard(player, "ask", "you", ask=what)) == 1
        if what == "kill" and calm:
            return self.living("civilian")[:most]
        if what in ("kill", "strike") and not calm:
            guilty = self.living("undercover", "killer")
            return [card for card in guilty if card in ask.data["targets"]][:most]
        if what == "check":
            return [card for card in ask.data["targets"] if card not in self.own(player)][:most]
        return []

    def vote(self, player: Player, ballot: Message) -> list[object]:
        """With two cards one votes twice, and may split the two."""
        candidates = ballot.data["candidates"]
        guilty = [card for card in self.living("killer", "undercover") if card in candidates][:1] or candidates[:1]
        other = [card for card in candidates if card not in guilty]
        split = ballot.data["weights"][str(self.seat(player))] == 2 and self.players.index(player) == 1
        return [*guilty, *other[:1]] if split else guilty

    async def use_power(self, player: Player, ask: Message) -> None:
        if "number alone" not in ask.body and player.name not in self.asked_at_once:
            self.asked_at_once.add(player.name)
            await self.number_alone(player)
        await super().use_power(player, ask)

    async def number_alone(self, player: Player) -> None:
        """Where several things are asked at once, a number alone answers none of them and says so."""
        before = len(self.heard(player, "refused", "you"))
        await self.quietly(player, "1")
        refused = await self.told(player, "refused", before + 1, code="unknown_command")
        asked = {m.data["ask"] for m in self.heard(player, "ask", "you")}
        check(len(asked) > 1 and all(ask in refused[-1].body for ask in asked), f"it names them: {refused[-1].body}")

    async def script(self) -> None:
        await self.meet()
        await self.open("v5")
        for player in self.players:
            await self.aloud(player, "!join")
        await self.public("joined", players=len(self.players))
        for message in (await self.start("v5")).values():
            dealt = message.data
            self.cards.update(zip((2 * dealt["seat"] - 1, 2 * dealt["seat"]), dealt["hand"]))
        self.alive = set(self.cards)
        over = await self.fly()
        check(over.data["winners"] == ["good"], f"who won: {over.data}")
        hands = [[self.cards[2 * seat - 1], self.cards[2 * seat]] for seat in sorted(self.seats)]
        check(over.data["hands"] == hands, "the cards at the end")
        for result in [m for m in self.spoken(self.players[0]) if m.kind == "result"]:
            for vote in result.data["votes"]:
                check(vote["weight"] in (1, 2), f"a vote for each living card: {vote}")
        self.tell(f"5.0 is over; asked several things at once: {len(self.asked_at_once)}")


class InTurn(Pilot):
    """6.0: only the front card acts, is aimed at and dies. Source: V6-03"""

    def __init__(self, *table):
        super().__init__(*table)
        self.hands: dict[int, list[str]] = {}

    def front(self, seat: int) -> str:
        return self.hands[seat][0] if self.hands[seat] else ""

    def saw(self, notice: Message) -> None:
        deaths = [*notice.data.get("deaths", []), *([notice.data] if notice.kind == "out" else [])]
        for death in deaths:
            lost = self.hands[death["seat"]].pop(0)
            check(death["shown"] in (None, lost), f"the front card dies: {death}, {lost}")
            check(death["out"] == (not self.hands[death["seat"]]), f"out with the last card: {death}")

    def guilty(self) -> list[int]:
        """Killers in front, then those who have one behind."""
        return sorted((s for s, hand in self.hands.items() if "killer" in hand),
                      key=lambda seat: self.front(seat) != "killer")

    def power(self, player: Player, ask: Message) -> list[object]:
        what, targets = ask.data["ask"], ask.data["targets"]
        hand = self.hands[self.seat(player)]
        if what == "order":
            # Killers come first, so that the game is short.
            if hand[1] == "killer" != hand[0]:
                hand.reverse()
                return [2, 1]
            return [1, 2]
        if what == "kill":
            return [t for t in targets if "killer" not in self.hands[t]][:1]
        if what in ("shoot", "check"):
            return [t for t in self.guilty() if t in targets][:1]
        return []

    def vote(self, player: Player, ballot: Message) -> list[object]:
        candidates = [c for c in ballot.data["candidates"] if c != self.seat(player)]
        return ([c for c in self.guilty() if c in candidates] or candidates)[:1]

    async def levels(self) -> dict:
        """The room's power levels, as the homeserver has them."""
        answer = await self.players[0].client.room_get_state_event(self.room, "m.room.power_levels")
        return answer.content

    async def silent(self, silent: bool) -> None:
        """Waits until the room is silent, or is not."""
        while (((await self.levels())["events_default"] > 0) != silent):
            await asyncio.sleep(0.2)

    async def script(self) -> None:
        host = self.players[0]
        # The creator's own power needs no words in rooms of this version.
        await self.meet(room_version="12", power_level_override={"users": {self.judge: 100}})
        await self.open("v6")
        opened = self.heard(host, "opened", "room")[0]
        await host.until(lambda: (self.judge, opened.event, "🙋") in host.reactions, "the judge's own sign")
        for count, player in enumerate(self.players, 1):
            # Every second person sits down by a click.
            if count % 2:
                await self.aloud(player, "!join")
            else:
                await player.react(self.room, self.heard(player, "opened", "room")[0].event, "🙋")
            await self.public("joined", players=count)
        before = await self.levels()
        for message in (await self.start("v6")).values():
            self.hands[message.data["seat"]] = list(message.data["hand"])
        await self.silence()
        over = await self.fly()
        check(over.data["winners"], f"somebody won: {over.data}")
        await self.silent(False)
        check(await self.levels() == before, "all have the power that they had")
        powerless = [m for m in host.heard(self.judge, self.room) if "keep this room silent" in m.body]
        check(not powerless, "the room could be silent, also while its creator had the floor")
        await self.aloud(self.players[3], "well played")
        await self.players[1].until(lambda: all(p.over for p in self.players[1].polls), "every poll is closed")
        self.tell(f"6.0 is over: {over.data['winners']} by {over.data['reason']}")

    async def silence(self) -> None:
        """The room is silent while all choose in private, and its voice comes back whenever the judge goes."""
        await self.silent(True)
        try:
            await self.aloud(self.players[2], "psst")
            check(False, "nobody writes in a silent room")
        except Silenced:
            pass
        check(await asyncio.to_thread(self.bot.stop) == 0, "the judge ends in order when told to")
        # It does not stay for ever where the homeserver is slow, and says so.
        if "stay silent until the bot is back" not in self.bot.log.read_text():
            await self.silent(False)
        self.bot.start()
        await self.silent(True)
        # Nobody gives it back when it is killed: it remembers what it has to give back.
        self.bot.restart()
        self.tell("the room is silent")


if __name__ == "__main__":
    GAMES = {"v5": (AtOnce, 7), "v6": (InTurn, 9)}
    wanted = sys.argv.pop(1)
    main("Whole games with hands of two cards.", wanted, lambda stage: whole_game(stage, *GAMES[wanted]))
