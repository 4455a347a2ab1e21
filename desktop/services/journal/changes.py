"""What a line of the journal did to sheets, as data: read, written, applied, worked out, long lists by ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_jsonable_python

from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.value import at, put

if TYPE_CHECKING:
    from desktop.services.journal.journal import LogEntry

LONG = 4
"""Rows from which a list is stored by its ends."""
LONG_TEXT = 80
"""Characters from which a text is stored by its changed piece."""
MOST = 2
"""Rows that may go where others come."""


@dataclass(frozen=True, slots=True)
class ListEnds:
    """The rows of a list that are others before and after a change."""

    first: tuple[Any, ...]
    last: tuple[Any, ...]
    count: int
    """Rows of the whole list."""

    def at_ends(self, rows: Sequence[Any], same: Callable[[Any, Any], bool]) -> bool:
        """Tell whether a list begins and ends so, however long it has become."""
        begin, end = len(self.first), len(rows) - len(self.last)
        return begin <= end and same(list(rows[:begin]), list(self.first)) and same(list(rows[end:]), list(self.last))

    def whole(self, rows: Sequence[Any], same: Callable[[Any, Any], bool]) -> bool:
        """Tell whether this may be the very list."""
        return len(rows) == self.count and self.at_ends(rows, same)

    def exchanged(self, rows: Sequence[Any], after: ListEnds) -> tuple[Any, ...]:
        """Return a list that has these ends with those of another in their place."""
        return (*after.first, *rows[len(self.first) : len(rows) - len(self.last)], *after.last)

    def to_json(self) -> list[Any]:
        """Return what `of_json` reads."""
        return [list(self.first), list(self.last), self.count]

    @classmethod
    def of_json(cls, row: Any) -> ListEnds:
        """Read what `to_json` gives.

        Raises:
            TypeError, ValueError: it is something else.
        """
        first, last, count = row
        return cls(tuple(first), tuple(last), int(count))


def ends_of(before: Any, after: Any) -> tuple[ListEnds, ListEnds] | None:
    """Return how two plain values differ at their ends; None where they are no long lists with the same middle."""
    if not (isinstance(before, list | tuple) and isinstance(after, list | tuple)):
        return None
    if max(len(before), len(after)) < LONG:
        return None
    gone = _moved_up(before, after)
    if gone is not None:
        came = len(before) - gone
        return ListEnds(tuple(before[:gone]), (), len(before)), ListEnds((), tuple(after[came:]), len(after))
    back = _moved_up(after, before)
    if back is not None:
        went = len(after) - back
        return ListEnds((), tuple(before[went:]), len(before)), ListEnds(tuple(after[:back]), (), len(after))
    return None


@dataclass(frozen=True, slots=True)
class Splice:
    """The piece of a text that is another before and after a change."""

    start: int
    piece: str
    count: int
    """Letters of the whole text."""

    def exchanged(self, text: str, after: Splice) -> str | None:
        """Return a text with another piece in the place of this one; None where it is not there, or several times."""
        end = self.start + len(self.piece)
        if text[self.start : end] == self.piece and (self.piece or len(text) == self.count):
            return text[: self.start] + after.piece + text[end:]
        if self.piece and text.count(self.piece) == 1:
            return text.replace(self.piece, after.piece)
        return None

    def to_json(self) -> list[Any]:
        """Return what `of_json` reads."""
        return [self.start, self.piece, self.count]

    @classmethod
    def of_json(cls, row: Any) -> Splice:
        """Read what `to_json` gives.

        Raises:
            TypeError, ValueError: it is something else.
        """
        start, piece, count = row
        return cls(int(start), str(piece), int(count))


def splices_of(before: Any, after: Any) -> tuple[Splice, Splice] | None:
    """Return the pieces in which two texts differ; None where they are no long texts."""
    if not (isinstance(before, str) and isinstance(after, str)) or max(len(before), len(after)) < LONG_TEXT:
        return None
    start = _alike(before, after)
    rest = _alike(before[start:][::-1], after[start:][::-1])
    ends = len(before) - rest, len(after) - rest
    return Splice(start, before[start : ends[0]], len(before)), Splice(start, after[start : ends[1]], len(after))


def _alike(one: str, other: str) -> int:
    """Return how many letters two texts begin with in common."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))


def _moved_up(before: Sequence[Any], after: Sequence[Any]) -> int | None:
    """Return how many of the first rows went, where some others may have come at the end and all else is the same."""
    for gone in range(min(MOST, len(before) - 1) + 1):
        left = len(before) - gone
        if left <= len(after) <= left + MOST and before[gone:] == after[:left]:
            return gone
    return None


CHANGES = "changes"
"""Key of a line: what it did to sheets."""
FOLLOW = "follow"
"""Key of a line: what engines made of that, on the same or other sheets."""
ENDS, SPLICE = "ends", "splice"
"""Keys of a change that tells long lists by their ends, or long texts by what was exchanged, instead of both values."""


def changes_of(entry: LogEntry, key: str = CHANGES) -> tuple[Change, ...]:
    """Return what a line of the log did to sheets; nothing where the line cannot be understood."""
    try:
        return tuple(map(_read, entry.data.get(key) or ()))
    except (ValidationError, TypeError, ValueError):
        return ()


def effects_of(entry: LogEntry) -> tuple[Change, ...]:
    """Return everything that a line did to sheets."""
    return (*changes_of(entry), *changes_of(entry, FOLLOW)) if FOLLOW in entry.data else changes_of(entry)


