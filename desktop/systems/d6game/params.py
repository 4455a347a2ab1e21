"""What may be fixed before the dice are thrown, and how it is read back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop.core.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.game import Game
from desktop.core.words import phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.hands import TARGETS
from desktop.systems.d6game.resolve import max_bet
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow
from desktop.systems.d6game.tables import HANDS

CHECK, FATE_CHECK, ATTACK = "check", "fate_check", "attack"
_READING = {hand.id: hand.reading for hand in HANDS}


def check_kinds(sheet: D6gameSheet | None, game: Game[Any]) -> tuple[CheckKind, ...]:
    """List the kinds of check that this game has."""
    settings = rows.settings_of(game)
    kinds = [_check(sheet, game)]
    if settings.fate_check:
        kinds.append(_fate_check(sheet, game))
    if settings.combat:
        kinds.append(_attack(sheet, game))
    return tuple(kinds)


def held(sheet: D6gameSheet, game: Game[Any]) -> int:
    """What checks move and bets are paid from."""
    return sheet.fate if rows.settings_of(game).fate_separate else sheet.life or 0


def pool_word(game: Game[Any]) -> str:
    """The 卓's word for it."""
    return game.label(rows.settings_of(game).pool)


def gain_items(sheet: D6gameSheet | None, game: Game[Any]) -> tuple[tuple[int, ItemRow], ...]:
    """Equipment that may raise the gain of a check, with its place on the sheet."""
    if sheet is None or not rows.settings_of(game).equipment:
        return ()
    return tuple((n, item) for n, item in enumerate(sheet.items) if item.carried and item.gain)


def subjects(sheet: D6gameSheet | None, game: Game[Any]) -> tuple[ParamChoice, ...]:
    """Abilities and skills to name; they add nothing to the dice (D6G-AMB-41)."""
    return (*_ability_choices(sheet, game), *_skill_choices(sheet, game))


def _ability_choices(sheet: D6gameSheet | None, game: Game[Any]) -> Iterable[ParamChoice]:
    for row in rows.abilities(game):
        value = None if sheet is None else sheet.ability.get(row.id)
        note = "" if value is None else str(value)
        yield ParamChoice(value=row.id, label=row.name, reading=row.reading, note=note)


def _skill_choices(sheet: D6gameSheet | None, game: Game[Any]) -> Iterable[ParamChoice]:
    for row in rows.skills(game):
        if sheet is None:
            yield ParamChoice(value=row.id, label=row.name, reading=row.reading, note=row.hint)
            continue
        own = [skill for skill in sheet.skills if skill.category == row.id]
        if own:
            note = "、".join(skill.specialty for skill in own if skill.specialty)
            yield ParamChoice(value=row.id, label=row.name, reading=row.reading, note=note)


def _subject(sheet: D6gameSheet | None, game: Game[Any]) -> Param:
    return Param(
        id="subject",
        label="何の判定か",
        kind=ParamKind.CHOICE,
        default="",
        choices=subjects(sheet, game),
        free=True,
        rule="D6G-SKL-05",
        subject=True,
    )


def _check(sheet: D6gameSheet | None, game: Game[Any]) -> CheckKind:
    settings = rows.settings_of(game)
    target = Param(
        id="target",
        label="目標",
        kind=ParamKind.CHOICE,
        default=str(settings.default_target),
        choices=tuple(
            ParamChoice(value=hand.value, label=phrase("{hand}以上", hand=game.label(hand)), reading=_READING[hand])
            for hand in TARGETS
        ),
        rule="D6G-CHK-07",
    )
    own = _own_fate(sheet, game, 0)
    params = (_subject(sheet, game), target, *own, *_aids(sheet, game))
    return CheckKind(id=CHECK, label=game.label("check"), params=params, rule="D6G-CHK-01", notation="5D6")


def _own_fate(sheet: D6gameSheet | None, game: Game[Any], default: int) -> tuple[Param, ...]:
    if sheet is not None:
        return ()
    return (Param(id="fate", label=pool_word(game), default=default, rule="D6G-FATE-02"),)


def _aids(sheet: D6gameSheet | None, game: Game[Any]) -> Iterable[Param]:
    settings = rows.settings_of(game)
    if settings.favourable_bonus:
        label = phrase("有利な状況（得点 +{n}）", n=settings.favourable_bonus)
        yield Param(id="favourable", label=label, kind=ParamKind.SWITCH, default=False, rule="D6G-GMV-02")
    if settings.spend_max:
        most = settings.spend_max if sheet is None else max(0, min(settings.spend_max, held(sheet, game)))
        yield Param(id="spend", label="振る前に払う数", default=0, minimum=0, maximum=most, rule="D6G-GMV-02")
    if settings.challenge:
        label = phrase("{challenge}", challenge=game.label("challenge"))
        yield Param(id="challenge", label=label, kind=ParamKind.SWITCH, default=False, rule="D6G-GMV-02")
    gear = gain_items(sheet, game)
    if gear:
        choices = tuple(
            ParamChoice(value=str(n), label=item.name, note=item.situation or phrase("得る数 +{n}", n=item.gain))
            for n, item in gear
        )
        kind = ParamKind.CHOICE
        yield Param(
            id="item", label="使う装備", kind=kind, default="", choices=choices, rule="D6G-AMB-34", advanced=True
        )


def _fate_check(sheet: D6gameSheet | None, game: Game[Any]) -> CheckKind:
    settings = rows.settings_of(game)
    most = settings.max_bet if sheet is None else max_bet(held(sheet, game), settings)
    bet = Param(id="bet", label="賭ける数", default=0, minimum=0, maximum=most, rule="D6G-FCK-03")
    params = (_subject(sheet, game), bet, *_own_fate(sheet, game, settings.max_bet))
    return CheckKind(id=FATE_CHECK, label=game.label("fate_check"), params=params, rule="D6G-FCK-01", notation="5D6")


def _attack(sheet: D6gameSheet | None, game: Game[Any]) -> CheckKind:
    life = game.label("life")
    params = [Param(id="target", label="攻撃対象", kind=ParamKind.TEXT, default="", rule="D6G-CMB-05")]
    if sheet is None:
        params.append(Param(id="life", label=phrase("攻撃側の{life}", life=life), default=10, rule="D6G-CMB-09"))
    label = phrase("攻撃対象の{life}", life=life)
    params.append(Param(id="target_life", label=label, default=10, rule="D6G-AMB-39", advanced=sheet is not None))
    return CheckKind(id=ATTACK, label=phrase("攻撃"), params=tuple(params), rule="D6G-CMB-05", notation="5D6")
