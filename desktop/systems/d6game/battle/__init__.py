"""Combat: a duel of hidden hands, power, fighting back and dodging (section 9 of the catalogue)."""

from __future__ import annotations

from desktop.core.system import Machine
from desktop.systems.d6game.battle.events import EVENTS
from desktop.systems.d6game.battle.legal import legal, wants
from desktop.systems.d6game.battle.showing import project, said
from desktop.systems.d6game.battle.state import BattleState, changes, start
from desktop.systems.d6game.battle.steps import apply

__all__ = ["BATTLE", "changes", "said", "wants"]

BATTLE = Machine(state_type=BattleState, events=EVENTS, start=start, apply=apply, legal=legal, project=project)
