#!/usr/bin/env python3
"""Who keeps order at a table: the room's moderators, hosts who play, co-hosts, and whoever runs the program; and what
is remembered of the games.
"""

from __future__ import annotations

import asyncio
import pathlib
import socket

import nio

from harness import Stage, Table, check, main, whole_game
from player import Message, Player

PEOPLE = 5
COMPUTERS = 5
HOUR = 3_600_000
# Every day somebody goes out or a vote is tied, and neither happens often.
LIMITS_MAX = 400
# As by Matrix's own convention.
MODERATOR = 50


class Hosts(Table):
    """Ann has made the room and does not play, nor does Eli; Ben opens the table, and plays with Cas and Dee."""

    async def script(self) -> None:
        self.answers: dict[tuple[str, str], int] = {}
        self.games = 0
        await self.meet()
        await self.sit_down()
        await self.keep_order()
        await self.play_and_host()
        await self.help_the_host()
        await self.stop()
        await self.remember()
        await self.drained()
        await self.clear_away()

    # --- asking --------------------------------------------------------------

    async def answered(self, player: Player, kind: str = "reply") -> Message:
        """The next answer to this player alone."""
        self.answers[player.name, kind] = self.answers.get((player.name, kind), 0) + 1
        return (await self.told(player, kind, self.answers[player.name, kind]))[-1]

    async def asks(self, player: Player, text: str) -> str:
        await self.aloud(player, text)
        return (await self.answered(player)).body

    async def refused(self, player: Player, text: str, code: str = "not_host") -> str:
        await self.aloud(player, text)
        answer = await self.answered(player, "refused")
        check(answer.data["code"] == code, f"{text}: {answer.data}")
        return answer.body

    async def operate(self, order: str) -> str:
        """What `bot-console operate` does and prints, in the words of its one line to the running program."""
        path = pathlib.Path(self.bot.settings["data"]) / "control"

        def ask() -> str:
            with socket.socket(socket.AF_UNIX) as stream:
                stream.connect(str(path))
                stream.sendall(f"operate {order}\n".encode())
                return stream.makefile(encoding="utf-8").read()
        return await asyncio.to_thread(ask)

    # --- the table -----------------------------------------------------------

    async def sit_down(self) -> None:
        ann, ben, cas, dee, _ = self.players
        await self.aloud(ben, "!new v2")
        await self.public("opened", ruleset="v2")
        for count, player in enumerate([ben, cas, dee], 1):
            await self.aloud(player, "!join")
            await self.public("joined", players=count)
        await self.aloud(ben, f"!add {COMPUTERS}")
        await self.public("joined", players=3 + COMPUTERS)
        await self.begins(ben)

    async def begins(self, host: Player) -> None:
        await self.aloud(host, "!start")
        self.games += 1
        started = await self.public("started", self.games)
        people = {f"matrix:{player.id}": player for player in self.players}
        self.seats = {s["seat"]: people[s["user"]] for s in started.data["seats"] if s["user"] in people}
        await self.settled()

    async def signed(self, by: Player, plays: bool, reason: str | None, after: Message) -> None:
        """Right after it everybody reads whose deed it was, and why."""
        deed = await self.public("deed", by=f"matrix:{by.id}", n=after.data["n"] + 1)
        check((deed.data["plays"], deed.data.get("reason")) == (plays, reason), f"a deed: {deed.data}")
        check(by.name in deed.body.replace("\\", ""), f"by name: {deed.body}")
        check(("who plays in this game" in deed.body) == plays, f"with a stake in it: {deed.body}")
        check(not reason or reason in deed.body, f"why: {deed.body}")

    # --- the room's moderators -----------------------------------------------

    async def stands_still(self, by: Player) -> None:
        """The clock is stopped and runs again, by the word of somebody who does not host."""
        before = len(self.heard(by, "paused", "room"))
        running = await self.bot.move_to()
        await self.aloud(by, "!pause")
        await self.public("paused", before + 1)
        paused = await self.bot.move_to(running["now"] + HOUR)
        await self.settled()
        check(not self.heard(self.players[0], "dawn", "room"), "no night ends while the clock is stopped")
        await self.aloud(by, "!resume")
        resumed = await self.public("resumed", before + 1)
        left = running["next"] - running["now"]
        check(resumed.data["ends"] - paused["now"] == left, f"as much is left as before: {resumed.data}, {running}")

    async def keep_order(self) -> None:
        ann, ben, cas, _, eli = self.players
        for text in ["!pause", f"!host {eli.id}", "!stop"]:
            await self.refused(eli, text)
        await self.stands_still(ann)
        # Whoever is given power in the room has it at the table, and no longer than that.
        await self.empower(eli, MODERATOR)
        await self.stands_still(eli)
        await self.aloud(eli, f"!host {cas.id}")
        await self.public("host_passed", user=f"matrix:{cas.id}")
        await self.empower(eli, 0)
        await self.refused(eli, "!pause")
        await self.refused(ben, "!pause")
        self.tell("a room's moderators stop the clock and hand the table over")

    async def empower(self, player: Player, level: int) -> None:
        client, kind = self.players[0].client, "m.room.power_levels"
        state = await client.room_get_state_event(self.room, kind)
        users = {**state.content.get("users", {}), player.id: level}
        answer = await client.room_put_state(self.room, kind, {**state.content, "users": users})
        check(isinstance(answer, nio.RoomPutStateResponse), f"power for {player.name}: {answer}")

    # --- hosts who play ------------------------------------------------------

    async def play_and_host(self) -> None:
        _, ben, cas, dee, _ = self.players
        seat = self.seat(dee)
        await self.aloud(cas, f"!warn {seat} talks at night")
        warning = await self.public("warning", code="by_host", seat=seat)
        await self.signed(cas, True, "talks at night", warning)
        await self.refused(ben, f"!warn {seat} talks at night")
        self.tell("what a host who plays does to the living is signed")

    async def help_the_host(self) -> None:
        ann, ben, cas, dee, eli = self.players
        await self.refused(ben, f"!cohost {ben.id}")
        for helper in (ben, eli):
            await self.aloud(cas, f"!cohost {helper.id}")
            await self.public("cohost", user=f"matrix:{helper.id}", serves=True)
        await self.stands_still(eli)
        # For the host, not against them, and not in their place.
        await self.refused(ben, f"!kick {self.seat(cas)}", "forbidden")
        await self.refused(ben, f"!host {ben.id}")
        await self.refused(ben, f"!cohost {ann.id}")
        # One plays and the other does not.
        seat = self.seat(dee)
        await self.aloud(eli, f"!warn {seat}")
        await self.signed(eli, False, None, await self.public("warning", 2, seat=seat))
        await self.aloud(ben, f"!kick {seat} does not stop")
        kicked = await self.public("table", note="kicked", seat=seat, user=f"matrix:{dee.id}")
        await self.signed(ben, True, "does not stop", kicked)
        await self.public("out", seat=seat, cause="removed")
        await self.aloud(cas, f"!cohost {eli.id}")
        await self.public("cohost", user=f"matrix:{eli.id}", serves=False)
        await self.refused(eli, "!pause")
        self.tell("a co-host may what the host may")

    async def stop(self) -> None:
        ann = self.players[0]
        await self.aloud(ann, "!stop")
        await self.signed(ann, False, None, await self.public("table", note="stopping"))
        await self.public("over", reason="stopped")
        check("not played to an end" in await self.asks(ann, "!history"), "a stopped game is kept")
        check("no game played to its end" in await self.asks(self.players[1], "!stats"), "it does not count")
        self.tell("a room's admin ends a game")

    async def to_the_end(self) -> Message:
        """Computers answer at once, and people never do."""
        for _ in range(LIMITS_MAX):
            await self.bot.move_to("next")
            await self.settled()
            if len(self.heard(self.players[0], "over", "room")) == self.games:
                return await self.public("over", self.games)
        check(False, "the game does not come to an end")

    # --- memory --------------------------------------------------------------

    async def remember(self) -> None:
        """A game to its end, over an announced drain; and what it adds up to."""
        ann, ben, cas, dee, eli = self.players
        await self.refused(eli, "!season new Spring")
        check("Spring" in await self.asks(ann, "!season new Spring"), "a season begins")
        check("No game has been played" in await self.asks(eli, "!points"), "without a point")
        # Whoever was removed has no seat any more, and may take one again.
        await self.refused(cas, "!start", "too_few_players")
        await self.aloud(dee, "!join")
        await self.public("joined", 2, players=3 + COMPUTERS)
        await self.begins(cas)
        told = await self.operate("announce Back at noon, @room")
        check("one table" in told, told)
        said = await self.public("proclaimed", said="Back at noon, @room")
        check("Back at noon" in said.body and not said.mentions, f"it rings for nobody: {said}")
        seat = self.seat(ben)
        await self.aloud(cas, f"!fine {seat} 3 came late")
        fined = await self.public("table", note="fined", seat=seat, amount=3)
        await self.signed(cas, True, "came late", fined)
        told = await self.operate("drain")
        check("One game is still on" in told, told)
        over = await self.to_the_end()
        check(over.data["reason"] not in ("stopped", "cleared"), f"a game that is on goes on: {over.data}")
        self.tell(f"a game is played to its end: {over.data['reason']}, {over.data['winners']}")
        won = over.data["seats"]
        for player in self.seats.values():
            seat = self.seat(player)
            points = over.data["points"].get(str(seat), 0)
            first = (await self.asks(player, "!stats")).splitlines()[0]
            sum_up = f"1 game, {int(seat in won)} won ({100 * (seat in won)}%), {points} points."
            check(player.name in first.replace("\\", "") and first.endswith(sum_up), f"{first} / {sum_up}")
        check("no game" in await self.asks(ann, "!stats"), "nothing of whoever did not play")
        rows = (await self.asks(ben, "!points")).splitlines()
        check("Spring" in rows[0], f"of the season: {rows}")
        for player in self.seats.values():
            points = over.data["points"].get(str(self.seat(player)), 0)
            row = next((row for row in rows if player.name in row.replace("\\", "")), "")
            check(f": {points} points in 1 game" in row, f"a place for {player.name}: {rows}")
            check(("(you)" in row) == (player is ben), f"one's own place: {rows}")
        listed = (await self.asks(ann, "!history")).splitlines()
        result = "won" if over.data["winners"] else "a draw"
        check("1-1" in "".join(r for r in listed if "not played to an end" in r), f"the first game: {listed}")
        check(any("1-2" in row and result in row for row in listed), f"the second game: {listed}")
        await self.quietly(ben, "history")
        check("1-2" in (await self.answered(ben)).body, "the same in private")
        self.tell("games are remembered and add up")

    # --- whoever runs the program --------------------------------------------

    async def drained(self) -> None:
        ann, _, cas, *_ = self.players
        check("no game is on" in await self.operate("drain"), "it can be stopped now")
        check("nothing new begins" in await self.refused(cas, "!start", "forbidden"), "no other game")
        other = await ann.make_room("Elsewhere", [self.judge])
        await ann.until(lambda: self.judge in ann.client.rooms[other].users
                        and not ann.client.rooms[other].users[self.judge].invited, "the judge in the other room")
        await ann.say(other, "!new v2")
        answer = await self.answered(ann, "refused")
        check(answer.data["code"] == "forbidden" and "nothing new begins" in answer.body, answer.body)
        await self.operate("drain off")
        await ann.say(other, "!new v2")
        await ann.until(lambda: self.heard(ann, "opened", "room", ruleset="v2")[1:], "a table in the other room")
        self.tell("a judge that is drained begins nothing")

    async def clear_away(self) -> None:
        ann, ben, cas, dee, _ = self.players
        # They sat down long ago, and would be asked.
        for player in (ben, dee):
            await self.aloud(player, "!ready")
        await self.begins(cas)
        listed = await self.operate("tables")
        check("#1 " in listed and "#2 " in listed, listed)
        check(not any(word in listed for word in (ben.name, self.room, "ight")), f"nothing of the game: {listed}")
        check("no table" in await self.operate("close 9"), "a number of no table")
        told = await self.operate("close 1")
        check("apology" in told, told)
        sorry = await self.public("table", note="cleared")
        check("I am sorry" in sorry.body, sorry.body)
        over = await self.public("over", reason="cleared")
        check(len(over.data["hands"]) == 3 + COMPUTERS, "all cards are shown")
        await self.public("table", note="closed")
        await self.settled()
        left = await self.operate("tables")
        check("#1 " not in left and "#2 " in left, left)
        # A restart takes a drain back.
        await self.operate("drain")
        self.bot.restart()
        history = await self.asks(ben, "!history")
        check("1-3" in history, f"its log is kept: {history}")
        row = next(row for row in history.splitlines() if "1-3" in row)
        check("not played to an end" in row, f"it was broken off: {row}")
        check(": 1 game, " in (await self.asks(ben, "!stats")).splitlines()[0], "and does not count")
        check("1-3" in await self.asks(ben, "!replay 1-3"), "it can be watched")
        await self.aloud(ben, "!new v2")
        def opened():
            return [m for m in self.heard(ann, "opened", "room") if m.room == self.room][1:]
        await ann.until(opened, "another table in the room")
        listed = await self.operate("tables")
        check("#2 " in listed and "#3 " in listed, listed)
        self.tell("a table is cleared away with an apology, and the room is free")


async def script(stage: Stage) -> None:
    await whole_game(stage, Hosts, PEOPLE, rehearses=True)


if __name__ == "__main__":
    main("Who keeps order at a table.", "hosts", script)
