"""Picking cards while a character is made: carried over, acquired with CP, or bought (CM-CARD-03, CM-COST-01, -02)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from desktop.core.game import Game
from desktop.core.problem import Problem, Refusal, refuse
from desktop.core.value import Value
from desktop.core.words import phrase
from desktop.systems.common.cards.in_hand import in_hand
from desktop.systems.common.cards.library import Library, kind_name
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.growth import (
    acquire_problems,
    acquired,
    cap_problem,
    choice_problem,
    choices_for,
    free_copy_id,
    no_price,
    too_few_assets,
    unknown_card,
    with_copy,
)
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import library_of

Way = Literal["carried", "cp", "assets"]
"""From an earlier adventure, for CP, or for 財産点."""

Rules = Game[CommonSettings]


class Offer(Value):
    """One card that might be picked."""

    card: Card
    cost: int | None = None
    choices: tuple[str, ...] = ()
    """What may be filled in for ○○ or □□; with `free` anything else as well."""
    free: bool = False
    problem: Problem | None = None
    """What forbids it whatever is filled in; None when it can be had."""


def offers(sheet: CommonSheet, way: Way, game: Rules) -> tuple[Offer, ...]:
    """List the cards of the campaign that this way leads to, with what keeps some of them away."""
    library = library_of(game)
    kinds = {"cp": ("ability",), "assets": ("item",)}.get(way, ("ability", "item"))
    mine = (in_hand(card, sheet, library, game.settings) for card in library.cards if card.type in kinds)
    return tuple(_offer(sheet, card, way, library, game) for card in mine)


def _offer(sheet: CommonSheet, card: Card, way: Way, library: Library, game: Rules) -> Offer:
    choices = choices_for(card, sheet, library, game.settings)
    free = card.placeholder == "scenario_text"
    tried = choices or (("○",) if free else ("",))
    if card.cap is None:
        tried = tried[:1]
    found = [_problems(sheet, card, choice, way, library, game) for choice in tried]
    return Offer(
        card=card,
        cost={"cp": card.cost_cp, "assets": card.cost_assets}.get(way),
        choices=choices,
        free=free,
        problem=None if not all(found) else found[0][0],
    )


def problems(sheet: CommonSheet, card: str, choice: str, way: Way, game: Rules) -> tuple[Problem, ...]:
    """List everything that forbids picking a card with this name filled in.

    Raises:
        Refusal: `unknown_card`.
    """
    library = library_of(game)
    if card not in library.by_id:
        raise unknown_card(card)
    mine = in_hand(library.by_id[card], sheet, library, game.settings)
    return _problems(sheet, mine, choice, way, library, game)


def _problems(
    sheet: CommonSheet, card: Card, choice: str, way: Way, library: Library, game: Rules
) -> tuple[Problem, ...]:
    settings = game.settings
    if way == "cp":
        return acquire_problems(card, choice, sheet, library, settings)
    price = tuple(_price(sheet, card, choice, game.label("assets"))) if way == "assets" else ()
    bad = choice_problem(card, choice, sheet, library, settings)
    full = cap_problem(card, choice, sheet, library, settings)
    return (*price, *((bad,) if bad else ()), *((full,) if full else ()))


def _price(sheet: CommonSheet, card: Card, choice: str, assets: str) -> Iterator[Problem]:
    kind = kind_name(card, choice)
    if card.type != "item" or card.cost_assets is None:
        yield no_price(kind)
    elif sheet.assets < card.cost_assets:
        yield too_few_assets(kind, card.cost_assets, sheet.assets, assets)


def pick(sheet: CommonSheet, card: str, choice: str, way: Way, game: Rules) -> CommonSheet:
    """Add a copy and pay for it.

    Raises:
        Refusal: `unknown_card`, or the first thing that forbids it.
    """
    found = problems(sheet, card, choice, way, game)
    if found:
        raise Refusal(found[0])
    library = library_of(game)
    row = in_hand(library.by_id[card], sheet, library, game.settings)
    name = free_copy_id(sheet)
    if way == "cp":
        return acquired(sheet, row, choice, name)
    if way == "assets":
        paid = row.cost_assets if row.assets_formula is not None else None
        bought = with_copy(sheet, row, choice, name, "assets", paid)
        return bought.evolve(assets=sheet.assets - (row.cost_assets or 0))
    sheet = with_copy(sheet, row, choice, name, "gm")
    field = "abilities" if row.type == "ability" else "items"
    *others, new = getattr(sheet, field)
    return sheet.evolve(**{field: (*others, new.evolve(carried=True))})


def put_back(sheet: CommonSheet, field: Literal["abilities", "items"], number: int, game: Rules) -> CommonSheet:
    """Take a copy off a character that is being made; what it cost comes back.

    Raises:
        Refusal: `no_such_copy`, or `finished` once the character is made (there is no giving back: CM-AMB-24).
    """
    rows = getattr(sheet, field)
    if not 0 <= number < len(rows):
        raise refuse(
            "no_such_copy",
            "CM-ACT-02",
            phrase("そのカードは持っていません。"),
            phrase("持っているカードから選んでください。"),
        )
    if not sheet.draft:
        raise refuse(
            "finished",
            "CM-AMB-24",
            phrase("できあがったキャラクターのカードは返せません。"),
            phrase("GMが直接書き換えてください。"),
        )
    library, copy = library_of(game), rows[number]
    sheet = sheet.evolve(**{field: (*rows[:number], *rows[number + 1 :])})
    kept = library.kinds_of(sheet.items)
    gone = library.kind_of(copy)
    if field == "items" and gone not in kept:
        sheet = sheet.evolve(obtained=tuple(name for name in sheet.obtained if name != gone))
    card = library.by_id.get(copy.card)
    if card is None:
        return sheet
    if copy.source == "cp":
        return sheet.evolve(cp=sheet.cp + (card.cost_cp or 0 if copy.paid is None else copy.paid))
    price = card.cost_assets or 0 if copy.paid is None else copy.paid
    return sheet.evolve(assets=sheet.assets + price) if copy.source == "assets" else sheet
