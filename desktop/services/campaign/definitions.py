"""Game definitions (ゲーム定義) as files: every mistake of form and rules listed at once, unknown keys kept."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from desktop.core.custom.definition import MOST_PARTS, MOST_ROWS, Definition, own_rows, typed_row
from desktop.core.game import AnyGame
from desktop.core.problem import Problem, Severity, TakujoError
from desktop.core.system import AnySystem
from desktop.core.validation_problems import pydantic_problems
from desktop.core.value import Record
from desktop.services.campaign import embedded, migrations
from desktop.services.campaign.migrations import DEFINITION
from desktop.services.storage import parsing
from desktop.services.storage.file_errors import InvalidFile, fault
from desktop.services.storage.files import file_name
from desktop.services.storage.store import Store, check_content
from desktop.services.text.catalogue import Catalogue, foreign


def from_data(data: Mapping[str, Any], path: Path) -> Definition:
    """Turn JSON into a definition.

    Raises:
        FileError: of another kind or newer; `InvalidFile` lists every value that does not fit.
    """
    if data.get("format", DEFINITION.format) != DEFINITION.format:
        raise fault("other_kind", path, wanted=DEFINITION.label)
    check_content(data, path, DEFINITION, MOST_ROWS, MOST_PARTS)
    try:
        return migrations.definition(data, path)
    except ValidationError as error:
        raise InvalidFile(path, pydantic_problems(error, "bad_definition")) from None


def game_of(system: AnySystem, definition: Definition | None, path: Path) -> AnyGame:
    """Return the rules under a definition, refusing one that stops the game from being built.

    Raises:
        FileError: it belongs to another system; `InvalidFile` lists what is wrong.
    """
    if definition is None:
        return system.game()
    check(system, definition, path)
    return system.game(definition)


def with_scenarios(system: AnySystem, game: AnyGame, scenarios: Iterable[Mapping[str, Any]]) -> AnyGame:
    """Return the rules with the rows that only scenarios have, so that sheets can keep them.

    Args:
        scenarios: what their files hold; rows that do not fit are left out.
    """
    files = [data for data in scenarios if _usable(data)]
    found = {
        name: tuple(row for data in files for row in _fitting(kind, data.get(name)))[:MOST_ROWS]
        for name, kind in system.scenario_rows.items()
    }
    return replace(game, extra_rows=found) if any(found.values()) else game


def _usable(data: Mapping[str, Any]) -> bool:
    try:
        parsing.check_parts(data, MOST_ROWS, MOST_PARTS)
    except parsing.Unreadable:
        return False
    return True


def _fitting(kind: type[Record], rows: Any) -> tuple[Record, ...]:
    found = [row for row in rows if isinstance(row, dict) and _fits(kind, row)] if isinstance(rows, list) else []
    return own_rows(kind, tuple(found), ())


def _fits(kind: type[Record], row: Mapping[str, Any]) -> bool:
    try:
        typed_row(kind, row)
    except ValidationError:
        return False
    return True


def brought(system: AnySystem, data: Mapping[str, Any], path: Path) -> AnyGame | None:
    """Return the rules that a sheet has inside outside of its campaign; None: it has none, or they cannot be used."""
    written, rows = data.get(embedded.RULES), data.get(embedded.SCENARIO_ROWS)
    game = None
    if isinstance(written, dict):
        with contextlib.suppress(TakujoError):
            game = game_of(system, from_data(written, path), path)
    if isinstance(rows, dict):
        return with_scenarios(system, system.game() if game is None else game, [rows])
    return game


def check(system: AnySystem, definition: Definition, path: Path) -> None:
    """Refuse a definition of another system, or one with a mistake that stops play; all of them are listed.

    Raises:
        FileError: as above.
    """
    if definition.based_on not in ("", system.id):
        raise foreign(path, definition.based_on, system.id)
    problems = tuple(p for p in system.check_definition(definition) if p.severity is Severity.BLOCK)
    if problems:
        raise InvalidFile(path, problems)


def read(store: Store, path: Path, catalogue: Catalogue) -> tuple[Definition, tuple[Problem, ...]]:
    """Read a definition file; the problems that only ask for attention come with it.

    Raises:
        FileError: not a definition, newer, of an unknown system; `InvalidFile` lists every mistake.
    """
    definition = from_data(store.read(path, DEFINITION).data, path)
    if not definition.based_on:
        raise fault("other_kind", path, wanted=DEFINITION.label)
    if definition.based_on not in catalogue:
        raise foreign(path, definition.based_on, "")
    system = catalogue.system(definition.based_on)
    check(system, definition, path)
    return definition, tuple(system.check_definition(definition))


def dump(definition: Definition) -> dict[str, Any]:
    """Return a definition as it is written, unknown keys at the end."""
    return definition.model_dump(mode="json", by_alias=True)


def export(store: Store, definition: Definition, path: Path) -> Path:
    """Write a definition to a file to share; a folder gets a name made from the title.

    Raises:
        FileError: it cannot be written.
    """
    if os.path.isdir(path):
        path = path / file_name(definition.title or definition.based_on, definition.id)
    if os.path.exists(path):
        store.save(store.read(path, DEFINITION), dump(definition))
    else:
        store.create(path, dump(definition))
    return path
