"""The set-up script: one line that mends it, no traceback, no second download, no noise."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections import namedtuple
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tests.test_translation import load

Version = namedtuple("Version", "major minor micro")


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, with an environment of its own and nothing missing."""
    dev = load("dev")
    monkeypatch.setattr(dev, "VENV", tmp_path / "venv")
    monkeypatch.setattr(dev, "STAMP", tmp_path / "venv" / "set-up-for")
    monkeypatch.setattr(dev, "missing_packages", lambda: [])
    monkeypatch.setattr(dev, "interpreter", lambda: sys.executable)
    return dev


def refuse(*_args: object, **_more: object) -> None:
    raise AssertionError("nothing may be fetched or made")


@pytest.mark.parametrize(
    ("user", "sudo", "begins"),
    [(0, None, ""), (1000, "/usr/bin/sudo", "sudo sh -c '"), (1000, None, "su -c '")],
)
def test_suggested_command_works_for_this_user(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, user: int, sudo: str | None, begins: str
) -> None:
    monkeypatch.setattr(dev.os, "geteuid", lambda: user)
    monkeypatch.setattr(dev.shutil, "which", lambda name: sudo if name == "sudo" else None)
    line = dev.installing(["libgl1", "libegl1"])
    assert line.startswith(f"{begins}apt-get update")
    assert "libgl1 libegl1" in line
    assert "\n" not in line


def test_python_security_update_uses_no_network(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    dev.VENV.mkdir()
    dev.STAMP.write_text(dev.wanted())
    now = sys.version_info
    monkeypatch.setattr(dev.sys, "version_info", Version(now[0], now[1], now[2] + 1))
    monkeypatch.setattr(dev.sys, "version", "patched")
    monkeypatch.setattr(dev, "works", lambda *_code, **_more: True)
    monkeypatch.setattr(dev.subprocess, "run", refuse)
    dev.set_up(tools=True)


@pytest.mark.parametrize(
    ("stamped", "command", "installs"),
    [
        (None, "run", "."),
        (None, "setup", ".[test]"),
        (False, "run", None),
        (False, "setup", ".[test]"),
        (True, "run", None),
        (True, "setup", None),
    ],
)
def test_run_installs_only_what_running_needs(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, stamped: bool | None, command: str, installs: str | None
) -> None:
    dev.VENV.mkdir()
    if stamped is not None:
        dev.STAMP.write_text(dev.wanted(tools=stamped))
    installed: list[str] = []

    def run(words: list[str], **_more: object) -> subprocess.CompletedProcess[bytes]:
        if "install" in words:
            installed.append(words[-1])
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(dev, "works", lambda *_code, **_more: True)
    monkeypatch.setattr(dev.subprocess, "run", run)
    monkeypatch.setattr(dev, "quietly", lambda *_asked: 0)
    assert dev.main([command]) == 0
    assert installed == ([installs] if installs else [])


@pytest.mark.parametrize(
    ("stands", "missing", "taken"),
    [
        (f"python3.{sys.version_info[1]}", [], True),
        ("python3.1", [], False),  # of another version
        (f"python3.{sys.version_info[1]}", ["python3-venv"], False),  # it cannot make an environment
    ],
)
def test_debian_python_of_the_same_version_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stands: str, missing: list[str], taken: bool
) -> None:
    dev = load("dev")
    own = tmp_path / stands
    own.touch()
    (tmp_path / "python3").symlink_to(own)
    monkeypatch.setattr(dev, "DEBIANS_OWN", tmp_path / "python3")
    monkeypatch.setattr(dev, "missing_packages", lambda: missing)
    monkeypatch.setattr(dev.shutil, "which", lambda name: f"/usr/bin/{name}")
    assert dev.interpreter() == (str(own) if taken else sys.executable)
    monkeypatch.setattr(dev.shutil, "which", lambda _name: None)  # not Debian
    assert dev.interpreter() == sys.executable


