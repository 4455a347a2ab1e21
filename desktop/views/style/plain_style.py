"""Shows names from other people's files as they were typed.

Qt guesses twice: a label called `<b>Rio</b>` would be bold, one called `<img src=…>` would have a file read; and in a
button, a menu line or a tab a lone & marks a letter. The first guess is taken away from every label by the style sheet
(`PLAIN_LABELS`), the one place through which every label passes before it is seen; the second by `literal`.
"""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton, QLabel

PLAIN_LABELS = 'QLabel[textFormat="2"], QToolTip[textFormat="2"] { qproperty-textFormat: PlainText; }\n'
"""2 is AutoText: a label that asks for marks keeps them. A tooltip is a label that a sheet knows by another name."""


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
