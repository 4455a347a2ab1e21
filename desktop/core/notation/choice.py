"""One thing of several, or some of them (`choice[右,左]`, `choice2[A-D]`): a die of as many sides as there are."""

from __future__ import annotations

import re
from collections.abc import Sequence

from desktop.core.notation.pools import SHORT
from desktop.core.notation.reading import Reading, Wave
from desktop.core.numbers import narrow
from desktop.core.odds import Odds
from desktop.core.value import Value
from desktop.core.words import Phrase, Typed, phrase

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
