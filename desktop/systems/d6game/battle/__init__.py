"""Combat: a duel of hidden hands, power, fighting back and dodging (section 9 of the catalogue)."""

from __future__ import annotations

from desktop.core.play import Machine
from desktop.systems.d6game.battle.events import EVENTS
from desktop.systems.d6game.battle.legal import legal
from desktop.systems.d6game.battle.showing import project
from desktop.systems.d6game.battle.state import BattleState, changes, check, start
from desktop.systems.d6game.battle.steps import apply
from desktop.systems.d6game.battle.telling import said

__all__ = ["BATTLE"]

BATTLE = Machine(
    state_type=BattleState,
    events=EVENTS,
    start=start,
    apply=apply,
    legal=legal,
    project=project,
    check=check,
    changes=changes,
    said=said,
)
