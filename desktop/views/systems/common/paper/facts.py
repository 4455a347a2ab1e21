"""A character's numbers needed throughout play: MAXAP, level, custom values, the cards at hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.core.game import AnyGame
from desktop.core.words import Typed, phrase
from desktop.systems.common.cards.library import kind_name
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import derive, library_of
from desktop.views.paper.plates import Fact


def facts(sheet: CommonSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character; secrets are never among them (CM-APP-07)."""
    return tuple(_facts(sheet, game))


def _facts(sheet: CommonSheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(CommonSettings)
    yield "MAXAP", derive(sheet, known)["max_ap"].shown
    yield "レベル", str(sheet.level).replace("-", "−")
    for row in sheet.custom:
        yield Typed(row.label), str(row.value).replace("-", "−")
    library = library_of(known)
    kinds = [(library.by_id.get(copy.card), copy.choice) for copy in sheet.copies]
    held = Counter(kind_name(card, choice) for card, choice in kinds if card is not None and not card.bound)
    for name, count in held.items():
        yield phrase("<{name}>", name=name), phrase("{n}枚", n=count)
