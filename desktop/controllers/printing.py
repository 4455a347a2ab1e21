"""From a 卓 to the print preview: one sheet, all of them, or blank ones; what only the GM may read is left out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt
from PySide6.QtWidgets import QWidget

from desktop.controllers.paper import as_finished
from desktop.core.game import Game
from desktop.core.sheet import Sheet
from desktop.core.system import GameSystem
from desktop.core.words import Words
from desktop.services.filenames import sanitised
from desktop.views.dialogs.choices import ChooseSystem
from desktop.views.paper.ink import Mode, PaperSize
from desktop.views.paper.marks import PageDrawing
from desktop.views.paper.printing import Item, pdf_title, sheet_pages
from desktop.views.paper.protocol import PaperContext
from desktop.views.print_preview import PrintPreview

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk
    from desktop.controllers.main import MainController


def for_paper(sheet: Sheet) -> Sheet:
    """Return a sheet as it may lie on the table: without the notes that only the GM may read."""
    return sheet.evolve(gm_notes="")


def print_items(
    items: Sequence[tuple[GameSystem[Any], Game[Any], Sheet | None]],
    words: Words,
    parent: QWidget,
    table_title: str = "",
    modes: Sequence[Mode] = tuple(Mode),
) -> PrintPreview:
    """Open the preview of some characters, on the first of the modes."""
    public: list[Item] = [(system, game, for_paper(sheet) if sheet else None) for system, game, sheet in items]

    def draw(mode: Mode, size: PaperSize) -> Sequence[PageDrawing]:
        return sheet_pages(public, mode, words, PaperContext(table_title=table_title, paper=size))

    title = pdf_title(public, words, table_title)
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    suggested = Path(documents) / f"{sanitised(title)}.pdf"
    preview = PrintPreview(draw, words, title=title, suggested=suggested, mode=modes[0], modes=modes, parent=parent)
    preview.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    preview.open()
    return preview


def print_current(desk: Desk) -> None:
    """Print the sheet in front."""
    if desk.current is not None:
        document, table = desk.current.document, desk.workspace.table
        item = (document.system, document.game, as_finished(document))
        print_items([item], desk.words, desk.main.window, table.title)


def print_party(desk: Desk) -> None:
    """Print every player character of the 卓 that is not put away, as they stand on the screen."""
    workspace = desk.workspace
    found = workspace.sheets(lambda entry: entry.is_pc and not entry.archived)
    items = [(workspace.system, workspace.game, read.sheet) for read in found]
    print_items(items, desk.words, desk.main.window, workspace.table.title)


def print_blank_of(desk: Desk) -> None:
    """Print blank sheets of the open 卓."""
    workspace = desk.workspace
    item = (workspace.system, workspace.game, None)
    print_items([item], desk.words, desk.main.window, workspace.table.title, (Mode.BLANK,))


def print_blank(main: MainController) -> None:
    """Ask for a rule system and print its blank sheets."""
    infos = tuple(main.catalogue)
    title = QCoreApplication.translate("Printing", "白紙を印刷")
    question = QCoreApplication.translate("Printing", "どのルールの白紙を印刷しますか。")
    names = [info.name_in(main.appearance.language) for info in infos]
    dialog = ChooseSystem(title, question, names, main.window)

    def chosen(number: int) -> None:
        system = main.catalogue.system(infos[number].id)
        print_items([(system, system.game(), None)], main.appearance.words(system.id), main.window, modes=(Mode.BLANK,))

    dialog.chosen.connect(chosen)
    dialog.open()
