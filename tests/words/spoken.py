"""Every Japanese text that people may read: forms, code, rule lines, explained words and the manual."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import desktop
from desktop import assets

CODE = Path(desktop.__file__).parent
FORMS = CODE.parent / "ui"


@cache
def spoken() -> tuple[tuple[str, str], ...]:
    """Return (place, text) of everything."""
    return (*_code(), *_forms(), *_rules(), *_explained(), *_manual())


def _code() -> Iterator[tuple[str, str]]:
    for file in sorted(CODE.rglob("*.py")):
        if "forms" in file.parts:
            continue
        place = file.relative_to(CODE).as_posix()
        yield from ((place, text) for text in _constants(ast.parse(file.read_text(encoding="utf-8"))))


def _constants(tree: ast.AST) -> Iterator[str]:
    """Yield every text of a module that describes nothing; `ast.walk` would take twice as long."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                yield node.value
        elif not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)):
            for name in node._fields:
                part = getattr(node, name, None)
                if isinstance(part, ast.AST):
                    waiting.append(part)
                elif isinstance(part, list):
                    waiting += [each for each in part if isinstance(each, ast.AST)]


def _forms() -> Iterator[tuple[str, str]]:
    for file in sorted(FORMS.rglob("*.ui")):
        for text in re.findall(r"<string(?![^>]*notr)[^>]*>([^<]*)</string>", file.read_text(encoding="utf-8")):
            yield f"ui/{file.relative_to(FORMS).as_posix()}", text.replace("&amp;", "&")


def _rules() -> Iterator[tuple[str, str]]:
    for file in sorted(assets.path("systems").glob("*/rules.ja.toml")):
        for rule, row in tomllib.loads(file.read_text(encoding="utf-8")).items():
            yield from ((f"{file.parent.name}/{rule}", row[key]) for key in ("heading", "says"))


def _explained() -> Iterator[tuple[str, str]]:
    for file in sorted(assets.resources().rglob("glossary.ja.toml")):
        for key, row in tomllib.loads(file.read_text(encoding="utf-8")).items():
            yield from ((f"{file.parent.name}/{key}", text) for text in (row["says"], *row.get("also", ())))


def _manual() -> Iterator[tuple[str, str]]:
    for file in sorted(assets.path("manual", "ja").glob("*.md")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("<!--"):  # readings, by which a heading is found
                yield f"manual/{file.name}:{number}", line
