"""What rooms say that have not moved to `Check.thrown` and `Check.cover` yet; goes with the last of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.check import Check, Cover, Thrown
from desktop.core.dice import Throw
from desktop.core.outcome import Outcome
from desktop.core.viewer import Viewer


def bridged(check: Check, steps: Sequence[tuple[Check, Any]]) -> Check:
    """Return the check itself, or an old one with the two new parts."""
    return check if hasattr(check, "cover") else _Old(check, steps)


class _Old:
    def __init__(self, check: Any, steps: Sequence[tuple[Any, Any]]) -> None:
        self._check = check
        thrown = [(before.wants, step) for before, step in steps if getattr(step, "kind", "") == "throw"]
        self._throws = [
            (
                wants,
                Throw.model_validate(
                    {
                        "faces": [{"sides": s, "value": v} for s, v in zip(wants.sides, step.faces, strict=True)],
                        "origin": step.origin,
                    }
                ),
            )
            for wants, step in thrown
        ]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._check, name)

    @property
    def thrown(self) -> tuple[Thrown, ...]:
        places = _places([throw for _, throw in self._throws], self._check.outcome)
        unused = self._check.outcome.unused if self._check.outcome else ()
        return tuple(
            Thrown(
                request=wants,
                throw=throw,
                counts=tuple(place is not None and (place, index) not in unused for index in range(len(throw.faces))),
            )
            for (wants, throw), place in zip(self._throws, places, strict=True)
        )

    def cover(self, viewer: Viewer) -> Cover:
        secret = tuple(number for number, (wants, _) in enumerate(self._throws) if wants.secret)
        if viewer.gm or not secret:
            return Cover()
        return Cover(throws=secret, outcome=True, may_look=True)


def _places(throws: Sequence[Throw], outcome: Outcome | None) -> list[int | None]:
    if outcome is None:
        return list(range(len(throws)))
    left = list(enumerate(outcome.throws))
    found: list[int | None] = []
    for throw in reversed(throws):
        match = next((pair for pair in reversed(left) if pair[1] == throw), None)
        if match is not None:
            left.remove(match)
        found.append(match[0] if match else None)
    return found[::-1]
