"""Sheets for a fight on paper: its phases, everybody with points to strike and rounds to tick, a record below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from desktop.core.numbers import out_of
from desktop.core.shown import Gauge
from desktop.core.words import Phrase
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.fitting import TIGHT
from desktop.views.paper.game_name import game_name
from desktop.views.paper.great import great
from desktop.views.paper.ink import HEAVY, LABEL, MEDIUM, PT, ROW, SMALL, SPARE, THIN, TINT, Area, Mode
from desktop.views.paper.kinsoku import clean, filled
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.parts import SECTION, check_mark, section, slash, tick_at, writing_line
from desktop.views.paper.plates import Facts, headed, numbers
from desktop.views.paper.protocol import Choice, Laid, Printout
from desktop.views.paper.screen import MOST_TITLE
from desktop.views.paper.tables import Column, table

TOP, STRIP, HEAD = 9.0, 13.0, 5.0
"""mm: the page's head, the strip of phases, the head of the table."""
ORDER, NAME, GAUGE_LABEL = 13.0, 50.0, 15.0
"""mm: columns of the order and of names, a gauge's label."""
FEW, TICKS, MORE = 3, 30.0, 46.0
"""So many states stand in a narrow column of mm, more in a wide one."""
BEFORE_STATE, AFTER_STATE = 4.2, 1.0
"""mm: where a state's name begins beside its tick, and to the next tick at least."""
GAUGE, BOX, LEAST_BOX = 5.6, 5.0, 3.2
"""mm: height of a gauge; side of a box at most and at least."""
MOST_BOXES = 24
"""A gauge of more points is a number to write again and again."""
WRITTEN = 6.6
"""mm: a line of the record."""
PEOPLE = Choice("tracker", "戦闘の記録", (("people", "今夜の人を書き込む"), ("blank", "白紙")))


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


@dataclass(frozen=True)
class Line:
    """One person."""

    name: str = ""
    told: tuple[str, ...] = ()
    order: str = ""
    tracks: tuple[Track, ...] = ()


@dataclass(frozen=True)
class Record:
    """A table to be filled in below, or on a page of its own."""

    title: Phrase | str
    heads: tuple[tuple[Phrase | str, float], ...]
    """Words and mm of a column; 0 shares what remains."""
    note: Phrase | str = ""


@dataclass(frozen=True)
class Plan:
    """A system's fight on paper."""

    note: Phrase | str
    strip: tuple[tuple[Phrase | str, Phrase | str], ...]
    """Phases, windows or steps in their order, and what happens in them."""
    line: Callable[[Any], Line]
    """What is known of somebody before the fight."""
    blank: Line
    """What a line has for whoever comes unasked."""
    rounds: Sequence[str]
    """Heads of columns to tick."""
    wide: float = 8.0
    """mm of such a column."""
    order: Phrase | str = "順番"
    """Head of the column of the order; empty: there is none."""
    states: tuple[Phrase | str, ...] = ()
    """To tick, beside the points."""
    record: Record | None = None
    first: Callable[[Any], int] = lambda sheet: 0
    """Who stands before whom: the least number first."""


def tracker(laid: Laid, system: str, plan: Callable[[Laid], Plan]) -> list[PageDrawing]:
    """Draw the sheet with tonight's people, as many pages as they need, then the record to be written."""
    made = plan(laid)
    people = (*laid.pcs, *laid.npcs) if laid.choice(PEOPLE) == "people" else ()
    lines = [made.line(sheet) for sheet in sorted(people, key=made.first)]
    measure = Canvas(Mode.FILLED, landscape=True)
    height = _height((*lines, made.blank))
    room = int((measure.live.h - TOP - STRIP - 2 - HEAD) / height)
    spare = 0 if lines and len(lines) % room == 0 else room - len(lines) % room
    rows = [*lines, *(made.blank for _ in range(spare))]
    pages = []
    for start in range(0, len(rows), room):
        canvas = Canvas(Mode.FILLED, landscape=True)
        rest = _strip(canvas, laid, made, canvas.live.part(top=TOP))
        _people(canvas, laid, made, rest, rows[start : start + room], height)
        pages.append(canvas)
    if made.record is not None:
        canvas = Canvas(Mode.FILLED, landscape=True)
        _record(canvas, laid, made.record, canvas.live.part(top=TOP))
        pages.append(canvas)
    return _headed(pages, laid, system, made)


def tracker_printout(system: str, plan: Callable[[Laid], Plan]) -> Printout:
    """Return the sheet of a system as something to print."""
    return Printout("tracker", "戦闘の記録", partial(tracker, system=system, plan=plan), gm=True, choices=(PEOPLE,))


