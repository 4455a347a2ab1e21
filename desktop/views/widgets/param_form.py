"""The things to fix before dice are thrown, as inputs made from a kind of check."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.views import icons, theme

if TYPE_CHECKING:
    from desktop.core.check import CheckKind, Param
    from desktop.core.words import Words

WIDEST = 999_999
"""Bounds where a parameter sets none."""
CHIPS = 2
"""Chips beside "more" at most; the rest is counted."""
SHORT = 84
"""Width in px at 100 % up to which a label lets its input share a line."""
NARROW = 140
"""From this size of text on, in percent, every input has a line of its own."""


@dataclass(frozen=True)
class _Input:
    widget: QWidget
    read: Callable[[], Any]
    write: Callable[[Any], None]


class ParamForm(QWidget):
    """Subject first, then what every check of the kind needs, then the rest behind "more"."""

    edited = Signal(object)
    """All parameters as a dictionary."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inputs: dict[str, _Input] = {}
        self._kind: CheckKind | None = None
        self._rest: list[QWidget] = []
        self._size = 0
        self._lead: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.chips = Chips(self)
        self._page = QWidget(self)
        self._column.addWidget(self._page)
        self._column.addWidget(self.chips)
        self.more = QToolButton(self)
        self.more.setCheckable(True)
        self.more.setProperty("role", "flat")
        self.more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.more.setToolTip(self.tr("ほかの条件"))
        self.more.setAccessibleName(self.tr("ほかの条件"))
        self.more.toggled.connect(self._show_rest)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_lead(self, lead: QWidget) -> None:
        """Put a widget (the list of kinds) at the left of the first line."""
        self._lead = lead
        lead.setParent(self)
        lead.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def inputs(self) -> Mapping[str, QWidget]:
        """The input of each parameter."""
        return {key: entry.widget for key, entry in self._inputs.items()}

    @property
    def values(self) -> dict[str, Any]:
        """The parameters as they stand."""
        return {key: entry.read() for key, entry in self._inputs.items()}

    def show_kind(self, kind: CheckKind, values: Mapping[str, Any], words: Words) -> None:
        """Show the inputs of a kind with these values; missing ones take their default."""
        if kind != self._kind or self._size != theme.scale():
            self._kind = kind
            self._rebuild(kind, words)
        for param in kind.params:
            entry = self._inputs[param.id]
            blocker = QSignalBlocker(entry.widget)
            entry.write(values.get(param.id, param.default))
            del blocker
        self._show_rest(self.more.isChecked())

    def _rebuild(self, kind: CheckKind, words: Words) -> None:
        self._inputs, self._rest, self._size = {}, [], theme.scale()
        for kept in (self.more, self._lead):
            if kept is not None:
                kept.setParent(self)
        old, self._page = self._page, QWidget(self)
        column = QVBoxLayout(self._page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        first = QHBoxLayout()
        column.addLayout(first)
        if self._lead is not None:
            first.addWidget(self._lead, 2)
        line: QHBoxLayout | None = None
        for param in sorted(kind.params, key=lambda p: (p.advanced, not p.subject)):
            entry = self._make(param, words)
            self._inputs[param.id] = entry
            entry.widget.setObjectName(f"param_{param.id}")
            entry.widget.setAccessibleName(words.say(param.label))
            if not isinstance(entry.widget, QCheckBox):
                entry.widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
                entry.widget.setMinimumWidth(theme.px(52))
            if param.subject:
                entry.widget.setToolTip(words.say(param.label))
                first.addWidget(entry.widget, 3)
                continue
            narrow = not param.advanced and self._is_short(words.say(param.label))
            if line is None or not narrow:
                target = QHBoxLayout()
                column.addLayout(target)
                line = target if narrow else None
            else:
                target, line = line, None
            self._place(target, param, entry, words.say(param.label), narrow=narrow)
        first.addWidget(self.more)
        self._column.replaceWidget(self._page if old is self._page else old, self._page)
        old.hide()
        old.deleteLater()
        for shown in (self._lead, self.more):
            if shown is not None:
                shown.show()
        self.more.setVisible(bool(self._rest))

    def _is_short(self, label: str) -> bool:
        """Tell whether an input may share its line with another one."""
        return theme.scale() < NARROW and self.fontMetrics().horizontalAdvance(label) <= SHORT * theme.px(100) / 100

    def _place(self, line: QHBoxLayout, param: Param, entry: _Input, name: str, *, narrow: bool) -> None:
        parts: list[QWidget] = [entry.widget]
        if isinstance(entry.widget, QCheckBox):
            line.addWidget(entry.widget, 1)
        else:
            label = QLabel(name, self._page)
            label.setProperty("role", "quiet")
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setBuddy(entry.widget)
            label.setWordWrap(not narrow)
            parts.append(label)
            line.addWidget(label, 0 if narrow else 2)
            line.addWidget(entry.widget, 1 if narrow else 3)
        if param.advanced:
            self._rest += parts

    def _show_rest(self, shown: bool) -> None:
        self.more.setChecked(shown)
        self.more.setIconSize(QSize(theme.px(14), theme.px(14)))
        self.more.setIcon(icons.icon("chevron_up" if shown else "chevron_down"))
        for widget in self._rest:
            widget.setVisible(shown)
        self.chips.show_texts(() if shown else self._changed())

    def _changed(self) -> tuple[str, ...]:
        """Say what differs from the usual among the folded inputs, so that nothing counts unseen."""
        params = self._kind.params if self._kind else ()
        folded = [p for p in params if p.advanced and self._inputs[p.id].read() != p.default]
        texts = [_in_words(self._inputs[p.id].widget) for p in folded]
        return (*texts[:CHIPS], *((f"＋{len(texts) - CHIPS}",) if len(texts) > CHIPS else ()))

    def _tell(self) -> None:
        self.edited.emit(self.values)

    def _make(self, param: Param, words: Words) -> _Input:
        match str(param.kind):
            case "switch":
                box = QCheckBox(words.say(param.label), self._page)
                box.toggled.connect(self._tell)
                return _Input(box, box.isChecked, lambda value: box.setChecked(bool(value)))
            case "choice":
                return self._choice(param, words)
            case "number" if param.default is None:
                return self._optional_number(param)
            case "number":
                spin = QSpinBox(self._page)
                spin.setRange(*_range(param))
                spin.valueChanged.connect(self._tell)
                return _Input(spin, spin.value, lambda value: spin.setValue(int(value or 0)))
            case _:
                line = QLineEdit(self._page)
                line.setMaxLength(200)
                line.textEdited.connect(self._tell)
                return _Input(line, line.text, lambda value: line.setText(str(value or "")))

    def _optional_number(self, param: Param) -> _Input:
        """A number that may be left out: one below the lowest stands for "not known"."""
        low, high = _range(param)
        spin = QSpinBox(self._page)
        spin.setRange(low - 1, high)
        spin.setSpecialValueText(self.tr("なし"))
        spin.valueChanged.connect(self._tell)
        return _Input(
            spin,
            lambda: None if spin.value() < low else spin.value(),
            lambda value: spin.setValue(low - 1 if value is None else int(value)),
        )

    def _choice(self, param: Param, words: Words) -> _Input:
        box = QComboBox(self._page)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(4)
        for choice in param.choices:
            box.addItem(words.say(choice.label), choice.value)
            note = words.say(choice.note)
            if note:
                box.setItemData(box.count() - 1, note, Qt.ItemDataRole.ToolTipRole)
        model = box.model()
        for index, choice in enumerate(param.choices):
            if not choice.legal:
                model.setData(model.index(index, 0), 0, Qt.ItemDataRole.UserRole - 1)  # Qt's way to switch a row off
        if param.free:
            return self._free_choice(box, param)
        box.currentIndexChanged.connect(self._tell)
        return _Input(box, box.currentData, lambda value: box.setCurrentIndex(_index(box, value)))

    def _free_choice(self, box: QComboBox, param: Param) -> _Input:
        """A choice that also takes a number."""
        line = QLineEdit(box)
        box.setEditable(True)
        box.setLineEdit(line)
        box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        completer = box.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)

        def read() -> Any:
            index = box.findText(box.currentText())
            return box.itemData(index) if index >= 0 else number_in(box.currentText(), param.default)

        def write(value: Any) -> None:
            index = _index(box, value)
            box.setCurrentIndex(index)
            if index < 0:
                box.setEditText("" if value is None else str(value).replace("-", "−"))

        box.activated.connect(self._tell)
        line.editingFinished.connect(self._tell)
        return _Input(box, read, write)


