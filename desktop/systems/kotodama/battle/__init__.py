"""Battle in rounds of four phases: a reducer over events (KO-FSM-R)."""

from desktop.core.play import Engine
from desktop.systems.kotodama import outside
from desktop.systems.kotodama.battle.events import EVENTS, Condition
from desktop.systems.kotodama.battle.legal import legal
from desktop.systems.kotodama.battle.log import log_messages
from desktop.systems.kotodama.battle.project import heading, project
from desktop.systems.kotodama.battle.reducer import advance, apply
from desktop.systems.kotodama.battle.state import Battle, Effect, candidates, met, order, standing, start, suggested
from desktop.systems.kotodama.battle.view import BattleView
from desktop.systems.kotodama.stage import changes

ENGINE = Engine(
    state_type=Battle,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=lambda state: state.check,
    changes=changes,
    log_messages=log_messages,
    opened=outside.opened,
    join=outside.join,
    conceal_on_joining=outside.conceal_on_joining,
    refresh=outside.refresh,
    standing=standing,
    harm=outside.harm,
    heal=outside.heal,
    unseen="hidden",
    heading=heading,
    over=lambda state: state.phase == "ended",
)

__all__ = [
    "ENGINE",
    "EVENTS",
    "Battle",
    "BattleView",
    "Condition",
    "Effect",
    "advance",
    "apply",
    "candidates",
    "changes",
    "legal",
    "log_messages",
    "met",
    "order",
    "project",
    "start",
    "suggested",
]  # fmt: skip
