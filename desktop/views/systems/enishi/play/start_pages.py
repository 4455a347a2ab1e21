"""What is asked before a session begins, besides who takes part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.systems.enishi.settings import Settings
from desktop.views.play.tracker_view import BeginOptions


class SessionStart(BeginOptions):
    """Whether the scenario continues from the last session: then the boxes of bonds stay as they are (EN-AMB-79)."""

    def __init__(self, game: AnyGame, people: Sequence[Sheet], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        rules = game.known(Settings).settings
        self.continued = QCheckBox(self.tr("前回のシナリオの続き（所縁のマスを戻さない）"), self)
        self.continued.setChecked(rules.continues)
        self.continued.setVisible(rules.bonds_used and rules.effects_used)
        column.addWidget(self.continued)

    def options(self) -> Mapping[str, Any]:
        """Return what `start` takes."""
        return {"continued": True} if self.continued.isChecked() else {}
