"""なぜ？: the sum behind a number, line by line, with rule ids; a house rule is marked and named."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QWidget

from desktop.core.rolls.outcome import Explained
from desktop.core.words import Words, plus, signed_text
from desktop.views.fitting import fit, open_popup, room_for_popup
from desktop.views.forms.why_popup import Ui_WhyPopup
from desktop.views.style import icons
from desktop.views.style.theme import px
from desktop.views.widgets.shown.paragraph import Paragraph

WIDTH = 412
"""px at 100 %."""


class WhyPopup(QFrame):
    """Opens under the number it explains; Esc closes it."""

    ruling_requested = Signal(str)
    """The derived name whose number the GM wants to write."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.ui = Ui_WhyPopup()
        self.ui.setupUi(self)
        self.ui.buttonStrip.flow()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.ui.closeButton.setIcon(icons.icon("cross"))
        self.ui.closeButton.clicked.connect(self.close)
        self.ui.fixButton.clicked.connect(self._ask)
        self.ui.readButton.setIcon(icons.icon("book"))
        self.ui.readButton.clicked.connect(self._read)
        self.ui.helpButton.clicked.connect(self.close)
        self._name = self._rule = ""

    rule_requested = Signal(str)
    """The rule id to be read in full."""

    def explain(self, name: str, number: Explained, words: Words, sentence: str, may_rule: bool) -> None:
        """Fill in the lines.

        Args:
            name: derived name, sent back by `ruling_requested`.
            sentence: what the rule says, one sentence.
            may_rule: whether the button for writing the number by hand is offered.
        """
        self._name, self._rule = name, number.rule
        self.ui.readButton.setVisible(bool(number.rule))
        label, shown = words.say(number.label), words.say(number.shown)
        self.ui.title.setText(self.tr("なぜ {name} は {value}？").format(name=label, value=shown))
        for row, part in enumerate(number.parts):
            text = words.say(part.label)
            value = plus(part.value) if row else signed_text(part.value)
            self._line(row, text, value, part.rule or self.tr("シート"), "warning-text" if part.house else "")
        last = len(number.parts)
        self._line(last, label, shown, number.rule, "total")
        note = words.say(number.note)
        self.ui.sentence.setText("\n".join(part for part in (sentence, note) if part))
        self.ui.sentence.setVisible(bool(self.ui.sentence.text()))
        self.ui.fixButton.setVisible(may_rule)

    def open_under(self, anchor: QWidget) -> None:
        """Open below a widget, kept inside its screen."""
        self.resize(min(px(WIDTH), room_for_popup(anchor).width()), 0)
        fit(self)
        open_popup(self, anchor)
        self.setFocus()

    def _line(self, row: int, label: str, value: str, source: str, role: str) -> None:
        for column, text in enumerate((label, value, source)):
            cell = Paragraph(text=text) if column == 0 else QLabel(text)
            cell.setTextFormat(Qt.TextFormat.PlainText)
            shown_role = "quiet" if column == 2 else ("number" if role == "total" and column == 1 else role)
            if role == "total" and column == 0:
                shown_role = "strong"
            cell.setProperty("role", shown_role)
            if column == 1:
                cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.ui.lines.addWidget(cell, row, column)
        self.ui.lines.setColumnStretch(0, 1)

    def _ask(self) -> None:
        self.ruling_requested.emit(self._name)
        self.close()

    def _read(self) -> None:
        self.rule_requested.emit(self._rule)
        self.close()

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc and on a second F1 or Space."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_Space):
            self.close()
        else:
            super().keyPressEvent(event)
