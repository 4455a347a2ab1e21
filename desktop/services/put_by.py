"""Compressed old states of engines, for undo that is rarely needed."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, Self

from desktop.core.system import AnySystem
from desktop.services.exact import pack, unpack
from desktop.services.play_state import engine_of

_QUICK = 1
"""Level of packing: a higher one takes thrice the time for a tenth less."""


class PutBy:
    """The states after one step, packed; they come out exactly as they went in."""

    __slots__ = ("_packed",)

    def __init__(self, packed: Mapping[str, bytes]) -> None:
        self._packed = packed

    @classmethod
    def of(cls, states: Mapping[str, Any]) -> Self:
        """Pack states by the names of their engines.

        Raises:
            Inexact: one would not come out as it was.
        """
        return cls({name: zlib.compress(pack(state), _QUICK) for name, state in states.items()})

    def states(self, system: AnySystem) -> Mapping[str, Any]:
        """Return the states as they were."""
        return {name: self._state(system, name, packed) for name, packed in self._packed.items()}

    @staticmethod
    def _state(system: AnySystem, name: str, packed: bytes) -> Any:
        engine = engine_of(system, name)
        assert engine is not None, name  # it ran here
        typed, raw, _ = zlib.decompress(packed).split(b"\n")
        return unpack(engine.state_type, typed, raw)
