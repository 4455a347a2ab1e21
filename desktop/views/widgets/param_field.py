"""The input for one parameter of a check: a list, a list that takes a number too, a number, a switch or a line."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QLabel, QLineEdit, QSizePolicy, QSpinBox, QWidget

if TYPE_CHECKING:
    from desktop.core.check import Param
    from desktop.core.words import Words

WIDEST = 9999
NOTHING = "—"


class ParamField(QObject):
    """A label and an input that speak of the same parameter."""

    changed = Signal(object)

    def __init__(self, param: Param, words: Words, value: Any) -> None:
        super().__init__()
        self.param, self._words = param, words
        self.label = QLabel(words.say(param.label))
        self.label.setProperty("role", "quiet")
        self.input: QWidget = self._make()
        self.input.setAccessibleName(self.label.text())
        self.input.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.label.setBuddy(self.input)
        self.set_value(value)

    def set_value(self, value: Any) -> None:
        """Show a value without telling anybody."""
        value = self.param.default if value is None else value
        blocker = QSignalBlocker(self.input)
        if isinstance(self.input, QComboBox):
            self._choose(self.input, value)
        elif isinstance(self.input, QSpinBox):
            self.input.setValue(self.input.minimum() if value is None else int(value))
        elif isinstance(self.input, QCheckBox):
            self.input.setChecked(bool(value))
        elif isinstance(self.input, QLineEdit) and self.input.text() != str(value or ""):
            self.input.setText(str(value or ""))
        del blocker

    def _choose(self, box: QComboBox, value: Any) -> None:
        index = next((i for i in range(box.count()) if box.itemData(i) == value), -1)
        box.setCurrentIndex(index)
        if index < 0 and box.isEditable() and value is not None:
            box.setEditText(str(value))

    def _make(self) -> QWidget:
        kind = self.param.kind.value
        if kind == "choice":
            return self._make_choice()
        if kind == "number":
            return self._make_number()
        if kind == "switch":
            check = QCheckBox()
            check.toggled.connect(lambda on: self.changed.emit(on))
            return check
        line = QLineEdit()
        line.setMaxLength(200)
        line.textEdited.connect(lambda text: self.changed.emit(text))
        return line

    def _make_choice(self) -> QComboBox:
        box = QComboBox()
        box.setEditable(True)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(8)
        for choice in self.param.choices:
            box.addItem(self._words.say(choice.label), choice.value)
            box.setItemData(box.count() - 1, self._words.say(choice.note), Qt.ItemDataRole.ToolTipRole)
        completer = box.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        box.activated.connect(lambda index: self.changed.emit(box.itemData(index)))
        line = box.lineEdit()
        if line is not None:
            line.editingFinished.connect(lambda: self._typed(box))
        return box

    def _typed(self, box: QComboBox) -> None:
        """Take a number typed into a list, or the choice whose name was typed; anything else is put back."""
        text = unicodedata.normalize("NFKC", box.currentText()).strip().replace("−", "-")
        number = int(text) if text.lstrip("+-").isdecimal() and len(text) < 7 else None
        index = box.findText(box.currentText())
        if index >= 0:
            self.changed.emit(box.itemData(index))
        elif number is not None and (self.param.free or any(c.value == number for c in self.param.choices)):
            self.changed.emit(number)
        else:
            known = self._words.say(self.param.label)
            box.setToolTip(self.tr("{name} の一覧から選んでください。").format(name=known))
            self.set_value(None)
            self.changed.emit(self.param.default)

    def _make_number(self) -> QSpinBox:
        spin = QSpinBox()
        low = self.param.minimum if self.param.minimum is not None else -WIDEST
        optional = self.param.default is None
        spin.setRange(low - (1 if optional else 0), self.param.maximum if self.param.maximum is not None else WIDEST)
        if optional:
            spin.setSpecialValueText(NOTHING)
        spin.valueChanged.connect(lambda v: self.changed.emit(None if optional and v == spin.minimum() else v))
        return spin
