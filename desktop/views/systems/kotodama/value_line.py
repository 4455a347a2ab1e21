"""One value in the builder: its name, what it comes to, the number, − and ＋."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from desktop.views import theme
from desktop.views.restyled import restyled
from desktop.views.widgets.elided import ElidedLabel


class ValueLine(QWidget):
    """Asks to change one value; the owner says what is legal."""

    step_requested = Signal(str, int)
    """(id of the row, +1 or −1)."""

    def __init__(self, row_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row_id
        self._name, self._hint, self._value = ElidedLabel(), QLabel(), QLabel()
        for label in (self._name, self._hint, self._value):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setProperty("role", "strong")
        self._hint.setProperty("role", "quiet")
        self._value.setProperty("role", "heading")
        self._value.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.less, self.more = QToolButton(), QToolButton()
        self.less.setText("−")
        self.more.setText("＋")
        self.less.clicked.connect(lambda: self.step_requested.emit(self._row, -1))
        self.more.clicked.connect(lambda: self.step_requested.emit(self._row, 1))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 0, 2)
        row.setSpacing(8)
        row.addLayout(texts, 1)
        texts.addWidget(self._name)
        texts.addWidget(self._hint)
        row.addWidget(self._value)
        for button in (self.less, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # after a click its keys work, too
            row.addWidget(button)
        restyled(self, self._give_room)
        self._name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._hint.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._hint.setWordWrap(True)

    def _give_room(self) -> None:
        self._value.setMinimumWidth(theme.px(50))
        for button in (self.less, self.more):
            button.setMinimumWidth(theme.px(34))

    def show_value(self, name: str, hint: str, value: int | None, *, may_lower: bool, may_raise: bool) -> None:
        """Show the value and where it may go."""
        self._name.setText(name)
        self._hint.setText(hint)
        shown = self.tr("未所持") if value is None else str(value)
        self._value.setText(shown)
        self.less.setEnabled(may_lower)
        self.more.setEnabled(may_raise)
        self.less.setAccessibleName(self.tr("{name} {value} を下げる").format(name=name, value=shown))
        self.more.setAccessibleName(self.tr("{name} {value} を上げる").format(name=name, value=shown))
