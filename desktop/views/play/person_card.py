"""One person on the party strip: name, resources as bars with numbers, boxes, conditions, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.core.view_models import CharacterView, Condition
from desktop.core.words import Words
from desktop.views.play.card_numbers import LEADING, LEAST, PALE, CardNumbers
from desktop.views.spoken import listed
from desktop.views.style import theme
from desktop.views.style.measured import Measured, bold
from desktop.views.style.restyled import draw_ring

LONGEST_TAG = 14
"""Signs of a state's name; one more than Will to fight has."""
PORTRAIT = 52
"""Side of a portrait in px at 100 % at most."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class CardFace:
    """What a card shows beside the person."""

    person: CharacterView
    colour: str
    key: str = ""
    """The key that selects this person."""
    portrait: QPixmap | None = None
    selected: bool = False
    idle: str = ""
    """That this person has not acted yet, and for how long, in words; empty: not worth telling."""
    player: str = ""
    """Who plays this character; empty: unknown."""

    @property
    def beside(self) -> str:
        """What stands beside the name: the place in the order, else who plays."""
        return self.person.rank.replace("-", "−") or self.player

    @property
    def drawn(self) -> tuple[object, ...]:
        """All that a card shows of a character; rule systems hold more, and the place is shown elsewhere."""
        one = self.person
        contents = (
            one.id,
            one.name,
            one.is_pc,
            one.gauges,
            one.conditions,
            one.notes,
            one.turn,
            one.acted,
            one.gone,
            one.rank,
        )
        return *contents, self.colour, self.key, self.portrait, self.selected, self.idle, self.player


class PersonCard(QAbstractButton):
    """A card that is drawn whole; a click selects the person."""

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._numbers = CardNumbers(self, words)
        self._face: CardFace | None = None
        self._drawn: tuple[object, ...] = ()
        """All that the card shows."""
        self._asked: QSize | None = None
        """The room that it asks for."""
        self._bold: Measured | None = None
        """The typeface of the name."""
        self.rows = 1
        """Lines below the name."""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def person(self) -> str:
        """Sheet id of the shown character."""
        return self._face.person.id if self._face is not None else ""

    @property
    def letter(self) -> str:
        """The key that selects the shown character."""
        return self._face.key if self._face is not None else ""

    def show_face(self, face: CardFace) -> None:
        """Show a character; an unchanged card is not drawn again."""
        drawn = face.drawn
        if drawn == self._drawn:
            self.setChecked(face.selected)
            return
        self._drawn = drawn
        self._face, rows = face, self._numbers.rows(face.person, self._taken(face))
        self.setChecked(face.selected)
        self.setAccessibleName(face.person.name)
        self.setAccessibleDescription(self._spoken())
        self.setToolTip(self._tooltip())
        if rows != self.rows:
            self.rows, self._asked = rows, None
            self.updateGeometry()
        self.update()

    @staticmethod
    def _taken(face: CardFace) -> int:
        """Px of a card's width that are no room for numbers: both edges, and a portrait."""
        return 2 * (theme.px(8) + 1) + (theme.px(PORTRAIT + 6) if face.portrait is not None else 0)

    def _spoken(self) -> str:
        assert self._face is not None
        person = self._face.person
        texts = [self.tr("プレイヤー {name}").format(name=self._face.player)] if self._face.player else []
        texts += [self.tr("順番 {n}").format(n=person.rank)] if person.rank else []
        texts += [self._numbers.text(g, spoken=True) for g in person.gauges]
        texts += [self._words.say(c.label) for c in person.conditions]
        texts += [self._words.say(note) for note in person.notes]
        if person.turn:
            texts.append(self.tr("手番"))
        elif person.acted:
            texts.append(self.tr("済"))
        if self._face.idle:
            texts.append(self._face.idle)
        return listed(texts)

    def _tooltip(self) -> str:
        """Describe what does not fit: the states with what ends them, and how long the character has waited."""
        assert self._face is not None
        lines = [self.tr("プレイヤー {name}").format(name=self._face.player)] if self._face.player else []
        lines += [self.tr("待っている：{idle}").format(idle=self._face.idle)] if self._face.idle else []
        for condition in self._face.person.conditions:
            ends = self._words.say(condition.ends) if condition.ends else ""
            label = self._words.say(condition.label)
            lines.append(self.tr("{state}　終わるとき：{ends}").format(state=label, ends=ends) if ends else label)
        return "\n".join(lines)

    # Qt's names from here on

    def changeEvent(self, event: QEvent) -> None:
        """Take another typeface."""
        self._bold = self._asked = None
        self._numbers.forget()
        super().changeEvent(event)

    def sizeHint(self) -> QSize:
        """Name line and as many lines as the resources need."""
        asked = self._asked
        if asked is None:
            line = self.fontMetrics().height()
            asked = QSize(theme.px(200), theme.px(14) + line + self.rows * (line + theme.px(LEADING)))
            self._asked = asked
        return asked

    def minimumSizeHint(self) -> QSize:
        """Narrower, never lower."""
        asked = self._asked
        return QSize(theme.px(LEAST), (asked if asked is not None else self.sizeHint()).height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw border, name line, bars at the left, boxes and notes at the right."""
        face = self._face
        if face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens, self._numbers.pale = theme.current(), face.person.gone
        strong = face.selected or face.person.turn
        pen = QPen(tokens.colour("accent") if strong else tokens.colour("strong_line"), 2 if face.person.turn else 1)
        half = pen.widthF() / 2  # whole pixels: a line between two of them is paler than its colour
        box = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.setPen(pen)
        painter.setBrush(tokens.colour("tint" if face.selected else "panel" if self._numbers.pale else "base"))
        painter.drawRoundedRect(box, 4, 4)
        room = theme.px(8) + 1, theme.px(5) + 1  # the same for a thick border: nothing moves when a turn begins
        inner = QRectF(self.rect()).adjusted(room[0], room[1], -room[0], -room[1])
        line = float(self.fontMetrics().height())
        if face.portrait is not None and not face.portrait.isNull():
            side = min(inner.height(), theme.px(PORTRAIT))
            painter.drawPixmap(QRectF(inner.left(), inner.top(), side, side).toRect(), face.portrait)
            inner.setLeft(inner.left() + side + theme.px(6))
        self._draw_name(painter, QRectF(inner.left(), inner.top(), inner.width(), line), face)
        below = inner.adjusted(0, line + theme.px(LEADING), 0, 0)
        self._numbers.draw(painter, below, face.person, line, self._taken(face))
        draw_ring(painter, self)

    def _draw_name(self, painter: QPainter, room: QRectF, face: CardFace) -> None:
        left, person = room.left(), face.person
        if face.key:
            left += self._cap(painter, room, left, face.key)
        side = theme.px(9)
        mark = QRectF(left, room.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(face.colour))
        painter.setOpacity(PALE if self._numbers.pale else 1.0)
        if person.is_pc:
            painter.drawEllipse(mark)
        else:
            painter.drawRect(mark)
        painter.setOpacity(1.0)
        look = self._bold_look()
        start, named = mark.right() + theme.px(6), look.wide(person.name)
        beside = face.beside
        width = theme.px(6) + self._numbers.look.wide(beside) if beside else 0.0
        right = self._tags(painter, room, person, start, named + 6, width)
        wide = self._numbers.look.wide(face.idle) + 4 if face.idle else 0.0
        least = min(named, room.width() * 0.4)
        if wide and right - wide - start >= least:  # who it is goes before how long they have waited
            painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
            painter.drawText(QRectF(right - wide, room.top(), wide, room.height()), _RIGHT, face.idle)
            right -= wide
        painter.setFont(look.font)
        painter.setPen(self._numbers.ink)
        name = look.elided(person.name, right - start)
        painter.drawText(QRectF(start, room.top(), max(0.0, right - start), room.height()), _LEFT, name)
        painter.setFont(self.font())
        after = start + look.wide(name) + theme.px(6)
        if beside and after + self._numbers.look.wide(beside) <= right:
            painter.setPen(theme.current().colour("second_ink"))
            painter.drawText(QRectF(after, room.top(), right - after, room.height()), _LEFT, beside)

    def _bold_look(self) -> Measured:
        if self._bold is None:
            self._bold = bold(self.font())
        return self._bold

    def _cap(self, painter: QPainter, room: QRectF, left: float, key: str) -> float:
        """Draw the key that selects; return how much room it took."""
        wide = max(float(theme.px(16)), self._numbers.look.wide(key) + 8)
        cap = _whole(QRectF(left, room.top(), wide, room.height()))
        tokens = theme.current()
        painter.setPen(QPen(tokens.colour("strong_line"), 1))
        painter.setBrush(tokens.colour("base"))
        painter.drawRoundedRect(cap.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setPen(tokens.colour("second_ink"))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
        return wide + theme.px(6)

    def _tags(
        self, painter: QPainter, room: QRectF, person: CharacterView, start: float, name: float, player: float
    ) -> float:
        """Draw 手番 and the conditions from the right; return where the name must end.

        A short name stays whole, of a long one two fifths of the line; one condition alone says what ends it where
        there is room behind the name.

        Args:
            start: where the name begins.
            name: how wide it is.
            player: how wide the player's name is, with the space before; it yields before the end of a condition.
        """
        named, least = start + name, start + min(name, room.width() * 0.4) + 1  # a tag begins on a whole pixel
        right, tokens = room.right(), theme.current()
        marks: list[tuple[str, str]] = [(self.tr("手番"), "turn")] if person.turn else []
        marks += [(self._short(condition), "state") for condition in person.conditions]
        if person.acted and not person.turn:
            marks.append((self.tr("済"), "quiet"))
        look = self._numbers.look
        if len(marks) == len(person.conditions) == 1 and person.conditions[0].ends:
            whole = self.tr("{state}（{ends}）").format(
                state=marks[0][0], ends=self._words.say(person.conditions[0].ends)
            )
            marks = [(whole, "state")] if right - look.wide(whole) - 8 >= named + player else marks
        for number, (text, kind) in enumerate(marks):
            wide = look.wide(text) + 8
            rest = marks[number + 1 :]
            kept = min(look.wide(f"＋{len(rest)}") + 12, sum(look.wide(mark) + 12 for mark, _ in rest))
            if right - wide < least and len(marks) == 1:  # by its first letters it is still known
                text = look.elided(text, right - least - 8)
                wide = look.wide(text) + 8
            elif right - wide - (kept if kind == "state" else 0.0) < least:
                text, wide = f"＋{len(rest) + 1}", look.wide(f"＋{len(rest) + 1}") + 8
                kind = "state"
            tag = _whole(QRectF(right - wide, room.top(), wide, room.height()))
            filled = kind == "turn"
            ink = {"turn": "on_accent", "state": "warning", "quiet": "second_ink"}[kind]
            ink = "second_ink" if self._numbers.pale and not filled else ink
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


def _whole(box: QRectF) -> QRectF:
    """Return a box on whole pixels, for a line between two of them is two pale ones, with air above and below."""
    return QRectF(box.toAlignedRect()).adjusted(0, -1, 0, 1)
