"""What the inside of every block of the sheet is, and the frame around it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QLayout, QVBoxLayout, QWidget

from desktop.core.words import Words
from desktop.models.document import SheetDocument
from desktop.views.systems.blank.layout import Layout, Piece, title_of


class Body(QWidget):
    """The inside of one block; made once for a game, it follows the sheet."""

    check_requested = Signal(str, dict)

    def __init__(self, piece: Piece, layout: Layout, document: SheetDocument, words: Words) -> None:
        super().__init__()
        self.piece, self.plan, self.document, self.words = piece, layout, document, words

    def follow(self) -> None:
        """Show the sheet as it stands now; inputs with a field of the sheet are followed by their binding."""


def framed(body: Body) -> QFrame:
    """Put a heading over a body, and below it what the definition says of the block."""
    frame = QFrame()
    frame.setProperty("role", "card")
    column = QVBoxLayout(frame)
    column.setContentsMargins(12, 8, 12, 8)
    column.setSpacing(4)
    say, block = body.words.say, body.piece.block
    title = QLabel(say(title_of(body.piece, body.document.game)))
    title.setTextFormat(Qt.TextFormat.PlainText)
    title.setProperty("role", "heading")
    title.setWordWrap(True)
    column.addWidget(title)
    column.addWidget(body)
    if block.note:
        note = QLabel(say(block.note))
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setProperty("role", "quiet")
        note.setWordWrap(True)
        column.addWidget(note)
    return frame


def clear(layout: QLayout) -> None:
    """Take everything out of a layout; its widgets go."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()
