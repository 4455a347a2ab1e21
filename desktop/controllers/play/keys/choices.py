"""What a check or the page lets the table choose by a letter, or by a number."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.keys.prompt import Prompt
from desktop.controllers.play.keys.standing import Standing
from desktop.controllers.play.next_step import NextStep
from desktop.core.play import Choose
from desktop.core.rolls.roll import Roll
from desktop.services.keys.letters import effect_of, number_of
from desktop.views.widgets.inputs.option_rows import LETTERS


class Choices:
    """Chooses among options of the check under way, and among what the page's form waits for.

    Args:
        whose: returns the sheet id that a letter picks; empty: none.
        pick_person: picks that character.
    """

    def __init__(
        self,
        context: PlayContext,
        stand: Standing,
        prompt: Prompt,
        step: NextStep,
        whose: Callable[[str], str],
        pick_person: Callable[[str], None],
    ) -> None:
        self._open_campaign, self._play_session, self._tray = (
            context.open_campaign,
            context.play_session,
            context.tray,
        )
        self._page, self._letters, self._stand, self._prompt = (
            context.page,
            context.open_campaign.letters,
            stand,
            prompt,
        )
        self._step, self._whose, self._pick_person = step, whose, pick_person

    def choose(self, letter: str) -> None:
        """Choose what the form waits for, or among the options of a check that waits for one of them."""
        tracker, roll = self._stand.tracker, self._tray.roll
        if roll is not None and roll.open:
            self._answer(roll, letter)
            return
        choices = tracker.choices if tracker is not None else ()
        choice = next((one for one in choices if one.letter == letter and one.legal), None)
        if choice is None or tracker is None:
            self._prompt.explain(self._prompt.tr("{letter} で選べるものはありません。").format(letter=letter))
            return
        tracker.take_choice(choice.id)
        self._step.show()

    def _answer(self, roll: Roll, letter: str) -> None:
        """Choose an option of the check under way; where Enter would go on all the same, people are picked, too."""
        letters, answers = self._open_campaign.option_letters(roll.check.options), self._letters.table.answers
        mine = (o for o in roll.check.options if o.enabled and effect_of(o) in answers and letters.get(o.id) == letter)
        option = next(mine, None)
        if option is not None:
            self._play_session.post(Choose(option=option.id))
        elif self._stand.asks_to_go_on(roll) and self._whose(letter):
            self._pick_person(letter)
        elif not (self._tray.declare() and self._tray.declare_by(letter)):
            self._prompt.explain(self._prompt.tr("{letter} で選べるものはありません。").format(letter=letter))

    def declare(self) -> None:
        """Let letters choose what is declared: the tray's options, else the page's own choices."""
        if self._tray.declare():
            return
        tracker = self._stand.tracker
        if tracker is not None and tracker.numbered:
            self._page.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._stand.choosing = True
        else:
            self._prompt.explain(self._prompt.tr("いま使えるものはありません。"))

    def take_own(self, letter: str) -> None:
        self._stand.choosing = False
        tracker = self._stand.tracker
        if tracker is None or letter not in LETTERS or not tracker.take(LETTERS.index(letter) + 1):
            self._prompt.explain(self._prompt.tr("{letter} で選べるものはありません。").format(letter=letter))

    def choose_number(self, digit: str) -> None:
        """Choose an option that is a number: `power:6`."""
        roll = self._tray.roll
        options = roll.check.options if roll is not None else ()
        option = next((o for o in options if o.enabled and number_of(o) == digit), None)
        if option is None:
            self._prompt.explain(self._prompt.tr("文字で選ぶところです。数字では選びません。"))
        else:
            self._play_session.post(Choose(option=option.id))
