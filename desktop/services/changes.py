"""Changes as data, carried to sheets and taken back again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_jsonable_python

from desktop.core.outcome import Change, Outcome
from desktop.core.sheet import Sheet
from desktop.core.value import at, put
from desktop.services.list_ends import Ends, ends_of

if TYPE_CHECKING:  # a sheet is opened before the journal has been loaded
    from desktop.services.journal import LogEntry

ENDS = "ends"
"""Key of a change that tells long lists by their ends, in the place of `before` and `after`."""
FILES = "files"
"""Key of the fingerprints that the files of changed sheets had when a line was written: they lack its changes."""


def changes_of(entry: LogEntry) -> tuple[Change, ...]:
    """Return what a line of the log did to sheets; nothing where the line cannot be understood."""
    try:
        if entry.outcome is not None and "changes" not in entry.data:
            return Outcome.model_validate(dict(entry.outcome)).changes
        single = entry.data.get("change")  # written so until 0.1
        rows = entry.data.get("changes") or ([single] if single else [])
        return tuple(map(_read, rows))
    except (ValidationError, TypeError, ValueError):
        return ()


def _read(row: Any) -> Change:
    if not isinstance(row, Mapping) or ENDS not in row:
        return Change.model_validate(row)
    before, after = map(Ends.of_json, row[ENDS])
    return Change.model_validate({**{k: v for k, v in row.items() if k != ENDS}, "before": before, "after": after})


def as_rows(changes: Iterable[Change], *, short: bool = False) -> list[dict[str, Any]]:
    """Convert changes to the rows of a journal line, read back by `changes_of`.

    Args:
        short: store long lists by their ends, for changes that only sheets receive.
    """
    return [_row(change, short=short) for change in changes]


def _row(change: Change, *, short: bool) -> dict[str, Any]:
    ends = ends_of(change.before, change.after) if short else None
    if ends is None:
        return change.model_dump(mode="json", exclude_defaults=True)
    row = change.model_dump(mode="json", exclude_defaults=True, exclude={"before", "after"})
    return row | {ENDS: plain([part.to_json() for part in ends])}


def effect_of(entry: LogEntry, entries: Mapping[str, LogEntry]) -> tuple[Change, ...]:
    """Return what a line did to sheets, also one that took others back (or gave them back)."""
    if not entry.voids:
        return changes_of(entry)
    found = [effect_of(entries[name], entries) for name in entry.voids if name in entries]
    return tuple(change for changes in found for change in turned(changes))


def sheets_of(outcome: Mapping[str, Any] | None, data: Mapping[str, Any]) -> set[str]:
    """Return the ids of the sheets that a line is about to change."""
    rows = data.get("changes") or (outcome or {}).get("changes") or ()
    return {str(row["sheet"]) for row in rows}


def turned(changes: Sequence[Change]) -> tuple[Change, ...]:
    """Return the changes that take these back, the last one first."""
    return tuple(change.evolve(before=change.after, after=change.before) for change in reversed(changes))


def by_sheet(changes: Iterable[Change]) -> list[list[Change]]:
    """Put the changes of each sheet together, in order."""
    found: dict[str, list[Change]] = {}
    for change in changes:
        found.setdefault(change.sheet, []).append(change)
    return list(found.values())


def carried(sheet: Sheet, changes: Iterable[Change]) -> tuple[Sheet, tuple[Change, ...]]:
    """Return the sheet with every change in it, and those that could not enter.

    A number that has moved since moves by the same amount, never below zero; what was added to a list is added or taken
    away at its end. Anything else enters only where the field still holds what the change begins with.
    """
    late: list[Change] = []
    for change in changes:
        try:
            sheet = put(sheet, change.field, _moved(held(sheet, change.field), change))
        except (KeyError, ValidationError, _Late):
            late.append(change)
    return sheet, tuple(late)


def arrived(sheet: Sheet, change: Change) -> bool:
    """Tell whether the field no longer holds what the change begins with."""
    try:
        now = held(sheet, change.field)
        if isinstance(change.before, Ends):
            return not (isinstance(now, tuple) and change.before.whole(now, same))
        return not same(now, change.before)
    except KeyError:
        return True


def held(sheet: Sheet, field: str) -> Any:
    """Read a field of a sheet; None for a custom field without a value.

    Raises:
        KeyError: no such field.
    """
    try:
        return at(sheet, field)
    except KeyError:
        if field.startswith("own."):
            return None
        raise


def plain(value: Any) -> Any:
    """Return a value as JSON has it, so that a row read from a file equals the row it was."""
    return to_jsonable_python(value)


def same(one: Any, other: Any) -> bool:
    """Tell whether two values are the same, one of which may have come from a line that leaves out what is usual."""
    return bool(plain(one) == plain(other) or _bare(one) == _bare(other))


def _bare(value: Any) -> Any:
    return _ANY.dump_python(value, mode="json", exclude_defaults=True)


_ANY: TypeAdapter[Any] = TypeAdapter(Any)


class _Late(Exception):
    """The field holds something that the change knows nothing of."""


def _moved(now: Any, change: Change) -> Any:
    before: Any = change.before  # as open as what the sheet holds
    after: Any = change.after
    if isinstance(before, Ends) and isinstance(after, Ends):
        if isinstance(now, tuple) and before.at_ends(now, same):
            return before.exchanged(now, after)
        raise _Late
    if same(now, before):
        return after
    if all(type(value) is int for value in (now, before, after)):
        moved = now + after - before
        return max(0, moved) if before >= 0 and after >= 0 else moved
    if isinstance(now, tuple) and isinstance(after, (tuple, list)) and isinstance(before, (tuple, list)):
        return _rows(now, before, after)
    raise _Late


def _rows(now: tuple[Any, ...], before: Sequence[Any], after: Sequence[Any]) -> tuple[Any, ...]:
    short = min(len(before), len(after))
    if not same(before[:short], after[:short]):
        raise _Late
    if len(after) > len(before):
        return (*now, *after[short:])
    gone = len(before) - short
    if gone and same(now[-gone:], before[short:]):
        return now[:-gone]
    raise _Late


class People(Protocol):
    """The characters of the campaign, as the play session needs them."""

    def all_sheets(self) -> tuple[Sheet, ...]:
        """Every finished sheet as it stands now, NPCs too, the party first."""

    def archived(self) -> Sequence[Sheet]:
        """Return every finished sheet that is archived."""

    def sheet(self, identifier: str) -> Sheet | None:
        """One of them; None when there is no such sheet any more."""

    def fingerprint(self, identifier: str) -> str:
        """Fingerprint of a sheet's file as it was last read or written; empty when there is no such sheet."""

    def write(self, sheet: Sheet, changes: Sequence[Change]) -> None:
        """Put a sheet in the place of the one with the same id.

        Args:
            changes: what has become of it; the file may follow a little later, for the journal has them.

        Raises:
            TakujoError: it cannot be written.
        """


