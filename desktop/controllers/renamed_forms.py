"""Forms and other texts of the window in the words of the 卓 that is open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QTranslator

from desktop.controllers.appearance import Appearance
from desktop.core.words import Words

_MARK = "\0"


class RenamedForms(QTranslator):
    """Translates what a form says into what the 卓 calls it; installed only while it calls anything otherwise."""

    def __init__(self, words: Words, appearance: Appearance, parent: QObject) -> None:
        super().__init__(parent)
        self._words, self._appearance, self._installed = words, appearance, False

    def follow(self) -> None:
        """Be installed or not, as the 卓 stands; forms that are made from now on have its words."""
        if self._words.calls == self._installed:
            return
        self._installed = self._words.calls
        if self._installed:
            QCoreApplication.installTranslator(self)
        else:
            QCoreApplication.removeTranslator(self)

    def leave(self) -> None:
        """Let the window speak as ever."""
        if self._installed:
            QCoreApplication.removeTranslator(self)
            self._installed = False

    # Qt's names from here on

    def isEmpty(self) -> bool:
        """Say that there is something, since Qt installs no empty translator."""
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str | None:
        """Return a text by the names of the 卓; None: it holds none of them, and others translate it."""
        said = self._appearance.translated(context, text, disambiguation, n)
        # a form takes “&” for the mark of a letter: its own stay, one in a name is written so that nobody takes it so
        own = self._words.renamed(said.replace("&", _MARK)).replace("&", "＆").replace(_MARK, "&")
        return None if own == said else own
