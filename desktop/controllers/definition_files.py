"""Game definitions that come as files: read whole, or refused with every mistake listed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.core.game import Definition
from desktop.core.problem import TakujoError
from desktop.core.words import Counted, Words
from desktop.services import definitions
from desktop.services.catalogue import Catalogue
from desktop.services.faults import Misfit
from desktop.services.library import Library
from desktop.services.store import Store
from desktop.services.table import Table
from desktop.views.dialogs import asking
from desktop.views.dialogs.mistakes import MistakesDialog


class DefinitionFiles:
    """Reads definition files for one window; what cannot be used is told in a dialog."""

    def __init__(self, window: QWidget, store: Store, catalogue: Catalogue, words: Words) -> None:
        self._window, self._store, self._catalogue, self._words = window, store, catalogue, words

    def choose(self, then: Callable[[Definition], object]) -> QFileDialog:
        """Ask for a definition file and hand over what it holds; the table goes on meanwhile.

        What cannot be used is told; nothing chosen is nothing.
        """
        title = QCoreApplication.translate("Definitions", "ゲーム定義を開く")
        kind = QCoreApplication.translate("Definitions", "ゲーム定義 (*.takujo-game *.json);;すべて (*)")

        def chosen(file: Path) -> None:
            found = self.read(file)
            if found is not None:
                then(found)

        return asking.ask_file(self._window, title, kind, chosen)

    def read(self, path: Path) -> Definition | None:
        """Read a definition file; None when it cannot be used, which a dialog tells in full."""
        try:
            definition, _ = definitions.read(self._store, path, self._catalogue)
        except TakujoError as error:
            show_mistakes(self._window, self._words, error)
            return None
        return definition


def table_of(library: Library, definition: Definition, title: str) -> Table:
    """Make a new 卓 that plays by a definition.

    Raises:
        FileFault: it cannot be written.
    """
    return library.create(definition.based_on, title, definition.model_dump(mode="json", exclude_none=True))


def show_mistakes(window: QWidget, words: Words, error: TakujoError) -> None:
    """Show why a file cannot be used: one sentence, and every mistake where there are several."""
    if isinstance(error, Misfit):
        headline = QCoreApplication.translate("Definitions", "「{name}」に使えない値が {n} 件あります。").format(
            name=error.path.name, n=Counted(len(error.problems))
        )
        lines = [f"{p.said(words)}　{p.rule}".strip("　") for p in error.problems]
    else:
        headline, lines = error.problem.said(words), []
    MistakesDialog(headline, lines, window).open()
