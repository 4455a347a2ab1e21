"""One side of a check: who rolls, what is added, the dice as they lie, the fate dice at hand."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from desktop.core.outcome import Contribution
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.d20fate.resolve import Mode, Standing, adopt
from desktop.systems.d20fate.settings import D20FateSettings


class Side(Value):
    """Actor or opponent; each has an own mode, modifier and pool (D20-AMB-16)."""

    who: str = ""
    """Sheet id; empty when only numbers are known."""
    name: str = ""
    is_pc: bool = True
    label: Phrase | str = ""
    parts: tuple[Contribution, ...] = ()
    modifier: int = 0
    """Sum of `parts`."""
    mode: Mode = Mode.NORMAL
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()
    fate: Annotated[int, Field(ge=0)] = 0
    faces: tuple[int, ...] = ()
    boosts: tuple[int, ...] = ()
    used: int = 0
    """Fate uses on this check so far."""

    @property
    def natural(self) -> int:
        """The adopted face (D20-AMB-09)."""
        return adopt(self.faces, self.mode)

    @property
    def total(self) -> int:
        """D20-CORE-02: the check value, boosts included (D20-FATE-02)."""
        return adopt(self.faces, self.mode) + self.modifier + sum(self.boosts)

    @property
    def standing(self) -> Standing:
        """Natural and total."""
        natural = adopt(self.faces, self.mode)
        return Standing(natural, natural + self.modifier + sum(self.boosts))

    def rerolled(self, faces: tuple[int, ...], settings: D20FateSettings, keep_better: bool) -> Side:
        """Put new faces in place of the old (D20-FATE-03): all of them, or the adopted one (D20-AMB-23).

        Args:
            keep_better: the GM lets the better roll stand (ruling on D20-AMB-22).
        """
        if len(faces) < len(self.faces):
            faces = (*faces, sum(self.faces) - self.natural)
        if keep_better and adopt(faces, self.mode) < self.natural:
            faces = self.faces
        boosts = self.boosts if settings.fate_boost_keeps_after_reroll else ()
        return self.evolve(faces=faces, boosts=boosts)
