"""The story of an evening: which machines run and how each stands, folded from the journal line by line.

Nothing here writes. A line that a machine posted is applied to it; what any other line did to sheets is told to every
machine that runs, so that a battle, a session and the sheets never differ. Taking back cuts the story at a line; doing
again puts the very same states back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import ValidationError

from desktop.core.game import Definition
from desktop.core.outcome import Change
from desktop.core.play import Changed, Machine
from desktop.core.problem import Refusal
from desktop.core.system import GameSystem
from desktop.services.carrying import changes_of
from desktop.services.journal import Log, LogEntry

PLAY = "play"
"""Kind of a line that a machine posted."""
NAMES = ("battle", "session")
"""The machines that a system may have, the one that leads the screen first."""
KEPT = 256
"""Latest states that are all kept; of earlier ones every `SPARSE`th, the others are folded again when needed."""
SPARSE = 64


@dataclass(frozen=True)
class Play:
    """What is under way: the state of each machine that runs, by name."""

    states: Mapping[str, Any] = field(default_factory=dict)

    def evolve(self, name: str, state: Any | None) -> Play:
        """Return the play with one machine in another state; None: it runs no more."""
        rest = {n: s for n, s in self.states.items() if n != name}
        return Play(rest if state is None else rest | {name: state})


@dataclass(frozen=True)
class Unfit:
    """A line that the rules of today do not allow any more; the story ends before it."""

    place: int
    """Place among the lines that could be read, from 1; `entry.line` is its number in the file."""
    entry: LogEntry


@dataclass(frozen=True)
class _Point:
    entry: LogEntry
    play: Play | None
    """None: thinned out, to be folded again."""


def machine_of(system: GameSystem[Any], name: str) -> Machine[Any, Any] | None:
    """Return a machine of a system by name."""
    return {"battle": system.battle, "session": system.session}.get(name)


def begun(system: GameSystem[Any], name: str, data: Mapping[str, Any]) -> Any:
    """Return the state in which a machine begins, from what its first line keeps.

    Raises:
        Refusal, pydantic.ValidationError: today's rules do not allow it.
    """
    machine = machine_of(system, name)
    if machine is None:
        raise KeyError(name)
    game = system.game(Definition.model_validate(data["definition"]))
    options = dict(data.get("options") or {})
    if machine.whole_party:
        options["party"] = tuple(system.sheet_type.model_validate(row) for row in data.get("party") or ())
    sheets = tuple(system.sheet_type.model_validate(row) for row in data["sheets"])
    return machine.start(sheets, game, **options)


def told(system: GameSystem[Any], play: Play, changes: Iterable[Change], but: str = "") -> Play:
    """Tell every running machine (but one) what was done to sheets; one that knows nothing of it stays as it is."""
    listed = tuple(changes)
    for name, state in play.states.items() if listed else ():
        machine = machine_of(system, name)
        if machine is None or name == but:
            continue
        for change in listed:
            event = Changed(
                sheet=change.sheet, field=change.field, before=_json(change.before), after=_json(change.after)
            )
            try:
                state = machine.apply(state, event)
            except (Refusal, ValidationError, KeyError):
                continue  # somebody who is not in it, or a field that it does not keep
        play = play.evolve(name, state)
    return play


def consequences(system: GameSystem[Any], before: Play, after: Play, known: Sequence[Change]) -> tuple[Change, ...]:
    """Return what running machines made of changes that they were told (unconscious at 0 LP, say)."""
    found: list[Change] = []
    named = {(change.sheet, change.field) for change in known}
    for name, state in after.states.items():
        machine, old = machine_of(system, name), before.states.get(name)
        if machine is None or old is None or old is state:
            continue
        for change in machine.changes(old, state):
            if (change.sheet, change.field) not in named:
                named.add((change.sheet, change.field))
                found.append(change)
    return tuple(found)


class Story:
    """The states of all machines after every line, as far back as anybody may want to go."""

    def __init__(self, system: GameSystem[Any]) -> None:
        self._system = system
        self._points: list[_Point] = []
        self._cut: dict[str, list[_Point]] = {}
        """What each line that takes back has cut off, until something new is done."""

    @property
    def play(self) -> Play:
        """What is under way now."""
        return self._play_at(len(self._points) - 1)

    def read(self, log: Log) -> Unfit | None:
        """Fold a whole journal; return the first line that today's rules refuse, where there is one."""
        self._points, self._cut = [], {}
        left_out = {name for e in log.entries if e.data.get("unfit") is True for name in e.voids}
        for number, entry in enumerate(log.entries, 1):
            if entry.id in left_out:
                continue
            try:
                self.take(entry)
            except (Refusal, ValidationError, KeyError, TypeError, AttributeError):
                return Unfit(number, entry)
        return None

    def take(self, entry: LogEntry, play: Play | None = None) -> None:
        """Go on by one line.

        Args:
            play: what is under way after it, where that is known already.

        Raises:
            Refusal, pydantic.ValidationError, KeyError: the line cannot be.
        """
        if entry.voids:
            self._take_void(entry)
            return
        before = self.play
        after = play if play is not None else self.after(before, entry)
        if entry.kind != PLAY and (not after.states or after is before):
            return  # nothing to do with any machine
        self._cut.clear()
        self._points.append(_Point(entry, after))
        self._thin()

    def after(self, play: Play, entry: LogEntry) -> Play:
        """Return what is under way after a line that takes nothing back."""
        if entry.kind != PLAY:
            return told(self._system, play, changes_of(entry)) if play.states else play
        name = str(entry.data["machine"])
        if entry.data.get("close") is True:
            return play.evolve(name, None)
        if "begin" in entry.data:
            return play.evolve(name, begun(self._system, name, entry.data["begin"]))
        machine = machine_of(self._system, name)
        if machine is None:
            raise KeyError(name)
        state = machine.apply(play.states[name], machine.events.validate_python(entry.data["event"]))
        return told(self._system, play.evolve(name, state), changes_of(entry), but=name)

    def holds(self, identifier: str) -> bool:
        """Tell whether a line moved a machine and still counts."""
        return any(point.entry.id == identifier for point in reversed(self._points))

    def _take_void(self, entry: LogEntry) -> None:
        again = [name for name in entry.voids if name in self._cut]
        if again:
            for name in again:
                self._points += self._cut.pop(name)
        elif entry.data.get("tail") is True:
            first = next((i for i, p in enumerate(self._points) if p.entry.id in entry.voids), len(self._points))
            if first < len(self._points):
                self._cut[entry.id] = self._points[first:]
                self._points = self._points[:first]
        else:
            after = told(self._system, self.play, changes_of(replace(entry, outcome=None)))
            if after.states:
                self._cut.clear()
                self._points.append(_Point(entry, after))

    def _play_at(self, index: int) -> Play:
        if index < 0:
            return Play()
        known = self._points[index].play
        if known is not None:
            return known
        start = next((i for i in range(index, -1, -1) if self._points[i].play is not None), -1)
        play = self._points[start].play if start >= 0 else Play()
        assert play is not None
        for point in self._points[start + 1 : index + 1]:
            play = self._again(play, point.entry)
        self._points[index] = _Point(self._points[index].entry, play)
        return play

    def _again(self, play: Play, entry: LogEntry) -> Play:
        if entry.voids:
            return told(self._system, play, changes_of(replace(entry, outcome=None)))
        return self.after(play, entry)

    def _thin(self) -> None:
        """Let go of a state that has become old; memory stays flat over an evening."""
        old = len(self._points) - KEPT
        if old > 0 and old % SPARSE:
            self._points[old] = _Point(self._points[old].entry, None)


def _json(value: Any) -> Any:
    return [_json(part) for part in value] if isinstance(value, tuple) else value
