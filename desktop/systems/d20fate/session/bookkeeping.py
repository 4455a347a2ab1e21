"""Fate dice, conditions and history on the sheets of the cast."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pydantic import ValidationError

from desktop.core.outcome import Change
from desktop.core.play import Changed
from desktop.core.problem import Refusal, refuse
from desktop.core.value import at, put
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate import fate
from desktop.systems.d20fate.faults import blocking
from desktop.systems.d20fate.results import lengthened
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.state import LoopStep, SessionState
from desktop.systems.d20fate.sheet import MOST_CONDITIONS, PLAY_FIELDS, Condition, D20FateSheet

ConditionStep = ev.ConditionChange | ev.ConditionEvent
FIELD_RULES = {"fate_dice": "D20-FATE-01", "conditions": "D20-AMB-35", "history": "D20-CORE-02"}


def changes(before: SessionState, after: SessionState) -> tuple[Change, ...]:
    """Return what happened to the play fields of sheets between two states; a newcomer's own come with the sheet."""
    found: list[Change] = []
    for sheet in after.cast:
        was = before.sheet(sheet.id)
        for field in PLAY_FIELDS if was is not None else ():
            old, new = plain(at(was, field)), plain(at(sheet, field))
            if old != new:
                found.append(Change(sheet=sheet.id, field=field, before=old, after=new, rule=FIELD_RULES[field]))
    return tuple(found)


def opened(sheets: Sequence[D20FateSheet], state: SessionState) -> tuple[Change, ...]:
    """Return what joining did to a sheet: the pool of a character who is new to the session (D20-AMB-26)."""
    return changes(state.evolve(cast=tuple(sheets)), state)


def plain(value: object) -> Any:
    """Return rows as plain data, so that a change reads the same after it has been in a file."""
    return [row.model_dump(mode="json") for row in value] if isinstance(value, tuple) else value


def book(state: SessionState, booked: Iterable[Change]) -> SessionState:
    """Write what a check did into the cast."""
    for change in booked:
        state = _written(state, change.sheet, change.field, change.after)
    return state


def _written(state: SessionState, who: str, field: str, value: object) -> SessionState:
    return state.evolve(cast=tuple(put(row, field, value) if row.id == who else row for row in state.cast))


def session_start(state: SessionState, event: ev.SessionStart) -> SessionState:
    """Set every pool (D20-FATE-05, D20-AMB-26) and begin at 宣言."""
    begun = state.evolve(step=LoopStep.DECLARE, who="", text="", check=None, begun=True, left=())
    for row in state.cast:
        held = fate.pool_at_session_start(row.fate_dice, row.is_pc, state.rules)
        begun = set_pool(begun, row.id, held, "D20-FATE-05", phrase("セッション開始"))
    return begun


def to_be_dealt(state: SessionState) -> bool:
    """Tell whether the session is to begin by setting the pools: there was no act yet, and some pool would change."""
    pools = ((row.fate_dice, fate.pool_at_session_start(row.fate_dice, row.is_pc, state.rules)) for row in state.cast)
    return not state.begun and any(held != fresh for held, fresh in pools)


def join(state: SessionState, event: ev.Join) -> SessionState:
    """Add a new character with a full pool, a returning one with their own, or take a changed sheet.

    Raises:
        Refusal: the first mistake of the sheet that blocks.
    """
    stop = blocking(event.sheet, state.game)
    if stop is not None:
        raise Refusal(stop)
    present = state.sheet(event.sheet.id)
    if present is not None:
        kept = {field: at(present, field) for field in PLAY_FIELDS}
        return state.evolve(cast=state.with_sheet(event.sheet.evolve(**kept)))
    seated = state.evolve(cast=(*state.cast, event.sheet))
    if event.sheet.id in state.left:
        return seated.evolve(left=tuple(who for who in state.left if who != event.sheet.id))
    held = fate.pool_at_session_start(event.sheet.fate_dice, event.sheet.is_pc, state.rules)
    return set_pool(seated, event.sheet.id, held, "D20-AMB-26", phrase("途中から参加"))


