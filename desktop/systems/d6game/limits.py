"""The one clamp: every number that play or dice change stays inside the limits of its game."""

from __future__ import annotations

FAR = 1_000_000
"""A technical limit against slips of the key; the rules know none (D6G-AMB-10, -20)."""


def clamp(value: int, least: int | None, most: int | None) -> int:
    """Keep a value inside limits, either of which may be missing; the lower one wins where both contradict.

    >>> clamp(12, None, 10), clamp(-3, 0, 10), clamp(5, None, None)
    (10, 0, 5)
    """
    if most is not None and value > most:
        value = most
    return least if least is not None and value < least else value
