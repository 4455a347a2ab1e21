"""記録: what happened, newest first, with what of it is wanted; 実 marks faces typed from real dice."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QComboBox, QMenu, QStyleOptionViewItem, QWidget

from desktop.models.play.log import (
    BATTLE,
    CHANGE,
    CHECK,
    DICE,
    DRAWN_ROLE,
    ENTRY_ROLE,
    NOTE,
    SCENE,
    SESSION,
    VOIDED_ROLE,
    LogFilter,
    LogModel,
)
from desktop.services.journal.journal import LogEntry
from desktop.views.forms.log_panel import Ui_LogPanel
from desktop.views.window.log_delegate import LogDelegate

_SECRET = "secret"
"""Stands among the kinds: what only the GM may read."""


class LogPanel(QWidget):
    """The log with its filter and what can be done with an entry."""

    void_requested = Signal(object)
    """The `LogEntry` to undo."""
    back_to_requested = Signal(str)
    """Id of the line to which play goes back (ここまで戻す)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_LogPanel()
        self.ui.setupUi(self)
        self.ui.filters.hide()
        self.model = LogModel(self)
        self.ui.list.setModel(self.model)
        self._lines = LogDelegate(self.ui.list)
        self.ui.list.setItemDelegate(self._lines)
        self.ui.list.folds_at = lambda index, place: self._lines.folds_at(self._option(index), index, place)
        self.ui.list.fold_turned.connect(lambda index: self.model.unfold(index.data(ENTRY_ROLE)))
        self.ui.list.customContextMenuRequested.connect(self._menu)
        self.ui.list.doubleClicked.connect(self._double_clicked)
        self.ui.filterButton.toggled.connect(self._show_filters)
        self.ui.filterEdit.textChanged.connect(self._filter)
        self.ui.personBox.currentIndexChanged.connect(self._filter)
        self.ui.kindBox.currentIndexChanged.connect(self._filter)
        self.model.modelReset.connect(self._offer)
        self.model.grew.connect(self._offer)

    def copy_selection(self) -> None:
        """Put the chosen entries on the clipboard as text."""
        rows = [index.row() for index in self.ui.list.selectionModel().selectedRows()]
        QGuiApplication.clipboard().setText(self.model.texts(rows))

    # filtering

    def _show_filters(self, shown: bool) -> None:
        """Open the choices, or shut them and show everything again: nothing is hidden by what cannot be seen."""
        self.ui.filters.setVisible(shown)
        if shown:
            self._offer()
            self.ui.filterEdit.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        blocked = [QSignalBlocker(choice) for choice in (self.ui.filterEdit, self.ui.personBox, self.ui.kindBox)]
        self.ui.filterEdit.clear()
        self.ui.personBox.setCurrentIndex(0)
        self.ui.kindBox.setCurrentIndex(0)
        del blocked
        self._filter()

    def _filter(self) -> None:
        person, kind = self.ui.personBox.currentData(), self.ui.kindBox.currentData()
        self.model.set_filter(
            LogFilter(
                self.ui.filterEdit.text(),
                frozenset({person} if person else ()),
                frozenset({kind} if kind and kind != _SECRET else ()),
                secret=kind == _SECRET,
            )
        )
        self._count()

    def _offer(self) -> None:
        """Offer the choices of the filter: the characters and the kinds of line in the log."""
        self._count()
        if not self.ui.filterButton.isChecked():
            return
        choices = [(self.tr("全員"), ""), *((name, name) for name in self.model.people)]
        titles = {
            CHECK: self.tr("判定"),
            DICE: self.tr("ダイス"),
            CHANGE: self.tr("変更"),
            BATTLE: self.tr("戦闘"),
            SESSION: self.tr("進行"),
            SCENE: self.tr("場面"),
            NOTE: self.tr("メモ"),
        }
        kinds = [(title, kind) for kind, title in titles.items() if kind in self.model.kinds]
        _fill(self.ui.personBox, choices)
        _fill(self.ui.kindBox, [(self.tr("すべての種類"), ""), *kinds, (self.tr("GMだけの行"), _SECRET)])

    def _count(self) -> None:
        narrowed = self.model.filter != LogFilter()
        self.ui.countLabel.setText(f"{self.model.rowCount()} / {self.model.total}" if narrowed else "")

    # what can be done with a line

    def _double_clicked(self, index: QModelIndex) -> None:
        if not index.data(VOIDED_ROLE):
            self.back_to_requested.emit(index.data(ENTRY_ROLE).id)

    def _option(self, index: QModelIndex) -> QStyleOptionViewItem:
        """What an entry is drawn with."""
        option = QStyleOptionViewItem()
        self.ui.list.initViewItemOption(option)
        option.rect = self.ui.list.visualRect(index)
        return option

    def _menu(self, place: QPoint) -> None:
        index = self.ui.list.indexAt(place)
        if not index.isValid():
            return
        entry: LogEntry = index.data(ENTRY_ROLE)
        menu = QMenu(self)
        if not index.data(VOIDED_ROLE):
            menu.addAction(self.tr("ここまで戻す"), lambda: self.back_to_requested.emit(entry.id))
            menu.addAction(self.tr("この行を取り消す"), lambda: self.void_requested.emit(entry))
            menu.addSeparator()
        menu.addAction(self.tr("コピー"), self.copy_selection)
        if self._lines.long(self._option(index), index):
            whole = index.data(DRAWN_ROLE).whole
            menu.addAction(self.tr("たたむ") if whole else self.tr("全部見る"), lambda: self.model.unfold(entry))
        if entry.secret or self.model.covers(entry):
            menu.addAction(self.tr("隠した内容を見る・伏せる"), lambda: self.model.lift(entry))
        menu.popup(self.ui.list.viewport().mapToGlobal(place))
        menu.aboutToHide.connect(menu.deleteLater)


def _fill(box: QComboBox, rows: list[tuple[str, str]]) -> None:
    """Offer these titles for these values; what is chosen stays so."""
    if [box.itemData(n) for n in range(box.count())] == [value for _, value in rows]:
        return
    chosen, blocked = box.currentData(), QSignalBlocker(box)
    box.clear()
    for title, value in rows:
        box.addItem(title, value)
    box.setCurrentIndex(max(0, box.findData(chosen)))
    del blocked
