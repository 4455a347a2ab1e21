"""What a digit does in play: it selects a character, or a numbered choice right after the key for choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from desktop.controllers.attention import Attention
from desktop.controllers.next_step import NextStep
from desktop.controllers.tray import TrayRequests
from desktop.core.view_models import CharacterView
from desktop.views.contract import TakesNumbers
from desktop.views.play.play_page import PlayPage


class Digits(QObject):
    """Gives the digits to the page, with and without Alt.

    Args:
        people: the participants of the visible engine, in the order of their keys.
        select: selects a character on the strip.
        step: knows whether a form is open whose dice come next.
    """

    def __init__(
        self,
        page: PlayPage,
        attention: Attention,
        tray: TrayRequests,
        people: Callable[[], Sequence[CharacterView]],
        select: Callable[[str], None],
        step: NextStep,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._page, self._attention, self._tray = page, attention, tray
        self._people, self._select, self._step = people, select, step
        self._choosing = False
        for number in range(1, 10):
            for key in (str(number), f"Alt+{number}"):
                shortcut = QShortcut(QKeySequence(key), page)
                alone = key.isdigit()
                shortcut.activated.connect(lambda n=number, alone=alone: self._take(n, alone=alone))

    def choose(self) -> None:
        """Let the next digit take one of the choices that are numbered now: the tray's, else the tracker's."""
        self._choosing = False
        if self._tray.declare():
            return
        tracker = self._attention.tracker
        if isinstance(tracker, TakesNumbers) and tracker.numbered:
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)  # a digit in the tray would be a face
            self._choosing = True

    def forget(self) -> None:
        """Let the next digit select a character again."""
        self._choosing = False

    def _take(self, number: int, *, alone: bool) -> None:
        """Select a character by place on the strip, from 1; after the key for choices, a choice of the tracker."""
        if self._choosing:
            self._choosing = False
            tracker = self._attention.tracker
            if isinstance(tracker, TakesNumbers):
                tracker.take(number)
            return
        if alone and self._step.leads_to_dice:
            self._step.explain_form_first()
            return
        people = self._people()
        if 0 < number <= len(people):
            self._select(people[number - 1].id)
