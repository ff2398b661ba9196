#!/usr/bin/env python3
"""What the judge on Matrix does when its session or its store is lost.

    session.py --bot PROGRAM --work FOLDER
"""

from __future__ import annotations

import argparse
import asyncio
import json
import pathlib
import shutil
import sys

from game import Bot, check
from player import Message, Player
from synapse import Homeserver, die_with_parent


class Trial:
    """One person, the judge and a room."""

    def __init__(self, bot: Bot, judge: str, person: Player, server: Homeserver, work: pathlib.Path):
        self.bot, self.judge, self.person, self.server = bot, judge, person, server
        self.store = work / "matrix"
        self.room = ""

    def replies(self) -> list[Message]:
        return [m for m in self.person.heard(self.judge) if m.kind == "reply"]

    async def asks_for_help(self, what: str) -> Message:
        """The person asks in the room and is answered in private, once."""
        # What is written before a new device is announced is not encrypted for it.
        await self.person.until(self.is_announced, f"the judge's device {what}")
        before = len(self.replies())
        await self.person.say(self.room, "!help")
        await self.person.until(lambda: len(self.replies()) > before, f"an answer {what}")
        check(len(self.replies()) == before + 1, f"one answer {what}")
        answer = self.replies()[-1]
        check(answer.encrypted and answer.room != self.room, f"in private {what}")
        print(f"answered {what}", flush=True)
        return answer

    def is_announced(self) -> bool:
        """Whether the person's client knows the device that the judge has now."""
        known = self.person.client.device_store.active_user_devices(self.judge)
        return self.device() in {device.id for device in known}

    def device(self) -> str | None:
        """The device that the judge has chosen, if it has."""
        try:
            return json.loads((self.store / "session.json").read_text())["device"]
        except OSError:
            return None

    async def other_device(self, than: str) -> None:
        await self.person.until(lambda: self.device() not in (None, than), "a new device")

    async def run(self) -> None:
        self.bot.start()
        await self.person.start()
        self.room = await self.person.make_room("Trial", [self.judge])
        await self.person.until(lambda: self.person.heard(self.judge, self.room), "a greeting")
        first = await self.asks_for_help("at first")
        device = self.device()

        self.bot.kill()
        self.bot.start()
        again = await self.asks_for_help("after a restart")
        check((again.room, self.device()) == (first.room, device), "the same device and private room")

        # Somebody ends all of the account's sessions: the device is gone with its keys.
        token = json.loads((self.store / "session.json").read_text())["session"]["access_token"]
        status, _ = self.server.request("POST", "/_matrix/client/v3/logout/all", {}, token)
        check(status == 200, "the sessions are ended")
        await self.other_device(than=device)
        renewed = await self.asks_for_help("after the session was ended")
        check(renewed.room == first.room, "the private room stays")

        # The keys are lost and the rest is not: the old device must not be used again.
        self.bot.kill()
        device = self.device()
        shutil.rmtree(self.store / "sdk")
        self.bot.start()
        await self.other_device(than=device)
        lost = await self.asks_for_help("after the keys were lost")
        check(lost.room == first.room, "the private room stays")

        # The rest is lost and the keys are not: nothing can be done, and it is said.
        self.bot.kill()
        (self.store / "session.json").unlink()
        self.bot.start()
        code = await asyncio.to_thread(self.bot.process.wait, 120)
        check(code != 0, "a store without its session is refused")
        check("session.json is gone" in self.bot.log.read_text(), "and the file is named")

        # All is lost: as new.
        device = self.device() or ""
        shutil.rmtree(self.store)
        self.bot.start()
        await self.other_device(than=device)
        await self.asks_for_help("after everything was lost")
        check(self.bot.stop() == 0, "the judge ends in order when told to")


async def run(options: argparse.Namespace) -> None:
    work = options.work.resolve()
    work.mkdir(parents=True, exist_ok=True)
    server = Homeserver(pathlib.Path(sys.executable), work / "homeserver")
    server.start()
    bot = Bot(options.bot, work, server.url)
    judge = server.register("judge")
    person = Player(server.url, "ann", server.register("ann"), work / "ann")
    try:
        await Trial(bot, judge, person, server, work).run()
    finally:
        if bot.process and bot.process.poll() is None:
            bot.process.kill()
        await person.stop()
        server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description="Lost sessions and lost stores.")
    parser.add_argument("--bot", type=pathlib.Path, required=True, help="the bot-matrix program")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="an empty folder")
    die_with_parent()
    asyncio.run(run(parser.parse_args()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
