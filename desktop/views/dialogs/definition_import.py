"""What a definition from elsewhere would change, shown before it is taken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QWidget

from desktop.views import theme
from desktop.views.dialogs.base import Dialog
from desktop.views.forms.definition_import import Ui_DefinitionImportDialog

Block = tuple[str, Sequence[str]]
OVER, HEAD = 18, 15
"""px at 100 %: a heading over several blocks, and one over lines."""
LEADING = 130.0
"""% of a line's own height."""


class DefinitionImportDialog(Dialog):
    """A headline, blocks of lines as plain text (they quote what is in a file), the way out, and the choice."""

    taken = Signal()

    def __init__(self, headline: str, blocks: Sequence[Block], way_out: str, parent: QWidget | None = None) -> None:
        """Make the dialog.

        Args:
            blocks: heading and lines of each; one without lines is a heading over those that follow.
            way_out: what can be done about it afterwards.
        """
        super().__init__(parent)
        self.ui = Ui_DefinitionImportDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.ui.headline.setText(headline)
        self.ui.wayOut.setText(way_out)
        self._write(blocks)
        self.ui.changes.moveCursor(QTextCursor.MoveOperation.Start)
        self.ui.takeButton.clicked.connect(self._take)
        self.ui.takeButton.setFocus()

    def _write(self, blocks: Sequence[Block]) -> None:
        """Write headings and lines; every text is inserted verbatim, never read as markup."""
        cursor = QTextCursor(self.ui.changes.document())
        for number, (head, lines) in enumerate(blocks):
            if number:
                cursor.insertBlock(QTextBlockFormat(), self._letters(HEAD // 3))
                cursor.insertBlock()
            cursor.setBlockFormat(self._paragraph(0, 4))
            cursor.insertText(f"■ {head}", self._letters(HEAD if lines else OVER, head=True))
            for line in lines:
                cursor.insertBlock(self._paragraph(16, 3))
                cursor.insertText(line if line.startswith("△") else f"・{line}", self._letters(theme.TEXT))

    def _letters(self, size: int, *, head: bool = False) -> QTextCharFormat:
        font, look = QFont(self.font()), QTextCharFormat()
        font.setPixelSize(theme.px(size))
        font.setBold(head)
        look.setFont(font)
        look.setForeground(QColor(theme.current().colour("accent" if head else "ink")))
        return look

    def _paragraph(self, left: int, below: int) -> QTextBlockFormat:
        """Return a paragraph, in px at 100 %; its further lines are below the text, not below its dot."""
        look, dot = QTextBlockFormat(), theme.px(theme.TEXT)
        look.setLineHeight(LEADING, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        look.setLeftMargin(theme.px(left) + (dot if left else 0))
        look.setTextIndent(-dot if left else 0)
        look.setBottomMargin(theme.px(below))
        return look

    def _take(self) -> None:
        self.taken.emit()
        self.close()
