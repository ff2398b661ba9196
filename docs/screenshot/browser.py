"""Chromium without a window, told what to do by its debugging protocol; it reaches nothing but this machine."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import os
import pathlib
import subprocess
import time
from typing import AsyncIterator

import aiohttp

from player import PATIENCE
from synapse import SetupError, die_with_parent

FLAGS = [
    "--headless", "--remote-debugging-port=0", "--no-first-run", "--disable-gpu", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-default-apps",
    "--hide-scrollbars",
    # No page is in front, and all of them go on.
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


class PageError(Exception):
    """A page did not do what was expected of it."""


class Browser:
    """One Chromium; every page has cookies and storage of its own."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse):
        self.socket = socket
        self.numbers = itertools.count(1)
        self.waiting: dict[int, asyncio.Future] = {}

    async def listen(self) -> None:
        """Gives every answer to whoever waits for it."""
        async for message in self.socket:
            told = message.json()
            if waiting := self.waiting.pop(told.get("id"), None):
                waiting.set_result(told)

    async def call(self, method: str, session: str | None = None, **parameters: object) -> dict:
        number = next(self.numbers)
        self.waiting[number] = asyncio.get_running_loop().create_future()
        call = {"id": number, "method": method, "params": parameters}
        answering = self.waiting[number]
        await self.socket.send_json(call | ({"sessionId": session} if session else {}))
        answer = await asyncio.wait_for(answering, PATIENCE)
        if "error" in answer:
            raise PageError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    async def open(self, address: str, width: int, height: int) -> Page:
        """Opens a page of this size in pixels, as somebody new."""
        context = (await self.call("Target.createBrowserContext"))["browserContextId"]
        target = (await self.call("Target.createTarget", url=address, browserContextId=context))["targetId"]
        session = (await self.call("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        page = Page(self, context, session)
        await page.call("Emulation.setDeviceMetricsOverride",
                        width=width, height=height, deviceScaleFactor=1, mobile=False)
        # As if somebody looked at it: what is shown is read.
        await page.call("Emulation.setFocusEmulationEnabled", enabled=True)
        return page


class Page:
    """One page."""

    def __init__(self, browser: Browser, context: str, session: str):
        self.browser = browser
        self.context = context
        self.session = session

    async def call(self, method: str, **parameters: object) -> dict:
        return await self.browser.call(method, self.session, **parameters)

    async def evaluate(self, script: str) -> object:
        """What an expression of JavaScript gives."""
        answer = await self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise PageError(f"{script}: {answer['exceptionDetails']}")
        return answer["result"].get("value")

    async def until(self, script: str, what: str) -> None:
        """Waits until the expression is true of the page."""
        give_up = time.monotonic() + PATIENCE
        while not await self.evaluate(f"Boolean({script})"):
            if time.monotonic() > give_up:
                shown = await self.evaluate("document.body.innerText")
                raise PageError(f"waited {PATIENCE:.0f} s for {what}; the page shows:\n{shown}")
            await asyncio.sleep(0.1)

    async def write(self, field: str, text: str) -> None:
        """Types into the field that this selector finds."""
        await self.until(f"document.querySelector({field!r})", field)
        await self.evaluate(f"document.querySelector({field!r}).focus()")
        await self.call("Input.insertText", text=text)

    async def enter(self) -> None:
        """Presses the enter key."""
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        await self.call("Input.dispatchKeyEvent", type="keyDown", text="\r", **key)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **key)

    async def picture(self) -> bytes:
        """The page as it looks now, as PNG."""
        return base64.b64decode((await self.call("Page.captureScreenshot", format="png"))["data"])

    async def close(self) -> None:
        await self.browser.call("Target.disposeBrowserContext", browserContextId=self.context)


@contextlib.asynccontextmanager
async def chromium(program: str, folder: pathlib.Path) -> AsyncIterator[Browser]:
    """Starts Chromium on an empty folder and ends it afterwards."""
    folder.mkdir(parents=True)
    # Its sandbox does not work for root.
    flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with open(folder / "chromium.out", "wb") as out:
        process = subprocess.Popen([program, *flags, f"--user-data-dir={folder}", "about:blank"],
                                   stdin=subprocess.DEVNULL, stdout=out, stderr=out, preexec_fn=die_with_parent)
    try:
        address = await debugger(process, folder)
        # Pictures are larger than a message usually may be.
        async with aiohttp.ClientSession() as web, web.ws_connect(address, max_msg_size=0) as socket:
            browser = Browser(socket)
            listening = asyncio.create_task(browser.listen())
            yield browser
            listening.cancel()
    finally:
        process.terminate()
        await asyncio.to_thread(process.wait)


async def debugger(process: subprocess.Popen, folder: pathlib.Path) -> str:
    """Where the browser can be told what to do, once it says so."""
    place = folder / "DevToolsActivePort"
    give_up = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < give_up:
        with contextlib.suppress(OSError, ValueError):
            port, path = place.read_text().split()
            return f"ws://127.0.0.1:{port}{path}"
        await asyncio.sleep(0.1)
    raise SetupError(f"Chromium does not start:\n{(folder / 'chromium.out').read_text()[-3000:]}")
