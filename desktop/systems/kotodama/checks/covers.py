"""What of a check players may not know: whole checks that the GM throws unseen, one side of a contest, NPC numbers."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.check import Concealment, ThrowRecord
from desktop.core.viewer import Viewer
from desktop.core.words import phrase
from desktop.systems.kotodama.checks.tester import Tester

COVERED_INPUTS = ("opponent_ability", "opponent_skill", "opponent_pool", "opponent_modifier", "opponent_target")
"""Inputs that tell how the other side's dice are made up."""


def secret_cover(thrown: Sequence[ThrowRecord]) -> Concealment:
    """Hide everything but how many dice are thrown; it stays hidden when the check is over."""
    return Concealment(
        throws=tuple(range(len(thrown))),
        title=phrase("GMの判定（伏せてあります）"),
        odds=True,
        target=True,
        total=True,
        parts=True,
        outcome=True,
        changes=True,
        options=True,
        params=("difficulty", "goal", "target", *COVERED_INPUTS),
        may_look=True,
    )


def changes_cover(slipped: Sequence[Tester], viewer: Viewer) -> Concealment:
    """Hide what an ウカツ! costs an NPC, and whether it costs anything: インガオホー値 is no number of the players."""
    hides = any(tester.unknown_to(viewer) for tester in slipped)
    return Concealment(changes=hides, may_look=hides)
