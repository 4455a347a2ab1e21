"""Folders of tests in memory, where the system has room for it: a disk takes ten times as long to exchange a file."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOT = "PYTEST_DEBUG_TEMPROOT"
"""Where pytest makes `tmp_path`; a value set already, or `--basetemp`, wins."""
ROOM = 4 * 2**30
"""Bytes that must be free; a whole run leaves a fraction of a hundred of it."""


def folders_in_memory(memory: Path) -> bool:
    """Have folders of tests made there, if there is such a place with room; elsewhere they are where they always are.

    Processes that share the tests are given theirs by the one that starts them.
    """
    if os.environ.get(ROOT) or not os.access(memory, os.W_OK | os.X_OK) or shutil.disk_usage(memory).free < ROOM:
        return False
    os.environ[ROOT] = str(memory)
    return True
