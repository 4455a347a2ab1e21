"""Sessions in stages and cycles (EN-SES, EN-REC, EN-XP)."""

from desktop.core.play import Engine
from desktop.systems.enishi.actor import actor
from desktop.systems.enishi.session.beyond import gather
from desktop.systems.enishi.session.events import EVENTS, Join
from desktop.systems.enishi.session.log import log_messages
from desktop.systems.enishi.session.moves import legal
from desktop.systems.enishi.session.reducer import apply, refresh, start
from desktop.systems.enishi.session.stages import may_grow
from desktop.systems.enishi.session.state import Session, changes, may_check, opened, rules
from desktop.systems.enishi.session.view import heading, project

SESSION = Engine(
    state_type=Session,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=lambda session: session.check,
    changes=changes,
    log_messages=log_messages,
    opened=opened,
    join=lambda sheet, game: Join(actor=actor(sheet, game)),
    refresh=refresh,
    may_grow=may_grow,
    may_check=may_check,
    gather=gather,
    rules=rules,
    heading=heading,
    over=lambda session: session.over,
)

__all__ = ["SESSION"]
