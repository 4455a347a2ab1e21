"""Finding the dialogs that are open."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget

from desktop.controllers.main import MainController

W = TypeVar("W", bound=QWidget)


def opened(main: MainController, kind: type[W]) -> W:
    """Return the one window of a kind that is open over the main window."""
    (found,) = (w for w in main.window.findChildren(kind) if w.isVisible())
    return found


def is_open(main: MainController, kind: type[QWidget]) -> bool:
    """Return whether a window of a kind is open."""
    return any(w.isVisible() for w in main.window.findChildren(kind))
