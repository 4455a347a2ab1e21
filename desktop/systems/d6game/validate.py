"""Everything wrong with a sheet, all at once; creation rules apply while it is a draft (section 5 of the catalogue)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import AnyGame
from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.derive import initial_life, life_range
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import formula


def validate(sheet: D6gameSheet, game: AnyGame) -> tuple[Problem, ...]:
    """List the problems that no GM ruling waves through."""
    found = (*_profile(sheet, game), *_life(sheet, game), *_fate(sheet, game), *_abilities(sheet, game))
    found += (*_skills(sheet, game), *_resources(sheet, game))
    return tuple(p for p in found if not sheet.waived(p.rule, p.field))


def _profile(sheet: D6gameSheet, game: AnyGame) -> Iterator[Problem]:
    if not sheet.name.strip():
        yield Problem(
            code="name_empty",
            rule="D6G-PRO-01",
            message=phrase("「{name}」がまだ書かれていません。", name=game.label("name")),
            remedy=phrase("あとから書いてもかまいません。"),
            severity=Severity.WARN,
            field="name",
            step="profile",
        )
    for field in game.profile:
        problem = _own(field, sheet.own.get(field.id), sheet.is_pc)
        if problem:
            yield problem


def _own(field: ProfileField, value: object, is_pc: bool) -> Problem | None:
    """Profile never refuses; it only points out, and asks nothing of enemies (D6G-AMB-39)."""
    shown = str(value)[:40]
    if not field.written:
        return None
    if value in (None, ""):
        if not (field.needed and is_pc):
            return None
        message = phrase("「{label}」がまだ書かれていません。", label=field.label)
        return _hint("required_empty", field, message, phrase("書いておくと見分けやすくなります。"))
    if field.kind is FieldKind.NUMBER and (isinstance(value, bool) or not isinstance(value, int)):
        message = phrase("「{label}」は数の欄ですが「{value}」とあります。", label=field.label, value=shown)
        return _hint("not_a_number", field, message, phrase("整数を書いてください。"))
    if field.kind is FieldKind.CHOICE and value not in field.choices:
        message = phrase("「{label}」に「{value}」という選択肢はありません。", label=field.label, value=shown)
        return _hint(
            "unknown_choice", field, message, phrase("{choices} から選んでください。", choices=tuple(field.choices))
        )
    return None


def _hint(code: str, field: ProfileField, message: Phrase, remedy: Phrase) -> Problem:
    return Problem(
        code=code,
        rule="D6G-PRO-01",
        message=message,
        remedy=remedy,
        severity=Severity.WARN,
        field=f"own.{field.id}",
        step="profile",
    )


def _to(field: str, wanted: object) -> Fix:
    return Fix(label=phrase("{wanted} にする", wanted=wanted), field=field, value=wanted)


def _life(sheet: D6gameSheet, game: AnyGame) -> Iterator[Problem]:
    settings, life = rows.settings_of(game), game.label("life")
    if sheet.life is None and sheet.life_initial is None:
        yield Problem(
            code="life_missing",
            rule="D6G-LIFE-04",
            message=phrase("{life}がまだ決まっていません。", life=life),
            remedy=phrase("ダイスを振るか、出目を入れてください。"),
            field="life_initial",
            step="life",
        )
    if not sheet.is_pc:
        return
    dice = formula(settings.life_die)
    if sheet.life_die is not None and not dice.least <= sheet.life_die <= dice.most:
        yield Problem(
            code="face_out_of_range",
            rule="D6G-LIFE-04",
            message=phrase(
                "{life}の出目 {n} は {dice} では出ません。", life=life, n=sheet.life_die, dice=settings.life_die
            ),
            remedy=phrase("{least}〜{most} の目を入れてください。", least=dice.least, most=dice.most),
            field="life_die",
            step="life",
        )
    elif sheet.life_initial is not None:
        yield from _initial(sheet, sheet.life_initial, game)


def _initial(sheet: D6gameSheet, value: int, game: AnyGame) -> Iterator[Problem]:
    settings, label = rows.settings_of(game), game.label("life_initial")
    wanted = initial_life(sheet, settings)
    least, most = life_range(settings)
    if wanted is not None and wanted != value:
        yield Problem(
            code="life_mismatch",
            rule="D6G-LIFE-04",
            message=phrase("{label} {n} は、出目から決まる {wanted} と違います。", label=label, n=value, wanted=wanted),
            remedy=phrase("GMが決めた値ならそのまま使えます。"),
            severity=Severity.WARN,
            field="life_initial",
            step="life",
            fix=_to("life_initial", wanted),
        )
    elif wanted is None and not least <= value <= most:
        yield Problem(
            code="life_out_of_range",
            rule="D6G-LIFE-04",
            message=phrase("{label} {n} は {least}〜{most} の外です。", label=label, n=value, least=least, most=most),
            remedy=phrase("GMが決めた値ならそのまま使えます。"),
            severity=Severity.WARN,
            field="life_initial",
            step="life",
        )


def _fate(sheet: D6gameSheet, game: AnyGame) -> Iterator[Problem]:
    settings = rows.settings_of(game)
    for field, value in (("life", sheet.life), ("fate", sheet.fate if settings.fate_separate else None)):
        if value is not None and settings.within(field, value) != value:
            allowed = settings.within(field, value)
            yield Problem(
                code="out_of_limits",
                rule="D6G-AMB-20" if field == "life" else "D6G-AMB-10",
                message=phrase("{label} {n} は、このゲームの上限・下限の外です。", label=game.label(field), n=value),
                remedy=phrase("{n} にしてください。", n=allowed),
                field=field,
                step=field,
                fix=_to(field, allowed),
            )
    if sheet.draft and settings.fate_separate and sheet.fate != settings.fate_start:
        yield Problem(
            code="fate_not_initial",
            rule="D6G-FATE-05",
            message=phrase("{fate}は {n} から始まります。", fate=game.label("fate"), n=settings.fate_start),
            remedy=phrase("始まりの値に直すか、このまま続けてください。"),
            severity=Severity.WARN,
            field="fate",
            step="fate",
            fix=Fix(
                label=phrase("{wanted} にする", wanted=settings.fate_start), field="fate", value=settings.fate_start
            ),
        )


def _abilities(sheet: D6gameSheet, game: AnyGame) -> Iterator[Problem]:
    text = rows.settings_of(game).ability_dice
    dice = formula(text)
    for row in rows.abilities(game):
        value = sheet.ability.get(row.id)
        if value is not None and text and not dice.least <= value <= dice.most:
            yield Problem(
                code="ability_out_of_range",
                rule="D6G-ABL-01",
                message=phrase("{ability} {n} は {dice} では出ません。", ability=row.name, n=value, dice=text),
                remedy=phrase("{least}〜{most} の数を入れてください。", least=dice.least, most=dice.most),
                field=f"ability.{row.id}",
                step="abilities",
                fix=Fix(label=phrase("空欄にする"), field=f"ability.{row.id}", value=None),
            )
    for row in rows.gone_abilities(sheet, game):
        value = sheet.ability[row.id]
        yield Problem(
            code="gone",
            rule="",
            severity=Severity.WARN,
            message=phrase("{what} {n} は、このゲームにはもうありません。", what=row.name, n=value),
            remedy=phrase("残しても消しても構いません。ゲームに戻せば、また使えます。"),
            field=f"ability.{row.id}",
            step="abilities",
            fix=Fix(label=phrase("空欄にする"), field=f"ability.{row.id}", value=None),
        )


def _skills(sheet: D6gameSheet, game: AnyGame) -> Iterator[Problem]:
    settings, label = rows.settings_of(game), game.label("skills")
    if not settings.skills:
        return
    known = {row.id: row.name for row in rows.skills(game)}
    for n, row in enumerate(sheet.skills):
        if row.category not in known:
            last = game.last_name("skills", row.category)
            yield Problem(
                code="unknown_category",
                rule="D6G-SKL-06",
                message=phrase("{label}「{category}」はこのゲームにありません。", label=label, category=last),
                remedy=phrase("一覧から選び直すか、消してください。"),
                severity=Severity.BLOCK if sheet.draft else Severity.WARN,
                field=f"skills.{n}.category",
                step="skills",
            )
        elif sheet.draft and not settings.duplicate_skills and row.category in {r.category for r in sheet.skills[:n]}:
            yield Problem(
                code="duplicate_category",
                rule="D6G-AMB-36",
                message=phrase("{label}「{category}」が二つあります。", label=label, category=known[row.category]),
                remedy=phrase("別の{label}を選んでください。", label=label),
                field=f"skills.{n}.category",
                step="skills",
                fix=_without(sheet, n),
            )
    most = settings.max_skills
    if sheet.draft and len(sheet.skills) > most:
        yield Problem(
            code="too_many",
            rule="D6G-SKL-01",
            message=phrase("{label}が {n} 個あります（上限 {most}）。", label=label, n=len(sheet.skills), most=most),
            remedy=phrase("{most} 個まで減らしてください。", most=most),
            field="skills",
            step="skills",
            fix=Fix(label=phrase("先の {most} 個を残す", most=most), field="skills", value=sheet.skills[:most]),
        )


def _without(sheet: D6gameSheet, n: int) -> Fix:
    return Fix(label=phrase("二つめを消す"), field="skills", value=(*sheet.skills[:n], *sheet.skills[n + 1 :]))


def _resources(sheet: D6gameSheet, game: AnyGame) -> Iterator[Problem]:
    for row in rows.resources(game):
        value = sheet.resources.get(row.id)
        if value is not None and row.within(value) != value:
            allowed = row.within(value)
            yield Problem(
                code="out_of_limits",
                rule="D6G-GMV-03",
                message=phrase("{label} {n} は、このゲームの上限・下限の外です。", label=row.name, n=value),
                remedy=phrase("{n} にしてください。", n=allowed),
                field=f"resources.{row.id}",
                step="fate",
                fix=_to(f"resources.{row.id}", allowed),
            )
