"""記録: what happened, newest first; 実 marks faces typed from real dice."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPainter, QPalette
from PySide6.QtWidgets import QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.models.log import ENTRY_ROLE, TEXT_ROLE, VOIDED_ROLE, LogModel, clock_time
from desktop.services.journal import LogEntry
from desktop.views import theme
from desktop.views.forms.log_panel import Ui_LogPanel

Index = QModelIndex | QPersistentModelIndex
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class LogDelegate(QStyledItemDelegate):
    """Draws time, 実, who and what; a voided entry is struck out."""

    def _columns(self, metrics: QFontMetrics, width: int) -> tuple[int, int, int]:
        """Return where the mark and the text begin, and how wide the text is."""
        mark = 10 + metrics.horizontalAdvance("00:00") + 8
        text = mark + metrics.horizontalAdvance(self.tr("実")) + 14
        return mark, text, max(60, width - text - 8)

    def _sentence(self, index: Index) -> str:
        entry, text = index.data(ENTRY_ROLE), str(index.data(TEXT_ROLE))
        lock = self.tr("（隠）") if entry.secret else ""
        return f"{entry.who}　{lock}{text}" if entry.who else f"{lock}{text}"

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As many lines as the text needs."""
        width = option.rect.width() or (option.widget.width() if option.widget else 300)
        metrics = option.fontMetrics
        _, _, room = self._columns(metrics, width)
        box = metrics.boundingRect(QRect(0, 0, room, 10_000), int(_WRAP.value), self._sentence(index))
        return QSize(width, max(metrics.height(), box.height()) + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one entry."""
        entry: LogEntry = index.data(ENTRY_ROLE)
        palette, rect = option.palette, option.rect
        mark, text, room = self._columns(option.fontMetrics, rect.width())
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.current().colour("tint"))
        line = QRect(rect.left(), rect.top() + 3, rect.width(), option.fontMetrics.height())
        font = option.font
        font.setStrikeOut(bool(index.data(VOIDED_ROLE)))
        painter.setFont(font)
        quiet = palette.color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(quiet)
        painter.drawText(line.adjusted(10, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, clock_time(entry))
        if entry.hand:
            box = QRect(
                rect.left() + mark, line.top(), option.fontMetrics.horizontalAdvance(self.tr("実")) + 6, line.height()
            )
            painter.fillRect(box, palette.color(QPalette.ColorRole.WindowText))
            painter.setPen(palette.color(QPalette.ColorRole.Base))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("実"))
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        area = QRect(rect.left() + text, line.top(), room, rect.height() - 4)
        painter.drawText(area, int(_WRAP.value), self._sentence(index))
        painter.restore()


class LogPanel(QWidget):
    """The log with its filter and what can be done with an entry."""

    void_requested = Signal(object)
    """The `LogEntry` to take back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_LogPanel()
        self.ui.setupUi(self)
        self.model = LogModel(self)
        self.ui.list.setModel(self.model)
        self.ui.list.setItemDelegate(LogDelegate(self.ui.list))
        self.ui.list.customContextMenuRequested.connect(self._menu)
        self.ui.filterEdit.textChanged.connect(self.model.set_filter)

    def copy_selection(self) -> None:
        """Put the chosen entries on the clipboard as text."""
        rows = [index.row() for index in self.ui.list.selectedIndexes()]
        QGuiApplication.clipboard().setText(self.model.texts(rows))

    def _menu(self, place: QPoint) -> None:
        index = self.ui.list.indexAt(place)
        if not index.isValid():
            return
        entry: LogEntry = index.data(ENTRY_ROLE)
        menu = QMenu(self)
        menu.addAction(self.tr("コピー"), self.copy_selection)
        if entry.secret:
            menu.addAction(self.tr("隠した内容を見る・伏せる"), lambda: self.model.lift(entry))
        if not index.data(VOIDED_ROLE):
            menu.addAction(self.tr("この記録を取り消す"), lambda: self.void_requested.emit(entry))
        menu.popup(self.ui.list.viewport().mapToGlobal(place))
        menu.aboutToHide.connect(menu.deleteLater)
