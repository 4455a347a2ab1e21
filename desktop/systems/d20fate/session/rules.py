"""apply(state, event) -> state: the loop moves only along the arrows of section 8 (D20-LOOP-06)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from desktop.core.play import answered
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.outcome import Change
from desktop.core.value import put
from desktop.core.words import Phrase, Typed, phrase
from desktop.systems.d20fate import resolve
from desktop.systems.d20fate.checks import FateCheck, lengthened
from desktop.systems.d20fate.odds import must_roll
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.state import (
    STEP_NAMES,
    LoopStep,
    SessionState,
    same_character_twice,
    unknown_character,
)
from desktop.systems.d20fate.sheet import MOST_CONDITIONS, D20FateSheet
from desktop.systems.d20fate.starting import KNOWN, start_check
from desktop.systems.d20fate.trial import ContestSide
from desktop.systems.d20fate.validate import blocking

S = LoopStep
ANY = tuple(S)
ALLOWED: dict[str, tuple[LoopStep, ...]] = {
    "session_start": (S.DECLARE, S.STOP),
    "join": ANY,
    "leave": ANY,
    "order": ANY,
    "declare": (S.DECLARE, S.STOP),
    "withdraw": (S.DESIGNATE,),
    "no_check": (S.DESIGNATE,),
    "designate": (S.DESIGNATE,),
    "throw": (S.ROLL,),
    "choose": (S.FATE,),
    "describe": (S.RESOLVE,),
    "condition": (S.DECLARE, S.DESIGNATE, S.RESOLVE),
    "stunt": ANY,
    "note": ANY,
}
EVENT_NAMES = {
    "session_start": "セッション開始",
    "join": "参加",
    "leave": "退席",
    "order": "順番",
    "declare": "宣言",
    "withdraw": "取り下げ",
    "no_check": "判定不要",
    "designate": "指定",
    "throw": "ロール",
    "choose": "フェイト",
    "describe": "解決",
    "condition": "状態",
    "stunt": "スタント",
    "note": "GMメモ",
}


def allowed(state: SessionState, kind: str) -> bool:
    """Tell whether this kind of event has an arrow out of the present step."""
    if state.rules.flow_simple and kind == "designate" and state.step in (S.DECLARE, S.STOP):
        return True
    return state.step in ALLOWED.get(kind, ())


def apply(state: SessionState, event: ev.Event) -> SessionState:
    """Take one event.

    Raises:
        Refusal: `wrong_step`, or why the event itself is not legal; the state is unchanged.
    """
    if not allowed(state, event.kind):
        raise _wrong_step(state, event.kind)
    return advance(_after(state, event))


def advance(state: SessionState) -> SessionState:
    """Let the check follow the sheets, and the step the check."""
    return _at_step_of_check(_with_deal(_with_live_check(state)))


def _at_step_of_check(state: SessionState) -> SessionState:
    """Return the state at the step that the check asks for: dice due, a window open, or a result (section 8)."""
    check = state.check
    if check is None or state.step not in (S.ROLL, S.FATE):
        return state
    if check.final:
        return state.evolve(step=S.STOP if state.rules.flow_simple else S.RESOLVE)
    step = S.ROLL if check.next_side else S.FATE
    return state if state.step is step else state.evolve(step=step)


def _after(state: SessionState, event: ev.Event) -> SessionState:
    match event:
        case ev.SessionStart():
            return _session_start(state)
        case ev.Join():
            return _join(state, event)
        case ev.Declare():
            return _declare(state, event)
        case ev.Withdraw():
            return state.evolve(step=S.DECLARE, who="", text="")
        case ev.NoCheck():
            return _no_check(state, event)
        case ev.Designate():
            return _designate(state, event)
        case ev.ThrowEvent() | ev.Choose():
            return _with_check_step(state, event)
        case ev.Describe():
            return _describe(state, event)
        case ev.ConditionEvent():
            return _conditions(state, (event,))
        case ev.Stunt():
            return _stunt(state, event)
        case ev.Leave():
            return _leave(state, event)
        case ev.Order():
            order = tuple(state.find(who).id for who in event.order)
            return state.evolve(order=order, went=state.went if order else "")
        case ev.Note():
            return state
        case _:
            assert_never(event)


def _leave(state: SessionState, event: ev.Leave) -> SessionState:
    """Remove a character, together with a declaration without 指定."""
    sheet, check = state.find(event.who), state.check
    sides = () if check is None or check.final else (check.actor, check.opponent)
    if any(side is not None and side.who == sheet.id for side in sides):
        raise refuse(
            "in_a_check",
            "D20-LOOP-06",
            phrase("{name} は判定の途中です。", name=Typed(sheet.name)),
            phrase("判定を終えてから退席してください。"),
        )
    state = state.without(sheet.id)
    if state.who != sheet.id:
        return state
    step = S.DECLARE if state.step is S.DESIGNATE else state.step
    return state.evolve(step=step, who="", text="")


def _wrong_step(state: SessionState, kind: str) -> Refusal:
    stopped = state.step is S.STOP
    return refuse(
        "wrong_step",
        "D20-LAW-03" if stopped else "D20-LOOP-06",
        phrase("「{step}」で「{event}」はできません。", step=STEP_NAMES[state.step], event=EVENT_NAMES.get(kind, kind)),
        phrase("次の宣言を待ってください。") if stopped else phrase("手順の順番どおりに進めてください。"),
    )


def _declare(state: SessionState, event: ev.Declare) -> SessionState:
    if not (state.find(event.who).is_pc or event.gm):
        raise refuse(
            "not_a_player",
            "D20-LAW-03",
            phrase("{name} はNPCなので、自分から動きません。", name=Typed(state.find(event.who).name)),
            phrase("失敗の結果として動かすか、プレイヤーの宣言を待ってください。"),
        )
    texts = {"who": event.who, "text": event.text, "description": "", "consequence": ""}
    return state.evolve(step=S.DESIGNATE, check=None, begun=True, dealt=True, **texts)


def _no_check(state: SessionState, event: ev.NoCheck) -> SessionState:
    if event.why == "trivial" and event.would_be is not None and not event.gm:
        _demand_roll(state, event.would_be)
    return _in_order(state).evolve(step=S.DECLARE, who="", text="")


def _in_order(state: SessionState) -> SessionState:
    """Let the GM's order continue after the declaring character; a character outside of it does not move it."""
    return state.evolve(went=state.who) if state.who in state.order else state


