"""Explains words where they stand: on hover, in “What's this?” mode, and gathered from a page for the popover.

A page is given its glossary once (`give`); texts are looked up on demand, so labels, heads of tables and
entries may change as they like.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTabBar,
    QToolTip,
    QWhatsThis,
    QWidget,
)

if TYPE_CHECKING:
    from desktop.services.text.glossary import Glossary, Term

Source: TypeAlias = "Callable[[], Glossary]"
SOURCE = "term_source"
"""Attribute of a widget: the words of everything inside it."""
PAGE = "termsPage"
"""Property of a page whose words belong together."""
KANA_LINE, LATIN_LINE = 34, 72
"""Characters in a line of a tooltip."""
NOT_FIRST = "。、）」》】！？・ー"
"""Signs that no line begins with."""
ASKED = (QEvent.Type.ToolTip, QEvent.Type.QueryWhatsThis, QEvent.Type.WhatsThis)
MOST_ENTRIES = 60
"""Entries of one list that are looked through for the popover."""


def set_source(widget: QWidget, source: Source) -> None:
    """Explain the words inside a widget by these."""
    setattr(widget, SOURCE, source)


def of(widget: QWidget | None) -> Glossary | None:
    """Return the words that apply to a widget; None where no system is open."""
    while widget is not None:
        source: Source | None = getattr(widget, SOURCE, None)
        if source is not None:
            return source()
        widget = widget.parentWidget()
    return None


class TermHints(QObject):
    """Answers for every widget of a window that has no tooltip of its own."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    # Qt's name from here on

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain what is under the pointer; an unanswered request comes up to the window."""
        if event.type() not in ASKED or not isinstance(event, QHelpEvent):
            return super().eventFilter(watched, event)
        widget = self._window.childAt(event.pos()) or self._window
        words = of(widget)
        found = words.within(text_at(widget, event.globalPos())) if words is not None else ()
        if not found:
            return super().eventFilter(watched, event)
        text = "\n".join(broken(term.line) for term in found)
        if event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), text, widget)
        elif event.type() == QEvent.Type.WhatsThis:
            QWhatsThis.showText(event.globalPos(), text, widget)
        event.accept()
        return True


def text_at(widget: QWidget, where: QPoint) -> str:
    """Return the text that is at a point of the screen, whatever kind of widget shows it."""
    view = widget.parentWidget() if isinstance(widget.parentWidget(), QAbstractItemView) else widget
    at = widget.mapFromGlobal(where)
    match view:
        case QHeaderView():
            return _head(view, view.logicalIndexAt(at))
        case QAbstractItemView():
            return str(view.indexAt(at).data() or "")
        case QTabBar():
            return view.tabText(view.tabAt(at)) if view.tabAt(at) >= 0 else ""
        case _:
            return next((text for text in texts_of(widget) if text), "")


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield what a widget is called and shows, without entries of lists."""
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QGroupBox():
            yield widget.title()
        case QAbstractSpinBox() | QLineEdit() | QPlainTextEdit() | QComboBox():
            yield _label_of(widget)
            yield widget.accessibleName()
            if isinstance(widget, QComboBox):
                yield widget.currentText()
    if not isinstance(widget, QMainWindow):
        yield widget.accessibleName()


def _label_of(field: QWidget) -> str:
    page = field.parentWidget()
    while page is not None and not page.isWindow():
        for label in page.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if label.buddy() is field:
                return label.text()
        page = page.parentWidget()
    return ""


def _head(view: QHeaderView, section: int) -> str:
    model = view.model()
    return str(model.headerData(section, view.orientation()) or "") if model is not None and section >= 0 else ""


def page_of(widget: QWidget) -> QWidget:
    """Return the page around a widget, else its window."""
    at: QWidget | None = widget
    while at is not None and not at.isWindow():
        if at.property(PAGE):
            return at
        at = at.parentWidget()
    return widget.window()


def on_page(page: QWidget, first: QWidget | None = None) -> tuple[Term, ...]:
    """Gather the terms of what can be seen of a page, in reading order; those of `first` stand first."""
    words = of(first if first is not None else page)
    if words is None:
        return ()
    shown = [w for w in page.findChildren(QWidget) if w.isVisible() and _in_sight(w, page)]
    shown.sort(key=lambda w: (w.mapTo(page, QPoint(0, 0)).y() // 12, w.mapTo(page, QPoint(0, 0)).x()))
    asked = [first, *shown] if first is not None else shown
    found = {term.word: term for w in asked for text in _all_texts(w) for term in words.within(text)}
    return tuple(found.values())


def _in_sight(widget: QWidget, page: QWidget) -> bool:
    """Tell whether anything of a widget is inside all that scrolls around it."""
    rect, at, around = widget.rect(), widget, widget.parentWidget()
    while at is not page and around is not None:
        rect = rect.translated(at.pos()).intersected(around.rect())
        at, around = around, around.parentWidget()
    return not rect.isEmpty()


def _all_texts(widget: QWidget) -> Iterator[str]:
    yield from texts_of(widget)
    if isinstance(widget, QTabBar):
        yield from (widget.tabText(n) for n in range(widget.count()))
    elif isinstance(widget, QHeaderView):
        yield from (_head(widget, n) for n in range(widget.count()) if not widget.isSectionHidden(n))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        index = widget.indexAt(QPoint(2, 2))
        for _ in range(MOST_ENTRIES):
            if not index.isValid() or not widget.viewport().rect().intersects(widget.visualRect(index)):
                return
            yield str(index.data() or "")
            index = widget.indexAt(widget.visualRect(index).bottomLeft() + QPoint(2, 3))


def broken(text: str) -> str:
    """Break a sentence into lines that a tooltip can show.

    >>> broken("短い文です。")
    '短い文です。'
    """
    width = LATIN_LINE if text.isascii() else KANA_LINE
    lines: list[str] = []
    while len(text) > width:
        cut = width
        blank = text.rfind(" ", 0, width)
        if text.isascii() and blank > 0:
            cut = blank
        while cut > 1 and text[cut] in NOT_FIRST:
            cut -= 1
        lines.append(text[:cut].rstrip())
        text = text[cut:].lstrip()
    return "\n".join([*lines, text])
