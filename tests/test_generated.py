"""Compiled forms are not in git: set-up, checkout and wheel."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from desktop import assets
from tests.test_translation import load

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the script with a project of its own: one form that is compiled already, and a script that is older."""
    forms = load("forms")
    script = tmp_path / "forms.py"
    script.touch()
    monkeypatch.setattr(forms, "UI", tmp_path / "ui")
    monkeypatch.setattr(forms, "FORMS", tmp_path / "forms")
    monkeypatch.setattr(forms, "__file__", str(script))
    monkeypatch.setattr(forms, "compiled", lambda form: f"compiled {form.read_text(encoding='utf-8')}")
    (tmp_path / "ui" / "play").mkdir(parents=True)
    (tmp_path / "ui" / "play" / "tray.ui").write_text("one", encoding="utf-8")
    forms.compile_newer()
    return forms


def test_set_up_compiles_missing_forms(forms: ModuleType) -> None:
    tray = forms.FORMS / "play" / "tray.py"
    assert tray.read_text(encoding="utf-8") == "compiled one"
    assert (forms.FORMS / "__init__.py").exists()
    assert (forms.FORMS / "play" / "__init__.py").exists()
    assert forms.newer() == []


def test_set_up_compiles_newer_forms_once(forms: ModuleType) -> None:
    form, tray = forms.UI / "play" / "tray.ui", forms.FORMS / "play" / "tray.py"
    form.write_text("two", encoding="utf-8")
    os.utime(tray, ns=(0, 0))
    assert forms.newer() == [form]
    forms.compile_newer()
    assert tray.read_text(encoding="utf-8") == "compiled two"
    os.utime(tray, ns=(0, 0))  # a checkout touched the form and changed nothing
    forms.compile_newer()
    assert forms.newer() == []


def test_set_up_removes_forms_without_source(forms: ModuleType) -> None:
    (forms.UI / "play" / "tray.ui").unlink()
    forms.compile_newer()
    assert [path.name for path in forms.FORMS.rglob("*.py") if path.name != "__init__.py"] == []


def test_checkout_without_forms_names_the_command(tmp_path: Path) -> None:
    for path in (ROOT / "desktop").iterdir():
        if path.name != "views":
            (tmp_path / "desktop").mkdir(exist_ok=True)
            (tmp_path / "desktop" / path.name).symlink_to(path)
    (tmp_path / "desktop" / "views").mkdir()
    for path in (ROOT / "desktop" / "views").iterdir():
        if path.name != "forms":
            (tmp_path / "desktop" / "views" / path.name).symlink_to(path)
    (tmp_path / "resources").symlink_to(ROOT / "resources")
    around = {**os.environ, "PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen", "TAKUJO_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "desktop", "--sample", "enishi"]
    done = subprocess.run(command, cwd=tmp_path, env=around, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr == "The forms are not compiled. Run: python3 packaging/dev.py setup\n"


def test_wheel_has_compiled_forms_and_both_languages(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    compiled = {path.relative_to(ROOT).as_posix() for path in (ROOT / "desktop" / "views" / "forms").rglob("*.py")}
    assert compiled
    assert compiled <= names
    languages = (assets.resources().glob("**/window.*.toml"), assets.resources().glob("**/words.en.toml"))
    words = {
        f"desktop/resources/{file.relative_to(assets.resources()).as_posix()}" for files in languages for file in files
    }
    assert {"desktop/resources/window.en.toml", "desktop/resources/window.ja.toml"} <= words <= names
    assert [name for name in names if name.endswith(".ui")] == []