def line_of(sheet: Any, laid: Laid, gauges: Sequence[Gauge], facts: Facts, few: int = 4) -> Line:
    """Return somebody's line: the gauges of the strip as boxes, the first numbers below the name.

    Args:
        few: how many numbers are told at most.
    """
    say = laid.words.say
    tracks = tuple(
        Track(clean(say(gauge.label)), gauge.maximum or 0, gauge.value, gauge.counted)
        for gauge in gauges
        if gauge.value is not None and not gauge.text
    )
    held = {track.label for track in tracks}
    told = [f"{label} {value}" for label, value in numbers(sheet, laid, facts) if label not in held][:few]
    return Line(clean(sheet.name), tuple(told), tracks=tracks)


def _height(lines: Sequence[Line]) -> float:
    return max(11.0, max(len(line.tracks) for line in lines) * GAUGE + 1.4)


def _headed(pages: Sequence[Canvas], laid: Laid, system: str, made: Plan) -> list[PageDrawing]:
    say = laid.words.say
    name = say(game_name(system, laid.game))
    drawn = []
    for number, canvas in enumerate(pages, start=1):
        live = canvas.live
        title = f"{name}　{say('戦闘の記録')}　{say(out_of(number, len(pages)))}"
        wide = min(canvas.width(title, 13, bold=True) + 4, live.w * MOST_TITLE)
        canvas.text(live.part(w=wide, h=6.5), title, 13, bold=True, shorten=True)
        table_title = clean(laid.context.table_title)
        right = say(made.note) if number == 1 else table_title
        canvas.text(live.part(wide, w=live.w - wide, h=6.5), right, ROW, align="right", shorten=True)
        canvas.line((live.x, live.y + 7.2), (live.right, live.y + 7.2), HEAVY)
        drawn.append(canvas.drawing(title=f"{name}　{say('戦闘の記録')}"))
    return drawn


def _strip(canvas: Canvas, laid: Laid, made: Plan, area: Area) -> Area:
    """Draw the phases as boxes with arrows between them; return what is left below."""
    if not made.strip:
        return area
    say = laid.words.say
    cuts = area.part(h=STRIP).columns(*(0 for _ in made.strip), gap=4.0)
    for index, (cut, (name, told)) in enumerate(zip(cuts, made.strip, strict=True)):
        canvas.rect(cut, MEDIUM)
        canvas.rect(cut.part(h=5), MEDIUM, fill=TINT)
        canvas.text(cut.part(0.6, w=cut.w - 1.2, h=5), headed(say(name)), SMALL, bold=True, align="centre")
        canvas.prose(cut.part(1, 5.4, cut.w - 2, STRIP - 5.6), say(told), LABEL, pitch=3.5)
        if index:
            x, y = cut.x - 0.8, cut.middle
            canvas.polygon([(x - 2.2, y - 1.6), (x, y), (x - 2.2, y + 1.6)], 0, "#000000")
    return area.part(top=STRIP + 2)


def _columns(made: Plan, wide: float) -> tuple[list[float], list[str]]:
    """Return widths and kinds of the columns: order, name, gauges, states, rounds."""
    kinds = (["order"] if made.order else []) + ["name", "tracks"]
    widths = ([ORDER] if made.order else []) + [NAME, 0.0]
    if made.states:
        kinds.append("states")
        widths.append(TICKS if len(made.states) <= FEW else MORE)
    kinds += ["round"] * len(made.rounds)
    widths += [made.wide] * len(made.rounds)
    return widths, kinds


def _people(canvas: Canvas, laid: Laid, made: Plan, area: Area, rows: Sequence[Line], height: float) -> None:
    say = laid.words.say
    widths, kinds = _columns(made, area.w)
    whole = area.part(h=HEAD + height * len(rows))
    cuts = whole.columns(*widths)
    canvas.rect(whole.part(h=HEAD), 0, fill=TINT)
    words = {"order": headed(say(made.order)), "name": say("名前"), "tracks": "", "states": say("状態")}
    rounds = iter(made.rounds)
    for cut, kind in zip(cuts, kinds, strict=True):
        said = say(next(rounds)) if kind == "round" else words[kind]
        canvas.text(cut.part(h=HEAD).inset(0.5, 0), said, LABEL, align="centre", shorten=True)
    for number, line in enumerate(rows):
        top = whole.y + HEAD + number * height
        canvas.line((whole.x, top), (whole.right, top), MEDIUM)
        for cut, kind in zip(cuts, kinds, strict=True):
            cell = Area(cut.x, top, cut.w, height)
            if kind == "order" and line.order:
                canvas.text(cell.inset(1, 1), line.order, 13, bold=True, align="centre", shorten=True)
            elif kind == "name":
                _name(canvas, cell.inset(1.2, 0.6), line)
            elif kind == "tracks":
                _tracks(canvas, cell.inset(1, 0.7), line.tracks)
            elif kind == "states":
                _states(canvas, cell.inset(1, 0.5), [say(state) for state in made.states])
    for cut in cuts[1:]:
        canvas.line((cut.x, whole.y), (cut.x, whole.bottom), THIN)
    canvas.rect(whole, HEAVY)


