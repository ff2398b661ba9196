"""Plays 2.0 into the vote of the first day, and takes the pictures there. Started by shoot.py."""

from __future__ import annotations

import argparse
import asyncio
import io
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tests" / "matrix"))

from PIL import Image  # noqa: E402

from browser import Browser, chromium  # noqa: E402
from game import NAMES, Game  # noqa: E402
from harness import Bot, check  # noqa: E402
from hydrogen import Hydrogen, served  # noqa: E402
from player import Player  # noqa: E402
from synapse import Accounts, Homeserver, die_with_parent  # noqa: E402
from words import CHINESE, ENGLISH, Words  # noqa: E402

JUDGE = "nightfall"


class Scene(Game):
    """A game that everybody plays by the words."""

    def __init__(self, words: Words, clients: dict[str, Hydrogen], *table):
        super().__init__(*table)
        self.words = words
        self.clients = clients

    async def script(self, pictures: dict[str, pathlib.Path]) -> None:
        await self.meet()
        await self.open("v2", day="open")
        await self.join_all()
        await self.deal()
        self.cast = self.assign()
        client = self.clients.pop(self.cast["police"].name)
        for other in self.clients.values():
            await other.close()
        self.living = list(self.players)
        await self.night(1, victim=self.cast["victim"], suspect=self.cast["killer"], kill_judge=False)
        await self.bid_farewell()
        await self.discuss()
        ballot = await self.public("ballot")
        await self.some_vote()
        await client.enter_room(self.direct(self.cast["police"]))
        await client.enter_room(self.room)
        await client.shows(ballot.body.splitlines()[-1])
        save(await client.picture(), pictures["room"])
        if "dm" in pictures:
            await client.enter_room(self.direct(self.cast["police"]))
            await self.look_and_vote(client)
            save(await client.picture(), pictures["dm"])

    def assign(self) -> dict[str, Player]:
        """Who is who in the words."""
        (killer, accomplice), (police, _), civilians = map(self.having, ("killer", "police", "civilian"))
        return {"killer": killer, "accomplice": accomplice, "police": police,
                "victim": civilians[0], "civilian": civilians[1]}

    def spoken(self, text: str) -> str:
        return text.format(**{who: self.words.seat.format(self.seat(player)) for who, player in self.cast.items()})

    async def finish(self, player: Player, kind: str) -> None:
        """Ends somebody's say by a reaction to the judge's message."""
        await self.public(kind)
        await player.react(self.room, self.heard(player, kind, "room")[0].event, "✅")

    async def bid_farewell(self) -> None:
        victim = self.cast["victim"]
        await self.public("last_words", seat=self.seat(victim))
        await self.aloud(victim, self.spoken(self.words.last_words))
        await self.finish(victim, "last_words")

    async def discuss(self) -> None:
        await self.public("discussion")
        for who, text in self.words.talk:
            await self.aloud(self.cast[who], self.spoken(text))
        for player in self.living:
            await self.finish(player, "discussion")

    async def some_vote(self) -> None:
        for player in self.having("civilian")[1:]:
            await self.quietly(player, f"vote {self.seat(self.cast['killer'])}")
            await self.told(player, "noted", ask="vote")

    async def look_and_vote(self, client: Hydrogen) -> None:
        """The police look at their card and vote, with their own client."""
        police, target = self.cast["police"], self.seat(self.cast["killer"])
        replies = len(self.heard(police, "reply", "you"))
        await client.say("role")
        await self.told(police, "reply", replies + 1)
        noted = len(self.heard(police, "noted", "you"))
        await client.say(f"vote {target}")
        told = await self.told(police, "noted", noted + 1)
        check(told[-1].data["targets"] == [target], f"the vote: {told[-1].data}")
        await client.shows(told[-1].body)
        # What comes into a room that is shown stays new until the room is shown again.
        await client.enter_room(self.room)
        await client.enter_room(self.direct(police))


def save(picture: bytes, file: pathlib.Path) -> None:
    """Writes it with 256 colours, which look the same and take a third of the bytes."""
    image = Image.open(io.BytesIO(picture)).convert("RGB")
    image = image.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    image.save(file, optimize=True)
    print(f"{file}: {file.stat().st_size / 1024:.0f} KiB", flush=True)


def call(accounts: Accounts, account: str, name: str) -> None:
    """Gives an account the name that others see."""
    status, login = accounts.request("POST", "/_matrix/client/v3/login", {
        "type": "m.login.password", "identifier": {"type": "m.id.user", "user": account},
        "password": f"pw-{account}"})
    check(status == 200, f"{account} logs in: {login}")
    for method, path, body in [("PUT", f"profile/{login['user_id']}/displayname", {"displayname": name}),
                               ("POST", "logout", {})]:
        status, answer = accounts.request(method, f"/_matrix/client/v3/{path}", body, login["access_token"])
        check(status == 200, f"{path}: {answer}")


async def shoot(server: Homeserver, program: pathlib.Path, words: Words, browser: Browser, site: str,
                pictures: dict[str, pathlib.Path]) -> None:
    """One game in one language, on a homeserver of its own, so that nobody there has a name of the tests."""
    judge = server.register(JUDGE)
    # Every change of a status message would be a message of its own: Hydrogen knows no edits.
    bot = Bot(program, server.folder, server.url, JUDGE, locale=words.locale, status=False, silence=False)
    players = [Player(server.url, name, server.register(name), server.folder / "players" / name) for name in NAMES]
    for account, name in zip([JUDGE, *NAMES], [words.judge, *words.people]):
        call(server, account, name)
    try:
        bot.start()
        await asyncio.gather(*(player.start() for player in players))
        # Only a device that is there before the deal can read the card, and nobody knows yet whose will be shown.
        clients = {name: await Hydrogen.log_in(browser, site, server.url, name) for name in NAMES}
        game = Scene(words, clients, bot, judge, players)
        await game.play(game.script(pictures))
    finally:
        bot.end()
        await asyncio.gather(*(player.stop() for player in players), return_exceptions=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the pictures; started by shoot.py.")
    parser.add_argument("--bot", type=pathlib.Path, required=True, help="the bot-matrix program")
    parser.add_argument("--client", type=pathlib.Path, required=True, help="the folder with Hydrogen")
    parser.add_argument("--chromium", required=True, help="the browser")
    parser.add_argument("--into", type=pathlib.Path, required=True, help="where the pictures go")
    options = parser.parse_args()
    die_with_parent()
    games = [(ENGLISH, {"room": options.into / "matrix-room.png", "dm": options.into / "matrix-dm.png"}),
             (CHINESE, {"room": options.into / "matrix-room-zh.png"})]
    with tempfile.TemporaryDirectory() as folder, served(options.client) as site:
        work = pathlib.Path(folder)
        async with chromium(options.chromium, work / "browser") as browser:
            for words, pictures in games:
                server = Homeserver(pathlib.Path(sys.executable), work / words.locale)
                await asyncio.to_thread(server.start)
                try:
                    await shoot(server, options.bot, words, browser, site, pictures)
                finally:
                    await asyncio.to_thread(server.stop)


if __name__ == "__main__":
    asyncio.run(main())
