"""Numbers that follow from the sheet: ninja bonus, action count, movement, and the pool of every ability × skill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple, Protocol

from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Ability, KotodamaSheet, Skill

BASE_ACTIONS = 2
"""Acts of a character without DL (KO-ACT-06)."""
FULL_MOVE_FACTOR = 3
"""How much farther 全力移動 goes than 戦闘移動 (KO-ACT-03)."""
NO_SKILL = "none"
"""Means "no fitting skill" where a skill's id is asked for (KO-CHK-06)."""


def checked_dl(dl: object) -> int:
    """Refuse a DL that is no whole number from 0 to 20 (`bad_dl`, KO-VAL-05)."""
    if isinstance(dl, bool) or not isinstance(dl, int) or not 0 <= dl <= 20:
        raise refuse(
            "bad_dl",
            "KO-VAL-05",
            phrase("DLに {value} は使えません。", value=str(dl)),
            phrase("0〜20の整数を入れてください。"),
        )
    return dl


def ninja_bonus(dl: int) -> int:
    """Return the dice that a ninja adds to every check (KO-NIN-02)."""
    return 2 * dl if dl >= 1 else 0


def action_count(dl: int) -> int:
    """Return the budget of a main phase (KO-ACT-06, KO-NIN-04)."""
    return BASE_ACTIONS + dl if dl >= 1 else BASE_ACTIONS


def full_move(combat_move: int) -> int:
    """Return how far 全力移動 goes (KO-ACT-03)."""
    return FULL_MOVE_FACTOR * combat_move


class Pool(NamedTuple):
    """A pool and what it is made of (KO-SHT-27)."""

    ability: int
    skill: int
    bonus: int
    modifier: int
    dice: int
    """What is thrown: never below 0."""

    @property
    def base(self) -> int:
        """Ability and skill without bonus and modifier."""
        return self.ability + self.skill

    @property
    def raw(self) -> int:
        """The sum before it is kept from falling below 0."""
        return self.ability + self.skill + self.bonus + self.modifier


class Tested(Protocol):
    """A sheet or a character in play: abilities, skills and a ninja bonus."""

    @property
    def dl(self) -> int:
        """DL."""

    def fixed(self, field: str) -> int | None:
        """Return the number a GM wrote in place of a derived one, or None."""


def bonus_of(tested: Tested) -> int:
    """Return the dice added to a character's every check; a number that the GM fixed wins (KO-GEN-07)."""
    fixed = tested.fixed("ninja_bonus")
    return ninja_bonus(tested.dl) if fixed is None else fixed


def make_pool(ability: int, skill: int | None, bonus: int = 0, modifier: int = 0) -> Pool:
    """Add up a pool; a skill that is not owned counts 0 (KO-CHK-05, KO-CHK-06, KO-SHT-27)."""
    skill = skill or 0
    total = ability + skill + bonus + modifier
    return Pool(ability, skill, bonus, modifier, total if total > 0 else 0)


class MatrixRow(NamedTuple):
    """One ≪技能≫ (None: no fitting skill) and its pool with every ability, in the sheet's order."""

    skill: Skill | None
    pools: tuple[int, ...]


class Matrix(NamedTuple):
    """Every pool of a sheet at once, for paper and screen (KO-SHT-25)."""

    abilities: tuple[Ability, ...]
    rows: tuple[MatrixRow, ...]


def pool_key(ability: str, skill: str = NO_SKILL) -> str:
    """Return the name of a pool among the derived numbers."""
    return f"pool.{ability}.{skill}"


def pool_matrix(sheet: KotodamaSheet) -> Matrix:
    """Compute every pool; a number that the GM wrote by hand wins."""
    bonus = bonus_of(sheet)
    fixed = {r.field: r.value for r in sheet.rulings if r.value is not None}
    values = [ability.value for ability in sheet.abilities]

    def row(skill: Skill | None) -> MatrixRow:
        key, added = (skill.id, (skill.value or 0) + bonus) if skill else (NO_SKILL, bonus)
        if not fixed:
            return MatrixRow(skill, tuple([max(0, value + added) for value in values]))
        return MatrixRow(skill, tuple(fixed.get(pool_key(a.id, key), max(0, a.value + added)) for a in sheet.abilities))

    return Matrix(sheet.abilities, tuple(row(skill) for skill in (None, *sheet.skills)))


