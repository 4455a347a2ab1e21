"""Cards to be written by hand, and the backs of all cards."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.core.words import Words
from desktop.views.paper.cards.drawing import across, draw_number
from desktop.views.paper.cards.plan import BOX, CORNER, FOOT, HEAD, MOST_BOXES, inner_of
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HEAVY, LABEL, MEDIUM, SMALL, SPARE, THIN, TINT, Area
from desktop.views.paper.sheet.parts import writing_line, writing_lines
from desktop.views.paper.text.great import great

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
    inner = inner_of(outer)
    canvas.rect(inner, HEAVY, radius=1.6)
    tag = inner.part(1.4, 1.4, 20, 5)
    canvas.rect(tag, MEDIUM)
    if asked.kind:
        canvas.text(tag.inset(1, 0), words.say(asked.kind), SMALL, align="centre", shorten=True)
    corner = inner.part(inner.w - 1.4 - CORNER, 1.2, CORNER, CORNER)
    canvas.rect(corner, MEDIUM, radius=1)
    canvas.text(corner.part(0.5, 0.6, CORNER - 1, 3.4), words.say("費用"), LABEL, align="centre", shorten=True)
    writing_line(canvas, inner.x + 1.8, inner.y + HEAD - 1.2, corner.x - 1.5)
    across(canvas, inner, inner.y + HEAD)
    low = inner.bottom - FOOT - 8
    lines = Area(inner.x + 1.8, inner.y + HEAD + 0.4, inner.w - 3.6, low - inner.y - HEAD - 2.5)
    writing_lines(canvas, lines, pitch=BLANK_PITCH)
    for number, label in enumerate(asked.labels[: int(lines.h / BLANK_PITCH)]):
        place = Area(lines.x, lines.y + number * BLANK_PITCH, lines.w, BLANK_PITCH - 1)
        canvas.text(place, words.say(label), LABEL, shorten=True)
    across(canvas, inner, low)
    label, value = (words.say(part) for part in asked.number)
    taken = draw_number(canvas, Area(inner.x + 1.8, low, inner.w - 3.6, 8.0), label, value) if value else 0.0
    for index in range(int(min(MOST_BOXES, (inner.w - 3.6 - taken) / (BOX + 0.8)))):
        place = Area(inner.right - 1.8 - (index + 1) * (BOX + 0.8), low + 4 - BOX / 2, BOX, BOX)
        canvas.rect(place, THIN, SPARE)
    across(canvas, inner, inner.bottom - FOOT)


def draw_back(canvas: Canvas, outer: Area, title: str) -> None:
    """Draw the back of a card, the same for all: nothing tells one from another."""
    inner = inner_of(outer)
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
