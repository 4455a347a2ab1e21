"""Small files of the program's own (settings, what was open): a bad value costs that value, a bad file nothing else."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from desktop.services.campaign.migrations import SESSION
from desktop.services.storage import encoding, files, parsing, versions
from desktop.services.storage.folders import Folders, placed
from desktop.services.storage.store import now
from desktop.services.storage.stored import Kind

if TYPE_CHECKING:
    from desktop.core.problem import Problem

_MAX_BYTES = 1024 * 1024
_MOST = 1_000_000
"""No number of these files comes near."""


@dataclass(frozen=True)
class State:
    """Base of a frozen state with a default for every field."""

    LIMITS: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """Field → smallest and largest number."""
    CHOICES: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Field → words that it may hold."""
    TEXTS: ClassVar[frozenset[str]] = frozenset()
    """Fields that map words to words."""


S = TypeVar("S", bound=State)


class StateFile(Generic[S]):
    """One file that holds a `State`.

    Reading never fails: what cannot be used is replaced by its default and named in `note`. A file of which anything
    was lost is kept byte for byte as a version before another takes its place; one that cannot be read is moved there.
    """

    def __init__(self, path: Path, kind: Kind, blank: S) -> None:
        self.path = path
        self.value: S = blank
        self.note = ""
        """A code of `faults`, or the names of the keys that were not usable; empty when all was well."""
        self._args: dict[str, Any] = {}
        self._kind = kind
        self._blank = blank
        self._damaged = self._unread = False
        self._refused: OSError | None = None
        self._unknown: dict[str, Any] = {}
        self._newer = False
        self._found: Any = kind.version

    def load(self) -> S:
        """Read the file, or what can be read of it."""
        self.value, self.note, self._damaged, self._unknown = self._blank, "", False, {}
        self._refused, self._unread = None, False
        try:
            data = parsing.parse(files.read_bytes(self.path, _MAX_BYTES))
        except FileNotFoundError:
            return self.value
        except parsing.Unreadable as error:
            self.note, self._damaged, self._args = error.code, True, error.args_
            self._unread = error.code == "not_a_file"
            return self.value
        except OSError as error:
            self.note, self._refused, self._unread = "device", error, True
            return self.value
        self._take(data)
        return self.value

    @property
    def problem(self) -> Problem | None:
        """What was left out in reading, as a sentence; None when all was well."""
        if not self.note:
            return None
        from desktop.services.storage import file_errors

        if self._refused is not None:
            found = file_errors.reading(self._refused, self.path).problem
        elif self.note in file_errors.CODES:
            found = file_errors.problem(self.note, self.path, **self._args)
        else:
            return file_errors.problem("left_out", self.path, parts=self.note)
        return found.evolve(remedy=file_errors.started_anew(versions.folder_of(self.path)))

    def change(self, **changes: Any) -> S:
        """Replace some fields and write the file at once.

        Raises:
            FileError: it cannot be written; the value is changed all the same.
        """
        self.value = replace(self.value, **changes)
        self.save()
        return self.value

    def commit(self, **changes: Any) -> S:
        """Replace some fields, but only once the disk has them.

        Raises:
            FileError: it cannot be written, or a newer program's file must stay as it is; nothing is changed.
        """
        if self._newer:
            from desktop.services.storage.file_errors import fault

            raise fault("newer", self.path, found=self._found, known=self._kind.version)
        before, written = self.value, False
        try:
            after = self.change(**changes)
            written = True
        finally:
            if not written:
                self.value = before
        return after

    def save(self) -> None:
        """Write the file, unless it says just that: a start that continues where it was does not wait for the disk.

        Raises:
            FileError: it cannot be written.
        """
        if self._newer:
            return  # a newer program's file stays as it is; this run keeps its changes in memory
        data = {
            "format": self._kind.format,
            "schema_version": self._kind.version,
            **vars(self.value),
            **self._unknown,
        }
        raw = encoding.encode(data)
        if self._has_content(raw):
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._keep_damaged()
            files.replace(self.path, raw)
        except OSError as error:
            from desktop.services.storage.file_errors import writing

            raise writing(error, self.path) from error

    def _has_content(self, raw: bytes) -> bool:
        with contextlib.suppress(OSError, parsing.Unreadable):
            return files.read_bytes(self.path, _MAX_BYTES) == raw
        return False

    def _keep_damaged(self) -> None:
        with contextlib.suppress(FileNotFoundError):
            if self._unread:
                versions.put_aside(self.path, now())
            elif self._damaged:
                try:
                    versions.keep(self.path, files.fingerprint(self.path), now())
                except parsing.Unreadable:  # something else has taken its place
                    versions.put_aside(self.path, now())
        self._damaged = self._unread = False

    def _take(self, data: dict[str, Any]) -> None:
        version = data.get("schema_version", 1)
        self._found = version
        self._newer = isinstance(version, int) and version > self._kind.version
        known = [f.name for f in fields(self.value)]
        self._unknown = {k: v for k, v in data.items() if k not in known and k not in ("format", "schema_version")}
        given = {k: v for k, v in data.items() if k in known}
        usable = {k: _shaped(v, getattr(self._blank, k)) for k, v in given.items() if _fits(self._blank, k, v)}
        self.note = ", ".join(sorted(given.keys() - usable.keys()))
        self._damaged = bool(self.note)
        self.value = replace(self._blank, **usable)


