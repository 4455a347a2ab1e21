"""How the last check ended, for a viewer; and the same for the log."""

from __future__ import annotations

from desktop.core.outcome import Outcome
from desktop.core.viewer import Viewer
from desktop.core.words import phrase
from desktop.systems.common.session.state import Action, CheckResult, SessionState


def last_result(state: SessionState) -> CheckResult | None:
    """Return the check that ended last in the running or last action."""
    action = state.action or state.last
    return action.results[-1] if action is not None and action.results else None


def numbers_known(state: SessionState, action: Action, result: CheckResult) -> bool:
    """Tell whether players may know both numbers of a check that has ended (CM-APP-07)."""
    if action.purpose == "search":
        return False
    people = [state.sheets[who] for who in (action.user, result.against) if who in state.sheets]
    return all(state.open_sheet(sheet) for sheet in people)


def result_shown(state: SessionState, viewer: Viewer) -> Outcome | None:
    """Return how the last check ended, without numbers that are not to be known."""
    action, result = state.action or state.last, last_result(state)
    if action is None or result is None:
        return None
    if viewer.gm or numbers_known(state, action, result):
        return result.outcome
    return open_outcome(result.outcome)


def open_outcome(outcome: Outcome) -> Outcome:
    """Return a result without its numbers, its faces and success kept."""
    detail = outcome.open_detail or phrase("")
    return outcome.evolve(total=None, target=None, parts=(), changes=(), detail=detail)
