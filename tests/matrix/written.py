#!/usr/bin/env python3
"""Games in which the killers must write, and a human judge who reviews it in private.

First the murder notice under a human judge, who has one message with all that waits for them; then the
story, which comes as a file. The judge's process is killed in both.
"""

from __future__ import annotations


from harness import Stage, check, main, whole_game
from long_games import Long
from player import Message, Player

PEOPLE = 9
# As long as the rules want it.
STORY = "夜" * 500
# Longer than what one message says in both its ways; with the part before it as long as a story may be.
LONG_STORY = "\n".join(f"{line}. {'夜' * 58}" for line in range(1, 90))


class Written(Long):
    """The first of the people opens the tables and judges the first of them."""

    def panel(self, host: Player) -> list[Message]:
        """What the judge's desk has shown so far."""
        return [m for m in host.heard(self.judge) if m.room != self.room and "The judge's desk" in m.body]

    async def desk(self, host: Player, *words: str, without: str = "", after: int = 0) -> None:
        """Waits until the desk shows these words, and does not show that one."""
        def shown():
            latest = self.panel(host)[after:][-1:]
            return latest and all(w in latest[0].body for w in words) and not (without and without in latest[0].body)
        await host.until(shown, f"the judge's desk to show {words}")

    async def deal(self, ruleset: str) -> None:
        """Only those who play are dealt cards."""
        host, self.players = self.players[0], self.players[1:]
        try:
            await self.aloud(host, "!start")
            started = (await self.public("started", ruleset=ruleset)).data["seats"]
            people = {p.id: p for p in self.players}
            self.seats = {s["seat"]: people[s["user"].removeprefix("matrix:")] for s in started}
            dealt = len([m for m in self.players[0].seen if m.kind == "started"])
            for player in self.players:
                card = (await self.told(player, "dealt", dealt))[-1]
                self.hands[card.data["seat"]] = card.data["hand"][0]
        finally:
            self.players.insert(0, host)

    async def open_for_others(self, ruleset: str, *options: str) -> None:
        host = self.players[0]
        before = len(self.heard(host, "opened", "room"))
        await self.aloud(host, f"!new {ruleset}")
        await self.public("opened", before + 1)
        for option in options:
            await self.aloud(host, f"!set {option}")
        before = len(self.heard(host, "joined", "room", players=PEOPLE - 1))
        for player in self.players[1:]:
            await self.aloud(player, "!join")
        await self.public("joined", before + 1, players=PEOPLE - 1)

    async def script(self) -> None:
        await self.meet()
        await self.murder_notice()
        await self.story()

    async def murder_notice(self) -> None:
        host = self.players[0]
        await self.open_for_others("notice", "judge human")
        await self.deal("notice")
        check(host not in self.seats.values(), "whoever judges does not play")
        one, other = (self.seats[seat] for seat in self.seats_of("killer")[:2])
        victims = self.seats_of("civilian")
        await self.quietly(one, f"notice {victims[0]} | grey stone | grey is in the name")
        await self.told(host, "review", number=1)
        await self.desk(host, "grey stone", "Nobody has asked you anything yet")
        await self.quietly(other, f"notice {victims[1]} | a hut | the hat")
        await self.told(host, "review", number=2)
        await self.quietly(self.seats[victims[2]], "ask May I show my card?")
        await self.told(host, "question")
        await self.desk(host, "grey stone", "a hut", "May I show my card?")
        await self.quietly(host, "refuse 1 too obscure")
        refused = (await self.told(one, "reviewed"))[0]
        check(refused.data["approved"] is False and refused.data["reason"] == "too obscure", f"{refused.data}")
        await self.desk(host, "a hut", "May I show my card?", without="grey stone")
        check(len({m.replaces or m.event for m in self.panel(host)}) == 1, "one message, edited")
        await self.killed()
        await self.quietly(host, "approve 2")
        approved = (await self.told(other, "reviewed", 2))[-1]
        check(approved.data["approved"] is True, f"{approved.data}")
        await self.desk(host, "Nothing waits for your decision", "May I show my card?")
        for player in self.players[1:]:
            check(not self.panel(player), "the desk is the judge's alone")
        await self.until_said("notice")
        riddle = self.heard(host, "notice", "room")[0]
        check(riddle.data["riddle"] == "a hut", f"what was approved is published: {riddle.data}")
        await self.aloud(host, "!stop")
        await self.public("over", reason="stopped")
        # The game is over, and now the table closes.
        await self.aloud(host, "!stop")
        self.tell("reviewed by a human")

    async def story(self) -> None:
        host = self.players[0]
        await self.open_for_others("story", "times.night 3600")
        await self.deal("story")
        killer = self.seats[self.seats_of("killer")[0]]
        victim = self.seats_of("civilian")[0]
        await self.told(killer, "ask", ask="story")
        await self.quietly(killer, f"kill {victim}")
        room = self.direct(killer)
        for name, contents, kind, code in [
            ("story.png", b"\x89PNG", "image/png", "bad_value"),
            ("story.txt", ("夜里" * 250).encode("gbk"), "text/plain", "bad_value"),
            ("story.txt", b"a" * (64 * 1024 + 1), "text/plain", "too_long"),
            ("story.txt", STORY[1:].encode(), "text/plain", "too_short"),
        ]:
            before = len(self.heard(killer, "refused", "you"))
            await killer.send_file(room, name, contents, kind)
            refused = await self.told(killer, "refused", before + 1)
            check(refused[-1].data["code"] == code, f"{name}: {refused[-1].body}")
        for name, contents, encrypted, caption in [
            ("story.txt", STORY.encode(), True, ""),
            ("story.md", STORY.encode("utf-16"), False, ""),
            ("tale.txt", f"Kill me not, she said. {STORY}".encode(), True, "!story"),
        ]:
            before = len(self.heard(killer, "noted", "you", ask="story"))
            await killer.send_file(room, name, contents, "text/plain", encrypted, caption)
            await self.told(killer, "noted", before + 1, ask="story")
        # In two messages, the first of which says that more is to come.
        await self.quietly(killer, f"story {STORY[:300]}…")
        await self.told(killer, "story_part", chars=301)
        before = len(self.heard(killer, "noted", "you", ask="story"))
        await self.quietly(killer, f"story {STORY[:300]}")
        await self.told(killer, "noted", before + 1, ask="story")
        # While the judge is away.
        self.bot.kill()
        await killer.send_file(room, "story.txt", LONG_STORY.encode())
        self.bot.start()
        await self.told(killer, "noted", before + 2, ask="story")
        await self.pass_time("dawn")
        for player in self.players:
            pieces = await self.pieces(player, LONG_STORY)
            check(len(pieces) > 1 and all(piece.encrypted for piece in pieces), f"in several messages: {len(pieces)}")
            check(not any(killer.id in piece.body for piece in pieces), "it is unsigned")
        await self.aloud(host, "!stop")
        await self.public("over", 2, reason="stopped")
        self.tell("stories come as files, and as messages")

    async def pieces(self, player: Player, text: str) -> list[Message]:
        """The messages in the room that together tell this, in order and each once."""
        def told():
            lines = text.split("\n")
            pieces = [m for m in player.heard(self.judge, self.room) if set(m.body.split("\n")) & set(lines)]
            read = [line for piece in pieces for line in piece.body.split("\n")]
            return pieces if [line for line in read if line in set(lines)] == lines else None
        return await player.until(told, "a long text, whole and in order")


async def script(stage: Stage) -> None:
    await whole_game(stage, Written, PEOPLE, rehearses=True)


if __name__ == "__main__":
    main("Games in which the killers must write.", "written", script)
