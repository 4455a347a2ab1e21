"""Lets PySide be imported in half the time: what a start does not ask for is loaded when somebody asks.

PySide 6.11 unpacks and compiles a dozen files of its own at every start. They know the signatures of its functions,
for messages about wrong arguments and for `help`, and load a good part of Python's library. From then on they read the
source of every module that is imported, in search of `__feature__`, which nothing here uses. Here they wait for the
first message or the first look at a signature; then PySide's own text runs, unchanged. Another version of PySide starts
as it always did, and so does this one where `TAKUJO_PLAIN_QT` is set.
"""

from __future__ import annotations

import builtins
import os
import sys
from _thread import RLock
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType
from typing import Any

from desktop import quick_enums

KNOWN = frozenset((("6", "11", "3"),))
"""The versions of PySide whose beginning is known."""
PACKAGE, BOOTSTRAP = "shiboken6", "signature_bootstrap"
SUPPORT = "shibokensupport"
MAPPING = f"{SUPPORT}.signature.mapping"
"""What machine code looks up, and holds ever after, when it is given wrong arguments."""
OURS = "from desktop.quick_qt import bootstrap"

_compile = builtins.compile
_waiting: list[Any] = []
"""PySide's own beginning, until it is asked for: a text, and the loader of its package."""


def install() -> None:
    """Stand ready for the first import of PySide, which may never come; again does no harm."""
    if os.environ.get(quick_enums.PLAIN) or PACKAGE in sys.modules:
        return
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
    if hasattr(sys, "setdlopenflags"):  # of 13,000 functions that PySide takes from Qt, most are never called
        sys.setdlopenflags(os.RTLD_LAZY)


def bootstrap() -> _Signatures:
    """Return what PySide takes for its knowledge of signatures; PySide asks for it once."""
    return _Signatures(ModuleType(MAPPING))


class _Finder:
    """Finds PySide's foundation where it is, and has it begun here."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Answer for one package, once."""
        if name != PACKAGE:
            return None
        sys.meta_path.remove(self)
        for finder in sys.meta_path:
            spec = finder.find_spec(name, None)
            if spec is not None:
                spec.loader = _Loader(spec.loader)  # type: ignore[assignment]  # a loader is known by what it does
                return spec
        return None


class _Loader:
    """Loads the foundation's machine code without the modules that its package loads in advance."""

    def __init__(self, own: Any) -> None:
        self._own = own

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Let Python make the module as it does."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Begin the package, or let it begin itself where the version or its beginning is another one."""
        from shiboken6 import _git_shiboken_module_version as version

        number = (version.major_version, version.minor_version, version.patch_version)
        if number not in KNOWN:
            self._own.exec_module(module)
            return
        quick_enums.install()
        builtins.compile = _compiled
        try:
            from shiboken6 import Shiboken
        finally:
            builtins.compile = _compile
        if not _waiting:  # it has begun in a way of its own
            self._own.exec_module(module)
            return
        _waiting.append(self._own)
        names = {name: value for name, value in vars(Shiboken).items() if not name.startswith("_")}
        vars(module).update(names, __version__=".".join(number), __version_info__=(*map(int, number), "", ""))

    def __getattr__(self, name: str) -> Any:
        """Give what the package's own loader has: where its files are, for one."""
        return getattr(self._own, name)


def _compiled(source: Any, filename: Any, *rest: Any, **named: Any) -> Any:
    """Compile anything; PySide's own beginning is put aside for one that does nothing yet."""
    if filename == f"{BOOTSTRAP}.py":
        _waiting.append(source)
        source = OURS
    return _compile(source, filename, *rest, **named)


class _Signatures:
    """Does what PySide asks for at every import, which is nothing, and leads every other question to PySide's own."""

    def __init__(self, mapping: ModuleType) -> None:
        self._own: Any = None
        self._mapping = mapping
        self._one_at_a_time = RLock()
        vars(mapping)["update_mapping"] = self._update
        sys.modules[MAPPING] = mapping

    def _loaded(self) -> Any:
        with self._one_at_a_time:
            if self._own is None:
                quick_enums.wait_no_longer()  # it knows members by names that machine code has to find
                text, package = _waiting
                package.exec_module(sys.modules[PACKAGE])
                beginning = sys.modules[BOOTSTRAP]
                code: CodeType = _compile(text, f"{BOOTSTRAP}.py", "exec")
                exec(code, vars(beginning))  # noqa: S102 - the text that came with PySide
                self._own = beginning.bootstrap()
            return self._own

    def _update(self) -> None:
        """Know every module that is loaded now, in the place where machine code looks."""
        known = self._loaded().mapping
        known.update_mapping()
        vars(self._mapping).update({name: value for name, value in vars(known).items() if not name.startswith("__")})
        vars(self._mapping)["update_mapping"] = self._update

    def pyside_type_init(self, key: Any, lines: Any) -> Any:
        """Read the signatures of a class."""
        return self._loaded().pyside_type_init(key, lines)

    def create_signature(self, properties: Any, key: Any) -> Any:
        """Make the signature that somebody looks at."""
        return self._loaded().create_signature(properties, key)

    def seterror_argument(self, arguments: Any, name: Any, info: Any) -> Any:
        """Tell about wrong arguments."""
        return self._loaded().seterror_argument(arguments, name, info)

    def make_helptext(self, function: Any) -> Any:
        """Write what `help` shows; libraries ask for that of Python's own functions, too, which is no matter of Qt."""
        if isinstance(getattr(function, "__self__", None), type) and function.__self__.__module__ == "builtins":
            return function.__doc__  # asked for once more from here, machine code gives the text itself
        return self._loaded().make_helptext(function)

    def finish_import(self, module: ModuleType) -> None:
        """Nothing is deprecated in this version."""

    def feature_import(self, *arguments: Any, **named: Any) -> None:
        """Nobody imports `__feature__`."""

    def feature_imported(self, module: ModuleType) -> None:
        """So no source has to be read."""

    def post_init(self) -> None:
        """So imports stay as Python has them."""
