"""The matrix of finished pools on screen: each cell is a check waiting to be thrown."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCursor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QStyleOptionHeader,
    QTableView,
    QWidget,
)

from desktop.systems.kotodama.sheet import TAGS
from desktop.views.style import theme
from desktop.views.systems.kotodama.pool_model import PoolModel

Index = QModelIndex | QPersistentModelIndex
MOST_ROWS = 16
"""More rows than that scroll inside the table."""
MOST_SIGNS = 10
"""Signs of a turned name; a longer one ends in dots, or the names would take the room of all the rows."""


class _Abilities(QHeaderView):
    """Ability names over their values, and over them the two groups."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)

    def _bar(self) -> int:
        return self.fontMetrics().height() + 2

    def _part(self, section: int, part: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "").partition("\n")[part]

    def _longest(self) -> int:
        metrics = self.fontMetrics()
        wide = max((metrics.horizontalAdvance(self._part(number, 0)) for number in range(self.count())), default=0)
        return min(wide, metrics.horizontalAdvance("あ") * MOST_SIGNS)

    def _upright(self) -> bool:
        """Whether every name has room in the width of its column; else all of them are turned."""
        narrowest = min((self.sectionSize(number) for number in range(self.count())), default=0)
        return narrowest == 0 or self._longest() + 4 <= narrowest

    # Qt's names from here on

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Leave room for the group over name and value."""
        metrics = self.fontMetrics()
        wide = min(metrics.horizontalAdvance(self._part(section, 0)), metrics.horizontalAdvance("あ") * 6)
        name = metrics.height() if self._upright() else self._longest() + 4
        return QSize(wide + 12, self._bar() + name + metrics.height() + 6)

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Say what takes the width of a column: of a turned name nothing does but the value."""
        super().initStyleOptionForIndex(option, section)
        option.text = self._part(section, 0 if self._upright() else 2)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw name and value below the group's bar."""
        colours = theme.current()
        name, value = self._part(section, 0), self._part(section, 2)
        painter.fillRect(rect, colours.colour("panel"))
        line = self.fontMetrics().height()
        lowest = QRect(rect.left() + 2, rect.bottom() - line - 2, rect.width() - 4, line)
        painter.setPen(colours.colour("ink"))
        if self._upright():
            painter.drawText(lowest.translated(0, -line), Qt.AlignmentFlag.AlignCenter, name)
        else:
            self._draw_turned(painter, QRect(rect.left(), self._bar(), rect.width(), lowest.top() - self._bar()), name)
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(lowest, Qt.AlignmentFlag.AlignCenter, value)
        painter.setPen(colours.colour("strong_line"))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())

    def _draw_turned(self, painter: QPainter, room: QRect, name: str) -> None:
        """Write a name upwards."""
        painter.save()
        painter.translate(room.left(), room.bottom())
        painter.rotate(-90)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        shown = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.height() - 2)
        painter.drawText(QRect(2, 0, room.height() - 2, room.width()), left, shown)
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sections, then the groups across them."""
        super().paintEvent(event)
        model = self.model()
        if not isinstance(model, PoolModel):
            return
        colours = theme.current()
        painter = QPainter(self.viewport())
        for word, first, last in ((TAGS["act"], 0, model.acts), (TAGS["react"], model.acts, model.columnCount())):
            if last > first:
                left = self.sectionViewportPosition(first)
                right = self.sectionViewportPosition(last - 1) + self.sectionSize(last - 1)
                bar = QRect(left + (1 if first else 0), 0, right - left - 1, self._bar())
                painter.fillRect(bar, colours.colour("accent"))
                painter.setPen(colours.colour("on_accent"))
                painter.drawText(bar, Qt.AlignmentFlag.AlignCenter, model.say(word))


class PoolMatrix(QTableView):
    """Click or Enter prepares a check; F1 asks why; a heading leads to its value."""

    check_requested = Signal(str, dict)
    looked_at = Signal()
    """The person went to another pool."""
    why_requested = Signal()
    value_wanted = Signal(str, int)
    """(field, row in the sheet's table): a heading was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalHeader(_Abilities(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        rows = self.verticalHeader()
        rows.setSectionsClickable(True)
        rows.setHighlightSections(False)
        rows.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # the end distinguishes names, and has the level
        rows.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        rows.sectionClicked.connect(lambda section: self._heading("skills", section))
        self.horizontalHeader().sectionClicked.connect(lambda section: self._heading("abilities", section))
        self.clicked.connect(self._prepare)
        self.horizontalScrollBar().rangeChanged.connect(lambda *_: self.updateGeometry())

    def pools(self) -> PoolModel | None:
        """Return the model once there is one."""
        model = self.model()
        return model if isinstance(model, PoolModel) else None

    def show_pools(self, model: PoolModel) -> None:
        """Show the pools of a sheet."""
        self.setModel(model)
        model.modelReset.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        metrics, header, rows = self.fontMetrics(), self.horizontalHeader(), self.verticalHeader()
        model = self.model()
        names = [header.sectionSizeFromContents(n).width() for n in range(model.columnCount())] if model else []
        least = max(names, default=metrics.horizontalAdvance("ああ") + 12)
        header.setMinimumSectionSize(min(least, self.viewport().width() // max(1, len(names)) - 1))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(metrics.height() + 8)
        rows.setMaximumWidth(metrics.horizontalAdvance("あ") * 11)
        if self.model() is not None and self.model().columnCount() and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))
        self.updateGeometry()

    def _heading(self, field: str, section: int) -> None:
        model = self.pools()
        place = model.place(field, section) if model else -1
        if place >= 0:
            self.value_wanted.emit(field, place)

    def _prepare(self, index: Index) -> None:
        model = self.pools()
        if model is not None and index.isValid():
            self.check_requested.emit(model.kind(index), model.params(index))

    # Qt's names from here on

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where names of abilities have too little room they are turned: nothing scrolls sideways."""
        super().resizeEvent(event)
        self._fit()
        self.updateGeometries()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as its rows, up to a limit."""
        count = self.model().rowCount() if self.model() else 0
        frame = 2 * self.frameWidth()
        height = self.horizontalHeader().sizeHint().height() + frame
        height += min(count, MOST_ROWS) * self.verticalHeader().defaultSectionSize()
        if self.horizontalScrollBar().maximum() > 0:
            height += self.horizontalScrollBar().sizeHint().height()
        return QSize(400, height)

    def minimumSizeHint(self) -> QSize:
        """Never lower than its rows."""
        return QSize(240, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells, a line where リアクト begins, and a frame where the pointer is."""
        super().paintEvent(event)
        model = self.pools()
        if model is None:
            return
        colours, painter = theme.current(), QPainter(self.viewport())
        if model.acts and model.acts < model.columnCount():
            left = self.columnViewportPosition(model.acts)
            painter.setPen(QPen(colours.colour("strong_line"), 1))
            painter.drawLine(left, 0, left, self.rowViewportPosition(model.rowCount() - 1) + self.rowHeight(0) - 1)
        below = self.indexAt(self.viewport().mapFromGlobal(QCursor.pos()))
        if below.isValid() and self.viewport().underMouse():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(colours.colour("accent"), 1.5))
            painter.drawRoundedRect(self.visualRect(below).adjusted(2, 2, -2, -2), 3, 3)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell which pool the person is at."""
        super().currentChanged(current, previous)
        self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Prepare with Enter or Space, ask why with F1."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._prepare(self.currentIndex())
        elif event.key() == Qt.Key.Key_F1:
            self.why_requested.emit()
        else:
            super().keyPressEvent(event)
