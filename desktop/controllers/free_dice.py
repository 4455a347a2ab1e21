"""Dice that belong to no check: their total stands in the tray until Enter goes back to the check."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.controllers import tray_words
from desktop.core.dice import Throw
from desktop.core.notation import DiceFormula
from desktop.core.words import Words
from desktop.services.evening import Stepped
from desktop.views.dice import DiceGroup, Die
from desktop.views.dice_tray import DiceTray


@dataclass(frozen=True)
class FreeDice:
    """What was thrown for a formula, and how the log tells it."""

    formula: DiceFormula
    throw: Throw
    told: str

    @classmethod
    def of(cls, stepped: Stepped) -> FreeDice | None:
        """Return the free dice of a step; None where it threw none."""
        if stepped.formula is None or stepped.dice is None:
            return None
        told = next((entry.text for entry in stepped.entries if entry.kind == "dice"), "")
        return cls(stepped.formula, stepped.dice, told)

    def groups(self, colour: str) -> list[DiceGroup]:
        """Return the dice in somebody's colour."""
        return [DiceGroup(tuple(Die(face.sides, face.value, colour) for face in self.throw.faces))]

    def show(self, tray: DiceTray, words: Words, way_back: str, sides: Sequence[int]) -> None:
        """Show their total.

        Args:
            way_back: what goes back to the check; empty where there is none.
            sides: the dice that the check waits for.
        """
        tray.show_result(tray_words.free(self.formula, self.throw, self.told))
        tray.show_odds(None)
        tray.show_options(())
        tray.show_buttons(way_back, enabled=bool(way_back), again=False)
        tray.show_entry(tray_words.entry(None, sides, words))
