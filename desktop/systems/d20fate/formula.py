"""The summands of a check value: modifier, proficiency and permanent house modifiers, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.core.game import Game
from desktop.core.outcome import Contribution, Explained
from desktop.core.problem import refuse
from desktop.core.words import Phrase, Spoken, phrase, plus
from desktop.systems.d20fate import tables
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import ABILITY_FIELDS, INITIAL_SCORE, D20FateSheet, Skill, find_skill, score
from desktop.systems.d20fate.tables import Ability, ProficiencyRow, SkillKind


class Summands(NamedTuple):
    """What is added to the die, and what it is called."""

    label: Spoken
    parts: tuple[Contribution, ...]

    @property
    def total(self) -> int:
        """Sum of all parts."""
        return sum(part.value for part in self.parts)


def ability_modifier(value: int, rounding: str = "floor") -> int:
    """D20-CORE-03, D20-AMB-01: (score − 10) / 2 as a whole number."""
    above = value - 10
    return above // 2 if rounding == "floor" or above >= 0 else -(-above // 2)


def proficiency_bonus(level: int, table: str = "every_5_levels", own: Sequence[ProficiencyRow] = ()) -> int:
    """D20-CORE-04, D20-AMB-04: +2 at level 1, one more at every step of the table; beyond level 20 it continues.

    Args:
        own: the campaign's table, whose last row holds for every higher level, its first one for every lower.
    """
    if own:
        return next((row.bonus for row in reversed(own) if level >= row.level), own[0].bonus)
    steps = tables.proficiency_steps(table)
    beyond = max(0, level - steps[-1]) // (steps[-1] - steps[-2])
    return 2 + sum(level >= step for step in steps) + beyond


def _bonus(level: int, game: Game[D20FateSettings]) -> int:
    return proficiency_bonus(level, game.settings.proficiency_table, game.settings.proficiency)


def gone_abilities(sheet: D20FateSheet, game: Game[D20FateSettings]) -> tuple[Ability, ...]:
    """Return the abilities removed from the game whose score on the sheet is not the default."""
    return tuple(
        Ability(id=key, name=game.last_name("abilities", key))
        for key in (*ABILITY_FIELDS, *sheet.scores)
        if game.is_gone("abilities", key) and score(sheet, key) != INITIAL_SCORE
    )


def find_ability(ability: str, game: Game[D20FateSettings]) -> Ability | None:
    """Return the campaign's ability with this id, or None."""
    return next((row for row in game.rows("abilities", Ability) if row.id == ability), None)


def modifier_of(sheet: D20FateSheet, ability: str, game: Game[D20FateSettings]) -> int:
    """Return the modifier of an ability; a number fixed by the GM wins."""
    fixed = sheet.fixed(f"{ability}_mod")
    return ability_modifier(score(sheet, ability), game.settings.modifier_rounding) if fixed is None else fixed


def proficiency_of(sheet: D20FateSheet, game: Game[D20FateSettings]) -> int:
    """Return the proficiency bonus of a sheet; a number fixed by the GM wins."""
    fixed = sheet.fixed("proficiency_bonus")
    return _bonus(sheet.level, game) if fixed is None else fixed


def proficient(skill: Skill | None, game: Game[D20FateSettings]) -> bool:
    """D20-AMB-05: tell whether proficiency counts unless the GM's switch on the check says otherwise."""
    return game.settings.proficiency_applies == "always" or (skill is not None and skill.trained)


def summands(
    sheet: D20FateSheet,
    subject: str,
    game: Game[D20FateSettings],
    ability: str = "",
    with_proficiency: bool | None = None,
) -> Summands:
    """List what is added to the die for an ability or skill (D20-CORE-02).

    Args:
        ability: the ability the GM names with the skill; empty: the skill's own (D20-LOOP-02).
        with_proficiency: the switch 習熟を加える; None: as the settings say.

    Raises:
        Refusal: `unknown_subject`, `missing_ability`.
    """
    skill = find_skill(sheet, subject) or unlearnt(subject, game)
    row = find_ability(ability or (skill.ability if skill else subject), game)
    if row is None:
        raise _unknown(ability or (skill.ability if skill else subject), skill)
    label: Phrase | str = (
        row.shown if skill is None else phrase("{ability}（{skill}）", ability=row.code, skill=skill.name)
    )
    rule = proficient(skill, game)
    counts = rule if with_proficiency is None else with_proficiency
    # saying what counts anyway is the same as saying nothing
    usual = counts == rule and ability in ("", skill.ability if skill else subject)
    parts = _parts(sheet, row, subject, counts, game)
    fixed = sheet.fixed(total_key(subject, skill)) if usual else None
    if fixed is not None:
        short = fixed - sum(part.value for part in parts)
        parts = (*parts, Contribution.model_construct(label="GM裁定", value=short, house=True))
    return Summands(label, parts)


