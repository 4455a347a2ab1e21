"""What every grammar of expressions shares: sums of products of parts, read from left to right.

sum     = product { ("+" | "-") product }
product = part { ("*" | "/") part }
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from desktop.core.expression.tree import Const, Formula, Quotient, Sum, Times

DEEPEST = 20
"""Brackets within brackets."""


class Reader(ABC):
    """One pass over a text; a subclass reads the parts and words what is wrong.

    Args:
        chars: the text sign by sign, folded as the grammar likes it.
    """

    def __init__(self, chars: Sequence[str]) -> None:
        self._chars = chars
        self._at = 0
        """The sign that comes next."""
        self._depth = 0

    @abstractmethod
    def _part(self) -> Formula:
        """Read what is added or multiplied, with its sign."""

    @abstractmethod
    def _too_deep(self) -> Exception:
        """Return what refuses more than `DEEPEST` brackets."""

    def _quotient(self, formula: Quotient) -> Formula:
        """Read what follows a quotient."""
        return formula

    def _sum(self) -> Formula:
        self._deeper()
        parts = [self._product()]
        while (sign := self._next()) in ("+", "-"):
            self._at += 1
            part = self._product()
            parts.append(part if sign == "+" else negative(part))
        self._depth -= 1
        return parts[0] if len(parts) == 1 else Sum(of=tuple(parts))

    def _product(self) -> Formula:
        result = self._part()
        while (sign := self._next()) in ("*", "/"):
            self._at += 1
            part = self._part()
            if sign == "/":
                result = self._quotient(Quotient(of=result, by=part))
            else:
                result = Times(of=(*(result.of if isinstance(result, Times) else (result,)), part))
        return result

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise self._too_deep()

    def _next(self) -> str:
        """Skip spaces; return the sign that comes next, empty at the end."""
        while self._at < len(self._chars) and not self._chars[self._at].strip():
            self._at += 1
        return self._chars[self._at] if self._at < len(self._chars) else ""

    def _takes(self, sign: str) -> bool:
        """Step over a sign where it comes next."""
        found = self._next() == sign
        self._at += found
        return found


def negative(formula: Formula) -> Formula:
    """Return an expression with the opposite sign, in the one way in which it is written."""
    if isinstance(formula, Const):
        return Const(value=-formula.value)
    if not isinstance(formula, Times):
        return Times(of=(Const(value=-1), formula))
    first, *rest = formula.of
    if not isinstance(first, Const):
        return Times(of=(Const(value=-1), *formula.of))
    if first.value == -1 and len(rest) == 1:
        return rest[0]
    return Times(of=(Const(value=-first.value), *rest))
