"""Encounters that a GM has prepared: which NPCs, how many copies of each; kept in the campaign's `table.json`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from pydantic import Field, ValidationError

from desktop.core.sheet import Sheet, ShortText, new_id
from desktop.core.value import Value

if TYPE_CHECKING:
    pass

KEY = "encounters"
"""Key in `table.json`."""
MOST = 30
"""Copies of one NPC."""


class Group(Value):
    """One kind of NPC in an encounter."""

    sheet: str
    """Sheet id."""
    count: int = Field(1, ge=1, le=MOST)


class Encounter(Value):
    """NPCs that come together."""

    id: str = Field(default_factory=new_id)
    name: ShortText
    groups: tuple[Group, ...] = Field(default=(), max_length=50)
    hidden: bool = False
    """Concealed from players until the GM reveals them."""

    @property
    def size(self) -> int:
        """How many NPCs are there."""
        return sum(group.count for group in self.groups)


def read(data: Any) -> tuple[Encounter, ...]:
    """Read what `table.json` holds; what is damaged is left out."""
    found: list[Encounter] = []
    for row in data if isinstance(data, list) else ():
        try:
            found.append(Encounter.model_validate(row))
        except ValidationError:
            continue
    return tuple(found)


def written(encounters: Iterable[Encounter]) -> list[dict[str, Any]]:
    """Return what `table.json` is given."""
    return [encounter.model_dump(mode="json") for encounter in encounters]


def is_copy(name: str, sheet: Sheet) -> bool:
    """Tell whether a name is that of a numbered copy of an NPC."""
    number = name.removeprefix(sheet.name)
    return name.startswith(sheet.name) and number.isascii() and number.isdigit()


def copies(sheet: Sheet, count: int, taken: Sequence[str], new: Callable[[], str] = new_id) -> tuple[Sheet, ...]:
    """Return numbered copies of an NPC under unused names: 手下1, 手下2, …

    Args:
        taken: the names in use.
    """
    made: list[Sheet] = []
    number = 1
    while len(made) < count:
        name = f"{sheet.name}{number}"
        if name not in taken:
            made.append(sheet.evolve(id=new(), name=name, is_pc=False))
        number += 1
    return tuple(made)
