"""What the program shows and prints of the d6game engine; loaded by name, and only when it is needed."""

from __future__ import annotations


def __getattr__(name: str) -> object:
    if name == "PAPER":
        from desktop.views.systems.d6game.paper import D6gamePaper

        return D6gamePaper()
    if name == "PRINTOUTS":
        from desktop.views.systems.d6game.paper.printouts import PRINTOUTS

        return PRINTOUTS
    if name == "VIEW":
        from desktop.views.systems.d6game.view import view

        return view()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
