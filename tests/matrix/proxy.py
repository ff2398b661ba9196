"""What lies between the judge and its homeserver, and does not always work.

A proxy on the loopback interface that hands everything on, unless a fault is set for it.
"""

from __future__ import annotations

import asyncio
import collections
import dataclasses
import json
import re
from typing import Awaitable, Callable

import aiohttp
from aiohttp import web

# What a client asks or settles before it can send a message.
BEFORE = re.compile(r"/(joined_)?members$|/keys/(query|claim)$|/sendToDevice/")

# A fault: may answer instead of the homeserver, or do something with its answer.
Pass = Callable[[], Awaitable[web.Response]]
Fault = Callable[[web.Request, Pass], Awaitable[web.Response]]

# Headers that belong to one connection, or that the proxy's own libraries set.
HOP = {"host", "connection", "keep-alive", "transfer-encoding", "content-length", "content-encoding",
       "accept-encoding"}


@dataclasses.dataclass
class Rule:
    """A fault for the next so many requests of a kind."""

    method: str
    path: re.Pattern
    times: int
    fault: Fault
    met: int = 0
    happened: asyncio.Event = dataclasses.field(default_factory=asyncio.Event)


@dataclasses.dataclass(frozen=True)
class Passed:
    """A request that was handed on."""

    method: str
    path: str
    body: bytes


class Proxy:
    """One proxy for one homeserver."""

    def __init__(self, target: str):
        self.target = target
        self.url = ""
        self.rules: list[Rule] = []
        self.down = False
        self.refused = 0
        self.passed: list[Passed] = []
        self.road = asyncio.Event()
        self.road.set()
        self.swallowed: collections.Counter[str] = collections.Counter()
        self.going: set[asyncio.Future] = set()
        self.runner: web.AppRunner | None = None
        self.site: web.TCPSite | None = None
        self.session: aiohttp.ClientSession | None = None

    async def start(self) -> None:
        application = web.Application(client_max_size=64 * 1024 * 1024)
        application.router.add_route("*", "/{path:.*}", self.handle)
        self.session = aiohttp.ClientSession(auto_decompress=True)
        self.runner = web.AppRunner(application, access_log=None, handler_cancellation=True)
        await self.runner.setup()
        await self.listen(0)
        host, port = self.runner.addresses[0][:2]
        self.url = f"http://{host}:{port}"

    async def listen(self, port: int) -> None:
        self.site = web.TCPSite(self.runner, "127.0.0.1", port)
        await self.site.start()

    async def refuse(self) -> None:
        """Connections break, and no other is let in."""
        self.down = True
        await self.site.stop()
        self.cut_all()

    def cut_all(self) -> None:
        """Every connection breaks; what lies on the way stays there."""
        for connection in list(self.runner.server.connections):
            if connection.transport:
                connection.transport.abort()

    async def welcome(self) -> None:
        """Connections are let in again."""
        self.down = False
        await self.listen(int(self.url.rsplit(":", 1)[1]))

    def swallow(self) -> None:
        """Whatever is sent lies on the way from now on, in both directions, and nobody is told so. Only what has to be
        asked before that passes, so that a message is what is sent again."""
        self.swallowed.clear()
        self.road.clear()

    def sent_twice(self) -> bool:
        """Whether some message lies on the way twice."""
        return any(times > 1 for path, times in self.swallowed.items() if "/send/" in path)

    def clear(self) -> None:
        """What lies on the way arrives, also what its sender has given up."""
        self.road.set()

    async def stop(self) -> None:
        await self.runner.cleanup()
        for going in list(self.going):
            going.cancel()
        await asyncio.gather(*self.going, return_exceptions=True)
        await self.session.close()

    def fault(self, method: str, path: str, fault: Fault, times: int = 1) -> Rule:
        """The next so many such requests meet this fault; the rule tells when the last of them has."""
        rule = Rule(method, re.compile(path), times, fault)
        self.rules.append(rule)
        return rule

    def without_address(self) -> None:
        """The homeserver does not name its own address at the next login: the line would be passed by."""
        self.fault("POST", r"/login$", changes(lambda login: login.pop("well_known", None)))

    def rule_for(self, request: web.Request) -> Rule | None:
        for rule in self.rules:
            if rule.met < rule.times and rule.method == request.method and rule.path.search(request.path):
                return rule
        return None

    async def handle(self, request: web.Request) -> web.StreamResponse:
        if self.down:
            self.refused += 1
            return cut(request)
        rule = self.rule_for(request)
        if rule is None:
            return await self.surely(request)
        rule.met += 1
        try:
            return await rule.fault(request, lambda: self.surely(request))
        finally:
            if rule.met == rule.times:
                rule.happened.set()

    async def surely(self, request: web.Request) -> web.Response:
        """Hands a request on also when whoever sent it has given up: what is on the way arrives."""
        going = asyncio.ensure_future(self.hand_on(request))
        self.going.add(going)
        going.add_done_callback(self.going.discard)
        return await asyncio.shield(going)

    async def hand_on(self, request: web.Request) -> web.Response:
        headers = {key: value for key, value in request.headers.items() if key.lower() not in HOP}
        body = await request.read()
        self.passed.append(Passed(request.method, request.path, body))
        passes = BEFORE.search(request.path)
        if not self.road.is_set() and not passes:
            self.swallowed[request.path] += 1
            await self.road.wait()
        async with self.session.request(request.method, self.target + request.raw_path, headers=headers,
                                        data=body, allow_redirects=False) as answer:
            contents = await answer.read()
            if not passes:
                await self.road.wait()
            if self.down:
                return cut(request)
            kept = {key: value for key, value in answer.headers.items() if key.lower() not in HOP}
            return web.Response(status=answer.status, headers=kept, body=contents)


def cut(request: web.Request) -> web.Response:
    """The connection breaks."""
    if request.transport:
        request.transport.abort()
    return web.Response(status=500)


def answers(status: int, body: dict | str, **headers: str) -> Fault:
    """Something else answers than the homeserver."""
    async def fault(_request: web.Request, _on: Pass) -> web.Response:
        text = body if isinstance(body, str) else json.dumps(body)
        kind = "text/html" if isinstance(body, str) else "application/json"
        return web.Response(status=status, text=text, content_type=kind, headers=headers)
    return fault


async def loses_the_answer(request: web.Request, on: Pass) -> web.Response:
    """The homeserver has done it, and nobody hears of it."""
    await on()
    return cut(request)


def repeats() -> Fault:
    """The same answer twice: the second request is not handed on."""
    kept: list[tuple[int, bytes]] = []

    async def fault(_request: web.Request, on: Pass) -> web.Response:
        if not kept:
            answer = await on()
            # An answer without news would be repeated for nothing.
            if b'"join":{' not in answer.body.replace(b" ", b""):
                return answer
            kept.append((answer.status, answer.body))
            return answer
        status, body = kept[0]
        return web.Response(status=status, body=body, content_type="application/json")
    return fault


def changes(change: Callable[[dict], None]) -> Fault:
    """The homeserver says something else."""
    async def fault(_request: web.Request, on: Pass) -> web.Response:
        answer = await on()
        contents = json.loads(answer.body)
        change(contents)
        return web.Response(status=answer.status, text=json.dumps(contents), content_type="application/json")
    return fault
