"""What both trackers share: widgets that are reused, buttons that hold a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from desktop.core.problem import Problem
from desktop.core.words import Words, phrase
from desktop.systems.kotodama.sheet import Ability
from desktop.systems.kotodama.stage.view import Participant
from desktop.views.play.tracker_view import RunningEngine
from desktop.views.style.plain_style import literal
from desktop.views.widgets.layouts.flow_strip import FlowLayout

W = TypeVar("W", bound=QWidget)
Request = Callable[[Mapping[str, Any]], None]
"""Asks for an event, as plain data."""


class Pool(Generic[W]):
    """Widgets of one kind in a host's layout; what is not needed is hidden and kept."""

    def __init__(self, host: QWidget, make: Callable[[QWidget], W]) -> None:
        self._host, self._make = host, make
        self.all: list[W] = []
        self.shown: list[W] = []

    def take(self, count: int) -> list[W]:
        """Return this many widgets, visible."""
        layout = self._host.layout()
        assert layout is not None
        while len(self.all) < count:
            widget = self._make(self._host)
            layout.addWidget(widget)
            self.all.append(widget)
        for number, widget in enumerate(self.all):
            widget.setVisible(number < count)
        self.shown = self.all[:count]
        self._host.setVisible(count > 0)
        return self.shown


def flowing(host: QWidget) -> None:
    """Let the blocks of a host that has Designer's row break into lines."""
    old = host.layout()
    if old is not None:
        heir = QWidget()
        heir.setLayout(old)  # the only way Qt offers to give up a layout
    flow = FlowLayout([], 8, spread=1)
    flow.middle = True
    flow.setContentsMargins(0, 0, 0, 0)
    host.setLayout(flow)
    policy = host.sizePolicy()
    policy.setHeightForWidth(True)
    host.setSizePolicy(policy)


def step_button(host: QWidget, request: Request, role: str = "small") -> QPushButton:
    """Make a button that asks for the step it holds."""
    button = QPushButton(host)
    button.setProperty("role", role)
    asks(button, request)
    return button


def asks(button: QAbstractButton, request: Request) -> None:
    """Let a click ask for the step that a button holds."""

    def go() -> None:
        event = button.property("event")
        if event:
            request(event)

    button.clicked.connect(go)


def put(widget: QLabel | QAbstractButton, text: str) -> None:
    """Write a text, where it is another one."""
    shown = literal(text) if isinstance(widget, QAbstractButton) else text
    if widget.text() != shown:
        widget.setText(shown)


def lit(button: QAbstractButton, event: Mapping[str, Any] | None, why: str = "") -> None:
    """Light a button that has a legal step, or let it rest with the reason why not."""
    button.setProperty("event", dict(event) if event is not None else None)
    button.setEnabled(event is not None)
    if button.toolTip() != why:
        button.setToolTip(why)


def offered(play: RunningEngine, kind: str, who: str | None = None, **known: Any) -> dict[str, Any] | None:
    """Return the event of a legal step that has these fields; None where it is not legal now."""
    for offer in play.offers:
        if offer.kind == kind and who in (None, offer.who) and all(offer.event.get(k) == v for k, v in known.items()):
            return dict(offer.event)
    return None


def refused(play: RunningEngine, event: Mapping[str, Any], words: Words) -> str:
    """Say why a step is not legal now; empty where it is."""
    found = play.what_if(event)
    return found.text(words) if isinstance(found, Problem) else ""


def number(value: int | None) -> str:
    """Write a number with a real minus sign; a dash where there is none."""
    return "—" if value is None else str(value).replace("-", "−")


def ability_of(ability: Ability, words: Words) -> str:
    """Write an ability with its value, as a choice."""
    return f"{words.say(phrase('【{name}】', name=ability.name))} {number(ability.value)}"


def skills_of(person: Participant, words: Words) -> list[tuple[str, str]]:
    """Write a character's own skills with their values, as choices."""
    owned = [skill for skill in person.skills if skill.value is not None]
    return [(f"{words.say(phrase('≪{name}≫', name=skill.name))} {number(skill.value)}", skill.id) for skill in owned]
