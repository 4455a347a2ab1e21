"""What the program shows and prints of 2d6+SLV; loaded by name, and only when it is needed."""

from __future__ import annotations


def __getattr__(name: str) -> object:
    if name == "PAPER":
        from desktop.views.systems.enishi.paper import EnishiPaper

        return EnishiPaper()
    if name == "PRINTOUTS":
        from desktop.views.systems.enishi.paper.printouts import PRINTOUTS

        return PRINTOUTS
    if name == "VIEW":
        from desktop.views.systems.enishi.view import view

        return view()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
