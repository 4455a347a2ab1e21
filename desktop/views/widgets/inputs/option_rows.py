"""What may be declared now: a button with its key, the price, and what it would change; what may not, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.views.style.plain_style import literal
from desktop.views.widgets.inputs.key_button import KeyButton
from desktop.views.widgets.layouts.flow_layout import FlowLayout
from desktop.views.widgets.shown.elided import ElidedLabel

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
    payer: str = ""
    """Who pays, in a word; options that differ in this alone stand in one line, one chip for each."""
    letters: str = ""
    """What chooses it after the key for options; empty: the letters in their order."""
    key: str | None = None
    """Keys that choose it here, as they are written; None: the key for options and its letters."""


class _Payers(QWidget):
    """One option that several people may pay for: its name, and a place for a chip for each of them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.name = ElidedLabel(self)
        self.name.setProperty("role", "strong")
        self.chips = FlowLayout([], GAP)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.name)
        column.addLayout(self.chips)


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
        self._groups: list[_Payers] = []
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
        self._place()
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

    def fold(self) -> None:
        """Show the one line for all again, where there was one."""
        self._head.setChecked(False)

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

    def _chip_cap(self, number: int) -> str:
        """Name what is still to be typed behind the line's own letter; keys that begin otherwise are named whole."""
        letters = self._letters(number)
        begin = next(self._letters(lines[0])[:1] for lines in runs(self._lines) if number in lines)
        return letters[1:] if letters[:1] == begin or not self._key else f"{self._key}{letters}"

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

    def _place(self) -> None:
        """Put options that differ by who pays into one line, and the others into one each."""
        used = 0
        for place, lines in enumerate(runs(self._lines)):
            first = self._lines[lines[0]]
            if len(lines) == 1:
                self._column.insertWidget(place, self._buttons[lines[0]])
                continue
            if used == len(self._groups):
                self._groups.append(_Payers(self._rows))
            group, used = self._groups[used], used + 1
            group.name.setText(f"{first.label}　{self._key}{first.letters[:1]}" if self._key else first.label)
            for number in lines:
                group.chips.addWidget(self._buttons[number])
            self._column.insertWidget(place, group)
            group.show()
        for group in self._groups[used:]:
            group.hide()

    def _is_chip(self, number: int) -> bool:
        return any(number in lines and len(lines) > 1 for lines in runs(self._lines))

    def _apply_style(self, button: KeyButton, number: int, line: OptionLine) -> None:
        says = line.reason or line.effect
        name = "　".join(part for part in (line.label, "" if line.reason else line.cost, says) if part)
        if line.reason and line.ruling:
            name = self.tr("GM裁定で：{name}").format(name=name)
        chip = self._is_chip(number - 1)
        button.set_leading(not chip)
        wide = QSizePolicy.Policy.Maximum if chip else QSizePolicy.Policy.Ignored
        button.setSizePolicy(wide, QSizePolicy.Policy.Fixed)
        button.setMinimumWidth(1 if chip else 0)  # a push button will not be narrower than its text
        button.setText(literal(line.payer if chip else name))
        keys = f"{self._key}{self._letters(number - 1)}" if line.key is None and self._key else line.key or ""
        cap = self._chip_cap(number - 1) if chip else keys
        button.set_key_hint(cap if not line.reason else "")
        button.setEnabled(not line.reason or bool(line.ruling))
        button.setToolTip("\n".join(part for part in (line.label, line.cost, says, line.rule) if part))
        button.setAccessibleName(name)
        button.show()


def runs(lines: Sequence[OptionLine]) -> list[list[int]]:
    """Return the places of options that follow each other and differ by who pays alone, and of every other one.

    >>> runs([OptionLine("a", "+1", payer="ハル"), OptionLine("b", "+1", payer="七海"), OptionLine("c", "回復")])
    [[0, 1], [2]]
    """
    found: list[list[int]] = []
    for place, line in enumerate(lines):
        before = lines[found[-1][-1]] if found else None
        joins = before is not None and before.label == line.label and before.payer and line.payer
        if joins and not (line.reason or (before is not None and before.reason)):
            found[-1].append(place)
        else:
            found.append([place])
    return found
