"""Sheets for a fight on paper: its phases, characters with points to strike and rounds to tick, a record below."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from desktop.core.numbers import out_of
from desktop.core.view_models import Gauge
from desktop.core.words import Phrase
from desktop.views.paper.fight_boxes import Track, draw_tracks, height_of
from desktop.views.paper.plates import Facts, headed, numbers
from desktop.views.paper.protocol import Choice, PaperContents, Printout
from desktop.views.paper.screen import MOST_TITLE
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HEAVY, LABEL, MEDIUM, PT, ROW, SMALL, THIN, TINT, Area
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.parts import SECTION, section, tick_at
from desktop.views.paper.sheet.tables import Column, table
from desktop.views.paper.text.fitting import TIGHT
from desktop.views.paper.text.game_name import game_name
from desktop.views.paper.text.great import great
from desktop.views.paper.text.kinsoku import clean, filled, wrap

TOP, STRIP, STRIP_LINE, HEAD = 9.0, 13.0, 3.5, 5.0
"""mm: the page's head, the strip of phases at least, a line in it, the head of the table."""
ORDER, NAME, NAME_HIGH = 13.0, 50.0, 6.4
"""mm: columns of the order and of names; height of a name that is above the points."""
BESIDE = 90.0
"""mm: names are beside the points where so much remains for these."""
FEW, TICKS, MORE = 3, 30.0, 46.0
"""So many states are in a narrow column of mm, more in a wide one."""
STATE, TICK = 4.4, 4.0
"""mm: height of a state, side of its tick."""
BEFORE_STATE, AFTER_STATE = 4.8, 1.0
"""mm: where a state's name begins beside its tick, and to the next tick at least."""
BETWEEN = 4.0
"""mm: before a fact that is beside a name, and between two of them at most."""
WRITTEN = 6.6
"""mm: a line of the record."""
LEAST_SHARE, BESIDE_HEAD = 30.0, 1.8
"""mm: what a column of the record has at least that shares what remains; room beside the head of a column."""
PEOPLE = Choice("tracker", "戦闘の記録", (("people", "今夜の人を書き込む"), ("blank", "白紙")))


@dataclass(frozen=True)
class TrackerLine:
    """One person."""

    name: str = ""
    facts: tuple[str, ...] = ()
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
    line: Callable[[Any], TrackerLine]
    """What is known of a character before the fight."""
    blank: TrackerLine
    """The line of an unplanned character."""
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
    """Who is before whom: the least number first."""


def tracker(contents: PaperContents, system: str, plan: Callable[[PaperContents], Plan]) -> list[PageDrawing]:
    """Draw the sheet with the session's characters, as many pages as they need, then the record to be written."""
    made = plan(contents)
    people = (*contents.pcs, *contents.npcs) if contents.choice(PEOPLE) == "people" else ()
    lines = [made.line(sheet) for sheet in sorted(people, key=made.first)]
    live = contents.context.lying().live
    height = _height((*lines, made.blank), made, live.w)
    rest = _strip(contents.context.lying(), contents, made, live.part(top=TOP))
    room = max(1, int((rest.h - HEAD) / height))
    spare = 0 if lines and len(lines) % room == 0 else room - len(lines) % room
    rows = [*lines, *(made.blank for _ in range(spare))]
    pages = []
    for start in range(0, len(rows), room):
        canvas = contents.context.lying()
        rest = _strip(canvas, contents, made, canvas.live.part(top=TOP))
        _people(canvas, contents, made, rest, rows[start : start + room], height)
        pages.append(canvas)
    if made.record is not None:
        canvas = contents.context.lying()
        _record(canvas, contents, made.record, canvas.live.part(top=TOP))
        pages.append(canvas)
    return _headed(pages, contents, system, made)


def tracker_printout(system: str, plan: Callable[[PaperContents], Plan]) -> Printout:
    """Return the sheet of a system as something to print."""
    return Printout("tracker", "戦闘の記録", partial(tracker, system=system, plan=plan), gm=True, choices=(PEOPLE,))


def line_of(sheet: Any, contents: PaperContents, gauges: Sequence[Gauge], facts: Facts, few: int = 4) -> TrackerLine:
    """Return a character's line: the gauges of the strip as boxes, the first numbers below the name.

    Args:
        few: how many numbers are shown at most.
    """
    say = contents.words.say
    tracks = tuple(
        Track(clean(say(gauge.label)), gauge.maximum or 0, gauge.value, gauge.counted)
        for gauge in gauges
        if gauge.value is not None and not gauge.text
    )
    labels = {track.label for track in tracks}
    texts = [f"{label} {value}" for label, value in numbers(sheet, contents, facts) if label not in labels][:few]
    return TrackerLine(clean(sheet.name), tuple(texts), tracks=tracks)


