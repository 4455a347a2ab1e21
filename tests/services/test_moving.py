"""The library moves whole, or stays: links, refusals, full disks, and kills at any moment."""

from __future__ import annotations

import errno
import json
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from desktop.core.problem import TakujoError
from desktop.services.campaign.migrations import PREFERENCES
from desktop.services.library import moving
from desktop.services.library.library import Library
from desktop.services.program.preferences import Preferences, library_folder, preferences
from desktop.services.program.state_file import StateFile
from desktop.services.storage import encoding
from desktop.services.storage.folders import Folders
from desktop.services.storage.lock import Lock
from desktop.services.storage.store import Store


def contents(folder: Path) -> dict[str, bytes]:
    """Return every file of a library, without what belongs to a running program."""
    marks = (".lock", moving.MARK, moving.LEAVING)
    found = (p for p in folder.rglob("*") if p.is_file() and not p.name.endswith(".tmp") and p.name not in marks)
    return {str(p.relative_to(folder)): p.read_bytes() for p in found}


def fill(library: Library) -> dict[str, bytes]:
    campaign = library.create("enishi", "霧島の夜")
    for name in ("ハル", "七海"):
        campaign.add_data({"system": "enishi", "id": f"{name}", "name": name})
    stored = campaign.store.read(campaign.path_of(campaign.sheets()[0]))
    campaign.save_data(stored, {**stored.data, "memo": "x"})
    return contents(library.folder)


