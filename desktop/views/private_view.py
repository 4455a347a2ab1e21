"""What one player may know, on the screen that is handed over: the scene, handouts and secrets, one at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QListWidgetItem, QWidget

from desktop.views import icons
from desktop.views.display.screen import Picture
from desktop.views.forms.private_view import Ui_PrivateViewPage


class PrivateViewPage(QWidget):
    """A list of leaves and the one that is read, painted as the players' display paints it."""

    chosen = Signal(int)
    """Place in the list."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PrivateViewPage()
        self.ui.setupUi(self)
        self.ui.view.fill()
        self.setFocusProxy(self.ui.leaves)
        self.ui.leaves.currentRowChanged.connect(self.chosen)

    def show_leaves(self, leaves: Sequence[tuple[str, str]], chosen: int) -> None:
        """List leaves, as icon and title."""
        view = self.ui.leaves
        with QSignalBlocker(view):
            view.clear()
            for icon, title in leaves:
                item = QListWidgetItem(icons.icon(icon), title)
                item.setToolTip(title)
                view.addItem(item)
            view.setCurrentRow(chosen)

    def show_picture(self, picture: Picture) -> None:
        """Show the leaf that was chosen."""
        self.ui.view.shown.show_picture(picture)
