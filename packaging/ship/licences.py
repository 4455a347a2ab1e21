"""Gathers the licence of everything that a package carries; what has none stops the build."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from ship.plan import ROOT, Refusal, run

OURS = ROOT / "packaging" / "licences"
NOT_CARRIED = {
    *("altgraph", "packaging", "pip", "pyinstaller", "pyinstaller-hooks-contrib", "setuptools", "wheel"),
    *("pefile", "pywin32-ctypes", "macholib"),
}
"""Only build, the second line on Windows and macOS.

PyInstaller's loader is carried under the exception of its licence, which NOTICE.txt names.
"""
QT = {"pyside6-essentials", "pyside6_essentials", "shiboken6"}
"""Under LGPL 3, whose text stands in `packaging/licences`; the wheels bring none."""
ASK = """
import importlib.metadata as metadata, json
print(json.dumps([[d.name, d.version, d.metadata.get("License-Expression") or d.metadata.get("License") or "",
    [str(d.locate_file(f)) for f in d.files or () if "licen" in str(f).lower() or "copying" in str(f).lower()]]
    for d in metadata.distributions()]))
"""


def distributions(python: Path) -> list[tuple[str, str, str, list[Path]]]:
    """Return name, version, licence and licence files of every Python package that the program carries."""
    found = json.loads(run(python, "-c", ASK))
    rows = [
        (n.lower(), v, li, [Path(f) for f in files if f.endswith((".txt", "LICENSE"))]) for n, v, li, files in found
    ]
    return sorted(row for row in rows if row[0] not in NOT_CARRIED)


def gather(python: Path, folder: Path) -> None:
    """Copy our notice, the texts that come with Python packages, and those of the typefaces.

    Raises:
        Refusal: a package has no text of its licence.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(OURS.iterdir()):
        shutil.copyfile(file, folder / file.name)
    shutil.copyfile(ROOT / "LICENSE", folder / "takujo-LICENSE.txt")
    for file in sorted((ROOT / "resources" / "fonts").glob("OFL-*.txt")):
        shutil.copyfile(file, folder / file.name)
    for name, _version, _licence, files in distributions(python):
        if name in QT:
            continue
        if not files:
            raise Refusal(f"The Python package {name} brings no licence text. Put one into packaging/licences.")
        for file in files:
            shutil.copyfile(file, folder / f"{name}-{file.name}")


def add_libraries(frozen: Path) -> None:
    """Copy Debian's notices for the libraries that were taken from this system."""
    target = next(frozen.rglob("licences")) / "libraries"
    target.mkdir(exist_ok=True)
    for package in sorted(libraries(frozen)):
        notice = Path("/usr/share/doc") / package.split(":")[0] / "copyright"
        if not notice.is_file():
            raise Refusal(f"{notice} is missing. Install it again with: apt-get install --reinstall {package}")
        shutil.copyfile(notice, target / f"{package.split(':')[0]}.txt")


def libraries(frozen: Path) -> dict[str, list[str]]:
    """Return the Debian packages that libraries in a frozen program came from, each with its files."""
    found: dict[str, list[str]] = {}
    names = sorted(path.name for path in (frozen / "_internal").glob("*.so*") if not path.is_symlink())
    for name in (name for name in names if not name.startswith("libpython")):
        done = subprocess.run(["dpkg-query", "-S", f"*/{name}"], capture_output=True, text=True, check=False)
        packages = {line.split(": ")[0] for line in done.stdout.splitlines() if line.endswith("/" + name)}
        for package in sorted(packages)[:1]:
            found.setdefault(package, []).append(name)
    return found