def _in_words(widget: QWidget) -> str:
    """Say in a few words what an input is set to."""
    name = widget.accessibleName()
    match widget:
        case QSpinBox():
            return f"{name} {widget.text()}".replace("-", "−")
        case QComboBox():
            return widget.currentText()
        case QLineEdit():
            return widget.text()[:12]
    return name


def _index(box: QComboBox, value: Any) -> int:
    """Find a value; 0 and False, which are equal in Python, are kept apart."""
    for index in range(box.count()):
        held = box.itemData(index)
        if held == value and isinstance(held, bool) == isinstance(value, bool):
            return index
    return -1


def _range(param: Param) -> tuple[int, int]:
    low = -WIDEST if param.minimum is None else param.minimum
    return low, WIDEST if param.maximum is None else param.maximum


def number_in(text: str, otherwise: Any) -> Any:
    """Read a typed number, full-width too; text that is no number is handed on as it is.

    >>> number_in("７", 0), number_in("−2", 0), number_in("", 5), number_in("foo", 5)
    (7, -2, 5, 'foo')
    """
    import unicodedata

    plain = unicodedata.normalize("NFKC", text).replace("−", "-").strip()
    if not plain:
        return otherwise
    return int(plain) if plain.lstrip("+-").isdecimal() and len(plain) < 10 else text.strip()


class Chips(QWidget):
    """What is added to a check, as rounded words in one line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(6)
        self._line.addStretch(1)

    def show_texts(self, texts: tuple[str, ...]) -> None:
        """Show these words."""
        while self._line.count() > 1:
            item = self._line.takeAt(0)
            widget = item.widget() if item else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for place, text in enumerate(texts):
            chip = QLabel(text, self)
            chip.setTextFormat(Qt.TextFormat.PlainText)
            chip.setProperty("role", "chip")
            self._line.insertWidget(place, chip)
        self.setVisible(bool(texts))
