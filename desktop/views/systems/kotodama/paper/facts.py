"""A character's numbers needed throughout play: order, acts, moves, pools (KO-SHT-15, KO-SHT-16, KO-SHT-27)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import AnyGame
from desktop.core.words import Typed, phrase
from desktop.systems.kotodama.numbers import derive, pool_matrix
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import CONNECTIONS, KotodamaSheet
from desktop.views.paper.plates import Fact


def facts(sheet: KotodamaSheet, game: AnyGame) -> tuple[Fact, ...]:
    """Return the numbers of a character."""
    return tuple(_facts(sheet, game))


def _facts(sheet: KotodamaSheet, game: AnyGame) -> Iterator[Fact]:
    rules = game.known(KotodamaSettings).settings
    found = derive(sheet, game.known(KotodamaSettings))
    yield "イニシアティヴ値", str(sheet.initiative).replace("-", "−")
    yield "行動回数", found["action_count"].shown
    if sheet.hp is not None:
        yield "HP・インガオホー", phrase("{hp}・{karma}", hp=sheet.hp_max, karma=sheet.karma_max)
    matrix = pool_matrix(sheet)
    for column, ability in sorted(enumerate(matrix.abilities), key=lambda pair: pair[1].tag != "react"):
        best = max(matrix.rows, key=lambda row: row.pools[column])
        plain, most = matrix.rows[0].pools[column], best.pools[column]
        text = phrase("{n}個", n=plain)
        if best.skill is not None and most > plain:
            text = phrase("{n}個（≪{skill}≫ {m}個）", n=plain, skill=best.skill.name, m=most)
        yield phrase("【{name}】", name=ability.name), text
    yield (
        "戦闘移動・全力移動",
        phrase("{combat}・{full}", combat=sheet.combat_move, full=Typed(found["full_move"].shown)),
    )
    if sheet.connection != "offline" and rules.kotodama_enabled:
        yield "接続", CONNECTIONS[sheet.connection]
    yield "DL", str(sheet.dl)
