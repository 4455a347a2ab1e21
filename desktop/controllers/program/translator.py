"""The texts of the window in the language of the interface and in the words of the campaign that is open.

There is one translator for the whole life of the program. Qt holds a lock while it asks a translator, and takes that
lock when a translator is deleted; Python may collect garbage in the middle of an answer, and an old translator in it
would be a deadlock.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QTranslator

from desktop import assets

if TYPE_CHECKING:
    from desktop.core.words import Words  # the first window opens without rules and their words

Tables: TypeAlias = Mapping[str, Mapping[str, str]]
"""Context → source → translation; `EVERYWHERE` is of sources that mean the same in every context."""

EVERYWHERE = "words"
_FORMS = re.compile(r"\{n:([^{}|]*)\|([^{}|]*)\}")
"""What one and several are called beside a number of Qt: `%n {n:file|files}`."""
_MARK = "\0"


def window_files(language: str) -> list[Path]:
    """Return the files with texts of the window: the shared one, then each rule system's."""
    name = f"window.{language}.toml"
    files = (assets.path(name), *sorted(assets.path("systems").glob(f"*/{name}")))
    return [file for file in files if file.is_file()]


def read_tables(files: Iterable[Path]) -> Tables:
    r"""Read texts of the window from files whose only TOML is `[table]`, `"source" = "translation"`, `\n` and comments.

    Python's own parser takes 20 ms and more for them, two thirds of what the first window takes.
    """
    tables: dict[str, dict[str, str]] = {EVERYWHERE: {}}
    for file in files:
        table = tables[EVERYWHERE]
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                table = tables.setdefault(line[1:-1].strip('"'), {})
            elif line.startswith('"'):
                source, _, translation = line[1:-1].replace("\\n", "\n").partition('" = "')
                table[source] = translation
    return tables


@cache
def tables_of(language: str) -> Tables:
    """Return all texts of the window in a language."""
    return read_tables(window_files(language))


class Translator(QTranslator):
    """Translates the window, its forms and what Qt's own Japanese lacks, with the names of the open campaign."""

    def __init__(self, language: str, parent: QObject) -> None:
        super().__init__(parent)
        self._tables = tables_of(language)
        self._everywhere = self._tables[EVERYWHERE]
        self._qt = QTranslator(self)
        self._words: Words | None = None
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if language == "ja" and self._qt.load("qtbase_ja", folder):
            QCoreApplication.installTranslator(self._qt)
        QCoreApplication.installTranslator(self)

    def follow(self, words: Words) -> None:
        """Use the campaign's current words; forms made from now on have them."""
        self._words = words if words.calls else None

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Have something made that belongs to no campaign."""
        words, self._words = self._words, None
        try:
            yield
        finally:
            self._words = words

    def leave(self) -> None:
        """Use the book's words again."""
        self._words = None

    def _translation(self, context: str, text: str, n: int) -> str | None:
        found = self._everywhere.get(text)
        if found is None:
            found = self._tables.get(context, self._everywhere).get(text)
        if found is not None and "%n" in found:
            return _FORMS.sub(r"\1" if abs(n) == 1 else r"\2", found)
        return found

    # Qt's names from here on

    def isEmpty(self) -> bool:
        """Return False, since Qt installs no empty translator."""
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return a text in the language and by the names of the campaign; None leaves it to other translators."""
        found = self._translation(context, text, n)
        if self._words is None:
            return found
        sentence = found or self._qt.translate(context, text, disambiguation, n) or text
        # a form reads “&” as a mnemonic: its own stay, one in a name is escaped
        own = self._words.renamed(sentence.replace("&", _MARK), text.replace("&", _MARK))
        own = own.replace("&", "＆").replace(_MARK, "&")
        return found if own == sentence else own
