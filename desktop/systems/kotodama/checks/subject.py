"""Turns parameters into testers: which ability and skill, from a sheet or as bare numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from desktop.core.numbers import whole_of
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.checks.tester import Tester
from desktop.systems.kotodama.connection import kotodama_disabled
from desktop.systems.kotodama.numbers import NO_SKILL, checked_dl, make_pool, pool_key
from desktop.systems.kotodama.roll import NORMAL_TARGET, start_roll
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Ability, KotodamaSheet, Skill

LIMIT = 999
"""A technical limit against slips of the key; no sheet comes near it (KO-AMB-05)."""


class Part(NamedTuple):
    """An ability or a skill: its word and its number (None: not owned)."""

    name: str
    value: int | None
    id: str = ""
    rule: str = "KO-CHK-05"


def whole(value: Any, low: int, high: int, code: str, rule: str, word: str) -> int:
    """Read a whole number from a parameter, text of digits included; else refuse with `code`."""
    number = whole_of(value)
    if number is None or not low <= number <= high:
        raise refuse(
            code,
            rule,
            phrase("{word}に {value} は使えません。", word=word, value=str(value)),
            phrase("{low}〜{high}の整数を入れてください。", low=low, high=high),
        )
    return number


def typed_tester(params: Mapping[str, Any], prefix: str = "") -> Tester:
    """Make a tester from bare numbers: `pool`, and DL and modifier where given."""
    dice = whole(params.get(prefix + "pool", 0), 0, LIMIT, "bad_pool", "KO-AMB-05", "ダイスプール")
    dl = params.get(prefix + "dl")
    pool = make_pool(dice, None, checked_dl(dl) if dl else 0, modifier(params, prefix))
    return Tester(pool=pool, roll=start_roll(pool.dice, target_of(params, prefix)), typed=True)


def sheet_tester(
    sheet: KotodamaSheet, params: Mapping[str, Any], rules: KotodamaSettings, tag: str, prefix: str = ""
) -> Tester:
    """Make a tester from a sheet; without an ability the first of the group `tag` is taken (KO-OPP-05)."""
    if params.get(prefix + "pool") is not None:
        bare = typed_tester({**params, prefix + "dl": None}, prefix)
        return _named(bare, sheet)
    ability = _ability(sheet, params.get(prefix + "ability"), tag)
    skill = _skill(sheet, params.get(prefix + "skill"))
    if params.get(prefix + "densei"):
        skill = densei_part(sheet, rules)
    pool = make_pool(ability.value or 0, skill.value, sheet.dl, modifier(params, prefix))
    fixed = sheet.fixed(pool_key(ability.id, skill.id or NO_SKILL))
    if fixed is not None:
        pool = pool._replace(dice=max(0, fixed + pool.modifier))
    tester = Tester(
        pool=pool,
        roll=start_roll(pool.dice, target_of(params, prefix)),
        ability=ability.name,
        skill="" if skill.value is None else skill.name,
        skill_rule=skill.rule,
    )
    return _named(tester, sheet)


def _named(tester: Tester, sheet: KotodamaSheet) -> Tester:
    return Tester(
        tester.pool,
        tester.roll,
        sheet.id,
        sheet.name,
        sheet.karma,
        tester.ability,
        tester.skill,
        tester.skill_rule,
        typed=tester.typed,
    )


def target_of(params: Mapping[str, Any], prefix: str = "") -> int:
    """Return a side's own target, or the common one (KO-AMB-26); `start_roll` refuses what is out of range."""
    given = params.get(prefix + "target") if prefix else None
    given = params.get("target") if given is None else given
    if given is None:
        return NORMAL_TARGET
    number = whole_of(given)
    return given if number is None else number


def modifier(params: Mapping[str, Any], prefix: str = "") -> int:
    """Return the free modifier of a check (KO-SHT-26)."""
    return whole(params.get(prefix + "modifier") or 0, -LIMIT, LIMIT, "bad_modifier", "KO-SHT-26", "修正")


def densei_part(sheet: KotodamaSheet, rules: KotodamaSettings) -> Part:
    """Let ≪電制≫ stand in for the skill (KO-CON-15, KO-AMB-54).

    Raises:
        Refusal: `kotodama_disabled` or `densei_not_allowed`.
    """
    if not rules.kotodama_enabled:
        raise kotodama_disabled()
    if sheet.connection != "full_dive":
        raise refuse(
            "densei_not_allowed",
            "KO-AMB-54",
            phrase("≪技能≫を≪電制≫で代用できるのは完全ダイブのときだけです。"),
            phrase("代用をやめるか、完全ダイブに移ってください。"),
        )
    skill = sheet.densei
    if skill is None:
        return Part("電制", 0, rule="KO-CON-15")
    return Part(skill.name, skill.value or 0, skill.id, "KO-CON-15")


def _ability(sheet: KotodamaSheet, wanted: Any, tag: str) -> Part:
    if wanted is None or wanted == "":
        first: Ability | None = next((a for a in sheet.abilities if a.tag == tag), None)
        first = first or next(iter(sheet.abilities), None)
        if first is None:
            raise _unknown("unknown_ability", "KO-CHK-04", "【能力値】", "（なし）")
        return Part(first.name, first.value, first.id)
    number = _bare(wanted)
    if number is not None:
        return Part("", whole(number, 0, LIMIT, "bad_pool", "KO-AMB-05", "【能力値】"))
    for row in sheet.abilities:
        if wanted in (row.id, row.name):
            return Part(row.name, row.value, row.id)
    raise _unknown("unknown_ability", "KO-CHK-04", "【能力値】", str(wanted))


def _skill(sheet: KotodamaSheet, wanted: Any) -> Part:
    if wanted is None or wanted in ("", NO_SKILL):
        return Part("", None)
    number = _bare(wanted)
    if number is not None:
        return Part("技能", whole(number, 0, LIMIT, "bad_pool", "KO-AMB-05", "≪技能≫"))
    row = find_skill(sheet, wanted)
    if row is None:
        raise _unknown("unknown_skill", "KO-CHK-04", "≪技能≫", str(wanted))
    return Part(row.name, row.value, row.id)


def find_skill(sheet: KotodamaSheet, wanted: Any) -> Skill | None:
    """Find a skill by id or name."""
    return next((row for row in sheet.skills if wanted in (row.id, row.name)), None)


def _bare(wanted: Any) -> Any:
    return wanted if not isinstance(wanted, str) else whole_of(wanted)


def _unknown(code: str, rule: str, word: str, name: str) -> Refusal:
    return refuse(
        code,
        rule,
        phrase("{word}「{name}」はシートにありません。", word=word, name=name),
        phrase("シートにあるものを選ぶか、数を入れてください。"),
    )
