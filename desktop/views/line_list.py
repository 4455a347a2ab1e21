"""The list above the command line: completions, chosen by arrows and Tab or by a click; it never takes the focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QWidget

from desktop.views import spoken

LINE = Qt.ItemDataRole.UserRole
WIDEST = 560
"""px"""


@dataclass(frozen=True)
class Row:
    """One completion."""

    line: str
    label: str
    note: str = ""
    legal: bool = True


class LineList(QListWidget):
    """Shows rows above a line edit.

    Args:
        host: the part of the window that the list may cover.
    """

    chosen = Signal(str)
    """The whole line as it shall be."""

    def __init__(self, edit: QLineEdit, host: QWidget) -> None:
        super().__init__(host)
        self._edit, self._host = edit, host
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAccessibleName(self.tr("コマンドの候補"))
        self.itemClicked.connect(self._choose)
        edit.installEventFilter(self)
        self.hide()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Offer these; none hides the list."""
        self.clear()
        for row in rows:
            item = QListWidgetItem(f"{row.label}　{row.note}" if row.note else row.label)
            item.setData(LINE, row.line)
            item.setToolTip(row.note)
            if not row.legal:
                item.setText(f"{row.label}　△ {row.note}")
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEnabled)
            self.addItem(item)
        self.setCurrentRow(-1)
        self.setVisible(bool(rows) and self._edit.hasFocus())
        if rows:
            self._place()

    @property
    def rows(self) -> list[tuple[str, bool]]:
        """What is offered, and whether it is legal."""
        return [(i.text(), bool(i.flags() & Qt.ItemFlag.ItemIsEnabled)) for i in map(self.item, range(self.count()))]

    def _place(self) -> None:
        host = self._host
        height = sum(self.sizeHintForRow(n) for n in range(self.count())) + 2 * self.frameWidth()
        foot = self._edit.mapTo(host, QPoint(0, 0))
        width = min(max(self.sizeHintForColumn(0) + 16, 240), WIDEST, host.width() - foot.x())
        height = min(height, foot.y())
        self.setGeometry(foot.x(), foot.y() - height, width, height)
        self.raise_()

    def _choose(self, item: QListWidgetItem) -> None:
        if item.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.chosen.emit(item.data(LINE))

    def _move(self, step: int) -> None:
        live = [n for n, (_, legal) in enumerate(self.rows) if legal]
        if not live:
            return
        now = self.currentRow()
        after = [n for n in live if (n > now if step > 0 else n < now)]
        row = (after[0] if step > 0 else after[-1]) if after else live[0 if step > 0 else -1]
        self.setCurrentRow(row)
        spoken.announce(self._edit, self.item(row).text(), urgent=False)

    def _key(self, key: int) -> bool:
        """Do what a key means while the list is shown; False: it is the line's."""
        item = self.currentItem()
        match key:
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                self._move(1 if key == Qt.Key.Key_Down else -1)
            case Qt.Key.Key_Escape:
                self.hide()
            case Qt.Key.Key_Tab:
                if item is None:
                    self._move(1)
                if self.currentItem() is None:
                    return False
                self._choose(self.currentItem())
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if item is not None:
                self._choose(item)
            case _:
                return False
        return True

    # Qt overrides

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys of the list while it is shown; it goes when the line is left."""
        if watched is self._edit and self.isVisible():
            if event.type() == QEvent.Type.FocusOut:
                self.hide()
            keys = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)
            if event.type() in keys and isinstance(event, QKeyEvent) and not event.modifiers():
                if event.type() == QEvent.Type.ShortcutOverride:
                    if event.key() == Qt.Key.Key_Escape:
                        event.accept()
                    return False
                return self._key(event.key())
        return super().eventFilter(watched, event)
