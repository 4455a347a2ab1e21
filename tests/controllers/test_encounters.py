"""Encounters, quick NPCs and group checks at the table, by clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.rolls.outcome import Change
from desktop.core.value import Viewer
from desktop.services.play.gm_notes import Encounter, Group, copies, read, written
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.group_check import GroupCheckDialog
from desktop.views.dialogs.play import BeginDialog, EncounterDialog, QuickNpcDialog
from desktop.views.play.button_row import ButtonRow
from tests.controllers.test_play_page import click, press
from tests.table_mode import no_sheet_open

SYSTEMS = tuple(info.id for info in Catalogue())


def open_play(main: MainController, system: str = "enishi") -> CampaignWindow:
    """The sample of a system with the table in front."""
    with no_sheet_open():
        main.open_sample(system)
    assert main.campaign_window is not None
    click(main.window.ui.playButton)
    return main.campaign_window


def test_an_encounter_is_prepared_and_started_with_one_key(main: MainController) -> None:
    campaign_window = open_play(main)
    npc = next(s for s in campaign_window.open_campaign.people.all_sheets() if not s.is_pc)
    click(campaign_window.play_page.encounters.list.new_button)
    dialog = main.window.findChild(EncounterDialog)
    assert dialog is not None
    click(dialog.ui.keepButton)
    assert "名前がありません" in dialog.ui.message.text()
    dialog.ui.nameEdit.setText("橋の上")
    click(dialog.ui.keepButton)
    assert "だれもいません" in dialog.ui.message.text()
    dialog.spin(npc.id).setValue(3)
    click(dialog.ui.keepButton)
    assert [e.name for e in campaign_window.play_page.encounters.prepared] == ["橋の上"]
    press(main, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    playing = campaign_window.open_campaign.play_session.playing
    assert playing.running
    names = [person.name for person in campaign_window.play_page.people()]
    assert [f"{npc.name}{n}" for n in (1, 2, 3)] == [name for name in names if name.startswith(npc.name)]


def test_an_encounter_outlives_a_restart_and_can_be_changed_and_deleted(main: MainController) -> None:
    campaign_window = open_play(main)
    npc = next(s for s in campaign_window.open_campaign.people.all_sheets() if not s.is_pc)
    kept = Encounter(name="夜襲", groups=(Group(sheet=npc.id, count=2),))
    campaign_window.open_campaign.campaign.change(encounters=written([kept]))
    folder = campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    prepared = main.campaign_window.play_page.encounters
    assert prepared.prepared == (kept,)
    prepared.edit(kept.id)
    dialog = main.window.findChild(EncounterDialog)
    assert dialog is not None
    assert dialog.spin(npc.id).value() == 2
    click(dialog.ui.deleteButton)
    assert prepared.prepared == ()


def test_concealed_encounter_joins_unseen(main: MainController) -> None:
    """KO-TBL-19: whether it begins the battle or joins one, players know nothing of it until it is revealed."""
    campaign_window = open_play(main, "kotodama")
    npc = next(s for s in campaign_window.open_campaign.people.all_sheets() if not s.is_pc)
    play_page, playing = campaign_window.play_page, campaign_window.open_campaign.play_session.playing
    campaign_window.open_campaign.campaign.change(
        encounters=written([Encounter(name="夜襲", groups=(Group(sheet=npc.id, count=2),))])
    )
    (kept,) = play_page.encounters.prepared
    play_page.encounters.edit(kept.id)
    dialog = next(d for d in main.window.findChildren(EncounterDialog) if d.isVisible())
    dialog.ui.hiddenCheck.setChecked(True)
    click(dialog.ui.keepButton)
    assert "PLから隠す" in play_page.encounters.lines()[0].who
    for come in (2, 4):
        press(main, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
        gm, players = (playing.shown("battle", viewer) for viewer in (Viewer(gm=True), Viewer()))
        assert gm is not None
        assert players is not None
        assert len(gm.people) - len(players.people) == come
    open_ = "".join(
        entry.open if entry.secret else entry.text for entry in campaign_window.open_campaign.play_session.log().entries
    )
    assert npc.name not in open_


def test_game_without_concealment_does_not_offer_it(main: MainController) -> None:
    campaign_window = open_play(main, "common")
    click(campaign_window.play_page.encounters.list.new_button)
    dialog = main.window.findChild(EncounterDialog)
    assert dialog is not None
    assert dialog.ui.hiddenCheck.isHidden()


def test_damaged_encounters_are_left_out() -> None:
    good = Encounter(name="x")
    assert read([*written([good]), {"name": 5}, 7, None]) == (good,)
    assert read("nonsense") == ()


def test_copies_are_numbered_after_existing_names() -> None:
    rule_system = Catalogue().system("d20fate")
    sheet = rule_system.blank(rule_system.game()).evolve(name="手下")
    made = copies(sheet, 3, ["手下2"])
    assert [one.name for one in made] == ["手下1", "手下3", "手下4"]
    assert len({one.id for one in made} | {sheet.id}) == 4
    assert not any(one.is_pc for one in made)


def test_faces_of_a_group_check_are_typed_in_turn(main: MainController) -> None:
    campaign_window = open_play(main)
    main.run("group_check")
    dialog = main.window.findChild(GroupCheckDialog)
    assert dialog is not None
    click(dialog.ui.typeButton)
    people = dialog.chosen
    assert campaign_window.tray.facing == people[0]
    assert campaign_window.play_page.page.window() is main.window
    entry = campaign_window.tray.tray.ui.entry
    for who in people:
        assert campaign_window.tray.facing == who
        QTest.keyClicks(entry, "61")
        while (
            campaign_window.tray.facing == who
            and campaign_window.tray.roll is not None
            and not campaign_window.tray.roll.done
        ):
            QTest.keyClick(entry, Qt.Key.Key_Return)
    assert "成功" in dialog.ui.message.text()
    assert "みんなで判定" in campaign_window.open_campaign.play_session.log().standing[-1].text
    dialog.close()


def test_quick_npc_joins_the_running_battle(main: MainController) -> None:
    campaign_window = open_play(main)
    if not campaign_window.open_campaign.system.has_quick:
        pytest.skip("this system has only the long way")
    campaign_window.open_campaign.play_session.begin(
        "battle", [s.id for s in campaign_window.open_campaign.people.all_sheets()]
    )
    press(main, Qt.Key.Key_B, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = main.window.findChild(QuickNpcDialog)
    assert dialog is not None
    dialog.ui.nameEdit.setText("番犬")
    click(dialog.ui.makeButton)
    assert "番犬" in [person.name for person in campaign_window.play_page.people()]


def test_encounter_starts_a_battle_beside_the_session(main: MainController) -> None:
    campaign_window = open_play(main)
    people = campaign_window.open_campaign.people.all_sheets()
    campaign_window.open_campaign.play_session.begin("session", [s.id for s in people if s.is_pc])
    npc = next(s for s in people if not s.is_pc)
    campaign_window.open_campaign.campaign.change(
        encounters=written([Encounter(name="夜襲", groups=(Group(sheet=npc.id),))])
    )
    campaign_window.play_page.encounters.start_number(1)
    assert campaign_window.open_campaign.play_session.playing.running == ("battle", "session")
    assert campaign_window.play_page.engine == "battle"
    assert npc.id in {person.id for person in campaign_window.play_page.people()}
    campaign_window.play_page.joining.fight([s.id for s in people if not s.is_pc and s.id != npc.id][:1])
    assert len(campaign_window.play_page.people()) == len([s for s in people if s.is_pc]) + 2


def test_copies_of_fallen_npc_are_unhurt(main: MainController) -> None:
    """KO-STA-01: a copy has the edits of an NPC's sheet, but not the changes of play."""
    campaign_window = open_play(main, "kotodama")
    play_session, people = campaign_window.open_campaign.play_session, campaign_window.open_campaign.people.all_sheets()
    guard = next(s for s in people if s.name == "警備兵")
    stood = guard.hp  # type: ignore[attr-defined]
    play_session.change([Change(sheet=guard.id, field="karma", before=guard.karma, after=3)], "手で")  # type: ignore[attr-defined]
    play_session.begin("battle", [s.id for s in people])
    play_session.play("battle", {"kind": "damage", "who": guard.id, "amount": stood + 5})
    fallen = campaign_window.open_campaign.sheet(guard.id)
    assert (fallen.hp, fallen.char_state) == (0, "downed")  # type: ignore[union-attr]
    play_session.close("battle")
    prepared = Encounter(name="夜警", groups=(Group(sheet=guard.id, count=2),))
    campaign_window.open_campaign.campaign.change(encounters=written([prepared]))
    campaign_window.play_page.encounters.start_number(1)
    made = [s for s in campaign_window.open_campaign.people.all_sheets() if s.name in ("警備兵1", "警備兵2")]
    assert [(s.hp, s.char_state, s.karma) for s in made] == [(stood, "unacted", 3)] * 2  # type: ignore[attr-defined]


