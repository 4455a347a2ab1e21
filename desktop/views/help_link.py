"""Links to the manual: which chapter explains a widget, and the button that opens it.

A form names its chapter in the Designer property `chapter` (`sheets` or `sheets#why`); what has none belongs to what it
is on. The wish goes to the main window as an event, also from dialogs and pop-ups over it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from desktop.views import spoken
from desktop.views.style import icons

CHAPTER = "chapter"
LOCKED = "handedOver"
"""Property of a window that a player has: the manual is in another window, which is not the player's."""
STAYS = "staysWithoutTable"
"""Property of a dialog that has nothing to do with the open campaign."""
_ASKED = QEvent.Type(QEvent.registerEventType())


class HelpAsked(QEvent):
    """The user asks for a chapter of the manual."""

    def __init__(self, chapter: str) -> None:
        super().__init__(_ASKED)
        self.chapter = chapter


def chapter_of(widget: QWidget | None) -> str:
    """Return the chapter that explains a widget; empty when nothing around it names one."""
    while widget is not None:
        chapter = widget.property(CHAPTER)
        if chapter:
            return str(chapter)
        widget = widget.parentWidget()
    return ""


def place_of(widget: QWidget) -> str:
    """Return the name of what a widget is on: of the nearest region, or of a dialog; empty in the main window."""
    at = widget.parentWidget()
    while at is not None and not (at.isWindow() or spoken.is_region(at)):
        at = at.parentWidget()
    if at is None or (at.isWindow() and at.parentWidget() is None):
        return ""
    return at.accessibleName() or at.windowTitle()


def ask(widget: QWidget) -> None:
    """Ask for the chapter that explains a widget."""
    QApplication.sendEvent(_main(widget), HelpAsked(chapter_of(widget)))


def add_help_key(dialog: QWidget) -> None:
    """Let F1 open the chapter of a dialog, where the window's own keys do not reach."""
    QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), dialog).activated.connect(lambda: ask(dialog))


def _main(widget: QWidget) -> QWidget:
    """Return the window at the bottom of what is on each other."""
    window = widget.window()
    while (below := window.parentWidget()) is not None:
        window = below.window()
    return window


class HelpButton(QToolButton):
    """A small question mark; not there while a player has the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setIcon(icons.icon("question"))
        self.setIconSize(QSize(16, 16))
        self.setAutoRaise(True)
        self.setAccessibleName(self.tr("この画面の使い方"))
        self.setToolTip(self.tr("この画面の使い方"))
        self.clicked.connect(lambda: ask(self))

    # Qt's names from here on

    def showEvent(self, event: QShowEvent) -> None:
        """Say what it explains; stay away where a player would be led out of the lock."""
        super().showEvent(event)
        style = Qt.ToolButtonStyle
        self.setToolButtonStyle(style.ToolButtonTextBesideIcon if self.text() else style.ToolButtonIconOnly)
        self.setAccessibleName(spoken.name_within(place_of(self), self.tr("この画面の使い方")))
        if _main(self).property(LOCKED):
            self.hide()
