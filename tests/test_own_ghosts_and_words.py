"""A ghost hunt on コモンルール and コトダマ with another success face: made, taken, played for an evening, printed."""

from __future__ import annotations

from pathlib import Path

from desktop.controllers.main import MainController
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.own_games import Author, OwnGm


def test_ghosts(main: MainController, tmp_path: Path) -> None:
    """CM-CARD: cards that cost nerve and give it back, nerve as a track, 財産点 by another name."""
    author = Author(main, "common", "灯台の幽霊")
    author.label("assets", "お札")
    author.row("profile", label="霊感", kind="number")
    author.row("profile", label="正気", kind="track", most="霊感＋6")
    series = author.page.editors["series"].rows[0]["name"]
    for name, amount in (("除霊", -2), ("深呼吸", 1)):
        author.row("cards", name=name, series=series, effects=[{"op": "points", "number": "正気", "amount": amount}])
    game, folder = author.taken(tmp_path)
    assert {"除霊", "深呼吸"} <= {row["name"] for row in game.lists["cards"]}
    gm = OwnGm(main, folder)
    gm.check(gm.players[0].id, gm.desk.workspace.kinds(gm.players[0].id)[0].id)
    gm.evening_of(14)
    told = gm.printed()
    for word in ("お札", "霊感", "正気"):
        assert word in told, word
    assert "財産点" not in told


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
    game, folder = author.taken(tmp_path)
    assert game.settings["normal_target"] == 7
    gm = OwnGm(main, folder)
    gm.check(gm.players[0].id, gm.desk.workspace.kinds(gm.players[0].id)[0].id)
    gm.evening_of(10)
    told = gm.printed()
    for word in ("因果の波", "詠み", "詠み名"):
        assert word in told, word
    assert "インガオホー" not in told
