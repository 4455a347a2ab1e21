"""The result of rolling dice is not shown early: the tray's total first, then the line of the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.words import signed_text
from desktop.models.play.log import TEXT_ROLE
from desktop.services.journal.journal import Journal
from desktop.views.tray.entry import Mode
from tests.tumbling import fly_to_the_end


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def log_lines(campaign_window: CampaignWindow) -> list[str]:
    """The lines of the log in the window."""
    model = campaign_window.log.panel.model
    return [str(model.index(row, 0).data(TEXT_ROLE)) for row in range(model.rowCount())]


def written(campaign_window: CampaignWindow) -> int:
    """How many lines the file of the log holds."""
    return len(Journal(campaign_window.open_campaign.campaign.folder / "log.jsonl").read().standing)


def roll(main: MainController, qtbot: QtBot, text: str) -> None:
    edit = main.window.ui.commandEdit
    edit.setText(text)
    qtbot.keyClick(edit, Qt.Key.Key_Return)
    assert main.campaign_window is not None
    tray = main.campaign_window.tray.tray
    if tray.mode is Mode.HAND:
        qtbot.keyClick(tray.ui.entry, Qt.Key.Key_Space)


@pytest.fixture
def moving(main: MainController, campaign_window: CampaignWindow) -> CampaignWindow:
    """A campaign whose dice tumble."""
    main.preferences.change(animation=True)
    main.appearance.set_motion("full")
    campaign_window.tray.set_animated(True)
    return campaign_window


def test_free_roll_is_logged_after_its_dice_stop(main: MainController, moving: CampaignWindow, qtbot: QtBot) -> None:
    tray, before, kept = moving.tray.tray, log_lines(moving), written(moving)
    with qtbot.waitSignal(tray.throw_finished, timeout=0):
        roll(main, qtbot, "2D6+3")
        assert tray.ui.diceView.dice.tumbling
        assert tray.ui.resultBox.isHidden()
        assert log_lines(moving) == before
        assert written(moving) == kept + 1, "whatever happens now, the roll is on the disk"
        fly_to_the_end(tray.ui.diceView.dice)
    assert not tray.ui.resultBox.isHidden()
    total = int(tray.ui.totalLabel.text())
    faces = [die.value for group in tray.ui.diceView.dice.groups for die in group.dice]
    assert total == sum(faces) + 3
    (line,) = log_lines(moving)[len(before) :]
    assert "2D6" in line
    assert str(total) in line


@pytest.mark.parametrize(
    ("text", "added", "kind"),
    [("2D6+3", 3, "plain"), ("2D6-4", -4, "plain"), ("2D6>=2", 0, "success"), ("2D6>12", 0, "error")],
)
def test_tray_and_log_show_the_total_of_the_line(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, text: str, added: int, kind: str
) -> None:
    roll(main, qtbot, text)
    ui = campaign_window.tray.tray.ui
    total = sum(die.value for group in ui.diceView.dice.groups for die in group.dice) + added
    assert ui.totalLabel.text() == signed_text(total)
    assert f"{text}：{signed_text(total)}" in log_lines(campaign_window)[0]
    assert ui.outcomeTag.kind == kind


def test_second_tumbling_roll_keeps_the_log_order(main: MainController, moving: CampaignWindow, qtbot: QtBot) -> None:
    before = log_lines(moving)
    with qtbot.waitSignal(moving.tray.tray.throw_finished, timeout=0):
        roll(main, qtbot, "2D6")
        roll(main, qtbot, "1D20")
        assert len(log_lines(moving)) == len(before) + 1, "dice that are swept off the table tumble no more"
        fly_to_the_end(moving.tray.tray.ui.diceView.dice)
    moving.open_campaign.play_session.note("鐘が鳴る")
    newest, second, first, *others = log_lines(moving)
    assert (newest, others) == ("鐘が鳴る", before)
    assert "1D20" in second
    assert "2D6" in first


def test_stopped_or_still_dice_are_logged_at_once(main: MainController, moving: CampaignWindow, qtbot: QtBot) -> None:
    before = len(log_lines(moving))
    roll(main, qtbot, "2D6")
    assert len(log_lines(moving)) == before
    moving.tray.tray.ui.diceView.dice.finish()
    assert len(log_lines(moving)) == before + 1
    moving.tray.set_animated(False)
    roll(main, qtbot, "1D6")
    assert len(log_lines(moving)) == before + 2


def test_dice_lines_are_typed_concealed_logged_and_undone(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    """Faces of real dice, a secret line, one without dice, and back."""
    tray, edit, play_session = (
        campaign_window.tray.tray,
        main.window.ui.commandEdit,
        campaign_window.open_campaign.play_session,
    )

    def enter(text: str) -> None:
        edit.setText(text)
        qtbot.keyClick(edit, Qt.Key.Key_Return)

    enter("2R6>=5 弓")
    assert campaign_window.tray.wanted == (6, 6)
    for key in "61":
        qtbot.keyClick(tray.ui.entry, key)
    assert campaign_window.tray.wanted == (6,), "a six brings one more die along"
    qtbot.keyClick(tray.ui.entry, "2")
    assert tray.ui.totalLabel.text() == "成功数 1"
    assert log_lines(campaign_window)[0] == "弓　2R6[>=5]>=5：成功数 1　6,1 + 2"
    enter("S2D6>=7")
    qtbot.keyClick(tray.ui.entry, Qt.Key.Key_Space)
    secret = play_session.log().standing[-1]
    assert (secret.kind, secret.secret, secret.open) == ("dice", True, "シークレットダイス：伏せています")
    assert tray.ui.resultBox.isHidden() or "伏せ" in tray.ui.totalLabel.text()
    lying = campaign_window.tray.roll
    enter("C(10/3)")
    assert log_lines(campaign_window)[0] == "C(10/3)：3"
    assert campaign_window.tray.roll == lying, "what needs no dice leaves the tray alone"
    before = len(play_session.log().standing)
    play_session.back()
    assert len(play_session.log().standing) < before
    enter("4D6KH9D")
    assert edit.text() == "4D6KH9D", "what cannot be read stays to be mended"
