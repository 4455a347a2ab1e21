"""A journal that was cut, changed, swapped or written by another program: reported with its line, never written."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.services.journal import log_file
from desktop.services.journal.journal import Journal, Log, parse_log
from desktop.services.journal.log_lines import VERSION, head, read_lines, sealed
from desktop.services.storage import files
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.lock import hold
from desktop.services.text import language

TEXTS = ("幕開け", "運動 → 7 成功", "一行目\n二行目", '「"」と\\と', "")


def written(path: Path, clock: Callable[[], datetime], texts: tuple[str, ...] = TEXTS, table: str = "") -> Journal:
    """A journal with some lines, after its head."""
    book = Journal(path, clock, table=table)
    for number, text in enumerate(texts):
        book.append(text, "霧島", kind="check", data={"n": number, "nested": {"sum": "0123456789ab"}})
    return book


def texts(log: Log) -> list[str]:
    return [entry.text for entry in log.entries]


def problem_text(log: Log, language_id: str = "ja") -> str:
    problem = log.problem
    return "" if problem is None else problem.text(language.words(language_id))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.jsonl"


# the sums


def test_each_line_is_chained_to_the_previous_one(path: Path, clock: Callable[[], datetime]) -> None:
    log = written(path, clock).read()
    assert texts(log) == list(TEXTS)
    assert [entry.line for entry in log.entries] == [2, 3, 4, 5, 6]  # 1 is the head
    assert log.problem is None
    lines = path.read_bytes().splitlines(keepends=True)
    for left_out in range(1, len(lines)):
        rest = parse_log(b"".join(lines[:left_out] + lines[left_out + 1 :]))
        assert texts(rest) == list(TEXTS[: left_out - 1])
        assert rest.ended_at == (left_out + 1 if left_out < len(TEXTS) else 0)  # nothing tells of a missing end
    swapped = parse_log(b"".join([*lines[:2], lines[3], lines[2], *lines[4:]]))
    assert texts(swapped) == list(TEXTS[:2])  # what came early counts as torn
    assert swapped.ended_at == 5


def test_truncated_journal_keeps_lines_before_the_cut(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock)
    raw = path.read_bytes()
    ends = [n for n, byte in enumerate(raw) if byte == 10]
    for cut in range(len(raw)):
        path.write_bytes(raw[:cut])
        whole = sum(end <= cut for end in ends)  # a line without its end is whole
        book = Journal(path, clock)
        log = book.read()
        assert texts(log) == list(TEXTS[: max(0, whole - 1)])
        assert log.torn == (cut > 0 and cut not in ends and cut - 1 not in ends)
        assert bool(problem_text(log)) == log.torn
        if log.torn:
            assert f"{whole + 1} 行目" in problem_text(log)
        book.append("続き")
        again = Journal(path, clock).read()
        assert texts(again) == [*TEXTS[: max(0, whole - 1)], "続き"]
        assert again.problem is None
        assert again.entries == book.read().entries


def test_changed_byte_ends_reading_and_names_its_line(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock)
    raw = path.read_bytes()
    rng = Random(1)
    for place in range(len(raw)):
        byte = rng.choice([b for b in (*b'\n\0 "}{,x0', 0x80 | rng.randrange(128)) if b != raw[place]])
        log = parse_log(raw[:place] + bytes([byte]) + raw[place + 1 :])
        line = raw[:place].count(b"\n") + 1
        if texts(log) == list(TEXTS):
            assert place == len(raw) - 1  # the last line's end
            continue
        assert texts(log) == list(TEXTS[: max(0, line - 2)])
        assert line in (log.ended_at, log.ending.torn_at)
        assert f"{line} 行目" in problem_text(log)


@given(st.binary(max_size=300), st.integers(0, 6))
def test_junk_between_lines_keeps_earlier_lines(
    tmp_path_factory: pytest.TempPathFactory, junk: bytes, after: int
) -> None:
    path = tmp_path_factory.mktemp("log") / "log.jsonl"
    book = Journal(path)
    for text in TEXTS:
        book.append(text)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:after]) + junk + b"\n" + b"".join(lines[after:]))
    log = Journal(path).read()
    assert texts(log) == list(TEXTS)
    assert log.ended_at == 0 or after == len(lines)
    assert all(after < number <= after + junk.count(b"\n") + 1 for number in log.lost)


def test_flood_of_line_breaks_is_not_split(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock)
    flood = b"\n" * 3_000_000
    reading = read_lines(path.read_bytes() + flood)
    assert [entry.text for entry in reading.entries] == list(TEXTS)
    assert reading.lines < len(flood) // 10
    path.write_bytes(path.read_bytes() + flood)
    Journal(path, clock).append("そのあと", "霧島")
    assert texts(Journal(path, clock).read()) == [*TEXTS, "そのあと"]


def test_line_torn_twice_loses_nothing(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock)
    with path.open("ab") as file:
        file.write(b'{"id":"x","te')
    Journal(path, clock).append("続き")
    raw = path.read_bytes()
    path.write_bytes(raw[:-30])  # the program was stopped again
    log = Journal(path, clock).read()
    assert texts(log) == list(TEXTS)
    assert Journal(path, clock).append("また").text == "また"
    assert texts(Journal(path, clock).read()) == [*TEXTS, "また"]


# what may not be written on is kept aside


def test_damaged_journal_is_kept_and_its_good_lines_are_reused(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock)
    raw = path.read_bytes()
    damaged = raw.replace("運動".encode(), "連動".encode())
    path.write_bytes(damaged)
    book = Journal(path, clock)
    log = book.read()
    assert texts(log) == ["幕開け"]
    assert log.ended_at == 3
    assert problem_text(log) == (
        "記録「log.jsonl」は 3 行目が壊れているか書き換わっているため、その手前まで読みました。"
        "このまま続けられます。元の記録は、次の手順を書くときに「log-2026-11-20.damaged.jsonl」として残します。"
    )
    assert path.read_bytes() == damaged  # reading writes nothing
    assert book.append("続き").line == 3
    assert texts(book.read()) == ["幕開け", "続き"]
    assert book.read().problem is None
    fresh = Journal(path, clock).read()
    assert fresh.entries == book.read().entries
    assert fresh.problem is None
    assert (path.parent / "log-2026-11-20.damaged.jsonl").read_bytes() == damaged
    assert path.read_bytes().startswith(b"".join(raw.splitlines(keepends=True)[:2]))


def test_kept_damaged_journals_are_never_overwritten(path: Path, clock: Callable[[], datetime]) -> None:
    kept: dict[str, bytes] = {}
    for name in ("log-2026-11-20.damaged.jsonl", "log-2026-11-20-2.damaged.jsonl", "log-2026-11-20-3.damaged.jsonl"):
        written(path, clock, ("一", "二", "三"))
        kept[name] = path.read_bytes().replace("二".encode(), "弐".encode(), 1)
        path.write_bytes(kept[name])
        book = Journal(path, clock)
        assert name in problem_text(book.read())
        book.append("続き")
    assert {p.name: p.read_bytes() for p in path.parent.glob("*.damaged.jsonl")} == kept


def test_interrupted_backup_of_damaged_journal_is_resumed(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock)
    damaged = path.read_bytes().replace("運動".encode(), "連動".encode())
    path.write_bytes(damaged)
    aside = path.with_name("log-2026-11-20.damaged.jsonl")
    os.link(path, aside)  # and then the power went
    book = Journal(path, clock)
    assert aside.name in problem_text(book.read())
    book.append("続き")
    assert texts(Journal(path, clock).read()) == ["幕開け", "続き"]
    assert {p.name: p.read_bytes() for p in path.parent.glob("*.damaged.jsonl")} == {aside.name: damaged}


@pytest.mark.parametrize("links", [True, False])
def test_refused_backup_leaves_the_journal_unchanged(
    path: Path, clock: Callable[[], datetime], monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    written(path, clock)
    damaged = path.read_bytes().replace("運動".encode(), "連動".encode())
    path.write_bytes(damaged)
    book = Journal(path, clock)
    book.read()

    def refuse(*_args: object, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        if not links:
            patch.setattr(os, "link", refuse)
        patch.setattr(files, "replace", refuse)
        with pytest.raises(FileError, match="空き容量"):
            book.append("続き")
    with monkeypatch.context() as patch:
        patch.setattr(os, "link", refuse)
        patch.setattr(log_file.shutil, "copyfileobj", refuse)
        with pytest.raises(FileError, match="空き容量"):
            book.append("続き")
    assert [p.name for p in path.parent.iterdir()] == ["log.jsonl"]
    assert path.read_bytes() == damaged
    if not links:
        monkeypatch.setattr(os, "link", refuse)  # a stick that knows no second names
    book.append("続き")
    assert (path.parent / "log-2026-11-20.damaged.jsonl").read_bytes() == damaged
    assert texts(Journal(path, clock).read()) == ["幕開け", "続き"]


def test_a_journal_of_another_table_is_not_read_and_not_written_into(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock, table="a1")
    raw = path.read_bytes()
    assert texts(Journal(path, clock, table="a1").read()) == list(TEXTS)
    assert texts(Journal(path, clock).read()) == list(TEXTS)
    book = Journal(path, clock, table="b2")
    assert texts(book.read()) == []
    assert "別の卓" in problem_text(book.read())
    assert "log-2026-11-20.other.jsonl" in problem_text(book.read())
    book.append("新しい卓")
    assert texts(Journal(path, clock, table="b2").read()) == ["新しい卓"]
    assert (path.parent / "log-2026-11-20.other.jsonl").read_bytes() == raw
    assert texts(Journal(path, clock, table="a1").read()) == []


def test_a_journal_of_a_newer_version_is_only_read(path: Path, clock: Callable[[], datetime]) -> None:
    first = head("h", "2030-01-01T00:00:00+00:00", "a1").replace(b'"version":2', b'"version":3')
    line, _ = sealed(first, "")
    path.write_bytes(line + b'{"id":"x","text":"\xe6\x98\x9f","check":"sha3"}\n')
    raw = path.read_bytes()
    book = Journal(path, clock, table="a1")
    assert texts(book.read()) == ["星"]
    assert "（版 3）" in problem_text(book.read())
    with pytest.raises(FileError, match="新しい卓上で書かれたため、読むだけです"):
        book.append("二")
    assert path.read_bytes() == raw
    assert VERSION == 2
    assert [p.name for p in path.parent.iterdir()] == ["log.jsonl"]


def test_lines_of_earlier_versions_are_taken_until_the_first_with_a_sum(
    path: Path, clock: Callable[[], datetime]
) -> None:
    old = b'{"id":"a","text":"A"}\n{"id":"b","te\n{"id":"c","text":"C"}\n'
    path.write_bytes(old)
    book = Journal(path, clock, table="a1")
    assert texts(book.read()) == ["A", "C"]
    assert book.read().problem is None
    book.append("D")
    assert path.read_bytes().startswith(old)
    assert texts(Journal(path, clock, table="a1").read()) == ["A", "C", "D"]
    with path.open("ab") as file:
        file.write(b'{"id":"e","text":"E"}\n')
    log = Journal(path, clock).read()
    assert texts(log) == ["A", "C", "D"]
    assert log.ended_at == 5


def test_invalid_journal_is_moved_aside(path: Path, clock: Callable[[], datetime]) -> None:
    path.write_text("買い物\n牛乳\n", encoding="utf-8")
    book = Journal(path, clock)
    assert "1 行目" in problem_text(book.read())
    book.append("一")
    assert texts(Journal(path, clock).read()) == ["一"]
    assert (path.parent / "log-2026-11-20.damaged.jsonl").read_text(encoding="utf-8") == "買い物\n牛乳\n"


def test_every_sentence_is_english_in_english(path: Path, clock: Callable[[], datetime]) -> None:
    written(path, clock, table="a1")
    raw = path.read_bytes()
    texts = [problem_text(Journal(path, clock, table="b2").read(), "en")]
    for damaged in (raw[:-9], raw.replace("運動".encode(), "連動".encode())):
        path.write_bytes(damaged)
        texts.append(problem_text(Journal(path, clock).read(), "en"))
    assert texts[0].startswith("The log “log.jsonl” belongs to another")
    assert "(6)" in texts[1]
    assert texts[2].startswith("Line 3 of the log")


# other programs


def test_a_second_program_cannot_append(path: Path, clock: Callable[[], datetime]) -> None:
    first, second = written(path, clock), Journal(path, clock)
    assert second.read().entries == first.read().entries
    first.append("わたし")
    before = path.read_bytes()
    with pytest.raises(FileError, match="この手順は行われていません"):
        second.append("ほかのだれか")
    assert path.read_bytes() == before
    assert texts(second.read()) == [*TEXTS, "わたし"]  # it may look
    with pytest.raises(FileError, match="別の場所で書き換えられています"):
        second.append("見たあとでも")
    first.append("つづき")
    assert texts(Journal(path, clock).read()) == [*TEXTS, "わたし", "つづき"]


def test_two_programs_starting_at_once_do_not_overwrite_each_other(path: Path, clock: Callable[[], datetime]) -> None:
    first, second = Journal(path, clock), Journal(path, clock)
    assert first.read().entries == second.read().entries == ()
    first.append("一")
    with pytest.raises(FileError, match="別の場所で"):
        second.append("二")
    assert texts(first.read()) == ["一"]


def test_journal_is_not_written_while_another_program_writes(path: Path, clock: Callable[[], datetime]) -> None:
    book = written(path, clock)
    before = path.read_bytes()
    handle = os.open(path, os.O_RDWR)
    try:
        assert hold(handle) is not False
        with pytest.raises(FileError, match="別の場所で"):
            book.append("二")
    finally:
        os.close(handle)
    assert path.read_bytes() == before
    book.append("二")
    assert texts(Journal(path, clock).read()) == [*TEXTS, "二"]


def test_file_restored_after_a_change_is_continued(path: Path, clock: Callable[[], datetime]) -> None:
    book = written(path, clock)
    raw = path.read_bytes()
    path.write_bytes(raw[:-20])
    with pytest.raises(FileError, match="別の場所で"):
        book.append("二")
    path.with_name("restored").write_bytes(raw)
    path.with_name("restored").replace(path)
    os.utime(path, (1, 1))
    book.append("二")
    assert texts(Journal(path, clock).read()) == [*TEXTS, "二"]


def test_journal_on_returned_drive_is_continued(path: Path, clock: Callable[[], datetime]) -> None:
    folder = path.parent / "stick"
    folder.mkdir()
    book = written(folder / "log.jsonl", clock)
    away = folder.rename(path.parent / "away")
    with pytest.raises(FileError, match="フォルダー「stick」がなくなっています"):
        book.append("二")
    with pytest.raises(FileError, match="がなくなっています"):
        book.read()
    away.rename(folder)
    book.append("二")
    assert texts(book.read()) == [*TEXTS, "二"]
    (folder / "log.jsonl").unlink()
    with pytest.raises(FileError, match=r"「log.jsonl」が見つかりません"):
        book.append("三")


# disks


def test_step_that_exceeds_the_disk_is_not_written(
    path: Path, clock: Callable[[], datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    book = written(path, clock)
    before, write = path.read_bytes(), os.write
    calls: list[int] = []

    def half(handle: int, raw: bytes) -> int:
        calls.append(len(raw))
        if len(calls) > 1:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(handle, raw[: len(raw) // 2])

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        with pytest.raises(FileError, match="空き容量"):
            book.append("二")
    assert len(calls) == 2
    assert path.read_bytes() == before
    assert texts(book.read()) == list(TEXTS)
    with monkeypatch.context() as patch:  # what was half written cannot even be cut off again
        calls.clear()
        patch.setattr(os, "write", half)
        patch.setattr(os, "ftruncate", lambda *_: (_ for _ in ()).throw(OSError(errno.EIO, "Input/output error")))
        with pytest.raises(FileError, match="空き容量"):
            book.append("二")
    assert path.read_bytes() != before
    assert texts(book.read()) == list(TEXTS)
    book.append("三")
    assert texts(book.read()) == texts(Journal(path, clock).read()) == [*TEXTS, "三"]


@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
def test_refused_file_is_reported(
    path: Path, clock: Callable[[], datetime], monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    book = written(path, clock)
    before = path.read_bytes()

    def refuse(*_args: object) -> int:
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", refuse)
        with pytest.raises(FileError):
            book.append("二")
    assert path.read_bytes() == before
    assert texts(book.read()) == list(TEXTS)


def test_failed_folder_sync_does_not_undo_the_step(
    path: Path, clock: Callable[[], datetime], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_folder: Path) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(files, "sync_folder", refuse)
    book = Journal(path, clock)
    assert book.append("一") == book.read().entries[0]
    assert texts(Journal(path, clock).read()) == ["一"]
