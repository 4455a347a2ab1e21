"""Sessions in stages and cycles (EN-SES, EN-REC, EN-XP)."""

from desktop.core.system import Machine
from desktop.systems.enishi.session.events import EVENTS
from desktop.systems.enishi.session.machine import apply, start
from desktop.systems.enishi.session.state import Session, settle
from desktop.systems.enishi.session.view import legal, may_grow, project

SESSION = Machine(state_type=Session, events=EVENTS, start=start, apply=apply, legal=legal, project=project)

__all__ = ["SESSION", "may_grow", "settle"]
