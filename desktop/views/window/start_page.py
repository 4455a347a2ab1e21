"""ようこそ: recent campaigns on the left, the rule systems on the right. Imports no rule system and no pydantic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.views.forms.start_page import Ui_StartPage
from desktop.views.style import icons, theme
from desktop.views.window.first_start import FirstStart, SystemCard

Index = QModelIndex | QPersistentModelIndex
ENTRY_ROLE = Qt.ItemDataRole.UserRole + 1
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ELIDE = Qt.TextElideMode.ElideRight


@dataclass(frozen=True)
class RecentCampaign:
    """One line of the list of recent campaigns."""

    path: Path
    title: str
    system: str
    system_name: str
    where: str
    """Where the play session stopped, in words."""
    when: str


class RecentModel(QAbstractListModel):
    """The recent campaigns, newest first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[RecentCampaign, ...] = ()

    def set_entries(self, entries: Sequence[RecentCampaign]) -> None:
        """Show other entries."""
        self.beginResetModel()
        self._entries = tuple(entries)
        self.endResetModel()

    # Qt's names from here on

    def rowCount(self, parent: Index = QModelIndex()) -> int:
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
    """Draws a campaign in two lines: title and system, then where play stopped; at the right what Enter does."""

    def _draw_texts(self, painter: QPainter, option: QStyleOptionViewItem, entry: RecentCampaign, room: QRect) -> None:
        accent, palette = theme.accent_colours(entry.system), option.palette
        plain, bold = painter.font(), painter.font()
        bold.setBold(True)
        bold.setPixelSize(theme.px(15))
        upper, lower = room.adjusted(0, 0, 0, -room.height() // 2), room.adjusted(0, room.height() // 2 + 2, 0, 0)
        metrics = QFontMetrics(bold)
        title = metrics.elidedText(entry.title, _ELIDE, upper.width())
        painter.setFont(bold)
        painter.setPen(palette.text().color())
        painter.drawText(upper, _LEFT, title)
        painter.setFont(plain)
        side = theme.px(9)
        mark = upper.left() + metrics.horizontalAdvance(title) + 12
        beside = upper.adjusted(mark - upper.left(), 0, 0, 0)
        wanted = side + 4 + painter.fontMetrics().horizontalAdvance(entry.system_name)
        if beside.width() < wanted:  # a long title has the upper line for itself
            beside = lower
            lower = lower.adjusted(wanted + 12, 0, 0, 0)
        painter.fillRect(QRect(beside.left(), beside.center().y() - side // 2, side, side), accent.accent)
        painter.setPen(accent.accent)
        beside = beside.adjusted(side + 4, 0, 0, 0)
        painter.drawText(beside, _LEFT, painter.fontMetrics().elidedText(entry.system_name, _ELIDE, beside.width()))
        painter.setPen(palette.placeholderText().color())
        painter.drawText(lower, _LEFT, painter.fontMetrics().elidedText(entry.where, _ELIDE, lower.width()))

    def _draw_button(self, painter: QPainter, option: QStyleOptionViewItem, entry: RecentCampaign, inner: QRect) -> int:
        """Draw what a click or Enter does; return its width."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        accent, tokens, metrics = theme.accent_colours(entry.system), theme.current(), painter.fontMetrics()
        text, key = (self.tr("つづける"), "Enter") if chosen else (self.tr("開く"), "")
        cap = metrics.horizontalAdvance(key) + 10 if key else 0
        box = QRectF(0, 0, metrics.horizontalAdvance(text) + 24 + (cap + 8 if cap else 0), theme.px(28))
        box.moveCenter(QRectF(inner).center())
        box.moveRight(inner.right())
        painter.setPen(QPen(accent.accent if chosen else tokens.colour("strong_line"), 1))
        painter.setBrush(accent.accent if chosen else tokens.colour("button"))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        painter.setPen(accent.on_accent if chosen else option.palette.text().color())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawText(box.adjusted(12, 0, 0, 0), _LEFT, text)
        if cap:
            hint = QRectF(box.right() - 12 - cap, box.center().y() - theme.px(9), cap, theme.px(18))
            painter.drawRoundedRect(hint.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
            painter.drawText(hint, Qt.AlignmentFlag.AlignCenter, key)
        return round(box.width())

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines and air."""
        return QSize(200, option.fontMetrics.height() * 2 + theme.px(38))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        entry: RecentCampaign = index.data(ENTRY_ROLE)
        accent, rect = theme.accent_colours(entry.system), option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.widget.font() if option.widget else option.font)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, accent.tint)
            painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), accent.accent)
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), option.palette.mid().color())
        inner = rect.adjusted(16, 10, -16, -10)
        inner.setRight(inner.right() - self._draw_button(painter, option, entry, inner) - 12)
        painter.setPen(option.palette.placeholderText().color())
        painter.drawText(inner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, entry.when)
        inner.setRight(inner.right() - painter.fontMetrics().horizontalAdvance(entry.when) - 12)
        self._draw_texts(painter, option, entry, inner)
        painter.restore()


EDGES = 4
"""px of the list's border above and below its rows, as thick as it is with the focus."""
FIRST_ROWS = 4
"""Recent campaigns that stand on the page before it has to be scrolled, where it has one column."""
OWN_WORDS = "ownWords"
"""Property of a page that belongs to no campaign: it keeps the program's own words."""


