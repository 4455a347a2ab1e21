"""What follows an event of a session, whatever it was: `apply` ends here."""

from __future__ import annotations

from desktop.systems.d6game.session.state import Phase, SessionState


def advance(state: SessionState) -> SessionState:
    """Return the state with everything done that has no choice in it."""
    return _game_over(_checked(state))


def _checked(state: SessionState) -> SessionState:
    """Book a thrown check; an announced one continues with the numbers its maker has now."""
    check = state.check
    if check is None:
        return state
    if not check.done:
        now = check.of(state.of(check.actor.id).acting())
        return state if now is check else state.evolve(check=now)
    outcome = check.outcome
    for change in outcome.changes if outcome else ():
        state = state.with_one(state.of(change.sheet).evolve(**{change.field: change.after}))
    last_open = state.last_open if check.actor.of_gm else check
    return state.evolve(phase=Phase.PLAY, check=None, last=check, last_open=last_open)


def _game_over(state: SessionState) -> SessionState:
    """Report game over as soon as the whole party is down (D6G-LIFE-03), and clear it when a member is up again."""
    if not state.party_down():
        phase = Phase.PLAY if state.phase is Phase.GAME_OVER else state.phase
        if phase is state.phase and not state.dismissed:
            return state
        return state.evolve(phase=phase, dismissed=False)
    if state.dismissed or state.phase is Phase.GAME_OVER:
        return state
    return state.evolve(phase=Phase.GAME_OVER, check=None)
