"""The five-step loop 宣言→指定→ロール→解決→停止 as a reducer over events (sections 3.4 and 8)."""

from desktop.core.play import Engine
from desktop.systems.d20fate.checks import FateCheck
from desktop.systems.d20fate.session.bookkeeping import changes, opened
from desktop.systems.d20fate.session.events import EVENTS
from desktop.systems.d20fate.session.joining import arrival, refreshed
from desktop.systems.d20fate.session.log import log_messages
from desktop.systems.d20fate.session.moves import legal
from desktop.systems.d20fate.session.reducer import apply
from desktop.systems.d20fate.session.state import SessionState, start
from desktop.systems.d20fate.session.view import project


def check(state: SessionState) -> FateCheck | None:
    """Return the check that is open: dice are due or its window is."""
    return None if state.check is None or state.check.final else state.check


SESSION = Engine(
    state_type=SessionState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=check,
    changes=changes,
    log_messages=log_messages,
    opened=opened,
    join=arrival,
    refresh=refreshed,
)
