"""What 指定 has fixed, line by line: what is tested with every summand, against what, and how the dice fall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from desktop.core.words import Phrase, Typed, phrase, plus
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.proposals import listed
from desktop.systems.d20fate.resolve import MODE_NAMES, Mode
from desktop.systems.d20fate.side import ContestSide

Line: TypeAlias = tuple[Phrase | str, Phrase | str]
"""A label and its text."""
_TAKEN = {
    Mode.ADVANTAGE: phrase("2 個で高いほう"),
    Mode.DISADVANTAGE: phrase("2 個で低いほう"),
    Mode.NORMAL: phrase("1 個"),
}


def designated(check: FateCheck) -> tuple[Line, ...]:
    """Return the designation as the GM knows it, but for a hidden DC and for the numbers of NPCs.

    Others look at the page, too (D20-GMV-08, D20-PHY-06).
    """
    return tuple(_lines(check))


def _lines(check: FateCheck) -> Iterator[Line]:
    yield "能力値・技能", _tested(check.actor, check)
    other = check.opponent
    if other is None:
        yield "目標値", phrase("伏せています") if check.dc_hidden else phrase("DC {dc}", dc=check.dc)
    else:
        what = _tested(other, check)
        name = phrase("{name}　{what}", name=Typed(other.name), what=what) if other.name else what
        yield "相手", phrase("{who}（ダイスを伏せています）", who=name) if check.secret else name
    yield from _dice(check.actor, "有利", "不利", "出目")
    if other is not None and (other.advantages or other.disadvantages or other.mode is not Mode.NORMAL):
        yield from _dice(other, "相手の有利", "相手の不利", "相手の出目")


def _tested(side: ContestSide, check: FateCheck) -> Phrase | str:
    """Name what is tested, with its summands; an NPC's are concealed like its odds."""
    if not (check.final or side.is_pc):
        return side.label
    sums = [phrase("{what} {n}", what=part.label, n=plus(part.value)) for part in side.parts]
    return phrase("{what}（{sum}）", what=side.label, sum=listed(sums)) if sums else side.label


def _dice(side: ContestSide, good: str, bad: str, dice: str) -> Iterator[Line]:
    for label, reasons in ((good, side.advantages), (bad, side.disadvantages)):
        if reasons:
            yield label, listed(reasons)
    yield dice, phrase("{mode}：{dice}", mode=MODE_NAMES[side.mode], dice=_TAKEN[side.mode])
