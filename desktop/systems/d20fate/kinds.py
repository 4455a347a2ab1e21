"""The two kinds of check as forms: what is asked before the dice, what conditions propose, what counts by itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Any, NamedTuple

from desktop.core.game import Game
from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.d20fate.resolve import MODE_NAMES
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import D20FateSheet, Skill, summands
from desktop.systems.d20fate.tables import Ability, ConditionKind, DcPreset, Pairing, SkillKind

DC_LIMIT = 9999
MODIFIER_LIMIT = 999
DEFAULT_DC = 10
MODES = tuple(ParamChoice(value=m.value, label=w) for m, w in MODE_NAMES.items())
SWITCHED = (ParamChoice(value="on", label="加える"), ParamChoice(value="off", label="加えない"))


def check_kinds(
    sheet: D20FateSheet | None, game: Game[D20FateSettings], party: Sequence[D20FateSheet] = ()
) -> tuple[CheckKind, ...]:
    """Return the plain check and the contest (D20-CORE-02, D20-CON-01).

    Args:
        party: every sheet of the campaign; all but `sheet` are offered as opponents.
    """
    check = CheckKind(
        id="check",
        label="判定",
        rule="D20-CORE-02",
        notation="1d20",
        params=(
            _subject(sheet, game),
            _dc(game),
            *_modes("", proposals(sheet, None, game)),
            *_advanced(sheet, game),
            _hidden_dc(game),
            _damage(game),
        ),
    )
    contest = CheckKind(
        id="contest",
        label="対抗判定",
        rule="D20-CON-01",
        notation="1d20",
        params=(
            _contested(_subject(sheet, game), sheet),
            *_opponent(sheet, game, party),
            *_modes("", proposals(sheet, None, game)),
            *_modes("opponent_", Proposals()),
            *_advanced(sheet, game),
            *_advanced_opponent(game, party),
            _damage(game),
        ),
    )
    return check, contest


def subject_choices(sheet: D20FateSheet, game: Game[D20FateSettings]) -> tuple[ParamChoice, ...]:
    """List abilities and skills, each with its present sum; those of an NPC are on its sheet alone."""
    known = {row.id for row in game.rows("abilities", Ability)}
    rows = [(row.id, row.shown, row.reading) for row in game.rows("abilities", Ability)]
    rows += [(row.id, row.name, row.reading) for row in sheet.skills if row.ability in known and row.name]
    return tuple(
        ParamChoice(
            value=key,
            label=label,
            reading=reading,
            note=game.marked("skills", key, plus(summands(sheet, key, game).total) if sheet.is_pc else ""),
            gone=game.is_gone("skills", key),
        )
        for key, label, reading in rows
    )


def default_dc(game: Game[D20FateSettings]) -> int:
    """Return the middle of the campaign's first DC preset (D20-CORE-05)."""
    presets = game.rows("dc_presets", DcPreset)
    return (presets[0].low + presets[0].high) // 2 if presets else DEFAULT_DC


def _subject(sheet: D20FateSheet | None, game: Game[D20FateSettings]) -> Param:
    if sheet is None:
        return _number("subject", "修正の合計", 0, "D20-CORE-02", subject=True)
    choices = subject_choices(sheet, game)
    return Param(
        id="subject",
        label="能力値・技能",
        kind=ParamKind.CHOICE,
        default=choices[0].value if choices else None,
        choices=choices,
        minimum=-MODIFIER_LIMIT,
        maximum=MODIFIER_LIMIT,
        free=True,
        rule="D20-LOOP-02",
        subject=True,
    )


def _contested(subject: Param, sheet: D20FateSheet | None) -> Param:
    """In a contest the pairing decides what is tested, unless something is named (D20-CON-03)."""
    if sheet is None or not subject.choices:
        return subject
    auto = phrase("勝負の組み合わせから。なければ {what}", what=subject.choices[0].label)
    return subject.evolve(default=None, auto=auto)


def _number(key: str, label: str, default: int, rule: str, **more: Any) -> Param:
    return Param(
        id=key, label=label, default=default, minimum=-MODIFIER_LIMIT, maximum=MODIFIER_LIMIT, rule=rule, **more
    )


