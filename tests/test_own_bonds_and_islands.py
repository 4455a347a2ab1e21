"""えにし without effects and bonds, with its own powers; 3D6 roll-under from nothing: made, taken, played, printed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from desktop.controllers.main import MainController
from desktop.services.library.sample import definition_of, games
from desktop.views.play.plain_tracker import PlainTracker
from tests import test_session_enishi as enishi
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main
from tests.controllers.test_blank_editor import ORDER, Writer, with_names
from tests.own_games import Author, OwnGm
from tests.table_mode import click, needs


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
    author.row("profile", label="面目", kind="track", most="6")
    author.row("checks", name="家訓", sides=6, count=2, number="8")
    author.row("weapons", name="鉄扇", skill="白兵", cost=1, power=3)
    author.tables("噂\n1D6\n1-6:→[出どころ]\n\n出どころ\n1D6\n1-6:蔵の中")
    game, folder = author.taken(tmp_path)
    assert [row.get("power", 0) for row in game.lists["powers"]] == [0, 2, 6]
    gm = OwnGm(main, folder)
    fought(gm)
    words = gm.printed()
    for word in ("体力点", "家の掟"):
        assert word in words, word
    for word in ("エフェクト", "所縁"):
        assert word not in words, word


def test_islands(main: MainController, tmp_path: Path) -> None:
    """A whole game from nothing, a play session of it by keys."""
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
    author.tables("空もよう\n1D6\n1-3:凪\n4-6:→[風]\n\n風\n1D6\n1-6:北風")
    for field in ("author", "summary"):
        author.page.text_changed.emit(field, getattr(wanted, field))
    game, folder = author.taken(tmp_path)
    assert with_names(game) == with_names(wanted)
    gm = OwnGm(main, folder)
    sailed(gm)
    needs(40, gm)
    words = gm.printed()
    assert wanted.profile is not None
    names = [str(row["name"]) for list_id in ("abilities", "skills") for row in wanted.lists[list_id]]
    for word in (*(field.label for field in wanted.profile if not field.removed), *names):
        assert word in words, word


def fought(own: OwnGm) -> None:
    """EN-SES, EN-BTL, EN-PWR, EN-XP-01: a session with own checks, a battle to its end, what was earned, spent."""
    one, two = own.players
    foe = own.npcs[0]
    gm = enishi.Gm(own.main, sample=False)
    enishi.opening(gm)
    assert own.line("家訓", "5 4").startswith("家訓")
    assert own.thrown("家訓") in ("成功", "失敗")
    assert own.line("噂", "2", "3").endswith("蔵の中")
    own.spends(one.id, "面目", 1)
    own.choose(one.id)
    assert "体力点" in own.line(":体力点-1")  # a fight may end without a loss of it
    assert "体力点" in own.line(":体力点+1")
    enishi.checks(gm, one.id, two.id)
    gm.next()
    enishi.fight(gm, one.id, two.id, foe.id)
    enishi.ending(gm)
    own.assert_in_step()
    needs(40, own)
    for word in ("家訓", "蔵の中", "面目", "体力点"):
        assert word in own.replay_text(), word
    own.grow(two.id, "")


def sailed(own: OwnGm) -> None:
    """BL-TRN, BL-CND, BL-GRW: a scene with checks, a table and tracks; a fight in its order to the end; growth."""
    one, two = own.players
    foe = own.npcs[0]
    own.begin("session", [one.id, two.id, foe.id])
    assert own.line("先を急ぐ", "3 4 2").startswith("先を急ぐ")
    assert own.thrown("運だめし")
    assert own.line("空もよう", "5", "2").endswith("北風")
    own.spends(one.id, "生命", 1)
    own.next()
    while own.type_dice():
        pass
    tracker = own.tracker("session")
    own.choose(foe.id)
    put_on(own, tracker, "転倒")
    for _ in range(40):
        if own.points(foe.id, "生命") == 0:
            break
        struck(own, foe.id)
    assert own.points(foe.id, "生命") == 0
    own.assert_log_and_undo_agree()
    while own.counted < 40:
        own.line("よける", "3 2 5")
    own.face(tracker.steps.row, "手番の進行を終える")
    own.assert_in_step()
    own.campaign_window.play_page.page.tools.close_engine.trigger()
    assert own.play_session.playing.running == ()
    assert "打撃を決める" in own.replay_text()
    assert "転倒" in own.replay_text()
    own.grow(one.id, "セッションを終える")
    own.grow(one.id, "")


def struck(own: OwnGm, foe: str) -> None:
    """The acting character strikes, with typed dice; points go by T; N passes the turn."""
    who = own.state("session").now
    own.choose(who)
    assert own.line("打撃を決める", "4").startswith("打撃を決める")
    own.by_key(Qt.Key.Key_Minus, own.players[0].id if who == foe else foe, 1 if who == foe else 2)
    own.next()
    own.type_dice()


def put_on(own: OwnGm, tracker: PlainTracker, state: str) -> None:
    """BL-CND-01: a custom state is put on the selected character."""
    own.face(tracker.theirs.row, "状態")
    tracker.ask_box.form.inputs["text"].setEditText(state)
    click(tracker.ask_box.do_button)
