"""Joins the log's panel to the 卓's journal."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.controllers.workspace import Workspace
from desktop.core.outcome import Outcome
from desktop.services.journal import LogEntry
from desktop.views.log_panel import LogPanel


class LogController(QObject):
    """Shows what was recorded and records what happens."""

    voided = Signal(object)
    """`LogEntry`: it has been taken back."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self._workspace = workspace
        self.panel = LogPanel()
        self.panel.model.set_log(workspace.journal.read())
        self.panel.void_requested.connect(self.void)

    def record_outcome(self, who: str, title: str, outcome: Outcome, **more: Any) -> LogEntry | None:
        """Record how a check ended, faces and reasons included."""
        say = self._workspace.words.say
        hand = any(throw.origin == "hand" for throw in outcome.throws)
        detail = say(outcome.detail)
        text = f"{title} → {detail or say(outcome.label)}"
        return self.record(
            text, who, kind="check", hand=hand, outcome=outcome.model_dump(mode="json", exclude_defaults=True), **more
        )

    def record(self, text: str, who: str = "", **more: Any) -> LogEntry | None:
        """Record one line; it is on the disk before it is shown."""
        entry: LogEntry | None = self._workspace.record(text, who, **more)
        if entry is not None:
            self.panel.model.add(entry)
            self.panel.ui.list.scrollToTop()
        return entry

    def void(self, entry: LogEntry) -> None:
        """Take one entry back; it stays visible, struck out."""
        text = self.tr("取り消し: {text}").format(text=entry.text)
        if self.record(text, kind="void", voids=(entry.id,)) is not None:
            self.voided.emit(entry)
