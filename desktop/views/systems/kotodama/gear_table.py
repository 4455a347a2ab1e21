"""Tables of arts and outfits, where the effect gets the room, and the campaign's examples offered from a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QComboBox, QHeaderView, QMenu, QPlainTextEdit, QPushButton, QStyleOptionViewItem, QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import RAW_ROLE, Column, RowsModel
from desktop.systems.kotodama.build import take
from desktop.systems.kotodama.sheet import OVER, Art, Outfit, range_label
from desktop.systems.kotodama.tables import lists
from desktop.views.style.plain_style import literal
from desktop.views.systems.kotodama.labels import DURATIONS, TIMINGS, shown_range
from desktop.views.widgets.lists.narrow_columns import WrappingDelegate
from desktop.views.widgets.lists.row_table import RowTable


def offer_examples(button: QPushButton, document: SheetDocument, words: Words, field: str) -> None:
    """Let a button offer the rows of a list; each is marked as this program's own where it is (KO-SHT-30).

    Args:
        field: `arts` or `outfits`, the name of the list and of the sheet's field.
    """
    menu = QMenu(button)
    menu.setToolTipsVisible(True)
    title = next(spec.title for spec in lists() if spec.id == field)
    menu.addSection(literal(words.say(title)))
    text = QCoreApplication.translate("KotodamaExamples", "「{name}」を足す")
    for row in document.game.rows(field):
        assert isinstance(row, (Art, Outfit))
        action = menu.addAction(literal(row.name))
        action.setToolTip(row.effect)
        action.triggered.connect(
            lambda _checked=False, r=row: document.apply(lambda sheet: take(sheet, field, r), text.format(name=r.name))
        )
    button.setMenu(menu)
    button.setEnabled(bool(document.game.rows(field)) and not document.read_only)


Index = QModelIndex | QPersistentModelIndex
ARTS = (
    Column("名称", "name"),
    Column("タイミング", "timing"),
    Column("消費", "cost"),
    Column("射程", "range"),
    Column("対象", "target"),
    Column("効果時間", "duration"),
    Column("効果", "effect"),
    Column("備考", "notes"),
)
OUTFITS = (
    Column("装備", "equipped"),
    Column("名称", "name"),
    Column("射程", "range"),
    Column("対象", "target"),
    Column("効果時間", "duration"),
    Column("効果", "effect"),
    Column("備考", "notes"),
)
_SHARES = {"name": 4, "range": 2, "target": 2, "effect": 6, "notes": 2}
"""How the room is shared among columns of free text."""
_SHORT = {"timing": TIMINGS, "duration": DURATIONS}


class GearModel(RowsModel):
    """Rows whose 射程 `over` reads オーバーレンジ and whose long choices are short in the table."""

    def __init__(self, document: SheetDocument, field: str, shown: Sequence[Column], words: Words) -> None:
        super().__init__(document, field, shown, words)
        self._say = words
        self._fields = tuple(column.field for column in shown)

    def field_of(self, column: int) -> str:
        """Return the field that a column shows."""
        return self._fields[column]

    # Qt's names from here on

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Show one cell in words."""
        found = super().data(index, role)
        if not index.isValid() or index.row() >= len(self.rows):
            return found
        field = self.field_of(index.column())
        if field == "range" and found == OVER:
            return shown_range(OVER, self._say)
        if field in _SHORT and role == Qt.ItemDataRole.DisplayRole:
            return self._say.say(_SHORT[field][getattr(self.rows[index.row()], field)])
        return found

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Take オーバーレンジ in the language of the page."""
        over = role == Qt.ItemDataRole.EditRole and self.field_of(index.column()) == "range"
        if over and isinstance(value, str) and value.strip() == shown_range(OVER, self._say):
            value = OVER
        return super().setData(index, value, role)


class RangeDelegate(WrappingDelegate):
    """A line for 射程 with オーバーレンジ to choose."""

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    # Qt's names from here on

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Make a list that also takes free text."""
        box = QComboBox(parent)
        box.setEditable(True)
        box.addItem(shown_range(OVER, self._words))
        box.setMinimumWidth(box.sizeHint().width())
        return box

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the cell's text into the line."""
        if isinstance(editor, QComboBox):
            editor.setEditText(str(index.data(RAW_ROLE) or ""))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Write the line back."""
        if isinstance(editor, QComboBox) and editor.currentText() != str(index.data(RAW_ROLE) or ""):
            model.setData(index, editor.currentText(), Qt.ItemDataRole.EditRole)


class LinesDelegate(WrappingDelegate):
    """Several lines for 効果 and 備考, laid over the rows below; Tab or leaving writes them."""

    # Qt's names from here on

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """Make the lines."""
        edit = QPlainTextEdit(parent)
        edit.setTabChangesFocus(True)
        return edit

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Put the cell's text in."""
        if isinstance(editor, QPlainTextEdit):
            editor.setPlainText(str(index.data(RAW_ROLE) or ""))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Write the text back."""
        if isinstance(editor, QPlainTextEdit) and editor.toPlainText() != str(index.data(RAW_ROLE) or ""):
            model.setData(index, editor.toPlainText(), Qt.ItemDataRole.EditRole)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        """Take four lines, inside the table."""
        parent = editor.parentWidget()
        room = parent.rect() if parent is not None else option.rect
        wide = min(room.width(), max(option.rect.width(), option.fontMetrics.horizontalAdvance("あ") * 18))
        high = min(room.height(), option.fontMetrics.lineSpacing() * 4 + 12)
        left = max(room.left(), min(option.rect.left(), room.right() - wide + 1))
        top = max(room.top(), min(option.rect.top(), room.bottom() - high + 1))
        editor.setGeometry(left, top, wide, high)


class GearTable(RowTable):
    """A table as wide as its page: free texts share the room, nothing scrolls sideways."""

    def prepare(self, words: Words, columns: Sequence[Column]) -> None:
        """Set the editors of columns whose text is not a short line."""
        for number, column in enumerate(columns):
            if column.field == "range":
                self.setItemDelegateForColumn(number, RangeDelegate(words, self))
            elif column.field in ("effect", "notes"):
                self.setItemDelegateForColumn(number, LinesDelegate(self))

    def _shares(self) -> dict[int, int]:
        """How much of the room each column of free text takes."""
        model = self.model()
        if not isinstance(model, GearModel):
            return {}
        return {c: _SHARES[f] for c in range(model.columnCount()) if (f := model.field_of(c)) in _SHARES}

    def _least_of(self, column: int) -> int:
        share = self._shares().get(column)
        if share is None:
            return max(super()._least_of(column), self._least_section())
        letter = QFontMetrics(self.font()).horizontalAdvance("あ")
        return max(letter * share * 3 // 2, self.horizontalHeader().sectionSizeHint(column))

    def _widen(self) -> None:
        """Give choices and numbers what they need and share the rest."""
        model, header, shares = self.model(), self.horizontalHeader(), self._shares()
        if not isinstance(model, GearModel):
            return
        header.setMinimumSectionSize(self._least_section())
        for column in range(model.columnCount()):
            free = column in shares
            mode = QHeaderView.ResizeMode.Interactive if free else QHeaderView.ResizeMode.ResizeToContents
            header.setSectionResizeMode(column, mode)
        taken = sum(header.sectionSize(c) for c in range(model.columnCount()) if c not in shares)
        room = max(0, self.viewport().width() - taken)
        least = {column: self._least_of(column) for column in shares}
        room -= sum(least.values())
        ranges, word = model.column_of("range"), self._range_width()
        if 0 <= word - least[ranges] <= room:
            # the one fixed range is read in full wherever there is room for it
            del shares[ranges]
            header.resizeSection(ranges, word)
            room -= word - least.pop(ranges)
        for column, share in shares.items():
            header.resizeSection(column, least[column] + max(0, room) * share // sum(shares.values()))

    def _least_section(self) -> int:
        return QFontMetrics(self.font()).horizontalAdvance("消費") + 14

    def _range_width(self) -> int:
        return QFontMetrics(self.font()).horizontalAdvance(range_label(OVER)) + 14
