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
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.program.state_file import SessionState
from desktop.services.storage.folders import Folders
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


def take_down(main: MainController) -> None:
    """Take a window down; that the program ends with it would end the application of all tests."""
    main.close()
    main.window.closing.disconnect()
    main.window.close()
    main.window.deleteLater()
    main.appearance.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


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
        if not (self._as_it_was() and main.close()):
            return False
        for folder in (folders.library, folders.config, folders.state, folders.logs):
            shutil.rmtree(folder, ignore_errors=True)
            if folder.exists():  # a file that a test has put there
                return False
        main.session.value = SessionState()
        main.preferences.value = self.preferences
        main.preferences.save()
        window.resize(self.size)
        main.show_start()
        window.setUpdatesEnabled(False)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        main.appearance.set_system("")  # what has gone is not styled anew
        if QApplication.activeWindow() is not window:  # a dialog was
            window.activateWindow()
            QApplication.processEvents()
        for part in (window, window.ui.workScreen):  # a stack of pages gives the focus back to what had it there
            focus = part.focusWidget()
            if focus is not None:
                focus.clearFocus()
        if self.focus is not None:
            self.focus.setFocus()
        return not any(a.state() is RUNNING for a in window.findChildren(QAbstractAnimation))

    def _as_it_was(self) -> bool:
        """Return whether the window has no changes other than those that leave with a campaign."""
        main, window = self.main, self.main.window
        kiosk = Qt.WindowState.WindowFullScreen if window.locked else Qt.WindowState.WindowActive
        return (
            window.isVisible()
            and not window.windowState() & ~(Qt.WindowState.WindowActive | kiosk)
            and main.preferences.value == self.preferences
            and main.used is self.used
            and window.keys is self.keys
        )
