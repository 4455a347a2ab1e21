"""The kinds of check and what is fixed before their dice, as data for tray and command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind, Plain
from desktop.core.words import Phrase, phrase
from desktop.systems.enishi.gear import AttackLine, Rules, attack_lines, skill_word, usual
from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.sheet import Sheet, Skills
from desktop.systems.enishi.tables import Difficulty, tables

CHOICE, NUMBER, SWITCH = ParamKind.CHOICE, ParamKind.NUMBER, ParamKind.SWITCH
BOUND = 99
"""No SLV, modifier or achievement typed by hand goes beyond this."""

RIVALS = ("other", "other2", "other3", "other4", "other5")
"""Parameters that name the opponents in a competition (EN-AMB-81)."""

FIXED = {
    "initiative": "tactics",
    "surprise": "stealth",
    "first_aid": "medicine",
    "defence": "athletics",
    "resistance": "will",
}
"""Kinds that always test the same skill (EN-BTL-02, EN-SUR-01, EN-REC-01, EN-BTL-09)."""


def check_kinds(sheet: Sheet | None, game: Rules, party: Sequence[Sheet] = ()) -> tuple[CheckKind, ...]:
    """List the kinds of check; without a sheet every number is typed; `party` is who may be chosen."""
    others = tuple(s for s in party if sheet is None or s.id != sheet.id)
    all_sheets = (*(() if sheet is None else (sheet,)), *others)
    skill, modifier = _skill(sheet), _modifier()
    about = _about(all_sheets, game.settings)
    situation = (_vision(), _water(), *((_search(),) if sheet else ()), *about)
    own = (modifier, *situation)
    dry = tuple(param for param in own if param.id != "water")  # it slows no treatment (EN-WAT-02)
    versus = (_other("other", "相手", others), _other_total(), *_theirs(sheet))
    rivals = (*_rivals(others), *versus[1:])
    plain_other = (_other("other", "相手", others), _other_total(), *_surroundings())
    kinds = (
        _kind("check", "行為判定", "EN-CHK-01", skill, modifier, _target(game), *situation, _secret("目標値を伏せる")),
        _kind("opposed", "攻防判定", "EN-OPP-01", skill, *own, *versus, _secret("相手の数を伏せる")),
        _kind("competition", "競争判定", "EN-OPP-02", skill, *own, *rivals, _secret("相手の数を伏せる")),
        _kind("attack", "攻撃", "EN-HIT-01", *_attack(sheet, game, others, about)),
        _kind("defence", "防御行動", "EN-BTL-09", _bare(sheet, "athletics"), *own, *plain_other, *_blow(None)),
        _kind("resistance", "抵抗行動", "EN-AMB-59", _bare(sheet, "will"), *own, *versus),
        _kind("initiative", "行動順番", "EN-BTL-02", _bare(sheet, "tactics"), *own),
        _kind("surprise", "不意打ち", "EN-SUR-01", _bare(sheet, "stealth"), *own, *plain_other),
        _kind("first_aid", "手当て", "EN-REC-01", _bare(sheet, "medicine"), *dry, *_patient(sheet, others)),
    )
    return (*kinds, *_without_check(all_sheets)) if sheet else kinds


def _without_check(all_sheets: Sequence[Sheet]) -> Iterator[CheckKind]:
    yield CheckKind(id="rest", label="バックステージの回復", rule="EN-REC-07", notation="1d6")
    amount = Param(id="amount", label="ダメージ", default=1, minimum=1, maximum=BOUND, rule="EN-AMB-23")
    who = _person("who", "受ける人", all_sheets, "EN-DMG-01", all_sheets[0].name)
    yield CheckKind(id="harm", label="ダメージを受ける", rule="EN-AMB-23", params=(amount, _damage(), who))


def _kind(name: str, label: str, rule: str, *params: Param) -> CheckKind:
    return CheckKind(id=name, label=label, params=params, rule=rule, notation="2d6")


def _skill(sheet: Sheet | None) -> Param:
    default: Plain = "athletics" if sheet else 0
    return Param(
        id="skill", label="使うスキル", kind=CHOICE, default=default, choices=_skills(sheet), free=True, subject=True,
        minimum=0, maximum=BOUND, rule="EN-CHK-01",
    )  # fmt: skip


def _skills(sheet: Sheet | None) -> tuple[ParamChoice, ...]:
    if sheet is None:
        return ()
    return (*_fixed_skills(sheet.skills), *_field_skills(sheet))


@cache
def _fixed_skills(skills: Skills | None) -> tuple[ParamChoice, ...]:
    """List the skills of the book, each with its SLV where a sheet is known; making them is most of a form."""
    readings = tables().readings
    return tuple(
        ParamChoice(
            value=skill,
            label=word,
            reading=readings[skill],
            note=phrase("SLV {n}", n=getattr(skills, skill)) if skills else "",
        )
        for skill, word in tables().skills.items()
        if skill in Skills.model_fields
    )


def _field_skills(sheet: Sheet) -> Iterator[ParamChoice]:
    for row in sheet.fields:
        if row.field:
            name = f"{row.kind}:{row.field}"
            note = phrase("SLV {n}", n=row.slv)
            yield ParamChoice(value=name, label=skill_word(name), reading=row.field, note=note)


@cache
def _modifier(name: str = "modifier", label: str = "修正", advanced: bool = False) -> Param:
    return Param(id=name, label=label, default=0, minimum=-BOUND, maximum=BOUND, rule="EN-AMB-11", advanced=advanced)


def difficulty_label(row: Difficulty) -> Phrase:
    """Write a grade as the GM says it, e.g. C 普通7 (EN-CHK-02)."""
    return phrase("{letter} {name}{n}", letter=row.letter, name=row.name, n=row.target)


def _target(game: Rules) -> Param:
    choices = tuple(
        ParamChoice(value=d.target, label=difficulty_label(d), reading=tables().kana[d.name])
        for d in tables().difficulties
    )
    return Param(
        id="target", label="目標値", kind=CHOICE, default=game.settings.default_target, choices=choices,
        free=game.settings.free_target, minimum=-BOUND, maximum=BOUND, rule="EN-CHK-03",
    )  # fmt: skip


@cache
def _secret(label: str) -> Param:
    return Param(id="secret", label=label, kind=SWITCH, default=False, rule="EN-TAB-08", advanced=True)


@cache
def _vision(name: str = "vision", label: str = "視界") -> Param:
    rows = tuple(ParamChoice(value=row.modifier, label="／".join(row.states)) for row in tables().vision)
    choices = (ParamChoice(value=0, label="よく見える"), *rows)
    return Param(id=name, label=label, kind=CHOICE, default=0, choices=choices, rule="EN-VIS-01", advanced=True)


@cache
def _water(name: str = "water", label: str = "水") -> Param:
    rows = tuple(ParamChoice(value=row.id, label=row.depth, reading=row.id) for row in tables().water)
    choices = (ParamChoice(value="", label="水の外"), *rows)
    return Param(id=name, label=label, kind=CHOICE, default="", choices=choices, rule="EN-WAT-01", advanced=True)


@cache
def _search() -> Param:
    return Param(id="search", label="ネットで検索できる", kind=SWITCH, default=False, rule="EN-AMB-44", advanced=True)


def _about(all_sheets: Sequence[Sheet], settings: Settings) -> tuple[Param, ...]:
    """Whom the check concerns beside those in it: people of the campaign and persons of bonds (EN-ENI-11)."""
    if not (settings.bonds_used and settings.effects_used):
        return ()  # it is asked for the boxes of bonds alone
    names = {s.name: s.reading for s in all_sheets if s.name}
    names |= {bond.person: "" for s in all_sheets for bond in s.bonds if bond.person and bond.person not in names}
    choices = tuple(ParamChoice(value=name, label=name, reading=reading) for name, reading in names.items())
    about = Param(
        id="about", label="関わる人", kind=CHOICE, auto="判定に加わる人", choices=choices, rule="EN-ENI-11",
        advanced=True,
    )  # fmt: skip
    return (about,)


def _people(sheets: Sequence[Sheet]) -> tuple[ParamChoice, ...]:
    return tuple(ParamChoice(value=s.id, label=s.name or "—", reading=s.reading) for s in sheets)


def _other(name: str, label: Phrase | str, others: Sequence[Sheet]) -> Param:
    """Return the parameter for a sheet of the campaign, or a typed number for a character without one."""
    return Param(
        id=name, label=label, kind=CHOICE, auto=phrase("修正込みSLV {n}", n=0), choices=_people(others), free=True,
        minimum=-BOUND, maximum=BOUND, rule="EN-OPP-03", against=True,
    )  # fmt: skip


def _rivals(others: Sequence[Sheet]) -> Iterator[Param]:
    """Yield the parameters of the other competitors, at least one (EN-OPP-02, EN-AMB-81)."""
    first, *more = RIVALS
    yield _other(first, "相手", others)
    for number, name in enumerate(more, 2):
        rival = _other(name, phrase("相手{n}", n=number), others)
        yield rival.evolve(auto="いない", rule="EN-AMB-81", against=False, advanced=True)


def _person(name: str, label: str, people: Sequence[Sheet], rule: str, auto: Phrase | str) -> Param:
    return Param(id=name, label=label, kind=CHOICE, auto=auto, choices=_people(people), rule=rule)


@cache
def _other_total() -> Param:
    return Param(
        id="other_total", label="相手の達成値（わかっているとき）", auto="相手が振る", minimum=-BOUND, maximum=BOUND,
        rule="EN-OPP-01", advanced=True,
    )  # fmt: skip


@cache
def _surroundings() -> tuple[Param, ...]:
    return (
        _modifier("other_modifier", "相手の修正", True),
        _vision("other_vision", "相手の視界"),
        _water("other_water", "相手の水"),
    )


def _theirs(sheet: Sheet | None) -> tuple[Param, ...]:
    """What the other side tests and what surrounds it."""
    skill = Param(
        id="other_skill", label="相手のスキル", kind=CHOICE, auto="決まりのスキル", choices=_fixed_skills(None),
        rule="EN-OPP-03", advanced=True,
    )  # fmt: skip
    return (skill, *_surroundings())


def _bare(sheet: Sheet | None, skill: str) -> Param:
    """A fixed skill: a typed SLV without a sheet, the sheet's own with one."""
    word = skill_word(skill)
    own = phrase("{skill} {n}", skill=word, n=sheet.slv(skill)) if sheet else phrase("SLV {n}", n=0)
    return Param(
        id="slv", label=word, auto=own, minimum=0, maximum=BOUND, subject=sheet is None,
        advanced=sheet is not None, rule="EN-CHK-04",
    )  # fmt: skip


