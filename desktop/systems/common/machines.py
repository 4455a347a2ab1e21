"""Session and battle as the program sees them; both are one reducer, opened in two ways."""

from __future__ import annotations

from desktop.core.system import Machine
from desktop.systems.common.session.events import EVENTS
from desktop.systems.common.session.legal import legal
from desktop.systems.common.session.project import project
from desktop.systems.common.session.reduce import apply, start, start_battle
from desktop.systems.common.session.state import TableState

SESSION = Machine(state_type=TableState, events=EVENTS, start=start, apply=apply, legal=legal, project=project)
BATTLE = Machine(state_type=TableState, events=EVENTS, start=start_battle, apply=apply, legal=legal, project=project)
