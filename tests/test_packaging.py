"""Released packages: refused builds with their reason, and the files around the program."""

from __future__ import annotations

import configparser
import os
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from desktop import __version__, app, assets
from desktop.__main__ import COMMANDS
from desktop.services.program import instance
from desktop.services.storage import files, folders
from desktop.services.text.catalogue import Catalogue

ROOT = Path(__file__).resolve().parent.parent
LINUX = ROOT / "packaging" / "linux"
sys.path.insert(0, str(ROOT / "packaging"))

from ship import elf, freeze, licences, linux, plan, prune, sums  # noqa: E402 - scripts beside the package, not part of it


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a small checkout with one commit, in which building may be tried; every tool is there."""
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', encoding="utf-8")
    (tmp_path / ".gitignore").write_text("dist/\n", encoding="utf-8")
    git = ("git", "-c", "user.name=a", "-c", "user.email=a@example.invalid")
    for command in (["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "first"]):
        subprocess.run([*git, *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(plan, "ROOT", tmp_path)
    monkeypatch.setattr(plan, "DIST", tmp_path / "dist")
    monkeypatch.setattr(plan.run, "__kwdefaults__", {"folder": tmp_path})
    monkeypatch.setattr(plan.shutil, "which", lambda tool: f"/usr/bin/{tool}")
    return tmp_path


@pytest.mark.skipif(plan.HERE != "linux", reason="speaks of Linux packages")
class TestPlan:
    def test_a_clean_tree_is_built_under_its_commit(self, tree: Path) -> None:
        made = plan.planned(("deb",))
        assert made.version == "1.2.3"
        assert re.fullmatch("[0-9a-f]{12}", made.commit)
        assert made.target("deb").name.startswith("takujo_1.2.3_")

    def test_default_targets_are_those_of_this_system(self, tree: Path) -> None:
        assert plan.planned(()).kinds == ("deb", "tar")

    def test_a_tree_with_changes_is_refused_and_names_the_first(self, tree: Path) -> None:
        (tree / "neu.txt").touch()
        with pytest.raises(plan.Refusal, match=r"1 changes .* neu\.txt\. Commit them, or build with --dirty"):
            plan.planned(("deb",))
        assert plan.planned(("deb",), dirty=True).commit.endswith("+")

    def test_existing_version_is_not_replaced_unasked(self, tree: Path) -> None:
        target = plan.planned(("deb",)).target("deb")
        target.parent.mkdir()
        target.touch()
        with pytest.raises(plan.Refusal, match=r"is there already\. Raise the version"):
            plan.planned(("deb",))
        assert plan.planned(("deb",), again=True).target("deb") == target

    def test_a_missing_tool_names_its_debian_package(self, tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(plan.shutil, "which", lambda tool: None if tool == "objdump" else tool)
        with pytest.raises(plan.Refusal, match=r"objdump is missing\. Install it with: apt-get install binutils"):
            plan.planned(("deb",))

    def test_target_of_another_system_is_refused(self, tree: Path) -> None:
        with pytest.raises(plan.Refusal, match=r"setup: not made on this system\. What is made here: deb, tar"):
            plan.planned(("setup",))


def test_the_command_refuses_in_one_sentence(tmp_path: Path) -> None:
    build = [sys.executable, str(ROOT / "packaging" / "build.py")]
    done = subprocess.run([*build, "rpm"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("rpm: not made on this system.")
    assert subprocess.run([*build, "--fast"], capture_output=True, check=False).returncode == 2


def test_frozen_program_expects_every_system() -> None:
    assert freeze.system_ids() == {info.id for info in Catalogue()}


def test_version_is_defined_once() -> None:
    assert plan.version() == __version__


@pytest.mark.skipif(plan.HERE != "linux", reason="looks at libraries of Linux")
def test_unneeded_libraries_are_removed(tmp_path: Path) -> None:
    inner = tmp_path / "_internal"
    inner.mkdir()
    interpreter = Path(os.path.realpath(sys.executable))
    (tmp_path / "takujo").write_bytes(interpreter.read_bytes())
    wanted = next(name for name in sorted(elf.needed(tmp_path / "takujo")) if "libc" in name)
    for name in (wanted, "libunused.so.1"):
        (inner / name).write_bytes(interpreter.read_bytes())
    assert prune.prune(tmp_path) == ["libunused.so.1"]
    assert [path.name for path in inner.iterdir()] == [wanted]


@pytest.fixture
def frozen(tmp_path: Path) -> Path:
    """Return a frozen program of a few binaries, two of them plugins that the program can do without."""
    inner = tmp_path / "takujo" / "_internal"
    plugins = inner / "PySide6" / "Qt" / "plugins"
    for name in ("libown.so.1", "libcrypto.so.3"):
        inner.mkdir(parents=True, exist_ok=True)
        (inner / name).write_bytes(elf.MAGIC)
    for name in ("platforms/libqxcb.so", "platforms/libqwayland.so", "printsupport/libcupsprintersupport.so"):
        (plugins / name).parent.mkdir(parents=True, exist_ok=True)
        (plugins / name).write_bytes(elf.MAGIC)
    (inner / "licences" / "libraries").mkdir(parents=True)
    return tmp_path / "takujo"


def test_debian_package_carries_no_library_of_debian(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(licences, "libraries", lambda _folder: {"libssl3": ["libcrypto.so.3"]})
    linux.without_debians(frozen)
    assert [path.name for path in (frozen / "_internal").glob("*.so*")] == ["libown.so.1"]
    assert not (frozen / "_internal" / "licences" / "libraries").exists()


def test_debian_dependencies_come_from_binaries(frozen: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Versions are those whose symbols are used; plugins for printers and Wayland may stay without their libraries."""
    asked: set[str] = set()

    def run(_tool: str, *words: str, folder: Path) -> str:
        assert (folder / "debian" / "control").exists()
        asked.update(Path(word[2:]).name for word in words if word.startswith("-e"))
        return "shlibs:Depends=libc6 (>= 2.34), libegl1\n"

    monkeypatch.setattr(linux, "run", run)
    needs = linux.depends(frozen)
    assert asked == {"libown.so.1", "libcrypto.so.3", "libqxcb.so"}
    assert "libc6 (>= 2.34)" in needs
    assert [need.split()[0] for need in needs] == sorted({"libc6", *linux.ALWAYS})


