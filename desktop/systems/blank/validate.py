"""Everything that can be wrong with a sheet or with a definition, listed at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from desktop.core.custom.definition import Definition
from desktop.core.custom.fields import problems
from desktop.core.custom.profile import FieldKind
from desktop.core.expression.tree import Formula, Unread, refs
from desktop.core.game import Game
from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank import tables
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import (
    ABILITIES,
    OWN,
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
    subject_names,
    usable_numbers,
)
from desktop.systems.blank.tables import BlockRow, ItemRow, TurnRow


def validate(sheet: BlankSheet, game: Game[BlankSettings]) -> tuple[Problem, ...]:
    """List every mistake; creation rules apply while it is a draft, and what a GM has waived is left out."""
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
    """Return the first mistake that keeps a character out of a session."""
    return next((problem for problem in validate(sheet, game) if problem.severity is Severity.BLOCK), None)


def _problem(
    code: str,
    rule: str,
    field: str,
    message: Phrase,
    remedy: Phrase,
    severity: Severity = Severity.BLOCK,
    *,
    step: str = "",
    fix: Fix | None = None,
) -> Problem:
    return Problem(
        code=code, rule=rule, field=field, message=message, remedy=remedy, severity=severity, step=step, fix=fix
    )


def _name(sheet: BlankSheet) -> Iterator[Problem]:
    if not sheet.name.strip():
        message, remedy = phrase("名前がありません。"), phrase("名前を入れてください。")
        yield _problem("name_missing", "", "name", message, remedy, Severity.WARN, step="who")


def _abilities(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Problem]:
    for row in abilities(game):
        value = bare(sheet, row)
        if not row.least <= value <= row.most:
            near = min(max(value, row.least), row.most)
            field = ABILITIES + row.id
            yield _problem(
                "ability_out_of_range",
                "BL-ABL-01",
                field,
                phrase(
                    "{what} {n} は使えません（{low}〜{high}）。", what=row.name, n=value, low=row.least, high=row.most
                ),
                phrase("範囲のなかの整数にしてください。"),
                step="abilities",
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
    return _problem(code, rule, SKILLS + key, message, phrase("訓練を減らしてください。"), step="skills")


def _gone(list_id: str, values: Mapping[str, int], game: Game[BlankSettings]) -> Iterator[Problem]:
    """List what a sheet has of rows that were taken out of the game; it is kept, and has no effect."""
    known = {row.id for row in (abilities(game) if list_id == "abilities" else skills(game))}
    for key, value in values.items():
        if value and key not in known:
            field = f"{list_id}.{key}"
            yield _problem(
                "gone",
                "",
                field,
                phrase("{what} {n} は、このゲームにはもうありません。", what=game.last_name(list_id, key), n=value),
                phrase("残しても消しても構いません。ゲームに戻せば、また使えます。"),
                Severity.WARN,
                step=list_id,
                fix=Fix(label=phrase("消す"), field=field, value=0),
            )


def _items(sheet: BlankSheet) -> Iterator[Problem]:
    for index, item in enumerate(sheet.items):
        if not item.item and not item.name.strip():
            yield _problem(
                "item_without_name",
                "BL-ITM-01",
                f"items.{index}.name",
                phrase("{n} 番目の持ち物に名前がありません。", n=index + 1),
                phrase("名前を入れるか、行を消してください。"),
                Severity.WARN,
                step="items",
            )


def _making(sheet: BlankSheet, game: Game[BlankSettings]) -> Iterator[Problem]:
    settings = game.settings
    left = points_left(sheet, game)
    if settings.build_method == "points" and left < 0:
        remedy = phrase("{abilities}を下げてください。", abilities=game.label("abilities"))
        yield _overspent("too_many_points", "BL-BLD-02", "abilities", -left, remedy, game)
    elif settings.build_method == "points" and _could_rise(sheet, game, left):
        yield _unspent("points_left", "BL-BLD-02", "abilities", left)
    for row in abilities(game) if settings.build_method == "roll" else ():
        if row.dice and row.id not in sheet.rolled:
            message = phrase("{what}のダイスをまだ振っていません。", what=row.name)
            remedy = phrase("ダイスを振るか、出目を入れてください。")
            yield _problem("not_rolled", "BL-BLD-03", ABILITIES + row.id, message, remedy, step="abilities")
    left = skill_points_left(sheet, game)
    if left < 0:
        remedy = phrase("{skills}の訓練を減らしてください。", skills=game.label("skills"))
        yield _overspent("too_many_skill_points", "BL-BLD-04", "skills", -left, remedy, game)
    elif _could_be_trained(sheet, game, left):
        yield _unspent("skill_points_left", "BL-BLD-04", "skills", left)
    most = settings.build_skill_most
    for skill in skills(game) if most is not None else ():
        if most is not None and sheet.skills.get(skill.id, 0) > most:
            message = phrase("{what}の訓練は、作成中は {most} までです。", what=skill.name, most=most)
            yield _skill("skill_over_cap", skill.id, "BL-BLD-04", message)
    left = money_left(sheet, game)
    if left < 0:
        message = phrase("{what}が {n} 足りません。", what=game.label("money"), n=-left)
        yield _problem(
            "too_expensive", "BL-ITM-02", "items", message, phrase("持ち物を減らしてください。"), step="items"
        )


def _overspent(code: str, rule: str, step: str, over: int, remedy: Phrase, game: Game[BlankSettings]) -> Problem:
    message = phrase("{what}に使った点が {n} 多すぎます。", what=game.label(step), n=over)
    return _problem(code, rule, step, message, remedy, step=step)


def _unspent(code: str, rule: str, step: str, left: int) -> Problem:
    message = phrase("点が {n} 残っています。", n=left)
    return _problem(code, rule, step, message, phrase("このままでもかまいません。"), Severity.WARN, step=step)


def _could_rise(sheet: BlankSheet, game: Game[BlankSettings], left: int) -> bool:
    """Tell whether the points left pay for one more step of any ability."""
    return any(0 < row.cost <= left and bare(sheet, row) < row.most for row in abilities(game))


def _could_be_trained(sheet: BlankSheet, game: Game[BlankSettings], left: int) -> bool:
    open_ = [row for row in skills(game) if 0 < row.cost <= left]
    derived = derive(sheet, game) if open_ else {}
    return any(room_in(sheet, row, game, derived) for row in open_)


MOST_FACES = 2000
"""Dice times sides of the usual check, so that its odds are computed at once."""


def _game_of(definition: Definition) -> Game[BlankSettings]:
    """Return the rules of a definition whose settings and rows have valid types."""
    known = {info.alias or name for name, info in BlankSettings.model_fields.items()}
    chosen = {key: value for key, value in definition.settings.items() if key in known}
    settings = BlankSettings.model_validate(chosen)
    return Game(definition=definition, settings=settings, specs={spec.id: spec for spec in tables.lists()})


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List every mistake of a definition whose settings and rows have valid types: doubles, references, ranges."""
    game = _game_of(definition)
    return (
        *_unknown(definition),
        *_doubles(game),
        *_ranges(game),
        *_bases(game),
        *_raises(game),
        *_turns(game),
        *_dice(game),
        *_nothing(game),
        *_profile(game),
    )


