"""A long list that gains a line stores that line, and is applied, undone and recovered after a crash as usual."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.rolls.outcome import Change
from desktop.core.sheet import HistoryEntry, Sheet
from desktop.services.journal.changes import applied, as_rows, changes_of, ends_of, plain, turned
from desktop.services.journal.journal import LogEntry
from tests.play_sessions import play_session
from tests.services.test_playing import company, step

ROWS = tuple(HistoryEntry(text=f"{number} 行目", rule="D20-CORE-02") for number in range(9))
MOVED = {
    "one more": (ROWS[:6], ROWS[:7]),
    "one more, the oldest gone": (ROWS[:6], ROWS[1:7]),
    "two more, two gone": (ROWS[:6], ROWS[2:8]),
    "the last gone": (ROWS[:6], ROWS[:5]),
    "the last gone, an old one back": (ROWS[1:7], ROWS[:6]),
    "the first gone": (ROWS[:6], ROWS[1:6]),
}
OTHERWISE = {
    "one within": (ROWS[:6], (*ROWS[:3], ROWS[8], *ROWS[4:6])),
    "short": (ROWS[:1], ROWS[:2]),
    "all others": (ROWS[:4], ROWS[4:8]),
    "turned round": (ROWS[:6], tuple(reversed(ROWS[:6]))),
}


def change(before: tuple[HistoryEntry, ...], after: tuple[HistoryEntry, ...]) -> Change:
    return Change(sheet="hero", field="history", before=plain(before), after=plain(after))


def read_changes(rows: list[dict[str, Any]]) -> tuple[Change, ...]:
    """Read the changes of a journal line with these rows, after a JSON round trip."""
    return changes_of(LogEntry(id="a", time="", text="", data=json.loads(json.dumps({"changes": rows}))))


def hero(rows: tuple[HistoryEntry, ...]) -> Sheet:
    return Sheet(id="hero", history=rows)


@pytest.mark.parametrize("name", [*MOVED, *OTHERWISE])
def test_short_and_full_rows_apply_the_same_change(name: str) -> None:
    before, after = (MOVED | OTHERWISE)[name]
    rows = as_rows((change(before, after),), short=True)
    assert ("ends" in rows[0]) == (name in MOVED)
    (read,) = read_changes(rows)
    assert applied(hero(before), (read,)) == hero(after)
    assert applied(hero(after), turned((read,))) == hero(before)
    assert read_changes(as_rows((change(before, after),))) == (change(before, after),), "as it was told until now"


def test_reverting_a_list_change_keeps_later_rows() -> None:
    (read,) = read_changes(as_rows((change(ROWS[:6], ROWS[:7]),), short=True))
    assert applied(hero(ROWS[:8]), turned((read,))) == hero(ROWS[:8]), "its line is not the last any more"
    assert applied(hero(ROWS[2:6]), (read,)) == hero((*ROWS[2:6], ROWS[6]))
    (read,) = read_changes(as_rows((change(ROWS[:6], ROWS[1:7]),), short=True))
    assert applied(hero(ROWS[2:6]), (read,)) == hero(ROWS[2:6])


@given(before=st.text(max_size=200), after=st.text(max_size=200), behind=st.text("あ", max_size=9))
def test_long_text_change_stores_only_the_replaced_part(before: str, after: str, behind: str) -> None:
    old, new = "場面。" * 40 + before, "場面。" * 40 + after
    rows = as_rows((Change(sheet="hero", field="memo", before=old, after=new),), short=True)
    assert len(json.dumps(rows)) < len(json.dumps([before, after])) + 200
    (read,) = read_changes(rows)
    assert applied(Sheet(id="hero", memo=old), (read,)).memo == new
    if before and after:
        assert applied(Sheet(id="hero", memo=old + behind), (read,)).memo == new + behind


def test_only_lists_are_stored_by_their_ends() -> None:
    assert ends_of(3, 4) is None
    assert ends_of("あいうえお", "いうえおか") is None
    assert ends_of([1, 2, 3, 4], None) is None
    assert ends_of([], [1, 2, 3, 4]) is None


@pytest.mark.parametrize(
    "ends", [None, 3, [], [[[], []], [[], []]], [[1, 2, 3], [[], [], 3]], [[[], [], "x"], [[], [], 1]]]
)
def test_invalid_list_ends_change_nothing(ends: object) -> None:
    assert read_changes([{"sheet": "hero", "field": "history", "ends": ends}]) == ()


def test_session_of_checks_writes_little_and_is_undone_whole(tmp_path: Path) -> None:
    people, rng = company("d20fate", many=4), Random(3)
    file = tmp_path / "log.jsonl"
    night = play_session(people, file)
    night.begin("session", list(people.sheets))
    for _ in range(60):
        step(night, "session", rng)
    while max(len(sheet.history) for sheet in people.all_sheets()) < 30:
        step(night, "session", rng)
    begun, kept = dict(people.sheets), night.log().entries[-1].id
    written = file.stat().st_size
    for _ in range(40):
        step(night, "session", rng)
    assert people.sheets != begun
    assert (file.stat().st_size - written) / 40 < 3_000, "bytes of a step; a history of thirty lines has six thousand"
    night.back_to(kept)
    assert people.sheets == begun
    night.forward()
    after = dict(people.sheets)
    again = company("d20fate", many=4)
    again.restore(people.files())
    play_session(again, file).resume()
    assert again.sheets == after
