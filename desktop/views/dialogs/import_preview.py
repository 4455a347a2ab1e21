"""What comes from elsewhere and is shown before it is taken: sheets, a game definition, random tables as text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, Signal
from PySide6.QtGui import QColor, QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QWidget

from desktop.services.library.exchange import Decision
from desktop.views.dialogs.base import Dialog, wrap
from desktop.views.forms.definition_import import Ui_DefinitionImportDialog
from desktop.views.forms.import_preview import Ui_ImportPreview
from desktop.views.forms.tables_text import Ui_TablesTextDialog
from desktop.views.style import theme
from desktop.views.style.theme import px, set_role

Block = tuple[str, Sequence[str]]
OVER, HEAD = 18, 15
"""px at 100 %: a heading over several blocks, and one over lines."""


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
        look.setLeftMargin(theme.px(left) + (dot if left else 0))
        look.setTextIndent(-dot if left else 0)
        look.setBottomMargin(theme.px(below))
        return look

    def _take(self) -> None:
        self.taken.emit()
        self.close()


class TablesTextDialog(Dialog):
    """A text and what can be done with it; stays open while a line of it is refused."""

    taken = Signal(str)
    open_requested = Signal()
    save_requested = Signal(str)

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_TablesTextDialog()
        self.ui.setupUi(self)
        self.apply_style()
        self.show_text(text)
        self.ui.takeButton.clicked.connect(lambda: self.taken.emit(self.ui.textEdit.toPlainText()))
        self.ui.openButton.clicked.connect(self.open_requested)
        self.ui.saveButton.clicked.connect(lambda: self.save_requested.emit(self.ui.textEdit.toPlainText()))
        self.ui.textEdit.setFocus()

    def show_text(self, text: str) -> None:
        """Put another text in."""
        self.ui.textEdit.setPlainText(text)


QWIDGETSIZE_MAX = 16_777_215
"""Qt's own name for no limit."""


@dataclass(frozen=True)
class FileDetail:
    """One file as the dialog shows it."""

    title: str
    situation: str
    fault: bool = False
    """True: it cannot come in at all, `problems` say why."""
    problems: tuple[str, ...] = ()
    offered: tuple[Decision, ...] = ()
    decision: Decision = Decision.REFUSE
    differs: bool = False
    """True: the table shows what would change."""


class ImportPreview(Dialog):
    """Shows and forwards; the controller holds the decisions."""

    file_chosen = Signal(int)
    decided = Signal(int, object)
    """Number of the file, `Decision`."""
    import_requested = Signal()

    def __init__(self, table: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = Ui_ImportPreview()
        self.ui.setupUi(self)
        self.apply_style(self.ui.situation)
        self.setWindowTitle(self.tr("「{table}」へ読み込む").format(table=table))
        self.ui.parts.setStretchFactor(1, 1)
        self._buttons = {
            Decision.ADD: self.ui.addRadio,
            Decision.REPLACE: self.ui.replaceRadio,
            Decision.KEEP_BOTH: self.ui.bothRadio,
            Decision.REFUSE: self.ui.refuseRadio,
        }
        for decision, button in self._buttons.items():
            button.clicked.connect(lambda _on=False, d=decision: self.decided.emit(self.ui.files.currentRow(), d))
        self.ui.files.currentRowChanged.connect(self.file_chosen)
        self.ui.importButton.clicked.connect(self.import_requested)

    def show_model(self, model: QAbstractItemModel) -> None:
        """Show the table of differences."""
        self.ui.differences.setModel(model)
        wrap(self.ui.differences, 168)

    def show_files(self, lines: Sequence[str], wanted: int) -> None:
        """List the files; as many as `wanted` would come in."""
        files = self.ui.files
        if files.count() != len(lines):
            files.clear()
            files.addItems(list(lines))
            files.setCurrentRow(0)
        for number, line in enumerate(lines):
            files.item(number).setText(line)
        self.ui.importButton.setEnabled(wanted > 0)
        self.ui.importButton.setText(
            self.tr("読み込む（{n} 枚）(&I)").format(n=wanted) if wanted else self.tr("読み込む(&I)")
        )

    def choose(self, number: int) -> None:
        """Turn to a file."""
        self.ui.files.setCurrentRow(number)

    def show_detail(self, detail: FileDetail) -> None:
        """Show one file."""
        ui = self.ui
        ui.title.setText(detail.title)
        ui.situation.setText(detail.situation)
        set_role(ui.situation, "error-text" if detail.fault else "quiet")
        for decision, button in self._buttons.items():
            button.setVisible(decision in detail.offered)
            button.setChecked(decision is detail.decision)
        ui.problems.clear()
        ui.problems.addItems(list(detail.problems))
        most = QWIDGETSIZE_MAX if detail.fault else px(28) * min(len(detail.problems), 6) + 8
        ui.problems.setMaximumHeight(most)
        for widget in (ui.problems, ui.problemsTitle):
            widget.setVisible(bool(detail.problems))
        for widget in (ui.differences, ui.differencesTitle):
            widget.setVisible(detail.differs)
        quiet = not detail.problems and not detail.fault
        ui.nothing.setVisible(quiet)
        ui.nothing.setText(self.tr("✓ 直すところはありません") if quiet else "")
