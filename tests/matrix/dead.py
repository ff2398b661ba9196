#!/usr/bin/env python3
"""A room for the dead, where the operator wants it: they come one by one, and nobody living is ever let in."""

from __future__ import annotations

import asyncio

from harness import Stage, check, main, whole_game
from long_games import Long
from player import Player

PEOPLE = 8


class Dead(Long):
    """A night and a day with a dead player each, the judge killed in between."""

    def hidden(self, player: Player) -> set[str]:
        """The rooms that a player is in or invited to, but for the table's and the private one."""
        return (set(player.client.rooms) | set(player.client.invited_rooms)) - {self.room, self.direct(player)}

    async def grave(self, player: Player) -> str:
        room = await player.until(lambda: next(iter(self.hidden(player) & set(player.client.rooms)), None),
                                  "a room of the dead")
        await player.until(lambda: [m for m in player.seen if m.room == room and m.sender == self.judge
                                    and "Whoever is out" in m.body], "the warning in it")
        return room

    def only(self, room: str, dead: list[Player]) -> None:
        members = set(dead[0].client.rooms[room].users)
        check(members == {self.judge, *(player.id for player in dead)}, f"who is with the dead: {members}")
        for player in self.players:
            if player not in dead:
                check(not self.hidden(player), f"{player.name} lives and is let in nowhere: {self.hidden(player)}")

    async def last_words(self, player: Player) -> None:
        """Until they are spoken the dead belong to the living."""
        await self.until_said("last_words", seat=self.seat(player))
        check(not self.hidden(player), "whoever has last words to say is not let in yet")
        await self.aloud(player, "!pass")

    async def script(self) -> None:
        await self.meet()
        await self.aloud(self.players[0], "!new v2")
        await self.public("opened")
        for option in ("night_close early", "last_words.quota 2"):
            await self.aloud(self.players[0], f"!set {option}")
        await self.join_all()
        await self.deal("v2")
        first, second = (self.seats[seat] for seat in self.seats_of("civilian")[:2])
        for killer in self.seats_of("killer"):
            await self.noted(self.seats[killer], f"kill {self.seat(first)}")
        for police in self.seats_of("police"):
            await self.noted(self.seats[police], f"check {self.seats_of('killer')[0]}")
        await self.public("dawn", day=1)
        await self.last_words(first)
        room = await self.grave(first)
        self.only(room, [first])
        state = await first.client.room_get_state(room)
        told = str([event["content"] for event in state.events])
        check("m.megolm" in told and "dead" not in told.lower(), f"it is encrypted and named after nobody: {told}")
        await first.say(room, "Is anybody here?")
        await self.killed()
        await self.until_said("ballot")
        for player in self.players:
            if player not in (first, second):
                await self.noted(player, f"vote {self.seat(second)}")
        await self.noted(second, "abstain")
        await self.public("out", seat=self.seat(second))
        await self.last_words(second)
        check(await self.grave(second) == room, "there is one room for all the dead")
        self.only(room, [first, second])
        await first.say(room, "Welcome.")
        await second.until(lambda: [m for m in second.seen if m.body == "Welcome."], "what the dead say")
        check(not [m for m in second.seen if m.body == "Is anybody here?"], "nothing said before can be read")
        self.tell("the dead talk among themselves")
        await second.client.room_leave(room)
        await self.settled()
        check(len(self.heard(self.players[0], "left", "room")) == 0, "whoever goes keeps the seat")
        await self.aloud(self.players[0], "!stop")
        await self.public("over", reason="stopped")
        while room in (await first.client.joined_rooms()).rooms:
            await asyncio.sleep(0.2)
        for player in self.players:
            check(player in (first, second) or not any(m.room == room for m in player.seen),
                  "nobody else has read it")
        self.tell("and the room ends with the game")


async def script(stage: Stage) -> None:
    await whole_game(stage, Dead, PEOPLE, rehearses=True, dead_rooms=True, polls=False)


if __name__ == "__main__":
    main("A room for the dead.", "crypt", script)