def test_maintainer_is_the_builder(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DEBEMAIL", raising=False)
    monkeypatch.setattr(linux, "run", plan.run)
    assert linux.maintainer() == "a <a@example.invalid>"
    monkeypatch.setenv("DEBFULLNAME", "霧島 七海")
    monkeypatch.setenv("DEBEMAIL", "nanami@example.invalid")
    assert linux.maintainer() == "霧島 七海 <nanami@example.invalid>"


def test_bill_of_materials_names_frozen_python(frozen: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def run(*command: str | Path, **_more: object) -> str:
        asked.append(str(command[0]))
        return "3.11.99\n"

    monkeypatch.setattr(freeze, "ENVIRONMENT", tmp_path / "environment")
    monkeypatch.setattr(sums, "FROZEN", frozen)
    monkeypatch.setattr(sums, "run", run)
    monkeypatch.setattr(licences, "distributions", lambda _python: [])
    monkeypatch.setattr(licences, "libraries", lambda _folder: {})
    python, *_files = sums.materials(plan.Plan(("deb",), "1.2.3", "abc", 0))["components"]
    assert (python["name"], python["version"]) == ("python", "3.11.99")
    assert asked == [str(freeze.python())]


def test_called_tools_are_installed_or_named() -> None:
    """A test skips tools that are missing; a build names the Debian package that has them."""
    everywhere = {"git", "mount", "umount"}
    for path in (ROOT / "tests").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        called = set(re.findall(r"""subprocess\.\w+\(\s*\[\s*"([\w-]+)",""", text))
        guarded = set(re.findall(r"""which\("([\w-]+)"\)""", text))
        assert called - guarded <= everywhere, path
    for path in (ROOT / "packaging" / "ship").glob("*.py"):
        called = set(re.findall(r"""\brun\(\s*\[?\s*"([\w-]+)",""", path.read_text(encoding="utf-8")))
        assert called <= plan.DEBIAN.keys() | {"sh"}, path


@pytest.mark.parametrize("name", ["completion.bash", "completion.zsh", "completion.fish", "takujo.1", "takujo.ja.1"])
def test_shells_and_manuals_know_every_command(name: str) -> None:
    text = linux.filled(name, plan.Plan(("deb",), "1.2.3", "abc", 0)).replace("\\-", "-")
    for command in COMMANDS:
        assert re.search(rf"\b{command}\b", text), command
    if name.startswith("completion"):
        for info in Catalogue():
            assert re.search(rf"(?<![-\w]){info.id}\b", text), info.id
    else:
        assert "TAKUJO_HOME" in text


def test_desktop_entry_matches_commands_and_file_types() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "takujo.desktop", encoding="utf-8")
    actions = [word for word in entry["Desktop Entry"]["Actions"].split(";") if word]
    assert [f"Desktop Action {action}" for action in actions] == entry.sections()[1:]
    for action in actions:
        assert entry[f"Desktop Action {action}"]["Exec"] == f"takujo --do {action}"
        assert app.parse(["--do", action]).doing == action
    types = [kind for kind in entry["Desktop Entry"]["MimeType"].split(";") if kind]
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    known = {
        kind.get("type"): [glob.get("pattern") for glob in kind.iter(f"{space}glob")]
        for kind in ElementTree.parse(LINUX / "takujo-mime.xml").getroot()
    }
    assert list(known) == types
    assert sorted(pattern for patterns in known.values() for pattern in patterns if pattern) == [
        f"*{files.SHEET}",
        f"*{files.GAME}",
    ]
    assert set(linux.PLACES) | set(linux.MANUALS) <= {path.name for path in LINUX.iterdir()}


def test_windows_installer_has_mutex_and_file_types() -> None:
    text = (ROOT / "packaging" / "windows" / "takujo.iss").read_text(encoding="utf-8")
    assert f"AppMutex={instance.MUTEX}" in text
    for ending in (files.SHEET, files.GAME):
        assert rf"Software\Classes\{ending}" in text
    assert "PrivilegesRequired=lowest" in text
    sections = re.findall(r"^\[(\w+)\]$", text, re.MULTILINE)
    assert len(sections) == len(set(sections))
    used = set(re.findall(r"\{cm:(\w+)\}", text))
    for language in ("ja", "en"):
        assert used <= set(re.findall(rf"^{language}\.(\w+)=", text, re.MULTILINE))


def test_portable_archives_carry_the_mark_that_the_program_looks_for() -> None:
    assert plan.PORTABLE == folders.PORTABLE
    assert folders.BESIDE in (LINUX / "portable-README.txt").read_text(encoding="utf-8")


def test_every_typeface_has_its_licence() -> None:
    names = {path.name for path in assets.path("fonts").iterdir()}
    assert {"OFL-BIZUDGothic.txt", "OFL-NotoSansJP.txt"} <= names
    notice = (licences.OURS / "NOTICE.txt").read_text(encoding="utf-8")
    for word in ("LGPL-3.0.txt", "replace them", "OFL-*.txt", "PSF-2.0.txt", "ccfolia/d6game-engine"):
        assert word in notice
    assert {"LGPL-3.0.txt", "GPL-3.0.txt", "PSF-2.0.txt"} <= {path.name for path in licences.OURS.iterdir()}


def test_entry_points_are_the_same_for_every_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    assert project["scripts"]["takujo"] == "desktop.__main__:main"
    assert "from desktop.__main__ import main" in (ROOT / "packaging" / "entry.py").read_text(encoding="utf-8")


def test_python_without_its_library_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze, "HERE", "linux")
    library = tmp_path / "libpython3.11.so.1.0"
    monkeypatch.setattr(freeze, "run", lambda *_command: f"{library}\n")
    with pytest.raises(plan.Refusal, match=r"libpython3\.11\.so\.1\.0 is missing\. .* apt-get install libpython3\.11$"):
        freeze.need_library("/usr/bin/python3.11")
    library.touch()
    freeze.need_library("/usr/bin/python3.11")
