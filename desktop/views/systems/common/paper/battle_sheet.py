"""戦場シート in true size: as large as one page lets it be, or in pieces to glue (CM-HEX-01…05, CM-APP-09)."""

from __future__ import annotations

import math
from functools import partial

from desktop.core.maps import hexes
from desktop.core.words import Words, phrase
from desktop.services.text.catalogue import Catalogue
from desktop.systems.common import SYSTEM
from desktop.views.paper.plates import headed
from desktop.views.paper.protocol import Choice, PaperContents, Printout
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.ink import (
    A3,
    FOLD,
    HERO,
    LABEL,
    MARGIN,
    MEDIUM,
    ROW,
    SMALL,
    THIN,
    TINT,
    TITLE,
    WHITE,
    Area,
    Mode,
    PaperSize,
)
from desktop.views.paper.sheet.marks import PageDrawing, Point
from desktop.views.paper.sheet.parts import SECTION, section

FULL_TITLE = "コモン・テーブルトップ・ロールプレイング・ゲーム・システム"
"""CM-HEX-01, CM-MAP-01: what both sheets are headed with."""
HEAD, FOOT = 17.0, 53.0
"""mm: room above and below the hexes of a whole sheet."""
BASE = 25.0
"""mm: the base of a figure."""
DOTS, APART = (0.3, 1.6), 0.6
"""mm: its dotted circle, and how far that stays from the small numbers."""
BASES = {"40": "40 mm（台は32 mmまで）", "30": "30 mm（台は25 mmまで）", "35": "35 mm（台は28 mmまで）",
         "50": "50 mm（台は40 mmまで）", "60": "60 mm（台は50 mmまで）"}  # fmt: skip
"""mm across the flats of a hex in pieces, and the greatest base that has room in it."""
FIGURES = Choice("figures", "フィギュアのヘクス", tuple(BASES.items()))
LAP = 10.0
"""mm: what a piece shows of its neighbour and is glued under it."""
EDGE = 0.7
"""mm: the line round the whole field."""
STEPS = (
    ("セットアッププロセス", "終わりにAP＋MAXAP（上限MAXAP）"),
    ("イニシアティヴプロセス", "AP1以上でAP÷MAXAPが最大の人。同じならダイス"),
    ("メインプロセス", "自分のターン。マイナー、メジャーNでAP−N。何もしないならAP−1"),
    ("クリンナッププロセス", "全員がAP0以下で、ラウンド終了"),
)


def across(side: float) -> float:
    """Return the distance of two parallel sides of a hex, in mm."""
    return side * math.sqrt(3)


def largest(paper: PaperSize) -> float:
    """Return the greatest side, in tenths of mm, at which the whole field is on a paper upright."""
    wide, high = hexes.size(1.0)
    room = min((paper.width - 2 * MARGIN) / wide, (paper.height - 2 * MARGIN - HEAD - FOOT) / high)
    return math.floor(room * 10) / 10


def whole(contents: PaperContents, paper: PaperSize | None = None) -> list[PageDrawing]:
    """Draw the sheet on one page, by default on the paper of all others."""
    paper = paper or contents.context.paper
    canvas, side, words = Canvas(Mode.BLANK, true_size=True, paper=paper), largest(paper), contents.words
    live = canvas.live
    say = words.say
    canvas.text(live.part(h=5), say(FULL_TITLE), ROW, align="centre")
    canvas.text(live.part(top=5.2, h=8), say("戦場シート"), HERO, bold=True, align="centre")
    canvas.line((live.x, live.y + 14.2), (live.right, live.y + 14.2), EDGE)
    high = hexes.size(side)[1]
    _compass(canvas, (live.x + 14, live.y + 28), words)
    _scale_words(canvas, live.part(live.w - 42, 17, h=14), side, words)
    _Field(canvas, (live.centre, live.y + HEAD + high / 2 - 0.4), side).draw()
    _below(canvas, live.part(top=live.h - FOOT + 3), words)
    _foot(canvas, words.say("・").join((paper.id, _mm(across(side)))), words)
    return [canvas.drawing(title=say("戦場シート"))]


