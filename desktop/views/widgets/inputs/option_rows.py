"""What may be declared now: a button with its key, the price, and what it would change; what may not, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.views.style.plain_style import literal
from desktop.views.widgets.inputs.key_button import KeyButton

GAP = 3
"""px between two lines."""
LETTERS = "ABCDFGHIJKMOPRSTUWYZ"
"""Letters of options that have none of their own, in their order."""


def option_key(key: str, number: int) -> str:
    """Name the keys that choose an option by its number from 1; empty where there are none."""
    return f"{key}{LETTERS[number - 1]}" if key and number <= len(LETTERS) else ""


@dataclass(frozen=True)
class OptionLine:
    """One option, ready to be shown."""

    id: str
    label: str
    cost: str = ""
    effect: str = ""
    reason: str = ""
    """Why it cannot be chosen; empty when it can."""
    ruling: str = ""
    """What is chosen in its place where the GM lets it pass all the same; empty: it cannot be."""
    rule: str = ""
    letters: str = ""
    """What chooses it after the key for options; empty: the letters in their order."""
    key: str | None = None
    """Keys that choose it here, as they are written; None: the key for options and its letters."""


class OptionRows(QWidget):
    """The open window's options, one line each; E and letters choose one. Folded they are one line together."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        self._head = KeyButton(self)
        self._head.setProperty("role", "option")
        self._head.set_leading(True)
        self._head.setCheckable(True)
        self._head.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._head.toggled.connect(self._unfold)
        self._rows = QWidget(self)
        self._column = QVBoxLayout(self._rows)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        column.addWidget(self._head)
        column.addWidget(self._rows)
        self._lines: tuple[OptionLine, ...] = ()
        self.concealed: Mapping[str, str] = {}
        """Letters → id of options that are not listed here and can be chosen all the same."""
        self._buttons: list[KeyButton] = []
        self._key, self._folded, self._usable = "E", False, 0
        self._head.hide()
        self.hide()  # as long as there is nothing to choose

    @property
    def lines(self) -> tuple[OptionLine, ...]:
        """What can be shown, the ones that can be chosen first."""
        return self._lines

    @property
    def folded(self) -> bool:
        """Whether only the one line for all is there."""
        return self._rows.isHidden()

    def show_lines(self, lines: Sequence[OptionLine], *, folded: bool = False) -> None:
        """Show other options; those that cannot be chosen keep their place below the others, with their reason.

        Args:
            folded: one line stands in for all of them and opens them.
        """
        ordered = (*(o for o in lines if not o.reason), *(o for o in lines if o.reason))
        if (ordered, folded) == (self._lines, self._folded):
            return
        self._lines, self._folded = ordered, folded
        while len(self._buttons) < len(ordered):
            self._add(len(self._buttons))
        for number, line in enumerate(ordered):
            self._apply_style(self._buttons[number], number + 1, line)
        for button in self._buttons[len(ordered) :]:
            button.hide()  # kept for the next time: dressing a new one takes longer than a whole window's words
        self._usable = sum(not line.reason for line in ordered)
        self._head.set_key_hint(self._key)
        self._head.setChecked(False)
        self._head.setVisible(folded and bool(ordered))
        self._unfold(not folded)
        self.setVisible(bool(ordered))

    def unfold(self) -> None:
        """Show every line."""
        if self.folded:
            self._head.setChecked(True)

    def set_key(self, key: str) -> None:
        """Write another key before the letters; empty for none."""
        lines, self._lines, self._key = self._lines, (), key
        if lines:
            self.show_lines(lines, folded=self._folded)

    def choose(self, letters: str) -> bool | None:
        """Choose by letters; None: they begin those of several options, False: they are no option's."""
        own = {self._letters(number): line for number, line in enumerate(self._lines) if not line.reason}
        chosen = own[letters].id if letters in own else self.concealed.get(letters, "")
        if chosen:
            self.chosen.emit(chosen)
            return True
        return None if any(one.startswith(letters) for one in (*own, *self.concealed)) else False

    def _letters(self, number: int) -> str:
        return self._lines[number].letters or option_key("-", number + 1)[1:]

    def _click(self, line: OptionLine) -> None:
        self.chosen.emit(line.ruling if line.reason else line.id)

    def _unfold(self, open_: bool) -> None:
        self._rows.setVisible(open_)
        text = self.tr("▲ まだ使えるもの {n}") if open_ else self.tr("▼ まだ使えるもの {n}")
        self._head.setText(text.format(n=self._usable))
        self._head.setToolTip(self._head.text())

    def _add(self, number: int) -> None:
        button = KeyButton(self._rows)
        button.setProperty("role", "option")
        button.set_leading(True)
        # a push button will not be narrower than its text, and long names would widen the whole tray
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._click(self._lines[number]))
        self._column.addWidget(button)
        self._buttons.append(button)

    def _apply_style(self, button: KeyButton, number: int, line: OptionLine) -> None:
        says = line.reason or line.effect
        name = "　".join(part for part in (line.label, "" if line.reason else line.cost, says) if part)
        if line.reason and line.ruling:
            name = self.tr("GM裁定で：{name}").format(name=name)
        button.setText(literal(name))
        keys = f"{self._key}{self._letters(number - 1)}" if line.key is None and self._key else line.key or ""
        button.set_key_hint(keys if not line.reason else "")
        button.setEnabled(not line.reason or bool(line.ruling))
        button.setToolTip("\n".join(part for part in (line.label, line.cost, says, line.rule) if part))
        button.setAccessibleName(name)
        button.show()
