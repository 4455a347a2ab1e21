"""One side of a check: who rolls, what is added, the thrown dice, the fate dice at hand."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.core.outcome import Contribution
from desktop.core.sheet import AnyName, HistoryEntry
from desktop.core.value import Value
from desktop.core.words import Spoken
from desktop.systems.d20fate.resolve import ContestStanding, Mode, adopt
from desktop.systems.d20fate.settings import D20FateSettings

SideName = Literal["actor", "opponent"]
FateUse = Literal["boost", "reroll"]
Place: TypeAlias = tuple[int, int]
"""A die on the table: the number of the throw and of the die in it, both from 0."""


class ContestSide(Value):
    """Actor or opponent; each has an own mode, modifier and pool (D20-AMB-16)."""

    who: str = ""
    """Sheet id; empty when only numbers are known."""
    name: AnyName = ""
    is_pc: bool = True
    label: Spoken = ""
    parts: tuple[Contribution, ...] = ()
    modifier: int = 0
    """Sum of `parts`."""
    mode: Mode = Mode.NORMAL
    advantages: tuple[str, ...] = ()
    disadvantages: tuple[str, ...] = ()
    fate: Annotated[int, Field(ge=0)] = 0
    history: tuple[HistoryEntry, ...] = ()
    """The lines of the sheet before the check."""
    faces: tuple[int, ...] = ()
    places: tuple[Place, ...] = ()
    """The place in the tray of each of `faces`."""
    boosts: tuple[int, ...] = ()
    boost_places: tuple[Place, ...] = ()
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
    def standing(self) -> ContestStanding:
        """Natural and total."""
        natural = adopt(self.faces, self.mode)
        return ContestStanding(natural, natural + self.modifier + sum(self.boosts))

    @property
    def counting(self) -> tuple[Place, ...]:
        """The places of the dice that make the check value: the adopted d20 and the boosts."""
        adopted = (self.places[self.faces.index(self.natural)],) if self.faces else ()
        return (*adopted, *self.boost_places)

    def with_dice(self, faces: tuple[int, ...], places: tuple[Place, ...]) -> ContestSide:
        """Record the first dice (D20-LOOP-03)."""
        return self.model_copy(update={"faces": faces, "places": places})

    def boosted(self, faces: tuple[int, ...], places: tuple[Place, ...]) -> ContestSide:
        """Add a boost (D20-FATE-02)."""
        return self.model_copy(update={"boosts": (*self.boosts, *faces), "boost_places": (*self.boost_places, *places)})

    def cleared(self) -> ContestSide:
        """Take the d20 up again after a tie without a winner; what boosts have added stays added."""
        return self.model_copy(update={"faces": (), "places": ()})

    def rerolled(
        self, faces: tuple[int, ...], places: tuple[Place, ...], settings: D20FateSettings, keep_better: bool
    ) -> ContestSide:
        """Put new faces in place of the old (D20-FATE-03): all of them, or the adopted one (D20-AMB-23).

        Args:
            keep_better: the GM keeps the better roll (ruling on D20-AMB-22).
        """
        if len(faces) < len(self.faces):
            stays = 1 - self.faces.index(self.natural)
            faces, places = (*faces, self.faces[stays]), (*places, self.places[stays])
        if keep_better and adopt(faces, self.mode) < self.natural:
            faces, places = self.faces, self.places
        if settings.fate_boost_keeps_after_reroll:
            return self.model_copy(update={"faces": faces, "places": places})
        return self.model_copy(update={"faces": faces, "places": places, "boosts": (), "boost_places": ()})
