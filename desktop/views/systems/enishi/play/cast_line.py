"""A character on the board of the stage: name, state, and the ways to another group."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from desktop.views.systems.enishi.play.parts import label, lit, put
from desktop.views.widgets.flow_strip import FlowLayout


class CastLine(QFrame):
    """One person in a group of the board."""

    def __init__(
        self, request: Callable[[Mapping[str, Any]], None], picked: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._request, self._who = request, ""
        flow = FlowLayout([], 4)
        flow.setContentsMargins(0, 0, 0, 0)
        self.setLayout(flow)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.name = QPushButton(self)
        self.name.setProperty("role", "flat")
        self.name.clicked.connect(lambda: picked(self._who))
        self.note = label("caption", parent=self)
        self.buttons = [QPushButton(self) for _ in range(3)]
        for widget in (self.name, self.note, *self.buttons):
            flow.addWidget(widget)
        for button in self.buttons:
            button.setProperty("role", "small")
            button.clicked.connect(lambda _checked=False, b=button: self._go(b))

    def _go(self, button: QPushButton) -> None:
        event = button.property("event")
        if event:
            self._request(event)

    def show_line(self, who: str, name: str, note: str, steps: list[tuple[str, dict[str, Any], str]]) -> None:
        """Show a character with the steps (words, event, rule) that are possible."""
        self._who = who
        put(self.name, name)
        put(self.note, note)
        self.note.setVisible(bool(note))
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(steps))
            if number < len(steps):
                text, event, rule = steps[number]
                put(button, text)
                button.setAccessibleName(f"{name} {text}")
                lit(button, event, rule=rule)
