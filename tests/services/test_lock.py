"""Who has a 卓 open."""

from __future__ import annotations

import errno
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from desktop.services.lock import Holder, Lock


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


def test_a_fresh_lock_of_another_machine_is_respected_until_forced(path: Path) -> None:
    path.write_text('{"pid": 1, "host": "other"}')
    lock = Lock(path, host="a")
    assert lock.take() == Holder(1, "other")
    assert not lock.held
    assert lock.take(by_force=True) is None


def test_an_old_lock_of_another_machine_counts_as_left_behind(path: Path) -> None:
    path.write_text('{"pid": 1, "host": "other"}')
    past = time.time() - 3600
    os.utime(path, (past, past))
    lock = Lock(path, host="a")
    assert lock.take() is None
    os.utime(path, (past, past))
    lock.renew()
    assert path.stat().st_mtime > past + 60


@pytest.mark.skipif(sys.platform == "win32", reason="the file lock of POSIX")
def test_where_the_medium_knows_no_locks_the_living_process_counts(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def unknown(*_: Any) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", unknown)
    path.write_text(f'{{"pid": {os.getppid()}, "host": "a"}}')
    assert Lock(path, host="a").take() == Holder(os.getppid(), "a")
    path.write_text('{"pid": 4194999, "host": "a"}')
    assert Lock(path, host="a").take() is None
