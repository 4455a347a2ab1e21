"""Who has a campaign open."""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from desktop.services.storage.lock import Holder, Lock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / ".lock"


def test_one_holder_at_a_time(path: Path) -> None:
    first, second = Lock(path, host="a"), Lock(path, host="a")
    assert first.take() is None
    assert first.take() is None
    assert second.take() == Holder(os.getpid(), "a")
    first.release()
    first.release()
    assert second.take() is None
    assert second.held
    second.release()
    assert not path.exists()


def test_a_lock_left_by_a_crash_is_taken(path: Path) -> None:
    path.write_text('{"pid": 4194999, "host": "a"}')
    assert Lock(path, host="a").take() is None


@pytest.mark.parametrize("raw", [b"", b"garbage", b'{"pid": "x"}', b"\0" * 9000])
def test_a_damaged_lock_is_taken(path: Path, raw: bytes) -> None:
    path.write_bytes(raw)
    lock = Lock(path, host="a")
    assert lock.take() is None
    assert lock.holder() == Holder(os.getpid(), "a")


def test_fresh_lock_of_another_computer_is_respected_until_forced(path: Path) -> None:
    path.write_text('{"pid": 1, "host": "other"}')
    lock = Lock(path, host="a")
    assert lock.take() == Holder(1, "other")
    assert not lock.held
    assert lock.take(by_force=True) is None


def test_old_lock_of_another_computer_is_taken(path: Path) -> None:
    path.write_text('{"pid": 1, "host": "other"}')
    past = time.time() - 3600
    os.utime(path, (past, past))
    lock = Lock(path, host="a")
    assert lock.take() is None
    os.utime(path, (past, past))
    lock.renew()
    assert path.stat().st_mtime > past + 60


@pytest.mark.skipif(sys.platform == "win32", reason="the file lock of POSIX")
def test_process_id_decides_where_file_locks_are_unknown(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def unknown(*_: Any) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", unknown)
    path.write_text(f'{{"pid": {os.getppid()}, "host": "a"}}')
    assert Lock(path, host="a").take() == Holder(os.getppid(), "a")
    path.write_text('{"pid": 4194999, "host": "a"}')
    assert Lock(path, host="a").take() is None


@pytest.mark.parametrize("ahead", [3600, 200 * 86400])
def test_lock_dated_in_the_future_does_not_lock(path: Path, ahead: int) -> None:
    path.write_text('{"pid": 1, "host": "other"}')
    later = time.time() + ahead
    os.utime(path, (later, later))
    lock = Lock(path, host="a")
    assert lock.take() is None
    lock.release()


def test_lock_dated_a_minute_ahead_is_respected(path: Path) -> None:
    path.write_text('{"pid": 1, "host": "other"}')
    later = time.time() + 60
    os.utime(path, (later, later))
    assert Lock(path, host="a").take() == Holder(1, "other")


@pytest.mark.parametrize(
    "raw",
    [
        b'{"pid": 1e999, "host": "x"}',
        b'{"pid": NaN, "host": "x"}',
        b'{"pid": [5], "host": 7}',
        b'{"pid": -1, "host": "x"}',
        b'{"pid": true, "host": "x"}',
        b'{"pid": 1, "host": "' + b"x" * 9000 + b'"}',
        b"[" * 4000,
    ],
)
def test_a_hostile_lock_is_taken(path: Path, raw: bytes) -> None:
    path.write_bytes(raw)
    lock = Lock(path, host="a")
    assert lock.take() is None
    lock.release()


def test_a_lock_that_is_a_link_is_never_written_through(path: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.txt"
    mine.write_text("important")
    path.symlink_to(mine)
    lock = Lock(path, host="a")
    assert lock.take() is None
    lock.release()
    assert mine.read_text() == "important"


def test_lock_that_is_not_a_file_is_an_error(path: Path) -> None:
    os.mkfifo(path)
    with pytest.raises(OSError, match=r"\.lock") as no_file:
        Lock(path, host="a").take()
    assert no_file.value.errno == errno.EINVAL
    path.unlink()
    path.mkdir()
    with pytest.raises(IsADirectoryError):
        Lock(path, host="a").take()
