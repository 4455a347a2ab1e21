"""What a used card does to the sheets of those it reaches, and when that ends."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.rolls.outcome import Change
from desktop.core.words import Phrase, phrase, plus
from desktop.systems.common.cards.in_hand import speaker
from desktop.systems.common.cards.library import Library, fill, kind_name
from desktop.systems.common.cards.points import CardFormulas
from desktop.systems.common.cards.schema import Card, Effect, StateChange
from desktop.systems.common.cards.wording import state_name
from desktop.systems.common.settings import CommonSettings
from desktop.systems.common.sheet import STATS, CommonSheet, Duration, RunningEffect, StateRow, ValueChange
from desktop.systems.common.values import max_ap


def running(card: Card, choice: str, effect: Effect, computed: CardFormulas) -> RunningEffect:
    """Return the change that an `add` effect starts; ○○ and □□ are filled in with the copy's choice."""
    return RunningEffect(
        stat=effect.stat,
        scope=effect.scope,
        ref=fill(effect.ref, choice) if effect.stat == "skill" else "",
        amount=computed.amount(effect),
        duration=effect.duration,
        cause=kind_name(card, choice),
    )


def affect(
    sheet: CommonSheet,
    card: Card,
    choice: str,
    who: Iterable[str],
    settings: CommonSettings,
    computed: CardFormulas,
    fighting: bool,
) -> CommonSheet:
    """Return a sheet with a card's effects on it.

    Args:
        who: in which roles this character is reached: `user`, `targets`, `hit`.
        computed: the results of its formulas for its user.
        fighting: the character takes part in a battle; outside any, AP stays as it is (CM-AMB-14).
    """
    roles = frozenset(who)
    for effect in card.effects:
        held = effect.op == "points" and effect.number == "ap" and not fighting
        if effect.who in roles and not held and computed.takes_place(effect):
            sheet = (
                computed.changed(sheet, effect)
                if effect.op == "points"
                else _one(sheet, card, choice, effect, computed)
            )
    return cut_ap(sheet, settings)


def _one(sheet: CommonSheet, card: Card, choice: str, effect: Effect, computed: CardFormulas) -> CommonSheet:
    match effect.op:
        case "add":
            return sheet.evolve(effects=(*sheet.effects, running(card, choice, effect, computed)))
        case "state_on":
            name = fill(effect.ref, choice)
            changes = tuple(_plain(change, choice) for change in effect.effects)
            return with_state(sheet, StateRow(name=name, text=fill(effect.text, choice), effects=changes))
        case "state_off":
            return without_state(sheet, fill(effect.ref, choice))
        case "points" | "move_hex" | "flag" | "text":
            return sheet


def _plain(change: StateChange, choice: str) -> ValueChange:
    """Return what is on the sheet: the number that a formula came to when the state was given."""
    return ValueChange(stat=change.stat, scope=change.scope, ref=fill(change.ref, choice), amount=change.amount)


def effect_sums(
    card: Card, choice: str, computed: CardFormulas, library: Library, settings: CommonSettings
) -> tuple[Phrase, ...]:
    """Say what the formulas of a card's effects came to: MAXAP レベル×2＝+6.

    Args:
        card: as it is in the user's hand (`in_hand`).
    """
    changes = [change.formula for effect in card.effects for change in effect.effects]
    if not any((*changes, *(effect.formula for effect in card.effects))):
        return ()
    say, found = speaker(library, settings), list[Phrase]()
    for effect in card.effects:
        if not computed.takes_place(effect):
            continue
        if effect.formula is not None and effect.op in ("add", "points"):
            name = computed.number_name(effect) if effect.op == "points" else _changed(effect, choice)
            found.append(_sum(name, say(effect.formula), computed.amount(effect)))
        for change in effect.effects if effect.op == "state_on" else ():
            if change.formula is not None:
                state = state_name(fill(effect.ref, choice))
                name = phrase("{state} {number}", state=state, number=_changed(change, choice))
                found.append(_sum(name, say(change.formula), change.amount))
    return tuple(found)


def _sum(name: Phrase | str, text: Phrase, amount: int) -> Phrase:
    return phrase("{number} {sum}＝{n}", number=name, sum=text, n=plus(amount))


def _changed(change: Effect | ValueChange, choice: str) -> Phrase | str:
    """Name the number that a change concerns (CM-CARD-07)."""
    if change.stat == "max_ap":
        return STATS["max_ap"]
    template = "<{kind}>の技能値" if change.scope == "kind" else "系統:{kind}の技能値"
    return phrase(template, kind=fill(change.ref, choice))


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
