"""What a kill left half written is swept at the next start, and nothing else is."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.services.campaign import portraits
from desktop.services.campaign.sheet_home import LoneSheet
from desktop.services.campaign.stale_files import StaleFiles
from desktop.services.library.library import Library
from desktop.services.storage import encoding, files
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.folders import Folders
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import Catalogue

DEAD = 4_194_999
"""No process has this number."""


def make_temporary(folder: Path, name: str) -> Path:
    """Leave a temporary file as a killed program would."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f".{name}.{DEAD}.tmp"
    file.write_text("half")
    return file


def test_every_folder_of_ours_is_swept_at_the_start(tmp_path: Path, qapp: QApplication) -> None:
    folders = Folders(tmp_path / "卓上", tmp_path / "config", tmp_path / "state", tmp_path / "logs")
    library = Library(folders.library, Store())
    campaign = library.create("enishi", "霧島の夜")
    stale = [
        make_temporary(folders.config, "preferences.json"),
        make_temporary(folders.state, "session.json"),
        make_temporary(folders.library, ".moving.json"),
        make_temporary(folders.library / "templates", "a.json"),
        make_temporary(folders.library / "templates" / "characters", "a.json"),
        make_temporary(campaign.folder, "table.json"),
        make_temporary(campaign.characters, "a.json"),
        make_temporary(campaign.portraits, "a.png"),
        make_temporary(campaign.folder / "prints", "a.pdf"),
    ]
    controller = app.build(qapp, folders)
    library.open(campaign.folder).close()
    assert [file for file in stale if file.exists()] == []
    controller.window.deleteLater()
    controller.appearance.deleteLater()


def test_running_process_keeps_its_temporary_files(tmp_path: Path) -> None:
    mine = tmp_path / f".a.json.{os.getpid()}.tmp"
    parents = tmp_path / f".a.json.{os.getppid()}.tmp"
    foreign = tmp_path / ".swap.tmp"
    for file in (mine, parents, foreign):
        file.write_text("being written")
    files.sweep(tmp_path)
    assert all(file.exists() for file in (mine, parents, foreign))


def test_interrupted_export_is_removed_and_nothing_else(tmp_path: Path) -> None:
    note, stick = tmp_path / "state" / "writing.json", tmp_path / "stick"
    target = stick / "霧島[1].json"
    with StaleFiles(note).expecting(target):
        half = make_temporary(stick, target.name)
        foreign = make_temporary(stick, "another program's")
        before = note.read_bytes()
    note.write_bytes(before)  # a kill would have left the note
    StaleFiles(note).sweep()
    assert not half.exists()
    assert foreign.exists()
    assert b"stick" not in note.read_bytes()


def test_a_stick_that_is_away_is_swept_when_it_is_back(tmp_path: Path) -> None:
    note, stick = tmp_path / "writing.json", tmp_path / "stick"
    note.write_bytes(encoding.encode({"writing": [str(stick / "a.json"), 5, "\0"]}))
    StaleFiles(note).sweep()
    half = make_temporary(stick, "a.json")
    StaleFiles(note).sweep()
    assert not half.exists()


@pytest.mark.parametrize(
    "raw", [b"", b"[]", b'{"writing": 5}', b'{"writing": {"a": 1}}', b'{"writing": ["", "/", ".."]}']
)
def test_damaged_export_note_is_ignored(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "writing.json").write_bytes(raw)
    StaleFiles(tmp_path / "writing.json").sweep()
    with StaleFiles(tmp_path / "writing.json").expecting(tmp_path / "a.json"):
        pass


def test_a_lone_sheet_is_swept_and_locked(tmp_path: Path) -> None:
    system, store = Catalogue().system("enishi"), Store()
    path = tmp_path / "ハル.json"
    store.create(path, {"system": "enishi", "schema_version": 1, "id": "haru", "name": "ハル"})
    half = [make_temporary(tmp_path, path.name), make_temporary(tmp_path, "0123456789abcdef" * 2 + ".png")]
    foreign = make_temporary(tmp_path, "note.txt")
    first, second = LoneSheet(path, store, system), LoneSheet(path, store, system)
    stored, sheet = first.open()
    assert not any(file.exists() for file in half)
    assert foreign.exists()
    assert not first.read_only
    _, theirs = second.open()
    assert second.read_only
    with pytest.raises(FileError, match=r"開いています.*読むだけ"):
        second.save(stored, theirs.evolve(memo="x"))
    first.save(stored, sheet.evolve(memo="y"))
    first.close()
    assert second.open()[1].memo == "y"
    assert not second.read_only
    second.close()
    assert sorted(p.name for p in tmp_path.iterdir() if not p.name.startswith(".")) == ["ハル.json"]
    assert not (tmp_path / ".ハル.json.lock").exists()


def test_a_portrait_that_was_half_written_is_written_again(tmp_path: Path) -> None:
    raw = b"\x89PNG\r\n\x1a\n" + b"x" * 100
    name = portraits.put(tmp_path, raw)
    (tmp_path / name).write_bytes(raw[:20])
    assert portraits.put(tmp_path, raw) == name
    assert (tmp_path / name).read_bytes() == raw
