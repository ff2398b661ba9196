#!/usr/bin/env python3
"""What many rooms cost: memory, processor time and the size of the sync, measured and not judged.

    measure.py --bot PROGRAM --work FOLDER [--rooms 1000] [--tables 50] [--seconds 60]

Run by the Python that synapse.py makes. It brings a homeserver of its own; the tables are played by the
computer, one person sits at each.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import os
import pathlib
import sys
import time
import urllib.parse

from harness import Bot
from synapse import Accounts, Homeserver, die_with_parent

# The judge's own settings of a sync; what it asks for decides what it costs.
FILTER = json.dumps({"presence": {"not_types": ["*"]}, "room": {
    "ephemeral": {"not_types": ["*"]}, "timeline": {"limit": 200}, "state": {"lazy_load_members": True}}})
TICKS = os.sysconf("SC_CLK_TCK")


def processor_s(pid: int) -> float:
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_mb(pid: int) -> float:
    lines = pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


class Measurement:
    """One judge, one homeserver and many rooms."""

    def __init__(self, bot: Bot, judge: str, server: Homeserver, person: str):
        self.bot, self.judge, self.server = bot, judge, server
        self.person = self.login(person)

    def login(self, name: str) -> str:
        self.server.register(name)
        status, answer = self.server.request("POST", "/_matrix/client/v3/login", {
            "type": "m.login.password", "identifier": {"type": "m.id.user", "user": name}, "password": f"pw-{name}"})
        assert status == 200, answer
        return answer["access_token"]

    def make_room(self, number: int) -> str:
        status, answer = self.server.request(
            "POST", "/_matrix/client/v3/createRoom", {"name": f"Room {number}", "invite": [self.judge]}, self.person)
        assert status == 200, answer
        return answer["room_id"]

    def say(self, room: str, text: str) -> None:
        path = f"/_matrix/client/v3/rooms/{urllib.parse.quote(room)}/send/m.room.message/{time.time_ns()}"
        status, answer = self.server.request("PUT", path, {"msgtype": "m.text", "body": text}, self.person)
        assert status == 200, answer

    def joined(self) -> int:
        return self.bot.log.read_text().count(" joined room=")

    def sync(self, since: str | None) -> tuple[float, int, str]:
        """One sync as the judge does it: seconds, bytes, where it ends."""
        token = json.loads((self.bot.store / "session.json").read_text())["session"]["access_token"]
        query = {"filter": FILTER, "timeout": "0", **({"since": since} if since else {})}
        began = time.monotonic()
        status, answer = self.server.request("GET", "/_matrix/client/v3/sync?" + urllib.parse.urlencode(query),
                                             token=token)
        assert status == 200, answer
        return time.monotonic() - began, len(json.dumps(answer)), answer["next_batch"]

    def show(self, what: str, seconds: float) -> None:
        """What the judge and the homeserver take in so many seconds."""
        pids = {"judge": self.bot.process.pid, "homeserver": self.server.process.pid}
        before = {name: processor_s(pid) for name, pid in pids.items()}
        time.sleep(seconds)
        for name, pid in pids.items():
            used = (processor_s(pid) - before[name]) / seconds
            print(f"{what}: {name} {memory_mb(pid):.0f} MB, {used:.1%} of a core", flush=True)

    def run(self, rooms: int, tables: int, seconds: float) -> None:
        self.bot.start()
        while "logged in" not in (self.bot.log.read_text() if self.bot.log.exists() else ""):
            time.sleep(0.2)
        self.show("no room", 5)
        began = time.monotonic()
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            all_rooms = list(pool.map(self.make_room, range(rooms)))
        while self.joined() < rooms:
            time.sleep(0.5)
        print(f"{rooms} rooms made and joined in {time.monotonic() - began:.0f} s", flush=True)
        self.show(f"{rooms} idle rooms", seconds)
        took, size, since = self.sync(None)
        print(f"a first sync: {took:.2f} s, {size / 1e6:.1f} MB", flush=True)
        took, size, since = self.sync(since)
        print(f"a sync without news: {took * 1000:.0f} ms, {size} bytes", flush=True)
        began = time.monotonic()
        self.bot.restart()
        while self.bot.log.read_text().count("logged in") < 2:
            time.sleep(0.1)
        print(f"a restart: logged in after {time.monotonic() - began:.1f} s", flush=True)
        self.show(f"{rooms} idle rooms after a restart", seconds)
        for room in all_rooms[:tables]:
            for words in ("!new v2", "!join", "!add 9", "!start"):
                self.say(room, words)
        _, _, since = self.sync(None)
        self.show(f"{tables} tables among {rooms} rooms", seconds)
        took, size, _ = self.sync(since)
        print(f"{seconds:.0f} s of news in one sync: {took:.2f} s, {size / 1e3:.0f} kB", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="What many rooms cost.")
    parser.add_argument("--bot", type=pathlib.Path, required=True, help="the bot-matrix program")
    parser.add_argument("--work", type=pathlib.Path, required=True, help="an empty folder")
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=60)
    options = parser.parse_args()
    die_with_parent()
    options.work.mkdir(parents=True, exist_ok=True)
    server = Homeserver(pathlib.Path(sys.executable), options.work / "homeserver")
    server.start()
    accounts = Accounts(server.url, server.secret)
    bot = Bot(options.bot, options.work, server.url, "judge")
    try:
        Measurement(bot, accounts.register("judge"), server, "host").run(options.rooms, options.tables,
                                                                        options.seconds)
    finally:
        bot.end()
        server.stop()


if __name__ == "__main__":
    main()
