"""Where things lie on this machine: the library among the documents, settings and state apart from it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

APP = "takujo"
LIBRARY_NAME = "卓上"


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
        """When each 卓 was last opened here."""
        return self.state / "recent.json"


def user_folders() -> Folders:
    """Return the folders of the person at this machine; `TAKUJO_HOME` keeps everything in one place (a stick)."""
    home = os.environ.get("TAKUJO_HOME")
    if home:
        base = Path(home).expanduser().absolute()
        return Folders(base / LIBRARY_NAME, base / "config", base / "state", base / "logs")
    import platformdirs

    return Folders(
        Path(platformdirs.user_documents_dir()) / LIBRARY_NAME,
        Path(platformdirs.user_config_dir(APP, appauthor=False)),
        Path(platformdirs.user_state_dir(APP, appauthor=False)),
        Path(platformdirs.user_log_dir(APP, appauthor=False)),
    )
