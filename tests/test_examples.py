"""Examples in docstrings run: they are read as documentation."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def with_examples() -> list[str]:
    """Name every module that shows how it is used."""
    files = sorted((ROOT / "desktop").rglob("*.py"))
    shown = [path for path in files if ">>> " in path.read_text(encoding="utf-8")]
    return [".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in shown]


def test_docstring_examples_pass() -> None:
    names = with_examples()
    assert "desktop.core.words" in names
    results = {name: doctest.testmod(importlib.import_module(name)) for name in names}
    assert all(result.attempted for result in results.values())
    assert [name for name, result in results.items() if result.failed] == []
