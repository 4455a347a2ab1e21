"""The list of characters on the left: found, opened, chosen for commands; and the page of a list without any."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu

from desktop.controllers.campaign.open_campaign import Open, OpenCampaign
from desktop.models.library_tree import ENTRY_ROLE, LINE_ROLE, LibraryTree, TreeLine
from desktop.services.campaign.index import Entry
from desktop.views.window.library_delegate import LibraryDelegate
from desktop.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.views.window.library_delegate import EmptyCampaignPage


SHEET_MENU = ("rename", "duplicate", "save_template", "paper_back", "archive", "delete")
LIST_MENU = ("build", "random", "blank_npc", "scenario")


class CharacterList(QObject):
    """Fills the window's list with the sheets of one campaign.

    Args:
        front: gives the document in front.
    """

    opened = Signal(object)
    """A sheet or a draft (`Open`) was chosen and is to come to the front."""
    scenario_opened = Signal(str)
    """A scenario was chosen, by the name of its file."""
    selected = Signal()

    def __init__(
        self, open_campaign: OpenCampaign, window: MainWindow, front: Callable[[], Open | None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._open_campaign, self._window, self._front = open_campaign, window, front
        self._view, self._search = window.ui.libraryTree, window.ui.searchEdit
        self._tree = LibraryTree(self)
        self._deferred = False
        """Play has changed sheets while the list was invisible."""
        self._view.setModel(self._tree)
        self._view.setItemDelegate(LibraryDelegate(self._view))
        self._search.clear()
        open_campaign.listed.connect(self.show)
        open_campaign.carried.connect(self._carried)
        self._view.installEventFilter(self)
        self._search.textChanged.connect(self.show)
        self._view.activated.connect(self._open)
        self._view.clicked.connect(self._open)
        self._view.customContextMenuRequested.connect(self._menu)
        self._view.selectionModel().selectionChanged.connect(self.selected)

    def leave(self) -> None:
        """Take the list out of the window."""
        self._view.selectionModel().selectionChanged.disconnect(self.selected)
        self._search.textChanged.disconnect(self.show)
        self._view.activated.disconnect(self._open)
        self._view.clicked.disconnect(self._open)
        self._view.customContextMenuRequested.disconnect(self._menu)
        self._view.removeEventFilter(self)
        self._view.setModel(None)

    def selection(self) -> list[Entry]:
        """Return the sheets chosen in the list."""
        chosen = (index.data(ENTRY_ROLE) for index in self._view.selectedIndexes())
        return [entry for entry in chosen if entry is not None]

    def show(self) -> None:
        """Show the characters that match what was typed."""
        self._deferred = False
        self._tree.set_groups(self._open_campaign.listing.groups(self._search.text()))
        self._view.expandAll()
        self.follow()

    def follow(self) -> None:
        """Choose the sheet in front and no other, where it is listed."""
        front = self._front()
        index = self._tree.index_of(front.document.sheet.id) if front is not None else QModelIndex()
        if index.isValid():
            # asked by the view itself, a key that is held (the Ctrl of Ctrl+N) would add it to what is chosen
            alone = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            self._view.selectionModel().setCurrentIndex(index, alone)

    def _carried(self) -> None:
        """Play has written sheets: at the table the list is put away, and waits until it is looked at again."""
        self._deferred = not self._view.isVisible()
        if not self._deferred:
            self.show()

    def _open(self, index: QModelIndex) -> None:
        entry: Entry | None = index.data(ENTRY_ROLE)
        line: TreeLine | None = index.data(LINE_ROLE)
        if line is not None:
            self.scenario_opened.emit(line.file)
        controller = self._open_campaign.open(entry) if entry is not None else None
        if controller is not None:
            self.opened.emit(controller)

    def _menu(self, place: QPoint) -> None:
        menu = QMenu(self._view)
        on_sheet = self._view.indexAt(place).data(ENTRY_ROLE) is not None
        for name in SHEET_MENU if on_sheet else LIST_MENU:
            menu.addAction(self._window.actions_by_id[name])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self._view.viewport().mapToGlobal(place))

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show what has happened meanwhile when the list comes back."""
        if self._deferred and event.type() == QEvent.Type.Show:
            self.show()
        return super().eventFilter(watched, event)


class EmptyCampaign(QObject):
    """Puts a page where documents would be; it is made when it is first seen."""

    def __init__(self, open_campaign: OpenCampaign, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._open_campaign, self._window, self._documents = open_campaign, window, window.ui.documents
        self._page: EmptyCampaignPage | None = None
        self._left = False
        open_campaign.listed.connect(self.look)

    def look(self) -> None:
        """Follow what is open and who is there."""
        ui = self._window.ui
        if self._left or self._documents.count() or ui.centre.currentWidget() is not self._documents:
            return
        if self._page is None:
            from desktop.views.window.library_delegate import EmptyCampaignPage  # unused by a campaign with sheets

            self._page = EmptyCampaignPage()
            self._page.wanted.connect(self._window.command)
            self._documents.fill(self._page)
            self.show_keys()
        has_sheets = bool(self._open_campaign.campaign.sheets())
        at = ui.workScreen.focusWidget()
        if has_sheets and at is not None and self._page.isAncestorOf(at):
            ui.libraryTree.setFocus()  # the way in goes away; Qt would give the keys to whatever comes next
        self._page.show_people(has_sheets)
        if not has_sheets and at in (None, ui.libraryTree):
            self._page.take_keys()

    def show_keys(self) -> None:
        """Write the keys on what they do."""
        if self._page is not None:
            self._page.show_keys(self._window.keys)

    def leave(self) -> None:
        """Take the page away with its campaign; tabs that are closed then leave nothing to be filled."""
        self._left = True
        if self._page is not None:
            self._documents.fill(None)
            self._page.deleteLater()
            self._page = None
