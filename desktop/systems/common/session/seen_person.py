"""One person and one hand as a viewer sees them; what has not changed since the last step is not made anew.

A hand out of the scene cannot be used, whatever else happens: most hands of a table are such, and are as they were.
"""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.remembered import remembered
from desktop.core.words import phrase
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import SECRET, Library, kind_name, spelled
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import badge, limit_text, target_text
from desktop.systems.common.session.actions import NOT_IN_SCENE
from desktop.systems.common.session.view_models import CardView, PersonView
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import max_ap
from desktop.systems.common.view import conditions, gauges, notes

KEPT = 100
"""People who are kept as they were seen last."""
KEPT_HANDS, KEPT_CARDS = 60, 400
"""Hands out of the scene, and cards in any hand."""
NO_REASON = phrase("")


def silhouette(sheet: CommonSheet, place: str, *, turn: bool, gone: bool) -> PersonView:
    """Return the view of a character whose numbers are concealed from the viewer."""
    return PersonView.model_construct(
        id=sheet.id,
        name=sheet.name,
        is_pc=sheet.is_pc,
        turn=turn,
        colour=sheet.colour,
        portrait=sheet.portrait,
        place=place,
        area=place,
        hex=sheet.hex,
        notes=notes(sheet, place),
        gone=gone,
    )


@remembered(KEPT)
def in_numbers(
    sheet: CommonSheet,
    settings: CommonSettings,
    place: str,
    own: bool,
    turn: bool,
    gone: bool,
    acted: bool,
    fights: bool,
) -> PersonView:
    """Return the view of a character with numbers, but without the hand.

    Args:
        own: the viewer may know everything on the sheet.
        fights: a scene character of a battle.
    """
    custom = tuple((row.label, row.value) for row in sheet.custom) if own or settings.show_custom else ()
    return silhouette(sheet, place, turn=turn, gone=gone).model_copy(
        update={
            "gauges": gauges(sheet, settings, custom=bool(custom), fights=fights),
            "conditions": conditions(sheet),
            "acted": acted,
            "ap": sheet.ap,
            "max_ap": max_ap(sheet, settings),
            "level": sheet.level,
            "cp": sheet.cp,
            "assets": sheet.assets if own else None,
            "growth_rate": sheet.growth_rate,
            "hostile": sheet.hostile,
            "battle_capable": sheet.battle_capable,
            "custom": custom,
        }
    )


def hand(
    sheet: CommonSheet, library: Library, settings: CommonSettings, *, own: bool
) -> Iterator[tuple[CopyRow, Card]]:
    """List the copies that a viewer may know of, each with its card as it is for its owner."""
    for copy in sheet.copies:
        card = library.by_id.get(copy.card)
        if card is not None and (own or not (card.id == SECRET or card.type == "item")):
            yield copy, in_hand(card, sheet, library, settings)


@remembered(KEPT_HANDS)
def resting(sheet: CommonSheet, library: Library, settings: CommonSettings, own: bool) -> tuple[CardView, ...]:
    """Return the hand of a character out of the scene."""
    reason = NOT_IN_SCENE.message if own else NO_REASON
    cards = hand(sheet, library, settings, own=own)
    return tuple(card_seen(copy, card, own).model_copy(update={"reason": reason}) for copy, card in cards)


@remembered(KEPT_CARDS)
def card_seen(copy: CopyRow, card: Card, own: bool) -> CardView:
    """Show a copy without what it can reach now, and why not."""
    return CardView.model_construct(
        badge=badge(card),
        target=target_text(card.target),
        limits=tuple(limit_text(limit) for limit in card.limits) if own else (),
        id=copy.id,
        card=card.id,
        kind=kind_name(card, copy.choice),
        choice=copy.choice if card.placeholder != "none" else "",
        reading=spelled(card, copy.choice),
        type=card.type,
        text=card.text,
        equipped=copy.equipped,
        used_cycle=copy.used_cycle,
        used_scenario=copy.used_scenario,
    )
