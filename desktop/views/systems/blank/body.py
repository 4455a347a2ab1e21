"""What the inside of every block of the sheet is, and the frame around it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.views.systems.blank.layout import Layout, Piece, title_of


class Body(QWidget):
    """The inside of one block; made once for a game, it follows the sheet."""

    check_requested = Signal(str, dict)

    def __init__(
        self, piece: Piece, layout: Layout, document: SheetDocument, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.piece, self.plan, self.document, self.words = piece, layout, document, words

    def follow(self) -> None:
        """Show the present sheet; inputs with a field of the sheet are followed by their binding."""


def frame_of(host: QWidget) -> QFrame:
    """Make the frame of a block where it belongs: what moves into a window is styled again with all it holds."""
    frame = QFrame(host)
    frame.setProperty("role", "card")
    return frame


def fill(frame: QFrame, body: Body) -> None:
    """Put a heading over a body in its frame, and below it what the definition says of the block."""
    column = QVBoxLayout(frame)
    column.setContentsMargins(12, 8, 12, 8)
    column.setSpacing(4)
    say, block = body.words.say, body.piece.block
    title = QLabel(say(title_of(body.piece, body.document.game)), frame)
    title.setTextFormat(Qt.TextFormat.PlainText)
    title.setProperty("role", "heading")
    title.setWordWrap(True)
    column.addWidget(title)
    column.addWidget(body)
    if block.note:
        note = QLabel(say(block.note), frame)
        note.setTextFormat(Qt.TextFormat.PlainText)
        note.setProperty("role", "quiet")
        note.setWordWrap(True)
        column.addWidget(note)
