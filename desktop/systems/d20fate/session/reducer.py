"""apply(state, event) -> state: the loop moves only along the arrows of section 8 (D20-LOOP-06)."""

from __future__ import annotations

from typing import assert_never

from desktop.core.dice import throw_of
from desktop.core.problem import Refusal, refuse
from desktop.core.words import Typed, phrase
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.session import bookkeeping as books
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.designation import check_of, demand_roll
from desktop.systems.d20fate.session.state import STEP_NAMES, LoopStep, SessionState

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
    return advance(_taken(state, event))


def advance(state: SessionState) -> SessionState:
    """Let the check follow the sheets, and the step the check."""
    return _at_step_of_check(books.with_deal(books.followed_by_check(state)))


def _at_step_of_check(state: SessionState) -> SessionState:
    """Return the state at the step that the check asks for: dice due, a window open, or a result (section 8)."""
    check = state.check
    if check is None or state.step not in (S.ROLL, S.FATE):
        return state
    if check.final:
        return state.evolve(step=S.STOP if state.rules.flow_simple else S.RESOLVE)
    step = S.ROLL if check.next_side else S.FATE
    return state if state.step is step else state.evolve(step=step)


def _taken(state: SessionState, event: ev.Event) -> SessionState:
    match event:
        case ev.SessionStart():
            return books.session_start(state)
        case ev.Join():
            return books.join(state, event)
        case ev.Declare():
            return _declare(state, event)
        case ev.Withdraw():
            return state.evolve(step=S.DECLARE, who="", text="")
        case ev.NoCheck():
            return _no_check(state, event)
        case ev.Designate():
            return _designate(state, event)
        case ev.ThrowEvent() | ev.Choose():
            return _moved(state, event)
        case ev.Describe():
            return _describe(state, event)
        case ev.ConditionEvent():
            return books.conditions(state, (event,))
        case ev.Stunt():
            return books.stunt(state, event)
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
        demand_roll(state, event.would_be)
    return _asked(state).evolve(step=S.DECLARE, who="", text="")


def _asked(state: SessionState) -> SessionState:
    """Let the GM's order continue behind the declaring character; one outside of the order does not move it."""
    return state.evolve(went=state.who) if state.who in state.order else state


def _designate(state: SessionState, event: ev.Designate) -> SessionState:
    if state.step is not S.DESIGNATE:
        state = _declare(state, ev.Declare(who=event.who))
    return _asked(state).evolve(step=S.ROLL, check=check_of(state, event))


def _under_way(state: SessionState) -> FateCheck:
    if state.check is None:
        raise refuse(
            "no_check",
            "D20-LOOP-06",
            phrase("判定がまだ指定されていません。"),
            phrase("先に技能か能力値と目標値を決めてください。"),
        )
    return state.check


def _moved(state: SessionState, event: ev.ThrowEvent | ev.Choose) -> SessionState:
    """Hand the event to the open check and write what it did onto the sheets."""
    before = _under_way(state)
    if isinstance(event, ev.ThrowEvent):
        wants = before.wants
        after = before.throw(throw_of(wants.sides if wants else (), event.faces, event.origin))
    else:
        after = before.choose(event.option, event.args)
    return books.book(state.evolve(check=after), after.changes[len(before.changes) :])


def _describe(state: SessionState, event: ev.Describe) -> SessionState:
    if needs_consequence(_under_way(state)) and not event.consequence.strip() and not event.gm:
        raise refuse(
            "consequence_missing",
            "D20-AMB-34",
            phrase("失敗には結果が要ります。"),
            phrase("一言でよいので、状況がどう悪くなったかを選ぶか書いてください。"),
        )
    after = books.conditions(state, event.conditions)
    return after.evolve(step=S.STOP, description=event.text, consequence=event.consequence)


def needs_consequence(check: FateCheck) -> bool:
    """D20-RES-02, D20-RES-04: the actor has failed, or either side has fumbled (D20-AMB-15)."""
    _, mine, theirs = check.verdicts
    return not mine.success or (theirs is not None and theirs.fumble)
