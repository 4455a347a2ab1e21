"""The 戦場シート as a viewer may see it, with what may be done on it now (CM-HEX-01, CM-APP-16, CM-APP-21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import lcm
from typing import Any

from desktop.core.maps.ground import Aim, Ground
from desktop.core.remembered import remembered
from desktop.core.value import Value
from desktop.core.words import Phrase, phrase
from desktop.systems.common.battle.rules import able
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import limit_text
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.session.view_models import CardView, PersonView
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import ap_fraction


def ground(state: SessionState, people: Sequence[PersonView], *, gm: bool) -> Ground | None:
    """Return the sheet while there is a battle; what may be done there is for the GM alone."""
    if state.battle is None:
        return None
    if not gm:
        return Ground()
    return Ground(drop="move_token", aims=tuple(_aims(state, people)) if state.action is None else ())


def _aims(state: SessionState, people: Sequence[PersonView]) -> Iterator[Aim]:
    for person in people:
        if person.id not in state.cast:
            continue
        for view in {view.likeness: view for view in person.cards}.values():
            card = state.in_hand(state.library.by_id[view.card], state.sheets[person.id])
            if not str(view.reason) and card.limit("check") is None:
                yield _aim(state, person, view, card)


def _aim(state: SessionState, person: PersonView, view: CardView, card: Card) -> Aim:
    known: dict[str, Any] = {
        "id": f"{person.id}.{view.id}",
        "who": person.id,
        "label": phrase("<{kind}>", kind=view.kind),
        "note": _note(person, card),
        "event": {"kind": "use", "who": person.id, "copy_id": view.id},
    }
    moves = any(effect.op == "move_hex" for effect in card.effects)
    if view.hexes and moves:
        after = phrase("AP {n}", n=person.ap - _price(card)) if person.ap is not None else ""
        return Aim(kind="go", hexes=view.hexes, after=after, **known)
    if view.hexes:
        return Aim(kind="hexes", hexes=view.hexes, most=view.most_hexes, **known)
    if view.most:
        return Aim(kind="people", people=view.reach, most=view.most, **known)
    return Aim(kind="all", people=view.reach, **known)


def _price(card: Card) -> int:
    """Return the AP that a use costs (CM-LIM-03)."""
    major = card.limit("major")
    return major.n if major is not None else 0


def _note(person: PersonView, card: Card) -> Phrase:
    """Say what a use costs: AP, or how often it may be."""
    major = card.limit("major")
    if major is not None and person.ap is not None:
        return phrase("AP {before}→{after}", before=person.ap, after=person.ap - major.n)
    return next((limit_text(limit) for limit in card.limits if limit.kind != "battle_only"), phrase(""))


class Rank(Value):
    """One line of the order of AP."""

    who: str
    fraction: Fraction | None
    """AP ÷ MAXAP; None when MAXAP is 0."""
    may_act: bool
    """AP is 1 or more."""
    tied: bool = False
    """Another character who may act has the same fraction."""


def ranking(state: SessionState) -> tuple[Rank, ...]:
    """Order the scene characters by AP ÷ MAXAP, the greatest first."""
    return _ranking(state.settings, *state.scene_sheets)


@remembered(8)
def _ranking(settings: CommonSettings, *sheets: CommonSheet) -> tuple[Rank, ...]:
    people = [(sheet, ap_fraction(sheet, settings), able(sheet, settings)) for sheet in sheets]
    ratios = [None if fraction is None else fraction.as_integer_ratio() for _, fraction, _ in people]
    equal = Counter(ratio for ratio, (_, _, able) in zip(ratios, people, strict=True) if able)
    unit = lcm(*(ratio[1] for ratio in ratios if ratio is not None))
    ranks = [
        Rank.model_construct(who=sheet.id, fraction=fraction, may_act=able, tied=able and equal[ratio] > 1)
        for ratio, (sheet, fraction, able) in zip(ratios, people, strict=True)
    ]
    return tuple(sorted(ranks, key=lambda rank: _behind(rank.fraction, unit)))


def _behind(fraction: Fraction | None, unit: int) -> tuple[bool, int]:
    """Order by whole numbers of one unit, which are as exact as the fractions and quickly compared."""
    return (True, 0) if fraction is None else (False, -fraction.numerator * (unit // fraction.denominator))
