#!/usr/bin/env python3
"""A room's own ways: what its moderators settle, by words, files and pasted text; how people want to be written to;
who is there at the start, taking over a seat, and looking on.
"""

from __future__ import annotations


from harness import Stage, Table, check, main, whole_game
from player import Message, Player

PEOPLE = 4


def rules(name: str, limit: int) -> str:
    return f'# of our own\nid = "{name}"\nbase = "v2"\ntie_limit = {limit}\n'


class Community(Table):
    """Ann has made the room and keeps order in it."""

    async def answered(self, player: Player, kind: str = "reply") -> Message:
        """The next answer to this player alone."""
        self.answers[player.name, kind] = self.answers.get((player.name, kind), 0) + 1
        return (await self.told(player, kind, self.answers[player.name, kind]))[-1]

    async def asks(self, player: Player, text: str, kind: str = "reply") -> Message:
        await self.aloud(player, text)
        return await self.answered(player, kind)

    async def script(self) -> None:
        self.answers: dict[tuple[str, str], int] = {}
        await self.meet()
        await self.settle()
        await self.open_table()
        await self.take_over()

    async def settle(self) -> None:
        ann, ben, cas, dee = self.players
        refused = await self.asks(ben, f"!house ban {dee.id}", "refused")
        check(refused.data["code"] == "not_host", f"only who keeps order settles it: {refused.body}")
        shown = await self.asks(ann, f"!house ban {dee.id} shouts")
        check("shouts" in shown.body, shown.body)
        check("shouts" not in (await self.asks(ben, "!house")).body, "who is not welcome is for those who keep order")

        # A file stands beside the words that want it; one without any is nobody's business.
        await ann.send_file(self.room, "friday.toml", rules("nobody", 3).encode(), "application/toml")
        await ann.send_file(self.room, "friday.toml", rules("friday", 9).encode(), "application/toml",
                            caption="!ruleset add")
        listed = await self.answered(ann)
        check("friday" in listed.body and "nobody" not in listed.body, listed.body)
        await ben.send_file(self.room, "sunday.toml", rules("sunday", 3).encode(), "text/plain",
                            caption="!ruleset add")
        check((await self.answered(ben, "refused")).data["code"] == "not_host", "not for everybody")
        await ann.send_file(self.room, "odd.toml", b'id = "odd"\nbase = "v2"\nballot = "loud"', "",
                            caption="!ruleset add")
        check("ballot" in (await self.answered(ann)).body, "what is wrong with it")
        pasted = await self.asks(ann, f"!ruleset add ```toml\n{rules('saturday', 4)}```")
        check("saturday" in pasted.body, pasted.body)
        check("saturday" not in (await self.asks(ann, "!ruleset remove saturday")).body, "given up")
        self.tell("rule sets come as a file and as words")

        for wish in ["ruleset friday", "set times.night 300", "quiet 00:00-23:59 UTC"]:
            await self.asks(ann, f"!house {wish}")
        check("23:59" in (await self.asks(cas, "!house")).body, "hours of peace")
        check("once" in (await self.asks(cas, "!notify")).body, "told of the next table")
        check("Asia/Tokyo" in (await self.asks(cas, "!remind quiet 22:00-08:00 Asia/Tokyo")).body, "one's own")
        await self.asks(cas, "!remind quiet off")
        check("not remind" in (await self.asks(cas, "!remind off")).body, "no reminders")
        self.tell("a community settles its ways")

    async def open_table(self) -> None:
        ann, ben, cas, dee = self.players
        self.bot.restart()
        await self.aloud(ann, "!new")
        await self.public("opened", ruleset="friday")
        await self.aloud(ann, "!stop")
        await self.public("table", note="closed")
        check(not self.heard(cas, "invited", "you"), "nobody is called in the hours of peace")
        await self.asks(ann, "!house quiet off")
        await self.aloud(ann, "!new")
        await self.public("opened", 2, ruleset="friday")
        await self.told(cas, "invited", ruleset="friday")
        refused = await self.asks(dee, "!join", "refused")
        check("not welcome" in refused.body, refused.body)
        help_now = await self.asks(ann, "!help")
        check("!start" in help_now.body and "What you can do now" in help_now.body, help_now.body)
        self.tell("a table opens as the community has settled")

    async def take_over(self) -> None:
        ann, ben, cas, dee = self.players
        for count, player in enumerate([ann, ben], 1):
            await self.aloud(player, "!join")
            await self.public("joined", players=count)
        await self.quietly(ann, "privacy mentions off")
        await self.answered(ann)
        await self.aloud(ann, "!add 6")
        await self.public("joined", players=8)
        # Whoever sat down long ago is asked whether they are there, and answers by a reaction.
        now = (await self.bot.move_to())["now"]
        await self.bot.move_to(now + 601_000)
        await self.aloud(ann, "!start")
        asked = await self.public("ready_asked", users=[f"matrix:{ben.id}"])
        check(asked.mentions == (ben.id,), f"who is rung for: {asked.mentions}")
        refused = await self.asks(ann, "!start", "refused")
        check("not ready" in refused.body, refused.body)
        await ben.react(self.room, asked.event, "✅")
        await self.public("started", ruleset="friday")
        for player in (ann, ben):
            await self.told(player, "dealt")
            await self.told(player, "introduction")
        await self.aloud(cas, f"!sub 2 {cas.id}")
        await self.public("table", note="substitute_asked")
        check(not self.heard(cas, "dealt", "you"), "one side is not enough")
        await self.aloud(ben, f"!sub 2 {cas.id}")
        await self.public("substituted", seat=2)
        dealt = (await self.told(cas, "dealt"))[0]
        check(dealt.data["hand"] == self.heard(ben, "dealt", "you")[0].data["hand"], "the same card")

        # Whoever looks on and whoever has left read the same; it is what all know.
        seen = [(await self.asks(player, "!recap")).body for player in (dee, ben, cas)]
        check(len(set(seen)) == 1, f"one account for all: {seen}")
        check("killer" not in seen[0].lower() and "police" not in seen[0].lower(), seen[0])
        spoken: dict[int, Message] = {}
        for _ in range(30):
            await self.bot.move_to("next")
            await self.settled()
            spoken = {m.data["seat"]: m for m in self.heard(ann, "speak", "room") + self.heard(ann, "last_words", "room")}
            if {1, 2} <= spoken.keys() or self.heard(ann, "over", "room"):
                break
        for seat, message in spoken.items():
            rung = (cas.id,) if seat == 2 else ()
            check(message.mentions == rung, f"who is rung for when seat {seat} speaks: {message.mentions}")
        check(spoken, "somebody speaks")
        await self.aloud(ann, "!stop")
        await self.public("over")
        self.tell("a seat changes hands, and others look on")


async def script(stage: Stage) -> None:
    await whole_game(stage, Community, PEOPLE, rehearses=True)


if __name__ == "__main__":
    main("A room's own ways.", "community", script)
