"""What formulas of a definition or scenario may ask for, and what they come to on a sample sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from desktop.core.custom.checks.model import MARGIN, TOTAL, roll_names
from desktop.core.expression.names import Named
from desktop.core.expression.tree import Formula, cut_off, evaluate, refs, written_number
from desktop.core.game import AnyGame
from desktop.core.problem import Refusal
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Words

SAMPLE = {TOTAL: 10, MARGIN: 3}
"""What a roll comes to in samples."""


class SampleFormulas:
    """Knows the numbers of the rules that are being edited."""

    def __init__(
        self,
        system: AnySystem,
        rules: Callable[[], AnyGame],
        words: Words,
        *,
        results: bool = False,
        asks: str = "",
    ) -> None:
        """Know them.

        Args:
            rules: gives the rules as they are typed, or the last ones without a mistake.
            results: formulas may also ask for what a roll comes to.
            asks: what the formulas are for, where that lets them ask for more.
        """
        self._system, self._rules, self._words = system, rules, words
        self._results, self._asks = results, asks
        self._sheet: Sheet | None = None
        self._asking: dict[str, SampleFormulas] = {}
        self._named: tuple[tuple[Sheet | None, AnyGame], Sequence[Named]] | None = None
        """The last answer of `names`, and what it was made of; a formula asks several times for each letter typed."""

    def asking(self, what: str) -> SampleFormulas:
        """Return the same for formulas that serve something and may ask for more."""
        if what not in self._asking:
            self._asking[what] = SampleFormulas(
                self._system, self._rules, self._words, results=self._results, asks=what
            )
            self._asking[what].show(self._sheet)
        return self._asking[what]

    def show(self, sheet: Sheet | None) -> None:
        """Reckon with another sheet from now on, or none yet."""
        self._sheet = sheet
        for other in self._asking.values():
            other.show(sheet)

    def names(self) -> Sequence[Named]:
        """Every number, own fields by the name they have now."""
        system, game = self._system, self._rules()
        asked = (self._sheet, game)
        if self._named is None or self._named[0] != asked:
            numbers = system.numbers(self._sheet or system.blank(game), game, self._words)
            more = system.asked(self._asks, game, self._words) if self._asks else ()
            known = {named.id: named for named in (*numbers, *more)}
            self._named = asked, (*known.values(), *(roll_names(self._words) if self._results else ()))
        return self._named[1]

    def sample(self, formula: Formula) -> str:
        """Say what a formula comes to on the sample sheet, or why it comes to nothing."""
        system, game = self._system, self._rules()
        sheet = self._sheet or system.blank(game)
        number = system.custom_values(sheet, game).number
        rolled = any(name in SAMPLE for name in refs(formula))

        def asked(name: str) -> Fraction | int:
            if name in SAMPLE:
                return SAMPLE[name]
            found = system.asked_number(name, sheet, game) if self._asks else None
            return number(name) if found is None else found

        try:
            value = evaluate(formula, asked, game.settings.cut)
        except Refusal as error:
            return "△ " + error.problem.text(self._words)
        value = value if game.settings.fractions else cut_off(value, game.settings.cut)
        text = QCoreApplication.translate("SampleFormulas", "見本のシートでは {value}")
        if rolled:
            text = QCoreApplication.translate("SampleFormulas", "見本のシートで結果 {total}、差 {margin} なら {value}")
        return text.format(value=written_number(value), total=SAMPLE[TOTAL], margin=SAMPLE[MARGIN])
