"""The random tables of a definition that is being edited: written, tried, read from and written as plain text."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from desktop.controllers.program.notifier import Notifier
from desktop.core.problem import Problem, Severity, TakujoError
from desktop.core.rolls.describe import describe_check
from desktop.core.rolls.dice import Dice, RandomDice
from desktop.core.tables import check, text
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.core.words import Words
from desktop.models.editors.definition import DefinitionDocument
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.storage import table_files
from desktop.services.storage.files import sanitised
from desktop.views.dialogs import asking
from desktop.views.dialogs.import_preview import TablesTextDialog
from desktop.views.widgets.lists.tables_editor import TablesEditor

MOST_LISTED = 3
"""Mistakes of one table that stand below it."""


class DefinitionTables(QObject):
    """Joins the part of the page with tables to the document."""

    def __init__(
        self,
        editor: TablesEditor,
        document: DefinitionDocument,
        words: Words,
        notifier: Notifier,
        leftovers: StaleFiles,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._editor, self._document, self._words = editor, document, words
        self._notifier, self._leftovers = notifier, leftovers
        self._dice: Dice = RandomDice()
        editor.tables_changed.connect(self._change)
        editor.chosen.connect(self.show)
        editor.try_requested.connect(self._try)
        editor.text_requested.connect(self.open_text)

    def show(self) -> None:
        """Show the tables as they stand, and what is wrong with the chosen one."""
        editor = self._editor
        editor.show_tables(self._document.value.tables)
        own = [problem for problem in self._document.problems if self._concerns(problem)]
        own.sort(key=lambda problem: problem.severity is Severity.WARN)
        texts = [f"△ {problem.text(self._words)}" for problem in own[:MOST_LISTED]]
        if len(own) > MOST_LISTED:
            texts.append(self.tr("ほか {n} 件").format(n=len(own) - MOST_LISTED))
        stops = any(problem.severity is Severity.BLOCK for problem in own)
        editor.show_problem("\n".join(texts), "error-text" if stops else "warning-text")

    def _concerns(self, problem: Problem) -> bool:
        """Tell whether a mistake is one of the chosen table, or of tables as they hang together."""
        head, _, rest = problem.field.partition(".")
        return head == "tables" and (not rest or rest.partition(".")[0] == str(self._editor.place))

    def _change(self, tables: object, what: str) -> None:
        if isinstance(tables, tuple):
            before = self._document.value.tables
            if [t.id for t in tables] != [t.id for t in before] or _rows(tables) != _rows(before):
                self._document.end_burst()
            self._document.set_tables(tables, what)

    def _try(self, identifier: str) -> None:
        """Roll once with the program's dice, without the log."""
        tables = self._document.value.tables
        try:
            running = check.start(tables, {"table": identifier})
            while running.wants is not None:
                running = running.throw(self._dice.throw(running.wants.sides))
        except TakujoError as error:
            self._notifier.show_error(error)
            return
        self._editor.show_tried(self._words.say(describe_check(shown(running, Viewer(gm=True), odds=False))))

    # plain text

    def open_text(self) -> TablesTextDialog:
        """Show all tables as text; what comes back is put beside them."""
        dialog = TablesTextDialog(text.write(self._document.value.tables), self._editor.window())
        dialog.taken.connect(lambda written: self._read(written, dialog))
        dialog.open_requested.connect(lambda: self._ask_file(dialog))
        dialog.save_requested.connect(lambda written: self._ask_target(written, dialog))
        dialog.open()
        return dialog

    def _read(self, written: str, dialog: TablesTextDialog) -> None:
        tables = self._document.value.tables
        try:
            new = text.read(written, tables)
        except TakujoError as error:
            dialog.show_message(error.problem.text(self._words), "error-text")
            return
        self._document.end_burst()
        self._document.set_tables(text.merged(tables, new), self.tr("表を文章から読む"))
        self._editor.choose(new[0].id)
        self.show()
        dialog.close()

    def _ask_file(self, dialog: TablesTextDialog) -> None:
        kind = self.tr("表の文章 (*.txt);;すべて (*)")
        asking.ask_file(dialog, self.tr("表の文章を開く"), kind, lambda path: self._show_file(path, dialog))

    def _show_file(self, path: Path, dialog: TablesTextDialog) -> None:
        try:
            dialog.show_text(table_files.read_text(path))
        except TakujoError as error:
            dialog.show_message(error.problem.text(self._words), "error-text")

    def _ask_target(self, written: str, dialog: TablesTextDialog) -> None:
        name = sanitised(self._document.value.title or self.tr("表")) + ".txt"
        kind = self.tr("表の文章 (*.txt)")
        asking.ask_target(dialog, self.tr("表の文章を書き出す"), name, kind, lambda p: self._write(p, written, dialog))

    def _write(self, path: Path, written: str, dialog: TablesTextDialog) -> None:
        try:
            with self._leftovers.expecting(path):
                table_files.write_text(path, written)
        except TakujoError as error:
            dialog.show_message(error.problem.text(self._words), "error-text")
            return
        dialog.show_message(self.tr("{name} に書き出しました。").format(name=path.name), "success-text")


def _rows(tables: tuple[object, ...]) -> list[int]:
    return [len(getattr(table, "rows", ())) for table in tables]
