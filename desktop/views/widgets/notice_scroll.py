"""A sentence that came up by itself takes a third of its window at most; what is longer scrolls inside."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

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
