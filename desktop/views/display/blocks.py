"""The parts of the players' screen, each drawn into a box of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPixmap

from desktop.models.play.display import Bar, HandoutFace, PublicCharacter, PublicFace, RollFace
from desktop.views.display.page import LEAST, MIDDLE, RIGHT, TOP, Page

HEADER, ROW, GAP, MARGIN = 96.0, 80.0, 16.0, 40.0
BAR_ROW, CARD_HEAD, STATES = 46.0, 62.0, 42.0
"""Heights of a resource, a name and the states on a card."""
MOST_BARS, LARGER = 6, 1.6
"""Resources on a card at most; by how much cards grow where there is room."""
TEXT_SIZES, FOOT = (64, 56, 48, 40, 34, LEAST), 44.0
"""Letters of a handout's text, the largest that fit; characters of it that are tried to be fitted at all."""
FOOT_OF_ROLL, FOOT_OF_MANY, LONG_DETAIL = 320.0, 480.0, 120
"""Height of a result below its dice, of one with much to read, and letters that are much."""
TOKEN = 40.0
"""From one token that is held to the next."""
STAGE = 120.0
"""Height of the scene's text, above a check."""
TITLE = 48.0
"""Height of the line that says whose result it is."""
RESULT, RESULT_ALONE = 132.0, 420.0
"""Height of the last result where something else is in front, and where nothing is."""


def header(page: Page, face: PublicFace, box: QRectF) -> None:
    """Write the scene, and whose turn."""
    turn = ""
    if face.acting:
        turn = QCoreApplication.translate("DisplayWindow", "{name}のターン").format(name=face.acting)
    inner = box.adjusted(MARGIN, 0, -MARGIN, 0)
    taken = page.write(QRectF(inner.center().x(), box.top(), inner.width() / 2, box.height()), turn, 40, "accent",
                       bold=True, at=RIGHT)  # fmt: skip
    room = QRectF(inner.left(), box.top(), inner.width() - taken - MARGIN, box.height())
    name = page.write(room.adjusted(0, 0, -room.width() / 3, 0), face.scene or face.title, 44, bold=True)
    beside = "　".join(part for part in (face.round, face.marks) if part)
    page.write(room.adjusted(name + MARGIN, 0, 0, 0), beside, 40, "second_ink")
    page.line(QPointF(0, box.bottom()), QPointF(box.right(), box.bottom()), "accent", 4)