@cache
def _damage() -> Param:
    kinds = tuple(ParamChoice(value=d.id, label=d.name, reading=tables().kana[d.name]) for d in tables().damage)
    return Param(id="damage", label="ダメージの種類", kind=CHOICE, default="wound", choices=kinds, rule="EN-PWR-05")


def _blow(default: int | None) -> tuple[Param, ...]:
    """Power and damage of a weapon without a sheet; None where only the hit is judged unless power is given."""
    power = Param(
        id="power", label="破壊力", default=default, auto="命中だけを決める" if default is None else "", minimum=-9,
        maximum=BOUND, rule="EN-PWR-02", advanced=default is None,
    )  # fmt: skip
    return power, _damage().evolve(advanced=default is None)


def _spelled(line: AttackLine) -> str:
    """Return the kana of a weapon that is called as in the table, and its skill's identifier."""
    return f"{tables().kana.get(line.label, '')} {line.skill}".strip()


def _attack(sheet: Sheet | None, game: Rules, others: Sequence[Sheet], about: tuple[Param, ...]) -> tuple[Param, ...]:
    lines = attack_lines(sheet, game) if sheet else ()
    weapons = tuple(
        ParamChoice(value=line.key, label=line.label, reading=_spelled(line), note=_bonus(line.bonus)) for line in lines
    )
    auto = phrase("{weapon} {n}", weapon=usual(lines).label, n=usual(lines).bonus) if lines else phrase("SLV {n}", n=0)
    weapon = Param(
        id="weapon", label="武器", kind=CHOICE, auto=auto, choices=weapons, free=sheet is None, subject=True,
        minimum=0, maximum=BOUND, rule="EN-WPN-01",
    )  # fmt: skip
    structure = Param(
        id="structure", label="相手の構造力", auto="相手のシート", minimum=0, maximum=BOUND, rule="EN-PWR-03"
    )
    return (
        weapon, _modifier(), *(() if sheet else _blow(0)), _other("defence", "目標", others), structure,
        _other_total(), _stance("stance", "戦闘オプション"), _stance("other_stance", "相手の戦闘オプション"),
        _reaction(), _surprised(),
        _vision(), _water(), *((_search(),) if sheet else ()), *_surroundings(), *about, _secret("相手の数を伏せる"),
    )  # fmt: skip


