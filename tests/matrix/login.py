#!/usr/bin/env python3
"""Setting the judge up by `bot-matrix login`, without a password in its configuration."""

from __future__ import annotations

import asyncio
import shutil

from harness import Bot, Stage, Table, check, main
from player import Player


class SetUp(Table):
    """One person and a judge that is set up again and again."""

    def __init__(self, bot: Bot, judge: str, person: Player, stage: Stage):
        super().__init__(bot, judge, [person])
        self.person = person
        self.accounts = stage.accounts
        self.secrets = stage.work

    def file(self, name: str, text: str) -> str:
        path = self.secrets / name
        path.write_text(text + "\n")
        return str(path)

    async def login(self, *options: str) -> str:
        code, told = await self.bot.run("login", *options)
        check(code == 0, f"a login: {told}\n{self.bot.log.read_text()[-2000:]}")
        return told

    def identity(self) -> tuple[str, bool]:
        """The judge's identity by the homeserver, and whether one device at least is signed by it."""
        status, keys = self.accounts.request(
            "POST", "/_matrix/client/v3/keys/query", {"device_keys": {self.judge: []}},
            self.person.client.access_token)
        check(status == 200, f"the judge's keys: {keys}")
        signing = set(keys["self_signing_keys"][self.judge]["keys"])
        signed = [bool(signing & set(device["signatures"][self.judge]))
                  for device in keys["device_keys"][self.judge].values()]
        return next(iter(keys["master_keys"][self.judge]["keys"])), all(signed)

    async def answers(self, count: int) -> None:
        """The judge runs and answers, under encryption."""
        def logins() -> int:
            return self.bot.log.read_text().count("bot_matrix: logged in")
        before = logins()
        self.bot.start()
        # With a new store the judge does not answer what was said before it came.
        await self.person.until(lambda: logins() > before, "the judge")
        known = self.person.client.device_store.active_user_devices
        device = self.bot.device()
        await self.person.until(lambda: device in {d.id for d in known(self.judge)}, "the judge's device")
        await self.aloud(self.person, "!help")
        check((await self.told(self.person, "reply", count))[-1].encrypted, "an answer in private")
        code, _ = await self.bot.run("doctor")
        check(code != 0, "nothing else touches the keys of a judge that runs")
        check(self.bot.stop() == 0, "the judge ends in order when told to")

    async def script(self, password: str) -> None:
        self.bot.start()
        code = await asyncio.to_thread(self.bot.process.wait, 120)
        check(code != 0 and "bot-matrix login" in self.bot.log.read_text(), "nothing to log in with")

        told = await self.login("--secret-file", self.file("password", password))
        key = told.strip().splitlines()[-1].strip()
        check(len(key) > 40 and key.replace(" ", "").isalnum(), f"a recovery key: {told}")
        await self.person.start()
        identity, signed = self.identity()
        check(signed, "the judge is shown as verified")
        self.bot.start()
        await self.meet()
        check(self.bot.stop() == 0, "the judge ends in order when told to")
        await self.answers(1)
        self.tell("a login is enough, and no password lies about")

        again = await self.login("--secret-file", self.file("password", password))
        check(key not in again, "the recovery key is shown once")
        code, told = await self.bot.run("doctor")
        check(code == 0 and "✗" not in told, f"the doctor finds nothing: {told}")

        shutil.rmtree(self.bot.store)
        self.logout_all(password)
        await self.login("--secret-file", self.file("password", password),
                         "--recovery-key-file", self.file("key", key))
        check(self.identity() == (identity, True), "the recovery key brings the identity back")
        await self.answers(2)
        self.tell("a lost store is not a lost identity")

        shutil.rmtree(self.bot.store)
        token = self.login_token(password)
        told = await self.login("--sso", "--secret-file", self.file("token", token))
        code, told = await self.bot.run("doctor")
        check(code == 1 and told.count("✗") == 1, f"only the signature is missing: {told}")
        await self.answers(3)
        self.tell("a token of single sign-on is as good as a password")

    def session(self, password: str) -> str:
        account = self.bot.settings["user"]
        status, login = self.accounts.request("POST", "/_matrix/client/v3/login", {
            "type": "m.login.password", "identifier": {"type": "m.id.user", "user": account},
            "password": password})
        check(status == 200, f"another login: {login}")
        return login["access_token"]

    def logout_all(self, password: str) -> None:
        """The device whose keys are lost goes too."""
        self.accounts.request("POST", "/_matrix/client/v3/logout/all", {}, self.session(password))

    def login_token(self, password: str) -> str:
        """What single sign-on would end with."""
        token = self.session(password)
        status, answer = self.accounts.request("POST", "/_matrix/client/v1/login/get_token", {}, token)
        check(status == 200, f"a login token: {answer}")
        self.accounts.request("POST", "/_matrix/client/v3/logout", {}, token)
        return answer["login_token"]


async def script(stage: Stage) -> None:
    bot, judge = stage.judge()
    password = bot.settings["password"]
    bot.set(password=None)
    table = SetUp(bot, judge, stage.person("ann"), stage)
    await table.script(password)


if __name__ == "__main__":
    main("Setting the judge up.", "login", script)
