"""Everything that can be wrong with a sheet (section 5) or with a definition, listed at once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from desktop.core.custom.definition import Definition
from desktop.core.custom.fields import problems
from desktop.core.game import Game
from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate import tables
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import INITIAL_SCORE, D20FateSheet, gone_abilities, score, score_field
from desktop.systems.d20fate.tables import Ability, DcPreset, Pairing, ProficiencyRow, SkillKind


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
    """Return the first mistake that keeps a character out of a session."""
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


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List every mistake at once; switches and rows have passed their types already."""
    known = {info.alias or name for name, info in D20FateSettings.model_fields.items()}
    chosen = {key: value for key, value in definition.settings.items() if key in known}
    game: Game[D20FateSettings] = Game(
        definition=definition,
        settings=D20FateSettings.model_validate(chosen),
        specs={spec.id: spec for spec in tables.lists()},
    )
    return (
        *_unknown_keys(definition, known),
        *_ranges(game.settings),
        *_doubles(game),
        *_references(game),
        *_presets(game),
        *_proficiency(game),
        *_profile(game),
    )


def _problem(code: str, rule: str, field: str, message: Phrase, remedy: Phrase, **more: Any) -> Problem:
    return Problem(code=code, rule=rule, field=field, message=message, remedy=remedy, **more)


def _unknown_keys(definition: Definition, known: set[str]) -> Iterator[Problem]:
    for key in definition.settings:
        if key not in known:
            yield _problem(
                "unknown_setting",
                "",
                f"settings.{key}",
                phrase("「{key}」というスイッチはありません。", key=key),
                phrase("つづりを直すか、行を消してください。"),
            )
    for key in definition.lists:
        if key not in {spec.id for spec in tables.lists()}:
            yield _problem(
                "unknown_list",
                "",
                f"lists.{key}",
                phrase("「{key}」という一覧はありません。", key=key),
                phrase("つづりを直すか、行を消してください。"),
            )


def _ranges(settings: D20FateSettings) -> Iterator[Problem]:
    spans = (
        ("ability.min", "D20-AMB-02", phrase("能力値"), settings.ability_min, settings.ability_max),
        ("level.min", "D20-GMV-01", phrase("レベル"), settings.level_min, settings.level_max),
    )
    for key, rule, what, low, high in spans:
        if low > high:
            yield _problem(
                "empty_range",
                rule,
                f"settings.{key}",
                phrase("{what}の下限 {low} が上限 {high} より大きくなっています。", what=what, low=low, high=high),
                phrase("下限を上限以下にしてください。"),
            )
    if settings.fate_enabled and settings.fate_max is not None and settings.fate_max < settings.fate_session_start:
        yield _problem(
            "max_below_start",
            "D20-AMB-27",
            "settings.fate.max",
            phrase(
                "上限 {n} 個では、開始時の {start} 個を持てません。",
                n=settings.fate_max,
                start=settings.fate_session_start,
            ),
            phrase("上限を上げるか、開始時の数を減らしてください。"),
        )


def _doubles(game: Game[D20FateSettings]) -> Iterator[Problem]:
    if not game.rows("abilities", Ability):
        yield _problem(
            "no_abilities",
            "D20-GMV-01",
            "lists.abilities",
            phrase("能力値が一つもありません。"),
            phrase("一つ以上入れてください。"),
        )
    for spec in tables.lists():
        seen: set[str] = set()
        for index, row in enumerate(game.rows(spec.id)):
            own = str(getattr(row, "id", ""))
            if own in seen:
                yield _problem(
                    "duplicate_id",
                    spec.rule,
                    f"lists.{spec.id}.{index}.id",
                    phrase("「{id}」が二度出てきます。", id=own),
                    phrase("どちらかの id を変えてください。"),
                )
            seen.add(own)


def _references(game: Game[D20FateSettings]) -> Iterator[Problem]:
    abilities = {row.id for row in game.rows("abilities", Ability)}
    for index, row in enumerate(game.rows("skills", SkillKind)):
        if row.ability not in abilities:
            yield _problem(
                "missing_ability",
                "D20-GMV-06",
                f"lists.skills.{index}.ability",
                phrase("技能「{skill}」の能力値「{ability}」がありません。", skill=row.name, ability=row.ability),
                phrase("この卓の能力値を選んでください。"),
            )
        if row.id in abilities:
            yield _problem(
                "duplicate_id",
                "D20-GMV-06",
                f"lists.skills.{index}.id",
                phrase("「{id}」は能力値の id でもあります。", id=row.id),
                phrase("技能の id を変えてください。"),
            )
    subjects = abilities | {row.id for row in game.rows("skills", SkillKind)}
    # pairings the campaign has not touched may be left without their skills: worth a word, no mistake of the definition
    severity = Severity.BLOCK if "pairings" in game.definition.lists else Severity.WARN
    for index, pairing in enumerate(game.rows("pairings", Pairing)):
        for part in ("actor", "opponent"):
            if getattr(pairing, part) not in subjects:
                yield _problem(
                    "missing_skill",
                    "D20-CON-03",
                    f"lists.pairings.{index}.{part}",
                    phrase(
                        "「{name}」で使う「{skill}」がありません。", name=pairing.name, skill=getattr(pairing, part)
                    ),
                    phrase("この卓の技能か能力値を選んでください。"),
                    severity=severity,
                )


def _presets(game: Game[D20FateSettings]) -> Iterator[Problem]:
    for index, row in enumerate(game.rows("dc_presets", DcPreset)):
        if row.low > row.high:
            yield _problem(
                "empty_range",
                "D20-GMV-07",
                f"lists.dc_presets.{index}.low",
                phrase(
                    "「{name}」の下 {low} が上 {high} より大きくなっています。",
                    name=row.name,
                    low=row.low,
                    high=row.high,
                ),
                phrase("下を上以下にしてください。"),
            )


def _proficiency(game: Game[D20FateSettings]) -> Iterator[Problem]:
    """D20-CORE-04: the campaign's table rises level by level."""
    if "proficiency" not in game.definition.lists:
        return
    rows = game.rows("proficiency", ProficiencyRow)
    if not rows:
        yield _problem(
            "no_rows",
            "D20-CORE-04",
            "lists.proficiency",
            phrase("習熟ボーナスの表に行がありません。"),
            phrase("行を一つ以上書いてください。"),
        )
    for index, (before, row) in enumerate(pairwise(rows), 1):
        if row.level <= before.level:
            yield _problem(
                "not_rising",
                "D20-CORE-04",
                f"lists.proficiency.{index}.level",
                phrase(
                    "{n} 行目のレベル {level} が、前の行の {before} 以下です。",
                    n=index + 1,
                    level=row.level,
                    before=before.level,
                ),
                phrase("低いレベルから順に並べてください。"),
            )


def _profile(game: Game[D20FateSettings]) -> Iterator[Problem]:
    for index, row in enumerate(game.profile):
        if row.id in D20FateSheet.model_fields:
            yield _problem(
                "reserved_id",
                "D20-GMV-07",
                f"profile.{index}.id",
                phrase("項目の id「{id}」はシートにもうあります。", id=row.id),
                phrase("別の id にしてください。"),
            )
