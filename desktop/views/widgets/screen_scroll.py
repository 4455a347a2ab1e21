"""What lets the main window scroll on a screen that is smaller than its page; elsewhere it is as large as the page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from desktop.views.fitting import room
from desktop.views.tab_order import reveal
from desktop.views.widgets.form_scroll import DEEPEST


class ScreenScroll(QScrollArea):
    """Promoted in Designer around what fills the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._depth = 0
        """How often a wish of its form is being followed, one within the other."""
        self._beside: tuple[QWidget, ...] = ()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def leave(self, *beside: QWidget) -> None:
        """Leave the window's height to what is above and below the page."""
        self._beside = beside

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        """Keep the focus in sight, however it was moved."""
        if new is not None and self._scrolls() and self.isAncestorOf(new):
            reveal(new)

    def _scrolls(self) -> bool:
        return bool(self.horizontalScrollBar().maximum() or self.verticalScrollBar().maximum())

    # Qt's names from here on

    def setWidget(self, widget: QWidget) -> None:
        """Let a page scroll."""
        super().setWidget(widget)
        for part in (self.viewport(), widget):  # what is behind it shows through
            part.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        """As large as the page asks for, as far as the screen goes."""
        page = self.widget()
        if page is None:
            return super().minimumSizeHint()
        high = sum(part.minimumSizeHint().height() for part in self._beside if not part.isHidden())
        return page.minimumSizeHint().boundedTo(room(self.window()) - QSize(0, high))

    def sizeHint(self) -> QSize:
        """As large as the page would like."""
        page = self.widget()
        return page.sizeHint() if page is not None else super().sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for what the page asks for now."""
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys that nothing inside had use for to the window."""
        event.ignore()
