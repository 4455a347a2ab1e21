"""紙から戻す: what a pencil may have changed on a sheet, line by line as it is printed, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel

from desktop.core.game import AnyGame
from desktop.core.paper import Field, How
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.value import at
from desktop.core.words import Words
from desktop.models.paper.values import KEYS, shown, title_of
from desktop.models.sheet.schema import at_path

TICK, CHOICE, NUMBER, TEXT = "tick", "choice", "number", "text"


@dataclass(frozen=True)
class PaperLine:
    """One value that is asked for."""

    name: str
    """What its place is called (`paper_values.Given`)."""
    label: str
    kind: str
    value: str | bool
    options: tuple[tuple[str, str], ...] = ()
    """Value and words, of a choice."""
    most: int | None = None
    """Boxes that can be ticked."""


def lines(sheet: Sheet, places: Iterable[Field], words: Words, game: AnyGame) -> tuple[PaperLine, ...]:
    """List what the page for a pencil leaves empty.

    Args:
        sheet: as it is printed, custom tracks as numbers.
    """
    moving = [place for place in places if place.moves]
    written = {place.path for place in moving if not place.repeats}
    found: dict[str, PaperLine] = {}
    begun: set[str] = set()
    for place in moving:
        if place.repeats and place.path in written:
            continue
        if _is_new(sheet, place) and not _may_begin(place, begun):
            continue
        name = place.name if place.how is How.PRESENT else place.path
        if name in found:
            found[name] = _wider(found[name], place, sheet, words)
        else:
            found[name] = _line(name, sheet, place, words, game)
    return tuple(found.values())


def _is_new(sheet: Sheet, place: Field) -> bool:
    """Tell whether a place is for a row that the sheet does not have yet."""
    if not any(step.isdecimal() for step in place.path.split(".")):
        return False
    row = place.path if place.path.rpartition(".")[2].isdecimal() else place.path.rpartition(".")[0]
    try:
        at(sheet, row)
    except KeyError:
        return True
    return False


def _may_begin(place: Field, begun: set[str]) -> bool:
    """Tell whether a new row can begin in this place: what the page names, else one free line of each list."""
    if place.how is How.PRESENT:
        return bool(place.fixed)
    head, _, last = place.path.rpartition(".")
    rows = head if last.isdecimal() else head.rpartition(".")[0]
    if place.fixed or rows in begun or not (last.isdecimal() or last in KEYS):
        return False
    begun.add(rows)
    return True


def _line(name: str, sheet: Sheet, place: Field, words: Words, game: AnyGame) -> PaperLine:
    label = title_of(sheet, place.path, words, game)
    if _is_new(sheet, place) and not place.fixed:
        label = f"{label.partition(' › ')[0]} ＋"
    elif place.fixed:
        label = f"{label.rpartition(' › ')[0]} › {words.say(place.fixed[-1][1])}"
    if place.how in (How.TICKED, How.PRESENT):
        return PaperLine(name, label, TICK, shown(sheet, place, words))
    if place.how is How.ONE_OF:
        line = PaperLine(name, label, CHOICE, shown(sheet, place, words))
        return _wider(line, place, sheet, words)
    plain = shown(sheet, place._replace(how=How.WRITTEN, nth=0), words)
    return _wider(PaperLine(name, label, _kind(type(sheet), place), plain), place, sheet, words)


def _wider(line: PaperLine, place: Field, sheet: Sheet, words: Words) -> PaperLine:
    """Take one more box of the same value into its line."""
    if place.how is How.ONE_OF:
        labels = dict(at_path(type(sheet), place.path).choices)
        return replace(line, options=(*line.options, (place.option, words.say(labels.get(place.option, place.option)))))
    if place.how in (How.COUNTED, How.LOST):
        return replace(line, most=max(line.most or 0, place.nth))
    return line


def _kind(kind: type[BaseModel], place: Field) -> str:
    if place.how in (How.COUNTED, How.LOST, How.RINGED):
        return NUMBER
    try:
        return NUMBER if at_path(kind, place.path).kind is int else TEXT
    except KeyError:
        return TEXT


def changes(before: Sheet, after: Sheet) -> tuple[Change, ...]:
    """Return what makes one sheet of the other, each as small as it can be."""
    found: list[tuple[str, Any, Any]] = []
    for name in type(after).model_fields:
        found += _parts(name, getattr(before, name), getattr(after, name))
    return tuple(Change(sheet=before.id, field=field, before=old, after=new) for field, old, new in found)


def _parts(path: str, before: Any, after: Any) -> Sequence[tuple[str, Any, Any]]:
    if before == after:
        return ()
    if isinstance(before, BaseModel) and type(before) is type(after):
        pairs = [(name, getattr(before, name), getattr(after, name)) for name in type(after).model_fields]
    elif isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after):
        pairs = [(str(n), old, new) for n, (old, new) in enumerate(zip(before, after, strict=True))]
    elif isinstance(before, Mapping) and isinstance(after, Mapping) and before.keys() == after.keys():
        pairs = [(str(key), before[key], after[key]) for key in after]
    else:
        return ((path, before, after),)
    return [part for name, old, new in pairs for part in _parts(f"{path}.{name}", old, new)]
