"""Takes out of a frozen program the libraries that nothing in it asks for any more, on Linux.

What asked for them was left out by `takujo.spec` (printer plugins that use the system's own CUPS, GTK, video), but the
freezer had followed it before.
"""

from __future__ import annotations

from pathlib import Path

from ship import elf

KEPT = ("libpython",)
"""Opened by name."""


def prune(frozen: Path) -> list[str]:
    """Remove them and return their names."""
    inner = frozen / "_internal"
    binaries = [p for p in sorted(frozen.rglob("*")) if elf.is_binary(p)]
    needs = {p: elf.needed(p) for p in binaries}
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
