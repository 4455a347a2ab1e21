"""Games and characters for the tests of a custom game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from desktop.core.custom.definition import Definition
from desktop.core.expression.formula_reader import read
from desktop.core.expression.writing import written
from desktop.core.game import Game
from desktop.core.problem import Severity
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.settings import BlankSettings
from desktop.systems.blank.sheet import BlankSheet


def game(
    settings: Mapping[str, Any] | None = None, profile: Sequence[Mapping[str, Any]] = (), **lists: Sequence[Any]
) -> Game[BlankSettings]:
    """Return the rules with some switches and lists of their own; a definition with a mistake is none."""
    definition = plain(settings, profile, **lists)
    assert [p for p in SYSTEM.check_definition(definition) if p.severity is Severity.BLOCK] == []
    return SYSTEM.game(definition).known(BlankSettings)


def plain(
    settings: Mapping[str, Any] | None = None, profile: Sequence[Mapping[str, Any]] = (), **lists: Sequence[Any]
) -> Definition:
    """Return a definition as a file has it."""
    return Definition.model_validate(
        {"based_on": "blank", "settings": settings or {}, "profile": profile or None, "lists": lists}
    )


def formula(text: str, rules: Game[BlankSettings] | None = None) -> Any:
    """Read a formula as the editor does, over the names of a game."""
    known = rules or SYSTEM.game()
    names = SYSTEM.numbers(SYSTEM.blank(known), known)
    tree = read(text, names)
    assert read(written(tree, names), names) == tree
    return tree.model_dump(mode="json")


def sheet_of(name: str = "A", *, pc: bool = True, **fields: Any) -> BlankSheet:
    """Return a finished character; abilities are at their start unless given."""
    return BlankSheet.model_validate({"id": name.lower(), "name": name, "is_pc": pc, **fields})
