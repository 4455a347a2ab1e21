"""legal(state): every next step, ready to be offered as a button."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.system import Move
from desktop.systems.d20fate import fate
from desktop.systems.d20fate.session.reducer import EVENT_NAMES, allowed
from desktop.systems.d20fate.session.state import LoopStep, SessionState
from desktop.systems.d20fate.window import NAMES


def legal(state: SessionState) -> tuple[Move, ...]:
    """List every legal next step; the first primary one is what Enter takes."""
    return (*_loop(state), *_beside(state))


def _move(kind: str, rule: str, primary: bool = False, who: str = "", **args: object) -> Move:
    return Move(event=kind, label=EVENT_NAMES[kind], who=who, args=tuple(args.items()), rule=rule, primary=primary)


def _loop(state: SessionState) -> Iterator[Move]:
    players = [row.id for row in state.cast if row.is_pc]
    if allowed(state, "declare"):
        for index, who in enumerate(players):
            yield _move("declare", "D20-LOOP-01", primary=index == 0 and not state.rules.flow_simple, who=who)
    if allowed(state, "designate"):
        if state.step is LoopStep.DESIGNATE:
            yield _move("designate", "D20-LOOP-02", primary=True, who=state.who)
        else:
            for index, who in enumerate(players):
                yield _move("designate", "D20-LOOP-02", primary=index == 0, who=who)
    if state.step is LoopStep.DESIGNATE:
        yield _move("withdraw", "D20-AMB-32")
        yield _move("no_check", "D20-AMB-31")
    if state.step is LoopStep.ROLL:
        yield from _rolls(state)
    if state.step is LoopStep.FATE and state.check is not None:
        yield from _window(state)
    if state.step is LoopStep.RESOLVE:
        yield _move("describe", "D20-LOOP-04", primary=True)


def _rolls(state: SessionState) -> Iterator[Move]:
    check = state.check
    if check is None:
        return
    if not check.actor.faces:
        yield _move("roll", "D20-LOOP-03", primary=True, who=check.actor.who, side="actor")
    if check.opponent is not None and not check.opponent.faces:
        yield _move("roll", "D20-CON-02", primary=bool(check.actor.faces), who=check.opponent.who, side="opponent")


def _window(state: SessionState) -> Iterator[Move]:
    for option in state.check.options if state.check else ():
        if option.enabled and option.id != "confirm":
            head, _, use = option.id.rpartition(".")
            yield Move(
                event=use,
                label=NAMES[use],
                who=option.payer,
                args=(("side", head or "actor"),),
                rule=option.rule,
            )
    yield _move("confirm", "D20-AMB-19", primary=True)


def _beside(state: SessionState) -> Iterator[Move]:
    """What may happen beside the loop and does not move it."""
    if allowed(state, "session_start"):
        yield _move("session_start", "D20-FATE-05")
        yield _move("join", "D20-AMB-26")
    if allowed(state, "condition"):
        for row in state.cast:
            yield _move("condition", "D20-AMB-35", who=row.id)
    for row in state.cast:
        owns = fate.owns_fate(row.is_pc, state.rules)
        if owns and (not state.rules.fate_stunt or fate.capped(row.fate_dice + 1, state.rules) > row.fate_dice):
            yield _move("stunt", "D20-FATE-06", who=row.id)
        if owns:
            yield _move("fate_ruling", "D20-FATE-01", who=row.id)
    yield _move("note", "D20-AMB-31")
