"""The parts of the campaign window: tools, list, documents, tray and log, made with the first campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from desktop.views.forms.work_screen import Ui_WorkScreen


class WorkScreen(QWidget):
    """Promoted in Designer; empty until it is furnished."""

    def furnish(self) -> Ui_WorkScreen:
        """Put everything in, once."""
        from desktop.views.forms.work_screen import Ui_WorkScreen

        self.ui = Ui_WorkScreen()
        self.ui.setupUi(self)
        return self.ui
