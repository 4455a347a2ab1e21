"""One window of the program for the tests of a process, one after the other: each finds it as if it had just started.

A window of its own is a third of what a test with a bare 卓 costs. What one test leaves is closed, written and thrown
away as when the program ends: dialogs, sheets, the 卓, all files, what the session remembers. Where anything else of
the window or of the application is not as it was, or the test failed, the next test gets a new one; so does one that
wants it styled while it is not, or the other way: a style sheet is the application's. Between two tests nothing is
shown or painted.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.controllers.window.player_sheet import PlayerSheet
from desktop.services.program.state_file import SessionState
from desktop.services.storage.folders import Folders
from desktop.views.window.work_tools import column_widths
from tests.styles import Look, look_of

Windows = Callable[[QApplication, Folders], AbstractContextManager[MainController]]

RUNNING = QAbstractAnimation.State.Running
KEEPS = not os.environ.get("TAKUJO_OWN_WINDOWS")
"""Whether a window is kept at all."""
KEPT: list[QWidget] = []
"""The window that stays open from one test to the next."""


def close_all(campaign_window: CampaignWindow) -> bool:
    """Close every open sheet; False when one cannot be written."""
    open_campaign = campaign_window.open_campaign
    written = [open_campaign.close(controller) for controller in tuple(open_campaign.documents)]
    return all(written)


class SharedWindow:
    """The window, over folders of its own that are empty when a test begins.

    Args:
        windows: shows the window on its start page, and takes it down again.
    """

    def __init__(self, app: QApplication, base: Path, windows: Windows) -> None:
        self._app, self._base, self._windows = app, base, windows
        self._count = 0
        self._window: AbstractContextManager[MainController] | None = None
        self._main: MainController | None = None
        self._as_begun: _Begun | None = None
        self._look: Look | None = None
        self._styled = False

    def wear(self, *, styled: bool) -> None:
        """Take a window down that has other styles."""
        if styled is not self._styled:
            self.end()
            self._styled = styled

    def folders(self) -> Folders:
        """Return the folders that the next window has."""
        here = self._base / str(self._count)
        here.mkdir(exist_ok=True)
        return Folders(here / "library", here / "config", here / "state", here / "logs")

    def main(self) -> MainController:
        """Return the window on its start page; one that was kept, if there is one."""
        if self._main is None:
            self._window = self._windows(self._app, self.folders())
            self._main = self._window.__enter__()
            self._as_begun = _Begun(self._main)
            self._look = look_of(self._app)
            KEPT.append(self._main.window)
        self._main.window.setUpdatesEnabled(True)
        return self._main

    def give_back(self, *, sound: bool) -> None:
        """Make the window as it began, or take it down where it cannot be."""
        main, begun = self._main, self._as_begun
        if main is None or begun is None:
            return
        if not (sound and KEEPS and begun.again(self.folders())):
            self.end()

    def is_reusable(self) -> bool:
        """Return whether the window exists and the application still has its styles and language."""
        return self._main is not None and look_of(self._app) == self._look

    def end(self) -> None:
        """Take the window down; the next has other folders."""
        window, self._window, self._main = self._window, None, None
        self._count += 1
        KEPT.clear()
        if window is not None:
            window.__exit__(None, None, None)


class _Begun:
    """What a window was when it had just been shown."""

    def __init__(self, main: MainController) -> None:
        self.main, self.size = main, QSize(main.window.size())
        self.preferences = main.preferences.value
        self.keys, self.used = main.window.keys, main.used
        self.focus = main.window.focusWidget()

    def again(self, folders: Folders) -> bool:
        """Come back to it; False when that is not possible."""
        main, window = self.main, self.main.window
        for dialog in window.findChildren(QDialog):
            dialog.close()
        self._take_back()
        if not (self._as_it_was() and main.leave_campaign()):
            return False
        for folder in (folders.library, folders.config, folders.state, folders.logs):
            shutil.rmtree(folder, ignore_errors=True)
            if folder.exists():  # a file that a test has put there
                return False
        main.session.value = SessionState()
        main.preferences.value = self.preferences
        main.preferences.save()
        main.campaigns._heads = ()
        ui = window.ui
        ui.tableCombo.clear()
        for line in (ui.commandEdit, ui.searchEdit):
            line.clear()
        window.hint("")
        window.line_list.hide()
        window.show_mode(play=False)
        window.resize(self.size)
        window.columns = [*column_widths()]
        main.show_start()
        window.quiet()
        if main._manual is not None:
            main._manual.window.deleteLater()
        for made_late in (main._manual, main._importer):
            if made_late is not None:
                made_late.deleteLater()
        main._manual = main._importer = None
        window.setUpdatesEnabled(False)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        main.appearance.set_system("")  # what has gone is not styled anew
        if QApplication.activeWindow() is not window:  # a dialog was
            window.activateWindow()
            QApplication.processEvents()
        for part in (window, ui.workScreen):  # a stack of pages gives the focus back to what had it there
            focus = part.focusWidget()
            if focus is not None:
                focus.clearFocus()
        if self.focus is not None:
            self.focus.setFocus()
        return not any(a.state() is RUNNING for a in window.findChildren(QAbstractAnimation))

    def _take_back(self) -> None:
        """End kiosk mode, as with the PIN; the player's new character is not opened for the GM."""
        campaign_window = self.main.campaign_window
        if campaign_window is None:
            return
        campaign_window._beside.stop()  # the one screen that goes round
        lock = campaign_window.handed_over
        if lock is None:
            return
        controller = lock.controller
        lock.ended.disconnect(campaign_window.kiosk._end)
        lock._end()
        if controller is not None:
            campaign_window.open_campaign.close(controller)

    def _as_it_was(self) -> bool:
        """Return whether the window has no changes other than those that leave with a campaign."""
        main, window = self.main, self.main.window
        now = main.preferences.value
        return (
            window.isVisible()
            and not window.locked
            and not window.windowState() & ~Qt.WindowState.WindowActive
            and now == self.preferences
            and main.used is self.used
            and window.keys is self.keys
            and (main._importer is None or not main._importer.findChildren(PlayerSheet))
            and main._first_lock is None
            and not main._giving_up
        )
