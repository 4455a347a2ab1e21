"""Columns in less room than their words take in one line: words wrap, and what cannot wrap ends in dots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

MOST_LINES = 6
"""Lines of a cell; what is longer ends in dots, and its tip says all of it."""
KEPT = 2000
"""Texts of cells whose lines are kept."""
PADDING = 14
"""px that a heading takes beside its words."""
AIR = 8
"""The same of a cell."""
FEWEST = "ab"
"""What is seen at least of a heading whose word is broken."""
_OPENING, _CLOSING = "（「『【〈《", "）」』】〉》、。，．！？ー"
_WORDS = re.compile("[jocn]{1,3}|b?[le]+")
"""What is better not broken, by the kinds of its signs: a word of letters, three signs of Japanese."""
_PARTS = re.compile("o*(?:[jocn]|b?[le]+)[ce]*|b|[sn]+")
"""What is broken nowhere; no line ends with an opening sign or begins with a closing one."""


class _Kinds(dict[int, str]):
    """The kind of every sign: patterns of a few letters are made at once, those of all signs of Japanese are not."""

    def __missing__(self, code: int) -> str:
        """Look at a sign for the first time."""
        sign = chr(code)
        kind = self[code] = _kind(sign)
        return kind


def _kind(sign: str) -> str:
    """Tell a letter (l), Japanese (j) and its opening (o) and closing (c) signs, spaces (s), and what may begin (b)."""
    if sign in _OPENING:
        return "o"
    if sign in _CLOSING:
        return "c"
    if sign in "+−/":
        return "b"
    if sign == "…":  # closes what is before it, and is no Japanese
        return "e"
    wide = "\u3000" <= sign <= "\u9fff" or "\uf900" <= sign <= "\ufaff" or "\uff00" <= sign <= "\uffef"
    if sign.isspace():
        return "n" if wide else "s"
    return "j" if wide else "l"


_KINDS = _Kinds()


def _found(pattern: re.Pattern[str], text: str) -> list[str]:
    """Cut a text where a pattern of kinds says."""
    return [text[found.start() : found.end()] for found in pattern.finditer(text.translate(_KINDS))]


@dataclass(frozen=True)
class Need:
    """Pixels that a column takes."""

    cells: int
    """Of the longest word in its cells."""
    least: int
    """Of the longest word, the heading's included."""
    whole: int
    """Of the longest text in one line."""


def need_of(head: str, cells: Sequence[str], metrics: QFontMetrics) -> Need:
    """Measure what is in a column."""
    words = [FEWEST, *(word for text in cells for word in _found(_WORDS, text))]
    of_cells, of_head = _longest(words, metrics) + AIR, _longest(_found(_WORDS, head), metrics) + PADDING
    whole = max(_longest(cells, metrics) + AIR, metrics.horizontalAdvance(head) + PADDING)
    return Need(of_cells, max(of_cells, of_head), whole)


def _longest(texts: Sequence[str], metrics: QFontMetrics) -> int:
    return max((metrics.horizontalAdvance(text) for text in texts), default=0)


