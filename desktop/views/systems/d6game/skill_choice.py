"""One skill in the builder: chosen by a tick, with a line for what one is good at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from desktop.views.plain_style import literal

LONGEST = 200
"""Letters of a specialty."""


class SkillChoice(QWidget):
    """Asks for a skill, again for the same one where the game allows it, and for its specialties."""

    toggled = Signal(str, bool)
    """(category, wanted)"""
    more_requested = Signal(str)
    edited = Signal(str, int, str)
    """(category, which of its rows, specialty)"""
    left = Signal()

    def __init__(self, category: str, name: str, hint: str, specialty: str, parent: QWidget) -> None:
        """Build the line of one skill.

        Args:
            specialty: the campaign's word for what one is good at.
        """
        super().__init__(parent)
        self._specialty = specialty
        self.category, self._name, self._hint = category, name, hint
        self.check = QCheckBox(literal(name))
        self.check.setAccessibleDescription(hint)
        self.more = QToolButton()
        self.more.setText("＋")
        self.more.setAccessibleName(self.tr("{skill}をもう一つ").format(skill=name))
        self.more.setToolTip(self.more.accessibleName())
        self.edits: list[QLineEdit] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(12)
        row.addWidget(self.check, 2, Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        row.addLayout(self._column, 3)
        row.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        self.check.clicked.connect(lambda on: self.toggled.emit(self.category, on))
        self.more.clicked.connect(lambda: self.more_requested.emit(self.category))

    def show_rows(self, specialties: Sequence[str], *, may_choose: bool, may_more: bool, writes: bool) -> None:
        """Show what is chosen.

        Args:
            writes: whether a specialty may be written; lines are there only then.
        """
        chosen = bool(specialties)
        self.check.setChecked(chosen)
        self.check.setEnabled(chosen or may_choose)
        font = self.check.font()
        if font.bold() != chosen:
            font.setBold(chosen)
            self.check.setFont(font)
        self.more.setVisible(chosen and may_more)
        shown = list(specialties) or [""]
        while len(self.edits) > len(shown):
            self.edits.pop().deleteLater()
        while len(self.edits) < len(shown):
            self._add_edit()
        for edit, text in zip(self.edits, shown, strict=True):
            edit.setVisible(writes)
            edit.setEnabled(chosen)
            if edit.text() != text:
                edit.setText(text)

    def _add_edit(self) -> None:
        edit = QLineEdit(self)
        edit.setMaxLength(LONGEST)
        edit.setAccessibleName(self.tr("{skill}の{specialty}").format(skill=self._name, specialty=self._specialty))
        if self._hint:
            edit.setPlaceholderText(
                self.tr("{specialty}　例：{hint}").format(hint=self._hint, specialty=self._specialty)
            )
        number = len(self.edits)
        edit.textEdited.connect(lambda text: self.edited.emit(self.category, number, text))
        edit.installEventFilter(self)
        self._column.addWidget(edit)
        self.edits.append(edit)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when a line is left, so that its typing becomes one undo step."""
        if event.type() == QEvent.Type.FocusOut:
            self.left.emit()
        return super().eventFilter(watched, event)
