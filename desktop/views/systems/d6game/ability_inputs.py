"""The abilities of a definition on the sheet, made by code: a button for a check, the dice, the number."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget

from desktop.core.words import Words, signed_text
from desktop.systems.d6game.formula import formula
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import AbilityDef
from desktop.views.layout_items import clear
from desktop.views.plain_style import literal
from desktop.views.systems.d6game.faces_view import FacesView
from desktop.views.systems.d6game.rolling import ability_faces
from desktop.views.widgets.points_spin import PointsSpin


class AbilityInputs(QObject):
    """One line for each ability."""

    chosen = Signal(str)
    """Ability id: prepare a check with it."""

    def __init__(self, host: QWidget, grid: QGridLayout) -> None:
        super().__init__(host)
        self._host, self._grid = host, grid
        self._rows: tuple[AbilityDef, ...] = ()
        self._faces: dict[str, FacesView] = {}
        self._gone: tuple[tuple[str, int], ...] = ()
        self._tip = ""

    def show_rows(
        self, known: Sequence[AbilityDef], gone: Sequence[tuple[str, int]], sheet: D6gameSheet, dice: str, words: Words
    ) -> bool:
        """Show these abilities; return whether other inputs had to be made, which are not bound yet.

        Args:
            gone: what the sheet has of abilities that the game has no more, as (name, number).
        """
        tip = self.tr("この判定のダイスを用意する")  # a campaign may call things otherwise while it is shown
        fresh = (tuple(known), tuple(gone), tip) != (self._rows, self._gone, self._tip)
        if fresh:
            self._rows, self._gone, self._tip = tuple(known), tuple(gone), tip
            clear(self._grid)
            self._faces = {}
            for number, row in enumerate(self._rows):
                self._make(number, row, words)
            for number, (text, held) in enumerate(self._gone, len(self._rows)):
                self._tell(number, f"{text}　{signed_text(held)}")
            self._grid.setColumnStretch(1, 1)
        read = formula(dice)
        for key, view in self._faces.items():
            view.show_faces(ability_faces(sheet, key, read), read.sides)
        return fresh

    def _tell(self, number: int, text: str) -> None:
        label = QLabel(text, self._host)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "quiet")
        label.setWordWrap(True)
        self._grid.addWidget(label, number, 0, 1, 4)

    def _make(self, number: int, row: AbilityDef, words: Words) -> None:
        button = QPushButton(literal(words.say(row.name)), self._host)
        button.setProperty("role", "skill")
        button.setFlat(True)
        button.setToolTip(self._tip)
        button.clicked.connect(lambda _checked=False, key=row.id: self.chosen.emit(key))
        hint = QLabel(words.say(row.hint), self._host)
        hint.setTextFormat(Qt.TextFormat.PlainText)
        hint.setProperty("role", "quiet")
        # a long hint gives way, the number does not
        hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        hint.setWordWrap(True)  # after the policy, which would forget that a narrow hint is higher
        faces = self._faces[row.id] = FacesView(self._host)
        spin = PointsSpin(self._host)
        spin.set_places(3)
        spin.setObjectName(f"ability_{row.id}")
        spin.setProperty("field", f"ability.{row.id}")
        spin.setAccessibleName(words.say(row.name))
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for column, widget in enumerate((button, hint, faces, spin)):
            self._grid.addWidget(widget, number, column)
