"""The scenario at the table: chosen where the session begins, its scenes, encounters and handouts at hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QLabel, QPushButton

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.campaign.scenarios import Scenarios
from desktop.views.dialogs.play import BeginDialog, ScenarioChoice
from desktop.views.play.encounter_list import EncounterList
from desktop.views.play.scenario_panel import ScenarioPanel
from tests.table_mode import click, no_sheet_open


def begun(main: MainController, system: str) -> CampaignWindow:
    with no_sheet_open():
        main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    click(main.window.ui.playButton)
    return campaign_window


def dialog_of(campaign_window: CampaignWindow) -> BeginDialog:
    campaign_window.play_page.joining.begin("session")
    return next(d for d in campaign_window.window.findChildren(BeginDialog) if d.isVisible())


def pressed(panel: ScenarioPanel, text: str) -> None:
    click(next(b for b in panel.findChildren(QPushButton) if b.isVisible() and b.text().startswith(text)))


@pytest.mark.parametrize("system", ["d20fate", "d6game", "enishi", "kotodama"])
def test_session_start_selects_a_scenario(main: MainController, system: str) -> None:
    campaign_window = begun(main, system)
    open_campaign = campaign_window.open_campaign
    other = open_campaign.system.scenario.type(
        system=system, title="別の話", notes=({"name": "覚え書き", "text": "雨。"},)
    )
    Scenarios(open_campaign.campaign, open_campaign.system).add(other)
    dialog = dialog_of(campaign_window)
    choice = dialog.findChild(ScenarioChoice)
    assert choice is not None
    assert choice.scenario == open_campaign.played.id  # the one that was played last stands there
    choice.box.setCurrentIndex(choice.box.findText("別の話"))
    click(dialog.ui.beginButton)
    assert open_campaign.play_session.playing.running == ("session",)
    assert open_campaign.campaign.data["scenario"] == other.id
    panel = campaign_window.play_page.scenario.panel
    assert panel.isHidden()
    campaign_window.run("scenario_hand")
    assert panel.isVisible()
    assert panel.ui.head.text() == "別の話"
    assert panel.current is not None
    assert (panel.current.title, panel.ui.note.text()) == ("メモ　覚え書き", "雨。")
    click(panel.ui.foldButton)
    assert panel.isHidden()


def test_scenes_bring_encounters_and_handouts(main: MainController) -> None:
    campaign_window = begun(main, "enishi")
    click(dialog_of(campaign_window).ui.beginButton)
    campaign_window.run("scenario_hand")
    panel = campaign_window.play_page.scenario.panel
    titles = [panel.ui.what.itemText(row) for row in range(panel.ui.what.count())]
    assert titles[:3] == ["あらまし", "1　霧の駅", "2　改札の影"]
    panel.ui.what.setCurrentIndex(1)
    assert panel.ui.aloud.text().startswith("扉が閉まり")
    play_session = campaign_window.open_campaign.play_session
    pressed(panel, "見せる：待合室の手紙")
    assert play_session.handed.shown == ("sample-letter",)
    pressed(panel, "しまう：待合室の手紙")
    assert play_session.handed.shown == ()
    panel.ui.what.setCurrentIndex(2)
    pressed(panel, "出す：改札の影")
    assert "battle" in play_session.playing.running
    assert {"霧の手下1", "霧の手下2"} <= {person.name for person in campaign_window.play_page.people()}


def test_kiosk_player_sees_nothing_of_the_scenario(main: MainController) -> None:
    """In kiosk mode, and while a check is passed around: it is neither on the screen nor in accessible names."""
    campaign_window = begun(main, "enishi")
    click(dialog_of(campaign_window).ui.beginButton)
    campaign_window.run("scenario_hand")
    panel = campaign_window.play_page.scenario.panel
    assert panel.isVisible()
    campaign_window.hand_over(campaign_window.open_campaign.campaign.party[0], "4321")
    assert not panel.isVisible()
    campaign_window.run("scenario_hand")  # its keys, too, belong to the GM
    texts = [w.text() for w in main.window.findChildren(QLabel) if w.isVisible()]
    scenario = campaign_window.open_campaign.played.value
    assert scenario is not None
    assert not any(scenario.title in text or scenario.gm_script in text for text in texts)
    assert campaign_window.handed_over is not None
    assert campaign_window.handed_over.unlock("4321")
    main.window.ui.playButton.click()
    campaign_window.play_page.scenario.fold(True)
    assert panel.isVisible()


def test_scenario_encounters_are_listed_as_prepared(main: MainController) -> None:
    campaign_window = begun(main, "kotodama")
    listed = campaign_window.play_page.page.findChild(EncounterList)
    assert listed is not None
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # rows that were shown before
    buttons = listed.findChildren(QPushButton)
    starts = [b.accessibleName() for b in buttons if b.accessibleName().startswith("出す")]
    assert starts == ["出す：裏口の警備", "出す：金庫の前", "出す：電網の門"]
    campaign_window.play_page.encounters.start_number(1)
    assert "警備兵2" in {person.name for person in campaign_window.play_page.people()}


def test_npc_without_a_sheet_is_reported_with_remedy(main: MainController) -> None:
    campaign_window = begun(main, "enishi")
    open_campaign = campaign_window.open_campaign
    made = open_campaign.system.scenario.type(
        system="enishi",
        title="空",
        npcs=({"name": "影"},),
        encounters=({"name": "影たち", "groups": ({"npc": "影"},)},),
    )
    open_campaign.scenarios.add(made)
    open_campaign.played.choose(made.id)
    campaign_window.play_page.encounters.start_of_scenario("影たち")
    assert "シートがないので出せません：影" in campaign_window.window.notice
    assert open_campaign.play_session.playing.running == ()


def test_missing_or_damaged_scenario_leaves_play_unchanged(main: MainController) -> None:
    campaign_window = begun(main, "enishi")
    (path,) = campaign_window.open_campaign.scenarios.folder.glob("*.json")
    path.write_text("{", encoding="utf-8")
    campaign_window.open_campaign.played.forget()
    campaign_window.play_page.scenario.show()
    assert not campaign_window.play_page.page.tools.scenario.isVisible()
    campaign_window.run("scenario_hand")
    assert "遊んでいるシナリオがありません" in campaign_window.window.notice
