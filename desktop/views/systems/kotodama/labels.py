"""Short words for narrow columns, shared by screen and paper; the full ones are in the rule system's sheet."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from desktop.core.words import Words
from desktop.systems.kotodama.connection import facts
from desktop.systems.kotodama.sheet import OVER, Ability, Art, Outfit, range_label
from desktop.systems.kotodama.tables import lists

TIMINGS = {
    "setup": "セットアップ",
    "initiative": "イニシアティヴ",
    "act": "アクト宣言",
    "cleanup": "クリンナップ",
    "other": "その他",
}
DURATIONS = {"instant": "即時", "cleanup": "クリンナップまで", "scene": "シーン終了まで", "permanent": "永続"}
_SPACES = {"real": "通常", "kotodama": "コトダマ"}


def shown_range(range_: str, words: Words) -> str:
    """Write a 射程: the one fixed value and those of the examples in the language of the page, free text as it is."""
    return words.say(range_label(range_)) if range_ == OVER else example(range_, words)


def example(text: str, words: Words) -> str:
    """Write the text of an art or an outfit: a printed example in the language of the page, else as typed."""
    return words.say(text) if text in _examples() else text


@cache
def _examples() -> frozenset[str]:
    rows = [row for spec in lists() for row in spec.base if isinstance(row, (Art, Outfit))]
    return frozenset(text for row in rows for text in (row.name, row.range, row.target, row.effect) if text)


def where(connection: str, words: Words, enabled: bool = True) -> tuple[str, str]:
    """Name where a character is and what the player moves, e.g. ("両方", "コトダマ")."""
    known = facts(connection, enabled)
    present = words.say("両方") if len(known.presence) > 1 else words.say(_SPACES[known.presence[0]])
    return present, words.say(_SPACES[known.operates])


def grouped(abilities: Iterable[Ability]) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    """Part abilities into アクト and リアクト, each in the sheet's order."""
    every = tuple(abilities)
    return tuple(a for a in every if a.tag == "act"), tuple(a for a in every if a.tag == "react")
