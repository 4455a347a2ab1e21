"""Dice formulas of a definition, such as `1d6`, `2d6` or `1d6+2`."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from pydantic import AfterValidator

from desktop.core.expression.dice_text import read_dice
from desktop.core.rolls.odds import Weights, die, repeat
from desktop.core.value import Value

MOST_DICE, MOST_SIDES = 20, 100


class Formula(Value):
    """So many equal dice and a fixed number; `count` 0 means "no dice"."""

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

    def __str__(self) -> str:
        dice = f"{self.count}d{self.sides}" if self.count else ""
        return f"{dice}+{self.plus}" if self.plus else dice

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
    found = read_dice(text)
    if found is None or found.count is None or found.order or found.from_zero:
        raise ValueError("dice must look like 1d6, 2d6 or 1d6+2")
    if not 1 <= found.count <= MOST_DICE or not 2 <= found.sides <= MOST_SIDES:
        raise ValueError(f"at most {MOST_DICE}d{MOST_SIDES}")
    return Formula(count=found.count, sides=found.sides, plus=found.plus)


def _checked(text: str) -> str:
    return str(formula(text))


DiceText = Annotated[str, AfterValidator(_checked)]
"""A formula as a definition has it; empty for none."""
