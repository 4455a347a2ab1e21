"""The history of a campaign: what is played is the fold of those lines of the journal that count.

Undo takes lines out, redo puts them back; both are lines themselves, so they work across restarts. Old states are
dropped and folded again when they are needed; snapshots on the disk shorten that and always equal the fold.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from desktop.core.problem import refuse
from desktop.core.rolls.dice import Throw
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Roll
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import phrase
from desktop.services.journal.changes import effects_of
from desktop.services.journal.journal import STEP, Log, LogEntry
from desktop.services.play.effects import FIRST, moves, removed, sheets_in
from desktop.services.play.play_state import BROKEN, PLAY, Play, after, put_away
from desktop.services.play.snapshots import SnapshotMark, Snapshots
from desktop.services.play.undo_steps import UndoSteps

KEPT = 128
"""Latest states that are all kept; of earlier ones every `SPARSE`th, the others are folded again when needed."""
SPARSE = 64
EVERY = 256
"""Steps after which another snapshot is due."""
NOTHING = Play()
"""The very same value for as long as nothing is played: what is read from it is kept by its identity."""


@dataclass(frozen=True)
class DisallowedLine:
    """A line that the rules of today do not allow any more; its engine was put away there."""

    entry: LogEntry
    engine: str


@dataclass(slots=True)
class _Point:
    """The play right after a line."""

    entry: LogEntry
    names: frozenset[str] = frozenset()
    """The engines that run."""
    play: Play | None = None
    """None: let go, to be folded again or read from a snapshot."""
    before: _Point | None = None
    """The point from which it was folded."""
    mark: SnapshotMark | None = None
    """Its snapshot on the disk."""


class Revised(NamedTuple):
    """A history with other lines, before the line that says so has been written."""

    points: list[_Point]
    gone: list[_Point]
    same: int
    """How many points are as they were."""


class History:
    """The play after every line that counts.

    Args:
        snapshots: None: every line is folded.
    """

    def __init__(self, system: AnySystem, snapshots: Snapshots | None = None) -> None:
        self._system, self._snapshots = system, snapshots
        self._clear()

    def _clear(self) -> None:
        self._points: list[_Point] = []
        """In order of their lines; only lines that move something."""
        self._cut: dict[str, list[_Point]] = {}
        """What each line that takes back has taken out."""
        self._first: dict[str, Sheet] = {}
        self._unread: list[LogEntry] = []
        """Lines whose sheets have not been read into it yet."""
        self.steps = UndoSteps()
        self._away: set[str] = set()
        """Ids of the lines at which an engine was put away."""
        self._due = EVERY
        """Number of points at which the next snapshot is written."""
        self._wanted: list[_Point] = []
        """Points of which a snapshot is due, the first one last."""

    # what is played

    @property
    def play(self) -> Play:
        """What is played now."""
        return self._at(len(self._points) - 1)

    @property
    def names(self) -> frozenset[str]:
        """The engines that run."""
        return self._points[-1].names if self._points else frozenset()

    @property
    def first(self) -> Mapping[str, Sheet]:
        """The sheets as they were before any line, of those that lines changed."""
        for entry in self._unread:
            self._first |= dict(sheets_in(entry, self._system, self._first))
        self._unread.clear()
        return self._first

    def sheet(self, who: str) -> Sheet | None:
        """Return a sheet as it is now; None where no line has changed it."""
        return self.play.sheets.get(who) or self.first.get(who)

    def sheets(self) -> dict[str, Sheet]:
        """Return every sheet that lines have changed, as it is now."""
        return {**self.first, **self.play.sheets}

    def until(self, line: int) -> Play:
        """Return what was played after the last counting line up to a number."""
        return self._at(bisect_left(self._points, line + 1, key=lambda point: point.entry.line) - 1)

    def sheets_at(self, line: int) -> dict[str, Sheet]:
        """Return every sheet that lines have changed, as it was after the last counting line up to a number."""
        return {**self.first, **self.until(line).sheets}

    # lines

    def read(self, log: Log) -> DisallowedLine | None:
        """Fold a whole journal; return what today's rules do not take, where no line has told it yet."""
        self._clear()
        gone = removed(log)
        known: dict[str, _Point] = {}
        for entry in log.entries:
            self._first_of(entry)
            self.steps.take(entry)
            if entry.takes_out:
                self._cut[entry.id] = [known[name] for name in entry.voids if name in known]
            if not moves(entry):
                continue
            point = known[entry.id] = _Point(entry)
            if entry.id not in gone:
                self._points.append(point)
        for before, point in zip((None, *self._points), self._points, strict=False):
            point.before, point.names = before, _names(before, point.entry)
        self._load_snapshots(log)
        return self._fold()

    def take(self, entry: LogEntry, play: Play | None = None) -> None:
        """Continue by one line that takes none out and brings none back.

        Args:
            play: the engines after it, where they are known already.
        """
        if moves(entry):
            before = self._points[-1] if self._points else None
            self._first_of(entry)
            if play is None:
                now, _ = self._after(self.play, entry)
            else:
                now = replace(play, sheets=self.play.sheets).with_effects(effects_of(entry), self.first)
            self._points.append(_Point(entry, _names(before, entry), now, before))
            self._thin()
        self.steps.take(entry)

    def without(self, identifiers: Collection[str]) -> Revised:
        """Return the history without some lines.

        Raises:
            Refusal: an engine that runs cannot take a later line then.
        """
        gone = [point for point in self._points if point.entry.id in identifiers]
        return self._changed([point for point in self._points if point.entry.id not in identifiers], gone)

    def with_again(self, line: str) -> Revised:
        """Return the history with the lines that another had taken out.

        Raises:
            Refusal: an engine that runs cannot take a later line then.
        """
        both = (*self._points, *self._cut.get(line, ()))
        return self._changed(sorted(both, key=lambda point: point.entry.line), [])

    def take_change(self, entry: LogEntry, change: Revised) -> None:
        """Continue by a line that takes others out, or brings them back."""
        self._points = change.points
        self._due = min(self._due, change.same + EVERY)
        if entry.takes_out:
            self._cut[entry.id] = change.gone
        self.steps.take(entry)

    def _changed(self, points: list[_Point], gone: list[_Point]) -> Revised:
        """Link points that are to count; those whose past is another are folded anew.

        Raises:
            Refusal: an engine that runs cannot take one of them.
        """
        found, same = _linked(self._points, points)
        play = self._at(same - 1, found) if same < len(found) else NOTHING
        for point in found[same:]:
            play, away = self._after(play, point.entry)
            point.play = play
            if away and point.entry.id not in self._away:
                message = phrase("あとの手順がこの手順をもとにしているので、これだけは取り消せません。")
                remedy = phrase("先に、あとの手順を取り消してください。")
                raise refuse("later_steps", "", message, remedy, overridable=False)
        return Revised(found, gone, same)

    def holds(self, identifier: str) -> bool:
        """Tell whether a line moved an engine, or sheets while one ran."""
        point = next((point for point in reversed(self._points) if point.entry.id == identifier), None)
        return point is not None and (point.entry.kind == PLAY or bool(point.names))

    def played_after(self, identifier: str) -> bool:
        """Tell whether an engine has moved since a line."""
        for point in reversed(self._points):
            if point.entry.id == identifier:
                return False
            if point.entry.kind == PLAY:
                return True
        return False

    def group(self, identifier: str, log: Log) -> tuple[LogEntry, ...]:
        """Return the lines that are taken back with one: itself, steps of its check, or what was typed before it."""
        entry = log.entry(identifier)
        step = self.steps.step(identifier)
        if step is not None and step.also:
            return tuple(known for name in (*step.also[::-1], identifier) if (known := log.entry(name)) is not None)
        roll = entry.data.get("roll") if entry is not None and entry.kind != STEP else None
        if entry is None or not isinstance(roll, str):
            return () if entry is None else (entry,)
        steps = (p.entry for p in self._points if p.entry.kind == STEP and p.entry.data.get("roll") == roll)
        return (*(step for step in steps if log.counts(step.id)), entry)

    def _first_of(self, entry: LogEntry) -> None:
        if FIRST in entry.data or "begin" in entry.data:
            self._unread.append(entry)

    # states

    def _at(self, place: int, points: Sequence[_Point] | None = None) -> Play:
        """Return the play after a point; states on the way to it that are near are kept."""
        points = self._points if points is None else points
        start = next((i for i in range(place, -1, -1) if self._known(points[i])), -1)
        play = points[start].play if start >= 0 else None
        play = NOTHING if play is None else play
        for number in range(start + 1, place + 1):
            point = points[number]
            play, _ = self._after(play, point.entry)
            if place - number < SPARSE or not number % SPARSE:
                point.play = play
        return play

    def _after(self, play: Play, entry: LogEntry) -> tuple[Play, str]:
        """Return the play after a line, and the name of the engine that cannot take it and is put away."""
        try:
            return after(self._system, play, entry, self.first), ""
        except BROKEN:
            return put_away(self._system, play, entry, self.first)

    def _fold(self) -> DisallowedLine | None:
        """Fold what is not known, keeping only the states that stay; return what no line has told yet."""
        disallowed: dict[str, DisallowedLine] = {}
        start = next((i for i in range(len(self._points) - 1, -1, -1) if self._points[i].play is not None), -1)
        play = self._points[start].play if start >= 0 else None
        play = NOTHING if play is None else play
        end = len(self._points)
        for number in range(start + 1, end):
            entry = self._points[number].entry
            if entry.kind == PLAY and ("begin" in entry.data or entry.data.get("close") is True):
                disallowed.pop(str(entry.data["engine"]), None)
            play, away = self._after(play, entry)
            if away:
                self._away.add(entry.id)
                disallowed.setdefault(away, DisallowedLine(entry, away))
            if end - number <= KEPT or not number % SPARSE:
                self._points[number].play = play
        return next(iter(disallowed.values()), None)

    def _known(self, point: _Point) -> bool:
        """Tell whether the state is at hand, or comes from the disk."""
        if point.play is None and point.mark is not None:
            point.play = self._loaded(point.mark)
            point.mark = point.mark if point.play is not None else None
        return point.play is not None

    def _thin(self) -> None:
        """Let go of a state that has become old."""
        old = len(self._points) - KEPT
        if old > 0 and old % SPARSE:
            self._points[old].play = None

    # snapshots

    def keep(self) -> bool:
        """Write one snapshot where one is due; True where more are."""
        if self._snapshots is None:
            return False
        if not self._wanted and len(self._points) >= self._due:
            self._due = len(self._points) + EVERY
            self._wanted = self._worth_keeping()
        if self._wanted:
            self._keep(self._wanted.pop(), self._snapshots)
        return bool(self._wanted)

    def _load_snapshots(self, log: Log) -> None:
        """Take the last snapshot that belongs to this journal, and note the others."""
        if self._snapshots is None or log.ending.why == "newer":
            return
        there = self._snapshots.marks()
        found = [p for p in self._points if SnapshotMark(p.entry.line, p.entry.sum) in there] if there else []
        while found and not self._marked(found[-1]):
            found.pop()
        for point in found:
            point.mark = SnapshotMark(point.entry.line, point.entry.sum)
        if found:
            self._due = len(self._points) + EVERY

    def _marked(self, point: _Point) -> bool:
        point.play = self._loaded(SnapshotMark(point.entry.line, point.entry.sum))
        if point.play is not None and point.play.states.keys() != point.names:
            point.play = None
        return point.play is not None

    def _loaded(self, mark: SnapshotMark) -> Play | None:
        return self._snapshots.load(mark, self._counting(mark.line)) if self._snapshots is not None else None

    def _counting(self, line: int) -> str:
        """Name the lines that count up to one: the same journal may be folded with others taken out."""
        return " ".join(str(point.entry.line) for point in self._points if point.entry.line <= line)

    def _keep(self, point: _Point, snapshots: Snapshots) -> None:
        place = next((i for i, known in enumerate(self._points) if known is point), -1)
        mark = SnapshotMark(point.entry.line, point.entry.sum)
        if place < 0 or not mark.sum:
            return
        games = {name: self._begun(name, place) for name in point.names}
        others = self._others()
        if snapshots.keep(mark, self._at(place), games, self._counting(mark.line), others):
            point.mark = mark

    def _begun(self, name: str, place: int) -> Mapping[str, Any]:
        """Return what the first line of an engine that runs after a point keeps of its rules."""
        for point in reversed(self._points[: place + 1]):
            data = point.entry.data
            if point.entry.kind == PLAY and data.get("engine") == name and "begin" in data:
                return {key: part for key, part in data["begin"].items() if key in ("definition", "extra_rows")}
        raise KeyError(name)

    def _worth_keeping(self) -> list[_Point]:
        """Return the last point, and one of each older stretch that has none: the farther back, the fewer."""
        end = len(self._points) - 1
        found = [self._points[end]]
        far = EVERY
        while far <= end:
            stretch = range(max(0, end - 2 * far + 1), end - far + 1)
            if not any(self._points[i].mark for i in stretch):
                kept = (self._points[i] for i in stretch if not i % SPARSE)
                found += [point for point in kept if point.play is not None][:1]
            far *= 2
        return found[::-1]

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


