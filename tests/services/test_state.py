"""Settings, session and PIN: what survives a crash, and what a damaged file costs."""

from __future__ import annotations

import errno
import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

from desktop.services.library.library import Library
from desktop.services.program import pin as pins
from desktop.services.program.preferences import Preferences, library_folder, preferences
from desktop.services.program.state_file import SessionState, existing_documents, session
from desktop.services.storage import files
from desktop.services.storage.file_errors import FileError
from desktop.services.storage.folders import Folders, user_folders
from desktop.services.storage.store import Store
from desktop.services.storage.versions import versions

COST = pins._COST
"""What a PIN costs in the program; tests have it cheaper once they run."""


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "卓上", tmp_path / "config", tmp_path / "state", tmp_path / "logs")


def test_no_files_are_created_before_a_setting_changes(folders: Folders) -> None:
    file = preferences(folders)
    assert file.value == Preferences()
    assert not folders.config.exists()
    file.change(scale=150, keys={"next": "N"})
    assert preferences(folders).value == Preferences(scale=150, keys={"next": "N"})


def test_unchanged_file_is_not_written(folders: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start that continues where it was waits for no disk."""
    session(folders).change(table="霧島", screens={"builder": {"a": "skills"}})
    file, replace, written = session(folders), files.replace, list[Path]()

    def counted(path: Path, raw: bytes) -> None:
        written.append(path)
        if refused:
            raise OSError(errno.EIO, "")
        replace(path, raw)

    monkeypatch.setattr(files, "replace", counted)
    refused = False
    file.change(table="霧島", screens={"builder": {"a": "skills"}})
    assert not written
    file.change(mode="table")
    file.change(mode="table")
    assert len(written) == 1
    refused = True
    with pytest.raises(FileError):
        file.change(mode="prepare")
    refused = False
    file.change(mode="prepare")  # what could not be written is no answer
    assert len(written) == 3
    assert session(folders).value == file.value
    session(folders).change(table="")
    file.change(mode="prepare")  # another program has written it meanwhile
    assert session(folders).value == file.value
    folders.session.unlink()
    file.change(mode="prepare")
    assert session(folders).value == file.value


def test_one_bad_value_costs_only_itself(folders: Folders) -> None:
    folders.config.mkdir()
    bad = {"scale": 1000, "language": "xx", "animation": "no", "keys": [], "printer_offset_x": 2, "theme": "dark"}
    folders.preferences.write_text(json.dumps(bad))
    file = preferences(folders)
    assert file.value == Preferences(theme="dark", printer_offset_x=2)
    assert file.note == "animation, keys, language, scale"


def test_keys_of_a_later_version_are_kept(folders: Folders) -> None:
    folders.config.mkdir()
    folders.preferences.write_text(json.dumps({"schema_version": 1, "hologram": {"on": True}}))
    preferences(folders).change(scale=120)
    assert json.loads(folders.preferences.read_text())["hologram"] == {"on": True}


def test_newer_state_file_is_used_but_not_written(folders: Folders) -> None:
    folders.config.mkdir()
    folders.preferences.write_text(json.dumps({"schema_version": 9, "scale": 150}))
    before = folders.preferences.read_bytes()
    file = preferences(folders)
    assert file.value.scale == 150
    assert file.change(scale=80).scale == 80
    assert folders.preferences.read_bytes() == before


@pytest.mark.parametrize("raw", [b"", b"{", b"\0" * 100, b"[1]", b"\xff\xfe\xff"])
def test_a_damaged_file_means_defaults_and_is_kept(folders: Folders, raw: bytes) -> None:
    folders.config.mkdir()
    folders.preferences.write_bytes(raw)
    file = preferences(folders)
    assert file.value == Preferences()
    assert file.note
    assert folders.preferences.read_bytes() == raw
    file.change(scale=120)
    (kept,) = versions(folders.preferences)
    assert kept.path.read_bytes() == raw
    assert preferences(folders).value.scale == 120


def test_the_library_can_be_elsewhere(folders: Folders, tmp_path: Path) -> None:
    assert library_folder(folders, Preferences()) == folders.library
    assert library_folder(folders, Preferences(library=str(tmp_path))) == tmp_path


def test_everything_in_one_folder_for_a_stick(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TAKUJO_HOME", str(tmp_path))
    found = user_folders()
    assert {p.parent for p in (found.library, found.config, found.state, found.logs)} == {tmp_path}
    monkeypatch.delenv("TAKUJO_HOME")
    assert user_folders().library.name == "卓上"
    assert os.listdir(tmp_path) == []


def test_session_state_is_restored_with_lock_and_place(folders: Folders, tmp_path: Path) -> None:
    sheet = tmp_path / "a.json"
    sheet.write_text("{}")
    pin = pins.pin_of("1234")
    session(folders).change(
        table="霧島",
        documents=(str(sheet), str(tmp_path / "gone.json")),
        handed_over=str(sheet),
        pin=pin.to_json(),
        clean=False,
    )
    state = session(folders).value
    assert (state.table, state.handed_over, state.clean) == ("霧島", str(sheet), False)
    assert existing_documents(state, tmp_path) == (sheet,)
    assert pins.pin_from(state.pin) == pin


def test_a_damaged_session_starts_clean(folders: Folders) -> None:
    folders.state.mkdir()
    folders.session.write_bytes(b'{"documents": "x", "mode": "dance", "pin": 7}')
    assert session(folders).value == SessionState()


def test_pin_is_compared_regardless_of_digit_width() -> None:
    pin = pins.pin_of("1234")
    assert pins.attempt(pin, "１２３４", 0.0) == (pin, True)
    after, right = pins.attempt(pin, "1235", 0.0)
    assert not right
    assert after.wrong == 1


def test_a_pin_takes_sixteen_megabytes_to_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "_COST", COST)
    pin = pins.pin_of("１２３４", b"salt")
    assert pin.hash == hashlib.scrypt(b"1234", salt=b"salt", n=2**14, r=8, p=1, dklen=32).hex()
    assert pins.attempt(pin, "1234", 0.0) == (pin, True)


def test_a_pin_cannot_be_read_back() -> None:
    one, two = pins.pin_of("hush"), pins.pin_of("hush")  # no such letters among hexadecimal digits
    assert one.hash != two.hash
    assert "hush" not in json.dumps(one.to_json())


def test_three_wrong_tries_make_a_wait_that_survives_a_restart_and_grows() -> None:
    pin, now = pins.pin_of("1234"), 1000.0
    for _ in range(3):
        assert pin.wait(now) == 0
        pin, _right = pins.attempt(pin, "0000", now)
    assert pin.wait(now) == 30
    restarted = pins.pin_from(json.loads(json.dumps(pin.to_json())))
    assert restarted == pin
    same, right = pins.attempt(pin, "1234", now + 10)
    assert (same, right) == (pin, False)
    again, right = pins.attempt(pin, "0000", now + 31)
    assert again.wait(now + 31) == 60
    opened, right = pins.attempt(again, "1234", now + 200)
    assert right
    assert (opened.wrong, opened.wait(now + 200)) == (0, 0)


def test_clock_set_back_limits_pin_wait() -> None:
    pin = pins.pin_of("1234")
    for _ in range(3):
        pin, _right = pins.attempt(pin, "0000", 1_000_000.0)
    assert pin.wait(0.0) == 30


@pytest.mark.parametrize("data", [{}, {"salt": "zz", "hash": ""}, {"salt": "00", "hash": "", "wrong": "x"}])
def test_damaged_pin_is_ignored(data: dict[str, Any]) -> None:
    assert pins.pin_from(data) is None


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b'{"documents": [5, {}], "mode": "dance"}', "documents, mode は使えない値"),
        (b'{"pin": [5]}', "pin は使えない値"),
        (b"{", "途中"),
        (b"[5]", "形が違います"),
        (b'{"a": 1e999}', "数として扱えない"),
        (b" " * 2_000_000, "大きすぎます"),
    ],
)
def test_lost_session_state_is_reported_and_kept(folders: Folders, raw: bytes, text: str) -> None:
    folders.state.mkdir()
    folders.session.write_bytes(raw)
    file = session(folders)
    assert file.value == SessionState()
    assert file.problem is not None
    assert text in str(file.problem.message)
    assert existing_documents(file.value, folders.library) == ()
    file.change(mode="table")
    assert versions(folders.session)[0].path.read_bytes() == raw
    assert session(folders).problem is None


def test_invalid_settings_are_ignored(folders: Folders) -> None:
    folders.config.mkdir()
    bad = {"keys": {"next": 5}, "printer_offset_x": 1e300, "scale": True, "windows": {"main": {"size": [10**12, 1]}}}
    folders.preferences.write_text(json.dumps(bad))
    assert preferences(folders).value == Preferences(windows=bad["windows"])


@pytest.mark.parametrize(
    "changes",
    [{"wrong": 1e999}, {"wrong": -1}, {"until": 1e999}, {"until": "x"}, {"hash": "é"}, {"salt": ""}, {"wrong": True}],
)
def test_pin_with_invalid_values_is_ignored(changes: dict[str, Any]) -> None:
    assert pins.pin_from(pins.pin_of("1234").to_json() | changes) is None


def test_pin_wait_from_before_a_restart_begins_again() -> None:
    pin = pins.pin_of("1234")
    for _ in range(3):
        pin, _right = pins.attempt(pin, "0000", 1_700_000_000.0)
    pin, right = pins.attempt(pin, "1234", 5.0)
    assert (right, pin.wait(5.0)) == (False, 30)
    pin, right = pins.attempt(pin, "1234", 20.0)
    assert (right, pin.wait(20.0)) == (False, 15)
    assert pins.attempt(pin, "1234", 35.0)[1]


@pytest.mark.parametrize(
    ("refusal", "text"),
    [(errno.EACCES, "読む許可がありません"), (errno.EIO, "読み書きできません（"), (errno.ELOOP, "リンクです")],
)
def test_unreachable_file_is_reported_in_a_sentence(
    refusal: int, text: str, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> bytes:
        raise OSError(refusal, os.strerror(refusal))

    monkeypatch.setattr(files, "read_bytes", refuse)
    file = session(folders)
    assert file.value == SessionState()
    assert file.problem is not None
    assert text in str(file.problem.message)
    assert "{" not in f"{file.problem.message}{file.problem.remedy}"


def test_unreadable_settings_are_moved_aside_before_replacement(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders.config.mkdir()
    raw = b'{"theme": "dark"}'
    folders.preferences.write_bytes(raw)
    with monkeypatch.context() as locked:

        def refuse(*_: object) -> bytes:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

        locked.setattr(files, "read_bytes", refuse)
        file = preferences(folders)
    file.change(scale=120)
    (kept,) = versions(folders.preferences)
    assert kept.path.read_bytes() == raw
    assert file.problem is not None
    assert str(file.problem.remedy) == (
        f"はじめの値で始めました。元のファイルは「{folders.config.name}/.versions/preferences.json」に、そのまま残します。"
    )
    file.change(scale=130)
    assert len(versions(folders.preferences)) == 1
    assert preferences(folders).value.scale == 130


def test_folder_in_place_of_settings_is_moved_aside_with_contents(folders: Folders) -> None:
    folders.preferences.mkdir(parents=True)
    (folders.preferences / "mine.txt").write_text("霧")
    file = preferences(folders)
    assert file.value == Preferences()
    file.change(scale=120)
    (kept,) = versions(folders.preferences)
    assert (kept.path / "mine.txt").read_text() == "霧"
    assert preferences(folders).value.scale == 120


def test_settings_that_cannot_be_moved_aside_are_not_overwritten(
    folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders.config.mkdir()
    folders.preferences.write_bytes(b"{")
    file = preferences(folders)

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as tight:
        tight.setattr("desktop.services.storage.versions.keep", refuse)
        with pytest.raises(FileError):
            file.change(scale=120)
    assert folders.preferences.read_bytes() == b"{"
    file.change(scale=130)
    assert versions(folders.preferences)[0].path.read_bytes() == b"{"


@pytest.mark.parametrize("name", ["霧" * 300, "\0", "~nobody/x", "x" * 5000, ""])
def test_impossible_names_open_nothing(folders: Folders, name: str) -> None:
    folders.state.mkdir()
    folders.session.write_text(json.dumps({"documents": [name], "table": name}))
    assert existing_documents(session(folders).value, folders.library) == ()
    recent = folders.state / "recent.json"
    recent.write_text(json.dumps({"opened": {name: "2026-11-20"}}))
    library = Library(library_folder(folders, Preferences(library=name)), Store(), recent)
    assert library.campaigns() == ()
    assert library.recent() == ()