@pytest.mark.parametrize("system", ["common", "d6game", "enishi", "kotodama"])
def test_copies_left_by_undo_are_taken_again(main: MainController, system: str) -> None:
    campaign_window = open_play(main, system)
    open_campaign, encounters = campaign_window.open_campaign, campaign_window.play_page.encounters
    npc = next(sheet for sheet in open_campaign.people.all_sheets() if not sheet.is_pc)
    prepared = Encounter(name="夜警", groups=(Group(sheet=npc.id, count=2),))
    open_campaign.campaign.change(encounters=written([prepared]))

    def names() -> list[str]:
        return sorted(s.name for s in open_campaign.people.all_sheets() if s.name.startswith(npc.name))

    for _ in range(2):
        encounters.start_number(1)
        assert names() == [npc.name, f"{npc.name}1", f"{npc.name}2"]
        assert {f"{npc.name}1", f"{npc.name}2"} <= {person.name for person in campaign_window.play_page.people()}
        open_campaign.play_session.back()
        assert open_campaign.play_session.playing.running == ()
    encounters.start_number(1)
    encounters.start_number(1)  # who fights already is not called twice
    assert names() == [npc.name, *(f"{npc.name}{n}" for n in (1, 2, 3, 4))]


def test_join_dialog_is_labelled_as_joining(main: MainController) -> None:
    campaign_window = open_play(main)
    people = campaign_window.open_campaign.people.all_sheets()
    campaign_window.open_campaign.play_session.begin("battle", [s.id for s in people[:2]])
    click(campaign_window.play_page.page.tools.join)
    dialog = main.window.findChild(BeginDialog)
    assert dialog is not None
    assert dialog.ui.beginButton.text() == "加える"
    dialog.ui.people.topLevelItem(0).setCheckState(0, Qt.CheckState.Checked)
    click(dialog.ui.beginButton)
    assert people[2].id in {person.id for person in campaign_window.play_page.people()}


