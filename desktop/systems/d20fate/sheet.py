"""The character sheet of d20fate and what is computed from it: modifiers, proficiency and the summands of a check.

Three of its field names hide builtins (`str`, `int`), hence the type names below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from desktop.core.game import Game
from desktop.core.problem import refuse
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.row_texts import row_name
from desktop.core.sheet import Identifier, OwnName, Sheet, ShortText, new_id
from desktop.core.value import Record
from desktop.core.words import Phrase, Spoken, phrase, plus
from desktop.systems.d20fate import tables
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.tables import Ability, ProficiencyRow, SkillKind

RowName = Annotated[ShortText, row_name("d20fate")]

Score = Annotated[int, Field(ge=-99, le=999)]
"""Technical bounds; the range of play (1–30) is a setting and is answered by `validate` with its rule."""
Level = Annotated[int, Field(ge=0, le=99)]
MOST_TOKENS, MOST_CONDITIONS = 9999, 50
"""What a sheet can hold; technical bounds, answered before a change would pass them."""
Tokens = Annotated[int, Field(ge=0, le=MOST_TOKENS)]

PLAY_FIELDS = ("fate_dice", "conditions", "history")
"""What play changes, and nothing else of a sheet."""
ABILITY_FIELDS = ("str", "dex", "con", "int", "wis", "cha")
"""Abilities with a field of their own; those a campaign adds live in `scores`."""
INITIAL_SCORE = 10


class Skill(Record):
    """A skill on the sheet; `trained` counts only with `proficiency.applies = trained_only` (D20-AMB-05)."""

    id: Identifier = Field(default_factory=new_id, json_schema_extra={"hidden": True})
    name: RowName = Field("", title="技能")
    reading: ShortText = Field("", title="ふりがな")
    ability: Annotated[str, Field(max_length=64)] = Field("", title="能力値", json_schema_extra={"list": "abilities"})
    trained: bool = Field(False, title="習熟")


class Condition(Record):
    """A condition such as 転倒 and until when it lasts, both in words (D20-AMB-35)."""

    text: RowName = Field("", title="状態", json_schema_extra={"list": "conditions", "free": True})
    until: OwnName = Field("", title="いつまで")


class HouseModifier(Record):
    """A permanent modifier with a name, an item say; never for circumstances (D20-AMB-12)."""

    name: RowName = Field("", title="名前")
    value: Annotated[int, Field(ge=-99, le=99)] = Field(0, title="修正")
    applies_to: Annotated[str, Field(max_length=64)] = Field("", title="対象", json_schema_extra={"list": "subjects"})
    """Id of an ability or a skill; empty: every check."""


def _starting_skills() -> tuple[Skill, ...]:
    spec = next(spec for spec in tables.lists() if spec.id == "skills")
    return tuple(
        Skill(id=row.id, name=row.name, reading=row.reading, ability=row.ability)
        for row in spec.base
        if isinstance(row, tables.SkillKind)
    )


class D20FateSheet(Sheet):
    """One character; メモ is the base field `memo`, custom fields live in `own`."""

    system: Literal["d20fate"] = Field("d20fate", json_schema_extra={"hidden": True})
    level: Level = Field(1, title="レベル")
    fate_dice: Tokens = Field(3, title="フェイト・ダイス")
    skills: tuple[Skill, ...] = Field(default_factory=_starting_skills, title="技能", max_length=200)
    conditions: tuple[Condition, ...] = Field((), title="状態", max_length=MOST_CONDITIONS)
    modifiers: tuple[HouseModifier, ...] = Field((), title="常時の修正", max_length=50)
    scores: Mapping[Identifier, Score] = Field(
        default_factory=dict, title="卓の能力値", json_schema_extra={"hidden": True}
    )
    """Abilities of the campaign beyond the six, by `Ability.id`; forms make an input for each the campaign has."""
    str: Score = Field(INITIAL_SCORE, title="STR 筋力")
    dex: Score = Field(INITIAL_SCORE, title="DEX 敏捷")
    con: Score = Field(INITIAL_SCORE, title="CON 耐久")
    int: Score = Field(INITIAL_SCORE, title="INT 知性")
    wis: Score = Field(INITIAL_SCORE, title="WIS 判断")
    cha: Score = Field(INITIAL_SCORE, title="CHA 魅力")


def score(sheet: D20FateSheet, ability: str) -> int:
    """Return the score of an ability by id; an unwritten custom ability is 10."""
    if ability in ABILITY_FIELDS:
        return int(getattr(sheet, ability))
    return sheet.scores.get(ability, INITIAL_SCORE)


def score_field(ability: str) -> str:
    """Return the dotted field in which an ability's score is written."""
    return ability if ability in ABILITY_FIELDS else f"scores.{ability}"


def find_skill(sheet: D20FateSheet, skill: str) -> Skill | None:
    """Return the sheet's skill with this id, or None."""
    return next((row for row in sheet.skills if row.id == skill), None)


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
