"""The parts of the players' screen besides people, each drawn into a box of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap

from desktop.models.play.display import HandoutFace, PublicFace, RollFace
from desktop.views.display.page import LEAST, MIDDLE, RIGHT, TOP, Page

GAP, MARGIN = 16.0, 40.0
CAPTION, LEAD = 50.0, 62.0
"""Heights of the lines over and below the title of the scene."""
TITLES, SHORT_TITLES = (100, 92, 84, 76, 72, 64, 56), (72, 64, 56, 48)
"""Letters of that title on a whole page, and on a lower one; the largest that fit."""
LOW = 900.0
"""Units of a page that is lower."""
TEXT_SIZES, FOOT = (112, 96, 80, 64, 56, 48, 40, 34, LEAST), 44.0
"""Letters of a handout's text, the largest that fit; height of the number of its part."""
TITLE_OF_HANDOUT = 96.0
FOOT_OF_ROLL, FOOT_OF_MANY, LONG_DETAIL = 320.0, 560.0, 120
"""Height of a result below its dice, of one with much to read, and letters that are much."""
TITLE = 60.0
"""Height of the line that says whose check it is."""
RESULT, LEAST_RESULT, RESULT_ALONE = 132.0, 250.0, 420.0
"""Height of the last result beside a board, and the least and most of it where none is."""
FACT, AREA = 106.0, 70.0
"""Heights of something that belongs to the scene, and of an area."""


def heading_height(face: PublicFace, *, low: bool) -> float:
    """Return the height of what the scene is called."""
    caption = CAPTION if face.caption or face.round or face.marks else 0.0
    return caption + (SHORT_TITLES if low else TITLES)[0] * 1.25 + (LEAD if face.acting or face.lead else 0.0) + GAP


def heading(page: Page, face: PublicFace, box: QRectF, *, low: bool) -> float:
    """Write which scene it is, its title, and whose; return the height that this takes."""
    top, sizes = box.top(), SHORT_TITLES if low else TITLES
    beside = "　".join(part for part in (face.caption, face.round, face.marks) if part)
    if beside:
        page.write(QRectF(box.left(), top, box.width(), CAPTION), beside, 38, "second_ink")
        top += CAPTION
    name, place = face.scene or face.title, QRectF(box.left(), top, box.width(), sizes[0] * 1.25)
    size = next((size for size in sizes if page.width(name, size, bold=True) <= box.width()), 0)
    page.write(place, name, size or int(sizes[0] / 2), bold=True, lines=not size)
    top += place.height()
    lead = face.lead
    if face.acting:
        lead = QCoreApplication.translate("DisplayWindow", "{name}のターン").format(name=face.acting)
    page.write(QRectF(box.left(), top, box.width(), LEAD), lead, 46, "accent", bold=True)
    return heading_height(face, low=low)


def foot(page: Page, text: str, box: QRectF) -> None:
    """Write the name of the campaign at the foot."""
    page.write(QRectF(box.left(), box.bottom() - FOOT, box.width(), FOOT), text, 32, "second_ink")