def _fits(blank: State, name: str, value: Any) -> bool:
    default = getattr(blank, name)
    if isinstance(default, bool) or isinstance(value, bool):
        return isinstance(default, bool) and isinstance(value, bool)
    if isinstance(default, tuple):
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if name in blank.TEXTS:
        return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
    if isinstance(default, int | float) and isinstance(value, int | float):
        low, high = blank.LIMITS.get(name, (-_MOST, _MOST))
        return isinstance(value, int | type(default)) and low <= value <= high
    return isinstance(value, type(default)) and (name not in blank.CHOICES or value in blank.CHOICES[name])


def _shaped(value: Any, default: Any) -> Any:
    return tuple(value) if isinstance(default, tuple) else value


LOCKED = ("hand_over", "passing")
"""The kiosk is open: with a sheet, or with the screen that goes round during a hidden check."""


@dataclass(frozen=True)
class SessionState(State):
    """The last known state of the windows."""

    table: str = ""
    """Folder of the open campaign, within the library where it is there; empty: the start page."""
    mode: str = "prepare"
    returns: str = "prepare"
    """The mode to which the GM comes back once the kiosk is closed."""
    documents: tuple[str, ...] = ()
    """Files open in tabs, in order, within the folder of the campaign; so are the other two."""
    active: str = ""
    """The file in front."""
    handed_over: str = ""
    """File of the sheet the laptop was handed over with; empty: it is the GM's."""
    handed_free: bool = False
    """Whether the player may set what is the GM's (level, 財産点)."""
    display: bool = False
    """Whether the player display was open."""
    display_dark: bool = False
    """Whether it hid how things stood: it was darkened, or held while the game went on."""
    pin: Mapping[str, Any] = field(default_factory=dict)
    """`pin.Pin` as JSON; empty: none set."""
    screens: Mapping[str, Any] = field(default_factory=dict)
    """Screen → whatever it needs to find its place again (a pending check, a scroll position)."""
    clean: bool = True
    """False while the program runs; still false at the next start after a crash."""

    CHOICES: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "mode": ("prepare", "table", *LOCKED),
        "returns": ("prepare", "table"),
    }


def session(folders: Folders) -> StateFile[SessionState]:
    """Open and read the session of this installation."""
    file = StateFile(folders.session, SESSION, SessionState())
    file.load()
    return file


def remember(file: StateFile[SessionState], **changes: Any) -> None:
    """Write down what is open; a write error is ignored."""
    from desktop.core.problem import TakujoError

    with contextlib.suppress(TakujoError):
        file.change(**changes)


def existing_documents(state: SessionState, table: Path) -> tuple[Path, ...]:
    """Return the documents that can be opened again, of a campaign in this folder."""
    named = (placed(d, table) for d in state.documents if isinstance(d, str))
    return tuple(p for p in named if os.path.isfile(p))  # false also for what can be no name
