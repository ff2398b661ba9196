#!/usr/bin/env python3
"""The long games, whole, by a clock that the script moves; each with a judge that is killed in the middle.

    long_games.py slow | death-note | conan
"""

from __future__ import annotations

import asyncio
import sys

from harness import Table, check, main, whole_game
from player import Gone, Player

HOUR = 3_600_000
DAY = 24 * HOUR


class Long(Table):
    """A table whose clock is the script's."""

    def __init__(self, *table):
        super().__init__(*table)
        self.hands: dict[int, str] = {}

    def holder(self, role: str) -> Player:
        return next(player for seat, player in self.seats.items() if self.hands[seat] == role)

    def seats_of(self, role: str) -> list[int]:
        return sorted(seat for seat, held in self.hands.items() if held == role)

    async def noted(self, player: Player, words: str) -> None:
        """Does something in private, and hears that it is noted."""
        before = len(self.heard(player, "noted", "you"))
        await self.quietly(player, words)
        await self.told(player, "noted", before + 1)

    async def killed(self) -> None:
        """The judge dies, comes back and goes on at the instant of what it last wrote down."""
        before = await self.bot.move_to()
        self.bot.kill()
        self.bot.start()
        after = await self.bot.move_to()
        check(after["next"] == before["next"], f"the deadline stays: {before}, {after}")
        await self.bot.move_to(before["now"])
        self.tell("the judge was killed and is back")

    async def deal(self, ruleset: str, masked: bool = False) -> None:
        for dealt in (await self.start(ruleset, masked)).values():
            self.hands[dealt.data["seat"]] = dealt.data["hand"][0]

    async def until_said(self, kind: str, **fields) -> None:
        """By itself, or when the time is up."""
        await self.settled()
        if not self.heard(self.players[0], kind, "room", **fields):
            await self.pass_time(kind, **fields)

    async def audit(self) -> None:
        """Everybody has read everything, once, in order."""
        for player in self.players:
            await player.can_read_all()
            streams: dict[str, list[int]] = {}
            for message in player.heard(self.judge):
                if "n" in message.data:
                    streams.setdefault(message.data["to"], []).append(message.data["n"])
            for to, numbers in streams.items():
                check(numbers == list(range(numbers[0], numbers[0] + len(numbers))), f"{player.name}, {to}: {numbers}")


