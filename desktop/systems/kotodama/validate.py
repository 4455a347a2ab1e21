"""Everything wrong with a sheet, all at once (KO-VAL-01…04)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from desktop.core.custom_fields import problems
from desktop.core.game import Game
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
    """Say that no skill has the role of ≪電制≫ (KO-SHT-10)."""
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
                _without(field, rows, i),
            )
        elif name in seen:
            yield make_problem(
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
        _without(field, rows, i),
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
