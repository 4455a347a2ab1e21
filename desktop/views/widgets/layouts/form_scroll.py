"""What lets a form, or a whole page, scroll up and down where its place is too low."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

WIDE, HIGH = 36, 24
"""Lines of text that Qt asks for at most for what scrolls."""


class PageScroll(QScrollArea):
    """A `QScrollArea` for more than a window shows; promoted in Designer."""

    # Qt's name from here on

    def sizeHint(self) -> QSize:
        """As large as Qt makes any scroll area whose content is larger."""
        line = self.fontMetrics().height()
        return QSize(WIDE * line, HIGH * line)

    def minimumSizeHint(self) -> QSize:
        """A line and a half at least: at large text the head has no pixel to give for a scroll bar."""
        asked = super().minimumSizeHint()
        return QSize(asked.width(), min(asked.height(), 3 * self.fontMetrics().height() // 2))


DEEPEST = 8
"""So often a form is followed within one change: a bar that appears and disappears with its width would never end."""


class FormScroll(QScrollArea):
    """Promoted in Designer around one form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._depth = 0
        """How often a wish of its form is being followed, one within the other."""
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def setWidget(self, widget: QWidget) -> None:
        """Let a form scroll."""
        super().setWidget(widget)
        for part in (self.viewport(), widget):  # what is behind it shows through
            part.setAutoFillBackground(False)

    # Qt's names from here on

    def minimumSizeHint(self) -> QSize:
        """As wide as the form and the bar beside it, where it does not scroll sideways."""
        form, least = self.widget(), super().minimumSizeHint()
        if form is None or self.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            return least
        beside = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()
        return QSize(max(least.width(), form.minimumSizeHint().width() + beside), least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Be as wide as the form has become."""
        if watched is not self.widget():
            return super().eventFilter(watched, event)
        if self._depth == DEEPEST:
            return False
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        self._depth += 1
        done = super().eventFilter(watched, event)
        self._depth -= 1
        return done