def _height(lines: Sequence[TrackerLine], made: Plan, wide: float) -> float:
    widths, kinds = _columns(made, wide)
    room = wide - sum(widths) - 2
    above = 0.0 if "name" in kinds else NAME_HIGH
    return max(11.0, above + max(height_of(line.tracks, room) for line in lines) + 1.4)


def _headed(pages: Sequence[Canvas], contents: PaperContents, system: str, made: Plan) -> list[PageDrawing]:
    say = contents.words.say
    name = say(game_name(system, contents.game))
    drawn = []
    for number, canvas in enumerate(pages, start=1):
        live = canvas.live
        title = f"{name}　{say('戦闘の記録')}　{say(out_of(number, len(pages)))}"
        wide = min(canvas.width(title, 13, bold=True) + 4, live.w * MOST_TITLE)
        canvas.text(live.part(w=wide, h=6.5), title, 13, bold=True, shorten=True)
        campaign_title = clean(contents.context.campaign_title)
        right = say(made.note) if number == 1 else campaign_title
        canvas.text(live.part(wide, w=live.w - wide, h=6.5), right, ROW, align="right", shorten=True)
        canvas.line((live.x, live.y + 7.2), (live.right, live.y + 7.2), HEAVY)
        drawn.append(canvas.drawing(title=f"{name}　{say('戦闘の記録')}"))
    return drawn


def _strip(canvas: Canvas, contents: PaperContents, made: Plan, area: Area) -> Area:
    """Draw the phases as boxes with arrows between them; return what is left below."""
    if not made.strip:
        return area
    say = contents.words.say
    wide = area.columns(*(0 for _ in made.strip), gap=4.0)[0].w - 2
    rows = [wrap(say(sentence), wide, lambda text: canvas.width(text, LABEL)) for _, sentence in made.strip]
    high = max(STRIP, 6.0 + STRIP_LINE * max(map(len, rows)))
    cuts = area.part(h=high).columns(*(0 for _ in made.strip), gap=4.0)
    for index, (cut, (name, sentence)) in enumerate(zip(cuts, made.strip, strict=True)):
        canvas.rect(cut, MEDIUM)
        canvas.rect(cut.part(h=5), MEDIUM, fill=TINT)
        canvas.text(cut.part(0.6, w=cut.w - 1.2, h=5), headed(say(name)), SMALL, bold=True, align="centre")
        canvas.prose(cut.part(1, 5.4, cut.w - 2, high - 5.6), say(sentence), LABEL, pitch=STRIP_LINE)
        if index:
            x, y = cut.x - 0.8, cut.middle
            canvas.polygon([(x - 2.2, y - 1.6), (x, y), (x - 2.2, y + 1.6)], 0, "#000000")
    return area.part(top=high + 2)


def _columns(made: Plan, wide: float) -> tuple[list[float], list[str]]:
    """Return widths and kinds of the columns: order, name, points, states, rounds; on small paper names are above."""
    before, after = ([(ORDER, "order")] if made.order else []), []
    if made.states:
        after.append((TICKS if len(made.states) <= FEW else MORE, "states"))
    after += [(made.wide, "round")] * len(made.rounds)
    beside = wide - NAME - sum(width for width, _ in (*before, *after)) >= BESIDE
    own = [(NAME, "name"), (0.0, "tracks")] if beside else [(0.0, "person")]
    widths, kinds = zip(*before, *own, *after, strict=True)
    return list(widths), list(kinds)


def _people(
    canvas: Canvas, contents: PaperContents, made: Plan, area: Area, rows: Sequence[TrackerLine], height: float
) -> None:
    say = contents.words.say
    widths, kinds = _columns(made, area.w)
    whole = area.part(h=HEAD + height * len(rows))
    cuts = whole.columns(*widths)
    canvas.rect(whole.part(h=HEAD), 0, fill=TINT)
    words = {
        "order": headed(say(made.order)),
        "name": say("名前"),
        "person": say("名前"),
        "tracks": "",
        "states": say("状態"),
    }
    rounds = iter(made.rounds)
    for cut, kind in zip(cuts, kinds, strict=True):
        text = say(next(rounds)) if kind == "round" else words[kind]
        canvas.text(cut.part(h=HEAD).inset(0.5, 0), text, LABEL, align="centre", shorten=True)
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
                draw_tracks(canvas, cell.inset(1, 0.7), line.tracks)
            elif kind == "person":
                _named(canvas, cell.inset(1, 0.7), line)
            elif kind == "states":
                _states(canvas, cell.inset(1, 0.5), [say(state) for state in made.states])
    for cut in cuts[1:]:
        canvas.line((cut.x, whole.y), (cut.x, whole.bottom), THIN)
    canvas.rect(whole, HEAVY)


