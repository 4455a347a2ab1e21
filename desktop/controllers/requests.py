"""What the table's page asks of the rules: posted; where they refuse, the page says why, and the GM may overrule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from desktop.controllers.notifier import Notifier
from desktop.controllers.open_campaign import OpenCampaign
from desktop.controllers.tray import TrayRequests
from desktop.core.problem import Refusal, TakujoError
from desktop.views.play.play_page import PlayPage


class Requests(QObject):
    """Posts events of what runs, and keeps the one that was refused until it is ruled or put away."""

    def __init__(
        self, page: PlayPage, open_campaign: OpenCampaign, notifier: Notifier, tray: TrayRequests, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._page, self._notifier, self._tray = page, notifier, tray
        self._words, self._play_session = open_campaign.words, open_campaign.play_session
        self._refused: tuple[str, dict[str, Any]] | None = None
        page.ruling_requested.connect(self._rule)
        self._play_session.stepped.connect(lambda _stepped: self.put_away())  # whatever was refused, it was before that

    def post(self, engine: str, event: Mapping[str, Any]) -> None:
        """Post an event; where the rules refuse, say why, and let the GM overrule."""
        self._refused = None
        here = self._has_focus
        try:
            self._play_session.play(engine, event)
        except Refusal as error:
            allowed = error.problem.overridable and self._play_session.playing.overrules(engine, event)
            self._refused = (engine, dict(event)) if allowed else None
            problem = error.problem
            self._page.show_refused("△ " + problem.text(self._words), ruling=allowed, rule=problem.rule)
            return
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self.put_away()
        if here and not self._has_focus:  # what had it is gone, and Qt gives it to whatever comes next in the window
            self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.go_to_dice()

    def offer_ruling(self, engine: str, event: Mapping[str, Any], text: str) -> None:
        """Let the GM decide about an event that was not requested explicitly."""
        self._refused = engine, dict(event)
        self._page.show_refused(f"△ {text}", ruling=True)

    def put_away(self) -> None:
        """Take the sentence of a refusal off the page."""
        self._page.show_refused("", ruling=False)

    @property
    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self._page.isAncestorOf(focus)

    def _rule(self, reason: str) -> None:
        refused = self._refused
        if refused is None:
            return
        engine, event = refused
        self._refused = None
        self.put_away()
        self._notifier.guard(lambda: self._play_session.play(engine, event, reason))
        self.go_to_dice()

    def go_to_dice(self) -> None:
        """Go where the dice are that a step, or the way back to one, has left to be thrown."""
        roll = self._play_session.roll
        if roll is not None and roll.engine and not roll.done:
            self._tray.focus()
