"""Short words for narrow columns, shared by screen and paper; the full ones stand in the room's sheet."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.words import Words
from desktop.systems.kotodama.connection import facts
from desktop.systems.kotodama.sheet import OVER, Ability, range_label

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
    """Write a 射程: the one fixed value in the language of the page, free text as it is."""
    return words.say(range_label(range_)) if range_ == OVER else range_


def where(connection: str, words: Words, enabled: bool = True) -> tuple[str, str]:
    """Name where somebody is and what their player moves, e.g. ("両方", "コトダマ")."""
    known = facts(connection, enabled)
    present = words.say("両方") if len(known.presence) > 1 else words.say(_SPACES[known.presence[0]])
    return present, words.say(_SPACES[known.operates])


def grouped(abilities: Iterable[Ability]) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    """Part abilities into アクト and リアクト, each in the sheet's order."""
    every = tuple(abilities)
    return tuple(a for a in every if a.tag == "act"), tuple(a for a in every if a.tag == "react")
