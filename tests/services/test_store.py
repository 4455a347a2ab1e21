"""Files are read within limits and replaced whole; every fault is one sentence, and the file is unchanged."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import shutil
import sys
import tracemalloc
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.build_step import done
from desktop.core.problem import TakujoError
from desktop.services.campaign.migrations import CAMPAIGN
from desktop.services.storage import encoding, files, parsing, versions
from desktop.services.storage.digests import LARGE, blake2b
from desktop.services.storage.file_errors import Conflict, FileError
from desktop.services.storage.store import Store
from desktop.services.storage.versions import KEEP

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**64) + 1, 2**64 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(st.text(), json_values, max_size=6))
def test_written_data_is_read_back_in_the_same_order(data: dict[str, Any]) -> None:
    raw = encoding.encode(data)
    again = parsing.parse(raw)
    assert again == data
    assert list(again) == list(data)
    assert encoding.encode(again) == raw


@given(json_values | st.dictionaries(st.integers() | st.none(), json_values, max_size=3) | st.tuples(json_values))
def test_fast_encoder_equals_json(data: Any) -> None:
    """The fast encoder and the library's write the same bytes, so that no file looks changed."""
    assert encoding.encode({"of": data}) == (json.dumps({"of": data}, ensure_ascii=False, indent=1) + "\n").encode()
    assert done(encoding.encode_in_steps({"of": data})) == encoding.encode({"of": data})


def test_a_large_text_is_written_in_steps() -> None:
    rows = [{"id": n, "name": "霧", "more": {"a": [1, 2], "b": None}} for n in range(2000)]
    steps = encoding.encode_in_steps({"definition": {"lists": {"cards": rows}}, "party": []})
    assert sum(1 for _ in steps) >= 3
    assert done(encoding.encode_in_steps({"definition": {"lists": {"cards": rows}}})) == encoding.encode(
        {"definition": {"lists": {"cards": rows}}}
    )


@given(st.binary(max_size=200))
def test_any_bytes_are_an_object_or_a_named_fault(raw: bytes) -> None:
    try:
        data: Any = parsing.parse(raw)
    except parsing.Unreadable as error:
        data = {"code": error.code}
    assert isinstance(data, dict)


def test_files_are_readable_by_people(store: Store, tmp_path: Path) -> None:
    store.create(tmp_path / "a.json", {"schema_version": 1, "name": "霧島 七海", "skills": [{"id": "run"}]})
    text = (tmp_path / "a.json").read_text(encoding="utf-8")
    assert text == '{\n "schema_version": 1,\n "name": "霧島 七海",\n "skills": [\n  {\n   "id": "run"\n  }\n ]\n}\n'


