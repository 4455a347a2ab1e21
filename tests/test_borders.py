"""Borders that import-linter cannot draw, for a module holds more than one name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import desktop
import desktop.views

PLAY = {"Check", "Outcome", "Machine", "Roll", "Evening"}
"""What a screen must not hold: it is given `CheckShown` and `Shown`, where what is hidden is missing."""


SHOWN = ("view", "showing")
"""Modules of a room's machines that hold what a viewer may know, and nothing else that a screen could hold."""


def test_no_view_can_name_a_check_or_the_state_of_a_machine() -> None:
    found = []
    for path in sorted(Path(desktop.views.__path__[0]).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("desktop."):
                parts = (node.module or "").split(".")
                inside = parts[1] == "systems" and {"battle", "state"} & set(parts[3:])
                room = inside and parts[-1] not in SHOWN
                found += [f"{path.name}: {a.name}" for a in node.names if a.name in (*PLAY, "project") or room]
    assert found == []


def modules() -> dict[str, Path]:
    """Every module of rooms and command line by its dotted name."""
    root = Path(desktop.__path__[0])
    paths = [*root.glob("command*.py"), *(root / "core").rglob("*.py"), *(root / "systems").rglob("*.py")]
    names = {".".join(("desktop", *path.relative_to(root).with_suffix("").parts)): path for path in paths}
    return {name.removesuffix(".__init__"): path for name, path in names.items()}


def widgets() -> dict[str, Path]:
    """Every widget that pages share, by its dotted name."""
    root = Path(desktop.views.__path__[0]) / "widgets"
    return {f"desktop.views.widgets.{path.stem}": path for path in root.glob("*.py") if path.stem != "__init__"}


def imported(path: Path, known: set[str]) -> Iterator[str]:
    """Name what a module imports of the known ones, also where only types are wanted."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in known:
            for name in node.names:
                part = f"{node.module}.{name.name}"
                yield part if part in known else node.module


def test_rooms_and_command_line_import_in_no_circle() -> None:
    """A module can be read after those it stands on; an import for types alone is an import."""
    known = modules()
    needs = {name: set(imported(path, set(known))) - {name} for name, path in known.items()}
    order = list(TopologicalSorter(needs).static_order())
    assert {"desktop.commands", "desktop.systems.d20fate.checks"} <= set(order)


def test_shared_widgets_import_in_no_circle() -> None:
    """Also not within a function: a form and the list that holds it are made for one another by whoever holds both."""
    known = widgets()
    needs = {name: set(imported(path, set(known))) - {name} for name, path in known.items()}
    assert "desktop.views.widgets.record_form" in set(TopologicalSorter(needs).static_order())
