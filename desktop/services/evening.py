"""One evening: every step of play goes through `post`, is on the disk before it counts, and can be taken back.

What a person does at the table becomes one line of the journal, then changes to sheets, then a `Stepped` for whoever
shows it. A result exists when it is posted; dice that still tumble only delay showing it. Knows no Qt.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from desktop.core.dice import Throw as Dice
from desktop.core.dice import throw_of
from desktop.core.game import Game
from desktop.core.notation import DiceFormula
from desktop.core.outcome import Change
from desktop.core.play import Throw
from desktop.core.problem import Refusal, refuse
from desktop.core.roll import Asked, Roll, Step
from desktop.core.system import GameSystem
from desktop.core.value import Value
from desktop.core.words import Typed, Words, phrase
from desktop.services.carrying import Carrier, People, changes_of, effect_of, plain, turned
from desktop.services.journal import STEP, Journal, Log, LogEntry
from desktop.services.playing import Playing, Tried
from desktop.services.rolls import unfinished
from desktop.services.scribe import Scribe
from desktop.services.story import PLAY, Unfit


@dataclass(frozen=True)
class Stepped:
    """What one step has moved."""

    entries: tuple[LogEntry, ...] = ()
    """Lines of the journal that are new."""
    roll: Roll | None = None
    """The roll in the tray after the step."""
    changes: tuple[Change, ...] = ()
    kept: tuple[Change, ...] = ()
    """Changes that could not be taken back, for somebody has changed the sheet outside of play since."""
    dice: Dice | None = None
    """Dice that were thrown in this step."""
    unfit: Unfit | None = None
    """The first line of the journal that today's rules do not allow any more; the story stands before it."""


class _Done(NamedTuple):
    """A step that was posted since the program started."""

    stamp: int
    entry: str
    roll: str


class _Undone(NamedTuple):
    """Steps that were taken back together, and the line that did so."""

    line: str
    steps: tuple[_Done, ...]