def test_the_library_moves_as_a_whole(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    old, new = library.folder, tmp_path / "elsewhere"
    rows: list[Path] = []
    library.move(new, rows.append)
    assert rows == [new]
    assert library.folder == new
    assert not old.exists()
    assert contents(new) == held
    assert sorted(p.name for p in new.iterdir()) == [h.folder.name for h in library.campaigns()]


def test_opening_times_survive_a_move(library: Library, tmp_path: Path) -> None:
    fill(library)
    library.open(library.campaigns()[0].folder).close()
    before = library.recent()
    library.move(tmp_path / "elsewhere")
    assert [(h.title, h.opened) for h in library.recent()] == [(h.title, h.opened) for h in before]


@pytest.mark.parametrize("inner", ["", "inner", "霧島の夜/characters/inner"])
def test_a_place_inside_the_library_is_refused_even_through_a_link(
    library: Library, tmp_path: Path, inner: str
) -> None:
    held = fill(library)
    (tmp_path / "link").symlink_to(library.folder)
    for base in (library.folder, tmp_path / "link"):
        with pytest.raises(TakujoError, match="今の置き場所の中"):
            library.move(base / inner)
    assert contents(library.folder) == held


def test_linked_library_moves_without_its_link(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    (tmp_path / "link").symlink_to(library.folder)
    behind = Library(tmp_path / "link", library.store)
    behind.move(tmp_path / "elsewhere")
    assert contents(tmp_path / "elsewhere") == held
    assert not library.folder.exists()
    assert not (tmp_path / "link").is_symlink()


def test_a_place_in_use_or_out_of_reach_is_refused_in_a_sentence(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = fill(library)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "x").touch()
    (tmp_path / "file").touch()
    with pytest.raises(TakujoError, match="もうあります"):
        library.move(tmp_path / "full")
    with pytest.raises(TakujoError, match=r"ファイルではありません|見つかりません|なくなっています"):
        library.move(tmp_path / "file")
    with pytest.raises(TakujoError, match="なくなっています"):
        library.move(tmp_path / "file" / "below")
    real = os.listdir

    def forbidden(path: Any) -> list[str]:
        if Path(path).name == "full":
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return real(path)

    monkeypatch.setattr(os, "listdir", forbidden)
    with pytest.raises(TakujoError, match="許可がありません"):
        library.move(tmp_path / "full")
    assert contents(library.folder) == held


def test_a_file_that_may_not_be_read_stops_the_move(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = fill(library)
    real = Path.open

    def forbidden(path: Path, *more: Any, **named: Any) -> Any:
        if path.name.startswith("ハル") and path.is_relative_to(library.folder):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return real(path, *more, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", forbidden)
        with pytest.raises(TakujoError, match=r"「ハル.*許可がありません"):
            library.move(tmp_path / "new")
    assert contents(library.folder) == held
    assert not (tmp_path / "new").exists()


def test_a_pipe_among_the_files_is_refused(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    os.mkfifo(library.folder / "pipe")
    with pytest.raises(TakujoError, match="ファイルではありません"):
        library.move(tmp_path / "new")
    (library.folder / "pipe").unlink()
    assert contents(library.folder) == held
    assert not (tmp_path / "new").exists()


def test_links_in_the_library_are_moved(library: Library, tmp_path: Path) -> None:
    fill(library)
    outside = tmp_path / "outside.json"
    outside.write_text("{}")
    (library.folder / "out.json").symlink_to(outside)
    (library.folder / "in.json").symlink_to(next(library.folder.rglob("ハル*.json")))
    (library.folder / "loop").symlink_to(library.folder / "loop")
    (library.folder / "gone").symlink_to(tmp_path / "nowhere")
    held = contents(library.folder)
    library.move(tmp_path / "new")
    assert contents(tmp_path / "new") == held
    assert all((tmp_path / "new" / name).is_symlink() for name in ("out.json", "in.json", "loop", "gone"))
    assert outside.read_text() == "{}"


@pytest.mark.parametrize("step", ["_copy_all", "_compare_all"])
def test_a_move_that_fails_half_way_leaves_the_library_where_it_was(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    held = fill(library)
    real = getattr(moving, step)

    def full(old: Path, new: Path) -> None:
        real(old, new)
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(moving, step, full)
    (tmp_path / "empty").mkdir()
    for place in (tmp_path / "new" / "deep", tmp_path / "empty"):
        with pytest.raises(TakujoError, match="空き容量が足りず"):
            library.move(place)
    assert contents(library.folder) == held
    assert not (tmp_path / "new").exists()
    assert os.listdir(tmp_path / "empty") == []


def test_a_copy_that_is_not_the_same_is_not_trusted(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = fill(library)
    real = moving._copy_file

    def torn(path: Path, target: Path) -> None:
        real(path, target)
        target.write_bytes(target.read_bytes()[:-1])

    monkeypatch.setattr(moving, "_copy_file", torn)
    with pytest.raises(TakujoError, match="コピーが元と違います"):
        library.move(tmp_path / "new")
    assert contents(library.folder) == held


def test_a_table_open_elsewhere_stops_the_move(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    other = Lock(library.campaigns()[0].folder / ".lock")
    assert other.take() is None
    with pytest.raises(TakujoError, match="開いています"):
        library.move(tmp_path / "new")
    other.release()
    assert contents(library.folder) == held


def test_settings_that_cannot_be_written_stop_the_move(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    folders = Folders(library.folder, tmp_path / "config", tmp_path / "state", tmp_path / "logs")
    chosen = preferences(folders)
    chosen.change(scale=120)
    data = json.loads(folders.preferences.read_bytes())
    folders.preferences.write_bytes(encoding.encode({**data, "schema_version": PREFERENCES.version + 1}))
    newer = preferences(folders)
    with pytest.raises(TakujoError, match="新しい卓上"):
        library.move(tmp_path / "new", lambda place: newer.commit(library=str(place)))
    folders.preferences.unlink()
    folders.preferences.mkdir()
    with pytest.raises(TakujoError):
        library.move(tmp_path / "new", lambda place: chosen.commit(library=str(place)))
    assert chosen.value.library == ""
    assert contents(library.folder) == held
    assert not (tmp_path / "new").exists()


class Kill(BaseException):
    """Replaces a SIGKILL: no handler may catch it."""


def killed_at(monkeypatch: pytest.MonkeyPatch, step: int, act: Callable[[], object]) -> bool:
    """Run `act` until the `step`th change on the disk, and stop it there; false when it came to its end."""
    left = step

    def counted(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                raise Kill
            return real(*args, **named)

        return call

    with monkeypatch.context() as patch:
        for owner, name in (
            (os, "replace"), (os, "fsync"), (os, "symlink"), (Path, "unlink"), (Path, "rmdir"), (Path, "mkdir"),
            (shutil, "copyfileobj"),
        ):  # fmt: skip
            patch.setattr(owner, name, counted(getattr(owner, name)))
        try:
            act()
        except Kill:
            return True
    return False


def test_move_killed_at_any_step_can_be_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step = 0
    while True:
        base = tmp_path / str(step)
        folders = Folders(base / "卓上", base / "config", base / "state", base / "logs")
        library = Library(folders.library, Store())
        held = fill(library)
        chosen = preferences(folders)
        new = base / "new"

        def act(old: Path = library.folder, to: Path = new, file: StateFile[Preferences] = chosen) -> None:
            moving.move(old, to, lambda place: file.commit(library=str(place)))

        stopped = killed_at(monkeypatch, step, act)
        again = Library(library_folder(folders, preferences(folders).value), Store())
        again.tidy()
        assert contents(again.folder) == held, step
        if again.folder != new:
            again.move(new)
            assert contents(new) == held, step
        assert not any(folders.library.rglob("*")), step
        assert not (new / moving.MARK).exists(), step
        if not stopped:
            break
        step += 1
    assert step > 20


def test_files_changed_after_the_copy_remain_in_the_old_folder(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    old = library.folder
    late = old / "late.json"
    library.move(tmp_path / "new", lambda place: late.write_text("{}"))
    assert contents(tmp_path / "new") == held
    assert contents(old) == {"late.json": b"{}"}


def test_repeated_copy_removes_files_deleted_since(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    new = tmp_path / "new"
    (new / "deleted").mkdir(parents=True)
    (new / "deleted" / "x.json").write_text("{}")
    (new / moving.MARK).write_bytes(encoding.encode({"from": str(library.folder), "complete": False}))
    library.move(new)
    assert contents(new) == held


def test_damaged_move_mark_removes_nothing(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    for raw in (b"", b"[]", b'{"from": 5, "complete": true}', b'{"from": "/", "complete": false}'):
        (library.folder / moving.MARK).write_bytes(raw)
        library.tidy()
        assert contents(library.folder) == held
    (library.folder / moving.MARK).write_bytes(encoding.encode({"from": str(library.folder), "complete": True}))
    library.tidy()
    assert contents(library.folder) == held
    assert library_folder(Folders(library.folder, tmp_path, tmp_path, tmp_path), Preferences()) == library.folder


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are text there")
def test_undecodable_target_name_is_refused(library: Library, tmp_path: Path) -> None:
    held = fill(library)
    with pytest.raises(TakujoError, match="名前の文字が読めません"):
        library.move(tmp_path / os.fsdecode("卓".encode("shift_jis")))
    assert contents(library.folder) == held


def test_move_mark_from_another_library_removes_nothing(library: Library, tmp_path: Path) -> None:
    """Neither locks, links, empty folders nor partial files, which a move removes from its source."""
    fill(library)
    mine = tmp_path / "mine"
    (mine / "empty").mkdir(parents=True)
    (mine / ".half.1.tmp").mkdir()
    (mine / ".lock").write_text("mine")
    (mine / "link").symlink_to(mine / "empty")
    before = sorted(mine.rglob("*"))
    (library.folder / moving.MARK).write_bytes(encoding.encode({"from": str(mine), "complete": True}))
    library.tidy()
    assert sorted(mine.rglob("*")) == before


@pytest.mark.parametrize("came_from", ["", ".", "empty/.."])
def test_move_mark_with_relative_path_removes_nothing(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, came_from: str
) -> None:
    here = tmp_path / "here"
    (here / "empty").mkdir(parents=True)
    monkeypatch.chdir(here)
    fill(library)
    (library.folder / moving.MARK).write_bytes(encoding.encode({"from": came_from, "complete": True}))
    moving.finish(library.folder)
    assert (here / "empty").is_dir()
    assert not (library.folder / moving.MARK).exists()
