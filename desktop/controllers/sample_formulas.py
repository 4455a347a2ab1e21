"""What formulas of a definition may ask for, and what they come to on the sheet that stands beside the editor."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.core.formula import Formula, evaluate, written_number
from desktop.core.formula_signs import Named
from desktop.core.game import AnyGame, ProfileField
from desktop.core.problem import Refusal
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.models.definition import DefinitionDocument


class SampleFormulas:
    """Knows the numbers of the definition that is being edited, its own fields as they are typed among them."""

    def __init__(self, document: DefinitionDocument, words: Words) -> None:
        self._document, self._words = document, words
        self._sheet: Sheet | None = None

    def show(self, sheet: Sheet) -> None:
        """Reckon with another sheet from now on."""
        self._sheet = sheet

    def names(self) -> Sequence[Named]:
        """Every number, own fields by the name they have now."""
        system, game = self._document.system, self._game()
        return system.numbers(self._sheet or system.blank(game), game, self._words)

    def sample(self, formula: Formula) -> str:
        """Say what a formula comes to on the sample sheet, or why it comes to nothing."""
        system, game = self._document.system, self._game()
        sheet = self._sheet or system.blank(game)
        try:
            value = evaluate(formula, system.own_values(sheet, game).number)
        except Refusal as error:
            return "△ " + error.problem.said(self._words)
        text = QCoreApplication.translate("SampleFormulas", "見本のシートでは {value}")
        return text.format(value=written_number(value))

    def _game(self) -> AnyGame:
        """The last rules without a mistake, with the profile as it stands now."""
        document = self._document
        fields = tuple(ProfileField.model_validate(row) for row in document.profile_rows())
        game = document.game
        return document.system.game(game.definition.evolve(profile=fields))
