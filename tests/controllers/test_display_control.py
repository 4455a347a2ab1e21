"""公開画面の手もと: the GM sees the very screen that players see, holds its switches, and measures its hexes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.prepared.handout import Handout
from desktop.models.play.measures import Measures, read, written
from desktop.views.dialogs.display_control import DisplayControl, RulerDialog
from desktop.views.display.screen import HEX_HIGH, Screen
from tests.gallery.tables import step
from tests.table_mode import TableGm, click


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def opened(main: MainController) -> DisplayControl:
    main.run("display_control")
    found = main.window.findChild(DisplayControl)
    assert found is not None
    assert found.isVisible()
    return found


def test_preview_equals_the_display_at_every_step(main: MainController) -> None:
    gm = TableGm(main, "kotodama")
    campaign_window = opened(main)
    preview = campaign_window.ui.preview
    click(campaign_window.ui.openButton)
    view = gm.campaign_window.display.view
    assert view is not None
    assert preview.shown is view.shown
    gm.play_session.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    seen = set()
    for _ in range(8):
        step(main, set())
        assert preview.spoken_value() == view.spoken_value()
        preview.grab()
        small = view.written
        view.grab()
        assert view.written == small
        seen.add(view.picture.face)
    assert len(seen) > 2
    click(campaign_window.ui.darkButton)
    image = preview.grab().toImage()
    assert image.pixelColor(image.width() // 2, 40) == QColor("black")
    assert campaign_window.ui.darkButton.isChecked()
    assert "暗く" in campaign_window.ui.state.text()
    click(campaign_window.ui.darkButton)
    click(campaign_window.ui.holdButton)
    assert "止めて" in campaign_window.ui.state.text()
    before = view.picture
    step(main, set())
    assert view.picture == before
    turn = view.turn
    click(campaign_window.ui.turnButton)
    assert view.turn == (turn + 1) % 4


def test_preview_shows_the_display_before_it_is_opened(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    campaign_window = opened(main)
    assert gm.campaign_window.display.view is None
    assert not campaign_window.ui.darkButton.isEnabled()
    gm.play_session.begin("battle", [sheet.id for sheet in gm.players])
    assert {one.name for one in campaign_window.ui.preview.shown.picture.face.party} == {
        sheet.name for sheet in gm.players
    }
    main.run("display_control")
    assert len(main.window.findChildren(DisplayControl)) == 1


def test_handouts_are_shown_and_hidden_from_the_display_window(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    for sample in gm.campaign_window.open_campaign.handouts.known:
        gm.campaign_window.open_campaign.handouts.remove(sample.id, "")
    for handout in (Handout(title="手紙"), Handout(title="密命", who=(gm.players[0].id,))):
        gm.campaign_window.open_campaign.handouts.add(handout, "")
    campaign_window = opened(main)
    ui = campaign_window.ui
    assert [ui.list.item(n).text() for n in range(2)] == ["手紙", "密命（個別）"]
    click(ui.showButton)
    assert ui.list.item(0).text() == "手紙（公開中）"
    assert ui.preview.shown.picture.face.handout is not None
    assert ui.showButton.text() == "しまう(&S)"
    ui.list.setFocus()
    QTest.keyClick(ui.list, Qt.Key.Key_Return)
    assert ui.preview.shown.picture.face.handout is None
    QTest.keyClick(ui.list, Qt.Key.Key_Down)
    assert ui.showButton.text() == "渡す(&S)"
    click(ui.showButton)
    assert ui.preview.shown.picture.face.handout is None
    assert "密命" not in ui.preview.spoken_value()
    click(ui.writeButton)
    assert gm.campaign_window.tabs.page("handouts") is main.window.page


def test_display_window_closes_in_kiosk_mode_and_with_its_campaign(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    console = opened(main)
    campaign_window.hand_over("", "2468")
    assert not console.isVisible()
    assert campaign_window.handed_over is not None
    campaign_window.handed_over.unlock("2468")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    console = opened(main)
    main.leave_campaign()
    assert not console.isVisible()


def test_closing_twice_is_harmless(main: MainController, campaign_window: CampaignWindow) -> None:
    dialog = opened(main)
    dialog.reject()
    dialog.reject()  # an Esc that was on its way
    assert not campaign_window.display.watched
    assert not dialog.isVisible()


def test_custom_states_are_on_the_display_unless_secret(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    console = opened(main)
    hero, npc = gm.players[0], gm.npcs[0]
    gm.play_session.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.play_session.mark(CustomState(name="雨に濡れた", who=hero.id))
    gm.play_session.mark(CustomState(name="嵐が近い"))
    gm.play_session.mark(CustomState(name="裏切り者", who=hero.id, secret=True))
    gm.play_session.mark(CustomState(name="夜明けまで", secret=True))
    shown = console.ui.preview.shown
    console.ui.preview.grab()
    face = shown.picture.face
    assert "雨に濡れた" in next(one.states for one in face.party if one.who == hero.id)
    assert face.marks == "嵐が近い"
    everything = "\n".join((*face.texts, *shown.written, console.ui.preview.spoken_value()))
    assert "裏切り者" not in everything
    assert "夜明け" not in everything
    assert all("雨" not in one.states for one in (*face.order, *face.others) if one.who == npc.id)


def test_actor_hex_is_tinted(main: MainController) -> None:
    gm = TableGm(main, "common")
    gm.play_session.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    for number, sheet in enumerate((*gm.players, *gm.npcs), 1):
        gm.play_session.play("battle", {"kind": "move_token", "who": sheet.id, "hex": number}, ruling="")
    gm.campaign_window.display.open()
    screen = gm.campaign_window.display.screen
    tinted, acting = [], []
    for _ in range(12):
        step(main, set())
        board = screen.picture.face.board
        assert board is not None
        here = {token.at for token in board.tokens if token.turn}
        assert set(screen.board.light.hexes) == here
        assert {light.kind for light in screen.board.light.hexes.values()} <= {"own"}
        tinted += here
        acting += [screen.picture.face.acting] if here else []
    assert tinted
    assert acting


# real size


def test_measured_line_sets_the_hex_size(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    gm = TableGm(main, "enishi")
    console = opened(main)
    click(console.ui.openButton)
    display = gm.campaign_window.display
    view = display.view
    assert view is not None
    view.resize(1280, 720)
    gm.play_session.begin("map", ())
    click(console.ui.rulerButton)
    (dialog,) = main.window.findChildren(RulerDialog)
    assert dialog.isVisible()
    image = view.grab().toImage()
    long = sum(image.pixelColor(x, y) == image.pixelColor(640, y) for y in (_line(image),) for x in range(1280))
    assert abs(long - 432) <= 3
    dialog.ui.line.setValue(216.0)
    dialog.ui.hex.setValue(30.0)
    dialog.ui.onCheck.setChecked(True)
    click(dialog.ui.doButton)
    assert display.screen.ruler == 0
    assert display.screen.hex_high == pytest.approx(60)
    drawn: list[float] = []
    real = Screen._draw

    def noted(painter: object, scene: object, box: object, part: object) -> None:
        drawn.append(box.height() / part.height())  # type: ignore[attr-defined]
        real(painter, scene, box, part)  # type: ignore[arg-type]

    monkeypatch.setattr(Screen, "_draw", staticmethod(noted))
    view.grab()
    assert drawn[0] * display.screen._unit * HEX_HIGH == pytest.approx(60)
    display.close()
    display.open()
    assert display.screen.hex_high == pytest.approx(60)


def _line(image: object) -> int:
    """The row of the ruler, in the lower half of the middle, where the ink is longest."""
    ink = QColor("#20242C")
    rows = range(image.height() // 2 - 60, image.height() // 2 + 60)  # type: ignore[attr-defined]
    return max(rows, key=lambda y: sum(image.pixelColor(x, y) == ink for x in range(0, 1280, 8)))  # type: ignore[attr-defined]


def test_large_board_scrolls_to_actor(main: MainController) -> None:
    gm = TableGm(main, "common")
    gm.play_session.begin("battle", [sheet.id for sheet in (*gm.players, *gm.npcs)])
    gm.campaign_window.display.open()
    view, screen = gm.campaign_window.display.view, gm.campaign_window.display.screen
    assert view is not None
    view.resize(1280, 720)
    for number, sheet in enumerate((*gm.players, *gm.npcs), 1):
        gm.play_session.play("battle", {"kind": "move_token", "who": sheet.id, "hex": number}, ruling="")
    screen.set_measures(hex_high=260.0, ruler=0.0)
    for _ in range(30):
        step(main, set())
        assert not view.grab().isNull()
        assert view.written
    screen.set_measures(hex_high=0.0, ruler=0.0)
    assert not view.grab().isNull()


def test_cancelled_measure_removes_its_line(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.display.darken()
    campaign_window.display.ask_ruler()
    assert not campaign_window.display.dark
    (dialog,) = main.window.findChildren(RulerDialog)
    assert campaign_window.display.screen.ruler > 0
    click(dialog.ui.cancelButton)
    assert campaign_window.display.screen.ruler == 0
    assert campaign_window.display.measures == Measures()


@pytest.mark.parametrize("data", [None, 7, [], {"hex_mm": "x"}, {"hex_mm": 1e9, "densities": 3, "on": "yes"}])
def test_damaged_measures_fall_back_to_defaults(data: object) -> None:
    assert read(data) == Measures()


def test_screen_measures_round_trip() -> None:
    kept = Measures(on=True, hex_mm=30.0, densities={"television": 3.5})
    assert read(written(kept)) == kept
    assert kept.hex_high("television", 1.0) == 105.0
    assert kept.hex_high("laptop", 4.0) == 120.0
    assert Measures().hex_high("laptop", 4.0) == 0.0


def test_long_text_is_paged_on_the_display(main: MainController) -> None:
    """By the GM's button and by the display's own keys; every sentence is painted on one leaf or another."""
    gm = TableGm(main, "enishi")
    campaign_window = opened(main)
    click(campaign_window.ui.openButton)
    view = gm.campaign_window.display.view
    assert view is not None
    play_session, handouts = gm.campaign_window.open_campaign.play_session, gm.campaign_window.open_campaign.handouts
    long = "\n".join(f"{n}行目：霧の中から汽笛が聞こえた。" for n in range(120))
    for one in (Handout(id="short", text="短い"), Handout(id="long", title="長い手紙", text=long)):
        handouts.add(one, "")
        play_session.hand(one, on=True)
        assert campaign_window.ui.leafButton.isVisible() == (one.id == "long")
    read_there: list[str] = []
    leaves = view.shown.leaves
    assert leaves > 2
    for number in range(leaves):
        view.grab()
        assert f"{number + 1} / {leaves}" in view.written
        read_there += "\n".join(view.written).split("\n")
        click(campaign_window.ui.leafButton)
    assert [line for line in read_there if "行目" in line] == long.split("\n")
    assert view.shown.leaf == 0
    QTest.keyClick(view, Qt.Key.Key_PageUp)
    assert view.shown.leaf == leaves - 1
    QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert view.shown.leaf == 0
