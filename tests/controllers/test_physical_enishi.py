"""Real dice and paper beside the program, in the window: the chapter EN-TAB of えにし, in one window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.controllers.main import MainController
from desktop.core.play import Choose
from desktop.core.value import Viewer
from desktop.views.sheet.why_popup import WhyPopup
from desktop.views.systems.enishi.play.session_tracker import SessionTracker
from tests.controllers.test_physical_table import Gm
from tests.table_mode import click


@pytest.fixture(scope="module")
def gm(shared_main: MainController) -> Gm:
    """One GM for all tests here."""
    return Gm(shared_main, "enishi")


@pytest.fixture(autouse=True)
def loose(gm: Gm) -> Iterator[None]:
    """Every test begins with アカネ's《運動》 in the tray, and ends what it began."""
    gm.campaign_window.tray.prepare(gm.players[0].id, "check", {"skill": "athletics", "target": 7})
    gm.campaign_window.tray.focus()
    yield
    gm.close()
    for name in gm.play_session.playing.running:
        gm.play_session.close(name)


def declare(gm: Gm, effect: str, payer: str) -> None:
    """Press E and the letters of an effect."""
    lines = gm.campaign_window.tray.tray.ui.options.lines
    letters = next(line.letters for line in lines if line.id.startswith(f"{effect}:{payer}:"))
    for letter in f"E{letters}":
        gm.press(Qt.Key(ord(letter)))


def test_six_buttons_and_typed_dice_are_marked(gm: Gm) -> None:
    """EN-TAB-01: faces by key or button, the program's dice never forced; 実 marks the line of real dice."""
    tray = gm.campaign_window.tray.tray
    faces = [button for button in tray.ui.pad.findChildren(QPushButton) if button.isVisible()]
    assert [button.text() for button in faces[:6]] == list("123456")
    assert min(button.height() for button in faces) >= 24
    click(faces[3])
    click(faces[4])
    assert gm.faces == [(4, 5)]
    gm.close()
    assert [entry.hand for entry in gm.play_session.log().entries if entry.kind == "check"][-1] is True
    gm.throw()
    gm.close()
    assert [entry.hand for entry in gm.play_session.log().entries if entry.kind == "check"][-1] is False


def test_a_third_die_only_for_a_pair(gm: Gm) -> None:
    """EN-TAB-02, VAL-41: ダブルアップ asks for one more, 1-1 is ファンブル at once, anything else is the result."""
    gm.type_at_tray("33")
    assert "ダブルアップ！もう1d6" in gm.tray_text
    assert gm.wanted == (6,)
    gm.type_at_tray("2")
    assert gm.wanted == ()
    assert "ダブルアップ" in gm.tag
    gm.close()
    gm.type_at_tray("11")
    assert gm.wanted == ()
    assert gm.tag == "ファンブル"
    gm.close()
    gm.type_at_tray("64")
    assert gm.wanted == ()
    assert gm.tag == "成功"


def test_effect_windows_name_payers_and_close_on_enter(gm: Gm) -> None:
    """EN-TAB-03, EN-TAB-04, EN-TAB-05, EN-XP-03: effects with payers; how many are missing; support counts at once."""
    akane, haru = gm.players[0], gm.players[1]
    gm.type_at_tray("42")
    lines = gm.campaign_window.tray.tray.ui.options.lines
    assert [(line.label, line.cost) for line in lines[:2]] == [
        ("振りなおし", f"{akane.name} ゲージ残り2→1"),
        ("振りなおし", f"{haru.name} ゲージ残り1→0"),
    ]
    assert "あと1で成功・払えるPC 4人" in gm.tray_text
    assert gm.tag == "失敗"
    declare(gm, "plus", haru.id)
    assert gm.tag == "成功"
    used = next(line for line in gm.campaign_window.tray.tray.ui.options.lines if line.cost.startswith(haru.name))
    assert "もう一つ使いました" in used.reason
    gm.press(Qt.Key.Key_Return)
    paid = gm.campaign_window.open_campaign.sheet(haru.id)
    assert paid is not None
    assert (paid.xp_total, paid.gauge_ticks) == (haru.xp_total + 1, haru.gauge_ticks + 1)  # type: ignore[attr-defined]
    gm.undo()
    assert gm.campaign_window.open_campaign.sheet(haru.id).xp_total == haru.xp_total  # type: ignore[union-attr]


