"""The open check at the table: 行為判定 of an action or the draw at a tie, and what its steps bring about."""

from __future__ import annotations

from desktop.core.check import Check
from desktop.core.dice import throw_of
from desktop.core.outcome import Outcome
from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import refuse
from desktop.core.viewer import Viewer
from desktop.core.words import phrase
from desktop.systems.common.battle.rules import turn_of
from desktop.systems.common.cards.effects import ended
from desktop.systems.common.checks import CommonCheck
from desktop.systems.common.dice_checks import LotteryCheck
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.closing import carried_out
from desktop.systems.common.session.drops import found
from desktop.systems.common.session.sight import Sight
from desktop.systems.common.session.state import CheckResult, SessionState
from desktop.systems.common.session.trials import open_trial, opened


def check(state: SessionState) -> Check | None:
    """Return the open check; None when the engine waits for no dice or choice."""
    return _open(state) if _is_open(state) else None


def _is_open(state: SessionState) -> bool:
    tied = state.battle is not None and bool(state.battle.tied)
    return tied if state.action is None else state.action.trial is not None


def _open(state: SessionState) -> CommonCheck | LotteryCheck:
    """Return it; an action under way comes before the draw.

    Raises:
        Refusal: `no_check`.
    """
    battle = state.battle
    if state.action is not None or battle is None or not battle.tied:
        return open_trial(state)
    seen = Sight(state, Viewer())
    return LotteryCheck(
        candidates=len(battle.tied),
        names=tuple(state.sheets[who].name for who in battle.tied),
        throws=battle.throws,
        again=battle.again,
        known=all(seen.person(state.sheets[who]) for who in battle.tied),
    )


def drawn(state: SessionState, event: ThrowEvent | Choose | ev.Typed) -> Outcome | None:
    """Return how the draw at a tie ended by what was thrown or told; None while it continues, or at any other check."""
    lottery = check(state)
    if not isinstance(lottery, LotteryCheck):
        return None
    match event:
        case ThrowEvent():
            wants = lottery.wants
            return lottery.throw(throw_of(wants.sides, event.faces, event.origin)).outcome if wants else None
        case Choose():
            return lottery.choose(event.option, event.args).outcome
        case ev.Typed():
            return lottery.with_typed_value(event.value).outcome


def throw(state: SessionState, event: ThrowEvent) -> SessionState:
    """Take the dice that the open check asked for (CM-CHK-07, CM-AMB-57)."""
    open_check = _open(state)
    wants = open_check.wants
    if wants is None:
        raise refuse(
            "wrong_step",
            "CM-CHK-04",
            phrase("まだダイスを振るところではありません。"),
            phrase("「ロールへ」で進んでください。"),
            overridable=False,
        )
    return _stepped(state, open_check.throw(throw_of(wants.sides, event.faces, event.origin)))


def typed(state: SessionState, event: ev.Typed) -> SessionState:
    """Take the finished value of its dice code (CM-APP-04)."""
    return _stepped(state, _open(state).with_typed_value(event.value))


def choose(state: SessionState, event: Choose) -> SessionState:
    """Take an option of the open check."""
    open_check = _open(state)
    after = open_check.choose(event.option, event.args)
    if isinstance(open_check, CommonCheck):
        state = state.with_worked(open_check.sums(event.option))
    return _stepped(state, after)


def _stepped(state: SessionState, after: CommonCheck | LotteryCheck) -> SessionState:
    return _drawn(state, after) if isinstance(after, LotteryCheck) else _went_on(state, after)


def _drawn(state: SessionState, draw: LotteryCheck) -> SessionState:
    """Give the turn to the drawn character; a number without a candidate is thrown again (CM-AMB-57)."""
    battle = state.battle
    assert battle is not None
    if draw.drawn is not None:
        return turn_of(state, battle.tied[draw.drawn - 1])
    return state.evolve(battle=battle.evolve(throws=draw.throws, again=draw.again))


def _went_on(state: SessionState, after: CommonCheck) -> SessionState:
    """Take over what the check has done to people; when it is done, on to the next target or to the effects."""
    action = state.action
    assert action is not None
    state = state.with_sheets(after.people)
    if not after.done:
        return state.evolve(action=action.evolve(trial=after.trial))
    outcome, trial = after.outcome, after.trial
    assert outcome is not None
    state = state.mapped(lambda sheet: ended(sheet, ("check",), state.settings))  # also of those beside the scene
    if trial.success and action.purpose == "search":
        state = found(state, action)
    result = CheckResult(
        against=action.against,
        value=trial.value,
        success=bool(trial.success),
        title=after.title,
        thrown=after.thrown,
        outcome=outcome,
    )
    action = action.evolve(results=(*action.results, result), trial=None)
    return opened(state, action) if len(action.results) < len(action.targets) else carried_out(state, action)