class Slow(Long):
    """A fortnight by the clock of Berlin, over the night in which its summer time ends. Source: SL-02"""

    PLAYERS = 10

    async def script(self) -> None:
        # Noon on Tuesday, the 20th of October 2026; the clocks go back on the 25th.
        await self.bot.move_to(1_792_490_400_000)
        await self.meet(encrypted=False)
        await self.aloud(self.players[0], "!new slow")
        await self.public("opened", ruleset="slow")
        # One reminder before each time is enough for a fortnight.
        for option, value in {"timezone": "Europe/Berlin", "activity": "false", "reminders": "900"}.items():
            await self.aloud(self.players[0], f"!set {option} {value}")
        await self.join_all()
        await self.deal("slow")
        await self.public("window", part="first")
        began = (await self.bot.move_to())["now"]
        for day in range(1, 14):
            await self.day(day)
            self.tell(f"day {day} is over")
            if day == 6:
                await self.killed()
        lasted = ((await self.bot.move_to())["now"] - began) / DAY
        check(13.0 < lasted < 14.5, f"a fortnight has passed: {lasted}")
        ends = [m.data["ends"] for m in self.heard(self.players[0], "window", "room")]
        check(len(set(ends)) == len(ends), "every time is another one")
        # By the table's clock all ends are at eight and at ten in the evening, in summer and in winter.
        change = 1_792_890_000_000
        hours = {((end + (2 if end < change else 1) * HOUR) % DAY) / HOUR for end in ends}
        check(hours == {20.0, 22.0}, f"the times of day: {hours}")
        await self.finish()
        await self.audit()
        self.tell(f"{lasted:.1f} days by the clock")

    async def day(self, day: int) -> None:
        await self.pass_time("window", part="day")
        police = self.seats_of("police")
        if day <= 2:
            # What all of them check is answered at once.
            target = self.seats_of("killer")[day - 1]
            for seat in police:
                await self.quietly(self.seats[seat], f"check {target}")
            for seat in police:
                answer = (await self.told(self.seats[seat], "answer", day, ask="check"))[-1]
                check(answer.data["answer"] == "killer", f"the check tells the role: {answer.data}")
        # Two against two: the killers decide, and decide nothing.
        one, other = self.seats_of("civilian")

        async def votes(voter: int, target: int) -> None:
            await self.noted(self.seats[voter], f"vote {police[0]}")
            # The last word counts.
            await self.noted(self.seats[voter], f"vote {target}")
        await asyncio.gather(votes(one, other), votes(other, one))
        result = await self.pass_time("result")
        check(result.data["outcome"] == "tie", f"day {day}: {result.data}")

    async def finish(self) -> None:
        """The killers are jailed, one after the other."""
        await self.pass_time("window", part="day")
        for count, killer in enumerate(self.seats_of("killer")):
            if count:
                await self.pass_time("window", part="day")
            voters = self.seats_of("civilian") + self.seats_of("police")
            await asyncio.gather(*(self.noted(self.seats[seat], f"vote {killer}") for seat in voters))
            if count == 0:
                await self.pass_time("out", seat=killer)
        over = await self.pass_time("over")
        check(over.data["winners"] == ["good"], f"who won: {over.data}")


