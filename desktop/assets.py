"""Finds bundled files; the lowest layer, which may know nothing else of the program."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def resources() -> Path:
    """Return the absolute folder of bundled files.

    A frozen program and an installed wheel carry it inside the package, a checkout beside it.

    Raises:
        FileNotFoundError: the installation is damaged.
    """
    package = Path(__file__).resolve().parent
    candidates = [package / "resources", package.parent / "resources"]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen:
        candidates.insert(0, Path(frozen) / "desktop" / "resources")
    for folder in candidates:
        if (folder / "systems").is_dir():
            return folder
    raise FileNotFoundError(f"resources not found beside {package}")


def path(*parts: str) -> Path:
    """Return the absolute path of a bundled file or folder, e.g. `path("systems", "enishi", "tables.toml")`."""
    return resources().joinpath(*parts)


def text(*parts: str) -> str:
    """Read a bundled UTF-8 file."""
    return path(*parts).read_text(encoding="utf-8")


def licences() -> dict[str, Path]:
    """Return the texts of every licence that this installation carries, by name and in its order.

    A frozen program has them beside the package; a checkout has its own, and those of its typefaces.
    """
    root = resources().parent.parent if resources().parent.name == "desktop" else resources().parent
    folders = (root / "licences", root / "licences" / "libraries", root / "packaging" / "licences", path("fonts"))
    found = {file.stem: file for folder in folders if folder.is_dir() for file in sorted(folder.glob("*.txt"))}
    own = root / "LICENSE"
    if own.is_file():
        found.setdefault("takujo-LICENSE", own)
    return {name: found[name] for name in sorted(found, key=str.casefold)}
