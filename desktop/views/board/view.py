"""The view of a board: the pointer, keys and fingers become wishes; zoom, turn and fit are its own."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent, QPainter, QPixmapCache, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGestureEvent, QGraphicsView, QLabel, QPinchGesture, QWidget

from desktop.models.play.board import TokenFace
from desktop.views.board.field_item import NUMBER
from desktop.views.board.scene import BoardScene
from desktop.views.spoken import SpokenPart, listed
from desktop.views.style import theme

_KEYS: dict[Qt.Key, tuple[str, str]] = {
    Qt.Key.Key_Up: ("step", "N"),
    Qt.Key.Key_Down: ("step", "S"),
    Qt.Key.Key_Left: ("step", "left"),
    Qt.Key.Key_Right: ("step", "right"),
    Qt.Key.Key_Return: ("do", ""),
    Qt.Key.Key_Enter: ("do", ""),
    Qt.Key.Key_Space: ("name", ""),
    Qt.Key.Key_Backspace: ("unname", ""),
    Qt.Key.Key_Escape: ("cancel", ""),
    Qt.Key.Key_PageUp: ("person", "before"),
    Qt.Key.Key_PageDown: ("person", "next"),
    Qt.Key.Key_Home: ("zoom", "fit"),
}


def meaning(event: QKeyEvent) -> tuple[str, str] | None:
    """Return (what, with what): step, figure, do, name, unname, cancel, person or zoom."""
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if modifiers != Qt.KeyboardModifier.NoModifier:
        return None
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
        return "figure", str(key - Qt.Key.Key_0)
    return _KEYS.get(key)


ZOOM = 1.2
"""What one step of the wheel or a button does."""
LEAST, MOST = 0.25, 5.0
READABLE = 10 / NUMBER
"""Scale at which the number of a hex is 10 px high."""
WHOLE = 9 / NUMBER
"""Scale down to which the whole board is kept in sight: at 9 px its numbers can still be called out."""
PICTURES = 65_536
"""Kilobytes that Qt may keep of painted items: a board on a large screen and its tokens take half of it."""
HIGH = 270
"""px that the board is high at least, whatever the size of the text: its places shrink, down to 9 px numbers."""
CORNER = 0.36
"""Part of the width that a legend may take."""


class BoardView(QGraphicsView):
    """Shows a `BoardScene`; a press means a hex or a token, a drag moves a token or the board, keys move a cursor."""

    dropped = Signal(str, int)
    """(sheet id, hex): this token was let go there."""
    fell = Signal(str)
    """Sheet id: let go beside the board."""
    hex_pressed = Signal(int)
    token_pressed = Signal(str)
    hovered = Signal(int)
    """Hex under the mouse; 0 beside the board."""
    wished = Signal(str, str)
    """(what, with what) as the keys say it, see `desktop.views.board.view`."""
    line_drawn = Signal(object)
    """Points in hex sides."""
    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), PICTURES))  # else boards push one another out
        self.board = BoardScene(theme.current(), self)
        self.setScene(self.board)
        self.fitted = True
        """The whole board is kept in sight."""
        self.drawing = False
        """A drag draws a line."""
        self._dragged_token = ""
        self._dragged = False
        self._from = QPointF()
        self._line: list[QPointF] = []
        self._over = 0
        self._written: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self._type = ""
        """The typeface in which they were written."""
        self.legends = tuple(QLabel(self) for _ in range(2))
        """What is written into the upper corners."""
        for label in self.legends:
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.legends[1].setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "board")
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        for bars in (self.setHorizontalScrollBarPolicy, self.setVerticalScrollBarPolicy):
            bars(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._apply_style_again)

    def spoken_value(self) -> str:
        """Text for a screen reader: the position of every token."""
        return listed(f"{token.name} {token.at or '—'} {token.states}".strip() for token in self.board.face.tokens)

    def spoken_parts(self) -> tuple[SpokenPart, ...]:
        """Every token, as a screen reader meets it: its name, its place, whose it is and how it is."""
        return tuple(self._part(token) for token in self.board.face.tokens)

    def _part(self, token: TokenFace) -> SpokenPart:
        place = self.tr("盤の外") if token.at is None else self.tr("ヘクス {n}").format(n=token.at)
        kind = self.tr("プレイヤー {name}").format(name=token.owner) if token.owner else "PC" if token.pc else "NPC"
        turn, hidden = self.tr("手番") if token.turn else "", self.tr("伏せている") if token.hidden else ""
        about = listed(part for part in (place, kind, turn, token.states, hidden) if part)
        item = self.board.tokens[token.who]
        box = self.mapFromScene(item.sceneBoundingRect()).boundingRect().translated(self.viewport().pos())
        return SpokenPart(token.who, token.name, about, box, selected=token.who == self.board.light.selected)

    def _apply_style_again(self) -> None:
        self.board.set_theme(theme.current())

    # what is in sight

    def show_legends(self, left: Sequence[str], right: Sequence[str]) -> None:
        """Write a few words into the upper corners, unless they are there already."""
        written = (tuple(left), tuple(right))
        if (written, self.legends[0].font().key()) != (self._written, self._type):
            self._written = written
            self._place_legends()

    def _place_legends(self) -> None:
        self._type = self.legends[0].font().key()
        for label, lines in zip(self.legends, self._written, strict=True):
            room = round(self.width() * CORNER)
            texts = [label.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]
            label.setText("\n".join(texts))
            label.setToolTip("\n".join(lines))
            label.setVisible(bool(texts))
            label.adjustSize()
        self.legends[0].move(8, 4)
        self.legends[1].move(self.width() - self.legends[1].width() - 8, 4)

    def fit(self) -> None:
        """Bring the whole board into sight, and keep it there."""
        self.fitted = True
        self.fitInView(self.board.board_rect, Qt.AspectRatioMode.KeepAspectRatio)

    def refit(self) -> None:
        """Fit the board into the view while its numbers stay readable, else centre on the acting character."""
        if not self.fitted:
            return
        self.fit()
        now = self.transform().m11()
        if 0 < now < WHOLE:
            self.scale(READABLE / now, READABLE / now)
            token = self.board.tokens.get(self.board.light.selected)
            on_board = token is not None and token.face.at is not None
            self.centerOn(token if token is not None and on_board else self.board.field)

    def zoom(self, factor: float) -> None:
        """Come nearer or go away."""
        now = self.transform().m11()
        factor = max(LEAST, min(MOST, now * factor)) / now
        self.fitted = False
        self.scale(factor, factor)

    def rotate_board(self, steps: int = 1) -> None:
        """Turn the board towards the next seat."""
        self.board.set_turn(self.board.turn + steps)
        self.refit()

    def cancel(self) -> bool:
        """Cancel a drag or a ruler; return whether there was one."""
        dragging = bool(self._dragged_token or self._line)
        self._dragged_token, self._line, self._dragged = "", [], False
        self.board.put_back()
        self.board.show_line([])
        return dragging

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Enough for hexes whose numbers can be read."""
        return QSize(theme.px(430), HIGH)

    def minimumSizeHint(self) -> QSize:
        """Small: a board can be zoomed."""
        return QSize(theme.px(180), 160)  # its places shrink with it, and the text around it does not

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the board in sight."""
        super().resizeEvent(event)
        self.refit()
        self._place_legends()

    def viewportEvent(self, event: QEvent) -> bool:
        """Follow two fingers."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.cancel()
                self.zoom(pinch.scaleFactor())
                return True
        if event.type() == QEvent.Type.Leave and self._over:
            self._over = 0
            self.hovered.emit(0)
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom where the mouse is."""
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom(ZOOM**turns)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a token, begin a line, or take the board itself."""
        if event.button() not in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            return
        self._from, self._dragged = event.position(), False
        point = self.mapToScene(event.position().toPoint())
        token = self.board.token_at(point)
        left = event.button() == Qt.MouseButton.LeftButton
        self._dragged_token = ""
        if left and self.drawing:
            self._line = [point]
        elif left and token is not None:
            self._dragged_token = token.face.who

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second of two quick presses for what it is: one more."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a token, draw on, push the board, or tell the hex under the mouse."""
        point = self.mapToScene(event.position().toPoint())
        if event.buttons() & (Qt.MouseButton.LeftButton | Qt.MouseButton.MiddleButton):
            moved = (event.position() - self._from).manhattanLength()
            if not self._dragged and moved < QApplication.startDragDistance():
                return
            self._dragged = True
            if self._line:
                self._line.append(point)
                self.board.show_line(self._line)
                return
            if not self._dragged_token:
                self._push(event.position() - self._from)
                self._from = event.position()
                return
            if self.board.face.movable:
                self.board.carry(self._dragged_token, point)
        self._hover(self.board.number_at(point) or 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go: on a hex, beside the board, or where it was taken."""
        point, token, line = self.mapToScene(event.position().toPoint()), self._dragged_token, self._line
        number, dragged = self.board.number_at(point), self._dragged
        self._dragged_token, self._line, self._dragged = "", [], False
        if line:
            self.board.show_line([])
            self.line_drawn.emit(self.board.drawn(line))
        elif token and dragged:
            self.board.put_back()
            if not self.board.face.movable:
                return
            if number is None:
                self.fell.emit(token)
            else:
                self.dropped.emit(token, number)
        elif token:
            self.token_pressed.emit(token)
        elif not dragged and number is not None and event.button() == Qt.MouseButton.LeftButton:
            self.hex_pressed.emit(number)

    def _push(self, way: QPointF) -> None:
        self.fitted = False
        for bar, part in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() - round(part))

    def _hover(self, number: int) -> None:
        if number != self._over:
            self._over = number
            self.hovered.emit(number)

    def event(self, event: QEvent) -> bool:
        """Keep the board's own keys from the menus while it has the focus."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and meaning(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Say what a key wishes; zoom and turn at once."""
        wish = meaning(event)
        if wish is None:
            super().keyPressEvent(event)
            return
        match wish:
            case ("zoom", _):
                self.fit()
            case ("cancel", _) if self.cancel():
                return
            case (what, how):
                self.wished.emit(what, how)