def _designate(state: SessionState, event: ev.Designate) -> SessionState:
    if state.step is not S.DESIGNATE:
        state = _declare(state, ev.Declare(who=event.who))
    return _in_order(state).evolve(step=S.ROLL, check=_check_of(state, event))


def _designated_check(state: SessionState) -> FateCheck:
    if state.check is None:
        raise refuse(
            "no_check",
            "D20-LOOP-06",
            phrase("判定がまだ指定されていません。"),
            phrase("先に技能か能力値と目標値を決めてください。"),
        )
    return state.check


def _with_check_step(state: SessionState, event: ev.ThrowEvent | ev.Choose) -> SessionState:
    """Hand the event to the open check and write what it did onto the sheets."""
    before = _designated_check(state)
    after = answered(before, event)
    return _book(state.evolve(check=after), after.changes[len(before.changes) :])


def _describe(state: SessionState, event: ev.Describe) -> SessionState:
    if needs_consequence(_designated_check(state)) and not event.consequence.strip() and not event.gm:
        raise refuse(
            "consequence_missing",
            "D20-AMB-34",
            phrase("失敗には結果が要ります。"),
            phrase("一言でよいので、状況がどう悪くなったかを選ぶか書いてください。"),
        )
    after = _conditions(state, event.conditions)
    return after.evolve(step=S.STOP, description=event.text, consequence=event.consequence)


def needs_consequence(check: FateCheck) -> bool:
    """D20-RES-02, D20-RES-04: the actor has failed, or either side has fumbled (D20-AMB-15)."""
    _, mine, theirs = check.verdicts
    return not mine.success or (theirs is not None and theirs.fumble)


