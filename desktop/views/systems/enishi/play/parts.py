"""What both trackers share: rows that are reused, offers in their place."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QGridLayout, QLabel, QLayout, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.remembered import remembered
from desktop.core.view_models import Offer
from desktop.core.words import Words
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.style import theme
from desktop.views.style.plain_style import literal
from desktop.views.widgets.shown.elided import ElidedLabel

W = TypeVar("W", bound=QWidget)
MOST_NAME = 210
"""px at 100 % that a name in a row asks for at most."""


class Pool(Generic[W]):
    """Widgets of one kind in a layout; what is not needed is hidden and kept."""

    def __init__(self, layout: QLayout, make: Callable[[], W]) -> None:
        self._layout, self._make = layout, make
        self.all: list[W] = []
        self.shown: list[W] = []

    def take(self, count: int) -> list[W]:
        """Return this many widgets, visible."""
        while len(self.all) < count:
            widget = self._make()
            self._layout.addWidget(widget)
            self.all.append(widget)
        for number, widget in enumerate(self.all):
            if widget.isHidden() == (number < count):  # asking is quicker than telling Qt what it knows
                widget.setVisible(number < count)
        self.shown = self.all[:count]
        return self.shown


class Rows:
    """Rows of widgets in the columns of a grid, kept and reused.

    Args:
        most: rows that are kept though they are not needed now; 0: all of them, as of people, who stay as many.
    """

    def __init__(
        self,
        grid: QGridLayout,
        make: Callable[[], tuple[QWidget, ...]],
        stretch: int = -1,
        first: int = 0,
        most: int = 0,
    ) -> None:
        self._grid, self._make, self._first, self._most = grid, make, first, most
        self.all: list[tuple[QWidget, ...]] = []
        self.count = 0
        if stretch >= 0:
            grid.setColumnStretch(stretch, 1)

    def take(self, count: int) -> list[tuple[QWidget, ...]]:
        """Return this many rows; what in them is hidden is hidden, and shown again, by the caller alone."""
        while len(self.all) < count:
            row = self._make()
            for column, widget in enumerate(row):
                # a box that is wider than it looks is missed by a click beside its sign
                side = Qt.AlignmentFlag.AlignLeft if isinstance(widget, QCheckBox) else Qt.AlignmentFlag(0)
                self._grid.addWidget(widget, self._first + len(self.all), column, side)
            self.all.append(row)
        for row in self.all[min(count, self.count) : max(count, self.count)]:
            for widget in row:
                widget.setVisible(count > self.count)
        self.count = count
        while self._most and len(self.all) > max(count, self._most):
            for widget in self.all.pop():
                self._grid.removeWidget(widget)
                widget.deleteLater()  # later: it may be the very button that was pressed
        return self.all[:count]


class NameLabel(ElidedLabel):
    """Whose a row is: a long name leaves the others the width; the tooltip has all of it."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        if role:
            self.setProperty("role", role)

    def sizeHint(self) -> QSize:
        """No wider than names are as a rule."""
        asked = super().sizeHint()
        return QSize(min(asked.width(), theme.px(MOST_NAME)), asked.height())


def label(role: str = "", *, wrap: bool = False, parent: QWidget | None = None) -> QLabel:
    """Make a label for plain text."""
    found = QLabel(parent)
    found.setTextFormat(Qt.TextFormat.PlainText)
    found.setWordWrap(wrap)
    if role:
        found.setProperty("role", role)
    return found


def put(widget: QLabel | QAbstractButton, text: str) -> None:
    """Write a text, where it is another one."""
    shown = literal(text) if isinstance(widget, QAbstractButton) else text
    if widget.text() != shown:
        widget.setText(shown)


def lit(button: QAbstractButton, event: Mapping[str, Any] | None, why: str = "", rule: str = "") -> None:
    """Light a button that has a legal step, or let it rest with the reason why not."""
    if button.property("event") != event:
        button.setProperty("event", dict(event) if event is not None else None)
    button.setEnabled(event is not None)
    if button.toolTip() != (why or rule):
        button.setToolTip(why or rule)


def light(
    button: QPushButton, play: RunningEngine, event: Mapping[str, Any], words: Words, known: bool = False
) -> None:
    """Light a button whose step is legal; one that the GM may overrule stays quiet but can be pressed, others rest.

    Args:
        known: it is among the offers, so there is nothing to try.
    """
    found = None if known else play.what_if(event)
    if not isinstance(found, Problem):
        role(button, "")
        lit(button, event)
        return
    role(button, "flat" if found.overridable else "")
    lit(button, event if found.overridable else None, found.text(words))


def offered(play: RunningEngine, kind: str, who: str, **known: Any) -> dict[str, Any] | None:
    """Return the event of a legal step that has these fields; None where it is not legal now."""
    for offer in _by_kind(play.offers).get(kind, ()):
        if offer.who in ("", who) and all(offer.event.get(k) == v for k, v in known.items()):
            return dict(offer.event)
    return None


@remembered(2)
def _by_kind(offers: tuple[Offer, ...]) -> Mapping[str, Sequence[Offer]]:
    """Sort offers by kind: a panel of all characters asks a hundred times for each state."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        found.setdefault(str(offer.event["kind"]), []).append(offer)
    return found


def refused(play: RunningEngine, event: Mapping[str, Any], words: Words) -> str:
    """Return why a step is not legal now; empty where it is."""
    found = play.what_if(event)
    return found.text(words) if isinstance(found, Problem) else ""


def role(widget: QWidget, name: str) -> None:
    """Give a widget a role, where it has another one."""
    theme.set_role(widget, name)
