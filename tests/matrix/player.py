"""A player of the tests: an independent Matrix client that reads and writes encrypted rooms.

It shares no code with the bot: matrix-nio with its own implementation of the protocol.
"""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import os
import pathlib
import time
from typing import Awaitable, Callable

import aiohttp
import nio
from nio.crypto import decrypt_attachment

DATA_KEY = "org.nightfall.notice"
PERSONA_KEY = "com.beeper.per_message_profile"
POLL_START = "org.matrix.msc3381.poll.start"
POLL_RESPONSE = "org.matrix.msc3381.poll.response"
POLL_END = "org.matrix.msc3381.poll.end"
FILES = (nio.RoomMessageMedia, nio.RoomEncryptedMedia)

# How long anything may take, in seconds. Machines that build at the same time are slow.
PATIENCE = float(os.environ.get("PATIENCE", "300"))

# It warns of every device that it has not spoken with before.
logging.getLogger("nio").setLevel(logging.ERROR)

# How long it lets news come together, in milliseconds: every sync costs the homeserver time, and a dozen clients
# that ask again after every single message would keep it busy with nothing else.
PAUSE_MS = 150

# How often an invitation is tried to be accepted.
JOIN_TRIES = 10

# By default a sync brings ten events of a room and leaves out what came before them.
FILTER = {"room": {"timeline": {"limit": 1000}}, "presence": {"types": []}}


class Silenced(Exception):
    """The room's power levels do not let this person write."""


class Gone(AssertionError):
    """What was waited for did not come in time."""


@dataclasses.dataclass(frozen=True)
class Message:
    """One message as the player's client shows it."""

    room: str
    event: str
    sender: str
    body: str
    html: str
    encrypted: bool
    data: dict
    mentions: tuple[str, ...]
    persona: str = ""
    replaces: str = ""
    thread: str = ""

    @property
    def kind(self) -> str:
        """The type of the judge's notice, or nothing."""
        return self.data.get("type", "")


@dataclasses.dataclass(frozen=True)
class Poll:
    """One poll as the player's client shows it."""

    room: str
    event: str
    sender: str
    question: str
    answers: dict[str, str]
    disclosed: bool
    encrypted: bool
    over: bool = False


@dataclasses.dataclass(frozen=True)
class File:
    """One file as the player's client shows it."""

    room: str
    sender: str
    name: str
    kind: str
    content: dict
    encrypted: bool


