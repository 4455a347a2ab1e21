"""No button moves when a refusal, a mark or a wrong face is told: a second click still hits what the first one hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication

from desktop.controllers.main import MainController
from desktop.core.gm_notes import CustomState
from desktop.services.catalogue import Catalogue, system_ids
from desktop.services.folding import NAMES, engine_of
from tests.gallery.tables import SIZE
from tests.looking import called
from tests.table_mode import TableGm

ENGINES = [(s, m) for s in system_ids() for m in NAMES if engine_of(Catalogue().system(s), m) is not None]


def places(main: MainController) -> dict[QAbstractButton, QPoint]:
    """Return where the enabled buttons of the window are."""
    QApplication.processEvents()
    buttons = (b for b in main.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled())
    return {button: button.mapTo(main.window, QPoint(0, 0)) for button in buttons}


@pytest.mark.dressed
@pytest.mark.parametrize(("system", "engine"), ENGINES)
def test_no_button_moves_when_something_is_told(main: MainController, system: str, engine: str) -> None:
    main.window.resize(*SIZE)
    main.window.show()
    gm = TableGm(main, system)
    gm.begin(engine)
    page, tray = gm.campaign_window.table_page.page, gm.campaign_window.tray.tray
    mark = CustomState(name="kasa")
    refusal, face = "△ いまはできません。" * 9, "9 は 6 面ダイスにありません。"
    steps: dict[str, Callable[[], object]] = {
        "a refusal": lambda: page.show_refused(refusal, ruling=True),
        "no refusal": lambda: page.show_refused("", ruling=False),
        "a mark": lambda: gm.play_session.mark(mark),
        "no mark": lambda: gm.face(page.ui.marks, "kasa"),
        "a wrong face": lambda: tray.show_problem(face),
        "no wrong face": lambda: tray.show_problem(""),
    }
    places(main)  # what was begun is laid out
    for told, tell in steps.items():
        before = places(main)
        tell()
        after = places(main)
        moved = {called(b): (before[b], after[b]) for b in before.keys() & after.keys() if before[b] != after[b]}
        assert not moved, told
