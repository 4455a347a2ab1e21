"""Session and battle as the program sees them; both are one reducer, opened in two ways."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.core.outcome import Change
from desktop.core.play import Machine
from desktop.systems.common.session.changes import changes
from desktop.systems.common.session.check import check
from desktop.systems.common.session.events import EVENTS
from desktop.systems.common.session.legal import legal
from desktop.systems.common.session.opening import start, start_battle
from desktop.systems.common.session.project import project
from desktop.systems.common.session.reduce import apply
from desktop.systems.common.session.said import said
from desktop.systems.common.session.state import TableState
from desktop.systems.common.sheet import CommonSheet

SESSION = Machine(
    state_type=TableState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=check,
    changes=changes,
    said=said,
)


def _opened(sheets: Sequence[CommonSheet], state: TableState) -> tuple[Change, ...]:
    """A battle without a scenario puts everybody into one place, ready to fight."""
    return changes(state.evolve(sheets={sheet.id: sheet for sheet in sheets}), state)


BATTLE = replace(SESSION, start=start_battle, opened=_opened)
