"""Abilities as a grid of cells, as many beside each other as there is room for."""

from __future__ import annotations

from PySide6.QtCore import Property, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import abilities
from desktop.systems.blank.tables import AbilityRow
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled
from desktop.views.systems.blank.body import Body
from desktop.views.systems.blank.layout import Layout, Piece
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.inputs.spin import PointsSpin
from desktop.views.widgets.layouts.flow_layout import EvenLayout
from desktop.views.widgets.shown.elided import ElidedLabel

CELL = 196
"""px at 100 % for an ability at least."""
GAP = 12
MANY = 12
"""Abilities beyond which every cell is as low as it can be."""
USABLE = ("both", "abilities")
"""Where an ordinary check may be made with an ability."""


class AbilitySpin(PointsSpin):
    """An ability; an unwritten one shows its start value."""

    ability_changed = Signal()

    def __init__(self, start: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._start = start
        self.set_places(2)
        self.valueChanged.connect(lambda _value: self.ability_changed.emit())

    def ability(self) -> int:
        """The number shown."""
        return self.value()

    def set_ability(self, value: int | None) -> None:
        """Show an ability."""
        self.setValue(self._start if value is None else value)

    number = Property("QVariant", ability, set_ability, notify=ability_changed, user=True)  # type: ignore[arg-type]


class AbilityBody(Body):
    """A cell per ability: its name prepares the check, then what is written and what it comes to."""

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(piece, layout, document, words, parent)
        grid = EvenLayout([], GAP, CELL)
        grid.setContentsMargins(0, 0, 0, 0)
        self.setLayout(grid)
        self._low = len(layout.abilities) > MANY
        self._usable = document.game.known(BlankSettings).settings.check_subject in USABLE
        known = {row.id for row in abilities(document.game.known(BlankSettings))}
        for row in layout.abilities:
            grid.addWidget(self._cell(row) if row.id in known else self._gone(row))

    def _gone(self, row: AbilityRow) -> QWidget:
        """Show a sheet's value of an ability removed from the game; its warning offers to remove it."""
        label = QLabel(f"{self.words.say(self.document.game.called('abilities', row.id))}　{signed_text(row.start)}")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "quiet")
        label.setWordWrap(True)
        return label

    def _cell(self, row: AbilityRow) -> QWidget:
        cell = QWidget()
        line = QHBoxLayout(cell)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        names = QVBoxLayout()
        names.setSpacing(0)
        line.addLayout(names, 1)
        self._name(row, names)
        spin = AbilitySpin(row.start)
        spin.setObjectName(f"ability_{row.id}")
        spin.setProperty("field", f"abilities.{row.id}")
        spin.setAccessibleName(self.words.say(row.name))
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setToolTip(self.tr("{least}〜{most}").format(least=row.least, most=row.most).replace("-", "−"))
        line.addWidget(spin)
        total = DerivedNumber()
        total.setProperty("role", "strong" if self._low else "number")
        total.setProperty("derived", f"abilities.{row.id}")
        restyled(total, lambda: total.setMinimumWidth(QFontMetrics(QApplication.font()).horizontalAdvance("0000") + 8))
        line.addWidget(total)
        return cell

    def _name(self, row: AbilityRow, names: QVBoxLayout) -> None:
        text = self.words.say(row.name)
        if self._usable:
            button = KeyButton(text=literal(text))
            button.set_leading(True)
            button.setProperty("role", "skill")
            button.setFlat(True)
            button.setAccessibleName(self.tr("{name}を振る用意をする").format(name=text))
            button.setToolTip(self.tr("{name}：ダイスを用意する").format(name=text))
            button.clicked.connect(
                lambda _checked=False, a=row.id: self.check_requested.emit("check", {"subject": f"abilities.{a}"})
            )
            names.addWidget(button)
        else:
            names.addWidget(_line(text))
        if shows_reading(row, self.words) and not self._low:
            reading = _line(row.reading)
            reading.setProperty("role", "quiet")
            reading.setContentsMargins(6, 0, 0, 0)
            names.addWidget(reading)


def _line(text: str) -> ElidedLabel:
    label = ElidedLabel()
    label.setText(text)
    return label


def shows_reading(row: AbilityRow, words: Words) -> bool:
    """Tell whether a reading helps: in Japanese, where it is not the name itself."""
    return bool(row.reading) and row.reading != row.name and words.language == "ja"
