"""記録: what happened, newest first, with what of it is wanted; 実 marks faces typed from real dice."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from desktop.models.log import ENTRY_ROLE, VOIDED_ROLE, LogModel
from desktop.models.log_filter import BATTLE, CHANGE, CHECK, DICE, NOTE, SCENE, SESSION, LogFilter
from desktop.services.journal import LogEntry
from desktop.views.forms.log_panel import Ui_LogPanel
from desktop.views.log_delegate import LogDelegate


class LogPanel(QWidget):
    """The log with its filter and what can be done with an entry."""

    void_requested = Signal(object)
    """The `LogEntry` to take back."""
    back_to_requested = Signal(str)
    """Id of the line to which the story goes back (ここまで戻す)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_LogPanel()
        self.ui.setupUi(self)
        self.ui.kinds.flow(even=True)
        policy = self.ui.filters.sizePolicy()
        policy.setHeightForWidth(True)  # the narrower the panel, the more lines the kinds take
        self.ui.filters.setSizePolicy(policy)
        self.ui.filters.hide()
        self.model = LogModel(self)
        self.ui.list.setModel(self.model)
        self.ui.list.setItemDelegate(LogDelegate(self.ui.list))
        self.ui.list.customContextMenuRequested.connect(self._menu)
        self.ui.list.doubleClicked.connect(self._double_clicked)
        self.ui.filterButton.toggled.connect(self._show_filters)
        self.ui.filterEdit.textChanged.connect(self._filter)
        self.ui.personBox.currentIndexChanged.connect(self._filter)
        for button in (*self._kinds.values(), self.ui.secretKind):
            button.toggled.connect(self._filter)
        self.model.modelReset.connect(self._offer)
        self.model.grew.connect(self._offer)

    @property
    def _kinds(self) -> Mapping[str, QToolButton]:
        ui = self.ui
        return {
            CHECK: ui.checkKind,
            DICE: ui.diceKind,
            CHANGE: ui.changeKind,
            BATTLE: ui.battleKind,
            SESSION: ui.sessionKind,
            SCENE: ui.sceneKind,
            NOTE: ui.noteKind,
        }

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
        choices = (self.ui.filterEdit, self.ui.personBox, *self._kinds.values(), self.ui.secretKind)
        blocked = [QSignalBlocker(choice) for choice in choices]
        self.ui.filterEdit.clear()
        self.ui.personBox.setCurrentIndex(0)
        for button in (*self._kinds.values(), self.ui.secretKind):
            button.setChecked(False)
        del blocked
        self._filter()

    def _filter(self) -> None:
        person = self.ui.personBox.currentData()
        kinds = frozenset(kind for kind, button in self._kinds.items() if button.isChecked())
        self.model.set_filter(
            LogFilter(
                self.ui.filterEdit.text(),
                frozenset({person} if person else ()),
                kinds,
                self.ui.secretKind.isChecked(),
            )
        )
        self._count()

    def _offer(self) -> None:
        """Offer what there is: everybody of whom the log speaks, and the kinds of line that it has."""
        self._count()
        if not self.ui.filterButton.isChecked():
            return
        box, people = self.ui.personBox, self.model.people
        if box.count() != len(people) + 1:
            chosen, blocked = box.currentData(), QSignalBlocker(box)
            box.clear()
            box.addItem(self.tr("全員"), "")
            for name in people:
                box.addItem(name, name)
            box.setCurrentIndex(max(0, box.findData(chosen)))
            del blocked
        for kind, button in self._kinds.items():
            button.setEnabled(kind in self.model.kinds or button.isChecked())

    def _count(self) -> None:
        narrowed = self.model.filter != LogFilter()
        text = self.tr("{shown} / {total} 行").format(shown=self.model.rowCount(), total=self.model.total)
        self.ui.countLabel.setText(text if narrowed else "")

    # what can be done with a line

    def _double_clicked(self, index: QModelIndex) -> None:
        if not index.data(VOIDED_ROLE):
            self.back_to_requested.emit(index.data(ENTRY_ROLE).id)

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
        if entry.secret:
            menu.addAction(self.tr("隠した内容を見る・伏せる"), lambda: self.model.lift(entry))
        menu.popup(self.ui.list.viewport().mapToGlobal(place))
        menu.aboutToHide.connect(menu.deleteLater)
