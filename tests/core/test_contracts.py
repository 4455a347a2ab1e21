"""A contract names no `Any`: what two parts of the program promise each other is checked by the type checker, too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "desktop"
CORE = (
    "rolls/asking rolls/check rolls/dice rolls/faces game maps/ground numbers rolls/odds rolls/outcome play problem "
    "rolls/roll prepared/scenario sheet maps/sketch system view_models words"
)
SYSTEM_CALLS = {
    "blank", "derive", "validate", "randomise", "finish", "fill", "steps_summary", "file_problems",
    "definition_problems",
    "build_rolls", "apply_roll", "growth", "grow", "person", "of_sheet", "quick_fields", "quick", "summary",
    "check_kinds", "start_check", "start", "apply", "legal", "project", "check", "changes", "log_messages", "advance",
    "join", "beside", "harm", "heal", "heading", "choose", "throw", "concealment", "odds",
}  # fmt: skip
"""What a rule system gives to `GameSystem`, `Engine` and `Check`, by the name of the function."""


def names_any(node: ast.AST | None) -> bool:
    """Return whether a type is or contains `Any`, also as a string."""
    for part in ast.walk(node) if node is not None else ():
        if isinstance(part, ast.Name) and part.id == "Any":
            return True
        if (
            isinstance(part, ast.Constant)
            and isinstance(part.value, str)
            and "Any" in part.value.replace("[", " ").replace("]", " ").split()
        ):
            return True
    return False


def promised(function: ast.FunctionDef) -> Iterator[ast.AST | None]:
    """Yield the types of a function's parameters and of what it returns."""
    given = function.args
    for one in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        yield None if one is None else one.annotation
    yield function.returns


def loose(path: Path, names: set[str] | None = None) -> list[str]:
    """List the public promises of a module that name `Any`: functions, methods, fields, aliases."""
    found: list[str] = []

    def look(nodes: list[ast.stmt], inside: str) -> None:
        for node in nodes:
            match node:
                case ast.ClassDef(name=name) if not name.startswith("_"):
                    found.extend(f"{path.stem}.{name}" for base in node.bases if names_any(base))
                    look(node.body, f"{inside}{name}.")
                case ast.FunctionDef(name=name) if not name.startswith("_") or name == "__init__":
                    if (names is None or name in names) and any(map(names_any, promised(node))):
                        found.append(f"{path.stem}.{inside}{name}")
                case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if not name.startswith("_"):
                    if (names is None or inside) and (
                        names_any(kind) or (kind_is_alias(kind) and names_any(node.value))
                    ):
                        found.append(f"{path.stem}.{inside}{name}")
                case _:
                    pass

    look(ast.parse(path.read_text(encoding="utf-8")).body, "")
    return found


def kind_is_alias(kind: ast.expr) -> bool:
    return isinstance(kind, ast.Name) and kind.id == "TypeAlias"


@pytest.mark.parametrize("name", CORE.split())
def test_a_contract_of_the_core_names_no_any(name: str) -> None:
    assert loose(PACKAGE / "core" / f"{name}.py") == []


@pytest.mark.parametrize(
    "system_id", sorted(p.name for p in (PACKAGE / "systems").iterdir() if (p / "__init__.py").exists())
)
def test_rule_systems_return_no_any(system_id: str) -> None:
    files = [path for path in sorted((PACKAGE / "systems" / system_id).rglob("*.py")) if "settings" not in path.parts]
    assert len(files) > 10
    assert [name for path in files for name in loose(path, SYSTEM_CALLS)] == []


def test_source_uses_the_aliases_for_any_system_and_game() -> None:
    """`AnySystem`, `AnyGame` and `AnyEngine` describe a rule system that is not known statically."""
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not re.findall(r"\b(?:GameSystem|Game|Engine)\[Any\b", text), path.name


def test_an_any_is_found(tmp_path: Path) -> None:
    file = tmp_path / "room.py"
    file.write_text(
        "class State:\n    held: Any = 1\n    _own: Any = 2\n    def throw(self, **more: Any) -> int: ...\n"
        "def start(sheets: 'Mapping[str, Any]') -> int: ...\n"
        "def _inner(x: Any) -> Any: ...\nWide: TypeAlias = dict[str, Any]\n",
        encoding="utf-8",
    )
    assert loose(file) == ["room.State.held", "room.State.throw", "room.start", "room.Wide"]
