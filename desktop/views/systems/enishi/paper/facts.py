"""A character's numbers needed throughout play: order, defence, attacks, moves (EN-BTL-02, EN-HIT-01)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import AnyGame
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.enishi.derived import DAMAGE_WORDS, derive, move_metres
from desktop.systems.enishi.gear import AttackLine, attack_lines
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet
from desktop.views.paper.plates import Fact


def facts(sheet: Sheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character."""
    return tuple(_facts(sheet, game))


def _facts(sheet: Sheet, game: AnyGame) -> Iterator[Fact]:
    known = game.known(Settings)
    found = derive(sheet, known)
    yield "行動順番", dice(found["initiative_line"].value or 0)
    guard, structure = found["defence_line"].value or 0, found["structure"].value or 0
    yield "防御", phrase("{dice}／構造力{n}", dice=dice(guard), n=plus(structure))
    yield "LP・SP", phrase("{lp}・{sp}", lp=found["lp_max"].value, sp=found["sp_max"].value)
    for line in attack_lines(sheet, known):
        if line.key == "unarmed" or sheet.weapons[int(line.key)].carried:
            yield line.label, attack(line, found[f"attack_line.{line.key}"].value or 0)
    points = found["mobility"].value or 0
    cruise, _, _ = move_metres(points, None, known.settings)
    yield "移動力", phrase("{n}（巡航 {m} m）", n=points, m=f"{float(cruise):g}")
    yield "意志", dice(sheet.skills.will)
    yield "知覚", dice(sheet.skills.perception)
    yield "CLV", str(sheet.clv)


def attack(line: AttackLine, bonus: int) -> Phrase:
    """Return what is thrown for an attack and what it adds to the power."""
    return phrase("{dice}／破壊力{n}・{kind}", dice=dice(bonus), n=plus(line.power), kind=DAMAGE_WORDS[line.damage])


def dice(bonus: int) -> str:
    """Write what is thrown."""
    return f"2d6{plus(bonus)}"
