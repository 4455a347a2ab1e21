"""Turns parameters into testers: which ability and skill, of a person in play or as bare numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pydantic import JsonValue

from desktop.core.numbers import read_whole, whole_of
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.kotodama.checks.tester import Tester, named
from desktop.systems.kotodama.connection import kotodama_disabled
from desktop.systems.kotodama.numbers import NO_SKILL, bonus_of, checked_dl, make_pool, ninja_bonus, pool_key
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.roll import NORMAL_TARGET, checked_target, start_roll
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Ability, KotodamaSheet

LIMIT = 999
"""A technical limit against slips of the key; no sheet comes near it (KO-AMB-05)."""
MODIFIER = 99
"""The same for the free modifier, both ways (KO-SHT-26)."""


class SubjectPart(NamedTuple):
    """An ability or a skill: its word and its number (None: not owned)."""

    name: str
    value: int | None
    id: str = ""
    rule: str = "KO-CHK-05"


NO_PART = SubjectPart("", None)
"""No skill is tested."""


def whole(value: object, low: int, high: int, code: str, rule: str, word: str) -> int:
    """Read a whole number from a parameter, text of digits included; else refuse with `code`."""
    return read_whole(value, low, high, word, code=code, rule=rule)


def typed_tester(params: Mapping[str, JsonValue], prefix: str = "", dice: int = 0) -> Tester:
    """Make a tester from bare numbers: the pool (`dice` when none is given), DL and modifier."""
    given = params.get(prefix + "pool")
    given = dice if given is None else given
    pool_dice = whole(given, 0, LIMIT, "bad_pool", "KO-AMB-05", "ダイスプール")
    dl = params.get(prefix + "dl")
    pool = make_pool(pool_dice, None, ninja_bonus(checked_dl(dl)) if dl else 0, modifier(params, prefix))
    return Tester(pool=pool, roll=start_roll(pool.dice, target_of(params, prefix)), typed=True)


def actor_tester(
    actor: Person, params: Mapping[str, JsonValue], rules: KotodamaSettings, tag: str, prefix: str = ""
) -> Tester:
    """Make the tester of a character; without an ability the first of the group `tag` is taken (KO-OPP-05)."""
    if params.get(prefix + "pool") is not None:
        return named(typed_tester({**params, prefix + "dl": None}, prefix), actor)
    ability, skill = _asked(actor, params, tag, prefix)
    if params.get(prefix + "densei"):
        skill = densei_part(actor, rules)
    pool = make_pool(ability.value or 0, skill.value, bonus_of(actor), modifier(params, prefix))
    fixed = actor.fixed(pool_key(ability.id, skill.id or NO_SKILL)) if actor.rulings else None
    if fixed is not None:
        pool = pool._replace(dice=max(0, fixed + pool.modifier))
    return Tester(
        pool=pool,
        roll=start_roll(pool.dice, target_of(params, prefix)),
        sheet=actor.id,
        name=actor.name,
        karma=actor.karma,
        guarded=not actor.is_pc,
        ability=ability.name,
        skill="" if skill.value is None else skill.name,
        skill_rule=skill.rule,
        house=actor.fixed("ninja_bonus") is not None,
    )


def _asked(actor: Person, params: Mapping[str, JsonValue], tag: str, prefix: str) -> tuple[SubjectPart, SubjectPart]:
    """Read ability and skill; an ability named in the place of the skill is tested alone (KO-CHK-06)."""
    wanted = params.get(prefix + "skill")
    alone = None if wanted is None or wanted == NO_SKILL else _alone(actor, wanted)
    if alone is not None:
        return SubjectPart(alone.name, alone.value, alone.id), NO_PART
    return _ability(actor, params.get(prefix + "ability"), tag), _skill(actor, wanted)


def _alone(actor: Person, wanted: object) -> Ability | None:
    """Find the ability that is meant by itself; a skill of that name goes first."""
    by_id = next((row for row in actor.abilities if wanted == row.id), None)
    if by_id is not None or any(wanted == row.name for row in actor.skills):
        return by_id
    return next((row for row in actor.abilities if wanted == row.name and wanted), None)


def target_of(params: Mapping[str, JsonValue], prefix: str = "") -> int:
    """Return a side's own target, or the common one (KO-AMB-26); `start_roll` refuses what is out of range."""
    given = params.get(prefix + "target") if prefix else None
    given = params.get("target") if given is None else given
    if given is None:
        return NORMAL_TARGET
    number = whole_of(given)
    return checked_target(given if number is None else number)


