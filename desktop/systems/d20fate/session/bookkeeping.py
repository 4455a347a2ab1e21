"""Fate dice, conditions and history on the sheets of those who take part."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.core.outcome import Change
from desktop.core.problem import Refusal, refuse
from desktop.core.value import put
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate import fate
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.faults import blocking
from desktop.systems.d20fate.results import lengthened
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.state import LoopStep, SessionState, same_character_twice, unknown_character
from desktop.systems.d20fate.sheet import MOST_CONDITIONS, D20FateSheet
from desktop.systems.d20fate.side import ContestSide

ConditionStep = ev.ConditionChange | ev.ConditionEvent


def book(state: SessionState, booked: Iterable[Change]) -> SessionState:
    """Write what a check did onto the sheets."""
    for change in booked:
        state = state.with_sheet(put(state.find(change.sheet), change.field, change.after))
    return state


def session_start(state: SessionState) -> SessionState:
    """Set every pool (D20-FATE-05, D20-AMB-26) and begin at 宣言."""
    begun = state.evolve(step=LoopStep.DECLARE, who="", text="", check=None, begun=True, dealt=True, left=())
    for row in state.cast:
        held = fate.pool_at_session_start(row.fate_dice, row.is_pc, state.rules)
        begun = _with_pool(begun, row.id, held, "D20-FATE-05", phrase("セッション開始"))
    return begun


def join(state: SessionState, event: ev.Join) -> SessionState:
    """Add a new character with a full pool, a returning one with their own.

    Raises:
        Refusal: `same_character_twice`, `unknown_character`, or the first mistake of the sheet that blocks.
    """
    if event.who in state.present:
        raise same_character_twice()
    sheet = state.known.get(event.who)
    if sheet is None:
        raise unknown_character(event.who)
    stop = blocking(sheet, state.game)
    if stop is not None:
        raise Refusal(stop)
    joined = state.evolve(present=(*state.present, sheet.id))
    if sheet.id in state.left:
        return joined.evolve(left=tuple(who for who in state.left if who != sheet.id))
    held = fate.pool_at_session_start(sheet.fate_dice, sheet.is_pc, state.rules)
    return _with_pool(joined, sheet.id, held, "D20-AMB-26", phrase("途中から参加"))


def stunt(state: SessionState, event: ev.Stunt) -> SessionState:
    """Give a fate die for splendid role-play (D20-FATE-06)."""
    sheet = state.find(event.who)
    after = fate.pool_after_stunt(sheet.fate_dice, sheet.is_pc, state.rules)
    # a pool of this session that changes begins it: setting it anew would take the change back
    return _with_pool(state, sheet.id, after, "D20-FATE-06", phrase("スタント")).evolve(begun=state.dealt)


def _with_pool(state: SessionState, who: str, after: int, rule: str, cause: Phrase) -> SessionState:
    """Change a pool, with a line of history where the number of dice changes."""
    sheet = state.find(who)
    if after == sheet.fate_dice:
        return state
    text = phrase("{cause}：フェイト・ダイス {before} → {after}", cause=cause, before=sheet.fate_dice, after=after)
    return state.with_sheet(sheet.evolve(fate_dice=after, history=lengthened(sheet.history, text, rule)))


def followed_by_check(state: SessionState) -> SessionState:
    """Let the open check hold the pools and histories of the sheets; its numbers stay as designated (D20-AMB-32)."""
    check = state.check
    if check is None or check.final:
        return state
    after: FateCheck = check.model_copy(
        update={
            "actor": _live(state, check.actor),
            "opponent": None if check.opponent is None else _live(state, check.opponent),
        }
    )
    same = after.actor is check.actor and after.opponent is check.opponent
    return state if same else state.evolve(check=after)


def _live(state: SessionState, side: ContestSide) -> ContestSide:
    sheet = state.sheet(side.who)
    if sheet is None:
        return side
    pool = sheet.fate_dice if fate.owns_fate(side.is_pc, state.rules) else side.fate
    history = sheet.history if side.is_pc else side.history
    if pool == side.fate and (history is side.history or history == side.history):
        return side
    return side.evolve(fate=pool, history=history)


def with_deal(state: SessionState) -> SessionState:
    """Count the pools as this session's where セッション開始 would leave every one as it is."""
    if state.dealt:
        return state
    pools = ((row.fate_dice, fate.pool_at_session_start(row.fate_dice, row.is_pc, state.rules)) for row in state.cast)
    return state if any(held != fresh for held, fresh in pools) else state.evolve(dealt=True)


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
        if rows != sheet.conditions:
            state = state.with_sheet(sheet.evolve(conditions=rows))
    return state


def _too_many(sheet: D20FateSheet) -> Refusal:
    return refuse(
        "too_many_conditions",
        "D20-AMB-35",
        phrase("{name} の状態はもう {n} 個あります。", name=Typed(sheet.name), n=MOST_CONDITIONS),
        phrase("終わった状態を外してください。"),
    )
