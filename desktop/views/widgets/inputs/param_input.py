"""The input for one parameter of a check (list, number, switch or line), and the search in a list by typing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QCompleter, QLineEdit, QWidget

from desktop.core.numbers import whole_in, whole_of
from desktop.services.text.search import Query, fold, key, loose
from desktop.views.style.plain_style import literal
from desktop.views.widgets.inputs.spin import WIDEST, NumberSpin, ignore_wheel_in

if TYPE_CHECKING:
    from desktop.core.rolls.check import Param
    from desktop.core.words import Words

READING = int(Qt.ItemDataRole.UserRole) + 1
"""Role under which an item of the list holds its reading."""
_SIGNS = "<>＜＞"
"""Brackets and signs around a name that are no part of it."""


class Finder(QCompleter):
    """Shows under the line of an editable list what the typed words find in it."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self._found = _Found(self)
        self._found.setSourceModel(box.model())
        self.setModel(self._found)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        box.setCompleter(self)

    @property
    def text(self) -> str:
        """The matching item, in full; else the typed text."""
        typed = self._box.currentText().strip()
        row = self.row(typed) if self._box.findText(typed) < 0 else -1
        return typed if row < 0 else self._box.itemText(row)

    def row(self, text: str) -> int:
        """Return the row that a text means: what it names in full, or the only one that it finds; −1: none."""
        query, wanted = Query(text), fold(text).strip(_SIGNS)
        if not query:
            return -1
        lines = [self._line(row) for row in range(self._box.count())]
        hits = [row for row, line in enumerate(lines) if query.hits(line)]
        whole = [row for row in hits if {wanted, loose(wanted)} & set(lines[row].split("\n"))]
        found = whole or hits
        return found[0] if len(found) == 1 else -1

    def _line(self, row: int) -> str:
        return line_of(self._box.itemText(row), self._box.itemData(row, READING))

    # Qt's name from here on

    def splitPath(self, path: str) -> list[str]:
        """Leave the finding to the model below: of what it holds, everything fits."""
        self._found.look_for(path)
        return [""]


