"""The table (卓): modes, strip, next step, undo, rulings and restart, with real clicks and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.storage.folders import Folders
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.play import ID_ROLE, BeginDialog
from tests.table_mode import TableGm, no_sheet_open

SYSTEMS = tuple(info.id for info in Catalogue())


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing is open but what a test opens."""
    return window_without_sheet


def click(widget: object) -> None:
    """Click in the middle."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def press(main: MainController, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key wherever the focus is."""
    QTest.keyClick(QApplication.focusWidget() or main.window, key, held)


def begin(main: MainController, name: str) -> None:
    """Begin with the button, all characters ticked."""
    assert main.campaign_window is not None
    page = main.campaign_window.play_page.page
    click(page.ui.beginBattle if name == "battle" else page.ui.beginSession)
    dialog = main.window.findChild(BeginDialog)
    assert dialog is not None
    tree = dialog.ui.people
    for number in range(tree.topLevelItemCount()):
        tree.topLevelItem(number).setCheckState(0, Qt.CheckState.Checked)
    click(dialog.ui.beginButton)


@pytest.fixture
def play_window(main: MainController, campaign_window: CampaignWindow) -> CampaignWindow:
    """The sample of enishi with the table in front."""
    click(main.window.ui.playButton)
    return campaign_window


def test_the_modes_change_by_button_and_by_key(main: MainController, campaign_window: CampaignWindow) -> None:
    ui = main.window.ui
    click(ui.playButton)
    assert campaign_window.play_shown
    assert ui.stripHost.isVisible()
    assert not ui.documents.isVisible()
    assert not ui.libraryPanel.isVisible()
    press(main, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert not campaign_window.play_shown
    assert ui.documents.isVisible()
    assert ui.prepareButton.isChecked()
    assert not ui.nextButton.isVisible()


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_has_a_table_page_from_its_projection_alone(main: MainController, system: str) -> None:
    with no_sheet_open():
        main.open_sample(system)
    assert main.campaign_window is not None
    click(main.window.ui.playButton)
    for name in ("session", "battle"):
        if getattr(main.campaign_window.open_campaign.system, name) is None:
            continue
        if name not in main.campaign_window.open_campaign.play_session.playing.possible:
            main.campaign_window.open_campaign.play_session.close("session")  # it has battles of its own
        main.campaign_window.open_campaign.play_session.begin(
            name, [s.id for s in main.campaign_window.open_campaign.people.all_sheets()]
        )
        assert main.campaign_window.play_page.engine in ("session", "battle")
        assert main.campaign_window.play_page.strip.card(main.campaign_window.play_page.selected) is not None
        main.window.grab()


def test_keys_select_characters_on_the_strip(main: MainController, play_window: CampaignWindow) -> None:
    people = [person.id for person in play_window.play_page.people()]
    press(main, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert play_window.play_page.selected == people[1]
    assert play_window.tray.facing == people[1]
    click(play_window.play_page.strip.card(people[0]))
    assert play_window.play_page.selected == people[0]


def test_digits_are_faces_while_the_tray_waits(main: MainController, play_window: CampaignWindow) -> None:
    """DESIGN 4: keys enter faces where dice are wanted, also at the table."""
    first = play_window.play_page.selected
    play_window.tray.focus()
    press(main, Qt.Key.Key_2)
    press(main, Qt.Key.Key_3)
    assert play_window.play_page.selected == first
    roll = play_window.tray.roll
    assert roll is not None
    assert [f.value for f in roll.check.thrown[0].throw.faces] == [2, 3]


def test_battle_advances_with_n_and_goes_back_with_ctrl_z(main: MainController, play_window: CampaignWindow) -> None:
    """EN-BTL-01, EN-BTL-02 and DESIGN 4: N is the next step, Ctrl+Z takes it back."""
    begin(main, "battle")
    play_session = play_window.open_campaign.play_session
    assert play_session.playing.running == ("battle",)
    state = play_session.playing.state("battle")
    press(main, Qt.Key.Key_N)
    assert play_session.playing.state("battle") != state
    press(main, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert play_session.playing.state("battle") == state
    press(main, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    press(main, Qt.Key.Key_N)
    roll = play_session.roll
    assert roll is not None
    assert roll.engine == "battle"
    press(main, Qt.Key.Key_4)
    press(main, Qt.Key.Key_3)
    assert "行動順番" in play_session.log().entries[-1].text or play_session.playing.check("battle") is not None


def test_the_next_button_names_its_step(main: MainController, play_window: CampaignWindow) -> None:
    assert main.window.ui.nextButton.text() == "セッションを始める…"  # nothing runs: it asks who takes part
    begin(main, "battle")
    assert main.window.ui.nextButton.isEnabled()
    assert "ターン 1" in main.window.ui.nextButton.text()
    click(main.window.ui.nextButton)
    assert "朝倉" in main.window.ui.nextButton.text() or "行動順番" in main.window.ui.nextButton.text()


def test_refused_step_gives_reason_and_can_be_overruled(main: MainController, play_window: CampaignWindow) -> None:
    """EN-VAL-42: stages have an order; the GM's word is above it and is written down."""
    begin(main, "session")
    page = play_window.play_page.page
    play_window.play_page.requests.post("session", {"kind": "stage", "stage": "last"})
    assert page.ui.rulingBar.isVisible()
    assert page.ui.rulingButton.isVisible()
    assert play_window.open_campaign.play_session.log().entries[-1].data.get("event") is None
    page.ui.rulingReason.setText("おそい")
    click(page.ui.rulingButton)
    assert not page.ui.rulingBar.isVisible()
    assert "GM裁定：おそい" in play_window.open_campaign.play_session.log().entries[-1].text


def test_battle_started_in_a_session_keeps_focus_on_the_page(main: MainController) -> None:
    """Space does not press 途中参加…, which replaces the pressed button."""
    main.window.show()
    gm = TableGm(main, "enishi")
    players = [sheet.id for sheet in gm.players]
    gm.begin("session", players)
    page = gm.campaign_window.play_page.page
    page.tools.button.setFocus()
    page.tools.begin.trigger()
    dialog = next(d for d in main.window.findChildren(BeginDialog) if d.isVisible())
    dialog.ui.people.setFocus()
    QApplication.processEvents()
    QTest.keyClick(dialog.ui.people, Qt.Key.Key_Return)
    assert gm.play_session.playing.running == ("battle", "session")
    main.window.activateWindow()
    QApplication.processEvents()
    assert QApplication.focusWidget() is page


def test_session_with_battles_of_its_own_offers_none_beside_it(main: MainController) -> None:
    """CM-SCN-09: neither a button nor a menu line begins another one; one of the scene's is started in the tracker."""
    main.window.show()
    gm = TableGm(main, "common")
    gm.begin("session", [sheet.id for sheet in gm.players])
    assert not gm.campaign_window.play_page.page.tools.begin.isVisible()
    main.run("begin_battle")
    assert not [dialog for dialog in main.window.findChildren(BeginDialog) if dialog.isVisible()]
    assert "セッションの間は、戦闘だけを別に始められません。" in main.window.notice
    assert gm.play_session.playing.running == ("session",)


def test_ruling_is_not_offered_where_it_would_be_refused(main: MainController) -> None:
    """d20フェイト: without a throw there is no result to describe, even for the GM."""
    with no_sheet_open():
        main.open_sample("d20fate")
    assert main.campaign_window is not None
    click(main.window.ui.playButton)
    begin(main, "session")
    page = main.campaign_window.play_page.page
    main.campaign_window.play_page.requests.post("session", {"kind": "describe", "text": "橋が落ちる"})
    assert page.ui.rulingBar.isVisible()
    assert not page.ui.rulingButton.isVisible()


def test_a_ruling_is_one_key_away(main: MainController, play_window: CampaignWindow) -> None:
    """One key reaches the ruling; without a reason it is logged as a ruling only."""
    begin(main, "session")
    page = play_window.play_page.page
    page.setFocus()
    press(main, Qt.Key.Key_Tab)
    assert not page.ui.rulingReason.hasFocus()
    play_window.play_page.requests.post("session", {"kind": "stage", "stage": "last"})
    page.setFocus()
    press(main, Qt.Key.Key_Tab)
    assert page.ui.rulingReason.hasFocus()
    press(main, Qt.Key.Key_Return)
    assert not page.ui.rulingBar.isVisible()
    assert "（GM裁定）" in play_window.open_campaign.play_session.log().entries[-1].text


def test_typed_number_applies_to_selected_character(main: MainController, play_window: CampaignWindow) -> None:
    who = play_window.play_page.selected
    edit: QLineEdit = main.window.ui.commandEdit
    edit.setFocus()
    QTest.keyClicks(edit, ":LP-1")
    before = play_window.open_campaign.sheet(who)
    QTest.keyClick(edit, Qt.Key.Key_Return)
    after = play_window.open_campaign.sheet(who)
    assert before is not None
    assert after is not None
    assert after.lp == before.lp - 1  # type: ignore[attr-defined]


def test_restart_returns_to_the_same_step(
    main: MainController, play_window: CampaignWindow, qapp: QApplication, folders: Folders
) -> None:
    begin(main, "battle")
    press(main, Qt.Key.Key_N)
    press(main, Qt.Key.Key_N)
    play_session = play_window.open_campaign.play_session
    state, roll, folder = (
        play_session.playing.state("battle"),
        play_session.roll,
        play_window.open_campaign.campaign.folder,
    )
    assert roll is not None
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    again = main.campaign_window.open_campaign.play_session
    assert again.playing.state("battle") == state
    assert again.roll is not None
    assert again.roll.check == roll.check
    assert main.campaign_window.play_shown


def test_no_participants_is_reported(main: MainController, play_window: CampaignWindow) -> None:
    click(play_window.play_page.page.ui.beginBattle)
    dialog = main.window.findChild(BeginDialog)
    assert dialog is not None
    tree = dialog.ui.people
    assert {tree.topLevelItem(n).data(0, ID_ROLE) for n in range(tree.topLevelItemCount())} == {
        sheet.id for sheet in play_window.open_campaign.people.all_sheets()
    }
    for number in range(tree.topLevelItemCount()):
        tree.topLevelItem(number).setCheckState(0, Qt.CheckState.Unchecked)
    click(dialog.ui.beginButton)
    assert "だれも選ばれていません" in dialog.ui.message.text()
    assert play_window.open_campaign.play_session.playing.running == ()


def test_new_player_character_is_ticked_with_the_party(main: MainController, play_window: CampaignWindow) -> None:
    open_campaign = play_window.open_campaign
    first = open_campaign.people.all_sheets()[0]
    added = open_campaign.campaign.add(first.evolve(id="new-one", name="新しい人"))
    play_window.play_page.joining.begin("session")
    dialog = main.window.findChild(BeginDialog)
    assert dialog is not None
    rows = [item for n in range(dialog.ui.people.topLevelItemCount()) if (item := dialog.ui.people.topLevelItem(n))]
    ticked = {row.data(0, ID_ROLE) for row in rows if row.checkState(0) == Qt.CheckState.Checked}
    assert str(added.data["id"]) in ticked
    assert ticked == {sheet.id for sheet in open_campaign.people.all_sheets() if sheet.is_pc}


def test_removed_button_passes_focus_to_no_other_button(main: MainController) -> None:
    """A second Space after 始める does not press the next focused button, 「セッションを終える」."""
    gm = TableGm(main, "enishi")
    page = gm.campaign_window.play_page.page
    page.ui.beginSession.setFocus()
    gm.begin("session", [sheet.id for sheet in gm.players])
    assert main.window.focusWidget() is page
    tracker = gm.tracker("session")
    for button in (tracker.ui.goButton, tracker.ui.endButton):
        button.setFocus()
        gm.press(Qt.Key.Key_Space)
        assert not button.isVisible()
        assert main.window.focusWidget() is page
    before = gm.counted
    gm.press(Qt.Key.Key_Space)
    assert gm.counted == before
    tracker.ui.days.setFocus()  # no number is written with a letter: N continues from there, too
    gm.next()
    assert gm.counted == before + 1
    assert tracker.ui.days.text() == "1"


def test_leaving_a_campaign_keeps_focus(main: MainController, play_window: CampaignWindow) -> None:
    """The removed page has the focus; the window must not keep a reference to it."""
    page = play_window.play_page.page
    page.ui.beginSession.setFocus()
    assert main.window.focusWidget() is page.ui.beginSession
    main.leave_campaign()
    assert main.window.focusWidget() not in (page, page.ui.beginSession)
