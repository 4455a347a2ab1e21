"""A sheet that was changed on disk while it was open: which version counts is a person's decision."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from desktop.controllers.teller import Teller
from desktop.controllers.workspace import Workspace
from desktop.services.faults import Conflict
from desktop.views.main_window import MainWindow


class Conflicts(QObject):
    """Asks about the sheets of one 卓 while it is open."""

    def __init__(self, workspace: Workspace, window: MainWindow, teller: Teller, parent: QObject) -> None:
        super().__init__(parent)
        self._workspace, self._window, self._teller = workspace, window, teller
        teller.settle = self.ask

    def leave(self) -> None:
        """Ask no more."""
        self._teller.settle = None

    def ask(self, conflict: Conflict) -> None:
        """Ask which version counts; nothing is written until somebody has chosen."""
        workspace, path = self._workspace, conflict.theirs.path
        controller = next((c for c in workspace.documents if c.autosave.stored.path == path), None)
        if controller is None:
            self._teller.tell_problem(conflict.problem)
            return
        asked = f"conflict:{path.name}"
        if self._window.findChild(QMessageBox, asked) is not None:
            return  # the question stands already
        box = QMessageBox(self._window)
        box.setObjectName(asked)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(workspace.words.say(conflict.problem.message))
        box.setInformativeText(self.tr("選ばなかった方も「前の版」に残ります。"))
        mine = box.addButton(self.tr("この画面の内容で書く"), QMessageBox.ButtonRole.AcceptRole)
        theirs = box.addButton(self.tr("ファイルの内容にする"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("あとで決める"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(mine)

        def chosen() -> None:
            if box.clickedButton() is mine:
                present = workspace.table.store.present(path)  # it may have changed again meanwhile
                controller.autosave.settle(present)
            elif box.clickedButton() is theirs:
                stored, sheet = workspace.table.read(path, workspace.system)
                controller.autosave.adopt(stored, sheet)
                workspace.edits.reconcile(sheet.id)

        box.finished.connect(lambda _code: self._teller.guard(chosen))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