class _Found(QSortFilterProxyModel):
    """The rows of a list that hold every typed word."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._query = Query("")

    def look_for(self, text: str) -> None:
        """Hold what this text finds."""
        self._query = Query(text)
        self.invalidate()

    # Qt's name from here on

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        """Tell whether a row is found."""
        index = self.sourceModel().index(row, 0, parent)
        return self._query.hits(line_of(str(index.data() or ""), index.data(READING)))


def line_of(name: str, reading: object) -> str:
    """Return the line in which words are looked for."""
    return key(name.strip(_SIGNS), str(reading or ""))


LONGEST = 200
"""Characters of a text."""


@dataclass(frozen=True)
class ParamInput:
    """A widget, and how its value is read and written."""

    widget: QWidget
    read: Callable[[], Any]
    write: Callable[[Any], None]
    refill: Callable[[Param, Words], None] | None = None
    """Takes a parameter that is the same but for its choices and default; None: that takes another input."""


def make_input(param: Param, words: Words, page: QWidget, on_change: Callable[[], None]) -> ParamInput:
    """Make the input of a parameter on a page; `on_change` is called when the user changes it."""
    made = _made(param, words, page, on_change)
    ignore_wheel_in(made.widget)
    return made


def _made(param: Param, words: Words, page: QWidget, on_change: Callable[[], None]) -> ParamInput:
    match str(param.kind):
        case "switch" if param.default is None:
            return _optional_switch(param, words, page, on_change)
        case "switch":
            box = QCheckBox(literal(words.say(param.label)), page)
            box.toggled.connect(lambda *_: on_change())
            return ParamInput(box, box.isChecked, lambda value: box.setChecked(bool(value)))
        case "choice":
            return _choice(param, words, page, on_change)
        case "number" if param.default is None:
            return _optional_number(param, words, page, on_change)
        case "number":
            spin = NumberSpin(page)
            spin.setRange(*_range(param))
            spin.valueChanged.connect(lambda *_: on_change())
            return ParamInput(spin, spin.value, lambda value: spin.setValue(whole_of(value) or 0))
        case _:
            return _text(param, words, page, on_change)


def _text(param: Param, words: Words, page: QWidget, on_change: Callable[[], None]) -> ParamInput:
    """A line; where there are texts to choose from, a list that takes others too."""
    line = QLineEdit(page)
    line.setMaxLength(LONGEST)
    line.setPlaceholderText(automatic(param, words, ""))
    line.textEdited.connect(lambda *_: on_change())
    if not param.choices:
        return ParamInput(line, line.text, lambda value: line.setText(str(value or "")))
    box = QComboBox(page)
    box.setEditable(True)
    box.setLineEdit(line)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    box.addItems([words.say(choice.label) for choice in param.choices])
    box.setCurrentIndex(-1)
    Finder(box)
    box.activated.connect(lambda *_: on_change())
    return ParamInput(box, box.currentText, lambda value: box.setEditText(str(value or "")))


def automatic(param: Param, words: Words, otherwise: str) -> str:
    """Say what counts while nothing is given."""
    text = words.say(param.auto)
    return QCoreApplication.translate("ParamForm", "自動：{text}").format(text=text) if text else otherwise


def _optional_switch(param: Param, words: Words, page: QWidget, on_change: Callable[[], None]) -> ParamInput:
    """A switch that may be left to the rule."""
    box = QComboBox(page)
    box.addItem(automatic(param, words, QCoreApplication.translate("ParamForm", "自動")), None)
    box.addItem(QCoreApplication.translate("ParamForm", "する"), True)
    box.addItem(QCoreApplication.translate("ParamForm", "しない"), False)
    box.currentIndexChanged.connect(lambda *_: on_change())
    return ParamInput(box, box.currentData, lambda value: box.setCurrentIndex(_index(box, value)))


def _optional_number(param: Param, words: Words, page: QWidget, on_change: Callable[[], None]) -> ParamInput:
    """A number that may be left out: one below the lowest stands for "not known"."""
    low, high = _range(param)
    spin = NumberSpin(page)
    spin.setRange(low - 1, high)
    spin.setSpecialValueText(automatic(param, words, QCoreApplication.translate("ParamForm", "なし")))
    spin.valueChanged.connect(lambda *_: on_change())
    return ParamInput(
        spin,
        lambda: None if spin.value() < low else spin.value(),
        lambda value: spin.setValue(low - 1 if (number := whole_of(value)) is None else number),
    )


def _choice(param: Param, words: Words, page: QWidget, on_change: Callable[[], None]) -> ParamInput:
    box = QComboBox(page)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(4)
    _fill(box, param, words)

    default = param.default

    def refill(other: Param, words: Words) -> None:
        nonlocal default
        default = other.default
        box.clear()
        _fill(box, other, words)

    if param.free:
        label = words.say(param.label) if param.subject else ""  # the first line of the tray has no captions
        read, write = _free_choice(box, lambda: default, automatic(param, words, label), on_change)
        return ParamInput(box, read, write, refill)
    box.currentIndexChanged.connect(lambda *_: on_change())
    return ParamInput(box, box.currentData, lambda value: box.setCurrentIndex(_index(box, value)), refill)


def _fill(box: QComboBox, param: Param, words: Words) -> None:
    """Put what there is to choose into an empty list."""
    none_given = param.default is None and all(choice.value is not None for choice in param.choices)
    if none_given and not param.free:
        box.addItem(automatic(param, words, QCoreApplication.translate("ParamForm", "なし")), None)
    for choice in param.choices:
        box.addItem(words.say(choice.label), choice.value)
        box.setItemData(box.count() - 1, choice.reading, READING)
        note = words.say(choice.note)
        if note:
            box.setItemData(box.count() - 1, note, Qt.ItemDataRole.ToolTipRole)
    model = box.model()
    for index, choice in enumerate(param.choices, box.count() - len(param.choices)):
        if not choice.legal:
            model.setData(model.index(index, 0), 0, Qt.ItemDataRole.UserRole - 1)  # Qt's way to switch a row off


def _free_choice(
    box: QComboBox, default: Callable[[], Any], empty: str, on_change: Callable[[], None]
) -> tuple[Callable[[], Any], Callable[[Any], None]]:
    """Let a choice also take a number; return how it is read and written."""
    line = QLineEdit(box)
    box.setEditable(True)
    box.setLineEdit(line)
    line.setPlaceholderText(empty)
    box.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
    finder = Finder(box)

    def row() -> int:
        text = box.currentText()
        index = box.findText(text)
        return finder.row(text) if index < 0 and whole_in(text) is None else index

    def read() -> Any:
        index = row()
        return box.itemData(index) if index >= 0 else number_in(box.currentText(), default())

    def write(value: Any) -> None:
        index = _index(box, value)
        box.setCurrentIndex(index)
        if index < 0:
            box.setEditText("" if value is None else str(value).replace("-", "−"))
        if not line.hasFocus():
            line.setCursorPosition(0)  # of what is longer than its field the beginning is seen

    def commit() -> None:
        if row() >= 0:
            box.setCurrentIndex(row())  # what was found by its reading is there by its name
        on_change()

    box.activated.connect(lambda *_: on_change())
    line.editingFinished.connect(commit)
    return read, write


def _index(box: QComboBox, value: Any) -> int:
    """Find a value; 0 and False, which are equal in Python, are kept apart."""
    for index in range(box.count()):
        found = box.itemData(index)
        if found == value and isinstance(found, bool) == isinstance(value, bool):
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
    plain = text.strip()
    number = whole_in(plain)
    return otherwise if not plain else plain if number is None else number
