"""What every page carries: the system's tag and the kind of page above, name and page number below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from desktop.core.numbers import out_of
from desktop.core.sheet import Sheet
from desktop.core.words import Words
from desktop.views.paper.sheet.bands import in_bands
from desktop.views.paper.sheet.canvas import Canvas
from desktop.views.paper.sheet.fits import set_on
from desktop.views.paper.sheet.ink import LABEL, PT, ROW, THIN, Area, Code, Mode, PaperSize
from desktop.views.paper.sheet.marks import PageDrawing
from desktop.views.paper.sheet.overflow import Remainder
from desktop.views.paper.sheet.parts import bar, ruled_below
from desktop.views.paper.sheet.squares import draw_squares, squares
from desktop.views.paper.text.fit import Fit
from desktop.views.paper.text.kinsoku import clean, wrap
from desktop.views.paper.text.typeface import Style, Typeface

TAG = 5.2
"""mm: height of the system's tag."""
NOTICE = LABEL * PT * 1.25
"""mm: height of one line of notice."""
FOOT = 4.4
"""mm: from the foot's rule to the margin, without notice lines."""

TITLE_ROOM = 80.0
"""mm: a longer name of the campaign may be shortened in the head."""

KINDS = {
    Mode.FILLED: "キャラクターシート",
    Mode.PENCIL: "キャラクターシート（鉛筆用）",
    Mode.BLANK: "キャラクターシート（白紙）",
}


@dataclass(frozen=True)
class Frame:
    """What head and foot of one character's pages say."""

    system: str
    mode: Mode
    words: Words
    campaign_title: str = ""
    sheet: Sheet | None = None
    notice: tuple[str, ...] = ()
    printed_on: str = ""
    base: PaperSize | None = None
    """Size of the layout instead of an upright A4 page."""
    code: Code | None = None
    """The QR code in the upper right corner; None: there is none."""
    audience: str = ""
    """本人用 or プレイヤー用 on pages that hold secrets."""

    @property
    def who(self) -> str:
        """Name (player), as far as they are printed."""
        if self.sheet is None or not self.mode.typed:
            return self.words.say("白紙シート") if self.mode is Mode.BLANK else ""
        name, player = clean(self.sheet.name), clean(self.sheet.player)
        return f"{name}（{player}）" if player else name

    def fitted(self, canvas: Canvas, remainder: Remainder, most_notice: int = 2) -> Frame:
        """Return a frame whose notice and campaign fit head and foot; what does not fit goes whole to a further page.

        Args:
            most_notice: lines the layout can spare at the foot.
        """
        frame = self
        if len(self._lines(canvas)) > most_notice:
            remainder.text(self.words.say("この卓の表示"), "", "\n".join(self.notice))
            frame = replace(frame, notice=(self.words.say("この卓の表示は最後のページにあります。"),))
        if canvas.width(clean(self.campaign_title), LABEL) > TITLE_ROOM:
            remainder.text(self.words.say("卓"), "", self.campaign_title)
        return frame

    def further(self, remainder: Remainder, canvas: Canvas, bottom: float) -> list[Canvas]:
        """Return further pages with what the first one could not hold, and say there that it continues.

        Args:
            canvas: the first page.
            bottom: y of its foot's rule.
        """
        if not remainder:
            return []
        mode = canvas.mode
        remainder.announce(canvas)
        fit = canvas.fit
        if self.base is not None:
            bottom = self.foot_top(Canvas(mode, landscape=True, base=self.base))
        elif fit is not None and fit.cut:
            bottom = self.foot_top(Canvas(mode, base=fit.paper))
        return remainder.pages(mode, bottom=bottom, base=self.base, fit=fit)

    def head(self, canvas: Canvas, kind: str = "") -> None:
        """Draw the black tag, the kind of page and the campaign."""
        live = canvas.live
        wide = min(60.0, canvas.width(self.words.say(self.system), ROW, bold=True) + 10)
        bar(canvas, live.part(w=wide, h=TAG), self.words.say(self.system), shorten=True)
        text = self.words.say(kind or KINDS[self.mode])
        left = wide + 2
        width = min(canvas.width(text, ROW) + 0.1, 80.0)
        canvas.text(live.part(left, w=width, h=TAG), text, ROW)
        room = self._corner(canvas)
        self._table(canvas, live.part(left + width + 4, w=live.w - left - width - 4 - room, h=TAG))

    def _corner(self, canvas: Canvas) -> float:
        """Draw the code into the corner, where no other page has anything; return the width it takes."""
        if self.code is None or not self.mode.typed:
            return 0.0
        rows = squares(self.code.text)
        side = len(rows) * self.code.module
        with canvas.bleeding():
            draw_squares(canvas, rows, canvas.live.right - side, canvas.live.y + TAG - 0.4 - side, self.code.module)
        return side + 2.0

    def _table(self, canvas: Canvas, area: Area) -> None:
        label = self.words.say("卓")
        if self.campaign_title and self.mode.typed:
            canvas.text(area, f"{label}　{clean(self.campaign_title)}", LABEL, align="right", shorten=True)
            return
        wide = canvas.width(label, LABEL)
        x = max(area.x, area.right - 62 - wide)
        canvas.text(Area(x, area.y, wide + 0.1, area.h), label, LABEL, align="left")
        canvas.line((x + wide + 1.5, area.bottom - 0.2), (area.right, area.bottom - 0.2), THIN)

    def foot_top(self, canvas: Canvas) -> float:
        """Return the y of the foot's rule."""
        return canvas.live.bottom - FOOT - NOTICE * len(self._lines(canvas))

    def foot(self, canvas: Canvas, page: int, pages: int, *, goes_on: bool = False) -> None:
        """Draw the rule, the system, who it is for, notice lines and n／m.

        Args:
            goes_on: the sections of this page continue to the next one.
        """
        live, top = canvas.live, self.foot_top(canvas)
        canvas.line((live.x, top), (live.right, top), THIN)
        row = Area(live.x, top + 0.6, live.w, FOOT - 0.8)
        number = self.words.say(out_of(page, pages))
        right = f"{self.printed_on}　{number}" if self.printed_on else number
        wide = canvas.width(right, LABEL)
        canvas.text(row, right, LABEL, align="right")
        self._owner(canvas, row.part(w=live.w - wide - 3), self.words.say("つづきは次のページ") if goes_on else "")
        for index, line in enumerate(self._lines(canvas)):
            canvas.text(Area(live.x, row.bottom + index * NOTICE, live.w, NOTICE), line, LABEL)

    def _owner(self, canvas: Canvas, area: Area, goes_on: str) -> None:
        """Set system and name, the name shortened where it must be, then its audience and mode."""
        hint = self.words.say("鉛筆用：白い枠は遊びながら書く") if self.mode is Mode.PENCIL else ""
        audience = self.words.say(self.audience) if self.audience else ""
        tail = "".join(f"　{part}" for part in (audience, hint, goes_on) if part)
        owner = "　".join(part for part in (self.words.say(self.system), self.who) if part)
        room = area.w - canvas.width(tail, LABEL)
        canvas.text(area.part(w=room), owner, LABEL, shorten=True)
        if tail:
            left = min(canvas.width(owner, LABEL), room) + canvas.width("　", LABEL)
            canvas.text(area.part(left), tail.removeprefix("　"), LABEL)

    def _lines(self, canvas: Canvas) -> tuple[str, ...]:
        """Return the notice as lines that fit the page, unabridged."""
        return _wrapped(self.notice, canvas.live.w, canvas.face)


