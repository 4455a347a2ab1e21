"""The few numbers that are computed, with their reasons (なぜ？)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.core.game import AnyGame
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.words import phrase
from desktop.systems.d6game import rows
from desktop.systems.d6game.resolve import max_bet
from desktop.systems.d6game.settings import Settings
from desktop.systems.d6game.sheet import D6gameSheet
from desktop.systems.d6game.tables import formula


def gear_life(sheet: D6gameSheet, settings: Settings) -> int:
    """What equipment adds to the initial life; 0 unless the definition switches it on."""
    return sum(item.life for item in sheet.carried()) if settings.equipment else 0


def initial_life(sheet: D6gameSheet, settings: Settings) -> int | None:
    """Initial life from the formula and the die (D6G-LIFE-04); None until the die is thrown."""
    if settings.life_die and sheet.life_die is None:
        return None
    return settings.within("life", settings.life_base + (sheet.life_die or 0) + gear_life(sheet, settings))


def derive(sheet: D6gameSheet, game: AnyGame) -> Mapping[str, Explained]:
    """Explain every computed number of a sheet."""
    settings = rows.settings_of(game)
    found = (
        ("life_initial", _initial(sheet, game, settings)),
        ("incapacitated", _incapacitated(sheet, game)),
        ("max_bet", _max_bet(sheet, game, settings)),
        *((f"gear.{name}", _gear(sheet, name, title, settings)) for name, title in _GEAR),
    )
    return {name: _ruled(sheet, name, value) for name, value in found if value is not None}


_GEAR = (("damage", "与えるダメージ"), ("armour", "受けるダメージの軽減"))


def _ruled(sheet: D6gameSheet, name: str, value: Explained) -> Explained:
    fixed = sheet.fixed(name)
    if fixed is None:
        return value
    part = Contribution(label=phrase("GM裁定"), value=fixed, rule=value.rule, house=True)
    return value.evolve(value=fixed, text="", parts=(part,))


def _initial(sheet: D6gameSheet, game: AnyGame, settings: Settings) -> Explained:
    parts = [Contribution(label=phrase("基本"), value=settings.life_base, rule="D6G-LIFE-04")]
    if sheet.life_die is not None:
        label = phrase("ダイス {dice}", dice=settings.life_die)
        parts.append(Contribution(label=label, value=sheet.life_die, rule="D6G-LIFE-04"))
    if settings.equipment:
        parts += [
            Contribution(label=item.name or "—", value=item.life, rule="D6G-AMB-34", house=True)
            for item in sheet.carried()
            if item.life
        ]
    value = initial_life(sheet, settings)
    total = sum(part.value for part in parts)
    if value is not None and value != total:
        label = phrase("上限・下限")
        parts.append(Contribution(label=label, value=value - total, rule="D6G-AMB-20", house=True))
    return Explained(label=game.label("life_initial"), value=value, parts=tuple(parts), rule="D6G-LIFE-04")


def _incapacitated(sheet: D6gameSheet, game: AnyGame) -> Explained:
    parts = (
        () if sheet.life is None else (Contribution(label=game.label("life"), value=sheet.life, rule="D6G-LIFE-02"),)
    )
    return Explained(
        label=game.label("incapacitated"),
        value=int(sheet.incapacitated),
        text="はい" if sheet.incapacitated else "いいえ",
        parts=parts,
        rule="D6G-LIFE-02",
        note=phrase("{life}が0以下になると動けません。", life=game.label("life")),
    )


def _max_bet(sheet: D6gameSheet, game: AnyGame, settings: Settings) -> Explained | None:
    if not settings.fate_check:
        return None
    fate = rows.pool_value(sheet, game)
    label = game.label(settings.pool)
    return Explained(
        label=phrase("賭けられる数"),
        value=max_bet(fate, settings),
        parts=(Contribution(label=label, value=fate, rule="D6G-AMB-15"),),
        rule="D6G-AMB-16",
        note=phrase("一度に賭けられるのは {most} までです。", most=settings.max_bet),
    )


def _gear(sheet: D6gameSheet, field: str, title: str, settings: Settings) -> Explained | None:
    if not settings.equipment:
        return None
    parts = tuple(
        Contribution(label=item.name or "—", value=getattr(item, field), rule="D6G-AMB-34", house=True)
        for item in sheet.carried()
        if getattr(item, field)
    )
    return Explained(label=title, value=sum(part.value for part in parts), parts=parts, rule="D6G-AMB-34")


def life_range(settings: Settings) -> tuple[int, int]:
    """The initial life that the formula can give, without equipment: 11–16 in the base game."""
    dice = formula(settings.life_die)
    return settings.life_base + dice.least, settings.life_base + dice.most


def summary(sheet: D6gameSheet, game: AnyGame) -> Sequence[tuple[str, str]]:
    """A few numbers for lists and name plates."""
    settings = rows.settings_of(game)
    shown = [("life", sheet.life)] + ([("fate", sheet.fate)] if settings.fate_separate else [])
    pairs = [(game.label(name), _number(value)) for name, value in shown]
    pairs += [(row.name, _number(sheet.resources.get(row.id))) for row in rows.resources(game)]
    return pairs


def _number(value: int | None) -> str:
    return "—" if value is None else str(value).replace("-", "−")