def order(page: Page, people: Sequence[PublicCharacter], box: QRectF) -> None:
    """List the order of acting from the acting character on, as far as it fits; the acting character fills a row."""
    title = QCoreApplication.translate("DisplayWindow", "行動の順")
    page.write(QRectF(box.left(), box.top(), box.width(), 48), title, 34, bold=True)
    page.line(QPointF(box.left(), box.top() + 52), QPointF(box.right(), box.top() + 52), "ink", 3)
    left = box.adjusted(0, 54, 0, 0)
    height = min(ROW, max(52.0, left.height() / max(len(people), 1)))
    room = max(1, int(left.height() / height))
    if len(people) > room:
        more = QCoreApplication.translate("DisplayWindow", "ほか {n} 人").format(n=len(people) - room)
        page.write(QRectF(box.left(), box.top(), box.width(), 48), more, 34, "second_ink", at=RIGHT)
    first = next((n for n, one in enumerate(people) if one.turn), 0)
    begin = max(0, min(first - room // 2, len(people) - room))
    for n, one in enumerate(people[begin : begin + room]):
        _row(page, one, QRectF(left.left(), left.top() + n * height, left.width(), height))


def _row(page: Page, one: PublicCharacter, box: QRectF) -> None:
    ink = "on_accent" if one.turn else "second_ink" if one.acted else "ink"
    if one.turn:
        page.fill(box, page.theme.colour("accent"))
    colour = page.theme.colour("on_accent") if one.turn else QColor(one.colour)
    page.mark(QPointF(box.left() + 42, box.center().y()), 16, colour, round_=one.pc)
    size = 44 if box.height() >= 70 else 36
    right = box.adjusted(box.width() * 0.62, 0, -24, 0)
    # a card has the states on it; without a card this row is all that players see
    text = f"{one.bars[0].label} {one.bars[0].text}" if one.bars else "" if one.pc else one.states
    if one.acted and not one.turn:
        done = QCoreApplication.translate("DisplayWindow", "済")
        text = f"{text}　{done}".strip("　")
    page.write(right, text, size - 8, ink, at=RIGHT)
    page.write(QRectF(box.left() + 80, box.top(), right.left() - box.left() - 90, box.height()), one.name, size, ink)
    if not one.turn:
        page.line(box.bottomLeft(), box.bottomRight())


def cards_height(people: Sequence[PublicCharacter], columns: int, bars: int) -> float:
    """Return the height of all cards with so many resources each."""
    rows = -(-len(people) // columns)
    return rows * (_card_height(people, bars) + GAP) - (GAP if rows else 0)


def _card_height(people: Sequence[PublicCharacter], bars: int) -> float:
    most = min(bars, max((len(one.bars) for one in people), default=0))
    return CARD_HEAD + most * BAR_ROW + (STATES if any(one.states for one in people) else 0) + 10


def cards(page: Page, people: Sequence[PublicCharacter], box: QRectF, columns: int, *, foot: bool = True) -> float:
    """Draw all cards at the foot or the head of a box, with as many resources as fit; return their height."""
    bars = next((n for n in range(MOST_BARS, 0, -1) if cards_height(people, columns, n) <= box.height()), 1)
    high = _card_height(people, bars)
    rows = max(1, int((box.height() + GAP) // (high + GAP)))
    places = rows * columns
    more = len(people) - places + 1 if len(people) > places else 0
    shown = people[: places - 1] if more else people
    taken = -(-min(len(people), places) // columns) * (high + GAP) - GAP
    top, wide = box.bottom() - taken if foot else box.top(), (box.width() - GAP * (columns - 1)) / columns
    for n, one in enumerate(shown):
        x, y = box.left() + (n % columns) * (wide + GAP), top + (n // columns) * (high + GAP)
        _card(page, one, QRectF(x, y, wide, high), bars)
    if more:
        left, last = box.left() + (columns - 1) * (wide + GAP), top + taken - high
        text = QCoreApplication.translate("DisplayWindow", "ほか {n} 人").format(n=more)
        page.write(QRectF(left, last, wide, high), text, 36, "second_ink", at=MIDDLE)
    return taken


def large_cards(page: Page, people: Sequence[PublicCharacter], box: QRectF) -> None:
    """Draw all cards from the top of a box down, one below the other where that leaves them larger."""
    if not people:
        return
    columns = 1 if cards_height(people, 1, MOST_BARS) <= box.height() else 2
    high = cards_height(people, columns, MOST_BARS)
    scale = max(1.0, min(LARGER, box.height() / high))
    page.painter.save()
    page.painter.translate(box.topLeft())
    page.painter.scale(scale, scale)
    cards(page, people, QRectF(0, 0, box.width() / scale, min(high, box.height() / scale)), columns, foot=False)
    page.painter.restore()


def _card(page: Page, one: PublicCharacter, box: QRectF, bars: int) -> None:
    page.frame(box, "tint" if one.turn else "base", "accent" if one.turn else "strong_line", 4 if one.turn else 2)
    page.mark(QPointF(box.left() + 32, box.top() + 34), 14, QColor(one.colour), round_=one.pc)
    inner = box.adjusted(18, 6, -18, -6)
    place = page.write(QRectF(inner.left() + inner.width() * 0.6, inner.top(), inner.width() * 0.4, 54), one.place, 32,
                       "second_ink", at=RIGHT)  # fmt: skip
    page.write(QRectF(inner.left() + 44, inner.top(), inner.width() - 56 - place, 54), one.name, 36, bold=True)
    shown = sorted(one.bars, key=lambda bar: bar.bare)[:bars] if len(one.bars) > bars else one.bars
    label = min(inner.width() * 0.4, max((page.width(bar.label, LEAST) for bar in shown), default=0.0) + 4)
    number = min(inner.width() * 0.4, max((page.width(bar.text, 36, bold=True) for bar in shown), default=0.0) + 4)
    for n, bar in enumerate(shown):
        _bar(
            page, bar, QRectF(inner.left(), box.top() + CARD_HEAD + n * BAR_ROW, inner.width(), BAR_ROW), label, number
        )
    page.write(QRectF(inner.left(), inner.bottom() - STATES, inner.width(), STATES), one.states, 30, "warning")


def _bar(page: Page, bar: Bar, box: QRectF, label: float, number: float) -> None:
    page.write(QRectF(box.left(), box.top(), label, box.height()), bar.label, LEAST, "second_ink")
    page.write(QRectF(box.right() - number, box.top(), number, box.height()), bar.text, 36, bold=True, at=RIGHT)
    if bar.tokens is not None:
        filled, places = bar.tokens
        for n in range(max(filled, places)):
            middle = QPointF(box.left() + label + 32 + n * TOKEN, box.center().y())
            page.diamond(middle, TOKEN * 0.4, filled=n < filled)
    if bar.part is None:
        return
    rail = QRectF(box.left() + label + 12, box.center().y() - 10, box.width() - label - number - 24, 20)
    page.frame(rail, "panel", "strong_line")
    page.fill(QRectF(rail.left(), rail.top(), rail.width() * bar.part, rail.height()), page.theme.colour("accent"))


def stage(page: Page, lines: Sequence[tuple[str, str]], box: QRectF) -> None:
    """Write the scene, as large as there is room."""
    high = min(210.0, max(STAGE, box.height() / max(len(lines), 1)))
    for n, (label, text) in enumerate(lines[: max(1, int(box.height() // high))]):
        top = box.top() + n * high
        page.write(QRectF(box.left(), top, box.width(), high * 0.34), label, 34, "second_ink")
        page.write(QRectF(box.left(), top + high * 0.34, box.width(), high * 0.54), text, int(high * 0.42), bold=True)


def roll(page: Page, face: RollFace, box: QRectF, dice: Callable[[QRectF], None], *, still: bool) -> None:
    """Show a check: its title, the dice large, and its result once they rest."""
    page.write(QRectF(box.left(), box.top(), box.width(), 60), face.title, 40, bold=True)
    shown_below = still and bool(face.big)
    table = roll_table(face, box, below=shown_below)
    page.frame(table, "tray", "line")
    dice(table.adjusted(8, 8, -8, -8))
    if shown_below:
        result(page, face, QRectF(box.left(), table.bottom() + 12, box.width(), box.bottom() - table.bottom() - 20))


def roll_table(face: RollFace, box: QRectF, *, below: bool) -> QRectF:
    """Return where the dice of a check lie; what has come of it has its room below them, a long one more."""
    most = FOOT_OF_MANY if len(face.detail) > LONG_DETAIL else FOOT_OF_ROLL
    foot = min(most, box.height() * 0.45) if below else 0.0
    return QRectF(box.left(), box.top() + 68, box.width(), box.height() - 76 - foot)


def result(page: Page, face: RollFace, box: QRectF, *, titled: bool = False) -> None:
    """Write how a check ended.

    Args:
        titled: whose check it was is above it.
    """
    if titled and face.title:
        page.write(QRectF(box.left(), box.top(), box.width(), TITLE), face.title, 34, "second_ink")
        box = box.adjusted(0, TITLE, 0, 0)
    ink = "ink" if face.success is None else "success" if face.success else "error"
    share = 0.3 if len(face.detail) > LONG_DETAIL else 0.7
    high = box.height() * share if face.detail else box.height()
    top = QRectF(box.left(), box.top(), box.width(), high)
    size = int(min(120.0, high * 0.72))
    big = page.write(top.adjusted(0, 0, -box.width() * 0.45, 0), face.big, size, ink, bold=True)
    beside = top.adjusted(big + 32, 0, 0, 0)
    aim = QCoreApplication.translate("DisplayWindow", "目標 {n}")
    other = QCoreApplication.translate("DisplayWindow", "相手 {n}")
    target = (other if face.opposed else aim).format(n=face.target) if face.target else ""
    if target and face.words:
        half = beside.height() / 2
        page.write(beside.adjusted(0, 0, 0, -half), face.words, 44, ink, bold=True)
        page.write(beside.adjusted(0, half, 0, 0), target, 34, "second_ink")
    else:
        page.write(beside, face.words or target, 44, ink, bold=True)
    detail = QRectF(box.left(), top.bottom(), box.width(), box.bottom() - top.bottom())
    lines = detail.height() > 70
    text = face.detail.replace(",", ",\u200b") if lines else face.detail  # faces continue in the next line
    page.write(detail, text, 30, "second_ink", lines=lines)


def handout(page: Page, face: HandoutFace, picture: QPixmap | None, box: QRectF, leaf: int = 0) -> None:
    """Show a handout: its title, its picture as large as it fits, its text beside or below as large as it fits.

    Args:
        leaf: which part of a text that does not fit, from 0.
    """
    page.frame(box, "base", "strong_line")
    inner, part, words = _handout_places(face, picture, box)
    if face.title:
        page.write(QRectF(inner.left(), inner.top() - 96, inner.width(), 84), face.title, 56, bold=True)
    if picture is not None and not picture.isNull():
        scale = min(part.width() / picture.width(), part.height() / picture.height())
        place = QRectF(0, 0, picture.width() * scale, picture.height() * scale)
        place.moveCenter(part.center())
        page.painter.drawPixmap(place, picture, QRectF(picture.rect()))
    leaves = handout_leaves(page, face, picture, box)
    if len(leaves) > 1:
        leaf = min(leaf, len(leaves) - 1)
        foot = QRectF(words.left(), words.bottom() - FOOT, words.width(), FOOT)
        page.write(foot, f"{leaf + 1} / {len(leaves)}", LEAST, "second_ink", at=RIGHT)
        words = words.adjusted(0, 0, 0, -FOOT)
    if leaves:
        page.write(words, leaves[leaf], page.fitting(leaves[leaf], words, TEXT_SIZES), at=TOP, lines=True)


def handout_leaves(page: Page, face: HandoutFace, picture: QPixmap | None, box: QRectF) -> tuple[str, ...]:
    """Return the text in the parts that fit into its place, one where all of it does."""
    if not face.text:
        return ()
    words = _handout_places(face, picture, box)[2]
    return page.leaves(face.text, words) or page.leaves(face.text, words.adjusted(0, 0, 0, -FOOT), several=True)


def _handout_places(face: HandoutFace, picture: QPixmap | None, box: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Return the places of everything below the title, of the picture, and of the words."""
    inner = box.adjusted(MARGIN, 16 + (96 if face.title else 0), -MARGIN, -24)
    if picture is None or picture.isNull():
        return inner, QRectF(), inner
    wide, high = (0.56, 1.0) if inner.width() >= inner.height() else (1.0, 0.62)
    part = inner if not face.text else QRectF(inner.topLeft(), QSizeF(inner.width() * wide, inner.height() * high))
    beside = inner.adjusted(part.width() + MARGIN, 0, 0, 0) if wide < 1 else inner.adjusted(0, part.height(), 0, 0)
    return inner, part, beside


def ruler(page: Page, long: float, room: QRectF) -> None:
    """Draw a line with a bar at each end, to be measured on the glass."""
    box = QRectF(0, 0, long, 160)
    box.moveCenter(room.center())
    page.frame(box.adjusted(-60, -80, 60, 40), "base", "strong_line")
    text = QCoreApplication.translate("DisplayWindow", "この線の長さを定規で測ってください")
    page.write(QRectF(box.left(), box.top() - 60, box.width(), 100), text, 40, at=MIDDLE)
    ink = page.theme.colour("ink")
    for x in (box.left(), box.right()):
        page.fill(QRectF(x - 1.5, box.top() + 60, 3, 80), ink)
    page.fill(QRectF(box.left(), box.top() + 98, long, 3), ink)


def title(page: Page, text: str, box: QRectF) -> None:
    """Write the name of the campaign over the whole page."""
    page.write(box.adjusted(MARGIN, 0, -MARGIN, 0), text, 96, bold=True, at=Qt.AlignmentFlag(MIDDLE))
