"""What may be fixed before the dice are thrown, and how it is read back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.core.game import AnyGame
from desktop.core.rolls.check import CheckKind, Param, ParamChoice, ParamKind
from desktop.core.words import Typed, phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.actors import NAMELESS, tools_of
from desktop.systems.d6game.hands import TARGETS
from desktop.systems.d6game.resolve import max_bet
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import HANDS

CHECK, FATE_CHECK, ATTACK = "check", "fate_check", "attack"
NO_SHEET = 10
"""Life of a side without a sheet, enough for every power (D6G-AMB-39)."""
_READING = {hand.id: hand.reading for hand in HANDS}


def check_kinds(sheet: D6gameSheet | None, game: AnyGame, party: Sequence[D6gameSheet] = ()) -> tuple[CheckKind, ...]:
    """List the kinds of check of this game, with every sheet that may be attacked as a choice."""
    settings = rows.settings_of(game)
    kinds = [_check(sheet, game)]
    if settings.fate_check:
        kinds.append(_fate_check(sheet, game))
    if settings.combat:
        kinds.append(_attack(sheet, game, party))
    return tuple(kinds)


def pool_word(game: AnyGame) -> str:
    """The campaign's word for it."""
    return game.label(rows.settings_of(game).pool)


def subjects(sheet: D6gameSheet | None, game: AnyGame) -> tuple[ParamChoice, ...]:
    """Abilities and skills to name; they add nothing to the dice (D6G-AMB-41)."""
    return (*_ability_choices(sheet, game), *_skill_choices(sheet, game))


def _ability_choices(sheet: D6gameSheet | None, game: AnyGame) -> Iterable[ParamChoice]:
    for row in rows.abilities(game):
        value = None if sheet is None else sheet.ability.get(row.id)
        note = "" if value is None else str(value)
        yield ParamChoice(value=row.id, label=row.name, reading=row.reading, note=note)


def _skill_choices(sheet: D6gameSheet | None, game: AnyGame) -> Iterable[ParamChoice]:
    for row in rows.skills(game):
        if sheet is None:
            yield ParamChoice(value=row.id, label=row.name, reading=row.reading, note=row.hint)
            continue
        own = [skill for skill in sheet.skills if skill.category == row.id]
        if own:
            known = tuple(Typed(skill.specialty) for skill in own if skill.specialty)
            note = phrase("{known}", known=known) if known else ""
            yield ParamChoice(value=row.id, label=row.name, reading=row.reading, note=note)


def _subject(sheet: D6gameSheet | None, game: AnyGame) -> Param:
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


def _check(sheet: D6gameSheet | None, game: AnyGame) -> CheckKind:
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
    params = (_subject(sheet, game), target, *own, *_aids(sheet, game), *_let(sheet))
    return CheckKind(id=CHECK, label=game.label("check"), params=params, rule="D6G-CHK-01", notation="5D6")


def _own_fate(sheet: D6gameSheet | None, game: AnyGame, default: int) -> tuple[Param, ...]:
    if sheet is not None:
        return ()
    return (Param(id="fate", label=pool_word(game), default=default, rule="D6G-FATE-02"),)


def _aids(sheet: D6gameSheet | None, game: AnyGame) -> Iterable[Param]:
    settings = rows.settings_of(game)
    if settings.favourable_bonus:
        label = phrase("有利な状況（得点 +{n}）", n=settings.favourable_bonus)
        yield Param(id="favourable", label=label, kind=ParamKind.SWITCH, default=False, rule="D6G-GMV-02")
    if settings.spend_max:
        most = settings.spend_max if sheet is None else max(0, min(settings.spend_max, rows.pool_value(sheet, game)))
        yield Param(id="spend", label="振る前に払う数", default=0, minimum=0, maximum=most, rule="D6G-GMV-02")
    if settings.challenge:
        label = phrase("{challenge}", challenge=game.label("challenge"))
        yield Param(id="challenge", label=label, kind=ParamKind.SWITCH, default=False, rule="D6G-GMV-02")
    gear = tools_of(sheet, settings.equipment) if sheet else ()
    if gear:
        choices = tuple(
            ParamChoice(value=str(n), label=item.name, note=item.situation or phrase("得る数 +{n}", n=item.gain))
            for n, item in gear
        )
        kind = ParamKind.CHOICE
        yield Param(
            id="item", label="使う装備", kind=kind, default="", choices=choices, rule="D6G-AMB-34", advanced=True
        )


def _fate_check(sheet: D6gameSheet | None, game: AnyGame) -> CheckKind:
    settings = rows.settings_of(game)
    most = settings.max_bet if sheet is None else max_bet(rows.pool_value(sheet, game), settings)
    bet = Param(id="bet", label="賭ける数", default=0, minimum=0, maximum=most, rule="D6G-FCK-03")
    params = (_subject(sheet, game), bet, *_own_fate(sheet, game, settings.max_bet), *_let(sheet))
    return CheckKind(id=FATE_CHECK, label=game.label("fate_check"), params=params, rule="D6G-FCK-01", notation="5D6")


def _let(sheet: D6gameSheet | None) -> tuple[Param, ...]:
    """Offer the GM's ruling for a character who is down (D6G-AMB-21, D6G-GMV-10)."""
    if sheet is None:
        return ()
    label, kind = phrase("行動不能でもGMが認める"), ParamKind.SWITCH
    return (Param(id="gm", label=label, kind=kind, default=False, rule="D6G-AMB-21", advanced=True),)


def _attack(sheet: D6gameSheet | None, game: AnyGame, party: Sequence[D6gameSheet]) -> CheckKind:
    life, bare = game.label("life"), str(NO_SHEET)
    others = [other for other in party if sheet is None or other.id != sheet.id]
    target = Param(
        id="target",
        label="攻撃対象",
        kind=ParamKind.CHOICE,
        auto=phrase("名前のない相手"),
        choices=tuple(
            ParamChoice(value=o.id, label=o.name or NAMELESS, reading=o.reading, legal=bool(o.life and o.life > 0))
            for o in others
        ),
        rule="D6G-CMB-05",
        against=True,
    )
    params = [target]
    if sheet is None:
        label = phrase("攻撃側の{life}", life=life)
        params.append(Param(id="life", label=label, auto=bare, minimum=1, rule="D6G-CMB-09"))
    label = phrase("名前のない攻撃対象の{life}", life=life)
    rule, more = "D6G-AMB-39", sheet is not None
    params.append(Param(id="target_life", label=label, auto=bare, minimum=1, rule=rule, advanced=more))
    return CheckKind(id=ATTACK, label=phrase("攻撃"), params=tuple(params), rule="D6G-CMB-05", notation="5D6")
