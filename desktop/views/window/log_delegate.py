"""One line of the log as it is drawn: time, 実 for real dice, who and what; a voided one is struck out."""

from __future__ import annotations

import re
from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from desktop.core.words import Counted
from desktop.models.play.log import DRAWN_ROLE, SCENE, Drawn, clock_time
from desktop.views.style import theme

GAP = 8
"""Pixels between two rows."""
ROUNDS = 5
"""Times that rows are measured again after others have grown."""
_RESTYLED = (QEvent.Type.FontChange, QEvent.Type.StyleChange)


class LogView(QTableView):
    """One column whose rows count as one line high until they come into view.

    A list view would ask for the height of every row at each new line. What is found out here while one scrolls, and
    a line that is new, never move what is being read; only at the very top the view stays with the newest line.
    """

    fold_turned = Signal(QModelIndex)
    """The line below a long entry was clicked: it is to be seen whole, or folded again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.folds_at: Callable[[QModelIndex, QPoint], bool] = lambda _index, _place: False
        """Whether that line of an entry is at a place."""
        self._turned = self._twice = False
        """Whether the last click was on that line, and whether the one that is made is the second of two there."""
        self._measuring = False
        self._measured_as: tuple[int, QSize, int] | None = None
        """How many rows in which room, and from where on, when they were measured last; None: measure again."""
        self._anchor = QPersistentModelIndex()
        """The row at the upper edge when rows were measured last."""
        self._anchor_top, self._value = 0, 0
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalScrollBar().valueChanged.connect(self.measure)

    def arrange(self) -> None:
        """Take new lines in at once; Qt waits until all else is painted, and the list would be painted twice."""
        if self.isVisible():
            self.executeDelayedItemsLayout()

    def measure(self) -> None:
        """Give the rows in view the height they need."""
        if self.model() is None or self._measuring:
            return
        self._measuring = True
        bar = self.verticalScrollBar()
        at_end = 0 < bar.value() == bar.maximum()
        stays = self._anchor.isValid() and bar.value() > 0 and self._value > 0
        expected = self._anchor_top - (bar.value() - self._value)
        for _ in range(ROUNDS):
            before, grew = bar.value(), self._measured()
            if grew:
                super().updateGeometries()  # the scroll bar's end has moved
            if at_end:
                bar.setValue(bar.maximum())
            elif stays:  # where the upper row would be, had nothing grown or come above it
                bar.setValue(bar.value() + self.rowViewportPosition(self._anchor.row()) - expected)
            if not grew and bar.value() == before:
                break
        self._note_anchor()
        self._measuring = False
        self._measured_as = self._as_it_is()

    def _as_it_is(self) -> tuple[int, QSize, int]:
        return self.model().rowCount(), self.viewport().size(), self.verticalScrollBar().value()

    def _outdate(self) -> None:
        self._measured_as = None
        if self.isVisible():
            self.scheduleDelayedItemsLayout()  # Qt draws again what says something else, and leaves its row as high

    def _measured(self) -> bool:
        """Measure from the upper edge to the lower one; tell whether any row has another height now."""
        touched = False
        row, count = self.rowAt(0), self.model().rowCount()
        top = self.rowViewportPosition(row)
        while 0 <= row < count and top < self.viewport().height():
            height = self.sizeHintForRow(row)
            if height != self.rowHeight(row):
                self.setRowHeight(row, height)
                touched = True
            top += height
            row += 1
        return touched

    def _note_anchor(self) -> None:
        row = self.rowAt(0)
        self._anchor = QPersistentModelIndex(self.model().index(row, 0)) if row >= 0 else QPersistentModelIndex()
        self._anchor_top, self._value = self.rowViewportPosition(row), self.verticalScrollBar().value()

    # Qt's names from here on

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Measure rows again when they say something else."""
        super().setModel(model)
        if model is not None:
            model.dataChanged.connect(self._outdate)

    def reset(self) -> None:
        """Begin at the newest line again."""
        self._outdate()
        super().reset()
        self.verticalScrollBar().setValue(0)

    def updateGeometries(self) -> None:
        """Qt calls this after all that may have brought other rows into view, and again for heights it was given."""
        super().updateGeometries()
        if self.model() is not None and self._measured_as != self._as_it_is():
            self.measure()

    def changeEvent(self, event: QEvent) -> None:
        """Take the height of a line from the font in force."""
        super().changeEvent(event)
        if event.type() in _RESTYLED:
            self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + GAP)
            self.measure()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Show a row as high as it is, not as it seemed to be."""
        for _ in range(ROUNDS):
            before = self.verticalScrollBar().value()
            super().scrollTo(index, hint)
            self.measure()
            if self.verticalScrollBar().value() == before:
                break

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Home and End go to the newest and the oldest line; in a table they would stay in the row."""
        count = self.model().rowCount()
        if action == QAbstractItemView.CursorAction.MoveHome and count:
            return self.model().index(0, 0)
        if action == QAbstractItemView.CursorAction.MoveEnd and count:
            return self.model().index(count - 1, 0)
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter ask what can be done with a line."""
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.customContextMenuRequested.emit(self.visualRect(index).center())
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open or fold a long entry where its last line says so."""
        super().mouseReleaseEvent(event)
        index = self._fold_under(event)
        self._turned = index.isValid() and not self._twice
        self._twice = False
        if self._turned:
            self.fold_turned.emit(index)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Go back to a line; two clicks on the one that opens it only open it."""
        self._twice = self._turned or self._fold_under(event).isValid()
        if not self._twice:
            super().mouseDoubleClickEvent(event)

    def _fold_under(self, event: QMouseEvent) -> QModelIndex:
        place = event.position().toPoint()
        index = self.indexAt(place)
        left = event.button() == Qt.MouseButton.LeftButton
        return index if left and index.isValid() and self.folds_at(index, place) else QModelIndex()

    def keyboardSearch(self, search: str) -> None:
        """Letters are keys of play, and would look through the whole log."""


Index = QModelIndex | QPersistentModelIndex
FEW = 12
"""Letters that must fit beside the time; otherwise the text is below it."""
LEFT = 10
"""Pixels before the time."""
KEPT = 100
"""Lines of which it is remembered where they break; some ten are seen at once, and each takes seven kilobytes."""
LEADING = 2
"""Pixels between the lines of one entry."""
LONG, HEAD = 9, 6
"""Lines of an entry that is folded if it has more, and how many are seen of it then."""
_WRAP = QTextOption()
_WRAP.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)

_WHOLE = re.compile(r"<?[ァ-ヺー]{2,9}>?|<\S>?|\S>|\S{2,3}$", re.MULTILINE)
_JOINER = "\u2060"


def unparted(text: str) -> str:
    r"""Keep words in katakana whole, most names among them; no line begins with > or the last letters, or ends in <.

    >>> unparted("朝倉 アカネ").encode("unicode_escape").decode()
    '\\u671d\\u5009 \\u30a2\\u2060\\u30ab\\u2060\\u30cd'
    >>> unparted("<移動2>を使う").replace(_JOINER, "+")
    '<+移動2+>を+使+う'
    """
    return _WHOLE.sub(lambda found: _JOINER.join(found[0]), text)


class LogDelegate(QStyledItemDelegate):
    """Draws one entry; each sentence of a step begins a line of its own, and a scene is in bold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._font = QFont()
        """What all that is kept was measured in."""
        self._broken: dict[tuple[str, int, bool, bool], QTextLayout] = {}
        """By text, width and cut: a new line moves those that are there, and breaks none of them otherwise."""
        self._placed: dict[tuple[int, str], tuple[int, int, int]] = {}
        """Columns by width and word for the mark."""

    def _columns(self, option: QStyleOptionViewItem, width: int) -> tuple[int, int, int]:
        """Return where the mark and the text begin, and how wide the text is; with little width it is below."""
        if option.font != self._font:
            self._font = QFont(option.font)
            self._broken.clear()
            self._placed.clear()
        known = width, self.tr("実")
        placed = self._placed.get(known)
        if placed is None:
            if len(self._placed) >= KEPT:
                self._placed.clear()
            placed = self._placed[known] = self._measured(option.fontMetrics, *known)
        return placed

    @staticmethod
    def _measured(metrics: QFontMetrics, width: int, real: str) -> tuple[int, int, int]:
        mark = LEFT + metrics.horizontalAdvance("00:00") + 8
        text = mark + metrics.horizontalAdvance(real) + 14
        if width - text - 8 < FEW * metrics.horizontalAdvance("あ"):
            text = LEFT
        return mark, text, max(60, width - text - 8)

    def _sentence(self, line: Drawn) -> str:
        lock = self.tr("（隠）") if line.entry.secret else ""
        return f"{line.who}　{lock}{line.text}" if line.who else f"{lock}{line.text}"

    def _layout(self, metrics: QFontMetrics, line: Drawn, room: int) -> QTextLayout:
        """Break the text into lines, with air between them; `_columns` has been asked before."""
        known = self._sentence(line), room, line.entry.kind == SCENE, line.voided
        layout = self._broken.get(known)
        if layout is None:
            if len(self._broken) >= KEPT:
                del self._broken[next(iter(self._broken))]
            text, _, bold, struck = known
            font = QFont(self._font)
            font.setBold(bold)
            font.setStrikeOut(struck)
            layout = self._break(unparted(text).replace("\n", "\u2028"), font, room, metrics.height() + LEADING)
            self._broken[known] = layout
        return layout

    @staticmethod
    def _visible_lines(layout: QTextLayout, line: Drawn) -> int:
        """How many lines of an entry are seen."""
        many = layout.lineCount()
        return HEAD if many > LONG and not line.whole else many

    def _fold(self, layout: QTextLayout, line: Drawn) -> str:
        """What is below a long entry: the way to the rest of it, or back; nothing below any other."""
        many = layout.lineCount()
        if many <= LONG:
            return ""
        return self.tr("▾ たたむ") if line.whole else self.tr("▸ あと {n} 行").format(n=Counted(many - HEAD))

    def long(self, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell whether an entry can be folded."""
        _, _, room = self._columns(option, option.rect.width())
        return self._layout(option.fontMetrics, index.data(DRAWN_ROLE), room).lineCount() > LONG

    def folds_at(self, option: QStyleOptionViewItem, index: Index, place: QPoint) -> bool:
        """Tell whether the line that opens an entry, or folds it, is at a place."""
        foot = option.rect.bottom() - GAP // 2 - option.fontMetrics.height() - LEADING
        return place.y() > foot and self.long(option, index)

    @staticmethod
    def _break(text: str, font: QFont, room: int, step: int) -> QTextLayout:
        layout = QTextLayout(text, font)
        layout.setTextOption(_WRAP)
        layout.setCacheEnabled(True)
        layout.beginLayout()
        top = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            line.setPosition(QPointF(0, top))
            top += step
        layout.endLayout()
        return layout

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As many lines as the text needs."""
        width = option.rect.width() or (option.widget.width() if option.widget else 300)
        _, text, room = self._columns(option, width)
        metrics = option.fontMetrics
        drawn: Drawn = index.data(DRAWN_ROLE)
        layout = self._layout(metrics, drawn, room)
        lines = max(1, self._visible_lines(layout, drawn)) + (text == LEFT) + bool(self._fold(layout, drawn))
        return QSize(width, lines * (metrics.height() + LEADING) - LEADING + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one entry."""
        drawn: Drawn = index.data(DRAWN_ROLE)
        entry = drawn.entry
        palette, rect, metrics = option.palette, option.rect, option.fontMetrics
        mark, text, room = self._columns(option, rect.width())
        line = QRect(rect.left(), rect.top() + GAP // 2, rect.width(), metrics.height())
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.current().colour("tint"))
        painter.setFont(option.font)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(line.adjusted(LEFT, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, clock_time(entry))
        if entry.hand:
            self._draw_mark(painter, palette, line.adjusted(mark, 0, 0, 0), metrics)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        below = metrics.height() + LEADING if text == LEFT else 0
        layout, place = self._layout(metrics, drawn, room), QPointF(rect.left() + text, line.top() + below)
        fold = self._fold(layout, drawn)
        if not fold:
            layout.draw(painter, place)
        else:
            seen = self._visible_lines(layout, drawn)
            for number in range(seen):
                layout.lineAt(number).draw(painter, place)
            painter.setPen(theme.current().colour("accent"))
            foot = line.translated(text, below + seen * (metrics.height() + LEADING))
            painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, fold)
        painter.restore()

    def _draw_mark(self, painter: QPainter, palette: QPalette, place: QRect, metrics: QFontMetrics) -> None:
        box = QRect(place.topLeft(), QSize(metrics.horizontalAdvance(self.tr("実")) + 6, place.height()))
        painter.fillRect(box, palette.color(QPalette.ColorRole.WindowText))
        painter.setPen(palette.color(QPalette.ColorRole.Base))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("実"))
