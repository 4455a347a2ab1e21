"""The two kinds of check as forms: what is asked before the dice are thrown, and with which defaults."""

from __future__ import annotations

from typing import Any

from desktop.core.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.game import Game
from desktop.core.words import phrase, plus
from desktop.systems.d20fate.fate import owns_fate
from desktop.systems.d20fate.formula import summands
from desktop.systems.d20fate.resolve import MODE_NAMES
from desktop.systems.d20fate.sheet import D20FateSheet

DC_LIMIT = 9999
MODIFIER_LIMIT = 999
DEFAULT_DC = 10
MODES = (
    ParamChoice(value="", label="有利と不利から"),
    *(ParamChoice(value=m.value, label=w) for m, w in MODE_NAMES.items()),
)


def check_kinds(sheet: D20FateSheet | None, game: Game[Any]) -> tuple[CheckKind, ...]:
    """Return the plain check and the contest (D20-CORE-02, D20-CON-01)."""
    check = CheckKind(
        id="check",
        label="判定",
        rule="D20-CORE-02",
        notation="1D20",
        params=(_subject(sheet, game), _dc(game), *_modes(""), *_advanced(sheet, game), _hidden_dc(game)),
    )
    contest = CheckKind(
        id="contest",
        label="対抗判定",
        rule="D20-CON-01",
        notation="1D20",
        params=(
            _subject(sheet, game),
            *_opponent(game),
            *_modes(""),
            *_modes("opponent_"),
            *_advanced(sheet, game),
            *_advanced_opponent(game),
        ),
    )
    return check, contest


def subject_choices(sheet: D20FateSheet, game: Game[Any]) -> tuple[ParamChoice, ...]:
    """List abilities and skills, each with its present sum."""
    known = {row.id for row in game.rows("abilities")}
    rows = [(row.id, row.shown, row.reading) for row in game.rows("abilities")]
    rows += [(row.id, row.name, row.reading) for row in sheet.skills if row.ability in known and row.name]
    return tuple(
        ParamChoice(value=key, label=label, reading=reading, note=plus(summands(sheet, key, game).total))
        for key, label, reading in rows
    )


def default_dc(game: Game[Any]) -> int:
    """Return the middle of the 卓's first DC preset (D20-CORE-05)."""
    presets = game.rows("dc_presets")
    return (presets[0].low + presets[0].high) // 2 if presets else DEFAULT_DC


def _subject(sheet: D20FateSheet | None, game: Game[Any]) -> Param:
    if sheet is None:
        return _number("subject", "修正の合計", 0, "D20-CORE-02", subject=True)
    choices = subject_choices(sheet, game)
    return Param(
        id="subject",
        label="能力値・技能",
        kind=ParamKind.CHOICE,
        default=choices[0].value if choices else 0,
        choices=choices,
        minimum=-MODIFIER_LIMIT,
        maximum=MODIFIER_LIMIT,
        free=True,
        rule="D20-LOOP-02",
        subject=True,
    )


def _number(key: str, label: str, default: int, rule: str, **more: Any) -> Param:
    return Param(
        id=key, label=label, default=default, minimum=-MODIFIER_LIMIT, maximum=MODIFIER_LIMIT, rule=rule, **more
    )


def _dc(game: Game[Any]) -> Param:
    choices = tuple(
        ParamChoice(value=dc, label=phrase("DC {dc}", dc=dc), note=preset.name)
        for preset in game.rows("dc_presets")
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


def _modes(prefix: str) -> tuple[Param, ...]:
    other = bool(prefix)
    return (
        _switch(f"{prefix}advantage", "相手の有利" if other else "有利", "D20-ADV-02", advanced=other),
        _switch(f"{prefix}disadvantage", "相手の不利" if other else "不利", "D20-ADV-03", advanced=other),
    )


def _ruled_mode(key: str, label: str) -> Param:
    return Param(
        id=key, label=label, kind=ParamKind.CHOICE, default="", choices=MODES, rule="D20-AMB-10", advanced=True
    )


def _proficiency(key: str, label: str, game: Game[Any]) -> Param:
    if game.settings.proficiency_applies == "always":
        return _switch(key, label, "D20-AMB-05", default=True, advanced=True)
    words = (("auto", "習熟した技能なら"), ("on", "加える"), ("off", "加えない"))
    return Param(
        id=key,
        label=label,
        kind=ParamKind.CHOICE,
        default="auto",
        choices=tuple(ParamChoice(value=value, label=word) for value, word in words),
        rule="D20-AMB-05",
        advanced=True,
    )


def _fate(key: str, label: str, held: int) -> Param:
    return Param(id=key, label=label, default=held, minimum=0, maximum=DC_LIMIT, rule="D20-AMB-18", advanced=True)


def _advanced(sheet: D20FateSheet | None, game: Game[Any]) -> tuple[Param, ...]:
    held = sheet.fate_dice if sheet is not None and owns_fate(sheet.is_pc, game.settings) else 0
    shared = (_ruled_mode("mode", "出目（GM裁定）"), _fate("fate", "フェイト・ダイス", held))
    if sheet is None:
        return shared
    ability = Param(
        id="ability",
        label="使う能力値",
        kind=ParamKind.CHOICE,
        default="",
        choices=(
            ParamChoice(value="", label="技能のもの"),
            *(ParamChoice(value=row.id, label=row.shown, reading=row.reading) for row in game.rows("abilities")),
        ),
        rule="D20-LOOP-02",
        advanced=True,
    )
    return (ability, _proficiency("proficiency", "習熟を加える", game), *shared)


def _hidden_dc(game: Game[Any]) -> Param:
    return _switch("dc_hidden", "目標値を伏せる", "D20-GMV-08", default=game.settings.dc_hidden, advanced=True)


def _opponent(game: Game[Any]) -> tuple[Param, ...]:
    pairings = (
        ParamChoice(value="", label="自由に組む"),
        *(ParamChoice(value=row.id, label=row.name, reading=row.reading) for row in game.rows("pairings")),
    )
    return (
        _number("opponent", "相手の修正の合計", 0, "D20-CON-02", free=True),
        Param(
            id="pairing",
            label="勝負",
            kind=ParamKind.CHOICE,
            default="",
            choices=pairings,
            rule="D20-CON-03",
            advanced=True,
        ),
    )


def _advanced_opponent(game: Game[Any]) -> tuple[Param, ...]:
    return (
        Param(
            id="opponent_subject", label="相手の技能", kind=ParamKind.TEXT, default="", rule="D20-CON-03", advanced=True
        ),
        _proficiency("opponent_proficiency", "相手に習熟を加える", game),
        _ruled_mode("opponent_mode", "相手の出目（GM裁定）"),
        _fate("opponent_fate", "相手のフェイト・ダイス", 0),
        _switch("secret", "相手の判定を隠す", "D20-PHY-06", default=game.settings.opponent_secret, advanced=True),
        _switch("swap", "行動側を入れ替える", "D20-AMB-16", advanced=True),
    )
