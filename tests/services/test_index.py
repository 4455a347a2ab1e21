"""The list of sheets is rebuilt whenever it and the files disagree."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from desktop.services.campaign import index as indexes
from desktop.services.campaign.index import Entry, Index
from desktop.services.storage import encoding, files


def write(folder: Path, file: str, /, **data: Any) -> Path:
    path = folder / f"{file}.json"
    path.write_bytes(encoding.encode({"system": "enishi", "id": file, **data}))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    sheets = tmp_path / "characters"
    sheets.mkdir()
    write(sheets, "a", name="宮本 武蔵", reading="みやもと むさし", player="髙﨑", is_pc=False, colour="#112233")
    write(sheets, "b", name="霧島 七海", reading="きりしま ななみ", draft=True)
    return sheets


def settle(folder: Path) -> None:
    """Make a folder look unchanged for a while."""
    past = folder.stat().st_mtime - 60
    os.utime(folder, (past, past))


def index(folder: Path) -> Index:
    return Index(folder, folder.parent / "index.json")


def test_sheets_are_listed_by_reading_with_list_columns(folder: Path) -> None:
    first, second = index(folder).entries()
    assert (first.name, first.draft, first.is_pc) == ("霧島 七海", True, True)
    assert second[3:] == ("a", "宮本 武蔵", "みやもと むさし", "髙﨑", "enishi", False, "#112233", False, False, "", "")


def test_a_large_untouched_folder_is_listed_without_looking_at_files(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(indexes, "_TRUSTED_FROM", 2)
    settle(folder)
    built = index(folder).entries()
    monkeypatch.setattr(os, "scandir", lambda _: pytest.fail("looked at files"))
    assert index(folder).entries() == built


def test_new_changed_and_removed_files_are_noticed(folder: Path) -> None:
    settle(folder)
    index(folder).entries()
    write(folder, "c", name="ハル")
    assert {e.name for e in index(folder).entries()} == {"ハル", "宮本 武蔵", "霧島 七海"}
    (folder / "a.json").unlink()
    files.replace(folder / "b.json", encoding.encode({"system": "enishi", "id": "b", "name": "改名"}))
    assert [e.name for e in index(folder).entries()] == ["ハル", "改名"]


def test_a_file_edited_in_place_is_noticed_by_a_refresh(folder: Path) -> None:
    settle(folder)
    opened = index(folder)
    opened.entries()
    write(folder, "a", name="別人")
    settle(folder)
    assert "別人" in {e.name for e in opened.refresh()}
    assert "別人" in {e.name for e in index(folder).entries()}


def test_listing_notices_files_when_folder_time_never_changes(folder: Path) -> None:
    settle(folder)
    before = folder.stat().st_mtime
    opened = index(folder)
    opened.entries()
    write(folder, "c", name="ハル")
    os.utime(folder, (before, before))
    assert len(opened.entries()) == 2
    opened.expire()
    assert len(opened.entries()) == 3
    write(folder, "d", name="ナツ")
    os.utime(folder, (before, before))
    assert len(index(folder).entries()) == 4


def test_a_folder_touched_a_moment_ago_is_not_trusted(folder: Path) -> None:
    index(folder).entries()
    assert json.loads((folder.parent / "index.json").read_bytes())["stamp"] == 0


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b'{"format": 2}', b'{"format": 2, "stamp": 1, "file": "x"}', b"\xff" * 9]
)
def test_a_damaged_index_is_built_again(folder: Path, raw: bytes) -> None:
    (folder.parent / "index.json").write_bytes(raw)
    assert len(index(folder).entries()) == 2


def test_damaged_sheets_are_listed_with_their_fault(folder: Path) -> None:
    (folder / "x.json").write_bytes(b"")
    (folder / "y.json").write_bytes(b'{"title": "no sheet"}')
    (folder / "z.json").write_bytes(b'{"system": "enishi", "name": 7, "is_pc": "no", "colour": null}')
    (folder / ".hidden.json").write_bytes(b"{}")
    (folder / "note.txt").write_bytes(b"{}")
    faults = {e.file: (e.label, e.fault) for e in index(folder).entries() if e.file in ("x.json", "y.json", "z.json")}
    assert faults == {"x.json": ("x", "empty"), "y.json": ("y", "not_an_object"), "z.json": ("z", "")}
    assert len(index(folder).entries()) == 5


def test_an_empty_and_a_missing_folder_are_empty_lists(tmp_path: Path) -> None:
    assert Index(tmp_path / "none", tmp_path / "index.json").entries() == ()
    (tmp_path / "empty").mkdir()
    for _ in range(2):
        assert Index(tmp_path / "empty", tmp_path / "index.json").entries() == ()


def test_search_finds_by_name_reading_player_and_file(folder: Path) -> None:
    write(folder, "noname")
    opened = index(folder)

    def found(text: str) -> list[str]:
        return [e.file for e in opened.search(text)]

    assert found("nanami") == ["b.json"]
    assert found("ミヤモト") == ["a.json"]
    assert found("髙﨑") == ["a.json"]
    assert found("noname") == ["noname.json"]
    assert len(found("")) == 3
    assert found("だれもいない") == []


@pytest.mark.parametrize("raw", [b"", b"{}", b'{"token": "x", "keys": "a"}', b'{"token": 1, "keys": 2}'])
def test_damaged_or_foreign_search_keys_are_made_again(folder: Path, raw: bytes) -> None:
    index(folder).search("a")
    (folder.parent / ".search.json").write_bytes(raw)
    assert [e.file for e in index(folder).search("nanami")] == ["b.json"]


def test_search_keys_of_an_earlier_list_are_not_used(folder: Path) -> None:
    index(folder).search("a")
    old = (folder.parent / ".search.json").read_bytes()
    (folder / "b.json").unlink()
    write(folder, "c", name="ななみでない", reading="はる")
    index(folder).entries()
    (folder.parent / ".search.json").write_bytes(old)
    assert [e.file for e in index(folder).search("haru")] == ["c.json"]


def test_searching_follows_changes(folder: Path) -> None:
    opened = index(folder)
    assert [e.file for e in opened.search("nanami")] == ["b.json"]
    write(folder, "c", name="七海二号", reading="ななみにごう")
    opened.refresh()
    assert {e.file for e in opened.search("nanami")} == {"b.json", "c.json"}


def test_names_that_look_like_separators_do_no_harm(folder: Path) -> None:
    write(folder, "c", name="a\x7fb\nc", reading="\x7f" * 9)
    settle(folder)
    built = index(folder).entries()
    assert index(folder).entries() == built
    assert all(isinstance(e, Entry) for e in built)


def strange(folder: Path) -> dict[str, str]:
    """Put what must not be there among the sheets; return file → fault as listed."""
    (folder / "loop.json").symlink_to(folder / "loop.json")
    (folder / "gone.json").symlink_to(folder / "nowhere")
    (folder / "folder.json").mkdir(mode=0)
    os.mkfifo(folder / "pipe.json")
    sjis = os.fsdecode("霧島.json".encode("shift_jis"))
    (folder / sjis).write_bytes(encoding.encode({"system": "enishi", "id": "s", "name": "霧島"}))
    return {
        "loop.json": "device",
        "gone.json": "device",
        "folder.json": "not_a_file",
        "pipe.json": "not_a_file",
        sjis: "bad_name",
    }


def test_links_folders_and_undecodable_names_are_listed_as_unreadable(folder: Path) -> None:
    wanted = strange(folder)
    settle(folder)
    for _ in range(2):  # built, then read back from the index
        listed = index(folder).entries()
        assert {e.file: e.fault for e in listed if e.fault} == wanted
        assert len(listed) == 2 + len(wanted)
        assert all(e.label.encode() for e in listed)
    assert [e.name for e in index(folder).search("むさし")] == ["宮本 武蔵"]


def test_a_folder_that_may_not_be_read_is_an_empty_list(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path) -> Any:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(os, "scandir", forbidden)
    assert index(folder).entries() == ()


def test_repeated_index_requests_write_it_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = index(folder)
    known.refresh()
    written: list[Path] = []
    usual = files.replace
    monkeypatch.setattr(
        "desktop.services.storage.files.replace", lambda path, *a, **k: (written.append(path), usual(path, *a, **k))[1]
    )
    for _ in range(5):
        assert len(known.entries()) == 2
    assert written == []


def test_sheets_that_play_writes_do_not_write_the_index_at_each_step(folder: Path) -> None:
    opened, kept = index(folder), folder.parent / "index.json"
    opened.entries()
    first = kept.read_bytes()
    for n in range(3):
        write(folder, "a", name=f"歩{n}")
        opened.expire()
        assert f"歩{n}" in {e.name for e in opened.entries()}
    assert kept.read_bytes() == first
    assert "歩2" in {e.name for e in index(folder).entries()}, "a program that was killed meanwhile"
    settle(folder)
    opened.entries()
    assert "歩2" in kept.read_text(encoding="utf-8")


def test_own_writes_are_reread_only_when_list_columns_change(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed, read = index(folder), []
    listed.entries()
    reading = indexes._read
    monkeypatch.setattr(indexes, "_read", lambda path, *rest: read.append(path.stem) or reading(path, *rest))
    known = {"system": "enishi", "name": "宮本 武蔵", "reading": "みやもと むさし", "player": "髙﨑", "is_pc": False}
    moved = {"id": "a", **known, "colour": "#112233", "lp": 3}
    before = next(entry for entry in listed.entries() if entry.id == "a")
    listed.saved(write(folder, "a", **moved), moved)
    after = next(entry for entry in listed.entries() if entry.id == "a")
    assert read == []
    assert after.size != before.size, "the very file that lies there"
    renamed = {**moved, "name": "宮本 伊織"}
    listed.saved(write(folder, "a", **renamed), renamed)
    assert "宮本 伊織" in [entry.name for entry in listed.entries()]
    assert read == ["a"]


def test_copy_of_a_sheet_file_is_listed_as_no_character(folder: Path) -> None:
    """A cloud, or a person, lays a copy beside it: two files of one id would be written in turns."""
    original = write(folder, "霧島-c0ffee00", id="c0ffee0011", name="霧島")
    (folder / "あ.json").write_bytes(original.read_bytes())
    sheets = index(folder)
    found = {entry.file: (entry.id, entry.fault) for entry in sheets.entries()}
    assert (found[original.name], found["あ.json"]) == (("c0ffee0011", ""), ("", "copy"))
    original.unlink()
    found = {entry.file: (entry.id, entry.fault) for entry in sheets.refresh()}
    assert found["あ.json"] == ("c0ffee0011", "")
