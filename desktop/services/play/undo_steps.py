"""The steps that undo can revert and redo can bring back, as the lines of a journal leave them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.services.journal.changes import CHANGES
from desktop.services.journal.journal import STEP, LogEntry
from desktop.services.journal.log import BIN, EDIT, FOUND
from desktop.services.play.play_state import PLAY

WHAT = "what"
"""Key of a line by which a sheet was edited: what its undo is called."""
CONTINUES = "continues"
"""Key of such a line: id of the one before, with which it is one edit: a text that is still being typed."""
FOR_GOOD = "for_good"
"""Key of such a line, which no undo reverts: dice that may be thrown only once, say."""
DISALLOWED = "disallowed"
"""Key of a line by which an engine was put away, for today's rules do not take one of its lines."""
MEMO = "memo"
"""Kind of a note: going back leaves it, for it is no step of play."""
HANDOUT = "handout"
"""Kind of a line by which players get to see a handout, or see it no more."""
CLOCK = "clock"
"""Key of a line that no person wrote: a time had come."""
UNDOABLE = (PLAY, "mark", MEMO, "scene", HANDOUT, BIN)
"""Kinds of lines that count as the last step for undo, whether or not they changed a sheet."""
STAYS = (MEMO, EDIT, FOUND, BIN)
"""Kinds of lines that stay when play goes back to an earlier line."""


class Step(NamedTuple):
    """A line that undo can revert."""

    line: int
    """Its number in the file."""
    entry: str
    roll: str = ""
    edited: str = ""
    """The sheet that the line edited."""
    what: str = ""
    also: tuple[str, ...] = ()
    """Ids of earlier lines with which it is one edit, the last first."""


class Undone(NamedTuple):
    """Steps that were undone together, and the line that did so."""

    line: str
    steps: tuple[Step, ...]


class UndoSteps:
    """What undo and redo can reach."""

    def __init__(self) -> None:
        self._steps: list[Step] = []
        self._undone: list[Undone] = []

    @property
    def last(self) -> int:
        """Number of the line that undo reverts; −1 when there is none."""
        return self._steps[-1].line if self._steps else -1

    def step(self, identifier: str) -> Step | None:
        """Return the step that a line is, if undo can take it back."""
        return next((step for step in reversed(self._steps) if step.entry == identifier), None)

    @property
    def latest(self) -> Iterator[Step]:
        """The lines that undo reverts, the last first."""
        return reversed(self._steps)

    @property
    def next(self) -> int:
        """Number of the first line that redo brings back; −1 when there is none."""
        return self._undone[-1].steps[0].line if self._undone else -1

    def edits(self, who: str) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
        """Return the edits of a sheet that undo can revert, and those that redo brings back next, in order."""
        again: list[Step] = []
        for undone in reversed(self._undone):
            if any(step.edited != who for step in undone.steps):
                break
            again += undone.steps
        return tuple(step for step in self._steps if step.edited == who), tuple(again)

    @property
    def undone(self) -> Undone:
        """What redo brings back.

        Raises:
            Refusal: there is nothing.
        """
        if not self._undone:
            message, remedy = phrase("やり直せる手順がありません。"), phrase("やり直せるのは、取り消した直後だけです。")
            raise refuse("no_step", "", message, remedy, overridable=False)
        return self._undone[-1]

    def take(self, entry: LogEntry) -> None:
        """Continue by one line."""
        if entry.voids:
            self._take_void(entry)
            return
        if entry.kind == STEP and entry.data.get("back") is True:
            roll = entry.data.get("roll")
            last = next((step for step in reversed(self._steps) if step.roll == roll), None)
            self._steps = [step for step in self._steps if step is not last]
            return
        roll = str(entry.data.get("roll") or "")
        if roll and entry.kind != STEP:  # the steps before a check's end go with that line
            self._steps = [step for step in self._steps if step.roll != roll]
        if _is_step(entry):
            what, before = (str(entry.data.get(key) or "") for key in (WHAT, CONTINUES))
            also: tuple[str, ...] = ()
            if before and self._steps and self._steps[-1].entry == before:
                also = (before, *self._steps.pop().also)
            self._steps.append(Step(entry.line, entry.id, roll, entry.edited, what, also))
            if entry.kind != MEMO:
                self._undone.clear()

    def _take_void(self, entry: LogEntry) -> None:
        gone = set(entry.voids)
        again = [undone for undone in self._undone if undone.line in gone]
        if again:
            self._undone = [undone for undone in self._undone if undone.line not in gone]
            self._steps = sorted((*self._steps, *(step for undone in again for step in undone.steps)))
            return
        steps = tuple(step for step in self._steps if step.entry in gone)
        if steps:
            self._steps = [step for step in self._steps if step.entry not in gone]
            self._undone.append(Undone(entry.id, steps))


def _is_step(entry: LogEntry) -> bool:
    if entry.kind == FOUND or entry.data.get(DISALLOWED) is True or entry.data.get(FOR_GOOD) is True:
        return False
    if entry.kind in UNDOABLE:
        return entry.data.get(CLOCK) is not True
    return CHANGES in entry.data or (entry.kind != "cancel" and "roll" in entry.data)


def nothing_back() -> Refusal:
    """Say that there is nothing to undo."""
    message, remedy = phrase("戻せる手順がありません。"), phrase("手で直すには、シートの値を書き換えてください。")
    return refuse("no_step", "", message, remedy, overridable=False)
