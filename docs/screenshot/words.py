"""What the people in the pictures are called, and what they say."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True)
class Words:
    """In one language."""

    locale: str
    # How the judge and the eight people are called.
    judge: str
    people: list[str]
    # How a seat is spoken of.
    seat: str
    last_words: str
    # Who says what on the first day, in order. In it, somebody's name in braces stands for their seat.
    talk: list[tuple[str, str]]


# The people by what they were dealt: "police" is whose client is shown and has checked "killer".
ENGLISH = Words(
    locale="en",
    judge="Nightfall",
    people=["Ann", "Ben", "Cas", "Dee", "Eli", "Fay", "Gus", "Hal"],
    seat="#{}",
    last_words="Only a civilian. And I had so much to say about {killer}!",
    talk=[
        ("civilian", "Good morning. {killer}, what was {victim} about to say about you?"),
        ("killer", "How should I know? I was asleep like everybody else."),
        ("police", "I am police. I have checked {killer}, and {killer} is a killer."),
        ("killer", "Then we have two police, for so am I. Do not believe a word of {police}!"),
        ("accomplice", "I do not know whom of you to believe. I shall abstain today."),
    ],
)

CHINESE = Words(
    locale="zh-Hans",
    judge="法官",
    people=["阿安", "冰冰", "晨晨", "豆豆", "二黑", "菲菲", "果果", "海海"],
    seat="{}号",
    last_words="我是平民，死得冤。大家多听听{killer}怎么说！",
    talk=[
        ("civilian", "早。{killer}，{victim}临走点了你，说说吧。"),
        ("killer", "我昨晚睡得好好的，平民一个，过。"),
        ("police", "我是警，昨晚验了{killer}，匪。今天出{killer}。"),
        ("killer", "警是我才对！{police}悍跳，大家别信。"),
        ("accomplice", "两个警，分不清，我先弃票。"),
    ],
)
