"""What a widget has from the size of the text or the colours, it gets again when those are others."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from desktop.views import theme


class _Restyler(QObject):
    """Lives as long as its widget."""

    def __init__(self, widget: QWidget, restyle: Callable[[], object]) -> None:
        super().__init__(widget)
        self._restyle = restyle
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.notifier(app).changed.connect(self._again)

    def _again(self) -> None:
        self._restyle()


def restyled(widget: QWidget, restyle: Callable[[], object]) -> None:
    """Do something for a widget now, and again at every other size of the text and in other colours.

    Args:
        restyle: reads `theme.px`, `theme.scale`, `theme.current` or the widget's own type; it may do the same twice.
    """
    restyle()
    _Restyler(widget, restyle)
