"""The user's choices on this computer, in one JSON file, among them how far the back of a printed page is off."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from desktop.services.campaign.migrations import PREFERENCES
from desktop.services.program.state_file import State, StateFile
from desktop.services.storage.folders import Folders


@dataclass(frozen=True)
class Preferences(State):
    """Every choice with its default."""

    language: str = ""
    """`ja` or `en`; empty: as the system is set."""
    theme: str = "system"
    desktop_dark: bool = False
    """The last known dark mode of a desktop that answers after the first paint; not a setting."""
    scale: int = 100
    """Base font size in percent."""
    library: str = ""
    """Where the library is; empty: 卓上 among the documents."""
    animation: bool = True
    """Whether dice tumble, where movement is not reduced."""
    motion: str = "system"
    """Whether movement is reduced: as the `system` says, always (`less`) or never (`full`)."""
    paper: str = "A4"
    printer: str = ""
    """The one that pages with backs are drawn for; empty: any."""
    printer_offset_x: float = 0.0
    """Millimetres by which any printer shifts the back of a page to the right, seen from the front."""
    printer_offset_y: float = 0.0
    printer_offsets: Mapping[str, str] = field(default_factory=dict)
    """Printer → both of its own numbers, such as `1.5 -0.5`."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Command id → shortcut, only where it differs."""
    windows: Mapping[str, Any] = field(default_factory=dict)
    """Window → place and size, as the screens write it."""

    LIMITS: ClassVar[Mapping[str, tuple[int, int]]] = {
        "scale": (80, 200),
        "printer_offset_x": (-50, 50),
        "printer_offset_y": (-50, 50),
    }
    TEXTS: ClassVar[frozenset[str]] = frozenset(("keys", "printer_offsets"))
    CHOICES: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "language": ("", "ja", "en"),
        "theme": ("system", "light", "dark"),
        "motion": ("system", "less", "full"),
        "paper": ("A4", "A5", "B5", "Letter"),
    }


def preferences(folders: Folders) -> StateFile[Preferences]:
    """Open and read the preferences of this installation."""
    file = StateFile(folders.preferences, PREFERENCES, Preferences())
    file.load()
    return file


def library_folder(folders: Folders, chosen: Preferences) -> Path:
    """Return where the library is."""
    usable = chosen.library and "\0" not in chosen.library
    return Path(os.path.expanduser(chosen.library)) if usable else folders.library


Shift = tuple[float, float]
"""mm to the right and down, seen from the front against the light."""
MOST = 20.0
"""mm; more is a mistake."""
_PAIR = re.compile(r"(-?\d{1,2}(?:\.\d{1,2})?) (-?\d{1,2}(?:\.\d{1,2})?)")


def shift(chosen: Preferences, printer: str | None = None) -> Shift:
    """Return the shift measured for a printer, by default the chosen one; else the general shift."""
    name = chosen.printer if printer is None else printer
    found = _PAIR.fullmatch(chosen.printer_offsets.get(name, "")) if name else None
    if found is None:
        return _within((chosen.printer_offset_x, chosen.printer_offset_y))
    return _within((float(found[1]), float(found[2])))


def changes(chosen: Preferences, printer: str, right: float, down: float) -> dict[str, object]:
    """Return the fields of the preferences that keep a measurement, and this printer as the chosen one."""
    if not printer:
        return {"printer": "", "printer_offset_x": right, "printer_offset_y": down}
    offsets = {**chosen.printer_offsets, printer: f"{right:.1f} {down:.1f}"}
    return {"printer": printer, "printer_offsets": offsets}


def _within(pair: Shift) -> Shift:
    right, down = (max(-MOST, min(MOST, value)) for value in pair)
    return right, down
