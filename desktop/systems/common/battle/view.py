"""The 戦場シート as a viewer may see it, with what may be done on it now (CM-HEX-01, CM-APP-16, CM-APP-21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.core.ground import Aim, Ground
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import limit_text
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.session.view_models import CardView, PersonView


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
            card = state.held(state.library.by_id[view.card], state.sheets[person.id])
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