def test_join_dialog_offers_encounters_and_valid_options_only(main: MainController) -> None:
    """Late characters cannot be concealed there, so there is no such box; d20fate plays all in one session."""
    campaign_window = open_play(main, "d20fate")
    people = campaign_window.open_campaign.people.all_sheets()
    npc = next(s for s in people if not s.is_pc)
    ready = [Encounter(name="夜襲", groups=(Group(sheet=npc.id, count=1),))]
    campaign_window.open_campaign.campaign.change(encounters=written(ready))
    campaign_window.open_campaign.play_session.begin("session", [s.id for s in people if s.is_pc])
    click(campaign_window.play_page.page.tools.join)
    dialog = main.window.findChild(BeginDialog)
    assert dialog is not None
    assert dialog.ui.people.isColumnHidden(1)
    (row,) = dialog.findChildren(ButtonRow)
    assert [(face.text, face.key) for face in row.faces][:1] == [("夜襲", "Ctrl+1")]
    button = row.button(row.faces[0].id)
    assert button is not None
    click(button)
    assert not dialog.isVisible()
    assert npc.id in {person.id for person in campaign_window.play_page.people()}


@pytest.mark.styled
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_fields_of_a_quick_npc_begin_at_one_edge(main: MainController, system: str) -> None:
    open_play(main, system)
    main.run("quick_npc")
    dialog = main.window.findChild(QuickNpcDialog)
    assert dialog is not None
    QApplication.processEvents()
    inputs = [widget for widget in dialog.ui.fields.inputs.values() if not isinstance(widget, QCheckBox)]
    edges = {w.mapTo(dialog, QPoint()).x() for w in (dialog.ui.nameEdit, *inputs)}
    assert max(edges) - min(edges) <= 4  # frames of fields differ by as much
