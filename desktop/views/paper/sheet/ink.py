"""The few measures that all printed pages share: line widths, type sizes, paper sizes, the three states of a page."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, NamedTuple, TypeAlias

Align: TypeAlias = Literal["left", "centre", "right"]

HEAVY = 0.5
"""mm: rule under a section title, frames of finished numbers, boxes that are spent."""
MEDIUM = 0.3
"""mm: box outline, table frame, tick box."""
THIN = 0.18
"""mm: inner table lines, row lines; never thinner."""
WRITING = (0.5, 0.6)
"""mm on, mm off: a line to write on."""
SPARE = (0.8, 0.7)
"""mm on, mm off: a box that is not yours yet."""
FOLD = (2.0, 1.4)
"""mm on, mm off: where the sheet is folded."""

BLACK = "#000000"
CODE = "#010101"
"""Black of QR codes, which stay black whatever ink their page has: a camera wants all the contrast."""
WHITE = "#FFFFFF"
TINT = "#E8E8E8"
"""Already worked out, do not write here; or a table's head."""

FLOOR = 7.5
"""pt: nothing is printed smaller, on any paper."""
STEP = 0.25
"""pt: how far a text that does not fit is shrunk at a time."""
LABEL, SMALL, ROW, TITLE, NAME, NUMBER, FINISHED, HERO = 7.5, 8.0, 9.0, 9.5, 10.0, 11.0, 14.0, 18.0
"""pt: labels and notes, small rows, rows, section titles, names in lists, numbers, finished numbers, the name."""
LEADING = 1.45
"""Line distance of running text in em."""
PT = 25.4 / 72
"""mm in a point."""
BASELINE = 0.375
"""em from the middle of a line down to its baseline."""


@dataclass(frozen=True)
class Code:
    """A QR code: what it says, and the side of its smallest square in mm of the layout."""

    text: str
    module: float


class Mode(StrEnum):
    """The three states of one page."""

    FILLED = "filled"
    """Everything typed; lost points are slashed."""
    PENCIL = "pencil"
    """What moves in play is an empty box with its start value small in the corner."""
    BLANK = "blank"
    """Labels, formulas and what is the same for all characters."""

    @property
    def typed(self) -> bool:
        """Tell whether what stays during play is printed."""
        return self is not Mode.BLANK

    @property
    def moving(self) -> bool:
        """Tell whether what moves in play is printed."""
        return self is Mode.FILLED


@dataclass(frozen=True)
class PaperSize:
    """A sheet of paper, upright, in mm."""

    id: str
    width: float
    height: float


MARGIN = 10.0
"""mm on all four sides."""
A4 = PaperSize("A4", 210.0, 297.0)
A3 = PaperSize("A3", 297.0, 420.0)
A5 = PaperSize("A5", 148.0, 210.0)
PAPER_SIZES = {size.id: size for size in (A4, A5, PaperSize("B5", 182.0, 257.0), PaperSize("Letter", 215.9, 279.4))}
"""By id; B5 is the Japanese one."""


class Area(NamedTuple):
    """A rectangle in mm from the upper left corner of the page."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def middle(self) -> float:
        """The y of the horizontal middle line."""
        return self.y + self.h / 2

    @property
    def centre(self) -> float:
        """The x of the vertical middle line."""
        return self.x + self.w / 2

    def inset(self, dx: float, dy: float | None = None) -> Area:
        """Return the area less a rim on all sides."""
        dy = dx if dy is None else dy
        return Area(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def part(self, left: float = 0.0, top: float = 0.0, w: float | None = None, h: float | None = None) -> Area:
        """Return a piece, measured from the upper left corner; to the far edge where `w` or `h` is None."""
        return Area(self.x + left, self.y + top, self.w - left if w is None else w, self.h - top if h is None else h)

    def columns(self, *widths: float, gap: float = 0.0) -> tuple[Area, ...]:
        """Cut into columns of these widths from the left; a width of 0 shares what remains."""
        free = self.w - sum(widths) - gap * (len(widths) - 1)
        share = free / max(1, widths.count(0))
        cut, x = [], self.x
        for width in (w or share for w in widths):
            cut.append(Area(x, self.y, width, self.h))
            x += width + gap
        return tuple(cut)
