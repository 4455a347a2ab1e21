"""A robot game on the D6 engine and a skill list of one's own on d20FATE: made, taken, played and printed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from tests import test_session_d6game as d6game
from tests import test_session_d20fate as d20fate
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.own_games import Author, OwnGm
from tests.table_mode import click

TABLES = """整備の結果
1D6
1-3:油が足りない
4-6:→[掘り出し物]

掘り出し物
1D6
1-6:古い照準器
"""


def test_robots(main: MainController, tmp_path: Path) -> None:
    """D6G-CUS: robot and pilot, armour in place of life, energy as a track, one pair is enough."""
    author = Author(main, "d6game", "鉄の朝")
    author.label("life", "アーマー")
    author.label("name", "機体名")
    author.setting("check.default_target", "one_pair")
    author.row("profile", label="操縦者")
    author.row("profile", label="出力", kind="number")
    author.row("profile", label="エネルギー", kind="track", most="出力×2＋6")
    author.clear("skills")
    for name in ("操縦", "射撃", "格闘", "整備", "索敵", "交信"):
        author.row("skills", name=name)
    author.row("checks", name="再起動", sides=6, number="4")
    author.tables(TABLES)
    game, folder = author.taken(tmp_path)
    assert [row["name"] for row in game.lists["skills"]] == ["操縦", "射撃", "格闘", "整備", "索敵", "交信"]
    own = OwnGm(main, folder)
    one, two = own.players
    gm = d6game.Gm(main, sample=False)
    assert own.line("再起動", "6").startswith("再起動")
    assert own.thrown("再起動") in ("成功", "失敗")
    assert own.line("整備の結果", "5", "2").endswith("古い照準器")
    own.spends(one.id, "エネルギー", 2)
    gm.face(gm.page.tableSteps, "新しいゲーム")
    for number, faces in ((0, d6game.PAIR), (1, d6game.NOTHING), (0, ()), (1, ())):
        gm.announce(number, faces)
    d6game.by_hand(gm)
    d6game.fight(gm)
    d6game.fallen(gm)
    while gm.counted < 40:
        gm.announce(1)
    own.assert_log_and_undo_agree()
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    for word in ("アーマー", "再起動", "古い照準器"):
        assert word in own.replay_text(), word
    assert "ライフ" not in own.replay_text()
    own.grow(two.id, "交信")
    gm = own
    found = gm.printed()
    for word in ("アーマー", "機体名", "操縦者", "エネルギー", "索敵", "再起動"):
        assert word in found, word
    assert "ライフ" not in found


def test_roads(main: MainController, tmp_path: Path) -> None:
    """D20-SKL: skills of one's own with their abilities, contests between them, dice of fate by another name."""
    author = Author(main, "d20fate", "風の街道")
    author.label("word_fate_dice", "縁の賽")
    author.clear("pairings")
    author.clear("skills")
    for name, ability in (("騎乗", "敏捷"), ("野営", "判断"), ("値切り", "魅力"), ("星読み", "知性")):
        author.row("skills", name=name, ability=ability)
    author.row("pairings", name="値切り合い", actor="値切り", opponent="値切り")
    author.row("profile", label="旅のわけ")
    author.row("profile", label="路銀", kind="track", most="8")
    author.row("checks", name="道しるべ", sides=20, number="12")
    author.tables("天気\n1D6\n1-3:雨\n4-6:晴れ")
    game, folder = author.taken(tmp_path)
    assert [row["name"] for row in game.lists["skills"]] == ["騎乗", "野営", "値切り", "星読み"]
    own = OwnGm(main, folder)
    gm = d20fate.Gm(main, sample=False)
    assert own.line("道しるべ", "3").startswith("道しるべ")
    assert own.thrown("道しるべ") in ("成功", "失敗")
    assert own.line("天気", "4").endswith("晴れ")
    own.by_key(Qt.Key.Key_Minus, own.players[0].id, 1)
    own.spends(own.players[0].id, "路銀", 2)
    click(gm.loop.startButton)
    click(gm.loop.startButton)
    gm.once(0, 12, 18, "門を押す")
    d20fate.failing(gm)
    d20fate.hidden(gm, 0)
    d20fate.contest(gm, 1)
    d20fate.beside(gm, 1)
    d20fate.undo_and_continue_differently(gm, 0, 1)
    number = 0
    while gm.counted < 42:
        gm.once(number % 2, 10 + number % 6, None if number % 2 else 11)
        number += 1
    own.assert_log_and_undo_agree()
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    assert gm.play_session.playing.running == ()
    for word in ("門を押す", "縁の賽", "道しるべ"):
        assert word in own.replay_text(), word
    gm = own
    found = gm.printed()
    for word in ("縁の賽", "騎乗", "野営", "値切り", "星読み", "旅のわけ"):
        assert word in found, word
    assert "フェイト・ダイス" not in found
