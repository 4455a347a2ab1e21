"""How much wider than A4 a sheet of paper is, for sheets that are set for the paper itself; `fits` does the setting."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.views.paper.sheet.ink import A4, MARGIN, PaperSize

SMALLEST = 150.0
"""mm: paper that is narrower is printed lying (see `bands`)."""
LOWEST = 0.9
"""Rows that would have to stand closer than this go to a second page instead."""


@dataclass(frozen=True)
class Fit:
    """How a layout 190 mm wide is set on upright paper of another width."""

    paper: PaperSize

    @property
    def across(self) -> float:
        """How much wider columns become."""
        return (self.paper.width - 2 * MARGIN) / (A4.width - 2 * MARGIN)

    @property
    def cut(self) -> bool:
        """Tell whether the sections continue to a second page instead of standing closer."""
        return (self.paper.height - 2 * MARGIN) / (A4.height - 2 * MARGIN) < LOWEST


def fit_for(paper: PaperSize, *, large: bool) -> Fit | None:
    """Return how sheets are set on a paper; None: unchanged, or landscape."""
    return None if large or paper.width < SMALLEST or paper.width == A4.width else Fit(paper)
