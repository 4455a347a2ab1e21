"""Painted parts of a widget, such as tokens on a board, as accessible children for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QWidget


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
