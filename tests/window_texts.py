"""What forms and code have Qt look up: `tr` under the name of its class, `translate` and Designer under a context."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from desktop.controllers.program.translator import EVERYWHERE, tables_of

ROOT = Path(__file__).resolve().parents[1]
FORMS = ROOT / "desktop" / "views" / "forms"
CALLS = ("translate", "QT_TRANSLATE_NOOP")
"""Functions that take a context and a text."""


class WindowText(NamedTuple):
    """One text of the window, and where it stands."""

    context: str
    source: str
    file: Path

    @property
    def system(self) -> str:
        """The rule system whose form or page this is; empty for what all have in common."""
        parts = self.file.parts
        at = parts.index("systems") + 1 if "systems" in parts else len(parts)
        return parts[at] if at < len(parts) - 1 else ""


class Message(NamedTuple):
    """One text of the window in both languages; its English is empty where it has none."""

    context: str
    source: str
    english: str


def called(node: ast.AST) -> str:
    """Return the name of the function that a node calls."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _of_form(file: Path) -> Iterator[tuple[str, str]]:
    form = ElementTree.parse(file).getroot()
    for text in form.iter("string"):
        if text.text and text.get("notr") != "true":
            yield form.findtext("class", ""), text.text


def _of_code(node: ast.AST, owner: str = "") -> Iterator[tuple[str, str]]:
    """Yield context and text of every call; `owner` is the class around the node."""
    if called(node) in ("tr", *CALLS):
        assert isinstance(node, ast.Call)
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if called(node) == "tr" and texts:
            yield owner, texts[0]
        elif called(node) in CALLS and len(texts) > 1:
            yield texts[0], texts[1]
    for child in ast.iter_child_nodes(node):
        yield from _of_code(child, node.name if isinstance(node, ast.ClassDef) else owner)


@cache
def window_texts() -> tuple[WindowText, ...]:
    """Return every text of the window, file by file."""
    code = (file for layer in ("controllers", "models", "views") for file in ROOT.glob(f"desktop/{layer}/**/*.py"))
    found = []
    for file in sorted((*ROOT.glob("ui/**/*.ui"), *(file for file in code if not file.is_relative_to(FORMS)))):
        texts = _of_form(file) if file.suffix == ".ui" else _of_code(ast.parse(file.read_text(encoding="utf-8")))
        found += [WindowText(*text, file.relative_to(ROOT)) for text in texts]
    return tuple(found)


@cache
def messages() -> tuple[Message, ...]:
    """Return every text of the window with its English."""
    tables = tables_of("en")
    pairs = sorted({(text.context, text.source) for text in window_texts()})
    return tuple(
        Message(context, source, tables.get(context, {}).get(source) or tables[EVERYWHERE].get(source, ""))
        for context, source in pairs
    )