class DeathNote(Long):
    """A notebook changes hands and comes back, and the kiras find each other. Source: DN-07, DN-12, DN-13"""

    PLAYERS = 10

    async def script(self) -> None:
        await self.meet(power_level_override={"users": {self.judge: 100}})
        await self.aloud(self.players[0], "!new death-note")
        await self.public("opened", ruleset="death-note")
        await self.join_all()
        await self.deal("death-note", masked=True)
        kiras = [self.seats[seat] for seat in self.seats_of("kira")]
        first = await self.whose_night(kiras)
        second = next(kira for kira in kiras if kira is not first)
        await self.noted(first, "none")
        await self.pass_time("discussion")
        await self.masks(first)
        await self.transfer_and_recovery(first)
        await self.joining(first, second)
        await self.both_kill(first, second)
        await self.both_fall(first, second)
        await self.audit()

    async def whose_night(self, kiras: list[Player]) -> Player:
        """Only one of them is asked."""
        await self.settled()
        asked = [kira for kira in kiras if self.heard(kira, "ask", "you", ask="write")]
        check(len(asked) == 1, f"one kira has the night: {asked}")
        return asked[0]

    async def masks(self, speaker: Player) -> None:
        """People speak as characters, and nothing stays that was said under an account."""
        seat, host = self.seat(speaker), self.players[0]
        await self.quietly(speaker, "Good evening, <b>all</b>: who is there?")
        said = await self.public("said", seat=seat)
        check(said.sender == self.judge, "the judge's account speaks for all")
        check(said.persona == f"#{seat} {said.data['name']}", f"as a character: {said.persona}")
        check(said.body == f"{said.persona}: Good evening, <b>all</b>: who is there?", f"by name: {said.body}")
        check("data-mx-profile-fallback" in said.html and "&lt;b&gt;" in said.html, f"escaped: {said.html}")
        warned = len(self.heard(speaker, "warning", "you", code="own_account"))
        slips = [await speaker.say(self.room, text) for text in ("it is me", f"!vote {seat}")]
        slips.append(await speaker.send(self.room, "m.room.message", {"msgtype": "m.emote", "body": "waves"}))
        await host.until(lambda: all(host.removed.get(slip) == self.judge for slip in slips), "slips taken down")
        await self.told(speaker, "warning", warned + 2, code="own_account")
        await self.told(speaker, "refused", code="forbidden")
        asked = await host.say(self.room, "!help")
        await self.told(host, "reply")
        check(asked not in host.removed, "a question stays")
        self.tell("characters speak, accounts are silent")

    async def vote_all(self, *names: int) -> None:
        def words(player: Player) -> str:
            others = [str(name) for name in names if name != self.seat(player)]
            return "vote " + " ".join(others) if others else "abstain"
        await asyncio.gather(*(self.noted(player, words(player)) for player in self.living()))

    def living(self) -> list[Player]:
        out = {m.data["seat"] for m in self.heard(self.players[0], "out", "room")}
        for dawn in self.heard(self.players[0], "dawn", "room"):
            out |= {death["seat"] for death in dawn.data["deaths"]}
        return [player for seat, player in sorted(self.seats.items()) if seat not in out]

    async def transfer_and_recovery(self, giver: Player) -> None:
        heir = self.seats_of("civilian")[0]
        await self.quietly(giver, f"transfer {heir}")
        await self.public("transferred")
        await self.told(self.seats[heir], "notebook", count=1)
        await self.pass_time("ballot")
        # Nobody may name themselves, and a second name would be out as well.
        votes = {player: f"vote {heir}" for player in self.living()} | {self.seats[heir]: "abstain"}
        early = self.living()[:4]
        await asyncio.gather(*(self.noted(player, votes[player]) for player in early))
        await self.killed()
        late = [player for player in votes if player not in early]
        await asyncio.gather(*(self.noted(player, votes[player]) for player in late))
        await self.until_said("unclaimed")
        await self.quietly(giver, "recover")
        await self.public("recovered")
        await self.told(giver, "notebook", why="recovered")
        check(self.seats[heir] not in self.living(), "the heir is out")
        self.tell("handed on and taken back")

    async def joining(self, first: Player, second: Player) -> None:
        await self.until_said("night", night=2)
        await self.told(second, "ask", ask="write")
        await self.noted(second, f"joinup {self.seat(first)}")
        await self.until_said("joined_up", ok=True)
        for one, other in ((first, second), (second, first)):
            await self.told(one, "partner", seat=self.seat(other))
        await self.until_said("ballot")
        await self.pass_time("ballot") if len(self.heard(first, "ballot", "room")) < 2 else None
        await self.vote_all()
        self.tell("joined up")

    async def both_kill(self, first: Player, second: Player) -> None:
        await self.until_said("night", night=3)
        victims = [seat for seat in self.seats_of("civilian") if self.seats[seat] in self.living()][:2]
        for kira, victim in zip((first, second), victims):
            await self.noted(kira, f"write {victim} {self.seats[victim].id}")
        await self.until_said("dawn", day=3)
        dawn = self.heard(self.players[0], "dawn", "room", day=3)[0]
        check(sorted(d["seat"] for d in dawn.data["deaths"]) == sorted(victims), f"both kill: {dawn.data}")
        self.tell("both have killed")

    async def both_fall(self, first: Player, second: Player) -> None:
        if len(self.heard(self.players[0], "ballot", "room")) < 3:
            await self.pass_time("ballot")
        await self.vote_all(self.seat(first), self.seat(second))
        await self.until_said("over")
        over = self.heard(self.players[0], "over", "room")[0]
        check(over.data["winners"] == ["good"], f"who won: {over.data}")
        unmasked = await self.public("unmasked")
        known = {s["seat"]: s["user"] for s in unmasked.data["seats"]}
        check(known == {seat: f"matrix:{player.id}" for seat, player in self.seats.items()}, "at last all know")
        self.tell("the game is over: good has won")


