"""The people on the players' screen: cards, or rows where there are many, and chips of those without numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor

from desktop.models.play.display import Bar, PublicCharacter, PublicFace
from desktop.views.display.page import LEAST, MIDDLE, RIGHT, Page

GAP, CAPTION = 14.0, 48.0
"""Between two cards; height of the line over a list."""
HEAD, BAR_ROW, FOOT, EDGE = 70.0, 52.0, 12.0, 24.0
"""Heights of the name, of a line of resources and of the foot of a card; its edges at the sides."""
ROW, LEAST_ROW = 72.0, 54.0
"""Height of a person in one line, and the least of it."""
CELL, BETWEEN = 220.0, 28.0
"""Width of a resource with its bar on a card at least; from one to the next."""
MOST_MORE, MOST_LABEL = 120.0, 170.0
"""By how much a resource is wider in a line where there is room; how much of its name is always readable."""
LARGER = 1.25
"""By how much cards grow where there is room."""
CHIP, CHIP_TEXT = 60.0, 32
LEAST_RAIL = 48.0
"""Width of the bar itself at least."""
TOKEN = 40.0
"""From one token that is held to the next."""
MOST_CELLS = 3
"""Resources beside each other."""


def draw(page: Page, face: PublicFace, box: QRectF) -> None:
    """Draw the order of acting, or the party, from the top of a box down, and whom else players see below."""
    placed = {one.who for one in face.order}
    listed = (*face.order, *(one for one in face.party if one.who not in placed))
    _People(page, listed, face.others, box, ordered=bool(face.order)).draw()


@dataclass
class _People:
    page: Page
    listed: Sequence[PublicCharacter]
    others: Sequence[PublicCharacter]
    box: QRectF
    ordered: bool

    def draw(self) -> None:
        box = self.box
        if self.ordered:
            title = QCoreApplication.translate("DisplayWindow", "行動の順")
            self.page.write(QRectF(box.left(), box.top(), box.width(), CAPTION - 4), title, 30, "second_ink")
            box = box.adjusted(0, CAPTION, 0, 0)
        chips = min(_chips_height(self.page, self.others, box.width()), max(CAPTION + CHIP, box.height() * 0.4))
        room = box.adjusted(0, 0, 0, -chips)
        taken = self._cards(room) if self.listed else 0.0
        if self.others:
            _chips(self.page, self.others, box.adjusted(0, taken, 0, 0))

    def _cards(self, room: QRectF) -> float:
        """Draw cards where all of them fit, else lines; return the height that they take."""
        most = max(len(one.bars) for one in self.listed)
        wide = max((_cell_width(self.page, bar) for one in self.listed for bar in one.bars), default=0.0)
        columns = max(1, min(MOST_CELLS, most, int((room.width() - 2 * EDGE) // max(wide, CELL))))
        high = sum(_card_height(one, columns) for one in self.listed) + GAP * (len(self.listed) - 1)
        if high > room.height():
            return self._rows(room)
        fits = min(room.height() / high, room.width() / (columns * wide + 2 * EDGE))
        scale = 1.0 if self.ordered else max(1.0, min(LARGER, fits))
        painter = self.page.painter
        painter.save()
        painter.translate(room.topLeft())
        painter.scale(scale, scale)
        top, wide = 0.0, room.width() / scale
        for one in self.listed:
            box = QRectF(0, top, wide, _card_height(one, columns))
            if one.bars:
                _card(self.page, one, box, columns)
            else:
                _row(self.page, one, box)
            top += box.height() + GAP
        painter.restore()
        return top * scale

    def _rows(self, room: QRectF) -> float:
        """Draw lines around the acting character, and tell how many are left out."""
        count, gap = len(self.listed), GAP / 2
        high = max(LEAST_ROW, min(ROW, (room.height() + gap) / count - gap))
        places = max(1, int((room.height() + gap) // (high + gap)))
        more = 0
        if places < count:
            places = max(1, int((room.height() - CAPTION + gap) // (high + gap)))
            more = count - places
        first = next((n for n, one in enumerate(self.listed) if one.turn), 0)
        begin = max(0, min(first - places // 2, count - places))
        top = room.top()
        for one in self.listed[begin : begin + places]:
            _row(self.page, one, QRectF(room.left(), top, room.width(), high))
            top += high + gap
        if more > 0:
            text = QCoreApplication.translate("DisplayWindow", "ほか {n} 人").format(n=more)
            self.page.write(QRectF(room.left(), top, room.width(), CAPTION - gap), text, 32, "second_ink", at=RIGHT)
            top += CAPTION
        return top - room.top() + gap


def _card_height(one: PublicCharacter, columns: int) -> float:
    return HEAD - (-len(one.bars) // columns) * BAR_ROW + FOOT if one.bars else ROW


def _frame(page: Page, one: PublicCharacter, box: QRectF) -> None:
    strong = one.turn or one.lead
    page.frame(box, "tint" if strong else "base", "accent" if strong else "strong_line", 4 if strong else 2)


def _card(page: Page, one: PublicCharacter, box: QRectF, columns: int) -> None:
    _frame(page, one, box)
    inner = box.adjusted(EDGE, 8, -EDGE, -8)
    page.mark(QPointF(inner.left() + 18, inner.top() + 32), 18, QColor(one.colour), round_=one.pc)
    head = QRectF(inner.left() + 54, inner.top() + 4, inner.width() - 54, HEAD - 16)
    taken = _beside(page, one, head.adjusted(head.width() * 0.35, 0, 0, 0))
    page.write(head.adjusted(0, 0, -taken, 0), one.name, 42, _ink(one), bold=True)
    wide = inner.width() / columns
    for n, bar in enumerate(one.bars):
        left, top = inner.left() + n % columns * wide, box.top() + HEAD + n // columns * BAR_ROW
        _cell(page, bar, QRectF(left, top, wide - BETWEEN, BAR_ROW - 4))


def _row(page: Page, one: PublicCharacter, box: QRectF) -> None:
    _frame(page, one, box)
    inner = box.adjusted(20, 0, -20, 0)
    page.mark(QPointF(inner.left() + 16, inner.center().y()), 16, QColor(one.colour), round_=one.pc)
    line = inner.adjusted(48, 0, 0, 0)
    line.setRight(line.right() - _beside(page, one, line.adjusted(line.width() * 0.6, 0, 0, 0)))
    bars = sorted(one.bars, key=lambda bar: bar.bare)
    name = min(page.width(one.name, 38, bold=True), line.width() * (0.5 if bars else 1.0))
    page.write(QRectF(line.left(), line.top(), name + 1, line.height()), one.name, 38, _ink(one), bold=True)
    cells, shown, taken = line.adjusted(name + 28, 0, 0, 0), list[tuple[Bar, float]](), 0.0
    for bar in bars:
        wide = _cell_width(page, bar)
        if taken + wide <= cells.width() or not shown:
            shown.append((bar, wide))
            taken += wide
    more = max(0.0, cells.width() - taken) / max(len(shown), 1)
    left = cells.left() + max(0.0, more - MOST_MORE) * len(shown)
    for bar, wide in shown:
        place = QRectF(left, cells.top(), min(cells.width(), wide + min(more, MOST_MORE)), cells.height())
        _cell(page, bar, place.adjusted(0, 0, -BETWEEN, 0))
        left += place.width()


def _cell_width(page: Page, bar: Bar) -> float:
    """Return the width that a resource needs to be read, with as much of its name as tells it from others."""
    drawn = 0.0 if bar.bare else LEAST_RAIL + 12
    return min(MOST_LABEL, page.width(bar.label, LEAST)) + 14 + drawn + page.width(bar.text, 36, bold=True) + BETWEEN


def _ink(one: PublicCharacter) -> str:
    return "second_ink" if one.acted and not one.turn else "ink"


def _beside(page: Page, one: PublicCharacter, box: QRectF) -> float:
    """Write at the right whose turn it is, who has acted, the states and the place; return what that takes."""
    left, right = box.left(), box.right()
    tag = ""
    if one.turn:
        tag = QCoreApplication.translate("DisplayWindow", "手番")
    elif one.acted:
        tag = QCoreApplication.translate("DisplayWindow", "済")
    place = one.place if box.width() > LEAST * 9 else ""  # numbers go before it
    for text, ink in ((tag, "second_ink"), (one.states, "warning"), (place, "second_ink")):
        if not text or right - left < LEAST * 3:
            continue
        if text == tag and one.turn:
            wide = page.width(text, 30, bold=True) + 28
            chip = QRectF(right - wide, box.center().y() - 23, wide, 46)
            page.frame(chip, "accent", "accent", radius=4)
            page.write(chip, text, 30, "on_accent", bold=True, at=MIDDLE)
        else:
            wide = page.write(QRectF(left, box.top(), right - left, box.height()), text, 30, ink, at=RIGHT)
        right -= wide + 20
    return box.right() - right


def _cell(page: Page, bar: Bar, box: QRectF) -> None:
    """Draw a resource: its name, its bar and its number."""
    number = min(page.width(bar.text, 36, bold=True) + 2, box.width() * 0.7)
    drawn = 0.0 if bar.bare else LEAST_RAIL + 12
    if min(MOST_LABEL, page.width(bar.label, LEAST)) + 12 + drawn + number > box.width():
        drawn = 0.0  # the name goes before the bar
    label = min(page.width(bar.label, LEAST), max(box.width() * 0.25, box.width() - number - drawn - 12))
    number = min(number, box.width() - label - 12)
    page.write(QRectF(box.left(), box.top(), label + 1, box.height()), bar.label, LEAST, "second_ink")
    left, room = box.left() + label + 12, box.width() - label - 12 - number - 12
    if bar.tokens is not None and room >= TOKEN:
        left = _tokens(page, bar.tokens, QRectF(left, box.top(), room, box.height())) + 12
    elif bar.part is not None and room >= TOKEN:
        rail = QRectF(left, box.center().y() - 11, room, 22)
        page.frame(rail, "base", "strong_line", radius=3)
        filled, accent = QRectF(rail.left(), rail.top(), rail.width() * bar.part, rail.height()), "accent"
        if bar.striped:
            page.stripes(filled.adjusted(1, 1, -1, -1), page.theme.colour(accent))
        else:
            page.fill(filled, page.theme.colour(accent))
        left = rail.right() + 12
    page.write(QRectF(left, box.top(), number, box.height()), bar.text, 36, bold=True)


def _tokens(page: Page, tokens: tuple[int, int], box: QRectF) -> float:
    """Draw as many tokens as fit; return where they end."""
    filled, places = tokens
    shown = min(max(filled, places), int(box.width() // TOKEN))
    for n in range(shown):
        middle = QPointF(box.left() + (n + 0.5) * TOKEN, box.center().y())
        page.diamond(middle, TOKEN * 0.4, filled=n < filled)
    return box.left() + shown * TOKEN


def _chip_text(one: PublicCharacter) -> str:
    return "　".join((one.name, *(f"{bar.label} {bar.text}" for bar in one.bars)))


def _chip_places(page: Page, people: Sequence[PublicCharacter], width: float) -> Iterator[QRectF]:
    """Return where each chip is, from the upper left corner of all of them."""
    left = top = 0.0
    for one in people:
        states = page.width(one.states, 30) + 16 if one.states else 0.0
        wide = min(width, page.width(_chip_text(one), CHIP_TEXT) + states + 88)
        if left and left + wide > width:
            left, top = 0.0, top + CHIP + GAP
        yield QRectF(left, top, wide, CHIP)
        left += wide + GAP


def _chips_height(page: Page, people: Sequence[PublicCharacter], width: float) -> float:
    places = list(_chip_places(page, people, width))
    return CAPTION + places[-1].bottom() + GAP if places else 0.0


def _chips(page: Page, people: Sequence[PublicCharacter], box: QRectF) -> None:
    """Draw those who are there without a card; tell how many do not fit."""
    title = QCoreApplication.translate("DisplayWindow", "いる人")
    head = QRectF(box.left(), box.top(), box.width(), CAPTION - 4)
    page.write(head, title, 30, "second_ink")
    places = [place.translated(box.left(), box.top() + CAPTION) for place in _chip_places(page, people, box.width())]
    fitting = [place for place in places if place.bottom() <= box.bottom() + 1]
    for one, place in zip(people, fitting, strict=False):
        page.frame(place, "panel", "strong_line", 1.5, CHIP / 2)
        page.mark(QPointF(place.left() + 34, place.center().y()), 12, QColor(one.colour), round_=one.pc)
        inner = place.adjusted(60, 0, -26, 0)
        taken = page.write(inner.adjusted(inner.width() / 3, 0, 0, 0), one.states, 30, "warning", at=RIGHT)
        room = inner.adjusted(0, 0, -taken - 8 if taken else 2, 0)
        page.write(room, _chip_text(one), CHIP_TEXT, _ink(one))
    if len(fitting) < len(people):
        text = QCoreApplication.translate("DisplayWindow", "ほか {n} 人").format(n=len(people) - len(fitting))
        page.write(head, text, 30, "second_ink", at=RIGHT)
