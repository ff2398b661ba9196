#!/usr/bin/env python3
"""One whole game of 2.0 in an encrypted Matrix room, with the judge killed three times on the way.

    game.py --bot PROGRAM --work FOLDER

Eight people with independent clients play on a real homeserver. The judge is the real program
and is killed (SIGKILL) in the lobby, in the middle of a night and in the middle of a ballot; people
go on writing while it is down. Nothing here waits a fixed time: every step waits for what it needs.
Run with the interpreter of the environment that synapse.py makes.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import os
import pathlib
import signal
import subprocess
import sys
import time

from player import Gone, Message, Player
from synapse import Homeserver, die_with_parent

NAMES = ["ann", "ben", "cas", "dee", "eli", "fay", "gus", "hal"]
# More than the judge asks for at once, so that some of it must be fetched as history.
CHATTER = 210


def check(condition: object, what: str) -> None:
    if not condition:
        raise Gone(what)


class Bot:
    """The judge's process."""

    def __init__(self, program: pathlib.Path, work: pathlib.Path, url: str):
        self.program = program
        self.log = work / "bot.log"
        self.configuration = work / "bot.toml"
        self.configuration.write_text("\n".join([
            f'homeserver = "{url}"',
            'user = "judge"',
            'password = "pw-judge"',
            f'store = "{work / "matrix"}"',
            f'data = "{work / "tables"}"',
        ]))
        self.process: subprocess.Popen | None = None

    def start(self) -> None:
        environment = {k: v for k, v in os.environ.items() if not k.startswith("NIGHTFALL_")}
        environment.setdefault("RUST_LOG", "warn,matrix_sdk=error,matrix_sdk::http_client=off,"
                               "matrix_sdk_crypto=error,bot_matrix=debug,bot_core=info")
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [str(self.program), "--config", str(self.configuration)], env=environment,
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=die_with_parent)

    def kill(self) -> None:
        process, self.process = self.process, None
        process.send_signal(signal.SIGKILL)
        process.wait()

    def stop(self) -> int:
        process, self.process = self.process, None
        process.terminate()
        return process.wait(60)

    async def ends_by_itself(self) -> None:
        """Returns when the judge has ended without having been killed or told to."""
        while self.process is None or self.process.poll() is None:
            await asyncio.sleep(0.5)


