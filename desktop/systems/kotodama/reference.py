"""What the quick reference of a 卓 says beyond the rules: settings that differ, and house rules (KO-TBL-26)."""

from __future__ import annotations

from typing import NamedTuple

from desktop.core.game import Game, SettingInfo
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.odds import at_least
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import HouseRule
from desktop.systems.kotodama.tables import origin

PRECEDENCE = ("黄金律", "GMの判断", "ルールブックの記述", "判定ルール")
"""What wins when rules contradict each other, strongest first (KO-GEN-05)."""


class Reference(NamedTuple):
    """The changing parts of the quick reference."""

    changed: tuple[tuple[SettingInfo, str], ...]
    """Settings that differ from their defaults, with the label of what is chosen."""
    house_rules: tuple[tuple[HouseRule, Phrase], ...]
    """Each with who stands behind it."""
    origin: str
    """The mark of the preset (KO-SHT-30)."""


def reference(game: Game[KotodamaSettings]) -> Reference:
    """Collect what is printed on the quick reference of this 卓."""
    values = game.settings.model_dump(by_alias=True)
    changed = tuple((info, _label(info, values[info.key])) for info in game.changed())
    rules = tuple((row, _behind(row)) for row in game.rows("house_rules"))
    return Reference(changed, rules, origin())


def _label(info: SettingInfo, value: object) -> str:
    if isinstance(value, bool):
        return "はい" if value else "いいえ"
    return next((label for choice, label in info.choices if choice == value), str(value))


def _behind(row: HouseRule) -> Phrase:
    return phrase("GMと全PLが同意") if row.agreed else phrase("GM裁定")


def odds_table(pools: range, most: int = 4) -> tuple[tuple[int, ...], ...]:
    """Return chances in whole per cent, rounded half up: one row per number of hits from 1, one column per pool."""
    return tuple(tuple(_percent(pool, hits) for pool in pools) for hits in range(1, most + 1))


def _percent(pool: int, hits: int) -> int:
    chance = at_least(pool, hits) * 100
    return (2 * chance.numerator + chance.denominator) // (2 * chance.denominator)
