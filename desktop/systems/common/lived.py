"""What a character has lived through, noted on the sheet: places, meetings, checks that succeeded."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.systems.common.sheet import CommonSheet, SuccessRow


def gone_to(sheet: CommonSheet, area: str) -> CommonSheet:
    """Note that a character has gone to an area (CM-AMB-32)."""
    return sheet if not area or area in sheet.visited else sheet.evolve(visited=(*sheet.visited, area))


def has_met(sheet: CommonSheet, names: Iterable[str]) -> CommonSheet:
    """Note whom a character has met; never the character itself (CM-AMB-31)."""
    new = tuple(name for name in dict.fromkeys(names) if name != sheet.name and name not in sheet.met)
    return sheet.evolve(met=(*sheet.met, *new)) if new else sheet


def has_succeeded(sheet: CommonSheet, ability: str) -> CommonSheet:
    """Note a check that succeeded where the character is (CM-SEC-07)."""
    if not sheet.area or not ability:
        return sheet
    row = SuccessRow(area=sheet.area, ability=ability)
    known = any((old.area, old.ability) == (row.area, row.ability) for old in sheet.successes)
    return sheet if known else sheet.evolve(successes=(*sheet.successes, row))
