"""The state of play as one value, and what each line of the journal makes of it: pure functions.

Sheets are folded from the effects that lines hold; the rules fold the engines, which read the sheets. So a sheet stays
as it was played where the rules of today give something else, and the engine is put away there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pydantic import ValidationError

from desktop.core.game import AnyGame
from desktop.core.play import AnyEngine, AnyState, KnownSheets, closed
from desktop.core.problem import TakujoError, refuse
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.view_models import LogMessage
from desktop.core.words import phrase
from desktop.services.campaign import definitions, migrations
from desktop.services.journal.changes import applied, changes_of, effects_of
from desktop.services.journal.log import BIN, REMOVED, RESTORED, LogEntry

PLAY = "play"
"""Kind of a line that an engine posted."""
NAMES = ("battle", "session")
"""The engines that a system may have, the one that leads the screen first."""
MAP = "map"
"""The sketch map, which every system has beside its own engines."""
BROKEN = (TakujoError, ValidationError, KeyError, TypeError, AttributeError)
"""What an engine raises that cannot take a line."""
_ROUNDS = 8
"""Times at most that engines let one another read their sheets anew after one line."""


@dataclass(frozen=True)
class Play:
    """What is played: the engines that run, and every sheet that a line has changed."""

    states: Mapping[str, AnyState] = field(default_factory=dict)
    """By the engine's name, each without the sheets that it reads."""
    games: Mapping[str, AnyGame] = field(default_factory=dict)
    """The rules with which each engine began."""
    sheets: Mapping[str, Sheet] = field(default_factory=dict)
    """By id; a sheet that no line has changed is as its file has it."""
    removed: frozenset[str] = frozenset()
    """Ids of the sheets that lie in the bin."""

    def evolve(self, name: str, state: AnyState | None, game: AnyGame | None = None) -> Play:
        """Return the play with one engine in another state; None: it runs no more."""
        states = {n: s for n, s in self.states.items() if n != name}
        if state is None:
            return replace(self, states=states, games={n: g for n, g in self.games.items() if n != name})
        games = self.games if game is None else {**self.games, name: game}
        return replace(self, states=states | {name: state.unbound()}, games=games)

    def bound(self, name: str, known: KnownSheets[Sheet]) -> AnyState:
        """Return the state of an engine that runs, reading its numbers from sheets."""
        return self.states[name].bound(known, self.games[name])

    def known(self, first: Mapping[str, Sheet]) -> KnownSheets[Sheet]:
        """Return every sheet that lines have named, as it is now.

        Args:
            first: the sheets as they were before any line.
        """
        return KnownSheets(self.sheets, first)

    def with_effects(self, changes: Sequence[Change], first: Mapping[str, Sheet]) -> Play:
        """Return the play after changes of sheets.

        Args:
            first: the sheets as they were before any line.
        """
        found: dict[str, Sheet] = {}
        for who in dict.fromkeys(change.sheet for change in changes):
            sheet = self.sheets.get(who) or first.get(who)
            if sheet is not None:
                found[who] = applied(sheet, (change for change in changes if change.sheet == who))
        return replace(self, sheets={**self.sheets, **found}) if found else self


def engine_of(system: AnySystem, name: str) -> AnyEngine | None:
    """Return an engine of a system by name."""
    if name == MAP:
        from desktop.core.maps.sketch import SKETCH  # as other engines, read when play needs it

        return closed(SKETCH)
    if name == "battle":
        return system.battle
    return system.session if name == "session" else None


def engines(system: AnySystem) -> tuple[str, ...]:
    """Name the engines of a system beside the map, without loading them."""
    has = {"battle": system.has_battle, "session": system.has_session}
    return tuple(name for name in NAMES if has[name])


def game_of(system: AnySystem, data: Mapping[str, Any]) -> AnyGame:
    """Return the rules that the first line of an engine keeps.

    Raises:
        Refusal, pydantic.ValidationError: today's program does not take them.
    """
    game = system.game(migrations.definition(data["definition"]))
    return definitions.with_scenarios(system, game, [data["extra_rows"]]) if "extra_rows" in data else game


def begun(
    system: AnySystem, name: str, data: Mapping[str, Any], game: AnyGame, known: Mapping[str, Sheet]
) -> tuple[AnyState, tuple[Change, ...]]:
    """Return the state in which an engine begins, from what its first line keeps, and what beginning does to sheets.

    Args:
        known: sheets as they are now; of others the line says how they are.

    Raises:
        Refusal, pydantic.ValidationError: today's rules do not allow it.
    """
    engine = engine_of(system, name)
    if engine is None:
        raise KeyError(name)

    def named(part: str) -> tuple[Sheet, ...]:
        rows = data.get(part) or ()
        return tuple(known.get(row["id"]) or system.sheet_type.model_validate(row) for row in rows)

    options = dict(data.get("options") or {})
    if "party" in data:
        options["party"] = named("party")
    if engine.past:
        options["played"] = data.get("played") or {}
    sheets = named("sheets")
    state = engine.advance(engine.start(sheets, game, **options))
    everyone = (*options.get("party", ()), *sheets)
    return state, engine.changes(state.bound(KnownSheets({sheet.id: sheet for sheet in everyone}), game), state)


