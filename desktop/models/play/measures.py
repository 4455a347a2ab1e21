"""How large a hex is on each screen, in millimetres as measured by the user; kept with the settings. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

LEAST_MM, MOST_MM, USUAL_MM = 5.0, 200.0, 25.4
"""A hex, from one side to the side opposite; an inch is what figures are made for."""
LEAST_DENSITY, MOST_DENSITY = 0.2, 100.0
"""px in a millimetre, from a wall that is projected on to a telephone."""


@dataclass(frozen=True)
class Measures:
    """The real size of hexes."""

    on: bool = False
    hex_mm: float = USUAL_MM
    densities: Mapping[str, float] = field(default_factory=dict)
    """Screen → px in a millimetre as measured."""

    def hex_high(self, screen: str, guess: float) -> float:
        """px from one side of a hex to the other on a screen; 0 where boards are as large as there is room.

        Args:
            guess: px in a millimetre as the screen itself says.
        """
        return self.hex_mm * self.density(screen, guess) if self.on else 0.0

    def density(self, screen: str, guess: float) -> float:
        """px in a millimetre."""
        return self.densities.get(screen, min(max(guess, LEAST_DENSITY), MOST_DENSITY))


def read(data: Any) -> Measures:
    """Read what the settings hold; what is damaged is left out.

    >>> read({"on": True, "hex_mm": 30, "densities": {"a": 4, "b": "x", "c": 1e9}})
    Measures(on=True, hex_mm=30.0, densities={'a': 4.0})
    >>> read(7)
    Measures(on=False, hex_mm=25.4, densities={})
    """
    if not isinstance(data, Mapping):
        return Measures()
    high, found = _number(data.get("hex_mm"), LEAST_MM, MOST_MM), data.get("densities")
    rows = found.items() if isinstance(found, Mapping) else ()
    known = {str(name)[:200]: _number(value, LEAST_DENSITY, MOST_DENSITY) for name, value in rows}
    return Measures(
        on=data.get("on") is True,
        hex_mm=USUAL_MM if high is None else high,
        densities={name: value for name, value in known.items() if value is not None},
    )


def written(measures: Measures) -> dict[str, Any]:
    """Return what the settings are given."""
    return {"on": measures.on, "hex_mm": measures.hex_mm, "densities": dict(measures.densities)}


def _number(value: Any, least: float, most: float) -> float | None:
    usable = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if usable and least <= value <= most else None
