"""What lets the main window scroll on a screen that is smaller than its page; elsewhere it is as large as the page."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.views.fitting import room
from desktop.views.keyboard.tab_order import reveal
from desktop.views.widgets.layouts.form_scroll import FormScroll


class ScreenScroll(FormScroll):
    """Promoted in Designer around what fills the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys that nothing inside had use for to the window."""
        event.ignore()
