"""What a combat roll does to fate, where a game wants that (D6G-AMB-24)."""

from __future__ import annotations

from desktop.systems.d6game.hands import RANK, Hand, Read
from desktop.systems.d6game.resolve import judge_check
from desktop.systems.d6game.settings import Settings


def fate_move(read: Read, settings: Settings) -> int:
    """How a combat roll moves fate: not at all, unless `combat.fate_changes`."""
    if not settings.combat_fate:
        return 0
    verdict = judge_check(read, settings.scores[RANK[Hand(settings.default_target)]], settings)
    return sum(part.value for part in verdict.parts)
