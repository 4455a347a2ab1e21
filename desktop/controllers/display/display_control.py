"""The GM's small window of the players' display: the very screen they see, its switches, and handouts at hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, Qt

from desktop.controllers.campaign.open_campaign import OpenCampaign
from desktop.controllers.display.display import DisplayController
from desktop.controllers.program.notifier import Notifier
from desktop.views.dialogs.display_control import DisplayControl
from desktop.views.handouts import HandoutLine
from desktop.views.main_window import MainWindow

# the gatherer of strings only understands a context that is written out at every call
translate = QCoreApplication.translate


def open_display_control(
    display: DisplayController,
    open_campaign: OpenCampaign,
    window: MainWindow,
    notifier: Notifier,
    write: Callable[[], object],
) -> None:
    """Show the window, or bring it to the front.

    Args:
        write: shows the page of handouts.
    """
    known = window.findChild(DisplayControl)
    if known is None:
        known = DisplayControlController(display, open_campaign, window, notifier, write).dialog
        known.show()
    known.activateWindow()


class DisplayControlController(QObject):
    """Keeps the window in step with the display; goes with it."""

    def __init__(
        self,
        display: DisplayController,
        open_campaign: OpenCampaign,
        window: MainWindow,
        notifier: Notifier,
        write: Callable[[], object],
    ) -> None:
        self.dialog = DisplayControl(display.screen, window)
        super().__init__(self.dialog)
        self._display, self._open_campaign, self._window, self._notifier = display, open_campaign, window, notifier
        dialog = self.dialog
        dialog.open_wanted.connect(display.toggle)
        dialog.dark_wanted.connect(display.darken)
        dialog.hold_wanted.connect(display.hold)
        dialog.turn_wanted.connect(display.turn)
        dialog.ruler_wanted.connect(display.ask_ruler)
        dialog.hand_wanted.connect(self._hand)
        dialog.write_wanted.connect(write)
        dialog.finished.connect(self._leave, Qt.ConnectionType.SingleShotConnection)  # Esc may come twice
        display.left.connect(dialog.close)
        display.changed.connect(self.show)
        open_campaign.play_session.stepped.connect(self.show)
        open_campaign.handouts.changed.connect(self.show)
        display.watched = True
        display.refresh()
        self.show()

    def show(self, *_: object) -> None:
        """Show the state of the display; closed while the kiosk is open."""
        if self._window.locked:
            self.dialog.close()
            return
        display, shown = self._display, set(self._open_campaign.play_session.handed.shown)
        self.dialog.show_state(
            self._state_text(), open_=display.view is not None, dark=display.dark, held=display.frozen
        )
        known = self._open_campaign.handouts.known
        self.dialog.show_handouts([HandoutLine(one.id, one.title, one.id in shown, bool(one.who)) for one in known])

    def _state_text(self) -> str:
        display = self._display
        if display.view is None:
            return translate("DisplayControl", "公開画面は出ていません。出すと、こう見えます。")
        if display.dark:
            return translate("DisplayControl", "暗くしています。")
        if display.frozen:
            return translate("DisplayControl", "いまの絵で止めています。")
        return translate("DisplayControl", "プレイヤーには、こう見えています。")

    def _hand(self, identifier: str) -> None:
        handout, play_session = self._open_campaign.handouts.get(identifier), self._open_campaign.play_session
        if handout is not None:
            on = identifier not in play_session.handed.shown
            self._notifier.guard(lambda: play_session.hand(handout, on=on))

    def _leave(self) -> None:
        self._display.watched = False
        self._display.changed.disconnect(self.show)
        self._open_campaign.play_session.stepped.disconnect(self.show)
        self._open_campaign.handouts.changed.disconnect(self.show)
