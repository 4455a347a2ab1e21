"""Tells the person at the window in one sentence each what happened, and why something did not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from desktop.controllers.program.appearance import Appearance
from desktop.views.window.main_window import MainWindow

if TYPE_CHECKING:
    # the first window opens without the rules of any rule system
    from desktop.core.problem import Problem, TakujoError
    from desktop.services.storage.file_errors import Conflict, FileError


class Notifier(QObject):
    """The message over the work area."""

    acted = Signal()
    """Something was done, or tried: what can be done now may have changed."""

    def __init__(self, window: MainWindow, appearance: Appearance) -> None:
        super().__init__(window)
        self._window, self._appearance = window, appearance
        self._notice: Callable[[], None] | None = None
        self.resolve: Callable[[Conflict], None] | None = None
        """Asks which version counts when a file changed on disk; only an open campaign can."""
        self.way_back: Callable[[FileError], Callable[[], None] | None] | None = None
        """Shows the earlier versions of a file that is damaged; None for one that has none."""
        self.lent: Callable[[Path], bool] = lambda _path: False
        """Tells whether a file is the one that a player has, while the kiosk is open."""
        self._refusal = ""
        """Why the last step was refused, as shown; the next step withdraws it."""
        self._postponed: list[TakujoError] = []
        """What is the GM's to read and to decide, until the kiosk is closed."""
        window.ui.noticeAction.clicked.connect(self._act)

    def notify(self, text: str, action: str = "", act: Callable[[], None] | None = None) -> None:
        """Show one sentence, with at most one button that does `act`; nothing while the kiosk is open."""
        if not self._window.locked:
            self._show(text, action, act)

    def _show(self, text: str, action: str = "", act: Callable[[], None] | None = None) -> None:
        self._notice = act
        self._window.notify(text, action)

    def add(self, text: str) -> None:
        """Append to the current notification, keeping its action."""
        ui = self._window.ui
        button = ui.noticeAction.text() if self._notice is not None else ""
        self._window.notify(self._appearance.words().join(self._window.notice, text), button)

    def show_error(self, error: TakujoError) -> None:
        """Show why something did not happen; a file changed on disk offers the choice, a damaged one its versions."""
        from desktop.core.problem import Refusal
        from desktop.services.storage.file_errors import Conflict, FileError

        if self._window.locked:
            if not (isinstance(error, FileError) and self.lent(error.path)):
                self._postponed.append(error)
                return
            if not isinstance(error, Conflict):
                self._show(self._sentence(error.problem))
                return
        if isinstance(error, Conflict) and self.resolve is not None:
            self.resolve(error)
            return
        back = self.way_back(error) if isinstance(error, FileError) and self.way_back is not None else None
        if back is not None:
            self.notify(self._sentence(error.problem), self.tr("前の版を見る"), back)
        else:
            self.show_problem(error.problem)
            if isinstance(error, Refusal):
                self._refusal = self._sentence(error.problem)

    def show_postponed(self) -> None:
        """Show the errors that were postponed while the kiosk was open."""
        postponed, self._postponed = self._postponed, []
        for error in postponed:
            self.show_error(error)

    def show_problem(self, problem: Problem) -> None:
        """Show a problem's sentence and way out."""
        self.notify(self._sentence(problem))

    def _sentence(self, problem: Problem) -> str:
        return "△ " + problem.text(self._appearance.words())

    def withdraw_problem(self, problem: Problem) -> None:
        """Take a problem's sentence away that holds no more, if it is still shown."""
        self.withdraw_text(self._sentence(problem))

    def withdraw_text(self, text: str) -> None:
        """Take this sentence away, if it is still shown."""
        if self._window.notice == text:
            self.quiet()

    def quiet(self) -> None:
        """Take the sentence away."""
        self._window.quiet()

    def begin(self) -> None:
        """Take a sentence away that only tells; one that offers to do something stays until it is answered."""
        if self._notice is None:
            self.quiet()

    def dismiss_done(self) -> None:
        """Take a sentence away that only tells what was done (✓) or refused: the next thing is being done."""
        refusal, self._refusal = self._refusal, ""
        if self._notice is None and (self._window.notice.startswith("✓") or self._window.notice == refusal):
            self.quiet()

    def withdraw(self) -> None:
        """Take a sentence away that offers to do something, for what it would be done to goes."""
        if self._notice is not None:
            self._notice = None
            self.quiet()

    def guard(self, act: Callable[[], Any]) -> None:
        """Do something, and tell in one sentence why it did not happen."""
        from desktop.core.problem import TakujoError

        try:
            act()
        except TakujoError as error:
            self.show_error(error)
        self.acted.emit()

    def _act(self) -> None:
        if self._notice is not None:
            self._notice()
