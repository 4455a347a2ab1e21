"""What a viewer may know of a fight: NPC numbers never leave the GM's screen (EN-TAB-04, EN-TAB-08)."""

from __future__ import annotations

from desktop.core.shown import PersonShown, Shown
from desktop.core.value import Value
from desktop.core.viewer import Viewer
from desktop.systems.enishi.battle.state import Battle, Fighter
from desktop.systems.enishi.checks.state import Stance
from desktop.systems.enishi.shown import check_shown, open_to, person, private, result_shown

PHASES: dict[str, str] = {
    "start": "ターンのはじまり", "order": "行動順番", "act": "行動", "end": "ターンの終わり", "over": "戦闘の終わり",
}  # fmt: skip
STANCES: dict[str, str] = {"attack": "攻撃に徹する", "defence": "防御に徹する", "both": "攻撃と防御に徹する"}


class Row(Value):
    """What this fight adds to a participant as shown; None and empty stand for what the viewer may not know."""

    id: str
    order: int | None = None
    tied: bool = False
    stance: Stance = ""
    ambushed: bool = False
    bonds: tuple[tuple[str, bool], ...] = ()
    """(person, box ticked), for the sheet's own player and the GM."""


class View(Shown):
    """The fight as shown."""

    now: str = ""
    rows: tuple[Row, ...] = ()


def project(battle: Battle, viewer: Viewer) -> View:
    """Return what this viewer may see."""
    listed = sorted(battle.fighters, key=lambda f: _place(battle, f) or 999)
    return View(
        phase=PHASES[battle.phase],
        round=battle.turn,
        now=battle.now,
        people=tuple(_person(battle, fighter, viewer) for fighter in listed),
        order=battle.queue,
        rows=tuple(_row(battle, fighter, viewer) for fighter in listed),
        check=check_shown(battle.check, viewer),
        result=result_shown(battle.result, viewer),
    )


def _person(battle: Battle, fighter: Fighter, viewer: Viewer) -> PersonShown:
    who = fighter.actor.id
    return person(fighter.actor, viewer, turn=battle.now == who, acted=fighter.acted)


def _place(battle: Battle, fighter: Fighter) -> int | None:
    return battle.queue.index(fighter.actor.id) + 1 if fighter.actor.id in battle.queue else None


def _row(battle: Battle, fighter: Fighter, viewer: Viewer) -> Row:
    actor = fighter.actor
    shown = Row(id=actor.id, stance=fighter.stance, ambushed=bool(fighter.ambushed))
    if not open_to(actor, viewer):
        return shown
    return shown.evolve(
        order=fighter.order,
        tied=actor.id in _ties(battle, viewer),
        bonds=tuple((bond.person, bond.box) for bond in actor.bonds) if private(actor, viewer) else (),
    )


def _ties(battle: Battle, viewer: Viewer) -> tuple[str, ...]:
    """Ties among those whose numbers are open: one with an NPC would tell the NPC's (EN-AMB-56)."""
    seen = battle.evolve(fighters=tuple(f for f in battle.fighters if open_to(f.actor, viewer)))
    return seen.ties
