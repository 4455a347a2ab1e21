"""The power of a band of achievements as a 卓 plays it (EN-PWR-01)."""

from __future__ import annotations

from desktop.systems.enishi.settings import Settings
from desktop.systems.enishi.tables import PowerRow


def band_power(row: PowerRow, settings: Settings) -> int:
    """Return the power of a band."""
    power: int = getattr(settings, f"power_{row.id}")
    return power
