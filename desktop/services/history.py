"""The timeline of a play session: the states of the running engines, folded from the journal line by line.

It changes no sheet and writes no line. Undo cuts the timeline at a line; redo restores the very same states. Old states
are dropped and folded again when they are needed; snapshots on the disk shorten that and always equal the fold of
the lines before them.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass

from pydantic import ValidationError

from desktop.core.problem import TakujoError
from desktop.core.system import AnySystem
from desktop.services.exact import Inexact
from desktop.services.journal import Log, LogEntry
from desktop.services.play_state import Play, after, moves, names_after
from desktop.services.put_by import PutBy
from desktop.services.snapshots import SnapshotMark, Snapshots

KEPT = 128
"""Latest states that are all kept; of earlier ones every `SPARSE`th, the others are folded again when needed."""
SPARSE = 64
FAR = 64
"""So many times farther back, only one in so many of those is kept: memory stays flat over a play session."""
MOVED = "moved"
"""Key of a line that follows a step back or forth by itself: what was taken back can be done again all the same."""
EVERY = 256
"""Steps after which another snapshot is due."""
_BROKEN = (TakujoError, ValidationError, KeyError, TypeError, AttributeError)
"""What a line raises that cannot be."""


@dataclass(frozen=True)
class Unfit:
    """A line that the rules of today do not allow any more; the story ends before it."""

    place: int
    """Place among the lines that could be read, from 1; `entry.line` is its number in the file."""
    entry: LogEntry


@dataclass(slots=True)
class _Point:
    """The story right after a line; the same for as long as the line is part of it."""

    entry: LogEntry
    names: frozenset[str]
    """The engines that run."""
    play: Play | None
    """None: let go, to be folded again or taken out of what was put by."""
    mark: SnapshotMark | None = None
    """Its snapshot on the disk."""
    put_by: PutBy | None = None
    """The same in little room, once it is old."""


class Story:
    """The states of all engines after every line, as far back as undo goes.

    Args:
        snapshots: None: every line is folded.
    """

    def __init__(self, system: AnySystem, snapshots: Snapshots | None = None) -> None:
        self._system, self._snapshots = system, snapshots
        self._points: list[_Point] = []
        self._cut: dict[str, list[_Point]] = {}
        """What each line that takes back has cut off, until something new is done."""
        self._left_out: frozenset[str] = frozenset()
        """Ids of lines that are no part of the story, for the rules of some day did not allow them."""
        self._due = EVERY
        """Number of points at which the next snapshot is written."""
        self._wanted: list[_Point] = []
        """Points of which a snapshot is due, the first one last."""
        self._old: list[_Point] = []
        """Points whose states have become old and are still at hand."""

    @property
    def play(self) -> Play:
        """What is under way now."""
        last = self._points[-1].play if self._points else None
        return last if last is not None else self._play_at(len(self._points) - 1)

    def read(self, log: Log) -> Unfit | None:
        """Fold a whole journal; return the first line that today's rules refuse, where there is one."""
        self._left_out = frozenset(name for e in log.entries if e.data.get("unfit") is True for name in e.voids)
        marks = self._marks(log)
        unfit = self._fold(log, marks)
        return unfit if unfit is None or not marks else self._fold(log, {})

    def take(self, entry: LogEntry, play: Play | None = None) -> None:
        """Continue by one line.

        Args:
            play: what is under way after it, where that is known already.

        Raises:
            Refusal, pydantic.ValidationError, KeyError: the line cannot be.
        """
        if not self._takes_back(entry):
            then = play if play is not None and not entry.voids else after(self._system, self.play, entry)
            self._go_on(_Point(entry, self._named(frozenset(then.states)), then))

    def holds(self, identifier: str) -> bool:
        """Tell whether a line moved an engine and still counts."""
        return any(point.entry.id == identifier for point in reversed(self._points))

    def keep(self) -> bool:
        """Put by what has become old, and write one snapshot where one is due; True where more are."""
        more = self._put_by()
        if self._snapshots is None:
            return more
        if not self._wanted and len(self._points) >= self._due:
            self._due = len(self._points) + EVERY
            self._wanted = self._worth_keeping()
        if self._wanted:
            self._keep(self._wanted.pop(), self._snapshots)
        return more or bool(self._wanted)

    # lines

    def _fold(self, log: Log, marks: Mapping[int, tuple[SnapshotMark, Play | None]]) -> Unfit | None:
        """Fold line by line; up to the last snapshot only what runs and what was taken back is looked at."""
        self._points, self._cut, self._wanted, self._old, self._due = [], {}, [], [], EVERY
        last = max(marks, default=0)
        for number, entry in enumerate(log.entries, 1):
            if entry.id in self._left_out:
                continue
            try:
                if 0 < entry.line <= last:
                    self._skim(entry)
                else:
                    self.take(entry)
                if entry.line in marks:
                    self._note(*marks[entry.line])
            except _BROKEN:
                return Unfit(number, entry)
        return None

    def _skim(self, entry: LogEntry) -> None:
        if not self._takes_back(entry):
            names = self._points[-1].names if self._points else frozenset()
            self._go_on(_Point(entry, self._named(names_after(names, entry)), None))

    def _takes_back(self, entry: LogEntry) -> bool:
        """Cut the story, or put back what was cut off; False where a line does neither."""
        again = [name for name in entry.voids if name in self._cut]
        if again:
            for name in again:
                self._points += self._cut.pop(name)
        elif entry.voids and entry.data.get("tail") is True:
            first = next((i for i, p in enumerate(self._points) if p.entry.id in entry.voids), len(self._points))
            if first < len(self._points):
                self._cut[entry.id] = self._points[first:]
                del self._points[first:]
                self._due = min(self._due, first + EVERY)
        else:
            return False
        return True

    def _go_on(self, point: _Point) -> None:
        if moves(point.entry, point.names):
            if point.entry.data.get(MOVED) is not True:
                self._cut.clear()
            self._points.append(point)
            self._thin()

    def _named(self, names: frozenset[str]) -> frozenset[str]:
        """Return the same object where the same engines continue."""
        return self._points[-1].names if self._points and self._points[-1].names == names else names

    # states

    def _play_at(self, index: int) -> Play:
        if index < 0:
            return Play()
        start = next((i for i in range(index, -1, -1) if self._known(self._points[i])), -1)
        play = self._points[start].play if start >= 0 else Play()
        assert play is not None
        for place in range(start + 1, index + 1):
            point = self._points[place]
            play = after(self._system, play, point.entry)
            if index - place < SPARSE or not place % SPARSE:
                point.play = play
        return play

    def _held(self, place: int) -> bool:
        """Tell whether a state is in the memory, in whatever room."""
        return self._points[place].play is not None or self._points[place].put_by is not None

    def _known(self, point: _Point) -> bool:
        """Tell whether the state is at hand, put by, or comes from the disk."""
        if point.play is None and point.put_by is not None:
            point.play, point.put_by = Play(point.put_by.states(self._system)), None
            self._old.append(point)
        if point.play is None and point.mark is not None:
            point.play = self._loaded(point.mark)
            point.mark = point.mark if point.play is not None else None
        return point.play is not None

    def _thin(self) -> None:
        """Let go of states that have become old."""
        kept, every = KEPT, SPARSE
        while (old := len(self._points) - kept) > 0:
            if old % every:
                self._points[old].play = self._points[old].put_by = None
            elif kept == KEPT and self._points[old].play is not None:
                self._old.append(self._points[old])
            kept, every = kept * FAR, every * FAR

    def _put_by(self) -> bool:
        """Let one old state take little room, for each takes as much as a hundred lines; True where more are."""
        if self._old:
            point = self._old.pop()
            if point.play is not None and point is not self._points[-1]:
                with suppress(Inexact):  # it stays as it is
                    point.put_by = PutBy.of(point.play.states)
                    point.play = None
        return bool(self._old)

    # snapshots

    def _marks(self, log: Log) -> Mapping[int, tuple[SnapshotMark, Play | None]]:
        """Return the snapshots that belong to this journal by line, none after the last that can be used."""
        if self._snapshots is None or log.ending.why == "newer":
            return {}
        there = self._snapshots.marks()
        marks = [mark for e in log.entries if (mark := SnapshotMark(e.line, e.sum)) in there] if there else []
        while marks and (play := self._loaded(marks[-1])) is None:
            marks.pop()
        return {mark.line: (mark, play if mark is marks[-1] else None) for mark in marks}

    def _loaded(self, mark: SnapshotMark) -> Play | None:
        states = self._snapshots.load(mark, self._left_out) if self._snapshots is not None else None
        return None if states is None else Play(states)

    def _note(self, mark: SnapshotMark, play: Play | None) -> None:
        """Take note of the snapshot that belongs to the line read last."""
        if not self._points or (play is not None and self._points[-1].names != play.states.keys()):
            raise KeyError(mark.name)
        point = self._points[-1]
        point.mark, point.play = mark, point.play or play
        self._due = len(self._points) + EVERY

    def _worth_keeping(self) -> list[_Point]:
        """Return the last point, and one of each older stretch that has none: the farther back, the fewer."""
        end = len(self._points) - 1
        found = [self._points[end]]
        far = EVERY
        while far <= end:
            stretch = range(max(0, end - 2 * far + 1), end - far + 1)
            if not any(self._points[i].mark for i in stretch):
                found += [self._points[i] for i in stretch if not i % SPARSE and self._held(i)][:1]
            far *= 2
        return found[::-1]

    def _keep(self, point: _Point, snapshots: Snapshots) -> None:
        mark = SnapshotMark(point.entry.line, point.entry.sum)
        if not self._known(point) or point.play is None or not point.names or not mark.sum:
            return
        if snapshots.keep(mark, point.play.states, self._left_out, self._others()):
            point.mark = mark

    def _others(self) -> Collection[SnapshotMark]:
        """Return the older snapshots that stay, one for each doubling of the distance: the first of each stretch."""
        end = len(self._points) - 1
        found: dict[int, SnapshotMark] = {}
        for place, point in enumerate(self._points):
            if point.mark is not None:
                stretch = ((end - place) // EVERY).bit_length()
                if stretch in found:
                    point.mark = None
                else:
                    found[stretch] = point.mark
        return found.values()
