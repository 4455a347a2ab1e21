"""Tab goes through everything in reading order, there and back, and looks at no more than lies on its way."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.views import tab_order
from desktop.views.tab_order import move_focus, stops

LOOKED_AT = 12
"""Widgets whose parts one press lists on average; the whole page of a sheet has hundreds."""


def walked(main: MainController, forward: bool, times: int) -> list[str]:
    """Where the focus stands after each press."""
    found = []
    for _ in range(times):
        assert move_focus(main.window, forward)
        found.append(repr(QApplication.focusWidget()))
    return found


def test_tab_walks_the_whole_window_there_and_back(
    main: MainController, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    chain = [repr(widget.focusProxy() or widget) for widget in stops(main.window)]
    assert len(chain) > 60
    next(stops(main.window)).setFocus()
    looked = 0
    parts = tab_order._parts

    def counted(widget: object) -> object:
        nonlocal looked
        looked += 1
        return parts(widget)

    monkeypatch.setattr(tab_order, "_parts", counted)
    assert walked(main, True, len(chain)) == [*chain[1:], chain[0]], "after the last comes the first"
    assert walked(main, False, len(chain)) == chain[::-1], "before the first comes the last"
    assert looked < 2 * LOOKED_AT * len(chain)
