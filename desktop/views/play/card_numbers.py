"""The numbers of one person on the party strip: resources as bars, small numbers as boxes, notes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QWidget

from desktop.core.view_models import CharacterView, Gauge
from desktop.core.words import Words
from desktop.views.style import theme
from desktop.views.style.measured import Measured

LEAST = 160
"""Width in px at 100 % below which a card is not squeezed."""
BOX, MOST_BOXES = 11, 8
"""Side of a box in px at 100 %, and how many are drawn at most."""
BETWEEN = 6
"""px between the number of a bar and what is beside it."""
SHORT_BAR = 26
"""Length of a bar in px at 100 % that boxes beside it leave it at least."""
BETWEEN_PARTS = 12
"""px at 100 % between two numbers in one line."""
PALE = 0.5
"""How much of a colour is left for absent characters; words stay readable."""
LEADING = 4
"""px at 100 % between two lines of text."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class CardNumbers:
    """Measures and draws what is below the name.

    Args:
        card: the widget whose typeface and colours they have.
    """

    def __init__(self, card: QWidget, words: Words) -> None:
        self._card, self._words = card, words
        self.pale = False
        """Whether the character is absent."""
        self._look: Measured | None = None

    @property
    def look(self) -> Measured:
        """The typeface of the card."""
        if self._look is None:
            self._look = Measured(self._card.font())
        return self._look

    def forget(self) -> None:
        """Take another typeface."""
        self._look = None

    def rows(self, person: CharacterView, taken: int) -> int:
        """Return how many lines they need.

        Args:
            taken: px of the narrowest card that are not theirs.
        """
        bars = sum(1 for g in person.gauges if _has_bar(g))
        if bars < 2:
            return max(1, bars + len(self._packed(person, taken)))
        return max(bars, len(person.gauges) - bars + len(person.notes))

    def _packed(self, person: CharacterView, taken: int) -> list[list[Gauge | str]]:
        """Divide what is below a single bar into lines that the narrowest card has room for."""
        room = theme.px(LEAST) - taken
        lines: list[list[Gauge | str]] = []
        left = float(room)
        parts: list[Gauge | str] = [g for g in person.gauges if not _has_bar(g)]
        for part in parts + [self._words.say(note) for note in person.notes]:
            wide = self._part_width(part)
            if not lines or left < wide:
                lines.append([])
                left = float(room)
            lines[-1].append(part)
            left -= wide + theme.px(BETWEEN_PARTS)
        return lines

    def _part_width(self, part: Gauge | str) -> float:
        return self.look.wide(part) if isinstance(part, str) else self._small_width(part)

    def text(self, gauge: Gauge, *, spoken: bool = False) -> str:
        """Write a number as it is on the card, or with its name."""
        name = f"{self._words.say(gauge.label)} " if spoken else ""
        if gauge.text or gauge.caption:
            return name + (gauge.text or self._words.say(gauge.caption))
        if gauge.value is None:
            return name + "？"
        value = str(gauge.value).replace("-", "−")
        return f"{name}{value}" + (f" / {gauge.maximum}" if gauge.maximum is not None else "")

    def draw(self, painter: QPainter, room: QRectF, person: CharacterView, line: float, taken: int) -> None:
        """Draw bars at the left, boxes and notes at the right, or below a single bar, in lines so many px high."""
        bars = [g for g in person.gauges if _has_bar(g)]
        small = [g for g in person.gauges if not _has_bar(g)]
        step = line + theme.px(LEADING)
        beside = 1.0 if len(bars) < 2 else 0.44
        right = room.width() * beside if small or person.notes else 0.0
        written = [self._written(g) for g in bars]
        label_wide = max((label for label, _ in written), default=0.0)
        number_wide = max((number for _, number in written), default=0.0)
        if len(bars) > 1 and small:  # boxes and their number go before the length of a bar
            wanted = max(self._small_width(g) for g in small)
            right = max(right, min(wanted, room.width() - label_wide - number_wide - theme.px(SHORT_BAR)))
        bar_room = room.width() - (right + BETWEEN if len(bars) > 1 and right else 0.0)
        tight = len(bars) > 1 and label_wide + number_wide + 6 > bar_room
        if tight:
            beside_them = [self._small_width(g) for g in small]
            beside_them += [self.look.wide(self._words.say(note)) for note in person.notes]
            right = max(beside_them, default=0.0)
        for number, gauge in enumerate(bars):
            if tight:  # no columns: a label takes no more than its own width, and no bar is drawn without room
                label_wide, number_wide = self._written(gauge)
                bar_room = room.width() - (beside_them[number] + 6 if number < len(beside_them) else 0.0)
            top = room.top() + number * step
            self._bar(painter, QRectF(room.left(), top, bar_room, line), gauge, label_wide, number_wide)
        if len(bars) < 2:  # one bar leaves the lines below it to the numbers
            self._draw_packed(painter, room.adjusted(0, len(bars) * step, 0, 0), self._packed(person, taken), line)
            return
        for number, gauge in enumerate(small):
            place = QRectF(room.right() - right, room.top() + number * step, right, line)
            self._small(painter, place, gauge, at_left=False)
        for number, note in enumerate(person.notes, len(small)):
            painter.setPen(self._card.palette().color(QPalette.ColorRole.PlaceholderText))
            place = QRectF(room.right() - right, room.top() + number * step, right, line)
            painter.drawText(place, _RIGHT, self._words.say(note))

    def _draw_packed(
        self, painter: QPainter, room: QRectF, lines: Sequence[Sequence[Gauge | str]], line: float
    ) -> None:
        """Draw numbers and notes line by line."""
        for number, parts in enumerate(lines):
            top, left = room.top() + number * (line + theme.px(LEADING)), room.left()
            for part in parts:
                place = QRectF(left, top, room.right() - left, line)
                if isinstance(part, str):
                    painter.setPen(self._card.palette().color(QPalette.ColorRole.PlaceholderText))
                    painter.drawText(place, _LEFT, part)
                else:
                    self._small(painter, place, part, at_left=True)
                left += self._part_width(part) + theme.px(BETWEEN_PARTS)

    def _written(self, gauge: Gauge) -> tuple[float, float]:
        """How wide the label of a bar and its number are."""
        label = self.look.wide(self._words.say(gauge.label)) + 6
        return label, self.look.wide(self.text(gauge)) + 4

    @property
    def ink(self) -> QColor:
        """What names and numbers are written in."""
        quiet = theme.current().colour("second_ink")
        return quiet if self.pale else self._card.palette().color(QPalette.ColorRole.WindowText)

    def _bar(self, painter: QPainter, room: QRectF, gauge: Gauge, label: float, number: float) -> None:
        ink = self.ink
        quiet = self._card.palette().color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(quiet)
        painter.drawText(QRectF(room.left(), room.top(), label, room.height()), _LEFT, self._words.say(gauge.label))
        high = float(theme.px(7))
        space = max(0.0, room.width() - label - number - 4)
        bar = QRectF(room.left() + label, room.center().y() - high / 2, min(space, float(theme.px(120))), high)
        drawn = bool(gauge.maximum) and gauge.value is not None and bar.width() > 12
        if drawn and gauge.maximum and gauge.value is not None:
            painter.setOpacity(PALE if self.pale else 1.0)
            _fill(painter, bar, max(0.0, min(1.0, gauge.value / gauge.maximum)), gauge.drawn == "striped")
            painter.setOpacity(1.0)
        painter.setPen(ink)
        left = bar.right() + 6 if drawn else room.left() + label
        text = self.text(gauge)
        if not gauge.text and left + number > room.right() + BETWEEN + 4:
            text = text.partition(" / ")[0]  # as for a small number: what there is goes before what there can be
        painter.drawText(QRectF(left, room.top(), number + 8, room.height()), _LEFT, text)

    def _beside(self, gauge: Gauge, boxes: int) -> str:
        """Write what is beside so many boxes: they show how many there can be."""
        return str(gauge.value) if boxes and not gauge.caption else self.text(gauge)

    def _small_width(self, gauge: Gauge) -> float:
        text = self._beside(gauge, _boxes(gauge))
        label = self.look.wide(self._words.say(gauge.label)) + 6
        return label + _boxes(gauge) * (theme.px(BOX) + 3) + self.look.wide(text) + 2

    def _small(self, painter: QPainter, room: QRectF, gauge: Gauge, *, at_left: bool) -> None:
        """Draw label, boxes where there is room for them, and always the number."""
        look, tokens = self.look, theme.current()
        wide = self._small_width(gauge)
        boxes = _boxes(gauge) if wide <= room.width() + 1 else 0
        text = self._beside(gauge, boxes)
        label = self._words.say(gauge.label)
        label_wide = look.wide(label) + 6
        if not gauge.text and label_wide + look.wide(text) > room.width() + 1:
            text = text.partition(" / ")[0]  # how many there are goes before how many there can be
        text_wide, side = look.wide(text), float(theme.px(BOX))
        taken = label_wide + boxes * (side + 3) + text_wide + (2 if boxes else 0)
        left = room.left() if at_left else max(room.left(), room.right() - taken)
        painter.setPen(self._card.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawText(QRectF(left, room.top(), label_wide, room.height()), _LEFT, label)
        left += label_wide
        for number in range(boxes):
            box = QRectF(left, room.center().y() - side / 2, side, side)
            full = gauge.value is not None and number < gauge.value
            if gauge.drawn == "diamonds":
                _draw_diamond(painter, box, filled=full)
            else:
                painter.setPen(QPen(tokens.colour("second_ink"), 1))
                painter.setBrush(tokens.colour("second_ink") if full else tokens.colour("base"))
                painter.drawRect(box)
            left += side + 3
        painter.setPen(self.ink)
        painter.drawText(QRectF(left + (2 if boxes else 0), room.top(), text_wide + 8, room.height()), _LEFT, text)


def _fill(painter: QPainter, bar: QRectF, part: float, striped: bool) -> None:
    """Draw how full it is; a second resource is striped, never distinguished by colour alone."""
    tokens = theme.current()
    painter.setPen(QPen(tokens.colour("accent"), 1))
    painter.setBrush(tokens.colour("base"))
    painter.drawRect(bar)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.colour("accent"))
    full = QRectF(bar.left(), bar.top(), bar.width() * part, bar.height())
    if not striped:
        painter.drawRect(full)
        return
    left = full.left()
    while left < full.right():
        painter.drawRect(QRectF(left, full.top(), min(2.0, full.right() - left), full.height()))
        left += 4


def _boxes(gauge: Gauge) -> int:
    """How many boxes a small number is drawn as, besides its number; 0: as the number alone."""
    if not gauge.counted or gauge.value is None or gauge.maximum is None or gauge.maximum > MOST_BOXES:
        return 0
    return gauge.maximum


def _draw_diamond(painter: QPainter, box: QRectF, *, filled: bool) -> None:
    """Draw a token that is held, or the place of one that was spent."""
    accent, middle = theme.current().colour("accent"), box.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(accent, 1))
    painter.setBrush(accent if filled else Qt.BrushStyle.NoBrush)
    corners = (box.left(), middle.y()), (middle.x(), box.top()), (box.right(), middle.y()), (middle.x(), box.bottom())
    painter.drawPolygon([QPointF(x, y) for x, y in corners])
    painter.restore()


def _has_bar(gauge: Gauge) -> bool:
    """Whether it can be full: without a maximum a number is alone, and takes no room from a bar's label."""
    unknown = gauge.value is None and not gauge.text
    return gauge.drawn in ("bar", "striped") and (gauge.maximum is not None or unknown)
