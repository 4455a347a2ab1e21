"""The list of recent campaigns: what each line holds, and how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.views import theme

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
