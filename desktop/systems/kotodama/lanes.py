"""The two scenes side by side: which card is in which lane (KO-TBL-19)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, Protocol

from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import connection as spaces
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Art, Outfit

CardKind = Literal["active", "body", "listener"]


class Card(NamedTuple):
    """One card: a character in person, a body that cannot move, or a listener by IRC."""

    who: str
    kind: CardKind
    note: Phrase


class Lanes(NamedTuple):
    """Cards of 通常シーン and コトダマシーン; the second is empty when the Kotodama rules are off."""

    real: tuple[Card, ...]
    kotodama: tuple[Card, ...]


class Placed(Protocol):
    """A character with an id and a connection state."""

    @property
    def id(self) -> str:
        """Sheet id."""

    @property
    def connection(self) -> str:
        """Connection state."""


class Geared(Protocol):
    """A character with arts and outfits at hand."""

    @property
    def arts(self) -> tuple[Art, ...]:
        """All arts."""

    @property
    def outfits(self) -> tuple[Outfit, ...]:
        """All outfits that may act."""


def over_range(person: Geared) -> tuple[str, ...]:
    """Name what carries the badge オーバーレンジ in both lanes (KO-SHT-41)."""
    arts = tuple(art.name for art in person.arts if art.over_range)
    return arts + tuple(outfit.name for outfit in person.outfits if outfit.over_range)


_HERE = phrase("")
_BODY = phrase("本体（操作不可）")
_IRC = phrase("IRCで話せる・見えない")


def lanes(people: Iterable[Placed], enabled: bool = True) -> Lanes:
    """Sort all characters into lanes; HP and インガオホー値 belong to the character, not to a card (KO-CON-12)."""
    real: list[Card] = []
    kotodama: list[Card] = []
    for person in people:
        known = spaces.facts(person.connection, enabled)
        if known.operates == "real":
            real.append(Card(person.id, "active", _HERE))
        elif "real" in known.presence:
            real.append(Card(person.id, "body", _BODY))
        if known.operates == "kotodama":
            kotodama.append(Card(person.id, "active", _HERE))
        elif known.observes_kotodama:
            kotodama.append(Card(person.id, "listener", _IRC))
    return Lanes(tuple(real), tuple(kotodama))


def banner(rules: KotodamaSettings) -> Phrase | None:
    """Say that this campaign leaves the Kotodama rules out, if it does (KO-TBL-22)."""
    if rules.kotodama_enabled:
        return None
    return phrase("このセッションではコトダマ空間ルールを使いません（全PLに通知済み）。")
