"""Reported steps are on the disk: a file's bytes before its name, and its name before the signal."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.services import killed_campaign, writing

REBUILT = frozenset(("index.json", ".search.json", "writing.json", "recent.json", "snapshots"))
"""Names of files, or of their folders, that are made anew where they are missing."""


class Disk:
    """Follows which bytes and names the disk has been waited for."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.unsynced: set[Path] = set()
        """Files whose bytes, and folders whose names, a power cut would take away again."""
        self._written: set[Path] = set()
        self._journals: set[Path] = set()
        self._replace = os.replace
        patch.setattr(os, "fsync", self.fsync)
        patch.setattr(os, "replace", self.replace)

    def fsync(self, handle: int) -> None:
        """Take note of a file or a folder; a journal gets its name when it is first written."""
        path = Path(os.readlink(f"/proc/self/fd/{handle}"))
        self.unsynced.discard(path)
        self._written.add(path)
        if path.suffix == ".jsonl" and path not in self._journals:
            self._journals.add(path)
            self.unsynced.add(path.parent)

    def replace(self, source: Any, target: Any) -> None:
        """Let a file take its place."""
        self._replace(source, target)
        path = Path(os.path.realpath(target))
        if not REBUILT & {path.name, path.parent.name}:
            self.unsynced |= {path.parent, *({path} if Path(source) not in self._written else ())}


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="there is no telling which file a handle is of")
@pytest.mark.parametrize("action", writing.ACTIONS)
def test_actions_report_success_only_after_sync(action: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    killed_campaign.prepare(tmp_path)
    disk = Disk(monkeypatch)
    for word in islice(writing.ACTIONS[action](tmp_path), 6):
        assert disk.unsynced == set(), (action, word)
