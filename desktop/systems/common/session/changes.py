"""What play changes on sheets: the fields, and the changes between two moments of a table."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.outcome import Change
from desktop.core.words import phrase
from desktop.systems.common.cards.effects import differences
from desktop.systems.common.session.state import TableState
from desktop.systems.common.sheet import CommonSheet

PLAY_FIELDS = (
    "growth_rate",
    "level",
    "cp",
    "assets",
    "max_ap_base",
    "ap",
    "area",
    "hex",
    "battle_capable",
    "hostile",
    "states",
    "abilities",
    "items",
    "effects",
    "visited",
    "met",
    "obtained",
    "successes",
    "scenarios",
    "custom.*.value",
)
"""Dotted patterns; names, notes and the make-up of 追加欄 stay the document's."""


def changes(before: TableState, after: TableState) -> tuple[Change, ...]:
    """List what happened to the sheets of those who were at the table at both moments (CM-CARD-03)."""
    return tuple(
        change
        for who, sheet in after.sheets.items()
        if who in before.sheets and sheet is not before.sheets[who]
        for change in _of(before.sheets[who], sheet)
    )


def _of(before: CommonSheet, after: CommonSheet) -> Iterator[Change]:
    cause = phrase("卓での進行")
    for change in differences(before, after, cause):
        if change.field == "own":
            yield from _own(before, after)
            continue
        if change.field != "custom":
            yield change
            continue
        for row, (old, new) in enumerate(zip(before.custom, after.custom, strict=True)):
            if old.value != new.value:
                place = f"custom.{row}.value"
                yield Change(sheet=after.id, field=place, before=old.value, after=new.value, cause=cause)


def _own(before: CommonSheet, after: CommonSheet) -> Iterator[Change]:
    """Name every own field that a card has changed, one by one."""
    cause = phrase("卓での進行")
    for key, value in after.own.items():
        if before.own.get(key) != value:
            yield Change(sheet=after.id, field=f"own.{key}", before=before.own.get(key), after=value, cause=cause)
