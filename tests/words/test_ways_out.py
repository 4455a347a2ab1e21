"""Every refusal has a remedy."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import desktop
from desktop.services.storage import file_errors

_ROOT = Path(desktop.__file__).parent
_MODULES = sorted(file for file in _ROOT.rglob("*.py") if "forms" not in file.parts)
_REFUSE = ("code", "rule", "message", "remedy")
"""What `refuse` takes, in its order."""


def _empty(node: ast.expr | None) -> bool:
    return node is None or (isinstance(node, ast.Call) and [ast.unparse(part) for part in node.args] in ([], ["''"]))


def _without_remedy(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield line and text of every refusal and problem that has no way out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
            continue
        given = {word.arg: word.value for word in node.keywords}
        if node.func.id == "refuse":
            given |= dict(zip(_REFUSE, node.args, strict=False))
        elif node.func.id != "Problem" or None in given:  # a dictionary of the caller's holds the rest
            continue
        if _empty(given.get("remedy")) and not any(isinstance(part, ast.Starred) for part in node.args):
            yield node.lineno, ast.unparse(node)


def test_every_refusal_has_a_way_out() -> None:
    texts = ((file, file.read_text(encoding="utf-8")) for file in _MODULES)
    speaking = [(file, text) for file, text in texts if "refuse" in text or "Problem" in text]
    assert len(speaking) > 100
    found = [(file, *rows) for file, text in speaking for rows in _without_remedy(ast.parse(text))]
    assert [f"{file.relative_to(_ROOT)}:{line}: {rows}" for file, line, rows in found] == []


def test_every_fault_of_a_file_has_a_way_out() -> None:
    for code in sorted(file_errors.CODES):
        assert str(file_errors.problem(code, Path("a.json")).remedy), code
