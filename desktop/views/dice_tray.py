"""The dice tray: what is tested, the exact odds, the dice, what may be declared. Knows checks, but no rule system."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QSizePolicy, QTreeWidgetItem, QWidget

from desktop.views import icons, theme
from desktop.views.forms.dice_tray import Ui_DiceTray
from desktop.views.widgets.param_field import ParamField

if TYPE_CHECKING:
    from desktop.core.check import CheckKind, DiceRequest, Option
    from desktop.core.odds import Odds
    from desktop.core.outcome import Outcome
    from desktop.core.words import Words

FACES_IN_A_ROW = 6


class DiceTray(QWidget):
    """Shows and forwards; the controller holds the check."""

    kind_chosen = Signal(str)
    param_changed = Signal(str, object)
    faces_edited = Signal(str)
    go_requested = Signal()
    again_requested = Signal()
    option_chosen = Signal(str)
    why_requested = Signal()
    mode_changed = Signal(bool)
    """True: faces are typed; False: the program throws."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_DiceTray()
        self.ui.setupUi(self)
        self._fields: dict[str, ParamField] = {}
        self._advanced: list[QWidget] = []
        ui = self.ui
        ui.headIcon.setPixmap(icons.pixmap("dice", theme.current().colour("ink"), 16))
        ui.kindCombo.activated.connect(lambda _n: self.kind_chosen.emit(ui.kindCombo.currentData()))
        ui.moreButton.toggled.connect(self._show_advanced)
        ui.entry.textEdited.connect(self.faces_edited)
        ui.entry.installEventFilter(self)
        ui.clearButton.clicked.connect(self.clear_entry)
        ui.goButton.clicked.connect(self.go_requested)
        ui.againButton.clicked.connect(self.again_requested)
        ui.whyButton.clicked.connect(self.why_requested)
        ui.handButton.toggled.connect(self._mode)
        ui.rowsButton.toggled.connect(lambda on: ui.oddsRows.setVisible(on and ui.oddsRows.topLevelItemCount() > 0))
        ui.oddsRows.hide()
        self.clear_result()

    # before the throw

    def show_kinds(self, kinds: Sequence[CheckKind], current: str, words: Words) -> None:
        """List the kinds of check."""
        combo = self.ui.kindCombo
        if [combo.itemData(i) for i in range(combo.count())] != [kind.id for kind in kinds]:
            combo.clear()
            for kind in kinds:
                combo.addItem(words.say(kind.label), kind.id)
        combo.setCurrentIndex(combo.findData(current))

    def show_params(self, kind: CheckKind, values: Mapping[str, Any], words: Words) -> None:
        """Build one input per parameter; those that most checks do not need stay folded."""
        if {p.id for p in kind.params} == set(self._fields) and all(
            self._fields[p.id].param == p for p in kind.params
        ):
            for name, field in self._fields.items():
                field.set_value(values.get(name))
            return
        self._drop_params()
        common = [p for p in kind.params if not p.advanced]
        for place, param in enumerate((*common, *(p for p in kind.params if p.advanced))):
            field = ParamField(param, words, values.get(param.id))
            field.changed.connect(lambda value, i=param.id: self.param_changed.emit(i, value))
            # the rarely needed begin on a row of their own, so that folding them leaves no hole
            row, column = divmod(place + (len(common) % 2 if param.advanced else 0), 2)
            self.ui.params.addWidget(field.label, row, column * 2)
            self.ui.params.addWidget(field.input, row, column * 2 + 1)
            self._fields[param.id] = field
            if param.advanced:
                self._advanced += [field.label, field.input]
        for column in (1, 3):
            self.ui.params.setColumnStretch(column, 1)
        self.ui.moreButton.setVisible(bool(self._advanced))
        self._show_advanced(self.ui.moreButton.isChecked())

    def show_odds(self, odds: Odds, text: str, permille: int | None, words: Words, chances: Sequence[str]) -> None:
        """Show the exact chance and what other choices would change.

        Args:
            text: the chance in words.
            permille: how far the bar is filled; None hides it.
            chances: for each row of `odds`, its chance in words.
        """
        ui = self.ui
        ui.oddsLabel.setText(text)
        ui.waysLabel.setText(odds.ways)
        ui.oddsBar.setVisible(permille is not None)
        ui.oddsBar.setValue(permille or 0)
        ui.oddsBar.setAccessibleDescription(text)
        ui.rowsButton.setVisible(bool(odds.rows))
        ui.oddsRows.setVisible(bool(odds.rows) and ui.rowsButton.isChecked())
        ui.oddsRows.clear()
        for row, chance in zip(odds.rows, chances, strict=True):
            item = QTreeWidgetItem(ui.oddsRows, [words.say(row.label), chance])
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setDisabled(not row.legal)
            item.setToolTip(0, words.say(row.note))
            if row.current:
                font = item.font(0)
                font.setBold(True)
                for column in (0, 1):
                    item.setFont(column, font)
                    item.setBackground(column, theme.current().colour("tint"))
        ui.oddsRows.resizeColumnToContents(0)

    # the dice

    def ask(self, request: DiceRequest | None, prompt: str) -> None:
        """Ask for faces: buttons for small dice, an entry for all; None takes the question away."""
        self.ui.prompt.setText(prompt)
        self.ui.prompt.setVisible(bool(prompt))
        self.ui.entry.clear()
        wanted = request is not None and self.ui.handButton.isChecked()
        self.ui.entry.setEnabled(request is not None)
        self.ui.entry.setVisible(wanted)
        self.ui.clearButton.setVisible(wanted)
        self._build_faces(max(request.sides) if wanted and request is not None else 0)

    def clear_entry(self) -> None:
        """Forget the faces typed so far."""
        self.ui.entry.clear()
        self.faces_edited.emit("")
        self.ui.entry.setFocus()

    def set_go(self, text: str, enabled: bool = True) -> None:
        """Name what Enter does."""
        self.ui.goButton.setText(text)
        self.ui.goButton.setEnabled(enabled)

    # after the throw

    def clear_result(self) -> None:
        """Show no result."""
        ui = self.ui
        for label in (ui.sumLabel, ui.totalLabel, ui.detail):
            label.setText("")
        for widget in (ui.outcomeTag, ui.totalLabel, ui.whyButton, ui.detail):
            widget.hide()
        self.show_options((), {})

    def show_outcome(self, outcome: Outcome, sum_text: str, words: Words) -> None:
        """Show how it ended, as it stands."""
        ui = self.ui
        ui.sumLabel.setText(sum_text)
        ui.totalLabel.setVisible(outcome.total is not None)
        ui.totalLabel.setText("" if outcome.total is None else str(outcome.total).replace("-", "−"))
        sign, role = {True: ("✓", "success-tag"), False: ("×", "error-tag"), None: ("", "tag")}[outcome.success]
        ui.outcomeTag.setText(f"{sign} {words.say(outcome.label)}".strip())
        theme.set_role(ui.outcomeTag, role)
        ui.outcomeTag.show()
        ui.whyButton.setVisible(bool(outcome.parts))
        detail = words.say(outcome.detail)
        ui.detail.setText(detail)
        ui.detail.setVisible(bool(detail))

    def show_options(self, options: Sequence[Option], texts: Mapping[str, str]) -> None:
        """Offer what may be declared now; what may not keeps its place and says why."""
        layout = self.ui.options
        while layout.count():
            item = layout.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().deleteLater()
        for option in options:
            button = QPushButton(texts[option.id])
            button.setProperty("role", "option")
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            button.setToolTip(texts[option.id])
            button.setEnabled(option.enabled)
            button.setProperty("option", option.id)
            button.clicked.connect(lambda _checked=False, i=option.id: self.option_chosen.emit(i))
            layout.addWidget(button)
        self.ui.optionHost.setVisible(bool(options))

    def option_button(self, identifier: str) -> QPushButton | None:
        """Return the button of an option."""
        buttons = self.ui.optionHost.findChildren(QPushButton)
        return next((b for b in buttons if b.property("option") == identifier), None)

    # inside

    def _drop_params(self) -> None:
        for field in self._fields.values():
            for widget in (field.label, field.input):
                self.ui.params.removeWidget(widget)
                widget.deleteLater()
            field.deleteLater()
        self._fields, self._advanced = {}, []

    def _show_advanced(self, shown: bool) -> None:
        for widget in self._advanced:
            widget.setVisible(shown)

    def _mode(self, by_hand: bool) -> None:
        self.mode_changed.emit(by_hand)

    def _build_faces(self, sides: int) -> None:
        layout = self.ui.faces
        while layout.count():
            item = layout.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().deleteLater()
        shown = sides if sides <= 12 else 0
        for number in range(1, shown + 1):
            button = QPushButton("0" if sides == 10 and number == 10 else str(number))
            button.setProperty("role", "face")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAccessibleName(self.tr("出目 {n}").format(n=number))
            button.clicked.connect(lambda _checked=False, n=number: self._press(n, sides))
            layout.addWidget(button, (number - 1) // FACES_IN_A_ROW, (number - 1) % FACES_IN_A_ROW)
        self.ui.faceHost.setVisible(bool(shown))

    def _press(self, number: int, sides: int) -> None:
        sign = "0" if sides == 10 and number == 10 else str(number)
        text = self.ui.entry.text().strip()
        self.ui.entry.setText(f"{text} {sign}".strip())
        self.faces_edited.emit(self.ui.entry.text())

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter in the entry decide; kanji being composed never gets here."""
        if watched is self.ui.entry and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.go_requested.emit()
                return True
            if event.text() in ("r", "R", "ｒ"):
                self.again_requested.emit()
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, R throws again, digits go into the entry, from anywhere in the tray."""
        typing = isinstance(self.focusWidget(), QLineEdit)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_requested.emit()
        elif event.key() == Qt.Key.Key_R and not typing:
            self.again_requested.emit()
        elif event.text().isdecimal() and not typing and self.ui.entry.isVisible():
            self.ui.entry.setFocus()
            self.ui.entry.insert(event.text())
            self.faces_edited.emit(self.ui.entry.text())
        else:
            super().keyPressEvent(event)
