"""A sheet that is open: a frozen value, an undo stack, and what follows from the value.

Input that the model cannot hold never enters; input that only the rules forbid enters and is listed among `problems`,
so that a sheet filled in by hand at the table can be typed in and a GM may wave a rule through.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from desktop.core.game import Game, pydantic_problems
from desktop.core.outcome import Explained
from desktop.core.problem import Problem, TakujoError
from desktop.core.sheet import Ruling, Sheet
from desktop.core.system import GameSystem
from desktop.core.value import at, put
from desktop.core.words import phrase
from desktop.models.undo import Replace

HISTORY_LIMIT = 500
"""Steps kept for undo; older ones are still in the file's versions."""


class SheetDocument(QObject):
    """One open sheet."""

    value_changed = Signal()
    refused = Signal(str, object)
    """(field, Problem): an edit that could not enter."""

    def __init__(self, sheet: Sheet, system: GameSystem[Any], game: Game[Any], path: Path | None = None) -> None:
        super().__init__()
        self.system, self.path = system, path
        self.read_only = False
        self._game, self._sheet = game, sheet
        self._burst = 0
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(HISTORY_LIMIT)

    @property
    def sheet(self) -> Sheet:
        """The value as it stands."""
        return self._sheet

    @property
    def game(self) -> Game[Any]:
        """The rules in force."""
        return self._game

    def set_game(self, game: Game[Any]) -> None:
        """Play by other rules from now on; the sheet's data stay as they are."""
        self._game = game
        self._forget()
        self.value_changed.emit()

    @cached_property
    def derived(self) -> Mapping[str, Explained]:
        """Every computed number by name, for the present value."""
        return self.system.derive(self._sheet, self._game)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Everything the rules find wrong with the present value."""
        return tuple(self.system.validate(self._sheet, self._game))

    def get(self, field: str) -> Any:
        """Read one field by dotted path; what a mapping does not hold yet is None (a 卓 may add abilities later)."""
        try:
            return at(self._sheet, field)
        except KeyError:
            if isinstance(getattr(self._sheet, field.partition(".")[0], None), Mapping):
                return None
            raise

    def edit(self, field: str, new: Any, text: str = "") -> Problem | None:
        """Put a new value into one field, or say why it cannot enter (also through `refused`)."""
        try:
            after = put(self._sheet, field, new)
        except ValidationError as error:
            problem = pydantic_problems(error)[0].evolve(field=field)
        except KeyError:
            problem = Problem(
                code="no_field", rule="", field=field, message=phrase("{f} という項目はありません。", f=field)
            )
        else:
            self._push(after, text, field)
            return None
        self.refused.emit(field, problem)
        return problem

    def apply(self, change: Callable[[Any], Sheet], text: str, field: str = "") -> Problem | None:
        """Run a room's function on the sheet as one undo step; a refusal changes nothing and is returned."""
        try:
            after = change(self._sheet)
        except TakujoError as error:
            self.refused.emit(field, error.problem)
            return error.problem
        except ValidationError as error:
            problem = pydantic_problems(error)[0]
            self.refused.emit(field, problem)
            return problem
        self._push(after, text, "")
        return None

    def rule_otherwise(self, rule: str, field: str, value: int | None = None, note: str = "") -> None:
        """Record a GM's word against the rules (GM裁定)."""
        ruling = Ruling(rule=rule, field=field, value=value, note=note)
        self.apply(lambda sheet: sheet.evolve(rulings=(*sheet.rulings, ruling)), self.tr("GM裁定"))

    def end_burst(self) -> None:
        """Let the next edit be an undo step of its own (a field was left)."""
        self._burst += 1

    def _push(self, after: Sheet, text: str, field: str) -> None:
        if self.read_only or after == self._sheet:
            return
        self.undo_stack.push(Replace(self._assign, self._sheet, after, text or field, field, self._burst))

    def _assign(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._forget()
        self.value_changed.emit()

    def _forget(self) -> None:
        self.__dict__.pop("derived", None)
        self.__dict__.pop("problems", None)