@lru_cache
def _wrapped(notice: tuple[str, ...], wide: float, face: Typeface) -> tuple[str, ...]:
    style = Style(LABEL)
    return tuple(line for text in notice for line in wrap(text, wide, face.measure(style)))


def bind(frame: Frame, canvases: Sequence[Canvas], kinds: Sequence[str] = ()) -> list[PageDrawing]:
    """Give every page its head and foot with n／m and return the finished drawings."""
    texts = [kinds[index] if index < len(kinds) else "" for index in range(len(canvases))]
    cut = [(kind, _cut(frame, canvas)) for kind, canvas in zip(texts, canvases, strict=True)]
    pages = [(kind, page, page is not pieces[-1]) for kind, pieces in cut for page in pieces]
    for number, (kind, page, goes_on) in enumerate(pages, 1):
        frame.head(page, kind)
        frame.foot(page, number, len(pages), goes_on=goes_on)
    return [page.drawing(title=frame.who or frame.words.say(frame.system)) for _, page, _ in pages]


def _cut(frame: Frame, canvas: Canvas) -> list[Canvas]:
    if canvas.fit is not None:
        return _set(frame, canvas, canvas.fit)
    if frame.base is None:
        return [canvas]
    if canvas.base is not None:
        return [canvas]
    low = Canvas(canvas.mode, landscape=True, base=frame.base)
    foot = frame.foot_top(low) - 0.8
    pages = in_bands(canvas, frame.base, low.live.y + TAG + 1.4, foot)
    for page in pages:
        ruled_below(page, foot, frame.words.say("手控え"))
    return pages


def _set(frame: Frame, canvas: Canvas, fit: Fit) -> list[Canvas]:
    """Set the layout on the paper itself: on one page if the rows are not too close, else on two."""
    page = Canvas(canvas.mode, base=fit.paper)
    top, foot = page.live.y + TAG + 1.4, frame.foot_top(page)
    down = 1.0 if fit.cut else (foot - top) / (frame.foot_top(canvas) - top)
    page = set_on(canvas, page, top, frame.foot_top(canvas), down)
    if not fit.cut:
        return [page]
    pages = in_bands(page, fit.paper, top, foot - 0.8, lying=False)
    for one in pages:
        ruled_below(one, foot - 0.8, frame.words.say("手控え"))
    return pages
