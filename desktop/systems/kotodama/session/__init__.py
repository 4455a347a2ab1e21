"""The session around battles: scenes, the two spaces, numbers that move, extended checks that take time."""

from desktop.core.play import Engine
from desktop.systems.kotodama import outside
from desktop.systems.kotodama.session.events import EVENTS
from desktop.systems.kotodama.session.log import log_messages
from desktop.systems.kotodama.session.project import SessionView, heading, project
from desktop.systems.kotodama.session.reducer import advance, apply
from desktop.systems.kotodama.session.state import Session, Track, legal, start
from desktop.systems.kotodama.stage import changes

ENGINE = Engine(
    state_type=Session,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=lambda state: state.check,
    changes=changes,
    log_messages=log_messages,
    join=outside.join,
    conceal_on_joining=outside.conceal_on_joining,
    refresh=outside.refresh,
    harm=outside.harm,
    heal=outside.heal,
    unseen="hidden",
    heading=heading,
)

__all__ = [
    "ENGINE",
    "EVENTS",
    "Session",
    "SessionView",
    "Track",
    "advance",
    "apply",
    "changes",
    "legal",
    "log_messages",
    "project",
    "start",
]  # fmt: skip
