"""Draws a name, and a dice colour, that differ from those of every character of the campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from desktop.core.sheet import Sheet

T = TypeVar("T", bound=Sheet)
DRAWS = 20
"""How often is drawn; books have a dozen names or two, and a large campaign has them all."""


def unlike(draw: Callable[[], T], names: Iterable[str]) -> T:
    """Draw until no part of the name is in use, else return the draw that shares least.

    Args:
        names: the names in use.
    """
    taken = [set(name.split()) for name in names]

    def shared(sheet: Sheet) -> tuple[int, int]:
        parts = set(sheet.name.split())
        alike = [len(parts & other) for other in taken]
        return max(alike, default=0), sum(alike)

    found = draw()
    for _ in range(DRAWS - 1):
        if not any(shared(found)):
            break
        found = min(found, draw(), key=shared)
    return found


def unlike_colour(usual: str, borne: Iterable[str], others: Sequence[str]) -> str:
    """Return the usual colour of new dice, or the next unused one; the usual one again once all are in use."""
    taken = set(borne)
    return next((colour for colour in (usual, *others) if colour not in taken), usual)
