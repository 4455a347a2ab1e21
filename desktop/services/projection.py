"""Sheets as people see them: what play makes of them is put on open sheets and into files."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.outcome import Change
from desktop.core.sheet import Sheet
from desktop.services.changes import applied, differences, entered, met, turned
from desktop.services.history import History
from desktop.services.log import LogEntry
from desktop.services.people import People
from desktop.services.play_state import Play


class SheetProjection:
    """Shows on the sheets of a campaign what is played."""

    def __init__(self, people: People, history: History) -> None:
        self._people, self._history = people, history

    def took(self, entry: LogEntry, play: Play | None = None) -> None:
        """Continue by a line that has been written, and show what it did.

        Args:
            play: the engines after it, where they are known already.
        """
        before = self._history.play
        self._history.take(entry, play)
        self.show(before)

    def show(self, before: Play) -> tuple[Change, ...]:
        """Show what differs from before; return what that is.

        Raises:
            FileError: a sheet cannot be moved to the bin, or come back from it.
        """
        play = self._history.play
        now, found = play.sheets, list[Change]()
        for who in dict.fromkeys((*before.sheets, *now)):
            sheet = now.get(who) or self._history.first[who]
            if sheet is before.sheets.get(who):
                continue
            shown = self._people.sheet(who)
            if shown is not None and shown != sheet:
                found += differences(shown, sheet)
                self._people.write(sheet)
        for who in sorted(before.removed - play.removed):
            self._people.from_bin(who)
        for who in sorted(play.removed - before.removed):
            self._people.to_bin(who)
        return tuple(found)

    def met(self, changes: Sequence[Change]) -> tuple[Change, ...]:
        """Return changes with the numbers that they meet: a sheet that has moved meanwhile moves by the same amount."""
        return met({sheet.id: sheet for sheet in self._named(changes)}, changes)

    def takes(self, changes: Sequence[Change]) -> bool:
        """Tell whether every change can enter its sheet."""
        sheets = {sheet.id: sheet for sheet in self._named(changes)}
        for change in changes:
            after = entered(sheets[change.sheet], change) if change.sheet in sheets else None
            if after is None:
                return False
            sheets[change.sheet] = after
        return True

    def without(self, changes: Sequence[Change]) -> tuple[Sheet, ...]:
        """Return the sheets that show changes already, as they were before."""
        back = turned(changes)
        return tuple(applied(s, (c for c in back if c.sheet == s.id)) for s in self._named(changes))

    def _named(self, changes: Sequence[Change]) -> list[Sheet]:
        found = (self._people.sheet(who) for who in dict.fromkeys(change.sheet for change in changes))
        return [sheet for sheet in found if sheet is not None]