class Followed(NamedTuple):
    """What running engines make of sheets that have changed."""

    play: Play
    changes: tuple[Change, ...]
    """What they change on sheets in turn."""
    messages: tuple[LogMessage, ...] = ()


def follow(
    system: AnySystem, play: Play, first: Mapping[str, Sheet], but: str = "", before: Play | None = None
) -> Followed:
    """Let every running engine (but one) read the sheets anew, until nothing follows any more.

    Args:
        first: the sheets as they were before any line.
        before: the play before sheets were edited; None: they were not.
    """
    known = play if before is None else before
    changes: list[Change] = []
    moved = set(play.states) if before is not None else set[str]()
    started = play
    for _ in range(_ROUNDS):
        more: list[Change] = []
        for name in tuple(play.states):
            engine = engine_of(system, name)
            if engine is None or name == but:
                continue
            state = play.bound(name, play.known(first))
            after = engine.advance(state)
            if after is state:
                continue
            found = engine.changes(state, after)
            moved.add(name)
            play = play.evolve(name, after).with_effects(found, first)
            more += found
        changes += more
        but = ""
        if not more:
            break
    messages: list[LogMessage] = []
    for name in play.states:
        engine, state = engine_of(system, name), started.states[name]
        if engine is not None and name in moved:
            old = state.bound(known.known(first), play.games[name])
            messages += engine.advance_messages(old, play.bound(name, play.known(first)))
    return Followed(play, tuple(changes), tuple(messages))


def after(system: AnySystem, play: Play, entry: LogEntry, first: Mapping[str, Sheet]) -> Play:
    """Return the play after a line.

    Args:
        first: the sheets as they were before any line.

    Raises:
        Refusal, pydantic.ValidationError, KeyError: an engine cannot take the line (`put_away`).
    """
    if entry.kind == BIN:
        gone, back = (set(entry.data.get(key) or ()) for key in (REMOVED, RESTORED))
        return replace(play, removed=(play.removed | gone) - back)
    stood = play.with_effects(effects_of(entry), first)
    if not (play.states or entry.kind == PLAY):
        return stood
    moved = _moved(system, play, entry, first, stood)
    for who, sheet in moved.sheets.items():
        if sheet is not stood.sheets.get(who) and sheet != stood.sheets.get(who):
            raise refuse(
                "other_result",
                "",
                phrase("いまのきまりでは、この手順の結果が変わります。"),
                phrase("始め直してください。"),
            )
    return replace(moved, sheets=stood.sheets)


def _moved(system: AnySystem, play: Play, entry: LogEntry, first: Mapping[str, Sheet], stood: Play) -> Play:
    """Return the play after a line by the rules of today, sheets included.

    Args:
        stood: the play with the effects that the line holds: its sheets are taken where the rules give the same.
    """
    if entry.kind != PLAY:
        return follow(system, play.with_effects(changes_of(entry), first), first).play
    name = str(entry.data["engine"])
    if entry.data.get("close") is True:
        return follow(system, play.evolve(name, None).with_effects(changes_of(entry), first), first).play
    if "begin" in entry.data:
        game = game_of(system, entry.data["begin"])
        state, opened = begun(system, name, entry.data["begin"], game, play.known(first))
        return follow(system, play.evolve(name, state, game).with_effects(opened, first), first, but=name).play
    if name not in play.states:  # it was put away; what it did to sheets stands, and the others read them
        return follow(system, play.with_effects(changes_of(entry), first), first).play
    engine = engine_of(system, name)
    if engine is None:
        raise KeyError(name)
    state = play.bound(name, play.known(first))
    after = engine.apply(state, engine.events.validate_python(entry.data["event"]))
    moved = play.evolve(name, after)
    written = {who: stood.sheets.get(who) for who in after.known.changed}
    if all(written[who] == sheet for who, sheet in after.known.changed.items()):
        moved = replace(moved, sheets={**moved.sheets, **{who: s for who, s in written.items() if s is not None}})
    else:
        moved = moved.with_effects(engine.changes(state, after), first)
    return follow(system, moved, first, but=name).play


def put_away(system: AnySystem, play: Play, entry: LogEntry, first: Mapping[str, Sheet]) -> tuple[Play, str]:
    """Return the play after a line that an engine cannot take, without that engine, and the engine's name.

    What the line did to sheets stays, and the other engines read it. A line that no engine posted puts the one away
    that leads.
    """
    name = str(entry.data.get("engine") or "") or next((n for n in (*NAMES, MAP) if n in play.states), "")
    play = play.evolve(name, None).with_effects(effects_of(entry), first)
    for other in tuple(play.states):
        engine = engine_of(system, other)
        with contextlib.suppress(*BROKEN):
            play = play if engine is None else play.evolve(other, engine.advance(play.bound(other, play.known(first))))
    return play, name
