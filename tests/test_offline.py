"""The program works without network (CM-APP-20, EN-TAB-13): nothing in it can open a connection."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NETWORK = {"socket", "ssl", "http", "urllib", "requests", "httpx", "aiohttp", "ftplib", "smtplib", "asyncio"}
QT_NETWORK = {"PySide6.QtNetwork", "PySide6.QtNetworkAuth", "PySide6.QtWebSockets", "PySide6.QtWebEngineCore"}
HOST_NAME_ONLY = {"desktop/services/storage/lock.py"}
"""Asks the machine for its own name, to say who has a campaign open."""


NAMED = re.compile("|".join(sorted(NETWORK | {name.rpartition(".")[2] for name in QT_NETWORK})))


def imported(path: Path) -> set[str]:
    names: set[str] = set()
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text)) if NAMED.search(text) else ():
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def test_program_imports_no_network_modules() -> None:
    found = {}
    for path in sorted((ROOT / "desktop").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        hits = {n for n in imported(path) if n.split(".")[0] in NETWORK or n in QT_NETWORK}
        if hits and name not in HOST_NAME_ONLY:
            found[name] = hits
    assert found == {}


def test_lock_uses_only_the_host_name() -> None:
    for name in HOST_NAME_ONLY:
        tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
        used = {
            node.attr
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "socket"
        }
        assert used <= {"gethostname"}
