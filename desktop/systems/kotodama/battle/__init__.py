"""Battle in rounds of four phases: a reducer over events (KO-FSM-R)."""

from desktop.core.system import Machine
from desktop.systems.kotodama.battle.acts import Reaction, movement, reaction
from desktop.systems.kotodama.battle.events import EVENTS, Condition
from desktop.systems.kotodama.battle.legal import legal
from desktop.systems.kotodama.battle.project import BattleView, PersonView, project
from desktop.systems.kotodama.battle.prompts import condition_text, damage_warning, effect_warning, finished, prompts
from desktop.systems.kotodama.battle.reducer import apply
from desktop.systems.kotodama.battle.state import Battle, Effect, candidates, holds, met, order, start, suggested
from desktop.systems.kotodama.battle.windows import act_options, phase_art_options, windows

MACHINE = Machine(state_type=Battle, events=EVENTS, start=start, apply=apply, legal=legal, project=project)

__all__ = [
    "EVENTS",
    "MACHINE",
    "Battle",
    "BattleView",
    "Condition",
    "Effect",
    "PersonView",
    "Reaction",
    "act_options",
    "apply",
    "candidates",
    "condition_text",
    "damage_warning",
    "effect_warning",
    "finished",
    "holds",
    "legal",
    "met",
    "movement",
    "order",
    "phase_art_options",
    "project",
    "prompts",
    "reaction",
    "start",
    "suggested",
    "windows",
]
