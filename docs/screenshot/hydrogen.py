"""Hydrogen, a web client for Matrix, as somebody has it open."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import pathlib
import threading
import urllib.parse
from typing import Iterator

from browser import Browser, Page

# In pixels.
WIDTH, HEIGHT = 1000, 800


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves a folder and tells nothing of it."""

    def log_message(self, *_arguments: object) -> None:
        pass


@contextlib.contextmanager
def served(folder: pathlib.Path) -> Iterator[str]:
    """The client's folder as a web site of this machine; gives its address."""
    handler = functools.partial(Files, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class Hydrogen:
    """The client of one person, logged in on a device of its own."""

    def __init__(self, page: Page):
        self.page = page

    @classmethod
    async def log_in(cls, browser: Browser, site: str, homeserver: str, account: str) -> Hydrogen:
        address = site + "?" + urllib.parse.urlencode({"homeserver": homeserver})
        page = await browser.open(address, WIDTH, HEIGHT)
        await page.write("#username", account)
        await page.write("#password", f"pw-{account}")
        await page.enter()
        await page.until("document.querySelector('.SessionView')", f"{account} to be logged in")
        return cls(page)

    async def enter_room(self, room: str) -> None:
        """Shows this room until what is new in it counts as read."""
        await self.page.evaluate(f"location.hash = location.hash.match(/#\\/session\\/\\d+/)[0] + '/room/{room}'")
        for shown, what in [(f"'.Timeline_messageAvatar[href*=\"{room}\"]'", "the room's messages"),
                            (f"'.RoomList .active a[href*=\"{room}\"] .badge.hidden'", "them to be read")]:
            await self.page.until(f"document.querySelector({shown})", what)

    async def say(self, text: str) -> None:
        """Writes into the room that is shown."""
        await self.page.write(".MessageComposer textarea", text)
        await self.page.enter()

    async def shows(self, text: str) -> None:
        """Waits until this can be read somewhere on the page."""
        await self.page.until(f"document.body.innerText.includes({json.dumps(text)})", f"{text!r}")

    async def picture(self) -> bytes:
        """As it looks to somebody who reads, once everything is decrypted."""
        await self.page.until("!document.querySelector('.statusMessage')", "the keys of all messages")
        await self.page.evaluate("document.activeElement.blur()")
        return await self.page.picture()

    async def close(self) -> None:
        await self.page.close()
