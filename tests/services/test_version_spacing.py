"""A minute of typing is one earlier version, not twenty."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

from desktop.services.store import Store


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time


def test_saves_within_a_minute_share_the_content_before_the_first(tmp_path: Path) -> None:
    clock = Clock()
    store = Store(clock, spacing=timedelta(minutes=1))
    stored = store.create(tmp_path / "a.json", {"n": 0})
    for number in range(1, 30):
        clock.time += timedelta(seconds=1)
        stored = store.save(stored, {"n": number})
    kept = store.versions(stored.path)
    assert [store.read_version(stored.path, version)["n"] for version in kept] == [0]
    clock.time += timedelta(minutes=2)
    store.save(stored, {"n": 99})
    kept = store.versions(stored.path)
    assert [store.read_version(stored.path, version)["n"] for version in kept] == [29, 0]


def test_bringing_a_version_back_and_settling_a_conflict_always_keep_what_was_there(tmp_path: Path) -> None:
    clock = Clock()
    store = Store(clock, spacing=timedelta(minutes=1))
    stored = store.create(tmp_path / "a.json", {"n": 0})
    clock.time += timedelta(seconds=1)
    stored = store.save(stored, {"n": 1})
    clock.time += timedelta(seconds=1)
    stored = store.restore(stored.path, store.versions(stored.path)[0])
    clock.time += timedelta(seconds=1)
    store.overwrite(stored, {"n": 2})
    kept = {store.read_version(stored.path, version)["n"] for version in store.versions(stored.path)}
    assert kept == {0, 1}
