"""The offset of backs to fronts: measured for each printer, stored in the preferences, ignored when damaged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.services.program import preferences
from desktop.services.program.preferences import Preferences


def test_printer_offsets_are_stored_per_printer_and_latest_is_used() -> None:
    known = replace(Preferences(), **preferences.changes(Preferences(), "Laser", 1.5, -0.5))  # type: ignore[arg-type]
    known = replace(known, **preferences.changes(known, "Ink", -2.0, 0.0))  # type: ignore[arg-type]
    assert preferences.shift(known) == (-2.0, 0.0)
    assert preferences.shift(known, "Laser") == (1.5, -0.5)
    assert preferences.shift(known, "another") == (0.0, 0.0)


def test_any_printer_has_numbers_too() -> None:
    known = replace(Preferences(), **preferences.changes(Preferences(), "", 0.7, 0.2))  # type: ignore[arg-type]
    assert preferences.shift(known) == (0.7, 0.2)
    known = replace(known, **preferences.changes(known, "Laser", 1.5, -0.5))  # type: ignore[arg-type]
    assert preferences.shift(known, "Laser") == (1.5, -0.5)
    assert preferences.shift(known, "one that nobody has measured") == (0.7, 0.2)


@pytest.mark.parametrize("text", ["", "much", "1.5", "1e9 2", "nan nan", "1.5 -0.5 3"])
def test_damaged_printer_offsets_are_ignored(text: str) -> None:
    known = Preferences(printer="Laser", printer_offsets={"Laser": text})
    assert preferences.shift(known) == (0.0, 0.0)
    assert preferences.shift(replace(known, printer_offsets={"Laser": "99 -99"})) == (20.0, -20.0)
