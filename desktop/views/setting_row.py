"""One switch of a game as the editor shows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, get_args

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFrame, QLineEdit, QSpinBox, QWidget

from desktop.core.numbers import whole_of
from desktop.views import icons, spoken, theme
from desktop.views.forms.setting_row import Ui_SettingRow
from desktop.views.widgets.ignore_wheel import ignore_wheel
from desktop.views.widgets.spin import WIDEST, NumberSpin, OptionalSpin

if TYPE_CHECKING:
    from desktop.core.settings import SettingInfo
    from desktop.core.words import Words


class SettingRow(QFrame):
    """One switch: name, sentence, control, what it changes, rule id, and the way back."""

    changed = Signal(str, object)
    """(key, value)"""

    def __init__(self, info: SettingInfo, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_SettingRow()
        self.ui.setupUi(self)
        self.ui.head.share()
        self.info, self._words = info, words
        self.ui.title.setText(words.say(info.title))
        self.ui.says.setText(words.say(info.says))
        self.ui.rule.setText(info.rule)
        self.ui.resetButton.setIcon(icons.icon("undo"))
        reset = spoken.name_within(self.ui.title.text(), self.ui.resetButton.accessibleName())
        self.ui.resetButton.setAccessibleName(reset)
        self.ui.resetButton.clicked.connect(lambda: self.changed.emit(info.key, info.default))
        self.control = self._make()
        self.control.setAccessibleName(self.ui.title.text())
        self.control.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        ignore_wheel(self.control)
        self.ui.control.addWidget(self.control)

    def show_value(self, value: Any, effect: str) -> None:
        """Show the value and what it changes."""
        blocker = QSignalBlocker(self.control)
        match self.control:
            case QCheckBox():
                self.control.setChecked(bool(value))
            case QComboBox():
                index = next((i for i in range(self.control.count()) if self.control.itemData(i) == value), 0)
                self.control.setCurrentIndex(index)
            case QSpinBox():
                number = whole_of(value)
                self.control.setValue(self.control.minimum() if number is None else number)
            case QLineEdit() if self.control.text() != str(value):
                self.control.setText(str(value))
        del blocker
        different = value != self.info.default
        self.ui.changed.setVisible(different)
        self.ui.resetButton.setEnabled(different)
        self.ui.effect.setText(effect)
        theme.set_role(self.ui.effect, "accent" if different else "quiet")

    def word_of(self, value: Any) -> str:
        """Say a value of this setting in words."""
        for choice, label in self.info.choices:
            if choice == value:
                return self._words.say(label)
        if isinstance(value, bool):
            return self.tr("はい") if value else self.tr("いいえ")
        return self.tr("なし") if value is None else str(value).replace("-", "−")

    def _make(self) -> QWidget:
        info = self.info
        if info.choices:
            return self._choice([(value, self._words.say(label)) for value, label in info.choices])
        kinds = [a for a in (get_args(info.annotation) or (info.annotation,)) if a is not type(None)]
        if bool in kinds:
            check = QCheckBox(self.tr("はい"))
            check.toggled.connect(lambda on: self.changed.emit(info.key, on))
            return check
        if kinds and all(isinstance(k, str) for k in kinds):
            return self._choice([(k, self._words.say(k)) for k in kinds])
        if int in kinds:
            return self._number(optional=type(None) in get_args(info.annotation))
        line = QLineEdit()
        line.editingFinished.connect(lambda: self.changed.emit(info.key, line.text()))
        return line

    def _choice(self, choices: Sequence[tuple[Any, str]]) -> QComboBox:
        box = QComboBox()
        for value, label in choices:
            box.addItem(label, value)
        box.activated.connect(lambda index: self.changed.emit(self.info.key, box.itemData(index)))
        return box

    def _number(self, *, optional: bool) -> QSpinBox:
        spin = OptionalSpin() if optional else NumberSpin()
        spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
        low = self.info.minimum if self.info.minimum is not None else -WIDEST
        spin.setRange(low - (1 if optional else 0), self.info.maximum if self.info.maximum is not None else WIDEST)
        if optional:
            spin.setSpecialValueText(self.tr("なし"))
        spin.valueChanged.connect(
            lambda value: self.changed.emit(self.info.key, None if optional and value == spin.minimum() else value)
        )
        return spin
