"""What fields of a card may name: kinds of abilities and items, series, items; others may be written too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from desktop.core.game import AnyGame
from desktop.systems.common.cards.points import choices
from desktop.systems.common.cards.schema import Card, Series
from desktop.systems.common.migrations import THIS

Choices = Sequence[tuple[str, str]]


def names(game: AnyGame) -> Mapping[str, Choices]:
    """Return by kind of reference what there is: value and name."""
    cards = game.rows("cards", Card)
    series = _same(row.name for row in game.rows("series", Series))
    kinds = _same(card.name for card in cards)
    return {
        "item": _same(card.name for card in cards if card.type == "item"),
        "kind": ((THIS, "このカードの種類"), *kinds),
        "series": series,
        "number": choices(game.profile, game.label("assets")),
        "kind_or_series": tuple(dict.fromkeys((*kinds, *series))),
    }


def _same(found: Iterable[str]) -> tuple[tuple[str, str], ...]:
    return tuple((name, name) for name in dict.fromkeys(found))
