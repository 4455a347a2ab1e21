"""Dice as they look, and the view of them: raster, no scroll bars, a click or any key lets the dice rest."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from desktop.views.dice.look import IVORY, DiceGroup, Die, DieState
from desktop.views.dice.painting import die_pixmap, paint_die, rest
from desktop.views.dice.scene import HIDDEN, DiceScene
from desktop.views.spoken import listed
from desktop.views.style import theme

NO_LIMIT = (1 << 24) - 1
"""px, as Qt has it."""
LOWEST = 88
"""px at 100 % that dice need to be read."""
HIGHEST, IN_A_ROW, ROW = 200, 14, 19
"""px at 100 % that are asked for at most for many dice; how many of them are in a row, and how high it is."""
LARGE_ROW, LARGE_IN_A_ROW, FEW = 112, 3, 6
"""px at 100 % of a row of large dice, how many are in it, and how many dice are few."""


class DiceView(QGraphicsView):
    """Holds a `DiceScene` and keeps it as large as itself."""

    clicked = Signal()
    """Clicked while nothing moved."""
    spoken_role = QAccessible.Role.Graphic

    def __init__(self, parent: QWidget | None = None, rng: Random | None = None) -> None:
        super().__init__(parent)
        self._least, self._most = LOWEST, NO_LIMIT
        self._close = False
        self.dice = DiceScene(theme.current(), rng, self)
        self.setScene(self.dice)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMinimumHeight(theme.px(LOWEST))
        self.setAccessibleName(self.tr("ダイス"))
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._apply_style)

    def spoken_value(self) -> str:
        """The text for a screen reader: the dice at rest; concealed dice stay concealed."""
        if self.dice.tumbling:
            return ""
        dice = [die for group in self.dice.groups for die in group.dice]
        return listed(f"d{die.sides} {'？' if die.standing in HIDDEN else die.value}" for die in dice)

    def make_room(self) -> None:
        """Ask for the height that so many dice need to be distinguishable."""
        many = sum(len(group.dice) for group in self.dice.groups)
        self._least = min(HIGHEST, max(LOWEST, -(-many // IN_A_ROW) * ROW))
        if self.maximumHeight() != self._most:
            return  # the height is kept as it is
        if self._close:
            self._most = theme.px(LARGE_ROW * -(-max(many, 1) // LARGE_IN_A_ROW)) if many <= FEW else NO_LIMIT
        self.setMaximumHeight(self._most)
        self.setMinimumHeight(theme.px(self._least))

    def fit_closely(self) -> None:
        """Be no higher than a few dice need; many take the room there is."""
        self._close = True

    def set_least(self, height: int) -> None:
        """Be at least so high, in px at 100 %."""
        self._least = height
        self.setMinimumHeight(theme.px(height))

    def keep_height(self, kept: bool) -> None:
        """Stay as high as now, or take the room there is again."""
        self.setMaximumHeight(self.height() if kept else self._most)
        self.setMinimumHeight(self.height() if kept else theme.px(self._least))

    def _apply_style(self) -> None:
        self.dice.set_theme(theme.current())
        self.setMinimumHeight(theme.px(self._least))
        self.make_room()

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Ask for what dice need and take the room there is; a wish for more would push the odds out of view."""
        return QSize(theme.px(200), theme.px(LOWEST))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the table as large as the view."""
        super().resizeEvent(event)
        size = self.viewport().size()
        self.dice.resize(size.width(), size.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let moving dice rest."""
        if self.dice.tumbling:
            self.dice.finish()
        else:
            self.clicked.emit()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take the other half of the click, so that nothing below acts on it."""
        event.accept()


__all__ = ["IVORY", "DiceGroup", "DiceScene", "DiceView", "Die", "DieState", "die_pixmap", "paint_die", "rest"]