def _check_of(state: SessionState, event: ev.Designate) -> FateCheck:
    """Build the check a designation means; conditions have only proposed, the event decides (D20-AMB-35).

    Raises:
        Refusal: `dc_missing`, and those of `start_check`.
    """
    if event.opponent is None and event.dc is None:
        raise refuse(
            "dc_missing", "D20-LOOP-02", phrase("目標値がありません。"), phrase("目標値か相手を決めてください。")
        )
    kind = "check" if event.opponent is None else "contest"
    given = {field.removesuffix("s"): value for field, value in event}  # `advantages` become `advantage`
    params = {name: value for name, value in given.items() if name in KNOWN[kind]}
    return start_check(kind, state.find(state.who), params, state.game, state.cast)


def _demand_roll(state: SessionState, event: ev.Designate) -> None:
    """Refuse to go without dice while the chance of failure is above the campaign's threshold (D20-LAW-01, D20-AMB-30).

    Raises:
        Refusal: `must_roll`.
    """
    check = _check_of(state, event)
    actor = check.actor
    if check.opponent is not None or must_roll(actor.modifier, check.dc or 0, actor.mode, state.rules):
        raise refuse(
            "must_roll",
            "D20-LAW-01",
            phrase("失敗する見込みが残っているので、判定を省けません。"),
            phrase("目標値を指定してダイスを振ってください。"),
        )


ConditionStep = ev.ConditionChange | ev.ConditionEvent


def _book(state: SessionState, booked: Iterable[Change]) -> SessionState:
    """Write what a check did onto the sheets."""
    for change in booked:
        state = state.with_sheet(put(state.find(change.sheet), change.field, change.after))
    return state


def _session_start(state: SessionState) -> SessionState:
    """Set every pool (D20-FATE-05, D20-AMB-26) and begin at 宣言."""
    begun = state.evolve(step=LoopStep.DECLARE, who="", text="", check=None, begun=True, dealt=True, left=())
    for row in state.cast:
        pool = resolve.pool_at_session_start(row.fate_dice, row.is_pc, state.rules)
        begun = _with_pool(begun, row.id, pool, "D20-FATE-05", phrase("セッション開始"))
    return begun


def _join(state: SessionState, event: ev.Join) -> SessionState:
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
    pool = resolve.pool_at_session_start(sheet.fate_dice, sheet.is_pc, state.rules)
    return _with_pool(joined, sheet.id, pool, "D20-AMB-26", phrase("途中から参加"))


def _stunt(state: SessionState, event: ev.Stunt) -> SessionState:
    """Give a fate die for splendid role-play (D20-FATE-06)."""
    sheet = state.find(event.who)
    after = resolve.pool_after_stunt(sheet.fate_dice, sheet.is_pc, state.rules)
    # a pool of this session that changes begins it: setting it anew would take the change back
    return _with_pool(state, sheet.id, after, "D20-FATE-06", phrase("スタント")).evolve(begun=state.dealt)


def _with_pool(state: SessionState, who: str, after: int, rule: str, cause: Phrase) -> SessionState:
    """Change a pool, with a line of history where the number of dice changes."""
    sheet = state.find(who)
    if after == sheet.fate_dice:
        return state
    text = phrase("{cause}：フェイト・ダイス {before} → {after}", cause=cause, before=sheet.fate_dice, after=after)
    return state.with_sheet(sheet.evolve(fate_dice=after, history=lengthened(sheet.history, text, rule)))


def _with_live_check(state: SessionState) -> SessionState:
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
    pool = sheet.fate_dice if resolve.owns_fate(side.is_pc, state.rules) else side.fate
    history = sheet.history if side.is_pc else side.history
    if pool == side.fate and (history is side.history or history == side.history):
        return side
    return side.evolve(fate=pool, history=history)


def _with_deal(state: SessionState) -> SessionState:
    """Count the pools as this session's where セッション開始 would leave every one as it is."""
    if state.dealt:
        return state
    pools = (
        (row.fate_dice, resolve.pool_at_session_start(row.fate_dice, row.is_pc, state.rules)) for row in state.cast
    )
    return state if any(pool != fresh for pool, fresh in pools) else state.evolve(dealt=True)


def _conditions(state: SessionState, steps: Sequence[ConditionStep]) -> SessionState:
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
