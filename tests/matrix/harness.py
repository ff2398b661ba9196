"""What all scripts of this folder share: the judge's process, a table's people, and how a script is run.

    SCRIPT --bot PROGRAM --work FOLDER --server URL --secret SECRET

The homeserver is one for all of them (synapse.py); every script makes people and a judge of its own there.
Nothing waits a fixed time: every step waits for what it needs.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import dataclasses
import json
import os
import pathlib
import secrets
import signal
import subprocess
import sys
import time
from typing import AsyncIterator, Awaitable, Callable

from player import Gone, Message, Player
from synapse import Accounts, Homeserver, die_with_parent


def check(condition: object, what: str) -> None:
    if not condition:
        raise Gone(what)


NAMES = ["ann", "ben", "cas", "dee", "eli", "fay", "gus", "hal", "ida", "jon", "kay", "lev"]

# No game here goes through more deadlines before what a script waits for.
DEADLINES_MAX = 60


class Bot:
    """The judge's process."""

    def __init__(self, program: pathlib.Path, work: pathlib.Path, url: str, account: str,
                 rehearses: bool = False, **settings: object):
        """One that rehearses has a clock that stands still until it is moved."""
        self.rehearses = rehearses
        self.program = program
        self.log = work / "bot.log"
        self.configuration = work / "bot.toml"
        self.store = work / "matrix"
        self.process: subprocess.Popen | None = None
        self.settings = {"homeserver": url, "user": account, "password": f"pw-{account}",
                         "store": str(self.store), "data": str(work / "tables"), **settings}

    def set(self, **settings: object) -> None:
        """Other settings from the next start on; None takes one away."""
        self.settings.update(settings)

    def write_configuration(self) -> None:
        # JSON's words, lists and truths are TOML's too; a table of them comes last.
        given = {key: value for key, value in self.settings.items() if value is not None}
        tables = {key: value for key, value in given.items() if isinstance(value, dict)}
        lines = [f"{key} = {json.dumps(value)}" for key, value in given.items() if key not in tables]
        for name, table in tables.items():
            lines += [f"[{name}]", *(f"{json.dumps(key)} = {json.dumps(value)}" for key, value in table.items())]
        self.configuration.write_text("\n".join(lines))

    def command(self, *extra: str) -> subprocess.Popen:
        self.write_configuration()
        rehearse = ["--rehearse"] if self.rehearses and not extra else []
        environment = {k: v for k, v in os.environ.items() if not k.startswith("NIGHTFALL_")}
        environment.setdefault("RUST_LOG", "warn,matrix_sdk=error,matrix_sdk::http_client=off,"
                               "matrix_sdk_crypto=error,bot_matrix=debug,bot_core=info")
        with open(self.log, "ab") as log:
            return subprocess.Popen(
                [str(self.program), *extra, *rehearse, "--config", str(self.configuration)], env=environment,
                stdin=subprocess.PIPE if rehearse else subprocess.DEVNULL,
                stdout=subprocess.PIPE if extra or rehearse else log, stderr=log, preexec_fn=die_with_parent)

    async def run(self, *arguments: str) -> tuple[int, str]:
        """Another task of the program than judging: its exit code and what it tells."""
        process = self.command(*arguments)
        told, _ = await asyncio.to_thread(process.communicate)
        return process.returncode, told.decode()

    def device(self) -> str | None:
        """The device that the judge has chosen, if it has."""
        try:
            return json.loads((self.store / "session.json").read_text())["device"]
        except OSError:
            return None

    def start(self) -> None:
        self.process = self.command()

    async def move_to(self, moment: int | str = "") -> dict:
        """Moves the judge's clock to an instant in milliseconds, or to the `next` deadline; gives, when all that
        happens on the way is on disk, the time, the next deadline and how much is still to be delivered."""
        def ask() -> dict:
            self.process.stdin.write(f"{moment}\n".encode())
            self.process.stdin.flush()
            return json.loads(self.process.stdout.readline())
        answer = await asyncio.to_thread(ask)
        check("now" in answer, f"the clock: {answer}")
        return answer

    def kill(self) -> None:
        process, self.process = self.process, None
        process.send_signal(signal.SIGKILL)
        process.wait()

    def restart(self) -> None:
        self.kill()
        self.start()

    def stop(self) -> int:
        process, self.process = self.process, None
        process.terminate()
        return process.wait(60)

    def end(self) -> None:
        """Whatever happened, nothing is left running."""
        if self.process and self.process.poll() is None:
            self.kill()

    async def ends_by_itself(self) -> None:
        """Returns when the judge has ended without having been killed or told to."""
        while self.process is None or self.process.poll() is None:
            await asyncio.sleep(0.5)