def test_gm_can_remove_support_points(gm: Gm) -> None:
    """EN-TAB-05, EN-TAB-12: the small checklist at the end of a stage has the point and takes it away again."""
    gm.begin("session", [person.id for person in gm.players])
    gm.play_session.play("session", {"kind": "stage", "stage": "last", "gm": True, "confirm": True})
    tracker = gm.tracker("session")
    assert isinstance(tracker, SessionTracker)
    assert "ラストステージ" in tracker.ui.stageTitle.text()
    haru = gm.players[1]
    row = next(cells for cells in tracker.experience.rows.all if str(cells[1].property("who")) == haru.id)
    less, more = row[8], row[9]
    click(more)
    assert gm.campaign_window.open_campaign.sheet(haru.id).xp_total == haru.xp_total + 1  # type: ignore[union-attr]
    click(less)
    assert gm.campaign_window.open_campaign.sheet(haru.id).xp_total == haru.xp_total  # type: ignore[union-attr]


def test_undo_does_not_reopen_an_effect_window(gm: Gm) -> None:
    """EN-TAB-07, EN-TMP-08: Ctrl+Z step by step; an effect of a closed window is refused by that name."""
    gm.type_at_tray("42")
    gm.play_session.post(Choose(option="next"))
    gm.campaign_window.tray.tray.option_chosen.emit(
        f"reroll:{gm.players[0].id}:gauge:0"
    )  # the button of a window that has closed
    assert "巻き戻しはできません" in gm.tray_text
    assert gm.faces == [(4, 2)]
    assert "達成値+1" in [line.label for line in gm.campaign_window.tray.tray.ui.options.lines]
    gm.campaign_window.play_page.page.setFocus()
    gm.back()
    assert "振りなおし" in [line.label for line in gm.campaign_window.tray.tray.ui.options.lines]
    gm.back()
    assert gm.faces == []
    assert gm.wanted == (6, 6)


def test_players_see_no_number_of_an_npc(gm: Gm) -> None:
    """EN-TAB-08: target, NPCs' numbers and order are the GM's; the display has none of them."""
    foe = gm.npcs[0]
    gm.begin("battle", [gm.players[0].id, foe.id])
    battle = gm.play_session.playing.shown("battle", Viewer())
    own = gm.play_session.playing.shown("battle", Viewer(gm=True))
    assert battle is not None
    assert own is not None
    for seen, known in ((battle, False), (own, True)):
        person = next(person for person in seen.people if person.id == foe.id)
        assert any(gauge.value is not None for gauge in person.gauges) is known
    tracker = gm.tracker("battle")
    assert tracker.ui.vision.isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support")  # a popup cannot grab the keyboard offscreen
def test_every_number_names_its_rule(gm: Gm) -> None:
    """EN-TAB-15: なぜ？ names every summand with its rule; the journal has faces, effects and who paid."""
    gm.type_at_tray("42")
    click(gm.campaign_window.tray.tray.ui.whyButton)
    popup = next(w for w in QApplication.topLevelWidgets() if isinstance(w, WhyPopup) and w.isVisible())
    assert "EN-CHK-04" in [label.text() for label in popup.findChildren(QLabel)]
    popup.close()
    declare(gm, "plus", gm.players[1].id)
    gm.press(Qt.Key.Key_Return)
    rows = [
        entry.data["event"] for entry in gm.play_session.log().entries if entry.kind == "step" and "event" in entry.data
    ]
    assert [step.get("faces") or step.get("option") for step in rows[-3:]] == [
        [4, 2],
        "next",
        f"plus:{gm.players[1].id}:gauge:0",
    ]
    gm.undo()