def pieces(contents: PaperContents) -> list[PageDrawing]:
    """Draw the field larger than a page, in pieces that overlap; marks say where to glue."""
    flats = float(contents.choice(FIGURES))
    side, paper, words = flats / math.sqrt(3), contents.context.paper, contents.words
    wide, high = hexes.size(side)
    landscape = min((False, True), key=lambda way: math.prod(_grid(_blank(paper, way), wide, high)))
    view = _view(_blank(paper, landscape))
    columns, rows = _grid(_blank(paper, landscape), wide, high)
    drawn = []
    for number in range(columns * rows):
        column, row = number % columns, number // columns
        canvas = _blank(paper, landscape)
        left = -wide / 2 + _start(column, columns, view.w, wide)
        top = -high / 2 + _start(row, rows, view.h, high)
        with canvas.through(view):
            _Field(canvas, (view.x - left, view.y - top), side).draw(view)
        _glue(canvas, view, (column, columns), (row, rows), words)
        head = phrase(
            "戦場シート　{n}／{m}枚目（上から{row}段目、左から{column}枚目）",
            n=number + 1,
            m=columns * rows,
            row=row + 1,
            column=column + 1,
        )
        canvas.text(canvas.live.part(w=canvas.live.w - 62, h=5), words.say(head), ROW, bold=True)
        text = words.say(phrase("1ヘクス {mm}　重ねる幅 {lap} mm", mm=_mm(across(side)), lap=int(LAP)))
        canvas.text(canvas.live.part(canvas.live.w - 60, h=5), text, LABEL, align="right")
        _foot(canvas, words.say("・").join((paper.id, _mm(across(side)))), words)
        drawn.append(canvas.drawing(title=words.say("戦場シート（フィギュア用）")))
    return drawn


def _blank(paper: PaperSize, landscape: bool) -> Canvas:
    return Canvas(Mode.BLANK, landscape=landscape, true_size=True, paper=paper)


def _view(canvas: Canvas) -> Area:
    """Return where the field shows on a piece: all but the lines above and below."""
    return canvas.live.part(top=8.6, h=canvas.live.h - 8.6 - 6)


def _grid(canvas: Canvas, wide: float, high: float) -> tuple[int, int]:
    """Return how many pieces are beside and below each other."""
    view = _view(canvas)
    return _count(wide + 2, view.w), _count(high + 2, view.h)


def _count(length: float, room: float) -> int:
    return max(1, math.ceil((length - LAP) / (room - LAP)))


def _start(index: int, count: int, room: float, length: float) -> float:
    """Return where a piece begins, from the field's upper or left edge; the pieces together are in the middle."""
    spare = count * room - (count - 1) * LAP - length
    return index * (room - LAP) - spare / 2


def _mm(length: float) -> str:
    return f"{length:.1f} mm"