BAD = {
    "empty": (b"", "空です"),
    "blank": (b" \n\t", "空です"),
    "byte order mark only": (b"\xef\xbb\xbf", "空です"),
    "zeroed by a power cut": (b"\0" * 4096, "中身が失われています"),
    "truncated object": (b'{\n "name": "x",\n "skills": [1, 2', "途中（3 行目）で切れています"),
    "truncated within a character": (
        '{\n "name": "霧'.encode()[:-1],
        "途中（2 行目）で切れています",
    ),
    "truncated UTF-16": ('{"a": "霧"}'.encode("utf-16")[:-1], "途中（1 行目）で切れています"),
    "archive": (b"PK\x03\x04\x14\0abc", "圧縮ファイル（ZIP）です。展開して"),
    "program": (b"MZ\x90\0\x03\0\0\0", "文字のファイルではありません"),
    "truncated string": ('{"name": "霧'.encode(), "途中（1 行目）で切れています"),
    "truncated after colon": (b'{"name":', "途中"),
    "not JSON": (b"Hello, this is a letter.", "1 行目で JSON として読めません"),
    "a picture renamed": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(128, 256)), "文字のファイルではありません"),
    "HTML renamed": (b"<!DOCTYPE html><html></html>", "JSON として読めません"),
    "Shift_JIS": ('{"name": "霧島"}'.encode("shift_jis"), "UTF-8 ではありません"),
    "a list": (b"[1, 2]", "形が違います"),
    "a number": (b"7", "形が違います"),
    "too deep": (b'{"a":' + b"[" * 100 + b"]" * 100 + b"}", "入れ子が深すぎます（上限 64 段）"),
    "absurdly deep": (b'{"a":' + b"[" * 150_000, "入れ子が深すぎます"),
    "a million lists": (b'{"a":' + b"[" * 1_000_000, "中身が多すぎます"),
    "a million numbers": (b'{"a":[' + b"0," * 1_000_001 + b"0]}", "中身が多すぎます"),
    "an endless number": (b'{"a": 1e999}', "数として扱えない"),
    "an endless negative number": (b'{"a": [-1e999]}', "数として扱えない"),
    "a number beyond 64 bits": (b'{"a": 18446744073709551616}', "数として扱えない"),
    "Infinity": (b'{"a": -Infinity}', "数として扱えない"),
    "a key twice": (b'{"a": 1, "b": {"c": 1, "c": 2}}', "同じ項目「c」が2つ"),
    "NaN": (b'{"a": NaN}', "数として扱えない"),
    "a number of ten thousand digits": (b'{"a": ' + b"9" * 10_000 + b"}", "数として扱えない"),
    "half a surrogate": (b'{"a": "\\ud800"}', "壊れた文字"),
    "two objects": (b'{"a": 1}\n{"b": 2}\n\n\n', "2 行目で JSON として読めません"),
}


@pytest.mark.parametrize("case", BAD)
def test_invalid_file_is_reported_in_one_sentence_and_unchanged(store: Store, tmp_path: Path, case: str) -> None:
    raw, sentence = BAD[case]
    path = tmp_path / "b.json"
    path.write_bytes(raw)
    with pytest.raises(FileError, match=sentence) as caught:
        store.read(path)
    assert "「b.json」" in str(caught.value)
    assert "\n" not in str(caught.value)
    assert str(caught.value.problem.remedy)
    assert path.read_bytes() == raw
    assert os.listdir(tmp_path) == ["b.json"]


@pytest.mark.parametrize("sign", ["", '"', "\\", "\n", "\x7f", "\x1f", "霧", "\u2028"])
def test_long_texts_are_written_as_json_has_them(sign: str) -> None:
    text = "QUJD/+a=" * 4000 + sign
    assert encoding.encode({"a": text}) == (json.dumps({"a": text}, ensure_ascii=False, indent=1) + "\n").encode()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_notepad_files_are_read(store: Store, tmp_path: Path, encoding: str) -> None:
    (tmp_path / "a.json").write_text('{"name": "霧島"}', encoding=encoding)
    assert store.read(tmp_path / "a.json").data == {"name": "霧島"}


def test_a_hundred_megabytes_are_refused_unread(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("opened"))
    with pytest.raises(FileError, match=r"大きすぎます（100 MB ＞ 上限 20 MB）"):
        store.read(path)


def test_memory_follows_file_size_not_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "log"
    file.write_bytes(b"x" * 1000)
    tracemalloc.start()
    try:
        assert files.read_bytes(file, 500_000_000) == b"x" * 1000
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("size", [0, 10, LARGE - 1, LARGE, 3 * LARGE])
def test_fingerprint_is_the_same_for_every_reader(tmp_path: Path, size: int) -> None:
    file, raw = tmp_path / "a", os.urandom(size)
    file.write_bytes(raw)
    assert files.digest(raw) == files.fingerprint(file) == hashlib.sha256(raw).hexdigest()
    assert (
        blake2b(raw, key=b"k", digest_size=8).hexdigest() == hashlib.blake2b(raw, key=b"k", digest_size=8).hexdigest()
    )


