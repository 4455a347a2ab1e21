"""Who attacks and who is attacked: life, equipment, and when an attack is refused."""

from __future__ import annotations

from typing import Any, NamedTuple

from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.words import phrase
from desktop.systems.d6game.hands import RANK, Hand, Read
from desktop.systems.d6game.params import held
from desktop.systems.d6game.resolve import judge_check
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.strike import NO_GEAR, Gear


class Fighter(NamedTuple):
    """One side of an attack."""

    sheet: str
    """Sheet id; empty for bare numbers."""
    name: str
    life: int
    fate: int = 0
    gear: Gear = NO_GEAR


def gear_of(sheet: D6gameSheet, settings: Settings) -> Gear:
    """What a character's equipment does in combat; nothing unless the definition switches it on (D6G-AMB-34)."""
    if not settings.equipment:
        return NO_GEAR
    carried = sheet.carried()
    return Gear(sum(item.damage for item in carried), sum(item.armour for item in carried))


def fate_move(read: Read, settings: Settings) -> int:
    """How a combat roll moves fate: not at all, unless `combat.fate_changes` (D6G-AMB-24)."""
    if not settings.combat_fate:
        return 0
    verdict = judge_check(read, settings.scores[RANK[Hand(settings.default_target)]], settings)
    return sum(part.value for part in verdict.parts)


def fighter_of(sheet: D6gameSheet, game: Game[Any], settings: Settings) -> Fighter:
    return Fighter(sheet.id, sheet.name or "名無し", sheet.life or 0, held(sheet, game), gear_of(sheet, settings))


def check_fighters(attacker_life: int, target_life: int, same: bool, life: str) -> None:
    """Refuse an attack by or on somebody who is down, or on oneself (section 9.2 order of the catalogue)."""
    if attacker_life <= 0:
        raise refuse(
            "attacker_down", "D6G-AMB-23", phrase("攻撃側の{life}は {n} なので動けません。", life=life, n=attacker_life)
        )
    if target_life <= 0:
        raise refuse(
            "target_down",
            "D6G-AMB-23",
            phrase("攻撃対象の{life}は {n} で、もう倒れています。", life=life, n=target_life),
            phrase("立っている相手を選んでください。"),
        )
    if same:
        raise refuse(
            "target_self",
            "D6G-AMB-33",
            phrase("自分を攻撃することはできません。"),
            phrase("ほかの相手を選んでください。"),
        )
