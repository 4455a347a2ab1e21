"""Which scenario is played, where a system itself does not ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout

from desktop.views.play.tracker_view import BeginOptions


class ScenarioChoice(BeginOptions):
    """Offers the scenarios of the campaign above what else a system asks.

    Args:
        known: (id, title) of each.
        chosen: id of the one that was played last.
        inner: what the system asks besides.
    """

    def __init__(self, known: Sequence[tuple[str, str]], chosen: str, inner: BeginOptions | None) -> None:
        super().__init__()
        self._inner = inner
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        label = QLabel(self.tr("シナリオ"), self)
        self.box = QComboBox(self)
        label.setBuddy(self.box)
        for identifier, title in known:
            self.box.addItem(title, identifier)
        self.box.addItem(self.tr("シナリオなし"), "")
        found = self.box.findData(chosen) if chosen else 0
        self.box.setCurrentIndex(max(0, found))
        for widget in (label, self.box, *((inner,) if inner is not None else ())):
            column.addWidget(widget)

    @property
    def scenario(self) -> str:
        """Id of the one that is chosen; empty: none."""
        return str(self.box.currentData() or "")

    def options(self) -> Mapping[str, Any]:
        """Return what the system's own questions were answered."""
        return self._inner.options() if self._inner is not None else {}
