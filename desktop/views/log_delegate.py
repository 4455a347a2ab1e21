"""One line of the log as it is drawn: time, 実 for real dice, who and what; a voided one is struck out."""

from __future__ import annotations

import re

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.core.words import Counted
from desktop.models.log import DRAWN_ROLE, Drawn, clock_time
from desktop.models.log_filter import SCENE
from desktop.views import theme
from desktop.views.log_view import GAP

Index = QModelIndex | QPersistentModelIndex
FEW = 12
"""Letters that must fit beside the time; otherwise the text is below it."""
LEFT = 10
"""Pixels before the time."""
KEPT = 100
"""Lines of which it is remembered where they break; some ten are seen at once, and each takes seven kilobytes."""
LEADING = 2
"""Pixels between the lines of one entry."""
LONG, HEAD = 9, 6
"""Lines of an entry that is folded if it has more, and how many are seen of it then."""
_WRAP = QTextOption()
_WRAP.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)

_WHOLE = re.compile(r"<?[ァ-ヺー]{2,9}>?|<\S>?|\S>|\S{2,3}$", re.MULTILINE)
_JOINER = "\u2060"


def unparted(text: str) -> str:
    r"""Keep words in katakana whole, most names among them; no line begins with > or the last letters, or ends in <.

    >>> unparted("朝倉 アカネ").encode("unicode_escape").decode()
    '\\u671d\\u5009 \\u30a2\\u2060\\u30ab\\u2060\\u30cd'
    >>> unparted("<移動2>を使う").replace(_JOINER, "+")
    '<+移動2+>を+使+う'
    """
    return _WHOLE.sub(lambda found: _JOINER.join(found[0]), text)


class LogDelegate(QStyledItemDelegate):
    """Draws one entry; each sentence of a step begins a line of its own, and a scene is in bold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._font = QFont()
        """What all that is kept was measured in."""
        self._broken: dict[tuple[str, int, bool, bool], QTextLayout] = {}
        """By text, width and cut: a new line moves those that are there, and breaks none of them otherwise."""
        self._placed: dict[tuple[int, str], tuple[int, int, int]] = {}
        """Columns by width and word for the mark."""

    def _columns(self, option: QStyleOptionViewItem, width: int) -> tuple[int, int, int]:
        """Return where the mark and the text begin, and how wide the text is; with little width it is below."""
        if option.font != self._font:
            self._font = QFont(option.font)
            self._broken.clear()
            self._placed.clear()
        known = width, self.tr("実")
        placed = self._placed.get(known)
        if placed is None:
            if len(self._placed) >= KEPT:
                self._placed.clear()
            placed = self._placed[known] = self._measured(option.fontMetrics, *known)
        return placed

    @staticmethod
    def _measured(metrics: QFontMetrics, width: int, real: str) -> tuple[int, int, int]:
        mark = LEFT + metrics.horizontalAdvance("00:00") + 8
        text = mark + metrics.horizontalAdvance(real) + 14
        if width - text - 8 < FEW * metrics.horizontalAdvance("あ"):
            text = LEFT
        return mark, text, max(60, width - text - 8)

    def _sentence(self, line: Drawn) -> str:
        lock = self.tr("（隠）") if line.entry.secret else ""
        return f"{line.who}　{lock}{line.text}" if line.who else f"{lock}{line.text}"

    def _layout(self, metrics: QFontMetrics, line: Drawn, room: int) -> QTextLayout:
        """Break the text into lines, with air between them; `_columns` has been asked before."""
        known = self._sentence(line), room, line.entry.kind == SCENE, line.voided
        layout = self._broken.get(known)
        if layout is None:
            if len(self._broken) >= KEPT:
                del self._broken[next(iter(self._broken))]
            text, _, bold, struck = known
            font = QFont(self._font)
            font.setBold(bold)
            font.setStrikeOut(struck)
            layout = self._break(unparted(text).replace("\n", "\u2028"), font, room, metrics.height() + LEADING)
            self._broken[known] = layout
        return layout

    @staticmethod
    def _visible_lines(layout: QTextLayout, line: Drawn) -> int:
        """How many lines of an entry are seen."""
        many = layout.lineCount()
        return HEAD if many > LONG and not line.whole else many

    def _fold(self, layout: QTextLayout, line: Drawn) -> str:
        """What is below a long entry: the way to the rest of it, or back; nothing below any other."""
        many = layout.lineCount()
        if many <= LONG:
            return ""
        return self.tr("▾ たたむ") if line.whole else self.tr("▸ あと {n} 行").format(n=Counted(many - HEAD))

    def long(self, option: QStyleOptionViewItem, index: Index) -> bool:
        """Tell whether an entry can be folded."""
        _, _, room = self._columns(option, option.rect.width())
        return self._layout(option.fontMetrics, index.data(DRAWN_ROLE), room).lineCount() > LONG

    def folds_at(self, option: QStyleOptionViewItem, index: Index, place: QPoint) -> bool:
        """Tell whether the line that opens an entry, or folds it, is at a place."""
        foot = option.rect.bottom() - GAP // 2 - option.fontMetrics.height() - LEADING
        return place.y() > foot and self.long(option, index)

    @staticmethod
    def _break(text: str, font: QFont, room: int, step: int) -> QTextLayout:
        layout = QTextLayout(text, font)
        layout.setTextOption(_WRAP)
        layout.setCacheEnabled(True)
        layout.beginLayout()
        top = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(room)
            line.setPosition(QPointF(0, top))
            top += step
        layout.endLayout()
        return layout

    # Qt's names from here on

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As many lines as the text needs."""
        width = option.rect.width() or (option.widget.width() if option.widget else 300)
        _, text, room = self._columns(option, width)
        metrics = option.fontMetrics
        drawn: Drawn = index.data(DRAWN_ROLE)
        layout = self._layout(metrics, drawn, room)
        lines = max(1, self._visible_lines(layout, drawn)) + (text == LEFT) + bool(self._fold(layout, drawn))
        return QSize(width, lines * (metrics.height() + LEADING) - LEADING + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one entry."""
        drawn: Drawn = index.data(DRAWN_ROLE)
        entry = drawn.entry
        palette, rect, metrics = option.palette, option.rect, option.fontMetrics
        mark, text, room = self._columns(option, rect.width())
        line = QRect(rect.left(), rect.top() + GAP // 2, rect.width(), metrics.height())
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.current().colour("tint"))
        painter.setFont(option.font)
        painter.setPen(palette.color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(line.adjusted(LEFT, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, clock_time(entry))
        if entry.hand:
            self._draw_mark(painter, palette, line.adjusted(mark, 0, 0, 0), metrics)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        below = metrics.height() + LEADING if text == LEFT else 0
        layout, place = self._layout(metrics, drawn, room), QPointF(rect.left() + text, line.top() + below)
        fold = self._fold(layout, drawn)
        if not fold:
            layout.draw(painter, place)
        else:
            seen = self._visible_lines(layout, drawn)
            for number in range(seen):
                layout.lineAt(number).draw(painter, place)
            painter.setPen(theme.current().colour("accent"))
            foot = line.translated(text, below + seen * (metrics.height() + LEADING))
            painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, fold)
        painter.restore()

    def _draw_mark(self, painter: QPainter, palette: QPalette, place: QRect, metrics: QFontMetrics) -> None:
        box = QRect(place.topLeft(), QSize(metrics.horizontalAdvance(self.tr("実")) + 6, place.height()))
        painter.fillRect(box, palette.color(QPalette.ColorRole.WindowText))
        painter.setPen(palette.color(QPalette.ColorRole.Base))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("実"))
