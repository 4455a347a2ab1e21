"""What players see, painted at any size: one value, one painting, in their window and in the GM's preview."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene

from desktop.models.play.board_light import HexLight, Light
from desktop.models.play.display import DARK, PublicFace, RollFace
from desktop.views.board.field_item import SIDE
from desktop.views.board.scene import BoardScene
from desktop.views.dice import DiceGroup
from desktop.views.dice.scene import DiceScene
from desktop.views.display import blocks
from desktop.views.display.page import LONG, SHORT, Page, turned_page
from desktop.views.style import theme

DICE_HIGH = 112.0
"""Height in px of the dice layout, however large it is drawn: so dice are big."""
DICE_LETTERS = 34.0
"""Units of the letters of names above dice, however large that table is drawn."""
DIE_ROOM = 26.0
"""px of that table from one die to the next where there are many: it is larger for them, and drawn smaller."""
HEX_HIGH = math.sqrt(3) * SIDE
"""Units of the board's scene from one side of a hex to the side opposite."""
LEFT_PART = 944 / 1920
"""Part of the page that the board, the check or the stage takes."""


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
        _, room = turned_page(self.size.width(), self.size.height(), self.turn)
        page = Page(QPainter(), theme.current(), QApplication.font().family())
        return len(blocks.handout_leaves(page, face, self.picture.handout, self._below(room)))

    def turn_leaf(self, step: int = 1) -> None:
        """Show the next part of the handout's text, after the last the first."""
        self.leaf = (self.leaf + step) % max(1, self.leaves)
        self._look()

    @staticmethod
    def _below(room: QRectF) -> QRectF:
        edge = blocks.MARGIN * 0.7
        return room.adjusted(edge, blocks.HEADER + edge, -edge, -edge)

    def resize(self, size: QSizeF) -> None:
        """Fill a window of another size."""
        self.size = size
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
        place, _ = turned_page(self.size.width(), self.size.height(), self.turn)
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
        place, room = turned_page(self.size.width(), self.size.height(), self.turn)
        painter.fillRect(whole, theme.current().colour("paper"))
        painter.setTransform(place * QTransform(painter.transform()))
        page = Page(painter, theme.current(), QApplication.font().family())
        self._paint(page, room)
        if self.ruler:
            blocks.ruler(page, self.ruler / self._unit, room)
        self.written = tuple(page.written)

    @property
    def _unit(self) -> float:
        """px of the screen in a unit of the page."""
        _, page = turned_page(self.size.width(), self.size.height(), self.turn)
        wide = self.size.height() if self.turn % 2 else self.size.width()
        return wide / page.width()

    def _fit_dice(self) -> None:
        """Lay the table of the dice out in the shape that it has when what came of them is below."""
        face = self.picture.face.roll or self.picture.face.result
        box = self._roll_box() if face is None else blocks.roll_table(face, self._roll_box(), below=bool(face.big))
        shape = box.width() / max(box.height(), 1.0)
        many = sum(2 if die.sides == 100 else 1 for group in self.picture.dice for die in group.dice)
        high = max(theme.px(DICE_HIGH), DIE_ROOM * math.sqrt(many / shape))
        self.dice.set_letters(DICE_LETTERS * high / max(box.height(), 1.0))
        self.dice.resize(high * shape, high)

    def _roll_box(self) -> QRectF:
        """Return where a check with its dice is drawn; nowhere when there is none."""
        _, page = turned_page(self.size.width(), self.size.height(), self.turn)
        first, second = self._halves(page)
        if self.picture.face.board is None:
            return first.adjusted(0, blocks.STAGE if self.picture.face.stage else 0, 0, 0)
        return QRectF(second.left(), second.top(), second.width(), second.height() * 0.46)

    @staticmethod
    def _halves(page: QRectF) -> tuple[QRectF, QRectF]:
        """Return the two parts below the header: side by side, or one over the other on an upright page."""
        body = page.adjusted(0, blocks.HEADER, 0, 0)
        gap = blocks.MARGIN * 0.7
        if page.width() >= page.height():
            middle = page.width() * LEFT_PART
            left = QRectF(body.left(), body.top(), middle, body.height())
            right = QRectF(middle, body.top(), page.width() - middle, body.height())
        else:
            left = QRectF(body.left(), body.top(), body.width(), body.height() / 2)
            right = QRectF(body.left(), body.center().y(), body.width(), body.height() / 2)
        return left.adjusted(gap, gap, -gap, -gap), right.adjusted(gap, gap, -gap, -gap)

    def _paint(self, page: Page, room: QRectF) -> None:
        face = self.picture.face
        page.fill(room, theme.current().colour("paper"))
        if face.handout is not None:
            blocks.header(page, face, QRectF(0, 0, room.width(), blocks.HEADER))
            blocks.handout(page, face.handout, self.picture.handout, self._below(room), self.leaf)
            return
        if not (face.party or face.order or face.others or face.board or face.roll or face.stage):
            blocks.title(page, face.title, room)
            return
        blocks.header(page, face, QRectF(0, 0, room.width(), blocks.HEADER))
        first, second = self._halves(room)
        box = self._roll_box()
        if face.board is not None:
            page.written += [token.name for token in face.board.tokens]
            if self._paint_board(page, first, first.united(second)):
                self._paint_over(page, second)
                return
        else:
            known = face.roll is not None or face.result is not None
            above = QRectF(first.left(), first.top(), first.width(), self._stage_high(first)) if known else first
            blocks.stage(page, face.stage, above)
        over = face.board is not None and face.roll is not None and face.roll.done and not self.dice.tumbling
        if face.roll is not None and over:  # beside a board the dice make room once their result is shown
            second = self._paint_result(page, face.roll, first, second)
        elif face.roll is not None:
            blocks.roll(
                page, face.roll, box, lambda at: self._draw_dice(page.painter, at), still=not self.dice.tumbling
            )
            if face.board is not None:
                second = second.adjusted(0, box.height() + blocks.GAP, 0, 0)
        elif face.result is not None:
            second = self._paint_result(page, face.result, first, second)
        alone = not (face.board or face.roll or face.result or face.stage)
        if alone and not face.order:
            blocks.large_cards(page, (*face.party, *face.others), first.united(second))
        elif alone:
            blocks.order(page, face.order, first)
            blocks.large_cards(page, face.party, second)
        else:
            self._paint_people(page, second)

    def _paint_board(self, page: Page, first: QRectF, whole: QRectF) -> bool:
        """Draw the board into its part, or as large as its hexes are to be; tell whether it took the whole page."""
        part = self.board.board_rect
        if not self.hex_high:
            self._draw(page.painter, self.board, first, part)
            return False
        scale = self.hex_high / self._unit / HEX_HIGH
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

    def _paint_result(self, page: Page, roll: RollFace, first: QRectF, second: QRectF) -> QRectF:
        """Write the last result: large where nothing else is, else over the others; return what is left for them."""
        face = self.picture.face
        if face.board is None:
            middle = first.adjusted(0, self._stage_high(first), 0, 0)
            box = middle.adjusted(0, 0, 0, -max(0.0, middle.height() - blocks.RESULT_ALONE))
            blocks.result(page, roll, box, titled=True)
            return second
        blocks.result(page, roll, QRectF(second.left(), second.top(), second.width(), blocks.RESULT))
        return second.adjusted(0, blocks.RESULT + blocks.GAP, 0, 0)

    def _stage_high(self, room: QRectF) -> float:
        """Return the height of the scene's text: a line above dice, and as many as there are above a result."""
        face = self.picture.face
        lines = len(face.stage) if face.roll is None else min(1, len(face.stage))
        return min(lines * blocks.STAGE, max(blocks.STAGE, room.height() - blocks.RESULT_ALONE))

    def _paint_people(self, page: Page, box: QRectF) -> None:
        """Draw the order with all cards below it; the cards alone, and larger, where there is no order."""
        face = self.picture.face
        if not face.order:
            blocks.large_cards(page, (*face.party, *face.others), box)
            return
        share = 0.5 if face.roll is None else 0.62
        room = box.adjusted(0, box.height() * (1 - share), 0, 0)
        taken = blocks.cards(page, face.party, room, 2) + blocks.GAP if face.party else 0.0
        blocks.order(page, face.order, box.adjusted(0, 0, 0, -taken))

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
