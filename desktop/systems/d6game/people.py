"""A character's view on the party strip, and an NPC made during play."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.core.game import AnyGame
from desktop.core.rolls.check import Param, ParamKind, Plain
from desktop.core.view_models import CharacterView, Condition, Gauge
from desktop.systems.d6game.actors import Actor, actor_of
from desktop.systems.d6game.rules import Rules, rules_of
from desktop.systems.d6game.sheet import D6gameSheet


def person(
    rules: Rules, one: Actor, resources: Mapping[str, int | None] | None, life_initial: int | None = None
) -> CharacterView:
    """Return life, fate and custom resources; none where the numbers (`resources`) are concealed."""
    down = Condition(id="incapacitated", label=rules.label("incapacitated"), rule="D6G-LIFE-02")
    if resources is None:
        return CharacterView(id=one.id, name=one.name, is_pc=not one.of_gm)
    gauges = [life(rules, one.life, life_initial)]
    if rules.settings.fate_separate:
        gauges.append(fate(rules, one.fate))
    gauges += [
        Gauge(
            id=row.id, label=row.name, value=resources.get(row.id), maximum=row.maximum,
            drawn="striped" if row.maximum else "number", field=f"resources.{row.id}", reach=(row.minimum, row.maximum),
        )
        for row in rules.resources
    ]  # fmt: skip
    return CharacterView(
        id=one.id,
        name=one.name,
        is_pc=not one.of_gm,
        gauges=tuple(gauges),
        conditions=(down,) if one.incapacitated else (),
    )


def life(rules: Rules, value: int | None, full: int | None) -> Gauge:
    """Draw life as a bar where it is known what is full; that is no limit: it may rise above it and fall below 0.

    Unless the game says otherwise (D6G-AMB-20).
    """
    settings = rules.settings
    return Gauge(
        id="life", label=rules.label("life"), value=value, maximum=full, drawn="number" if full is None else "bar",
        field="life", reach=(settings.life_min, settings.life_max),
    )  # fmt: skip


def fate(rules: Rules, value: int | None) -> Gauge:
    """Write fate as a number, below 0 too (D6G-AMB-10)."""
    settings = rules.settings
    return Gauge(
        id="fate", label=rules.label("fate"), value=value, drawn="number",
        field="fate", reach=(settings.fate_min, settings.fate_max),
    )  # fmt: skip


def of_sheet(sheet: D6gameSheet, game: AnyGame) -> CharacterView:
    """Return the view of a character while no engine runs."""
    return person(rules_of(game), actor_of(sheet, game), sheet.resources, sheet.life_initial)


def quick_fields(game: AnyGame) -> tuple[Param, ...]:
    """Life, and fate where it is apart from it: enough for an enemy."""
    rules = rules_of(game)
    life = Param(id="life", label=rules.label("life"), kind=ParamKind.NUMBER, default=10, minimum=1, maximum=999)
    fate = Param(id="fate", label=rules.label("fate"), kind=ParamKind.NUMBER, default=0, minimum=0, maximum=999)
    return (life, fate) if rules.settings.fate_separate else (life,)


def quick(game: AnyGame, name: str, values: Mapping[str, Plain]) -> D6gameSheet:
    """Make an NPC of a name and its life."""
    life, fate = _number(values.get("life"), 10), _number(values.get("fate"), 0)
    return D6gameSheet(name=name, is_pc=False, draft=False, life=life, life_initial=life, fate=fate)


def _number(given: Plain, usual: int) -> int:
    return usual if given is None else int(given)
