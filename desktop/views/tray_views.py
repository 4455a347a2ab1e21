"""What the dice tray shows, as values: odds, a result, the dice that are waited for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop.views.widgets.entry_columns import ColumnView
from desktop.views.widgets.odds import OddsLine
from desktop.views.widgets.tally_entry import TallyView

MANY = 10
"""More dice than these are offered to be counted at once."""
LARGE = 130
"""Percent from which the heading keeps only its buttons, and counted ways are beside a chance only where they fit."""


class Mode(StrEnum):
    """Where the faces come from by default; each can be had at any moment in either."""

    HAND = "hand"
    APP = "app"


@dataclass(frozen=True)
class OddsView:
    """The odds line and the table behind it, ready to be shown."""

    part: float | None = None
    text: str = ""
    ways: str = ""
    lines: tuple[OddsLine, ...] = ()


@dataclass(frozen=True)
class ResultView:
    """State of a check, ready to be shown."""

    kind: str
    """One of `outcome_tag.SIGNS`."""
    label: str
    total: str = ""
    target: str = ""
    sum: str = ""
    detail: str = ""


@dataclass(frozen=True)
class EntryView:
    """The dice that are waited for, ready to be shown."""

    sides: tuple[int, ...] = ()
    """None: nothing can be typed but the keys still work."""
    placeholder: str = ""
    pad: bool = True
    """Whether the buttons for faces are offered too."""
    wanted: bool = False
    """Whether dice are waited for now, not only understood as the first of the next check."""
    hidden: bool = False
    """Whether dots are written instead of what is typed."""
    values: bool = False
    """Whether what the dice come to may be typed in place of their faces."""
    tally: TallyView | None = None
    """How they may be counted."""
    columns: tuple[ColumnView, ...] = ()
    """Both sides of a contest, side by side."""
    column: int = 0
    """Which of them throws now."""
    again_from: int | None = None
    """Faces from this one on ask for one die more each."""
