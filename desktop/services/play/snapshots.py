"""States of engines kept beside the journal, so that a play session of thousands of steps opens at once.

A convenience and never truth: each belongs to one line of one journal by its number and chained sum, to these very
rules, and to what of the journal is left out. One that is missing, damaged, foreign or of other rules is as if it were
not there: the journal is folded again. An update that leaves the rules for a system as they are leaves its snapshots.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pydantic
from pydantic import BaseModel

from desktop import assets
from desktop.core.game import AnyGame
from desktop.core.problem import TakujoError
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import Typed
from desktop.services.play.play_state import Play, engine_of, game_of
from desktop.services.storage import files, parsing
from desktop.services.storage.digests import blake2b


class Inexact(Exception):
    """A value that does not come back from JSON as it was."""


def pack(state: BaseModel) -> bytes:
    """Return a state in two lines: where its typed texts stand, and itself.

    Raises:
        Inexact: it would not come back as it was.
    """
    raw = state.model_dump_json(warnings=False).encode()  # what does not fit is found below
    typed = _typed(state, type(state).model_validate_json(raw)) or {}
    return json.dumps(typed, ensure_ascii=False).encode() + b"\n" + raw + b"\n"


def unpack(kind: type[BaseModel], typed: bytes, raw: bytes) -> Any:
    """Return the state that `pack` was given.

    Raises:
        ValueError, TypeError, RecursionError: these are not its lines.
    """
    where = json.loads(typed)
    return _restored(kind.model_validate_json(raw), where) if where else kind.model_validate_json(raw)


def _typed(was: Any, came: Any) -> Any:
    """Return where `was` holds typed texts that came back as plain ones: True, names of parts, or None for nowhere.

    Raises:
        Inexact: anything else is different.
    """
    if was is came:
        return None
    if type(was) is not type(came):
        if type(was) is Typed and type(came) is str and was == came:
            return True
        raise Inexact(f"{type(was).__name__} became {type(came).__name__}")
    if isinstance(was, (tuple, list)):
        return _parts(enumerate(was), enumerate(came), len(was) == len(came))
    if isinstance(was, Mapping):
        return _parts(was.items(), came.items(), list(was) == list(came))
    if hasattr(was, "__dict__"):
        own, other = _fields(was), _fields(came)
        return _parts(own.items(), ((name, other[name]) for name in own if name in other), own.keys() == other.keys())
    if was != came:
        raise Inexact(f"{was!r:.40} became {came!r:.40}")
    return None


def _parts(was: Iterable[tuple[Any, Any]], came: Iterable[tuple[Any, Any]], alike: bool) -> Any:
    if not alike:
        raise Inexact("parts are missing")
    pairs = zip(was, came, strict=True)
    found = {str(name): where for (name, one), (_, other) in pairs if (where := _typed(one, other)) is not None}
    return found or None


def _fields(value: Any) -> dict[str, Any]:
    """Everything a value holds, also what a later version has written into a record."""
    return {**value.__dict__, **(getattr(value, "model_extra", None) or {})}


def _restored(value: Any, where: Any) -> Any:
    if where is True:
        return Typed(value)
    if isinstance(value, tuple):
        return tuple(_restored(part, where[str(n)]) if str(n) in where else part for n, part in enumerate(value))
    if isinstance(value, dict):
        return {name: _restored(part, where[str(name)]) if str(name) in where else part for name, part in value.items()}
    changes = {name: _restored(value.__dict__[name], inner) for name, inner in where.items()}
    return value.model_copy(update=changes) if isinstance(value, BaseModel) else replace(value, **changes)


FORMAT, VERSION = "takujo-snapshot", 2
_NAME = re.compile(r"(\d{1,12})-([0-9a-f]{12})\.jsonl")
_DIGITS = 16
_CODE = (".py", ".pyc", ".toml", ".json")
_COMPILED = 16
"""Bytes before the code in a compiled file: they tell when its source was written."""
DECIDES = (
    *("campaign.definitions", "campaign.embedded", "campaign.migrations"),
    *("journal.changes", "journal.log", "journal.log_lines"),
    *("play.effects", "play.history", "play.play_state", "play.snapshots", "play.undo_steps"),
    *("storage.files", "text.catalogue"),
)
"""Modules of the services on which it depends what a fold of a journal gives, beside the rules and the core."""


class SnapshotMark(NamedTuple):
    """A line of the journal to which a snapshot belongs."""

    line: int
    """Its number in the file, from 1."""
    sum: str

    @property
    def name(self) -> str:
        """The name of the snapshot's file."""
        return f"{self.line:07}-{self.sum}.jsonl"


