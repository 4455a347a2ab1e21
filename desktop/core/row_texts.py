"""Names of rows on a sheet: those of the book are translated, any other keeps its author's words."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from pydantic import AfterValidator

from desktop import assets
from desktop.core.words import Typed


def row_name(system: str) -> AfterValidator:
    """Keep a name as typed unless the published tables of a rule system (`tables.toml`) have it."""

    def own(text: str) -> str:
        known = not text or isinstance(text, Typed) or text in _published(system)
        return text if known else Typed(text)

    return AfterValidator(own)


@cache
def _published(system: str) -> frozenset[str]:
    return frozenset(_texts(tomllib.loads(assets.text("systems", system, "tables.toml"))))


def _texts(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, (dict, list)):
        for part in data.values() if isinstance(data, dict) else data:
            yield from _texts(part)
