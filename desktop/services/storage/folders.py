"""Folders on this computer: the library among the documents, settings and state apart from it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path

APP = "takujo"
LIBRARY_NAME = "卓上"
PORTABLE, BESIDE = "portable", "データ"
"""The file that makes a frozen program keep everything beside itself, and the folder where it does."""


@dataclass(frozen=True)
class Folders:
    """The folders of one installation; nothing is created before it is needed."""

    library: Path
    config: Path
    state: Path
    logs: Path

    @property
    def preferences(self) -> Path:
        """What the person has chosen."""
        return self.config / "preferences.json"

    @property
    def session(self) -> Path:
        """What was open, for the next start."""
        return self.state / "session.json"

    @property
    def leftovers(self) -> Path:
        """What is being written outside the library."""
        return self.state / "writing.json"

    @property
    def recent(self) -> Path:
        """When each campaign was last opened here."""
        return self.state / "recent.json"


def noted(path: Path, folder: Path) -> str:
    """Return how a path is written down: within its folder where it is there, for that may come to another place."""
    path, folder = path.absolute(), folder.absolute()
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else str(path)


def placed(text: str, folder: Path) -> Path:
    """Return the path that was written down."""
    return folder.absolute() / text


def together(base: Path) -> Folders:
    """Return folders that all lie in one."""
    return Folders(base / LIBRARY_NAME, base / "config", base / "state", base / "logs")


def beside_program() -> Path | None:
    """Return the folder beside a portable program, whether it can be written or not; None for an installed one."""
    if not getattr(sys, "frozen", False):
        return None
    folder = Path(sys.executable).resolve().parent
    return folder / BESIDE if (folder / PORTABLE).is_file() else None


def is_writable(folder: Path) -> bool:
    """Tell whether files can be put into a folder, which is made; rights say little about a read-only disk."""
    mark = folder / f".writable-{os.getpid()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        mark.touch()
        mark.unlink()
    except OSError:
        return False
    return True


def user_folders() -> Folders:
    """Return the user's folders.

    `TAKUJO_HOME` keeps everything in one place; so does a portable program that may write beside itself.
    """
    home = os.environ.get("TAKUJO_HOME")
    if home:
        return together(Path(home).expanduser().absolute())
    beside = beside_program()
    if beside is not None and is_writable(beside):
        return together(beside)
    import platformdirs

    return Folders(
        Path(platformdirs.user_documents_dir()) / LIBRARY_NAME,
        Path(platformdirs.user_config_dir(APP, appauthor=False)),
        Path(platformdirs.user_state_dir(APP, appauthor=False)),
        Path(platformdirs.user_log_dir(APP, appauthor=False)),
    )
