"""What play changes on sheets: the fields, and the changes between two moments of a table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from desktop.core.custom_numbers import OWN
from desktop.core.custom_values import CustomValues
from desktop.core.outcome import Change
from desktop.core.profile import FieldKind, ProfileField
from desktop.core.words import phrase
from desktop.systems.common.cards.effects import differences
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.sheet import CommonSheet
from desktop.systems.common.values import derive, play_game


def changes(before: SessionState, after: SessionState) -> tuple[Change, ...]:
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


def own_changes(before: SessionState, after: SessionState) -> Iterator[tuple[str, ProfileField, int, int]]:
    """Yield (sheet id, field, before, after) of every own number and track that is another one now."""
    game = play_game(after.library, after.settings, after.rules.profile)
    for who, sheet in after.sheets.items():
        was = before.sheets.get(who)
        if was is None or was.own == sheet.own:
            continue
        old, new = (CustomValues(one, game, partial(derive, one, game)) for one in (was, sheet))
        for field in game.profile:
            if field.kind in (FieldKind.NUMBER, FieldKind.TRACK):
                first, last = (int(values.number(OWN + field.id)) for values in (old, new))
                if first != last:
                    yield who, field, first, last
