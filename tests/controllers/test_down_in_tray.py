"""With an incapacitated character selected the tray gives the reason, and its button works or is absent."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.services.text.catalogue import system_ids
from tests.controllers.test_sessions_by_keys import Keys as Gm
from tests.example_budget import fewest

REFUSING = ("d6game", "enishi")
"""Systems in which a character who is down needs the GM's ruling to make a check (D6G-LIFE-02, EN-VAL-40)."""


def down(main: MainController, system: str) -> tuple[Gm, str]:
    """Select a character and remove all points."""
    gm = Gm(main, system)
    who = gm.campaign_window.play_page.people()[1].id
    gm.hurt(who, 99)
    gm.campaign_window.tray.refresh()  # delayed while the user types
    return gm, who


@pytest.mark.parametrize(("system", "again"), fewest(system_ids(), (False, True)))
def test_enter_always_has_an_effect(main: MainController, system: str, again: bool) -> None:
    """D6G-LIFE-02, EN-VAL-40: Enter overrules the refusal, then throws; the log says so."""
    gm, who = down(main, system)
    if again:
        gm.choose(gm.campaign_window.play_page.people()[0].id)
        gm.choose(who)
    ui = gm.campaign_window.tray.tray.ui
    assert ui.problemBox.isVisible() == (system in REFUSING)
    assert ui.primaryButton.isVisible()
    assert ui.primaryButton.isEnabled()
    assert ui.primaryButton.text()
    gm.campaign_window.tray.focus()
    if system in REFUSING:
        assert ui.primaryButton.text() == "GM裁定で判定する"
        gm.press(Qt.Key.Key_Return)
        assert gm.play_session.roll is not None
        assert gm.play_session.roll.asked.who == who
        assert not ui.problemBox.isVisible()
    before = gm.play_session.last
    gm.press_button()
    assert gm.play_session.last != before
    for _ in range(9):
        if gm.play_session.roll is not None and gm.play_session.roll.open:
            gm.press_button()
    texts = [entry.text for entry in gm.play_session.log().entries if entry.kind in ("check", "step")]
    assert any("GM裁定" in text for text in texts) == (system in REFUSING)


@pytest.mark.parametrize("system", REFUSING)
def test_revived_character_throws_normally(main: MainController, system: str) -> None:
    """A refusal does not stay when its reason is gone, and the ruling was for one check."""
    gm, _who = down(main, system)
    ui = gm.campaign_window.tray.tray.ui
    gm.back()
    gm.campaign_window.tray.refresh()
    assert not ui.problemBox.isVisible()
    assert ui.primaryButton.text().endswith("個振る")


def test_ruling_applies_to_one_check(main: MainController) -> None:
    gm, who = down(main, "d6game")
    gm.campaign_window.tray.focus()
    gm.press(Qt.Key.Key_Return)
    gm.press_button()
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.done
    gm.press(Qt.Key.Key_Return)
    assert gm.campaign_window.tray.facing == who
    assert gm.campaign_window.tray.tray.ui.primaryButton.text() == "GM裁定で判定する"


def test_unfixable_problem_has_no_button(main: MainController) -> None:
    """A button without words would be an Enter that does nothing."""
    gm = Gm(main, "kotodama")
    gm.campaign_window.tray.prepare(gm.players[0].id, "check", {"difficulty": -5})
    ui = gm.campaign_window.tray.tray.ui
    assert ui.problemBox.isVisible()
    assert not ui.primaryButton.isVisible()