class Evening:
    """Carries the checks of one 卓 and owns what play changes on its sheets.

    Args:
        game: gives the rules in force at this moment.
        clock: counts up; stamps steps, so that they can be put in order with edits of documents.
        allowed: raises where nothing may be written (another program has the 卓, a medium that refuses).
    """

    def __init__(
        self,
        system: GameSystem[Any],
        game: Callable[[], Game[Any]],
        journal: Journal,
        people: People,
        words: Words,
        clock: Callable[[], int],
        allowed: Callable[[], None] = lambda: None,
    ) -> None:
        self._system, self._game, self._people, self._clock = system, game, people, clock
        self._carrier, self._scribe = Carrier(people, words), Scribe(journal, people, words, allowed)
        self._roll: Roll | None = None
        self._parked: tuple[Roll, ...] = ()
        self.playing = Playing(system, game, people)
        self._done: list[_Done] = []
        self._undone: list[_Undone] = []

    # what is on the table

    @property
    def roll(self) -> Roll | None:
        """The check in the tray; None before the first."""
        return self._roll

    @property
    def parked(self) -> tuple[Roll, ...]:
        """Checks that have begun and wait while another is made, the oldest first; machines hold theirs open."""
        shown = self._roll.machine if self._roll is not None and not self._roll.done else ""
        held = [(name, self.playing.check(name)) for name in self.playing.running if name != shown]
        return (*self._parked, *(Roll.held(name, check) for name, check in held if check is not None))

    def log(self) -> Log:
        """Read the journal."""
        return self._scribe.read()

    # checks

    def prepare(self, asked: Asked) -> Roll:
        """Put a check into the tray; one that has begun and waits for more is kept aside.

        Raises:
            Refusal: a parameter does not fit.
        """
        fresh = Roll.of(asked, self._start(asked))
        self._put_aside()
        self._roll = fresh
        return fresh

    def refreshed(self) -> Roll | None:
        """Make a check that has not begun anew from what the sheets say now.

        Raises:
            Refusal: it cannot be made any more.
        """
        if self._roll is not None and not self._roll.begun and not self._roll.machine:
            self._roll = replace(self._roll, check=self._start(self._roll.asked))
        return self._roll

    def clear(self) -> None:
        """Take a check that has not begun, or is over, off the table."""
        self._put_aside()
        self._roll = None

    def take_up(self, identifier: str) -> Roll:
        """Go on with a check that was put aside."""
        wanted = next((roll for roll in self._parked if roll.id == identifier), None) or self._held(identifier)
        if wanted is None:
            raise refuse(
                "not_parked",
                "",
                phrase("その判定はもう終わっています。"),
                phrase("新しく判定を始めてください。"),
                overridable=False,
            )
        self._put_aside()
        self._parked = tuple(roll for roll in self._parked if roll.id != identifier)
        self._roll = wanted
        return wanted

    def _held(self, identifier: str) -> Roll | None:
        """Return what the machine holds open that an id begins with."""
        name = identifier.partition(":")[0]
        check = self.playing.check(name) if name in self.playing.running else None
        return None if check is None else Roll.held(name, check)

    def post(self, step: Step) -> Stepped:
        """Throw or declare: on the disk, then on the sheets, then returned.

        Raises:
            Refusal: the check does not take it.
            FileFault: it cannot be written; the step has not happened.
        """
        if self._roll is None:
            raise refuse("no_check", "", phrase("いま判定はありません。"), phrase("スキルを選んでください。"))
        before = self.refreshed() or self._roll  # what was edited since it was prepared counts
        after = before.take(step)
        dice = _dice_of(before, step)
        if before.machine:
            hand = isinstance(step, Throw) and step.origin == "hand"
            stepped = self._post(self.playing.post(before.machine, step), hand=hand)
            self._roll = self._shown_after(after)
            return replace(stepped, roll=self._roll, dice=dice)
        changes = _booked(after)[len(_booked(before)) :]
        play, others = self.playing.hears(changes)
        entry = self._scribe.step(after, step, changes, others)
        self._roll = after
        self._did(entry, after.id)
        self.playing.story.take(entry, play)
        self._carrier.carry((*changes, *others))
        return Stepped(entries=(entry,), roll=after, changes=(*changes, *others), dice=dice)

    def _shown_after(self, roll: Roll) -> Roll:
        """A machine's check after a step: as the machine has it now, or as it ended."""
        check = self.playing.check(roll.machine) if not roll.done else None
        return roll if check is None else replace(roll, check=check)

    # machines

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
            FileFault: it cannot be written; nothing has happened.
        """
        return self._play(self.playing.post(name, event, ruling))

    def close(self, name: str) -> Stepped:
        """Put a machine away."""
        return self._play(self.playing.close(name))

    def join(self, name: str, who: str, ruling: str | None = None) -> Stepped:
        """Let somebody come in late."""
        return self.play(name, self.playing.arrival(name, who), ruling)

    def edited(self, who: str) -> tuple[Stepped, ...]:
        """Let every running machine take an edited or grown sheet over, where that means anything to it."""
        found = [(name, self.playing.refreshed(name, who)) for name in self.playing.running]
        return tuple(self.play(name, event) for name, event in found if event is not None)

    def _play(self, tried: Tried) -> Stepped:
        stepped = self._post(tried)
        self._lay_out()
        return replace(stepped, roll=self._roll)

    def _post(self, tried: Tried, *, hand: bool = False) -> Stepped:
        entry = self._scribe.play(tried, hand=hand)
        self.playing.story.take(entry, tried.after)
        self._did(entry)
        self._carrier.carry(tried.changes)
        return Stepped(entries=(entry,), roll=self._roll, changes=tried.changes)

    def _lay_out(self) -> None:
        """Put the check that a machine holds open into the tray; a machine's check that is no more goes."""
        for name in self.playing.running:
            check = self.playing.check(name)
            if check is not None:
                shown = self._roll
                if shown is not None and shown.machine == name and not shown.done:
                    self._roll = replace(shown, check=check)
                else:
                    self._put_aside()
                    self._roll = Roll.held(name, check)
                return
        if self._roll is not None and self._roll.machine:
            self._roll = None

    def step_back(self) -> Stepped:
        """Take the last step of the open check back.

        Raises:
            Refusal: there is none, or it threw dice under a cover.
        """
        roll = self._roll
        if roll is not None and roll.machine:
            return self.back()
        if roll is None or roll.done:
            raise _nothing_back()
        after = roll.back()
        changes = turned(_booked(roll)[len(_booked(after)) :])
        entry = self._scribe.step_back(roll, changes)
        self.playing.story.take(entry)
        self._roll = after
        self._done = [done for done in self._done if done is not self._last_of(roll)]
        kept = self._carrier.carry(changes)
        return Stepped(entries=(entry,), roll=after, changes=changes, kept=kept)

    def cancel(self) -> Stepped:
        """Give the open check up; the log keeps that it was begun."""
        roll = self._roll
        if roll is None or not roll.open or roll.machine:
            raise refuse(
                "no_check",
                "",
                phrase("途中の判定はありません。"),
                phrase("判定を始めてから使ってください。"),
                overridable=False,
            )
        entry = self._scribe.cancelled(roll)
        self._roll = None
        return Stepped(entries=(entry,))

    def resume(self) -> Stepped:
        """Bring back what the program's end interrupted: open checks, and changes that did not reach their sheets."""
        log = self._scribe.read()
        unfit = self.playing.read(log)
        if unfit is not None:
            rest = [e.id for e in log.entries[unfit.line - 1 :] if e.kind == PLAY and e.id not in log.voided]
            self._scribe.cut(unfit.entry, rest[::-1], unfit=True)
        found = [roll for kept in unfinished(log) if (roll := self._replayed(kept.id, kept.asked, kept.steps))]
        if found:
            self._put_aside()
            self._parked = (*self._parked, *found[:-1])
            self._roll = found[-1]
        late = self._not_arrived(log)
        self._carrier.carry(late)
        self._lay_out()
        return Stepped(roll=self._roll, changes=late, unfit=unfit)

    def _not_arrived(self, log: Log) -> tuple[Change, ...]:
        """Return what the last line that moved anything did, where the sheets do not have it."""
        entries = {entry.id: entry for entry in log.entries}
        for entry in reversed(log.entries):
            effect = effect_of(entry, entries)
            if effect:
                return self._carrier.missing(effect, entry.at) if entry.at is not None else ()
        return ()

    # everything else

    def free(self, formula: DiceFormula, dice: Dice) -> Stepped:
        """Throw dice that belong to no check."""
        entry = self._scribe.free(formula, dice)
        return Stepped(entries=(entry,), roll=self._roll, dice=dice)

    def change(self, changes: Sequence[Change], text: str, *, written: bool = False) -> Stepped:
        """Post what a person changed by hand.

        Args:
            written: True when the sheet shows it already (it was typed there).

        Raises:
            Refusal: a sheet does not take the value; nothing has happened.
        """
        own = tuple(change for change in changes if plain(change.before) != plain(change.after))
        if not own:
            return Stepped(roll=self._roll)
        if not written and len(self._carrier.effective(own)) < len(own):
            raise refuse(
                "bad_value",
                "",
                phrase("シートはこの値を受け取れません（{text}）。", text=Typed(text)),
                phrase("使える値を入れてください。"),
                overridable=False,
            )
        play, others = self.playing.hears(own)
        entry = self._scribe.changed((*own, *others), text)
        self.playing.story.take(entry, play)
        self._did(entry)
        self._carrier.carry(others if written else (*own, *others))
        self._lay_out()
        return Stepped(entries=(entry,), roll=self._roll, changes=(*own, *others))

    def note(self, text: str, who: str = "", **more: Any) -> Stepped:
        """Write a line of the log that moves nothing."""
        return Stepped(entries=(self._scribe.write(text, who, **more),), roll=self._roll)

    # going back

    @property
    def last(self) -> int:
        """Stamp of the last step that can be taken back; −1 when there is none."""
        return self._done[-1].stamp if self._done else -1

    @property
    def next(self) -> int:
        """Stamp of the step that was taken back last and can be done again; −1 when there is none."""
        return self._undone[-1].steps[0].stamp if self._undone else -1

    def back(self, identifier: str = "") -> Stepped:
        """Take one line back, the last by default; sheets follow, and the line stays, struck out.

        A line that moved a machine takes everything after it along: the story goes on from before it.

        Raises:
            Refusal: there is nothing to take back.
        """
        log = self._scribe.read()
        wanted = identifier or (self._done[-1].entry if self._done else self._last_moved(log))
        entry = next((e for e in log.entries if e.id == wanted), None)
        if not wanted:
            raise _nothing_back()
        if entry is None or wanted in log.voided:
            raise refuse(
                "no_step",
                "",
                phrase("その行はもう取り消されています。"),
                phrase("別の行を選んでください。"),
                overridable=False,
            )
        if entry.kind == STEP:
            return self._step_back_of(str(entry.data.get("roll", "")))
        return self._cut(entry, log) if self.playing.story.holds(entry.id) else self._void(entry, log)

    def back_to(self, identifier: str) -> Stepped:
        """Go back to where the story stood right after a line (ここまで戻す); nothing is erased.

        Raises:
            Refusal: nothing that counts came after it.
        """
        log = self._scribe.read()
        later = log.since(identifier)
        entry = next((e for e in log.entries if later and e.id == later[0]), None)
        if entry is None:
            raise refuse(
                "no_step",
                "",
                phrase("この行のあとに、戻せる手順はありません。"),
                phrase("もっと前の行を選んでください。"),
                overridable=False,
            )
        return self._cut(entry, log)

    def forward(self) -> Stepped:
        """Do again what was taken back last; offered until something new is done.

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
        log = self._scribe.read()
        known = {e.id: e for e in log.entries}
        changes = turned(effect_of(known[again.line], known))
        line = self._scribe.again(known[again.steps[0].entry], (again.line,), self._carrier.effective(changes))
        self.playing.story.take(line)
        self._undone.pop()
        self._done += again.steps
        kept = self._carrier.carry(changes)
        self._lay_out()
        return Stepped(entries=(line,), roll=self._roll, changes=changes, kept=kept)

    def _last_moved(self, log: Log) -> str:
        """Return the last line that still counts and moved something, also from before the program started."""
        found = (e.id for e in reversed(log.standing) if e.kind == PLAY or changes_of(e))
        return next(found, "")

    def _step_back_of(self, identifier: str) -> Stepped:
        """Take the last step of one open check back, also of one that was put aside."""
        if self._roll is None or self._roll.id != identifier:
            self.take_up(identifier)
        return self.step_back()

    def _void(self, entry: LogEntry, log: Log) -> Stepped:
        """Take back one line that moved no machine; whatever came after it stands."""
        changes = turned(effect_of(entry, {known.id: known for known in log.entries}))
        line = self._scribe.void(entry, self._carrier.effective(changes))
        self.playing.story.take(line)
        self._take_away(line, {entry.id}, entry)
        kept = self._carrier.carry(changes)
        roll = self._roll
        if roll is not None and entry.data.get("roll") == roll.id:
            self._roll = self._afresh(roll)
        self._lay_out()
        return Stepped(entries=(line,), roll=self._roll, changes=changes, kept=kept)

    def _cut(self, first: LogEntry, log: Log) -> Stepped:
        """Take a line and everything after it back."""
        start = next(i for i, e in enumerate(log.entries) if e.id == first.id)
        self._give_up_since({e.id for e in log.entries[:start]}, log)
        standing = {first.id, *log.since(first.id)}
        ended = {e.data.get("roll") for e in log.entries if e.kind == "check"}  # its line holds what its steps did
        steps = [
            e
            for e in log.entries[start:]
            if e.id in standing or (e.kind == STEP and e.data.get("roll") not in ended and changes_of(e))
        ]
        line = self._scribe.cut(first, [e.id for e in reversed(steps)])
        self.playing.story.take(line)
        self._take_away(line, {e.id for e in steps}, first)
        entries = {known.id: known for known in (*log.entries, line)}
        changes = effect_of(line, entries)
        kept = self._carrier.carry(changes)
        if self._roll is not None and (self._roll.machine or self._roll.done):
            self._roll = None
        self._lay_out()
        return Stepped(entries=(line,), roll=self._roll, changes=changes, kept=kept)

    def _give_up_since(self, before: set[str], log: Log) -> None:
        """Cancel loose checks that began after a line; what they had done at once is taken back with the rest."""
        first: dict[str, str] = {}
        for entry in log.entries:
            first.setdefault(str(entry.data.get("roll", "")), entry.id)
        late = [r for r in self._loose() if r.begun and first.get(r.id) not in before]
        for roll in late:
            self._scribe.cancelled(roll)
        self._parked = tuple(roll for roll in self._parked if roll not in late)
        if self._roll in late:
            self._roll = None

    def _loose(self) -> tuple[Roll, ...]:
        own = (self._roll,) if self._roll is not None and self._roll.open and not self._roll.machine else ()
        return (*self._parked, *own)

    def _take_away(self, line: LogEntry, gone: set[str], first: LogEntry) -> None:
        """Note what a line has taken back, so that it can be done again."""
        steps = tuple(done for done in self._done if done.entry in gone)
        self._done = [done for done in self._done if done.entry not in gone]
        if first.id not in {step.entry for step in steps}:  # from before the program started
            steps = (_Done(self._clock(), first.id, ""), *steps)
        self._undone.append(_Undone(line.id, steps))

    def _afresh(self, roll: Roll) -> Roll | None:
        try:
            return Roll.of(roll.asked, self._start(roll.asked))
        except Refusal:
            return None

    # the parts

    def _start(self, asked: Asked) -> Any:
        everybody = self._people.everybody()
        sheet = self._people.sheet(asked.who) if asked.who else None
        if asked.who and sheet is None:
            raise refuse(
                "nobody",
                "",
                phrase("その人のシートが見つかりません。"),
                phrase("左の一覧から選び直してください。"),
                overridable=False,
            )
        return self._system.start_check(asked.kind, sheet, asked.given, self._game(), party=everybody)

    def _put_aside(self) -> None:
        if self._roll is not None and self._roll.open and not self._roll.machine:
            self._parked = (*self._parked, self._roll)

    def _did(self, entry: LogEntry, roll: str = "") -> None:
        if entry.kind != STEP:  # the steps before a check's end are part of that line now
            self._done = [done for done in self._done if not roll or done.roll != roll]
        self._done.append(_Done(self._clock(), entry.id, roll))
        self._undone.clear()

    def _last_of(self, roll: Roll) -> _Done | None:
        return next((done for done in reversed(self._done) if done.roll == roll.id), None)

    def _replayed(self, identifier: str, asked: Asked, steps: Sequence[Step]) -> Roll | None:
        try:
            roll = replace(Roll.of(asked, self._start(asked)), id=identifier)
            for step in steps:
                roll = roll.take(step)
        except Refusal:
            return None  # today's rules or sheets do not allow it any more; its lines stay in the log
        return roll


def _nothing_back() -> Refusal:
    return refuse(
        "no_step",
        "",
        phrase("戻せる手順がありません。"),
        phrase("手で直すには、シートの値を書き換えてください。"),
        overridable=False,
    )


def _dice_of(before: Roll, step: Step) -> Dice | None:
    wants = before.check.wants
    return throw_of(wants.sides, step.faces, step.origin) if isinstance(step, Throw) and wants is not None else None


def _booked(roll: Roll) -> tuple[Change, ...]:
    """Return what a check has done to sheets by now: everything once it is over, before that what holds at once."""
    outcome = roll.check.outcome
    if outcome is None:
        return ()
    return outcome.changes if roll.done else outcome.changes[: outcome.booked]
