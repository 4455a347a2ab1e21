"""Where tests write."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.memory import ROOM, ROOT, folders_in_memory


def with_room(monkeypatch: pytest.MonkeyPatch, free: int) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: SimpleNamespace(free=free))


@pytest.mark.parametrize(("chosen", "free", "there"), [("", ROOM, True), ("", ROOM - 1, False), ("/mine", ROOM, False)])
def test_memory_disk_is_used_by_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str, free: int, there: bool
) -> None:
    monkeypatch.setenv(ROOT, chosen)
    with_room(monkeypatch, free)
    assert folders_in_memory(tmp_path) == there
    assert os.environ[ROOT] == (str(tmp_path) if there else chosen)


def test_without_memory_disk_temporary_folder_is_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ROOT, "")
    assert not folders_in_memory(tmp_path / "nowhere")
    assert os.environ[ROOT] == ""
