"""The lock that is before a campaign is open, and the PIN that opens any lock; loads nothing of a campaign."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from desktop.services.program import pin as pins
from desktop.services.program.state_file import SessionState, StateFile, remember
from desktop.views.window.hand_over import HandOverScreen
from desktop.views.window.main_window import MainWindow


class AsksPin(Protocol):
    """A screen on which a PIN is typed."""

    def refuse_pin(self, text: str) -> None:
        """Say why the PIN is not taken."""


class EmptyLock(QObject):
    """The lock after a crash until the campaign it was in is open, and for good when that cannot be found.

    Also the lock of the kiosk for a concealed check: there is no sheet to show, and the PIN leads to the table.

    Nothing to see, and still a PIN to give.
    """

    ended = Signal()
    """The PIN was given, and there is no campaign to show."""

    def __init__(
        self,
        window: MainWindow,
        session: StateFile[SessionState],
        parent: QObject,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._window, self._session, self._clock = window, session, clock
        self._screen = HandOverScreen()
        self._screen.pin_entered.connect(self.unlock)
        window.lock(self._screen)

    def explain_nothing_to_open(self) -> None:
        """Say that there is nothing to open."""
        self._wait_for_gm(self.tr("渡したシートのある場所が見つかりません。GMに返してください。"))
        warn_of_pin(self._session, self._screen)

    def explain_kiosk(self) -> None:
        """Say that the kiosk was open for a concealed check when the program stopped."""
        self._wait_for_gm(self.tr("判定の画面を渡しているあいだに止まりました。GMに返してください。"))

    def _wait_for_gm(self, text: str) -> None:
        """Say why there is nothing to see; nothing can be done but give the PIN."""
        self._screen.show_message(text)
        self._screen.allow_steps(undo=False, redo=False)
        self._screen.ask_pin()

    def close(self) -> None:
        """Remove the screen once another lock has replaced it."""
        self._window.ui.screens.removeWidget(self._screen)
        self._screen.deleteLater()
        self.deleteLater()

    def unlock(self, text: str) -> bool:
        """Try a PIN; the GM comes back to ようこそ."""
        if not try_pin(self._session, self._screen, text, self._clock()):
            return False
        remember(self._session, mode="prepare", handed_over="", pin={})
        window = self._window
        window.unlock(self._screen)
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self.ended.emit()
        self.deleteLater()
        return True


def warn_of_pin(session: StateFile[SessionState], screen: HandOverScreen) -> None:
    """Say so when the record of the PIN is damaged."""
    if pins.pin_from(session.value.pin) is None:
        screen.show_message(
            QCoreApplication.translate("HandOver", "PINの記録が壊れているので、PINなしで戻れます。GMに返してください。")
        )


def try_pin(session: StateFile[SessionState], screen: AsksPin, text: str, now: float) -> bool:
    """Tell whether a PIN is right, and say so on the screen when it is not; the try is written before the answer."""
    pin = pins.pin_from(session.value.pin)
    if pin is None:
        # no PIN can be checked any more: the state file was damaged, and a GM must not be locked out for good
        return True
    after, right = pins.attempt(pin, text, now)
    remember(session, pin=after.to_json())
    wait = after.wait(now)
    if not right and wait:
        screen.refuse_pin(QCoreApplication.translate("HandOver", "{n} 秒待ってから入れてください。").format(n=wait))
    elif not right:
        screen.refuse_pin(QCoreApplication.translate("HandOver", "PINが違います。"))
    return right
