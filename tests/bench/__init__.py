"""Figures; with `TAKUJO_TINY` set each bench does the least that it can."""

from __future__ import annotations

import os
from typing import TypeVar

T = TypeVar("T")

TINY = "TAKUJO_TINY" in os.environ


def sized(full: T, tiny: T) -> T:
    """Return how much a bench does."""
    return tiny if TINY else full