def _dc(game: Game[D20FateSettings]) -> Param:
    choices = tuple(
        ParamChoice(value=dc, label=phrase("DC {dc}", dc=dc), note=preset.name)
        for preset in game.rows("dc_presets", DcPreset)
        for dc in range(preset.low, min(preset.high, preset.low + 30) + 1)
    )
    return Param(
        id="dc",
        label="目標値（DC）",
        kind=ParamKind.CHOICE,
        default=default_dc(game),
        choices=choices,
        minimum=-DC_LIMIT,
        maximum=DC_LIMIT,
        free=True,
        rule="D20-CORE-05",
    )


def _switch(key: str, label: str, rule: str, default: bool = False, advanced: bool = False) -> Param:
    return Param(id=key, label=label, kind=ParamKind.SWITCH, default=default, rule=rule, advanced=advanced)


def _modes(prefix: str, proposed: Proposals) -> tuple[Param, ...]:
    """Return the two switches; what conditions propose is beside them and waits to be taken (D20-AMB-35)."""
    other = bool(prefix)
    advantage = Param(
        id=f"{prefix}advantage",
        label=_proposed("相手の有利" if other else "有利", proposed.advantage),
        kind=ParamKind.SWITCH,
        default=False,
        rule="D20-ADV-02",
        advanced=other,
    )
    disadvantage = advantage.evolve(
        id=f"{prefix}disadvantage",
        label=_proposed("相手の不利" if other else "不利", proposed.disadvantage),
        rule="D20-ADV-03",
    )
    return advantage, disadvantage


def _proposed(word: str, reasons: tuple[str, ...]) -> Phrase | str:
    return phrase("{mode}（{reasons}）", mode=word, reasons=listed(reasons)) if reasons else word


def _ruled_mode(key: str, label: str) -> Param:
    return Param(
        id=key,
        label=label,
        kind=ParamKind.CHOICE,
        auto="有利と不利から",
        choices=MODES,
        rule="D20-AMB-10",
        advanced=True,
    )


def _proficiency(key: str, label: str, game: Game[D20FateSettings]) -> Param:
    always = game.settings.proficiency_applies == "always"
    return Param(
        id=key,
        label=label,
        kind=ParamKind.CHOICE,
        auto="加える" if always else "習熟した技能なら",
        choices=SWITCHED,
        rule="D20-AMB-05",
        advanced=True,
    )


def _fate(key: str, label: str, auto: Phrase | str, game: Game[D20FateSettings]) -> tuple[Param, ...]:
    if not game.settings.fate_enabled:
        return ()
    return (Param(id=key, label=label, auto=auto, minimum=0, maximum=DC_LIMIT, rule="D20-AMB-18", advanced=True),)


def _abilities(key: str, label: str, game: Game[D20FateSettings]) -> Param:
    rows = game.rows("abilities", Ability)
    return Param(
        id=key,
        label=label,
        kind=ParamKind.CHOICE,
        auto="技能のもの",
        choices=tuple(ParamChoice(value=row.id, label=row.shown, reading=row.reading) for row in rows),
        rule="D20-LOOP-02",
        advanced=True,
    )


def _advanced(sheet: D20FateSheet | None, game: Game[D20FateSettings]) -> tuple[Param, ...]:
    """With a sheet the fate dice are those it holds and are not asked for."""
    mode = _ruled_mode("mode", "出目（GM裁定）")
    if sheet is None:
        return (mode, *_fate("fate", "フェイト・ダイス", "0", game))
    return _abilities("ability", "使う能力値", game), _proficiency("proficiency", "習熟を加える", game), mode


def _hidden_dc(game: Game[D20FateSettings]) -> Param:
    return _switch("dc_hidden", "目標値を伏せる", "D20-GMV-08", default=game.settings.dc_hidden, advanced=True)


def _damage(game: Game[D20FateSettings]) -> Param:
    times = phrase("なし。クリティカルなら {n} 倍", n=game.settings.critical_damage_multiplier)
    return Param(
        id="damage", label="ダメージ", auto=times, minimum=0, maximum=DC_LIMIT, rule="D20-AMB-33", advanced=True
    )


