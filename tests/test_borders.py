"""Borders that import-linter cannot draw, for a module holds more than one name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import desktop
import desktop.views
from tests.sources import imports_of

PLAY = {"Check", "Outcome", "Engine", "Roll", "PlaySession"}
"""What a screen must not hold: it is given `CheckView` and `PlayView`, where what is hidden is missing."""


SHOWN = ("view",)
"""Modules of a rule system's engines that hold what a viewer may know, and nothing else that a screen could hold."""


def test_views_import_no_checks_or_engine_states() -> None:
    found = []
    for path in modules().values():
        for module, names in imports(path) if path.is_relative_to(desktop.views.__path__[0]) else ():
            parts = module.split(".")
            inside = parts[1:2] == ["systems"] and {"battle", "state"} & set(parts[3:])
            room = inside and parts[-1] not in SHOWN
            found += [f"{path.name}: {name}" for name in names if name in (*PLAY, "project") or room]
    assert found == []


INSIDES = {
    *("__getattribute__", "__pydantic_fields_set__", "__pydantic_extra__", "__pydantic_private__", "_create_fn"),
    *("_process_class", "EnumType", "EnumMeta", "meta_path", "setdlopenflags", "_internal", "__build_class__"),
}
"""Names by which a program would change how Python, pydantic or PySide work."""
FOREIGN = {"builtins", "dataclasses", "enum", "typing", "sys.modules", "pydantic", "PySide6", "shiboken6"}
"""What belongs to others, so that nothing in it may be replaced."""


def reaches_inside(node: ast.AST) -> bool:
    """Return whether code accesses the internals of a third-party library or replaces a part of it."""
    if isinstance(node, ast.Attribute | ast.Name | ast.alias | ast.FunctionDef):
        name = ast.unparse(node).rpartition(".")[2] if isinstance(node, ast.Attribute | ast.Name) else node.name
        if INSIDES & set(name.split(".")):
            return True
    targets = node.targets if isinstance(node, ast.Assign | ast.Delete) else ()
    places = [ast.unparse(t.value) for t in targets if isinstance(t, ast.Attribute | ast.Subscript)]
    if isinstance(node, ast.Call):
        called = ast.unparse(node.func)
        places += [called.removesuffix(f".{method}") for method in ("setdefault", "pop", "update")]
        places += [ast.unparse(node.args[0])] if called == "setattr" and node.args else []
    return any(place in FOREIGN or place.split(".")[0] in FOREIGN - {"sys.modules"} for place in places)


def nodes(code: str) -> list[ast.AST]:
    """Every node of a text, names of imported modules included."""
    found = list(ast.walk(ast.parse(code)))
    return found + [ast.alias(n.module) for n in found if isinstance(n, ast.ImportFrom) and n.module]


def test_no_code_reaches_into_python_pydantic_or_pyside() -> None:
    found = {
        f"{name}:{getattr(node, 'lineno', 0)}"
        for name, path in modules().items()
        for node in nodes(path.read_text(encoding="utf-8"))
        if reaches_inside(node)
    }
    assert not found


def modules() -> dict[str, Path]:
    """Every module of the program by its dotted name, but for the forms, which are generated."""
    root = Path(desktop.__path__[0])
    paths = [path for path in root.rglob("*.py") if not path.is_relative_to(root / "views" / "forms")]
    names = {".".join(("desktop", *path.relative_to(root).with_suffix("").parts)): path for path in paths}
    return {name.removesuffix(".__init__"): path for name, path in names.items()}


@cache
def imports(path: Path) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """What a module imports of the program, also where only types are wanted: modules, with the names."""
    return tuple(imports_of(path.read_text(encoding="utf-8")))


def imported(path: Path, known: set[str]) -> Iterator[str]:
    """Name what a module imports of the known ones."""
    for module, names in imports(path):
        if module in known:
            for name in names:
                part = f"{module}.{name}"
                yield part if part in known else module


def test_no_modules_import_one_another_in_a_circle() -> None:
    """A module can be read after its imports; an import for types alone, or within a function, counts."""
    known = modules()
    needs = {name: set(imported(path, set(known))) - {name} for name, path in known.items()}
    order = list(TopologicalSorter(needs).static_order())
    assert {"desktop.cli.commands", "desktop.systems.d20fate.checks", "desktop.controllers.main"} <= set(order)
