"""The dice of a random table: what is thrown, the number that the faces make, and how likely each number is.

>>> dice_of("２d6").sides, dice_of("d66").reach, dice_of("D66A").value((5, 2))
((6, 6), (11, 66), 25)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from desktop.core.expression.dice_text import read_dice
from desktop.core.rolls.odds import Weights, die, repeat
from desktop.core.value import Value

MOST_FACES = 1000
"""Limit of dice times sides of one throw, and so of a table's rows."""
SHARES = "shares"
"""Stands in place of dice where every row says how often it comes in proportion to the others."""
Order = Literal["", "A", "D"]
"""Of two dice that are read as two digits: as thrown, the smaller one first, the larger one first."""

_ORDERS: Mapping[str, Order] = {"": "", "N": "", "A": "A", "S": "A", "D": "D"}


class TableDice(Value):
    """Dice that are added up, or two that are read as tens and units."""

    count: int
    size: int
    digits: bool = False
    order: Order = ""

    @property
    def sides(self) -> tuple[int, ...]:
        """The dice to throw."""
        return (self.size,) * self.count

    @property
    def reach(self) -> tuple[int, int]:
        """The smallest and the largest number."""
        return (11, 11 * self.size) if self.digits else (self.count, self.count * self.size)

    @property
    def text(self) -> str:
        """The dice as they are written."""
        return f"D{self.size}{self.size}{self.order}" if self.digits else f"{self.count}D{self.size}"

    def value(self, faces: Sequence[int]) -> int:
        """Return the number that faces make."""
        if not self.digits:
            return sum(faces)
        first, last = {"": list(faces), "A": sorted(faces), "D": sorted(faces, reverse=True)}[self.order]
        return 10 * first + last

    def weights(self) -> Weights:
        """Return in how many of the equally likely ways each number comes."""
        return _weights(self)


@cache
def _weights(dice: TableDice) -> Weights:
    if not dice.digits:
        return repeat(die(dice.size), dice.count)
    found: Weights = {}
    for first in range(1, dice.size + 1):
        for last in range(1, dice.size + 1):
            value = dice.value((first, last))
            found[value] = found.get(value, 0) + 1
    return dict(sorted(found.items()))


def dice_of(text: str) -> TableDice | None:
    """Read dice: `2D6`, `D100`, `D66` (also `D33`…`D99`) with A (or S) and D for the order; None where it is neither.

    A `D66` is always two dice; 66 sides are written `1D66`.
    """
    found = read_dice(text)
    if found is None or found.plus or found.from_zero:
        return None
    tens, units = divmod(found.sides, 10)
    if found.count is None and tens == units and units >= 2:
        return TableDice(count=2, size=units, digits=True, order=_ORDERS[found.order])
    count, size = 1 if found.count is None else found.count, found.sides
    fits = not found.order and count >= 1 and size >= 2 and count * size <= MOST_FACES
    return TableDice(count=count, size=size) if fits else None
