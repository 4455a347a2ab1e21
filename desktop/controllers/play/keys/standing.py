"""Where the table stands: what the next key is about, and what has been said of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from desktop.controllers.play.context import PlayContext
from desktop.controllers.play.keys.speech import Speech
from desktop.controllers.play.next_step import NextStep
from desktop.core.rolls.check import PASSES
from desktop.core.rolls.roll import Roll
from desktop.services.keys.letters import effect_of
from desktop.views.play.tracker_view import Act, TrackerView


class State(Enum):
    """What the table waits for."""

    WHO = auto()
    WHAT = auto()
    DICE = auto()
    CHOICE = auto()


class Standing:
    """Derives the state from the check in the tray, the form of the page, and what has been said."""

    def __init__(self, context: PlayContext, step: NextStep, speech: Speech) -> None:
        self._attention, self._tray = context.attention, context.tray
        self._letters, self._step, self.speech = context.open_campaign.letters, step, speech
        self.versus = False
        """Whether the next letter or number is whom the check is against."""
        self.choosing = False
        """Whether the next letter is one of the page's own choices."""
        self.acted = False
        """Whether a letter has named the act in the form since the last step."""
        self.left = ""
        """Whose turn was left by Esc, for a check in between."""
        self.waiting = False
        """Whether a start, a hand-over or a notification has come between: Enter, N and Space only lead back."""
        self.run = False
        """Whether the last key was a face: what follows it belongs to the same throw, or to none."""

    @property
    def state(self) -> State:
        """What the next key is about."""
        if self.waiting:
            return State.WHO
        roll = self._tray.roll
        if roll is not None and roll.open:
            if roll.check.wants is not None:
                return State.DICE
            return State.WHO if self.asks_to_go_on(roll) and not self.waits_for_answer(roll) else State.CHOICE
        named = self._attention.named or self.turn
        between = self._tray.wanted and (self.speech.picked or self._tray.typed)  # the dice of a check in between
        if self.tracker is not None and self.tracker.choices and not between:
            return State.CHOICE
        if self.speech.laid or (self.acts and not (self.speech.picked or self._tray.typed)):
            return State.WHAT
        if self._tray.wanted and (self.speech.picked or self._tray.typed or (named and self._tray.typing)):
            return State.DICE
        if roll is not None and roll.done and roll.engine:
            return State.WHO
        return State.WHAT if named else State.WHO

    @staticmethod
    def asks_to_go_on(roll: Roll) -> bool:
        return any(option.primary for option in roll.check.options)

    def waits_for_answer(self, roll: Roll) -> bool:
        """Tell whether a check waits for an answer that has a letter of its own."""
        answers = self._letters.table.answers
        return any(option.enabled and effect_of(option) in answers for option in roll.check.options)

    @property
    def tracker(self) -> TrackerView | None:
        return self._attention.tracker

    @property
    def acts(self) -> Sequence[Act]:
        """What the selected character can do where it is their turn, or the page says that it is for them."""
        tracker, selected = self.tracker, self._attention.selected
        if tracker is None or not selected:
            return ()
        if not (self.turn or (self._attention.named and tracker.acts_of == selected)):
            return ()
        return tracker.acts

    @property
    def windows(self) -> bool:
        """Whether a check waits for effects, and none is declared."""
        roll = self._tray.roll
        if roll is None or not roll.open or roll.check.wants is not None:
            return False
        return any(o.id in PASSES and o.enabled and not o.forfeits for o in roll.check.options)

    @property
    def acts_here(self) -> bool:
        return self.turn or bool(self.acts)

    @property
    def turn(self) -> bool:
        """Whether it is the selected character's turn, and the table has not left it for a check in between."""
        who = self._attention.selected
        return bool(who) and who != self.left and any(one.id == who and one.turn for one in self._attention.people())

    @property
    def dice_first(self) -> bool:
        """Whether dice are due that nothing else may come before: some are typed, or the check has begun."""
        roll = self._tray.roll
        begun = roll is not None and bool(roll.begun or roll.engine)
        return self.state is State.DICE and (bool(self._tray.typed) or begun)

    @property
    def goes_on_in_tray(self) -> bool:
        """Whether Enter is for the tray's button: a check has been read, closes its windows, or waits for dice."""
        return self.over or self.windows or (self.state is State.DICE and bool(self._tray.wanted))

    @property
    def types_in_tray(self) -> bool:
        """Whether the tray's field has the focus and keeps Enter and Space for itself."""
        return self._tray.typing and not self.page_goes_on

    @property
    def page_goes_on(self) -> bool:
        """Whether no faces are due in the tray: a check is over, or a turn waits for its act."""
        roll = self._tray.roll
        return (roll is not None and roll.done) or (bool(self.acts) and self.state is State.WHAT)

    @property
    def over(self) -> bool:
        """Whether a check outside of turns is over and has been read."""
        roll = self._tray.roll
        return roll is not None and roll.done and not roll.engine

    @property
    def formed(self) -> bool:
        """Whether the page's form is filled in so that dice come next."""
        return self._step.asks_for_dice if self.speech.laid or self.acted else self._step.leads_to_dice
