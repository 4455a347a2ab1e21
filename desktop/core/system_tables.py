"""The published tables of a rule system: `resources/systems/<id>/tables.toml`, and the lists that it begins with."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from desktop import assets
from desktop.core.game import ListSpec
from desktop.core.value import Record


@cache
def tables_of(system: str) -> Mapping[str, Any]:
    """Return the tables of a rule system as they are written."""
    return tomllib.loads(assets.text("systems", system, "tables.toml"))


def list_of(system: str, list_id: str, title: str, row_type: type[Record], rule: str) -> ListSpec:
    """Return a list that a campaign may replace, with the rows of the table of the same name, if there is one."""
    base = tuple(row_type.model_validate(row) for row in tables_of(system).get(list_id, ()))
    return ListSpec(id=list_id, title=title, row_type=row_type, base=base, rule=rule)


@cache
def random_names(system: str) -> tuple[tuple[str, str], ...]:
    """Return invented names with readings for おまかせ."""
    return tuple((name, reading) for name, reading in tables_of(system)["random"]["names"])


@cache
def random_colours(system: str) -> tuple[str, ...]:
    """Return colours that are distinct on the table."""
    return tuple(tables_of(system)["random"]["colours"])