class Player:
    """One account with one device, which accepts every invitation."""

    def __init__(self, url: str, name: str, user_id: str, folder: pathlib.Path, device: str = ""):
        folder.mkdir(parents=True, exist_ok=True)
        self.name = name
        self.id = user_id
        self.seen: list[Message] = []
        self.polls: list[Poll] = []
        self.files: list[File] = []
        self.reactions: list[tuple[str, str, str]] = []
        self.removed: dict[str, str] = {}
        self.arrived: set[str] = set()
        self.unreadable: dict[str, nio.MegolmEvent] = {}
        self.changed = asyncio.Condition()
        self.task: asyncio.Task | None = None
        settings = nio.AsyncClientConfig(encryption_enabled=True, store_sync_tokens=False,
                                         request_timeout=60, max_timeouts=0)
        self.client = nio.AsyncClient(url, user_id, device_id=f"PLAYER{name.upper()}{device}",
                                      store_path=str(folder), config=settings)
        self.client.add_event_callback(self.on_invite, nio.InviteMemberEvent)
        self.client.add_event_callback(self.on_text, nio.RoomMessageText)
        self.client.add_event_callback(self.on_file, FILES)
        self.client.add_event_callback(self.on_other, nio.UnknownEvent)
        self.client.add_event_callback(self.on_reaction, nio.ReactionEvent)
        self.client.add_event_callback(self.on_unreadable, nio.MegolmEvent)
        self.client.add_event_callback(self.on_removal, nio.RedactionEvent)
        self.client.add_event_callback(self.on_any, nio.Event)
        self.client.add_response_callback(self.on_sync, nio.SyncResponse)

    async def start(self) -> None:
        answer = await self.client.login(f"pw-{self.name}")
        if not isinstance(answer, nio.LoginResponse):
            raise Gone(f"{self.name} cannot log in: {answer}")
        self.task = asyncio.create_task(self.listen())
        await self.until(lambda: self.client.olm.account.shared, "published keys")

    async def listen(self) -> None:
        """Syncs until stopped, also where the homeserver goes away and comes back."""
        while True:
            try:
                await self.client.sync_forever(
                    timeout=10_000, full_state=True, sync_filter=FILTER, first_sync_filter=FILTER,
                    loop_sleep_time=PAUSE_MS)
            except (OSError, aiohttp.ClientError):
                await asyncio.sleep(0.2)

    async def stop(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.client.close()

    # --- what comes in -------------------------------------------------------

    async def on_invite(self, room: nio.MatrixRoom, event: nio.InviteMemberEvent) -> None:
        if event.state_key != self.id or event.membership != "invite":
            return
        # Another homeserver's room may not be reached at once.
        for _ in range(JOIN_TRIES):
            answer = await self.client.join(room.room_id)
            if isinstance(answer, nio.JoinResponse):
                return
            await asyncio.sleep(0.5)
        raise Gone(f"{self.name} cannot join {room.room_id}: {answer}")

    async def on_text(self, room: nio.MatrixRoom, event: nio.RoomMessageText) -> None:
        self.unreadable.pop(event.event_id, None)
        if any(message.event == event.event_id for message in self.seen):
            return
        content = event.source["content"]
        relation = content.get("m.relates_to") or {}
        related = {relation.get("rel_type"): relation.get("event_id", "")}
        self.seen.append(Message(
            room=room.room_id, event=event.event_id, sender=event.sender, body=event.body,
            html=event.formatted_body or "", encrypted=event.decrypted,
            data=content.get(DATA_KEY) or {},
            mentions=tuple(content.get("m.mentions", {}).get("user_ids", [])),
            persona=(content.get(PERSONA_KEY) or {}).get("displayname", ""),
            replaces=related.get("m.replace", ""), thread=related.get("m.thread", "")))
        async with self.changed:
            self.changed.notify_all()

    async def on_file(self, room: nio.MatrixRoom, event: nio.RoomMessageMedia | nio.RoomEncryptedMedia) -> None:
        self.unreadable.pop(event.event_id, None)
        content = event.source["content"]
        self.files.append(File(room.room_id, event.sender, event.body, content["msgtype"], content,
                               event.decrypted and "file" in content))
        async with self.changed:
            self.changed.notify_all()

    async def on_other(self, room: nio.MatrixRoom, event: nio.UnknownEvent) -> None:
        content = event.source["content"]
        if event.type == POLL_START:
            start = content[POLL_START]
            answers = {a["id"]: a["org.matrix.msc1767.text"] for a in start["answers"]}
            question = start["question"]["org.matrix.msc1767.text"]
            self.polls.append(Poll(room.room_id, event.event_id, event.sender, question, answers,
                                   start["kind"].endswith(".disclosed"), event.decrypted))
        elif event.type == POLL_END:
            over = content["m.relates_to"]["event_id"]
            self.polls = [dataclasses.replace(p, over=p.over or p.event == over) for p in self.polls]

    async def on_any(self, _room: nio.MatrixRoom, event: nio.Event) -> None:
        self.arrived.add(event.event_id)

    async def on_removal(self, _room: nio.MatrixRoom, event: nio.RedactionEvent) -> None:
        self.removed[event.redacts] = event.sender
        # Nobody will read it any more.
        self.unreadable.pop(event.redacts, None)

    async def on_reaction(self, room: nio.MatrixRoom, event: nio.ReactionEvent) -> None:
        self.reactions.append((event.sender, event.reacts_to, event.key))

    async def on_unreadable(self, _room: nio.MatrixRoom, event: nio.MegolmEvent) -> None:
        self.unreadable[event.event_id] = event

    async def on_sync(self, _response: nio.SyncResponse) -> None:
        for event in list(self.unreadable.values()):
            try:
                clear = self.client.decrypt_event(event)
            except nio.EncryptionError:
                continue
            self.unreadable.pop(event.event_id)
            room = self.client.rooms[event.room_id]
            if isinstance(clear, nio.RoomMessageText):
                await self.on_text(room, clear)
            elif isinstance(clear, FILES):
                await self.on_file(room, clear)
            elif isinstance(clear, nio.UnknownEvent):
                await self.on_other(room, clear)
        async with self.changed:
            self.changed.notify_all()

    async def can_read_all(self) -> None:
        """Waits for the keys that come after the messages they are for."""
        await self.until(lambda: not self.unreadable, "the keys to what cannot be read yet")

    async def until(self, condition: Callable[[], object], what: str, limit: float = PATIENCE):
        """Waits for the condition, asked anew whenever something comes in."""
        give_up = time.monotonic() + limit
        async with self.changed:
            while not (value := condition()):
                if self.task and self.task.done():
                    raise Gone(f"{self.name}'s client has stopped: {self.task.exception()!r}")
                left = give_up - time.monotonic()
                if left <= 0:
                    raise Gone(f"{self.name} waited {limit:.0f} s for {what}")
                try:
                    # The condition may also depend on what this client is not told of.
                    await asyncio.wait_for(self.changed.wait(), min(left, 0.5))
                except asyncio.TimeoutError:
                    pass
        return value

    async def fetch(self, file: File) -> bytes:
        """What is in a file, decrypted if need be."""
        key = file.content.get("file")
        place = (key["url"] if key else file.content["url"]).removeprefix("mxc://")
        headers = {"Authorization": f"Bearer {self.client.access_token}"}
        answer = await self.client.send("GET", f"/_matrix/client/v1/media/download/{place}", headers=headers)
        data = await answer.read()
        if answer.status != 200:
            raise Gone(f"{self.name} cannot fetch {file.name}: {data!r}")
        return decrypt_attachment(data, key["key"]["k"], key["hashes"]["sha256"], key["iv"]) if key else data

    # --- what goes out -------------------------------------------------------

    async def say(self, room: str, text: str, limit: float = PATIENCE) -> str:
        """Sends a message and gives its event id."""
        await self.until(lambda: room in self.client.rooms, "the room", limit)
        return await self.send(room, "m.room.message", {"msgtype": "m.text", "body": text})

    async def send(self, room: str, kind: str, content: dict) -> str:
        """Sends any event and gives its id."""
        answer = await self.client.room_send(room, kind, content, ignore_unverified_devices=True)
        if isinstance(answer, nio.RoomSendResponse):
            return answer.event_id
        if getattr(answer, "status_code", "") == "M_FORBIDDEN":
            raise Silenced(f"{self.name} may not write to {room}")
        raise Gone(f"{self.name} cannot send to {room}: {answer}")

    async def send_file(self, room: str, name: str, contents: bytes, kind: str = "text/plain",
                        encrypted: bool = True, caption: str = "") -> str:
        """Sends a file, as a client does into an encrypted room or into an open one; gives the event id."""
        answer, keys = await self.client.upload(
            lambda _rate, _size: contents, content_type=kind, filename=name, encrypt=encrypted,
            filesize=len(contents))
        if not isinstance(answer, nio.UploadResponse):
            raise Gone(f"{self.name} cannot upload: {answer}")
        where = {"file": {**keys, "url": answer.content_uri}} if encrypted else {"url": answer.content_uri}
        return await self.send(room, "m.room.message", {
            "msgtype": "m.file", "body": caption or name, "filename": name,
            "info": {"mimetype": kind, "size": len(contents)}, **where})

    async def catch_up(self, room: str) -> None:
        """Waits until this client shows everything that the homeserver has of the room."""
        latest = await self.client.room_messages(room, start="", limit=1)
        event = latest.chunk[0].event_id
        await self.until(lambda: event in self.arrived, "the latest message")

    async def scroll_back(self, room: str) -> None:
        """Shows what was said before: another homeserver's room comes without it when somebody joins."""
        past = await self.client.room_messages(room, start="", limit=100)
        for event in reversed(past.chunk):
            if isinstance(event, nio.MegolmEvent):
                await self.on_unreadable(self.client.rooms[room], event)
            elif isinstance(event, nio.RoomMessageText):
                await self.on_text(self.client.rooms[room], event)

    async def say_with_late_key(self, room: str, text: str) -> Callable[[], Awaitable[None]]:
        """Sends a message whose key stays behind; gives what sends the key after it."""
        held, send = [], self.client._send

        async def hold(kind, method, path, *rest, **more):
            if "/sendToDevice/" not in path:
                return await send(kind, method, path, *rest, **more)
            held.append((kind, method, path, rest, more))
            return nio.ShareGroupSessionResponse(*more["response_data"])
        self.client.olm.outbound_group_sessions.pop(room, None)
        self.client._send = hold
        try:
            await self.say(room, text)
        finally:
            self.client._send = send
        if not held:
            raise Gone("nobody to keep the key from")

        async def release() -> None:
            for kind, method, path, rest, more in held:
                await send(kind, method, path, *rest, **more)
        return release

    async def react(self, room: str, event: str, key: str) -> None:
        """Reacts to a message."""
        relation = {"rel_type": "m.annotation", "event_id": event, "key": key}
        await self.send(room, "m.reaction", {"m.relates_to": relation})

    async def choose(self, poll: Poll, *targets: object) -> None:
        """Chooses in a poll, by the numbers (or "none") that its answers stand for."""
        ids = [next(i for i in poll.answers if i.endswith(f":{target}")) for target in targets]
        await self.send(poll.room, POLL_RESPONSE, {
            POLL_RESPONSE: {"answers": ids},
            "m.relates_to": {"rel_type": "m.reference", "event_id": poll.event}})

    async def make_room(self, name: str, invite: list[str], encrypted: bool = True, **more: object) -> str:
        """Makes a room as a person would, with everybody invited."""
        state = [{"type": "m.room.encryption", "state_key": "",
                  "content": {"algorithm": "m.megolm.v1.aes-sha2"}}] if encrypted else []
        answer = await self.client.room_create(
            name=name, preset=nio.RoomPreset.private_chat, invite=invite, initial_state=state, **more)
        if not isinstance(answer, nio.RoomCreateResponse):
            raise Gone(f"{self.name} cannot make a room: {answer}")
        return answer.room_id

    # --- looking back --------------------------------------------------------

    def heard(self, sender: str, room: str | None = None) -> list[Message]:
        """What this sender said here so far, in order; without a room, anywhere."""
        return [m for m in self.seen if m.sender == sender and room in (None, m.room)]
