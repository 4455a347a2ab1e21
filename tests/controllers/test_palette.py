"""The palette by real keys: what a line means, what Enter would do, and which of two is meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from tests.controllers.test_key_grammar import Typist, thrown


class PaletteGm(Typist):
    """A GM who opens the palette and types on."""

    def say(self, text: str) -> str:
        """Type into the palette; return what the sentence beside it says."""
        line = self.main.window.ui.commandEdit
        line.setText("")
        if not line.hasFocus():
            self.type("/")
        for sign in text:
            QTest.keyClick(line, sign)
        assert line.text() == text
        return self.main.window.ui.commandHint.text()

    @property
    def rows(self) -> list[str]:
        """What is offered."""
        return [text for text, _ in self.main.window.line_list.rows]

    def key(self, *keys: Qt.Key) -> None:
        """Press keys in the palette."""
        for key in keys:
            QTest.keyClick(self.main.window.ui.commandEdit, key)


def opened(main: MainController, system: str) -> PaletteGm:
    main.window.show()
    return PaletteGm(main, system)


def test_letter_of_two_things_offers_both_and_enter_does_neither(main: MainController) -> None:
    gm = opened(main, "enishi")
    before = gm.campaign_window.play_page.selected
    assert gm.say("h") == "どれですか？ ↓ と Tab で選びます：白兵、三枝 ハル"
    assert gm.rows[:2] == ["白兵　判定　成功 63.0 %", "三枝 ハル　人"]
    gm.key(Qt.Key.Key_Return)
    assert gm.campaign_window.play_page.selected == before
    gm.key(Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Tab)
    assert main.window.ui.commandHint.text() == "三枝 ハル を選ぶ　Enter"
    gm.key(Qt.Key.Key_Return)
    assert gm.campaign_window.play_page.selected == gm.names["三枝 ハル"]


def test_first_hit_stays_while_a_word_is_typed_on(main: MainController) -> None:
    """Part of a skill's reading came first for two letters, and the character who was meant for three."""
    gm = opened(main, "enishi")
    said = [gm.say("akane"[:count]) for count in range(2, 6)]
    assert said == ["朝倉 アカネ を選ぶ　Enter"] * 4


def test_what_the_scene_did_comes_first_until_the_next_scene(main: MainController) -> None:
    gm = opened(main, "enishi")
    assert "どれ" in gm.say("ha")
    gm.say("haru undou")
    gm.key(Qt.Key.Key_Return)
    gm.type("(4 6)")
    assert thrown(gm) == [[4, 6]]
    gm.type("⏎ A")
    assert gm.say("ha") == "三枝 ハル を選ぶ　Enter"
    assert gm.rows[0] == "三枝 ハル　人"
    gm.play_session.head("港")
    assert "どれ" in gm.say("ha")


@pytest.mark.parametrize(
    ("system", "lines", "says"),
    [
        (
            "enishi",
            ["a u v h", "akane undou vs haru", "v haru undou akane", "athletics akane vs h"],
            "朝倉 アカネ　《運動》 対 三枝 ハル　成功 44.7 %　Enter で準備",
        ),
        (
            "kotodama",
            ["h h g 3", "hagane giko hakuhei 3", "3 technique hagane hakuhei"],
            "ハガネ　【技巧】＋≪白兵≫ 9個、難易度3　成功 58.9 %　Enter で準備",
        ),
        (
            "d20fate",
            ["15 rio athletics", "r 15 u", "undou 15 rio", "rio Athl 15"],
            "リオ・アッシュベル　STR（運動）、DC 15　成功 45.0 %　Enter で準備",
        ),
    ],
)
def test_words_stand_in_any_order(main: MainController, system: str, lines: list[str], says: str) -> None:
    gm = opened(main, system)
    assert [gm.say(line) for line in lines] == [says] * len(lines)
    assert len(gm.rows) == 1


def test_number_that_a_contest_has_no_place_for_is_no_check(main: MainController) -> None:
    gm = opened(main, "enishi")
    assert "分かりません" in gm.say("undou 9 vs haru")
