"""A play session: every event goes through `post`, is on the disk before it takes effect, and can be undone.

Each event becomes one line of the journal, then changes to sheets, then a `Stepped` for the windows that display it.
A result exists when it is posted; rolling dice only delay its display. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from desktop.core.dice import Throw, throw_of
from desktop.core.game import AnyGame
from desktop.core.outcome import Change
from desktop.core.play import ThrowEvent
from desktop.core.problem import refuse
from desktop.core.roll import Asked, Roll, Step
from desktop.core.system import AnySystem
from desktop.core.value import Value
from desktop.core.view_models import LogMessage
from desktop.core.words import Phrase, Typed, Words, phrase
from desktop.services.changes import Carrier, People, plain, turned
from desktop.services.gm_notes import GmNotes
from desktop.services.history import MOVED, Unfit
from desktop.services.interrupted import Interrupted
from desktop.services.journal import STEP, Journal, Log, LogEntry
from desktop.services.journal_writer import JournalWriter
from desktop.services.past import TAKEN, Moved, Past, nothing_back
from desktop.services.play_state import Play
from desktop.services.playing import Playing, Tried, uncovering
from desktop.services.rolls import step_of
from desktop.services.shown_handouts import ShownHandouts
from desktop.services.snapshots import Snapshots
from desktop.services.tray import TrayState


@dataclass(frozen=True)
class Stepped:
    """What one step has moved."""

    entries: tuple[LogEntry, ...] = ()
    """Lines of the journal that are new."""
    roll: Roll | None = None
    """The roll in the tray after the step."""
    changes: tuple[Change, ...] = ()
    kept: tuple[Change, ...] = ()
    """Changes that could not be undone, because the sheet was edited outside of play since."""
    dice: Throw | None = None
    """What was thrown in this step."""
    unfit: Unfit | None = None
    """The first line of the journal that today's rules do not allow any more; the story is before it."""


