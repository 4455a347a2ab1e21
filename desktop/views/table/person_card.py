"""One person on the party strip: name, resources as bars with numbers, boxes, conditions, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.core.shown import Condition, Gauge, PersonShown
from desktop.core.words import Words
from desktop.views import theme
from desktop.views.focus_ring import draw_ring
from desktop.views.spoken_lists import listed

LEAST = 160
"""Width in px at 100 % below which a card is not squeezed."""
BOX, MOST_BOXES = 11, 8
"""Side of a box in px at 100 %, and how many are drawn at most."""
BETWEEN = 6
"""px between the number of a bar and what stands beside it."""
LONGEST_TAG = 14
"""Signs of a state's name; one more than Will to fight has."""
SHORT_BAR = 26
"""Length of a bar in px at 100 % that boxes beside it leave it at least."""
BETWEEN_PARTS = 12
"""px at 100 % between two numbers in one line."""
PORTRAIT = 52
"""Side of a portrait in px at 100 % at most."""
LEADING = 4
"""px at 100 % between two lines of text."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class CardFace:
    """What a card shows beside the person."""

    person: PersonShown
    colour: str
    key: str = ""
    """The key that selects this person."""
    portrait: QPixmap | None = None
    selected: bool = False
    idle: str = ""
    """That this person has not acted yet, and for how long, in words; empty: not worth telling."""
    player: str = ""
    """Who plays this character; empty: nobody has said."""

    @property
    def drawn(self) -> tuple[object, ...]:
        """All of it that a card shows; rooms say more of a person, and where somebody is stands elsewhere."""
        one = self.person
        told = (one.id, one.name, one.is_pc, one.gauges, one.conditions, one.notes, one.turn, one.acted, one.gone)
        return *told, self.colour, self.key, self.portrait, self.selected, self.idle, self.player


class PersonCard(QAbstractButton):
    """A card that is drawn whole; a click selects the person."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._face: CardFace | None = None
        self.rows = 1
        """Lines below the name."""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def person(self) -> str:
        """Sheet id of whoever is shown."""
        return self._face.person.id if self._face is not None else ""

    def show_face(self, face: CardFace) -> None:
        """Show somebody; nothing is drawn anew where nothing has changed."""
        if self._face is not None and face.drawn == self._face.drawn:
            self.setChecked(face.selected)
            return
        self._face, rows = face, self._rows(face)
        self.setChecked(face.selected)
        self.setAccessibleName(face.person.name)
        self.setAccessibleDescription(self._spoken())
        self.setToolTip(self._told())
        if rows != self.rows:
            self.rows = rows
            self.updateGeometry()
        self.update()

    def _rows(self, face: CardFace) -> int:
        """Return the lines below the name."""
        bars = sum(1 for g in face.person.gauges if _has_bar(g))
        if bars < 2:
            return max(1, bars + len(self._packed(face)))
        return max(bars, len(face.person.gauges) - bars + len(face.person.notes))

    def _packed(self, face: CardFace) -> list[list[Gauge | str]]:
        """Divide what stands below a single bar into lines that the narrowest card has room for."""
        metrics = QFontMetricsF(self.font())
        room = theme.px(LEAST) - 2 * (theme.px(8) + 1) - (theme.px(PORTRAIT + 6) if face.portrait is not None else 0)
        lines: list[list[Gauge | str]] = []
        left = float(room)
        parts: list[Gauge | str] = [g for g in face.person.gauges if not _has_bar(g)]
        for part in parts + [self._words.say(note) for note in face.person.notes]:
            wide = self._part_width(part, metrics)
            if not lines or left < wide:
                lines.append([])
                left = float(room)
            lines[-1].append(part)
            left -= wide + theme.px(BETWEEN_PARTS)
        return lines

    def _part_width(self, part: Gauge | str, metrics: QFontMetricsF) -> float:
        return metrics.horizontalAdvance(part) if isinstance(part, str) else self._small_width(part, metrics)

    def _spoken(self) -> str:
        assert self._face is not None
        person = self._face.person
        said = [self.tr("プレイヤー {name}").format(name=self._face.player)] if self._face.player else []
        said += [self._gauge_text(g, spoken=True) for g in person.gauges]
        said += [self._words.say(c.label) for c in person.conditions]
        said += [self._words.say(note) for note in person.notes]
        if person.turn:
            said.append(self.tr("手番"))
        elif person.acted:
            said.append(self.tr("済"))
        if self._face.idle:
            said.append(self._face.idle)
        return listed(said)

    def _told(self) -> str:
        """Say what does not fit: the states with what ends them, and how long somebody has waited."""
        assert self._face is not None
        lines = [self.tr("プレイヤー {name}").format(name=self._face.player)] if self._face.player else []
        lines += [self.tr("待っている：{idle}").format(idle=self._face.idle)] if self._face.idle else []
        for condition in self._face.person.conditions:
            ends = self._words.say(condition.ends) if condition.ends else ""
            label = self._words.say(condition.label)
            lines.append(self.tr("{state}　終わるとき: {ends}").format(state=label, ends=ends) if ends else label)
        return "\n".join(lines)

    def _gauge_text(self, gauge: Gauge, *, spoken: bool = False) -> str:
        name = f"{self._words.say(gauge.label)} " if spoken else ""
        if gauge.text:
            return name + gauge.text
        if gauge.value is None:
            return name + "？"
        value = str(gauge.value).replace("-", "−")
        return f"{name}{value}" + (f" / {gauge.maximum}" if gauge.maximum is not None else "")

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Name line and as many lines as the resources need."""
        line = self.fontMetrics().height()
        return QSize(theme.px(200), theme.px(14) + line + self.rows * (line + theme.px(LEADING)))

    def minimumSizeHint(self) -> QSize:
        """Narrower, never lower."""
        return QSize(theme.px(LEAST), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw border, name line, bars at the left, boxes and notes at the right."""
        face = self._face
        if face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if face.person.gone:
            painter.setOpacity(0.5)
        tokens = theme.current()
        strong = face.selected or face.person.turn
        pen = QPen(tokens.colour("accent") if strong else tokens.colour("strong_line"), 2 if face.person.turn else 1)
        half = pen.widthF() / 2  # whole pixels: a line between two of them is paler than its colour
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.setPen(pen)
        painter.setBrush(tokens.colour("tint") if face.selected else tokens.colour("base"))
        painter.drawRoundedRect(box, 4, 4)
        room = theme.px(8) + 1, theme.px(5) + 1  # the same for a thick border: nothing moves when a turn begins
        inner = QRectF(self.rect()).adjusted(room[0], room[1], -room[0], -room[1])
        line = float(self.fontMetrics().height())
        if face.portrait is not None and not face.portrait.isNull():
            side = min(inner.height(), theme.px(PORTRAIT))
            painter.drawPixmap(QRectF(inner.left(), inner.top(), side, side).toRect(), face.portrait)
            inner.setLeft(inner.left() + side + theme.px(6))
        self._draw_name(painter, QRectF(inner.left(), inner.top(), inner.width(), line), face)
        self._draw_numbers(painter, inner.adjusted(0, line + theme.px(LEADING), 0, 0), face.person, line)
        draw_ring(painter, self)

    def _draw_name(self, painter: QPainter, room: QRectF, face: CardFace) -> None:
        left, person = room.left(), face.person
        if face.key:
            left += self._cap(painter, room, left, face.key)
        side = theme.px(9)
        mark = QRectF(left, room.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(face.colour))
        if person.is_pc:
            painter.drawEllipse(mark)
        else:
            painter.drawRect(mark)
        bold = QFont(self.font())
        bold.setBold(True)
        start = mark.right() + theme.px(6)
        right = self._tags(painter, room, person, start, QFontMetricsF(bold).horizontalAdvance(person.name) + 6)
        wide = QFontMetricsF(painter.font()).horizontalAdvance(face.idle) + 4 if face.idle else 0.0
        least = min(QFontMetricsF(bold).horizontalAdvance(person.name), room.width() * 0.4)
        if wide and right - wide - start >= least:  # who it is goes before how long they have waited
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(QRectF(right - wide, room.top(), wide, room.height()), _RIGHT, face.idle)
            right -= wide
        painter.setFont(bold)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        name = QFontMetricsF(bold).elidedText(person.name, Qt.TextElideMode.ElideRight, max(0.0, right - start))
        painter.drawText(QRectF(start, room.top(), max(0.0, right - start), room.height()), _LEFT, name)
        painter.setFont(self.font())
        after = start + QFontMetricsF(bold).horizontalAdvance(name) + theme.px(6)
        if face.player and after + QFontMetricsF(painter.font()).horizontalAdvance(face.player) <= right:
            painter.setPen(theme.current().colour("second_ink"))
            painter.drawText(QRectF(after, room.top(), right - after, room.height()), _LEFT, face.player)

    def _cap(self, painter: QPainter, room: QRectF, left: float, key: str) -> float:
        """Draw the key that selects; return how much room it took."""
        wide = max(float(theme.px(16)), QFontMetricsF(self.font()).horizontalAdvance(key) + 8)
        cap = _whole(QRectF(left, room.top(), wide, room.height()))
        tokens = theme.current()
        painter.setPen(QPen(tokens.colour("strong_line"), 1))
        painter.setBrush(tokens.colour("base"))
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setPen(tokens.colour("second_ink"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        return wide + theme.px(6)

    def _tags(self, painter: QPainter, room: QRectF, person: PersonShown, start: float, name: float) -> float:
        """Draw 手番 and the conditions from the right; return where the name must end.

        A short name stays whole, of a long one two fifths of the line; one condition alone says what ends it where
        there is room behind the name.

        Args:
            start: where the name begins.
            name: how wide it is.
        """
        named, least = start + name, start + min(name, room.width() * 0.4) + 1  # a tag begins on a whole pixel
        right, tokens = room.right(), theme.current()
        marks: list[tuple[str, str]] = [(self.tr("手番"), "turn")] if person.turn else []
        marks += [(self._short(condition), "state") for condition in person.conditions]
        if person.acted and not person.turn:
            marks.append((self.tr("済"), "quiet"))
        metrics = QFontMetricsF(painter.font())
        if len(marks) == len(person.conditions) == 1 and person.conditions[0].ends:
            whole = self.tr("{state}（{ends}）").format(
                state=marks[0][0], ends=self._words.say(person.conditions[0].ends)
            )
            marks = [(whole, "state")] if right - metrics.horizontalAdvance(whole) - 8 >= named else marks
        for text, look in marks:
            wide = metrics.horizontalAdvance(text) + 8
            if right - wide < least and len(marks) == 1:  # by its first letters it is still known
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0.0, right - least - 8))
                wide = metrics.horizontalAdvance(text) + 8
            elif right - wide < least:
                text, wide = f"＋{len(marks)}", metrics.horizontalAdvance(f"＋{len(marks)}") + 8
                look = "state"
            tag = _whole(QRectF(right - wide, room.top(), wide, room.height()))
            filled = look == "turn"
            ink = {"turn": "on_accent", "state": "warning", "quiet": "second_ink"}[look]
            painter.setPen(QPen(tokens.colour("accent" if filled else ink), 1))
            painter.setBrush(tokens.colour("accent") if filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tag.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
            painter.setPen(tokens.colour(ink))
            painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)
            right = tag.left() - 4
            if text.startswith("＋"):
                break
        return right - 2

    def _short(self, condition: Condition) -> str:
        text = self._words.say(condition.label)
        return text if len(text) <= LONGEST_TAG else text[: LONGEST_TAG - 1] + "…"

    def _draw_numbers(self, painter: QPainter, room: QRectF, person: PersonShown, line: float) -> None:
        bars = [g for g in person.gauges if _has_bar(g)]
        small = [g for g in person.gauges if not _has_bar(g)]
        step = line + theme.px(LEADING)
        beside = 1.0 if len(bars) < 2 else 0.44
        right = room.width() * beside if small or person.notes else 0.0
        metrics = QFontMetricsF(painter.font())
        written = [self._written(g, metrics) for g in bars]
        label_wide = max((label for label, _ in written), default=0.0)
        number_wide = max((number for _, number in written), default=0.0)
        if len(bars) > 1 and small:  # boxes and their number go before the length of a bar
            wanted = max(self._small_width(g, metrics) for g in small)
            right = max(right, min(wanted, room.width() - label_wide - number_wide - theme.px(SHORT_BAR)))
        bar_room = room.width() - (right + BETWEEN if len(bars) > 1 and right else 0.0)
        tight = len(bars) > 1 and label_wide + number_wide + 6 > bar_room
        if tight:
            beside_them = [self._small_width(g, metrics) for g in small]
            beside_them += [metrics.horizontalAdvance(self._words.say(note)) for note in person.notes]
            right = max(beside_them, default=0.0)
        for number, gauge in enumerate(bars):
            if tight:  # no columns: a label takes no more than its own width, and no bar is drawn without room
                label_wide, number_wide = self._written(gauge, metrics)
                bar_room = room.width() - (beside_them[number] + 6 if number < len(beside_them) else 0.0)
            top = room.top() + number * step
            self._bar(painter, QRectF(room.left(), top, bar_room, line), gauge, label_wide, number_wide)
        if len(bars) < 2:  # one bar leaves the lines below it to the numbers
            self._draw_packed(painter, room.adjusted(0, len(bars) * step, 0, 0), line)
            return
        for number, gauge in enumerate(small):
            place = QRectF(room.right() - right, room.top() + number * step, right, line)
            self._small(painter, place, gauge, at_left=False)
        for number, note in enumerate(person.notes, len(small)):
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            place = QRectF(room.right() - right, room.top() + number * step, right, line)
            painter.drawText(place, _RIGHT, self._words.say(note))

    def _draw_packed(self, painter: QPainter, room: QRectF, line: float) -> None:
        """Draw numbers and notes line by line."""
        assert self._face is not None
        metrics = QFontMetricsF(painter.font())
        for number, parts in enumerate(self._packed(self._face)):
            top, left = room.top() + number * (line + theme.px(LEADING)), room.left()
            for part in parts:
                place = QRectF(left, top, room.right() - left, line)
                if isinstance(part, str):
                    painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
                    painter.drawText(place, _LEFT, part)
                else:
                    self._small(painter, place, part, at_left=True)
                left += self._part_width(part, metrics) + theme.px(BETWEEN_PARTS)

    def _written(self, gauge: Gauge, metrics: QFontMetricsF) -> tuple[float, float]:
        """How wide the label of a bar and its number are."""
        label = metrics.horizontalAdvance(self._words.say(gauge.label)) + 6
        return label, metrics.horizontalAdvance(self._gauge_text(gauge)) + 4

    def _bar(self, painter: QPainter, room: QRectF, gauge: Gauge, label: float, number: float) -> None:
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        quiet = self.palette().color(QPalette.ColorRole.PlaceholderText)
        painter.setPen(quiet)
        painter.drawText(QRectF(room.left(), room.top(), label, room.height()), _LEFT, self._words.say(gauge.label))
        high = float(theme.px(7))
        space = max(0.0, room.width() - label - number - 4)
        bar = QRectF(room.left() + label, room.center().y() - high / 2, min(space, float(theme.px(120))), high)
        drawn = bool(gauge.maximum) and gauge.value is not None and bar.width() > 12
        if drawn and gauge.maximum and gauge.value is not None:
            self._fill(painter, bar, max(0.0, min(1.0, gauge.value / gauge.maximum)), gauge.drawn == "striped")
        painter.setPen(ink)
        left = bar.right() + 6 if drawn else room.left() + label
        text = self._gauge_text(gauge)
        if not gauge.text and left + number > room.right() + BETWEEN + 4:
            text = text.partition(" / ")[0]  # as for a small number: what there is goes before what there can be
        painter.drawText(QRectF(left, room.top(), number + 8, room.height()), _LEFT, text)

    def _fill(self, painter: QPainter, bar: QRectF, part: float, striped: bool) -> None:
        """Draw how full it is; a second resource is striped, never told apart by colour alone."""
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

    def _boxes(self, gauge: Gauge) -> int:
        """How many boxes a small number is drawn as, besides its number; 0: as the number alone."""
        if not gauge.counted or gauge.value is None or gauge.maximum is None or gauge.maximum > MOST_BOXES:
            return 0
        return gauge.maximum

    def _small_width(self, gauge: Gauge, metrics: QFontMetricsF) -> float:
        text = self._gauge_text(gauge) if not self._boxes(gauge) else str(gauge.value)
        label = metrics.horizontalAdvance(self._words.say(gauge.label)) + 6
        return label + self._boxes(gauge) * (theme.px(BOX) + 3) + metrics.horizontalAdvance(text) + 2

    def _small(self, painter: QPainter, room: QRectF, gauge: Gauge, *, at_left: bool) -> None:
        """Draw label, boxes where there is room for them, and always the number."""
        metrics, tokens = QFontMetricsF(painter.font()), theme.current()
        wide = self._small_width(gauge, metrics)
        boxes = self._boxes(gauge) if wide <= room.width() + 1 else 0
        text = str(gauge.value) if boxes else self._gauge_text(gauge)
        label = self._words.say(gauge.label)
        label_wide = metrics.horizontalAdvance(label) + 6
        if not gauge.text and label_wide + metrics.horizontalAdvance(text) > room.width() + 1:
            text = text.partition(" / ")[0]  # how many there are goes before how many there can be
        text_wide, side = metrics.horizontalAdvance(text), float(theme.px(BOX))
        taken = label_wide + boxes * (side + 3) + text_wide + (2 if boxes else 0)
        left = room.left() if at_left else max(room.left(), room.right() - taken)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
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
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(QRectF(left + (2 if boxes else 0), room.top(), text_wide + 8, room.height()), _LEFT, text)


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
    """Whether it can be full: without an end a number stands by itself, and takes no room from a bar's label."""
    unknown = gauge.value is None and not gauge.text
    return gauge.drawn in ("bar", "striped") and (gauge.maximum is not None or unknown)


def _whole(box: QRectF) -> QRectF:
    """Return a box on whole pixels, for a line between two of them is two pale ones, with air above and below."""
    return QRectF(box.toAlignedRect()).adjusted(0, -1, 0, 1)