def _read(row: Any) -> Change:
    parts: dict[str, type[ListEnds] | type[Splice]] = {ENDS: ListEnds, SPLICE: Splice}
    key = next((key for key in parts if isinstance(row, Mapping) and key in row), "")
    if not key:
        return Change.model_validate(row)
    before, after = map(parts[key].of_json, row[key])
    return Change.model_validate({**{k: v for k, v in row.items() if k != key}, "before": before, "after": after})


def as_rows(changes: Iterable[Change], *, short: bool = False) -> list[dict[str, Any]]:
    """Convert changes to the rows of a journal line, read back by `changes_of`.

    Args:
        short: store long lists by their ends and long texts by what was exchanged, for changes that only sheets
            receive.
    """
    return [_row(change, short=short) for change in changes]


def _row(change: Change, *, short: bool) -> dict[str, Any]:
    if short:
        both = plain(change.before), plain(change.after)
        for key, found in ((ENDS, ends_of(*both)), (SPLICE, splices_of(*both))):
            if found is not None:
                row = change.model_dump(mode="json", exclude_defaults=True, exclude={"before", "after"})
                return row | {key: plain([part.to_json() for part in found])}
    return change.model_dump(mode="json", exclude_defaults=True)


def turned(changes: Sequence[Change]) -> tuple[Change, ...]:
    """Return the changes that take these back, the last one first."""
    return tuple(change.evolve(before=change.after, after=change.before) for change in reversed(changes))


def differences(before: Sheet, after: Sheet) -> tuple[Change, ...]:
    """Return what was changed from one sheet to another of the same id, field by field."""
    names = (*type(after).model_fields, *(after.model_extra or {}))
    both = ((name, getattr(before, name, None), getattr(after, name, None)) for name in names)
    found = ((name, one, other) for name, one, other in both if one is not other and one != other)
    return tuple(
        Change(sheet=after.id, field=name, before=plain(one), after=plain(other)) for name, one, other in found
    )


def applied(sheet: Sheet, changes: Iterable[Change]) -> Sheet:
    """Return the sheet with every change in it that can enter.

    A number that has moved since moves by the same amount, never below zero; what was added to a list is added or taken
    away at its end. Anything else enters only where the field still holds what the change begins with.
    """
    for change in changes:
        after = entered(sheet, change)
        sheet = sheet if after is None else after
    return sheet


def entered(sheet: Sheet, change: Change) -> Sheet | None:
    """Return the sheet with one change in it; None where it cannot enter."""
    try:
        after = _moved(value_at(sheet, change.field), change)
        return (
            sheet.evolve(**{change.field: after})
            if _undeclared(sheet, change.field)
            else put(sheet, change.field, after)
        )
    except (KeyError, ValidationError, _Outdated):
        return None


def met(sheets: Mapping[str, Sheet], changes: Iterable[Change]) -> tuple[Change, ...]:
    """Return changes with the values that they meet on sheets and leave there; what cannot enter stays as it is.

    Args:
        sheets: the sheets that are changed, by id; of others nothing is known.
    """
    found: list[Change] = []
    now = dict(sheets)
    for change in changes:
        sheet = now.get(change.sheet)
        after = None if sheet is None else entered(sheet, change)
        if sheet is not None and after is not None:
            change = change.evolve(before=value_at(sheet, change.field), after=value_at(after, change.field))
            now[change.sheet] = after
        found.append(change)
    return tuple(found)


def value_at(sheet: Sheet, field: str) -> Any:
    """Read a field of a sheet; None for a custom field or an unknown key without a value.

    Raises:
        KeyError: no such field.
    """
    try:
        return at(sheet, field)
    except KeyError:
        if field.startswith("own."):
            return None
        if _undeclared(sheet, field):
            return (sheet.model_extra or {}).get(field)
        raise


def _undeclared(sheet: Sheet, field: str) -> bool:
    """Tell whether a field is a key of a later version, or of a person's own, which the sheet carries along."""
    return "." not in field and field not in type(sheet).model_fields


def plain(value: Any) -> Any:
    """Return a value as JSON has it, so that a row read from a file equals the row it was."""
    return to_jsonable_python(value)


def same(one: Any, other: Any) -> bool:
    """Tell whether two values are the same, one of which may have come from a line that leaves out what is usual."""
    return bool(plain(one) == plain(other) or _bare(one) == _bare(other))


def _bare(value: Any) -> Any:
    return _ANY.dump_python(value, mode="json", exclude_defaults=True)


_ANY: TypeAdapter[Any] = TypeAdapter(Any)


class _Outdated(Exception):
    """The field holds something that the change knows nothing of."""


def _moved(now: Any, change: Change) -> Any:
    before: Any = change.before  # as open as what the sheet holds
    after: Any = change.after
    if isinstance(before, Splice) and isinstance(after, Splice):
        text = before.exchanged(now, after) if isinstance(now, str) else None
        if text is None:
            raise _Outdated
        return text
    if isinstance(before, ListEnds) and isinstance(after, ListEnds):
        if isinstance(now, tuple) and before.at_ends(now, same):
            return before.exchanged(now, after)
        raise _Outdated
    if same(now, before):
        return after
    if all(type(value) is int for value in (now, before, after)):
        moved = now + after - before
        return max(0, moved) if before >= 0 and after >= 0 else moved
    if isinstance(now, tuple) and isinstance(after, (tuple, list)) and isinstance(before, (tuple, list)):
        return _rows(now, before, after)
    raise _Outdated


def _rows(now: tuple[Any, ...], before: Sequence[Any], after: Sequence[Any]) -> tuple[Any, ...]:
    short = min(len(before), len(after))
    if not same(before[:short], after[:short]):
        raise _Outdated
    if len(after) > len(before):
        return (*now, *after[short:])
    gone = len(before) - short
    if gone and same(now[-gone:], before[short:]):
        return now[:-gone]
    raise _Outdated
