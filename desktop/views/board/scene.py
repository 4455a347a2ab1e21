"""The board as a scene: it draws a face and a light and decides nothing."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsSimpleTextItem,
)

from desktop.core.maps.grid import SIXTHS, turned
from desktop.models.play.board import MOST_DRAWN, BoardFace, TokenFace, beside, signs, spots
from desktop.models.play.board_light import Light
from desktop.views.batched_scene import BatchedScene
from desktop.views.board.field_item import SIDE, SMALL, FieldItem, LightItem, TokenItem
from desktop.views.style.theme_tokens import Theme

ALONE, ALONE_FAR = 0.4, 0.46
"""Radius in hex sides of a token beside the board, and beside one that is read from far."""
_PICTURE, _FIELD, _LIGHT, _STROKES, _TOKENS, _CARRIED = range(6)
"""What is over what."""


class BoardScene(BatchedScene):
    """Hexes, what is drawn on them, and tokens."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.face, self.light, self.turn = BoardFace(), Light(), 0
        self._pictures: Mapping[str, QPixmap] = {}
        self._ground = QPixmap()
        self.tokens: dict[str, TokenItem] = {}
        self.more: dict[int, QGraphicsSimpleTextItem] = {}
        self.field = FieldItem(theme)
        self.field.setZValue(_FIELD)
        self.addItem(self.field)
        self._shine = LightItem(self.field)
        self._shine.setZValue(_LIGHT)
        self.addItem(self._shine)
        self._back = QGraphicsPixmapItem()
        self._back.setZValue(_PICTURE)
        self._back.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.addItem(self._back)
        self.strokes = QGraphicsPathItem()
        self.strokes.setZValue(_STROKES)
        self.strokes.setOpacity(0.6)
        self.strokes.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(self.strokes)
        self.ghost = QGraphicsEllipseItem(-ALONE * SIDE, -ALONE * SIDE, 2 * ALONE * SIDE, 2 * ALONE * SIDE)
        self.ghost.setZValue(_STROKES)
        self.ghost.setOpacity(0.6)
        self.ghost.hide()
        self.addItem(self.ghost)
        self.setItemIndexMethod(BatchedScene.ItemIndexMethod.NoIndex)
        self.set_theme(theme)

    # showing

    def show_face(self, face: BoardFace, pictures: Mapping[str, QPixmap], ground: QPixmap | None = None) -> None:
        """Show a board.

        Args:
            pictures: portraits by name.
            ground: the picture behind the hexes.
        """
        again = face.grid != self.face.grid or (not self.tokens and not self.sceneRect().isValid())
        self.face, self._pictures = face, pictures
        self._ground = ground if ground is not None else QPixmap()
        self._draw(moved=again)

    def show_light(self, light: Light) -> None:
        """Show what is lit."""
        old, self.light = self.light, light
        self._shine.shine(light)
        if old.people != light.people or old.selected != light.selected:
            self._apply_style()

    def set_turn(self, turn: int) -> None:
        """Turn the board by so many steps of 60°; letters stay upright."""
        self.turn = turn % SIXTHS
        self._draw(moved=True)

    def set_letters(self, least: float) -> None:
        """Write nothing in fewer px: for a board that is read from far."""
        if least == self.field.letters:
            return
        self.field.letters = least
        self.field.update()
        for item in self.tokens.values():
            item.set_letters(least)
        self._place_tokens()
        self._apply_style()

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self._theme = self.field.theme = theme
        self.field.update()
        self.setBackgroundBrush(theme.colour("paper"))
        pen = QPen(theme.colour("error"), 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.strokes.setPen(pen)
        self.ghost.setPen(QPen(theme.colour("accent"), 2, Qt.PenStyle.DashLine))
        self.ghost.setBrush(theme.colour("tint"))
        for item in self.tokens.values():
            item.set_theme(theme)
        for text in self.more.values():
            text.setBrush(theme.colour("ink"))
        self.update()

    @property
    def board_rect(self) -> QRectF:
        """The board and what is beside it."""
        rect = self.field.boundingRect()
        rows = 1 + max((int(y) for _, y in self._beside()), default=-1)
        return rect.adjusted(0, 0, 0, rows * SIDE + (6 if rows else 0))

    def number_at(self, point: QPointF) -> int | None:
        """Return the hex at a point."""
        return self.face.grid.at(point.x() / SIDE, point.y() / SIDE, self.turn)

    def token_at(self, point: QPointF) -> TokenItem | None:
        """Return the token at a point, the uppermost one."""
        for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder):
            if isinstance(item, TokenItem):
                return item
        return None

    def drawn(self, points: list[QPointF]) -> tuple[tuple[float, float], ...]:
        """Return a line of the mouse in hex sides of the board that is not turned."""
        found = (turned(point.x() / SIDE, point.y() / SIDE, -self.turn) for point in points)
        return tuple((round(x, 3), round(y, 3)) for x, y in found)

    def carry(self, who: str, point: QPointF) -> int | None:
        """Let a token follow the hand, and show its ghost in the hex where it would lie; return that hex."""
        item, number = self.tokens.get(who), self.number_at(point)
        if item is None:
            return None
        item.setZValue(_CARRIED)
        item.setPos(point)
        self.ghost.setVisible(number is not None)
        if number is not None:
            self.ghost.setPos(self.field.middle(number))
        return number

    def put_back(self) -> None:
        """Lay every token where its face says it is."""
        self.ghost.hide()
        for item in self.tokens.values():
            item.setZValue(_TOKENS)
        self._place_tokens()

    # drawing

    def _draw(self, *, moved: bool) -> None:
        self.field.render(self.face, self.turn)
        if moved:
            self._shine.measure()
        self._sync_tokens()
        self._place_tokens()
        self._apply_style()
        self._draw_strokes()
        self._draw_ground()
        if moved or self.sceneRect() != self._room():
            self.setSceneRect(self._room())

    def _room(self) -> QRectF:
        rect = self.board_rect
        return rect.adjusted(-rect.width() / 2, -rect.height() / 2, rect.width() / 2, rect.height() / 2)

    def _sync_tokens(self) -> None:
        wanted = {token.who for token in self.face.tokens}
        for who in [who for who in self.tokens if who not in wanted]:
            self.removeItem(self.tokens.pop(who))
        for who in wanted - self.tokens.keys():
            item = self.tokens[who] = TokenItem(self._theme)
            item.set_letters(self.field.letters)
            item.setZValue(_TOKENS)
            self.addItem(item)

    def _stacks(self) -> dict[int, list[TokenFace]]:
        found: dict[int, list[TokenFace]] = {}
        for token in self.face.tokens:
            if token.at is not None:
                found.setdefault(token.at, []).append(token)
        for faces in found.values():  # the acting character is always on top
            faces.sort(key=lambda token: not token.turn and token.who != self.light.selected)
        return found

    def _beside(self) -> tuple[tuple[float, float], ...]:
        alone = sum(token.at is None for token in self.face.tokens)
        return beside(alone, self.field.boundingRect().width() / SIDE)

    def _place_tokens(self) -> None:
        stacks = self._stacks()
        for number, faces in stacks.items():
            middle, places = self.field.middle(number), spots(len(faces))
            shown = len(faces) if len(faces) <= MOST_DRAWN else MOST_DRAWN - 1
            for n, token in enumerate(faces):
                item = self.tokens[token.who]
                item.setVisible(n < shown)
                if n < shown:
                    item.setPos(middle + QPointF(places[n][0] * SIDE, places[n][1] * SIDE))
            self._label_more(number, len(faces) - shown, middle, places[-1])
        for number in [n for n in self.more if n not in stacks]:
            self.removeItem(self.more.pop(number))
        board = self.field.boundingRect()
        alone = [token for token in self.face.tokens if token.at is None]
        for token, (x, y) in zip(alone, self._beside(), strict=True):
            self.tokens[token.who].setVisible(True)
            self.tokens[token.who].setPos(board.left() + x * SIDE, board.bottom() + 6 + y * SIDE)

    def _label_more(self, number: int, count: int, middle: QPointF, spot: tuple[float, float, float]) -> None:
        """Tell how many more are in a hex than can be drawn."""
        if count <= 0:
            if number in self.more:
                self.removeItem(self.more.pop(number))
            return
        if number not in self.more:
            text = self.more[number] = QGraphicsSimpleTextItem()
            text.setBrush(self._theme.colour("ink"))
            text.setZValue(_TOKENS)
            text.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.addItem(text)
        text = self.more[number]
        font = QFont(text.font())
        font.setPixelSize(max(SMALL, round(self.field.letters)))
        font.setBold(True)
        text.setFont(font)
        text.setText(f"+{count}")
        box = text.boundingRect()
        text.setPos(middle + QPointF(spot[0] * SIDE - box.width() / 2, spot[1] * SIDE - box.height() / 2))

    def _apply_style(self) -> None:
        """Give every token its letters, size and ring."""
        stacks = self._stacks()
        counts = {number: len(faces) for number, faces in stacks.items()}
        crowded = frozenset(t.who for t in self.face.tokens if t.at is not None and counts[t.at] > 1)
        short = signs({token.who: token.name for token in self.face.tokens}, crowded)
        for token in self.face.tokens:
            alone = ALONE_FAR if self.field.letters else ALONE
            radius = alone if token.at is None else spots(counts[token.at])[0][2]
            picture = self._pictures.get(token.portrait, QPixmap())
            ring, selected = self.light.people.get(token.who), token.who == self.light.selected
            self.tokens[token.who].show_face(token, short[token.who], radius, ring, picture, selected=selected)

    def _draw_strokes(self) -> None:
        path = QPainterPath()
        for stroke in self.face.strokes:
            points = [QPointF(x * SIDE, y * SIDE) for x, y in (turned(*p, self.turn) for p in stroke.points)]
            path.moveTo(points[0])
            for point in points[1:] or [points[0] + QPointF(0.1, 0)]:
                path.lineTo(point)
        self.strokes.setPath(path)

    def show_line(self, points: list[QPointF]) -> None:
        """Show a line that is being drawn."""
        self._draw_strokes()
        if len(points) > 1:
            path = self.strokes.path()
            path.moveTo(points[0])
            for point in points[1:]:
                path.lineTo(point)
            self.strokes.setPath(path)

    def _draw_ground(self) -> None:
        """Lay the picture behind the board, as large as it."""
        self._back.setVisible(not self._ground.isNull())
        if self._ground.isNull():
            return
        if self._back.pixmap().cacheKey() != self._ground.cacheKey():
            self._back.setPixmap(self._ground)
        wide, high = self.face.grid.size()
        scale = max(wide * SIDE / self._ground.width(), high * SIDE / self._ground.height())
        self._back.setOffset(-self._ground.width() / 2, -self._ground.height() / 2)
        self._back.setScale(scale)
        self._back.setRotation(60 * self.turn)
