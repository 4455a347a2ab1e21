"""Game definitions that come as files: read whole, or refused with every mistake listed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog

from desktop.core.game import Definition
from desktop.core.problem import TakujoError
from desktop.services import definitions
from desktop.services.faults import Misfit
from desktop.views.dialogs import asking
from desktop.views.dialogs.mistakes import MistakesDialog

if TYPE_CHECKING:
    from desktop.controllers.main import MainController


def choose_definition(main: MainController, then: Callable[[Definition], object]) -> QFileDialog:
    """Ask for a definition file and hand over what it holds; the table goes on meanwhile.

    What cannot be used is told; nothing chosen is nothing.
    """
    title = QCoreApplication.translate("Definitions", "ゲーム定義を開く")
    kind = QCoreApplication.translate("Definitions", "ゲーム定義 (*.json);;すべて (*)")

    def chosen(file: Path) -> None:
        found = read_definition(main, file)
        if found is not None:
            then(found)

    return asking.ask_file(main.window, title, kind, chosen)


def read_definition(main: MainController, path: Path) -> Definition | None:
    """Read a definition file; None when it cannot be used, which a dialog tells in full."""
    try:
        definition, _ = definitions.read(main.store, path, main.catalogue)
    except TakujoError as error:
        show_mistakes(main, error)
        return None
    return definition


def show_mistakes(main: MainController, error: TakujoError) -> None:
    """Show why a file cannot be used: one sentence, and every mistake where there are several."""
    words = main.appearance.words()
    if isinstance(error, Misfit):
        headline = QCoreApplication.translate("Definitions", "「{name}」に使えない値が {n} 件あります。").format(
            name=error.path.name, n=len(error.problems)
        )
        lines = [f"{p.said(words)}　{p.rule}".strip("　") for p in error.problems]
    else:
        headline, lines = error.problem.said(words), []
    MistakesDialog(headline, lines, main.window).open()
