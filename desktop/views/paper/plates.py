"""What is folded and is on the table: name plates, tents with the GM's numbers, numbers of the order of acting."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

from desktop.core.custom.profile import FieldKind
from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.words import Phrase, Typed, Words
from desktop.views.paper.calibration import CALIBRATION
from desktop.views.paper.custom import own_text
from desktop.views.paper.protocol import PaperContents, Printout
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import FOLD, HEAVY, LABEL, MEDIUM, ROW, THIN, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.parts import writing_line
from desktop.views.paper.text.great import great
from desktop.views.paper.text.kinsoku import clean, wrap

Fact: TypeAlias = tuple[Phrase | str, Phrase | str]
"""A labelled number."""
Facts: TypeAlias = Callable[[Any, AnyGame], Sequence[Fact]]
"""(sheet, game) -> what is needed again and again in play, the most needed first."""

HIGH = 92.0
"""mm: a plate or a tent unfolded; it is folded in the middle."""
LINE, ORDER = 4.5, 9.0
"""mm: height of one number; width of a box for the place in the order."""
NAME = 40.0
"""pt of a name."""
LONG_NAME = 60
"""A longer name takes the room of its reading."""
OWN = 4
"""Numbers of the campaign that are before those of the rule system."""
MOST_LABEL = 0.55
"""Share of a line that a label takes at most."""
NUMBERS = 15
"""Numbers of the order of acting on a page."""


def plates(contents: PaperContents, facts: Facts) -> list[PageDrawing]:
    """Draw plates for the session's players, then blank ones: outside the name, inside one's own numbers."""

    def draw(canvas: Canvas, area: Area, sheet: Sheet | None) -> None:
        inner, outer = _folded(canvas, area, contents.words)
        with canvas.turned(inner.centre, inner.middle, 180):
            if sheet is None:
                _blank_inside(canvas, inner.inset(5, 3), contents.words, "自分用の控え")
            else:
                _inside(
                    canvas, inner.inset(5, 2.5), sheet, numbers(sheet, contents, facts), contents.words, "自分用の控え"
                )
        _outside(canvas, outer, sheet, contents.words)

    return _pages(contents, "名札", (2, 3), contents.pcs, draw)


def tents(contents: PaperContents, facts: Facts, title: str, *, ordered: bool) -> list[PageDrawing]:
    """Draw tents that hang over the GM's screen: the name on both sides, the numbers on the GM's alone.

    Args:
        ordered: leave room for the place in the order of acting.
    """

    def draw(canvas: Canvas, area: Area, sheet: Sheet | None) -> None:
        inner, outer = _folded(canvas, area, contents.words)
        with canvas.turned(inner.centre, inner.middle, 180):
            if sheet is None:
                _blank_inside(canvas, inner.inset(4, 3), contents.words, "GM側")
            else:
                rows = numbers(sheet, contents, facts)
                _inside(canvas, inner.inset(3.5, 2.5), sheet, rows, contents.words, "GM側", order=ordered)
        _outside(canvas, outer, sheet, contents.words)

    return _pages(contents, title, (3, 3), (*contents.pcs, *contents.npcs), draw)


def order_numbers(contents: PaperContents) -> list[PageDrawing]:
    """Draw 1 to 15 on both sides, each with a line for a name in pencil."""
    canvas = Canvas(Mode.FILLED)
    word = contents.words.say("行動順")
    for index, area in enumerate(_places(canvas, 5, 3)):
        halves = _folded(canvas, area, contents.words)
        for half, degrees in zip(halves, (180.0, 0.0), strict=True):
            with canvas.turned(half.centre, half.middle, degrees):
                canvas.text(half.part(10, 2.2, half.w - 20, 3.6), word, LABEL, align="centre", shorten=True)
                canvas.text(half.part(2, 8, half.w - 4, 26), str(index + 1), 56, bold=True, align="centre")
                if index + 1 in (6, 9):
                    canvas.line((half.centre - 6, half.y + 32), (half.centre + 6, half.y + 32), 1.2)
                writing_line(canvas, half.x + 4, half.bottom - 4, half.right - 4)
    return [canvas.drawing(title=contents.words.say("行動順の番号札"))]


def numbers(sheet: Sheet, contents: PaperContents, facts: Facts) -> list[tuple[str, str]]:
    """Return the numbers that this campaign has added (HP, say) and those of the rule system, the most needed first."""
    say = contents.words.say
    own = [
        (say(field.label), own_text(sheet, field, contents.words))
        for field in contents.game.profile
        if field.kind is FieldKind.NUMBER and not field.removed
    ]
    rows = [(say(label), clean(say(value))) for label, value in facts(sheet, contents.game)]
    # in the sheet's words already: a name that happens to be a word of the book is not translated
    return [(Typed(clean(label)), Typed(value)) for label, value in (*own[:OWN], *rows, *own[OWN:]) if value]


def headed(text: str) -> str:
    """Begin a word that is alone with a capital letter, where its language has them."""
    return text[:1].upper() + text[1:]


def play_session(facts: Facts, *, ordered: bool = True) -> tuple[Printout, ...]:
    """Return what every system has to fold, and the page to measure a printer with.

    Args:
        ordered: whether people act in an order of numbers.
    """
    title = "行動順の札" if ordered else "GM側に数値のある札"
    return (
        Printout("plates", "名札", partial(plates, facts=facts)),
        Printout("tents", title, partial(tents, facts=facts, title=title, ordered=ordered), gm=True),
        *((Printout("order", "行動順の番号札", order_numbers),) if ordered else ()),
        CALIBRATION,
    )


def _pages(
    contents: PaperContents,
    title: str,
    grid: tuple[int, int],
    people: Sequence[Sheet],
    draw: Callable[[Canvas, Area, Sheet | None], None],
) -> list[PageDrawing]:
    """Fill pages with people; the places that are left stay blank for those who come unasked."""
    count = grid[0] * grid[1]
    drawn = []
    for start in range(0, max(1, len(people)), count):
        canvas = Canvas(Mode.FILLED)
        for index, area in enumerate(_places(canvas, *grid), start):
            draw(canvas, area, people[index] if index < len(people) else None)
        drawn.append(canvas.drawing(title=contents.words.say(title)))
    return drawn


def _places(canvas: Canvas, across: int, down: int) -> Iterable[Area]:
    wide = canvas.live.w / across
    for index in range(across * down):
        yield Area(canvas.live.x + index % across * wide, canvas.live.y + index // across * HIGH, wide, HIGH)


def _folded(canvas: Canvas, area: Area, words: Words) -> tuple[Area, Area]:
    """Draw the cut and the fold, and return the upper half, which is turned over, and the lower one."""
    canvas.rect(area, MEDIUM)
    canvas.line((area.x, area.middle), (area.right, area.middle), THIN, FOLD)
    canvas.text(Area(area.x + 1, area.middle + 0.4, 16, 3.2), words.say("山折り"), LABEL, shorten=True)
    return area.part(h=area.h / 2), area.part(top=area.h / 2)


def _outside(canvas: Canvas, half: Area, sheet: Sheet | None, words: Words) -> None:
    """Set reading, name and player so that they are read from across the table; the name is always whole."""
    say = words.say
    crowded = sheet is not None and len(sheet.name) > LONG_NAME
    rule = half.bottom - (8.0 if crowded else 14.6)
    name = (
        half.part(5, 4, half.w - 10, rule - half.y - 4.8)
        if crowded
        else Area(half.x + 5, half.y + 10.4, half.w - 10, rule - half.y - 11.2)
    )
    player = Area(half.x + 4, rule + 1.6, half.w - 8, half.bottom - rule - 3.2)
    canvas.line((half.x + 6, rule), (half.right - 6, rule), HEAVY)
    if sheet is None:
        canvas.text(half.part(5, 4.4, 30, 4), say("名前"), LABEL)
        canvas.text(player.part(1, 0.4, 24, 6), say("プレイヤー"), LABEL)
        writing_line(canvas, player.x + 20, player.y + 6.8, player.right - 1)
        return
    reading = clean(sheet.reading)
    if reading and not crowded:
        great(canvas, Area(half.x + 4, half.y + 4.0, half.w - 8, 6.0), reading, 11, bold=False, shorten=True)
    great(canvas, name, sheet.name or say("（名前なし）"), NAME if half.w > 80 else 28.0)
    if sheet.is_pc and sheet.player:
        who = clean(sheet.player)
        whole = f"{say('プレイヤー')}　{who}"
        text = whole if canvas.width(whole, LABEL) <= player.w else who
        great(canvas, player, text, 13, bold=False, shorten=True)


def _inside(
    canvas: Canvas,
    area: Area,
    sheet: Sheet,
    numbers: Sequence[tuple[str, str]],
    words: Words,
    whose: str,
    *,
    order: bool = False,
) -> None:
    """List as many numbers as there is room for, below the name."""
    tag = headed(words.say("順番")) if order else words.say(whose)
    wide = canvas.width(tag, LABEL) + 0.1
    head = area.part(h=6.4)
    boxes = 2 * ORDER + 1 if order else 0.0
    canvas.text(head.part(head.w - boxes - wide, w=wide), tag, LABEL, align="right")
    for number in range(2 if order else 0):
        canvas.rect(Area(head.right - (2 - number) * ORDER, head.y, ORDER, head.h), MEDIUM)
    place = head.part(w=head.w - boxes - wide - 2)
    great(canvas, place, sheet.name or words.say("（名前なし）"), 11, align="left", shorten=True)
    canvas.line((area.x, area.y + 7.2), (area.right, area.y + 7.2), THIN)
    _numbers(canvas, area.part(top=8.0), numbers)


def _numbers(canvas: Canvas, area: Area, numbers: Sequence[tuple[str, str]]) -> None:
    """Set numbers below each other, two short ones beside each other, a long one in several lines."""
    y, left = area.y, True
    half = (area.w - 4) / 2
    for label, value in numbers:
        short = canvas.width(label, LABEL) + canvas.width(value, ROW, bold=True) + 2 <= half
        if not (short and not left):
            y, left = (y, True) if left else (y + LINE, True)
            lines = _lines(canvas, label, value, half if short else area.w)
            if y + LINE * len(lines) > area.bottom + 0.1:
                return
        if short:
            _number(canvas, Area(area.x if left else area.x + half + 4, y, half, LINE), label, (value,))
            y, left = (y, False) if left else (y + LINE, True)
            continue
        _number(canvas, Area(area.x, y, area.w, LINE), label, lines)
        y += LINE * len(lines)


def _lines(canvas: Canvas, label: str, value: str, wide: float) -> Sequence[str]:
    room = wide - min(canvas.width(label, LABEL), wide * MOST_LABEL) - 1.6
    if canvas.width(value, LABEL, bold=True) <= room:
        return (value,)
    return wrap(value, room, lambda piece: canvas.width(piece, LABEL, bold=True))


def _number(canvas: Canvas, row: Area, label: str, lines: Sequence[str]) -> None:
    """Set a label and its value, which is in several lines where it is long; a short one leaves the label room."""
    size = ROW if len(lines) == 1 else LABEL
    left = row.w - 1.5 - max(canvas.width(line, size, bold=True) for line in lines)
    wide = min(canvas.width(label, LABEL) + 0.1, max(left, row.w * MOST_LABEL + 0.1))
    canvas.text(row.part(w=wide), label, LABEL, shorten=True)
    for number, line in enumerate(lines):
        place = Area(row.x + wide + 1.4, row.y + number * LINE, row.w - wide - 1.4, LINE)
        canvas.text(place, line, size, bold=True, align="right")


def _blank_inside(canvas: Canvas, area: Area, words: Words, whose: str) -> None:
    canvas.text(area.part(h=4), words.say(whose), LABEL)
    for number in range(4):
        writing_line(canvas, area.x, area.y + 13 + number * 8, area.right)
