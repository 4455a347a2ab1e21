"""One card: read from the corner, the choice filled in, a box for every permitted use (CM-APP-11)."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtGui import QColor, QImage, QPainter

from desktop.systems.common.cards.library import mark_in
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.cards.wording import badge, limit_text, target_text
from desktop.systems.common.sheet import CopyRow
from desktop.systems.common.values import SKILL
from desktop.views.paper.canvas import Canvas, Carry
from desktop.views.paper.ink import (
    FINISHED,
    HEAVY,
    LABEL,
    MEDIUM,
    NUMBER,
    ROW,
    SMALL,
    SPARE,
    THIN,
    TINT,
    TITLE,
    WHITE,
    Area,
)
from desktop.views.paper.kinsoku import clean
from desktop.views.paper.painting import paint
from desktop.views.paper.parts import bar, tick, writing_line, writing_lines
from desktop.views.systems.common.card_words import bare, text_of
from desktop.views.systems.common.paper.copies import Use, uses
from desktop.views.systems.common.paper.form import Form

WIDTH, HEIGHT = 63.0, 88.0
RIM = 4.0
"""mm from the cut to the frame."""
USE = 4.2
"""mm: box of one use."""
MOST_BOXES = 3
"""Boxes beside one word; more uses are told as a number."""


@dataclass(frozen=True)
class _Once:
    """Hands a cut text on for its first card only, however many copies there are."""

    carry: Carry
    taken: set[str]
    key: str

    @property
    def mark(self) -> str:
        return self.carry.mark

    def take(self, text: str) -> None:
        if self.key not in self.taken:
            self.taken.add(self.key)
            self.carry.take(text)


@dataclass(frozen=True)
class CardPen:
    """Draws cards of one character."""

    form: Form
    taken: set[str] = field(default_factory=set)

    def draw(self, canvas: Canvas, x: float, y: float, copy: CopyRow | None) -> None:
        """Draw one card with its outer corner here; without a copy a blank one."""
        inner = Area(x + RIM, y + RIM, WIDTH - 2 * RIM, HEIGHT - 2 * RIM)
        canvas.rect(inner, HEAVY, radius=1.6)
        card = self.form.library.by_id.get(copy.card) if copy is not None else None
        for line in (19.2, 45.8, 67.0, 75.6):
            canvas.line((inner.x + 1.4, inner.y + line), (inner.right - 1.4, inner.y + line), THIN)
        self._corner(canvas, inner, copy, card)
        self._rules(canvas, inner, copy, card)
        self._text(canvas, inner, copy, card)
        self._numbers(canvas, inner, copy, card)
        self._foot(canvas, inner, card)

    def _carry(self, what: str, copy: CopyRow | None) -> Carry:
        label = clean(self.form.title(copy)) if copy is not None else ""
        whole = self.form.remainder.carry(self.form.say("カード"), label[:60])
        return _Once(whole, self.taken, f"{what}:{label}")

    def _corner(self, canvas: Canvas, inner: Area, copy: CopyRow | None, card: Card | None) -> None:
        say = self.form.say
        tag = inner.part(1.2, 1.2, 20, 5)
        canvas.frame(tag)
        if card is not None and card.type == "ability":
            bar(canvas, tag, say(badge(card)), SMALL)
        else:
            canvas.rect(tag, MEDIUM)
            told = badge(card) if card is not None else "アビ・アイ"
            canvas.text(tag.inset(1, 0), say(told), SMALL, bold=card is not None, align="centre")
        cost = inner.part(inner.w - 14, 1.2, 13, 13)
        canvas.rect(cost, MEDIUM, radius=1)
        item = card is not None and card.type == "item"
        price = (card.cost_assets if item else card.cost_cp) if card is not None else None
        label = self.form.game.label("assets") if item else "消費CP" if card is not None else "費用"
        canvas.text(cost.part(0.5, 0.6, 12, 3.4), say(label), LABEL, align="centre", shorten=True)
        if copy is not None:
            text = "—" if price is None else str(price)
            canvas.text(
                cost.part(0.5, 4, 12, 8.4), text, 17, bold=True, align="centre", carry=self._carry("cost", copy)
            )
        name = inner.part(1.8, 6.8, inner.w - 17, 8)
        if copy is None:
            writing_line(canvas, name.x, name.bottom - 0.4, name.right)
        else:
            canvas.text(name, clean(self.form.title(copy)), FINISHED, bold=True, carry=self._carry("name", copy))
        series = clean(say(card.series)) if card is not None else ""
        self._pair(canvas, inner.part(1.8, 14.9, inner.w - 3.6, 3.8), say("系統"), series, copy)

    def _pair(self, canvas: Canvas, area: Area, label: str, text: str, copy: CopyRow | None) -> None:
        """Write a label and what follows it; a line to write on where there is no card."""
        wide = canvas.width(label, LABEL)
        canvas.text(area.part(w=wide + 0.1, h=min(area.h, 4.0)), label, LABEL)
        place = area.part(max(wide + 2, 11.0))
        if copy is None:
            writing_line(canvas, place.x, area.bottom - 0.3, place.right)
        elif text:
            if canvas.width(text, SMALL) <= place.w:
                place = place.part(h=min(area.h, 4.2))
            canvas.text(place, text, SMALL, carry=self._carry(label, copy))

    def _rules(self, canvas: Canvas, inner: Area, copy: CopyRow | None, card: Card | None) -> None:
        say, words = self.form.say, self.form.words
        left, wide = 1.8, inner.w - 3.6
        none = say("なし")
        target = bare(target_text(card.target), words) if card is not None else ""
        limits = (
            say("・").join(clean(bare(limit_text(limit), words)) for limit in card.limits) if card is not None else ""
        )
        cap = none if card is None or card.cap is None else str(card.cap)
        self._pair(canvas, inner.part(left, 19.8, wide, 4.2), say("対象"), target, copy)
        self._pair(canvas, inner.part(left, 24.2, wide, 8.2), say("制限"), limits or (none if card else ""), copy)
        self._pair(canvas, inner.part(left, 32.6, wide, 4.2), say("取得枚数上限"), cap if card else "", copy)
        if copy is None or (card is not None and card.placeholder != "none"):
            self._choice(canvas, inner.part(left, 37.8, wide, 6.8), copy, card)

    def _choice(self, canvas: Canvas, area: Area, copy: CopyRow | None, card: Card | None) -> None:
        chosen = clean(copy.choice) if copy is not None else ""
        canvas.rect(area, MEDIUM, fill=TINT if chosen else "")
        mark = f"{mark_in(card.name) or '○○'}＝" if card is not None else "○○・□□＝"
        wide = canvas.width(mark, ROW)
        canvas.text(area.part(1, w=wide + 0.1), mark, ROW)
        if chosen:
            place = area.part(wide + 1.4, w=area.w - wide - 2.2)
            canvas.text(place, chosen, TITLE, bold=True, carry=self._carry("choice", copy))

    def _text(self, canvas: Canvas, inner: Area, copy: CopyRow | None, card: Card | None) -> None:
        place = inner.part(1.8, 46.4, inner.w - 3.6, 20.2)
        if copy is None:
            writing_lines(canvas, place.part(h=20.0), pitch=6.6)
        elif card is not None:
            canvas.prose(place, text_of(card, copy.choice, self.form.words), TITLE, carry=self._carry("text", copy))

    def _numbers(self, canvas: Canvas, inner: Area, copy: CopyRow | None, card: Card | None) -> None:
        say = self.form.say
        label = say("技能値")
        canvas.text(inner.part(1.8, 67.2, 10.4, 8.2), label, LABEL)
        first = inner.part(12.4, 68.3, 8.6, 6)
        canvas.rect(first, MEDIUM, fill=TINT)
        canvas.text(first, str(SKILL), NUMBER, bold=True, align="centre")
        canvas.rect(inner.part(21.6, 68.3, 8.6, 6), MEDIUM)
        area = inner.part(31, 67.2, inner.w - 32.6, 8.2)
        if copy is None:
            for index in range(MOST_BOXES):
                place = Area(area.right - (index + 1) * (USE + 0.6) + 0.6, area.middle - USE / 2, USE, USE)
                canvas.rect(place, THIN, SPARE)
            return
        found = uses(self.form, card, copy)[:2]
        if not found:
            told = say("本人だけが見る" if card is not None and card.bound else "渡してよい")
            free = card is not None and card.type == "item"
            canvas.text(area, told if free else "", LABEL, align="right")
        for index, use in enumerate(found):
            height = area.h / len(found)
            self._use(canvas, Area(area.x, area.y + index * height, area.w, height), use)

    def _use(self, canvas: Canvas, area: Area, use: Use) -> None:
        side = min(USE, area.h - 0.3)
        boxes = use.most if use.most <= MOST_BOXES else 0
        left = area.right - boxes * (side + 0.4)
        for index in range(boxes):
            place = Area(left + index * (side + 0.4), area.middle - side / 2, side, side)
            tick(canvas, place, index < use.used and self.form.mode.moving)
        text = use.label if boxes else f"{use.label} {use.most}"
        canvas.text(Area(area.x, area.y, left - area.x - 0.8, area.h), text, LABEL, align="right", shorten=True)

    def _foot(self, canvas: Canvas, inner: Area, card: Card | None) -> None:
        row = inner.part(1.8, 75.8, inner.w - 3.6, 4)
        if card is not None and card.rule:
            canvas.text(row.part(w=24), clean(card.rule), LABEL, shorten=True)
        name = clean(self.form.sheet.name) if self.form.sheet is not None else ""
        canvas.text(row.part(25), name, LABEL, align="right", shorten=True)


def card_picture(form: Form, copy: CopyRow | None, width: int) -> QImage:
    """Return one card alone, this many pixels wide, on white."""
    canvas = Canvas(form.mode, true_size=True)
    with canvas.bleeding():
        CardPen(form).draw(canvas, 0, 0, copy)
    image = QImage(width, max(1, round(width * HEIGHT / WIDTH)), QImage.Format.Format_RGB32)
    image.fill(QColor(WHITE))
    painter = QPainter(image)
    try:
        paint(canvas.drawing(), painter, width / WIDTH)
    finally:
        painter.end()
    return image
