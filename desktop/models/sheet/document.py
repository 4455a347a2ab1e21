"""A sheet that is open: a frozen value, an undo stack, and what follows from the value.

Input that the model cannot hold never enters; input that only the rules forbid enters and is listed among `problems`,
so that a sheet filled in by hand at the table can be typed in and a GM may wave a rule through.

In a campaign every change is posted to its journal: `keeper` posts what was typed, a moment after it is shown. A sheet
that is opened alone keeps its edits in an undo stack of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal

from desktop.core.game import AnyGame
from desktop.core.problem import Problem, Severity, TakujoError
from desktop.core.rolls.outcome import Change, Explained
from desktop.core.sheet import Ruling, Sheet
from desktop.core.system import AnySystem
from desktop.core.validation_problems import pydantic_problems
from desktop.core.value import at, put, rebased
from desktop.core.words import Typed, phrase
from desktop.models.sheet.undo import Replace, Steps, UndoStack

S = TypeVar("S", bound=Sheet)


class EditPoster(Protocol):
    """Posts the edits of a sheet to the journal of its campaign."""

    def post(self, document: SheetDocument) -> TakujoError | None:
        """Post what was changed on the sheet since it was posted last; return why it cannot be: it is tried again."""

    def steps(self, document: SheetDocument) -> Steps:
        """Return the edits of the sheet, to be undone and redone."""


HISTORY_LIMIT = 500
"""Steps kept for undo; older ones are still in the file's versions."""


class Pending(NamedTuple):
    """An edit that is shown and not posted yet."""

    text: str = ""
    """What its undo is called."""
    field: str = ""
    burst: int = 0
    sheet: str = ""
    """Id."""
    for_good: bool = False

    def continues(self, other: Pending) -> bool:
        """Tell whether it merges with another, so that typing a name is one step."""
        return bool(self.field) and self[1:4] == other[1:4]


