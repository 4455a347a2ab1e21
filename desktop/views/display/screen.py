"""What players see, painted at any size: one value, one painting, in their window and in the GM's preview."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene

from desktop.models.play.board_light import HexLight, Light
from desktop.models.play.display import DARK, PublicFace
from desktop.views.board.field_item import SIDE
from desktop.views.board.scene import BoardScene
from desktop.views.dice import DiceGroup
from desktop.views.dice.scene import DiceScene
from desktop.views.display import blocks, people
from desktop.views.display.page import LEAST, LONG, SHORT, SIDE_BY_SIDE, Page, turned_page
from desktop.views.style import theme

DICE_HIGH = 112.0
"""Height in px of the dice layout, however large it is drawn: so dice are big."""
DICE_LETTERS = 34.0
"""Units of the letters of names above dice, however large that table is drawn."""
DIE_ROOM = 26.0
"""px of that table from one die to the next where there are many: it is larger for them, and drawn smaller."""
HEX_HIGH = math.sqrt(3) * SIDE
"""Units of the board's scene from one side of a hex to the side opposite."""
LEFT_PART, BOARD_PART = 0.5, 0.6
"""Part of the page that the scene and the check take, and that the board takes at most."""
BOARD = 944.0
"""Units that a board takes where there is room."""
MOST_LETTERS = 22.0
"""px of the board's own letters at most: larger ones leave their hexes."""


@dataclass(frozen=True)
class Picture:
    """A face with the pictures and dice that belong to it."""

    face: PublicFace = DARK
    dice: tuple[DiceGroup, ...] = ()
    portraits: Mapping[str, QPixmap] = field(default_factory=dict)
    ground: QPixmap | None = None
    handout: QPixmap | None = None
    tumble: bool = False
    """New dice roll in; those that were typed are there at once."""


