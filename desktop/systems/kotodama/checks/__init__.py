"""Checks of コトダマ d10 as values (normal, opposed, extended), and their kinds: what is asked first (KO-CHK-02)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.core.game import AnyGame, Game
from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.words import Phrase, phrase
from desktop.systems.kotodama.checks.extended import ExtendedCheck
from desktop.systems.kotodama.checks.normal import NormalCheck
from desktop.systems.kotodama.checks.opposed import OpposedCheck
from desktop.systems.kotodama.checks.start import DEFAULT_GOAL, DEFAULT_POOL, AnyCheck, start, start_check
from desktop.systems.kotodama.checks.subject import LIMIT, MODIFIER, first_of, may_use_densei
from desktop.systems.kotodama.connection import SPACES
from desktop.systems.kotodama.numbers import NO_SKILL
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import TAGS, Ability, KotodamaSheet, Skill

_DIFFICULTY = Param(id="difficulty", label="難易度", default=0, minimum=0, maximum=LIMIT, rule="KO-CHK-10")
_GOAL = Param(id="goal", label="目標達成数", default=DEFAULT_GOAL, minimum=1, maximum=LIMIT, rule="KO-EXT-03")
_TARGET = Param(id="target", label="目標値", default=8, minimum=2, maximum=10, rule="KO-CHK-08", advanced=True)
_DL = Param(id="dl", label="DL", default=0, minimum=0, maximum=20, rule="KO-NIN-02", advanced=True)
_POOL = Param(
    id="pool", label="ダイスプール", default=DEFAULT_POOL, minimum=0, maximum=LIMIT, rule="KO-CHK-07", subject=True
)
_SECRET = Param(id="secret", label="全部伏せる", kind=ParamKind.SWITCH, default=False, rule="KO-TBL-13", advanced=True)
_HIDDEN = Param(
    id="hidden", label="受動側を伏せる", kind=ParamKind.SWITCH, default=False, rule="KO-TBL-13", advanced=True
)
_NO_REACTION = Param(
    id="no_reaction",
    label="リアクトできない",
    kind=ParamKind.SWITCH,
    auto=phrase("受動側の状態と空間から"),
    rule="KO-AMB-52",
    advanced=True,
)
_SPACE = Param(
    id="space",
    label="どちらの空間の受動側か",
    kind=ParamKind.CHOICE,
    choices=tuple(ParamChoice(value=key, label=word) for key, word in SPACES.items()),
    auto=phrase("能動側のいる空間"),
    rule="KO-AMB-52",
    advanced=True,
)
_OPPONENT_DENSEI = Param(
    id="opponent_densei",
    label="相手の≪技能≫を≪電制≫で代用",
    kind=ParamKind.SWITCH,
    default=False,
    rule="KO-CON-15",
    advanced=True,
)
_NOTATION = "nD10"


def check_kinds(
    sheet: KotodamaSheet | None, game: Game[KotodamaSettings], party: Sequence[KotodamaSheet] = ()
) -> tuple[CheckKind, ...]:
    """List the kinds of check that a sheet can make; without a sheet the pool is asked for as a number."""
    active, passive = _subject(sheet, "act", game), _subject(sheet, "react", game)
    more = _more(sheet, game)
    others = [other for other in party if sheet is None or other.id != sheet.id]
    bars = (_NO_REACTION, _SPACE) if game.settings.kotodama_enabled else (_NO_REACTION,)
    swaps = (_OPPONENT_DENSEI,) if any(may_use_densei(other, game.settings) for other in others) else ()
    contest = (*bars, _HIDDEN, *swaps, *more)
    return (
        _kind("normal", "通常判定", (*active, _DIFFICULTY, *more), "KO-CHK-03"),
        _kind("opposed", "対抗判定（能動側）", (*active, *_opponent(others, "react"), *contest), "KO-OPP-01"),
        _kind("react", "対抗判定（受動側）", (*passive, *_opponent(others, "act"), *contest), "KO-OPP-03"),
        _kind("extended", "継続判定", (*active, _GOAL, *more), "KO-EXT-01"),
    )


def _kind(id_: str, label: str, params: tuple[Param, ...], rule: str) -> CheckKind:
    return CheckKind(id=id_, label=label, params=params, rule=rule, notation=_NOTATION)


def _subject(sheet: KotodamaSheet | None, tag: str, game: AnyGame) -> tuple[Param, ...]:
    if sheet is None:
        return (_POOL,)
    first = first_of(sheet.abilities, tag)
    skill = Param(
        id="skill",
        label="≪技能≫",
        kind=ParamKind.CHOICE,
        default=NO_SKILL,
        choices=(*_skills(sheet.skills, game), *_alone(sheet, game)),
        free=True,
        rule="KO-CHK-04",
        subject=True,
    )
    ability = Param(
        id="ability",
        label="【能力値】",
        kind=ParamKind.CHOICE,
        default=first.id if first else None,
        choices=tuple(_ability_choice(a, game) for a in _by_tag(sheet.abilities, tag)),
        free=True,
        rule="KO-OPP-05",
    )
    return (skill, ability)


def _skills(skills: Sequence[Skill], game: AnyGame) -> tuple[ParamChoice, ...]:
    none = ParamChoice(value=NO_SKILL, label="技能なし", reading="ぎのうなし", note=phrase("能力値だけで振る"))
    return (
        none,
        *(
            ParamChoice(
                value=s.id,
                label=s.name,
                reading=s.reading,
                note=game.marked("skills", s.id, "未所持" if s.value is None else str(s.value)),
                gone=game.is_gone("skills", s.id),
            )
            for s in skills
        ),
    )


def _alone(sheet: KotodamaSheet, game: AnyGame) -> Iterable[ParamChoice]:
    """Offer every ability by itself as what is tested (KO-CHK-06), reading and all; a skill of that name goes first."""
    taken = {skill.name for skill in sheet.skills} | {skill.id for skill in sheet.skills}
    for a in sheet.abilities:
        if a.name not in taken and a.id not in taken:
            note = phrase("{tag} {value}、能力値だけで振る", tag=TAGS[a.tag], value=a.value)
            yield _ability(a, note, game)


def _by_tag(abilities: Iterable[Ability], tag: str) -> list[Ability]:
    """Put the group that the rules name first; the other may be taken as well (KO-AMB-27)."""
    return sorted(abilities, key=lambda a: a.tag != tag)


def _ability_choice(ability: Ability, game: AnyGame) -> ParamChoice:
    note = phrase("{tag} {value}", tag=TAGS[ability.tag], value=ability.value)
    return _ability(ability, note, game)


def _ability(ability: Ability, note: Phrase, game: AnyGame) -> ParamChoice:
    return ParamChoice(
        value=ability.id,
        label=ability.name,
        reading=ability.reading,
        note=game.marked("abilities", ability.id, note),
        gone=game.is_gone("abilities", ability.id),
    )


def _opponent(party: Sequence[KotodamaSheet], tag: str) -> tuple[Param, ...]:
    return (*_by_sheet(party, tag), *_by_number(bool(party)))


def _by_sheet(party: Sequence[KotodamaSheet], tag: str) -> tuple[Param, ...]:
    """Offer all sheets of the campaign; nothing where there is no other."""
    if not party:
        return ()
    people = tuple(ParamChoice(value=s.id, label=s.name, reading=s.reading) for s in party)
    abilities = _names(a for s in party for a in _by_tag(s.abilities, tag))
    skills = _names(skill for s in party for skill in s.skills)
    return (
        Param(
            id="opponent",
            label="相手",
            kind=ParamKind.CHOICE,
            choices=people,
            auto=phrase("なし・数だけ"),
            rule="KO-OPP-03",
            against=True,
        ),
        _by_name(
            "opponent_ability",
            "相手の【能力値】",
            abilities,
            phrase("{tag}のはじめのもの", tag=TAGS[tag]),
            "KO-OPP-05",
        ),
        _by_name("opponent_skill", "相手の≪技能≫", skills, phrase("技能なし"), "KO-OPP-04"),
    )


def _by_number(people: bool) -> tuple[Param, ...]:
    auto = phrase("相手のシート") if people else phrase("{n}個", n=0)
    return (
        Param(
            id="opponent_pool",
            label="相手のダイス数",
            auto=auto,
            minimum=0,
            maximum=LIMIT,
            rule="KO-OPP-04",
            against=True,
        ),
        Param(
            id="opponent_dl",
            label="相手のDL",
            auto=phrase("相手のシート") if people else "0",
            minimum=0,
            maximum=20,
            rule="KO-NIN-02",
            advanced=True,
        ),
        Param(
            id="opponent_modifier",
            label="相手の修正",
            default=0,
            minimum=-MODIFIER,
            maximum=MODIFIER,
            rule="KO-SHT-26",
            advanced=True,
        ),
        Param(
            id="opponent_target",
            label="相手の目標値",
            auto=phrase("こちらと同じ"),
            minimum=2,
            maximum=10,
            rule="KO-AMB-26",
            advanced=True,
        ),
    )


def _names(rows: Iterable[Ability | Skill]) -> tuple[ParamChoice, ...]:
    """Offer the abilities or skills of the whole party, each name once."""
    found = {row.name: row for row in rows if row.name}
    return tuple(ParamChoice(value=name, label=name, reading=row.reading) for name, row in found.items())


def _by_name(id_: str, label: str, choices: tuple[ParamChoice, ...], auto: Phrase, rule: str) -> Param:
    return Param(
        id=id_, label=label, kind=ParamKind.CHOICE, choices=choices, auto=auto, free=True, rule=rule, advanced=True
    )


def _more(sheet: KotodamaSheet | None, game: Game[KotodamaSettings]) -> tuple[Param, ...]:
    modifier = Param(
        id="modifier",
        label="修正",
        default=0,
        minimum=-MODIFIER,
        maximum=MODIFIER,
        rule="KO-SHT-26",
        advanced=True,
    )
    target = _TARGET.evolve(default=game.settings.normal_target)
    if sheet is None:
        return (modifier, target, _SECRET, _DL)
    if not may_use_densei(sheet, game.settings):
        return (modifier, target, _SECRET)
    densei = Param(
        id="densei", label="≪技能≫を≪電制≫で代用", kind=ParamKind.SWITCH, default=False, rule="KO-CON-15", advanced=True
    )
    return (modifier, target, _SECRET, densei)


__all__ = ["AnyCheck", "ExtendedCheck", "NormalCheck", "OpposedCheck", "check_kinds", "start", "start_check"]
