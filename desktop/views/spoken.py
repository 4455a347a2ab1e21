"""Text for screen readers: announcements, roles and values of painted widgets and of their parts, lists in one line."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
    QAccessibleValueChangeEvent,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAccessibleWidget,
    QComboBox,
    QKeySequenceEdit,
    QLabel,
    QTabWidget,
    QWidget,
)


def listed(parts: Iterable[str]) -> str:
    """Write 凪、蓮, or in English Nagi, Ren."""
    return QCoreApplication.translate("Lists", "、").join(parts)


def dotted(parts: Iterable[str]) -> str:
    """Write 凪・蓮, or in English Nagi · Ren."""
    return QCoreApplication.translate("Lists", "・").join(parts)


@dataclass(frozen=True)
class SpokenPart:
    """One painted thing."""

    id: str
    name: str
    about: str
    """What else is to be known of it."""
    box: QRect = field(default_factory=QRect)
    """In the widget's px."""
    role: QAccessible.Role = QAccessible.Role.ListItem
    selected: bool = False


class PartFace(QAccessibleInterface):
    """A part as it is at this moment; what has gone is not valid any more."""

    def __init__(self, widget: QWidget, parts: PartFaces, identifier: str) -> None:
        super().__init__()
        self._widget, self._parts, self._id = widget, parts, identifier

    @property
    def _part(self) -> SpokenPart | None:
        return next((part for part in self._parts.now() if part.id == self._id), None)

    # Qt's names from here on

    def isValid(self) -> bool:
        """Whether it is still there."""
        return self._part is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # the stub knows no absence
        """It is no object."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]  # the same
        """The window of its widget."""
        return self._widget.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        """Its widget."""
        return QAccessible.queryAccessibleInterface(self._widget)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        """It has none."""
        return None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]  # the same
        """It has none."""
        return None

    def childCount(self) -> int:
        """It has none."""
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """It has none."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Its name and what is to be known of it."""
        part = self._part
        if part is None:
            return ""
        if kind == QAccessible.Text.Name:
            return part.name
        return part.about if kind in (QAccessible.Text.Description, QAccessible.Text.Value) else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignore new names."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        part = self._part
        if part is None:
            return QRect()
        return QRect(self._widget.mapToGlobal(part.box.topLeft()), part.box.size())

    def role(self) -> QAccessible.Role:
        """What it is."""
        part = self._part
        return part.role if part is not None else QAccessible.Role.NoRole

    def state(self) -> QAccessible.State:
        """Whether it is chosen."""
        found, part = QAccessible.State(), self._part
        found.selectable = True
        found.selected = part is not None and part.selected
        found.invalid = part is None
        return found

    def foregroundColor(self) -> QColor:
        """The widget's."""
        return self._widget.palette().windowText().color()

    def backgroundColor(self) -> QColor:
        """The widget's."""
        return self._widget.palette().window().color()


class PartFaces:
    """The parts of one widget, each with one face as long as the widget lives."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._known: dict[str, PartFace] = {}

    def now(self) -> Sequence[SpokenPart]:
        """The parts that there are, asked of the widget's `spoken_parts`."""
        found: Sequence[SpokenPart] = self._widget.spoken_parts()  # type: ignore[attr-defined]
        return found

    def face(self, place: int) -> PartFace | None:
        """The face of one of them."""
        parts = self.now()
        if not 0 <= place < len(parts):
            return None
        identifier = parts[place].id
        if identifier not in self._known:
            self._known[identifier] = PartFace(self._widget, self, identifier)
        return self._known[identifier]

    def place(self, face: QAccessibleInterface) -> int:
        """Index of a part; −1: it is none of them."""
        ids = [part.id for part in self.now()]
        return next((n for n, one in enumerate(ids) if self._known.get(one) is face), -1)


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
