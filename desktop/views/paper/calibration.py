"""A page to measure how far a printer sets the back of a page beside its front: scales in front, crosses behind."""

from __future__ import annotations

from desktop.views.paper.protocol import PaperContents, Printout
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import HERO, LABEL, MEDIUM, ROW, SPARE, THIN, Area, Mode
from desktop.views.paper.sheet.marks import PageDrawing, Point
from desktop.views.paper.sheet.parts import section

REACH = 10
"""mm to either side of a scale's middle."""
EDGE = 34.0
"""mm from the paper's edges to the middle of an outer scale."""
RING = 3.0
"""mm: what is on the middle of a scale once the shift has been typed in."""
STEPS = (
    "両面（長辺とじ）、倍率100 %で印刷します。",
    "表を手前に、明かりに透かします。",
    "裏の十字が、目盛りの右へ何mm、下へ何mmに見えるかを読みます。",
    "「今夜の印刷」の「両面のずれ」に書きます。左と上はマイナスです。",
    "もう一度刷ると、裏の点線の円が目盛りの中心に来ます。",
)


def draw(contents: PaperContents) -> list[PageDrawing]:
    """Draw the front and the back of one sheet of paper."""
    say = contents.words.say
    front, back = (Canvas(Mode.FILLED, true_size=True, paper=contents.context.paper) for _ in range(2))
    width, height = contents.context.paper.width, contents.context.paper.height
    for at in _places(width, height):
        _scale(front, at)
        _cross(back, (width - at[0], at[1]))
        right, down = contents.context.back_shift
        _ring(back, (width - at[0] + right, at[1] - down))
    front.text(front.live.part(top=0, h=8), say("両面の位置合わせ"), HERO, bold=True, align="centre")
    place = Area(front.live.x + 8, height / 2 + 17, front.live.w - 16, 50)
    rest = section(front, place, say("使い方"))
    for number, step in enumerate(STEPS, start=1):
        front.text(rest.part(top=1 + (number - 1) * 5.6, h=5.6), f"{number}　{say(step)}", ROW)
    front.text(front.live.part(top=front.live.h - 5, h=5), say("表の面"), LABEL, align="centre")
    back.text(back.live.part(top=back.live.h - 5, h=5), say("裏の面"), LABEL, align="centre")
    title = say("両面の位置合わせ")
    return [front.drawing(title=title, faces_back=True), back.drawing(title=title)]


def _places(width: float, height: float) -> tuple[Point, ...]:
    left, right, top, low = EDGE, width - EDGE, EDGE, height - EDGE
    return ((width / 2, height / 2), (left, top), (right, top), (left, low), (right, low))


def _scale(canvas: Canvas, at: Point) -> None:
    """Draw two scales of single millimetres that cross."""
    x, y = at
    canvas.line((x - REACH, y), (x + REACH, y), THIN)
    canvas.line((x, y - REACH), (x, y + REACH), THIN)
    for step in range(-REACH, REACH + 1):
        long = 1.6 if step % 5 == 0 else 0.8
        canvas.line((x + step, y - long), (x + step, y + long), THIN)
        canvas.line((x - long, y + step), (x + long, y + step), THIN)
    for step in (-REACH, REACH):
        text = str(step).replace("-", "−")
        canvas.text(Area(x + step - 4, y - 5.6, 8, 3.4), text, LABEL, align="centre")
        canvas.text(Area(x + 2.4, y + step - 1.7, 7, 3.4), text, LABEL)


def _cross(canvas: Canvas, at: Point) -> None:
    x, y = at
    canvas.line((x - 8, y), (x + 8, y), MEDIUM)
    canvas.line((x, y - 8), (x, y + 8), MEDIUM)


def _ring(canvas: Canvas, at: Point) -> None:
    canvas.ellipse(Area(at[0] - RING, at[1] - RING, 2 * RING, 2 * RING), THIN, SPARE)


CALIBRATION = Printout("calibration", "両面の位置合わせ", draw)