def unlearnt(subject: str, game: Game[D20FateSettings]) -> Skill | None:
    """Return a campaign's skill for a sheet that lacks it: its ability and no training (D20-CON-03)."""
    if find_ability(subject, game) is not None:
        return None
    row = next((row for row in game.rows("skills", SkillKind) if row.id == subject), None)
    return None if row is None else Skill(id=row.id, name=row.name, reading=row.reading, ability=row.ability)


def total_key(subject: str, skill: Skill | None) -> str:
    """Return the name under which `derive` gives the sum for a subject."""
    return f"{subject}_total" if skill is None else f"skill_total.{subject}"


def _parts(
    sheet: D20FateSheet, ability: Ability, subject: str, counts: bool, game: Game[D20FateSettings]
) -> tuple[Contribution, ...]:
    name = ability.code or ability.name
    parts = [
        Contribution.model_construct(
            label=phrase("{ability}修正", ability=name),
            value=modifier_of(sheet, ability.id, game),
            rule="D20-CORE-03",
        )
    ]
    if counts:
        parts.append(Contribution.model_construct(label="習熟", value=proficiency_of(sheet, game), rule="D20-CORE-04"))
    parts += [
        Contribution.model_construct(label=row.name, value=row.value, rule="D20-AMB-12", house=True)
        for row in sheet.modifiers
        if row.applies_to in ("", subject, ability.id)
    ]
    return tuple(parts)


def _unknown(wanted: str, skill: Skill | None) -> Exception:
    if skill is None:
        return refuse(
            "unknown_subject",
            "D20-LOOP-02",
            phrase("「{name}」という能力値や技能はありません。", name=wanted),
            phrase("シートにある能力値か技能を選んでください。"),
        )
    return refuse(
        "missing_ability",
        "D20-LOOP-02",
        phrase("{skill} の能力値「{ability}」がこの卓にありません。", skill=skill.name, ability=wanted),
        phrase("技能の能力値を選び直してください。"),
    )


def derive(sheet: D20FateSheet, game: Game[D20FateSettings]) -> dict[str, Explained]:
    """Return every computed number by name, with its sum."""
    found = {"proficiency_bonus": _proficiency(sheet, game)}
    for ability in game.rows("abilities", Ability):
        found[f"{ability.id}_mod"] = _modifier(sheet, ability, game)
        found[f"{ability.id}_total"] = _total(sheet, ability.id, game)
    known = {ability.id for ability in game.rows("abilities", Ability)}
    for skill in sheet.skills:
        if skill.ability in known:
            found[f"skill_total.{skill.id}"] = _total(sheet, skill.id, game)
    return found


def _proficiency(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Explained:
    house = bool(game.settings.proficiency) or game.settings.proficiency_table != "every_5_levels"
    value = _bonus(sheet.level, game)
    part = Contribution.model_construct(
        label=phrase("レベル {n}", n=sheet.level), value=value, rule="D20-AMB-04", house=house
    )
    return _ruled(sheet, "proficiency_bonus", "習熟ボーナス", (part,), "D20-CORE-04")


def _modifier(sheet: D20FateSheet, ability: Ability, game: Game[D20FateSettings]) -> Explained:
    house = game.settings.modifier_rounding != "floor"
    points = score(sheet, ability.id)
    value = ability_modifier(points, game.settings.modifier_rounding)
    part = Contribution.model_construct(
        label=phrase("({n}−10)÷2", n=points), value=value, rule="D20-AMB-01", house=house
    )
    label = phrase("{ability}修正", ability=ability.code or ability.name)
    return _ruled(sheet, f"{ability.id}_mod", label, (part,), "D20-CORE-03")


def _ruled(sheet: D20FateSheet, key: str, label: Phrase | str, parts: tuple[Contribution, ...], rule: str) -> Explained:
    value, fixed = sum(part.value for part in parts), sheet.fixed(key)
    if fixed is not None:
        parts, value = (*parts, Contribution.model_construct(label="GM裁定", value=fixed - value, house=True)), fixed
    return Explained.model_construct(label=label, value=value, text=plus(value), parts=parts, rule=rule)


def _total(sheet: D20FateSheet, subject: str, game: Game[D20FateSettings]) -> Explained:
    found = summands(sheet, subject, game)
    return Explained.model_construct(
        label=found.label, value=found.total, text=plus(found.total), parts=found.parts, rule="D20-CORE-02"
    )
