"""Counting lines are updated line by line, and equal those of a complete reading."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.services.journal.journal import STEP, Journal, Log, LogEntry, parse_log
from desktop.services.journal.log import Book
from desktop.services.storage import files


def voided_ids(entries: Sequence[LogEntry]) -> set[str]:
    """Compute the rule directly: from the end, a counting line voids the earlier lines it names."""
    found: set[str] = set()
    for number, entry in reversed(list(enumerate(entries))):
        if entry.id not in found:
            found.update({e.id for e in entries[:number]} & set(entry.voids))
    return found


@st.composite
def lines(draw: st.DrawFn) -> list[LogEntry]:
    """Lines that void any others, also later ones, themselves, and missing ones."""
    many = draw(st.integers(0, 14))
    names = [f"e{number}" for number in range(many)]
    voids = st.lists(st.sampled_from([*names, "nobody"]), max_size=6).map(tuple)
    kinds = st.sampled_from(["note", "play", STEP])
    return [LogEntry(name, "", name, kind=draw(kinds), voids=draw(st.one_of(st.just(()), voids))) for name in names]


@given(lines())
def test_voided_lines_are_the_same_incrementally_and_at_once(entries: list[LogEntry]) -> None:
    book = Book()
    for number, entry in enumerate(entries, 1):
        before = {e.id for e in entries[: number - 1] if not book.counts(book.entries.index(e))}
        turned = {book.entries[place].id for place in book.add(entry)}
        known = voided_ids(entries[:number])
        assert book.voided() == known
        assert turned == before ^ known
        log = Log(entries[:number])
        story = tuple(e for e in entries[:number] if e.id not in known and not e.voids and e.kind != STEP)
        assert tuple(book.standing()) == log.standing == story
        for place, other in enumerate(story):
            assert log.since(other.id) == tuple(e.id for e in story[place + 1 :])
        assert all(log.counts(e.id) == (e.id not in known) for e in entries[:number])
        assert all(log.since(e.id) == () for e in entries[:number] if e not in story)


def test_a_log_stays_as_it_was_read(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "log.jsonl")
    first = journal.append("一")
    early, late = journal.read(), journal.read()
    assert early is late
    void = journal.void([first.id], "打ち消し")
    assert early.entries == early.standing == (first,)
    assert early.voided == frozenset()
    assert early.counts(first.id)
    assert early.entry(void.id) is None
    assert not early.counts(void.id)
    now = journal.read()
    assert now.entries == (first, void)
    assert now.voided == {first.id}
    assert now.entry(void.id) == void
    assert not now.counts(first.id)


def test_known_lines_are_not_read_again(
    tmp_path: Path, clock: Callable[[], datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "log.jsonl"
    Journal(path, clock).append("零")
    reads: list[Path] = []
    read_bytes = files.read_bytes

    def counted(path: Path, limit: int = 0) -> bytes:
        reads.append(path)
        return read_bytes(path, limit)

    monkeypatch.setattr(files, "read_bytes", counted)
    journal = Journal(path, clock)
    for text in "一二三":
        journal.append(text)
        assert [e.text for e in journal.read().entries][-1] == text
    assert len(reads) == 1
    assert journal.read().entries == Journal(path, clock).read().entries


def test_returned_entry_equals_the_one_read_later(tmp_path: Path) -> None:
    """Tuples become lists and half characters marks at once, not only after a restart."""
    path = tmp_path / "log.jsonl"
    journal = Journal(path)
    entry = journal.append("半分\ud842", voids=("a",), data={"faces": (1, 2), "by": {3: None}}, outcome={"x": (1,)})
    assert entry.text == "半分?"
    assert entry.data == {"faces": [1, 2], "by": {"3": None}}
    assert entry.outcome == {"x": [1]}
    assert Journal(path).read().entries == journal.read().entries == (entry,)


@pytest.mark.parametrize("name", ["id", "text", "voids", "sum", "hand"])
def test_entry_data_cannot_replace_required_keys(tmp_path: Path, name: str) -> None:
    journal = Journal(tmp_path / "log.jsonl")
    with pytest.raises(ValueError, match=name):
        journal.append("一", data={name: "x"})
    assert journal.read().entries == ()


def test_line_with_an_incomplete_character_is_skipped() -> None:
    log = parse_log(b'{"id":"a","text":"\\ud800"}\n{"id":"b","text":"\\u661f"}\n')
    assert [e.text for e in log.entries] == ["星"]
    assert log.lost == (1,)
