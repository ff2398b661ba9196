#!/usr/bin/env python3
"""A room for each team, where the operator wants it: who belongs together talks there, and nobody else reads it."""

from __future__ import annotations

import asyncio

from harness import Stage, check, main, whole_game
from long_games import Long
from player import Player, Silenced

PEOPLE = 8


class Team(Long):
    """The killers' room over a night and a day, with the judge killed in between."""

    async def den(self, mates: list[Player]) -> str:
        """The room that the judge has opened for these, in which all of them are."""
        def common():
            rooms = set.intersection(*(set(mate.client.rooms) for mate in mates)) - {self.room}
            return next((room for room in rooms if all(
                mate.id in mate.client.rooms[room].users for mate in mates)), None)
        room = await mates[0].until(common, "a room of the team's own")
        await mates[1].until(lambda: [m for m in mates[1].seen if m.room == room and m.sender == self.judge
                                      and "your team alone" in m.body], "the judge's word in it")
        return room

    async def silent(self, player: Player, room: str, silent: bool) -> None:
        async def levels() -> int:
            answer = await player.client.room_get_state_event(room, "m.room.power_levels")
            return answer.content["events_default"]
        while (await levels() > 0) != silent:
            await asyncio.sleep(0.2)

    async def script(self) -> None:
        await self.meet()
        await self.aloud(self.players[0], "!new v2")
        await self.public("opened")
        await self.aloud(self.players[0], "!set night_close early")
        await self.join_all()
        await self.deal("v2")
        one, other = (self.seats[seat] for seat in self.seats_of("killer"))
        victim = self.seats_of("civilian")[0]
        room = await self.den([one, other])
        state = await one.client.room_get_state(room)
        told = str([event["content"] for event in state.events])
        check("killer" not in told and "m.megolm" in told, f"nothing secret in the room's state: {told}")
        members = set(one.client.rooms[room].users)
        check(members <= {one.id, other.id, self.judge}, f"nobody else is in it: {members}")
        await one.say(room, "Whom do we take?")
        await other.until(lambda: [m for m in other.seen if m.body == "Whom do we take?"], "the mate's words")
        await other.say(room, f"kill {victim}")
        await self.told(other, "noted", ask="kill", targets=[victim])
        check(not self.heard(other, "refused", "you"), "talk among mates is no command")
        await self.killed()
        await one.say(room, f"kill {victim}")
        for police in self.seats_of("police"):
            await self.noted(self.seats[police], f"check {self.seat(one)}")
        dawn = await self.public("dawn", day=1)
        check([d["seat"] for d in dawn.data["deaths"]] == [victim], f"who died: {dawn.data}")
        await self.silent(one, room, True)
        try:
            await one.say(room, "psst")
            check(False, "by day the room is silent")
        except Silenced:
            pass
        await one.client.room_leave(room)
        await self.aloud(one, "!help")
        await self.settled()
        check(not self.heard(one, "out", "room"), "whoever leaves the team's room stays in the game")
        self.tell("a team talks in its own room, at night only")
        await self.aloud(self.players[0], "!stop")
        await self.public("over", reason="stopped")
        for mate in (one, other):
            while room in (await mate.client.joined_rooms()).rooms:
                await asyncio.sleep(0.2)
        for player in self.players:
            if player not in (one, other):
                check(not any(m.room == room for m in player.seen), "nobody else has read it")
        self.tell("and it ends with the game")


async def script(stage: Stage) -> None:
    await whole_game(stage, Team, PEOPLE, rehearses=True, team_rooms=True, polls=False)


if __name__ == "__main__":
    main("A room for each team.", "team", script)
