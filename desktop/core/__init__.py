"""Values and pure functions that every rule system shares; knows no Qt, no files and no rule system."""

import importlib
import os
import sys
from types import ModuleType
from typing import Any

from desktop import quick_values

_PLUGINS = "PYDANTIC_DISABLE_PLUGINS"
_LOADER = "pydantic.plugin._loader"


class NoPlugins(ModuleType):
    """Stands for what looks for plugins of pydantic, and loads readers of mail and archives to be able to."""

    def get_plugins(self) -> tuple[()]:
        """There are none."""
        return ()

    def __getattr__(self, name: str) -> Any:
        """Give way to pydantic's own for whatever else it wants of it one day."""
        if name.startswith("__"):
            raise AttributeError(name)
        sys.modules.pop(_LOADER, None)
        return getattr(importlib.import_module(_LOADER), name)


os.environ.setdefault(_PLUGINS, "__all__")  # else it asks every package of this Python for some
if os.environ[_PLUGINS] == "__all__":
    sys.modules.setdefault(_LOADER, NoPlugins(_LOADER))
quick_values.install()
