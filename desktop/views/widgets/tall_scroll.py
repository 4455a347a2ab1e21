"""A stack of pages that scrolls only where the page in front is higher than its place: nothing is squeezed or cut."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget, QWidgetItem

from desktop.views.widgets.breaking_layout import least_height


class TallScroll(QScrollArea):
    """Promoted in Designer around one `QStackedWidget`; what scrolls inside a page continues doing so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def watch(self) -> None:
        """Begin to measure; called once, after the form is set up."""
        stack = self._stack
        stack.installEventFilter(self)
        stack.currentChanged.connect(lambda _number: self._fit())
        self.viewport().setAutoFillBackground(False)
        stack.setAutoFillBackground(False)

    @property
    def _stack(self) -> QStackedWidget:
        stack = self.widget()
        assert isinstance(stack, QStackedWidget), f"{self.objectName()} holds no pages"
        return stack

    def _fit(self) -> None:
        """Give the page in front the height that its lines need at this width; Qt would give it less."""
        stack = self._stack
        page = stack.currentWidget()
        stack.setMinimumHeight(least_height(QWidgetItem(page), self.viewport().width()) if page is not None else 0)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure again when the width or something inside has changed."""
        if watched is self.widget() and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return super().eventFilter(watched, event)
