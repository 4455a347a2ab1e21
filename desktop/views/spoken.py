"""What a screen reader is told: sentences that appear by themselves, and what painted widgets are and show."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface, QAccessibleValueChangeEvent
from PySide6.QtWidgets import QAccessibleWidget, QKeySequenceEdit, QLabel, QWidget

ROLE, VALUE = "spoken_role", "spoken_value"
"""Names of what a painted widget says of itself: a class attribute (`QAccessible.Role`) and a method returning text."""


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a sentence read out; an urgent one at once, over what is being read."""
    if not text.strip():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    polite = QAccessible.AnnouncementPoliteness
    event.setPoliteness(polite.Assertive if urgent else polite.Polite)
    QAccessible.updateAccessibility(event)


def write(label: QLabel, text: str, *, urgent: bool = False, again: bool = False) -> None:
    """Write a sentence that comes up by itself on a label, and have it read out where it is a new one.

    Whatever the label lies in is shown first: what nobody sees is not read out.

    Args:
        again: also where it stood there before, as an urgent one always is: somebody has tried once more.
    """
    if label.isVisible() and (urgent or again or text != label.text()):
        announce(label, text, urgent=urgent)
    label.setText(text)


def value_changed(widget: QWidget) -> None:
    """Tell that a painted widget shows another value."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleValueChangeEvent(widget, getattr(widget, VALUE)()))


class Face(QAccessibleWidget):
    """A painted widget as a screen reader meets it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget, getattr(type(widget), ROLE))
        self._widget = widget

    # Qt's names from here on

    def text(self, kind: QAccessible.Text) -> str:
        """Return the value a widget shows; it stands in for a description that nobody gave."""
        said = super().text(kind)
        if kind == QAccessible.Text.Value or (kind == QAccessible.Text.Description and not said):
            return str(getattr(self._widget, VALUE)())
        return said


def _face(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QKeySequenceEdit):  # Qt has no face of its own for it
        return QAccessibleWidget(thing, QAccessible.Role.EditableText)
    return Face(thing) if isinstance(thing, QWidget) and hasattr(type(thing), ROLE) else None


def install() -> None:
    """Let painted widgets speak; may be called again."""
    QAccessible.installFactory(_face)
