"""A table of rows as a sheet has them: edited in place, sorted, dragged into order, copied and pasted as text.

It never scrolls sideways: where its columns have too little room, heads and cells stand in several lines.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QAbstractItemModel, QEvent, QModelIndex, QPoint, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QMenu, QTableView, QWidget

from desktop.models.sheet.rows import SCHEMA_ROLE, RowsModel
from desktop.views.widgets.lists.narrow_columns import Need, WrappingHead, need_of, shared

if TYPE_CHECKING:
    from desktop.models.editors.random_table import TableRowsModel

FEWEST = 6
"""Letters of a column of words that are seen at least."""
BAR = 16
"""px that a scroll bar takes at most: it comes with more lines and goes with fewer, and must not begin a dance."""
FEWEST_BARE = 3
"""The same of a table without a frame, as a part of a narrow column."""


class RowTable(QTableView):
    """Del removes rows, Ctrl+C and Ctrl+V copy and paste them, a click on a heading sorts, dragging reorders."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = WrappingHead(self)
        self.setHorizontalHeader(self._head)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(
            QAbstractItemView.EditTrigger.DoubleClicked
            | QAbstractItemView.EditTrigger.EditKeyPressed
            | QAbstractItemView.EditTrigger.AnyKeyPressed
            | QAbstractItemView.EditTrigger.SelectedClicked
        )
        self.setAlternatingRowColors(True)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(True)
        self.horizontalHeader().sectionClicked.connect(self._sort)
        self.horizontalHeader().geometriesChanged.connect(self._fit_height)
        self.horizontalHeader().sectionResized.connect(self._grown)
        self.verticalHeader().sectionResized.connect(self._risen)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._menu)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._sorted: tuple[int, Qt.SortOrder] | None = None
        self._fit_rows = self._least_rows = 0
        self._bare = False
        self._wide: list[int] = []
        self._least: dict[int, int] = {}
        self._needs: dict[int, Need] = {}
        """What columns were found to take, by number: a page asks at every size that it tries."""
        self._sharing, self._room = False, 0
        self._unmeasured = self._sized = False
        """The model came before the table had a size: nothing is measured until it has."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._share)

    def fit_rows(self) -> int:
        """How many rows are shown without scrolling; 0: as many as the layout gives room for."""
        return self._fit_rows

    def setFitRows(self, rows: int) -> None:
        """Be as high as the rows there are, up to this many, so that nothing scrolls inside a page that scrolls."""
        self._fit_rows = rows
        self.horizontalScrollBar().rangeChanged.connect(self._fit_height)
        self._fit_height()

    def least_rows(self) -> int:
        """How many rows are seen at least."""
        return self._least_rows

    def setLeastRows(self, rows: int) -> None:
        """Never be lower than so many rows, in any size of text."""
        self._least_rows = rows
        self._fit_height()

    def is_bare(self) -> bool:
        """Whether the table has no headings and border."""
        return self._bare

    def setBare(self, bare: bool) -> None:
        """Leave headings, border and stripes away: a few rows that continue a list of other controls."""
        self._bare = bare
        self.horizontalHeader().setHidden(bare)
        self.setProperty("role", "bare" if bare else "")
        self.setAlternatingRowColors(not bare)

    fitRows = Property(int, fit_rows, setFitRows)
    leastRows = Property(int, least_rows, setLeastRows)
    bare = Property(bool, is_bare, setBare)

    def rows_model(self) -> RowsModel | TableRowsModel | None:
        """Return the table's model when it is one of rows."""
        model: object = self.model()
        if model is None or isinstance(model, RowsModel):
            return model
        from desktop.models.editors.random_table import TableRowsModel  # sheets have none

        return model if isinstance(model, TableRowsModel) else None

    def chosen_rows(self) -> list[int]:
        """Return the numbers of the selected rows, the empty one left out."""
        model = self.rows_model()
        count = len(model.rows) if model else 0
        return sorted({index.row() for index in self.selectedIndexes() if index.row() < count})

    def remove_chosen(self) -> None:
        """Take the selected rows out."""
        model, rows = self.rows_model(), self.chosen_rows()
        if model is not None and rows:
            model.remove(rows)

    def copy_chosen(self) -> None:
        """Put the selected rows on the clipboard as tab-separated text."""
        model, rows = self.rows_model(), self.chosen_rows()
        if model is not None and rows:
            QGuiApplication.clipboard().setText(model.as_text(rows))

    def paste(self) -> None:
        """Insert rows from tab-separated text on the clipboard."""
        model = self.rows_model()
        if model is not None:
            rows = self.chosen_rows()
            model.paste_text(QGuiApplication.clipboard().text(), rows[-1] + 1 if rows else len(model.rows))

    def move_chosen(self, by: int) -> None:
        """Move the selected rows up or down by one."""
        model, rows = self.rows_model(), self.chosen_rows()
        if model is None or not rows:
            return
        target = rows[0] - 1 if by < 0 else rows[-1] + 2
        if 0 <= target <= len(model.rows):
            model.move(rows, target)
            first = max(0, rows[0] + by)
            self.setCurrentIndex(model.index(first, self.currentIndex().column()))

    def _sort(self, column: int) -> None:
        model = self.rows_model()
        if model is None:
            return
        descending = self._sorted == (column, Qt.SortOrder.AscendingOrder)
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self._sorted = (column, order)
        model.sort(column, order)

    def _menu(self, place: QPoint) -> None:
        menu = QMenu(self)
        chosen = bool(self.chosen_rows())
        for text, key, act, live in (
            (self.tr("消す"), QKeySequence.StandardKey.Delete, self.remove_chosen, chosen),
            (self.tr("コピー"), QKeySequence.StandardKey.Copy, self.copy_chosen, chosen),
            (self.tr("貼り付ける"), QKeySequence.StandardKey.Paste, self.paste, True),
            (self.tr("上へ"), QKeySequence("Alt+Up"), lambda: self.move_chosen(-1), chosen),
            (self.tr("下へ"), QKeySequence("Alt+Down"), lambda: self.move_chosen(1), chosen),
        ):
            action = menu.addAction(text)
            action.setShortcut(QKeySequence(key))
            action.setEnabled(live)
            action.triggered.connect(act)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.viewport().mapToGlobal(place))

    def fit_columns(self) -> None:
        """Give short columns what they need, and the rest to the first column of words and to long texts."""
        model = self.model()
        if model is None:
            return
        self._forget()
        self._unmeasured = False
        wide, schemas = self._widest(), [model.index(0, n).data(SCHEMA_ROLE) for n in range(model.columnCount())]
        self._wide = [n for n, schema in enumerate(schemas) if n == wide or (schema is not None and schema.long)]
        self._set_line()
        self._share()
        self._fit_height()

    def _set_line(self) -> None:
        """Let a row of one line be as high as the text needs."""
        self.verticalHeader().setDefaultSectionSize(QFontMetrics(self.font()).height() + 8)

    def _share(self) -> None:
        """Stretch columns of words, but where too little is left for them let words wrap."""
        model = self.model()
        if model is None or self._sharing or self._unmeasured:
            return
        room = self._present_room()
        self._sharing, self._room = True, room
        columns, wrapped = range(model.columnCount()), self._head.narrow
        self._head.narrow = False  # what is measured now is in one line
        self._head.narrow = not self._empty and sum(self._least_of(column) for column in columns) > room
        if self._head.narrow:
            self._narrow([self._need_of(column) for column in columns], room)
        else:
            self._widen()
        self._set_rows(wrapped=wrapped)
        self._sharing = False
        if self._head.narrow or wrapped:
            self._fit_height()

    def _present_room(self) -> int:
        """Pixels for all columns; beside rows that all fit a bar is shown only until the table has its height."""
        model = self.model()
        fits = model is not None and model.rowCount() <= self._fit_rows
        return self.contentsRect().width() if fits else self.viewport().width()

    def _forget(self) -> None:
        """Forget the measurements of all columns."""
        self._least.clear()
        self._needs.clear()

    def _narrow(self, needs: list[Need], room: int) -> None:
        """Share too little room."""
        self._head.setMinimumSectionSize(1)
        self._head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for column, width in enumerate(shared(needs, room)):
            self._head.resizeSection(column, width)

    def _set_rows(self, *, wrapped: bool) -> None:
        """Make rows as high as their lines.

        Args:
            wrapped: whether there were several until now.
        """
        rows, fixed = self.verticalHeader(), QHeaderView.ResizeMode.Fixed
        if self._head.narrow:
            rows.setMinimumSectionSize(rows.defaultSectionSize())
            rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            rows.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        elif wrapped:
            rows.setSectionResizeMode(fixed)
            rows.setMinimumSectionSize(-1)
            for row in range(rows.count()):
                rows.resizeSection(row, rows.defaultSectionSize())

    def _least_of(self, column: int) -> int:
        """Pixels of a column whose words do not wrap."""
        if column in self._wide:
            fewest = FEWEST_BARE if self.is_bare() else FEWEST
            return fewest * self.fontMetrics().horizontalAdvance("あ")
        if column not in self._least:
            head = 0 if self.is_bare() else self._head.sectionSizeHint(column)
            self._least[column] = max(self.sizeHintForColumn(column), head)
        return self._least[column]

    def _need_of(self, column: int) -> Need:
        if column not in self._needs:
            self._needs[column] = self._measured(column)
        return self._needs[column]

    def _measured(self, column: int) -> Need:
        model = self.model()
        cells = [model.index(row, column) for row in range(model.rowCount())]
        texts = ["□" if _ticked(cell) else str(cell.data() or "") for cell in cells]
        head = "" if self.is_bare() else str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        return need_of(head, texts, self.fontMetrics())

    def _widen(self) -> None:
        """Share enough room."""
        # without headings a column of single digits needs less than a word
        fewest = self.fontMetrics().horizontalAdvance("な" if self.is_bare() else "なまえ")
        self._head.setMinimumSectionSize(fewest)
        for column in range(self._head.count()):
            free = column in self._wide
            # not ResizeToContents: Qt would measure every cell again at every size of the page
            mode = QHeaderView.ResizeMode.Stretch if free else QHeaderView.ResizeMode.Fixed
            if self._head.sectionResizeMode(column) != mode:
                self._head.setSectionResizeMode(column, mode)
            if not free:
                self._head.resizeSection(column, max(fewest, self._least_of(column)))

    def _grown(self) -> None:
        if not self._head.narrow and self._head.length() > self.viewport().width():
            self._later.start()  # the heading is in the middle of giving columns their sizes

    def _risen(self) -> None:
        if self._head.narrow and not self._sharing:
            self._fit_height()

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        """Measure the columns of changed cells again."""
        for column in range(first.column(), last.column() + 1):
            self._least.pop(column, None)
            self._needs.pop(column, None)
        self._share()

    def _recounted(self) -> None:
        """Measure with the rows that came, or without those that went."""
        self._forget()
        self._share()

    @property
    def _empty(self) -> bool:
        """Whether there is nothing but the line to write in, in a table that is as high as its rows."""
        model = self.model()
        return bool(self._fit_rows) and isinstance(model, RowsModel) and not model.rows

    def _fit_height(self) -> None:
        empty = self._empty
        if self._head.isHidden() is not (empty or self._bare):  # without rows the one line to write in is enough
            self._head.setHidden(empty or self._bare)
            policy = Qt.ScrollBarPolicy  # and there is nothing to scroll to
            self.setHorizontalScrollBarPolicy(policy.ScrollBarAlwaysOff if empty else policy.ScrollBarAsNeeded)
        if self._least_rows:
            self.setMinimumHeight(self._height_of(self._least_rows))
        if not self._fit_rows:
            return
        model = self.model()
        high = self._height_of(max(1, min(self._fit_rows, model.rowCount() if model is not None else 1)))
        if high != self.minimumHeight() or high != self.maximumHeight():
            self.setFixedHeight(high)

    def _height_of(self, rows: int) -> int:
        head = 0 if self.horizontalHeader().isHidden() else self.horizontalHeader().sizeHint().height()
        bar, lines = self.horizontalScrollBar(), self.verticalHeader()
        off = self.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        below = bar.sizeHint().height() if bar.maximum() > 0 and not off else 0
        every = rows * lines.defaultSectionSize()
        if self._head.narrow:
            every += sum(lines.sectionSize(row) - lines.defaultSectionSize() for row in range(min(rows, lines.count())))
        return head + every + 2 * self.frameWidth() + below

    def _widest(self) -> int:
        model = self.model()
        for column in range(model.columnCount()):
            schema = model.index(0, column).data(SCHEMA_ROLE)
            if schema is not None and schema.kind is str and not schema.choices:
                return column
        return 0

    # Qt's names from here on

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Fit the columns to the new model, and again when it shows others."""
        super().setModel(model)
        if model is not None:
            model.modelReset.connect(self.fit_columns)
            model.dataChanged.connect(self._changed)
            for came_or_went in (model.rowsInserted, model.rowsRemoved):
                came_or_went.connect(self._recounted)
            model.rowsInserted.connect(self._fit_height)
            model.rowsRemoved.connect(self._fit_height)
            model.modelReset.connect(self._fit_height)
        if model is None or self._sized:
            self.fit_columns()
        else:
            self._unmeasured = True
            self._set_line()
            self._fit_height()

    def changeEvent(self, event: QEvent) -> None:
        """Measure again when the text has another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and not self._unmeasured:
            self.fit_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give columns of words the new room; where words wrap, a little more of it changes nothing."""
        super().resizeEvent(event)
        self._sized = True
        if self._unmeasured:
            self.fit_columns()
        elif not self._head.narrow or not 0 <= self._present_room() - self._room <= BAR:
            self._share()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove, copy, paste and move rows by keys."""
        editing = self.state() == QAbstractItemView.State.EditingState
        if event.key() == Qt.Key.Key_Delete and not editing:
            self.remove_chosen()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_chosen()
        elif event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.move_chosen(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)


def _ticked(cell: QModelIndex) -> bool:
    """Tell whether a cell holds a box, which is about as wide as a letter."""
    return cell.data(Qt.ItemDataRole.CheckStateRole) is not None
