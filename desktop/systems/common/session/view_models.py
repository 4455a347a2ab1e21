"""Areas, people and cards as a viewer sees them; what has not changed since the last step is not made anew."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from desktop.core.remembered import remembered
from desktop.core.sheet import AnyName
from desktop.core.value import Value
from desktop.core.view_models import CharacterView, PlayView
from desktop.core.words import Phrase, phrase
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import SECRET, Library, kind_name, spelled
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import badge, limit_text, target_text
from desktop.systems.common.session.actions import NOT_IN_SCENE
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, CopyRow
from desktop.systems.common.values import max_ap
from desktop.systems.common.view import conditions, gauges, notes


class AreaView(Value):
    """An area as a viewer sees it."""

    name: AnyName
    kind: str
    description: AnyName
    condition: Phrase | None = None
    """None: not to be known."""
    described: bool = False
    open: bool = True
    people: tuple[str, ...] = ()
    """Sheet ids of those whose place may be known."""
    due: bool = False
    """It holds a PC and has had no scene in this cycle."""
    hidden: bool = False
    """Players do not know of it."""
    may: tuple[str, ...] = ()
    """PCs who may choose it now; the GM only."""
    note: Phrase = phrase("")
    """Why it is open or closed now; the GM only."""
    gm_note: AnyName = ""


class CardView(Value):
    """A copy as a viewer sees it."""

    id: str
    card: str
    kind: AnyName
    choice: AnyName = ""
    """What fills the ○○ or □□ of its text; empty where it has none."""
    reading: str = ""
    """By which it is found as well."""
    type: str
    text: str
    equipped: bool = False
    used_cycle: int = 0
    used_scenario: int = 0
    badge: str = ""
    """アビリティ or アイテム."""
    target: Phrase = phrase("")
    limits: tuple[Phrase, ...] = ()
    reach: tuple[str, ...] = ()
    """Whom it can be used on; the GM only."""
    most: int = 0
    """How many of them are to be named; 0: none."""
    hexes: tuple[int, ...] = ()
    """Hexes of which some are to be named; the GM only."""
    most_hexes: int = 0
    reason: Phrase = phrase("")
    """Why its owner cannot use it now; empty: he can, or it is not for this viewer to know."""

    @property
    def likeness(self) -> tuple[object, ...]:
        """All that is seen of it: copies that are alike in this are shown as one."""
        return tuple(value for name, value in self.__dict__.items() if name != "id")


class PersonView(CharacterView):
    """A character as a viewer sees it; None: it may not be known."""

    colour: str
    portrait: str
    area: AnyName
    """Name, 別のエリア, or empty."""
    hex: int | None = None
    ap: int | None = None
    max_ap: int | None = None
    level: int | None = None
    cp: int | None = None
    assets: int | None = None
    growth_rate: int | None = None
    hostile: bool | None = None
    battle_capable: bool | None = None
    cards: tuple[CardView, ...] = ()
    custom: tuple[tuple[str, int], ...] = ()


class ResultView(Value):
    """One check of the running or last action as it ended."""

    against: str
    """Sheet id of the target, or the drop item for the GM; empty: not to be known."""
    value: int | None
    success: bool


class RankView(Value):
    """One line of the order of AP."""

    who: str
    fraction: Fraction | None = None
    turn: bool = False
    tied: bool = False


class SaleView(Value):
    """What a scene character can buy, or why not."""

    who: str
    item: str
    kind: AnyName
    price: int | None
    reason: Phrase = phrase("")
    """Empty: it can be bought."""


class SecretView(Value):
    """A secret that the viewer may read."""

    who: str
    name: AnyName
    text: AnyName


class CardName(Value):
    """A card of the campaign, by which a step may speak of it."""

    card: str
    """Its id; copies in hands, which go by the same name, have ids of their own."""
    name: AnyName
    reading: str = ""


class SessionView(PlayView):
    """Everything one viewer may know at this moment."""

    at: str
    """The part of the game by its id, e.g. `main_pick`."""
    counter: int
    elapsed: int
    title: AnyName
    gains: tuple[tuple[int, int], ...] = ()
    """(levels, times the growth rate) that each number of elapsed cycles gives, from 1 on."""
    areas: tuple[AreaView, ...] = ()
    people: tuple[PersonView, ...] = ()
    scene_area: AnyName = ""
    cast: tuple[str, ...] = ()
    process: str = ""
    turn: str = ""
    ranks: tuple[RankView, ...] = ()
    results: tuple[ResultView, ...] = ()
    secrets: tuple[SecretView, ...] = ()
    choices: tuple[tuple[str, AnyName], ...] = ()
    """(sheet id, area or 別のエリア) picked in this setup step."""
    offers: tuple[tuple[str, AnyName], ...] = ()
    """(sheet id, secret) waiting for the GM; the GM only."""
    undescribed: tuple[AnyName, ...] = ()
    """Areas that still get a scene in this cycle; the GM only."""
    tied: tuple[str, ...] = ()
    """Those among whom dice decide, as far as they are known."""
    windows: tuple[PreviewRow, ...] = ()
    """In the setup step, for each number of cycles; the GM only."""
    library: tuple[CardName, ...] = ()
    """Every card of the campaign; the GM only."""
    sales: tuple[SaleView, ...] = ()
    """What is on sale in the scene area; the GM only."""
    warnings: tuple[Phrase, ...] = ()
    """What the GM should hear now, such as CP left; the GM only."""
    gm_script: AnyName = ""


class PreviewRow(Value):
    """One choice of 経過させるサイクル数."""

    cycles: int
    next: int
    """The counter at the choice of this setup step: the old one (CM-AMB-28)."""
    after: int
    """The counter at the choice after that."""
    open_after: tuple[str, ...] = ()
    jumped: tuple[str, ...] = ()
    """Areas whose window is wholly between the two choices (CM-AMB-33)."""


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
