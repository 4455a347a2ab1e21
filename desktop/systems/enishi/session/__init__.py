"""Sessions in stages and cycles (EN-SES, EN-REC, EN-XP)."""

from desktop.core.play import Machine
from desktop.systems.enishi.session.events import EVENTS
from desktop.systems.enishi.session.machine import apply, start
from desktop.systems.enishi.session.said import said
from desktop.systems.enishi.session.state import Session, changes
from desktop.systems.enishi.session.view import legal, project

SESSION = Machine(
    state_type=Session,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=lambda session: session.check,
    changes=changes,
    said=said,
)

__all__ = ["SESSION"]
