"""Whether a list finds an entry by a typed letter, so that the letter is the list's and no shortcut's."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QWidget


def names_in(widget: QWidget, text: str) -> bool:
    """Tell whether a list or box of choices has an entry with this text in its name, to be found by typing."""
    if isinstance(widget, QComboBox):
        return not widget.isEditable() and widget.findText(text, Qt.MatchFlag.MatchContains) >= 0
    if not isinstance(widget, QAbstractItemView) or widget.model() is None or widget.model().rowCount() == 0:
        return False
    first = widget.model().index(0, 0)
    flags = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchWrap
    return bool(widget.model().match(first, Qt.ItemDataRole.DisplayRole, text, 1, flags))