def pool_parts(
    pool: Pool, ability: str = "", skill: str = "", skill_rule: str = "KO-CHK-05", house: bool = False
) -> tuple[Contribution, ...]:
    """Name every summand of a pool; the modifier only where there is one.

    Args:
        house: whether the ninja bonus is a number that the GM wrote by hand.
    """
    parts = [Contribution(label=phrase("【{name}】", name=ability) if ability else "能力値", value=pool.ability)]
    if skill:
        parts.append(Contribution(label=phrase("≪{name}≫", name=skill), value=pool.skill, rule=skill_rule))
    else:
        parts.append(Contribution(label="技能なし", value=pool.skill, rule="KO-CHK-06"))
    parts.append(Contribution(label="DL×2", value=pool.bonus, rule="KO-NIN-02", house=house))
    if pool.modifier:
        parts.append(Contribution(label="修正", value=pool.modifier, rule="KO-SHT-26"))
    return tuple(parts)


def pool_line(pool: Pool) -> Phrase:
    """Write the sum out (KO-SHT-25)."""
    return phrase(
        "能力値{ability} ＋ 技能{skill} ＋ ニンジャボーナス{bonus} ＋ 修正{modifier} ＝ {dice}個",
        ability=pool.ability,
        skill=pool.skill,
        bonus=pool.bonus,
        modifier=pool.modifier,
        dice=pool.dice,
    )


class Derived(Mapping[str, Explained]):
    """Every computed number of a sheet by name; each is computed on demand."""

    def __init__(self, sheet: KotodamaSheet) -> None:
        self._sheet = sheet

    @cached_property
    def _pools(self) -> dict[str, tuple[Ability, Skill | None]]:
        sheet = self._sheet
        return {pool_key(a.id, s.id if s else NO_SKILL): (a, s) for a in sheet.abilities for s in (None, *sheet.skills)}

    def __getitem__(self, name: str) -> Explained:
        if name in _SIMPLE:
            return self._ruled(name, _SIMPLE[name](self._sheet))
        return self._ruled(name, _explain_pool(self._sheet, *self._pools[name]))

    def __iter__(self) -> Iterator[str]:
        yield from _SIMPLE
        yield from self._pools

    def __len__(self) -> int:
        return len(_SIMPLE) + len(self._pools)

    def _ruled(self, name: str, found: Explained) -> Explained:
        fixed = self._sheet.fixed(name)
        if fixed is None:
            return found
        gap = fixed - (found.value or 0)
        ruling = Contribution(label="GM裁定", value=gap, rule="KO-GEN-07", house=True)
        return found.evolve(value=fixed, text="", parts=(*found.parts, ruling))


def derive(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Mapping[str, Explained]:
    """Explain `is_ninja`, `ninja_bonus`, `full_move`, `action_count` and every `pool.<ability>.<skill>`."""
    return Derived(sheet)


def _explain_pool(sheet: KotodamaSheet, ability: Ability, skill: Skill | None) -> Explained:
    pool = make_pool(ability.value, skill.value if skill else None, bonus_of(sheet))
    return Explained(
        label="ダイスプール",
        value=pool.dice,
        parts=pool_parts(
            pool,
            ability.name,
            skill.name if skill and skill.value is not None else "",
            house=sheet.fixed("ninja_bonus") is not None,
        ),
        rule="KO-SHT-27",
        note=pool_line(pool),
    )


def _is_ninja(sheet: KotodamaSheet) -> Explained:
    return Explained(
        label="ニンジャ",
        value=int(sheet.is_ninja),
        text="ニンジャ" if sheet.is_ninja else "モータル",
        parts=(Contribution(label="DL", value=sheet.dl),),
        rule="KO-NIN-01",
        note=phrase("DL1以上がニンジャ、DL0がモータルです。"),
    )


def _ninja_bonus(sheet: KotodamaSheet) -> Explained:
    bonus = ninja_bonus(sheet.dl)
    parts = (Contribution(label="DL×2", value=bonus, rule="KO-NIN-02"),)
    return Explained(label="ニンジャボーナス", value=bonus, parts=parts, rule="KO-NIN-02")


def _full_move(sheet: KotodamaSheet) -> Explained:
    value = full_move(sheet.combat_move)
    parts = (Contribution(label="戦闘移動×3", value=value, rule="KO-ACT-03"),)
    return Explained(label="全力移動", value=value, parts=parts, rule="KO-SHT-15")


def _action_count(sheet: KotodamaSheet) -> Explained:
    parts = [Contribution(label="だれでも", value=BASE_ACTIONS, rule="KO-ACT-06")]
    if sheet.is_ninja:
        parts.append(Contribution(label="DL", value=sheet.dl, rule="KO-NIN-04"))
    return Explained(label="行動回数", value=action_count(sheet.dl), parts=tuple(parts), rule="KO-SHT-16")


_SIMPLE = {
    "is_ninja": _is_ninja,
    "ninja_bonus": _ninja_bonus,
    "full_move": _full_move,
    "action_count": _action_count,
}
