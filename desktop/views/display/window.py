"""The players' window (公開画面): paints a face that holds nothing but what everybody may know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QTransform
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from desktop.models.display import DARK, PublicFace, RollFace
from desktop.views import spoken, theme
from desktop.views.board.scene import BoardScene
from desktop.views.dice import DiceGroup
from desktop.views.dice.scene import DiceScene
from desktop.views.display import blocks
from desktop.views.display.page import Page, turned_page
from desktop.views.spoken_lists import listed

DICE_HIGH = 112.0
"""Height in px of the table that is laid out for dice, however large it is drawn: so they are big."""
LEFT_PART = 944 / 1920
"""Part of the page that the board, the check or the stage takes."""

WISHES: Mapping[Qt.Key, str] = {
    Qt.Key.Key_B: "dark",
    Qt.Key.Key_H: "hold",
    Qt.Key.Key_R: "turn",
    Qt.Key.Key_F11: "full",
    Qt.Key.Key_F12: "close",
    Qt.Key.Key_Escape: "close",
}
"""The window's own keys."""


@dataclass(frozen=True)
class Picture:
    """A face with the pictures and dice that belong to it."""

    face: PublicFace = DARK
    dice: tuple[DiceGroup, ...] = ()
    portraits: Mapping[str, QPixmap] = field(default_factory=dict)
    ground: QPixmap | None = None
    tumble: bool = False
    """New dice roll in; those that were typed lie there at once."""