class Carrier:
    """Carries changes to the sheets of one campaign."""

    def __init__(self, people: People) -> None:
        self._people = people

    def carry(self, changes: Iterable[Change]) -> tuple[Change, ...]:
        """Write changes to their sheets; return those whose field holds something else and cannot move along."""
        kept: list[Change] = []
        for own in by_sheet(changes):
            sheet = self._people.sheet(own[0].sheet)
            if sheet is None:
                kept += own
                continue
            after, late = carried(sheet, own)
            kept += late
            if after != sheet:
                self._people.write(after, own)
        return tuple(kept)

    def wanting(self, changes: Iterable[Change]) -> tuple[Change, ...]:
        """Return the changes whose sheet does not hold yet what they lead to."""
        found: list[Change] = []
        for change in changes:
            sheet = self._people.sheet(change.sheet)
            if sheet is None or not same(held(sheet, change.field), change.after):
                found.append(change)
        return tuple(found)

    def met(self, changes: Iterable[Change]) -> tuple[Change, ...]:
        """Return changes with the numbers that they meet: a sheet that has moved meanwhile moves by the same amount.

        What cannot enter stays as it is.
        """
        found: list[Change] = []
        sheets: dict[str, Sheet] = {}
        for change in changes:
            sheet = sheets.get(change.sheet) or self._people.sheet(change.sheet)
            if sheet is not None:
                after, late = carried(sheet, (change,))
                if not late and arrived(sheet, change):
                    change = change.evolve(before=held(sheet, change.field), after=held(after, change.field))
                sheets[change.sheet] = after
            found.append(change)
        return tuple(found)

    def effective(self, changes: Iterable[Change]) -> tuple[Change, ...]:
        """Return what carrying would change, with the values as they are and would be."""
        found: list[Change] = []
        for own in by_sheet(changes):
            sheet = self._people.sheet(own[0].sheet)
            for change in own if sheet is not None else ():
                assert sheet is not None
                after, late = carried(sheet, (change,))
                if not late:
                    found.append(change.evolve(before=held(sheet, change.field), after=held(after, change.field)))
                    sheet = after
        return tuple(found)

    def missing(self, lines: Sequence[tuple[Mapping[str, str], Sequence[Change]]]) -> tuple[Change, ...]:
        """Return the changes that never reached their sheets, for the program was stopped before it wrote them.

        A file lacks what was posted since the lines note it as it is now, whatever number of starts that were; a file
        that no line notes so was written later, by this program or by another, and has everything.

        Args:
            lines: which files each noted, and what it did, in order.
        """
        since: dict[str, int] = {}
        last: dict[str, str] = {}
        for number, (files, _) in enumerate(lines):
            for who, noted in files.items():
                if noted == self._people.fingerprint(who) != last.get(who):
                    since[who] = number
                last[who] = noted
        found: list[Change] = []
        sheets: dict[str, Sheet] = {}
        for number, (_, changes) in enumerate(lines):
            for change in changes:
                if number < since.get(change.sheet, len(lines)):
                    continue
                sheet = sheets.get(change.sheet) or self._people.sheet(change.sheet)
                if sheet is not None and not arrived(sheet, change):
                    sheets[change.sheet], _late = carried(sheet, (change,))
                    found.append(change)
        return tuple(found)
