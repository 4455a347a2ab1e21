"""Reads a number out of a card's text: 技能値, a parameter, a constant, a sum, or what the GM types."""

from __future__ import annotations

import math
from fractions import Fraction

from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.schema import THIS, Expression
from desktop.systems.common.odds import Number
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import max_ap, skill


class Reader:
    """Evaluates expressions for one user, one target and one card kind."""

    def __init__(
        self, user: CommonSheet, target: CommonSheet | None, kind: str, library: Library, settings: CommonSettings
    ) -> None:
        self._people = {"user": user, "target": target}
        self._kind = kind
        self._library = library
        self._settings = settings

    def value(self, expression: Expression, typed: Number | None = None, more: int = 0) -> Number:
        """Return the number, rounded and kept from falling below 0 only by house rule (CM-AMB-89, CM-AMB-26).

        Args:
            more: what a person adds to it.

        Raises:
            Refusal: `number_needed` for a text nobody has answered, `no_target` for a target that is missing.
        """
        exact = self._number(expression, typed) + more
        if self._settings.skill_floor:
            exact = max(0, exact)
        if isinstance(exact, int) or self._settings.rounding == "exact":
            return exact
        return math.floor(exact) if self._settings.rounding == "down" else math.ceil(exact)

    def _number(self, expression: Expression, typed: Number | None) -> Number:
        plain = self._plain(expression, typed)
        return plain if expression.times == "1" else plain * Fraction(expression.times)

    def _plain(self, expression: Expression, typed: Number | None) -> Number:
        """Return 技能値 (CM-CARD-05), a parameter (CM-CHK-05), a constant (CM-AMB-74), a sum, or what the GM typed."""
        if expression.skill_of is not None:
            kind = self._kind if expression.kind in ("", THIS) else self._library.named(expression.kind)
            return skill(self._person(expression.skill_of), kind, self._library, self._settings)
        if expression.param is not None:
            person = self._person(expression.of)
            if expression.param == "max_ap":
                return max_ap(person, self._settings)
            number: int = getattr(person, expression.param)
            return number
        if expression.const is not None:
            return expression.const
        if expression.sum:
            return sum(self._number(inner, typed) for inner in expression.sum)
        if typed is None:
            raise refuse(
                "number_needed",
                "CM-AMB-86",
                phrase("カードの「{text}」の数が決まっていません。", text=expression.text),
                phrase("GMが数を入れてください。"),
                overridable=False,
            )
        return typed

    def _person(self, who: str) -> CommonSheet:
        person = self._people[who]
        if person is None:
            raise refuse(
                "no_target",
                "CM-CHK-06",
                phrase("このカードの計算には対象が必要です。"),
                phrase("対象を選んでください。"),
                overridable=False,
            )
        return person
