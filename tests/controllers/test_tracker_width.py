"""The middle of play is never wider than its room, in any phase of any engine; impossible actions give a reason."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea

from desktop.controllers.main import MainController
from desktop.services.play.play_state import NAMES, engine_of
from desktop.services.text.catalogue import Catalogue, system_ids
from tests.gallery.tables import SIZE, phase_of, step
from tests.table_mode import TableGm

NINE = [(s, m) for s in system_ids() for m in NAMES if engine_of(Catalogue().system(s), m) is not None]
STEPS, QUIET = 30, 12
"""Steps that are taken at most, and after how many without a phase that is new no more is to be seen."""


def too_wide(gm: TableGm) -> list[str]:
    """List scroll areas that are cut at the right: their content needs more room than they have."""
    found = []
    for area in gm.campaign_window.play_page.page.findChildren(QScrollArea):
        inside = area.widget()
        if area.isVisible() and inside is not None and inside.minimumSizeHint().width() > area.viewport().width():
            found.append(f"{area.objectName()} {inside.minimumSizeHint().width()} > {area.viewport().width()}")
    return found


def in_one_line(gm: TableGm) -> bool:
    """Return whether the head of the page is in one line."""
    head = gm.campaign_window.play_page.page.ui.headBar
    middles = {child.geometry().center().y() for child in head.findChildren(QPushButton) if child.isVisible()}
    return not middles or max(middles) - min(middles) <= 2


@pytest.mark.styled
@pytest.mark.parametrize(("system", "engine"), NINE)
def test_every_phase_fits(main: MainController, system: str, engine: str) -> None:
    main.window.resize(*SIZE)
    main.window.show()
    gm = TableGm(main, system)
    # throws for the order would fill the whole battle
    few = (*gm.players[:2], *gm.npcs[:1]) if engine == "battle" else (*gm.players, *gm.npcs)
    gm.begin(engine, [sheet.id for sheet in few])
    tried: set[str] = set()
    seen: list[str] = []
    for _ in range(STEPS):
        QApplication.processEvents()
        seen.append(phase_of(main))
        assert too_wide(gm) == [], seen
        assert in_one_line(gm), seen
        if set(seen[-QUIET:]) <= set(seen[:-QUIET]) or not step(main, tried):
            break
    assert gm.counted > 3


def test_one_sided_battle_explains_how_to_add_the_other(main: MainController) -> None:
    main.window.show()
    gm = TableGm(main, "d6game")
    gm.begin("battle", [sheet.id for sheet in gm.players])
    tracker = gm.tracker("battle")
    assert "「敵」を押してください" in tracker.ui.hintLabel.text()
    gm.select(gm.players[0].id)
    gm.face(tracker.ui.sides, "敵")
    assert not tracker.ui.hintLabel.isVisible()
    gm.next()
    assert gm.state("battle").round == 1


@pytest.mark.styled
def test_kotodama_round_scrolls_characters_but_not_phases(main: MainController) -> None:
    """KO-TBL-17: seven characters and an aimed attack; the characters scroll."""
    main.window.resize(*SIZE)
    main.window.show()
    gm = TableGm(main, "kotodama")
    gm.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    for _ in range(3):
        gm.next()
    gm.campaign_window.play_page.page.setFocus()
    gm.press(Qt.Key.Key_A)
    for _ in range(3):
        QApplication.processEvents()
    ui = gm.tracker("battle").ui
    assert ui.aimPanel.isVisible()
    outer = gm.campaign_window.play_page.page.ui.trackerScroll
    assert outer.verticalScrollBar().maximum() == 0
    assert ui.scroll.height() >= 200
