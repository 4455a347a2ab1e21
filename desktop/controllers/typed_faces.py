"""Faces of real dice on their way into a check: typed one by one, tapped, or counted. Knows no system."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from desktop.controllers import tray_words
from desktop.core.check import VALUE
from desktop.core.dice import throw_of
from desktop.core.play import Choose
from desktop.core.play import Throw as Thrown
from desktop.core.problem import TakujoError
from desktop.core.roll import Roll, Step
from desktop.core.words import Words
from desktop.views.dice_tray import DiceTray


class TypedFaces(QObject):
    """Reads what is entered in a tray and passes it on when all of it is there.

    Args:
        roll: the check under way.
        post: does a step of it.
        begin: begins the same check once more: a face typed after its end is the first of the next.
        lay: lays what has been typed so far onto the table.
    """

    def __init__(
        self,
        tray: DiceTray,
        words: Words,
        roll: Callable[[], Roll | None],
        post: Callable[[Step], None],
        begin: Callable[[], None],
        lay: Callable[[], None],
    ) -> None:
        super().__init__(tray)
        self._tray, self._words, self._roll, self._post = tray, words, roll, post
        self._begin, self._lay = begin, lay
        self.values: tuple[int, ...] = ()
        """What has been typed of the dice that are wanted."""
        self._last_sides = 0
        tray.faces_edited.connect(self._preview)
        tray.faces_completed.connect(self._take)
        tray.tally_completed.connect(self._take_tally)
        tray.value_typed.connect(lambda value: self._post(Choose(option=VALUE, args={VALUE: value})))
        tray.face_refused.connect(self._refuse)

    def forget(self) -> None:
        """Take nothing of it over to what comes next."""
        self.values, self._last_sides = (), 0

    def confirmed(self) -> int:
        """Return the sides of the die whose face was typed last of all things, once: Enter after it only confirms."""
        sides, self._last_sides = self._last_sides, 0
        return sides

    def enter(self, values: Sequence[int]) -> None:
        """Take faces of real dice for the dice wanted now.

        Raises:
            Refusal: other dice, or none were wanted.
        """
        roll = self._roll()
        wants = roll.check.wants if roll is not None else None
        self._post(Thrown(faces=throw_of(wants.sides if wants else (), tuple(values)).values, origin="hand"))

    def _typed(self) -> str:
        return self._tray.ui.entry.text()

    def _guard(self, act: Callable[[], None]) -> None:
        """Take faces, or say in the tray why they are none."""
        try:
            act()
        except TakujoError as error:
            self._tray.show_problem(tray_words.sentence(error, self._words))

    def _take(self, values: tuple[int, ...]) -> None:
        roll, closed = self._roll(), self._typed().endswith(" ")
        if roll is not None and roll.check.wants is not None:
            # one die: `_preview` has begun the next check with it already
            self._guard(lambda: self.enter(values))
            self._last_sides = 0 if closed else roll.check.wants.sides[-1]

    def _take_tally(self, counts: tuple[int, ...]) -> None:
        roll = self._roll()
        wants = roll.check.wants if roll is not None else None
        if wants is not None and (tally := wants.tally) is not None:
            self._guard(lambda: self.enter(tally.faces(counts, len(wants.sides))))

    def _preview(self, values: tuple[int, ...]) -> None:
        """Lay typed dice onto the table one by one."""
        roll, typed = self._roll(), self._typed()
        if roll is not None and roll.done and (values or typed):
            self._begin()
            self._tray.ui.entry.setText(typed)
            return
        if roll is not None and roll.check.wants is not None and len(values) < len(roll.check.wants.sides):
            self.values = values
            self._tray.show_problem("")
            self._lay()

    def _refuse(self, sides: int, value: int) -> None:
        if sides:
            self._tray.show_problem(tray_words.wrong_face(sides, value, self._words))
