"""How a character of this rule system is on the party strip: gauges, notes, states and what ends them."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import Game
from desktop.core.remembered import remembered
from desktop.core.view_models import CharacterView, Condition, Gauge
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.common.cards.wording import state_name
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import UNPLACED_AP, CommonSheet, CustomRow, RunningEffect, Scope, Stat
from desktop.systems.common.values import max_ap

ENDS = {
    "check": "行為判定が終わるとき",
    "round": "ラウンドが終わるとき",
    "cycle": "サイクルが終わるとき",
    "scenario": "シナリオが終わるとき",
}
"""By `RunningEffect.duration`."""
MOST_BARS = 2
KEPT = 200
"""Sheets whose views on the strip are kept."""


def of_sheet(sheet: CommonSheet, game: Game[CommonSettings]) -> CharacterView:
    """Return the view of a character while no engine runs, for the GM."""
    return CharacterView(
        id=sheet.id,
        name=sheet.name,
        is_pc=sheet.is_pc,
        gauges=gauges(sheet, game.settings, custom=True),
        conditions=conditions(sheet),
        notes=notes(sheet, assets=game.label("assets")),
    )


def gauges(sheet: CommonSheet, settings: CommonSettings, *, custom: bool, fights: bool = False) -> tuple[Gauge, ...]:
    """Bars first: what a supplement counts, then AP while there is a battle; CP and level as numbers.

    Args:
        custom: whether the viewer may know 追加欄.
        fights: there is a battle, in which −1 is a number like any other (CM-AMB-13, CM-AMB-60).
    """
    return _gauges(sheet, settings, custom, fights)


@remembered(KEPT)
def _gauges(sheet: CommonSheet, settings: CommonSettings, custom: bool, fights: bool) -> tuple[Gauge, ...]:
    bars = [_bar(number, row) for number, row in enumerate(sheet.custom) if custom and row.max]
    if fights or sheet.ap != UNPLACED_AP:
        ceiling = max_ap(sheet, settings)
        ap = Gauge(id="ap", label="AP", value=sheet.ap, maximum=ceiling, field="ap", reach=(None, ceiling))
        bars.insert(0, ap)
    return (
        *bars[:MOST_BARS],
        Gauge(id="level", label="レベル", value=sheet.level, drawn="number", field="level"),
        Gauge(id="cp", label="CP", value=sheet.cp, drawn="number", field="cp"),
    )


def _bar(number: int, row: CustomRow) -> Gauge:
    place = f"custom.{number}"
    return Gauge(id=place, label=row.label, value=row.value, maximum=row.max, drawn="bar", field=f"{place}.value")


def notes(sheet: CommonSheet, place: str = "", assets: str = "") -> tuple[Phrase, ...]:
    """Return the character's place, in a battle the hex, and the money left.

    Args:
        place: the area as far as it may be known.
        assets: the campaign's word for 財産点; empty: the viewer may not know it.
    """
    return _notes(sheet, place, assets)


@remembered(KEPT)
def _notes(sheet: CommonSheet, place: str, assets: str) -> tuple[Phrase, ...]:
    found: list[Phrase] = []
    if sheet.hex is not None:
        found.append(phrase("ヘクス {n}", n=sheet.hex))
    elif place and sheet.ap == UNPLACED_AP:
        found.append(phrase("{place}", place=place))
    if assets and sheet.assets and not place:
        found.append(phrase("{assets} {n}", assets=assets, n=sheet.assets))
    return tuple(found)


@remembered(KEPT)
def conditions(sheet: CommonSheet) -> tuple[Condition, ...]:
    """List marks, states and running effects, each with what ends it (CM-AMB-52, CM-STATE-01, CM-CARD-07)."""
    return tuple(_conditions(sheet))


def _conditions(sheet: CommonSheet) -> Iterator[Condition]:
    if sheet.hostile:
        yield Condition(id="hostile", label="戦意", ends="GMが戦意を外すとき", rule="CM-AMB-52")
    if not sheet.battle_capable:
        yield Condition(id="incapable", label="戦闘不能", ends="GMが戦闘可能を付けるとき", rule="CM-AMB-52")
    for row in sheet.states:
        ends = "カードかGMが消すとき"
        yield Condition(id=f"state:{row.name}", label=state_name(row.name), ends=ends, rule="CM-STATE-01")
    for number, effect in enumerate(sheet.effects):
        label, ends = effect_text(effect), ENDS[effect.duration]
        yield Condition(id=f"effect:{number}", label=label, ends=ends, rule="CM-CARD-07")


def effect_text(effect: RunningEffect) -> Phrase:
    """Say what a running effect changes."""
    return change_text(effect.stat, effect.scope, effect.ref, effect.amount)


def change_text(stat: Stat, scope: Scope, ref: str, amount: int) -> Phrase:
    """Say what changes by how much; 技能値 is that of a kind of card, or of every kind of a series (CM-CARD-09)."""
    if stat == "max_ap":
        return phrase("MAXAP {amount}", amount=plus(amount))
    if scope == "series":  # <> is for the names of cards (CM-CARD-08)
        return phrase("系統:{series} {amount}", series=ref, amount=plus(amount))
    return phrase("<{kind}> {amount}", kind=ref, amount=plus(amount))
