"""The list above the command line: completions, chosen by arrows and Tab or by a click; it never takes the focus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QWidget

from desktop.views import spoken
from desktop.views.widgets.inputs.spin import is_step_of_window

MOST = 50
"""Lines kept."""


class LineHistory(QObject):
    """Up brings the line before back, Down the one after; a line that is being written is left alone."""

    def __init__(self, edit: QLineEdit) -> None:
        super().__init__(edit)
        self._edit = edit
        self._lines: list[str] = []
        self._at = 0
        edit.installEventFilter(self)

    def add(self, line: str) -> None:
        """Keep a line that was entered."""
        if line.strip():
            self._lines = [*(kept for kept in self._lines if kept != line), line][-MOST:]
        self._at = len(self._lines)

    def forget(self) -> None:
        """Keep none of them."""
        self._lines, self._at = [], 0

    def _move(self, step: int) -> bool:
        """Show another line; False while the line is being edited."""
        text = self._edit.text()
        shown = self._lines[self._at] if self._at < len(self._lines) else ""
        if text not in ("", shown):
            return False
        at = (self._at if text else len(self._lines)) + step
        if not 0 <= at <= len(self._lines):
            return bool(text)
        self._at = at
        self._edit.setText(self._lines[at] if at < len(self._lines) else "")
        return True

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the arrows where no line is being written, and leave undo to the window where nothing is typed."""
        if watched is self._edit and event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if is_step_of_window(event, self._edit):
                event.ignore()
                return True
        elif watched is self._edit and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier and self._move(step):
                return True
        return super().eventFilter(watched, event)


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
