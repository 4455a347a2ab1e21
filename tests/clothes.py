"""How a window looks is most of what it costs, and nothing to a test that looks at no window.

Undressed, it wears no style sheet, is not painted, and is laid out when events are processed, not at each step. Every
screen is painted, measured and photographed by tests that are marked `dressed`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QSize

from desktop import app
from desktop.views import theme
from desktop.views.main_window import MainWindow
from desktop.views.widgets import held
from desktop.views.widgets.paragraph import Paragraph
from desktop.views.widgets.row_table import RowTable

lay_out = held.lay_out
"""Lay out at once, in a window that is not dressed, too."""


def _no_sheet(*_colours_and_sizes: object) -> str:
    return ""


def _nothing() -> None:
    """Leave what waits to be laid out to the next events."""


class _Unpainted(MainWindow):
    """The window as it is, of which nothing is painted; dialogs and the display are windows of their own."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.setUpdatesEnabled(False)


ROUGH = QSize(80, 24)
"""What a sentence is taken to need that nobody looks at, in px."""


def _unmeasured(patch: pytest.MonkeyPatch) -> None:
    """Have sentences and lists take up rough sizes: no text is broken into lines, no column shared out."""
    patch.setattr(Paragraph, "heightForWidth", lambda _self, _width: ROUGH.height())
    patch.setattr(Paragraph, "sizeHint", lambda _self: ROUGH)
    patch.setattr(Paragraph, "minimumSizeHint", lambda _self: ROUGH)
    patch.setattr(RowTable, "_share", lambda _self: None)


@contextmanager
def clothes(dressed: bool) -> Iterator[None]:
    """Keep the looks of the program, or do without them."""
    with pytest.MonkeyPatch.context() as patch:
        if not dressed:
            patch.setattr(theme, "style_sheet", _no_sheet)
            patch.setattr(held, "lay_out", _nothing)
            patch.setattr(app, "MainWindow", _Unpainted)
            _unmeasured(patch)
        yield
