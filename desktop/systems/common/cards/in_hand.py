"""A card as it is for one person: every number that a formula replaces, computed with that person's numbers.

The formulas are kept beside them, so that a card shows where its numbers come from. What cannot be computed leaves the
plain number that is written beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from desktop.core.custom.numbers import labels
from desktop.core.custom.values import CustomValues
from desktop.core.expression.tree import Formula, whole
from desktop.core.expression.writing import spoken
from desktop.core.problem import Refusal
from desktop.core.remembered import remembered
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.library import Library, formulas
from desktop.systems.common.cards.schema import LIMITS, TARGETS, Card, Effect, Limit, StateChange, Target
from desktop.systems.common.cards.wording import state_name
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import derive, play_game

MOST = 1000
"""Of an N or of copies that may be taken."""
MOST_STEPS = 6
MOST_POINTS = 1_000_000


def in_hand(card: Card, sheet: CommonSheet, library: Library, settings: CommonSettings) -> Card:
    """Return a card with its numbers for the character who uses or takes it (CM-TGT-02, CM-LIM-01, CM-COST-01)."""
    return _in_hand(card, sheet, library, settings) if card.id in library.computed else card


@remembered(512)
def _in_hand(card: Card, sheet: CommonSheet, library: Library, settings: CommonSettings) -> Card:
    return _Hand(sheet, library, settings).card(card)


class _Hand:
    def __init__(self, sheet: CommonSheet, library: Library, settings: CommonSettings) -> None:
        game = play_game(library, settings, library.profile)
        self._values = CustomValues(sheet, game, lambda: derive(sheet, game))

    def card(self, card: Card) -> Card:
        return card.evolve(
            target=self._target(card.target),
            limits=tuple(map(self._limit, card.limits)),
            cost_cp=self._price(card.cp_formula, card.cost_cp),
            cost_assets=self._price(card.assets_formula, card.cost_assets),
            cap=card.cap if card.cap_formula is None else self._number(card.cap_formula, card.cap, 1, MOST),
            effects=tuple(map(self._effect, card.effects)),
        )

    def _target(self, target: Target) -> Target:
        return target.evolve(n=self._number(target.n_formula, target.n, 1, MOST))

    def _limit(self, limit: Limit) -> Limit:
        least = 0 if limit.kind == "major" else 1  # CM-AMB-64
        return limit.evolve(n=self._number(limit.n_formula, limit.n, least, MOST))

    def _price(self, formula: Formula | None, plain: int | None) -> int | None:
        return plain if formula is None else self._number(formula, plain, 0, MOST_POINTS)

    def _effect(self, effect: Effect) -> Effect:
        steps = self._number(effect.steps_formula, effect.steps, 1, MOST_STEPS)
        return effect.evolve(steps=steps, effects=tuple(map(self._change, effect.effects)))

    def _change(self, change: StateChange) -> StateChange:
        return change.evolve(amount=self._number(change.formula, change.amount, -MOST_POINTS, MOST_POINTS))

    def _number(self, formula: Formula | None, plain: int | None, least: int, most: int) -> int:
        """Compute a formula, kept within what a written number may be; without one the written number stays."""
        if formula is None:
            return plain or 0
        try:
            found = whole(formula, self._values.number)
        except Refusal:
            found = plain or 0
        return max(least, min(found, most))


def sums(card: Card, library: Library, settings: CommonSettings) -> Iterator[Phrase]:
    """Say how the numbers of a card are computed: 消費CP＝レベル×2."""
    if card.id in library.computed:
        describe = speaker(library, settings)
        for place, formula in formulas(card):
            yield phrase("{number}＝{sum}", number=number_name(card, place), sum=describe(formula))


def worked(card: Card, places: str, library: Library, settings: CommonSettings) -> tuple[Phrase, ...]:
    """Say what the formulas of a card came to for its owner: 消費CP レベル×2＝6.

    Args:
        card: as it is in the owner's hand (`in_hand`).
        places: of the numbers that counted: some of `target limits cost_cp cost_assets effects`.
    """
    if card.id not in library.computed:
        return ()
    describe, wanted = speaker(library, settings), places.split()
    return tuple(
        phrase("{number} {sum}＝{n}", number=number_name(card, place), sum=describe(formula), n=holder(card, place))
        for place, formula in formulas(card)
        if place.partition(".")[0] in wanted and not place.endswith(".amount")
    )


def speaker(library: Library, settings: CommonSettings) -> Callable[[Formula], Phrase]:
    """Return the function that writes a formula over numbers of a sheet."""
    game, sheet = play_game(library, settings, library.profile), CommonSheet()
    called = labels(game, sheet, derive(sheet, game))
    return lambda formula: spoken(formula, called)


def holder(card: Card, place: str) -> int | None:
    """Return the number at a place of a card (`library.formulas`)."""
    held: Any = card
    for part in place.split("."):
        held = held[int(part)] if part.isdigit() else getattr(held, part)
    return None if held is None else int(held)


def number_name(card: Card, place: str) -> Phrase | str:
    """Name a number of a card by its place."""
    match place.split("."):
        case ["target", *_]:
            return TARGETS[card.target.kind]
        case ["limits", row, *_]:
            return LIMITS[card.limits[int(row)].kind]
        case ["effects", row, "effects", *_]:
            return state_name(card.effects[int(row)].ref)
        case ["effects", *_]:
            return "歩数"
        case _:
            return {"cost_cp": "消費CP", "cost_assets": "消費財産点", "cap": "取得枚数上限"}[place]
