"""What passes between a check and the sheets: proposals before it, the pool and a line of history after it."""

from __future__ import annotations

from typing import Any

from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.sheet import HistoryEntry
from desktop.core.value import put
from desktop.core.words import phrase
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.sheet import D20FateSheet


def proposals(
    actor: D20FateSheet, opponent: D20FateSheet | None, game: Game[Any]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the conditions that suggest advantage and disadvantage for the actor; they only propose (D20-AMB-35)."""
    kinds = {row.name: row for row in game.rows("conditions")}
    found: dict[str, list[str]] = {"advantage": [], "disadvantage": [], "": []}
    for sheet, part in ((actor, "own"), (opponent, "against")):
        for condition in sheet.conditions if sheet is not None else ():
            if condition.text in kinds:
                found[getattr(kinds[condition.text], part)].append(condition.text)
    return tuple(found["advantage"]), tuple(found["disadvantage"])


def recorded(sheet: D20FateSheet, check: FateCheck, at: str) -> D20FateSheet:
    """Write what a finished check did to the actor's or opponent's sheet, with a line of history.

    Args:
        at: ISO 8601 time with zone.

    Raises:
        Refusal: `not_final`.
    """
    ours = check.opponent_outcome if check.opponent is not None and check.opponent.who == sheet.id else check.outcome
    if not check.final or ours is None:
        raise refuse(
            "not_final", "D20-AMB-19", phrase("判定がまだ終わっていません。"), phrase("先に確定してください。")
        )
    for change in check.changes:
        if change.sheet == sheet.id:
            sheet = put(sheet, change.field, change.after)
    line = phrase("{check}：{total} {result}", check=check.title, total=ours.total, result=ours.label)
    return sheet.evolve(history=(*sheet.history, HistoryEntry(at=at, text=str(line), rule=ours.rules[0])))
