"""apply(state, event) -> state, and what a step did to the sheets."""

from __future__ import annotations

from typing import Any, assert_never

from pydantic import ValidationError

from desktop.core.outcome import Change
from desktop.core.play import Changed
from desktop.core.problem import Refusal, refuse
from desktop.core.value import at, put
from desktop.core.words import Typed, phrase
from desktop.systems.blank.faults import blocking
from desktop.systems.blank.session import conditions, turns
from desktop.systems.blank.session import events as ev
from desktop.systems.blank.session.state import SessionState
from desktop.systems.blank.sheet import BlankSheet

WHOLE = ("conditions", "money", "points", "history")
RULES = {
    "conditions": "BL-CND-01",
    "money": "BL-ITM-02",
    "points": "BL-GRW-01",
    "history": "BL-GRW-01",
    "items": "BL-ITM-01",
}


def apply(state: SessionState, event: ev.Event) -> SessionState:
    """Take one event.

    Raises:
        Refusal: why it is not legal; the state is unchanged.
    """
    match event:
        case ev.Scene():
            return state.evolve(scene=event.name, scenes=state.scenes + 1)
        case ev.Begin():
            return turns.begin(state, event)
        case ev.ThrowEvent():
            return turns.throw(state, event)
        case ev.SetValue():
            return turns.set_value(state, event)
        case ev.Order():
            return turns.set_order(state, event)
        case ev.Act():
            return turns.act(state, event)
        case ev.Next():
            return turns.following(state)
        case ev.End():
            return turns.end(state)
        case ev.ConditionEvent():
            return conditions.changed(state, event)
        case ev.Reveal():
            return _revealed(state, event)
        case ev.Join():
            return _joined(state, event)
        case ev.Leave():
            return _left(state, event)
        case ev.Changed():
            return _ruled(state, event)
        case ev.Note():
            return state
        case _:
            assert_never(event)


def _revealed(state: SessionState, event: ev.Reveal) -> SessionState:
    who = state.find(event.who).id
    others = tuple(one for one in state.hidden if one != who)
    return state.evolve(hidden=others if event.seen else (*others, who))


def _joined(state: SessionState, event: ev.Join) -> SessionState:
    """Take a newcomer in, or a changed sheet; of that one, what play has written here stays.

    Raises:
        Refusal: the first mistake of the sheet that blocks.
    """
    stop = blocking(event.sheet, state.game)
    if stop is not None:
        raise Refusal(stop)
    present = state.sheet(event.sheet.id)
    if present is None:
        return state.evolve(cast=(*state.cast, event.sheet))
    return state.replaced(kept(event.sheet, present))


def kept(sheet: BlankSheet, present: BlankSheet) -> BlankSheet:
    """Return a changed sheet with what play has written on the one that is here."""
    counts = {item.id: item.count for item in present.items}
    items = tuple(item.evolve(count=counts.get(item.id, item.count)) for item in sheet.items)
    return sheet.evolve(items=items, **{field: at(present, field) for field in WHOLE})


def _left(state: SessionState, event: ev.Leave) -> SessionState:
    who = state.find(event.who).id
    gone = turns.without(state, who)
    hidden = tuple(one for one in gone.hidden if one != who)
    return gone.evolve(cast=tuple(row for row in gone.cast if row.id != who), hidden=hidden)


def _ruled(state: SessionState, event: Changed) -> SessionState:
    """Put a play field right by hand (GM裁定).

    Raises:
        Refusal: `not_a_play_field`, `bad_value`.
    """
    sheet, head = state.find(event.sheet), event.field.partition(".")[0]
    counts = head == "items" and event.field.endswith(".count")
    if event.field not in WHOLE and not counts:
        raise refuse(
            "not_a_play_field",
            "BL-OWN-01",
            phrase("「{field}」はプレイ中に変わる欄ではありません。", field=Typed(event.field[:40])),
            phrase("シートの編集で直してください。"),
        )
    try:
        return state.replaced(put(sheet, event.field, event.after))
    except (ValidationError, KeyError):
        raise refuse(
            "bad_value",
            RULES[head],
            phrase(
                "{field} に {value} は使えません。", field=Typed(event.field[:40]), value=Typed(str(event.after)[:40])
            ),
            phrase("ほかの値にしてください。"),
        ) from None


def changes(before: SessionState, after: SessionState) -> tuple[Change, ...]:
    """Return what happened to the play fields of sheets between two states; a newcomer's own come with the sheet."""
    found: list[Change] = []
    for sheet in after.cast:
        was = before.sheet(sheet.id)
        if was is None or was is sheet:
            continue
        for field in (*WHOLE, *_counts(was, sheet)):
            old, new = _plain(at(was, field)), _plain(at(sheet, field))
            if old != new:
                rule = RULES[field.partition(".")[0]]
                found.append(Change(sheet=sheet.id, field=field, before=old, after=new, rule=rule))
    return tuple(found)


def _counts(was: BlankSheet, sheet: BlankSheet) -> list[str]:
    """Name the counts of items that both sheets have in the same place."""
    pairs = zip(was.items, sheet.items, strict=False)
    return [f"items.{n}.count" for n, (one, other) in enumerate(pairs) if one.id == other.id]


def _plain(value: object) -> Any:
    """Return rows as plain data, so that a change reads the same after it has been in a file."""
    return [row.model_dump(mode="json") for row in value] if isinstance(value, tuple) else value
