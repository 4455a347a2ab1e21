"""What conditions propose: advantage or disadvantage, never more than an offer (D20-AMB-35)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple

from desktop.core.game import Game
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet
from desktop.systems.d20fate.tables import ConditionKind


class Proposals(NamedTuple):
    """The conditions that speak for advantage and for disadvantage of one side's check."""

    advantage: tuple[str, ...] = ()
    disadvantage: tuple[str, ...] = ()


def listed(words: Sequence[Phrase | str]) -> Phrase | str:
    """Put words side by side, each still to be translated; there is at least one."""
    return reduce(lambda one, other: phrase("{one}・{other}", one=one, other=other), words)


def proposals(actor: D20FateSheet | None, opponent: D20FateSheet | None, game: Game[D20FateSettings]) -> Proposals:
    """Return what the conditions of both sides propose for the check of `actor`."""
    kinds = {row.name: row for row in game.rows("conditions", ConditionKind)}
    found: dict[str, list[str]] = {"advantage": [], "disadvantage": [], "": []}
    for sheet, part in ((actor, "own"), (opponent, "against")):
        for condition in sheet.conditions if sheet is not None else ():
            if condition.text in kinds:
                found[getattr(kinds[condition.text], part)].append(condition.text)
    return Proposals(tuple(found["advantage"]), tuple(found["disadvantage"]))
