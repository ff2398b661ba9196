#!/usr/bin/env python3
"""What the judge on Matrix does when its session or its store is lost, and how else it can log in."""

from __future__ import annotations

import asyncio
import json
import shutil

from harness import Bot, Stage, check, main
from player import Message, Player
from synapse import Accounts


class Trial:
    """One person, the judge and a room."""

    def __init__(self, bot: Bot, judge: str, person: Player, server: Accounts):
        self.bot, self.judge, self.person, self.server = bot, judge, person, server
        self.store = bot.store
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
        return self.bot.device()

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
        await self.new_identity()
        await self.by_token()
        check(self.bot.stop() == 0, "the judge ends in order when told to")

    def keys(self) -> dict:
        """What the homeserver tells everybody of the judge's keys."""
        status, answer = self.server.request(
            "POST", "/_matrix/client/v3/keys/query", {"device_keys": {self.judge: []}},
            self.person.client.access_token)
        check(status == 200, f"the judge's keys: {answer}")
        return answer

    def is_signed(self) -> bool:
        """Whether the judge's device is signed by the identity that the account has now."""
        keys = self.keys()
        signing = keys["self_signing_keys"][self.judge]["keys"]
        device = keys["device_keys"][self.judge].get(self.device() or "", {})
        return bool(set(signing) & set(device.get("signatures", {}).get(self.judge, {})))

    async def new_identity(self) -> None:
        """Only when told to does the judge replace the identity whose keys are lost."""
        check(not self.is_signed(), "the identity's keys are lost")
        before = self.keys()["master_keys"][self.judge]["keys"]
        self.bot.set(reset_cross_signing=True)
        self.bot.restart()
        await self.person.until(self.is_signed, "a device that is signed again")
        check(self.keys()["master_keys"][self.judge]["keys"] != before, "by a new identity")
        self.bot.set(reset_cross_signing=None)
        await self.asks_for_help("with a new identity")

    async def by_token(self) -> None:
        """A token made elsewhere is as good as a password, while nobody else has its device's keys."""
        self.bot.kill()
        shutil.rmtree(self.store)
        user, password = self.bot.settings["user"], self.bot.settings["password"]
        status, login = self.server.request("POST", "/_matrix/client/v3/login", {
            "type": "m.login.password", "identifier": {"type": "m.id.user", "user": user}, "password": password})
        check(status == 200, "a token")
        self.bot.set(password=None, user=self.judge, access_token=login["access_token"],
                     device_id=login["device_id"])
        self.bot.start()
        first = await self.asks_for_help("by a token")
        check(self.device() == login["device_id"], "the token's device")
        self.bot.restart()
        again = await self.asks_for_help("by a token after a restart")
        check(again.room == first.room, "the same private room")
        # The same token with a store of nothing: its device's keys are somewhere else.
        kept = self.store.with_name("kept")
        self.bot.kill()
        self.store.rename(kept)
        self.bot.start()
        code = await asyncio.to_thread(self.bot.process.wait, 120)
        check(code != 0 and "keys that are not in the store" in self.bot.log.read_text(), "is refused")
        shutil.rmtree(self.store)
        kept.rename(self.store)
        self.bot.start()
        await self.asks_for_help("with the right store again")


async def script(stage: Stage) -> None:
    bot, judge = stage.judge()
    await Trial(bot, judge, stage.person("ann"), stage.accounts).run()


if __name__ == "__main__":
    main("Lost sessions and lost stores.", "session", script)
