"""The kinds of check and what is fixed before their dice, as data for tray and command line."""

from __future__ import annotations

from functools import cache

from desktop.core.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.gear import Rules, attack_lines, skill_word
from desktop.systems.enishi.sheet import Sheet, Skills
from desktop.systems.enishi.tables import Difficulty, tables

CHOICE, NUMBER, SWITCH, TEXT = ParamKind.CHOICE, ParamKind.NUMBER, ParamKind.SWITCH, ParamKind.TEXT
BOUND = 99
"""No SLV, modifier or achievement typed by hand goes beyond this."""


def check_kinds(sheet: Sheet | None, game: Rules) -> tuple[CheckKind, ...]:
    """List the kinds of check; without a sheet every number is typed."""
    skill, modifier = _skill(sheet), _modifier()
    situation = (_vision(), _water(), *((_search(),) if sheet else ()), _about())
    secret = Param(id="secret", label="目標値を伏せる", kind=SWITCH, default=False, rule="EN-TAB-08", advanced=True)
    versus = (_other("other", "相手の修正込みSLV"), _other_total())
    kinds = (
        _kind("check", "行為判定", "EN-CHK-01", skill, modifier, _target(game), *situation, secret),
        _kind("opposed", "攻防判定", "EN-OPP-01", skill, modifier, *versus, *situation),
        _kind("competition", "競争判定", "EN-OPP-02", skill, modifier, *versus, *situation),
        _kind("attack", "攻撃", "EN-HIT-01", *_attack(sheet, game)),
        _kind("defence", "防御行動", "EN-BTL-09", _bare(sheet, "運動"), modifier, *versus),
        _kind("resistance", "抵抗行動", "EN-AMB-59", _bare(sheet, "意志"), modifier, *versus),
        _kind("initiative", "行動順番", "EN-BTL-02", _bare(sheet, "戦術"), modifier),
        _kind("surprise", "不意打ち", "EN-SUR-01", _bare(sheet, "隠密"), modifier, *versus),
        _kind("first_aid", "手当て", "EN-REC-01", _bare(sheet, "医術"), modifier, _patient()),
    )
    rest = CheckKind(id="rest", label="バックステージの回復", rule="EN-REC-07", notation="1D6")
    return (*kinds, rest) if sheet else kinds


def _kind(name: str, label: str, rule: str, *params: Param) -> CheckKind:
    return CheckKind(id=name, label=label, params=params, rule=rule, notation="2D6")


def _skill(sheet: Sheet | None) -> Param:
    default: object = "athletics" if sheet else 0
    return Param(
        id="skill", label="スキル", kind=CHOICE, default=default, choices=_skills(sheet), free=True, subject=True,
        minimum=0, maximum=BOUND, rule="EN-CHK-01",
    )  # fmt: skip


def _skills(sheet: Sheet | None) -> tuple[ParamChoice, ...]:
    if sheet is None:
        return ()
    readings = tables().readings
    fixed = [
        ParamChoice(value=skill, label=word, reading=readings[skill], note=phrase("SLV {n}", n=sheet.slv(skill)))
        for skill, word in tables().skills.items()
        if skill in Skills.model_fields
    ]
    rows = [
        ParamChoice(
            value=f"{row.kind}:{row.field}",
            label=skill_word(f"{row.kind}:{row.field}"),
            reading=row.field,
            note=phrase("SLV {n}", n=row.slv),
        )
        for row in sheet.fields
        if row.field
    ]
    return (*fixed, *rows)


@cache
def _modifier() -> Param:
    return Param(id="modifier", label="修正", default=0, minimum=-BOUND, maximum=BOUND, rule="EN-AMB-11")


def difficulty_label(row: Difficulty) -> Phrase:
    """Write a grade as the GM says it, e.g. C 普通7 (EN-CHK-02)."""
    return phrase("{letter} {name}{n}", letter=row.letter, name=row.name, n=row.target)


def _target(game: Rules) -> Param:
    choices = tuple(
        ParamChoice(
            value=d.target,
            label=phrase("{letter} {name}{n}", letter=d.letter, name=d.name, n=d.target),
            reading=d.letter,
        )
        for d in tables().difficulties
    )
    return Param(
        id="target", label="目標値", kind=CHOICE, default=game.settings.default_target, choices=choices,
        free=game.settings.free_target, minimum=-BOUND, maximum=BOUND, rule="EN-CHK-03",
    )  # fmt: skip