class DisplayWindow(QWidget):
    """Shows a picture; keys are wishes that it passes on."""

    wished = Signal(str)
    """`dark`, `hold`, `turn`, `full` or `close`."""
    closed = Signal()
    """By whatever way, also by the frame of the window."""
    spoken_role = QAccessible.Role.Graphic

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("公開画面 — 卓上 Takujō"))
        self.setAccessibleName(self.tr("公開画面"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)  # the GM's keys stay with the GM's window
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(320, 240)
        self.picture = Picture()
        self.turn = 0
        """Quarter turns towards a seat."""
        self.written: tuple[str, ...] = ()
        """What the last painting wrote."""
        self.board = BoardScene(theme.current(), self)
        self.dice = DiceScene(theme.current(), None, self)
        self.dice.changed.connect(self._dice_moved)
        self.dice.settled.connect(self.update)
        self._dice_box = QRectF()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._dress)

    def show_picture(self, picture: Picture) -> None:
        """Show another picture; dice that are new tumble."""
        if picture == self.picture:
            return
        before, self.picture = self.picture, picture
        board = picture.face.board
        if board is not None:
            self.board.show_face(board, picture.portraits, picture.ground)
        if picture.dice != before.dice:
            self._fit_dice()
            self.dice.animated = picture.tumble
            self.dice.show_dice(picture.dice)
        self.update()
        spoken.value_changed(self)

    def set_turn(self, turn: int) -> None:
        """Turn the page towards another seat, in quarter turns clockwise."""
        self.turn = turn % 4
        self._fit_dice()
        self.update()

    def spoken_value(self) -> str:
        """What a screen reader says: the words of the face."""
        return listed(self.picture.face.texts)

    def _dress(self) -> None:
        self.board.set_theme(theme.current())
        self.dice.set_theme(theme.current())
        self.update()

    def _dice_moved(self, _regions: object = None) -> None:
        place, _ = turned_page(self.width(), self.height(), self.turn)
        self.update(place.mapRect(self._dice_box).toAlignedRect().adjusted(-2, -2, 2, 2))

    # painting

    def _fit_dice(self) -> None:
        """Lay the table of the dice out in the shape of its box."""
        box = self._roll_box()
        high = theme.px(DICE_HIGH)
        self.dice.resize(high * box.width() / max(box.height(), 1.0), high)

    def _roll_box(self) -> QRectF:
        """Return where a check with its dice is drawn; nowhere when there is none."""
        _, page = turned_page(self.width(), self.height(), self.turn)
        first, second = self._halves(page)
        if self.picture.face.board is None:
            return first.adjusted(0, 0 if not self.picture.face.stage else 120, 0, 0)
        return QRectF(second.left(), second.top(), second.width(), second.height() * 0.46)

    @staticmethod
    def _halves(page: QRectF) -> tuple[QRectF, QRectF]:
        """Return the two parts below the header: side by side, or one over the other on a page that stands."""
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
        if not (face.party or face.order or face.others or face.board or face.roll or face.stage):
            blocks.title(page, face.title, room)
            return
        blocks.header(page, face, QRectF(0, 0, room.width(), blocks.HEADER))
        first, second = self._halves(room)
        box = self._roll_box()
        if face.board is not None:
            self._draw(page.painter, self.board, first, self.board.board_rect)
            page.written += [token.name for token in face.board.tokens]
        else:
            second_line = face.stage[:1] if face.roll or face.result else face.stage
            blocks.stage(page, second_line, first)
        over = face.board is not None and face.roll is not None and face.roll.done and not self.dice.tumbling
        if face.roll is not None and over:  # beside a board the dice make room once they have told what they have to
            second = self._paint_result(page, face.roll, first, second)
        elif face.roll is not None:
            blocks.roll(
                page, face.roll, box, lambda at: self._draw_dice(page.painter, at), still=not self.dice.tumbling
            )
            if face.board is not None:
                second = second.adjusted(0, box.height() + blocks.GAP, 0, 0)
        elif face.result is not None:
            second = self._paint_result(page, face.result, first, second)
        if face.order and not (face.board or face.roll or face.result or face.stage):
            blocks.order(page, face.order, first)
            blocks.large_cards(page, face.party, second)
        else:
            self._paint_people(page, second)

    def _paint_result(self, page: Page, told: RollFace, first: QRectF, second: QRectF) -> QRectF:
        """Write the last result: large where nothing else is, else over the others; return what is left for them."""
        face = self.picture.face
        if face.board is None:
            middle = first.adjusted(0, 120 if face.stage else 0, 0, 0)
            blocks.result(page, told, middle.adjusted(0, 0, 0, -max(0.0, middle.height() - 420)))
            return second
        blocks.result(page, told, QRectF(second.left(), second.top(), second.width(), blocks.RESULT))
        return second.adjusted(0, blocks.RESULT + blocks.GAP, 0, 0)

    def _paint_people(self, page: Page, box: QRectF) -> None:
        """Draw the order with everybody's cards below it; the cards alone, and larger, where there is no order."""
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

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Half of a large screen."""
        return QSize(960, 540)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the dice in the shape of their box."""
        super().resizeEvent(event)
        self._fit_dice()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face, turned towards its seat."""
        painter = QPainter(self)
        if self.picture.face.dark:
            painter.fillRect(self.rect(), Qt.GlobalColor.black)
            self.written = ()
            return
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        place, room = turned_page(self.width(), self.height(), self.turn)
        painter.fillRect(self.rect(), theme.current().colour("paper"))
        painter.setTransform(place * QTransform(painter.transform()))
        page = Page(painter, theme.current(), self.font().family())
        self._paint(page, room)
        self.written = tuple(page.written)

    def event(self, event: QEvent) -> bool:
        """Claim the keys of this window: the same letters mean other things in the GM's."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and wish_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass on what a key wishes."""
        wish = wish_of(event)
        if wish:
            self.wished.emit(wish)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Let the dice lie still, and say that it goes."""
        self.dice.finish()
        super().closeEvent(event)
        self.closed.emit()


def wish_of(event: QKeyEvent) -> str:
    """Return what a key means here; empty: nothing."""
    if event.modifiers() != Qt.KeyboardModifier.NoModifier:
        return ""
    return WISHES.get(Qt.Key(event.key()), "")