def shared(needs: Sequence[Need], room: int) -> list[int]:
    """Share too little room: as few lines as possible, and the most columns in one line."""
    if sum(need.least for need in needs) > room:
        return _cut(needs, room)
    widths = [need.least for need in needs]
    for lines in range(1, MOST_LINES + 1):
        wished = [max(need.least, -(-need.whole // lines)) for need in needs]
        if sum(wished) <= room:
            widths = wished
            break
    left = room - sum(widths)
    for at in sorted(range(len(needs)), key=lambda n: needs[n].whole - widths[n]):
        more = min(left, max(0, needs[at].whole - widths[at]))
        widths[at] += more
        left -= more
    return [width + left // len(widths) for width in widths]


def _cut(needs: Sequence[Need], room: int) -> list[int]:
    """Break words: of headings first, the longest first, and those of cells only where that is not enough."""
    cells = sum(need.cells for need in needs) <= room
    widths: list[int] = [0] * len(needs)
    for most in range(room + 1):
        wider = [max(need.cells if cells else 0, min(most, need.least)) for need in needs]
        if sum(wider) > room:
            break
        widths = wider
    return widths


def lines_of(text: str, metrics: QFontMetrics, width: int, most: int | None = None) -> list[str]:
    """Break a text into lines of a width: between words, and a word that is longer into equal parts.

    Args:
        most: limit of measured lines; the last of them may be short.
    """
    lines = [""]
    for part in _found(_PARTS, text):
        if most is not None and len(lines) > most:
            break
        pieces = _pieces(part, metrics, width)
        for number, piece in enumerate(pieces):
            longer = lines[-1] + piece
            if number or (lines[-1].strip() and metrics.horizontalAdvance(longer.rstrip()) > width):
                lines.append(piece.lstrip())
            else:
                lines[-1] = longer
    return [line.strip() for line in lines if line.strip()]


def _pieces(word: str, metrics: QFontMetrics, width: int) -> list[str]:
    """Break a word into the fewest equal parts, with a hyphen where there is room for one."""
    for hyphen in ("-", ""):
        for count in range(1, -(-len(word) // 2) + 1):
            size = -(-len(word) // count)
            pieces = [word[at : at + size] for at in range(0, len(word), size)]
            pieces = [piece + hyphen for piece in pieces[:-1]] + pieces[-1:]
            if all(metrics.horizontalAdvance(piece) <= width for piece in pieces):
                return pieces
    return [metrics.elidedText(word, Qt.TextElideMode.ElideRight, width)]


class WrappingHead(QHeaderView):
    """Headings that are in several lines where their columns are narrow."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.narrow = False
        self._broken: dict[tuple[str, int, int, int], list[str]] = {}
        """Lines of texts by their room: a page asks for the same ones at every size that it tries."""
        self._heads: dict[tuple[str, bool], QSize] = {}
        """What headings take in one line, by their words and whether they are sorted by: Qt asks as often."""

    def _text(self, section: int) -> str:
        return str(self.model().headerData(section, Qt.Orientation.Horizontal) or "")

    def _lines(self, section: int) -> list[str]:
        return lines_of(self._text(section), self.fontMetrics(), self.sectionSize(section) - PADDING)

    def lines_of_cell(self, text: str, metrics: QFontMetrics, section: int) -> list[str]:
        """Break the text of a cell at the width of its column; what is longer than its room ends in dots."""
        # cells may change their typeface while the heading, styled by a style sheet, keeps its own
        place = text, self.sectionSize(section) - AIR, metrics.height(), metrics.averageCharWidth()
        found = self._broken.get(place)
        if found is None:
            if len(self._broken) >= KEPT:
                self._broken.clear()
            lines = lines_of(text, metrics, place[1], MOST_LINES + 1)
            more = ["…"] if len(lines) > MOST_LINES else []
            found = self._broken[place] = lines[: MOST_LINES - len(more)] + more
        return found

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Break again in another typeface."""
        self._broken.clear()
        self._heads.clear()
        super().changeEvent(event)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Be as high as the lines of a heading; its width stays that of one line."""
        self.ensurePolished()  # in the typeface that it will have
        head = self._text(section), self.isSortIndicatorShown() and self.sortIndicatorSection() == section
        size = self._heads.get(head)
        if size is None:
            size = self._heads[head] = super().sectionSizeFromContents(section)
        if not self.narrow:
            return size
        more = max(0, len(self._lines(section)) - 1)
        return QSize(size.width(), size.height() + more * self.fontMetrics().lineSpacing())

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, section: int) -> None:
        """Write the lines."""
        super().initStyleOptionForIndex(option, section)
        if self.narrow:
            option.text = "\n".join(self._lines(section))


class WrappingDelegate(QStyledItemDelegate):
    """Writes a cell in several lines where the heads of its table stand so."""

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Leave air between rows of several lines."""
        return super().sizeHint(option, index) + QSize(0, AIR // 2)

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Break the text at the width of its column."""
        super().initStyleOption(option, index)
        view = option.widget
        head = view.horizontalHeader() if isinstance(view, QTableView) else None
        if not isinstance(head, WrappingHead) or not head.narrow or not option.text:
            return
        option.text = LINE.join(head.lines_of_cell(option.text, option.fontMetrics, index.column()))


LINE = "\u2028"
"""What Qt breaks the line of a cell at."""