def _opponent(
    sheet: D20FateSheet | None, game: Game[D20FateSettings], party: Sequence[D20FateSheet]
) -> tuple[Param, ...]:
    others = tuple(
        ParamChoice(value=row.id, label=row.name or "名前なし", reading=row.reading, note=_against(row, game))
        for row in party
        if sheet is None or row.id != sheet.id
    )
    pairings = tuple(
        ParamChoice(value=row.id, label=row.name, reading=row.reading) for row in game.rows("pairings", Pairing)
    )
    return (
        Param(
            id="opponent",
            label="相手",
            kind=ParamKind.CHOICE,
            auto="修正の合計が ±0 の相手",
            choices=others,
            minimum=-MODIFIER_LIMIT,
            maximum=MODIFIER_LIMIT,
            free=True,
            rule="D20-CON-02",
            against=True,
        ),
        Param(
            id="pairing",
            label="勝負",
            kind=ParamKind.CHOICE,
            auto="自由に組む",
            choices=pairings,
            rule="D20-CON-03",
            advanced=True,
        ),
    )


def _against(sheet: D20FateSheet, game: Game[D20FateSettings]) -> Phrase | str:
    """Describe what this opponent's conditions propose for the actor."""
    found = proposals(None, sheet, game)
    named = (("有利", found.advantage), ("不利", found.disadvantage))
    texts = [_proposed(word, reasons) for word, reasons in named if reasons]
    return listed(texts) if texts else ""


def _advanced_opponent(game: Game[D20FateSettings], party: Sequence[D20FateSheet]) -> tuple[Param, ...]:
    return (
        Param(
            id="opponent_subject",
            label="相手の技能",
            kind=ParamKind.CHOICE,
            auto="勝負の組み合わせから",
            choices=_known_subjects(game, party),
            rule="D20-CON-03",
            advanced=True,
        ),
        _abilities("opponent_ability", "相手の使う能力値", game),
        _proficiency("opponent_proficiency", "相手に習熟を加える", game),
        _ruled_mode("opponent_mode", "相手の出目（GM裁定）"),
        *_fate("opponent_fate", "相手のフェイト・ダイス", "シートの数。なければ 0", game),
        _switch("secret", "相手の判定を隠す", "D20-PHY-06", default=game.settings.opponent_secret, advanced=True),
        _switch("opponent_first", "相手が先に振る", "D20-PHY-06", advanced=True),
        _switch("swap", "行動側を入れ替える", "D20-AMB-16", advanced=True),
    )


def _known_subjects(game: Game[D20FateSettings], party: Sequence[D20FateSheet]) -> tuple[ParamChoice, ...]:
    """List what any character may test: abilities, the campaign's skills, and the others' own skills; no numbers."""
    found = {
        row.id: ParamChoice(value=row.id, label=row.shown, reading=row.reading)
        for row in game.rows("abilities", Ability)
    }
    others = (skill for sheet in party for skill in sheet.skills if skill.name)
    skills: tuple[SkillKind | Skill, ...] = (*game.rows("skills", SkillKind), *others)
    for skill in skills:
        found.setdefault(skill.id, ParamChoice(value=skill.id, label=skill.name, reading=skill.reading))
    return tuple(found.values())


class Proposals(NamedTuple):
    """The conditions that speak for advantage and for disadvantage of one side's check."""

    advantage: tuple[str, ...] = ()
    disadvantage: tuple[str, ...] = ()


def listed(words: Sequence[Phrase | str]) -> Phrase | str:
    """Put words side by side, each still to be translated; there is at least one."""
    return reduce(lambda one, other: phrase("{one}・{other}", one=one, other=other), words)


def proposals(actor: D20FateSheet | None, opponent: D20FateSheet | None, game: Game[D20FateSettings]) -> Proposals:
    """Return what the conditions of both sides propose for the check of `actor`."""
    kinds = {row.name: row for row in game.rows("conditions", ConditionKind)}
    found: dict[str, list[str]] = {"advantage": [], "disadvantage": [], "": []}
    for sheet, part in ((actor, "own"), (opponent, "against")):
        for condition in sheet.conditions if sheet is not None else ():
            if condition.text in kinds:
                found[getattr(kinds[condition.text], part)].append(condition.text)
    return Proposals(tuple(found["advantage"]), tuple(found["disadvantage"]))