class _Field:
    """Draws the 37 hexes about a middle."""

    def __init__(self, canvas: Canvas, middle: Point, side: float) -> None:
        self._canvas, self._middle, self._side = canvas, middle, side

    def draw(self, view: Area | None = None) -> None:
        """Draw all of them, or those that a view shows."""
        shown = [n for n in hexes.NUMBERS if view is None or self._touches(self._centre(n), view)]
        for number in shown:
            tinted = hexes.ring(number) in (0, 2)
            self._canvas.polygon(self._corners(number), MEDIUM, fill=TINT if tinted else "")
        for number in shown:
            self._rim(number)
            self._numbers(number)

    def _centre(self, number: int) -> Point:
        x, y = hexes.centre(number, self._side)
        return self._middle[0] + x, self._middle[1] + y

    def _touches(self, at: Point, view: Area) -> bool:
        reach = self._side
        return view.x - reach < at[0] < view.right + reach and view.y - reach < at[1] < view.bottom + reach

    def _corners(self, number: int) -> list[Point]:
        """Return the corners clockwise, the right one first; the side N is between the fifth and the sixth."""
        x, y = self._centre(number)
        angles = (math.radians(60 * n) for n in range(6))
        return [(x + self._side * math.cos(a), y + self._side * math.sin(a)) for a in angles]

    def _rim(self, number: int) -> None:
        """Draw the sides that belong to no second hex heavily."""
        corners, near = self._corners(number), hexes.neighbours(number)
        for index, name in enumerate(("SE", "S", "SW", "NW", "N", "NE")):
            if name not in near:
                self._canvas.line(corners[index], corners[(index + 1) % 6], EDGE, round_cap=True)

    def _numbers(self, number: int) -> None:
        """Set the number large as an outline, and small in two corners that no base of 25 mm hides."""
        canvas, (x, y), side = self._canvas, self._centre(number), self._side
        great = Area(x - side / 2, y - side / 2, side, side)
        canvas.text(great, str(number), min(30.0, 1.75 * side), outline=0.22, align="centre")
        corner = Area(x - side / 2 + 0.8, y - side * math.sqrt(3) / 2 + 0.5, 7.0, 3.6)
        wide = canvas.width(str(number), TITLE, bold=True)
        self._base(x, y, Area(corner.x - x, corner.y - y, wide, corner.h))
        for degrees in (0.0, 180.0):
            with canvas.turned(x, y, degrees):
                canvas.text(corner, str(number), TITLE, bold=True)
                if number in (6, 9):
                    canvas.line((corner.x, corner.bottom), (corner.x + wide, corner.bottom), MEDIUM)

    def _base(self, x: float, y: float, number: Area) -> None:
        """Dot the circle of a base, with a gap for a small number, seen from the middle."""
        area, radius = Area(x - BASE / 2, y - BASE / 2, BASE, BASE), BASE / 2

        def free(degree: int) -> bool:
            across, down = radius * math.cos(math.radians(degree)), -radius * math.sin(math.radians(degree))
            return not any(
                number.x - APART < sign * across < number.right + APART
                and number.y - APART < sign * down < number.bottom + APART
                for sign in (1, -1)
            )

        open_ = [degree for degree in range(180) if free(degree)]
        if len(open_) == 180:
            self._canvas.ellipse(area, THIN, DOTS)
            return
        begin = next(degree for degree in open_ if not free((degree - 1) % 180))
        for turn in (0, 180):
            self._canvas.arc(area, begin + turn, len(open_) - 1, THIN, DOTS)


def _compass(canvas: Canvas, at: Point, words: Words) -> None:
    for index, name in enumerate(("N", "NE", "SE", "S", "SW", "NW")):
        angle = math.radians(60 * index - 90)
        canvas.line(at, (at[0] + 7 * math.cos(angle), at[1] + 7 * math.sin(angle)), MEDIUM)
        end = at[0] + 10.6 * math.cos(angle), at[1] + 10.2 * math.sin(angle)
        canvas.text(Area(end[0] - 4, end[1] - 2, 8, 4), name, SMALL, align="centre")


def _scale_words(canvas: Canvas, area: Area, side: float, words: Words) -> None:
    say = words.say
    canvas.text(area.part(h=4), say("1ヘクス ＝ 平行な辺の間"), LABEL, align="right")
    canvas.text(area.part(top=4.2, h=5), _mm(across(side)), 11, bold=True, align="right")
    if across(side) > BASE:
        canvas.text(area.part(top=9.4, h=4), say("点線の円は25 mmの台"), LABEL, align="right")


