"""One card of two sizes: kind, cost, name, whom and when, its text, boxes for uses.

Nothing is cut: text shrinks to the smallest size that is printed, then the rest stands on a second card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from desktop.core.words import Words, phrase
from desktop.views.paper import fitting
from desktop.views.paper.canvas import Canvas
from desktop.views.paper.great import great
from desktop.views.paper.ink import (
    FINISHED,
    FLOOR,
    HEAVY,
    LABEL,
    LEADING,
    MEDIUM,
    NUMBER,
    PT,
    ROW,
    SMALL,
    SPARE,
    THIN,
    TINT,
    TITLE,
    Area,
)
from desktop.views.paper.kinsoku import clean, wrap
from desktop.views.paper.parts import bar, tick, writing_line, writing_lines
from desktop.views.paper.typeface import Style

RIM = 4.0
"""mm from the cut to the frame."""
HEAD, FOOT, CORNER = 15.4, 4.4, 13.0
"""mm: height of tag and name, of the lowest line, side of the box for a cost."""
LINE, USE, BOX, CELL = 3.5, 5.6, 4.2, 7.6
"""mm: a line of a rule, a line of uses, the box of one use, the width of the box of a number."""
MOST_BOXES = 6
"""More uses are a number to strike out."""
MOST_LABEL = 27.0
"""mm that the words before the rules take at most."""
BROAD = 70.0
"""mm of inner width from which the text stands beside the rules instead of below them."""
SIDE = 41.0
"""mm: the rules of a broad card."""


@dataclass(frozen=True)
class Uses:
    """Boxes of one period, the first of them ticked."""

    label: str
    most: int
    used: int = 0


@dataclass(frozen=True)
class Face:
    """What stands on a card, in the language of the page."""

    kind: str
    name: str
    dark: bool = False
    """A black tag: what a character can do; a white one: what somebody has."""
    cost: tuple[str, str] = ("", "")
    """What it costs: in what, and how much."""
    rules: tuple[tuple[str, str], ...] = ()
    """系統, 対象, 制限, …: label and text."""
    chosen: tuple[str, str] = ("", "")
    """What is filled in for ○○, and the sign it stands for."""
    text: str = ""
    number: tuple[str, str] = ("", "")
    """A number with an empty box beside it."""
    uses: tuple[Uses, ...] = ()
    source: str = ""
    owner: str = ""


@dataclass(frozen=True)
class _Plan:
    """Where everything of a card stands, and how much text there is room for."""

    rules: Area
    uses: Area
    text: Area


def pieces(face: Face, width: float, height: float, canvas: Canvas, words: Words) -> list[tuple[Face, tuple[str, ...]]]:
    """Return the cards that a face needs, each with its lines of text where they could not all stand on the first.

    Args:
        canvas: one to measure with.
    """
    inner = _inner(Area(0, 0, width, height))
    first = _shortened(face, inner, canvas)
    plan = _plan(first, inner, canvas)
    if _whole(first.text, plan.text, canvas):
        return [(first, ())]
    style = Style(FLOOR)
    lines = wrap(first.text, plan.text.w, canvas.face.measure(style))
    more = replace(first, cost=("", ""), rules=(), chosen=("", ""), number=("", ""), uses=(), text="")
    room, further = _room(plan.text), _room(_plan(more, inner, canvas).text)
    cuts = [tuple(lines[:room])]
    rest = lines[room:]
    while rest:
        while rest and not rest[0]:
            rest = rest[1:]
        cuts.append(tuple(rest[:further]))
        rest = rest[further:]
    cuts = [cut for cut in cuts if cut] or [()]
    count = len(cuts)
    faces = (first, *(more for _ in range(count - 1)))
    return [
        (_numbered(one, n, count, words), cut) for n, (one, cut) in enumerate(zip(faces, cuts, strict=True), start=1)
    ]


def _numbered(face: Face, number: int, count: int, words: Words) -> Face:
    if count == 1:
        return face
    told = words.say(phrase("{n}／{m}枚目", n=number, m=count))
    return replace(face, source="　".join(part for part in (told, face.source) if part))


def draw(canvas: Canvas, outer: Area, face: Face, lines: Sequence[str] = ()) -> None:
    """Draw a card.

    Args:
        outer: as it is cut.
        lines: text that `pieces` has broken; empty: the face's own, which fits.
    """
    inner = _inner(outer)
    canvas.rect(inner, HEAVY, radius=1.6)
    plan = _plan(face, inner, canvas)
    _head(canvas, inner, face)
    _rules(canvas, plan.rules, face)
    _uses(canvas, plan.uses, face)
    _across(canvas, inner, inner.y + HEAD)
    if inner.w >= BROAD and plan.rules.w:
        canvas.line((plan.text.x - 1.6, inner.y + HEAD + 1.2), (plan.text.x - 1.6, inner.bottom - FOOT - 1), THIN)
    else:
        if plan.rules.h:
            _across(canvas, inner, plan.rules.bottom + 0.5)
        if plan.uses.h:
            _across(canvas, inner, plan.uses.y - 0.4)
    _across(canvas, inner, inner.bottom - FOOT)
    if lines:
        _set(canvas, plan.text, lines, FLOOR)
    elif face.text:
        canvas.prose(plan.text, face.text, TITLE)
    else:
        writing_lines(canvas, plan.text, pitch=6.4)
    row = Area(inner.x + 1.8, inner.bottom - FOOT + 0.2, inner.w - 3.6, FOOT - 0.4)
    canvas.text(row.part(w=row.w * 0.42), face.source, LABEL, shorten=True)
    canvas.text(row.part(row.w * 0.44), face.owner, LABEL, align="right", shorten=True)


BLANK_PITCH = 6.4
"""mm from line to line of a card to be written by hand."""


@dataclass(frozen=True)
class Blank:
    """What a card that is written by hand asks for."""

    kind: str = ""
    labels: tuple[str, ...] = ()
    """Of its first lines."""
    number: tuple[str, str] = ("", "")
    """A number with an empty box beside it."""


def draw_blank(canvas: Canvas, outer: Area, words: Words, asked: Blank = Blank()) -> None:
    """Draw a card to be written by hand."""
    inner = _inner(outer)
    canvas.rect(inner, HEAVY, radius=1.6)
    tag = inner.part(1.4, 1.4, 20, 5)
    canvas.rect(tag, MEDIUM)
    if asked.kind:
        canvas.text(tag.inset(1, 0), words.say(asked.kind), SMALL, align="centre", shorten=True)
    corner = inner.part(inner.w - 1.4 - CORNER, 1.2, CORNER, CORNER)
    canvas.rect(corner, MEDIUM, radius=1)
    canvas.text(corner.part(0.5, 0.6, CORNER - 1, 3.4), words.say("費用"), LABEL, align="centre", shorten=True)
    writing_line(canvas, inner.x + 1.8, inner.y + HEAD - 1.2, corner.x - 1.5)
    _across(canvas, inner, inner.y + HEAD)
    low = inner.bottom - FOOT - 8
    lines = Area(inner.x + 1.8, inner.y + HEAD + 0.4, inner.w - 3.6, low - inner.y - HEAD - 2.5)
    writing_lines(canvas, lines, pitch=BLANK_PITCH)
    for number, label in enumerate(asked.labels[: int(lines.h / BLANK_PITCH)]):
        place = Area(lines.x, lines.y + number * BLANK_PITCH, lines.w, BLANK_PITCH - 1)
        canvas.text(place, words.say(label), LABEL, shorten=True)
    _across(canvas, inner, low)
    label, value = (words.say(part) for part in asked.number)
    taken = _number(canvas, Area(inner.x + 1.8, low, inner.w - 3.6, 8.0), label, value) if value else 0.0
    for index in range(int(min(MOST_BOXES, (inner.w - 3.6 - taken) / (BOX + 0.8)))):
        place = Area(inner.right - 1.8 - (index + 1) * (BOX + 0.8), low + 4 - BOX / 2, BOX, BOX)
        canvas.rect(place, THIN, SPARE)
    _across(canvas, inner, inner.bottom - FOOT)


def draw_back(canvas: Canvas, outer: Area, title: str) -> None:
    """Draw the back of a card, the same for all: nothing tells one from another."""
    inner = _inner(outer)
    canvas.rect(inner, HEAVY, radius=1.6)
    canvas.rect(inner.inset(2), THIN, radius=1)
    step = 5.5
    across, down = int((inner.w - 8) / step), int((inner.h - 8) / step)
    left, top = inner.centre - across * step / 2, inner.middle - down * step / 2
    name = Area(inner.x + 5, inner.middle - 6, inner.w - 10, 12)
    for number in range(across * down):
        x, y = left + (number % across + 0.5) * step, top + (number // across + 0.5) * step
        if abs(y - inner.middle) < 9:
            continue
        points = [(x, y - 2.2), (x + 1.5, y), (x, y + 2.2), (x - 1.5, y)]
        canvas.polygon(points, THIN, TINT)
    great(canvas, name, title, 16, shorten=True)


def _inner(outer: Area) -> Area:
    return outer.inset(RIM)


def _across(canvas: Canvas, inner: Area, y: float) -> None:
    canvas.line((inner.x + 1.4, y), (inner.right - 1.4, y), THIN)


def _name_place(inner: Area, face: Face) -> Area:
    return inner.part(1.8, 6.9, inner.w - (CORNER + 4.4 if face.cost[1] else 3.6), HEAD - 7.3)


def _shortened(face: Face, inner: Area, canvas: Canvas) -> Face:
    """Return the face with all that its places cannot hold standing before its text: a long name, long rules."""
    before = []
    place = _name_place(inner, face)
    style = Style(FLOOR, bold=True)
    name = clean(face.name)
    held = wrap(name, place.w, canvas.face.measure(style))
    room = int((place.h + 0.05) / (FLOOR * PT * 1.2))
    if len(held) > room:
        before.append(name)
        kept = "".join(held[:room])
        face = replace(face, name=f"{kept[:-8]}…")
    wide = _rules_width(inner)
    most = inner.h - HEAD - FOOT - _uses_height(face, wide, canvas) - (7.6 if face.chosen[1] else 0)
    most = most - 1.2 if inner.w >= BROAD else most * 0.5
    kept_rules, high = [], 0.0
    for label, text in face.rules:
        height = _rule_height(label, text, wide, canvas, face)
        if high + height > most or height > most * 0.7:
            before.append(f"{label}　{text}")
        else:
            kept_rules.append((label, text))
            high += height
    chosen = face.chosen
    if chosen[1] and canvas.width(chosen[1], LABEL, bold=True) > _chosen_room(wide, chosen, canvas):
        before.append(f"{chosen[0]}＝{chosen[1]}")
        chosen = ("", "")
    text = "\n".join((*before, clean_lines(face.text)))
    return replace(face, rules=tuple(kept_rules), chosen=chosen, text=text.strip("\n"))


def clean_lines(text: str) -> str:
    """Return a text whose lines hold nothing that cannot be set."""
    return "\n".join(clean(line) for line in text.splitlines())


def _rules_width(inner: Area) -> float:
    return SIDE if inner.w >= BROAD else inner.w - 3.6


def _label_width(face: Face, canvas: Canvas) -> float:
    most = max((canvas.width(label, LABEL) for label, _ in face.rules), default=0.0)
    return min(MOST_LABEL, most + 2.4)


def _rule_height(label: str, text: str, wide: float, canvas: Canvas, face: Face) -> float:
    style = Style(FLOOR)
    room = wide - _label_width(face, canvas)
    return 0.7 + LINE * max(1, len(wrap(clean(text), room, canvas.face.measure(style))))


def _chosen_room(wide: float, chosen: tuple[str, str], canvas: Canvas) -> float:
    return wide - canvas.width(f"{chosen[0]}＝", ROW) - 2.6


def _plan(face: Face, inner: Area, canvas: Canvas) -> _Plan:
    top, bottom = inner.y + HEAD, inner.bottom - FOOT
    wide = _rules_width(inner)
    rules = sum(_rule_height(*rule, wide, canvas, face) for rule in face.rules) + (7.6 if face.chosen[1] else 0)
    uses = _uses_height(face, wide, canvas)
    beside = inner.w >= BROAD
    if beside:
        wide = wide if rules or uses else 0.0
        x = inner.x + 1.8 + (wide + 3.4 if wide else 0)
        return _Plan(
            Area(inner.x + 1.8, top + 0.7, wide, rules),
            Area(inner.x + 1.8, bottom - uses - 0.4, wide, uses),
            Area(x, top + 0.8, inner.right - 1.8 - x, bottom - top - 1.4),
        )
    first = Area(inner.x + 1.8, top + 0.5, wide, rules)
    last = Area(inner.x + 1.8, bottom - uses, wide, uses)
    start = first.bottom + 0.9 if rules else top + 0.7
    return _Plan(first, last, Area(inner.x + 1.8, start, wide, last.y - start - (0.8 if uses else 0.5)))


def _number_width(face: Face, wide: float, canvas: Canvas) -> float:
    """Return what a number with its two boxes takes."""
    return min(canvas.width(face.number[0], LABEL) + 0.1, wide - 20) + 1.4 + 2 * CELL + 0.6


def _beside(face: Face, wide: float, canvas: Canvas) -> bool:
    """Tell whether the only line of uses has room beside the number."""
    if not face.number[1] or len(face.uses) != 1:
        return False
    (use,) = face.uses
    boxes = use.most if use.most <= MOST_BOXES else 0
    needed = canvas.width(use.label, LABEL) + 2 + (boxes * (BOX + 0.4) if boxes else 10)
    return _number_width(face, wide, canvas) + needed <= wide


def _uses_height(face: Face, wide: float, canvas: Canvas) -> float:
    lines = 0 if _beside(face, wide, canvas) else len(face.uses)
    return USE * lines + (8.0 if face.number[1] else 0)


def _room(area: Area) -> int:
    return max(1, int((area.h + 0.05) / (FLOOR * PT * LEADING)))


def _whole(text: str, area: Area, canvas: Canvas) -> bool:
    def room(size: float) -> int:
        return int((area.h + 0.05) / (size * PT * LEADING))

    return not text or fitting.running(text, area.w, room, Style(TITLE), canvas.face).complete


def _set(canvas: Canvas, area: Area, lines: Sequence[str], pt: float) -> None:
    pace = pt * PT * LEADING
    for index, line in enumerate(lines):
        canvas.text(Area(area.x, area.y + index * pace, area.w, pace), line, pt)


def _head(canvas: Canvas, inner: Area, face: Face) -> None:
    room = inner.w - (CORNER + 4.4 if face.cost[1] else 2.8)
    wide = min(max(20.0, canvas.width(face.kind, SMALL, bold=True) + 3.4), room)
    tag = inner.part(1.4, 1.4, wide, 5)
    canvas.frame(tag)
    if face.dark:
        bar(canvas, tag, face.kind, SMALL)
    else:
        canvas.rect(tag, MEDIUM)
        canvas.text(tag.inset(1, 0), face.kind, SMALL, bold=True, align="centre", shorten=True)
    great(canvas, _name_place(inner, face), face.name, FINISHED, align="left")
    label, value = face.cost
    if value:
        corner = inner.part(inner.w - 1.4 - CORNER, 1.2, CORNER, CORNER)
        canvas.rect(corner, MEDIUM, radius=1)
        canvas.text(corner.part(0.5, 0.6, CORNER - 1, 3.4), label, LABEL, align="centre", shorten=True)
        great(canvas, corner.part(0.5, 4, CORNER - 1, CORNER - 4.6), value, 17, shorten=True)


def _rules(canvas: Canvas, area: Area, face: Face) -> None:
    wide, y = _label_width(face, canvas), area.y
    style = Style(FLOOR)
    for label, text in face.rules:
        canvas.text(Area(area.x, y, wide - 0.6, LINE + 0.7), label, LABEL, shorten=True)
        lines = wrap(clean(text), area.w - wide, canvas.face.measure(style))
        for number, line in enumerate(lines):
            place = Area(area.x + wide, y + number * LINE, area.w - wide, LINE + (0.7 if len(lines) == 1 else 0))
            canvas.text(place, line, SMALL if len(lines) == 1 else LABEL)
        y += 0.7 + LINE * max(1, len(lines))
    sign, chosen = face.chosen
    if chosen:
        box = Area(area.x, y + 0.4, area.w, 6.6)
        canvas.rect(box, MEDIUM, fill=TINT)
        head = f"{sign}＝"
        left = canvas.width(head, ROW)
        canvas.text(box.part(1, w=left + 0.1), head, ROW)
        canvas.text(box.part(left + 1.4, w=_chosen_room(area.w, face.chosen, canvas) + 0.1), chosen, TITLE, bold=True)


def _uses(canvas: Canvas, area: Area, face: Face) -> None:
    y = area.y
    label, value = face.number
    beside = _beside(face, area.w, canvas)
    if value:
        _number(canvas, area, label, value)
        y += 1.2 if beside else 8.0
    for use in face.uses:
        row = Area(area.x, y, area.w, USE)
        if beside:
            row = row.part(_number_width(face, area.w, canvas))
        boxes = use.most if use.most <= MOST_BOXES else 0
        left = row.right - boxes * (BOX + 0.4)
        for index in range(boxes):
            place = Area(left + index * (BOX + 0.4), row.middle - BOX / 2, BOX, BOX)
            tick(canvas, place, index < use.used)
        text = use.label if boxes else f"{use.label}　　／{use.most}"
        canvas.text(Area(row.x, row.y, left - row.x - 1, row.h), text, LABEL, align="right", shorten=True)
        y += USE


def _number(canvas: Canvas, area: Area, label: str, value: str) -> float:
    """Draw a number and the box for what becomes of it; return the width they take."""
    wide = min(canvas.width(label, LABEL) + 0.1, area.w - 20)
    canvas.text(area.part(w=wide, h=8.0), label, LABEL, shorten=True)
    for index, text in enumerate((value, "")):
        box = Area(area.x + wide + 1.4 + index * (CELL + 0.6), area.y + 1, CELL, 6)
        canvas.rect(box, MEDIUM, fill=TINT if text else "")
        canvas.text(box, text, NUMBER, bold=True, align="centre")
    return wide + 1.4 + 2 * CELL + 2.6
