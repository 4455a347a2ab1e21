"""The program's folders: the user's, one folder by setting, or beside a portable program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from desktop.services.storage import folders


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a program that seems frozen."""
    monkeypatch.delenv("TAKUJO_HOME", raising=False)
    home = tmp_path / "持ち歩く 卓上"
    home.mkdir()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(home / "takujo"))
    return home


def test_portable_program_stores_data_in_its_own_folder(program: Path) -> None:
    (program / folders.PORTABLE).touch()
    found = folders.user_folders()
    assert {found.library.parent, found.config.parent, found.state.parent, found.logs.parent} == {program / "データ"}
    assert list((program / "データ").iterdir()) == []


def test_program_without_mark_uses_user_folders(program: Path) -> None:
    assert folders.beside_program() is None
    assert not folders.user_folders().library.is_relative_to(program)
    assert list(program.iterdir()) == []


def test_a_checkout_is_never_portable(program: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (program / folders.PORTABLE).touch()
    monkeypatch.delattr(sys, "frozen")
    assert folders.beside_program() is None


def test_unwritable_portable_folder_falls_back_to_user_folders(program: Path) -> None:
    (program / folders.PORTABLE).touch()
    (program / folders.BESIDE).write_text("a file stands where the folder would be", encoding="utf-8")
    assert folders.beside_program() == program / folders.BESIDE
    assert not folders.user_folders().library.is_relative_to(program)


def test_home_variable_overrides_portable_mode(program: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (program / folders.PORTABLE).touch()
    monkeypatch.setenv("TAKUJO_HOME", str(tmp_path / "elsewhere"))
    assert folders.user_folders() == folders.together(tmp_path / "elsewhere")