class Screen(QObject):
    """Holds a picture and paints it for a widget."""

    changed = Signal(QRect)
    """Something looks different; the part of the screen, in its px."""
    words_changed = Signal()
    """There are other words to read."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.picture = Picture()
        self.turn = 0
        """Quarter turns towards a seat."""
        self.size = QSizeF(LONG, SHORT)
        """In px, of the window that it fills."""
        self.short = SHORT
        """Units of the shorter side; fewer in a window, whose letters stay as large."""
        self.leaf = 0
        """Which part of a handout's text that does not fit."""
        self.hex_high = 0.0
        """px from one side of a hex to the side opposite; 0: the board is as large as there is room."""
        self.ruler = 0.0
        """px of a line that is drawn to be measured; 0: there is none."""
        self.written: tuple[str, ...] = ()
        """What the last painting wrote."""
        self.board = BoardScene(theme.current(), self)
        self.dice = DiceScene(theme.current(), None, self)
        self.dice.changed.connect(self._dice_moved)
        self.dice.throw_finished.connect(self._look)
        self._dice_box = QRectF()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._apply_style)

    def show_picture(self, picture: Picture) -> None:
        """Show another picture; dice that are new tumble."""
        if picture == self.picture:
            return
        before, self.picture = self.picture, picture
        if picture.face.handout != before.face.handout:
            self.leaf = 0
        board = picture.face.board
        if board is not None:
            self.board.show_face(board, picture.portraits, picture.ground)
            acting = {token.at for token in board.tokens if token.turn and token.at is not None}
            self.board.show_light(Light({number: HexLight("own") for number in acting}))
        if picture.dice != before.dice:
            self._fit_dice()
            self.dice.animated = picture.tumble
            self.dice.show_dice(picture.dice)
        self._look()
        self.words_changed.emit()

    def set_turn(self, turn: int) -> None:
        """Turn the page towards another seat, in quarter turns clockwise."""
        self.turn = turn % 4
        self._fit_dice()
        self._look()

    @property
    def leaves(self) -> int:
        """In how many parts the text of the handout is read."""
        face = self.picture.face.handout
        if face is None or self.picture.face.dark:
            return 0
        _, room = self._turned()
        page = Page(QPainter(), theme.current(), QApplication.font().families())
        return len(blocks.handout_leaves(page, face, self.picture.handout, self._below(room)))

    def turn_leaf(self, step: int = 1) -> None:
        """Show the next part of the handout's text, after the last the first."""
        self.leaf = (self.leaf + step) % max(1, self.leaves)
        self._look()

    @staticmethod
    def _below(room: QRectF) -> QRectF:
        edge = blocks.MARGIN * 0.7
        return room.adjusted(edge, edge, -edge, -edge)

    def resize(self, size: QSizeF, short: float = SHORT) -> None:
        """Fill a window of another size, with so many units on its shorter side."""
        self.size, self.short = size, short
        self._fit_dice()
        self._look()

    def set_measures(self, *, hex_high: float, ruler: float) -> None:
        """Draw hexes of a size, and a line to be measured."""
        if (hex_high, ruler) != (self.hex_high, self.ruler):
            self.hex_high, self.ruler = hex_high, ruler
            self._look()

    def _look(self) -> None:
        self.changed.emit(QRectF(QPointF(), self.size).toAlignedRect())

    def _apply_style(self) -> None:
        self.board.set_theme(theme.current())
        self.dice.set_theme(theme.current())
        self._look()

    def _dice_moved(self, _regions: object = None) -> None:
        place, _ = self._turned()
        self.changed.emit(place.mapRect(self._dice_box).toAlignedRect().adjusted(-2, -2, 2, 2))

    # painting

    def paint(self, painter: QPainter) -> None:
        """Paint the face, turned towards its seat, over the whole of `size`."""
        whole = QRectF(QPointF(), self.size)
        if self.picture.face.dark:
            painter.fillRect(whole, Qt.GlobalColor.black)
            self.written = ()
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place, room = self._turned()
        painter.fillRect(whole, theme.current().colour("paper"))
        painter.setTransform(place * QTransform(painter.transform()))
        page = Page(painter, theme.current(), QApplication.font().families())
        self._paint(page, room)
        if self.ruler:
            blocks.ruler(page, self.ruler / self._unit, room)
        self.written = tuple(page.written)

    @property
    def _unit(self) -> float:
        """px of the screen in a unit of the page."""
        _, page = self._turned()
        wide = self.size.height() if self.turn % 2 else self.size.width()
        return wide / page.width()

    def _fit_dice(self) -> None:
        """Lay the table of the dice out in the shape that it has when what came of them is below."""
        face = self.picture.face.roll or self.picture.face.result
        box = self._roll_box() if face is None else blocks.roll_table(face, self._roll_box(), below=bool(face.big))
        if box.isEmpty():
            return
        shape = box.width() / max(box.height(), 1.0)
        many = sum(2 if die.sides == 100 else 1 for group in self.picture.dice for die in group.dice)
        high = max(theme.px(DICE_HIGH), DIE_ROOM * math.sqrt(many / shape))
        self.dice.set_letters(DICE_LETTERS * high / max(box.height(), 1.0))
        self.dice.resize(high * shape, high)

    def _turned(self) -> tuple[QTransform, QRectF]:
        return turned_page(self.size.width(), self.size.height(), self.turn, self.short)

    def _parts(self, page: QRectF) -> tuple[QRectF, QRectF, QRectF]:
        """Return the part of the board, empty without one, of scene and check, and of the people."""
        first, second = self._halves(page)
        face = self.picture.face
        high = blocks.heading_height(face, low=page.height() < blocks.LOW)
        if face.board is None:
            foot = blocks.FOOT if face.scene else 0.0
            return QRectF(), first.adjusted(0, high, 0, -foot), second
        roll = face.roll is not None and not (face.roll.done and not self.dice.tumbling)
        below = second.adjusted(0, high, 0, 0)
        if not (roll or face.roll or face.result):
            return first, QRectF(), below
        taken = below.height() * 0.55 if roll else min(blocks.RESULT, below.height() * 0.4)
        check = QRectF(below.left(), below.top(), below.width(), taken)
        return first, check, below.adjusted(0, taken + blocks.GAP, 0, 0)

    def _roll_box(self) -> QRectF:
        """Return where a check with its dice is drawn."""
        _, page = self._turned()
        return self._parts(page)[1]

    def _halves(self, page: QRectF) -> tuple[QRectF, QRectF]:
        """Return two parts: side by side, or one over the other on an upright page."""
        gap = blocks.MARGIN * 0.7
        if page.width() >= page.height() * SIDE_BY_SIDE:
            board = self.picture.face.board is not None
            middle = min(BOARD, page.width() * BOARD_PART) if board else page.width() * LEFT_PART
            left = QRectF(0, 0, middle, page.height())
            right = QRectF(middle, 0, page.width() - middle, page.height())
        else:
            left = QRectF(0, 0, page.width(), page.height() / 2)
            right = QRectF(0, page.height() / 2, page.width(), page.height() / 2)
        return left.adjusted(gap, gap, -gap, -gap), right.adjusted(gap, gap, -gap, -gap)

    def _paint(self, page: Page, room: QRectF) -> None:
        face = self.picture.face
        page.fill(room, theme.current().colour("paper"))
        if face.handout is not None:
            blocks.handout(page, face.handout, self.picture.handout, self._below(room), self.leaf)
            return
        if not (face.party or face.order or face.others or face.board or face.roll or face.scene or face.stage):
            blocks.title(page, face.title, room)
            return
        first, second = self._halves(room)
        board, check, crowd = self._parts(room)
        if face.board is not None:
            page.written += [token.name for token in face.board.tokens]
            if self._paint_board(page, board, first.united(second)):
                self._paint_over(page, second)
                return
        blocks.heading(page, face, second if face.board is not None else first, low=room.height() < blocks.LOW)
        if face.board is None and face.scene:
            blocks.foot(page, face.title, first)
        self._paint_check(page, check)
        people.draw(page, face, crowd)

    def _paint_check(self, page: Page, box: QRectF) -> None:
        """Show the check, else how the last one ended, else what belongs to the scene."""
        face = self.picture.face
        over = face.board is not None and face.roll is not None and face.roll.done and not self.dice.tumbling
        if face.roll is not None and not over:  # beside a board the dice make room once their result is shown
            still = not self.dice.tumbling
            blocks.roll(page, face.roll, box, lambda at: self._draw_dice(page.painter, at), still=still)
        elif (last := face.roll or face.result) is not None and face.board is not None:
            blocks.result(page, last, box)
        elif last is not None:
            left = box.height() - len(face.stage) * blocks.FACT
            high = min(blocks.RESULT_ALONE, max(blocks.LEAST_RESULT, left))
            blocks.result(page, last, QRectF(box.left(), box.top(), box.width(), high), titled=True)
            blocks.facts(page, face.stage, box.adjusted(0, high, 0, 0))
        elif face.board is None:
            if face.stage:
                box = box.adjusted(0, blocks.facts(page, face.stage, box) + blocks.GAP, 0, 0)
            if face.areas and box.height() > 2 * blocks.AREA:
                blocks.areas(page, face.areas, box)

    def _paint_board(self, page: Page, first: QRectF, whole: QRectF) -> bool:
        """Draw the board into its part, or as large as its hexes are to be; tell whether it took the whole page."""
        part = self.board.board_rect
        if not self.hex_high:
            scale = min(first.width() / max(part.width(), 1.0), first.height() / max(part.height(), 1.0))
            self.board.set_letters(min(MOST_LETTERS, LEAST / max(scale, 0.01)))
            self._draw(page.painter, self.board, first, part)
            return False
        scale = self.hex_high / self._unit / HEX_HIGH
        self.board.set_letters(min(MOST_LETTERS, LEAST / max(scale, 0.01)))
        large = part.width() * scale > first.width() or part.height() * scale > first.height()
        box = whole if large else first
        room = QRectF(0, 0, min(part.width(), box.width() / scale), min(part.height(), box.height() / scale))
        room.moveCenter(self._centre(part, room))
        place = QRectF(0, 0, room.width() * scale, room.height() * scale)
        place.moveCenter(box.center())
        self._draw(page.painter, self.board, place, room)
        return large

    def _centre(self, part: QRectF, room: QRectF) -> QPointF:
        """Return the middle of the visible part of a board that is larger than its place: near the acting character."""
        acting = next((item for item in self.board.tokens.values() if item.face.turn and item.face.at), None)
        middle = acting.pos() if acting is not None else self.board.field.boundingRect().center()
        free = QRectF(part.center(), QSizeF(part.width() - room.width(), part.height() - room.height()))
        free.moveCenter(part.center())
        return QPointF(min(max(middle.x(), free.left()), free.right()), min(max(middle.y(), free.top()), free.bottom()))

    def _paint_over(self, page: Page, second: QRectF) -> None:
        """Show a check, or the last result, over a board that takes the whole page."""
        face = self.picture.face
        box = self._roll_box()
        roll = face.roll or face.result
        if roll is None:
            return
        if face.roll is None or (face.roll.done and not self.dice.tumbling):
            box = QRectF(second.left(), second.top(), second.width(), blocks.RESULT)
        page.frame(box.adjusted(-16, -8, 16, 8), "base", "strong_line")
        if box.height() > blocks.RESULT:
            blocks.roll(page, roll, box, lambda at: self._draw_dice(page.painter, at), still=not self.dice.tumbling)
        else:
            blocks.result(page, roll, box)

    def _draw_dice(self, painter: QPainter, box: QRectF) -> None:
        self._dice_box = box
        self._draw(painter, self.dice, box, self.dice.sceneRect())

    @staticmethod
    def _draw(painter: QPainter, scene: QGraphicsScene, box: QRectF, part: QRectF) -> None:
        """Draw a part of a scene into the middle of a box."""
        scale = min(box.width() / max(part.width(), 1.0), box.height() / max(part.height(), 1.0))
        size = QRectF(0, 0, part.width() * scale, part.height() * scale)
        size.moveCenter(QPointF(box.center()))
        painter.save()
        scene.render(painter, size, part)
        painter.restore()