def stunt(state: SessionState, event: ev.Stunt) -> SessionState:
    """Give a fate die for splendid role-play (D20-FATE-06)."""
    sheet = state.find(event.who)
    after = fate.pool_after_stunt(sheet.fate_dice, sheet.is_pc, state.rules)
    given = set_pool(state, sheet.id, after, "D20-FATE-06", phrase("スタント"))
    return given.evolve(begun=_under_way(state))


def _under_way(state: SessionState) -> bool:
    """Tell whether a pool that changes now is this session's: setting it anew would take the change back."""
    return state.begun or not to_be_dealt(state)


def changed(state: SessionState, event: Changed) -> SessionState:
    """Put a play field right by hand (GM裁定).

    Raises:
        Refusal: `not_a_play_field`, `bad_value`.
    """
    sheet = state.find(event.sheet)
    if event.field not in PLAY_FIELDS:
        raise refuse(
            "not_a_play_field",
            "D20-PHY-07",
            phrase("「{field}」はプレイ中に変わる欄ではありません。", field=Typed(event.field[:40])),
            phrase("シートの編集で直してください。"),
        )
    try:
        written = with_pool(_written(state, sheet.id, event.field, event.after), sheet.id)
    except ValidationError:
        raise refuse(
            "bad_value",
            FIELD_RULES[event.field],
            phrase("{field} に {value} は使えません。", field=event.field, value=Typed(str(event.after)[:40])),
            phrase("ほかの値にしてください。"),
        ) from None
    return written.evolve(begun=_under_way(state))


def set_pool(state: SessionState, who: str, after: int, rule: str, cause: Phrase) -> SessionState:
    """Change a pool, with a line of history where the number of dice changes."""
    sheet = state.find(who)
    if after == sheet.fate_dice:
        return state
    text = phrase("{cause}：フェイト・ダイス {before} → {after}", cause=cause, before=sheet.fate_dice, after=after)
    history = lengthened(sheet.history, text, rule)
    return with_pool(state.evolve(cast=state.with_sheet(sheet.evolve(fate_dice=after, history=history))), who)


def with_pool(state: SessionState, who: str) -> SessionState:
    """Let a check under way hold what the sheet now holds."""
    check, sheet = state.check, state.find(who)
    if check is None or check.final or not fate.owns_fate(sheet.is_pc, state.rules):
        return state
    live = {"fate": sheet.fate_dice, "history": sheet.history}
    if check.actor.who == who:
        return state.evolve(check=check.evolve(actor=check.actor.evolve(**live)))
    if check.opponent is not None and check.opponent.who == who:
        return state.evolve(check=check.evolve(opponent=check.opponent.evolve(**live)))
    return state


def conditions(state: SessionState, steps: Sequence[ConditionStep]) -> SessionState:
    """Put conditions on and take them off (D20-AMB-35).

    Raises:
        Refusal: `unknown_character`, `too_many_conditions`.
    """
    for step in steps:
        sheet = state.find(step.who)
        others = tuple(row for row in sheet.conditions if row.text != step.condition.text)
        rows = others if step.remove else (*others, step.condition)
        if len(rows) > MOST_CONDITIONS:
            raise _too_many(sheet)
        state = _with_conditions(state, sheet, rows)
    return state


def _with_conditions(state: SessionState, sheet: D20FateSheet, rows: tuple[Condition, ...]) -> SessionState:
    return state if rows == sheet.conditions else _written(state, sheet.id, "conditions", rows)


def _too_many(sheet: D20FateSheet) -> Refusal:
    return refuse(
        "too_many_conditions",
        "D20-AMB-35",
        phrase("{name} の状態はもう {n} 個あります。", name=Typed(sheet.name), n=MOST_CONDITIONS),
        phrase("終わった状態を外してください。"),
    )
