"""The campaign's abilities one below the other: name, score, modifier, and the number that is added to the die."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Property, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.core.game import Game
from desktop.core.numbers import whole_in
from desktop.core.words import Words, signed_text
from desktop.models.sheet.document import SheetDocument
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import INITIAL_SCORE, D20FateSheet, gone_abilities, score, score_field
from desktop.systems.d20fate.tables import Ability
from desktop.views.layout_items import clear
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.style.restyled import restyled
from desktop.views.systems.d20fate.sheet_rows import about_ability
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.field_keys import NUMBERS
from desktop.views.widgets.inputs.spin import PointsSpin


class ScoreSpin(PointsSpin):
    """A score; an unwritten one shows what it counts as."""

    score_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_places(3)
        self.valueChanged.connect(lambda _value: self.score_changed.emit())

    def score(self) -> int:
        """The number shown."""
        return self.value()

    def set_score(self, value: int | None) -> None:
        """Show a score."""
        self.setValue(INITIAL_SCORE if value is None else value)

    number = Property("QVariant", score, set_score, notify=score_changed, user=True)  # type: ignore[arg-type]


class ScoreEdit(QLineEdit):
    """The same as a line between − and ＋."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(str(INITIAL_SCORE), parent)
        self.setInputMethodHints(NUMBERS)

    # Qt's names from here on

    def setText(self, text: str | None) -> None:
        """Show a score."""
        super().setText(text or str(INITIAL_SCORE))


