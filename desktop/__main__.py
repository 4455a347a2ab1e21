"""Start the program: a window, or one command of the command line."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import TextIO

COMMANDS = frozenset(("systems", "new", "validate", "print", "import", "replay", "roll", "table"))
ENDINGS = (".takujo", ".takujo-game")
"""Of files that open by a double click: `desktop.services.storage.files`, which a command need not load."""
WINDOW_OPTIONS = frozenset(("--do", "--sample", "--screenshot"))
"""Read by `desktop.app`."""

FORMS = "desktop.views.forms"
"""Compiled from `ui/` by the set-up; no checkout has them."""


def main() -> int:
    """Run what the command line asks for and return the exit code; a window loads nothing that only commands need."""
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")  # else pydantic asks every installed package for some
    arguments = sys.argv[1:]
    sys.stdout, sys.stderr = sys.stdout or _nowhere(), sys.stderr or _nowhere()
    if opens_window(arguments):
        gc.disable()  # a window looks for garbage itself, between events
        try:
            from desktop import app

            return app.run(arguments)
        except ModuleNotFoundError as missing:
            if not str(missing.name).startswith(FORMS):
                raise
            sys.stderr.write("The forms are not compiled. Run: python3 packaging/dev.py setup\n")
            return 2
    from desktop.cli import commands

    return commands.main(arguments)


def _nowhere() -> TextIO:
    """Stand for a stream that a program of Windows without a console does not have."""
    return open(os.devnull, "w", encoding="utf-8")


def opens_window(arguments: Sequence[str]) -> bool:
    """Tell whether to open a window: no argument, an option of the window, an existing file or a suffix of ours.

    A recent file may be on a removed drive: the window reports it, as its user does not see a terminal.
    """
    if not arguments or arguments[0] in WINDOW_OPTIONS:
        return True
    first = arguments[0]
    return first not in COMMANDS and (first.endswith(ENDINGS) or os.path.exists(first))


if __name__ == "__main__":
    sys.exit(main())
