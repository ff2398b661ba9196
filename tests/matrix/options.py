#!/usr/bin/env python3
"""How the operator would have it: another prefix, answers in threads, a message that shows the table."""

from __future__ import annotations


from harness import Stage, Table, check, main, whole_game
from player import Message, Player


class Options(Table):
    """Commands begin with a full stop here."""

    def status(self, player: Player) -> list[Message]:
        """What the table's message has shown so far, the latest last."""
        return [m for m in player.heard(self.judge, self.room) if not m.kind and "players (for " in m.body]

    async def shows(self, words: str) -> Message:
        host = self.players[0]
        def shown():
            latest = self.status(host)[-1:]
            return latest and words in latest[0].body and latest[0]
        return await host.until(shown, f"the table's message to show {words}")

    async def script(self) -> None:
        ann, ben, _ = self.players
        await self.meet()
        hello = await ann.until(lambda: self.players[0].heard(self.judge, self.room), "a greeting")
        check(".new" in hello[0].body and "!new" not in hello[0].body, f"commands as they are typed: {hello[0].body}")
        await self.aloud(ann, "!new v2")
        question = await ann.say(self.room, ".rules v2")
        reply = await self.public("reply")
        check(reply.thread == question and reply.mentions == (ann.id,), f"a thread under the question: {reply}")
        check(reply.data["to"] == "room" and "@room" not in reply.body, "for all to read")
        again = await ann.send(self.room, "m.room.message", {
            "msgtype": "m.text", "body": ".terms police",
            "m.relates_to": {"rel_type": "m.thread", "event_id": question, "is_falling_back": True}})
        second = await self.public("reply", 2)
        check(second.thread == question and again, "the thread goes on")
        check(not self.heard(ann, "opened", "room"), "an exclamation mark opens no table here")
        self.tell("commands begin with a full stop, and answers hang on their questions")

        await self.aloud(ann, ".new v2")
        await self.public("opened")
        await self.shows("0 players")
        for count, player in enumerate(self.players, 1):
            await self.aloud(player, ".join")
            await self.public("joined", players=count)
        latest = await self.shows("3 players")
        shown = self.status(ann)
        check(len({m.replaces or m.event for m in shown}) == 1, f"one message, edited: {shown}")
        check(latest.mentions == () and latest.body.startswith("* "), "an edit rings nobody")
        await self.aloud(ben, ".role")
        refused = (await self.told(ben, "refused"))[0]
        check(refused.encrypted and not refused.thread, "what is somebody's own is answered in private")
        self.tell("one message shows the table")

        self.bot.kill()
        self.bot.set(prefix=None, threads=False, status=False)
        self.bot.start()
        await self.aloud(ben, "!terms killer")
        private = (await self.told(ben, "reply"))[0]
        check(private.room != self.room and not private.thread, "in private, as it is usually")
        before = len(self.status(ann))
        await self.aloud(ben, "!leave")
        await self.public("left", players=2)
        await self.aloud(ben, "!terms killer")
        await self.told(ben, "reply", 2)
        check(len(self.status(ann)) == before, "no message shows the table where none shall")
        self.tell("the operator changes it all")


async def script(stage: Stage) -> None:
    await whole_game(stage, Options, 3, prefix=".", threads=True)


if __name__ == "__main__":
    main("The operator's options.", "options", script)
