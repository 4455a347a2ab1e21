"""Dice formulas of a definition, such as `1d6`, `2d6` or `1d6+2`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated

from pydantic import AfterValidator

from desktop.core.odds import Weights, die, repeat
from desktop.core.value import Value

_PATTERN = re.compile(r"(?P<count>[1-9]|1\d|20)[dD](?P<sides>[2-9]|[1-9]\d|100)(?:\+(?P<plus>\d{1,3}))?")


class Formula(Value):
    """So many equal dice and a fixed number; `count` 0 stands for "no dice"."""

    count: int = 0
    sides: int = 6
    plus: int = 0

    @property
    def dice(self) -> tuple[int, ...]:
        """The sides of each die to throw."""
        return (self.sides,) * self.count

    @property
    def least(self) -> int:
        """The smallest total."""
        return self.count + self.plus

    @property
    def most(self) -> int:
        """The largest total."""
        return self.count * self.sides + self.plus

    def weights(self) -> Weights:
        """How many ways lead to each total."""
        return {total + self.plus: ways for total, ways in repeat(die(self.sides), self.count).items()}


@lru_cache(maxsize=64)
def formula(text: str) -> Formula:
    """Read a formula; an empty text means no dice.

    >>> formula("2d6").least, formula("2d6").most
    (2, 12)

    Raises:
        ValueError: not of the form NdS or NdS+K.
    """
    if not text:
        return Formula()
    found = _PATTERN.fullmatch(text)
    if not found:
        raise ValueError("dice must look like 1d6, 2d6 or 1d6+2")
    return Formula(count=int(found["count"]), sides=int(found["sides"]), plus=int(found["plus"] or 0))


def _checked(text: str) -> str:
    formula(text)
    return text.lower()


DiceText = Annotated[str, AfterValidator(_checked)]
"""A formula as it stands in a definition; empty for none."""
