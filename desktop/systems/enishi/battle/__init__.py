"""Fights in turns: order, actions, reactions, the attack pipeline with every window (EN-BTL, EN-OPT, EN-SUR)."""

from desktop.core.play import Engine
from desktop.systems.enishi.actor import actor
from desktop.systems.enishi.battle.events import EVENTS, Join
from desktop.systems.enishi.battle.log import log_messages
from desktop.systems.enishi.battle.moves import legal
from desktop.systems.enishi.battle.outside import harm, may_grow, refresh
from desktop.systems.enishi.battle.reducer import apply, start
from desktop.systems.enishi.battle.state import Battle, changes
from desktop.systems.enishi.battle.view import heading, project

BATTLE = Engine(
    state_type=Battle,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=lambda battle: battle.check,
    changes=changes,
    log_messages=log_messages,
    join=lambda sheet, game: Join(actor=actor(sheet, game)),
    refresh=refresh,
    may_grow=may_grow,
    harm=harm,
    spills=True,
    unseen="unseen",
    heading=heading,
    over=lambda battle: battle.phase == "over",
)

__all__ = ["BATTLE"]
