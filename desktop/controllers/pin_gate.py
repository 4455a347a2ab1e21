"""The PIN of the kiosk: a player who holds the computer must not get the GM's screen."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.controllers.pin_lock import try_pin
from desktop.services import pin as pins
from desktop.services.session_state import SessionState, remember
from desktop.services.state_file import StateFile
from desktop.views.hand_over import SHORTEST_PIN
from desktop.views.hot_seat import HotSeatScreen


class PinGate:
    """Chosen once, by typing it twice; it holds for as long as the campaign is open, also over a crash."""

    def __init__(self, session: StateFile[SessionState], clock: Callable[[], float] = time.monotonic) -> None:
        self._session, self._clock = session, clock
        self._pin: pins.Pin | None = None
        self._first = ""
        """What was typed first, to be typed again."""

    @property
    def chosen(self) -> bool:
        """Whether there is a PIN."""
        return self._pin is not None

    def ask_choice(self, screen: HotSeatScreen) -> None:
        """Ask for a PIN from the beginning."""
        self._first = ""
        text = QCoreApplication.translate("PinGate", "4文字以上。卓に戻るときに入れます。この卓を閉じるまで使えます。")
        title = QCoreApplication.translate("PinGate", "GMのPINを決めてください")
        screen.ask_pin(title, text, QCoreApplication.translate("PinGate", "次へ"))

    def choose(self, screen: HotSeatScreen, text: str) -> bool:
        """Take what was typed; True once it was typed twice."""
        text = text.strip()
        if len(text) < SHORTEST_PIN:
            screen.refuse_pin(QCoreApplication.translate("PinGate", "PINは4文字以上にしてください。"))
        elif not self._first:
            self._first = text
            title = QCoreApplication.translate("PinGate", "もう一度、同じPINを入れてください")
            screen.ask_pin(title, "", QCoreApplication.translate("PinGate", "決める"))
        elif text != self._first:
            self.ask_choice(screen)
            screen.refuse_pin(QCoreApplication.translate("PinGate", "2つのPINが違います。はじめから入れてください。"))
        else:
            self._pin, self._first = pins.pin_of(text), ""
            return True
        return False

    def ask(self, screen: HotSeatScreen) -> None:
        """Ask for the PIN that was chosen."""
        text = QCoreApplication.translate("PinGate", "Escで、渡す画面に戻ります。")
        title = QCoreApplication.translate("PinGate", "卓に戻るには GMのPIN")
        screen.ask_pin(title, text, QCoreApplication.translate("PinGate", "卓に戻る"))

    def right(self, screen: HotSeatScreen, text: str) -> bool:
        """Try a PIN; every try is on the disk before it is answered."""
        return try_pin(self._session, screen, text, self._clock())

    def shut(self) -> None:
        """Write down that the kiosk is open.

        Raises:
            TakujoError: the disk refuses; a lock that a crash would open is none.
        """
        if self._pin is not None and self._session.value.mode != "passing":
            self._session.change(mode="passing", pin=self._pin.to_json())

    def open(self) -> None:
        """Write down that the kiosk is closed."""
        if self._session.value.mode == "passing":
            remember(self._session, mode="table", pin={})
