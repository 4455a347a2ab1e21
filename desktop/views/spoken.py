"""Text for screen readers: announcements, and the role and value of painted widgets."""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface, QAccessibleValueChangeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAccessibleWidget,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QTabWidget,
    QWidget,
)

from desktop.views.spoken_parts import PartFaces

ROLE, VALUE, PARTS = "spoken_role", "spoken_value", "spoken_parts"
"""What a painted widget says of itself: a class attribute (`QAccessible.Role`), a method returning text, and where it
paints several parts that can be selected, a method returning each as a `Part`."""


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

    Show the label's parents first: a hidden label is not read out.

    Args:
        again: also when the text is unchanged, as an urgent one always is: the user has tried once more.
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
        """Return the value a widget shows, in place of a missing description."""
        sentence = super().text(kind)
        if kind == QAccessible.Text.Value or (kind == QAccessible.Text.Description and not sentence):
            return str(getattr(self._widget, VALUE)())
        return sentence


class PartedFace(Face):
    """A painted widget with parts of its own: they come after the widgets in it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._parts = PartFaces(widget)

    # Qt's names from here on

    def childCount(self) -> int:
        """Count widgets and parts."""
        return super().childCount() + len(self._parts.now())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the stub knows no absence
        """Return a widget or a part."""
        widgets = super().childCount()
        return super().child(index) if index < widgets else self._parts.face(index - widgets)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return the place of a widget or a part."""
        place = self._parts.place(child)
        return super().indexOfChild(child) if place < 0 else super().childCount() + place


def name_within(place: str, act: str) -> str:
    """Name a control that has its like elsewhere on the page, e.g. `アーツ: 追加`."""
    return f"{place}: {act}" if place else act


def is_region(thing: QWidget) -> bool:
    """Tell whether a widget only holds others, under a name that says where one has come to."""
    holds = thing.layout() is not None and thing.focusPolicy() == Qt.FocusPolicy.NoFocus and not thing.isWindow()
    return holds and bool(thing.accessibleName()) and not isinstance(thing, (QAbstractScrollArea, QTabWidget))


def _describe_by_name(box: QComboBox) -> None:
    """Describe a combo box by its name: on Linux Qt gives its current text as its name."""
    parent = box.parentWidget()
    here = Qt.FindChildOption.FindDirectChildrenOnly
    labelled = parent is not None and any(label.buddy() is box for label in parent.findChildren(QLabel, options=here))
    if not labelled and not box.accessibleDescription():
        box.setAccessibleDescription(box.accessibleName())


def _face(_class_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QKeySequenceEdit):  # Qt has no face of its own for it
        return QAccessibleWidget(thing, QAccessible.Role.EditableText)
    if not isinstance(thing, QWidget):
        return None
    if isinstance(thing, QComboBox) and sys.platform == "linux":
        _describe_by_name(thing)
    if hasattr(type(thing), ROLE):
        return PartedFace(thing) if hasattr(type(thing), PARTS) else Face(thing)
    return QAccessibleWidget(thing, QAccessible.Role.Grouping) if is_region(thing) else None


def install() -> None:
    """Let painted widgets speak; may be called again."""
    QAccessible.installFactory(_face)