@dataclasses.dataclass
class Stage:
    """One script's part of the world."""

    accounts: Accounts
    program: pathlib.Path
    work: pathlib.Path
    prefix: str
    people: list[Player] = dataclasses.field(default_factory=list)
    bots: list[Bot] = dataclasses.field(default_factory=list)

    def judge(self, **settings: object) -> tuple[Bot, str]:
        """The judge, not yet started, and its Matrix id."""
        account = f"{self.prefix}-judge"
        judge = self.accounts.register(account)
        bot = Bot(self.program, self.work, self.accounts.url, account, **settings)
        self.bots.append(bot)
        return bot, judge

    def person(self, name: str, device: str = "") -> Player:
        """Somebody with a client of their own, not yet logged in."""
        account = f"{self.prefix}-{name}"
        user_id = self.accounts.register(account)
        person = Player(self.accounts.url, account, user_id, self.work / "players" / (name + device), device)
        self.people.append(person)
        return person

    async def end(self) -> None:
        for bot in self.bots:
            bot.end()
        await asyncio.gather(*(person.stop() for person in self.people), return_exceptions=True)


async def whole_game(stage: Stage, kind: type[Table], people: int, **settings: object) -> None:
    """Plays a game of this kind, by its own script, with the judge in a process of its own."""
    bot, judge = stage.judge(**settings)
    players = [stage.person(name) for name in NAMES[:people]]
    bot.start()
    await asyncio.gather(*(p.start() for p in players))
    game = kind(bot, judge, players)
    await game.play(game.script())
    check(bot.stop() == 0, "the judge ends in order when told to")


@contextlib.asynccontextmanager
async def own_server(stage: Stage) -> AsyncIterator[Homeserver]:
    """A homeserver with its usual limits for this script alone."""
    server = Homeserver(pathlib.Path(sys.executable), stage.work / "homeserver", quick=False)
    await asyncio.to_thread(server.start)
    try:
        stage.accounts = Accounts(server.url, server.secret)
        yield server
    finally:
        await stage.end()
        await asyncio.to_thread(server.stop)


