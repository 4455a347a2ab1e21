"""Going back and forth in the story: what was done since the program started, and what was taken back.

The journal only grows: a line that takes others back names them, and a line that takes that one back does them again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop.core.outcome import Change
from desktop.core.problem import Refusal, refuse
from desktop.core.words import phrase
from desktop.services.changes import Carrier, changes_of, effect_of, turned
from desktop.services.history import Story
from desktop.services.journal import STEP, Log, LogEntry
from desktop.services.journal_writer import JournalWriter
from desktop.services.play_state import PLAY
from desktop.services.tray import TrayState

MEMO = "memo"
"""Kind of a note: going back in the story leaves it, for it is no step of it."""
HANDOUT = "handout"
"""Kind of a line by which players get to see a handout, or see it no more."""
WRITTEN = (PLAY, "mark", MEMO, "scene", HANDOUT)
"""Kinds of lines that count as the last step for undo, whether or not they changed a sheet."""

CLOCK = "clock"
"""Key of a line that no person wrote: a time had come."""
TAKEN = "taken"
"""Key of a line that syncs an edited sheet into an engine: the edit itself is undone on the sheet."""


class Done(NamedTuple):
    """A step that was posted since the program started."""

    stamp: int
    entry: str
    roll: str


class _Undone(NamedTuple):
    """Steps that were taken back together, and the line that did so."""

    line: str
    steps: tuple[Done, ...]


class Moved(NamedTuple):
    """What going back or forth has done."""

    line: LogEntry
    changes: tuple[Change, ...]
    kept: tuple[Change, ...]


class Past:
    """Keeps the order of what was done, and takes it back.

    Args:
        clock: counts up; stamps steps, so that they can be put in order with edits of documents.
    """

    def __init__(
        self, journal_writer: JournalWriter, carrier: Carrier, story: Story, tray: TrayState, clock: Callable[[], int]
    ) -> None:
        self._journal_writer, self._carrier, self._story, self._tray, self._clock = (
            journal_writer,
            carrier,
            story,
            tray,
            clock,
        )
        self._done: list[Done] = []
        self._undone: list[_Undone] = []

    @property
    def last(self) -> int:
        """Stamp of the last step that can be taken back; −1 when there is none."""
        return self._done[-1].stamp if self._done else -1

    @property
    def next(self) -> int:
        """Stamp of the step that was taken back last and can be done again; −1 when there is none."""
        return self._undone[-1].steps[0].stamp if self._undone else -1

    def did(self, entry: LogEntry, roll: str = "") -> None:
        """Note that something new was done."""
        if roll and entry.kind != STEP:  # the steps before a check's end are part of that line now
            self._done = [done for done in self._done if done.roll != roll]
        self._done.append(Done(self._clock(), entry.id, roll))
        if entry.kind != MEMO:
            self._undone.clear()

    def went_on(self) -> None:
        """Note that the story went on by itself: what was taken back before cannot be done again."""
        self._undone.clear()

    def step_went(self, roll: str) -> None:
        """Note that the last step of an open check was taken back."""
        last = next((done for done in reversed(self._done) if done.roll == roll), None)
        self._done = [done for done in self._done if done is not last]

    def wanted(self, identifier: str, log: Log) -> LogEntry:
        """Return the line that is to be taken back, the last one that moved anything by default.

        Raises:
            Refusal: there is none, or it is taken back already.
        """
        wanted = identifier or (self._done[-1].entry if self._done else _last_moved(log))
        if not wanted:
            raise nothing_back()
        entry = log.entry(wanted)
        if entry is None or not log.counts(wanted):
            raise refuse(
                "no_step",
                "",
                phrase("その行はもう取り消されています。"),
                phrase("別の行を選んでください。"),
                overridable=False,
            )
        return entry

    def after(self, identifier: str, log: Log) -> LogEntry:
        """Return the first line after one that still counts.

        Raises:
            Refusal: nothing that counts came after it.
        """
        found = (log.entry(name) for name in log.since(identifier))
        entry = next((entry for entry in found if entry is not None and entry.kind != MEMO), None)
        if entry is None:
            raise refuse(
                "no_step",
                "",
                phrase("この行のあとに、戻せる手順はありません。"),
                phrase("もっと前の行を選んでください。"),
                overridable=False,
            )
        return entry

    def take_back(self, entry: LogEntry, log: Log) -> Moved:
        """Take a line back; one that moved an engine takes everything after it along."""
        return self.cut(entry, log) if self._story.holds(entry.id) else self._void(entry, log)

    def cut(self, first: LogEntry, log: Log) -> Moved:
        """Take a line and everything after it back."""
        start = log.place(first.id)
        self._give_up_since(start, log)
        tail = log.rest(start)
        standing = {first.id, *log.since(first.id)} - {e.id for e in tail if e.kind == MEMO}
        open_ = any(e.kind == STEP for e in tail)
        # the line of a check holds what its steps did; what lines hold is read from far, and only where it matters
        ended = {e.data.get("roll") for e in log.entries if e.kind in ("check", "dice")} if open_ else set()
        steps = [
            e
            for e in tail
            if e.id in standing or (e.kind == STEP and e.data.get("roll") not in ended and changes_of(e))
        ]
        line = self._journal_writer.cut(first, [e.id for e in reversed(steps)])
        self._story.take(line)
        self._take_away(line, {e.id for e in steps}, first)
        changes = effect_of(line, {e.id: e for e in steps})
        return Moved(line, changes, self._carrier.carry(changes))

    def again(self) -> Moved:
        """Do again what was taken back last.

        Raises:
            Refusal: there is nothing.
        """
        if not self._undone:
            raise refuse(
                "no_step",
                "",
                phrase("やり直せる手順がありません。"),
                phrase("やり直せるのは、取り消した直後だけです。"),
                overridable=False,
            )
        again = self._undone[-1]
        known = {e.id: e for e in self._journal_writer.read().entries}
        changes = turned(effect_of(known[again.line], known))
        line = self._journal_writer.again(known[again.steps[0].entry], (again.line,), self._carrier.effective(changes))
        self._story.take(line)
        self._undone.pop()
        self._done += again.steps
        return Moved(line, changes, self._carrier.carry(changes))

    def _void(self, entry: LogEntry, log: Log) -> Moved:
        """Take back one line that moved no engine; whatever came after it stands."""
        changes = turned(effect_of(entry, {known.id: known for known in log.entries}))
        line = self._journal_writer.void(entry, self._carrier.effective(changes))
        self._story.take(line)
        self._take_away(line, {entry.id}, entry)
        return Moved(line, changes, self._carrier.carry(changes))

    def _give_up_since(self, start: int, log: Log) -> None:
        """Cancel loose checks that began from a place on; what they had done at once is taken back with the rest."""
        begun = [roll for roll in self._tray.loose if roll.begun]
        if not begun:
            return
        earlier = {str(entry.data.get("roll", "")) for entry in log.entries[:start]}
        late = [roll for roll in begun if roll.id not in earlier]
        for roll in late:
            self._journal_writer.cancelled(roll, unseen=self._tray.unseen(roll))
        self._tray.drop(late)

    def _take_away(self, line: LogEntry, gone: set[str], first: LogEntry) -> None:
        """Note what a line has taken back, so that it can be done again."""
        steps = tuple(done for done in self._done if done.entry in gone)
        self._done = [done for done in self._done if done.entry not in gone]
        if first.id not in {step.entry for step in steps}:  # from before the program started
            steps = (Done(self._clock(), first.id, ""), *steps)
        self._undone.append(_Undone(line.id, steps))


def _last_moved(log: Log) -> str:
    """Return the last line that still counts and moved something, also from before the program started."""
    return next((e.id for e in reversed(log.standing) if _is_step(e)), "")


def _is_step(entry: LogEntry) -> bool:
    if entry.data.get(TAKEN) is True:
        return False
    return bool(changes_of(entry)) or (entry.kind in WRITTEN and entry.data.get(CLOCK) is not True)


def nothing_back() -> Refusal:
    """Say that there is nothing to take back."""
    return refuse(
        "no_step",
        "",
        phrase("戻せる手順がありません。"),
        phrase("手で直すには、シートの値を書き換えてください。"),
        overridable=False,
    )
