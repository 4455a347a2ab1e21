"""A play session: every event goes through `post`, is on the disk before it takes effect, and can be undone.

Each event becomes one line of the journal, then changes to sheets, then a `Stepped` for the windows that display it.
A result exists when it is posted; rolling dice only delay its display. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from desktop.core.game import AnyGame
from desktop.core.play import ThrowEvent
from desktop.core.problem import Refusal, refuse
from desktop.core.rolls.dice import Throw, throw_of
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked, Roll, Step
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.value import Value
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.services.journal.changes import CHANGES, plain, turned
from desktop.services.journal.journal import STEP, Journal, Log, LogEntry
from desktop.services.journal.log import REMOVED, RESTORED
from desktop.services.journal.retelling import step_of, unfinished
from desktop.services.play.gm_notes import GmNotes
from desktop.services.play.history import Stepped
from desktop.services.play.journal_writer import JournalWriter
from desktop.services.play.people import People
from desktop.services.play.playing import Playing, Tried, uncovering
from desktop.services.play.sheet_files import WRITTEN, Edited, SheetEdits
from desktop.services.play.shown_handouts import ShownHandouts
from desktop.services.play.snapshots import Snapshots
from desktop.services.play.tray import SheetProjection, TrayState
from desktop.services.play.undo import Moved, Undo
from desktop.services.play.undo_steps import CONTINUES, nothing_back
from desktop.services.storage.stored import Stamp


class PlaySession:
    """Carries the checks of one campaign and owns what play changes on its sheets.

    Args:
        game: gives the rules in force at this moment.
        allowed: raises where nothing may be written (another program has the campaign, a medium that refuses).
        snapshots: folder of states kept beside the journal; None: each time the whole journal is folded.
    """

    def __init__(
        self,
        system: AnySystem,
        game: Callable[[], AnyGame],
        journal: Journal,
        people: People,
        words: Words,
        allowed: Callable[[], None] = lambda: None,
        snapshots: Path | None = None,
    ) -> None:
        self._campaign = journal.campaign
        kept = Snapshots(snapshots, system, allowed) if snapshots is not None else None
        self.playing = Playing(system, game, people, kept)
        self.history = self.playing.history
        self._journal_writer = JournalWriter(journal, people, words, lambda: self.history.first, allowed)
        self._tray = TrayState(system, self.playing)
        self.resumed_at = 0
        """Number of the journal's last line when play was resumed."""
        self._projection = SheetProjection(people, self.history)
        self._edits = SheetEdits(system, self._journal_writer, self.playing, people, self._projection)
        self._undo = Undo(self._journal_writer, self.history, self.playing, self._projection, self._tray)
        self.gm_notes = GmNotes(self._journal_writer, self.history, self.playing, people)
        self.handed = ShownHandouts(self._journal_writer, self.history, people)

    # what is on the table

    @property
    def roll(self) -> Roll | None:
        """The check in the tray; None before the first."""
        return self._tray.roll

    @property
    def suspended(self) -> tuple[Roll, ...]:
        """Checks that have begun and wait while another is made, the oldest first; engines hold theirs open."""
        return self._tray.suspended

    def log(self) -> Log:
        """Read the journal."""
        return self._journal_writer.read()

    # checks

    def prepare(self, asked: Asked) -> Roll:
        """Put a check into the tray; one that has begun and waits for more is suspended.

        Raises:
            Refusal: a parameter does not fit.
        """
        return self._tray.prepare(asked)

    def possible(self, asked: Asked) -> bool:
        """Tell whether a check could be prepared so."""
        return self._tray.possible(asked)

    def refreshed(self) -> Roll | None:
        """Make a check that has not begun anew from what the sheets say now.

        Raises:
            Refusal: it cannot be made any more.
        """
        return self._tray.refreshed()

    def clear(self) -> None:
        """Take a check that has not begun, or is over, off the table."""
        self._tray.clear()

    def take_up(self, identifier: str) -> Roll:
        """Continue with a check that was suspended.

        Raises:
            Refusal: there is none such any more.
        """
        return self._tray.take_up(identifier)

    def post(self, step: Step) -> Stepped:
        """Throw or declare: on the disk, then on the sheets, then returned.

        Raises:
            Refusal: the check does not take it.
            FileError: it cannot be written; the step has not happened.
        """
        if self.roll is None:
            raise refuse("no_check", "", phrase("いま判定はありません。"), phrase("スキルを選んでください。"))
        before = self._tray.refreshed() or self.roll  # what was edited since it was prepared counts
        if before.engine:
            tried = self.playing.post(before.engine, step)  # first: its refusals name the rule
            after, dice = before.take(step), _dice_of(before, step)
            thrown = [ThrowEvent(faces=lying.throw.values, origin=lying.throw.origin) for lying in after.check.thrown]
            tried = uncovering(tried, before.check, after.check)
            stepped = self._post(tried, step, steps=[one for _, one in before.steps], thrown=thrown)
            return replace(stepped, roll=self._tray.show_step(after), dice=dice)
        after, dice = before.take(step), _dice_of(before, step)
        changes = self._projection.met(_booked(after)[len(_booked(before)) :])
        play, others, _ = self.playing.follow_changes(changes)
        entry = self._journal_writer.step(after, step, changes, others, unseen=self.playing.unseen_in(after))
        self._tray.roll = after
        self._projection.took(entry, play)
        return Stepped(entries=(entry,), roll=after, changes=(*changes, *others), dice=dice)

    # engines

    def begin(self, name: str, who: Sequence[str], options: Mapping[str, Any] | None = None) -> Stepped:
        """Begin a battle or a session with these people.

        Raises:
            Refusal: the rules do not allow it, or it runs already.
        """
        return self._play(self.playing.begin(name, who, options or {}))

    def play(self, name: str, event: Value | Mapping[str, Any], ruling: str | None = None) -> Stepped:
        """Post an event of an engine: on the disk, then on the sheets, then returned.

        Args:
            ruling: the GM overrules what the rules would refuse; the reason, which may be empty.

        Raises:
            Refusal: it is not legal now; nothing has happened.
            FileError: it cannot be written; nothing has happened.
        """
        held = self.roll
        if isinstance(event, Mapping) and ruling is None and held is not None and held.engine == name:
            step = step_of(event) if not held.done else None
            if step is not None:  # an option of the check in the tray: its end is to be read there
                return self.post(step)
        before = self.playing.held(name)
        tried = self.playing.post(name, event, ruling)
        return self._play(uncovering(tried, before, self.playing.held(name, tried.after)))

    def close(self, name: str) -> Stepped:
        """Put an engine away."""
        return self._play(self.playing.close(name))

    def join(self, name: str, who: str, ruling: str | None = None, *, hidden: bool = False) -> Stepped:
        """Let a character join late; `hidden`: concealed from the players."""
        return self.play(name, self.playing.arrival(name, who, hidden=hidden), ruling)

    def edit(
        self,
        before: Sheet,
        after: Sheet,
        what: str = "",
        *,
        continues: str = "",
        for_good: bool = False,
    ) -> Stepped:
        """Post what a person edited on a sheet, which shows it already; engines that use the sheet take it over.

        Args:
            what: what its undo is called.
            continues: id of the line with which it is one edit, where nothing else was done since.
            for_good: no undo takes it back.

        Raises:
            FileError: it cannot be written.
        """
        edited = self._edits.edit(before, after, what, continues=continues, for_good=for_good)
        return self._edited(edited)

    def found(self, before: Sheet, after: Sheet, text: str = "") -> Stepped:
        """Post what another program made of a sheet; sheets that no line has changed are as their files have them.

        Args:
            text: what the log tells of it.
        """
        return self._edited(self._edits.found(before, after, text))

    def leave(self, sheets: Sequence[str]) -> Stepped:
        """Let characters leave where they may now, before their sheets go to the bin: one step, whatever runs."""
        stepped, line = Stepped(roll=self.roll), ""
        engines = [name for name in self.playing.running if "leave" in self.playing.types(name)]
        for name, who in product(engines, sheets):
            try:
                tried = self.playing.post(name, {"kind": "leave", "who": who})
            except Refusal:
                continue  # who takes no part, or is needed where play is now
            more = {CONTINUES: line} if line else {}
            stepped = self._play(replace(tried, data={**tried.data, **more}))
            line = stepped.entries[-1].id
        return stepped

    def binned(self, sheets: Sequence[str], continues: str = "") -> Stepped:
        """Post that sheets have gone to the bin.

        Args:
            continues: id of the line with which it is one step: a character has left for it.

        Raises:
            FileError: it cannot be written.
        """
        return self._bin(REMOVED, sheets, continues)

    def restored(self, sheets: Sequence[str]) -> Stepped:
        """Post that sheets have come back from the bin, of those that play knows to be there.

        Raises:
            FileError: it cannot be written.
        """
        known = [who for who in sheets if who in self.history.play.removed]
        return self._compared(self._bin(RESTORED, known), known) if known else Stepped(roll=self.roll)

    def _bin(self, key: str, sheets: Sequence[str], continues: str = "") -> Stepped:
        entry = self._journal_writer.bin(key, sheets, continues)
        self._projection.took(entry)
        return Stepped((entry,), self.roll)

    def _compared(self, stepped: Stepped, restored: Sequence[str]) -> Stepped:
        """Return a step after which files that lay in the bin hold what has been played meanwhile."""
        for who in restored:
            found, changes = self._edits.compare(who, self._journal_writer.read(), backups=False)
            entries = (*stepped.entries, *((found.entry,) if found is not None else ()))
            stepped = replace(stepped, entries=entries, changes=(*stepped.changes, *changes))
        return stepped

    def _edited(self, edited: Edited | None) -> Stepped:
        if edited is None:
            return Stepped(roll=self.roll)
        self._tray.keep_up()
        return Stepped((edited.entry,), self.roll, edited.changes)

    def _play(self, tried: Tried) -> Stepped:
        stepped = self._post(tried)
        self._tray.show_open_check()
        return replace(stepped, roll=self.roll)

    def _post(
        self, tried: Tried, step: Step | None = None, steps: Sequence[Step] = (), thrown: Sequence[Step] = ()
    ) -> Stepped:
        tried = self.gm_notes.along(tried)
        alone = len(self.history.names | tried.after.states.keys()) == 1
        entry = self._journal_writer.play(tried, step, steps, thrown, unseen=self.playing.unseen, alone=alone)
        self._projection.took(entry, tried.after)
        return Stepped(entries=(entry,), roll=self.roll, changes=tried.changes)

    def step_back(self) -> Stepped:
        """Take the last step of the open check back.

        Raises:
            Refusal: there is none, or it threw dice under a cover.
        """
        roll = self.roll
        if roll is not None and roll.engine:
            return self.back()
        if roll is None or roll.done:
            raise nothing_back()
        after = roll.back()
        changes = self._projection.met(turned(_booked(roll)[len(_booked(after)) :]))
        entry = self._journal_writer.step_back(roll, changes)
        self._projection.took(entry)
        self._tray.roll = after
        return Stepped(entries=(entry,), roll=after, changes=changes)

    def cancel(self) -> Stepped:
        """Give the open check up; the log keeps that it was begun."""
        roll = self.roll
        if roll is None or not roll.open or roll.engine:
            raise refuse(
                "no_check",
                "",
                phrase("途中の判定はありません。"),
                phrase("判定を始めてから使ってください。"),
                overridable=False,
            )
        entry = self._journal_writer.cancelled(roll, unseen=self.playing.unseen_in(roll))
        self.history.take(entry)
        self._tray.roll = None
        return Stepped(entries=(entry,))

    def resume(self) -> Stepped:
        """Continue where the journal ends: engines, open checks, and files of sheets that differ from what is played.

        Raises:
            FileError: the journal cannot be read, or not be written.
        """
        log = self._journal_writer.read()
        self.resumed_at = self.position
        disallowed = self.history.read(log)
        entries: list[LogEntry] = []
        if disallowed is not None:
            entries.append(self._journal_writer.put_away(disallowed.engine))
            self._projection.took(entries[0])
        put_back = self._edits.put_back()
        entries += [put_back] if put_back is not None else []
        changes: list[Change] = []
        for who in list(self.history.sheets()):
            found, differ = self._edits.compare(who, log)
            entries += [found.entry] if found is not None else []
            changes += differ
        self._bring_back(log)
        return Stepped(entries=tuple(entries), roll=self.roll, changes=tuple(changes), disallowed=disallowed)

    def look(self) -> Stepped:
        """Show what is played in a campaign that may only be read: nothing is written, on no sheet either.

        Raises:
            FileError: the journal cannot be read.
        """
        log = self._journal_writer.read()
        disallowed = self.history.read(log)
        self._bring_back(log)
        return Stepped(roll=self.roll, disallowed=disallowed)

    def _bring_back(self, log: Log) -> None:
        """Put the checks that have begun and not ended into the tray, each with the numbers with which it began."""
        found = []
        for kept in unfinished(log):
            first = next(entry for entry in log.entries if entry.data.get("roll") == kept.id)
            then = self.history.until(first.line - 1)
            found.append(self._tray.replayed(kept.id, kept.asked, kept.steps, then))
        self._tray.bring_back([roll for roll in found if roll is not None])
        self._tray.show_open_check()

    def keep(self) -> bool:
        """Keep a snapshot of what is played, where one is due; True: another one is."""
        return self.history.keep()

    @property
    def stamp(self) -> Stamp:
        """The place in the journal that files written now are written after."""
        log = self._journal_writer.read()
        last = log.rest(log.count - 1)[0] if log.count else None
        return Stamp(self._campaign, last.line if last is not None else 0, last.sum if last is not None else "")

    @property
    def position(self) -> int:
        """Number of the journal's last line; 0 where there is none."""
        return self.stamp.line

    def written(self) -> None:
        """Take note that the files of all sheets have been written, where lines have changed any since the last time.

        Raises:
            FileError: it cannot be written down.
        """
        for entry in reversed(self._journal_writer.read().entries):
            if entry.data.get(WRITTEN) is True:
                return
            if CHANGES in entry.data or entry.voids:
                self._journal_writer.write("", kind=STEP, data={WRITTEN: True})
                return

    # everything else

    def change(self, changes: Sequence[Change], text: str, *, written: bool = False) -> Stepped:
        """Post what a person changed by hand.

        Args:
            written: True when the sheet shows it already (it was typed there).

        Raises:
            Refusal: a sheet does not take the value; nothing has happened.
        """
        own = tuple(change for change in changes if plain(change.before) != plain(change.after))
        if not own:
            return Stepped(roll=self.roll)
        if not written and not self._projection.takes(own):
            raise refuse(
                "bad_value",
                "",
                phrase("シートはこの値を受け取れません（{text}）。", text=Typed(text)),
                phrase("使える値を入れてください。"),
                overridable=False,
            )
        play, others, messages = self.playing.follow_changes(own)
        shown = self._projection.without(own) if written else ()
        entry = self._journal_writer.changed(own, text, shown, others, messages)
        self._projection.took(entry, play)
        self._tray.keep_up()
        return Stepped(entries=(entry,), roll=self.roll, changes=(*own, *others))

    def note(self, text: Phrase | str, who: str = "", **more: Any) -> Stepped:
        """Write a log message without an event: text that a person typed, or a translatable phrase."""
        journal_writer = self._journal_writer
        entry = (
            journal_writer.write_phrase(text, who, **more)
            if isinstance(text, Phrase)
            else journal_writer.write(text, who, **more)
        )
        return Stepped(entries=(entry,), roll=self.roll)

    def unmoved(self, entry: LogEntry) -> Stepped:
        """Return what a line of the GM notes or of a handout, has moved: nothing but itself."""
        return Stepped(entries=(entry,), roll=self.roll)

    # undo and redo

    @property
    def last(self) -> int:
        """Number of the line that undo takes back; −1 when there is none."""
        return self.history.steps.last

    @property
    def next(self) -> int:
        """Number of the first line that redo brings back; −1 when there is none."""
        return self.history.steps.next

    def back(self, identifier: str = "", since: int = 0) -> Stepped:
        """Take one line back, the last step by default; sheets follow, and the line stays, struck out.

        A line that moved an engine takes everything after it along: play continues from before it.

        Args:
            since: number of a line; the last step takes no earlier one along.

        Raises:
            Refusal: there is nothing to take back, or later steps are built on it.
        """
        entry = self._undo.wanted(identifier, since)
        if entry.kind == STEP:
            return self._step_back_of(str(entry.data.get("roll", "")))
        return self._moved(self._undo.back(entry))

    def back_to(self, identifier: str) -> Stepped:
        """Go back to what was played right after a line (ここまで戻す); nothing is erased, and edits of sheets stay.

        Raises:
            Refusal: nothing that counts came after it.
        """
        return self._moved(self._undo.back_to(identifier))

    def forward(self) -> Stepped:
        """Do again what was taken back last; offered until something new is done.

        Raises:
            Refusal: there is nothing.
        """
        return self._moved(self._undo.forward())

    def _moved(self, moved: Moved) -> Stepped:
        return self._compared(Stepped((moved.line,), self.roll, moved.changes), moved.restored)

    def _step_back_of(self, identifier: str) -> Stepped:
        """Take the last step of one open check back, also of one that was suspended."""
        if self.roll is None or self.roll.id != identifier:
            self._tray.take_up(identifier)
        return self.step_back()


def _dice_of(before: Roll, step: Step) -> Throw | None:
    wants = before.check.wants
    return (
        throw_of(wants.sides, step.faces, step.origin) if isinstance(step, ThrowEvent) and wants is not None else None
    )


def _booked(roll: Roll) -> tuple[Change, ...]:
    """Return what a check has done to sheets by now: everything once it is over, before that what holds at once."""
    outcome = roll.check.outcome
    if outcome is None or roll.diceless:
        return ()
    return outcome.changes if roll.done else outcome.changes[: outcome.booked]
