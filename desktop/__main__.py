"""Start the program: a window, or one command of the command line."""

from __future__ import annotations

import os
import sys

COMMANDS = ("systems", "new", "validate", "print", "roll")
WINDOW_OPTIONS = ("--sample", "--screenshot")


def main() -> int:
    """Run what the command line asks for and return the exit code.

    Arguments that start with no command are files to open; then nothing that only commands need is loaded.
    """
    arguments = sys.argv[1:]
    windowed = not arguments or arguments[0] in WINDOW_OPTIONS or os.path.exists(arguments[0])
    if not windowed or arguments[:1] and arguments[0] in COMMANDS:
        from desktop import commands

        return commands.main(arguments)
    from desktop import app

    return int(app.run(arguments))


if __name__ == "__main__":
    sys.exit(main())
