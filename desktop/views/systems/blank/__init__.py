"""What the program shows and prints of a custom game; loaded by name, and only when it is needed."""

from __future__ import annotations


def __getattr__(name: str) -> object:
    if name == "PAPER":
        from desktop.views.systems.blank.paper import BlankPaper

        return BlankPaper()
    if name == "PRINTOUTS":
        from desktop.views.systems.blank.paper.printouts import PRINTOUTS

        return PRINTOUTS
    if name == "VIEW":
        from desktop.views.systems.blank.view import view

        return view()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
