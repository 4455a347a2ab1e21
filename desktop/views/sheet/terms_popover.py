"""用語の説明: the words of the page in front, those of the control in use first; Esc goes back to where one was."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidgetItem, QWidget

from desktop.services.text import search
from desktop.services.text.glossary import Glossary, Term
from desktop.views import spoken
from desktop.views.fitting import open_popup, room_for_popup
from desktop.views.forms.terms import Ui_Terms
from desktop.views.sheet import terms
from desktop.views.style import icons
from desktop.views.style.theme import px

TERM = Qt.ItemDataRole.UserRole + 1
MOVING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class TermsPopover(QFrame):
    """Lists words; what is typed looks through all words of the system."""

    def __init__(self, here: tuple[Term, ...], every: Glossary, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.ui = Ui_Terms()
        self.ui.setupUi(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._here, self._every = here, every
        self.ui.closeButton.setIcon(icons.icon("cross"))
        self.ui.closeButton.clicked.connect(self.close)
        self.ui.searchEdit.textChanged.connect(lambda _text: self._fill())
        self.ui.searchEdit.installEventFilter(self)
        self.ui.words.currentItemChanged.connect(lambda now, _before: self._show_item(now))
        self._fill()

    @property
    def shown(self) -> tuple[Term, ...]:
        """The words that are listed now."""
        items = (self.ui.words.item(row) for row in range(self.ui.words.count()))
        return tuple(item.data(TERM) for item in items if item is not None)

    def open_under(self, anchor: QWidget) -> None:
        """Open below a widget, kept inside its screen."""
        self.resize(QSize(px(520), px(320)).boundedTo(room_for_popup(anchor).size()))
        open_popup(self, anchor)
        self.ui.searchEdit.setFocus()

    def _fill(self) -> None:
        typed = self.ui.searchEdit.text().strip()
        query = search.Query(typed)
        found = self._here
        if typed or not found:
            named = [t for t in self._every.terms if query.hits(search.key(t.word, *t.also))]
            terms = [t for t in self._every.terms if t not in named and query.hits(search.key(t.says))]
            found = (*named, *terms)
        self.ui.words.clear()
        for term in found:
            item = QListWidgetItem(term.word, self.ui.words)
            item.setData(TERM, term)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, term.line)
        self.ui.words.setCurrentRow(0)
        if not found:
            self._show_term("", self.tr("その用語はありません。短くして探してください。"))

    def _show_item(self, item: QListWidgetItem | None) -> None:
        term: Term | None = item.data(TERM) if item is not None else None
        if term is not None:
            self._show_term(term.word, term.says)

    def _show_term(self, word: str, says: str) -> None:
        self.ui.wordLabel.setText(word)
        self.ui.saysLabel.setText(says)
        spoken.announce(self.ui.words, f"{word} {says}")

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move in the list with the arrows while the search has the focus."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in MOVING:
            words = self.ui.words
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8}.get(Qt.Key(event.key()), 8)
            words.setCurrentRow(max(0, min(words.currentRow() + step, words.count() - 1)))
            return True
        return super().eventFilter(watched, event)


def open_terms(anchor: QWidget, page: QWidget | None = None) -> TermsPopover:
    """Open the words of a page below a widget, those of the widget itself first.

    Args:
        page: whose words are listed; None: those of the page around the widget, which is then in use.
    """
    own = anchor if page is None else None
    here = terms.on_page(page or terms.page_of(anchor), own)
    popover = TermsPopover(here, terms.of(anchor) or Glossary(), anchor.window())
    popover.open_under(anchor)
    return popover


def open_terms_in(window: QWidget) -> TermsPopover:
    """Open the words of what has the focus in a window."""
    focus = window.focusWidget()
    return open_terms(focus if focus is not None and focus.isVisible() else window)
