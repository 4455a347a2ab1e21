"""Fate dice and conditions on the sheets of the cast, each change as data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.outcome import Change
from desktop.core.problem import Refusal, refuse
from desktop.core.value import put
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate import fate
from desktop.systems.d20fate.faults import blocking
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.state import LoopStep, SessionState
from desktop.systems.d20fate.sheet import MOST_CONDITIONS, Condition, D20FateSheet

ConditionStep = ev.ConditionChange | ev.ConditionEvent


def book(state: SessionState, changes: Sequence[Change]) -> SessionState:
    """Write changes into the cast and remember them as those of this event."""
    cast = state.cast
    for change in changes:
        cast = tuple(put(row, change.field, change.after) if row.id == change.sheet else row for row in cast)
    return state.evolve(cast=cast, changes=tuple(changes))


def session_start(state: SessionState, event: ev.SessionStart) -> SessionState:
    """Set every pool (D20-FATE-05, D20-AMB-26) and begin at 宣言."""
    found = (
        _pool(row, fate.pool_at_session_start(row.fate_dice, row.is_pc, state.rules), "D20-FATE-05", _START)
        for row in state.cast
    )
    changes = [change for change in found if change is not None]
    return book(state.evolve(step=LoopStep.DECLARE, who="", text="", check=None), changes)


_START = phrase("セッション開始")


def _pool(sheet: D20FateSheet, after: int, rule: str, cause: Phrase) -> Change | None:
    if after == sheet.fate_dice:
        return None
    return Change(sheet=sheet.id, field="fate_dice", before=sheet.fate_dice, after=after, rule=rule, cause=cause)


def join(state: SessionState, event: ev.Join) -> SessionState:
    """Seat a newcomer with a full pool, or take a changed sheet and keep the pool and conditions in play.

    Raises:
        Refusal: the first mistake of the sheet that blocks.
    """
    stop = blocking(event.sheet, state.game)
    if stop is not None:
        raise Refusal(stop)
    present = next((row for row in state.cast if row.id == event.sheet.id), None)
    if present is not None:
        kept = event.sheet.evolve(fate_dice=present.fate_dice, conditions=present.conditions)
        return state.evolve(cast=state.with_sheet(kept))
    seated = state.evolve(cast=(*state.cast, event.sheet))
    change = _pool(event.sheet, fate.starting_pool(event.sheet.is_pc, state.rules), "D20-AMB-26", _JOINED)
    return book(seated, (change,) if change else ())


_JOINED = phrase("途中から参加")


def stunt(state: SessionState, event: ev.Stunt) -> SessionState:
    """Give a fate die for splendid role-play (D20-FATE-06)."""
    sheet = state.find(event.who)
    after = fate.pool_after_stunt(sheet.fate_dice, sheet.is_pc, state.rules)
    return _set_pool(state, sheet, after, "D20-FATE-06", phrase("スタント"))


def fate_ruling(state: SessionState, event: ev.FateRuling) -> SessionState:
    """Put a pool right by the GM's hand."""
    return _set_pool(state, state.find(event.who), event.value, "D20-FATE-01", phrase("GM裁定"))


def _set_pool(state: SessionState, sheet: D20FateSheet, after: int, rule: str, cause: Phrase) -> SessionState:
    """Change a pool, also that of a check under way."""
    change = _pool(sheet, after, rule, cause)
    if change is None:
        return state
    check = state.check
    if check is not None and not check.final:
        if check.actor.who == sheet.id:
            check = check.evolve(actor=check.actor.evolve(fate=after))
        elif check.opponent is not None and check.opponent.who == sheet.id:
            check = check.evolve(opponent=check.opponent.evolve(fate=after))
        state = state.evolve(check=check)
    return book(state, (change,))


def conditions(state: SessionState, steps: Sequence[ConditionStep]) -> SessionState:
    """Put conditions on and take them off (D20-AMB-35)."""
    changes: list[Change] = []
    after = state
    for step in steps:
        sheet = after.find(step.who)
        rows = _changed(sheet.conditions, step)
        if len(rows) > MOST_CONDITIONS:
            raise _too_many(sheet)
        if rows != sheet.conditions:
            cause = phrase("状態：{text}", text=step.condition.text)
            change = Change(
                sheet=sheet.id,
                field="conditions",
                before=_plain(sheet.conditions),
                after=_plain(rows),
                rule="D20-AMB-35",
                cause=cause,
            )
            changes.append(change)
            after = book(after, (change,))
    return after.evolve(changes=tuple(changes)) if changes else state


def _too_many(sheet: D20FateSheet) -> Refusal:
    return refuse(
        "too_many_conditions",
        "D20-AMB-35",
        phrase("{name} の状態はもう {n} 個あります。", name=sheet.name, n=MOST_CONDITIONS),
        phrase("終わった状態を外してください。"),
    )


def _plain(rows: tuple[Condition, ...]) -> list[dict[str, Any]]:
    """Return rows as plain data, so that a change reads the same after it has been in a file."""
    return [row.model_dump() for row in rows]


def _changed(rows: tuple[Condition, ...], step: ConditionStep) -> tuple[Condition, ...]:
    others = tuple(row for row in rows if row.text != step.condition.text)
    return others if step.remove else (*others, step.condition)
