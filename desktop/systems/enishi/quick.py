"""An NPC in the middle of play: a name, how good it is, what it fights with and what it wears (EN-AMB-82)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.systems.enishi.gear import Rules, rows_of
from desktop.systems.enishi.sheet import Armour, Sheet, Skills, Weapon
from desktop.systems.enishi.tables import WeaponRow

if TYPE_CHECKING:
    from desktop.core.check import Param, Plain  # a sheet is opened before anything of checks has been loaded

BARE = ""
"""Bare hands, or no armour."""
WHOLE = ("athletics", "tactics")
"""Skills as high as the weapon skill of a fighter: 《運動》 defends, 《戦術》 gives the order."""


def quick_fields(game: Rules) -> tuple[Param, ...]:
    """Ask for one SLV, one weapon and one piece of armour."""
    from desktop.core.check import Param

    return (
        Param(id="slv", label="武器・運動・戦術のSLV", default=1, minimum=0, maximum=99, rule="EN-AMB-82"),
        _row("weapon", "武器", "weapons", "素手/蹴り", game),
        _row("armour", "防具", "armour", "なし", game),
    )


def _row(name: str, label: str, table: str, nothing: str, game: Rules) -> Param:
    from desktop.core.check import Param, ParamChoice, ParamKind

    rows = [row for row in rows_of(game, table) if row.id != "unarmed"]
    choices = (ParamChoice(value=BARE, label=nothing), *(ParamChoice(value=row.id, label=row.name) for row in rows))
    return Param(id=name, label=label, kind=ParamKind.CHOICE, default=BARE, choices=choices, rule="EN-AMB-82")


def quick(game: Rules, name: str, values: Mapping[str, Plain]) -> Sheet:
    """Make the NPC: LP and SP 6, CLV 1, everything in use."""
    slv, weapon, armour = int(values.get("slv") or 0), str(values.get("weapon") or ""), str(values.get("armour") or "")
    row = next((row for row in game.rows("weapons", WeaponRow) if row.id == weapon), None)
    skill = row.skill if row is not None else "brawling"
    known = {**dict.fromkeys(WHOLE, slv), skill: slv} if skill in Skills.model_fields else dict.fromkeys(WHOLE, slv)
    return Sheet(
        name=name,
        is_pc=False,
        clv=1,
        gauge_size=1,
        skills=Skills(**known),
        weapons=(Weapon.model_validate({"row": weapon}),) if weapon else (),
        armour=(Armour(row=armour),) if armour else (),
    )
