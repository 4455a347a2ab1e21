"""The parts of the campaign window: tools, list, documents, tray and log, made with the first campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget

if TYPE_CHECKING:
    from desktop.views.forms.work_screen import Ui_WorkScreen


class FrontStack(QStackedWidget):
    """A `QStackedWidget` whose hidden pages ask for no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.currentChanged.connect(lambda _number: self.updateGeometry())

    # Qt's names from here on

    def minimumSizeHint(self) -> QSize:
        """What the page in front needs."""
        front = self.currentWidget()
        return front.minimumSizeHint() if front is not None else super().minimumSizeHint()

    def sizeHint(self) -> QSize:
        """What the page in front would like; the others need not be styled to be asked."""
        front = self.currentWidget()
        return front.sizeHint() if front is not None else super().sizeHint()


class WorkScreen(QWidget):
    """Promoted in Designer; empty until it is furnished."""

    def furnish(self) -> Ui_WorkScreen:
        """Put everything in, once."""
        from desktop.views.forms.work_screen import Ui_WorkScreen

        self.ui = Ui_WorkScreen()
        self.ui.setupUi(self)
        return self.ui