def main(description: str, prefix: str, script: Callable[[Stage], Awaitable[None]]) -> None:
    """Runs a script by the command line's options; a fault ends the program."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--bot", type=pathlib.Path, required=True, help="the bot-matrix program")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="an empty folder")
    parser.add_argument("--server", required=True, help="the homeserver's address")
    parser.add_argument("--secret", required=True, help="the homeserver's registration secret")
    options = parser.parse_args()
    die_with_parent()
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    # Devices are met once: another run of the script has other people.
    prefix = f"{prefix}-{secrets.token_hex(2)}"
    stage = Stage(Accounts(options.server, options.secret), options.bot, work, prefix)

    async def run() -> None:
        try:
            await script(stage)
        finally:
            await stage.end()
    asyncio.run(run())


class Table:
    """The people, the judge and what is known of the table."""

    def __init__(self, bot: Bot, judge: str, players: list[Player]):
        self.bot = bot
        self.judge = judge
        self.players = players
        self.room = ""
        # Where everybody was dealt their card: the judge may open other rooms, for several.
        self.private: dict[str, str] = {}
        self.seats: dict[int, Player] = {}
        self.began = time.monotonic()

    def tell(self, what: str) -> None:
        print(f"{time.monotonic() - self.began:6.1f} s  {what}", flush=True)

    async def play(self, script: Awaitable[None]) -> None:
        """Runs the script; a judge that ends by itself is a fault at once."""
        playing = asyncio.ensure_future(script)
        crash = asyncio.ensure_future(self.bot.ends_by_itself())
        await asyncio.wait([playing, crash], return_when=asyncio.FIRST_COMPLETED)
        crash.cancel()
        check(playing.done(), "the judge ended by itself")
        try:
            await playing
        except Exception:
            self.tell_what_was_heard()
            raise

    def tell_what_was_heard(self) -> None:
        """What the judge said last, for whoever has to find a fault."""
        host = self.players[0]
        for message in host.heard(self.judge, self.room)[-8:]:
            self.tell(f"room: {message.kind} {message.body[:100]!r}")
        for player in self.players:
            last = [m for m in player.heard(self.judge) if m.room != self.room][-2:]
            self.tell(f"{player.name}: " + "; ".join(f"{m.kind} {m.body[:80]!r}" for m in last))

    # --- waiting -------------------------------------------------------------

    def heard(self, player: Player, kind: str, to: str, **fields) -> list[Message]:
        """The judge's notices of a kind that this player's client has, by its fields."""
        return [m for m in player.heard(self.judge)
                if m.kind == kind and m.data.get("to") == to
                and all(m.data.get(key) == value for key, value in fields.items())]

    async def public(self, kind: str, count: int = 1, **fields) -> Message:
        """Waits until everybody's client shows this notice in the room, `count` times."""
        def enough(player: Player):
            found = self.heard(player, kind, "room", **fields)
            return found if len(found) >= count else None
        found = await asyncio.gather(*(
            p.until(lambda p=p: enough(p), f"{count} times {kind} {fields} in the room")
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
        if player.name in self.private:
            return self.private[player.name]
        rooms = {m.room for m in player.heard(self.judge) if m.room != self.room}
        check(len(rooms) == 1, f"{player.name} has {len(rooms)} private rooms with the judge")
        return rooms.pop()

    # --- the clock -----------------------------------------------------------

    async def settled(self) -> None:
        """Everything that the judge has to say has been said, and the host's client shows it."""
        while (await self.bot.move_to())["unsent"]:
            await asyncio.sleep(0.05)
        await self.players[0].catch_up(self.room)

    async def pass_time(self, kind: str, **fields) -> Message:
        """Lets the judge's clock go from deadline to deadline until something new is said aloud."""
        host = self.players[0]
        before = len(self.heard(host, kind, "room", **fields))
        for _ in range(DEADLINES_MAX):
            await self.bot.move_to("next")
            await self.settled()
            found = self.heard(host, kind, "room", **fields)
            if len(found) > before:
                return found[before]
        check(False, f"{kind} {fields} does not come")

    # --- doing ---------------------------------------------------------------

    async def aloud(self, player: Player, text: str) -> None:
        await player.say(self.room, text)

    async def quietly(self, player: Player, text: str) -> None:
        await player.say(self.direct(player), text)

    def seat(self, player: Player) -> int:
        return next(seat for seat, other in self.seats.items() if other is player)

    async def meet(self, more: list[str] | None = None, **room: object) -> None:
        """The host makes a room with everybody, and `more`, in it."""
        host = self.players[0]
        others = [p.id for p in self.players[1:]] + [*(more or []), self.judge]
        self.room = await host.make_room("Nightfall", others, **room)
        everybody = set(others) | {host.id}

        def complete():
            room = host.client.rooms.get(self.room)
            return room and everybody <= {u for u in room.users if not room.users[u].invited}
        await host.until(complete, "everybody in the room")
        self.tell("everybody is in the room")

    async def open(self, ruleset: str, **options: object) -> None:
        """The host opens a table at which nobody is hurried and nights end early."""
        host = self.players[0]
        await self.aloud(host, f"!new {ruleset}")
        await self.public("opened", ruleset=ruleset)
        slow = {f"times.{limit}": 300 for limit in ("night", "ballot", "speech", "last_words", "discussion")}
        for option, value in {"night_close": "early", **slow, **options}.items():
            await self.aloud(host, f"!set {option} {value}")
        await self.public("option_set", option=option)

    async def join_all(self) -> None:
        for player in self.players:
            await self.aloud(player, "!join")
        await self.public("joined", players=len(self.players))

    async def start(self, ruleset: str, masked: bool = False) -> dict[str, Message]:
        """The game begins; gives everybody's own cards by name."""
        await self.aloud(self.players[0], "!start")
        started = await self.public("started", ruleset=ruleset)
        dealt = {player.name: (await self.told(player, "dealt"))[0] for player in self.players}
        self.private = {name: message.room for name, message in dealt.items()}
        people = {p.id: p for p in self.players}
        if masked:
            check(not any("user" in s for s in started.data["seats"]), "nobody is told who is who")
            self.seats = {dealt[player.name].data["seat"]: player for player in self.players}
        else:
            self.seats = {s["seat"]: people[s["user"].removeprefix("matrix:")] for s in started.data["seats"]}
        for player in self.players:
            check(dealt[player.name].encrypted, "a card is dealt under encryption")
            check(dealt[player.name].data["seat"] == self.seat(player), "everybody gets their own card")
        self.tell("the cards are dealt")
        return dealt
