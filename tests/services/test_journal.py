"""The log is only ever appended to; damage costs the damaged line and nothing else."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.services.journal.journal import Journal, LogEntry, parse_log
from desktop.services.journal.log_file import keep
from desktop.services.journal.replay import replay
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.lock import hold

OUTCOME = {
    "label": "成功",
    "success": True,
    "throws": [{"faces": [{"sides": 6, "value": 4}, {"sides": 6, "value": 3}], "origin": "hand"}],
}


@pytest.fixture
def journal(tmp_path: Path, clock: Any) -> Journal:
    return Journal(tmp_path / "log.jsonl", clock)


def test_entries_round_trip_unchanged(journal: Journal) -> None:
    journal.append("幕開け")
    written = journal.append(
        "運動 → 7 成功", "霧島 七海", kind="check", outcome=OUTCOME, hand=True, secret=True, data={"sheet": "a1"}
    )
    assert journal.read().entries[1] == written
    assert journal.read().lost == ()


@given(st.text(), st.text(), st.booleans(), st.dictionaries(st.text(min_size=1).map(lambda k: "x" + k), st.integers()))
def test_any_text_is_one_line(tmp_path_factory: Any, text: str, who: str, hand: bool, data: dict[str, int]) -> None:
    path = tmp_path_factory.mktemp("log") / "log.jsonl"
    journal = Journal(path)
    first = journal.append(text, who, hand=hand, data=data)
    second = journal.append("次")
    assert journal.read().entries == (first, second)


def test_a_missing_log_is_empty(journal: Journal) -> None:
    assert journal.read().entries == ()


def test_torn_last_line_is_dropped_with_a_note(journal: Journal, tmp_path: Path) -> None:
    journal.append("一")
    path = tmp_path / "log.jsonl"
    with path.open("ab") as file:
        file.write(b'{"id": "x", "text": "\xe9')
    log = journal.read()
    assert [e.text for e in log.entries] == ["一"]
    assert log.torn
    assert log.lost == ()
    journal.append("二")
    log = journal.read()
    assert [e.text for e in log.entries] == ["一", "二"]
    assert not log.torn
    assert log.lost == (3,)  # after the head and 一
    assert b'{"id": "x"' in path.read_bytes()


@pytest.mark.parametrize("line", [b"{}", b"[]", b"null", b"\0\0\0\0\0x", b'{"id": 1, "text": "a"}', b"[" * 100_000])
def test_damaged_line_loses_only_itself(line: bytes) -> None:
    good = b'{"id":"a","text":"A"}\n'
    log = parse_log(good + line + b"\n" + good.replace(b"a", b"b"))
    assert [e.text for e in log.entries] == ["A", "A"]
    assert log.lost == (2,)


def test_zeros_after_a_power_cut_are_skipped() -> None:
    log = parse_log(b'{"id":"a","text":"A"}\n' + b"\0" * 512 + b'\n{"id":"b","text":"B"}\n')
    assert [e.text for e in log.entries] == ["A", "B"]
    assert log.lost == ()


def test_keys_of_a_later_version_are_kept(tmp_path: Path) -> None:
    log = parse_log('{"id":"a","text":"A","weather":"雨"}\n'.encode())
    assert log.entries[0].data == {"weather": "雨"}


def test_voided_entries_stay_in_the_file_and_do_not_count(journal: Journal) -> None:
    first, second = journal.append("一"), journal.append("二")
    journal.void([first.id], "打ち消し", "GM")
    log = journal.read()
    assert len(log.entries) == 3
    assert log.standing == (second,)


def test_a_void_can_itself_be_voided(journal: Journal) -> None:
    first = journal.append("一")
    void = journal.void([first.id], "打ち消し")
    journal.void([void.id], "やり直し")
    assert journal.read().standing == (first,)


def test_since_lists_all_later_lines(journal: Journal) -> None:
    first, second, third = (journal.append(text) for text in "一二三")
    assert journal.read().since(first.id) == (second.id, third.id)
    journal.void(journal.read().since(first.id), "ここまで戻す")
    assert journal.read().standing == (first,)
    assert journal.read().since("nobody") == ()


def test_a_full_disk_leaves_no_half_line(journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal.append("一")
    before = (tmp_path / "log.jsonl").read_bytes()

    def refuse(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(FileError, match=r"空き容量が足りず「log.jsonl」"):
        journal.append("二")
    assert (tmp_path / "log.jsonl").read_bytes() == before


def test_simultaneous_writers_lose_no_lines(journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one writes after the file was looked at and before it is held."""
    journal.append("一")
    other, lines = Journal(tmp_path / "log.jsonl"), ["二"]

    def after_the_other(handle: int) -> bool | None:
        if lines:
            other.append(lines.pop())
        return hold(handle)

    monkeypatch.setattr("desktop.services.journal.journal.hold", after_the_other)
    with pytest.raises(FileError, match="書き換えられ"):
        journal.append("三")
    read = Journal(tmp_path / "log.jsonl").read()
    assert [entry.text for entry in read.entries] == ["一", "二"]
    assert read.problem is None


def test_journal_repaired_by_another_program_is_not_replaced(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program restores the file after it was read and before its good lines replace it."""
    path = tmp_path / "log.jsonl"
    for text in ("一", "二", "三"):
        journal.append(text)
    whole = path.read_bytes()
    path.write_bytes(whole.replace("二".encode(), "弐".encode()))
    late = Journal(path)
    assert late.read().problem is not None

    def after_the_other(place: Path, aside: Path) -> None:
        path.write_bytes(whole)
        keep(place, aside)

    monkeypatch.setattr("desktop.services.journal.log_file.keep", after_the_other)
    with pytest.raises(FileError, match="書き換えられ"):
        late.append("四")
    assert path.read_bytes() == whole
    assert sorted(tmp_path.iterdir()) == [path]


def test_missing_folder_is_reported(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="がなくなっています"):
        Journal(tmp_path / "gone" / "log.jsonl").append("一")
    (tmp_path / "folder").mkdir()
    with pytest.raises(FileError):
        Journal(tmp_path / "folder").read()


def _write_sample(journal: Journal) -> None:
    journal.append("<b>霧の夜</b>が始まる。")
    journal.append("運動 → 7 成功", "七海*", kind="check", outcome=OUTCOME, hand=True)
    journal.append("実は師が犯人", "GM", secret=True)
    journal.void([journal.append("間違い").id], "打ち消し")


def test_the_replay_leaves_out_secrets_and_voided_lines(journal: Journal) -> None:
    _write_sample(journal)
    text = replay(journal.read(), "霧島の夜")
    assert text == "霧島の夜　2026-11-20\n\n　　<b>霧の夜</b>が始まる。\n七海*：運動 → 7 成功　[4 3]実\n"
    assert "師が犯人" in replay(journal.read(), "霧島の夜", secrets=True)


def test_replay_escapes_typed_text(journal: Journal) -> None:
    _write_sample(journal)
    page = replay(journal.read(), "<霧島>", "html")
    assert "<b>" not in page
    assert "&lt;b&gt;霧の夜&lt;/b&gt;" in page
    assert '<span class="dice">[4 3]実</span>' in page
    marked = replay(journal.read(), "霧島の夜", "markdown")
    assert "**七海\\*** 運動" in marked
    assert "\\<b\\>" in marked


def test_invalid_time_does_not_stop_the_replay() -> None:
    log = parse_log(b'{"id":"a","text":"A","time":"yesterday","outcome":{"throws":7}}\n')
    assert replay(log, "題", times=True) == "題\n\n　　A\n"
    assert isinstance(log.entries[0], LogEntry)
