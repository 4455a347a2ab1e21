"""An NPC in the middle of play: how good it is, whether it is a ninja, how early it acts, how much it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from desktop.core.game import Game
from desktop.systems.kotodama.build import blank
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import KotodamaSheet

if TYPE_CHECKING:
    from desktop.core.check import Param, Plain  # a sheet is opened before anything of checks has been loaded


def quick_fields(game: Game[KotodamaSettings]) -> tuple[Param, ...]:
    """Ask for one value of all 【能力値】, DL, イニシアティヴ値 and HP."""
    from desktop.core.check import Param

    preset = game.settings
    return (
        Param(id="value", label="すべての【能力値】", default=3, minimum=0, maximum=30, rule="KO-SHT-08"),
        Param(id="dl", label="DL", default=0, minimum=0, maximum=20, rule="KO-SHT-05"),
        Param(
            id="initiative",
            label="イニシアティヴ値",
            default=preset.preset_initiative,
            minimum=-99,
            maximum=99,
            rule="KO-SHT-13",
        ),
        Param(id="hp", label="HP", default=preset.preset_hp, minimum=1, maximum=999, rule="KO-SHT-11"),
    )


def quick(game: Game[KotodamaSettings], name: str, values: Mapping[str, Plain]) -> KotodamaSheet:
    """Make the NPC: it fights with its abilities alone (KO-CHK-06), without skills, arts or outfits."""
    sheet = blank(game)
    hp = int(values.get("hp") or game.settings.preset_hp)
    value = 3 if (given := values.get("value")) is None else int(given)
    given = values.get("initiative")
    return sheet.evolve(
        name=name,
        is_pc=False,
        side="enemy",
        draft=False,
        dl=int(values.get("dl") or 0),
        initiative=sheet.initiative if given is None else int(given),
        hp=hp,
        hp_max=hp,
        abilities=tuple(ability.evolve(value=value) for ability in sheet.abilities),
    )
