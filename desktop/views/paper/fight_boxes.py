"""Numbers of a character in a fight as boxes to strike, tick or fill in, never smaller than a pencil needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HEAVY, LABEL, MEDIUM, ROW, SPARE, THIN, TINT, Area
from desktop.views.paper.sheet.parts import check_mark, slash, writing_line

GAUGE, GAUGE_LABEL = 6.4, 15.0
"""mm: height of a line of boxes, width of the label before it."""
BOX, STEP, LEAST_BOX = 5.0, 6.5, 4.0
"""mm: side of a box and width of a ladder's step at most, and of both at least; more lines before smaller ones."""
NUMBER, NUMBER_HIGH = 12.0, 6.0
"""mm: a box for two digits."""
MOST_BOXES = 24
"""A gauge of more points is a number to write again and again."""


@dataclass(frozen=True)
class Track:
    """Boxes of one number."""

    label: str
    most: int
    now: int | None = None
    """What is left; None: nothing is struck or ticked."""
    filled: bool = False
    """Boxes that fill up (ticked) instead of points that are lost (struck)."""
    least: int = 0
    """Where a ladder begins: its steps are numbered, and the present one is ringed."""
    ladder: bool = False
    line: bool = False
    """No number: a line to write on."""

    @property
    def count(self) -> int:
        """How many boxes it has; 0: it is a number to write."""
        count = self.most - self.least + 1 if self.ladder else self.most
        return 0 if self.line or count > MOST_BOXES else count


def height_of(tracks: Sequence[Track], wide: float) -> float:
    """Return the mm that tracks need below each other."""
    return GAUGE * sum(len(shared(track.count, wide - GAUGE_LABEL - 0.6)) for track in tracks)


def draw_tracks(canvas: Canvas, cell: Area, tracks: Sequence[Track]) -> None:
    """Draw tracks below each other."""
    y = cell.y
    for track in tracks:
        canvas.text(Area(cell.x, y, GAUGE_LABEL, GAUGE), track.label, LABEL, shorten=True)
        first = 0
        for count in shared(track.count, cell.w - GAUGE_LABEL - 0.6):
            row = Area(cell.x, y, cell.w, GAUGE).part(GAUGE_LABEL + 0.6)
            if track.line:
                writing_line(canvas, row.x, row.bottom - 0.6, row.right)
            elif not count:
                _written(canvas, row, track)
            else:
                _boxes(canvas, row, track, range(first, first + count))
            first += count
            y += GAUGE


def shared(count: int, wide: float) -> tuple[int, ...]:
    """Share boxes out into lines that hold as many each, none of them smaller than a pencil needs."""
    lines = -(-count // int(wide / LEAST_BOX)) if count else 1
    each = -(-count // lines)
    return tuple(min(each, count - each * line) for line in range(lines))


def _boxes(canvas: Canvas, row: Area, track: Track, numbers: range) -> None:
    wide = min(STEP if track.ladder else BOX, row.w / len(numbers))
    high = min(wide, BOX)
    for place_of, index in enumerate(numbers):
        place = Area(row.x + place_of * wide, row.middle - high / 2, wide, high)
        canvas.rect(place, MEDIUM, dash=SPARE if track.now is None and not track.ladder and index >= 6 else None)
        if track.ladder:
            _step(canvas, place, track.least + index, track.now)
        elif track.now is not None and track.filled and index < track.now:
            check_mark(canvas, place)
        elif track.now is not None and not track.filled and index >= track.now:
            slash(canvas, place)


def _step(canvas: Canvas, place: Area, value: int, now: int | None) -> None:
    """Number a step of a ladder, ring the present one; 0 and below are no turns."""
    if value <= 0:
        canvas.rect(place.inset(0.2), 0, fill=TINT)
    canvas.text(place, str(value).replace("-", "−"), LABEL, align="centre")
    if value == now:
        canvas.ellipse(place.inset(0.3), HEAVY)


def _written(canvas: Canvas, area: Area, track: Track) -> None:
    """Leave boxes for a number that is written again and again."""
    for index in range(max(1, int(area.w / NUMBER))):
        cell = Area(area.x + index * NUMBER, area.middle - NUMBER_HIGH / 2, NUMBER, NUMBER_HIGH)
        canvas.rect(cell, THIN)
        if not index and track.now is not None:
            canvas.text(cell, str(track.now).replace("-", "−"), ROW, bold=True, align="centre", shorten=True)
