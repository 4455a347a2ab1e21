"""A sheet that was changed on disk while it was open: which version counts is a person's decision."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.program.notifier import Notifier
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.services.campaign import sheets
from desktop.services.storage.file_errors import Conflict
from desktop.views.window.main_window import MainWindow

MOST = 5
"""Differences that the question names."""
LONGEST = 24
"""Signs of a value in it."""


class Conflicts(QObject):
    """Asks about the sheets of one campaign while it is open."""

    def __init__(self, open_campaign: OpenCampaign, window: MainWindow, notifier: Notifier, parent: QObject) -> None:
        super().__init__(parent)
        self._open_campaign, self._window, self._notifier = open_campaign, window, notifier
        notifier.resolve = self.ask

    def leave(self) -> None:
        """Ask no more."""
        self._notifier.resolve = None

    def ask(self, conflict: Conflict) -> None:
        """Ask which version to keep; nothing is written until the user has chosen."""
        open_campaign, path = self._open_campaign, conflict.theirs.path
        controller = next((c for c in open_campaign.documents if c.autosave.stored.path == path), None)
        if controller is None:
            self._notifier.show_problem(conflict.problem)
            return
        asked = f"conflict:{path.name}"
        if self._window.findChild(QMessageBox, asked) is not None:
            return  # the question is open already
        box = QMessageBox(self._window)
        box.setObjectName(asked)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(open_campaign.words.say(conflict.problem.message))
        kept = self.tr("選ばなかった方も「前の版」に残ります。")
        # a player in the kiosk would read what only the GM has written
        compared = [] if self._window.locked else self._compared(controller.document.sheet, conflict)
        box.setInformativeText("\n".join((*compared, kept)))
        mine = box.addButton(self.tr("この画面の内容で書く"), QMessageBox.ButtonRole.AcceptRole)
        theirs = box.addButton(self.tr("ファイルの内容にする"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("あとで決める"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(mine)

        def chosen() -> None:
            if box.clickedButton() is mine:
                present = open_campaign.campaign.store.present(path)  # it may have changed again meanwhile
                controller.autosave.resolve(present)
            elif box.clickedButton() is theirs:
                stored, sheet = open_campaign.campaign.read(path, open_campaign.system)
                open_campaign.campaign.store.keep(path, conflict.mine)
                controller.autosave.adopt(stored, sheet)

        box.finished.connect(lambda _code: self._notifier.guard(chosen))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _compared(self, mine: Sheet, conflict: Conflict) -> list[str]:
        """Say what differs, as far as a short question can hold it; of a file that is no sheet any more, nothing."""
        from desktop.models.sheet.change_words import ChangeWords
        from desktop.services.text.diff import differences

        open_campaign = self._open_campaign
        try:
            theirs = sheets.load(conflict.theirs, open_campaign.system)
        except TakujoError:
            return []
        change_words = ChangeWords(open_campaign.words, type(mine), open_campaign.game)
        rows = [change_words.row(difference) for difference in differences(mine, theirs)]
        one = self.tr("{title}　この画面「{mine}」　ファイル「{theirs}」")
        lines = [one.format(title=title, mine=_cut(here), theirs=_cut(there)) for title, here, there in rows[:MOST]]
        more = len(rows) - MOST
        return [*lines, self.tr("ほか {n} か所").format(n=more)] if more > 0 else lines


def _cut(value: str) -> str:
    line = " ".join(value.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
