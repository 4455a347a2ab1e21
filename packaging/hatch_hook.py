"""Build hook of hatch: compiles forms for an editable install and a wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import forms


class CompiledForms(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles what is missing or older than its source."""

    def dependencies(self) -> list[str]:
        """Ask for PySide6, which has the compiler, where a form is to be compiled."""
        compiler = [name for name in self.metadata.core.dependencies if name.startswith("pyside6")]
        return compiler if forms.newer() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and name what a wheel holds beside the package."""
        forms.compile_newer()
        if version != "editable":  # a checkout reads its resources from the top folder
            resources = Path(self.root) / "resources"
            files = (path for path in resources.rglob("*") if path.is_file())
            inside = {str(path): f"desktop/resources/{path.relative_to(resources).as_posix()}" for path in files}
            build_data["force_include"].update(inside)
