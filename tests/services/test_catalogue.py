"""The catalogue knows every rule system without loading one."""

from __future__ import annotations

import subprocess
import sys

import pytest

from desktop import systems
from desktop.core.problem import TakujoError
from desktop.services.text.catalogue import Catalogue, system_ids


def test_catalogue_finds_every_rule_system_folder() -> None:
    folders = {
        p.parent.name for root in systems.__path__ for p in __import__("pathlib").Path(root).glob("*/__init__.py")
    }
    assert set(system_ids()) == folders


def test_names_are_listed_without_loading_rule_systems_or_pydantic() -> None:
    code = (
        "import sys\n"
        "from desktop.services.library import library\n"
        "from desktop.services.program import preferences, state_file\n"
        "from desktop.services.storage import store\n"
        "from desktop.services.text import catalogue\n"
        "print([i.name for i in catalogue.Catalogue()])\n"
        "loaded = [m for m in sys.modules if m == 'pydantic' or m.startswith(('desktop.systems.', 'PySide6'))]\n"
        "assert not loaded, loaded\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_unknown_system_is_refused_with_known_names() -> None:
    with pytest.raises(TakujoError, match="「dnd」というシステムはありません。使えるのは"):
        Catalogue().system("dnd")


@pytest.mark.parametrize("system", system_ids())
def test_rule_system_id_is_its_folder_name(system: str) -> None:
    catalogue = Catalogue()
    info = catalogue.info(system)
    assert info.id == system
    assert info.name
    assert catalogue.system(system).id == system


def test_system_descriptions_are_whole_sentences() -> None:
    """On the start page three ended in a full stop and three did not."""
    lines = [(info.line, info.line_en) for info in Catalogue()]
    assert [japanese for japanese, _ in lines if not japanese.endswith("。")] == []
    assert [english for _, english in lines if not english.endswith(".")] == []
