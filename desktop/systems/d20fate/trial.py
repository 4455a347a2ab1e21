"""A check or contest: its sides with their dice, what is fixed, and who is ahead; shared by window, result and odds."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.core.problem import refuse
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Change, Contribution
from desktop.core.sheet import AnyName, HistoryEntry
from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, phrase
from desktop.systems.d20fate.resolve import (
    MODE_NAMES,
    SIDES,
    ContestStanding,
    Lead,
    Mode,
    Verdict,
    adopt,
    lead,
    resolve_check,
    resolve_contest,
)
from desktop.systems.d20fate.settings import D20FateSettings

SideName = Literal["actor", "opponent"]
FateUse = Literal["boost", "reroll"]
Place: TypeAlias = tuple[int, int]
"""A thrown die: the number of the throw and of the die in it, both from 0."""


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


class PlacedDice(Value):
    """Dice as thrown by a person."""

    side: SideName
    use: FateUse | None
    """None for the roll itself."""
    throw: Throw


class Trial(Value):
    """The state of a check, from designation to 確定; `opponent` makes it a contest (D20-CON-02)."""

    actor: ContestSide
    opponent: ContestSide | None = None
    dc: int | None = 10
    rules: D20FateSettings
    dc_hidden: bool = False
    secret: bool = False
    """The opponent's dice are hidden until 解決 (D20-PHY-06)."""
    swap: bool = False
    """The opponent counts as the side that declared (D20-AMB-16)."""
    opponent_first: bool = False
    """The opponent's dice are thrown before the actor's."""
    damage: int | None = None
    """The final damage of a success where the campaign uses damage (D20-AMB-33)."""
    pending: FateUse | None = None
    """A fate use that is paid and waits for its dice."""
    user: SideName = "actor"
    keep_better: bool = False
    final: bool = False
    throws: tuple[PlacedDice, ...] = ()
    """Everything thrown so far; what was asked and which dice count follows from it (`thrown`)."""
    changes: tuple[Change, ...] = ()
    ties: int = 0
    """Ties of a contest without a winner (`contest.tie = reroll`)."""
    tied: int = 0
    """The total of both in the last of them."""

    @property
    def title(self) -> Phrase:
        """What is tested against what."""
        if self.opponent is None:
            return self.thrown_by(phrase("{what}、DC {dc}", what=self.actor.label, dc=self.dc))
        return phrase("{what} 対 {other}", what=self.actor.label, other=self.opponent.label)

    def thrown_by(self, title: Phrase) -> Phrase:
        """Add to a title that two dice are thrown: log and replay tell it by that alone (D20-ADV-02)."""
        if self.actor.mode is Mode.NORMAL:
            return title
        return phrase("{what}、{mode}", what=title, mode=MODE_NAMES[self.actor.mode])

    @property
    def next_side(self) -> SideName | None:
        """The side whose dice are due, or None."""
        if self.pending:
            return self.user
        due: list[SideName] = [] if self.actor.faces else ["actor"]
        due += ["opponent"] if self.opponent is not None and not self.opponent.faces else []
        return None if not due else due[-1] if self.opponent_first else due[0]

    def side(self, name: SideName) -> ContestSide:
        """Return one side.

        Raises:
            Refusal: `no_opponent`.
        """
        found = self.actor if name == "actor" else self.opponent
        if found is None:
            raise refuse(
                "no_opponent",
                "D20-CON-02",
                phrase("対抗判定ではないので、相手はいません。"),
                phrase("対抗判定を始めてください。"),
            )
        return found

    @property
    def sides(self) -> tuple[ContestSide, ...]:
        """All who roll."""
        return (self.actor,) if self.opponent is None else (self.actor, self.opponent)

    def dice_for(self, name: SideName) -> tuple[int, ...]:
        """Return the sides of the dice this side throws next."""
        side = self.side(name)
        if self.pending == "boost":
            return (self.rules.fate_boost_die,)
        one = self.pending == "reroll" and self.rules.fate_reroll_scope == "adopted_die"
        return (SIDES,) if one or side.mode is Mode.NORMAL else (SIDES, SIDES)

    def hides(self, name: SideName) -> bool:
        """Tell whether this side throws in secret (D20-PHY-06)."""
        return self.secret and name == "opponent"

    @property
    def leader(self) -> Lead:
        """Who is ahead; against a DC `opponent` means the DC. Only asked when the dice are thrown."""
        if self.opponent is not None:
            return lead(self.actor.standing, self.opponent.standing, self.rules, self.swap)
        return self.verdicts[0]

    @property
    def verdicts(self) -> tuple[Lead, Verdict, Verdict | None]:
        """Who is ahead and the result of each side; all dice must be thrown."""
        if self.opponent is not None:
            return resolve_contest(self.actor.standing, self.opponent.standing, self.rules, self.swap)
        natural, total = self.actor.standing
        verdict = resolve_check(natural, total, self.dc or 0, self.rules.natural_auto)
        return ("actor" if verdict.success else "opponent"), verdict, None

    @property
    def rolled(self) -> bool:
        """Tell whether the dice of every side are thrown."""
        return bool(self.actor.faces) and (self.opponent is None or bool(self.opponent.faces))

    @property
    def counts(self) -> tuple[tuple[bool, ...], ...]:
        """For every throw which of its dice make a check value."""
        counting = {place for side in self.sides for place in side.counting}
        dice = (range(len(placed.throw.faces)) for placed in self.throws)
        return tuple(tuple((number, die) in counting for die in row) for number, row in enumerate(dice))
