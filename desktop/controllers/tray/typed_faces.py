"""Faces of real dice on their way into a check: typed one by one, tapped, or counted. Knows no system."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from desktop.controllers.tray import tray_words
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import TakujoError
from desktop.core.rolls.check import VALUE
from desktop.core.rolls.dice import wrong_count
from desktop.core.rolls.faces import SEPARATORS
from desktop.core.rolls.roll import Roll, Step
from desktop.core.words import Words
from desktop.views.tray.dice_tray import DiceTray


class TypedFaces(QObject):
    """Reads what is entered in a tray and passes it on when all of it is there.

    Args:
        roll: the check under way.
        post: does a step of it.
        render: shows what has been typed so far in the tray.
    """

    def __init__(
        self,
        tray: DiceTray,
        words: Words,
        roll: Callable[[], Roll | None],
        post: Callable[[Step], None],
        render: Callable[[], None],
    ) -> None:
        super().__init__(tray)
        self._tray, self._words, self._roll, self._post = tray, words, roll, post
        self._render = render
        self.values: tuple[int, ...] = ()
        """What has been typed of the dice that are wanted."""
        self.last: tuple[int, ...] = ()
        """What was entered last, of real dice."""
        self._led_to: QWidget | None = None
        """What the last step would have led the focus to, had not a face ended it."""
        tray.faces_edited.connect(self._preview)
        tray.faces_completed.connect(self._take)
        tray.tally_completed.connect(self._take_tally)
        tray.value_typed.connect(lambda value: self._post(Choose(option=VALUE, args={VALUE: value})))
        tray.face_refused.connect(self._refuse)

    def forget(self) -> None:
        """Take nothing of it over to what comes next."""
        self.values = ()
        self._tray.ui.entry.unlock()

    def focus_next(self) -> None:
        """Put the focus where the step led that the last face has posted."""
        led_to, self._led_to = self._led_to, None
        if led_to is not None and isValid(led_to) and led_to.isVisible():
            led_to.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self, values: Sequence[int]) -> None:
        """Take faces of real dice for the dice wanted now.

        Raises:
            Refusal: other dice, or none were wanted.
        """
        roll, step = self._roll(), ThrowEvent(faces=tuple(values), origin="hand")
        if roll is None or roll.check.wants is None:
            raise wrong_count(0, len(values))
        roll.take(step)
        self.last = tuple(values)
        self._post(step)

    def _guard(self, act: Callable[[], None]) -> None:
        """Take faces, or say in the tray why they are none."""
        try:
            act()
        except TakujoError as error:
            self._tray.show_problem(tray_words.sentence(error, self._words))

    def _take(self, values: tuple[int, ...]) -> None:
        roll, entry = self._roll(), self._tray.ui.entry
        if roll is None or roll.check.wants is None:
            return
        before = roll.id, roll.check.wants.who
        typing, parted = entry.hasFocus(), entry.text()[-1:] in SEPARATORS
        self._guard(lambda: self.enter(values))
        focus = QApplication.focusWidget()
        self._led_to = None
        if typing and focus is not entry:  # the next digit would be something else there
            self._led_to = focus
            entry.setFocus(Qt.FocusReason.OtherFocusReason)
        roll = self._roll()
        others = roll is not None and roll.check.wants is not None and before != (roll.id, roll.check.wants.who)
        if others and not parted:
            entry.lock()

    def _take_tally(self, counts: tuple[int, ...]) -> None:
        roll = self._roll()
        wants = roll.check.wants if roll is not None else None
        if wants is not None and (tally := wants.tally) is not None:
            self._guard(lambda: self.enter(tally.faces(counts, len(wants.sides))))

    def _preview(self, values: tuple[int, ...]) -> None:
        """Lay typed dice onto the table one by one."""
        roll = self._roll()
        if roll is not None and roll.check.wants is not None and len(values) < len(roll.check.wants.sides):
            self.values = values
            self._tray.show_problem("")
            self._render()

    def _refuse(self, sides: int, value: int) -> None:
        if sides:
            self._tray.show_problem(tray_words.wrong_face(sides, value, self._words))
        elif self._tray.ui.entry.locked:
            self._tray.show_problem(self.tr("余りの目は使いません。次の人の目は、Enter か Space のあとで打ちます。"))
        else:
            self._tray.show_problem(self.tr("目はそろっています。余りの目は使いません。"))