def test_missing_files_and_non_files_are_reported(store: Store, tmp_path: Path) -> None:
    with pytest.raises(FileError, match="見つかりません"):
        store.read(tmp_path / "none.json")
    with pytest.raises(FileError, match="ファイルではありません"):
        store.read(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError, match="ファイルではありません"):
        store.read(tmp_path / "pipe")
    with pytest.raises(FileError, match="名前が長すぎます"):
        store.read(tmp_path / ("x" * 300))


def test_another_kind_of_file_is_refused(store: Store, tmp_path: Path) -> None:
    store.create(tmp_path / "a.json", {"format": "takujo-definition"})
    with pytest.raises(FileError, match=r"「a.json」は卓ではありません"):
        store.read(tmp_path / "a.json", CAMPAIGN)


@pytest.mark.parametrize("version", ["1", True, 0, -1, None, 1.5, [1]])
def test_invalid_version_number_is_refused(store: Store, tmp_path: Path, version: Any) -> None:
    store.create(tmp_path / "a.json", {"format": "takujo-table", "schema_version": version})
    with pytest.raises(FileError, match="数として扱えない"):
        store.read(tmp_path / "a.json", CAMPAIGN)


def test_a_newer_file_opens_read_only_and_is_not_written(store: Store, tmp_path: Path) -> None:
    made = store.create(tmp_path / "a.json", {"format": "takujo-table", "schema_version": 2, "new": 1})
    stored = store.read(made.path, CAMPAIGN)
    assert stored.read_only
    before = made.path.read_bytes()
    with pytest.raises(FileError, match="新しい卓上で作られたため、読むだけです（版 2）"):
        store.save(stored, {**stored.data, "title": "x"})
    assert made.path.read_bytes() == before