def test_environment_of_another_python_is_recreated(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own" / "python3.11"
    monkeypatch.setattr(dev, "interpreter", lambda: str(own))
    (dev.VENV / "bin").mkdir(parents=True)
    (dev.VENV / "bin" / "python").symlink_to(sys.executable)
    dev.STAMP.write_text(dev.wanted())
    monkeypatch.setattr(dev, "works", lambda *_code, **_more: True)
    commands: list[list[str]] = []

    def run(command: list[str], **_more: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 1, "", "")

    monkeypatch.setattr(dev.subprocess, "run", run)
    with pytest.raises(SystemExit):
        dev.set_up(tools=True)
    assert commands == [[str(own), "-m", "venv", str(dev.VENV)]]


def test_incomplete_environment_is_recreated(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    (dev.VENV / "bin").mkdir(parents=True)
    (dev.VENV / "bin" / "python").symlink_to(dev.VENV / "gone")
    commands: list[list[str]] = []

    def run(command: list[str], **_more: object) -> subprocess.CompletedProcess[bytes]:
        if not Path(command[0]).exists():
            raise FileNotFoundError(command[0])
        commands.append(command)
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(dev.subprocess, "run", run)
    with pytest.raises(SystemExit):
        dev.set_up(tools=True)
    assert commands == [[sys.executable, "-m", "venv", str(dev.VENV)]]
    assert not dev.VENV.exists()


@pytest.mark.parametrize(
    ("missing", "text"),
    [([], "Error: no room for an environment"), (["libegl1"], "no room"), (["python3-venv"], "apt-get install")],
)
def test_failed_environment_is_explained(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    missing: list[str],
    text: str,
) -> None:
    failed = subprocess.CompletedProcess([], 1, "", "Traceback\nError: no room for an environment\n")
    monkeypatch.setattr(dev, "install_packages", lambda: None)
    monkeypatch.setattr(dev, "missing_packages", lambda: missing)
    monkeypatch.setattr(dev, "works", lambda *_code, **_more: False)
    monkeypatch.setattr(dev.subprocess, "run", lambda *_command, **_more: failed)
    with pytest.raises(SystemExit):
        dev.main(["setup"])
    sentence = capsys.readouterr().err
    assert text in sentence
    assert ("apt-get" in sentence) == ("python3-venv" in missing)
    assert not dev.VENV.exists()


def test_unwritable_folder_is_reported(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.VENV.write_text("a file in the way")
    monkeypatch.setattr(dev.shutil, "rmtree", lambda *_place, **_more: None)
    monkeypatch.setattr(dev, "works", lambda *_code, **_more: False)
    with pytest.raises(SystemExit):
        dev.main(["setup"])
    assert capsys.readouterr().err.startswith(f"{dev.VENV}: ")


def test_windows_has_no_root_and_limited_terminal_characters(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "os", SimpleNamespace(name="nt"))
    assert not dev.is_root()
    written = io.BytesIO()
    monkeypatch.setattr(dev.sys, "stdout", io.TextIOWrapper(written, encoding="cp1252"))
    dev.say("a sample 卓")
    assert written.getvalue() == b"a sample ?\n"


def test_refusing_disk_is_reported_in_a_sentence(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def denied(**_what: object) -> None:
        raise PermissionError(13, "Permission denied", "/somewhere/.venv")

    monkeypatch.setattr(dev, "set_up", denied)
    with pytest.raises(SystemExit) as ended:
        dev.main(["setup"])
    assert ended.value.code == 2
    assert capsys.readouterr().err.startswith("/somewhere/.venv: Permission denied.")


def test_without_its_libraries_qt_is_a_sentence_too(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "missing_packages", lambda: ["libegl1"])
    monkeypatch.setattr(dev, "set_up", lambda **_what: None)
    monkeypatch.setattr(dev, "generate", lambda: None)
    with pytest.raises(SystemExit):
        dev.main(["run"])
    text = capsys.readouterr().err
    assert "libegl1" in text
    assert "Traceback" not in text


@pytest.mark.parametrize("command", ["setup", "run"])
def test_without_a_display_qt_is_tried_as_it_will_draw(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """One package of two is installed: the other one, for windows, is not needed here."""
    tried: list[str] = []

    def ran(asked: list[str], **more: Any) -> subprocess.CompletedProcess[bytes]:
        if "-c" not in asked:
            return subprocess.CompletedProcess(asked, 0)
        tried.append((more.get("env") or os.environ).get("QT_QPA_PLATFORM", ""))
        return subprocess.CompletedProcess(asked, 0 if tried[-1] == "offscreen" else 1)

    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(dev, "missing_packages", lambda: ["libxcb-cursor0"])
    monkeypatch.setattr(dev, "set_up", lambda **_what: None)
    monkeypatch.setattr(dev, "has_display", lambda: False)
    monkeypatch.setattr(dev.subprocess, "run", ran)
    monkeypatch.setattr(dev, "quietly", lambda *_asked: 0)
    assert dev.main([command]) == 0
    assert tried == ["offscreen"]
    assert "libxcb-cursor0" in capsys.readouterr().out


def test_an_environment_of_another_user_is_named_and_the_network_is_not(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dev.VENV.mkdir()
    monkeypatch.setattr(dev, "works", lambda *_code, **_more: True)
    monkeypatch.setattr(dev.os, "access", lambda place, _mode: place != dev.VENV)
    monkeypatch.setattr(dev.subprocess, "run", refuse)
    with pytest.raises(SystemExit):
        dev.main(["setup"])
    text = capsys.readouterr().err
    assert text.startswith(f"{dev.VENV}: ")
    assert "another user" in text
    assert "network" not in text


def test_missing_packages_are_reported_once(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "missing_packages", lambda: ["python3-venv", "libegl1"])
    monkeypatch.setattr(dev.os, "geteuid", lambda: 1000)
    failed = subprocess.CompletedProcess([], 1)
    monkeypatch.setattr(dev.subprocess, "run", lambda *_command, **_more: failed)
    with pytest.raises(SystemExit):
        dev.main(["run"])
    text = "".join(capsys.readouterr())
    assert text.count("apt-get install") == 1
    assert "python3-venv libegl1" in text


@pytest.mark.parametrize("command", ["setup", "run"])
def test_missing_window_packages_are_reported_without_stopping(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    monkeypatch.setattr(dev, "missing_packages", lambda: ["fonts-morisawa-bizud-gothic"])
    monkeypatch.setattr(dev, "set_up", lambda **_what: None)
    monkeypatch.setattr(dev, "works", lambda *_code, **_more: True)
    monkeypatch.setattr(dev, "has_display", lambda: True)
    monkeypatch.setattr(dev.subprocess, "run", lambda *_command, **_more: subprocess.CompletedProcess([], 0))
    assert dev.main([command]) == 0
    assert capsys.readouterr().out.count("fonts-morisawa-bizud-gothic") == 1


def test_checks_announce_their_duration_and_run_quietly(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    speaks = "import sys; sys.stderr.write('This plugin does not support propagateSizeHints()\\nreal\\n')"
    speaks += "; import os; assert 'PYTHONDONTWRITEBYTECODE' not in os.environ"
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setattr(dev, "BEFORE", ())
    monkeypatch.setattr(dev, "CHECKS", (("one", ("x", speaks)),))
    monkeypatch.setattr(dev, "tool", lambda _name: sys.executable)
    monkeypatch.setattr(
        dev, "quietly", lambda command, env, plain=dev.quietly: plain([command[0], "-c", *command[1:]], env)
    )
    assert dev.test([]) == 0
    out, err = capfd.readouterr()
    assert "takes" in out.splitlines()[0]
    assert err == "real\n"


def test_parallel_checks_are_printed_in_order_until_one_fails(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "tool", lambda _name: sys.executable)
    checks = (
        ("one", ("x", "-c", "import sys; print('一'); sys.stderr.write('and its error')")),
        ("collection", ("x", "-c", "print('every test by name')")),
        ("three", ("x", "-c", "print('wrong'); raise SystemExit(3)")),
        ("four", ("x", "-c", "print('never told')")),
    )
    around = {**os.environ, "PYTHONUTF8": "1"}
    assert dev.side_by_side(checks, around) == 3
    texts = capsys.readouterr().out.splitlines()
    assert texts == ["== one", "一", "and its error", "== collection", "== three", "wrong", "three: failed"]
    assert dev.side_by_side(checks[:2], around) == 0


@pytest.mark.parametrize(("missing", "text"), [([], "With a network"), (["libglib2.0-0"], "apt-get install")])
def test_failed_compilation_says_what_to_do(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    missing: list[str],
    text: str,
) -> None:
    monkeypatch.setattr(dev, "missing_packages", lambda: missing)
    monkeypatch.setattr(dev, "set_up", lambda **_what: None)
    monkeypatch.setattr(dev.subprocess, "run", lambda words, **_more: subprocess.CompletedProcess(words, 1))
    with pytest.raises(SystemExit):
        dev.main(["setup"])
    sentence = capsys.readouterr().err
    assert sentence.startswith("packaging/forms.py failed")
    assert text in sentence
