"""How a character of this room is shown to a viewer: an NPC's numbers never leave the GM's screen (EN-TAB-08)."""

from __future__ import annotations

from desktop.core.outcome import Outcome
from desktop.core.shown import CheckShown, Condition, Gauge, PersonShown, shown
from desktop.core.viewer import Viewer
from desktop.systems.enishi.actor import Actor
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.derived import STATES


def open_to(actor: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may know this character's numbers."""
    return actor.is_pc or viewer.gm or viewer.sheet == actor.id


def private(actor: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may read what only the own player and the GM may."""
    return viewer.gm or viewer.sheet == actor.id


def person(actor: Actor, viewer: Viewer, *, turn: bool = False, acted: bool = False, place: str = "") -> PersonShown:
    """Show somebody: LP, SP, gauge and CLV where they are open, the life state always."""
    known = open_to(actor, viewer)
    gauges = (
        _gauge("lp", "LP", actor.lp, actor.lp_max, known),
        _gauge("sp", "SP", actor.sp, actor.sp_max, known),
        _gauge("gauge", "ゲージ", actor.gauge_free, actor.gauge_size, known),
        _gauge("clv", "CLV", actor.clv, None, known),
    )
    return PersonShown(
        id=actor.id, name=actor.name, is_pc=actor.is_pc, gauges=gauges, conditions=_conditions(actor), turn=turn,
        acted=acted, place=place,
    )  # fmt: skip


def _gauge(name: str, label: str, value: int, maximum: int | None, known: bool) -> Gauge:
    return Gauge(id=name, label=label, value=value if known else None, maximum=maximum if known else None)


def _conditions(actor: Actor) -> tuple[Condition, ...]:
    match actor.state:
        case "unconscious":
            ends = "LPとSPがどちらも1以上になる"
            return (Condition(id="unconscious", label=STATES["unconscious"], ends=ends, rule="EN-AMB-50"),)
        case "dead":
            return (Condition(id="dead", label=STATES["dead"], ends="蘇生", rule="EN-AMB-51"),)
    return ()


def check_shown(run: Run | None, viewer: Viewer) -> CheckShown | None:
    """Show the open check; that an NPC hides is no news for players (EN-SUR-01)."""
    if run is None or unseen(run, viewer):
        return None
    return shown(run, viewer)


def result_shown(run: Run | None, viewer: Viewer) -> Outcome | None:
    """Show how the last check ended, as far as the viewer may know."""
    if run is None or unseen(run, viewer):
        return None
    return shown(run, viewer, odds=False).outcome


def unseen(run: Run, viewer: Viewer) -> bool:
    """Tell whether a viewer may not even know that this check is made: somebody of the GM's hides."""
    side = run.state.sides[0] if run.state.kind == "sneak" else None
    return side is not None and side.hidden and not viewer.gm and side.who != viewer.sheet
