"""Game definitions that come as files: read whole, or refused with every mistake listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Counted, Words
from desktop.services.campaign import definition_changes, definitions
from desktop.services.campaign.campaign import Campaign
from desktop.services.library.library import Library
from desktop.services.storage.file_errors import InvalidFile
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs import asking
from desktop.views.dialogs.import_preview import DefinitionImportDialog
from desktop.views.dialogs.mistakes import MistakesDialog

MOST_WARNINGS = 20
"""That are shown beside what a definition changes; the editor lists all of them."""


class DefinitionFiles:
    """Reads definition files for one window; what cannot be used is reported in a dialog."""

    def __init__(self, window: QWidget, store: Store, catalogue: Catalogue, words: Words) -> None:
        self._window, self._store, self._catalogue, self._words = window, store, catalogue, words

    def choose(self, then: Callable[[Definition], object]) -> QFileDialog:
        """Ask for a definition file and pass its content on; the window stays usable meanwhile.

        An unusable file is reported; without a choice nothing happens.
        """
        title = QCoreApplication.translate("Definitions", "ゲーム定義を開く")
        kind = QCoreApplication.translate("Definitions", "ゲーム定義 (*.takujo-game *.json);;すべて (*)")

        def chosen(file: Path) -> None:
            found = self.read(file)
            if found is not None:
                self.propose(found, then)

        return asking.ask_file(self._window, title, kind, chosen)

    def choose_for(self, system: AnySystem, then: Callable[[Definition], object]) -> QFileDialog:
        """Ask for a definition of one system and hand it over; one of another system is reported."""
        title = QCoreApplication.translate("Definitions", "ゲーム定義を取り込む")
        kind = QCoreApplication.translate("Definitions", "ゲーム定義 (*.takujo-game *.json);;すべて (*)")

        def chosen(file: Path) -> None:
            found = self.read(file)
            if found is None:
                return
            try:
                definitions.check(system, found, file)
            except TakujoError as error:
                show_mistakes(self._window, self._words, error)
                return
            then(found)

        return asking.ask_file(self._window, title, kind, chosen)

    def propose(self, found: Definition, then: Callable[[Definition], object]) -> DefinitionImportDialog:
        """Show what a stranger's definition changes of its system; hand it over once it is taken."""
        system = self._catalogue.system(found.based_on)
        base = system.definition()
        blocks = self.changes(system, base, system.game(base), found, ())
        way_out = QCoreApplication.translate("Definitions", "新しい卓になります。いまある卓は変わりません。")
        dialog = DefinitionImportDialog(self.headline(found), blocks, way_out, self._window)
        dialog.taken.connect(lambda: then(found))
        dialog.open()
        return dialog

    def headline(self, found: Definition) -> str:
        """Say what a definition is: its title, author, edition and terms."""
        base = self._words.say(self._catalogue.info(found.based_on).name)
        title = QCoreApplication.translate("Definitions", "「{title}」（もと：{base}）").format(
            title=found.title or "—", base=base
        )
        about = (
            (QCoreApplication.translate("Definitions", "作者"), found.author),
            (QCoreApplication.translate("Definitions", "版"), found.version),
            (QCoreApplication.translate("Definitions", "使用条件"), found.licence),
        )
        return "　".join((title, *(f"{name} {text}" for name, text in about if text)))

    def changes(
        self, system: AnySystem, before: Definition, game: AnyGame, found: Definition, sheets: Iterable[Sheet]
    ) -> list[tuple[str, list[str]]]:
        """Return what a definition changes, as blocks of lines: in the game, then on each sheet that changes.

        What asks for attention in it comes first.
        """
        say = self._words.say
        nothing = QCoreApplication.translate("Definitions", "変わるところはありません。")
        head = QCoreApplication.translate("Definitions", "ゲームで変わるところ")
        plain = self._words.apart()  # of two names one is the book's: in this campaign's words both would be the same
        lines = [plain.say(line) for line in definition_changes.changes(system, before, found)]
        touched = definition_changes.on_sheets(system, game, system.game(found), sheets)
        attention = QCoreApplication.translate("Definitions", "気をつけるところ")
        asks = [f"△ {problem.text(self._words)}" for problem in system.check_definition(found)[:MOST_WARNINGS]]
        over = QCoreApplication.translate("Definitions", "シートで変わるところ（{n}枚）").format(
            n=Counted(len(touched))
        )
        return [
            *([(attention, asks)] if asks else []),
            (head, lines or [nothing]),
            *([(over, [])] if touched else []),
            *((name or "—", [say(line) for line in texts]) for name, texts in touched),
        ]

    def read(self, path: Path) -> Definition | None:
        """Read a definition file; None when it cannot be used, which a dialog tells in full."""
        try:
            definition, _ = definitions.read(self._store, path, self._catalogue)
        except TakujoError as error:
            show_mistakes(self._window, self._words, error)
            return None
        return definition


def table_of(library: Library, definition: Definition, title: str) -> Campaign:
    """Make a new campaign that plays by a definition.

    Raises:
        FileError: it cannot be written.
    """
    return library.create(definition.based_on, title, definition.model_dump(mode="json", exclude_none=True))


def show_mistakes(window: QWidget, words: Words, error: TakujoError) -> None:
    """Show why a file cannot be used: one sentence, and every mistake where there are several."""
    if isinstance(error, InvalidFile):
        headline = QCoreApplication.translate("Definitions", "「{name}」に使えない値が {n} 件あります。").format(
            name=error.path.name, n=Counted(len(error.problems))
        )
        lines = [f"{p.text(words)}　{p.rule}".strip("　") for p in error.problems]
    else:
        headline, lines = error.problem.text(words), []
    MistakesDialog(headline, lines, window).open()