def test_saving_keeps_earlier_versions(store: Store, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    for n in range(1, 4):
        stored = store.save(stored, {"n": n})
    kept = store.versions(stored.path)
    assert [store.read_version(stored.path, v)["n"] for v in kept] == [2, 1, 0]
    back = store.restore(stored.path, kept[-1])
    assert store.read(stored.path).data == {"n": 0} == back.data
    assert [store.read_version(stored.path, v)["n"] for v in store.versions(stored.path)] == [3, 2, 1, 0]


def test_the_same_content_is_kept_once(store: Store, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    for n in (1, 0, 1, 0, 1, 1, 1):
        stored = store.save(stored, {"n": n})
    assert [store.read_version(stored.path, v)["n"] for v in store.versions(stored.path)] == [0, 1]


def test_twenty_versions_are_kept_and_one_of_each_earlier_day(store: Store, clock: Any, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    for n in range(1, 6):
        clock.move(days=1)
        stored = store.save(stored, {"n": n})
        stored = store.save(stored, {"n": n + 100})
    clock.move(days=1)
    for n in range(200, 225):
        stored = store.save(stored, {"n": n})
    kept = [store.read_version(stored.path, v)["n"] for v in store.versions(stored.path)]
    assert kept[:KEEP] == list(range(223, 203, -1))
    assert kept[KEEP:] == [5, 4, 3, 2, 1]


def test_a_version_costs_no_space(store: Store, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    number = stored.path.stat().st_ino
    store.save(stored, {"n": 1})
    assert store.versions(stored.path)[0].path.stat().st_ino == number


def test_versions_are_copied_where_links_are_unknown(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: Any) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    stored = store.save(store.create(tmp_path / "a.json", {"n": 0}), {"n": 1})
    assert store.read_version(stored.path, store.versions(stored.path)[0]) == {"n": 0}


def test_other_files_among_the_versions_are_unchanged(store: Store, tmp_path: Path) -> None:
    stored = store.save(store.create(tmp_path / "a.json", {"n": 0}), {"n": 1})
    (versions.folder_of(stored.path) / "note.txt").write_text("mine")
    assert len(store.versions(stored.path)) == 1
    (version,) = store.versions(stored.path)
    version.path.unlink()
    with pytest.raises(FileError, match="その版はもうありません"):
        store.restore(stored.path, version)


def test_a_file_changed_on_disk_is_not_written_over(store: Store, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    stored.path.write_text('{"n": 7, "theirs": true}')
    with pytest.raises(Conflict, match="別の場所で書き換えられています") as caught:
        store.save(stored, {"n": 1})
    assert caught.value.mine == {"n": 1}
    assert caught.value.theirs.data == {"n": 7, "theirs": True}
    assert json.loads(stored.path.read_text()) == {"n": 7, "theirs": True}
    store.save(caught.value.theirs, caught.value.mine)
    assert store.read(stored.path).data == {"n": 1}
    assert store.read_version(stored.path, store.versions(stored.path)[0]) == {"n": 7, "theirs": True}


def test_a_file_damaged_on_disk_is_a_conflict_too(store: Store, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    stored.path.write_bytes(b"")
    with pytest.raises(Conflict) as caught:
        store.save(stored, {"n": 1})
    assert caught.value.theirs.data == {}


def test_creating_does_not_write_over(store: Store, tmp_path: Path) -> None:
    store.create(tmp_path / "a.json", {"n": 0})
    with pytest.raises(FileError, match="もうあります"):
        store.create(tmp_path / "a.json", {"n": 1})
    assert store.read(tmp_path / "a.json").data == {"n": 0}


def test_removed_file_is_written_again(store: Store, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    stored.path.unlink()
    store.save(stored, {"n": 1})
    assert store.read(stored.path).data == {"n": 1}


def test_missing_folder_is_reported_and_not_created(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "usb"
    folder.mkdir()
    stored = store.create(folder / "a.json", {"n": 0})
    shutil.rmtree(folder)
    with pytest.raises(FileError, match=r"フォルダー「usb」がなくなっています.*別の場所を選んで"):
        store.save(stored, {"n": 1})
    assert not folder.exists()


FAILURES = {
    errno.ENOSPC: "空き容量が足りず「a.json」を保存できません.*前の内容は無事",
    errno.EDQUOT: "空き容量が足りず",
    errno.EROFS: "には書き込めません",
    errno.EACCES: "には書き込めません",
    errno.EIO: "読み書きできません",
}


@pytest.mark.parametrize("number", FAILURES)
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_refusing_disk_loses_nothing(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, step: str
) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})

    def refuse(*_: Any) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, step, refuse)
    with pytest.raises(TakujoError, match=FAILURES[number]):
        store.save(stored, {"n": 1})
    monkeypatch.undo()
    assert store.read(stored.path).data == {"n": 0}
    assert not list(tmp_path.glob(".*.tmp"))
    assert store.read(store.save(stored, {"n": 1}).path).data == {"n": 1}


def test_read_only_folder_is_reported(store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.open

    def refuse(path: Path, mode: str = "r", *more: Any, **named: Any) -> Any:
        if "w" in mode:
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return real(path, mode, *more, **named)

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(FileError, match=r"には書き込めません.*書き込める場所を"):
        store.create(tmp_path / "a.json", {"n": 0})


def test_left_over_temporary_files_are_swept(tmp_path: Path) -> None:
    (tmp_path / ".a.json.999999.tmp").write_text("half")
    (tmp_path / f".b.json.{os.getpid()}.tmp").write_text("being written")
    (tmp_path / ".hidden").write_text("not ours")
    files.sweep(tmp_path)
    assert sorted(os.listdir(tmp_path)) == [f".b.json.{os.getpid()}.tmp", ".hidden"]


@pytest.mark.parametrize("spacing", [0, 60])
def test_a_clock_set_back_loses_no_version(clock: Any, tmp_path: Path, spacing: int) -> None:
    store = Store(clock, spacing=timedelta(seconds=spacing))
    stored = store.create(tmp_path / "a.json", {"n": 0})
    for n in range(1, 23):
        clock.move(minutes=2)
        stored = store.save(stored, {"n": n})
    clock.move(days=-200)
    for n in range(100, 125):
        clock.move(minutes=2)
        stored = store.save(stored, {"n": n})
    kept = [store.read_version(stored.path, v)["n"] for v in store.versions(stored.path)]
    assert kept[:KEEP] == list(range(123, 103, -1))


def test_versions_of_earlier_programs_are_listed_last(store: Store, tmp_path: Path) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    folder = versions.folder_of(stored.path)
    folder.mkdir(parents=True)
    for day in (1, 2):
        name = f"2030010{day}T000000.000000Z-{day:016}.json"
        (folder / name).write_bytes(encoding.encode({"n": -day}))
    stored = store.save(stored, {"n": 1})
    store.save(stored, {"n": 2})
    kept = [store.read_version(stored.path, v)["n"] for v in store.versions(stored.path)]
    assert kept == [1, 0, -2, -1]


def test_linked_sheet_is_saved_at_its_target_with_versions(store: Store, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    real = store.create(elsewhere / "real.json", {"n": 0}).path
    link = tmp_path / "link.json"
    link.symlink_to(real)
    stored = store.read(link)
    for n in (1, 2):
        stored = store.save(stored, {"n": n})
    assert link.is_symlink()
    assert store.read(real).data == {"n": 2}
    kept = store.versions(link)
    assert not any(v.path.is_symlink() for v in kept)
    assert [store.read_version(link, v)["n"] for v in kept] == [1, 0]
    store.restore(link, kept[-1])
    assert store.read(real).data == {"n": 0}


def test_dangling_link_is_not_written_through(store: Store, tmp_path: Path) -> None:
    (tmp_path / "a.json").symlink_to(tmp_path / "nowhere.json")
    with pytest.raises(FileError, match="もうあります"):
        store.create(tmp_path / "a.json", {"n": 0})
    assert not (tmp_path / "nowhere.json").exists()


@pytest.mark.parametrize("raw", [b"", b"{", b"\0" * 9, b"x" * (files.MAX_BYTES + 1), b"[5]"])
def test_confirmed_save_replaces_a_damaged_file(store: Store, tmp_path: Path, raw: bytes) -> None:
    stored = store.create(tmp_path / "a.json", {"n": 0})
    stored.path.write_bytes(raw)
    with pytest.raises(Conflict):
        store.save(stored, {"n": 1})
    store.save(store.present(stored.path), {"n": 1})
    assert store.read(stored.path).data == {"n": 1}
    assert store.versions(stored.path)[0].path.read_bytes() == raw
    stored.path.unlink()
    store.save(store.present(stored.path), {"n": 2})
    assert store.read(stored.path).data == {"n": 2}


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are text there")
@pytest.mark.parametrize("place", [("{}", "a.json"), ("b", "{}.json")])
def test_undecodable_part_of_a_path_is_the_reported_one(store: Store, tmp_path: Path, place: tuple[str, str]) -> None:
    odd = os.fsdecode("卓".encode("shift_jis"))
    folder, name = (part.format(odd) for part in place)
    (tmp_path / folder).mkdir()
    for act in (lambda p: store.create(p, {}), store.read):
        with pytest.raises(FileError, match="名前の文字が読めません") as found:
            act(tmp_path / folder / name)
        assert ("a.json" in str(found.value)) is False
        assert "\ufffd" in str(found.value)


def test_a_name_of_255_bytes_can_be_saved(store: Store, tmp_path: Path) -> None:
    path = tmp_path / ("霧" * 83 + "x.json")
    assert len(os.fsencode(path.name)) == 255
    stored = store.save(store.create(path, {"n": 0}), {"n": 1})
    assert store.read(stored.path).data == {"n": 1}
    with pytest.raises(FileError, match="名前が長すぎます"):
        store.create(tmp_path / ("霧" * 85 + "x.json"), {"n": 0})
