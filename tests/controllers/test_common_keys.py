"""Common Rule in keys, with the fewest that a step needs: cards, hexes, things and areas."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.systems.common.session.state import SessionState
from tests.table_mode import SHIFT, TableGm

NAMED = {"⏎": Qt.Key.Key_Return, "-": Qt.Key.Key_Minus}


class Gm(TableGm):
    """A GM of the sample who types."""

    def __init__(self, main: MainController) -> None:
        super().__init__(main, "common")
        main.window.show()
        self.ids = {sheet.name: sheet.id for sheet in (*self.players, *self.npcs)}

    @property
    def now(self) -> SessionState:
        found = self.state(self.play_session.playing.running[0])
        assert isinstance(found, SessionState)
        return found

    def of(self, name: str) -> Any:
        return self.now.sheets[self.ids[name]]

    def type_line(self, line: str) -> None:
        """Press keys: `^K` with Shift."""
        for key in line.split():
            sign = key.removeprefix("^")
            self.press(NAMED.get(sign) or Qt.Key(ord(sign)), SHIFT if key.startswith("^") else NOTHING)

    def fight(self, name: str) -> None:
        """Let a battle of all begin, with アヤ and 影A in one hex and the turn of somebody."""
        self.play_session.begin("battle", list(self.ids.values()))
        for who, number in (("アヤ", 31), ("影A", 31), ("シズ", 35)):
            self.play_session.play("battle", {"kind": "place_token", "who": self.ids[who], "hex": number})
        self.play_session.play("battle", {"kind": "end_setup"})
        self.play_session.play("battle", {"kind": "draw", "who": self.ids[name], "gm": True})
        self.campaign_window.play_page.page.setFocus()


NOTHING = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def gm(main: MainController) -> Gm:
    return Gm(main)


def test_a_card_goes_to_a_hex_by_its_number(gm: Gm) -> None:
    """CM-BTL-09: nothing happens before Enter, and the button names where it goes."""
    gm.fight("アヤ")
    gm.type_line("M 1 9")
    assert gm.of("アヤ").hex == 31
    assert gm.main.window.ui.nextButton.text() == "19 へ <移動>"
    gm.type_line("⏎")
    assert gm.of("アヤ").hex == 19
    gm.assert_in_step()


def test_an_opponent_is_struck_by_one_letter_and_the_turn_ends(gm: Gm) -> None:
    """CM-CHK-01: the first face uses the card and closes the windows before the dice."""
    gm.fight("アヤ")
    gm.type_line("^K")
    assert gm.main.window.ui.nextButton.text() == "影A に <斬撃>"
    assert gm.now.action is None
    gm.type_line("8 3")
    assert gm.now.action is not None
    gm.type_line("^⏎")
    assert gm.now.battle is not None
    assert gm.now.battle.turn != gm.ids["アヤ"]
    gm.assert_in_step()


def test_a_card_that_needs_nobody_is_used_before_the_next(gm: Gm) -> None:
    gm.fight("シズ")
    before = gm.play_session.last
    gm.type_line("B Y ^A")
    assert gm.play_session.last == before
    gm.type_line("⏎")
    used = [copy.card for copy in gm.of("シズ").abilities if copy.used_scenario]
    assert used == ["series_up"]
    assert [effect.cause for effect in gm.of("アヤ").effects] == ["薬草"]
    gm.assert_in_step()


def test_areas_are_chosen_and_a_thing_is_handed_over(gm: Gm) -> None:
    """CM-CYC-04, CM-AMB-48: who, where; then who, what, to whom."""
    gm.begin("session")
    gm.next()
    gm.next()
    gm.campaign_window.play_page.page.setFocus()
    gm.type_line("A A R A S A T A ⏎")
    assert gm.now.phase == "main_pick"
    gm.play_session.play("session", {"kind": "describe", "area": "水車小屋"})
    gm.campaign_window.play_page.page.setFocus()
    gm.type_line("A X W T R")
    assert gm.main.window.ui.nextButton.text() == "ロク に <松明> を渡す"
    gm.type_line("⏎")
    assert [copy.card for copy in gm.of("ロク").items].count("torch") == 1
    assert "torch" not in [copy.card for copy in gm.of("アヤ").items]
    gm.assert_in_step()
