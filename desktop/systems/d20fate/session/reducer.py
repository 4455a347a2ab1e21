"""apply(state, event) -> state: the loop moves only along the arrows of section 8 (D20-LOOP-06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.dice import throw_of
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.session import bookkeeping as books
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.session.designation import check_of, demand_roll
from desktop.systems.d20fate.session.state import STEP_NAMES, LoopStep, SessionState

S = LoopStep
ANY = tuple(S)
ALLOWED: dict[str, tuple[LoopStep, ...]] = {
    "session_start": (S.DECLARE, S.STOP),
    "join": (S.DECLARE, S.STOP),
    "declare": (S.DECLARE, S.STOP),
    "withdraw": (S.DESIGNATE,),
    "no_check": (S.DESIGNATE,),
    "designate": (S.DESIGNATE,),
    "roll": (S.ROLL,),
    "boost": (S.FATE,),
    "reroll": (S.FATE,),
    "confirm": (S.FATE,),
    "describe": (S.RESOLVE,),
    "condition": (S.DECLARE, S.DESIGNATE, S.RESOLVE),
    "stunt": ANY,
    "fate_ruling": ANY,
    "note": ANY,
}
EVENT_NAMES = {
    "session_start": "セッション開始",
    "join": "参加",
    "declare": "宣言",
    "withdraw": "取り下げ",
    "no_check": "判定不要",
    "designate": "指定",
    "roll": "ロール",
    "boost": "ブースト",
    "reroll": "リロール",
    "confirm": "確定",
    "describe": "解決",
    "condition": "状態",
    "stunt": "スタント",
    "fate_ruling": "フェイトの裁定",
    "note": "GMメモ",
}


def allowed(state: SessionState, kind: str) -> bool:
    """Tell whether this kind of event has an arrow out of the present step."""
    if state.rules.flow_simple and kind == "designate" and state.step in (S.DECLARE, S.STOP):
        return True
    return state.step in ALLOWED.get(kind, ())


def apply(state: SessionState, event: Any) -> SessionState:
    """Take one event.

    Raises:
        Refusal: `wrong_step`, or why the event itself is not legal; the state is unchanged.
    """
    if not allowed(state, event.kind):
        raise _wrong_step(state, event.kind)
    return _STEPS[event.kind](state.evolve(changes=()) if state.changes else state, event)


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
            phrase("{name} はNPCなので、自分から動きません。", name=state.find(event.who).name),
            phrase("失敗の結果として動かすか、プレイヤーの宣言を待ってください。"),
        )
    return state.evolve(step=S.DESIGNATE, who=event.who, text=event.text, check=None, description="", consequence="")


def _withdraw(state: SessionState, event: ev.Withdraw) -> SessionState:
    return state.evolve(step=S.DECLARE, who="", text="")


def _no_check(state: SessionState, event: ev.NoCheck) -> SessionState:
    if event.why == "trivial" and event.would_be is not None and not event.gm:
        demand_roll(state, event.would_be)
    return state.evolve(step=S.DECLARE, who="", text="")


def _designate(state: SessionState, event: ev.Designate) -> SessionState:
    if state.step is not S.DESIGNATE:
        state = _declare(state, ev.Declare(who=event.who))
    return state.evolve(step=S.ROLL, check=check_of(state, event))


def _under_way(state: SessionState) -> FateCheck:
    if state.check is None:
        raise refuse("no_check", "D20-LOOP-06", phrase("判定がまだ指定されていません。"))
    return state.check


def _roll(state: SessionState, event: ev.Roll) -> SessionState:
    check = _under_way(state)
    throw = throw_of(check.dice_for(event.side), event.faces, event.origin)
    return _moved(state, check.throw_for(event.side, throw))


def _fate(state: SessionState, event: ev.Boost | ev.Reroll) -> SessionState:
    before = _under_way(state)
    name = event.kind if event.side == "actor" else f"opponent.{event.kind}"
    keep = isinstance(event, ev.Reroll) and event.keep_better
    paid = before.choose(name, {"gm": event.gm, "keep_better": keep})
    after = paid.throw(throw_of(paid.dice_for(event.side), event.faces, event.origin))
    spent = after.changes[len(before.changes) :]
    return books.book(_moved(state, after), spent)


def _moved(state: SessionState, check: FateCheck) -> SessionState:
    if check.next_side:
        return state.evolve(step=S.ROLL, check=check)
    if not check.final:
        return state.evolve(step=S.FATE, check=check)
    return state.evolve(step=S.STOP if state.rules.flow_simple else S.RESOLVE, check=check)


def _confirm(state: SessionState, event: ev.Confirm) -> SessionState:
    return _moved(state, _under_way(state).confirm())


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


_STEPS: dict[str, Callable[[SessionState, Any], SessionState]] = {
    "session_start": books.session_start,
    "join": books.join,
    "declare": _declare,
    "withdraw": _withdraw,
    "no_check": _no_check,
    "designate": _designate,
    "roll": _roll,
    "boost": _fate,
    "reroll": _fate,
    "confirm": _confirm,
    "describe": _describe,
    "condition": lambda state, event: books.conditions(state, (event,)),
    "stunt": books.stunt,
    "fate_ruling": books.fate_ruling,
    "note": lambda state, event: state,
}
