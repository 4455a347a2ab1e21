"""What is on the table during a check: whose dice, which of them count, and places for those still wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from desktop.core.rolls.check import DiceRequest
from desktop.core.sheet import Sheet
from desktop.core.view_models import CheckView, DieView, ThrowView
from desktop.views.dice import DiceGroup, Die, DieState

DEFAULT_COLOUR = "#5B5E66"
"""Colour of dice without a sheet."""


@dataclass(frozen=True)
class Throwers:
    """Who may throw: the one whose check it is, the others at the table, and a word for strangers."""

    own: Sheet | None
    find: Callable[[str], Sheet | None] = lambda who: None
    stranger: str = ""

    def sheet(self, who: str, *, alone: bool) -> Sheet | None:
        """Find who throws; without a name it is the one whose check it is, unless that one is named elsewhere."""
        if self.own is not None and (who == self.own.id or (not who and alone)):
            return self.own
        return self.find(who) if who else None


def dice_groups(seen: CheckView, cast: Throwers, typed: Sequence[int], *, public: bool = False) -> list[DiceGroup]:
    """Return all dice of a check, and empty places for those that are wanted.

    Args:
        typed: faces already typed for the dice that are wanted.
        public: no typing, and no count of concealed dice thrown again, which would reveal their faces.
    """
    throws = _first_covered(seen.throws)
    alone = cast.own is None or all(throw.who != cast.own.id for throw in throws)
    several = len({throw.who for throw in throws}) > 1
    groups: list[DiceGroup] = []
    before: ThrowView | None = None
    for throw in throws:
        sheet = cast.sheet(throw.who, alone=alone)
        colour = sheet.colour if sheet else DEFAULT_COLOUR
        dice = tuple(Die(die.sides, die.value or 1, colour, _standing(die)) for die in throw.dice)
        name = (sheet.name if sheet else cast.stranger) if several else ""
        joins = before is not None and before.who == throw.who
        counts = any(die.counts for die in (*throw.dice, *(before.dice if before is not None else ())))
        groups.append(DiceGroup(dice, name, added=joins and counts))
        before = throw
    again = public and seen.wants is not None and any(t.covered and t.who == seen.wants.who for t in throws)
    if seen.wants is not None and not again:
        added = before is not None and before.who == seen.wants.who
        groups.append(_wanted(seen.wants, cast, typed, alone=alone, added=added))
    return groups


def _first_covered(throws: Sequence[ThrowView]) -> list[ThrowView]:
    """Leave out concealed dice that are thrown again."""
    covered: set[str] = set()
    kept = []
    for throw in throws:
        if not throw.covered or throw.who not in covered:
            kept.append(throw)
        covered |= {throw.who} if throw.covered else set()
    return kept


def _standing(die: DieView) -> DieState:
    if die.value is None:
        return DieState.COVERED
    return DieState.COUNTED if die.counts else DieState.DROPPED


def _wanted(wants: DiceRequest, cast: Throwers, typed: Sequence[int], *, alone: bool, added: bool) -> DiceGroup:
    sheet = cast.sheet(wants.who, alone=alone)
    colour = sheet.colour if sheet else DEFAULT_COLOUR
    shown = DieState.COVERED if wants.secret else DieState.COUNTED
    there = [
        Die(sides, 1 if wants.secret else value, colour, shown)
        for sides, value in zip(wants.sides, typed, strict=False)
    ]
    left = [Die(sides, 1, colour, DieState.WAITING) for sides in wants.sides[len(there) :]]
    return DiceGroup((*there, *left), added=added)