def _unknown(definition: Definition) -> Iterator[Problem]:
    known = {info.alias or name for name, info in BlankSettings.model_fields.items()}
    remedy = phrase("つづりを直すか、行を消してください。")
    for key in definition.settings:
        if key not in known:
            message = phrase("「{key}」というスイッチはありません。", key=Typed(key[:80]))
            yield _problem("unknown_setting", "", f"settings.{key}", message, remedy)
    for key in definition.lists:
        if key not in {spec.id for spec in tables.lists()}:
            message = phrase("「{key}」という一覧はありません。", key=Typed(key[:80]))
            yield _problem("unknown_list", "", f"lists.{key}", message, remedy)


def _doubles(game: Game[BlankSettings]) -> Iterator[Problem]:
    for spec in tables.lists():
        seen: set[str] = set()
        names: set[str] = set()
        for index, row in enumerate(game.rows(spec.id)):
            own, name = str(getattr(row, "id", "")), str(getattr(row, "name", ""))
            if own in seen:
                yield _problem(
                    "duplicate_id",
                    spec.rule,
                    f"lists.{spec.id}.{index}.id",
                    phrase("「{id}」が二度出てきます。", id=Typed(own)),
                    phrase("どちらかの行を消して、書き直してください。"),
                )
            if name and name in names and spec.id != "blocks":
                yield _problem(
                    "duplicate_name",
                    spec.rule,
                    f"lists.{spec.id}.{index}.name",
                    phrase("{list}に「{name}」が二つあります。", list=spec.title, name=Typed(name)),
                    phrase("どちらかの名前を変えてください。"),
                    Severity.WARN,
                )
            seen.add(own)
            names.add(name)


