"""A game definition that is being edited: a frozen value with undo, and the rules that follow from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal

from desktop.core.custom.definition import Definition
from desktop.core.game import AnyGame
from desktop.core.problem import Problem, Severity
from desktop.core.settings import SettingInfo, setting_infos
from desktop.core.system import AnySystem
from desktop.core.tables.table import RandomTable
from desktop.core.validation_problems import pydantic_problems
from desktop.core.words import phrase
from desktop.models.sheet.undo import Replace, UndoStack


class DefinitionDocument(QObject):
    """One definition. It may be wrong for a while: `problems` lists every mistake, `game` is the last right one."""

    changed = Signal()
    refused = Signal(object)
    """The `Problem` of an edit that could not enter."""

    def __init__(self, definition: Definition, system: AnySystem, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.system = system
        self._value = definition
        self._game: AnyGame = system.game()
        self._burst = 0
        self.undo_stack = UndoStack(self)

    @property
    def value(self) -> Definition:
        """The present definition."""
        return self._value

    @cached_property
    def infos(self) -> dict[str, SettingInfo]:
        """Every setting of the system by key."""
        return {info.key: info for info in setting_infos(self.system.settings_type)}

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Every mistake of the definition."""
        return tuple(self.system.check_definition(self._value))

    @property
    def blocking(self) -> tuple[Problem, ...]:
        """The mistakes that keep the definition from being played."""
        return tuple(p for p in self.problems if p.severity is Severity.BLOCK)

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """What only asks for attention."""
        return tuple(p for p in self.problems if p.severity is not Severity.BLOCK)

    @property
    def game(self) -> AnyGame:
        """The rules of the last definition without mistakes."""
        if not self.blocking and self._game.definition is not self._value:
            self._game = self.system.game(self._value)
        return self._game

    def setting(self, key: str) -> Any:
        """Return a setting's value, or its default."""
        return self._value.settings.get(key, self.infos[key].default)

    def rows(self, list_id: str) -> tuple[Mapping[str, Any], ...]:
        """Return a list's rows as plain values: the definition's own, else the system's. They are never changed."""
        own = self._value.lists.get(list_id)
        return own if own is not None else self._base[list_id]

    @cached_property
    def _base(self) -> dict[str, tuple[dict[str, Any], ...]]:
        return {spec.id: tuple(row.model_dump(mode="json") for row in spec.base) for spec in self.system.lists}

    def profile_rows(self) -> tuple[dict[str, Any], ...]:
        """Return the profile fields as plain values, removed ones too."""
        fields = self.system.profile if self._value.profile is None else self._value.profile
        return tuple(field.model_dump(mode="json") for field in fields)

    def set_setting(self, key: str, value: Any, text: str) -> None:
        """Change one setting; the default is not stored."""
        settings = {k: v for k, v in self._value.settings.items() if k != key}
        if value != self.infos[key].default:
            settings[key] = value
        self._push({"settings": settings}, text, f"settings.{key}")

    def set_label(self, label: str, word: str, text: str) -> None:
        """Rename a word; an empty one is the system's own again."""
        labels = {k: v for k, v in self._value.labels.items() if k != label}
        if word.strip():
            labels[label] = word.strip()
        self._push({"labels": labels}, text, f"labels.{label}")

    def set_rows(self, list_id: str, rows: Sequence[Mapping[str, Any]] | None, text: str) -> None:
        """Replace a list's rows; None gives the system's own back."""
        lists: dict[str, Any] = {k: v for k, v in self._value.lists.items() if k != list_id}
        before = self.rows(list_id)
        after = self._base.get(list_id, ()) if rows is None else rows
        former = self._former(list_id, before, after)
        if rows is not None and list_id in self._value.lists and len(rows) == len(before):
            self._push_some(list_id, before, rows, former, text)
            return
        if rows is not None:
            lists[list_id] = tuple(dict(row) for row in rows)
        self._push({"lists": lists, "former": former}, text, f"lists.{list_id}")

    def _push_some(
        self,
        list_id: str,
        before: Sequence[Mapping[str, Any]],
        rows: Sequence[Mapping[str, Any]],
        former: Mapping[str, Any],
        text: str,
    ) -> None:
        """Take rows of which most are those that were there, as at every letter: only the others are looked at."""
        places = [n for n, (old, new) in enumerate(zip(before, rows, strict=True)) if old != new]
        try:
            read = self._value.evolve(lists={list_id: tuple(dict(rows[n]) for n in places)}, former=former)
        except ValidationError as error:
            self.refused.emit(self._placed(pydantic_problems(error)[0]))
            return
        made = list(before)
        for n, row in zip(places, read.lists[list_id], strict=True):
            made[n] = row
        self._push_value(
            read.model_copy(update={"lists": {**self._value.lists, list_id: tuple(made)}}), text, f"lists.{list_id}"
        )

    def set_profile(self, rows: Sequence[Mapping[str, Any]] | None, text: str) -> None:
        """Replace the profile fields; None gives the system's own back."""
        before = self.profile_rows()
        after = [field.model_dump(mode="json") for field in self.system.profile] if rows is None else rows
        fields = None if rows is None else tuple(dict(row) for row in rows)
        self._push({"profile": fields, "former": self._former("profile", before, after)}, text, "profile")

    def check_rows(self) -> tuple[dict[str, Any], ...]:
        """Return the custom checks as plain values."""
        return tuple(check.model_dump(mode="json") for check in self._value.checks)

    def set_checks(self, rows: Sequence[Mapping[str, Any]] | None, text: str) -> None:
        """Replace the custom checks; None: there are none."""
        self._push({"checks": tuple(dict(row) for row in rows or ())}, text, "checks")

    def set_tables(self, tables: Sequence[RandomTable], text: str) -> None:
        """Replace the random tables."""
        self._push({"tables": tuple(tables)}, text, "tables")

    def replace(self, value: Definition, text: str) -> None:
        """Take another definition whole, as one step."""
        self.end_burst()
        value = self.remembering(value)
        if value != self._value:
            self.undo_stack.push(Replace(lambda: self._value, self._assign, self._value, value, text, "", self._burst))
        self.end_burst()

    def remembering(self, value: Definition) -> Definition:
        """Return another definition with the names of rows that it no longer has."""
        former = {**self._value.former, **value.former}
        lists = {spec.id: self.rows(spec.id) for spec in self.system.lists}
        there = {key: value.lists.get(key) for key in lists}
        base = self._base
        pairs = [(key, rows, base[key] if there[key] is None else there[key] or ()) for key, rows in lists.items()]
        fields = self.system.profile if value.profile is None else value.profile
        pairs.append(("profile", self.profile_rows(), tuple(field.model_dump(mode="json") for field in fields)))
        for key, before, after in pairs:
            former |= {key: {**former.get(key, {}), **self._former(key, before, after).get(key, {})}}
        return value.evolve(former={key: names for key, names in former.items() if names})

    def _former(
        self, list_id: str, before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]
    ) -> dict[str, Any]:
        """Return the names of rows that were taken out, with those that go now: sheets may still have them."""
        kept = {row.get("id") for row in after}
        named = {str(row["id"]): str(row.get("name") or row.get("label") or "")[:200] for row in before if "id" in row}
        gone = {key: name for key, name in named.items() if key not in kept and name}
        known = self._value.former
        return {**known, list_id: {**known.get(list_id, {}), **gone}} if gone else dict(known)

    def set_text(self, field: str, value: Any, text: str) -> None:
        """Change title, author, summary or notice."""
        self._push({field: value}, text, field)

    def end_burst(self, *_focus: object) -> None:
        """Let the next edit be an undo step of its own."""
        self._burst += 1

    def changes_of(self, section: str) -> int:
        """Count what differs from the system in one section (a settings group, `labels`, `profile`, a list id)."""
        if section == "labels":
            return len(self._value.labels)
        if section == "profile":
            return 0 if self._value.profile is None else 1
        if section == "tables":
            return len(self._value.tables)
        if section == "checks":
            return len(self._value.checks)
        if section in {spec.id for spec in self.system.lists}:
            return int(section in self._value.lists)
        return sum(self.infos[k].group == section for k in self._value.settings if k in self.infos)

    @property
    def changes(self) -> int:
        """Count everything that differs from the system."""
        known = sum(1 for k in self._value.settings if k in self.infos)
        own = len(self._value.tables) + len(self._value.checks) + (self._value.profile is not None)
        return known + len(self._value.labels) + len(self._value.lists) + own

    def _push(self, changes: dict[str, Any], text: str, field: str) -> None:
        try:
            after = self._value.evolve(**changes)
        except ValidationError as error:
            self.refused.emit(self._placed(pydantic_problems(error)[0]))
            return
        self._push_value(after, text, field)

    def _push_value(self, after: Definition, text: str, field: str) -> None:
        if after != self._value:
            self.undo_stack.push(
                Replace(lambda: self._value, self._assign, self._value, after, text, field, self._burst)
            )

    def _placed(self, problem: Problem) -> Problem:
        """Name a list by its title, where a file would name it by its key."""
        spec = next((spec for spec in self.system.lists if problem.field == f"lists.{spec.id}"), None)
        if spec is None:
            return problem
        message = phrase(problem.message.template, **{**dict(problem.message.args), "place": spec.title})
        return problem.evolve(message=message)

    def _assign(self, value: Definition) -> None:
        self._value = value
        self.__dict__.pop("problems", None)
        self.changed.emit()
