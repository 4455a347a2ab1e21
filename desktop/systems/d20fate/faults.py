"""Everything that can be wrong with a sheet (section 5), listed at once."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.custom_fields import problems
from desktop.core.game import Game
from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate.formula import gone_abilities
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import INITIAL_SCORE, D20FateSheet, score, score_field
from desktop.systems.d20fate.tables import Ability


def validate(sheet: D20FateSheet, game: Game[D20FateSettings]) -> tuple[Problem, ...]:
    """List every mistake; what a GM has waved through is left out."""
    found = (
        *_who(sheet, game),
        *_scores(sheet, game),
        *_gone(sheet, game),
        *_skills(sheet, game),
        *_extras(sheet, game),
        *problems(sheet.own, game, "D20-GMV-07"),
    )
    return tuple(p for p in found if not (p.rule and sheet.waived(p.rule, p.field)))


def blocking(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Problem | None:
    """Return the first mistake that keeps a sheet from the table."""
    return next((problem for problem in validate(sheet, game) if problem.severity is Severity.BLOCK), None)


def _who(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Iterator[Problem]:
    if not sheet.name.strip():
        yield Problem(
            code="name_missing",
            rule="",
            field="name",
            step="who",
            severity=Severity.WARN,
            message=phrase("名前がありません。"),
            remedy=phrase("名前を入れてください。"),
        )
    low, high = game.settings.level_min, game.settings.level_max
    if not low <= sheet.level <= high:
        yield Problem(
            code="level_out_of_range",
            rule="D20-CORE-04",
            field="level",
            step="who",
            message=phrase("レベル {n} は使えません（{low}〜{high}）。", n=sheet.level, low=low, high=high),
            remedy=phrase("範囲のなかのレベルにしてください。"),
            fix=_clamp("level", sheet.level, low, high),
        )


def _clamp(field: str, value: int, low: int, high: int) -> Fix:
    near = min(max(value, low), high)
    return Fix(label=phrase("{n} にする", n=near), field=field, value=near)


def _scores(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Iterator[Problem]:
    low, high = game.settings.ability_min, game.settings.ability_max
    for ability in game.rows("abilities", Ability):
        value, field = score(sheet, ability.id), score_field(ability.id)
        if not low <= value <= high:
            yield Problem(
                code="score_out_of_range",
                rule="D20-AMB-02",
                field=field,
                step="scores",
                message=phrase(
                    "{ability} {n} は使えません（{low}〜{high}）。", ability=ability.shown, n=value, low=low, high=high
                ),
                remedy=phrase("範囲のなかの整数にしてください。"),
                fix=_clamp(field, value, low, high),
            )


def _gone(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Iterator[Problem]:
    """Tell what a sheet still has of abilities that were taken out of the game: it is kept, and counts for nothing."""
    for ability in gone_abilities(sheet, game):
        field = score_field(ability.id)
        yield Problem(
            code="gone",
            rule="",
            field=field,
            step="scores",
            severity=Severity.WARN,
            message=phrase(
                "{what} {n} は、このゲームにはもうありません。", what=ability.name, n=score(sheet, ability.id)
            ),
            remedy=phrase("残しても消しても構いません。ゲームに戻せば、また使えます。"),
            fix=Fix(label=phrase("{n} にする", n=INITIAL_SCORE), field=field, value=INITIAL_SCORE),
        )


def _skills(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Iterator[Problem]:
    known = {row.id for row in game.rows("abilities", Ability)}
    seen: set[str] = set(known)
    for index, skill in enumerate(sheet.skills):
        place = f"skills.{index}"
        if not skill.name.strip():
            yield _skill(
                "skill_without_name", f"{place}.name", phrase("{n} 番目の技能に名前がありません。", n=index + 1)
            )
        if not skill.ability:
            yield _skill(
                "skill_without_ability",
                f"{place}.ability",
                phrase("技能「{skill}」に能力値がありません。", skill=skill.name),
            )
        elif skill.ability not in known:
            yield _skill(
                "missing_ability",
                f"{place}.ability",
                phrase(
                    "{skill} の能力値「{ability}」がこの卓にありません。",
                    skill=skill.name,
                    ability=game.last_name("abilities", skill.ability),
                ),
            )
        if skill.id in seen:
            yield _skill(
                "duplicate_skill", f"{place}.id", phrase("技能「{skill}」が二重にあります。", skill=skill.name)
            )
        seen.add(skill.id)


def _skill(code: str, field: str, message: Phrase) -> Problem:
    remedy = {
        "skill_without_name": phrase("名前を入れるか、行を消してください。"),
        "duplicate_skill": phrase("どちらかの行を消してください。"),
    }.get(code, phrase("能力値を選んでください。"))
    return Problem(code=code, rule="D20-GMV-06", field=field, step="skills", message=message, remedy=remedy)


def _extras(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Iterator[Problem]:
    limit = game.settings.fate_max
    if game.settings.fate_enabled and limit is not None and sheet.fate_dice > limit:
        yield Problem(
            code="fate_over_max",
            rule="D20-AMB-27",
            field="fate_dice",
            step="notes",
            message=phrase("フェイト・ダイス {n} 個は上限 {limit} を超えています。", n=sheet.fate_dice, limit=limit),
            remedy=phrase("上限まで減らしてください。"),
            fix=_clamp("fate_dice", sheet.fate_dice, 0, limit),
        )
    subjects = {"", *(row.id for row in game.rows("abilities", Ability)), *(row.id for row in sheet.skills)}
    for index, row in enumerate(sheet.modifiers):
        if not row.name.strip():
            yield _modifier(index, "name", phrase("常時の修正に名前がありません。"))
        if row.applies_to not in subjects:
            yield _modifier(index, "applies_to", phrase("修正「{name}」の対象が見つかりません。", name=row.name))
    for index, condition in enumerate(sheet.conditions):
        if not condition.text.strip():
            yield Problem(
                code="condition_without_text",
                rule="D20-AMB-35",
                field=f"conditions.{index}.text",
                step="notes",
                severity=Severity.WARN,
                message=phrase("空の状態があります。"),
                remedy=phrase("状態を書くか、行を消してください。"),
            )


def _modifier(index: int, part: str, message: Phrase) -> Problem:
    return Problem(
        code="modifier_without_name" if part == "name" else "unknown_subject",
        rule="D20-AMB-12",
        field=f"modifiers.{index}.{part}",
        step="notes",
        message=message,
        remedy=phrase("名前と対象のそろった行にするか、行を消してください。"),
    )