def _below(canvas: Canvas, area: Area, words: Words) -> None:
    """Draw a scale to check with a ruler, the rounds, and how a battle continues."""
    ruler(canvas, area.x, area.y + 5, words)
    cells = area.part(70, 3.6, h=8).columns(*(0 for _ in range(10)))
    canvas.text(area.part(70, -0.8, 40, 4), words.say("ラウンド"), SMALL, bold=True)
    for number, cell in enumerate(cells, start=1):
        canvas.rect(cell, MEDIUM)
        canvas.text(cell, str(number), TITLE, align="centre")
    rest = section(canvas, area.part(top=15.4, h=SECTION), words.say("戦闘の進み方"))
    for box, (name, text) in zip(
        area.part(top=rest.y - area.y + 0.8, h=18).columns(0, 0, 0, 0, gap=2), STEPS, strict=True
    ):
        canvas.rect(box, MEDIUM)
        canvas.rect(box.part(h=5), MEDIUM, fill=TINT)
        canvas.text(box.part(0.6, w=box.w - 1.2, h=5), headed(words.say(name)), LABEL, bold=True, align="centre")
        canvas.prose(box.part(1.2, 5.8, box.w - 2.4, 12), words.say(text), LABEL)
    text = words.say("移動は隣のヘクスへ（<移動> マイナー1）。1つのヘクスに何人でも入れる。")
    canvas.text(area.part(top=40.6, h=4), text, LABEL)


def ruler(canvas: Canvas, x: float, y: float, words: Words) -> None:
    """Draw 50 mm with what to do with them."""
    canvas.line((x, y), (x + 50, y), MEDIUM)
    for tens in range(6):
        high = 3.0 if tens in (0, 5) else 1.6
        canvas.line((x + 10 * tens, y), (x + 10 * tens, y - high), MEDIUM)
    canvas.text(Area(x + 51, y - 3, 16, 4), "50 mm", LABEL)
    canvas.text(Area(x, y + 2, 68, 4), words.say("倍率100 %で印刷。定規で50 mmを確かめる"), LABEL)


def _foot(canvas: Canvas, right: str, words: Words) -> None:
    live = canvas.live
    row = live.part(top=live.h - 4.2)
    canvas.line((row.x, row.y), (row.right, row.y), THIN)
    name = words.say(Catalogue().info(SYSTEM.id).name)
    canvas.text(row.part(w=row.w / 2), f"{name}　{words.say('戦場シート')}", LABEL)
    canvas.text(row.part(row.w / 2), right, LABEL, align="right")


def _glue(canvas: Canvas, view: Area, column: tuple[int, int], row: tuple[int, int], words: Words) -> None:
    """Mark the strips that a neighbour covers, and the edges that are cut to cover one."""
    if column[0] < column[1] - 1:
        strip = view.part(view.w - LAP)
        canvas.line((strip.x, view.y), (strip.x, view.bottom), THIN, FOLD)
        with canvas.turned(strip.centre, strip.y + 9, 90):
            _glue_label(canvas, Area(strip.centre - 7, strip.y + 7, 14, 4), words)
    if row[0] < row[1] - 1:
        strip = view.part(top=view.h - LAP)
        canvas.line((view.x, strip.y), (view.right, strip.y), THIN, FOLD)
        _glue_label(canvas, Area(strip.x + 0.4, strip.middle - 2, 14, 4), words)
    cuts = []
    if column[0]:
        canvas.line((view.x, view.y), (view.x, view.bottom), THIN)
        cuts.append(words.say("左の線で切る"))
    if row[0]:
        canvas.line((view.x, view.y), (view.right, view.y), THIN)
        cuts.append(words.say("上の線で切る"))
    if cuts:
        canvas.text(Area(view.x, view.y - 3.8, 90, 3.4), words.say("・").join(cuts), LABEL)


def _glue_label(canvas: Canvas, area: Area, words: Words) -> None:
    canvas.rect(area, 0, fill=WHITE)
    canvas.text(area, words.say("のりしろ"), LABEL, align="centre")


BATTLE_SHEETS = (
    Printout("board", "戦場シート", whole, usual=True),
    Printout("board_a3", "戦場シート（A3）", partial(whole, paper=A3)),
    Printout("board_pieces", "戦場シート（フィギュア用、貼り合わせ）", pieces, choices=(FIGURES,)),
)
