"""Room of constant height for what comes and goes, so that no button moves: pages, sentences, a scroll bar."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QScrollArea, QSizePolicy, QWidget

from desktop.views.style import theme
from desktop.views.widgets.shown.paragraph import NARROWEST, Paragraph


def keep_width(area: QScrollArea) -> None:
    """Lay an area's contents out at one width, whether they are higher than the area or not."""
    bar = area.verticalScrollBar()
    theme.set_role(bar, "steady")  # the style sheet draws none that is disabled
    bar.setEnabled(bar.maximum() > bar.minimum())
    bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)


SHARE = 3
"""A window has room for so many notices of the largest size."""
AIR = 16
"""px at most of a notice's frame and margins around what scrolls."""


class NoticeScroll(QScrollArea):
    """Promoted in Designer around one `Paragraph`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        policy.setHeightForWidth(True)
        policy.setHorizontalStretch(1)
        self.setSizePolicy(policy)
        self._window: QWidget | None = None
        self._most = 0

    @property
    def most(self) -> int:
        """Height in px that it may take."""
        return self.window().height() // SHARE - AIR

    def _wanted(self, width: int) -> int:
        inner = self.widget()
        return inner.heightForWidth(width) + 2 * self.frameWidth() if inner is not None else 0

    # Qt's names from here on

    def hasHeightForWidth(self) -> bool:
        """The narrower, the higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text, or the largest one."""
        wanted = self._wanted(width - 2 * self.frameWidth())
        return min(wanted, max(self.most, self.minimumSizeHint().height()))

    def sizeHint(self) -> QSize:
        """As wide as the text asks for."""
        inner = self.widget()
        wide = inner.sizeHint().width() if inner is not None else 0
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """One line of a few characters."""
        inner = self.widget()
        return inner.minimumSizeHint() if inner is not None else QSize(0, 0)

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the window that it has come to be in."""
        super().showEvent(event)
        if self._window is not self.window():
            self._window = self.window()
            self._window.installEventFilter(self)
        self._most = self.most

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be reached by Tab only where arrows have something to scroll."""
        super().resizeEvent(event)
        self._offer_keys()

    def viewportEvent(self, event: QEvent) -> bool:
        """Measure again when the text has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._offer_keys()
        return super().viewportEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure again when there is another room for it."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest) and self.most != self._most:
            self._most = self.most
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _offer_keys(self) -> None:
        long = self._wanted(self.viewport().width()) > self.viewport().height()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if long else Qt.FocusPolicy.NoFocus)


LINES = 2
"""Lines of text for which there is room by default."""


def keep_steady(*labels: Paragraph, lines: int = LINES) -> list[SteadyRoom]:
    """Give each label a room of constant height; return the rooms."""
    return [SteadyRoom(label, lambda one=label: one.high(lines)) for label in labels]  # type: ignore[misc]  # a default


class SteadyRoom(NoticeScroll):
    """Takes the place of a widget in its layout, and the widget in itself."""

    def __init__(self, inner: QWidget, high: Callable[[], int]) -> None:
        """Make the room.

        Args:
            high: gives the height in px, which may be another in another typeface.
        """
        parent = inner.parentWidget()
        assert parent is not None
        super().__init__(parent)
        self._inner, self._high = inner, high
        self.setObjectName(f"{inner.objectName()}Room")
        self.setAccessibleName(inner.accessibleName())
        across = inner.sizePolicy()
        policy = QSizePolicy(across.horizontalPolicy(), QSizePolicy.Policy.Fixed)
        policy.setHorizontalStretch(across.horizontalStretch())
        self.setSizePolicy(policy)
        layout = next(found for found in parent.findChildren(QBoxLayout) if found.indexOf(inner) >= 0)
        place = layout.indexOf(inner)
        layout.insertWidget(place, self, layout.stretch(place))
        self.setWidget(inner)
        inner.setAutoFillBackground(False)  # the room is in the colour of what is around it

    def _offer_keys(self) -> None:
        super()._offer_keys()
        if isinstance(self._inner, QLabel):
            self.setAccessibleName(self._inner.text())

    # Qt's names from here on

    def hasHeightForWidth(self) -> bool:
        """The room is as high at any width."""
        return False

    def heightForWidth(self, width: int) -> int:
        """Return the height of the room."""
        return self._high() + 2 * self.frameWidth()

    def sizeHint(self) -> QSize:
        """As wide as what is in it asks for."""
        return QSize(self._inner.sizeHint().width(), self.heightForWidth(0))

    def minimumSizeHint(self) -> QSize:
        """As narrow as what is in it can be; the same for any sentence."""
        narrow = NARROWEST * self._inner.fontMetrics().height()
        wide = narrow if isinstance(self._inner, QLabel) else self._inner.minimumSizeHint().width()
        return QSize(wide, self.heightForWidth(0))