def _name(canvas: Canvas, cell: Area, line: Line) -> None:
    if not line.name and not line.told:
        return
    high = cell.h * (0.5 if line.told else 1.0)
    great(canvas, cell.part(h=high), line.name, ROW + 1, align="left", shorten=True)
    if line.told:
        _facts(canvas, cell.part(top=high), line.told)


def _facts(canvas: Canvas, area: Area, facts: Sequence[str]) -> None:
    """Set facts in lines that break between them, as many as there is room for."""
    pace = LABEL * PT * TIGHT
    lines = list(filled(facts, area.w, lambda text: canvas.width(text, LABEL)))
    lines = lines[: max(1, int((area.h + 0.05) / pace))]
    top = area.middle - pace * len(lines) / 2
    for index, line in enumerate(lines):
        canvas.text(Area(area.x, top + index * pace, area.w, pace), line, LABEL, shorten=True)


def _tracks(canvas: Canvas, cell: Area, tracks: Sequence[Track]) -> None:
    for number, track in enumerate(tracks):
        row = cell.part(top=number * GAUGE, h=GAUGE)
        canvas.text(row.part(w=GAUGE_LABEL), track.label, LABEL, shorten=True)
        boxes = row.part(GAUGE_LABEL + 0.6)
        count = track.most - track.least + 1 if track.ladder else track.most
        if track.line:
            writing_line(canvas, boxes.x, boxes.bottom - 0.6, boxes.right)
            continue
        side = min(BOX + (1.5 if track.ladder else 0), boxes.w / count) if count else 0.0
        if not count or count > MOST_BOXES or side < LEAST_BOX:
            _written(canvas, boxes, track)
            continue
        for index in range(count):
            place = Area(boxes.x + index * side, row.middle - min(side, BOX) / 2, side, min(side, BOX))
            canvas.rect(place, MEDIUM, dash=SPARE if track.now is None and not track.ladder and index >= 6 else None)
            if track.ladder:
                _step(canvas, place, track.least + index, track.now)
            elif track.now is not None and track.filled and index < track.now:
                check_mark(canvas, place)
            elif track.now is not None and not track.filled and index >= track.now:
                slash(canvas, place)


def _step(canvas: Canvas, place: Area, value: int, now: int | None) -> None:
    """Number a step of a ladder, ring the present one; at 0 and below nobody acts."""
    if value <= 0:
        canvas.rect(place.inset(0.2), 0, fill=TINT)
    canvas.text(place, str(value).replace("-", "−"), LABEL, align="centre")
    if value == now:
        canvas.ellipse(place.inset(0.3), HEAVY)


def _written(canvas: Canvas, area: Area, track: Track) -> None:
    """Leave boxes for a number that is written again and again."""
    wide = 12.0
    for index in range(max(1, int(area.w / wide))):
        cell = Area(area.x + index * wide, area.middle - 2.5, wide, 5)
        canvas.rect(cell, THIN)
        if not index and track.now is not None:
            canvas.text(cell, str(track.now).replace("-", "−"), ROW, bold=True, align="centre", shorten=True)


def _states(canvas: Canvas, cell: Area, states: Sequence[str]) -> None:
    down = max(1, min(len(states), int(cell.h / 4.2)))
    high = cell.h / down
    columns = [states[first : first + down] for first in range(0, len(states), down)]
    needed = [max(canvas.width(state, LABEL) for state in column) + BEFORE_STATE + AFTER_STATE for column in columns]
    spare = (cell.w - sum(needed)) / len(columns) if columns else 0.0
    x = cell.x
    for column, need in zip(columns, needed, strict=True):
        wide = need + spare if spare >= 0 else cell.w / len(columns)
        for index, state in enumerate(column):
            place = Area(x, cell.y + index * high, wide, high)
            tick_at(canvas, place.x, place.middle, size=3.4)
            canvas.text(place.part(BEFORE_STATE, w=wide - BEFORE_STATE - 0.2), state, LABEL, shorten=True)
        x += wide


def _record(canvas: Canvas, laid: Laid, record: Record, area: Area) -> None:
    say = laid.words.say
    rest = section(canvas, area.part(h=SECTION), say(record.title), say(record.note))
    columns = [Column(say(head), wide) for head, wide in record.heads]
    top = rest.y + 0.8
    count = int((area.bottom - top - 4.6) / WRITTEN)
    rows: list[list[str]] = [[""] * len(columns) for _ in range(count)]
    table(canvas, Area(area.x, top, area.w, 0), columns, rows, row=WRITTEN, heavy=True)


def rounds(count: int) -> Iterator[str]:
    """Number columns."""
    return (str(number) for number in range(1, count + 1))