class StartPage(QWidget):
    """The first thing a person sees; every control forwards what was chosen."""

    campaign_chosen = Signal(Path)
    new_requested = Signal(str)
    sample_requested = Signal(str)
    open_requested = Signal()
    import_requested = Signal()
    earlier_requested = Signal()
    bin_requested = Signal()
    folder_requested = Signal()
    definition_requested = Signal()
    sheet_requested = Signal()
    dice_requested = Signal()
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
        self._folded = False
        self.first = FirstStart(self)
        """Shown in place of everything else while there is no campaign."""
        self.first.hide()
        self.ui.pageLayout.addWidget(self.first)
        self.ui.recentList.setModel(self._recent)
        self.ui.recentList.setItemDelegate(RecentDelegate(self.ui.recentList))
        self.ui.recentList.activated.connect(self._open)
        self.ui.recentList.clicked.connect(self._open)
        self.cards = [SystemCard(*entry, number, self.ui.systemHost) for number, entry in enumerate(systems, start=1)]
        for strip in (self.ui.restoreStrip, self.ui.quickStrip):
            strip.flow()
        for area in (
            self.ui.systemScroll.viewport(),
            self.ui.systemHost,
            self.ui.pageScroll.viewport(),
            self.ui.pageHost,
        ):
            area.setAutoFillBackground(False)
        for card in self.cards:
            card.new_requested.connect(self.new_requested)
            card.sample_requested.connect(self.sample_requested)
        self.ui.systemLayout.addStretch(1)
        first = self.first.ui
        for button, signal, name in (
            (first.importButton, self.import_requested, "import"),
            (first.sheetButton, self.sheet_requested, "person"),
            (first.diceButton, self.dice_requested, "dice"),
            (first.blankButton, self.blank_requested, "print"),
            (first.definitionButton, self.definition_requested, "gear"),
            (first.openButton, self.open_requested, "folder"),
            (first.earlierButton, self.earlier_requested, "clock"),
            (first.restoreButton, self.bin_requested, "trash"),
            (first.folderButton, self.folder_requested, "folder"),
            (self.ui.openButton, self.open_requested, "folder"),
            (self.ui.importButton, self.import_requested, "import"),
            (self.ui.earlierButton, self.earlier_requested, "clock"),
            (self.ui.restoreButton, self.bin_requested, "trash"),
            (self.ui.folderButton, self.folder_requested, "folder"),
            (self.ui.definitionButton, self.definition_requested, "gear"),
            (self.ui.sheetButton, self.sheet_requested, "person"),
            (self.ui.diceButton, self.dice_requested, "dice"),
            (self.ui.blankButton, self.blank_requested, "print"),
        ):
            button.setIcon(icons.icon(name))
            button.clicked.connect(signal)

    def show_recent(self, entries: Sequence[RecentCampaign], folder: str) -> None:
        """List the recent campaigns and say where everything is kept."""
        self._recent.set_entries(entries)
        self.ui.pageScroll.setVisible(bool(entries))
        self.first.setVisible(not entries)
        if entries:
            self._take_cards()
        self._fit_list()
        self._fold()
        self.ui.folderLabel.setText(self.tr("保存先　{folder}").format(folder=folder))
        if entries:
            self.ui.recentList.setCurrentIndex(self._recent.index(0, 0))
            self.ui.recentList.setFocus()
        else:
            self.first.show_cards(self.cards)

    def _take_cards(self) -> None:
        """Put the cards beside the recent campaigns."""
        layout = self.ui.systemLayout
        if layout.indexOf(self.cards[0]) >= 0:
            return
        for number, card in enumerate(self.cards):
            card.offer_sample(first=False)
            layout.insertWidget(number, card)

    def _fit_list(self) -> None:
        """Keep the list no longer than its lines, so that what follows is right below it."""
        rows = self._recent.rowCount()
        high = self.ui.recentList.sizeHintForRow(0) if rows else 0
        self.ui.recentList.setMaximumHeight(rows * high + EDGES)
        # beside each other the list scrolls; one below the other the whole page does
        self.ui.recentList.setMinimumHeight(min(rows, FIRST_ROWS if self._folded else 1) * high + EDGES)

    def _fold(self) -> None:
        """Put new campaigns below the recent ones where the page is too narrow; its size is known once it is seen."""
        if not self.isVisible() or not self._recent.rowCount():
            return
        ui = self.ui
        # the scroll area itself is as wide as it was until the page is in sight
        wide = self.width() - ui.pageScroll.verticalScrollBar().sizeHint().width()
        self._folded = ui.leftHalf.minimumSizeHint().width() + ui.rightHalf.minimumSizeHint().width() > wide
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        ui.halves.setDirection(down if self._folded else across)
        margins = ui.rightLayout.contentsMargins()
        narrow = wide - margins.left() - margins.right()
        high = max(0, ui.systemLayout.totalHeightForWidth(narrow)) if self._folded else 0
        ui.systemScroll.setMinimumHeight(high)
        self._fit_list()

    def _open(self, index: Index) -> None:
        entry: RecentCampaign | None = index.data(ENTRY_ROLE)
        if entry is not None:
            self.campaign_chosen.emit(entry.path)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_recent"):
            self._fold()

    def showEvent(self, event: QShowEvent) -> None:
        """Decide now whether both halves are beside each other."""
        super().showEvent(event)
        self._fold()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Decide again whether both halves are beside each other."""
        super().resizeEvent(event)
        self._fold()

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider half: the two may be one below the other."""
        if not self.ui.pageScroll.isVisibleTo(self):
            return QSize(self.first.minimumSizeHint().width(), theme.px(200))
        halves = (self.ui.leftHalf.minimumSizeHint().width(), self.ui.rightHalf.minimumSizeHint().width())
        return QSize(max(halves) + self.ui.pageScroll.verticalScrollBar().sizeHint().width(), theme.px(200))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Continue the chosen campaign with Enter."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.ui.recentList.currentIndex().isValid():
            self._open(self.ui.recentList.currentIndex())
        else:
            super().keyPressEvent(event)