class Snapshots:
    """The snapshots of one journal.

    Args:
        allowed: raises where nothing may be written.
    """

    def __init__(self, folder: Path, system: AnySystem, allowed: Callable[[], None]) -> None:
        self._folder, self._system, self._allowed = folder, system, allowed
        self._program = program(system)

    def marks(self) -> frozenset[SnapshotMark]:
        """The lines for which there is a file; whether it is of any use shows when it is read."""
        try:
            names = os.listdir(self._folder)
        except OSError:
            return frozenset()
        found = (_NAME.fullmatch(name) for name in names)
        return frozenset(SnapshotMark(int(match[1]), match[2]) for match in found if match is not None)

    def load(self, mark: SnapshotMark, counting: str) -> Play | None:
        """Return the play after a line; None where the file is not what it should be.

        Args:
            counting: names the lines up to that one that count.
        """
        try:
            first, _, body = files.read_bytes(self._folder / mark.name).partition(b"\n")
            if json.loads(first) != self._head(mark, counting, body):
                return None
            return self._play(body)
        except (
            OSError,
            TakujoError,
            parsing.Unreadable,
            ValueError,
            TypeError,
            KeyError,
            AttributeError,
            RecursionError,
        ):
            return None

    def keep(
        self,
        mark: SnapshotMark,
        play: Play,
        rules: Mapping[str, Mapping[str, Any]],
        counting: str,
        others: Collection[SnapshotMark],
    ) -> bool:
        """Write a snapshot, and remove every file that is neither it nor of the `others`; False: it was not written.

        Args:
            rules: what the first line of each engine that runs keeps of its rules.
        """
        try:
            self._allowed()
            rows = [(name, json.dumps(rules[name]).encode(), pack(state)) for name, state in play.states.items()]
            rows += [("", who.encode(), pack(sheet)) for who, sheet in play.sheets.items()]
            removed = json.dumps(sorted(play.removed)).encode() + b"\n"
            parts = (json.dumps(name).encode() + b"\n" + about + b"\n" + raw for name, about, raw in rows)
            body = removed + b"".join(parts)
            head = json.dumps(self._head(mark, counting, body)).encode()
            self._folder.mkdir(exist_ok=True)
            files.replace(self._folder / mark.name, head + b"\n" + body, durable=False)
        except (OSError, TakujoError, Inexact, ValueError, KeyError):
            return False
        self._sweep({mark.name, *(other.name for other in others)})
        return True

    def _play(self, body: bytes) -> Play:
        lines = iter(body.split(b"\n")[:-1])
        removed = frozenset(json.loads(next(lines)))
        states: dict[str, Any] = {}
        games: dict[str, AnyGame] = {}
        sheets: dict[str, Sheet] = {}
        for raw_name, about, typed, raw in zip(lines, lines, lines, lines, strict=True):
            name = json.loads(raw_name)
            if not name:
                sheets[about.decode()] = unpack(self._system.sheet_type, typed, raw)
                continue
            engine = engine_of(self._system, name)
            if engine is None:
                raise KeyError(name)
            states[name], games[name] = unpack(engine.state_type, typed, raw), game_of(self._system, json.loads(about))
        return Play(states, games, sheets, removed)

    def _head(self, mark: SnapshotMark, counting: str, body: bytes) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "program": self._program,
            "line": mark.line,
            "sum": mark.sum,
            "counting": digest_of(counting.encode()),
            "digest": digest_of(body),
        }

    def _sweep(self, wanted: Collection[str]) -> None:
        files.sweep(self._folder)
        with contextlib.suppress(OSError):
            for name in os.listdir(self._folder):
                if name not in wanted and _NAME.fullmatch(name):
                    with contextlib.suppress(OSError):
                        (self._folder / name).unlink()


def program(system: AnySystem) -> str:
    """Return what tells the rules for a system, and how a journal is folded by them, from any other."""
    package = getattr(sys.modules.get(system.sheet_type.__module__), "__file__", None)
    return program_digest(system.id, str(Path(package).parent) if package else "")


@cache
def program_digest(system: str, package: str) -> str:
    services = Path(__file__).parent.parent
    folders = [str(services.with_name("core")), package, str(assets.path("systems", system))]
    digest = blake2b("\n".join((sys.version, pydantic.VERSION)).encode(), digest_size=_DIGITS)
    for name, path in chain(_own_code(services), *map(_code, filter(None, folders))):
        digest.update(f"\n{name}\n".encode() + _read(path))
    return digest.hexdigest()


def _own_code(folder: Path) -> Iterator[tuple[str, str]]:
    return ((name, path) for name, path in _code(str(folder)) if name.partition(".")[0].replace(os.sep, ".") in DECIDES)


def _code(folder: str) -> Iterator[tuple[str, str]]:
    """Name every file of code or of rules in a folder; a frozen program has its code there as well."""
    for place, inner, names in os.walk(folder):
        inner[:] = sorted(name for name in inner if name != "__pycache__")
        for name in sorted(names):
            if name.endswith(_CODE):
                path = os.path.join(place, name)
                yield os.path.relpath(path, folder), path


def _read(path: str) -> bytes:
    """Return what a file says; not when it was compiled."""
    try:
        raw = Path(path).read_bytes()
    except OSError:
        return path.encode()
    return raw[_COMPILED:] if path.endswith(".pyc") else raw


def digest_of(raw: bytes) -> str:
    return blake2b(raw, digest_size=_DIGITS).hexdigest()
