"""Sheets and drafts in tabs: connects the signals of each to notifications and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from desktop.controllers.notifier import Notifier
from desktop.controllers.open_campaign import Open, OpenCampaign
from desktop.controllers.sheet import SheetController
from desktop.controllers.tabs import Tabs

if TYPE_CHECKING:
    from desktop.controllers.builder import BuilderController


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
            from desktop.services.file_errors import problem

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
