"""Lets number fields take full-width digits, typed or composed: ４２ is 42."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QWidget


class WideDigits(QObject):
    """Stands before one number field and turns wide digits and signs into plain ones."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)
        field.installEventFilter(self)

    # Qt's names from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send the plain twin of a wide key or of composed text instead of it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            plain = narrow(event.text())
            if plain != event.text():
                twin = QKeyEvent(event.type(), event.key(), event.modifiers(), plain, event.isAutoRepeat())
                QCoreApplication.sendEvent(watched, twin)
                return True
        elif isinstance(event, QInputMethodEvent) and event.commitString():
            plain = narrow(event.commitString())
            if plain != event.commitString():
                composed = QInputMethodEvent(event.preeditString(), event.attributes())
                composed.setCommitString(plain, event.replacementStart(), event.replacementLength())
                QCoreApplication.sendEvent(watched, composed)
                return True
        return super().eventFilter(watched, event)


def narrow(text: str) -> str:
    """Return text with plain digits and signs.

    >>> narrow("−４２")
    '-42'
    """
    return unicodedata.normalize("NFKC", text).replace("−", "-").replace("ー", "-")
