"""Draws the library's list: PCs with a disc, NPCs with a square, in their colour, never colour alone."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.models.library_tree import ENTRY_ROLE, LINE_ROLE, TreeLine
from desktop.services.campaign.index import Entry
from desktop.views.forms.empty_campaign import Ui_EmptyCampaign
from desktop.views.keyboard.key_map import KeyMap, native
from desktop.views.style import icons, theme


class EmptyCampaignPage(QWidget):
    """Shows and forwards; `wanted` names the menu line that was chosen."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_EmptyCampaign()
        self.ui.setupUi(self)
        ui = self.ui
        self._ways = (
            (ui.buildButton, "build"),
            (ui.randomButton, "random"),
            (ui.importButton, "import_files"),
            (ui.definitionButton, "definition"),
        )
        for button, command in self._ways:
            button.set_leading(True)
            button.clicked.connect(lambda _checked=False, chosen=command: self.wanted.emit(chosen))

    def show_keys(self, keys: KeyMap) -> None:
        """Write the keys on what they do."""
        for button, command in self._ways:
            button.set_key_hint(native(keys.key(command)))

    def show_people(self, has_sheets: bool) -> None:
        """Say where the sheets are; in an empty campaign, how to add characters."""
        ui = self.ui
        ui.title.setVisible(not has_sheets)
        ui.ways.setVisible(not has_sheets)
        ui.text.setText(
            self.tr("左の一覧で名前を押すと、シートが開きます。遊ぶときは、上の「卓」を押します。")
            if has_sheets
            else self.tr(
                "1人ずつ作るか、できているシートを読み込みます。プレイヤーに画面を渡して作ってもらうときは、上の「手渡し」です。"
            )
        )

    def take_keys(self) -> None:
        """Give the first way in the focus."""
        self.ui.buildButton.setFocus(Qt.FocusReason.OtherFocusReason)


Index = QModelIndex | QPersistentModelIndex


class LibraryDelegate(QStyledItemDelegate):
    """One line per sheet; headings in bold."""

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A line with air."""
        return QSize(100, option.fontMetrics.height() + 7)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one line."""
        entry: Entry | None = index.data(ENTRY_ROLE)
        palette, rect = option.palette, option.rect
        line: TreeLine | None = index.data(LINE_ROLE)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        heading = entry is None and line is None
        if chosen and not heading:
            painter.fillRect(rect, theme.current().colour("tint"))
            painter.fillRect(QRect(0, rect.top(), 4, rect.height()), palette.color(QPalette.ColorRole.Link))
        font = option.font
        font.setBold(chosen or heading)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        text = rect.adjusted(4, 0, -6, 0)
        if entry is not None:
            self._draw_mark(painter, entry, QRectF(rect.left() + 4, rect.center().y() - 4, 9, 9))
        if line is not None:
            icons.icon(line.icon).paint(painter, QRect(rect.left() + 2, rect.center().y() - 7, 14, 14))
        if not heading:
            text.setLeft(rect.left() + 22)
        label = str(index.data(Qt.ItemDataRole.DisplayRole))
        if (entry is not None and entry.fault) or (line is not None and line.broken):
            label = f"△ {label}"
        elided = painter.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, text.width())
        painter.drawText(text, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)
        painter.restore()

    def _draw_mark(self, painter: QPainter, entry: Entry, box: QRectF) -> None:
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        colour = QColor(entry.colour)
        painter.setBrush(colour if colour.isValid() else QColor("#5B5E66"))
        if entry.is_pc:
            painter.drawEllipse(box)
        else:
            painter.drawRect(box)
        painter.restore()