class SheetDocument(QObject):
    """One open sheet."""

    value_changed = Signal()
    refused = Signal(str, object)
    """(field, Problem): an edit that could not enter."""
    typed = Signal()
    """Something was typed that waits to be posted."""
    left = Signal()
    """A field was left: what was typed into it is complete."""

    def __init__(
        self,
        sheet: Sheet,
        system: AnySystem,
        game: AnyGame,
        path: Path | None = None,
        keeper: EditPoster | None = None,
    ) -> None:
        super().__init__()
        self.system, self.path = system, path
        self.read_only = self.in_play = False
        self.guarded: tuple[str, ...] = ()
        """Dotted patterns of fields that the present user of the sheet may not set."""
        self.namesakes: Callable[[str], bool] = lambda name: False
        """Tells whether another character has a name."""
        self._keeper = keeper
        self._typed: dict[str, Any] = {}
        """What play fields held before they were typed into."""
        self._game, self._sheet = game, sheet
        self._burst = 0
        self.posted = sheet
        """The sheet as the journal has it."""
        self.pending = Pending()
        """The edit that waits to be posted."""
        self.undo_stack: Steps
        if keeper is None:
            self.undo_stack = UndoStack(self)
            self.undo_stack.setUndoLimit(HISTORY_LIMIT)
        else:
            self.undo_stack = keeper.steps(self)

    @property
    def sheet(self) -> Sheet:
        """The present value."""
        return self._sheet

    def sheet_as(self, sheet_type: type[S]) -> S:
        """Return the value to the rule system that knows its type.

        Raises:
            TypeError: it is a sheet of another rule system.
        """
        if not isinstance(self._sheet, sheet_type):
            raise TypeError(f"{type(self._sheet).__name__}: not {sheet_type.__name__}")
        return self._sheet

    @property
    def game(self) -> AnyGame:
        """The rules in force."""
        return self._game

    def set_game(self, game: AnyGame) -> None:
        """Play by other rules from now on; the sheet's data stay as they are."""
        self._game = game
        self._forget()
        self.value_changed.emit()

    @cached_property
    def derived(self) -> Mapping[str, Explained]:
        """Every computed number by name, for the present value."""
        return self.system.explained(self._sheet, self._game)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Everything the rules find wrong with the present value, and a name that another character has."""
        found = self.system.problems(self._sheet, self._game)
        rule, name = self.system.unique_names, self._sheet.name
        if not name.strip() or self._sheet.waived(rule, "name") or not self.namesakes(name):
            return found
        nameless = self.system.problems(self._sheet.evolve(name=""), self._game)  # a name is mended where it is written
        step = next((problem.step for problem in nameless if problem.field == "name"), "")
        return (*found, _same_name(name, rule, step))

    def get(self, field: str) -> Any:
        """Read one field by dotted path; a missing key of a mapping is None (a campaign may add abilities later)."""
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
                code="no_field",
                rule="",
                field=field,
                message=phrase("{f} という項目はありません。", f=field),
                remedy=phrase("シートにある項目の名前を使ってください。"),
            )
        else:
            if self.is_guarded(field, after):
                problem = _gm_only(field, self.system.sheet_type)
                self.refused.emit(field, problem)
                return problem
            if self.in_play and self.is_played(field):
                self._play(after, field)
            else:
                self._push(after, Pending(text or field, field, self._burst, self._sheet.id))
            return None
        self.refused.emit(field, problem)
        return problem

    def is_played(self, field: str) -> bool:
        """Tell whether a field is one that play changes (`GameSystem.play_fields`, and custom tracks)."""
        steps = field.split(".")
        return self._game.is_track(field) or any(
            _matches(pattern.split("."), steps) for pattern in self.system.play_fields
        )

    def is_guarded(self, field: str, after: Sheet | None = None) -> bool:
        """Tell whether a field is the GM's now; with `after`, whether that value changes what is the GM's."""
        if after is None:
            return any(_matches(pattern.split("."), field.split(".")) for pattern in self.guarded)
        return any(_value_at(self._sheet, pattern) != _value_at(after, pattern) for pattern in self.guarded)

    def take_played(self) -> tuple[Change, ...]:
        """Hand over what was typed into play fields since the last call, one change per field."""
        typed, self._typed = self._typed, {}
        self.posted = self._sheet if typed else self.posted
        own = self._sheet.id
        found = (Change(sheet=own, field=name, before=old, after=self.get(name)) for name, old in typed.items())
        return tuple(change for change in found if change.before != change.after)

    def restore_played(self, changes: Sequence[Change], posted: Sheet) -> None:
        """Undo what was handed over and could not be posted.

        Args:
            posted: the sheet as the journal has it.
        """
        self._typed = {change.field: change.before for change in changes}
        self.posted = posted

    def carry(self, sheet: Sheet) -> None:
        """Show what play has made of the sheet."""
        if sheet == self._sheet:
            self.posted = self._sheet
            return
        self.posted = sheet
        self._assign(sheet)

    def apply(
        self,
        change: Callable[[Any], Sheet],
        text: str,
        field: str = "",
        *,
        for_good: bool = False,
    ) -> Problem | None:
        """Run a rule system's function on the sheet as one undo step; a refusal changes nothing and is returned.

        Args:
            for_good: no undo takes it back, as with dice that may be thrown only once.
        """
        self.post()
        try:
            after = change(self._sheet)
        except TakujoError as error:
            self.refused.emit(field, error.problem)
            return error.problem
        except ValidationError as error:
            problem = pydantic_problems(error)[0]
            self.refused.emit(field, problem)
            return problem
        if not self.read_only and after != self._sheet:
            self._push(after, Pending(text, "", self._burst, self._sheet.id, for_good))
            self.post()
        return None

    @property
    def waits(self) -> bool:
        """Whether something was typed that is not posted yet."""
        return self._keeper is not None and (bool(self._typed) or self._sheet is not self.posted)

    def post(self) -> TakujoError | None:
        """Post what waits; return why it cannot be: it is tried again with the next edit, and with the file."""
        return self._keeper.post(self) if self.waits and self._keeper is not None else None

    def rule_otherwise(self, rule: str, field: str, value: int | None = None, note: str = "") -> None:
        """Record a GM's word against the rules (GM裁定)."""
        ruling = Ruling(rule=rule, field=field, value=value, note=note)
        self.apply(lambda sheet: sheet.evolve(rulings=(*sheet.rulings, ruling)), self.tr("GM裁定"))

    def end_burst(self) -> None:
        """Let the next edit be an undo step of its own (a field was left)."""
        self._burst += 1
        self.left.emit()

    def _push(self, after: Sheet, edit: Pending) -> None:
        if self.read_only or after == self._sheet:
            return
        if isinstance(self.undo_stack, UndoStack):
            if edit.for_good:
                self._assign(after)
                return
            self.undo_stack.push(
                Replace(lambda: self._sheet, self._assign, self._sheet, after, edit.text, edit.field, edit.burst)
            )
            return
        if self._typed or not edit.continues(self.pending):
            before = self._sheet
            self.post()
            after = after if self._sheet is before else rebased(before, after, self._sheet)
        self.pending = edit
        self._assign(after)
        self.typed.emit()

    def _play(self, after: Sheet, field: str) -> None:
        if self.read_only or after == self._sheet:
            return
        if not self._typed:
            before = self._sheet
            self.post()
            after = after if self._sheet is before else rebased(before, after, self._sheet)
        self._typed.setdefault(field, self.get(field))
        self._assign(after)
        self.typed.emit()

    def _assign(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._forget()
        self.value_changed.emit()

    def _forget(self) -> None:
        self.__dict__.pop("derived", None)
        self.__dict__.pop("problems", None)


def _value_at(value: Any, pattern: str) -> Any:
    """Read what a dotted pattern names; `*` stands for every row that holds something there."""
    name, _, rest = pattern.partition(".")
    if name == "*":
        return tuple(found for row in value if (found := _value_at(row, rest)) not in (0, "", None))
    found = getattr(value, name)
    return _value_at(found, rest) if rest else found


def _gm_only(field: str, sheet_type: type[Any]) -> Problem:
    known = sheet_type.model_fields.get(field.partition(".")[0])
    title = (known.title if known else "") or field
    return Problem(
        code="gm_only",
        rule="",
        field=field,
        message=phrase("「{title}」はGMが決めます。", title=title),
        remedy=phrase("変えたいときはGMに伝えてください。"),
    )


def _same_name(name: str, rule: str, step: str) -> Problem:
    return Problem(
        code="same_name",
        rule=rule,
        severity=Severity.BLOCK if rule else Severity.WARN,
        message=phrase("「{name}」という名前の人が、ほかにもいます。", name=Typed(name)),
        remedy=phrase("見分けられる名前にしてください。"),
        field="name",
        step=step,
    )


def _matches(pattern: Sequence[str], steps: Sequence[str]) -> bool:
    """Tell whether a pattern names a dotted path or a model that it is in; `*` stands for one step.

    A list that play adds to (`bonds`) does not make the words in its rows play.
    """
    if len(steps) < len(pattern) or (len(steps) > len(pattern) and steps[len(pattern)].isdecimal()):
        return False
    return all(p in ("*", s) for p, s in zip(pattern, steps, strict=False))
