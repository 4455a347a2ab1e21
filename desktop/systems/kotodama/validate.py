"""Everything that is wrong with a sheet, with plain data from a file, and with a definition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import JsonValue, ValidationError

from desktop.core.custom.definition import Definition
from desktop.core.custom.fields import problems
from desktop.core.game import Game
from desktop.core.problem import Fix, Problem, Severity
from desktop.core.validation_problems import MOST_PROBLEMS, pydantic_problems
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama import tables
from desktop.systems.kotodama.connection import unannounced
from desktop.systems.kotodama.roll import SIDES
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
        *problems(sheet.own, game, "KO-VAL-01", "profile"),
    )
    return tuple(p for p in found if not sheet.waived(p.rule, p.field))


def spent(sheet: KotodamaSheet) -> int:
    """Return the sum of abilities and skills, the number that a point budget is compared with (KO-CRE-02)."""
    return sum(a.value for a in sheet.abilities) + sum(s.value or 0 for s in sheet.skills)


def make_problem(
    field: str,
    code: str,
    rule: str,
    step: str,
    message: Phrase,
    remedy: Phrase,
    fix: Fix | None = None,
    warn: bool = False,
) -> Problem:
    """Build a problem of a sheet; `warn` for what only deserves a word."""
    severity = Severity.WARN if warn else Severity.BLOCK
    return Problem(
        code=code, rule=rule, message=message, remedy=remedy, severity=severity, field=field, step=step, fix=fix
    )


def _basics(sheet: KotodamaSheet, rules: KotodamaSettings) -> Iterator[Problem]:
    if not sheet.name.strip():
        yield make_problem(
            "name", "required", "KO-VAL-01", "profile", phrase("名前がありません。"), phrase("名前を書いてください。")
        )
    if sheet.hp is not None and sheet.hp > sheet.hp_max:
        yield make_problem(
            "hp",
            "exceeds_max",
            "KO-VAL-01",
            "numbers",
            phrase("現在HPが最大値を超えています（{hp} ＞ {top}）。", hp=sheet.hp, top=sheet.hp_max),
            phrase("現在HPを下げるか、最大値を上げてください。"),
            Fix(label=phrase("現在HPを{top}にする", top=sheet.hp_max), field="hp", value=sheet.hp_max),
        )
    if sheet.karma is not None and rules.floor is not None and sheet.karma < rules.floor:
        yield make_problem(
            "karma",
            "out_of_range",
            "KO-VAL-01",
            "numbers",
            phrase("インガオホー値が下限を下回っています（{n} ＜ {floor}）。", n=sheet.karma, floor=rules.floor),
            phrase(
                "{floor}以上にするか、ゲーム定義で「インガオホー値の下限」を「下限なし」にしてください。",
                floor=rules.floor,
            ),
            Fix(label=phrase("{floor}にする", floor=rules.floor), field="karma", value=rules.floor),
        )


def _abilities(sheet: KotodamaSheet) -> Iterator[Problem]:
    yield from name_problems("abilities", "【能力値】", sheet.abilities)


def _skills(sheet: KotodamaSheet) -> Iterator[Problem]:
    yield from name_problems("skills", "≪技能≫", sheet.skills)
    if sheet.densei is None:
        row = next(s for s in tables.lists()[1].base if isinstance(s, Skill) and s.role == DENSEI)
        yield missing_densei(Fix(label=phrase("≪電制≫を足す"), field="skills", value=(*sheet.skills, row)))


def missing_densei(fix: Fix | None = None) -> Problem:
    """Report that no skill has the role of ≪電制≫ (KO-SHT-10)."""
    return make_problem(
        "skills",
        "missing_densei",
        "KO-VAL-02",
        "skills",
        phrase("≪電制≫の役目をもつ技能がありません。"),
        phrase("≪電制≫を足してください（名前は変えられます）。"),
        fix,
    )


def name_problems(field: str, word: str, rows: Sequence[Ability | Skill]) -> Iterator[Problem]:
    """List rows without a name and later rows whose name is taken (KO-VAL-02)."""
    seen: set[str] = set()
    for i, row in enumerate(rows):
        name = row.name.strip()
        if not name:
            yield make_problem(
                f"{field}.{i}.name",
                "required",
                "KO-VAL-02",
                field,
                phrase("{word}の{n}行目に名前がありません。", word=word, n=i + 1),
                phrase("名前を書くか、行を消してください。"),
                _without_row(field, rows, i),
            )
        elif name in seen:
            yield make_problem(
                f"{field}.{i}.name",
                "duplicate",
                "KO-VAL-02",
                field,
                phrase("{word}に「{name}」が2つあります。", word=word, name=name),
                phrase("あとの方の名前を変えるか、行を消してください。"),
                _without_row(field, rows, i),
            )
        seen.add(name)


def _without_row(field: str, rows: Sequence[Any], index: int) -> Fix | None:
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
        yield make_problem(
            f"arts.{i}.cost",
            "required",
            "KO-VAL-03",
            "gear",
            phrase("アーツ「{name}」の消費行動回数がありません。", name=art.name),
            phrase("アクト宣言で使うアーツには0〜9を書いてください。"),
            Fix(label=phrase("1にする"), field=f"arts.{i}.cost", value=1),
        )


def _nameless(field: str, word: str, rows: Sequence[Any], i: int) -> Problem:
    return make_problem(
        f"{field}.{i}.name",
        "required",
        "KO-VAL-03",
        "gear",
        phrase("{word}の{n}行目に名称がありません。", word=word, n=i + 1),
        phrase("名称を書くか、行を消してください。"),
        _without_row(field, rows, i),
    )


def _warnings(sheet: KotodamaSheet, game: Game[KotodamaSettings]) -> Iterator[Problem]:
    for tag, word in (("act", "アクト"), ("react", "リアクト")):
        if not any(a.tag == tag for a in sheet.abilities):
            yield make_problem(
                "abilities",
                f"no_{tag}",
                "KO-VAL-04",
                "abilities",
                phrase("{word}の能力値がひとつもありません。", word=word),
                phrase("対抗判定で使う能力値を足してください。"),
                warn=True,
            )
    if sheet.karma is not None and sheet.karma > sheet.karma_max:
        yield make_problem(
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
        yield make_problem(
            "abilities",
            "over_budget",
            "KO-CRE-02",
            "skills",
            phrase("能力値と技能の合計が目安を超えています（{n} ＞ {budget}）。", n=spent(sheet), budget=budget),
            phrase("GMがよいと言えばそのままでかまいません。"),
            warn=True,
        )


def file_problems(data: Mapping[str, JsonValue], game: Game[KotodamaSettings]) -> tuple[Problem, ...]:
    """List every mistake of a sheet that comes as plain data, e.g. from a file made by hand (KO-VAL-01…04).

    What cannot be read does not hide what is wrong elsewhere: the rest is checked with the unreadable values left out.
    """
    found: list[Problem] = []
    broken: list[str] = []
    rest: Any = dict(data)
    while True:
        try:
            sheet = KotodamaSheet.model_validate(rest)
        except ValidationError as error:
            places = [tuple(mistake["loc"]) for mistake in error.errors(include_url=False)]
            codes = [_code(mistake["type"]) for mistake in error.errors(include_url=False)]
            found += [_of_rule(p, c) for p, c in zip(pydantic_problems(error), codes, strict=False)]
            broken += [".".join(map(str, place)) for place in places]
            if not all(places):
                return tuple(found)
            before = rest
            for place in places[:MOST_PROBLEMS]:
                rest = _without(rest, place)
            if rest == before or len(found) >= MOST_PROBLEMS:  # nothing more can be left out, or the limit is reached
                return tuple(found[:MOST_PROBLEMS])
        else:
            return (*found, *(p for p in validate(sheet, game) if not _follows(p, broken)))


def _of_rule(problem: Problem, code: str) -> Problem:
    """Give a mistake of form its code and rule of the catalogue."""
    head = problem.field.partition(".")[0]
    rule = {"abilities": "KO-VAL-02", "skills": "KO-VAL-02", "arts": "KO-VAL-03", "outfits": "KO-VAL-03"}
    field = "kind" if problem.field == "is_pc" else problem.field
    return problem.evolve(code=code, rule=rule.get(head, "KO-VAL-01"), field=field)


def _without(data: Any, place: tuple[str | int, ...]) -> Any:
    """Leave one value out in favour of its default; a row that cannot be read becomes an empty one."""
    head, *deeper = place
    if isinstance(data, Mapping):
        if deeper and isinstance(data.get(str(head)), (Mapping, list, tuple)):
            return {**data, str(head): _without(data[str(head)], tuple(deeper))}
        return {key: value for key, value in data.items() if key != head}
    at = int(head)
    row = _without(data[at], tuple(deeper)) if deeper and isinstance(data[at], Mapping) else {}
    return [*data[:at], row, *data[at + 1 :]]


def _follows(problem: Problem, broken: Sequence[str]) -> bool:
    """Return whether a problem only comes from what could not be read."""
    if problem.code in ("no_act", "no_react", "over_budget", "missing_densei"):
        return any(place.partition(".")[0] in ("abilities", "skills") for place in broken)
    if problem.code == "required" and problem.field.endswith(".cost"):
        return problem.field in broken or problem.field.replace(".cost", ".timing") in broken
    if problem.code == "exceeds_max" and f"{problem.field}_max" in broken:
        return True
    return any(problem.field == place or problem.field.startswith(place + ".") for place in broken)


def _code(kind: str) -> str:
    if kind.startswith(("greater_than", "less_than")):
        return "out_of_range"
    if kind.startswith(("literal", "bool")):
        return "bad_choice"
    if kind.startswith(("int", "value_error", "finite")):
        return "not_integer"
    if kind.endswith("too_long"):
        return "too_long"
    return "required" if kind == "missing" else "bad_field"


def definition_problems(definition: Definition) -> tuple[Problem, ...]:
    """List what a definition gets wrong beyond single values: switches that need a consent, lists without ≪電制≫."""
    return (*_announcement(definition), *_preset(definition), *_faces(definition))


def _announcement(definition: Definition) -> Iterator[Problem]:
    chosen = definition.settings
    if chosen.get("kotodama_enabled") is False and not chosen.get("kotodama_announced"):
        yield unannounced().problem.evolve(
            field="settings.kotodama_enabled",
            overridable=False,
            fix=Fix(label=phrase("伝えたことにする"), field="settings.kotodama_announced", value=True),
        )


LEAST_AGAIN, MOST_ONES = 6, 4
"""So many faces may be special: with more there is hardly a plain one left, and chances take long."""


def _faces(definition: Definition) -> Iterator[Problem]:
    """Find special faces that leave too few plain ones (KO-TAT-02, KO-UKA-01)."""
    faces = [row.get("face") for row in definition.lists.get("special_faces") or ()]
    limits = ((LEAST_AGAIN, SIDES + 1), (0, MOST_ONES))
    for index, (face, (low, high)) in enumerate(zip(faces, limits, strict=False)):
        if not isinstance(face, int) or not low <= face <= high:
            yield Problem(
                code="bad_special_face",
                rule="KO-TAT-02" if index == 0 else "KO-UKA-01",
                message=phrase("特別な目に {n} は使えません。", n=str(face)),
                remedy=phrase("{low}〜{high} の数にしてください。", low=low, high=high),
                field=f"lists.special_faces.{index}.face",
                overridable=False,
            )


def _preset(definition: Definition) -> Iterator[Problem]:
    for field, row_type in (("abilities", Ability), ("skills", Skill)):
        rows = definition.lists.get(field)
        if rows is None:
            continue
        typed = [row_type.model_validate(dict(row)) for row in rows]
        found: list[Problem] = list(name_problems(field, "【能力値】" if field == "abilities" else "≪技能≫", typed))
        if field == "skills" and not any(getattr(row, "role", "") == DENSEI for row in typed):
            found.append(missing_densei())
        yield from (p.evolve(field=f"lists.{p.field}", fix=None) for p in found)
