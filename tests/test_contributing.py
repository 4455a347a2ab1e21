"""What contributors read names everything that can be asked of the tests, and nothing that is gone."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.order import FIRST

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_documented_variables_are_exactly_the_used_ones() -> None:
    sources = [path for part in ("desktop", "packaging", "tests") for path in (ROOT / part).rglob("*.py")]
    used = {name for path in sources for name in re.findall(r"TAKUJO_[A-Z_]*[A-Z]", path.read_text(encoding="utf-8"))}
    assert used == set(re.findall(r"TAKUJO_[A-Z_]*[A-Z]", GUIDE))


def test_every_file_named_in_contributing_exists() -> None:
    named = re.findall(r"\b(?:tests|packaging|desktop|resources)/[\w/]+(?:\.\w+)?", GUIDE)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / name).exists()] == []
    modules = re.findall(r"python -m ([\w.]+)", GUIDE)
    assert modules
    for module in modules:
        place = ROOT / module.replace(".", "/")
        assert place.with_suffix(".py").exists() or (place / "__main__.py").exists(), module


def test_every_file_named_in_the_systems_guide_exists() -> None:
    """A name is that of a file of any rule system, or of a shared file."""
    guide = (ROOT / "desktop" / "systems" / "README.md").read_text(encoding="utf-8").replace("<id>", "*")
    folders = ("desktop/systems", "desktop/views/systems", "resources/systems", "tests/systems")
    named = {word for word in re.findall(r"[\w./*]+", guide) if re.search(r"\w\.(py|toml|json)$", word)}
    places = ("", "desktop/", *(f"{folder}/*/" for folder in folders))
    assert len(named) > 20
    assert sorted(name for name in named if not any(any(ROOT.glob(place + name)) for place in places)) == []


def test_no_other_files_are_at_the_top_level() -> None:
    """A sheet printed by hand was taken in with a commit."""
    if shutil.which("git") is None:
        pytest.skip("asks git what belongs to the tree")
    found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if found.returncode:
        pytest.skip("this tree is none of git's")
    tops = {name.partition("/")[0] for name in found.stdout.decode().split("\0") if name}
    folders = {".ci", ".github", "desktop", "packaging", "resources", "tests", "ui"}
    files = {".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "README.ja.md", "pyproject.toml"}
    assert tops == folders | files


@pytest.mark.parametrize(("name", "other"), [("README.md", "README.ja.md"), ("README.ja.md", "README.md")])
def test_readme_links_to_the_other_language_and_to_files(name: str, other: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)]+)\)", text)
    assert f"({other})" in text.splitlines()[0]
    assert "CONTRIBUTING.md" in links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_documented_test_numbers_match_the_suite() -> None:
    for name, number in re.findall(r"\| `(TAKUJO_[A-Z_]+)` \| (\d+) \|", GUIDE):
        defaults = [
            found
            for path in (ROOT / "tests").rglob("*.py")
            for found in re.findall(rf'environ\.get\("{name}", "(\d+)"\)', path.read_text(encoding="utf-8"))
        ]
        assert number in defaults, name


def test_first_test_files_exist_and_are_unique() -> None:
    assert [name for name in FIRST if not (ROOT / "tests" / name).exists()] == []
    assert len(FIRST) == len(set(FIRST))
