"""What the program shows and prints of d20fate; loaded by name, and only when it is needed."""

from __future__ import annotations


def __getattr__(name: str) -> object:
    if name == "PAPER":
        from desktop.views.systems.d20fate.paper import D20FatePaper

        return D20FatePaper()
    if name == "PRINTOUTS":
        from desktop.views.systems.d20fate.paper.printouts import PRINTOUTS

        return PRINTOUTS
    if name == "VIEW":
        from desktop.views.systems.d20fate.view import view

        return view()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
