"""A character on the party strip, and an NPC made in the middle of play."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.core.game import Game
from desktop.core.rolls.check import Param, ParamKind, Plain
from desktop.core.view_models import CharacterView, Condition, Gauge
from desktop.core.words import phrase
from desktop.systems.d20fate.resolve import owns_fate, starting_pool
from desktop.systems.d20fate.settings import D20FateSettings
from desktop.systems.d20fate.sheet import ABILITY_FIELDS, D20FateSheet

TOKENS = 6
"""Fate dice that are drawn one by one; more are a number."""


def person(sheet: D20FateSheet, rules: D20FateSettings, *, turn: bool = False) -> CharacterView:
    """Level, fate dice and conditions; an NPC has fate dice only where the campaign says so (D20-AMB-28)."""
    pool = Gauge(
        id="fate_dice",
        label="フェイト",
        value=sheet.fate_dice,
        maximum=max(sheet.fate_dice, rules.fate_session_start) if sheet.fate_dice <= TOKENS else None,
        drawn="diamonds" if sheet.fate_dice <= TOKENS else "number",
        field="fate_dice",
    )
    return CharacterView(
        id=sheet.id,
        name=sheet.name,
        is_pc=sheet.is_pc,
        gauges=(pool,) if owns_fate(sheet.is_pc, rules) else (),
        notes=(phrase("Lv {n}", n=sheet.level),),
        conditions=tuple(
            Condition(id=row.text, label=row.text, ends=row.until, rule="D20-AMB-35") for row in sheet.conditions
        ),
        turn=turn,
    )


def quick_fields(game: Game[D20FateSettings]) -> tuple[Param, ...]:
    """A level, and one score for all abilities: enough for an NPC whom the players meet once."""
    return (
        Param(id="level", label="レベル", kind=ParamKind.NUMBER, default=1, minimum=0, maximum=99),
        Param(id="score", label="能力値（すべて）", kind=ParamKind.NUMBER, default=10, minimum=1, maximum=30),
    )


def quick(game: Game[D20FateSettings], name: str, values: Mapping[str, Plain]) -> D20FateSheet:
    """Make an NPC of a name, a level and one score."""
    scores = dict.fromkeys(ABILITY_FIELDS, _number(values.get("score"), 10))
    fate = starting_pool(False, game.settings)
    numbers = {"level": _number(values.get("level"), 1), "fate_dice": fate, **scores}
    return D20FateSheet.model_validate({"name": name, "is_pc": False, "draft": False, **numbers})


def _number(given: Plain, usual: int) -> int:
    return usual if given is None else int(given)
