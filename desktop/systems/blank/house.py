"""What can be wrong with a definition although every row and switch is well written: doubles, references, ranges."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.definition import Definition
from desktop.core.expression.tree import Formula, Unread, refs
from desktop.core.game import Game
from desktop.core.problem import Problem, Severity
from desktop.core.profile import FieldKind
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.blank import tables
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import OWN, SKILLS, BlankSheet, abilities, skills, subject_names, usable_numbers
from desktop.systems.blank.tables import BlockRow, ItemRow, TurnRow

MOST_DICE = 2000
"""Dice times sides of the usual check: what its chances can be reckoned for at once."""


def game_of(definition: Definition) -> Game[BlankSettings]:
    """Return the rules of a definition whose switches and rows have passed their types already."""
    known = {info.alias or name for name, info in BlankSettings.model_fields.items()}
    chosen = {key: value for key, value in definition.settings.items() if key in known}
    settings = BlankSettings.model_validate(chosen)
    return Game(definition=definition, settings=settings, specs={spec.id: spec for spec in tables.lists()})


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List every mistake at once."""
    game = game_of(definition)
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


def _problem(
    code: str, rule: str, field: str, message: Phrase, remedy: Phrase, severity: Severity = Severity.BLOCK
) -> Problem:
    return Problem(code=code, rule=rule, field=field, message=message, remedy=remedy, severity=severity)


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
    if count * sides > MOST_DICE:
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
