"""Lines of dice, one command at a time, without blanks and in capitals, read by a grammar into values.

part = { "+" | "-" } dice
dice = [ primary ] "D" primary [ filter ] | "D66" | primary
"""

from __future__ import annotations

import re
from typing import Literal, TypeAlias

from desktop.core.expression.reader import Reader, negative
from desktop.core.expression.tree import Const, Formula, Quotient, Ref, Rounded, refs
from desktop.core.notation.expression import Dice, DiceSum, Digits, Rolled
from desktop.core.notation.pools import Barabara, Handful, Reroll, Tally, Upper
from desktop.core.notation.reading import (
    Comparison,
    Sign,
    bad,
    check_count,
    check_dice,
    endless,
    no_end,
    over_zero,
    wide_tally,
)
from desktop.core.notation.sums import Calculation, DiceTotal
from desktop.core.problem import Refusal
from desktop.core.tables.dice import Order

MOST_TALLIED = 20
_NUMBER = re.compile("[0-9]{1,9}(?![0-9])")
_DIGITS = re.compile(r"D(?:66|([2-57-9])\1)([ASDN](?![HL]))?(?![0-9])")
"""`D66`, and the same of other dice, whose number is never written: `3D88` are dice of 88 sides."""
_FILTER = re.compile("KH|KL|DH|DL|MAX|MIN")
_COMPARE = re.compile("[<>=!]{1,3}")
_SIGNS: dict[str, Sign] = {
    **dict.fromkeys((">=", "=>"), ">="),
    **dict.fromkeys(("<=", "=<"), "<="),
    **dict.fromkeys(("=", "==", "==="), "="),
    **dict.fromkeys(("<>", "!=", "=!"), "<>"),
    ">": ">",
    "<": "<",
}
"""Ways in which comparisons are written in the field."""
_POOLS = ("B", "R", "U", "TY", "TZ")
_ORDERS: dict[str, Order] = {"": "", "N": "", "A": "A", "S": "A", "D": "D"}
_ROUNDINGS: dict[str, Literal["floor", "ceil", "round"]] = {"F": "floor", "U": "ceil", "C": "ceil", "R": "round"}


DiceCommand: TypeAlias = DiceTotal | Calculation | Barabara | Reroll | Upper | Tally


def read_command(text: str) -> DiceCommand:
    """Read one command.

    Raises:
        Refusal: it is none, or asks for impossible dice.
    """
    return _Reader(text).command()


