"""What was made of frozen values is made once: most of what a screen asks for has not changed since the last step."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, TypeVarTuple, Unpack

P = TypeVarTuple("P")
R = TypeVar("R")


def remembered(most: int) -> Callable[[Callable[[Unpack[P]], R]], Callable[[Unpack[P]], R]]:
    """Let a pure function of frozen values answer from memory where it is given the very same values again.

    They are compared by what they are, not by what they hold: a sheet of a hundred parts costs nothing to recognise.

    Args:
        most: answers that are kept; for each one more the oldest is let go.
    """

    def around(make: Callable[[Unpack[P]], R]) -> Callable[[Unpack[P]], R]:
        known: dict[tuple[int, ...], tuple[object, R]] = {}

        def answer(*parts: *P) -> R:
            key = tuple(map(id, parts))
            found = known.get(key)
            if found is None:
                if len(known) >= most:
                    del known[next(iter(known))]
                found = known[key] = parts, make(*parts)  # the values stay, so that no other has their place in memory
            return found[1]

        return answer

    return around
