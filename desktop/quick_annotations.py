"""Lets Python compile the text of an annotation once; until a sheet stands it meets `bool` alone two hundred times.

What `typing` compiles depends on nothing but the text, and nobody changes what came out of it.
"""

from __future__ import annotations

import typing
from functools import cache


def install() -> None:
    """Keep what was compiled, from here on."""
    vars(typing).setdefault("compile", cache(compile))
