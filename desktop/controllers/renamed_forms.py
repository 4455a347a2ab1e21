"""Forms and other texts of the window in the words of the campaign that is open.

There is one for the whole life of the program. Qt keeps a lock while a translator is asked, and wants it again when a
translator goes; Python may throw rubbish away in the middle of an answer, and an old translator among it would wait for
that lock for ever.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QTranslator

from desktop.controllers.appearance import Appearance

if TYPE_CHECKING:
    from desktop.core.words import Words  # the first window opens without rules and their words

_MARK = "\0"


class RenamedForms(QTranslator):
    """Translates what a form says into what the campaign calls it; installed only while it calls anything otherwise."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__(appearance)
        self._appearance, self._installed = appearance, False
        self._words: Words | None = None

    def follow(self, words: Words) -> None:
        """Use the campaign's current words; forms made from now on have them."""
        self._words = words
        if words.calls == self._installed:
            return
        self._installed = words.calls
        if self._installed:
            QCoreApplication.installTranslator(self)
        else:
            QCoreApplication.removeTranslator(self)

    @contextmanager
    def silent(self) -> Iterator[None]:
        """Have something made that belongs to no campaign."""
        words, self._words = self._words, None
        try:
            yield
        finally:
            self._words = words

    def leave(self) -> None:
        """Let the window speak as ever."""
        if self._installed:
            QCoreApplication.removeTranslator(self)
        self._words, self._installed = None, False

    # Qt's names from here on

    def isEmpty(self) -> bool:
        """Say that there is something, since Qt installs no empty translator."""
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return a text by the names of the campaign; None: it holds none of them, and others translate it."""
        if self._words is None:
            return None
        sentence = self._appearance.translated(context, text, disambiguation, n)
        # a form reads “&” as a mnemonic: its own stay, one in a name is escaped
        own = self._words.renamed(sentence.replace("&", _MARK), text.replace("&", _MARK))
        own = own.replace("&", "＆").replace(_MARK, "&")
        return None if own == sentence else own