class Conan(Long):
    """To the fourth dawn, when the writer wins, and beyond it, until the boss falls. Source: CO-35, CO-36"""

    PLAYERS = 12

    async def script(self) -> None:
        await self.meet()
        await self.aloud(self.players[0], "!new conan")
        await self.public("opened", ruleset="conan")
        await self.join_all()
        await self.deal("conan")
        self.boss = self.seats_of("boss")[0]
        for night in range(1, 5):
            await self.until_night(night)
            await self.use_skills(night)
            if night == 2:
                await self.killed()
            await self.deduction(night)
            await self.pass_time("dawn", day=night)
        writer = self.seats_of("aoyama")[0]
        await self.settled()
        check(self.heard(self.players[0], "serial", "room", seat=writer), "the writer has won at the fourth dawn")
        check(not self.heard(self.players[0], "over", "room"), "the others play on")
        self.tell("the fourth day has dawned")
        # The dark court saves the boss once.
        await self.vote_boss()
        await self.pass_time("ballot_void")
        await self.vote_boss()
        over = await self.pass_time("over")
        check(sorted(over.data["winners"]) == ["good", "third"], f"who won: {over.data}")
        await self.audit()
        self.tell("the boss has fallen")

    async def until_night(self, night: int) -> None:
        await self.settled()
        if not self.heard(self.players[0], "night", "room", night=night):
            await self.pass_time("night", night=night)

    async def use_skills(self, night: int) -> None:
        conan, heiji, gin = (self.holder(role) for role in ("conan", "heiji", "gin"))
        if night == 1:
            await self.noted(conan, f"investigate {self.boss}")
            await self.noted(heiji, f"investigate {self.seat(gin)}")
        if night == 2:
            await self.noted(gin, f"trueglare {self.seat(conan)}")
            await self.noted(self.holder("ran"), f"search {' '.join(map(str, self.three(conan)))}")
        if night == 3:
            # The boss kills whom Ran guards.
            await self.noted(self.seats[self.boss], f"kill {self.seat(conan)}")
        if night == 4:
            await self.noted(self.holder("aoyama"), f"play sonoko {self.boss}")
            await self.noted(self.holder("sonoko"), f"gossip {self.seat(gin)}")

    def three(self, conan: Player) -> list[int]:
        return sorted([self.seat(conan), *self.seats_of("jodie"), *self.seats_of("haibara")])

    async def deduction(self, night: int) -> None:
        """The second stage of a night is Kogoro's."""
        kogoro = self.holder("kogoro")
        before = len(self.heard(kogoro, "ask", "you", ask="deduce"))
        for _ in range(4):
            await self.bot.move_to("next")
            await self.settled()
            try:
                await kogoro.until(
                    lambda: len(self.heard(kogoro, "ask", "you", ask="deduce")) > before, "the question", 2)
                break
            except Gone:
                continue
        await self.noted(kogoro, f"deduce build {self.boss} youth")
        if night == 1:
            answer = (await self.told(self.holder("conan"), "answer", ask="investigate"))[0]
            check(answer.data["answer"] == "yes", f"the boss is black: {answer.data}")
        if night == 2:
            answer = (await self.told(self.holder("ran"), "answer", ask="search"))[0]
            check(self.seats_of("conan")[0] in answer.data["targets"] or answer.data["answer"], f"{answer.data}")

    async def vote_boss(self) -> None:
        host, ballots = self.players[0], len(self.heard(self.players[0], "result", "room"))
        open_ballots = len(self.heard(host, "ballot", "room"))
        void = len(self.heard(host, "ballot_void", "room"))
        if open_ballots <= ballots + void:
            await self.pass_time("ballot")
        voters = ("conan", "heiji", "ran", "sonoko", "jodie")
        await asyncio.gather(*(self.noted(self.holder(role), f"vote {self.boss}") for role in voters))


GAMES = {"slow": Slow, "death-note": DeathNote, "conan": Conan}


if __name__ == "__main__":
    wanted = sys.argv.pop(1)
    main("The long games.", wanted, lambda stage: whole_game(stage, GAMES[wanted], GAMES[wanted].PLAYERS, rehearses=True, polls=False))