class PlaySession:
    """Carries the checks of one campaign and owns what play changes on its sheets.

    Args:
        game: gives the rules in force at this moment.
        clock: counts up; stamps steps, so that they can be put in order with edits of documents.
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
        clock: Callable[[], int],
        allowed: Callable[[], None] = lambda: None,
        snapshots: Path | None = None,
    ) -> None:
        self._people = people
        self._carrier, self._journal_writer = Carrier(people), JournalWriter(journal, people, words, allowed)
        kept = Snapshots(snapshots, system, allowed) if snapshots is not None else None
        self.playing = Playing(system, game, people, kept)
        self._tray = TrayState(system, self.playing)
        self._interrupted = Interrupted(self._journal_writer, self._carrier, self.playing, self._tray)
        self._past = Past(self._journal_writer, self._carrier, self.playing.story, self._tray, clock)
        self.gm_notes = GmNotes(self._journal_writer, self._past, self.playing, people)
        self.handed = ShownHandouts(self._journal_writer, self._past, people)

    # what is on the table

    @property
    def roll(self) -> Roll | None:
        """The check in the tray; None before the first."""
        return self._tray.roll

    @property
    def parked(self) -> tuple[Roll, ...]:
        """Checks that have begun and wait while another is made, the oldest first; engines hold theirs open."""
        return self._tray.parked

    def log(self) -> Log:
        """Read the journal."""
        return self._journal_writer.read()

    # checks

    def prepare(self, asked: Asked) -> Roll:
        """Put a check into the tray; one that has begun and waits for more is kept aside.

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
        """Continue with a check that was put aside.

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
        earlier = _booked(before)
        changes = self._carrier.met(_booked(after)[len(earlier) :])
        play, others = self.playing.hears(changes)
        known = (*earlier, *changes)
        entry = self._journal_writer.step(after, step, changes, others, known, unseen=self.playing.unseen_in(after))
        self._tray.roll = after
        self._past.did(entry, after.id)
        self.playing.story.take(entry, play)
        self._carrier.carry((*changes, *others))
        return Stepped(entries=(entry,), roll=after, changes=(*changes, *others), dice=dice)

    # engines

    def begin(self, name: str, who: Sequence[str], options: Mapping[str, Any] | None = None) -> Stepped:
        """Begin a battle or a session with these people.

        Raises:
            Refusal: the rules do not allow it, or it runs already.
        """
        return self._play(self.playing.begin(name, who, options or {}))

    def play(self, name: str, event: Value | Mapping[str, Any], ruling: str | None = None) -> Stepped:
        """Post an event of a machine: on the disk, then on the sheets, then returned.

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

    def edited(self, who: str, *, moved: bool = False) -> tuple[Stepped, ...]:
        """Sync an edited or grown sheet into every running engine that uses it.

        Args:
            moved: the sheet changed by undo or redo alone; redo stays available.
        """
        found = [(name, self.playing.refreshed(name, who)) for name in self.playing.running]
        told: list[LogMessage] = []  # one engine tells for all
        return tuple(self._take(self.playing.post(name, e), moved, told) for name, e in found if e is not None)

    def _take(self, tried: Tried, moved: bool, told: list[LogMessage]) -> Stepped:
        """Post the sync of an edited sheet; its changes are on the sheet already, and an added row is not added twice.

        A sync without a log message is no undo step: the edit behind it is undone on the sheet, and undo in the
        timeline keeps what was paid for there.
        """
        wanting = self._carrier.wanting(tried.changes)
        own = not moved and any(not line.beside for line in tried.said)
        tried = replace(tried, said=tuple(x for x in tried.said if not (x.beside and (moved or x in told))))
        told += tried.said
        if own:
            stepped = self._post(tried, carry=wanting)
        else:
            data = {**tried.data, TAKEN: True, **({MOVED: True} if moved else {})}
            stepped = self._post(replace(tried, changes=wanting, data=data), own=False, moved=moved)
        self._tray.lay_out()
        return replace(stepped, roll=self.roll)

    def _play(self, tried: Tried) -> Stepped:
        stepped = self._post(tried)
        self._tray.lay_out()
        return replace(stepped, roll=self.roll)

    def _post(
        self,
        tried: Tried,
        step: Step | None = None,
        carry: tuple[Change, ...] | None = None,
        steps: Sequence[Step] = (),
        thrown: Sequence[Step] = (),
        *,
        own: bool = True,
        moved: bool = False,
    ) -> Stepped:
        tried = self.gm_notes.along(tried)
        alone = len(self.playing.story.play.states.keys() | tried.after.states.keys()) == 1
        entry = self._journal_writer.play(tried, step, steps, thrown, unseen=self.playing.unseen, alone=alone)
        self.playing.story.take(entry, tried.after)
        if own:
            self._past.did(entry)
        elif not moved:
            self._past.went_on()
        self._carrier.carry(tried.changes if carry is None else carry)
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
        changes = self._carrier.met(turned(_booked(roll)[len(_booked(after)) :]))
        entry = self._journal_writer.step_back(roll, changes)
        self.playing.story.take(entry)
        self._tray.roll = after
        self._past.step_went(roll.id)
        kept = self._carrier.carry(changes)
        return Stepped(entries=(entry,), roll=after, changes=changes, kept=kept)

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
        self._tray.roll = None
        return Stepped(entries=(entry,))

    def resume(self) -> Stepped:
        """Bring back what the program's end interrupted: open checks, and changes that did not reach their sheets."""
        found = self._interrupted.resume()
        return Stepped(entries=found.lines, roll=self.roll, changes=found.late, unfit=found.unfit)

    def look(self) -> Stepped:
        """Show where the evening stands in a 卓 that may only be read: nothing is written, on no sheet either."""
        unfit = self._interrupted.look()
        return Stepped(roll=self.roll, unfit=unfit)

    def keep(self) -> bool:
        """Keep a snapshot of where the story stands, where one is due; True: another one is."""
        return self.playing.story.keep()

    def settled(self) -> None:
        """Take note that every sheet has been written: nothing posted so far is carried to its file again.

        Raises:
            FileError: it cannot be written down.
        """
        self._journal_writer.settled()

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
        if not written and len(self._carrier.effective(own)) < len(own):
            raise refuse(
                "bad_value",
                "",
                phrase("シートはこの値を受け取れません（{text}）。", text=Typed(text)),
                phrase("使える値を入れてください。"),
                overridable=False,
            )
        play, others = self.playing.hears(own)
        entry = self._journal_writer.changed((*own, *others), text)
        self.playing.story.take(entry, play)
        self._past.did(entry)
        self._carrier.carry(others if written else (*own, *others))
        self._tray.keep_up()
        return Stepped(entries=(entry,), roll=self.roll, changes=(*own, *others))

    def note(self, text: Phrase | str, who: str = "", **more: Any) -> Stepped:
        """Write a log message without an event: text that a person typed, or a translatable phrase."""
        journal_writer = self._journal_writer
        entry = (
            journal_writer.tell(text, who, **more)
            if isinstance(text, Phrase)
            else journal_writer.write(text, who, **more)
        )
        return Stepped(entries=(entry,), roll=self.roll)

    def aside(self, entry: LogEntry) -> Stepped:
        """Return what a line of the margin, or one of a handout, has moved: nothing but itself."""
        return Stepped(entries=(entry,), roll=self.roll)

    # going back

    @property
    def last(self) -> int:
        """Stamp of the last step that can be taken back; −1 when there is none."""
        return self._past.last

    @property
    def next(self) -> int:
        """Stamp of the step that was taken back last and can be done again; −1 when there is none."""
        return self._past.next

    def back(self, identifier: str = "") -> Stepped:
        """Take one line back, the last by default; sheets follow, and the line stays, struck out.

        A line that moved an engine takes everything after it along: the story continues from before it.

        Raises:
            Refusal: there is nothing to take back.
        """
        log = self._journal_writer.read()
        entry = self._past.wanted(identifier, log)
        if entry.kind == STEP:
            return self._step_back_of(str(entry.data.get("roll", "")))
        before, roll = self.playing.story.play, self.roll
        moved = self._past.take_back(entry, log)
        if roll is not None and not roll.engine and entry.data.get("roll") == roll.id:
            self._tray.afresh(roll)
        return self._went(moved, before)

    def back_to(self, identifier: str) -> Stepped:
        """Go back to where the story stood right after a line (ここまで戻す); nothing is erased.

        Raises:
            Refusal: nothing that counts came after it.
        """
        log, before = self._journal_writer.read(), self.playing.story.play
        return self._went(self._past.cut(self._past.after(identifier, log), log), before)

    def forward(self) -> Stepped:
        """Do again what was taken back last; offered until something new is done.

        Raises:
            Refusal: there is nothing.
        """
        before = self.playing.story.play
        return self._went(self._past.again(), before)

    def _went(self, moved: Moved, before: Play) -> Stepped:
        """Show what an engine waits for where it is another than before; a check beside it that has begun stays.

        What was edited on sheets since then is no part of the story, and counts in it all the same.
        """
        roll = self.roll
        if roll is not None and (roll.engine or (not roll.open and self._tray.reopened(before))):
            self._tray.roll = None
        self._tray.keep_up()
        again = [taken for sheet in self._people.all_sheets() for taken in self.edited(sheet.id, moved=True)]
        lines = (moved.line, *(line for taken in again for line in taken.entries))
        return Stepped(entries=lines, roll=self.roll, changes=moved.changes, kept=moved.kept)

    def _step_back_of(self, identifier: str) -> Stepped:
        """Take the last step of one open check back, also of one that was put aside."""
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
