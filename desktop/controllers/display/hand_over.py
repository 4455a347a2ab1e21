"""手渡し: locks the window onto one builder or sheet until the PIN is given; a crash leads back into the lock."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.controllers.campaign.edits import History
from desktop.controllers.campaign.open_campaign import Open, OpenCampaign
from desktop.controllers.output.printing import for_paper
from desktop.controllers.program.notifier import Notifier
from desktop.controllers.program.pin_lock import EmptyLock, try_pin, warn_of_pin
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.paper import as_finished
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.problem import Problem, TakujoError
from desktop.core.sheet import Sheet
from desktop.core.words import Typed, phrase
from desktop.models.sheet.change_words import ChangeWords
from desktop.services.program import pin as pins
from desktop.services.program.state_file import LOCKED, SessionState, StateFile, remember
from desktop.services.storage.files import file_name
from desktop.services.storage.folders import noted, placed
from desktop.services.storage.refusals import reason
from desktop.services.text.diff import differences
from desktop.views.sheet.terms_popover import open_terms_in
from desktop.views.widgets.inputs.portrait import PortraitButton
from desktop.views.window.hand_over import HandOverDialog, HandOverScreen
from desktop.views.window.main_window import MainWindow


def ask_hand_over(
    open_campaign: OpenCampaign, current: str, window: QWidget, chosen: Callable[[str, str, bool], object]
) -> None:
    """Ask what is handed over and under which PIN.

    Args:
        current: id of the sheet that is offered first.
        chosen: is called with the sheet's id (empty: a new one), the PIN, and whether the player may set all.
    """
    nameless = QCoreApplication.translate("SheetController", "名前のないキャラクター")
    sheets = [(e.id, e.name or nameless) for e in open_campaign.campaign.sheets() if e.is_pc and not e.fault]
    dialog = HandOverDialog(sheets, current, window)
    dialog.ui.freeCheck.setVisible(bool(open_campaign.system.gm_fields or open_campaign.system.finished_gm_fields))
    dialog.chosen.connect(chosen)
    dialog.open()


class HandOver(QObject):
    """While it lasts, nothing of the GM can be seen or reached from the window."""

    ended = Signal(object)
    """The kiosk is closed; with the builder or sheet that the player had, or None."""

    def __init__(
        self,
        open_campaign: OpenCampaign,
        history: History,
        window: MainWindow,
        session: StateFile[SessionState],
        notifier: Notifier,
        parent: QObject,
        *,
        clock: Callable[[], float] = time.monotonic,
        first: EmptyLock | None = None,
    ) -> None:
        """Lock.

        Args:
            first: the lock from before the campaign was open; this one replaces it.
        """
        super().__init__(parent)
        self._open_campaign, self._history, self.clock = open_campaign, history, clock
        self._window, self._session, self._notifier = window, session, notifier
        self._returns = session.value.returns if session.value.mode in LOCKED else session.value.mode
        self._screen = HandOverScreen()
        self._screen.pin_entered.connect(self.unlock)
        self._controller: Open | None = None
        self._logged: Sheet | None = None
        """The finished sheet as far as the log tells of it."""
        self._guarded = True
        open_campaign.edits.post_all()
        self._since = open_campaign.stamp()
        """What was done before the hand-over is not the player's to undo."""
        self._was_full_screen = self._window.isFullScreen() and first is None
        for key, step in (("Ctrl+Z", "undo"), ("Ctrl+Shift+Z", "redo")):
            shortcut = QShortcut(QKeySequence(key), self._screen)
            shortcut.setObjectName(step)  # the key list may give it another key
            shortcut.activated.connect(lambda s=step: self._step(s))
        words = QShortcut(QKeySequence("Shift+F1"), self._screen)
        words.setObjectName("terms")
        words.activated.connect(lambda: open_terms_in(self._window))
        self._screen.step_requested.connect(self._step)
        self._screen.allow_steps(undo=False, redo=False)
        self._window.close_refused.connect(self._explain_lock)
        self._notifier.lent = self._is_shown_file
        self._window.lock(self._screen)
        if first is not None:
            first.close()

    @property
    def screen(self) -> HandOverScreen:
        """What the player sees."""
        return self._screen

    @property
    def controller(self) -> Open | None:
        """The builder or sheet that was handed over."""
        return self._controller

    def begin(self, sheet_id: str, pin: str, *, free: bool = False) -> bool:
        """Lock, write down that it is locked, and open the sheet (or a new one); False when it cannot be opened.

        Args:
            free: the player may set what is the GM's, too (`GameSystem.gm_fields`).
        """
        self._guarded = not free
        entry = self._open_campaign.campaign.entry(sheet_id) if sheet_id else None
        if entry is not None:
            self._close_everywhere(sheet_id)
            controller = self._open(self._open_campaign.campaign.path_of(entry))
        else:
            controller = self._open_campaign.new_draft(gm=False, guarded=self._guarded)
        if controller is None:
            self.close()
            return False
        self._take(controller)
        try:
            self._session.change(
                mode="hand_over",
                returns=self._returns,
                handed_over=self._noted(controller),
                handed_free=free,
                pin=pins.pin_of(pin).to_json(),
            )
        except TakujoError as error:  # a lock that a crash would open is none
            self.close()
            self._notifier.show_error(error)
            return False
        return True

    def resume(self) -> bool:
        """Go back into the lock after a crash; without its sheet the lock shows an empty page and still holds."""
        path = placed(self._session.value.handed_over, self._open_campaign.campaign.folder)
        self._guarded = not self._session.value.handed_free
        controller = self._open(path) if os.path.isfile(path) else None
        if controller is None:
            self._screen.show_message(self.tr("渡したシートが見つかりません。GMに返してください。"))
            return False
        self._take(controller)
        warn_of_pin(self._session, self._screen)
        return True

    def unlock(self, text: str) -> bool:
        """Try a PIN; every try is on the disk before it is answered."""
        if not try_pin(self._session, self._screen, text, self.clock()):
            return False
        self.close()
        return True

    def _open(self, path: Path) -> Open | None:
        return self._open_campaign.open_path(path, gm=False, guarded=self._guarded)

    def _noted(self, controller: Open) -> str:
        return noted(controller.autosave.stored.path, self._open_campaign.campaign.folder)

    def _take(self, controller: Open) -> None:
        self._controller = controller
        controller.document.undo_stack.indexChanged.connect(self._show_steps)
        controller.document.value_changed.connect(self._show_steps)
        self._show_steps()
        page: QWidget
        if isinstance(controller, BuilderController):
            page = controller.view
            controller.view.ui.banner.hide()
            controller.finished.connect(self._finished)
            title = self.tr("新しいキャラクター")
        else:
            page = controller.frame
            title = controller.title
            controller.check_requested.connect(self._no_dice)
            self._logged = controller.document.sheet
            controller.document.left.connect(self._log_changes)
            controller.frame.grow_requested.connect(lambda _purchase: self._log_changes())
        for portrait in page.findChildren(PortraitButton):
            portrait.keep_files_out()
        controller.problem_found.connect(self._show_problem)
        controller.print_requested.connect(self._print)
        self._window.give_keys(page)
        self._screen.show_page(page, title, self._open_campaign.campaign.title)
        page.show()
        if isinstance(controller, BuilderController):
            controller.focus_first()
        else:
            self._offer_look(controller.document.sheet.id)
            page.setFocus()

    def _offer_look(self, sheet: str) -> None:
        """Let the player see what only this player may know."""
        from desktop.controllers.display.players_picture import PrivateView

        view = PrivateView(self._open_campaign, sheet, self)
        self._screen.offer_look(view.page)
        self._screen.look_wanted.connect(view.show)

    def _finished(self) -> None:
        """Show the finished sheet in the same lock."""
        builder = self._controller
        assert isinstance(builder, BuilderController)
        controller = self._open_campaign.finish_draft(builder, gm=False, guarded=self._guarded)
        if controller is not None:
            remember(self._session, handed_over=self._noted(controller))
            self._take(controller)
            self._screen.show_message(self.tr("できました。シートを見て、よければGMに返してください。"))

    def _step(self, step: str) -> None:
        """Undo or redo on the player's own sheet."""
        if self._controller is not None:
            self._open_campaign.edits.post_all()
            self._history.step(step, None, self._since)
            self._log_changes()

    def _log_changes(self) -> None:
        """Write into the GM's log what the player has changed on a finished sheet; of play fields it tells already."""
        if not isinstance(self._controller, SheetController):
            return
        document, open_campaign = self._controller.document, self._open_campaign
        before, self._logged = self._logged or document.sheet, document.sheet
        words = ChangeWords(open_campaign.words, type(document.sheet), document.game)
        rows = (
            words.row(difference, document.sheet)
            for difference in differences(before, document.sheet)
            if not (document.is_played(difference.field) or words.hidden(difference.field))
        )
        texts = tuple(
            phrase("{title} {before} → {after}", title=Typed(title), before=Typed(old), after=Typed(new))
            for title, old, new in rows
        )
        if texts:
            open_campaign.record(phrase("手渡し中の変更：{changes}", changes=texts), document.sheet.name, secret=True)

    def _show_steps(self, _index: int = 0) -> None:
        """Undo is live from the player's first edit on; what the GM did before stays."""
        if self._controller is not None:
            play_session = self._open_campaign.play_session
            undo = self._controller.document.waits or play_session.last >= self._since
            self._screen.allow_steps(undo=undo, redo=play_session.next >= self._since)

    def _explain_lock(self) -> None:
        self._screen.show_message(self.tr("手渡し中は閉じられません。終わったらGMに返してください。"))

    def _no_dice(self) -> None:
        self._screen.show_message(self.tr("判定はGMの画面でします。いまはシートだけを直せます。"))

    def _print(self) -> None:
        """Put a PDF into the campaign's folder: a player must not see the GM's folders in a file dialog."""
        from desktop.views.paper.printing import print_sheets

        assert self._controller is not None
        open_campaign, sheet = self._open_campaign, for_paper(as_finished(self._controller.document))
        folder = open_campaign.campaign.folder / "prints"
        try:
            folder.mkdir(exist_ok=True)
            out = folder / file_name(sheet.name, sheet.id, ".pdf")  # two of one name have a page each
            title, chances = open_campaign.campaign.title, open_campaign.campaign.chances
            item = (open_campaign.system, open_campaign.game, sheet)
            print_sheets([item], out, "filled", open_campaign.words, campaign_title=title, chances=chances)
        except TakujoError as error:
            self._show_problem(error.problem)
        except OSError as error:
            self._screen.show_message(
                self.tr(
                    "印刷の用意ができませんでした（{reason}）。シートは保存されています。GMに知らせてください。"
                ).format(reason=self._open_campaign.words.say(reason(error)))
            )
        else:
            self._screen.show_message(self.tr("印刷の用意ができました。GMが印刷します。"))

    def _show_problem(self, problem: Problem) -> None:
        self._screen.show_message("△ " + problem.text(self._open_campaign.words))

    def _is_shown_file(self, path: Path) -> bool:
        return self._controller is not None and self._controller.autosave.stored.path == path

    def _close_everywhere(self, sheet_id: str) -> None:
        known = self._open_campaign.controller_of(sheet_id)
        if known is not None:
            self._open_campaign.close(known)

    def close(self) -> None:
        """Give the window back to the GM; the player's sheet is written and closed."""
        remember(self._session, mode=self._returns, handed_over="", pin={})
        if self._controller is not None:
            self._controller.document.end_burst()
            self._log_changes()
        controller, self._controller = self._controller, None
        if controller is not None:
            page = controller.frame if isinstance(controller, SheetController) else controller.view
            page.setParent(None)  # the screen goes, and takes what it holds along
            page.hide()  # a layout that has just taken it in would still show it
            controller.problem_found.disconnect(self._show_problem)
            controller.print_requested.disconnect(self._print)
        self._window.unlock(self._screen)
        if not self._was_full_screen:
            self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self.ended.emit(controller)
        self._notifier.show_postponed()
        self.deleteLater()
