"""Several things in one line, with the comma of the window's language between them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication


def listed(parts: Iterable[str]) -> str:
    """Write 凪、蓮, or in English Nagi, Ren."""
    return QCoreApplication.translate("Lists", "、").join(parts)


def dotted(parts: Iterable[str]) -> str:
    """Write 凪・蓮, or in English Nagi · Ren."""
    return QCoreApplication.translate("Lists", "・").join(parts)
