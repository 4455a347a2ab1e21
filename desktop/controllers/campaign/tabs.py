"""The tabs of an open campaign: sheets, drafts, and pages that are neither; who hears them, and the window's title."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.edits import Edited
from desktop.controllers.campaign.open_campaign import Open, OpenCampaign
from desktop.controllers.program.appearance import Appearance
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.sheet.sheet import SheetController
from desktop.models.sheet.undo import UndoStack
from desktop.services.campaign.campaign import Campaign
from desktop.services.storage.files import written_at
from desktop.views.style import icons
from desktop.views.style.plain_style import literal
from desktop.views.window.main_window import MainWindow

if TYPE_CHECKING:
    from desktop.controllers.sheet.builder import BuilderController


LONGEST_TITLE = 40
"""Characters of a name on a tab."""


class PageController(Protocol):
    """The controller of a page without a sheet."""

    def flush(self) -> bool:
        """Write what has not been written; False when it cannot be."""

    def stop(self) -> None:
        """Let go of the page."""


@runtime_checkable
class OpensFiles(Protocol):
    """A keeper whose page shows one of several files."""

    def open(self, file: str) -> bool:
        """Show the file of this name; False when it cannot be."""


def widget_of(controller: Open) -> QWidget:
    """Return what is in the tab of a sheet or a draft."""
    return controller.frame if isinstance(controller, SheetController) else controller.view


class Tabs(QObject):
    """Gives every open document a tab, and knows which is in front."""

    added = Signal(object)
    """A sheet or a draft (`Open`) has come to the front in a tab of its own."""
    dropped = Signal()
    front_changed = Signal()
    retitled = Signal()

    def __init__(self, open_campaign: OpenCampaign, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._open_campaign, self._window, self._documents = open_campaign, window, window.ui.documents
        open_campaign.place = self._documents.place
        self._tabs: dict[QWidget, Open] = {}
        self._pages: dict[str, QWidget] = {}
        self._keepers: dict[str, PageController] = {}
        open_campaign.opened.connect(self.add)
        open_campaign.closed.connect(self._drop)
        self._documents.currentChanged.connect(self._emit_front_changed)
        self._documents.tabCloseRequested.connect(self._close)
        window.escaped.connect(self._return_to_sheet)

    # what is where

    @property
    def current(self) -> Open | None:
        """The document in front."""
        return self._tabs.get(self._documents.currentWidget())

    @property
    def sheet(self) -> SheetController | None:
        """The finished sheet in front, if one is."""
        return self.current if isinstance(self.current, SheetController) else None

    @property
    def files(self) -> tuple[Path, ...]:
        """The files of the documents, in the order in which they were opened."""
        return tuple(controller.autosave.stored.path for controller in self._tabs.values())

    @property
    def wide(self) -> bool:
        """Whether what is in front needs the whole window: a draft, or a page that is no sheet."""
        return self.sheet is None and self._documents.count() > 0

    @property
    def undo_stack(self) -> UndoStack | None:
        """What the page in front can undo by itself; None where it is a sheet, or has nothing of the kind."""
        front = self._documents.currentWidget()
        key = next((key for key, page in self._pages.items() if page is front), "")
        return getattr(self._keepers.get(key), "undo_stack", None)

    @property
    def edited(self) -> Edited | None:
        """What the front tab edits beside the journal; None where that is nothing."""
        front = self._documents.currentWidget()
        key = next((key for key, page in self._pages.items() if page is front), "")
        return getattr(self._keepers.get(key), "edited", None)

    def keeper(self, key: str) -> PageController | None:
        """Return the controller of an open page that is no sheet."""
        return self._keepers.get(key)

    def page(self, key: str) -> QWidget | None:
        """Return an open page that is no sheet."""
        return self._pages.get(key)

    # coming and going

    def add(self, controller: Open) -> None:
        """Give a document a tab, in front."""
        widget = widget_of(controller)
        self._tabs[widget] = controller
        self._window.give_keys(widget)
        icon = icons.icon("person" if isinstance(controller, SheetController) else "pencil")
        number = self._documents.addTab(widget, icon, self._title(controller))
        self._documents.setCurrentIndex(number)
        controller.document.value_changed.connect(lambda: self._retitle(widget))
        self.added.emit(controller)

    def show_page(self, key: str, page: QWidget, title: str, icon: str, keeper: PageController | None = None) -> None:
        """Show a page that is no sheet (the game definition) in a tab of its own.

        Args:
            keeper: writes what the page holds before it goes.
        """
        if keeper is not None:
            self._keepers[key] = keeper
        if key not in self._pages:
            self._pages[key] = page
            self._documents.addTab(page, icons.icon(icon), title)
        self._documents.setCurrentWidget(self._pages[key])

    def bring_to_front(self, controller: Open) -> None:
        """Show an open document's tab."""
        self._documents.setCurrentWidget(next(w for w, c in self._tabs.items() if c is controller))

    def bring_file_to_front(self, path: Path) -> None:
        """Show the tab of a file, if it has one."""
        front = next((w for w, c in self._tabs.items() if c.autosave.stored.path == path), None)
        if front is not None:
            self._documents.setCurrentWidget(front)

    def close_front(self) -> None:
        """Close the tab in front, if there is one."""
        if self._documents.count():
            self._close(self._documents.currentIndex())

    def flush(self) -> bool:
        """Write the pages without a sheet; False when writing fails (reported)."""
        written = [keeper.flush() for keeper in self._keepers.values()]
        return all(written)

    def clear(self) -> None:
        """Take every tab out of the window; what they hold has been written."""
        for keeper in self._keepers.values():
            keeper.stop()
        self._keepers.clear()
        for widget in [*self._tabs, *self._pages.values()]:
            self._documents.removeTab(self._documents.indexOf(widget))
            widget.deleteLater()
        self._documents.currentChanged.disconnect(self._emit_front_changed)
        self._documents.tabCloseRequested.disconnect(self._close)
        self._window.escaped.disconnect(self._return_to_sheet)

    def _drop(self, controller: Open) -> None:
        widget = widget_of(controller)
        if self._tabs.pop(widget, None) is not None:  # what a player had was in no tab
            self._documents.removeTab(self._documents.indexOf(widget))
        widget.deleteLater()
        controller.deleteLater()
        self.dropped.emit()

    def _close(self, number: int) -> None:
        widget = self._documents.widget(number)
        if widget in self._tabs:
            self._open_campaign.close(self._tabs[widget])
            return
        key = next(k for k, w in self._pages.items() if w is widget)
        keeper = self._keepers.get(key)
        if keeper is not None:
            if not keeper.flush():
                return
            self._keepers.pop(key).stop()
        self._documents.removeTab(number)
        self._pages.pop(key).deleteLater()

    def _return_to_sheet(self) -> None:
        """Leave tray, lists and fields for the sheet in front, where letters act."""
        if self.sheet is not None and self._documents.isVisible():
            self.sheet.frame.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _emit_front_changed(self, _number: int) -> None:
        self.front_changed.emit()

    def _retitle(self, widget: QWidget) -> None:
        controller = self._tabs.get(widget)
        if controller is not None:
            number, title = self._documents.indexOf(widget), self._title(controller)
            if self._documents.tabText(number) != title:  # the same title would redraw the whole page
                self._documents.setTabText(number, title)
            self.retitled.emit()

    def _title(self, controller: Open) -> str:
        return literal((controller.document.sheet.name or self.tr("新しいキャラクター"))[:LONGEST_TITLE])