def _ranges(game: Game[BlankSettings]) -> Iterator[Problem]:
    for index, row in enumerate(abilities(game)):
        place = f"lists.abilities.{index}"
        if row.least > row.most:
            yield _problem(
                "empty_range",
                "BL-ABL-01",
                f"{place}.least",
                phrase(
                    "「{name}」の最小 {low} が最大 {high} より大きくなっています。",
                    name=Typed(row.name),
                    low=row.least,
                    high=row.most,
                ),
                phrase("最小を最大以下にしてください。"),
            )
        elif not row.least <= row.start <= row.most:
            yield _problem(
                "start_out_of_range",
                "BL-ABL-01",
                f"{place}.start",
                phrase("「{name}」のはじめの値 {n} が範囲の外です。", name=Typed(row.name), n=row.start),
                phrase("{low} から {high} までにしてください。", low=row.least, high=row.most),
            )


def _severity(game: Game[BlankSettings], list_id: str) -> Severity:
    """Warn only, and do not block, where the campaign's definition leaves the list's rows unchanged."""
    return Severity.BLOCK if list_id in game.definition.lists else Severity.WARN


def _bases(game: Game[BlankSettings]) -> Iterator[Problem]:
    usable, severity = usable_numbers(game), _severity(game, "skills")
    for index, row in enumerate(skills(game)):
        yield from _formula(row.base, f"lists.skills.{index}.base", row.name, usable, "BL-SKL-01", severity)


def _formula(
    formula: Formula, place: str, name: str, usable: frozenset[str], rule: str, severity: Severity
) -> Iterator[Problem]:
    if isinstance(formula, Unread):
        yield _problem(
            "bad_formula",
            rule,
            place,
            phrase("「{name}」の計算式「{text}」はまだ読めません。", name=Typed(name), text=Typed(formula.text[:60])),
            phrase("計算式の下に出ている説明のとおりに直してください。"),
        )
    elif any(ref not in usable for ref in refs(formula)):
        yield _problem(
            "not_usable",
            rule,
            place,
            phrase("「{name}」の計算式が、ここでは使えない数を使っています。", name=Typed(name)),
            phrase("この卓にある数を使ってください。技能の計算には、能力値と、数かチェックで書く項目が使えます。"),
            severity,
        )


def _raises(game: Game[BlankSettings]) -> Iterator[Problem]:
    subjects = {key for key, _ in subject_names(game)}
    for index, row in enumerate(game.rows("items", ItemRow)):
        if row.raises and row.raises not in subjects:
            yield _problem(
                "missing_subject",
                "BL-ITM-01",
                f"lists.items.{index}.raises",
                phrase("持ち物「{name}」で変わる数が、この卓にありません。", name=Typed(row.name)),
                phrase("この卓の能力値か技能を選んでください。"),
                _severity(game, "items"),
            )


def _turns(game: Game[BlankSettings]) -> Iterator[Problem]:
    every = usable_numbers(game) | {SKILLS + row.id for row in skills(game)}
    own = {OWN + field.id for field in game.profile if field.kind in (FieldKind.FORMULA, FieldKind.TRACK)}
    usable, severity = frozenset(every | own), _severity(game, "turns")
    for index, row in enumerate(game.rows("turns", TurnRow)):
        if row.way != "free":
            yield from _formula(row.value, f"lists.turns.{index}.value", row.name, usable, "BL-TRN-01", severity)


def _dice(game: Game[BlankSettings]) -> Iterator[Problem]:
    count, sides = game.settings.check_dice, game.settings.check_sides
    if count * sides > MOST_FACES:
        yield _problem(
            "too_many_dice",
            "BL-CHK-03",
            "settings.check.dice",
            phrase("{count}D{sides} は多すぎて、見込みを計算できません。", count=count, sides=sides),
            phrase("ダイスの数か面を減らしてください。"),
        )


def _nothing(game: Game[BlankSettings]) -> Iterator[Problem]:
    """Warn of a game without abilities and skills to tell characters apart, or without anything to test."""
    if not abilities(game) and not skills(game) and game.settings.check_subject != "none":
        yield _problem(
            "nothing_to_test",
            "BL-CHK-01",
            "lists.abilities",
            phrase("能力値も技能もないので、ふつうの判定に使うものがありません。"),
            phrase("どちらかを入れるか、「何で判定するか」を「使わない」にしてください。"),
            Severity.WARN,
        )
    if not game.rows("blocks", BlockRow):
        yield _problem(
            "no_blocks",
            "BL-LAY-01",
            "lists.blocks",
            phrase("シートの並びが空なので、シートに何も出ません。"),
            phrase("並べるものを一つ以上入れてください。"),
            Severity.WARN,
        )


def _profile(game: Game[BlankSettings]) -> Iterator[Problem]:
    for index, row in enumerate(game.profile):
        if row.id in BlankSheet.model_fields:
            yield _problem(
                "reserved_id",
                "BL-OWN-01",
                f"profile.{index}.id",
                phrase("項目の id「{id}」はシートにもうあります。", id=row.id),
                phrase("別の id にしてください。"),
            )
