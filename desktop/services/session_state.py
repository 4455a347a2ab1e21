"""What was open, written at every change, so that a start after a crash or a power cut opens the same place.

The kiosk (手渡し) survives as well: after a restart the screen is locked again, and the GM's secrets stay concealed.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from desktop.services.folders import Folders, placed
from desktop.services.migrations import SESSION
from desktop.services.state_file import State, StateFile

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
