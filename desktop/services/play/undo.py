"""Undo and redo: lines are taken out of the history and brought back, and both are lines of the journal themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.core.problem import refuse
from desktop.core.rolls.check import PASSES
from desktop.core.rolls.outcome import Change
from desktop.core.words import phrase
from desktop.services.journal.changes import changes_of, effects_of, turned
from desktop.services.journal.journal import STEP, Log, LogEntry
from desktop.services.journal.log import BIN, EDIT
from desktop.services.play.history import History
from desktop.services.play.journal_writer import JournalWriter
from desktop.services.play.play_state import PLAY, Play
from desktop.services.play.playing import Playing
from desktop.services.play.tray import SheetProjection, TrayState
from desktop.services.play.undo_steps import STAYS, nothing_back


class Moved(NamedTuple):
    """What undo or redo has done."""

    line: LogEntry
    changes: tuple[Change, ...]
    """What differs on sheets now."""
    restored: tuple[str, ...] = ()
    """Ids of the sheets that have come back from the bin."""


class Undo:
    """Takes lines back and makes them again."""

    def __init__(
        self,
        journal_writer: JournalWriter,
        history: History,
        playing: Playing,
        projection: SheetProjection,
        tray: TrayState,
    ) -> None:
        self._journal_writer, self._history, self._playing = journal_writer, history, playing
        self._projection, self._tray = projection, tray

    def back(self, entry: LogEntry) -> Moved:
        """Take one line back; one that moved an engine takes everything after it along.

        Raises:
            Refusal: later steps are built on it.
        """
        log, roll = self._journal_writer.read(), self._tray.roll
        beside = entry.kind in (EDIT, BIN)
        if self._history.holds(entry.id) and not beside:
            moved = self._cut(entry, log)
        elif self._history.played_after(entry.id) and not beside:
            moved = self._void(entry, log)
        else:
            moved = self._take_out(entry, [one.id for one in self._history.group(entry.id, log)], many=1)
        if roll is not None and not roll.engine and entry.data.get("roll") == roll.id:
            self._tray.restart(roll)
        return moved

    def wanted(self, identifier: str, since: int = 0) -> LogEntry:
        """Return the line that is to be undone, by default the last step: a throw with the windows closed after it.

        Args:
            since: number of a line; no earlier one is meant by the last step.

        Raises:
            Refusal: there is none, or it is undone already.
        """
        log = self._journal_writer.read()
        wanted = identifier or self._last(log, since)
        entry = log.entry(wanted) if wanted else None
        if not wanted:
            raise nothing_back()
        if entry is None or not log.counts(wanted):
            message, remedy = phrase("その行はもう取り消されています。"), phrase("別の行を選んでください。")
            raise refuse("no_step", "", message, remedy, overridable=False)
        return entry

    def _last(self, log: Log, since: int) -> str:
        last = ""
        for step in self._history.steps.latest:
            entry = log.entry(step.entry)
            if entry is None or (last and (step.line < since or not (_closes(entry) or _throws(entry)))):
                break
            last = step.entry
            if not _closes(entry):
                break
        return last

    def back_to(self, identifier: str) -> Moved:
        """Go back to what was played right after a line (ここまで戻す); nothing is erased, and edits of sheets stay.

        Raises:
            Refusal: nothing that counts came after it.
        """
        log = self._journal_writer.read()
        found = (log.entry(name) for name in log.since(identifier))
        entry = next((entry for entry in found if entry is not None and entry.kind not in STAYS), None)
        if entry is None:
            message = phrase("この行のあとに、戻せる手順はありません。")
            raise refuse("no_step", "", message, phrase("もっと前の行を選んでください。"), overridable=False)
        return self._cut(entry, log)

    def forward(self) -> Moved:
        """Redo what was undone last; offered until something new is done.

        Raises:
            Refusal: there is nothing.
        """
        undone, log = self._history.steps.undone, self._journal_writer.read()
        taken, entry = log.entry(undone.line), log.entry(undone.steps[0].entry)
        assert taken is not None
        assert entry is not None
        before = self._history.play
        if not taken.takes_out:
            changes = self._projection.met(turned(effects_of(taken)))
            play, others, _ = self._playing.follow_changes(changes)
            line = self._journal_writer.again(entry, (taken.id,), changes, others)
            self._history.take(line, play)
            return self._show_waiting(line, before)
        revised = self._history.with_again(taken.id)
        line = self._journal_writer.again(entry, (taken.id,))
        self._history.take_change(line, revised)
        return self._show_waiting(line, before)

    def _cut(self, first: LogEntry, log: Log) -> Moved:
        """Take a line and everything after it out, but for what stays when play goes back."""
        start = log.place(first.id)
        self._give_up_since(start, log)
        tail = log.rest(start)
        standing = {first.id, *log.since(first.id)}
        entries = [e for e in tail if e is first or (e.id in standing and e.kind not in STAYS)]
        steps = {e.id: e for one in entries for e in self._history.group(one.id, log)}
        steps |= {e.id: e for e in tail if e.kind == STEP and log.counts(e.id) and changes_of(e)}
        voids = sorted({e.id: e for e in (*steps.values(), *entries)}.values(), key=lambda e: e.line, reverse=True)
        return self._take_out(first, [e.id for e in voids], many=len(entries))

    def _take_out(self, first: LogEntry, voids: Sequence[str], *, many: int) -> Moved:
        before, revised = self._history.play, self._history.without(voids)
        line = self._journal_writer.cut(first, voids, many=many)
        self._history.take_change(line, revised)
        return self._show_waiting(line, before)

    def _void(self, entry: LogEntry, log: Log) -> Moved:
        """Undo what one line did in the current state: engines have continued since, and depend on it."""
        before = self._history.play
        effects = [change for one in self._history.group(entry.id, log) for change in effects_of(one)]
        changes = self._projection.met(turned(effects))
        play, others, _ = self._playing.follow_changes(changes)
        line = self._journal_writer.void(entry, changes, others)
        self._history.take(line, play)
        return self._show_waiting(line, before)

    def _give_up_since(self, start: int, log: Log) -> None:
        """Cancel loose checks that began from a place on; what they had done at once is undone with the rest."""
        begun = [roll for roll in self._tray.loose if roll.begun]
        if not begun:
            return
        earlier = {str(entry.data.get("roll", "")) for entry in log.entries[:start]}
        late = [roll for roll in begun if roll.id not in earlier]
        for roll in late:
            self._history.take(self._journal_writer.cancelled(roll, unseen=self._tray.unseen(roll)))
        self._tray.drop(late)

    def _show_waiting(self, line: LogEntry, before: Play) -> Moved:
        """Show what an engine waits for where it is another than before; a check beside it that has begun stays."""
        changes = self._projection.show(before)
        roll = self._tray.roll
        if roll is not None and (roll.engine or (not roll.open and self._tray.reopened(before))):
            self._tray.roll = None
        self._tray.keep_up()
        return Moved(line, changes, tuple(sorted(before.removed - self._history.play.removed)))


def _closes(entry: LogEntry) -> bool:
    """Tell whether a line closes a window without an effect."""
    event = entry.data.get("event", {})
    return entry.kind == PLAY and event.get("kind") == "choose" and event.get("option") in PASSES


def _throws(entry: LogEntry) -> bool:
    return entry.kind == PLAY and bool(entry.data.get("event", {}).get("kind") == "throw")
