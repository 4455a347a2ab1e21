"""How a character of this rule system is shown to a viewer:
an NPC's numbers never leave the GM's screen (EN-TAB-08).
"""

from __future__ import annotations

from typing import TypedDict, Unpack

from desktop.core.remembered import remembered
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView, CheckView, Condition, Gauge, shown
from desktop.core.words import Phrase, Spoken, phrase
from desktop.systems.enishi.actor import Actor, purse
from desktop.systems.enishi.checks.run import Run
from desktop.systems.enishi.derived import STATES
from desktop.systems.enishi.gear import Rules
from desktop.systems.enishi.sheet import Sheet

KEPT = 128
"""People of whom is kept what has not changed since the last step."""


def open_to(actor: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may know this character's numbers."""
    return actor.is_pc or viewer.gm or viewer.sheet == actor.id


def private(actor: Actor, viewer: Viewer) -> bool:
    """Tell whether a viewer may read what only the own player and the GM may."""
    return viewer.gm or viewer.sheet == actor.id


class _Standing(TypedDict, total=False):
    """Fields of `CharacterView` that only a fight or a stage knows."""

    turn: bool
    acted: bool
    rank: str
    place: Spoken
    gone: bool
    out: bool


def person(actor: Actor, viewer: Viewer, more: tuple[Condition, ...] = (), **how: Unpack[_Standing]) -> CharacterView:
    """Return the view of a character: LP, SP, gauge and CLV where they are public, the life state always.

    Args:
        more: conditions from this fight or this stage.
        how: further fields of `CharacterView`.
    """
    conditions, own = _conditions(actor), private(actor, viewer)
    return CharacterView(
        id=actor.id, name=actor.name, is_pc=actor.is_pc, gauges=_gauges(actor) if open_to(actor, viewer) else _CLOSED,
        conditions=(*conditions, *more) if more else conditions, notes=_notes(actor) if own else (), **how,
    )  # fmt: skip


_CLOSED = (
    Gauge(id="lp", label="LP", value=None, drawn="bar"),
    Gauge(id="sp", label="SP", value=None, drawn="striped"),
)
"""For a character with concealed numbers."""


@remembered(KEPT)
def _gauges(actor: Actor) -> tuple[Gauge, ...]:
    body = (
        Gauge(id="lp", label="LP", value=actor.lp, maximum=actor.lp_max, drawn="bar", field="lp"),
        Gauge(id="sp", label="SP", value=actor.sp, maximum=actor.sp_max, drawn="striped", field="sp"),
    )
    if not actor.gauge_size:
        return body
    ticks, size = actor.gauge_ticks, actor.gauge_size
    gauge = Gauge(
        id="gauge", label="ゲージ", value=ticks, maximum=size, drawn="boxes", field="gauge_ticks",
        caption=phrase("残{n}", n=actor.gauge_free),
    )  # fmt: skip
    return (*body, gauge)


@remembered(KEPT)
def _notes(actor: Actor) -> tuple[Phrase, ...]:
    """How many boxes of bonds are free; who they are about is for the own player and the GM (EN-ENI-09)."""
    if not actor.bonds:
        return ()
    return (phrase("所縁 残{n}", n=sum(not bond.box for bond in actor.bonds)),)


def of_sheet(sheet: Sheet, game: Rules) -> CharacterView:
    """Return the view of a character while no engine runs, for the GM."""
    return person(purse(sheet, game), Viewer(gm=True))


@remembered(KEPT)
def _conditions(actor: Actor) -> tuple[Condition, ...]:
    match actor.state:
        case "unconscious":
            ends = "LPとSPがどちらも1以上になる"
            return (Condition(id="unconscious", label=STATES["unconscious"], ends=ends, rule="EN-AMB-50"),)
        case "dead":
            return (Condition(id="dead", label=STATES["dead"], ends="蘇生", rule="EN-AMB-51"),)
    return ()


def check_shown(run: Run | None, viewer: Viewer) -> CheckView | None:
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
    """Tell whether the whole check is concealed from a viewer: a character of the GM hides or rests."""
    return run.concealment(viewer).unlogged