def _name(canvas: Canvas, cell: Area, line: TrackerLine) -> None:
    if not line.name and not line.facts:
        return
    high = cell.h * (0.5 if line.facts else 1.0)
    great(canvas, cell.part(h=high), line.name, ROW + 1, align="left", shorten=True)
    if line.facts:
        _facts(canvas, cell.part(top=high), line.facts)


def _named(canvas: Canvas, cell: Area, line: TrackerLine) -> None:
    """Draw the points below the name, and the character's facts in one line beside it."""
    head = cell.part(h=NAME_HIGH)
    wide = head.w * 0.4
    if canvas.width(line.name, ROW + 1, bold=True) > wide:  # a long name has all the room that facts leave in a line
        found = sum(canvas.width(fact, LABEL) + BETWEEN for fact in line.facts)
        wide = max(wide, head.w - found)
    great(canvas, head.part(w=wide), line.name, ROW + 1, align="left", shorten=True)
    if line.facts:
        _facts(canvas, head.part(wide + 1), line.facts)
    draw_tracks(canvas, cell.part(top=NAME_HIGH), line.tracks)


def _facts(canvas: Canvas, area: Area, facts: Sequence[str]) -> None:
    """Set facts in lines that break between them, as many as there is room for."""
    pace = LABEL * PT * TIGHT
    lines = list(filled(facts, area.w, lambda text: canvas.width(text, LABEL)))
    lines = lines[: max(1, int((area.h + 0.05) / pace))]
    top = area.middle - pace * len(lines) / 2
    for index, line in enumerate(lines):
        canvas.text(Area(area.x, top + index * pace, area.w, pace), line, LABEL, shorten=True)


def _states(canvas: Canvas, cell: Area, states: Sequence[str]) -> None:
    down = max(1, min(len(states), int(cell.h / STATE)))
    high = cell.h / down
    columns = [states[first : first + down] for first in range(0, len(states), down)]
    needed = [max(canvas.width(state, LABEL) for state in column) + BEFORE_STATE + AFTER_STATE for column in columns]
    spare = (cell.w - sum(needed)) / len(columns) if columns else 0.0
    x = cell.x
    for column, need in zip(columns, needed, strict=True):
        wide = need + spare if spare >= 0 else cell.w / len(columns)
        for index, state in enumerate(column):
            place = Area(x, cell.y + index * high, wide, high)
            tick_at(canvas, place.x, place.middle, size=TICK)
            canvas.text(place.part(BEFORE_STATE, w=wide - BEFORE_STATE - 0.2), state, LABEL, shorten=True)
        x += wide


def _record(canvas: Canvas, contents: PaperContents, record: Record, area: Area) -> None:
    say = contents.words.say
    rest = section(canvas, area.part(h=SECTION), say(record.title), say(record.note))
    columns = _fitting(canvas, [Column(say(head), wide) for head, wide in record.heads], area.w)
    top = rest.y + 0.8
    count = int((area.bottom - top - 4.6) / WRITTEN)
    rows: list[list[str]] = [[""] * len(columns) for _ in range(count)]
    table(canvas, Area(area.x, top, area.w, 0), columns, rows, row=WRITTEN, heavy=True)


def _fitting(canvas: Canvas, columns: Sequence[Column], wide: float) -> list[Column]:
    """Make columns narrower in proportion on small paper, none so that its head is cut."""
    needs = [canvas.width(column.head, LABEL) + BESIDE_HEAD for column in columns]
    wishes = [max(column.width or LEAST_SHARE, need) for column, need in zip(columns, needs, strict=True)]
    if sum(wishes) <= wide:
        return list(columns)
    share = max(0.0, (wide - sum(needs)) / (sum(wishes) - sum(needs)))
    return [
        column._replace(width=need + (wish - need) * share)
        for column, wish, need in zip(columns, wishes, needs, strict=True)
    ]


def rounds(count: int) -> Iterator[str]:
    """Number columns."""
    return (str(number) for number in range(1, count + 1))
