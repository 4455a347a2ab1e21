"""What may be declared now: a button with its key, the price, and what it would change; what may not, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.views.widgets.key_button import KeyButton


@dataclass(frozen=True)
class OptionLine:
    """One option, ready to be shown."""

    id: str
    label: str
    cost: str = ""
    effect: str = ""
    reason: str = ""
    """Why it cannot be chosen; empty when it can."""
    rule: str = ""


class OptionRows(QWidget):
    """The open window's options; E and a number choose one."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._lines: tuple[OptionLine, ...] = ()
        self._key = "E"

    @property
    def lines(self) -> tuple[OptionLine, ...]:
        """What is shown, the ones that can be chosen first."""
        return self._lines

    def show_lines(self, lines: Sequence[OptionLine]) -> None:
        """Show other options; those that cannot be chosen keep their place below the others, with their reason."""
        ordered = (*(o for o in lines if not o.reason), *(o for o in lines if o.reason))
        if ordered == self._lines:
            return
        self._lines = ordered
        while self._column.count():
            item = self._column.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number, line in enumerate(ordered, 1):
            self._add(number, line)
        self.setVisible(bool(ordered))

    def set_key(self, key: str) -> None:
        """Write another key before the numbers; empty for none."""
        lines, self._lines, self._key = self._lines, (), key
        if lines:
            self.show_lines(lines)

    def choose(self, number: int) -> bool:
        """Choose by number from 1; False when there is no such option or it cannot be chosen."""
        if not 1 <= number <= len(self._lines) or self._lines[number - 1].reason:
            return False
        self.chosen.emit(self._lines[number - 1].id)
        return True

    def _add(self, number: int, line: OptionLine) -> None:
        name = line.label if line.reason else "　".join(part for part in (line.label, line.cost) if part)
        button = KeyButton(
            self,
            name.replace("&", "&&"),
            f"{self._key}{number}" if self._key and not line.reason and number < 10 else "",
        )
        button.setProperty("role", "option")
        button.set_leading(True)
        # a push button will not be narrower than its text, and long names would widen the whole tray
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setEnabled(not line.reason)
        says = line.reason or line.effect
        button.setToolTip("　".join(part for part in (name, line.rule) if part))
        button.setAccessibleName(f"{name} {says}".strip())
        button.clicked.connect(lambda _checked=False, i=line.id: self.chosen.emit(i))
        self._column.addWidget(button)
        if says:
            text = QLabel(says, self)
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setWordWrap(True)
            text.setMinimumWidth(24)  # a name without spaces must not widen the whole tray
            text.setIndent(8)
            text.setProperty("role", "quiet")
            self._column.addWidget(text)
