"""A minute of typing is one earlier version, not twenty."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

from desktop.services.storage.store import Store


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


def test_replaced_version_is_always_kept(tmp_path: Path) -> None:
    clock = Clock()
    store = Store(clock, spacing=timedelta(minutes=1))
    path = tmp_path / "a.json"
    stored = store.create(path, {"n": 0})

    def stored_numbers() -> list[int]:
        clock.time += timedelta(seconds=1)
        return sorted(store.read_version(path, version)["n"] for version in store.versions(path))

    stored = store.save(stored, {"n": 1})
    assert stored_numbers() == [0]
    store.restore(path, store.versions(path)[0])
    assert stored_numbers() == [0, 1], "bringing a version back"

    stored = store.save(store.read(path), {"n": 2})
    stored_numbers()
    theirs = Store().save(stored, {"n": 3})
    store.save(theirs, {"n": 4})
    assert 3 in stored_numbers(), "what somebody else wrote"

    stored = store.save(store.read(path), {"n": 5})
    stored_numbers()
    store.separate(path)
    store.save(stored, {"n": 6})
    assert 5 in stored_numbers(), "asked for"


def test_versions_span_a_play_session(tmp_path: Path) -> None:
    """Every save of the last minutes, the last one of each hour before, and of each day before that."""
    clock = Clock()
    store = Store(clock, spacing=timedelta(minutes=1))
    stored = store.create(tmp_path / "a.json", {"at": clock.time.isoformat()})
    for _ in range(30 * 60):  # one save every two minutes, for two days and a half
        clock.time += timedelta(minutes=2)
        stored = store.save(stored, {"at": clock.time.isoformat()})
    kept = [datetime.fromisoformat(store.read_version(stored.path, v)["at"]) for v in store.versions(stored.path)]
    steps = [later - earlier for later, earlier in pairwise(kept)]
    assert steps[:19] == [timedelta(minutes=2)] * 19
    assert max(steps[19:43]) == timedelta(hours=1)
    assert [time.day for time in kept[44:]] == [21, 20]


def test_wiped_memo_is_in_a_version_after_the_session(tmp_path: Path) -> None:
    """Also one that was written within the minute before."""
    clock, memo = Clock(), "川の向こうの水車小屋で、霧の夜に鐘が三度鳴ったと老人が言う。"
    store = Store(clock, spacing=timedelta(minutes=1))
    stored = store.create(tmp_path / "a.json", {"memo": "", "rows": [{"note": memo[::-1]}], "lp": 0})
    for lp, content in enumerate([{"memo": memo}, {"memo": ""}, *({"lp": lp} for lp in range(300))]):
        clock.time += timedelta(seconds=10 if lp < 2 else 50)
        stored = store.save(stored, {**stored.data, **content})
    kept = [store.read_version(stored.path, version) for version in store.versions(stored.path)]
    assert [content["memo"] for content in kept].count(memo) == 1
    stored = store.save(stored, {**stored.data, "rows": [{"note": "前"}, *stored.data["rows"]]})
    assert sum(version.shrank for version in store.versions(stored.path)) == 1, "a row that moves loses nothing"


def test_memo_deleted_letter_by_letter_is_in_a_version(tmp_path: Path) -> None:
    """Each save lost less than half of it; what was written last was in no version."""
    clock, memo = Clock(), "川の向こうの水車小屋で、霧の夜に鐘が三度鳴ったと老人が言う。"
    store = Store(clock, spacing=timedelta(minutes=1))
    stored = store.create(tmp_path / "a.json", {"memo": "", "lp": 0})
    lengths = (*range(len(memo) + 1), *reversed(range(len(memo))))
    for length, lp in (*((length, 0) for length in lengths), *((0, lp) for lp in range(300))):
        content = {"memo": memo[:length], "lp": lp}
        clock.time += timedelta(seconds=50 if lp else 1)
        stored = store.save(stored, {**stored.data, **content})
    kept = [store.read_version(stored.path, version) for version in store.versions(stored.path)]
    assert [content["memo"] for content in kept].count(memo) == 1
    assert sum(version.shrank for version in store.versions(stored.path)) == 1