@cache
def _vision() -> Param:
    rows = tuple(ParamChoice(value=row.modifier, label="／".join(row.states)) for row in tables().vision)
    choices = (ParamChoice(value=0, label="よく見える"), *rows)
    return Param(id="vision", label="視界", kind=CHOICE, default=0, choices=choices, rule="EN-VIS-01", advanced=True)


@cache
def _water() -> Param:
    rows = tuple(ParamChoice(value=row.id, label=row.depth, reading=row.id) for row in tables().water)
    choices = (ParamChoice(value="", label="水の外"), *rows)
    return Param(id="water", label="水", kind=CHOICE, default="", choices=choices, rule="EN-WAT-01", advanced=True)


@cache
def _search() -> Param:
    return Param(id="search", label="ネットで検索できる", kind=SWITCH, default=False, rule="EN-AMB-44", advanced=True)


@cache
def _about() -> Param:
    return Param(id="about", label="関わる人", kind=TEXT, default="", rule="EN-ENI-11", advanced=True)


def _other(name: str, label: str) -> Param:
    return Param(
        id=name, label=label, kind=CHOICE, default=0, free=True, minimum=-BOUND, maximum=BOUND, rule="EN-OPP-03"
    )


@cache
def _other_total() -> Param:
    return Param(
        id="other_total", label="相手の達成値（わかっているとき）", default=None, minimum=-BOUND, maximum=BOUND,
        rule="EN-OPP-01", advanced=True,
    )  # fmt: skip


def _bare(sheet: Sheet | None, skill: str) -> Param:
    """A fixed skill: a typed SLV without a sheet, the sheet's own with one."""
    return Param(
        id="slv", label=phrase("《{skill}》", skill=skill), default=None if sheet else 0, minimum=0, maximum=BOUND,
        subject=sheet is None, advanced=sheet is not None, rule="EN-CHK-04",
    )  # fmt: skip


def _attack(sheet: Sheet | None, game: Rules) -> tuple[Param, ...]:
    lines = attack_lines(sheet, game) if sheet else ()
    weapons = tuple(
        ParamChoice(value=line.key, label=line.label, reading=line.skill, note=_bonus(line.bonus)) for line in lines
    )
    weapon = Param(
        id="weapon", label="武器", kind=CHOICE, default=lines[min(1, len(lines) - 1)].key if lines else 0,
        choices=weapons, free=sheet is None, subject=True, minimum=0, maximum=BOUND, rule="EN-WPN-01",
    )  # fmt: skip
    kinds = (ParamChoice(value="wound", label="負傷"), ParamChoice(value="fatigue", label="疲労"))
    bare = (
        Param(id="power", label="破壊力", default=0, minimum=-9, maximum=BOUND, rule="EN-PWR-02"),
        Param(id="damage", label="ダメージ", kind=CHOICE, default="wound", choices=kinds, rule="EN-PWR-05"),
    )
    return (
        weapon, _modifier(), *(() if sheet else bare),
        _other("defence", "相手の防御の修正込みSLV"),
        Param(id="structure", label="相手の構造力", default=0, minimum=0, maximum=BOUND, rule="EN-PWR-03"),
        _other_total(), _stance("stance", "戦闘オプション"), _stance("other_stance", "相手の戦闘オプション"),
        Param(id="surprised", label="不意打ちを受けた", kind=SWITCH, default=False, rule="EN-SUR-02", advanced=True),
        _vision(), _water(), _about(),
    )  # fmt: skip


def _bonus(value: int) -> Phrase:
    return phrase("修正込み {n}", n=value)


def _stance(name: str, label: str) -> Param:
    choices = (
        ParamChoice(value="", label="なし"),
        ParamChoice(value="attack", label="攻撃に徹する"),
        ParamChoice(value="defence", label="防御に徹する"),
    )
    return Param(id=name, label=label, kind=CHOICE, default="", choices=choices, rule="EN-OPT-01", advanced=True)


@cache
def _patient() -> Param:
    return Param(id="patient", label="手当てを受ける人", kind=CHOICE, default="", free=True, rule="EN-REC-01")