def _names(before: _Point | None, entry: LogEntry) -> frozenset[str]:
    """Return which engines run after a line; the same object where the same ones go on."""
    names: frozenset[str] = before.names if before is not None else frozenset()
    if entry.kind != PLAY or entry.voids:
        return names
    name = str(entry.data["engine"])
    if entry.data.get("close") is True:
        return names - {name}
    return names | {name} if "begin" in entry.data else names


def _linked(old: Sequence[_Point], points: Sequence[_Point]) -> tuple[list[_Point], int]:
    """Chain points, and return how many of them are as they were.

    From the first one whose past is another than when it was folded, all are made anew, without a state.

    Args:
        old: points that are chained already.
    """
    pairs = enumerate(zip(old, points, strict=False))
    place = next((i for i, (one, other) in pairs if one is not other), min(len(old), len(points)))
    found = list(points[:place])
    while place < len(points) and points[place].before is (found[-1] if found else None):
        found.append(points[place])
        place += 1
    for point in points[place:]:
        before = found[-1] if found else None
        found.append(_Point(point.entry, _names(before, point.entry), None, before))
    return found, place


@dataclass(frozen=True)
class Stepped:
    """What one step has moved."""

    entries: tuple[LogEntry, ...] = ()
    """Lines of the journal that are new."""
    roll: Roll | None = None
    """The roll in the tray after the step."""
    changes: tuple[Change, ...] = ()
    dice: Throw | None = None
    """What was thrown in this step."""
    disallowed: DisallowedLine | None = None
    """A line of the journal that today's rules do not allow any more: its engine was put away there."""
