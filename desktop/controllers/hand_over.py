"""手渡し: locks the window onto one builder or sheet until the PIN is given; a crash leads back into the lock."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from desktop.controllers.builder import BuilderController
from desktop.controllers.sheet import SheetController
from desktop.core.problem import Problem, TakujoError
from desktop.services import pin as pins
from desktop.services.filenames import sanitised
from desktop.views.hand_over import HandOverDialog, HandOverScreen
from desktop.views.widgets.portrait import PortraitButton

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk
    from desktop.controllers.workspace import Open


def ask_hand_over(desk: Desk) -> None:
    """Ask what is handed over and under which PIN."""
    sheets = [(e.id, e.label) for e in desk.workspace.table.sheets() if e.is_pc and not e.fault]
    current = desk.current.document.sheet.id if desk.current is not None else ""
    dialog = HandOverDialog(sheets, current, desk.main.window)
    dialog.chosen.connect(lambda sheet, pin: desk.hand_over(sheet, pin))
    dialog.open()


class HandOver(QObject):
    """While it lasts, nothing of the GM can be seen or reached from the window."""

    def __init__(self, desk: Desk, clock: Callable[[], float] = time.time) -> None:
        super().__init__(desk)
        self._desk, self._clock = desk, clock
        self._window = desk.main.window
        self._session = desk.main.session
        self._screen = HandOverScreen()
        self._screen.pin_entered.connect(self.unlock)
        self._controller: Open | None = None
        self._was_full_screen = self._window.isFullScreen()
        self._window.lock(self._screen)

    @property
    def screen(self) -> HandOverScreen:
        """What the player sees."""
        return self._screen

    @property
    def controller(self) -> Open | None:
        """The builder or sheet that was handed over."""
        return self._controller

    def begin(self, sheet_id: str, pin: str) -> bool:
        """Lock, write down that it is locked, and open the sheet (or a new one); False when it cannot be opened."""
        entry = self._desk.workspace.table.entry(sheet_id) if sheet_id else None
        if entry is not None:
            self._close_everywhere(sheet_id)
            controller = self._desk.workspace.open_path(self._desk.workspace.table.path_of(entry), gm=False)
        else:
            controller = self._desk.workspace.new_draft(gm=False)
        if controller is None:
            self._end()
            return False
        self._session.change(
            mode="hand_over", handed_over=str(controller.autosave.stored.path), pin=pins.pin_of(pin).to_json()
        )
        self._take(controller)
        return True

    def resume(self) -> bool:
        """Go back into the lock after a crash; without its sheet the lock shows an empty page and still holds."""
        path = Path(self._session.value.handed_over)
        controller = self._desk.workspace.open_path(path, gm=False) if path.is_file() else None
        if controller is None:
            self._screen.say(self.tr("渡したシートが見つかりません。GMに返してください。"))
            return False
        self._take(controller)
        return True

    def unlock(self, text: str) -> bool:
        """Try a PIN; every try is on the disk before it is answered."""
        pin = pins.pin_from(self._session.value.pin)
        if pin is None:
            # no PIN can be checked any more: the state file was damaged, and a GM must not be locked out for good
            self._end()
            return True
        after, right = pins.attempt(pin, text, self._clock())
        self._session.change(pin=after.to_json())
        if right:
            self._end()
            return True
        wait = after.wait(self._clock())
        if wait:
            self._screen.refuse_pin(self.tr("{n} 秒待ってから入れてください。").format(n=wait))
        else:
            self._screen.refuse_pin(self.tr("PINが違います。"))
        return False

    def _take(self, controller: Open) -> None:
        self._controller = controller
        self._desk.hide_tab(controller)
        page: QWidget
        if isinstance(controller, BuilderController):
            page = controller.view
            controller.view.ui.banner.hide()
            controller.finished.connect(self._finished)
            title = self.tr("あたらしいキャラクター")
        else:
            page = controller.frame
            title = controller.title
        for portrait in page.findChildren(PortraitButton):
            portrait.keep_files_out()
        controller.told.connect(self._tell)
        controller.print_requested.connect(self._print)
        self._screen.show_page(page, title, self._desk.workspace.table.title)
        page.show()
        page.setFocus()

    def _finished(self) -> None:
        """Show the finished sheet in the same lock."""
        builder = self._controller
        assert isinstance(builder, BuilderController)
        path = builder.autosave.stored.path
        self._desk.workspace.close(builder)
        controller = self._desk.workspace.open_path(path, gm=False)
        if controller is not None:
            self._take(controller)
            self._screen.say(self.tr("できました。シートを見て、よければGMに返してください。"))

    def _print(self) -> None:
        """Put a PDF into the 卓's folder: a player must not see the GM's folders in a file dialog."""
        from desktop.views.paper.printing import print_sheets

        assert self._controller is not None
        workspace, sheet = self._desk.workspace, self._controller.document.sheet
        folder = workspace.table.folder / "prints"
        try:
            folder.mkdir(exist_ok=True)
            out = folder / f"{sanitised(sheet.name or 'sheet')}.pdf"
            title = workspace.table.title
            print_sheets([(workspace.system, workspace.game, sheet)], out, "filled", workspace.words, table_title=title)
        except TakujoError as error:
            self._tell(error.problem)
        except OSError as error:
            self._screen.say(self.tr("印刷の用意ができませんでした（{reason}）。").format(reason=error.strerror))
        else:
            self._screen.say(self.tr("印刷の用意ができました。GMが印刷します。"))

    def _tell(self, problem: Problem) -> None:
        say = self._desk.words.say
        self._screen.say("△ " + say(problem.message) + say(problem.remedy))

    def _close_everywhere(self, sheet_id: str) -> None:
        known = self._desk.workspace.controller_of(sheet_id)
        if known is not None:
            self._desk.workspace.close(known)

    def _end(self) -> None:
        """Give the window back to the GM; the player's sheet is written and closed."""
        self._session.change(mode="prepare", handed_over="", pin={})
        if self._controller is not None:
            page = self._controller.frame if isinstance(self._controller, SheetController) else self._controller.view
            page.setParent(None)
            path = self._controller.autosave.stored.path
            self._desk.workspace.close(self._controller)
            page.deleteLater()
        else:
            path = None
        self._window.unlock(self._screen)
        if not self._was_full_screen:
            self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self._desk.hand_over_ended(path)