def modifier(params: Mapping[str, JsonValue], prefix: str = "") -> int:
    """Return the free modifier of a check (KO-SHT-26)."""
    given = params.get(prefix + "modifier")
    return whole(given, -MODIFIER, MODIFIER, "bad_modifier", "KO-SHT-26", "修正") if given else 0


def may_use_densei(actor: Person | KotodamaSheet, rules: KotodamaSettings) -> bool:
    """Return whether ≪電制≫ may stand in for the actor's skill (KO-CON-15)."""
    return rules.kotodama_enabled and actor.connection == "full_dive"


def densei_part(actor: Person, rules: KotodamaSettings) -> SubjectPart:
    """Let ≪電制≫ stand in for the skill (KO-CON-15, KO-AMB-54).

    Raises:
        Refusal: `kotodama_disabled` or `densei_not_allowed`.
    """
    if not rules.kotodama_enabled:
        raise kotodama_disabled()
    if not may_use_densei(actor, rules):
        raise refuse(
            "densei_not_allowed",
            "KO-AMB-54",
            phrase("≪技能≫を≪電制≫で代用できるのは完全ダイブのときだけです。"),
            phrase("代用をやめるか、完全ダイブに移ってください。"),
        )
    skill = actor.densei
    if skill is None:
        return SubjectPart("電制", 0, rule="KO-CON-15")
    return SubjectPart(skill.name, skill.value or 0, skill.id, "KO-CON-15")


def first_of(abilities: tuple[Ability, ...], tag: str) -> Ability | None:
    """Return the ability that is tested when none is named: the first of the group, else the first of all."""
    for row in abilities:
        if row.tag == tag:
            return row
    return abilities[0] if abilities else None


def _ability(actor: Person, wanted: object, tag: str) -> SubjectPart:
    if wanted is None or wanted == "":
        first = first_of(actor.abilities, tag)
        return SubjectPart("", 0) if first is None else SubjectPart(first.name, first.value, first.id)
    number = _bare(wanted)
    if number is not None:
        return SubjectPart("", whole(number, 0, LIMIT, "bad_pool", "KO-AMB-05", "【能力値】"))
    for row in actor.abilities:
        if wanted in (row.id, row.name):
            return SubjectPart(row.name, row.value, row.id)
    raise _unknown("unknown_ability", "KO-CHK-04", "【能力値】", str(wanted))


def _skill(actor: Person, wanted: object) -> SubjectPart:
    if wanted is None or wanted in ("", NO_SKILL):
        return NO_PART
    number = _bare(wanted)
    if number is not None:
        return SubjectPart("技能", whole(number, 0, LIMIT, "bad_pool", "KO-AMB-05", "≪技能≫"))
    row = next((row for row in actor.skills if wanted in (row.id, row.name)), None)
    if row is None:
        raise _unknown("unknown_skill", "KO-CHK-04", "≪技能≫", str(wanted))
    return SubjectPart(row.name, row.value, row.id)


def _bare(wanted: object) -> Any:
    return wanted if not isinstance(wanted, str) else whole_of(wanted)


def _unknown(code: str, rule: str, word: str, name: str) -> Refusal:
    return refuse(
        code,
        rule,
        phrase("{word}「{name}」はシートにありません。", word=word, name=name),
        phrase("シートにあるものを選ぶか、数を入れてください。"),
    )
