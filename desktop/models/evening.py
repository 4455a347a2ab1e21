"""The evening as Qt knows it: `stepped` tells what has moved, and everything that shows play redraws from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.core.dice import Throw as Dice
from desktop.core.notation import DiceFormula
from desktop.core.outcome import Change
from desktop.core.problem import Refusal
from desktop.core.roll import Asked, Roll, Step
from desktop.services.evening import Evening, Stepped
from desktop.services.journal import Log, LogEntry


class EveningModel(QObject):
    """Passes every step on to the evening and tells what came of it; raises what the evening raises."""

    stepped = Signal(object)
    """`Stepped`: posted, on the disk, and carried to the sheets."""
    prepared = Signal(object)
    """`Roll | None`: another check lies in the tray, or the same made anew from its sheet."""

    def __init__(self, evening: Evening, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = evening

    @property
    def roll(self) -> Roll | None:
        """The check in the tray."""
        return self._evening.roll

    @property
    def parked(self) -> tuple[Roll, ...]:
        """Checks that wait while another is made."""
        return self._evening.parked

    @property
    def last(self) -> int:
        """Stamp of the last step that can be taken back; −1 when there is none."""
        return self._evening.last

    @property
    def next(self) -> int:
        """Stamp of the step that can be done again; −1 when there is none."""
        return self._evening.next

    def log(self) -> Log:
        """Read the journal."""
        return self._evening.log()

    def prepare(self, asked: Asked) -> None:
        """Put a check into the tray."""
        self.prepared.emit(self._evening.prepare(asked))

    def clear(self) -> None:
        """Leave the tray empty; a check that waits for more is kept aside."""
        self._evening.clear()

    def refresh(self) -> None:
        """Make a check that has not begun anew from its sheet; it stays as it was when that is refused."""
        before = self._evening.roll
        if before is None or before.begun:
            return
        try:
            after = self._evening.refreshed()
        except Refusal:
            return
        if after is not None and after.check != before.check:
            self.prepared.emit(after)

    def take_up(self, identifier: str) -> None:
        """Go on with a check that was put aside."""
        self.prepared.emit(self._evening.take_up(identifier))

    def post(self, step: Step) -> Stepped:
        """Throw or declare."""
        return self._tell(self._evening.post(step))

    def step_back(self) -> Stepped:
        """Take the last step of the open check back."""
        return self._tell(self._evening.step_back())

    def cancel(self) -> Stepped:
        """Give the open check up."""
        return self._tell(self._evening.cancel())

    def resume(self) -> Stepped:
        """Bring back what the program's end interrupted."""
        return self._tell(self._evening.resume())

    def free(self, formula: DiceFormula, dice: Dice) -> Stepped:
        """Throw dice that belong to no check."""
        return self._tell(self._evening.free(formula, dice))

    def change(self, changes: Sequence[Change], text: str, *, written: bool = False) -> Stepped:
        """Post what a person changed by hand."""
        return self._tell(self._evening.change(changes, text, written=written))

    def note(self, text: str, who: str = "", **more: Any) -> Stepped:
        """Write a line of the log that moves nothing."""
        return self._tell(self._evening.note(text, who, **more))

    def back(self, entry: LogEntry | None = None) -> Stepped:
        """Take one line back, the last by default."""
        return self._tell(self._evening.back(entry.id if entry is not None else ""))

    def forward(self) -> Stepped:
        """Do again what was taken back last."""
        return self._tell(self._evening.forward())

    def _tell(self, stepped: Stepped) -> Stepped:
        self.stepped.emit(stepped)
        return stepped
