"""Closing a battle or session: after a session, offers its summary and the undo key until one runs."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.controllers.notifier import Notifier
from desktop.controllers.open_campaign import OpenCampaign
from desktop.views.key_map import native
from desktop.views.main_window import MainWindow


class Closing(QObject):
    """Notifies that a session has ended, and withdraws no other notification than its own."""

    def __init__(self, window: MainWindow, open_campaign: OpenCampaign, notifier: Notifier, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._play_session, self._notifier = window, open_campaign.play_session, notifier
        self._summary = self.tr("まとめと成長") if open_campaign.system.grows else self.tr("まとめ")
        self._notice = ""

    def close(self, engine: str) -> None:
        """Put an engine away; after a session its summary is offered."""
        self._notifier.guard(lambda: self._play_session.close(engine))
        if engine == "session" and engine not in self._play_session.playing.running:
            self._notice = self.tr("セッションを終えました。{key} で続きに戻せます。").format(key=native("Ctrl+Z"))
            self._notifier.notify(self._notice, self._summary, self.recap)

    def recap(self) -> None:
        """Show the summary."""
        self._notifier.quiet()
        self._window.command.emit("recap")

    def pass_on(self) -> None:
        """Forget it once something runs again."""
        if self._play_session.playing.running:
            self.forget()

    def forget(self) -> None:
        """Withdraw the notification if it is still shown; any other stays."""
        if self._notice and self._window.notice == self._notice:
            self._notifier.quiet()
        self._notice = ""
