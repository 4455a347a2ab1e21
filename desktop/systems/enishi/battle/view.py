"""What a viewer may know of a fight: NPC numbers never leave the GM's screen (EN-TAB-04, EN-TAB-08)."""

from __future__ import annotations

from desktop.core.system import Viewer
from desktop.core.value import Value
from desktop.core.words import Phrase
from desktop.systems.enishi.battle.state import Battle, Fighter
from desktop.systems.enishi.checks.state import Stance
from desktop.systems.enishi.derived import State


class Row(Value):
    """One participant as shown; None and empty stand for what the viewer may not know."""

    id: str
    name: str
    is_pc: bool
    place: int | None = None
    """Place in the acting order, from 1."""
    order: int | None = None
    tied: bool = False
    state: State = "normal"
    lp: int | None = None
    lp_max: int | None = None
    sp: int | None = None
    sp_max: int | None = None
    gauge_free: int | None = None
    clv: int | None = None
    stance: Stance = ""
    acted: bool = False
    bonds: tuple[tuple[str, bool], ...] = ()
    """(person, box ticked), for the sheet's own player and the GM."""


class View(Value):
    """The fight as shown."""

    turn: int
    phase: str
    now: str = ""
    rows: tuple[Row, ...] = ()
    acting: Phrase | str = ""
    """What is being resolved."""
    result: Phrase | str = ""
    """The word for how the last check ended, without numbers."""


def project(battle: Battle, viewer: Viewer) -> View:
    """Return what this viewer may see."""
    listed = sorted(battle.fighters, key=lambda f: _place(battle, f) or 999)
    return View(
        turn=battle.turn,
        phase=battle.phase,
        now=battle.now,
        rows=tuple(_row(battle, fighter, viewer) for fighter in listed),
        acting=battle.check.title if battle.check else "",
        result=_result(battle, viewer),
    )


def _place(battle: Battle, fighter: Fighter) -> int | None:
    return battle.queue.index(fighter.actor.id) + 1 if fighter.actor.id in battle.queue else None


def _result(battle: Battle, viewer: Viewer) -> Phrase | str:
    """The outcome's word; the number of a damage only for the GM."""
    if battle.result is None:
        return ""
    label = battle.result.label
    if viewer.gm or isinstance(label, str):
        return label
    return "命中" if battle.result.success else "ダメージ"


def _row(battle: Battle, fighter: Fighter, viewer: Viewer) -> Row:
    actor = fighter.actor
    shown = Row(
        id=actor.id,
        name=actor.name,
        is_pc=actor.is_pc,
        place=_place(battle, fighter),
        tied=actor.id in battle.ties,
        state=actor.state,
        stance=fighter.stance,
        acted=fighter.acted,
    )
    if not (actor.is_pc or viewer.gm):
        return shown.evolve(tied=False)
    private = viewer.gm or viewer.sheet == actor.id
    return shown.evolve(
        order=fighter.order,
        lp=actor.lp,
        lp_max=actor.lp_max,
        sp=actor.sp,
        sp_max=actor.sp_max,
        gauge_free=actor.gauge_free,
        clv=actor.clv,
        bonds=tuple((bond.person, bond.box) for bond in actor.bonds) if private else (),
    )
