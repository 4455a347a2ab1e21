"""What a menu line is made of; the lines themselves stand where it is known what they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

CONTEXT = "Menu"


@dataclass(frozen=True)
class Command:
    """One menu line; the window sends `id` when it is chosen."""

    id: str
    label: str
    key: str = ""
    checkable: bool = False
    needs: str = ""
    """`table`, `sheet`, `selection`…: what must be open, or be possible, for the line to be live."""


SEPARATOR = Command("", "")

Menus: TypeAlias = Sequence[tuple[str, Sequence[Command]]]
"""Titles with mnemonic and their lines, in the order of the menu bar."""


def label_of(text: str) -> str:
    """Return a menu text in the language of the interface."""
    return QCoreApplication.translate(CONTEXT, text)
