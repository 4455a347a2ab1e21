"""What lets a form scroll up and down where its place is too low; it is as wide as the form unless told otherwise."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget


class FormScroll(QScrollArea):
    """Promoted in Designer around one form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
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
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
