"""What lies on the table during a check: whose dice, which of them count, and places for those still wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.core.check import Check, DiceRequest
from desktop.core.dice import Throw
from desktop.core.outcome import Outcome
from desktop.core.sheet import Sheet
from desktop.views.dice import DiceGroup, Die, Standing

NOBODY = "#5B5E66"
"""Colour of the dice of somebody who has no sheet here."""


@dataclass(frozen=True)
class Step:
    """The check before one throw, and the throw."""

    before: Check
    request: DiceRequest
    throw: Throw


@dataclass(frozen=True)
class Cast:
    """Who may throw: the one whose check it is, the others at the table, and a word for strangers."""

    own: Sheet | None
    party: tuple[Sheet, ...] = ()
    stranger: str = ""

    def sheet(self, who: str, *, alone: bool) -> Sheet | None:
        """Find who throws; without a name it is the one whose check it is, unless that one is named elsewhere."""
        found = next((sheet for sheet in self.party if sheet.id == who), None)
        if self.own is not None and (who == self.own.id or (not who and alone)):
            return self.own
        return found


def lay_out(
    steps: Sequence[Step], check: Check | None, cast: Cast, typed: Sequence[int], *, lifted: bool
) -> list[DiceGroup]:
    """Return all dice of a check, and empty places for those that are wanted.

    Args:
        typed: faces already typed for the dice that are wanted.
        lifted: whether the cover over secret dice has been lifted.
    """
    alone = cast.own is None or all(step.request.who != cast.own.id for step in steps)
    several = len({step.request.who for step in steps}) > 1
    places = _places(steps, check.outcome if check else None)
    unused = check.outcome.unused if check is not None and check.outcome is not None else ()
    groups: list[DiceGroup] = []
    before = ""
    for number, (step, place) in enumerate(zip(steps, places, strict=True)):
        request = step.request
        sheet = cast.sheet(request.who, alone=alone)
        colour, hidden = sheet.colour if sheet else NOBODY, request.secret and not lifted
        dice = tuple(
            Die(face.sides, face.value, colour, _standing(hidden, place is not None and (place, index) not in unused))
            for index, face in enumerate(step.throw.faces)
        )
        name = (sheet.name if sheet else cast.stranger) if several else ""
        groups.append(DiceGroup(dice, name, added=number > 0 and before == request.who and place is not None))
        before = request.who
    if check is not None and check.wants is not None:
        groups.append(_wanted(check.wants, cast, typed, alone=alone, added=bool(steps) and before == check.wants.who))
    return groups


def _standing(hidden: bool, counts: bool) -> Standing:
    if hidden:
        return Standing.COVERED
    return Standing.COUNTED if counts else Standing.DROPPED


def _wanted(request: DiceRequest, cast: Cast, typed: Sequence[int], *, alone: bool, added: bool) -> DiceGroup:
    sheet = cast.sheet(request.who, alone=alone)
    colour = sheet.colour if sheet else NOBODY
    shown = Standing.COVERED if request.secret else Standing.COUNTED
    there = [Die(sides, value, colour, shown) for sides, value in zip(request.sides, typed, strict=False)]
    left = [Die(sides, 1, colour, Standing.WAITING) for sides in request.sides[len(there) :]]
    return DiceGroup((*there, *left), added=added)


def _places(steps: Sequence[Step], outcome: Outcome | None) -> list[int | None]:
    """Say which throw of the outcome each step became; None for one that was thrown again and does not count."""
    if outcome is None:
        return list(range(len(steps)))
    left = list(enumerate(outcome.throws))
    found: list[int | None] = []
    for step in reversed(steps):
        match = next((pair for pair in reversed(left) if pair[1] == step.throw), None)
        if match is not None:
            left.remove(match)
        found.append(match[0] if match else None)
    return found[::-1]
