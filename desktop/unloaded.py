"""Stands for modules that others name at their beginning and hardly ever use: they are loaded when somebody does.

PySide's first module asks for `textwrap` to word one warning, `pathlib` for half of the web's addresses to write those
of files, `uuid` for the name of the machine's system, with a dozen patterns that would read it from texts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from desktop.quick_enums import KNOWN, PLAIN


class Unloaded(ModuleType):
    """Stands for a module until somebody wants something of it."""

    def __init__(self, name: str, *functions: str) -> None:
        """Stand for a module.

        Args:
            functions: what others take out of it before they use it.
        """
        super().__init__(name)
        for function in functions:
            setattr(self, function, self._late(function))

    def __getattr__(self, name: str) -> Any:
        """Give what the module has, which is loaded for it."""
        if name.startswith("__"):  # whoever looks through all modules wants nothing of this one
            raise AttributeError(name)
        return getattr(self._loaded(), name)

    def _late(self, function: str) -> Any:
        return lambda *given, **named: getattr(self._loaded(), function)(*given, **named)

    def _loaded(self) -> ModuleType:
        name = self.__name__
        if sys.modules.get(name) is self:
            del sys.modules[name]
        __import__(name)
        return sys.modules[name]


def install() -> None:
    """Stand before the first import of PySide and of `pathlib`; again does no harm."""
    if sys.version_info[:2] != KNOWN or os.environ.get(PLAIN):
        return
    sys.modules.setdefault("textwrap", Unloaded("textwrap", "dedent"))
    if "pathlib" not in sys.modules:
        with _instead(Unloaded("urllib.parse", "quote_from_bytes")):
            __import__("pathlib")


def name_of_machine() -> None:
    """Load `uuid`, which asks for the machine's system by name and nothing else, without what finds out the rest."""
    if "uuid" not in sys.modules and hasattr(os, "uname"):
        named = Unloaded("platform")
        named.system = lambda: os.uname().sysname  # type: ignore[attr-defined]  # a module takes any name
        with _instead(named):
            __import__("uuid")


@contextmanager
def _instead(module: Unloaded) -> Iterator[None]:
    """Have a module stand for one that nobody has loaded, for as long as another takes something out of it."""
    if module.__name__ in sys.modules:
        yield
        return
    sys.modules[module.__name__] = module
    try:
        yield
    finally:
        if sys.modules.get(module.__name__) is module:
            del sys.modules[module.__name__]
