"""After an interruption the first key leads back, and does no more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.next_step import NextStep
from desktop.core.numbers import whole_in
from desktop.views.keyboard.enter_key import is_enter

NEUTRAL = frozenset(
    (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_Escape)
)
"""Keys that do not tell that a person looks at the table."""


class KeyGuard(QObject):
    """Holds Enter, N, Space and faces back until one of the first three has led to the open check, or to the page."""

    def __init__(self, context: PlayContext, step: NextStep, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._page, self._step = context.window, context.page, step
        self._armed = False
        self._down = 0
        """The key that has led back, until it is released: held, it would come again."""

    @property
    def armed(self) -> bool:
        """Whether the next key leads back and does no more."""
        return self._armed

    def arm(self) -> None:
        """Wait on the page, with what continues on its button."""
        self._page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._armed, self._down = True, 0
        self._watch(True)

    def disarm(self) -> None:
        """Let every key act again."""
        self._armed, self._down = False, 0
        self._watch(False)

    def _watch(self, on: bool) -> None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
            if on:
                app.installEventFilter(self)

    def _leads_back(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        letter = QKeySequence(event.keyCombination()) == QKeySequence(self._window.keys.key("next_step"))
        return letter or is_enter(event) or (plain and event.key() == Qt.Key.Key_Space)

    def _is_face(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        return plain and whole_in(event.text()) is not None and self._step.waits_in_tray

    def _take(self, event: QKeyEvent) -> None:
        """Do what a key that is held back does: it leads back, or a sentence says which key does."""
        if event.isAutoRepeat():
            return
        if self._is_face(event):
            self._step.explain_return_first()
            return
        self._armed, self._down = False, event.key()
        self._step.return_to_check()

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold keys of the table back; whatever else is pressed there tells that the table is looked at."""
        kind = event.type()
        if kind is QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            self.disarm()
        elif not isinstance(event, QKeyEvent) or not isinstance(watched, QWidget) or watched.window() != self._window:
            return False
        elif kind is QEvent.Type.KeyRelease:
            if not self._armed and not event.isAutoRepeat():
                self.disarm()
        elif not self._armed:
            if event.isAutoRepeat() and event.key() == self._down:
                event.accept()
                return True
            self.disarm()
        elif self._leads_back(event) or self._is_face(event):
            if kind is QEvent.Type.KeyPress:
                self._take(event)
            event.accept()  # as an override it is no shortcut, and comes once more as a key pressed
            return True
        elif event.key() not in NEUTRAL:
            self.disarm()
        return False