def facts(page: Page, pairs: Sequence[tuple[str, str]], box: QRectF) -> float:
    """Write what else belongs to the scene, as far as it fits; return the height that it takes."""
    shown = pairs[: max(0, int(box.height() // FACT))]
    high = min(FACT * 2, max(FACT, box.height() / max(len(shown), 1)))
    top = box.top()
    for label, text in shown:
        page.write(QRectF(box.left(), top, box.width(), 44), label, 30, "second_ink")
        wide = page.width(text, 44, bold=True)
        room = min(high, FACT if wide <= box.width() else high) - 54
        page.write(QRectF(box.left(), top + 44, box.width(), room), text, 44 if wide <= box.width() else 36,
                   bold=True, at=TOP, lines=True)  # fmt: skip
        top += room + 54
    return top - box.top()


def areas(page: Page, pairs: Sequence[tuple[str, str]], box: QRectF) -> None:
    """List the areas that may be chosen, in two columns where they are many."""
    title = QCoreApplication.translate("DisplayWindow", "選べるエリア")
    head = QRectF(box.left(), box.top(), box.width(), 44)
    page.write(head, title, 30, "second_ink")
    body = box.adjusted(0, 48, 0, 0)
    rows = max(1, int((body.height() + 10) // (AREA + 10)))
    columns = 1 if len(pairs) <= rows else 2
    wide = (body.width() - GAP * (columns - 1)) / columns
    rows = min(rows, -(-len(pairs) // columns))
    shown = pairs[: rows * columns]
    if len(shown) < len(pairs):
        more = QCoreApplication.translate("DisplayWindow", "ほか {n} か所").format(n=len(pairs) - len(shown))
        page.write(head, more, 30, "second_ink", at=RIGHT)
    usual = pairs[0][0]
    for n, (kind, name) in enumerate(shown):
        left, top = body.left() + n // rows * (wide + GAP), body.top() + n % rows * (AREA + 10)
        place = QRectF(left, top, wide, AREA)
        page.frame(place, "base", "strong_line")
        inner = place.adjusted(22, 0, -22, 0)
        taken = 0.0
        if kind != usual and columns == 1:
            taken = page.write(inner.adjusted(inner.width() / 2, 0, 0, 0), kind, LEAST, "second_ink", at=RIGHT) + 20
        page.write(inner.adjusted(0, 0, -taken, 0), name, 42, bold=True)


def roll(page: Page, face: RollFace, box: QRectF, dice: Callable[[QRectF], None], *, still: bool) -> None:
    """Show a check: the dice large, whose they are, and the result once they rest."""
    shown_below = still and bool(face.big)
    table = roll_table(face, box, below=shown_below)
    page.frame(table, "tray", "line")
    dice(table.adjusted(8, 8, -8, -8))
    below = QRectF(box.left(), table.bottom() + 8, box.width(), box.bottom() - table.bottom() - 8)
    if shown_below:
        result(page, face, below, titled=True)
    else:
        page.write(QRectF(below.left(), below.top(), below.width(), TITLE), face.title, 40, bold=True)


def roll_table(face: RollFace, box: QRectF, *, below: bool) -> QRectF:
    """Return where the dice of a check lie; what has come of it has its room below them, a long one more."""
    most = FOOT_OF_MANY if len(face.detail) > LONG_DETAIL else FOOT_OF_ROLL
    share = 0.7 if most == FOOT_OF_MANY else 0.5
    room = min(most, box.height() * share) if below else TITLE + 8
    return QRectF(box.left(), box.top(), box.width(), max(40.0, box.height() - room))


def result(page: Page, face: RollFace, box: QRectF, *, titled: bool = False) -> None:
    """Write how a check ended.

    Args:
        titled: begin with whose check it was.
    """
    if titled and face.title:
        page.write(QRectF(box.left(), box.top(), box.width(), TITLE), face.title, 40, bold=True)
        box = box.adjusted(0, TITLE, 0, 0)
    ink = "ink" if face.success is None else "success" if face.success else "error"
    share = 0.2 if len(face.detail) > LONG_DETAIL else 0.6
    high = min(160.0, max(56.0, box.height() * share)) if face.detail else min(200.0, box.height())
    if page.width(face.detail, 30) > box.width():  # room for a second line
        high = max(48.0, min(high, box.height() - 120))
    top = QRectF(box.left(), box.top(), box.width(), high)
    size = int(min(120.0, high * 0.8))
    big = page.write(top.adjusted(0, 0, -box.width() * 0.45, 0), face.big, size, ink, bold=True)
    beside = top.adjusted(big + 32, 0, 0, 0)
    taken = _tag(page, face, beside)
    aim = QCoreApplication.translate("DisplayWindow", "目標 {n}")
    other = QCoreApplication.translate("DisplayWindow", "相手 {n}")
    target = (other if face.opposed else aim).format(n=face.target) if face.target else ""
    page.write(beside.adjusted(taken, 0, 0, 0), target, 38, "second_ink")
    detail = QRectF(box.left(), top.bottom(), box.width(), box.bottom() - top.bottom())
    lines = detail.height() > 70
    text = face.detail.replace(",", ",\u200b") if lines else face.detail  # faces continue in the next line
    page.write(detail, text, 30, "second_ink", at=TOP if lines else Qt.AlignmentFlag.AlignVCenter, lines=lines)


def _tag(page: Page, face: RollFace, box: QRectF) -> float:
    """Write what the result is called: in a frame with its sign where it is success or failure."""
    if not face.words:
        return 0.0
    if face.success is None:
        return page.write(box, face.words, 44, bold=True) + 28
    kind, sign = ("success", "✓") if face.success else ("error", "×")
    most = max(LEAST * 2, box.width() * (0.68 if face.target else 1.0))
    wide = min(most, page.width(face.words, 44, bold=True) + 104)
    tag = QRectF(box.left(), box.center().y() - 36, wide, 72)
    page.frame(tag, f"{kind}_tint", kind, 3)
    page.write(QRectF(tag.left() + 18, tag.top(), 48, tag.height()), sign, 44, kind, bold=True)
    page.write(tag.adjusted(70, 0, -16, 0), face.words, 44, kind, bold=True)
    return wide + 28


def handout(page: Page, face: HandoutFace, picture: QPixmap | None, box: QRectF, leaf: int = 0) -> None:
    """Show a handout in the middle: its title, its picture and its text, as large as they fit.

    Args:
        leaf: which part of a text that does not fit, from 0.
    """
    inner, part, words = _handout_places(face, picture, box)
    leaves = handout_leaves(page, face, picture, box)
    leaf = min(leaf, max(0, len(leaves) - 1))
    text = leaves[leaf] if leaves else ""
    room = words.adjusted(0, 0, 0, -FOOT) if len(leaves) > 1 else words
    size = page.fitting(text, room, TEXT_SIZES) if text else LEAST
    place = page.lines(text, size, room.width()) if text else QRectF()
    place.setSize(QSizeF(min(place.width() + 2, room.width()), min(place.height(), room.height())))
    place.moveCenter(room.center())
    shown = QRectF()
    if not part.isEmpty() and picture is not None:
        scale = min(part.width() / picture.width(), part.height() / picture.height())
        shown = QRectF(0, 0, picture.width() * scale, picture.height() * scale)
        shown.moveCenter(part.center())
    title = QRectF(inner.left(), inner.top() - TITLE_OF_HANDOUT, inner.width(), TITLE_OF_HANDOUT - 12)
    wide = min(title.width(), page.width(face.title, 60, bold=True) + 2) if face.title else 0.0
    sheet = shown.united(place) if text else shown
    if face.title and sheet.isEmpty():
        sheet = QRectF(title)
    elif face.title:
        title.moveBottom(sheet.top() - 12)
        sheet.setTop(title.top())
    if wide > sheet.width():
        sheet = QRectF(sheet.center().x() - wide / 2, sheet.top(), wide, sheet.height())
    page.frame(sheet.adjusted(-MARGIN, -24, MARGIN, 24).intersected(box), "base", "strong_line")
    page.write(title, face.title, 60, bold=True, at=MIDDLE)
    if not shown.isEmpty() and picture is not None:
        page.painter.drawPixmap(shown, picture, QRectF(picture.rect()))
    if text:
        page.write(place, text, size, at=TOP, lines=True)
    if len(leaves) > 1:
        below = QRectF(words.left(), words.bottom() - FOOT, words.width(), FOOT)
        page.write(below, f"{leaf + 1} / {len(leaves)}", LEAST, "second_ink", at=RIGHT)


def handout_leaves(page: Page, face: HandoutFace, picture: QPixmap | None, box: QRectF) -> tuple[str, ...]:
    """Return the text in the parts that fit into its place, one where all of it does."""
    if not face.text:
        return ()
    words = _handout_places(face, picture, box)[2]
    return page.leaves(face.text, words) or page.leaves(face.text, words.adjusted(0, 0, 0, -FOOT), several=True)


def _handout_places(face: HandoutFace, picture: QPixmap | None, box: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    """Return the places of everything below the title, of the picture, and of the words."""
    inner = box.adjusted(MARGIN, 24 + (TITLE_OF_HANDOUT if face.title else 0), -MARGIN, -24)
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
