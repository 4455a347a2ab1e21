"""How far a printer sets the back of a page beside its front: measured once on a page for it, kept for each printer."""

from __future__ import annotations

import re

from desktop.services.preferences import Preferences

Shift = tuple[float, float]
"""mm to the right and down, seen from the front against the light."""
MOST = 20.0
"""mm; more is a mistake."""
_PAIR = re.compile(r"(-?\d{1,2}(?:\.\d{1,2})?) (-?\d{1,2}(?:\.\d{1,2})?)")


def shift(chosen: Preferences, printer: str | None = None) -> Shift:
    """Return the shift measured for a printer, by default the chosen one; else the general shift."""
    name = chosen.printer if printer is None else printer
    found = _PAIR.fullmatch(chosen.printer_offsets.get(name, "")) if name else None
    if found is None:
        return _within((chosen.printer_offset_x, chosen.printer_offset_y))
    return _within((float(found[1]), float(found[2])))


def changes(chosen: Preferences, printer: str, right: float, down: float) -> dict[str, object]:
    """Return the fields of the preferences that keep a measurement, and this printer as the chosen one."""
    if not printer:
        return {"printer": "", "printer_offset_x": right, "printer_offset_y": down}
    offsets = {**chosen.printer_offsets, printer: f"{right:.1f} {down:.1f}"}
    return {"printer": printer, "printer_offsets": offsets}


def _within(pair: Shift) -> Shift:
    right, down = (max(-MOST, min(MOST, value)) for value in pair)
    return right, down
