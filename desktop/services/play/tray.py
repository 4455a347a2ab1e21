"""The check in the tray, those that wait while another is made, and sheets as play projects them; writes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.check import Check, Writing
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked, Roll, Step
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import phrase
from desktop.services.journal.changes import applied, differences, entered, met, turned
from desktop.services.journal.log import LogEntry
from desktop.services.play.history import History
from desktop.services.play.people import People
from desktop.services.play.play_state import Play
from desktop.services.play.playing import Playing


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


class TrayState:
    """One check in front, others suspended; engines hold theirs open."""

    def __init__(self, system: AnySystem, playing: Playing) -> None:
        self._system, self._playing = system, playing
        self._suspended: tuple[Roll, ...] = ()
        self.roll: Roll | None = None
        """The check in front; None before the first."""

    @property
    def suspended(self) -> tuple[Roll, ...]:
        """Checks that have begun and wait, the oldest first, then those that engines hold open unseen."""
        shown = self.roll.engine if self.roll is not None and not self.roll.done else ""
        checks = [(name, self._playing.check(name)) for name in self._playing.running if name != shown]
        return (*self._suspended, *(Roll.of_engine(name, check) for name, check in checks if check is not None))

    def unseen(self, roll: Roll) -> bool:
        """Tell whether a check involves a concealed character."""
        return self._playing.unseen_in(roll)

    @property
    def loose(self) -> tuple[Roll, ...]:
        """Checks of no engine that have begun and wait for more."""
        own = (self.roll,) if self.roll is not None and self.roll.open and not self.roll.engine else ()
        return (*self._suspended, *own)

    def prepare(self, asked: Asked) -> Roll:
        """Put a check in front; one that has begun and waits for more is suspended.

        Raises:
            Refusal: a parameter does not fit.
        """
        fresh = Roll.of(asked, self._allowed(asked))
        self._suspend()
        self.roll = fresh
        return fresh

    def refreshed(self) -> Roll | None:
        """Rebuild a check that has not begun from the current sheets.

        Raises:
            Refusal: it cannot be made any more.
        """
        if self.roll is not None and not self.roll.begun and not self.roll.engine:
            self.roll = replace(self.roll, check=self._allowed(self.roll.asked))
        return self.roll

    def restart(self, roll: Roll) -> None:
        """Put the same check in front as if nothing had been thrown; nothing where that is refused today."""
        try:
            self.roll = Roll.of(roll.asked, self._allowed(roll.asked))
        except Refusal:
            self.roll = None

    def clear(self) -> None:
        """Take a check that has not begun, or is over, off the table."""
        self._suspend()
        self.roll = None

    def take_up(self, identifier: str) -> Roll:
        """Continue with a check that was suspended.

        Raises:
            Refusal: there is none such any more.
        """
        wanted = next((roll for roll in self._suspended if roll.id == identifier), None) or self._open_check(identifier)
        if wanted is None:
            raise refuse(
                "not_parked",
                "",
                phrase("その判定はもう終わっています。"),
                phrase("新しく判定を始めてください。"),
                overridable=False,
            )
        self._suspend()
        self._suspended = tuple(roll for roll in self._suspended if roll.id != identifier)
        self.roll = wanted
        return wanted

    def drop(self, rolls: Sequence[Roll]) -> None:
        """Forget checks that were given up."""
        self._suspended = tuple(roll for roll in self._suspended if roll not in rolls)
        if self.roll in rolls:
            self.roll = None

    def bring_back(self, rolls: Sequence[Roll]) -> None:
        """Put checks back that the program's end interrupted, the last one in front."""
        if rolls:
            self._suspend()
            self._suspended = (*self._suspended, *rolls[:-1])
            self.roll = rolls[-1]

    def replayed(self, identifier: str, asked: Asked, steps: Sequence[Step], play: Play) -> Roll | None:
        """Do the steps of a check again; None where today's rules or sheets do not allow it: its lines stay.

        Args:
            play: what was played when it began.
        """
        try:
            roll = replace(Roll.of(asked, self._start(asked, play)), id=identifier)
            for step in steps:
                roll = roll.take(step)
        except Refusal:
            return None
        return roll

    def show_step(self, roll: Roll) -> Roll:
        """Show an engine's check after a step: as the engine has it now, or as it ended."""
        check = self._playing.check(roll.engine) if not roll.done else None
        self.roll = roll if check is None else replace(roll, check=check)
        return self.roll

    def show_open_check(self) -> None:
        """Put the check that an engine holds open in front; an engine's check that is no more goes."""
        found = self._first_open_check()
        if found is not None:
            name, check = found
            if self.roll is not None and self.roll.engine == name and not self.roll.done:
                self.roll = replace(self.roll, check=check)
            else:
                self._suspend()
                self.roll = Roll.of_engine(name, check)
        elif self.roll is not None and self.roll.engine:
            self.roll = None

    def reopened(self, before: Play) -> bool:
        """Tell whether an engine that holds a check open is otherwise than before."""
        found = self._first_open_check()
        return found is not None and self._playing.history.play.states.get(found[0]) != before.states.get(found[0])

    def keep_up(self) -> None:
        """Show the current state of an engine's check; any other check in front stays."""
        if self.roll is None or (self.roll.engine and not self.roll.done):
            self.show_open_check()

    def _first_open_check(self) -> tuple[str, Check] | None:
        found = ((name, self._playing.check(name)) for name in self._playing.running)
        return next(((name, check) for name, check in found if check is not None), None)

    def _open_check(self, identifier: str) -> Roll | None:
        """Return what the engine holds open that an id begins with."""
        name = identifier.partition(":")[0]
        check = self._playing.check(name) if name in self._playing.running else None
        return None if check is None else Roll.of_engine(name, check)

    def _suspend(self) -> None:
        if self.roll is not None and self.roll.open and not self.roll.engine:
            self._suspended = (*self._suspended, self.roll)

    def possible(self, asked: Asked) -> bool:
        """Tell whether a check could be prepared so; nothing is in the tray by it."""
        try:
            self._allowed(asked)
        except Refusal:
            return False
        return True

    def _allowed(self, asked: Asked) -> Any:
        """Start a check that is new: whatever runs may hold it back, unless the GM has ruled."""
        if not asked.given.get("gm"):
            self._playing.may_check(asked.kind)
        return self._start(asked)

    def _start(self, asked: Asked, play: Play | None = None) -> Any:
        party = self._playing.all_sheets(play)
        sheet = self._playing.sheet(asked.who, play) if asked.who else None
        if asked.who and sheet is None:
            raise refuse(
                "nobody",
                "",
                phrase("その人のシートが見つかりません。"),
                phrase("左の一覧から選び直してください。"),
                overridable=False,
            )
        game = self._playing.game if play is None else self._playing.game_in(play)
        check = self._system.begin(asked.kind, sheet, asked.given, game, party=party)
        if not isinstance(check, Writing):
            return check
        return check.concealing([one.id for one in party if self._playing.unseen(one.id)])
