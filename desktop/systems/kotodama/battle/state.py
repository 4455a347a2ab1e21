"""The state of a battle, and the questions that only look at it: order, candidates, conditions met."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from desktop.core.game import Game
from desktop.core.play import KnownSheets
from desktop.core.value import Value
from desktop.systems.kotodama.battle.events import Condition
from desktop.systems.kotodama.people import Person
from desktop.systems.kotodama.settings import KotodamaSettings
from desktop.systems.kotodama.sheet import Art, KotodamaSheet
from desktop.systems.kotodama.stage.state import Stage, seats_of

Phase = Literal["idle", "setup", "initiative", "main", "cleanup", "ended"]
RUNNING = ("setup", "initiative", "main", "cleanup")
PHASES = {
    "idle": "開始前",
    "setup": "セットアップフェイズ",
    "initiative": "イニシアティヴフェイズ",
    "main": "メインフェイズ",
    "cleanup": "クリンナップフェイズ",
    "ended": "終了",
}
STEPS = {
    **PHASES,
    "setup": "セットアップ",
    "initiative": "イニシアティヴ",
    "main": "メイン",
    "cleanup": "クリンナップ",
}
"""The same in few words, for lines that begin with the state of the round."""


class Effect(Value):
    """Something that lasts (KO-ART-03)."""

    id: str
    until: Literal["cleanup", "scene", "permanent"]
    name: str = ""
    who: str = ""
    fresh: bool = False
    """Made in the cleanup phase under way (KO-AMB-45)."""


class Attack(Value):
    """An attack that has been declared: the GM may call for an opposed check now (KO-AMB-41)."""

    who: str
    targets: tuple[str, ...]


class Battle(Stage):
    """One battle, which is one scene (KO-BTL-05)."""

    phase: Phase = "idle"
    round: int = 0
    current: str = ""
    """Id of the character in the main phase."""
    attack: Attack | None = None
    duel: Attack | None = None
    """The attack whose opposed check is open."""
    hit: Attack | None = None
    """An attack that has just won its check: its damage is typed by hand (KO-AMB-41)."""
    due: str = ""
    """Id of a character who is 行動完了 during an attack: it is logged once the attack is over."""
    effects: tuple[Effect, ...] = ()
    conditions: tuple[Condition, ...] = ()
    result: str = ""
    warnings: tuple[str, ...] = ()


def start(sheets: Sequence[KotodamaSheet], game: Game[KotodamaSettings], hidden: Iterable[str] = ()) -> Battle:
    """Set a battle up, not yet begun; `hidden` are ids that only the GM knows of.

    Raises:
        Refusal: `duplicate`.
    """
    known = KnownSheets({sheet.id: sheet for sheet in sheets})
    return Battle(seats=seats_of(sheets, hidden)).bound(known, game)


def trace_id(user: str, art: str, who: str) -> str:
    """Return the id of the effect of a user's art on a target (KO-ART-03)."""
    return f"{user}:{art}:{who}"


def ends(state: Battle, effect: Effect) -> bool:
    """Return whether the cleanup phase takes an effect away; one made in it may outlast it (KO-PHS-13, KO-AMB-45)."""
    return effect.until == "cleanup" and not (effect.fresh and not state.rules.cleanup_art_expires_now)


def source(state: Battle, effect: Effect) -> Art | None:
    """Return the art that has left an effect behind; None: the GM has written it down by hand."""
    users = (*state.people, *state.gone)
    return next((a for p in users for a in p.arts if trace_id(p.id, a.id, effect.who) == effect.id), None)


def candidates(state: Battle) -> tuple[str, ...]:
    """Return the 未行動 with the highest イニシアティヴ値, tied ones in order of registration (KO-AMB-33)."""
    waiting = [p for p in state.people if p.state == "unacted"]
    top = max((p.initiative for p in waiting), default=0)
    return tuple(p.id for p in waiting if p.initiative == top)


def suggested(state: Battle) -> str:
    """Return whom the rules name next, PCs before NPCs; empty when no character is 未行動 (KO-PHS-05)."""
    tied = candidates(state)
    return next((p.id for p in state.people if p.id in tied and p.is_pc), tied[0] if tied else "")


def order(state: Battle) -> tuple[Person, ...]:
    """Return all characters by イニシアティヴ値, PCs before NPCs, then registration (KO-AMB-33, KO-AMB-43)."""
    return tuple(sorted(state.people, key=lambda p: (-p.initiative, not p.is_pc)))


def met(state: Battle) -> tuple[str, ...]:
    """Return the results whose conditions hold, in alphabetical order (KO-VIC-01, KO-AMB-44)."""
    return tuple(sorted({c.result for c in state.conditions if holds(c, state.people, state.rules)}))


def holds(condition: Condition, people: Sequence[Person], rules: KotodamaSettings) -> bool:
    """Return whether one condition is met; an empty side never counts (KO-AMB-45)."""
    if condition.kind == "custom":
        return condition.checked
    if condition.kind == "dead":
        return any(p.id == condition.who and p.state == "dead" for p in people)
    fallen = ("downed", "dead") if rules.dead_counts_as_down else ("downed",)
    states = [p.state for p in people if p.side == condition.side]
    return bool(states) and all(s in fallen for s in states)