@cache
def _surprised() -> Param:
    return Param(id="surprised", label="不意打ちを受けた", kind=SWITCH, default=False, rule="EN-SUR-02", advanced=True)


def _bonus(value: int) -> Phrase:
    return phrase("修正込み {n}", n=value)


@cache
def _stance(name: str, label: str) -> Param:
    choices = (
        ParamChoice(value="", label="なし"),
        ParamChoice(value="attack", label="攻撃に徹する"),
        ParamChoice(value="defence", label="防御に徹する"),
    )
    return Param(id=name, label=label, kind=CHOICE, default="", choices=choices, rule="EN-OPT-01", advanced=True)


@cache
def _reaction() -> Param:
    choices = (ParamChoice(value="", label="防御する"), ParamChoice(value="decline", label="防御しない"))
    return Param(
        id="reaction", label="相手の受動行動", kind=CHOICE, default="", choices=choices, rule="EN-AMB-58", advanced=True
    )


def _patient(sheet: Sheet | None, others: Sequence[Sheet]) -> tuple[Param, ...]:
    all_sheets = (*(() if sheet is None else (sheet,)), *others)
    auto: Phrase | str = sheet.name if sheet and sheet.name else "自分"
    if not all_sheets:
        return ()
    return (_person("patient", "手当てを受ける人", all_sheets, "EN-REC-01", auto if sheet else "—"),)
