"""What formulas of a definition may ask for, and what they come to on the sheet that stands beside the editor."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from desktop.core.check import CheckKind
from desktop.core.formula import Formula, cut_off, evaluate, refs, written_number
from desktop.core.formula_signs import Named
from desktop.core.game import AnyGame
from desktop.core.own_checks.model import MARGIN, TOTAL, roll_names
from desktop.core.own_checks.starting import KIND
from desktop.core.problem import Refusal
from desktop.core.profile import ProfileField
from desktop.core.sheet import Sheet
from desktop.core.value import altered
from desktop.core.words import Words
from desktop.models.definition import DefinitionDocument

SAMPLE = {TOTAL: 10, MARGIN: 3}
"""What a roll comes to in samples."""


class SampleFormulas:
    """Knows the numbers of the definition that is being edited, its own fields as they are typed among them."""

    def __init__(self, document: DefinitionDocument, words: Words, *, results: bool = False, asks: str = "") -> None:
        """Know them.

        Args:
            results: formulas may also ask for what a roll comes to.
            asks: what the formulas are for, where that lets them ask for more.
        """
        self._document, self._words, self._results, self._asks = document, words, results, asks
        self._sheet: Sheet | None = None
        self._asking: dict[str, SampleFormulas] = {}
        self._named: tuple[tuple[Sheet | None, AnyGame], Sequence[Named]] | None = None
        """The last answer of `names`, and what it was made of; a formula asks several times for each letter typed."""

    def asking(self, what: str) -> SampleFormulas:
        """Return the same for formulas that serve something and may ask for more."""
        if what not in self._asking:
            self._asking[what] = SampleFormulas(self._document, self._words, results=self._results, asks=what)
            self._asking[what].show(self._sheet)
        return self._asking[what]

    def show(self, sheet: Sheet | None) -> None:
        """Reckon with another sheet from now on, or none yet."""
        self._sheet = sheet
        for other in self._asking.values():
            other.show(sheet)

    def names(self) -> Sequence[Named]:
        """Every number, own fields by the name they have now."""
        system, game = self._document.system, self._game()
        asked = (self._sheet, game)
        if self._named is None or self._named[0] != asked:
            numbers = system.numbers(self._sheet or system.blank(game), game, self._words)
            more = system.asked(self._asks, game, self._words) if self._asks else ()
            known = {named.id: named for named in (*numbers, *more)}
            self._named = asked, (*known.values(), *(roll_names(self._words) if self._results else ()))
        return self._named[1]

    def sample(self, formula: Formula) -> str:
        """Say what a formula comes to on the sample sheet, or why it comes to nothing."""
        system, game = self._document.system, self._game()
        sheet = self._sheet or system.blank(game)
        number = system.own_values(sheet, game).number
        rolled = any(name in SAMPLE for name in refs(formula))

        def asked(name: str) -> Fraction | int:
            if name in SAMPLE:
                return SAMPLE[name]
            found = system.asked_number(name, sheet, game) if self._asks else None
            return number(name) if found is None else found

        try:
            value = evaluate(formula, asked, game.settings.cut)
        except Refusal as error:
            return "△ " + error.problem.said(self._words)
        value = value if game.settings.fractions else cut_off(value, game.settings.cut)
        text = QCoreApplication.translate("SampleFormulas", "見本のシートでは {value}")
        if rolled:
            text = QCoreApplication.translate("SampleFormulas", "見本のシートで結果 {total}、差 {margin} なら {value}")
        return text.format(value=written_number(value), total=SAMPLE[TOTAL], margin=SAMPLE[MARGIN])

    def kinds(self) -> tuple[CheckKind, ...]:
        """List the checks of the definition: the room's for nobody in particular, its own for the sample sheet."""
        system, game = self._document.system, self._document.game
        plain = {kind.id: kind for kind in system.kinds(None, game)}
        own = (kind for kind in system.kinds(self._sheet, game) if kind.id.startswith(KIND)) if self._sheet else ()
        return tuple({**plain, **{kind.id: kind for kind in own}}.values())

    def roller(self, kind: str) -> Sheet | None:
        """Return who makes a check of a kind as a sample: the sample sheet for an own one, else nobody."""
        return self._sheet if kind.startswith(KIND) else None

    def _game(self) -> AnyGame:
        """The last rules without a mistake, with the profile as it stands now."""
        document = self._document
        fields = tuple(ProfileField.model_validate(row) for row in document.profile_rows())
        game = document.game
        return document.system.game(altered(game.definition, profile=fields))  # with the very rows it has, read before
