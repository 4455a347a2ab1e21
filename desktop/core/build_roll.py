"""Dice thrown during character creation; opening a finished sheet does not load them."""

from __future__ import annotations

from desktop.core.check import DiceRequest
from desktop.core.value import Value


class BuildRoll(Value):
    """Dice that a builder may throw: `DiceRequest` plus whether throwing again is free."""

    id: str
    request: DiceRequest
    label: str
    free_reroll: bool = False
    done: bool = False
