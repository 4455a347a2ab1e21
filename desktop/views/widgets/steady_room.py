"""A room of constant height for what comes and goes, so that no button moves; what is higher scrolls in it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.views.widgets.notice_scroll import NoticeScroll
from desktop.views.widgets.paragraph import NARROWEST, Paragraph

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