class OpenPages(QObject):
    """Listens to every document of the campaign that the GM has open; knows no menus, tray or table."""

    value_changed = Signal()
    """A value of a sheet has changed."""
    saved = Signal()
    """One of them is written."""
    step_taken = Signal()
    """Another step can be undone or redone."""
    check_requested = Signal(str, dict)
    """(kind id, parameters): prepare this check in the tray."""
    rule_requested = Signal(str)
    """Id of a rule to be opened."""
    print_requested = Signal()
    """The sheet in front is to be printed."""

    def __init__(self, open_campaign: OpenCampaign, tabs: Tabs, notifier: Notifier, parent: QObject) -> None:
        super().__init__(parent)
        self._open_campaign, self._notifier = open_campaign, notifier
        tabs.added.connect(self._join)

    def _join(self, controller: Open) -> None:
        """Connect a sheet or a draft that has come into a tab."""
        controller.document.value_changed.connect(self.value_changed)
        controller.autosave.saved.connect(self.saved)
        controller.autosave.recovered.connect(lambda: self._notify_recovered(controller))
        # a signal, not a lambda: a stack that outlives the window must not call it
        controller.document.undo_stack.indexChanged.connect(self.step_taken)
        controller.problem_found.connect(self._notifier.show_problem)
        controller.problem_gone.connect(self._notifier.withdraw_problem)
        controller.print_requested.connect(self.print_requested)
        if isinstance(controller, SheetController):
            controller.check_requested.connect(self.check_requested)
            controller.rule_requested.connect(self.rule_requested)
        else:
            controller.view.ui.bannerTable.setText(self._open_campaign.campaign.title)
            controller.finished.connect(lambda: self._finish(controller))
            controller.left.connect(lambda: self._open_campaign.close(controller))
        self._notify_newer(controller)

    def _notify_newer(self, controller: Open) -> None:
        """Notify that a sheet of a newer program is read-only; for a whole campaign the opening notices do."""
        stored = controller.autosave.stored
        if stored.read_only and not self._open_campaign.campaign.read_only:
            from desktop.services.storage.file_errors import problem

            found = stored.data.get("schema_version")
            self._notifier.show_problem(problem("read_only_newer", stored.path, found=found))

    def _notify_recovered(self, controller: Open) -> None:
        """Replace the notification that something could not be written."""
        name = controller.document.sheet.name or controller.autosave.stored.path.stem
        self._notifier.notify(self.tr("「{name}」を保存できました。").format(name=name))

    def _finish(self, builder: BuilderController) -> None:
        """Put the finished sheet in the builder's place, and the keys into it; they fell to the list of tables."""
        sheet = self._open_campaign.finish_draft(builder)
        if isinstance(sheet, SheetController):
            sheet.frame.setFocus(Qt.FocusReason.OtherFocusReason)


class Caption(QObject):
    """Names what is in front."""

    def __init__(
        self, campaign: Campaign, tabs: Tabs, window: MainWindow, appearance: Appearance, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._campaign, self._tabs, self._window, self._appearance = campaign, tabs, window, appearance
        tabs.retitled.connect(self.show_title)

    def show_title(self) -> None:
        """Name what is in front in the window's title; not while a player has it."""
        if self._window.locked:
            return
        front = self._tabs.current
        parts = [front.document.sheet.name if front is not None else "", self._campaign.title]
        self._window.setWindowTitle(self.tr("・").join(p for p in parts if p) + self.tr(" — 卓上 Takujō"))

    def show_saved_time(self) -> None:
        """Say when the sheet in front or what was played was last written; nothing while an edit waits for it."""
        front, when = self._tabs.current, ""
        if front is not None and not front.autosave.dirty:
            when = max(written_at(path) for path in (front.autosave.stored.path, self._campaign.log))
        text = self.tr("✓ 保存済み {time}").format(time=self._appearance.when(when)) if when else ""
        self._window.ui.savedLabel.setText(text)

    def leave(self) -> None:
        """Say nothing of a sheet any more."""
        self._window.ui.savedLabel.clear()
