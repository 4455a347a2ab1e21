"""Reads a number out of a card's text: 技能値, a parameter, a constant, a sum, or what the GM types."""

from __future__ import annotations

import math
from fractions import Fraction

from desktop.core.problem import refuse
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import Library
from desktop.systems.common.cards.schema import THIS, Expression
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import max_ap, skill

Part = tuple[Phrase | str, Fraction, str]
"""Label, value, rule id."""


class Reader:
    """Evaluates expressions for one user, one target and one card kind."""

    def __init__(
        self, user: CommonSheet, target: CommonSheet | None, kind: str, library: Library, settings: CommonSettings
    ) -> None:
        self._people = {"user": user, "target": target}
        self._kind = kind
        self._library = library
        self._settings = settings

    def value(self, expression: Expression, typed: Fraction | int | None = None, more: int = 0) -> Fraction:
        """Return the number, rounded and kept from falling below 0 only by house rule (CM-AMB-89, CM-AMB-26).

        Args:
            more: what a person adds to it.

        Raises:
            Refusal: `number_needed` for a text nobody has answered, `no_target` for a target that is missing.
        """
        exact = sum((part[1] for part in self.parts(expression, typed)), Fraction(more))
        if self._settings.skill_floor:
            exact = max(Fraction(0), exact)
        if self._settings.rounding == "exact":
            return exact
        return Fraction(math.floor(exact) if self._settings.rounding == "down" else math.ceil(exact))

    def parts(self, expression: Expression, typed: Fraction | int | None = None) -> tuple[Part, ...]:
        """Return the summands with their sources (why a number is what it is)."""
        factor = Fraction(expression.times)
        return tuple((label, value * factor, rule) for label, value, rule in self._plain(expression, typed))

    def _plain(self, expression: Expression, typed: Fraction | int | None) -> tuple[Part, ...]:
        if expression.skill_of is not None:
            kind = self._kind if expression.kind in ("", THIS) else self._library.named(expression.kind)
            number = skill(self._person(expression.skill_of), kind, self._library, self._settings)
            return ((phrase("<{kind}> の技能値", kind=kind), Fraction(number), "CM-CARD-05"),)
        if expression.param is not None:
            person = self._person(expression.of)
            number = (
                max_ap(person, self._settings) if expression.param == "max_ap" else getattr(person, expression.param)
            )
            return ((PARAMETERS[expression.param], Fraction(number), "CM-CHK-05"),)
        if expression.const is not None:
            return ((phrase("カードの数"), Fraction(expression.const), "CM-AMB-74"),)
        if expression.sum:
            return tuple(part for inner in expression.sum for part in self.parts(inner, typed))
        if typed is None:
            raise refuse(
                "number_needed",
                "CM-AMB-86",
                phrase("カードの「{text}」の数が決まっていません。", text=expression.text),
                phrase("GMが数を入れてください。"),
                overridable=False,
            )
        return ((phrase("GMが決めた数"), Fraction(typed), "CM-AMB-86"),)

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


PARAMETERS = {
    "level": "レベル",
    "max_ap": "MAXAP",
    "ap": "AP",
    "cp": "CP",
    "assets": "財産点",
    "growth_rate": "成長速度",
}
