"""The evening around battles: scenes, the two spaces, numbers that move, extended checks that take time."""

from desktop.core.system import Machine
from desktop.systems.kotodama.session.events import EVENTS
from desktop.systems.kotodama.session.reducer import apply
from desktop.systems.kotodama.session.state import Session, SessionView, Track, legal, project, start

MACHINE = Machine(state_type=Session, events=EVENTS, start=start, apply=apply, legal=legal, project=project)

__all__ = ["EVENTS", "MACHINE", "Session", "SessionView", "Track", "apply", "legal", "project", "start"]
