"""Plugins of pydantic are not looked for, and a pydantic that wants more of what looks for them gets its own."""

from __future__ import annotations

import importlib.metadata

import pytest

from desktop.core import NoPlugins


def test_there_are_no_plugins_and_anything_else_is_pydantics_own() -> None:
    loader = NoPlugins("loader")
    assert loader.get_plugins() == ()
    assert not hasattr(loader, "__path__")
    assert loader.entry_points is importlib.metadata.entry_points
    with pytest.raises(AttributeError):
        loader.nothing
