"""What a used card does to the sheets of those it reaches, and when that ends."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.outcome import Change
from desktop.core.words import Phrase
from desktop.systems.common.cards.library import fill, kind_name
from desktop.systems.common.cards.points import Reckoning
from desktop.systems.common.cards.schema import Card, Effect
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import CommonSheet, Duration, RunningEffect, StateRow, ValueChange
from desktop.systems.common.values import max_ap


def running(card: Card, choice: str, effect: Effect, reckoned: Reckoning) -> RunningEffect:
    """Return the change that an `add` effect starts; ○○ and □□ are filled in with the copy's choice."""
    return RunningEffect(
        stat=effect.stat,
        scope=effect.scope,
        ref=fill(effect.ref, choice) if effect.stat == "skill" else "",
        amount=reckoned.amount(effect),
        duration=effect.duration,
        cause=kind_name(card, choice),
    )


def affect(
    sheet: CommonSheet, card: Card, choice: str, who: Iterable[str], settings: CommonSettings, reckoned: Reckoning
) -> CommonSheet:
    """Return a sheet with a card's effects on it.

    Args:
        who: in which roles this character is reached: `user`, `targets`, `hit`.
        reckoned: what its formulas come to for whoever uses it.
    """
    roles = frozenset(who)
    for effect in card.effects:
        if effect.who in roles and reckoned.takes_place(effect):
            sheet = (
                reckoned.changed(sheet, effect)
                if effect.op == "points"
                else _one(sheet, card, choice, effect, reckoned)
            )
    return cut_ap(sheet, settings)


def _one(sheet: CommonSheet, card: Card, choice: str, effect: Effect, reckoned: Reckoning) -> CommonSheet:
    match effect.op:
        case "add":
            return sheet.evolve(effects=(*sheet.effects, running(card, choice, effect, reckoned)))
        case "state_on":
            name = fill(effect.ref, choice)
            changes = tuple(_filled(change, choice) for change in effect.effects)
            return with_state(sheet, StateRow(name=name, text=fill(effect.text, choice), effects=changes))
        case "state_off":
            return without_state(sheet, fill(effect.ref, choice))
        case "points" | "move_hex" | "flag" | "text":
            return sheet


def _filled(change: ValueChange, choice: str) -> ValueChange:
    return change.evolve(ref=fill(change.ref, choice))


def with_state(sheet: CommonSheet, state: StateRow) -> CommonSheet:
    """Return the sheet with a state on it; the same state is not there twice (CM-AMB-11)."""
    return sheet.evolve(states=(*(s for s in sheet.states if s.name != state.name), state))


def without_state(sheet: CommonSheet, name: str) -> CommonSheet:
    """Return the sheet without a state."""
    return sheet.evolve(states=tuple(s for s in sheet.states if s.name != name))


def cut_ap(sheet: CommonSheet, settings: CommonSettings) -> CommonSheet:
    """Cut AP to MAXAP at once when MAXAP has fallen (CM-AMB-17)."""
    ceiling = max_ap(sheet, settings)
    return sheet.evolve(ap=ceiling) if sheet.ap > ceiling else sheet


def ended(sheet: CommonSheet, durations: Iterable[Duration], settings: CommonSettings) -> CommonSheet:
    """Return the sheet without the effects whose time is over."""
    over = frozenset(durations)
    if not any(effect.duration in over for effect in sheet.effects):
        return sheet
    return cut_ap(sheet.evolve(effects=tuple(e for e in sheet.effects if e.duration not in over)), settings)


def differences(before: CommonSheet, after: CommonSheet, cause: Phrase, rule: str = "") -> tuple[Change, ...]:
    """List what differs between two states of one sheet, field by field."""
    return tuple(
        Change(sheet=before.id, field=name, before=old, after=new, rule=rule, cause=cause)
        for name in type(before).model_fields
        if (old := getattr(before, name)) is not (new := getattr(after, name)) and old != new
    )
