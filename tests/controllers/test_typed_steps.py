"""Steps of play typed into the window: names in any writing, ways to continue, reasons, rulings, keys of the list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.services.command_line.parser import TypedStep
from tests.controllers.keyboard import type_into
from tests.table_mode import TableGm


class Typist(TableGm):
    """A GM who does everything on the command line."""

    def write(self, text: str) -> None:
        """Type without Enter."""
        edit = self.main.window.ui.commandEdit
        edit.setFocus()
        edit.clear()
        type_into(edit, text)
        QTest.keyClick(edit, Qt.Key.Key_End)  # the Enter that ends a composition does nothing more

    def do(self, text: str) -> str:
        """Type a line with Enter; return the hint beside it."""
        self.write(text)
        QTest.keyClick(self.main.window.ui.commandEdit, Qt.Key.Key_Return)
        return self.hint

    @property
    def hint(self) -> str:
        return self.main.window.ui.commandHint.text()

    @property
    def rows(self) -> list[tuple[str, bool]]:
        return self.main.window.line_list.rows

    @property
    def line(self) -> str:
        return self.main.window.ui.commandEdit.text()


LINES = 60
"""Most lines needed to settle the order, whatever the dice."""


@pytest.fixture
def gm(main: MainController) -> Typist:
    main.window.show()
    typist = Typist(main, "enishi")
    typist.play_session.begin("battle", [sheet.id for sheet in (*typist.players, *typist.npcs)])
    return typist


@pytest.mark.parametrize("line", ["次のターン", "つぎのたーん", "tsugi no taan", "turn", "次の"])
def test_a_step_is_found_by_kanji_kana_romaji_and_english(gm: Typist, line: str) -> None:
    gm.do(line)
    assert gm.state("battle").turn == 1
    assert gm.line == ""


def test_a_whole_turn_is_played_by_typing(gm: Typist) -> None:
    gm.do("turn")
    for _ in range(LINES):
        if gm.state("battle").phase != "order":
            break
        roll = gm.play_session.roll
        if roll is None or roll.done or not roll.engine:
            gm.do("行動順番")
        else:
            gm.do("選ぶ 次へ" if roll.check.wants is None else "振る")
    first = gm.play_session.playing.shown("battle", _gm()).order[0]  # type: ignore[union-attr]
    gm.select(first)
    side = gm.npcs if first in {sheet.id for sheet in gm.players} else gm.players
    gm.write("攻撃 ")
    legal = [text for text, live in gm.rows if live and "=" not in text]
    foe = next(sheet for sheet in side if any(sheet.name in text for text in legal))
    gm.do(f"攻撃 {foe.name}")
    roll = gm.play_session.roll
    assert roll is not None
    assert roll.engine == "battle"
    gm.assert_in_step()


def test_illegal_step_is_listed_disabled_with_reason(gm: Typist) -> None:
    gm.write("攻撃")
    text, live = gm.rows[0]
    assert not live
    assert "手番ではありません" in text
    gm.write("turn")
    assert gm.rows == [("次のターン", True)]
    gm.write("書き換え")
    assert gm.rows[0][1]  # nothing is known against it before it is known what is set


def test_a_refused_line_stays_and_can_be_ruled(gm: Typist) -> None:
    foe = gm.npcs[0].name
    hint = gm.do(f"攻撃 {foe}")
    assert "手番" in hint
    assert "行頭に !" in hint
    assert gm.line == f"攻撃 {foe}"
    assert gm.play_session.roll is None or not gm.play_session.roll.engine
    gm.do(f"!攻撃 {foe}")
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.engine == "battle"
    assert "ruling" in gm.play_session.log().entries[-1].data


def test_equal_options_are_distinguished_by_payer(gm: Typist) -> None:
    gm.do("turn")
    gm.do("行動順番")
    gm.do("振る")
    assert "候補は" in gm.do("選ぶ 振りなおし")
    gm.write("選ぶ ")
    assert len({text for text, _ in gm.rows}) == len(gm.rows) > 3
    QTest.keyClick(gm.main.window.ui.commandEdit, Qt.Key.Key_Down)
    QTest.keyClick(gm.main.window.ui.commandEdit, Qt.Key.Key_Return)
    assert gm.do(gm.line) == ""
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.check.wants is not None


def test_missing_argument_is_requested_with_candidates(gm: Typist) -> None:
    hint = gm.do("攻撃")
    assert "対象 が要ります" in hint
    assert gm.npcs[0].name in hint or gm.players[1].name in hint
    assert "反応回数" in gm.do(f"数を直す {gm.players[0].name}") or "LP" in gm.hint
    gm.do(f"数を直す {gm.players[1].name} 項目=LP 値=3")
    person = next(p for p in gm.play_session.playing.shown("battle", _gm()).people if p.id == gm.players[1].id)  # type: ignore[union-attr]
    assert person.gauges[0].value == 3


def test_number_of_another_character_is_set_by_name(gm: Typist) -> None:
    gm.do(f":{gm.players[2].name} LP=2")
    sheet = gm.campaign_window.open_campaign.sheet(gm.players[2].id)
    assert sheet is not None
    assert sheet.lp == 2  # type: ignore[attr-defined]


def test_arrows_and_tab_select_a_line_and_enter_takes_it(gm: Typist) -> None:
    edit = gm.main.window.ui.commandEdit
    gm.write("!koug")
    assert gm.main.window.line_list.isVisible()
    QTest.keyClick(edit, Qt.Key.Key_Tab)
    assert gm.line.strip() == "!攻撃"
    QTest.keyClick(edit, Qt.Key.Key_Down)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert gm.line.startswith("!攻撃 ")
    assert len(gm.line) > 4
    QTest.keyClick(edit, Qt.Key.Key_Escape)
    assert not gm.main.window.line_list.isVisible()
    QTest.keyClick(edit, Qt.Key.Key_Return)
    assert gm.play_session.roll is not None
    assert gm.play_session.roll.engine == "battle"


@pytest.mark.styled
def test_a_click_in_the_list_completes_the_line(gm: Typist) -> None:
    gm.write("次")
    rows = gm.main.window.line_list
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=rows.visualItemRect(rows.item(0)).center())
    assert gm.line == "次のターン"
    assert "Enter" in gm.hint


def test_check_precedes_a_partial_step(gm: Typist) -> None:
    gm.write("運動 7")
    assert "成功" in gm.hint
    gm.write("こうしょう")
    assert gm.rows[0] == ("交渉　判定　成功 63.0 %", True)


def _gm() -> object:
    from desktop.core.value import Viewer

    return Viewer(gm=True)


def test_a_number_that_no_sheet_has_is_refused_before_enter_and_after_it(gm: Typist) -> None:
    before = gm.play_session.log().count
    for field in ("foo", "lp.x", "0.0", ""):
        line = f"書き換え {gm.players[0].name} field={field} after=3"
        gm.write(line)
        assert gm.hint.startswith("△ シートに「"), field
        gm.main.window.quiet()
        assert gm.do(line).startswith("シートに「"), field
        assert gm.line == line
        assert gm.play_session.log().count == before


def test_a_change_without_a_value_is_refused_in_one_sentence(gm: Typist) -> None:
    line = f"書き換え {gm.players[0].name} field=lp"
    assert "が要ります" in gm.do(line)
    assert gm.line == line


def test_invalid_value_leaves_the_line_for_correction(gm: Typist) -> None:
    for line in (f"書き換え {gm.players[0].name} lp=many", "lp =99999"):
        gm.do(line)
        assert gm.line == line
        assert gm.main.window.notice.startswith("△")


def test_area_is_named_by_itself_not_by_its_characters(main: MainController) -> None:
    """コモンルール: 粉屋 is in 水車小屋; the line offered 粉屋 among the areas, and 水車小屋 was none."""
    gm = TableGm(main, "common")
    gm.begin("session", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.next()
    gm.next()
    play = gm.campaign_window.play
    step = play.understand("エリアを選ぶ 水車小屋", play.kinds())
    assert isinstance(step, TypedStep)
    assert step.event["area"] == "水車小屋"


def test_entered_lines_are_recalled_by_arrows(gm: Typist) -> None:
    edit = gm.main.window.ui.commandEdit
    for line in ("次のターン", "#雨がやんだ"):
        gm.do(line)
    for key, shown in ((Qt.Key.Key_Up, "#雨がやんだ"), (Qt.Key.Key_Up, "次のターン"), (Qt.Key.Key_Down, "#雨がやんだ")):
        QTest.keyClick(edit, key)
        assert gm.line == shown
    gm.write("こう")
    QTest.keyClick(edit, Qt.Key.Key_Up)  # of the list of ways to continue
    assert gm.line == "こう"


@pytest.mark.parametrize("word", ["手当て", "てあて", "teate", "競争判定", "きょうそう", "不意打ち", "fuiuchi"])
def test_kinds_of_check_are_found_in_any_writing(main: MainController, word: str) -> None:
    main.window.show()
    typist = Typist(main, "enishi")
    typist.do(word)
    assert typist.line == ""
    asked = (
        typist.play_session.roll.asked if typist.play_session.roll is not None else typist.campaign_window.tray._asked
    )
    assert asked is not None
    assert asked.kind in ("first_aid", "competition", "surprise")


def test_a_bond_is_typed_in_japanese(gm: Typist) -> None:
    """EN-ENI-02: 関係=恋愛 was refused where love was taken."""
    gm.do("!所縁を結ぶ 人=アカネ 縁者=灯台守 関係=恋愛")
    bonds = gm.campaign_window.open_campaign.sheet(gm.players[0].id).bonds  # type: ignore[union-attr]
    assert (bonds[-1].person, bonds[-1].relation) == ("灯台守", "love"), gm.hint
