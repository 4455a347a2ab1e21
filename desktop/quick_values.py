"""Makes classes of values in less time; Python writes and compiles six functions for each, and a sheet needs a hundred.

What dataclasses can do but for their `__init__` is the same for all of them, so it is a function here that knows their
names, and nothing has to be compiled. pydantic describes to type checkers what a schema looks like, in eighty classes
that nobody asks at run time; they are plain ones here. And what it compares passwords with, a library of ciphers, is
loaded when somebody does. Only in the versions whose text was read; where `TAKUJO_PLAIN_QT` is set, all stays as Python
and pydantic make it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from importlib.machinery import ModuleSpec
from operator import attrgetter
from types import ModuleType
from typing import Any

from desktop.quick_enums import KNOWN
from desktop.quick_qt import PLAIN

SCHEMAS = "pydantic_core.core_schema"
KNOWN_SCHEMAS = frozenset(("2.50.4",))
"""The versions of pydantic's core whose descriptions were looked at."""
_undescribed = __doc__ is None
"""Whether the texts of all classes have been taken out, as from the program that is given to people."""


def install() -> None:
    """Stand ready for the first import of each; again does no harm."""
    if sys.version_info[:2] != KNOWN or os.environ.get(PLAIN):
        return
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder({"dataclasses": _plain_functions, SCHEMAS: _plain_classes, "secrets": _late}))


class _Finder:
    """Finds some modules where they are, and has them loaded in a way of its own, each once."""

    def __init__(self, ways: dict[str, Callable[[Any, ModuleType], None]]) -> None:
        self._ways = {name: way for name, way in ways.items() if name not in sys.modules}

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """Answer for these modules only."""
        way = self._ways.pop(name, None)
        if way is None:
            return None
        for finder in sys.meta_path:
            spec = finder.find_spec(name, path) if finder is not self else None
            if spec is not None:
                spec.loader = _Loader(spec.loader, way)  # type: ignore[assignment]  # known by what it does
                return spec
        return None


class _Loader:
    def __init__(self, own: Any, way: Callable[[Any, ModuleType], None]) -> None:
        self._own, self._way = own, way

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Let Python make the module as it does."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Load the module."""
        self._way(self._own, module)

    def __getattr__(self, name: str) -> Any:
        """Give what the module's own loader has: where its file is, for one."""
        return getattr(self._own, name)


def _late(loader: Any, module: ModuleType) -> None:
    """Leave a module empty until somebody wants something of it."""

    def wanted(name: str) -> Any:
        if vars(module).pop("__getattr__", None) is not None:
            loader.exec_module(module)
        return getattr(module, name)

    vars(module)["__getattr__"] = wanted


def _plain_classes(loader: Any, module: ModuleType) -> None:
    """Load descriptions of schemas as plain classes."""
    import typing_extensions
    from pydantic_core import _pydantic_core

    if _pydantic_core.__version__ not in KNOWN_SCHEMAS:
        loader.exec_module(module)
        return
    typed_dict = typing_extensions.TypedDict
    typing_extensions.TypedDict = _Plain  # type: ignore[assignment]
    try:
        loader.exec_module(module)
    finally:
        typing_extensions.TypedDict = typed_dict


class _Plain(dict[str, Any]):
    def __init_subclass__(cls, total: bool = True) -> None:
        """Take what a description may say of itself."""


def _plain_functions(loader: Any, module: ModuleType) -> None:
    """Load `dataclasses`, and let it take these functions instead of compiling some."""
    loader.exec_module(module)
    known: Any = module
    compare, process = known._cmp_fn, known._process_class

    def representation(fields: Any, _globals: Any) -> Any:
        names = tuple(field.name for field in fields)

        def __repr__(self: Any) -> str:  # noqa: N807 - what Python calls it
            return f"{self.__class__.__qualname__}({', '.join([f'{name}={getattr(self, name)!r}' for name in names])})"

        return known._recursive_repr(__repr__)

    def comparison(name: str, sign: str, own: str, other: str, globals: Any) -> Any:
        return _equal(_names(own)) if sign == "==" else compare(name, sign, own, other, globals)

    def frozen(cls: Any, fields: Any, _globals: Any) -> tuple[Any, Any]:
        return _frozen(cls, frozenset(field.name for field in fields), known.FrozenInstanceError)

    def processed(cls: Any, *how: Any) -> Any:
        if cls.__doc__ is None:  # Python would look up the signature of each, to write it down as its text
            cls.__doc__ = cls.__name__
        return process(cls, *how)

    known._repr_fn, known._cmp_fn, known._frozen_get_del_attr = representation, comparison, frozen
    known._hash_fn = lambda fields, _globals: _hash([field.name for field in fields])
    if _undescribed:
        known._process_class = processed


def _names(parts: str) -> list[str]:
    """Return the names in a text such as `(self.a,self.b,)`."""
    return [part.partition(".")[2] for part in parts[1:-1].split(",") if part]


def _getter(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that gives the named parts of a value, as a tuple however many they are."""
    if len(names) > 1:
        return attrgetter(*names)
    return (lambda value: (getattr(value, names[0]),)) if names else (lambda value: ())


def _equal(names: list[str]) -> Any:
    parts = _getter(names)

    def __eq__(self: Any, other: Any) -> Any:  # noqa: N807 - what Python calls it
        return parts(self) == parts(other) if other.__class__ is self.__class__ else NotImplemented

    return __eq__


def _hash(names: list[str]) -> Any:
    parts = _getter(names)

    def __hash__(self: Any) -> int:  # noqa: N807 - what Python calls it
        return hash(parts(self))

    return __hash__


def _frozen(cls: Any, names: frozenset[str], refused: type[Exception]) -> tuple[Any, Any]:
    def __setattr__(self: Any, name: str, value: object) -> None:  # noqa: N807 - what Python calls it
        if type(self) is cls or name in names:
            raise refused(f"cannot assign to field {name!r}")
        super(cls, self).__setattr__(name, value)

    def __delattr__(self: Any, name: str) -> None:  # noqa: N807 - what Python calls it
        if type(self) is cls or name in names:
            raise refused(f"cannot delete field {name!r}")
        super(cls, self).__delattr__(name)

    return __setattr__, __delattr__
