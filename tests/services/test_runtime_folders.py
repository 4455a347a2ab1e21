"""What a killed program leaves among the temporary files goes at the next start, and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.services.program import runtime_folders
from desktop.services.program.instance import Instance, Message

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a pipe of Windows goes with its program")


@pytest.fixture
def temporary(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="t-") as folder:  # pytest's own is too deep for the address of a socket
        monkeypatch.setattr(tempfile, "tempdir", folder)
        yield Path(folder)


def left_by_a_killed_program(temporary: Path, state: Path) -> Path:
    code = (
        "import os, sys; from pathlib import Path; from desktop.services.program.instance import Instance\n"
        "one = Instance(Path(sys.argv[1])); assert one.take(); one.listen(print); os._exit(9)"
    )
    here = {**os.environ, "TMPDIR": str(temporary)}
    subprocess.run([sys.executable, "-c", code, str(state)], env=here, check=False)
    (folder,) = temporary.glob("takujo-*")
    return folder


def grow_old(folder: Path) -> None:
    os.utime(folder, (time.time() - 3600,) * 2)


def test_next_start_removes_folder_of_a_killed_process(temporary: Path, tmp_path: Path) -> None:
    folder = left_by_a_killed_program(temporary, tmp_path / "state")
    assert sorted(path.name for path in folder.iterdir()) == ["line", "lock"]
    grow_old(folder)
    one = Instance(tmp_path / "another")
    assert one.take()
    one.listen(print)
    one.release()
    assert not list(temporary.iterdir())


def test_folder_of_running_process_is_kept(temporary: Path, tmp_path: Path) -> None:
    received: list[Message] = []
    one = Instance(tmp_path)
    assert one.take()
    one.listen(received.append)
    (folder,) = temporary.iterdir()
    grow_old(folder)
    runtime_folders.sweep()
    assert Instance(tmp_path).pass_on(Message(("/a",)))
    assert received == [Message(("/a",))]
    one.release()


def test_folder_of_hanging_process_is_kept(temporary: Path) -> None:
    """A program that hangs, or is on its way out."""
    folder = runtime_folders.RuntimeFolder()
    grow_old(folder.folder)
    runtime_folders.sweep()
    assert folder.folder.is_dir()
    folder.leave()
    assert not folder.folder.exists()


def test_new_folder_is_kept_until_it_is_old(temporary: Path) -> None:
    folder = Path(tempfile.mkdtemp(prefix=runtime_folders.PREFIX))
    runtime_folders.sweep()
    assert folder.is_dir()
    grow_old(folder)
    runtime_folders.sweep()
    assert not folder.exists()


def test_folders_that_hold_anything_else_and_links_stay(temporary: Path, tmp_path: Path) -> None:
    folder = Path(tempfile.mkdtemp(prefix=runtime_folders.PREFIX))
    (folder / "mine.txt").touch()
    grow_old(folder)
    (tmp_path / "far").mkdir()
    grow_old(tmp_path / "far")
    (temporary / "takujo-link").symlink_to(tmp_path / "far")
    runtime_folders.sweep()
    assert (folder / "mine.txt").exists()
    assert (tmp_path / "far").is_dir()


def test_folders_of_other_users_are_kept(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(tempfile.mkdtemp(prefix=runtime_folders.PREFIX))
    grow_old(folder)
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    runtime_folders.sweep()
    assert folder.is_dir()
