"""What creating and growing a character is made of: steps, dice thrown for them, what is bought."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias, TypeVar

from desktop.core.rolls.check import DiceRequest
from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, Words, phrase

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Work that may be interrupted, or given up, between its steps, and what it comes to."""


def done(steps: Steps[T]) -> T:
    """Do all of it at once.

    >>> def both():
    ...     yield
    ...     return 2
    >>> done(both())
    2
    """
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


class Purchase(Value):
    """Something that growth or a shop offers: what it costs, and whether it can be had now."""

    id: str
    label: Spoken
    group: str = ""
    cost: int = 0
    unit: str = ""
    """The word of what is paid, e.g. 経験点."""
    held: int | None = None
    """How much of it is left; None: it is not counted."""
    rule: str = ""
    gm_only: bool = False
    """The GM gives it: a player in kiosk mode is not offered it."""
    legal: bool = True
    reason: Phrase = phrase("")
    """Why it cannot be had now."""
    remedy: Phrase = phrase("")
    """How it can be had after all."""

    def reason_text(self, words: Words) -> str:
        """Say why not, and the way out; nothing for what can be had."""
        return words.join(self.reason, self.remedy)


class BuildRoll(Value):
    """Dice that a builder may throw: `DiceRequest` plus whether throwing again is free."""

    id: str
    request: DiceRequest
    label: str
    free_reroll: bool = False
    done: bool = False


class Step(Value):
    """One step of guided building."""

    id: str
    title: str
    """A word, or a place such as `{life}` for one that a campaign may rename (`Game.named`)."""
    hint: str = ""
    """One sentence for a player new to the system; may contain such places, too."""
