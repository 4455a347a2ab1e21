"""One throw of equal dice as definitions, tables and cards write it: `2D6`, `1d6+2`, `D66A`, `0式1D100`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from desktop.core.numbers import narrow

_DICE = re.compile(r"(0式)?([0-9]{0,9})D([0-9]{1,9})([ASDN]?)(?:\+([0-9]{1,3}))?")


@dataclass(frozen=True)
class DiceText:
    """The tokens of a text; each reader decides which it allows."""

    count: int | None
    sides: int
    plus: int = 0
    order: str = ""
    """The letter behind two dice that are read as digits."""
    from_zero: bool = False


def read_dice(text: str) -> DiceText | None:
    """Read one throw of dice, whatever its width, case and spaces; None where it is none.

    >>> read_dice("２d６＋1")
    DiceText(count=2, sides=6, plus=1, order='', from_zero=False)
    """
    found = _DICE.fullmatch("".join(narrow(text).split()).upper())
    if found is None:
        return None
    zero, count, sides, order, plus = found.groups()
    return DiceText(int(count) if count else None, int(sides), int(plus or 0), order, zero is not None)
