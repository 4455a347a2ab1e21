"""A player's own sheet outside of campaigns: the usual sheet with the few commands that apply there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QToolButton, QWidget

from desktop.models.sheet.undo import Steps
from desktop.views.forms.player_sheet import Ui_PlayerSheet
from desktop.views.layout_items import parts_of
from desktop.views.style import icons
from desktop.views.style.theme import px


class PlayerSheetPage(QWidget):
    """A bar above the sheet; shows and forwards."""

    left = Signal()
    versions_requested = Signal()
    print_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_PlayerSheet()
        self.ui.setupUi(self)
        self._stack: Steps | None = None
        ui = self.ui
        for button, icon, signal, name in (
            (ui.backButton, "arrow_left", self.left, ""),
            (ui.versionsButton, "clock", self.versions_requested, "versions"),
            (ui.printButton, "print", self.print_requested, "print_sheet"),
        ):
            button.setIcon(icons.icon(icon))
            button.clicked.connect(signal)
            self._key(name, button.click)
        ui.undoButton.setIcon(icons.icon("undo"))
        ui.redoButton.setIcon(icons.icon("redo"))
        for button in self.findChildren(QToolButton):
            button.setIconSize(QSize(px(16), px(16)))
        self._key("undo", ui.undoButton.click)
        self._key("redo", ui.redoButton.click)

    def place(self, sheet: QWidget, stack: Steps, file: str) -> None:
        """Put the sheet (or the builder) below the bar; what was there goes."""
        for _, old in parts_of(self.ui.hostLayout):
            if isinstance(old, QWidget):
                self.ui.hostLayout.removeWidget(old)
                old.deleteLater()
        self.ui.hostLayout.addWidget(sheet)
        self.ui.fileLabel.setText(file)
        if self._stack is not None:
            self.ui.undoButton.clicked.disconnect(self._stack.undo)
            self.ui.redoButton.clicked.disconnect(self._stack.redo)
        self._stack = stack
        self.ui.undoButton.clicked.connect(stack.undo)
        self.ui.redoButton.clicked.connect(stack.redo)
        stack.canUndoChanged.connect(self.ui.undoButton.setEnabled)
        stack.canRedoChanged.connect(self.ui.redoButton.setEnabled)
        self.ui.undoButton.setEnabled(stack.canUndo())
        self.ui.redoButton.setEnabled(stack.canRedo())

    def show_saved(self, text: str) -> None:
        """Say when the sheet was last written."""
        self.ui.savedLabel.setText(text)

    def _key(self, name: str, act: Callable[[], None]) -> None:
        """Give a button the key of a menu line; the window says which one that is (`MainWindow.give_keys`)."""
        if name:
            # the main window's own lines of these keys are grey while no campaign is in front
            shortcut = QShortcut(self)
            shortcut.setObjectName(name)
            shortcut.activated.connect(act)
