"""What each line of the journal does to the engines that run: pure functions from a play to the next.

A line that an engine posted is applied to it; what any other line did to sheets is told to every engine that runs, so
that a battle, a session and the sheets never differ.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import ValidationError

from desktop.core.outcome import Change
from desktop.core.play import AnyEngine, Changed, closed
from desktop.core.problem import Refusal
from desktop.core.system import AnySystem
from desktop.core.value import Value
from desktop.services import definitions, migrations
from desktop.services.changes import changes_of, plain
from desktop.services.journal import LogEntry

PLAY = "play"
"""Kind of a line that an engine posted."""
NAMES = ("battle", "session")
"""The engines that a system may have, the one that leads the screen first."""
MAP = "map"
"""The sketch map, which every system has beside its own engines."""


@dataclass(frozen=True)
class Play:
    """What is under way: the state of each engine that runs, by name."""

    states: Mapping[str, Value] = field(default_factory=dict)

    def evolve(self, name: str, state: Value | None) -> Play:
        """Return the play with one engine in another state; None: it runs no more."""
        rest = {n: s for n, s in self.states.items() if n != name}
        return Play(rest if state is None else rest | {name: state})


def engine_of(system: AnySystem, name: str) -> AnyEngine | None:
    """Return an engine of a system by name."""
    if name == MAP:
        from desktop.core.sketch import SKETCH  # as other engines, read when play needs it

        return closed(SKETCH)
    if name == "battle":
        return system.battle
    return system.session if name == "session" else None


def engines(system: AnySystem) -> tuple[str, ...]:
    """Name the engines of a system beside the map, without loading them."""
    known = {"battle": system.load_battle, "session": system.load_session}
    return tuple(name for name in NAMES if known[name] is not None)


def begun(system: AnySystem, name: str, data: Mapping[str, Any]) -> Value:
    """Return the state in which an engine begins, from what its first line keeps.

    Raises:
        Refusal, pydantic.ValidationError: today's rules do not allow it.
    """
    engine = engine_of(system, name)
    if engine is None:
        raise KeyError(name)
    game = system.game(migrations.definition(data["definition"]))
    if "extra_rows" in data:
        game = definitions.with_scenarios(system, game, [data["extra_rows"]])
    options = dict(data.get("options") or {})
    if engine.whole_party:
        options["party"] = tuple(system.sheet_type.model_validate(row) for row in data.get("party") or ())
    if engine.past:
        options["played"] = data.get("played") or {}
    sheets = tuple(system.sheet_type.model_validate(row) for row in data["sheets"])
    return engine.start(sheets, game, **options)


def told(system: AnySystem, play: Play, changes: Iterable[Change], but: str = "") -> Play:
    """Tell every running engine (but one) what was done to sheets; one that knows nothing of it stays as it is."""
    listed = tuple(changes)
    for name, state in play.states.items() if listed else ():
        engine = engine_of(system, name)
        if engine is None or name == but:
            continue
        for change in listed:
            before, after_ = plain(change.before), plain(change.after)
            event = Changed(sheet=change.sheet, field=change.field, before=before, after=after_)
            try:
                state = engine.apply(state, event)
            except (Refusal, ValidationError, KeyError):
                continue  # a character who takes no part, or a field that the engine does not keep
        play = play.evolve(name, state)
    return play


def consequences(system: AnySystem, before: Play, after: Play, known: Sequence[Change]) -> tuple[Change, ...]:
    """Return what running engines made of changes that they were told (unconscious at 0 LP, say)."""
    found: list[Change] = []
    named = {(change.sheet, change.field) for change in known}
    for name, state in after.states.items():
        engine, old = engine_of(system, name), before.states.get(name)
        if engine is None or old is None or old is state:
            continue
        for change in engine.changes(old, state):
            if (change.sheet, change.field) not in named:
                named.add((change.sheet, change.field))
                found.append(change)
    return tuple(found)


def after(system: AnySystem, play: Play, entry: LogEntry) -> Play:
    """Return what is under way after a line; of one that takes others back, only what it did to sheets counts.

    Raises:
        Refusal, pydantic.ValidationError, KeyError: the line cannot be.
    """
    if entry.voids:
        return told(system, play, changes_of(replace(entry, outcome=None)))
    if entry.kind != PLAY:
        return told(system, play, changes_of(entry)) if play.states else play
    name = str(entry.data["machine"])
    if entry.data.get("close") is True:
        return play.evolve(name, None)
    if "begin" in entry.data:
        return play.evolve(name, begun(system, name, entry.data["begin"]))
    engine = engine_of(system, name)
    if engine is None:
        raise KeyError(name)
    state = engine.apply(play.states[name], engine.events.validate_python(entry.data["event"]))
    play = play.evolve(name, state)
    # what the line did to sheets is most of it, and is not even read where no other engine hears of it
    return told(system, play, changes_of(entry), but=name) if len(play.states) > 1 else play


def moves(entry: LogEntry, names: frozenset[str]) -> bool:
    """Tell whether a line has to do with any engine, where these run after it."""
    if entry.kind == PLAY and not entry.voids:
        return True
    return bool(names) and bool(entry.voids or changes_of(entry))


def names_after(names: frozenset[str], entry: LogEntry) -> frozenset[str]:
    """Return which engines run after a line, when these ran before it.

    Raises:
        KeyError: the line cannot be.
    """
    if entry.voids or entry.kind != PLAY:
        return names
    name = str(entry.data["machine"])
    if entry.data.get("close") is True:
        return names - {name}
    if "begin" in entry.data:
        return names | {name}
    if name not in names:
        raise KeyError(name)
    return names
