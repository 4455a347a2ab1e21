"""A scenario that is being written: a frozen value with undo; names are followed where they are referred to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal

from desktop.core.game import AnyGame
from desktop.core.prepared.scenario import AnyScenarioKind, Choices, Scenario, ScenarioContext, validation_problems
from desktop.core.problem import Problem, Severity
from desktop.models.sheet.schema import FieldSchema, columns
from desktop.models.sheet.undo import Replace, UndoStack


class ScenarioDocument(QObject):
    """One scenario. It may have mistakes for as long as it takes: `problems` lists every one."""

    changed = Signal()
    refused = Signal(object)
    """The `Problem` of an edit that could not enter."""

    def __init__(self, scenario: Scenario, kind: AnyScenarioKind, game: AnyGame, around: ScenarioContext) -> None:
        super().__init__()
        self._value, self._kind, self._game, self._around = scenario, kind, game, around
        self._burst = 0
        self._renaming: tuple[tuple[str, int, int], Scenario] | None = None
        """Which name is being typed, and the scenario before its first letter."""
        self.undo_stack = UndoStack(self)

    @property
    def value(self) -> Scenario:
        """The present scenario."""
        return self._value

    @property
    def kind(self) -> AnyScenarioKind:
        """Of what it consists."""
        return self._kind

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Every mistake, what stops something first."""
        found = self._kind.problems(self._value, self._game, self._around)
        return tuple(sorted(found, key=lambda problem: problem.severity is not Severity.BLOCK))

    @cached_property
    def choices(self) -> Choices:
        """What can be referred to."""
        return self._kind.choices(self._value, self._game, self._around)

    @cached_property
    def rules(self) -> AnyGame:
        """The rules while it is played."""
        return self._kind.rules(self._value, self._game)

    @property
    def fields(self) -> tuple[FieldSchema, ...]:
        """The fields that are no lists: title, summary and the like."""
        return tuple(schema for schema in columns(type(self._value)) if schema.row_type is None)

    @property
    def lists(self) -> tuple[FieldSchema, ...]:
        """The lists, those of the rule system before scenes and notes."""
        found = [schema for schema in columns(type(self._value)) if schema.row_type is not None]
        return tuple(sorted(found, key=lambda schema: schema.name in Scenario.model_fields))

    def rows(self, group: str) -> tuple[dict[str, Any], ...]:
        """Return the rows of a list as plain values."""
        return tuple(row.model_dump(mode="json") for row in getattr(self._value, group))

    def texts(self) -> dict[str, Any]:
        """Return the fields that are no lists as plain values."""
        return self._value.model_dump(mode="json", include={schema.name for schema in self.fields})

    def look(self, game: AnyGame, around: ScenarioContext) -> None:
        """Take other rules or surroundings into account."""
        if (game, around) != (self._game, self._around):
            self._game, self._around = game, around
            self._forget()
            self.changed.emit()

    def set_texts(self, values: Mapping[str, Any], text: str) -> None:
        """Change fields that are no lists."""
        before = self.texts()
        changes = {name: value for name, value in values.items() if before.get(name) != value}
        self._renaming = None
        self._push(lambda: self._value.evolve(**changes), text, ",".join(sorted(changes)))

    def set_rows(self, group: str, rows: Sequence[Mapping[str, Any]], text: str) -> None:
        """Replace the rows of a list; where one row has another name, everything that refers to it follows."""
        before = self.rows(group)
        if len(before) != len(rows):
            self.end_burst()
        index = _renamed(before, rows)
        if index is None:
            self._renaming = None
            self._push(lambda: self._value.evolve(**{group: tuple(dict(row) for row in rows)}), text, group)
            return
        name = str(rows[index].get("name", ""))
        self._push(lambda: self._with_name(group, index, name), text, f"{group}.name")

    def _with_name(self, group: str, index: int, name: str) -> Scenario:
        """Rename a row during typing, starting from the name before typing: half a name refers to no row."""
        key = (group, index, self._burst)
        if self._renaming is None or self._renaming[0] != key:
            self._renaming = (key, self._value)
        base = self._renaming[1]
        rows = getattr(base, group)
        others = {row.name for number, row in enumerate(rows) if number != index}
        old = rows[index].name
        row = {**rows[index].model_dump(), "name": name}
        named = base.evolve(**{group: (*rows[:index], row, *rows[index + 1 :])})
        if name in others or old in others:  # of two that share a name the reference is ambiguous
            return named
        return self._kind.renamed(named, group, old, name)

    def replace(self, value: Scenario, text: str) -> None:
        """Put another content in its place, an earlier version say; it stays the same scenario."""
        self.end_burst()
        self._push(lambda: value.evolve(id=self._value.id), text, "")

    def end_burst(self, *_focus: object) -> None:
        """Let the next edit be an undo step of its own."""
        self._burst += 1
        self._renaming = None

    def _push(self, make: Callable[[], Scenario], text: str, field: str) -> None:
        try:
            after = make()
        except ValidationError as error:
            self.refused.emit(validation_problems(self._kind.type, error)[0])
            self.changed.emit()
            return
        if after != self._value:
            self.undo_stack.push(
                Replace(lambda: self._value, self._assign, self._value, after, text, field, self._burst)
            )

    def _assign(self, value: Scenario) -> None:
        self._value = value
        self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        for name in ("problems", "choices", "rules"):
            self.__dict__.pop(name, None)


def _renamed(before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]) -> int | None:
    """Return the only row that differs when it differs in its name alone."""
    if len(before) != len(after):
        return None
    different = [n for n, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    if len(different) != 1:
        return None
    old, new = before[different[0]], after[different[0]]
    keys = {key for key in {*old, *new} if old.get(key) != new.get(key)}
    return different[0] if keys == {"name"} else None
