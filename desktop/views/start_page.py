"""ようこそ: recent 卓 on the left, the rule systems on the right. Needs no rule room and no pydantic to stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QFrame, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.views import icons, theme
from desktop.views.forms.start_page import Ui_StartPage
from desktop.views.forms.system_card import Ui_SystemCard

Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class RecentTable:
    """One line of the list of recent 卓."""

    path: Path
    title: str
    system: str
    system_name: str
    where: str
    """Where the evening stopped, in words."""
    when: str


class RecentModel(QAbstractListModel):
    """The recent 卓, newest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[RecentTable, ...] = ()

    def set_entries(self, entries: Sequence[RecentTable]) -> None:
        """Show other entries."""
        self.beginResetModel()
        self._entries = tuple(entries)
        self.endResetModel()

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        """Count the entries."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Show one entry."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{entry.title} {entry.system_name} {entry.where} {entry.when}"
        return entry if role == ENTRY_ROLE else None


class RecentDelegate(QStyledItemDelegate):
    """Draws a 卓 in two lines: title and system, then where the evening stopped."""

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and air."""
        return QSize(200, option.fontMetrics.height() * 2 + 28)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        entry: RecentTable = index.data(ENTRY_ROLE)
        accent = theme.accent_colours(entry.system)
        palette = option.palette
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        rect = option.rect
        if chosen:
            painter.fillRect(rect, accent.tint)
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), accent.accent)
        painter.setPen(QPen(palette.mid().color(), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inner = rect.adjusted(16, 10, -16, -10)
        self._draw_title(painter, option, inner, entry, accent)
        painter.setFont(option.font)
        painter.setPen(palette.placeholderText().color())
        lower = inner.adjusted(0, inner.height() // 2 + 2, 0, 0)
        where = option.fontMetrics.elidedText(entry.where, Qt.TextElideMode.ElideRight, lower.width() - 120)
        painter.drawText(lower, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, where)
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, entry.when)
        painter.restore()

    def _draw_title(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        inner: QRect,
        entry: RecentTable,
        accent: theme.AccentColours,
    ) -> None:
        upper = inner.adjusted(0, 0, 0, -inner.height() // 2)
        font = option.font
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(option.palette.text().color())
        metrics = painter.fontMetrics()
        title = metrics.elidedText(entry.title, Qt.TextElideMode.ElideRight, upper.width() - 240)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(upper, flags, title)
        left = upper.left() + metrics.horizontalAdvance(title) + 12
        side = 9
        painter.fillRect(QRect(left, upper.center().y() - side // 2, side, side), accent.accent)
        font.setBold(False)
        painter.setFont(font)
        painter.setPen(accent.accent)
        painter.drawText(upper.adjusted(left - upper.left() + side + 4, 0, 0, 0), flags, entry.system_name)


class SystemCard(QFrame):
    """One rule system with its die, its name and what can be started."""

    new_requested = Signal(str)
    sample_requested = Signal(str)

    def __init__(self, system_id: str, name: str, line: str, sides: int, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.ui = Ui_SystemCard()
        self.ui.setupUi(self)
        self._id, self._sides = system_id, sides
        self.ui.nameLabel.setText(name)
        self.ui.lineLabel.setText(line)
        self.ui.newButton.setText(self.tr("新しい卓") + f"　Ctrl+{number}")
        self.ui.newButton.setShortcut(f"Ctrl+{number}")
        self.ui.newButton.setAccessibleName(self.tr("{name} の新しい卓").format(name=name))
        self.ui.sampleButton.setAccessibleName(self.tr("{name} の見本の卓").format(name=name))
        self.ui.sampleButton.setIcon(icons.icon("book"))
        self.ui.newButton.clicked.connect(lambda: self.new_requested.emit(self._id))
        self.ui.sampleButton.clicked.connect(lambda: self.sample_requested.emit(self._id))
        self.dress()

    def dress(self) -> None:
        """Take the colours of the present theme."""
        accent = theme.accent_colours(self._id)
        from desktop.views.dice import die_pixmap  # the dice module is only needed once a card is drawn

        self.ui.die.setPixmap(die_pixmap(self._sides, accent.light, 56, self.devicePixelRatioF()))
        palette = self.ui.nameLabel.palette()
        palette.setColor(palette.ColorRole.WindowText, accent.accent)
        self.ui.nameLabel.setPalette(palette)
        self.setStyleSheet(f"#SystemCard {{ border-left: 4px solid {accent.accent.name()}; }}")


class StartPage(QWidget):
    """The first thing a person sees; every control forwards what was chosen."""

    table_opened = Signal(Path)
    new_requested = Signal(str)
    sample_requested = Signal(str)
    open_requested = Signal()
    import_requested = Signal()
    bin_requested = Signal()
    folder_requested = Signal()
    definition_requested = Signal()
    sheet_requested = Signal()
    blank_requested = Signal()

    def __init__(self, systems: Sequence[tuple[str, str, str, int]], parent: QWidget | None = None) -> None:
        """Build the page.

        Args:
            systems: (id, name, line, sides of its die) of every system, in order.
        """
        super().__init__(parent)
        self.ui = Ui_StartPage()
        self.ui.setupUi(self)
        self._recent = RecentModel(self)
        self.ui.recentList.setModel(self._recent)
        self.ui.recentList.setItemDelegate(RecentDelegate(self.ui.recentList))
        self.ui.recentList.activated.connect(self._open)
        self.ui.recentList.clicked.connect(self._open)
        self.cards = [SystemCard(*entry, number, self) for number, entry in enumerate(systems, start=1)]
        for area in (self.ui.systemScroll.viewport(), self.ui.systemHost):
            area.setAutoFillBackground(False)
        for card in self.cards:
            card.new_requested.connect(self.new_requested)
            card.sample_requested.connect(self.sample_requested)
            self.ui.systemLayout.addWidget(card)
        self.ui.systemLayout.addStretch(1)
        for button, signal, name in (
            (self.ui.openButton, self.open_requested, "folder"),
            (self.ui.importButton, self.import_requested, "import"),
            (self.ui.restoreButton, self.bin_requested, "clock"),
            (self.ui.folderButton, self.folder_requested, "folder"),
            (self.ui.definitionButton, self.definition_requested, "gear"),
            (self.ui.sheetButton, self.sheet_requested, "person"),
            (self.ui.blankButton, self.blank_requested, "print"),
        ):
            button.setIcon(icons.icon(name))
            button.clicked.connect(signal)

    def show_recent(self, entries: Sequence[RecentTable], folder: str) -> None:
        """List the recent 卓 and say where everything is kept."""
        self._recent.set_entries(entries)
        self.ui.recentList.setVisible(bool(entries))
        self.ui.emptyLabel.setVisible(not entries)
        self.ui.folderLabel.setText(self.tr("保存先　{folder}").format(folder=folder))
        if entries:
            self.ui.recentList.setCurrentIndex(self._recent.index(0, 0))
            self.ui.recentList.setFocus()

    def _open(self, index: Index) -> None:
        entry: RecentTable | None = index.data(ENTRY_ROLE)
        if entry is not None:
            self.table_opened.emit(entry.path)

    # Qt's names from here on

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue the chosen 卓 with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.ui.recentList.currentIndex().isValid():
            self._open(self.ui.recentList.currentIndex())
        else:
            super().keyPressEvent(event)
