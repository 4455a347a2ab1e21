"""Results as values: what a number is made of (なぜ？), how a check ended, and what it does to resources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic_core import to_jsonable_python

from desktop.core.rolls.dice import Throw
from desktop.core.sheet import Sheet
from desktop.core.value import Value
from desktop.core.words import Phrase, Spoken, phrase


class Contribution(Value):
    """One summand of a number, with its source."""

    label: Spoken
    value: int
    rule: str = ""
    """Rule id; empty when the number is on the sheet."""
    house: bool = False
    """True when a house rule or a GM ruling brought it in."""


class Explained(Value):
    """A computed number and its reasons; what なぜ？ shows."""

    label: Spoken
    value: int | None
    """None when the number does not exist now (e.g. a fraction with MAXAP 0)."""
    text: str = ""
    """How it is written where a bare integer will not do, e.g. `12 / 6 / 18 m`; empty: the integer."""
    parts: tuple[Contribution, ...] = ()
    rule: str = ""
    note: Phrase = phrase("")

    @property
    def shown(self) -> str:
        """The number as text, with a real minus sign."""
        return self.text or ("—" if self.value is None else str(self.value).replace("-", "−"))


class Change(Value):
    """What an outcome does to a sheet, as data, so that it can be shown, applied and undone."""

    sheet: str
    """Sheet id."""
    field: str
    """Dotted path."""
    before: object = None
    after: object = None
    start: int | None = None
    """Start value of an unwritten track, which counted before the change."""
    rule: str = ""
    cause: Phrase = phrase("")


class Outcome(Value):
    """How a check ended. Success, critical and fumble are separate facts."""

    label: Spoken
    """The word for it, e.g. 成功."""
    success: bool | None = None
    """None when nothing was to be beaten (an order roll, say)."""
    critical: bool = False
    fumble: bool = False
    tie: bool = False
    headline: Spoken = ""
    """The large text where the total is not the news, e.g. ワンペア; empty: the total, else the label."""
    marks: tuple[Spoken, ...] = ()
    """Facts beside the label that tray and log always name: タツジン!, ウカツ!, ダブルアップ, 引き分け."""
    total: int | None = None
    target: int | None = None
    opposed: bool = False
    """`target` is the opponent's result, not a fixed number."""
    parts: tuple[Contribution, ...] = ()
    throws: tuple[Throw, ...] = ()
    changes: tuple[Change, ...] = ()
    booked: int = 0
    """How many of `changes`, from the first, hold already while the check continues (即座に)."""
    rules: tuple[str, ...] = ()
    detail: Phrase = phrase("")
    """One sentence for the log and the tray, beyond what label, headline and marks say already."""
    brief: Phrase | None = None
    """A long `detail` in short, for a screen that is read from afar; None: it is short."""
    open_detail: Phrase | None = None
    """The same for those from whom the total, its summands or the target are hidden."""
    open_marks: tuple[Spoken, ...] | None = None
    """The marks for them, where one would tell who throws what in secret; None: all of them."""

    @property
    def words(self) -> tuple[Phrase | str, ...]:
        """Words that are always shown with the result, in order: headline, label, marks; each once."""
        texts: list[Phrase | str] = []
        for word in (self.headline, self.label, *self.marks):
            if word and word not in texts:
                texts.append(word)
        return tuple(texts)


MOST_ROWS = 4
"""Rows of a list that are told one by one."""


def sheet_changes(before: Sheet, after: Sheet) -> tuple[Change, ...]:
    """Return what a step did to a sheet, by the smallest parts that differ."""
    names = (*type(after).model_fields, *(after.model_extra or {}))
    both = ((name, getattr(before, name, None), getattr(after, name, None)) for name in names)
    return tuple(change for name, one, other in both for change in _part_changes(after.id, name, one, other))


def _part_changes(sheet: str, path: str, before: Any, after: Any) -> Iterator[Change]:
    if before is after or before == after:
        return
    rows = _changed_rows(before, after)
    if rows is not None:
        for number in rows:
            one, other = before[number], after[number]
            for name in type(one).model_fields:
                yield from _part_changes(sheet, f"{path}.{number}.{name}", getattr(one, name), getattr(other, name))
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() == after.keys():
        for name in after:
            yield from _part_changes(sheet, f"{path}.{name}", before[name], after[name])
        return
    yield Change(sheet=sheet, field=path, before=to_jsonable_python(before), after=to_jsonable_python(after))


def _changed_rows(before: Any, after: Any) -> list[int] | None:
    """Return which rows of a list differ; None where the list is told whole: rows came, went or moved along."""
    if not (isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after)):
        return None
    pairs = list(zip(before, after, strict=True))
    if not all(isinstance(one, Value) and type(one) is type(other) for one, other in pairs):
        return None
    rows = [number for number, (one, other) in enumerate(pairs) if one is not other and one != other]
    return rows if len(rows) <= MOST_ROWS else None
