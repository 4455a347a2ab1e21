"""Dice looked at one by one (`5B6>=4`, `5R6>=5`, `4U6[6]`, `5TY6`), and one of several things (`choice[右,左]`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Literal

from desktop.core.notation import pool_chances
from desktop.core.notation.reading import MOST_THROWN, Comparison, Reading, Wave, counted, listed
from desktop.core.numbers import narrow
from desktop.core.rolls.odds import Odds
from desktop.core.value import Value
from desktop.core.words import Phrase, Typed, phrase, plus, signed_text

SHORT = 24
"""Letters of a large result."""
STOPPED = phrase("振り足しは {n} 個まで", n=MOST_THROWN)
"""Dice that were thrown again and again."""


class Handful(Value):
    """Some dice of one kind."""

    count: int
    sides: int


def _sides(handfuls: Sequence[Handful]) -> tuple[int, ...]:
    return tuple(one.sides for one in handfuls for _ in range(one.count))


def _written(handfuls: Sequence[Handful], letter: str) -> str:
    return "+".join(f"{one.count}{letter}{one.sides}" for one in handfuls)


class Barabara(Value):
    """Every die by itself."""

    handfuls: tuple[Handful, ...]
    compare: Comparison | None = None

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """All dice at once."""
        return () if waves else _sides(self.handfuls)

    def read(self, waves: Sequence[Wave]) -> Reading:
        """The faces, and how many are enough."""
        faces = waves[0]
        counts = tuple(self.compare is None or self.compare.met(face) for face in faces)
        detail = phrase("{faces}", faces=Typed(listed(faces)))
        if self.compare is not None:
            return Reading(headline=counted(sum(counts)), detail=detail, counts=(counts,))
        return _faces_alone(listed(faces), counts)

    def odds(self) -> Odds:
        """How likely so many successes are."""
        if self.compare is None:
            return Odds()
        shares = [pool_chances.meeting(side, self.compare) for side in _sides(self.handfuls)]
        return pool_chances.of_each(shares)

    def __str__(self) -> str:
        return _written(self.handfuls, "B") + ("" if self.compare is None else str(self.compare))


def _faces_alone(text: str, counts: tuple[bool, ...]) -> Reading:
    """Show faces large where they are the whole result."""
    detail = phrase("{faces}", faces=Typed(text))
    if len(text) > SHORT:
        return Reading(label="出た目", detail=detail, counts=(counts,))
    return Reading(headline=Typed(text), counts=(counts,))


def _once_more(handfuls: Sequence[Handful], waves: Sequence[Wave], again: Callable[[int], bool]) -> tuple[int, ...]:
    """Return the dice that come after some waves; after the last of `MOST_THROWN`, which may be cut short, none."""
    room = MOST_THROWN - sum(map(len, waves))
    if room <= 0:
        return ()
    dice = _sides(handfuls)
    for wave in waves:
        dice = tuple(side for side, face in zip(dice, wave, strict=True) if again(face))
    return dice[:room]


class Reroll(Value):
    """Dice that bring new ones along while they meet a condition; those that a comparison names are counted."""

    handfuls: tuple[Handful, ...]
    again: Comparison
    compare: Comparison | None = None
    at: bool = False
    """The condition was written behind an @."""

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """As many new dice of their kind as met the condition."""
        return _once_more(self.handfuls, waves, self.again.met)

    def read(self, waves: Sequence[Wave]) -> Reading:
        """The faces round by round, and how many are enough: none where no comparison says what is."""
        wanted = self.compare
        counts = tuple(tuple(wanted is None or wanted.met(face) for face in wave) for wave in waves)
        detail = phrase("{faces}", faces=Typed(" + ".join(map(listed, waves))))
        found = 0 if wanted is None else sum(map(sum, counts))
        return Reading(headline=counted(found), detail=_ended(detail, waves), counts=counts)

    def odds(self) -> Odds:
        """How likely so many successes are."""
        if self.compare is None:
            return Odds()
        return pool_chances.rerolled(_sides(self.handfuls), self.again, self.compare)

    def __str__(self) -> str:
        dice, wanted = _written(self.handfuls, "R"), "" if self.compare is None else str(self.compare)
        return f"{dice}{wanted}@{self.again}" if self.at else f"{dice}[{self.again}]{wanted}"


class Upper(Value):
    """Dice that each continue and grow while they show so much or more."""

    handfuls: tuple[Handful, ...]
    again: int
    modifier: int = 0
    compare: Comparison | None = None

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """One more of its kind for each that showed so much."""
        return _once_more(self.handfuls, waves, lambda face: face >= self.again)

    def read(self, waves: Sequence[Wave]) -> Reading:
        """What each die has grown to: how many are enough, or the largest and all together."""
        grown = self._grown(waves)
        text = ",".join(f"{sum(own)}[{listed(own)}]" if len(own) > 1 else str(own[0]) for own in grown)
        detail: Phrase = phrase("{faces}", faces=Typed(text + (plus(self.modifier) if self.modifier else "")))
        values = [sum(own) + self.modifier for own in grown]
        if self.compare is not None:
            headline = counted(sum(map(self.compare.met, values)))
        else:
            together = sum(map(sum, grown)) + self.modifier
            headline = phrase("最大 {most}・合計 {sum}", most=signed_text(max(values)), sum=signed_text(together))
        return Reading(headline=headline, detail=_ended(detail, waves), counts=self._counts(waves, values))

    def _grown(self, waves: Sequence[Wave]) -> list[list[int]]:
        grown = [[face] for face in waves[0]]
        going = [own for own in grown if own[0] >= self.again]
        for wave in waves[1:]:
            for own, face in zip(going, wave, strict=False):
                own.append(face)
            going = [own for own, face in zip(going, wave, strict=False) if face >= self.again]
        return grown

    def _counts(self, waves: Sequence[Wave], values: Sequence[int]) -> tuple[tuple[bool, ...], ...]:
        """A die that has not grown to what is wanted does not count, nor does anything that it brought along."""
        going = [self.compare is None or self.compare.met(value) for value in values]
        counts = list[tuple[bool, ...]]()
        for wave in waves:
            counts.append(tuple(going[: len(wave)]))
            going = [counts_on for counts_on, face in zip(going, wave, strict=False) if face >= self.again]
        return tuple(counts)

    def odds(self) -> Odds:
        """How likely so many successes are."""
        if self.compare is None:
            return Odds()
        wanted = Comparison(sign=self.compare.sign, target=self.compare.target - self.modifier)
        if wanted.target > pool_chances.MOST_GROWTH:
            return Odds()
        shares = [pool_chances.growing(side, self.again, wanted) for side in _sides(self.handfuls)]
        return pool_chances.of_each(shares)

    def __str__(self) -> str:
        added = f"{self.modifier:+d}" if self.modifier else ""
        end = "" if self.compare is None else str(self.compare)
        return f"{_written(self.handfuls, 'U')}[{self.again}]{added}{end}"


def _ended(detail: Phrase, waves: Sequence[Wave]) -> Phrase:
    if sum(map(len, waves)) < MOST_THROWN:
        return detail
    return phrase("{before}　{after}", before=detail, after=STOPPED)


class Tally(Value):
    """How often each face was thrown; `TZ` counts absent faces, too."""

    count: int
    sides: int
    empty: Literal["TY", "TZ"] = "TY"

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """All dice at once."""
        return () if waves else (self.sides,) * self.count

    def read(self, waves: Sequence[Wave]) -> Reading:
        """The faces by how often they were thrown."""
        faces = waves[0]
        found = ((face, faces.count(face)) for face in range(1, self.sides + 1))
        text = " ".join(f"[{face}]×{n}" for face, n in found if n or self.empty == "TZ")
        return _faces_alone(text, (True,) * len(faces))

    def odds(self) -> Odds:
        """Nothing is to be met."""
        return Odds()

    def __str__(self) -> str:
        return f"{self.count}{self.empty}{self.sides}"


MOST_ITEMS = 100
_RANGE = re.compile(r"([A-Z])-([A-Z])|([a-z])-([a-z])|([0-9]{1,6})-([0-9]{1,6})")


class Choice(Value):
    """Things to choose from; none is chosen twice."""

    items: tuple[str, ...]
    count: int = 1

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """A die for each, over those that are left; the last one of all needs none."""
        if waves:
            return ()
        return tuple(left for left in range(len(self.items), len(self.items) - self.count, -1) if left > 1)

    def read(self, waves: Sequence[Wave]) -> Reading:
        """What was chosen, in the order in which it was drawn."""
        left, chosen = list(self.items), list[str]()
        for face in (*(waves[0] if waves else ()), 1)[: self.count]:
            chosen.append(left.pop(face - 1))
        text: Phrase | Typed = Typed(chosen[0])
        if self.count > 1:
            text = phrase("{chosen}", chosen=tuple(map(Typed, chosen)))
        counts = tuple((True,) * len(wave) for wave in waves)
        if sum(map(len, chosen)) > SHORT:
            return Reading(label="選択", detail=phrase("{text}", text=text), counts=counts)
        return Reading(headline=text, counts=counts)

    def odds(self) -> Odds:
        """One is as likely as the other."""
        return Odds()

    def __str__(self) -> str:
        return f"choice{'' if self.count == 1 else self.count}[{','.join(self.items)}]"


def items_in(text: str, *, blanks: bool) -> tuple[str, ...]:
    """Read what there is to choose from; `A-D` and `3-7` alone mean all between them.

    Args:
        blanks: blanks part the items, not commas.

    >>> items_in("右, 左、上", blanks=False), items_in("A-C", blanks=False), items_in("右、左", blanks=False)
    (('右', '左、上'), ('A', 'B', 'C'), ('右', '左'))
    """
    if blanks:
        parts = text.split()
    else:
        parts = re.split("[,，]", text)
        parts = text.split("、") if len(parts) == 1 else parts
    items = tuple(part.strip() for part in parts if part.strip())
    return _between(narrow(items[0])) or items if len(items) == 1 else items


def _between(text: str) -> tuple[str, ...]:
    found = _RANGE.fullmatch(text)
    if found is None:
        return ()
    first, last = (part for part in found.groups() if part is not None)
    if first.isdigit():
        return tuple(map(str, range(int(first), min(int(last), int(first) + MOST_ITEMS) + 1)))
    return tuple(map(chr, range(ord(first), ord(last) + 1)))
