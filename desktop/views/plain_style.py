"""Shows every label and tooltip as plain text unless its maker has asked for something else.

Qt guesses: a character called `<b>Rio</b>` would be bold, one called `<img src=…>` would have a file read. Names come
from files of other people, and they reach labels, tooltips, message boxes and lists by many ways; so the guess itself
is taken away, in the one place through which every widget passes before it is seen.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QProxyStyle

_MARK = "plainStyle"


class PlainStyle(QProxyStyle):
    """Fusion, with labels that do not guess; tooltips are labels of Qt's own."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    # Qt's name from here on

    def polish(self, what: Any) -> Any:
        """Take the guess away from a label; also asked for palettes and for the program, which stay as they are."""
        if isinstance(what, QLabel) and what.textFormat() == Qt.TextFormat.AutoText:
            what.setTextFormat(Qt.TextFormat.PlainText)
        return super().polish(what)


def literal(name: str) -> str:
    """Return a name for a button, a menu line, a tab or a label with a buddy, where a lone & would mark a letter.

    >>> literal("R&B")
    'R&&B'
    """
    return name.replace("&", "&&")


def show_name(widget: QLabel | QAbstractButton, name: str) -> None:
    """Show a name on a label or a button as it was typed."""
    marks = not isinstance(widget, QLabel) or widget.buddy() is not None
    widget.setText(literal(name) if marks else name)


def dress(app: QApplication) -> None:
    """Give the program this style, once."""
    if not app.property(_MARK):
        app.setStyle(PlainStyle())
        app.setProperty(_MARK, True)
