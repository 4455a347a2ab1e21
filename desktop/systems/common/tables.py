"""Typed readers of `resources/systems/common/tables.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from desktop import assets
from desktop.systems.common.cards.schema import Card, Series


@cache
def raw() -> dict[str, Any]:
    """Return the whole file."""
    return tomllib.loads(assets.text("systems", "common", "tables.toml"))


@cache
def cards() -> tuple[Card, ...]:
    """Return the cards of the rules, abilities first."""
    return tuple(Card.model_validate(row) for row in raw()["card"])


@cache
def series() -> tuple[Series, ...]:
    """Return the series of the rules."""
    return tuple(Series.model_validate(row) for row in raw()["series"])
