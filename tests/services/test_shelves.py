"""Lines of a journal that are packed away give what they were written with, and take little room."""

from __future__ import annotations

import json
import tracemalloc
from pathlib import Path
from random import Random
from typing import Any

import pytest

from desktop.services.journal import shelves
from desktop.services.journal.log_lines import content, read_lines, sealed
from desktop.services.journal.shelves import Shelves
from tests.play_sessions import play_session
from tests.services.test_playing import ENGINES, company, start, step


def value(chance: Random, depth: int = 2) -> Any:
    """Something that a line may hold."""
    plain = (None, True, False, 0, 1, 1.0, -0.0, "", "霧", "霧" * 60, 10**12)
    if depth == 0 or chance.random() < 0.5:
        return chance.choice(plain)
    if chance.random() < 0.5:
        return [value(chance, depth - 1) for _ in range(chance.randrange(3))]
    return {chance.choice("abc"): value(chance, depth - 1) for _ in range(chance.randrange(3))}


def test_parts_equal_what_was_written_whenever_they_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "BYTES", 900)  # some shelves are full of lines, some of bytes
    chance, kept, taken = Random(1), Shelves(), []
    for _ in range(1000):
        row = {name: value(chance) for name in chance.sample(("a", "b", "c", "outcome"), chance.randrange(5))}
        line = json.dumps(row, ensure_ascii=False).encode()
        names = tuple(name for name in row if name != "outcome")
        taken.append((row, names, *kept.take(line, row, names, "outcome")))
    for row, names, parts, outcome in chance.sample(taken, len(taken)):
        assert list(parts) == list(names)
        assert parts == {name: row[name] for name in names}
        assert repr(dict(parts)) == repr({name: row[name] for name in names})  # 1, 1.0 and True are not the same
        assert ("a" in parts) == ("a" in names)
        assert parts.get("outcome") is None
        assert outcome == (row["outcome"] if isinstance(row.get("outcome"), dict) else None)


def test_small_parts_are_read_without_parsing(monkeypatch: pytest.MonkeyPatch) -> None:
    heading, wide = {"of": "battle", "said": ["第 1 ラウンド"]}, {"said": ["長"] * 2000}
    row = {"engine": "battle", "heading": heading, "ended": wide, "begin": {"people": ["a"] * 40}}
    line = json.dumps(row).encode()
    parts, _ = Shelves().take(line, row, tuple(row), "outcome", ("heading", "ended"))
    read: list[int] = []
    monkeypatch.setattr(shelves, "_row", lambda _shelf, place: read.append(place) or row)
    assert parts["heading"] == heading
    assert read == []
    assert parts["ended"] == wide
    assert read == [0], "what is large is packed away all the same"
    assert dict(parts) == row


def test_frequent_keys_are_answered_without_parsing(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"engine": "battle", "tail": True, "begin": {"people": ["a"] * 40}}
    parts, _ = Shelves().take(json.dumps(row).encode(), row, tuple(row), "outcome")

    def parsed(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(shelves, "_row", parsed)
    assert parts["engine"] == "battle"
    assert parts.get("tail") is True
    assert parts.get("roll") is None
    assert "begin" in parts
    assert parts.keys() & {"begin", "close"} == {"begin"}
    assert len(parts) == 3


@pytest.mark.parametrize(("system", "name"), ENGINES)
def test_old_step_uses_less_than_a_kilobyte(system: str, name: Any, tmp_path: Path) -> None:
    people, rng = company(system, many=8), Random(3)
    night = play_session(people, tmp_path / "log.jsonl")
    start(night, people, name)
    for _ in range(40):
        if not night.playing.over(name):
            step(night, name, rng)
    entries, lines, before = night.log().entries, [], ""
    for number in range(400):  # a long play session, without waiting for it
        line, before = sealed(content(entries[number % len(entries)]), before)
        lines.append(line)
    raw = b"".join(lines)
    read_lines(raw)
    tracemalloc.start()
    try:
        reading = read_lines(raw)
        assert len(reading.entries) == 400
        held = tracemalloc.get_traced_memory()[0]
        del reading  # what goes with it was its own, whatever else was kept for the next time
        taken = held - tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert 40_000 < taken < 400_000
