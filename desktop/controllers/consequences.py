"""What an outcome does to sheets: carried out as one step of each sheet, and taken back with its line in the log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pydantic_core import to_jsonable_python
from PySide6.QtCore import QObject

from desktop.core.outcome import Change, Outcome
from desktop.core.sheet import Sheet
from desktop.core.value import at, put
from desktop.services.journal import LogEntry

if TYPE_CHECKING:
    from desktop.controllers.desk import Desk


class Consequences(QObject):
    """Carries changes to the sheets of the open 卓."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._desk = desk
        desk.log.voided.connect(self.take_back)

    def carry_out(self, changes: Iterable[Change]) -> None:
        """Change every sheet concerned, each in one undo step."""
        for own in _by_sheet(changes):
            self._apply(own)

    def take_back(self, entry: LogEntry) -> None:
        """Undo what a line of the log did, where nothing has changed since; a void taken back does it again."""
        entries = {known.id: known for known in self._desk.workspace.journal.read().entries}
        again = [change for name in entry.voids if name in entries for change in changes_of(entries[name])]
        back = [_turned(change) for change in reversed(changes_of(entry))]
        late: list[Change] = []
        for own in _by_sheet([*back, *again]):
            sheet = self._sheet(own[0].sheet)
            if sheet is None:
                continue
            if _stands(sheet, own):
                self._apply(own)
            else:
                late += own
        if late:
            self._desk.main.notify(self.tr("その後に変わった数があるので、シートはそのままにしました。"))

    def _sheet(self, identifier: str) -> Sheet | None:
        workspace = self._desk.workspace
        controller, entry = workspace.controller_of(identifier), workspace.table.entry(identifier)
        if controller is not None:
            return controller.document.sheet
        return workspace.table.read(workspace.table.path_of(entry), workspace.system)[1] if entry is not None else None

    def _apply(self, changes: Sequence[Change]) -> None:
        workspace, first = self._desk.workspace, changes[0]
        controller, entry = workspace.controller_of(first.sheet), workspace.table.entry(first.sheet)
        if controller is not None:
            text = self._desk.words.say(first.cause) or first.field
            problem = controller.document.apply(lambda sheet: changed(sheet, changes), text)
            if problem is not None:
                self._desk.main.tell_problem(problem)
        elif entry is not None:
            stored, sheet = workspace.table.read(workspace.table.path_of(entry), workspace.system)
            workspace.table.save(stored, changed(sheet, changes))


def changed(sheet: Sheet, changes: Iterable[Change]) -> Sheet:
    """Return the sheet with every change in it; what was edited while the dice lay open is kept."""
    for change in changes:
        sheet = put(sheet, change.field, _moved(at(sheet, change.field), change))
    return sheet


def changes_of(entry: LogEntry) -> tuple[Change, ...]:
    """Return what a line of the log did to sheets."""
    if entry.outcome is not None:
        return Outcome.model_validate(entry.outcome).changes
    return (Change.model_validate(entry.data["change"]),) if "change" in entry.data else ()


def _moved(now: Any, change: Change) -> Any:
    before, after = change.before, change.after
    if _plain(now) == _plain(before):
        return after
    if all(type(value) is int for value in (now, before, after)):
        return now + after - before
    if isinstance(now, tuple) and isinstance(after, (tuple, list)) and before is not None:
        kept = len(before)
        if _plain(after[:kept]) == _plain(before):
            return (*now, *after[kept:])
    return after


def _stands(sheet: Sheet, changes: Iterable[Change]) -> bool:
    """Tell whether each field still holds what its change begins with."""
    for change in changes:
        if _plain(at(sheet, change.field)) != _plain(change.before):
            return False
        sheet = put(sheet, change.field, change.after)
    return True


def _turned(change: Change) -> Change:
    return change.evolve(before=change.after, after=change.before)


def _plain(value: Any) -> Any:
    return to_jsonable_python(value)


def _by_sheet(changes: Iterable[Change]) -> list[list[Change]]:
    found: dict[str, list[Change]] = {}
    for change in changes:
        found.setdefault(change.sheet, []).append(change)
    return list(found.values())
