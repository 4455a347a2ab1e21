"""What the end of a program has cut short: checks that had begun, and changes that had not reached their sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.core.outcome import Change
from desktop.services.changes import FILES, Carrier, effect_of, turned
from desktop.services.history import Unfit
from desktop.services.journal import Log, LogEntry
from desktop.services.journal_writer import JournalWriter, unsettled
from desktop.services.play_state import PLAY
from desktop.services.playing import Playing
from desktop.services.rolls import unfinished
from desktop.services.tray import TrayState


@dataclass(frozen=True)
class Resumed:
    """What continuing has moved."""

    lines: tuple[LogEntry, ...]
    """By which what does not fit any more was left out."""
    late: tuple[Change, ...]
    """What has reached the sheets only now."""
    unfit: Unfit | None
    """The first line that today's rules do not allow any more."""


class Interrupted:
    """Reads a play session from its journal, as far as today's rules allow it."""

    def __init__(self, journal_writer: JournalWriter, carrier: Carrier, playing: Playing, tray: TrayState) -> None:
        self._journal_writer, self._carrier, self._playing, self._tray = journal_writer, carrier, playing, tray

    def resume(self) -> Resumed:
        """Continue: the story, what sheets lack, and the checks that are open."""
        log = self._journal_writer.read()
        unfit = first = self._playing.read(log)
        lines: tuple[LogEntry, ...] = ()
        while unfit is not None:
            rest = [e.id for e in log.entries[unfit.place - 1 :] if e.kind == PLAY or e is unfit.entry]
            lines = (*lines, self._journal_writer.cut(unfit.entry, rest[::-1], unfit=True))
            log = self._journal_writer.read()
            unfit = self._playing.read(log)
        late = self._not_arrived(log)
        self._carrier.carry(late)
        self._bring_back(log)
        return Resumed(lines, late, first)

    def look(self) -> Unfit | None:
        """Show where it stands: nothing is written, on no sheet either."""
        log = self._journal_writer.read()
        unfit = self._playing.read(log)
        self._bring_back(log, self._not_arrived(log))
        return unfit

    def _bring_back(self, log: Log, late: Sequence[Change] = ()) -> None:
        """Lay out the checks that have begun and not ended, each with the numbers that held when it began.

        Args:
            late: what sheets do not have of what the journal holds.
        """
        found = [
            self._tray.replayed(kept.id, kept.asked, kept.steps, (*late, *turned(_since(kept.id, log))))
            for kept in unfinished(log)
        ]
        self._tray.bring_back([roll for roll in found if roll is not None])
        self._tray.lay_out()

    def _not_arrived(self, log: Log) -> tuple[Change, ...]:
        """Return what lines did since all sheets were written last, and sheets do not have."""
        entries = {entry.id: entry for entry in log.entries}
        lines = [(entry.data.get(FILES) or {}, effect_of(entry, entries)) for entry in unsettled(log)]
        return self._carrier.missing(lines)


def _since(roll: str, log: Log) -> tuple[Change, ...]:
    """Return what happened to sheets from the first line of a check on."""
    entries = {entry.id: entry for entry in log.entries}
    first = next(place for place, entry in enumerate(log.entries) if entry.data.get("roll") == roll)
    return tuple(change for entry in log.entries[first:] for change in effect_of(entry, entries))
