"""えにし without effects and bonds, with its own powers; 3D6 roll-under from nothing: made, taken, played, printed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.services.sample import definition_of, games
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.controllers.test_blank_editor import ORDER, Writer, told
from tests.own_games import Author, OwnGm
from tests.table_mode import needs


def test_bonds(main: MainController, tmp_path: Path) -> None:
    """EN-TBL: three bands of power, LP by another name, no effects, no bonds."""
    author = Author(main, "enishi", "鉄と霧")
    author.setting("effects_used", False)
    author.setting("bonds_used", False)
    author.clear("powers")
    for name, start, power in (("外れ", 0, 0), ("浅手", 4, 2), ("深手", 10, 6)):
        author.row("powers", name=name, start=start, power=power)
    author.label("word_lp", "体力点")
    author.row("profile", label="家の掟")
    game, folder = author.taken(tmp_path)
    assert [row.get("power", 0) for row in game.lists["powers"]] == [0, 2, 6]
    gm = OwnGm(main, folder)
    gm.check(gm.players[0].id, gm.desk.workspace.kinds(gm.players[0].id)[0].id)
    gm.evening_of(10)
    words = gm.printed()
    for word in ("体力点", "家の掟"):
        assert word in words, word
    for word in ("エフェクト", "所縁"):
        assert word not in words, word


def test_islands(main: MainController, tmp_path: Path) -> None:
    """A whole game from nothing, an evening of eighty steps by keys."""
    wanted = definition_of(games("blank")[2])
    author = Author(main, "blank", wanted.title)
    writer = Writer(author.controller, wanted)
    for list_id in ORDER:
        rows = {"profile": wanted.profile or (), "checks": wanted.checks}.get(list_id)
        plain = wanted.lists[list_id] if rows is None else tuple(row.model_dump(mode="json") for row in rows)
        writer.rows(list_id, plain)
    for key, value in wanted.settings.items():
        author.page.setting_changed.emit(key, value)
    for label, word in wanted.labels.items():
        author.label(label, word)
    for field in ("author", "summary"):
        author.page.text_changed.emit(field, getattr(wanted, field))
    game, folder = author.taken(tmp_path)
    assert told(game) == told(wanted)
    gm = OwnGm(main, folder)
    gm.evening_of(10)
    while gm.counted < 80:
        before = gm.counted
        for person in gm.players:
            gm.by_key(Qt.Key.Key_T, person.id, 3)
            gm.by_key(Qt.Key.Key_H, person.id, 2)
            gm.next()
            gm.type_dice()
        assert gm.counted > before
    needs(80, gm)
    gm.held()
    words = gm.printed()
    assert wanted.profile is not None
    names = [str(row["name"]) for list_id in ("abilities", "skills") for row in wanted.lists[list_id]]
    for word in (*(field.label for field in wanted.profile if not field.removed), *names):
        assert word in words, word
