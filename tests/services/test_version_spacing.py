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


def test_what_a_person_chose_to_replace_is_kept_always(tmp_path: Path) -> None:
    clock = Clock()
    store = Store(clock, spacing=timedelta(minutes=1))
    path = tmp_path / "a.json"
    stored = store.create(path, {"n": 0})

    def kept() -> list[int]:
        clock.time += timedelta(seconds=1)
        return sorted(store.read_version(path, version)["n"] for version in store.versions(path))

    stored = store.save(stored, {"n": 1})
    assert kept() == [0]
    store.restore(path, store.versions(path)[0])
    assert kept() == [0, 1], "bringing a version back"

    stored = store.save(store.read(path), {"n": 2})
    kept()
    theirs = Store().save(stored, {"n": 3})
    store.save(theirs, {"n": 4})
    assert 3 in kept(), "what somebody else wrote"

    stored = store.save(store.read(path), {"n": 5})
    kept()
    store.separate(path)
    store.save(stored, {"n": 6})
    assert 5 in kept(), "asked for"
