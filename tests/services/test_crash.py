"""Power cuts and full disks for real: processes are killed while they write, a small disk is filled."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.services.campaign.campaign import Campaign
from desktop.services.journal.journal import Journal
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.store import Store

_KILLS = 12

_SAVING = """
import sys
from pathlib import Path
from desktop.services.storage.store import Store
store = Store()
stored = store.read(Path(sys.argv[1]))
n = stored.data["n"]
while True:
    n += 1
    stored = store.save(stored, {"n": n, "body": [n] * 5000})
    if n % 5 == 0:
        print(n, flush=True)
"""

_LOGGING = """
import sys
from pathlib import Path
from desktop.services.journal.journal import Journal
journal = Journal(Path(sys.argv[1]))
while True:
    print(journal.append("運動の判定 → 成功" * 50, "霧島").id, flush=True)
"""


def killed(code: str, path: Path, lines: int) -> list[str]:
    """Run code until it has printed so many lines, kill it, and return its output."""
    with subprocess.Popen([sys.executable, "-c", code, str(path)], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        texts = [process.stdout.readline().strip() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        texts += process.stdout.read().split("\n")[:-1]
    return texts


def test_a_file_is_the_old_one_or_the_new_one_whenever_the_program_dies(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    Store().create(path, {"n": 0, "body": []})
    for attempt in range(_KILLS):
        texts = killed(_SAVING, path, 1 + attempt % 4)
        data = json.loads(path.read_bytes())
        assert data["body"] == [data["n"]] * 5000
        assert data["n"] >= int(texts[-1])
    for version in Store().versions(path):
        kept = Store().read_version(path, version)
        assert kept["body"] == ([kept["n"]] * 5000 if kept["n"] else [])


def test_confirmed_log_entries_survive_kill(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    confirmed: list[str] = []
    for attempt in range(_KILLS // 2):
        confirmed += killed(_LOGGING, path, 3 + attempt)
    ids = {entry.id for entry in Journal(path).read().entries}
    assert set(confirmed) <= ids


def test_lock_is_released_when_its_process_ends(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom pathlib import Path\nfrom desktop.services.storage.lock import Lock\n"
        "lock = Lock(Path(sys.argv[1]))\nprint(lock.take(), flush=True)\nsys.stdin.read()\n"
    )
    path = tmp_path / ".lock"
    from desktop.services.storage.lock import Lock

    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "None\n"
        holder = Lock(path).take()
        assert holder is not None
        assert holder.pid == process.pid
        process.kill()
    mine = Lock(path)
    assert mine.take() is None
    mine.release()
    assert not path.exists()


def small_disk(folder: Path) -> bool:
    """Mount a disk of 256 kB; false where that is not allowed."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(folder)]
    try:
        return os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        return False


def test_full_disk_loses_nothing(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    if not small_disk(disk):
        pytest.skip("may not mount a small disk here")
    try:
        store = Store()
        stored = store.create(disk / "a.json", {"n": 0})
        log = Journal(disk / "log.jsonl")
        log.append("前")
        with pytest.raises(FileError, match="空き容量が足りず"):
            store.save(stored, {"body": "x" * 400_000})
        assert store.read(stored.path).data == {"n": 0}
        with pytest.raises(FileError, match="空き容量が足りず"):
            log.append("x" * 400_000)
        assert [e.text for e in log.read().entries] == ["前"]
        assert log.read().lost == ()
        assert store.save(stored, {"n": 1}).data == {"n": 1}
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def test_a_disk_that_became_read_only_opens_read_only(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    if not small_disk(disk):
        pytest.skip("may not mount a small disk here")
    try:
        from desktop.services.library.library import Library

        folder = Library(disk, Store()).create("enishi", "霧島の夜").folder
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        campaign = Campaign(folder, Store())
        assert campaign.take() is None
        assert campaign.read_only
        assert campaign.sheets() == ()
        with pytest.raises(FileError, match="には書き込めません"):
            campaign.add_data({"id": "x", "name": "ハル", "system": "enishi"})
    finally:
        subprocess.run(["umount", str(disk)], check=True)
