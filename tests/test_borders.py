"""Borders that import-linter cannot draw, for a module holds more than one name."""

from __future__ import annotations

import ast
from pathlib import Path

import desktop.views

PLAY = {"Check", "Outcome", "Machine", "Roll", "Evening"}
"""What a screen must not hold: it is given `CheckShown` and `Shown`, where what is hidden is missing."""


def test_no_view_can_name_a_check_or_the_state_of_a_machine() -> None:
    found = []
    for path in sorted(Path(desktop.views.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("desktop."):
                parts = (node.module or "").split(".")
                room = parts[1] == "systems" and {"battle", "state"} & set(parts[3:])
                found += [f"{path.name}: {a.name}" for a in node.names if a.name in PLAY or room]
    assert found == []
