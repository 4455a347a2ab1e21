"""How a check ended, as a word in a box with a sign, never by colour alone."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.views.style import icons, theme

SIGNS = {"success": "check", "error": "cross", "warning": "triangle", "plain": ""}
"""Kind of outcome → icon."""
WIDEST = 236
"""px at 100 % that one line of words takes at most; the facts of a longer one are below each other."""
_BETWEEN = re.compile(r"\s*[・·]\s*|(?<=,) ")
"""What is between the facts."""


def kind_of(success: bool | None, *, accident: bool = False) -> str:
    """Return how an outcome is shown: an accident has a sign of its own, on whatever page."""
    if success:
        return "success"
    return "warning" if accident else "plain" if success is None else "error"


class OutcomeTag(QWidget):
    """A tag of one of the kinds in `SIGNS`."""

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind, self._text = "plain", ""
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def kind(self) -> str:
        """One of `success`, `error`, `warning`, `plain`."""
        return self._kind

    @property
    def text(self) -> str:
        """The word."""
        return self._text

    def show_outcome(self, kind: str, text: str) -> None:
        """Show a word with the sign and colour of a kind."""
        self._kind, self._text = kind, text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    def set_room(self, width: int) -> None:
        """Say how wide it may be in px; 0: as wide as a line of words takes at most."""
        if width != self._room:
            self._room = width
            self.updateGeometry()

    def _bold(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _lines(self) -> list[str]:
        wide = QFontMetrics(self._bold()).horizontalAdvance(self._text)
        most = min(theme.px(WIDEST), self._room - self._around()) if self._room else theme.px(WIDEST)
        return [self._text] if wide <= most else _BETWEEN.split(self._text)

    def _around(self) -> int:
        """Width in px of the sign and of the air beside the word."""
        return (self._sign() + 4 if self._sign() else 0) + 14

    def _sign(self) -> int:
        return theme.px(12) if SIGNS[self._kind] else 0

    def spoken_value(self) -> str:
        """What a screen reader says of it."""
        return self._text

    # Qt's names from here on

    def sizeHint(self) -> QSize:
        """Sign, words and air."""
        metrics = QFontMetrics(self._bold())
        lines = self._lines()
        words = metrics.size(0, "\n".join(lines))  # lines are further apart than they are high
        return QSize(words.width() + self._around(), words.height() + (4 if len(lines) == 1 else 8))

    def minimumSizeHint(self) -> QSize:
        """The same: the word is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, the sign and the word."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tokens = theme.current()
        plain = self._kind == "plain"
        ink = tokens.colour("ink" if plain else self._kind)
        painter.setPen(QPen(ink, 1))
        painter.setBrush(tokens.colour("base" if plain else f"{self._kind}_tint"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        left, sign = 7, self._sign()
        if sign:
            icons.draw(painter, SIGNS[self._kind], QRectF(left, (self.height() - sign) / 2, sign, sign), ink)
            left += sign + 4
        painter.setFont(self._bold())
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(left, 0, self.width() - left, self.height(), flags, "\n".join(self._lines()))
