"""The concealed part of a check: hidden dice, a hidden DC, the numbers of an NPC (D20-PHY-06, D20-GMV-08)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.check import Concealment
from desktop.core.viewer import Viewer
from desktop.core.words import Phrase, phrase
from desktop.systems.d20fate.fate import owns_fate
from desktop.systems.d20fate.trial import Trial


def concealment(check: Trial, viewer: Viewer) -> Concealment:
    """Return what this viewer may not know now; the GM knows all, all other viewers know the same."""
    if viewer.gm:
        return Concealment()
    closed = under_cover(check)
    found = Concealment(
        throws=tuple(n for n, placed in enumerate(check.lying) if check.hides(placed.side)) if closed else (),
        title=open_title(check) if check.dc_hidden else None,
        odds=closed or check.dc_hidden or _odds_tell(check),
        target=closed or check.dc_hidden,
        outcome=closed,
        parts=not check.actor.is_pc,
        options=closed,
        params=tuple(_revealing_inputs(check)),
        changes=any(change.sheet in _strangers(check) for change in check.changes),
    )
    return found.evolve(may_look=True) if found.covered else found


def _revealing_inputs(check: Trial) -> Iterator[str]:
    """Name the inputs that contain a hidden number: the DC, and an opponent given by a bare modifier."""
    if check.dc_hidden:
        yield "dc"
    if check.opponent is not None and not check.opponent.who:
        yield "opponent"


def under_cover(check: Trial) -> bool:
    """D20-PHY-06: the opponent's dice, and who leads, are hidden until 解決."""
    return check.secret and not check.final


def open_title(check: Trial) -> Phrase:
    """Say what is tested without a hidden DC."""
    if not check.dc_hidden:
        return check.title
    return check.thrown_by(phrase("{what}、DC ？", what=check.actor.label))


def _odds_tell(check: Trial) -> bool:
    """Tell whether the odds would betray an NPC: its modifier before its throw, or its fate dice."""
    npcs = [side for side in check.sides if not side.is_pc]
    return any(not side.faces for side in npcs) or any(owns_fate(False, check.rules) for _ in npcs)


def _strangers(check: Trial) -> set[str]:
    return {side.who for side in check.sides if not side.is_pc}
