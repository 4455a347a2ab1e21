"""Everything wrong with a sheet or a definition, all at once (KO-VAL-01…04)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from desktop.core.game import Definition, Game
from desktop.core.problem import Fix, Problem, Severity
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import tables
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import DENSEI, Ability, Art, KotodamaSheet, Skill


def validate(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> tuple[Problem, ...]:
    """List every mistake and warning; what a GM has waved through is left out."""
    found = (
        *_basics(sheet, game.settings),
        *_abilities(sheet),
        *_skills(sheet),
        *_gear(sheet),
        *_warnings(sheet, game),
    )
    return tuple(p for p in found if not sheet.waived(p.rule, p.field))


def spent(sheet: KotodamaSheet) -> int:
    """Return the sum of abilities and skills, the number that a point budget is compared with (KO-CRE-02)."""
    return sum(a.value for a in sheet.abilities) + sum(s.value or 0 for s in sheet.skills)


def spelled(problem: Problem) -> str:
    """Write a problem as the catalogue does.

    >>> from desktop.core.words import phrase
    >>> spelled(Problem(code="duplicate", rule="KO-VAL-02", message=phrase(""), field="skills.2.name"))
    'skills[2].name:duplicate'
    """
    place = re.sub(r"[.](\d+)", r"[\1]", problem.field)
    return f"{place}:{problem.code}"


def _problem(
    field: str,
    code: str,
    rule: str,
    step: str,
    message: Phrase,
    remedy: Phrase,
    fix: Fix | None = None,
    warn: bool = False,
) -> Problem:
    severity = Severity.WARN if warn else Severity.BLOCK
    return Problem(
        code=code, rule=rule, message=message, remedy=remedy, severity=severity, field=field, step=step, fix=fix
    )


def _basics(sheet: KotodamaSheet, rules: KotodamaSettings) -> Iterator[Problem]:
    if not sheet.name.strip():
        yield _problem(
            "name", "required", "KO-VAL-01", "profile", phrase("名前がありません。"), phrase("名前を書いてください。")
        )
    if sheet.hp is not None and sheet.hp > sheet.hp_max:
        yield _problem(
            "hp",
            "exceeds_max",
            "KO-VAL-01",
            "numbers",
            phrase("現在HPが最大値を超えています（{hp} ＞ {top}）。", hp=sheet.hp, top=sheet.hp_max),
            phrase("現在HPを下げるか、最大値を上げてください。"),
            Fix(label=phrase("現在HPを{top}にする", top=sheet.hp_max), field="hp", value=sheet.hp_max),
        )
    if sheet.karma is not None and rules.floor is not None and sheet.karma < rules.floor:
        yield _problem(
            "karma",
            "out_of_range",
            "KO-VAL-01",
            "numbers",
            phrase("インガオホー値が下限を下回っています（{n} ＜ {floor}）。", n=sheet.karma, floor=rules.floor),
            phrase("{floor}以上にするか、ルール設定で下限をなしにしてください。", floor=rules.floor),
            Fix(label=phrase("{floor}にする", floor=rules.floor), field="karma", value=rules.floor),
        )


def _abilities(sheet: KotodamaSheet) -> Iterator[Problem]:
    yield from _names("abilities", "【能力値】", sheet.abilities)


def _skills(sheet: KotodamaSheet) -> Iterator[Problem]:
    yield from _names("skills", "≪技能≫", sheet.skills)
    if sheet.densei is None:
        row = next(s for s in tables.lists()[1].base if s.role == DENSEI)
        yield _problem(
            "skills",
            "missing_densei",
            "KO-VAL-02",
            "skills",
            phrase("≪電制≫の役目をもつ技能がありません。"),
            phrase("≪電制≫を足してください（名前は変えられます）。"),
            Fix(label=phrase("≪電制≫を足す"), field="skills", value=(*sheet.skills, row)),
        )


def _names(field: str, word: str, rows: Sequence[Ability | Skill]) -> Iterator[Problem]:
    seen: set[str] = set()
    for i, row in enumerate(rows):
        name = row.name.strip()
        if not name:
            yield _problem(
                f"{field}.{i}.name",
                "required",
                "KO-VAL-02",
                field,
                phrase("{word}の{n}行めに名前がありません。", word=word, n=i + 1),
                phrase("名前を書くか、行を消してください。"),
                _without(field, rows, i),
            )
        elif name in seen:
            yield _problem(
                f"{field}.{i}.name",
                "duplicate",
                "KO-VAL-02",
                field,
                phrase("{word}に「{name}」が2つあります。", word=word, name=name),
                phrase("あとの方の名前を変えるか、行を消してください。"),
                _without(field, rows, i),
            )
        seen.add(name)


def _without(field: str, rows: Sequence[Any], index: int) -> Fix | None:
    if getattr(rows[index], "role", "") == DENSEI:
        return None
    return Fix(label=phrase("この行を消す"), field=field, value=(*rows[:index], *rows[index + 1 :]))


def _gear(sheet: KotodamaSheet) -> Iterator[Problem]:
    for i, art in enumerate(sheet.arts):
        yield from _art(sheet, i, art)
    for i, outfit in enumerate(sheet.outfits):
        if not outfit.name.strip():
            yield _nameless("outfits", "アウトフィット", sheet.outfits, i)


def _art(sheet: KotodamaSheet, i: int, art: Art) -> Iterator[Problem]:
    if not art.name.strip():
        yield _nameless("arts", "アーツ", sheet.arts, i)
    if art.timing == "act" and art.cost is None:
        yield _problem(
            f"arts.{i}.cost",
            "required",
            "KO-VAL-03",
            "gear",
            phrase("アーツ「{name}」の消費行動回数がありません。", name=art.name),
            phrase("アクト宣言で使うアーツには0〜9を書いてください。"),
            Fix(label=phrase("1にする"), field=f"arts.{i}.cost", value=1),
        )


def _nameless(field: str, word: str, rows: Sequence[Any], i: int) -> Problem:
    return _problem(
        f"{field}.{i}.name",
        "required",
        "KO-VAL-03",
        "gear",
        phrase("{word}の{n}行めに名称がありません。", word=word, n=i + 1),
        phrase("名称を書くか、行を消してください。"),
        _without(field, rows, i),
    )


def _warnings(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Iterator[Problem]:
    for tag, word in (("act", "アクト"), ("react", "リアクト")):
        if not any(a.tag == tag for a in sheet.abilities):
            yield _problem(
                "abilities",
                f"no_{tag}",
                "KO-VAL-04",
                "abilities",
                phrase("{word}の能力値がひとつもありません。", word=word),
                phrase("対抗判定で使う能力値を足してください。"),
                warn=True,
            )
    if sheet.karma is not None and sheet.karma > sheet.karma_max:
        yield _problem(
            "karma",
            "exceeds_max",
            "KO-VAL-04",
            "numbers",
            phrase(
                "インガオホー値が初期値より大きくなっています（{n} ＞ {top}）。", n=sheet.karma, top=sheet.karma_max
            ),
            phrase("増えたのでなければ直してください。"),
            warn=True,
        )
    budget = game.settings.point_budget
    if budget and spent(sheet) > budget:
        yield _problem(
            "abilities",
            "over_budget",
            "KO-CRE-02",
            "skills",
            phrase("能力値と技能の合計が目安を超えています（{n} ＞ {budget}）。", n=spent(sheet), budget=budget),
            phrase("GMがよいと言えばそのままでかまいません。"),
            warn=True,
        )


def raw_problems(data: Mapping[str, Any], game: Game[KotodamaSettings]) -> tuple[Problem, ...]:
    """List the mistakes of a sheet that comes as plain data, e.g. from a file made by hand (KO-VAL-01…04)."""
    try:
        return validate(KotodamaSheet.model_validate(data), game)
    except ValidationError as error:
        found = [_from_pydantic(mistake) for mistake in error.errors(include_url=False)]
    return tuple(found)


def _from_pydantic(mistake: Any) -> Problem:
    place = tuple(str(part) for part in mistake["loc"])
    field = "kind" if place == ("is_pc",) else ".".join(place)
    rule = {"abilities": "KO-VAL-02", "skills": "KO-VAL-02", "arts": "KO-VAL-03"}.get(
        place[0] if place else "", "KO-VAL-01"
    )
    return _problem(
        field,
        _code(mistake["type"]),
        rule,
        "",
        phrase("{field} に {value} は使えません。", field=field, value=str(mistake.get("input"))[:40]),
        phrase("決められた範囲の値に直してください。"),
    )


def _code(kind: str) -> str:
    if kind.startswith(("greater_than", "less_than")):
        return "out_of_range"
    if kind.startswith(("literal", "bool")):
        return "bad_choice"
    if kind.startswith(("int", "value_error", "finite")):
        return "not_integer"
    return "required" if kind == "missing" else "bad_field"


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List what a definition gets wrong beyond single values: switches that need a consent, lists without ≪電制≫."""
    return (*_announcement(definition), *_preset(definition))


