"""Takes out of a frozen program the libraries that nothing in it asks for any more, on Linux.

What asked for them was left out by `takujo.spec` (printer plugins that use the system's own CUPS, GTK, video), but the
freezer had followed it before.
"""

from __future__ import annotations

import re
from pathlib import Path

from ship.plan import run

KEPT = ("libpython",)
"""Opened by name."""


def prune(frozen: Path) -> list[str]:
    """Remove them and return their names."""
    inner = frozen / "_internal"
    binaries = [p for p in sorted(frozen.rglob("*")) if is_binary(p)]
    needs = {p: needed(p) for p in binaries}
    libraries = {p.name: p for p in binaries if p.parent in (inner, inner / "PySide6" / "Qt" / "lib")}
    waiting = [p for p in binaries if p.name not in libraries or p.name.startswith(KEPT)]
    reached = {p.name for p in waiting}
    while waiting:
        for name in needs[waiting.pop()] & libraries.keys() - reached:
            reached.add(name)
            waiting.append(libraries[name])
    unused = sorted(libraries.keys() - reached)
    for name in unused:
        libraries[name].unlink()
    for link in inner.iterdir():
        if link.is_symlink() and not link.exists():
            link.unlink()
    return unused


def is_binary(path: Path) -> bool:
    """Tell whether a file is a program or a library of Linux."""
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def needed(binary: Path) -> set[str]:
    """Return the names of the libraries that a program or library asks for."""
    return set(re.findall(r"NEEDED\s+(\S+)", run("objdump", "-p", binary)))
