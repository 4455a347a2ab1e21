"""Typed readers of `resources/systems/common/tables.toml`."""

from __future__ import annotations

from functools import cache

from pydantic import Field

from desktop.core.sheet import Identifier, ShortText
from desktop.core.system_tables import tables_of
from desktop.core.value import Record
from desktop.systems.common.cards.schema import Card, Series

MOST_CYCLES = 6
"""経過させるサイクル数 is a number from 1 to this (CM-CYC-02)."""


class GrowthRow(Record):
    """What a number of elapsed cycles gives (CM-CYC-03, CM-CYC-04)."""

    id: Identifier = Field(json_schema_extra={"hidden": True})
    name: ShortText = Field("", title="名前", json_schema_extra={"hidden": True})
    level: int = Field(0, ge=-99, le=99, title="上がるレベル")
    cp: int = Field(0, ge=0, le=99, title="CP（成長速度に掛ける数）")


@cache
def elapsed() -> tuple[GrowthRow, ...]:
    """Return what the six numbers give as it is published: as many levels, and as many times the growth rate."""
    return tuple(GrowthRow.model_validate(row) for row in tables_of("common")["elapsed"])


@cache
def cards() -> tuple[Card, ...]:
    """Return the cards of the rules, abilities first."""
    return tuple(Card.model_validate(row) for row in tables_of("common")["card"])


@cache
def series() -> tuple[Series, ...]:
    """Return the series of the rules."""
    return tuple(Series.model_validate(row) for row in tables_of("common")["series"])
