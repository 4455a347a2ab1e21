"""What using a copy costs: marks of use, AP of a メジャー, items that are used up."""

from __future__ import annotations

from desktop.systems.common.cards.schema import Limit
from desktop.systems.common.cards.usage import Use
from desktop.systems.common.sheet import CommonSheet, CopyRow


def pay(use: Use) -> CommonSheet:
    """Return the user's sheet after the use is counted and AP and items are paid (CM-LIM-03, CM-LIM-09)."""
    timed = {limit.kind for limit in use.card.limits} if use.moment.in_battle else set()
    copy = use.copy.evolve(
        used_turn=use.copy.used_turn + ("minor" in timed),
        used_process=use.copy.used_process + bool(timed & {"setup_process", "cleanup_process"}),
        used_cycle=use.copy.used_cycle + 1,
        used_scenario=use.copy.used_scenario + 1,
    )
    sheet = replace_copy(use.sheet, copy)
    major = use.card.limit("major")
    if major is not None and use.moment.in_battle:
        sheet = sheet.evolve(ap=sheet.ap - major.n)
    for limit in use.card.limits:
        if limit.kind == "consume":
            sheet = _consume(sheet, use, limit)
    return sheet


def _consume(sheet: CommonSheet, use: Use, limit: Limit) -> CommonSheet:
    equipped_first = use.settings.consume_first == "equipped"
    item = use.library.named(limit.item)
    owned = [copy for copy in sheet.copies if use.library.kind_of(copy) == item]
    spent = _spent(sheet, use)
    owned.sort(key=lambda copy: (copy.id != spent, copy.equipped != equipped_first, copy.id == use.copy.id))
    gone = {copy.id for copy in owned[: limit.n]}
    return without_copies(sheet, gone)


def _spent(sheet: CommonSheet, use: Use) -> str:
    """Return the id of the copy just used where no use of it is left: it goes first (CM-AMB-84, CM-AMB-77)."""
    limit = use.card.limit("per_scenario")
    copy = next((copy for copy in sheet.copies if copy.id == use.copy.id), None)
    return use.copy.id if limit is not None and copy is not None and copy.used_scenario >= limit.n else ""


def replace_copy(sheet: CommonSheet, copy: CopyRow) -> CommonSheet:
    """Return the sheet with the copy of the same id replaced."""
    field = "abilities" if any(c.id == copy.id for c in sheet.abilities) else "items"
    return sheet.evolve(**{field: tuple(copy if c.id == copy.id else c for c in getattr(sheet, field))})


def without_copies(sheet: CommonSheet, ids: set[str]) -> CommonSheet:
    """Return the sheet without these copies."""
    return sheet.evolve(
        abilities=tuple(c for c in sheet.abilities if c.id not in ids),
        items=tuple(c for c in sheet.items if c.id not in ids),
    )
