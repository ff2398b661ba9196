#!/usr/bin/env python3
"""One whole game of 2.0 in an encrypted Matrix room, with the judge killed three times on the way.

Eight people with independent clients play on a real homeserver. The judge is the real program
and is killed (SIGKILL) in the lobby, in the middle of a night and in the middle of a ballot; people
go on writing while it is down.
"""

from __future__ import annotations

import asyncio
import collections
import json
import pathlib

from harness import Stage, Table, check, main
from player import File, Player

NAMES = ["ann", "ben", "cas", "dee", "eli", "fay", "gus", "hal"]
# More than the judge asks for at once, so that some of it must be fetched as history.
CHATTER = 210


class Game(Table):
    """Everybody holds one card."""

    def __init__(self, *table):
        super().__init__(*table)
        self.hands: dict[str, str] = {}
        self.living: list[Player] = []
        self.turns = 0

    def having(self, role: str) -> list[Player]:
        return [p for p in self.players if self.hands.get(p.name) == role]

    # --- the lobby -----------------------------------------------------------

    async def gather(self, spare: Player) -> None:
        await self.meet([spare.id])
        await self.open("v2")
        for count, player in enumerate(self.players[:-1], 1):
            await self.aloud(player, "!join")
            await self.public("joined", players=count)
        self.tell("seven have joined")

    async def join_while_it_is_down(self) -> None:
        """The eighth joins while the judge is dead, and then everybody chats."""
        self.bot.kill()
        await self.aloud(self.players[-1], "!join")
        talkers = self.players[:4]
        for line in range(0, CHATTER, len(talkers)):
            await asyncio.gather(*(self.aloud(p, f"chatter {line}") for p in talkers))
        self.bot.start()
        await self.public("joined", players=len(self.players))
        self.tell(f"the eighth has joined, behind {CHATTER} lines of talk")

    async def nonsense(self, stranger: Player) -> None:
        """Whatever is said in the wrong way is answered to that person alone."""
        await self.aloud(stranger, "!start")
        refused = await self.told(stranger, "refused")
        check(refused[0].encrypted and refused[0].room != self.room, "a stranger is refused in private")
        player = self.players[1]
        await self.aloud(player, "!voet 3")
        await self.told(player, "refused", code="unknown_command")
        # The longest words that fit into an encrypted event.
        await self.aloud(player, "!vote " + "9" * 40_000)
        await self.told(player, "refused", count=2)
        public = [m.kind for m in player.heard(self.judge, self.room)]
        check("refused" not in public, "refusals stay private")
        self.tell("nonsense is refused, privately")

    async def deal(self) -> None:
        for name, dealt in (await self.start("v2")).items():
            self.hands[name] = dealt.data["hand"][0]
        check(collections.Counter(self.hands.values()) == {"killer": 2, "police": 2, "civilian": 4},
              f"the deal of eight: {self.hands}")

    # --- night and day -------------------------------------------------------

    async def night(self, number: int, victim: Player, suspect: Player, kill_judge: bool) -> None:
        await self.public("night", night=number)
        killers = [p for p in self.having("killer") if p in self.living]
        police = [p for p in self.having("police") if p in self.living]
        for player in killers:
            await self.told(player, "ask", count=number, ask="kill")
        for player in police:
            await self.told(player, "ask", count=number, ask="check")
        target, suspected = self.seat(victim), self.seat(suspect)
        await self.quietly(killers[0], f"kill {target}")
        await self.told(killers[0], "noted", ask="kill", targets=[target])
        if kill_judge:
            self.bot.kill()
            self.tell("the judge is killed at night")
        for player in killers[1:]:
            await self.quietly(player, f"kill {target}")
        for player in police:
            await self.quietly(player, f"check {suspected}")
        if kill_judge:
            self.bot.start()
        for player in police:
            answers = await self.told(player, "answer", ask="check", targets=[suspected])
            check(answers[-1].data["answer"] == self.hands[suspect.name], "the check tells the role")
        dawn = await self.public("dawn", day=number)
        check([d["seat"] for d in dawn.data["deaths"]] == [target], f"who died: {dawn.data}")
        self.living.remove(victim)
        if kill_judge:
            await self.stale_polls(killers[0], target)
        self.tell(f"night {number} is over")

    async def stale_polls(self, player: Player, target: int) -> None:
        """A judge that was killed has forgotten its polls; one that is answered too late is closed."""
        polls = [p for p in player.polls if any(i.endswith(f".kill:{target}") for i in p.answers)]
        check(polls, "there is the night's poll")
        refused = len(self.heard(player, "refused", "you"))
        for poll in polls:
            await player.choose(poll, target)
        await self.told(player, "refused", count=refused + len(polls))
        await player.until(lambda: all(p.over for p in player.polls), "a poll that is over is closed")

    async def last_words(self, player: Player) -> None:
        await self.public("last_words", seat=self.seat(player))
        await self.aloud(player, "!pass")

    async def speeches(self, day: int) -> None:
        """Everybody living passes when the judge gives them the floor."""
        for turn in range(len(self.living)):
            def floor():
                spoken = self.heard(self.players[0], "speak", "room")
                want = self.turns + turn + 1
                return spoken[want - 1] if len(spoken) >= want else None
            speak = await self.players[0].until(floor, f"turn {turn + 1} of day {day}")
            speaker = self.seats[speak.data["seat"]]
            check(speaker in self.living, "only the living speak")
            check(speak.mentions == (speaker.id,), "the speaker is mentioned")
            await self.aloud(speaker, "!pass")
        self.turns += len(self.living)
        self.tell(f"day {day}: everybody has spoken")

    async def ballot(self, number: int, accused: Player, kill_judge: bool) -> None:
        def opened():
            found = self.heard(self.players[0], "ballot", "room")
            return found if len(found) >= number else None
        await self.players[0].until(opened, f"ballot {number}")
        target = self.seat(accused)
        votes = {self.seat(p): (target if p is not accused else None) for p in self.living}
        early, late = self.living[:3], self.living[3:]
        other = next(p for p in late if p is not accused)
        for player in early:
            # The accused abstains. The first voter changes their mind below.
            first = self.seat(other) if player is early[0] is not accused else target
            await self.quietly(player, f"vote {first}" if player is not accused else "abstain")
            await self.told(player, "noted", ask="vote")
        # A sealed vote said aloud does not count and changes nothing.
        before = len(self.heard(early[0], "refused", "you", code="forbidden"))
        await self.aloud(early[0], f"!vote {self.seat(early[1])}")
        await self.told(early[0], "refused", count=before + 1, code="forbidden")
        if kill_judge:
            self.bot.kill()
            self.tell("the judge is killed in the ballot")
        if early[0] is not accused:
            await self.quietly(early[0], f"vote {target}")
        for player in late[:-1]:
            await self.quietly(player, f"vote {target}" if player is not accused else "abstain")
        if kill_judge:
            self.bot.start()
        await self.quietly(late[-1], f"vote {target}" if late[-1] is not accused else "abstain")
        results = await self.public("result", number)
        cast = {v["by"]: v["for"] for v in results.data["votes"]}
        check(len(results.data["votes"]) == len(cast), "everybody's vote is published once")
        check(cast == votes, f"the votes: {cast}, not {votes}")
        counts = {int(seat): count for seat, count in results.data["counts"].items()}
        check(counts == {target: len(self.living) - 1}, f"the counts: {counts}")
        check(results.data["outcome"] == "out", f"the outcome: {results.data}")
        self.living.remove(accused)
        self.tell(f"ballot {number} is over")

    async def script(self, stranger: Player) -> None:
        await self.gather(spare=stranger)
        await self.join_while_it_is_down()
        await self.nonsense(stranger)
        await self.deal()
        await self.days()
        await self.keepsakes(stranger)
        await self.farewell(stranger)
        check(self.bot.stop() == 0, "the judge ends in order when told to")
        self.tell(f"{await self.audit()} messages, each once")

    async def days(self) -> None:
        self.living = list(self.players)
        (first, second), civilians = self.having("killer"), self.having("civilian")
        await self.night(1, victim=civilians[0], suspect=first, kill_judge=True)
        await self.last_words(civilians[0])
        await self.speeches(1)
        await self.ballot(1, accused=first, kill_judge=True)
        await self.last_words(first)
        await self.night(2, victim=civilians[1], suspect=second, kill_judge=False)
        await self.speeches(2)
        await self.ballot(2, accused=second, kill_judge=False)
        over = await self.public("over", reason="side_dead")
        check(over.data["winners"] == ["good"], f"who won: {over.data['winners']}")
        winners = {self.seat(p) for p in self.players if self.hands[p.name] != "killer"}
        check(set(over.data["seats"]) == winners, f"the winners' seats: {over.data['seats']}")
        hands = [hand[0] for hand in over.data["hands"]]
        check(hands == [self.hands[self.seats[s].name] for s in sorted(self.seats)], "the cards at the end")
        self.tell("the game is over: good has won")

    async def keepsakes(self, stranger: Player) -> None:
        """The game that is over can be taken home: a picture for the room, a page for whoever played."""
        player = self.players[0]

        async def files(count: int) -> list[File]:
            return await player.until(lambda: len(player.files) >= count and player.files, f"{count} files")
        await player.say(self.room, "!picture")
        picture = (await files(1))[0]
        check(picture.sender == self.judge and picture.room == self.room, "the picture is for the room")
        check(picture.encrypted, "a file is encrypted where everything is")
        data = await player.fetch(picture)
        drawn = (picture.kind == "m.image" and data.startswith(b"\x89PNG")) or data.startswith(b"<svg")
        check(drawn, f"a picture, not {picture.name}")
        await player.say(self.direct(player), "export")
        page = next(file for file in await files(4) if file.name.endswith(".html"))
        check(page.room == self.direct(player) and page.encrypted, "the page is for whoever asked")
        check((await player.fetch(page)).startswith(b"<!doctype html>"), "a page")
        check(not [file for file in stranger.files if file.room != self.room], "nobody else has it")
        await player.say(self.direct(player), "history")
        await player.until(lambda: any("1-1" in m.body for m in player.heard(self.judge, self.direct(player))),
                           "the list of games")
        self.tell("the game was taken home as a picture and a page")

    async def farewell(self, stranger: Player) -> None:
        """Whoever wants to be forgotten gets a last word; then the judge knows neither them nor their room."""
        name = "Zoë Quillfeather"
        room = self.direct(stranger)
        await stranger.client.set_displayname(name)
        # The room's host sees the new name, and so does the judge, before it is used.
        await self.players[0].until(
            lambda: self.players[0].client.rooms[self.room].user_name(stranger.id) == name, "the new name")
        await self.aloud(stranger, "!join")
        await self.public("joined", user=f"matrix:{stranger.id}")
        await self.aloud(stranger, "!leave")
        await self.public("left", user=f"matrix:{stranger.id}")
        data = pathlib.Path(self.bot.settings["data"])

        def traces(folder: pathlib.Path) -> list[str]:
            # A folder holds no bytes, nor does the socket of the running program.
            wanted = [stranger.id.encode(), name.encode(), json.dumps(name).encode()]
            return [str(file) for file in folder.rglob("*")
                    if file.is_file() and any(word in file.read_bytes() for word in wanted)]
        await stranger.until(lambda: traces(data), "traces of a seat")
        await stranger.say(room, "my data")
        own = await stranger.until(
            lambda: next((f for f in stranger.files if f.name == "nightfall-my-data.json"), None), "one's own data")
        check(own.room == room and own.encrypted, "one's own data are for oneself")
        check(stranger.id in (await stranger.fetch(own)).decode(), "the data are one's own")
        await stranger.say(room, "forget me yes")
        await stranger.until(lambda: any("You are forgotten" in m.body for m in stranger.heard(self.judge, room)),
                             "a last word")
        register = self.bot.store / "direct.json"
        await stranger.until(lambda: stranger.id not in register.read_text(), "an empty place in the register")
        check(not traces(data), f"somebody forgotten is in {traces(data)}")
        # What is left in the session's own database is of the room that both are still in.
        left = [file for file in traces(self.bot.store) if ".sqlite" not in file]
        check(not left, f"somebody forgotten is in {left}")
        await stranger.until(lambda: self.judge not in stranger.client.rooms[room].users, "the judge's leave")
        self.tell("somebody was forgotten")

    # --- afterwards ----------------------------------------------------------

    async def audit(self) -> int:
        """Every message came once, encrypted, to those for whom it was, and to nobody else."""
        total = 0
        for player in self.players:
            await player.can_read_all()
            own = self.direct(player)
            streams = collections.defaultdict(list)
            for message in player.heard(self.judge):
                check(message.encrypted, f"in clear: {message.kind}")
                check(message.body and message.html, "both bodies")
                to = message.data.get("to")
                if to:
                    check((message.room == self.room) == (to == "room"), f"{to} in the wrong room")
                check(message.room in (self.room, own), "a room of somebody else's")
                if "n" in message.data:
                    streams[to].append(message.data["n"])
                total += 1
            for to, numbers in streams.items():
                expected = list(range(min(numbers), min(numbers) + len(numbers)))
                check(numbers == expected, f"{player.name}, {to}: {numbers}")
                check(to == "dead" or numbers[0] == 1, f"{player.name}, {to}: begins with {numbers[0]}")
        return total


async def script(stage: Stage) -> None:
    bot, judge = stage.judge()
    people = [stage.person(name) for name in [*NAMES, "zoe"]]
    bot.start()
    await asyncio.gather(*(p.start() for p in people))
    game = Game(bot, judge, people[:-1])
    game.tell("the judge and nine clients are up")
    await game.play(game.script(people[-1]))


if __name__ == "__main__":
    main("One whole game over a real homeserver.", "v2", script)
