"""Layout of a card: kind, cost, name, target and timing, its text, boxes for uses.

Nothing is cut: text shrinks to the smallest size that is printed, then the rest is on a second card.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from desktop.core.words import Words, phrase
from desktop.views.paper.cards.face import Face
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import FLOOR, LABEL, LEADING, PT, ROW, TITLE, Area
from desktop.views.paper.text import fitting
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.text.typeface import Style

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
"""mm of inner width from which the text is beside the rules instead of below them."""
SIDE = 41.0
"""mm: the rules of a broad card."""


@dataclass(frozen=True)
class Plan:
    """The parts of a card below its name."""

    rules: Area
    uses: Area
    text: Area


def pieces(face: Face, width: float, height: float, canvas: Canvas, words: Words) -> list[tuple[Face, tuple[str, ...]]]:
    """Return the cards that a face needs, each with its lines of text where they could not all stand on the first.

    Args:
        canvas: one to measure with.
    """
    inner = inner_of(Area(0, 0, width, height))
    first = _shortened(face, inner, canvas)
    plan = plan_of(first, inner, canvas)
    if _whole(first.text, plan.text, canvas):
        return [(first, ())]
    style = Style(FLOOR)
    lines = wrap(first.text, plan.text.w, canvas.face.measure(style))
    more = replace(first, cost=("", ""), rules=(), chosen=("", ""), number=("", ""), uses=(), text="")
    room, further = _room(plan.text), _room(plan_of(more, inner, canvas).text)
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
    text = words.say(phrase("{n}／{m}枚目", n=number, m=count))
    return replace(face, source="　".join(part for part in (text, face.source) if part))


def inner_of(outer: Area) -> Area:
    """Return a card within its frame."""
    return outer.inset(RIM)


def name_place(inner: Area, face: Face) -> Area:
    """Return the place of the name, beside the box of the cost if there is one."""
    return inner.part(1.8, 6.9, inner.w - (CORNER + 4.4 if face.cost[1] else 3.6), HEAD - 7.3)


def _shortened(face: Face, inner: Area, canvas: Canvas) -> Face:
    """Return the face with all that its places cannot hold standing before its text: a long name, long rules."""
    before = []
    place = name_place(inner, face)
    style = Style(FLOOR, bold=True)
    name = clean(face.name)
    lines = wrap(name, place.w, canvas.face.measure(style))
    room = int((place.h + 0.05) / (FLOOR * PT * 1.2))
    if len(lines) > room:
        before.append(name)
        kept = "".join(lines[:room])
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
    if chosen[1] and canvas.width(chosen[1], LABEL, bold=True) > chosen_room(wide, chosen, canvas):
        before.append(f"{chosen[0]}＝{chosen[1]}")
        chosen = ("", "")
    text = "\n".join((*before, clean_lines(face.text)))
    return replace(face, rules=tuple(kept_rules), chosen=chosen, text=text.strip("\n"))


def clean_lines(text: str) -> str:
    """Return a text whose lines hold nothing that cannot be set."""
    return "\n".join(clean(line) for line in text.splitlines())


def _rules_width(inner: Area) -> float:
    return SIDE if inner.w >= BROAD else inner.w - 3.6


def label_width(face: Face, canvas: Canvas) -> float:
    """Return what the words before the rules take."""
    most = max((canvas.width(label, LABEL) for label, _ in face.rules), default=0.0)
    return min(MOST_LABEL, most + 2.4)


def _rule_height(label: str, text: str, wide: float, canvas: Canvas, face: Face) -> float:
    style = Style(FLOOR)
    room = wide - label_width(face, canvas)
    return 0.7 + LINE * max(1, len(wrap(clean(text), room, canvas.face.measure(style))))


def chosen_room(wide: float, chosen: tuple[str, str], canvas: Canvas) -> float:
    """Return what is left for the thing chosen beside the sign it stands for."""
    return wide - canvas.width(f"{chosen[0]}＝", ROW) - 2.6


def plan_of(face: Face, inner: Area, canvas: Canvas) -> Plan:
    """Divide a card: rules above, uses below, text between them, or beside both on a broad card."""
    top, bottom = inner.y + HEAD, inner.bottom - FOOT
    wide = _rules_width(inner)
    rules = sum(_rule_height(*rule, wide, canvas, face) for rule in face.rules) + (7.6 if face.chosen[1] else 0)
    uses = _uses_height(face, wide, canvas)
    beside = inner.w >= BROAD
    if beside:
        wide = wide if rules or uses else 0.0
        x = inner.x + 1.8 + (wide + 3.4 if wide else 0)
        return Plan(
            Area(inner.x + 1.8, top + 0.7, wide, rules),
            Area(inner.x + 1.8, bottom - uses - 0.4, wide, uses),
            Area(x, top + 0.8, inner.right - 1.8 - x, bottom - top - 1.4),
        )
    first = Area(inner.x + 1.8, top + 0.5, wide, rules)
    last = Area(inner.x + 1.8, bottom - uses, wide, uses)
    start = first.bottom + 0.9 if rules else top + 0.7
    return Plan(first, last, Area(inner.x + 1.8, start, wide, last.y - start - (0.8 if uses else 0.5)))


def number_width(face: Face, wide: float, canvas: Canvas) -> float:
    """Return what a number with its two boxes takes."""
    return min(canvas.width(face.number[0], LABEL) + 0.1, wide - 20) + 1.4 + 2 * CELL + 0.6


def uses_beside(face: Face, wide: float, canvas: Canvas) -> bool:
    """Tell whether the only line of uses has room beside the number."""
    if not face.number[1] or len(face.uses) != 1:
        return False
    (use,) = face.uses
    boxes = use.most if use.most <= MOST_BOXES else 0
    needed = canvas.width(use.label, LABEL) + 2 + (boxes * (BOX + 0.4) if boxes else 10)
    return number_width(face, wide, canvas) + needed <= wide


def _uses_height(face: Face, wide: float, canvas: Canvas) -> float:
    lines = 0 if uses_beside(face, wide, canvas) else len(face.uses)
    return USE * lines + (8.0 if face.number[1] else 0)


def _room(area: Area) -> int:
    return max(1, int((area.h + 0.05) / (FLOOR * PT * LEADING)))


def _whole(text: str, area: Area, canvas: Canvas) -> bool:
    def room(size: float) -> int:
        return int((area.h + 0.05) / (size * PT * LEADING))

    return not text or fitting.running(text, area.w, room, Style(TITLE), canvas.face).complete
