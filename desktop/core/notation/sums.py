"""Dice that are added up (`2D6+3>=7`, `4D6KH3`, `D66`), and arithmetic without any (`C(10/3)`)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.expression.tree import Ref
from desktop.core.notation.expression import DiceSum, Rolled, weights
from desktop.core.notation.reading import Comparison, Reading, Wave
from desktop.core.rolls.odds import Odds, chance
from desktop.core.value import Value
from desktop.core.words import Typed, phrase

MOST_WAYS = 10**12
"""Larger fractions are unreadable."""


class DiceTotal(Value):
    """A sum, and what it is held against."""

    sum: DiceSum
    compare: Comparison | None = None
    unknown: bool = False
    """Held against what the GM alone knows: `2D6>=?`."""
    sign: str = ""
    """Of a comparison with the unknown."""

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """All dice at once."""
        return () if waves else self.sum.sides

    def read(self, waves: Sequence[Wave]) -> Reading:
        """Their total, and whether it is enough."""
        faces = waves[0] if waves else ()
        total = self.sum.worth(faces)
        success = None if self.compare is None else self.compare.met(total)
        first = self.sum.dice[0]
        alone = isinstance(self.sum.formula, Ref) and isinstance(first, Rolled) and first.count == 1
        shown = "" if alone else self.sum.spelled(faces).replace("-", "−")
        return Reading(
            label="" if success is None else "成功" if success else "失敗",
            success=success,
            total=total,
            target=None if self.compare is None else self.compare.target,
            detail=phrase("{faces}", faces=Typed(shown)) if shown else phrase(""),
            counts=(self.sum.counting(faces),),
        )

    def odds(self) -> Odds:
        """How likely it is enough; nothing where there is nothing to be met."""
        ways = weights(self.sum) if self.compare is not None else None
        if ways is None or self.compare is None:
            return Odds()
        whole, won = sum(ways.values()), sum(n for value, n in ways.items() if self.compare.met(value))
        return Odds(success=chance(ways, self.compare.met), ways=f"{won} / {whole}" if whole <= MOST_WAYS else "")

    def __str__(self) -> str:
        end = f"{self.sign}?" if self.unknown else "" if self.compare is None else str(self.compare)
        return str(self.sum) + end


class Calculation(Value):
    """Arithmetic; nothing is thrown."""

    sum: DiceSum

    def due(self, waves: Sequence[Wave]) -> tuple[int, ...]:
        """No dice."""
        return ()

    def read(self, waves: Sequence[Wave]) -> Reading:
        """The result."""
        return Reading(total=self.sum.worth())

    def odds(self) -> Odds:
        """Nothing is left to chance."""
        return Odds()

    def __str__(self) -> str:
        return f"C({self.sum})"
