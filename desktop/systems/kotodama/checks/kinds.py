"""The kinds of check as data: what a tray or a command line asks for before the dice are thrown (KO-CHK-02)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.game import Game
from desktop.core.words import phrase
from desktop.systems.kotodama.checks.start import DEFAULT_GOAL
from desktop.systems.kotodama.checks.subject import LIMIT
from desktop.systems.kotodama.numbers import NO_SKILL
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import TAGS, Ability, KotodamaSheet, Skill

_DIFFICULTY = Param(id="difficulty", label="難易度", default=0, minimum=0, maximum=LIMIT, rule="KO-CHK-10")
_GOAL = Param(id="goal", label="目標達成数", default=DEFAULT_GOAL, minimum=1, maximum=LIMIT, rule="KO-EXT-03")
_TARGET = Param(id="target", label="目標値", default=8, minimum=2, maximum=10, rule="KO-CHK-08", advanced=True)
_MODIFIER = Param(id="modifier", label="修正", default=0, minimum=-99, maximum=99, rule="KO-SHT-26", advanced=True)
_DL = Param(id="dl", label="DL", default=0, minimum=0, maximum=20, rule="KO-NIN-02", advanced=True)
_POOL = Param(id="pool", label="ダイスプール", default=1, minimum=0, maximum=LIMIT, rule="KO-CHK-07", subject=True)
_OPPONENT = (
    Param(id="opponent_pool", label="相手のダイスプール", default=0, minimum=0, maximum=LIMIT, rule="KO-OPP-04"),
    Param(id="opponent", label="相手", kind=ParamKind.TEXT, default="", rule="KO-OPP-03", advanced=True),
    Param(
        id="opponent_ability",
        label="相手の【能力値】",
        kind=ParamKind.TEXT,
        default="",
        rule="KO-OPP-05",
        advanced=True,
    ),
    Param(id="opponent_skill", label="相手の≪技能≫", kind=ParamKind.TEXT, default="", rule="KO-OPP-04", advanced=True),
    Param(id="opponent_target", label="相手の目標値", minimum=2, maximum=10, rule="KO-AMB-26", advanced=True),
    Param(
        id="no_reaction",
        label="リアクトできない",
        kind=ParamKind.SWITCH,
        default=False,
        rule="KO-AMB-52",
        advanced=True,
    ),
    Param(id="hidden", label="受動側を伏せる", kind=ParamKind.SWITCH, default=False, rule="KO-TBL-13", advanced=True),
)


def check_kinds(sheet: KotodamaSheet | None, game: Game[KotodamaSettings]) -> tuple[CheckKind, ...]:
    """List the kinds of check that a sheet can make; without a sheet the pool is asked for as a number."""
    notation = "nD10"
    return (
        CheckKind(
            id="normal",
            label="通常判定",
            params=(*_subject(sheet, game, "act"), _DIFFICULTY, *_more(sheet, game)),
            rule="KO-CHK-03",
            notation=notation,
        ),
        CheckKind(
            id="opposed",
            label="対抗判定（能動側）",
            params=(*_subject(sheet, game, "act"), *_OPPONENT, *_more(sheet, game)),
            rule="KO-OPP-01",
            notation=notation,
        ),
        CheckKind(
            id="react",
            label="対抗判定（受動側）",
            params=(*_subject(sheet, game, "react"), *_OPPONENT, *_more(sheet, game)),
            rule="KO-OPP-03",
            notation=notation,
        ),
        CheckKind(
            id="extended",
            label="継続判定",
            params=(*_subject(sheet, game, "act"), _GOAL, *_more(sheet, game)),
            rule="KO-EXT-01",
            notation=notation,
        ),
    )


def _subject(sheet: KotodamaSheet | None, game: Game[KotodamaSettings], tag: str) -> tuple[Param, ...]:
    if sheet is None:
        return (_POOL,)
    first = next((a.id for a in sheet.abilities if a.tag == tag), sheet.abilities[0].id if sheet.abilities else 0)
    skill = Param(
        id="skill",
        label="≪技能≫",
        kind=ParamKind.CHOICE,
        default=NO_SKILL,
        choices=_skills(sheet.skills),
        free=True,
        rule="KO-CHK-04",
        subject=True,
    )
    ability = Param(
        id="ability",
        label="【能力値】",
        kind=ParamKind.CHOICE,
        default=first,
        choices=tuple(_ability_choice(a, tag) for a in sheet.abilities),
        free=True,
        rule="KO-OPP-05",
    )
    return (skill, ability)


def _skills(skills: Sequence[Skill]) -> tuple[ParamChoice, ...]:
    none = ParamChoice(value=NO_SKILL, label="技能なし", note=phrase("能力値だけで振る"))
    return (
        none,
        *(
            ParamChoice(value=s.id, label=s.name, reading=s.reading, note="未所持" if s.value is None else str(s.value))
            for s in skills
        ),
    )


def _ability_choice(ability: Ability, tag: str) -> ParamChoice:
    """The other group stays in the list, marked: the GM may lift the filter per check (KO-AMB-27)."""
    note = phrase("{tag} {value}", tag=TAGS[ability.tag], value=ability.value)
    return ParamChoice(
        value=ability.id, label=ability.name, reading=ability.reading, note=note, legal=ability.tag == tag
    )


def _more(sheet: KotodamaSheet | None, game: Game[KotodamaSettings]) -> tuple[Param, ...]:
    if sheet is None:
        return (_MODIFIER, _TARGET, _DL)
    if not game.settings.kotodama_enabled or sheet.connection != "full_dive":
        return (_MODIFIER, _TARGET)
    densei = Param(
        id="densei", label="≪技能≫を≪電制≫で代用", kind=ParamKind.SWITCH, default=False, rule="KO-CON-15", advanced=True
    )
    return (_MODIFIER, _TARGET, densei)