class AbilityRows(QWidget):
    """One row per ability of the campaign's definition; built anew when that changes."""

    check_requested = Signal(str)
    """The ability whose name was pressed."""
    entered = Signal(str)
    """The ability that is looked at."""
    rebuilt = Signal(QWidget)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._guided = False
        self._words = Words()
        self._abilities: tuple[Ability, ...] = ()
        self._gone: tuple[tuple[str, str, int], ...] = ()
        self._check_tip = ""
        """How its buttons speak; a campaign may call things otherwise while they are shown."""
        """Id, name with its mark, and score of what the game has no more."""
        self._steps: dict[str, tuple[QToolButton, QToolButton]] = {}
        self._entries: dict[str, QWidget] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)

    def get_guided(self) -> bool:
        """Whether the rows guide character creation: plain words, − and ＋."""
        return self._guided

    def setGuided(self, guided: bool) -> None:
        """Help a builder; set once, before the first rows."""
        self._guided = guided

    guided = Property(bool, get_guided, setGuided)

    def attach(self, document: SheetDocument, words: Words) -> None:
        """Make the rows and follow the document."""
        self._words = words
        document.value_changed.connect(lambda: self._follow(document))
        self._follow(document)

    def entry(self, ability: str) -> QWidget:
        """Return the input of a score."""
        return self._entries[ability]

    def steps(self, ability: str) -> tuple[QToolButton, QToolButton]:
        """Return − and ＋ of a score; only guided rows have them."""
        return self._steps[ability]

    def _follow(self, document: SheetDocument) -> None:
        game, sheet = document.game.known(D20FateSettings), document.sheet_as(D20FateSheet)
        abilities = game.rows("abilities", Ability)
        gone = tuple(
            (row.id, self._words.say(game.called("abilities", row.id)), score(sheet, row.id))
            for row in gone_abilities(sheet, game)
        )
        text = self.tr("{ability}の判定を用意する")
        if (abilities, gone, text) != (self._abilities, self._gone, self._check_tip):
            fresh = not self._abilities
            self._abilities, self._gone, self._check_tip = tuple(abilities), gone, text
            self._rebuild(abilities)
            if not fresh:
                self.rebuilt.emit(self)
        self._show_steps(sheet, game)

    def _rebuild(self, abilities: Sequence[Ability]) -> None:
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        clear(self._grid)
        self._steps, self._entries = {}, {}
        heads = ("", self.tr("能力値"), self.tr("修正"), self.tr("1d20に足す"))
        for column, head in enumerate(heads):
            label = QLabel(head)
            label.setProperty("role", "quiet")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            self._grid.addWidget(label, 0, column)
        for row, ability in enumerate(abilities, 1):
            self._add(row, ability)
        for row, (_, text, held) in enumerate(self._gone, 1 + len(abilities)):
            label = QLabel(f"{text}　{signed_text(held)}")
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("role", "quiet")
            label.setWordWrap(True)
            self._grid.addWidget(label, row, 0, 1, len(heads))
        self._grid.setRowStretch(1 + len(abilities) + len(self._gone), 1)  # on a high screen headings stay with rows

    def _add(self, row: int, ability: Ability) -> None:
        self._grid.setRowStretch(row, 1)
        self._grid.addWidget(self._name(ability), row, 0)
        self._grid.addWidget(self._score(ability), row, 1)
        self._grid.addWidget(self._number(f"{ability.id}_mod", "strong", 48), row, 2)
        self._grid.addWidget(self._number(f"{ability.id}_total", "number", 72), row, 3)

    def _name(self, ability: Ability) -> QWidget:
        text = self._words.say(ability.shown)
        if self._guided:
            return self._explained(text, self._words.say(about_ability(ability.id)))
        button = QPushButton(literal(text))
        button.setProperty("role", "option")
        button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        restyled(button, lambda: button.setMaximumHeight(theme.px(44)))
        button.setAccessibleName(self.tr("{ability}の判定を用意する").format(ability=text))
        button.setToolTip(self.tr("この判定のダイスを用意する"))
        button.clicked.connect(lambda _checked=False, a=ability.id: self.check_requested.emit(a))
        return button

    def _explained(self, sentence: str, about: str) -> QWidget:
        box = QWidget()
        texts = QVBoxLayout(box)
        texts.setContentsMargins(0, 4, 0, 4)
        texts.setSpacing(2)
        for text, role in ((sentence, "heading"), (about, "quiet")):
            label = QLabel(text)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("role", role)
            label.setWordWrap(True)
            texts.addWidget(label)
        return box

    def _score(self, ability: Ability) -> QWidget:
        entry = ScoreEdit() if self._guided else ScoreSpin()
        entry.setProperty("field", score_field(ability.id))
        entry.setAccessibleName(self._words.say(ability.shown))
        entry.installEventFilter(self)
        self._entries[ability.id] = entry
        return self._stepped(entry, ability) if isinstance(entry, QLineEdit) else self._plain(entry)

    def _plain(self, spin: QSpinBox) -> QSpinBox:
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        spin.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return spin

    def _stepped(self, entry: QLineEdit, ability: Ability) -> QWidget:
        box = QWidget()
        entry.setProperty("role", "big-entry")
        restyled(entry, lambda: entry.setFixedWidth(theme.px(64)))
        less, more = (self._step(entry, ability, text, by) for text, by in (("−", -1), ("＋", 1)))
        line = QHBoxLayout(box)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(4)
        for widget in (less, entry, more):
            line.addWidget(widget)
        self._steps[ability.id] = (less, more)
        return box

    def _step(self, entry: QLineEdit, ability: Ability, text: str, by: int) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setAutoRepeat(True)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrows do the same in the line between them
        restyled(button, lambda: button.setMinimumWidth(theme.px(32)))
        sentence = self.tr("{ability}を下げる") if by < 0 else self.tr("{ability}を上げる")
        button.setAccessibleName(sentence.format(ability=self._words.say(ability.shown)))
        button.setProperty("ability", ability.id)
        button.clicked.connect(lambda: step(entry, by))
        button.installEventFilter(self)
        return button

    def _number(self, derived: str, role: str, width: int) -> DerivedNumber:
        number = DerivedNumber()
        number.setProperty("derived", derived)
        number.setProperty("role", role)
        restyled(number, lambda: number.setMinimumWidth(theme.px(width)))
        if self._guided:  # Tab goes from score to score; the line below tells of the one that is written how it counts
            number.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        return number

    def _show_steps(self, sheet: D20FateSheet, game: Game[D20FateSettings]) -> None:
        """Grey − and ＋ where the next step would leave the campaign's range (D20-AMB-02)."""
        low, high = game.settings.ability_min, game.settings.ability_max
        for ability, (less, more) in self._steps.items():
            held = score(sheet, ability)
            less.setEnabled(held > low)
            more.setEnabled(held < high)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell which ability is looked at."""
        if isinstance(watched, QLineEdit) and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            by = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
            if by is not None:
                step(watched, by)
                return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            field = str(watched.property("ability") or watched.property("field") or "")
            self.entered.emit(field.removeprefix("scores."))
        return False


def step(entry: QLineEdit, by: int) -> None:
    """Change the whole number in a line."""
    number = whole_in(entry.text())
    if number is not None:
        entry.setText(str(number + by))