class Game:
    """The people, the judge and what is known of the table."""

    def __init__(self, bot: Bot, judge: str, players: list[Player]):
        self.bot = bot
        self.judge = judge
        self.players = players
        self.room = ""
        self.seats: dict[int, Player] = {}
        self.hands: dict[str, str] = {}
        self.began = time.monotonic()

    def tell(self, what: str) -> None:
        print(f"{time.monotonic() - self.began:6.1f} s  {what}", flush=True)

    # --- waiting -------------------------------------------------------------

    def heard(self, player: Player, kind: str, to: str, **fields) -> list[Message]:
        """The judge's notices of a kind that this player's client has, by its fields."""
        return [m for m in player.heard(self.judge)
                if m.kind == kind and m.data.get("to") == to
                and all(m.data.get(key) == value for key, value in fields.items())]

    async def public(self, kind: str, **fields) -> Message:
        """Waits until everybody's client shows this notice in the room."""
        found = await asyncio.gather(*(
            p.until(lambda p=p: self.heard(p, kind, "room", **fields), f"{kind} {fields} in the room")
            for p in self.players))
        return found[0][-1]

    async def told(self, player: Player, kind: str, count: int = 1, **fields) -> list[Message]:
        """Waits until this player was told so privately, `count` times."""
        def enough():
            found = self.heard(player, kind, "you", **fields)
            return found if len(found) >= count else None
        return await player.until(enough, f"{count} times {kind} {fields} privately")

    def direct(self, player: Player) -> str:
        """The player's private room with the judge."""
        rooms = {m.room for m in player.heard(self.judge) if m.room != self.room}
        check(len(rooms) == 1, f"{player.name} has {len(rooms)} private rooms with the judge")
        return rooms.pop()

    # --- doing ---------------------------------------------------------------

    async def aloud(self, player: Player, text: str) -> None:
        await player.say(self.room, text)

    async def quietly(self, player: Player, text: str) -> None:
        await player.say(self.direct(player), text)

    def seat(self, player: Player) -> int:
        return next(seat for seat, other in self.seats.items() if other is player)

    def having(self, role: str) -> list[Player]:
        return [p for p in self.players if self.hands.get(p.name) == role]

    def restart(self) -> None:
        self.bot.start()

    # --- the lobby -----------------------------------------------------------

    async def gather(self, spare: Player) -> None:
        host = self.players[0]
        others = [p.id for p in self.players[1:]] + [spare.id, self.judge]
        self.room = await host.make_room("Nightfall", others)
        everybody = set(others) | {host.id}

        def complete():
            room = host.client.rooms.get(self.room)
            return room and everybody <= {u for u in room.users if not room.users[u].invited}
        await host.until(complete, "everybody in the room")
        self.tell("everybody is in the room")
        await self.aloud(host, "!new v2")
        await self.public("opened", ruleset="v2")
        for option, value in [("night_close", "early"), ("times.night", "300"), ("times.ballot", "300"),
                              ("times.speech", "300"), ("times.last_words", "300")]:
            await self.aloud(host, f"!set {option} {value}")
            await self.public("option_set", option=option)
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
        self.restart()
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
        await self.aloud(self.players[0], "!start")
        started = await self.public("started", ruleset="v2")
        people = {p.id: p for p in self.players}
        self.seats = {s["seat"]: people[s["user"].removeprefix("matrix:")] for s in started.data["seats"]}
        for player in self.players:
            dealt = (await self.told(player, "dealt"))[0]
            check(dealt.encrypted, "a card is dealt under encryption")
            check(dealt.data["seat"] == self.seat(player), "everybody gets their own card")
            self.hands[player.name] = dealt.data["hand"][0]
        check(collections.Counter(self.hands.values()) == {"killer": 2, "police": 2, "civilian": 4},
              f"the deal of eight: {self.hands}")
        self.tell("the cards are dealt")

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
            self.restart()
        for player in police:
            answers = await self.told(player, "answer", ask="check", targets=[suspected])
            check(answers[-1].data["answer"] == self.hands[suspect.name], "the check tells the role")
        dawn = await self.public("dawn", day=number)
        check([d["seat"] for d in dawn.data["deaths"]] == [target], f"who died: {dawn.data}")
        self.living.remove(victim)
        self.tell(f"night {number} is over")

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
            self.restart()
        await self.quietly(late[-1], f"vote {target}" if late[-1] is not accused else "abstain")
        results = await self.results(number)
        cast = {v["by"]: v["for"] for v in results.data["votes"]}
        check(len(results.data["votes"]) == len(cast), "everybody's vote is published once")
        check(cast == votes, f"the votes: {cast}, not {votes}")
        counts = {int(seat): count for seat, count in results.data["counts"].items()}
        check(counts == {target: len(self.living) - 1}, f"the counts: {counts}")
        check(results.data["outcome"] == "out", f"the outcome: {results.data}")
        self.living.remove(accused)
        self.tell(f"ballot {number} is over")

    async def results(self, number: int) -> Message:
        def closed(player: Player):
            found = self.heard(player, "result", "room")
            return found if len(found) >= number else None
        found = await asyncio.gather(*(
            p.until(lambda p=p: closed(p), f"result {number}") for p in self.players))
        return found[0][number - 1]

    async def script(self, stranger: Player) -> None:
        await self.gather(spare=stranger)
        await self.join_while_it_is_down()
        await self.nonsense(stranger)
        await self.deal()
        await self.play()
        check(self.bot.stop() == 0, "the judge ends in order when told to")
        self.tell(f"{self.audit()} messages, each once")

    async def play(self) -> None:
        self.living = list(self.players)
        self.turns = 0
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

    # --- afterwards ----------------------------------------------------------

    def audit(self) -> int:
        """Every message came once, encrypted, to those for whom it was, and to nobody else."""
        total = 0
        for player in self.players:
            check(not player.unreadable, f"{player.name} could not read {len(player.unreadable)} messages")
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


async def run(options: argparse.Namespace) -> None:
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    server = Homeserver(pathlib.Path(sys.executable), work / "homeserver")
    server.start()
    people: list[Player] = []
    bot = None
    try:
        judge = server.register("judge")
        for name in [*NAMES, "zoe"]:
            people.append(Player(server.url, name, server.register(name), work / "players" / name))
        bot = Bot(options.bot, work, server.url)
        bot.start()
        await asyncio.gather(*(p.start() for p in people))
        game = Game(bot, judge, people[:-1])
        game.tell("the homeserver, the judge and nine clients are up")
        script = asyncio.create_task(game.script(people[-1]))
        crash = asyncio.create_task(bot.ends_by_itself())
        await asyncio.wait([script, crash], return_when=asyncio.FIRST_COMPLETED)
        crash.cancel()
        check(script.done(), "the judge ended by itself")
        await script
    finally:
        if bot and bot.process and bot.process.poll() is None:
            bot.process.kill()
        await asyncio.gather(*(p.stop() for p in people), return_exceptions=True)
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description="One whole game over a real homeserver.")
    parser.add_argument("--bot", type=pathlib.Path, required=True, help="the bot-matrix program")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="an empty folder")
    die_with_parent()
    asyncio.run(run(parser.parse_args()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
