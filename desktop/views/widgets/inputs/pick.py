"""Inputs that refer to one thing or several by name, and boxes of choices filled again without signals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QSizePolicy, QWidget

from desktop.views.style import theme
from desktop.views.style.restyled import restyled


def fill(box: QComboBox, items: Sequence[tuple[str, Any]]) -> None:
    """Offer these texts for these values; what was chosen stays, where it is still there. No signal is sent."""
    if [(box.itemText(n), box.itemData(n)) for n in range(box.count())] == list(items):
        return
    chosen = box.currentData()
    blocked = box.blockSignals(True)
    box.clear()
    for text, value in items:
        box.addItem(text, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    box.blockSignals(blocked)


def choose(box: QComboBox, value: Any) -> None:
    """Show a choice. No signal is sent."""
    blocked = box.blockSignals(True)
    box.setCurrentIndex(max(0, box.findData(value)))
    box.blockSignals(blocked)


LINE = 24
"""px at 100 % that a line takes."""
LINES = 5
"""Lines of a list of several at most; the rest scrolls."""
CHOSEN, WRITTEN = 6, 10
"""Characters of a name that are seen at least: one that is written needs more room than one that is chosen."""
VALUE = int(Qt.ItemDataRole.UserRole)


class Names(QObject):
    """What can be referred to now, by kind; forms hold it and follow."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[str, tuple[tuple[str, str], ...]] = {}

    def show(self, known: Mapping[str, Sequence[tuple[str, str]]]) -> None:
        """Take other things; (value, label) of each."""
        now = {kind: tuple(rows) for kind, rows in known.items()}
        if now != self._known:
            self._known = now
            self.changed.emit()

    def of(self, kind: str) -> tuple[tuple[str, str], ...]:
        """Return the things of one kind."""
        return self._known.get(kind, ())


class PickOne(QComboBox):
    """Chooses one thing, or none; a name that leads nowhere stays to be seen. What is `free` may also be written."""

    picked = Signal()

    def __init__(self, names: Names, kind: str, parent: QWidget | None = None, *, free: bool = False) -> None:
        super().__init__(parent)
        self._names, self._kind, self._value, self._free = names, kind, "", free
        self._offered: list[tuple[str, str]] = []
        if free:
            self.setEditable(True)
            self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            line = self.lineEdit()
            assert line is not None
            line.textEdited.connect(self._write)
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)  # as lines to write in do
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(WRITTEN if free else CHOSEN)  # its list and its tip show a long name in full
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        names.changed.connect(self._fill)
        self.activated.connect(self._take)
        self.currentTextChanged.connect(self.setToolTip)
        self._fill()

    @property
    def value(self) -> str:
        """What is chosen; empty: nothing."""
        return self._value

    def set_value(self, value: str) -> None:
        """Show another choice."""
        if value != self._value or self.count() == 0:
            self._value = value
            self._fill()

    def _fill(self) -> None:
        blocker = QSignalBlocker(self)
        rows = self._names.of(self._kind)
        lost = bool(self._value) and not self._free and self._value not in {value for value, _ in rows}
        gone = [(self._value, self.tr("△ {name}（ありません）").format(name=self._value[:40]))] if lost else []
        self._offer([("", "—"), *rows, *gone])
        place = self.findData(self._value)
        if self._free and place < 0:
            self.setEditText(self._value)
        else:
            self.setCurrentIndex(max(0, place))
            self.setToolTip(self.currentText())
        line = self.lineEdit()
        if line is not None and not line.hasFocus():
            line.setCursorPosition(0)  # of a name that is longer than its field the beginning is seen
        del blocker

    def _offer(self, rows: list[tuple[str, str]]) -> None:
        """Have these items; of as many as before only those that differ are written, for it is done at every letter."""
        if len(rows) == len(self._offered):
            for place, (value, label) in enumerate(rows):
                if (value, label) != self._offered[place]:
                    self.setItemText(place, label)
                    self.setItemData(place, value)
        else:
            self.clear()
            for value, label in rows:
                self.addItem(label, value)
        self._offered = rows

    def _take(self, index: int) -> None:
        self._value = str(self.itemData(index) or "")
        self.picked.emit()

    def _write(self, text: str) -> None:
        """Take what is written; the name of something that there is means just that."""
        known = {label: value for value, label in self._names.of(self._kind)}
        self._value = known.get(text, "" if text.strip() == "—" else text)
        self.picked.emit()

    # Qt's name from here on

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the wheel scroll the page instead of choosing."""
        event.ignore()


class PickMany(QListWidget):
    """Ticks several things; names that lead nowhere stay to be seen."""

    picked = Signal()

    def __init__(self, names: Names, kind: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names, self._kind = names, kind
        self._values: tuple[str, ...] = ()
        names.changed.connect(self._fill)
        self.itemChanged.connect(self._take)
        self._fill()
        restyled(self, self._give_room)

    @property
    def values(self) -> tuple[str, ...]:
        """What is ticked, in the order in which it was."""
        return self._values

    def set_values(self, values: Sequence[str]) -> None:
        """Show other ticks."""
        if tuple(values) != self._values:
            self._values = tuple(values)
            self._fill()

    def _fill(self) -> None:
        blocker = QSignalBlocker(self)
        rows = self._names.of(self._kind)
        known = {value for value, _ in rows}
        lost = [(v, self.tr("△ {name}（ありません）").format(name=v[:40])) for v in self._values if v not in known]
        self.clear()
        for value, label in (*rows, *lost):
            item = QListWidgetItem(label)
            item.setData(VALUE, value)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Checked if value in self._values else Qt.CheckState.Unchecked)
            self.addItem(item)
        if not self.count():
            empty = QListWidgetItem(self.tr("選べるものがまだありません。"))
            empty.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(empty)
        self._give_room()
        del blocker

    def _give_room(self) -> None:
        blocker = QSignalBlocker(self)  # a line that is made higher counts as changed
        for number in range(self.count()):
            self.item(number).setSizeHint(QSize(0, theme.px(LINE)))
        self.setFixedHeight(theme.px(LINE) * min(self.count(), LINES) + 2 * self.frameWidth() + 6)
        del blocker

    def _take(self, item: QListWidgetItem) -> None:
        value = str(item.data(VALUE))
        rest = tuple(v for v in self._values if v != value)
        self._values = (*rest, value) if item.checkState() == Qt.CheckState.Checked else rest
        self.picked.emit()
