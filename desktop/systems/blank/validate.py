"""Everything that can be wrong with a sheet, listed at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from desktop.core.custom_fields import problems
from desktop.core.game import Game
from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import (
    ABILITIES,
    SKILLS,
    BlankSheet,
    abilities,
    bare,
    derive,
    money_left,
    points_left,
    room_in,
    skill_points_left,
    skills,
)
from desktop.systems.blank.tables import AbilityRow


def validate(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[Problem, ...]:
    """List every mistake; creation rules apply while it is a draft, and what a GM has waved through is left out."""
    found = [
        *_name(sheet),
        *_abilities(sheet, game),
        *skills_too_high(sheet, game),
        *_items(sheet),
        *problems(sheet.own, game, "BL-OWN-01"),
    ]
    found += (*_gone("abilities", sheet.abilities, game), *_gone("skills", sheet.skills, game))
    if sheet.draft:
        found += _making(sheet, game)
    return tuple(p for p in found if not (p.rule and sheet.waived(p.rule, p.field)))


def blocking(sheet: BlankSheet, game: Game[BlankSettings]) -> Problem | None:
    """Return the first mistake that keeps a sheet from the table."""
    return next((problem for problem in validate(sheet, game) if problem.severity is Severity.BLOCK), None)


def _name(sheet: BlankSheet) -> Iterator[Problem]:
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


def _abilities(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Problem]:
    for row in abilities(game):
        value = bare(sheet, row)
        if not row.least <= value <= row.most:
            near = min(max(value, row.least), row.most)
            field = ABILITIES + row.id
            yield Problem(
                code="ability_out_of_range",
                rule="BL-ABL-01",
                field=field,
                step="abilities",
                message=phrase(
                    "{what} {n} は使えません（{low}〜{high}）。", what=row.name, n=value, low=row.least, high=row.most
                ),
                remedy=phrase("範囲のなかの整数にしてください。"),
                fix=Fix(label=phrase("{n} にする", n=near), field=field, value=near),
            )


def skills_too_high(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Problem]:
    """List the trained skills that exceed their maximum (BL-SKL-02)."""
    derived = derive(sheet, game)
    for row in skills(game):
        total, trained = derived[SKILLS + row.id].value, sheet.skills.get(row.id, 0)
        if trained and total is not None and total > row.most:
            yield _skill(
                "skill_too_high",
                row.id,
                "BL-SKL-02",
                phrase("{what} {n} は、最大の {most} を超えています。", what=row.name, n=total, most=row.most),
            )


def _skill(code: str, key: str, rule: str, message: Phrase) -> Problem:
    remedy = phrase("訓練を減らしてください。")
    return Problem(code=code, rule=rule, field=SKILLS + key, step="skills", message=message, remedy=remedy)


def _gone(list_id: str, held: Mapping[str, int], game: Game[BlankSettings]) -> Iterator[Problem]:
    """Tell what a sheet still has of rows that were taken out of the game: it is kept, and counts for nothing."""
    known = {row.id for row in (abilities(game) if list_id == "abilities" else skills(game))}
    for key, value in held.items():
        if value and key not in known:
            field = f"{list_id}.{key}"
            yield Problem(
                code="gone",
                rule="",
                field=field,
                step=list_id,
                severity=Severity.WARN,
                message=phrase(
                    "{what} {n} は、このゲームにはもうありません。", what=game.last_name(list_id, key), n=value
                ),
                remedy=phrase("残しても消しても構いません。ゲームに戻せば、また使えます。"),
                fix=Fix(label=phrase("消す"), field=field, value=0),
            )


def _items(sheet: BlankSheet) -> Iterator[Problem]:
    for index, item in enumerate(sheet.items):
        if not item.item and not item.name.strip():
            yield Problem(
                code="item_without_name",
                rule="BL-ITM-01",
                field=f"items.{index}.name",
                step="items",
                severity=Severity.WARN,
                message=phrase("{n} 番目の持ち物に名前がありません。", n=index + 1),
                remedy=phrase("名前を入れるか、行を消してください。"),
            )


def _making(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Problem]:
    settings = game.settings
    left = points_left(sheet, game)
    if settings.build_method == "points" and left < 0:
        remedy = phrase("{abilities}を下げてください。", abilities=game.label("abilities"))
        yield _spent("too_many_points", "BL-BLD-02", "abilities", game.label("abilities"), -left, remedy)
    elif settings.build_method == "points" and _could_rise(sheet, game, left):
        yield _unspent("points_left", "BL-BLD-02", "abilities", left)
    for row in abilities(game) if settings.build_method == "roll" else ():
        if row.dice and row.id not in sheet.rolled:
            yield _unrolled(row)
    left = skill_points_left(sheet, game)
    if left < 0:
        remedy = phrase("{skills}の訓練を減らしてください。", skills=game.label("skills"))
        yield _spent("too_many_skill_points", "BL-BLD-04", "skills", game.label("skills"), -left, remedy)
    elif _could_be_trained(sheet, game, left):
        yield _unspent("skill_points_left", "BL-BLD-04", "skills", left)
    most = settings.build_skill_most
    for skill in skills(game) if most is not None else ():
        if most is not None and sheet.skills.get(skill.id, 0) > most:
            message = phrase("{what}の訓練は、作成中は {most} までです。", what=skill.name, most=most)
            yield _skill("skill_over_cap", skill.id, "BL-BLD-04", message)
    left = money_left(sheet, game)
    if left < 0:
        remedy = phrase("持ち物を減らしてください。")
        yield _spent("too_expensive", "BL-ITM-02", "items", game.label("money"), -left, remedy)


def _spent(code: str, rule: str, step: str, what: str, over: int, remedy: Phrase) -> Problem:
    message = phrase("{what}に使った点が {n} 多すぎます。", what=what, n=over)
    if step == "items":
        message = phrase("{what}が {n} 足りません。", what=what, n=over)
    return Problem(code=code, rule=rule, field=step, step=step, message=message, remedy=remedy)


def _could_rise(sheet: BlankSheet, game: Game[BlankSettings], left: int) -> bool:
    """Tell whether what is left pays for one more step anywhere."""
    return any(0 < row.cost <= left and bare(sheet, row) < row.most for row in abilities(game))


def _could_be_trained(sheet: BlankSheet, game: Game[BlankSettings], left: int) -> bool:
    open_ = [row for row in skills(game) if 0 < row.cost <= left]
    derived = derive(sheet, game) if open_ else {}
    return any(room_in(sheet, row, game, derived) for row in open_)


def _unspent(code: str, rule: str, step: str, left: int) -> Problem:
    return Problem(
        code=code,
        rule=rule,
        field=step,
        step=step,
        severity=Severity.WARN,
        message=phrase("点が {n} 残っています。", n=left),
        remedy=phrase("このままでもかまいません。"),
    )


def _unrolled(row: AbilityRow) -> Problem:
    return Problem(
        code="not_rolled",
        rule="BL-BLD-03",
        field=ABILITIES + row.id,
        step="abilities",
        message=phrase("{what}のダイスをまだ振っていません。", what=row.name),
        remedy=phrase("ダイスを振るか、出目を入れてください。"),
    )
