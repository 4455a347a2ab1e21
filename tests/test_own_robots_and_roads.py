"""A robot game on the D6 engine and a skill list of one's own on d20FATE: made, taken, played and printed."""

from __future__ import annotations

from pathlib import Path

from desktop.controllers.main import MainController
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.own_games import Author, OwnGm


def test_robots(main: MainController, tmp_path: Path) -> None:
    """D6G-CUS: machine and pilot, armour in place of life, energy as a track, one pair is enough."""
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
    game, folder = author.taken(tmp_path)
    assert [row["name"] for row in game.lists["skills"]] == ["操縦", "射撃", "格闘", "整備", "索敵", "交信"]
    gm = OwnGm(main, folder)
    who = gm.players[0].id
    kinds = {gm.desk.words.say(kind.label): kind.id for kind in gm.desk.workspace.kinds(who)}
    assert gm.check(who, kinds["再起動"]) == "成功"  # a 6 reaches 4
    gm.evening_of(12)
    gm.begin("battle", [sheet.id for sheet in gm.players])
    gm.held()
    told = gm.printed()
    for word in ("アーマー", "機体名", "操縦者", "エネルギー", "索敵", "再起動"):
        assert word in told, word
    assert "ライフ" not in told


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
    game, folder = author.taken(tmp_path)
    assert [row["name"] for row in game.lists["skills"]] == ["騎乗", "野営", "値切り", "星読み"]
    gm = OwnGm(main, folder)
    gm.check(gm.players[0].id, gm.desk.workspace.kinds(gm.players[0].id)[0].id)
    gm.evening_of(12)
    told = gm.printed()
    for word in ("縁の賽", "騎乗", "野営", "値切り", "星読み", "旅のわけ"):
        assert word in told, word
    assert "フェイト・ダイス" not in told