def _announcement(definition: Definition) -> Iterator[Problem]:
    chosen = definition.settings
    if chosen.get("kotodama_enabled") is False and not chosen.get("kotodama_announced"):
        yield Problem(
            code="announcement_required",
            rule="KO-AMB-58",
            message=phrase("コトダマ空間ルールを切るには、全PLに事前に伝える必要があります。"),
            remedy=phrase("伝えてから「全PLに事前に伝えた」に印をつけてください。"),
            field="settings.kotodama_enabled",
            overridable=False,
            fix=Fix(label=phrase("伝えたことにする"), field="settings.kotodama_announced", value=True),
        )


def _preset(definition: Definition) -> Iterator[Problem]:
    for field, row_type in (("abilities", Ability), ("skills", Skill)):
        rows = definition.lists.get(field)
        if rows is None:
            continue
        typed = [row_type.model_validate(dict(row)) for row in rows]
        found: list[Problem] = list(_names(field, "【能力値】" if field == "abilities" else "≪技能≫", typed))
        if field == "skills" and not any(getattr(row, "role", "") == DENSEI for row in typed):
            found.append(
                _problem(
                    field,
                    "missing_densei",
                    "KO-VAL-02",
                    "skills",
                    phrase("≪電制≫の役目をもつ技能がありません。"),
                    phrase("≪電制≫を足してください（名前は変えられます）。"),
                )
            )
        yield from (p.evolve(field=f"lists.{p.field}", fix=None) for p in found)
