"""A ghost hunt on コモンルール and コトダマ with another success face: made, imported, played, printed."""

from __future__ import annotations

from pathlib import Path

from desktop.controllers.main import MainController
from desktop.core.sheet import Sheet
from tests import test_session_common as common
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.own_games import Author, OwnGm
from tests.table_keys import round_by_keys
from tests.table_mode import click, needs


def test_ghosts(main: MainController, tmp_path: Path) -> None:
    """CM-CARD: cards that cost nerve and give it back, nerve as a track, 財産点 by another name."""
    author = Author(main, "common", "灯台の幽霊")
    author.label("assets", "お札")
    author.row("profile", label="霊感", kind="number")
    author.row("profile", label="正気", kind="track", most="霊感＋6")
    author.row("checks", name="恐怖", sides=100, compare="at_most", number="正気×10")
    author.tables("怪異\n1D6\n1-3:足音\n4-6:→[灯り]\n\n灯り\n1D6\n1-6:青い火")
    series = author.page.editors["series"].rows[0]["name"]
    ignore_wheel = [{"op": "points", "number": "正気", "amount": 1}]
    fright = [{"op": "points", "number": "正気", "formula": "−2", "who": "hit"}]
    spell = {"target": {"kind": "n_same_hex"}, "check": {"judge": "霊感＋20", "difficulty": "10"}, "effects": fright}
    for name, more in (("深呼吸", {"effects": ignore_wheel}), ("除霊", spell)):
        author.row("cards", name=name, series=series, cost_cp=1, **more)
    game, folder = author.taken(tmp_path)
    assert {"除霊", "深呼吸"} <= {row["name"] for row in game.lists["cards"]}
    gm = OwnGm(main, folder)
    haunted(gm)
    needs(40, gm)
    for word in ("恐怖", "青い火", "除霊", "深呼吸"):
        assert word in gm.replay_text(), word
    text = gm.printed()
    for word in ("お札", "霊感", "正気"):
        assert word in text, word
    assert "財産点" not in text


def test_words(main: MainController, tmp_path: Path) -> None:
    """KO-CHK: 7 and more succeed, ウカツ! on 1 and 2, a skill and an art of one's own."""
    author = Author(main, "kotodama", "言の葉")
    author.setting("normal_target", 7)
    faces = author.page.editors["special_faces"]
    faces.ui.list.setCurrentRow(1)
    author.fill(faces.form.input_of("face"), 2)
    author.label("word_karma", "因果の波")
    author.row("skills", name="詠み", value=2)
    author.row("profile", label="詠み名")
    author.row("profile", label="声", kind="track", most="9")
    author.row("checks", name="鎮め", sides=10, count=2, number="11")
    author.tables("余韻\n1D10\n1-5:静けさ\n6-10:こだま")
    game, folder = author.taken(tmp_path)
    assert game.settings["normal_target"] == 7
    gm = OwnGm(main, folder)
    spoken(gm)
    text = gm.printed()
    for word in ("因果の波", "詠み", "詠み名"):
        assert word in text, word
    assert "インガオホー" not in text


def haunted(own: OwnGm) -> None:
    """CM-CYC-02…10, CM-BTL-05…12: a cycle without a scenario's areas, own cards bought and used, a battle, the end."""
    one, two = own.players
    ghost = own.npcs[0]
    own.begin("session", [one.id, two.id, ghost.id])
    gm = common.Gm(own.main, sample=False)
    assert own.line("恐怖", "34").startswith("恐怖")
    assert own.thrown("恐怖") in ("成功", "失敗")
    assert own.line("怪異", "5", "2").endswith("青い火")
    own.next()
    gm.tracker.ui.elapseRows.chosen.emit("3")
    while gm.state.phase != "scene":
        before = gm.state
        own.next()
        assert gm.state != before, gm.state.phase
    spell = next(card.id for card in gm.state.library.cards if card.name == "除霊")
    for name in ("除霊", "深呼吸", "移動"):
        gm.hand(one.name)
        took(gm, name)
    gm.face(gm.tile("深呼吸").buttons, "使う")
    assert own.points(one.id, "正気") == own.most(one.id, "正気")
    if ghost.id not in gm.state.cast:
        own.choose(ghost.id)
        gm.face(gm.tracker.ui.marks, f"{ghost.name} を登場させる")
    own.assert_in_step()
    for who in (one, ghost):
        gm.hand(who.name)
        gm.face(gm.tracker.ui.marks, "戦意を付ける")
    assert gm.state.battle is not None
    own.next()
    gm.face(gm.tracker.ui.stepRow, "全員を37へ")
    common.rounds(gm, (spell, "除霊"))
    assert own.points(ghost.id, "正気") == own.most(ghost.id, "正気") - 2
    own.assert_in_step()
    peace(own, gm, one, ghost)


def peace(own: OwnGm, gm: common.Gm, *fought: Sheet) -> None:
    """CM-BTL-12, CM-AMB-41: the battle ends without 戦意; undo, redo; cycle and scenario end."""
    for who in fought:
        gm.hand(who.name)
        gm.face(gm.tracker.ui.marks, "戦意を外す")
    assert gm.state.battle is None
    own.assert_log_and_undo_agree()
    while gm.state.phase != "cycle_end":
        before = gm.state
        own.next()
        assert gm.state != before, gm.state.phase
    own.next()
    gm.face(gm.tracker.ui.rareRow, "シナリオ終了")
    own.next()
    assert own.play_session.playing.running == ()


def took(gm: common.Gm, name: str) -> None:
    """CM-SCN-06: acquire a card for CP."""
    line = gm.tracker.ui.acquire
    there = line.card.findText(f"<{name}>")
    assert there >= 0, name
    line.card.setCurrentIndex(there)
    line.card.activated.emit(there)
    click(line.button)


def spoken(own: OwnGm) -> None:
    """KO-PHS, KO-VIC: own checks, a table, a track, then a battle by keys to its victory."""
    one, _ = own.players
    own.begin("session", [sheet.id for sheet in (*own.players, *own.npcs)])
    assert own.line("鎮め", "6 5").startswith("鎮め")
    assert own.thrown("鎮め") in ("成功", "失敗")
    assert own.line("余韻", "7").endswith("こだま")
    own.spends(one.id, "声", 2)
    own.line(":因果の波-1")
    own.begin_battle()
    round_by_keys(own)
    own.assert_in_step()
    while own.counted < 40:
        own.line("鎮め", "9 8")
    own.assert_in_step()
    own.campaign_window.play_page.page.tools.close_engine.trigger()
    assert own.play_session.playing.running == ()
    for word in ("因果の波", "鎮め", "こだま", "声"):
        assert word in own.replay_text(), word
    assert "インガオホー" not in own.replay_text()
