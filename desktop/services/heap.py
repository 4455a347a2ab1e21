"""Keeps Python's collector from walking over a whole evening between two steps of play.

A full collection takes a tenth of a second once thousands of lines and all rooms' rules are in memory. While steps
follow one another it waits, unless very much has gathered; after a rest it is made up for.
"""

from __future__ import annotations

import gc

USUAL = gc.get_threshold()
YOUNG = 10_000
"""Objects made and kept since the last look at young ones; a step makes some thousands, nearly all of them values."""
LATE = 100
"""Collections of the middle generation after which a full one comes all the same: some thousand steps."""


def hold_off() -> None:
    """Let full collections wait, and look for young rubbish once in some steps instead of several times in each."""
    gc.set_threshold(YOUNG, USUAL[1], LATE)


def make_up() -> None:
    """Go on as usual; collect at once where that would have been done meanwhile."""
    gc.set_threshold(*USUAL)
    if gc.get_count()[2] > USUAL[2]:
        gc.collect()


def go_on() -> None:
    """Go on as usual."""
    gc.set_threshold(*USUAL)