class _Reader(Reader):
    """Reads a text once; dice are numbered as they come."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._text = text
        self._dice: list[Dice] = []

    def command(self) -> DiceCommand:
        """Read all of it."""
        found = self._calculation() if self._text.startswith("C") else self._pool() or self._added()
        if self._at != len(self._text):
            raise self._bad()
        return found

    # kinds of commands

    def _calculation(self) -> Calculation:
        self._at = 1
        found = self._sum()
        self._number_of(found)
        return Calculation(sum=DiceSum(formula=found))

    def _added(self) -> DiceTotal:
        found = self._sum()
        if not self._dice:
            raise self._bad()
        whole = DiceSum(formula=found, dice=tuple(self._dice))
        sign = self._sign()
        if sign is not None and self._takes("?"):
            return DiceTotal(sum=whole, unknown=True, sign=sign)
        return DiceTotal(sum=whole, compare=None if sign is None else Comparison(sign=sign, target=self._constant()))

    def _pool(self) -> Barabara | Reroll | Upper | Tally | None:
        """Read handfuls of dice that are looked at one by one; None where the text begins otherwise."""
        begin = self._at
        if not self._text or self._text[0] not in "0123456789(":
            return None
        first = self._primary()
        if self._dice:
            self._at, self._dice = begin, []
            return None
        count = self._number_of(first)
        letter = next((found for found in _POOLS if self._text.startswith(found, self._at)), "")
        if not letter:
            self._at = begin
            return None
        if letter in ("TY", "TZ"):
            return self._tally(count, "TY" if letter == "TY" else "TZ")
        self._at = begin
        handfuls = self._handfuls(letter)
        if letter == "B":
            return Barabara(handfuls=handfuls, compare=self._comparison())
        return self._reroll(handfuls) if letter == "R" else self._upper(handfuls)

    def _tally(self, count: int, letter: Literal["TY", "TZ"]) -> Tally:
        self._at += len(letter)
        sides = self._term()
        if not 1 <= sides <= MOST_TALLIED:
            raise wide_tally(MOST_TALLIED)
        check_dice(count, sides)
        return Tally(count=count, sides=sides, empty=letter)

    def _handfuls(self, letter: str) -> tuple[Handful, ...]:
        found: list[Handful] = []
        while not found or self._at_next_handful(letter):
            count = self._term()
            if not self._takes(letter):
                raise self._bad()
            sides = self._term()
            check_dice(count, sides)
            found.append(Handful(count=count, sides=sides))
        return tuple(found)

    def _at_next_handful(self, letter: str) -> bool:
        """Step over a plus where another handful follows; it may also lead to a number that is added."""
        begin = self._at
        if not self._takes("+"):
            return False
        if self._text[self._at : self._at + 1] in tuple("0123456789("):
            after = self._at
            self._term()
            if self._takes(letter):
                self._at = after
                return True
        self._at = begin
        return False

    def _reroll(self, handfuls: tuple[Handful, ...]) -> Reroll:
        bracket = self._bracketed_condition()
        compare = self._comparison()
        behind = None if bracket is not None else self._condition_behind()
        sign, number = bracket or behind or (None, None)
        if number is None:
            if compare is None:
                raise endless()
            again = compare
        else:
            again = Comparison(sign=sign or (compare.sign if compare is not None else ">="), target=number)
        if any(all(map(again.met, range(1, one.sides + 1))) for one in handfuls):
            raise no_end()
        return Reroll(handfuls=handfuls, again=again, compare=compare, at=behind is not None)

    def _bracketed_condition(self) -> tuple[Sign | None, int] | None:
        if not self._takes("["):
            return None
        found = self._sign(), self._constant()
        if not self._takes("]"):
            raise self._bad()
        return found

    def _condition_behind(self) -> tuple[Sign | None, int] | None:
        return (self._sign(), self._constant()) if self._takes("@") else None

    def _upper(self, handfuls: tuple[Handful, ...]) -> Upper:
        again: int | None = None
        if self._takes("["):
            again = self._constant()
            if not self._takes("]"):
                raise self._bad()
        modifier = self._constant() if self._text[self._at : self._at + 1] in ("+", "-") else 0
        compare = self._comparison()
        if again is None and self._takes("@"):
            again = self._constant()
        if again is None or again <= 1:
            raise endless() if again is None else no_end()
        return Upper(handfuls=handfuls, again=again, modifier=modifier, compare=compare)

    def _comparison(self) -> Comparison | None:
        sign = self._sign()
        return None if sign is None else Comparison(sign=sign, target=self._constant())

    # sums

    def _part(self) -> Formula:
        less = False
        while (sign := self._next()) in ("+", "-"):
            self._at += 1
            less ^= sign == "-"
        found = self._dice_or_number()
        return negative(found) if less else found

    def _quotient(self, formula: Quotient) -> Formula:
        letter = self._text[self._at : self._at + 1]
        self._at += letter in _ROUNDINGS
        return Rounded(kind=_ROUNDINGS.get(letter, "floor"), of=formula)

    def _dice_or_number(self) -> Formula:
        """Read dice, a number, or a sum in brackets."""
        digits = self._digits(1)
        if digits is not None:
            return digits
        if self._takes("D"):
            return self._rolled(1, self._term())
        found = self._primary()
        if not self._text.startswith("D", self._at) or _FILTER.match(self._text, self._at):
            return found
        count = self._number_of(found)
        if self._text.startswith("D66", self._at) and (digits := self._digits(count)) is not None:
            return digits
        self._at += 1
        following = self._text[self._at : self._at + 1]
        return self._rolled(count, self._term() if following.isdigit() or following == "(" else 6)

    def _digits(self, times: int) -> Ref | None:
        found = _DIGITS.match(self._text, self._at)
        if found is None:
            return None
        self._at = found.end()
        check_dice(2 * times, int(found[1] or 6))
        letter = found[2] or ""
        return self._add_dice(Digits(times=times, size=int(found[1] or 6), order=_ORDERS[letter], written=letter))

    def _add_dice(self, dice: Dice) -> Ref:
        self._dice.append(dice)
        return Ref(id=str(len(self._dice) - 1))

    def _rolled(self, count: int, sides: int) -> Ref:
        check_dice(count, sides)
        found = _FILTER.match(self._text, self._at)
        if found is None:
            return self._add_dice(Rolled(count=count, sides=sides))
        self._at = found.end()
        number = 1
        if found[0] not in ("MAX", "MIN") and self._text[self._at : self._at + 1] in tuple("0123456789("):
            number = self._term()
        check_count(number)
        return self._add_dice(Rolled(count=count, sides=sides, filter=found[0], number=number))  # type: ignore[arg-type]

    def _primary(self) -> Formula:
        if self._takes("("):
            found = self._sum()
            if not self._takes(")"):
                raise self._bad()
            return found
        number = _NUMBER.match(self._text, self._at)
        if number is None:
            raise self._bad()
        self._at = number.end()
        return Const(value=int(number[0]))

    # parts

    def _term(self) -> int:
        """Read a number, or a sum in brackets without dice."""
        return self._number_of(self._primary())

    def _constant(self) -> int:
        """Read a sum without dice."""
        return self._number_of(self._sum())

    def _number_of(self, found: Formula) -> int:
        """Return what a sum without dice comes to."""
        if next(refs(found), None) is not None:
            raise self._bad()
        try:
            return DiceSum(formula=found).worth(over_zero=None)
        except Refusal:
            raise over_zero() from None

    def _sign(self) -> Sign | None:
        found = _COMPARE.match(self._text, self._at)
        if found is None:
            return None
        if found[0] not in _SIGNS:
            raise self._bad()
        self._at = found.end()
        return _SIGNS[found[0]]

    def _too_deep(self) -> Exception:
        return self._bad()

    def _bad(self) -> Exception:
        return bad(self._text)
