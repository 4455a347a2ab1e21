"""A check that comes to a pool of no dice is over before anything is thrown; Enter makes it count."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController


def test_enter_ends_and_logs_a_check_without_dice(main: MainController) -> None:
    """KO-AMB-04: the failure is logged, and Enter ends it."""
    main.open_sample("kotodama")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    play_session, who = (
        campaign_window.open_campaign.play_session,
        campaign_window.open_campaign.people.all_sheets()[0].id,
    )
    campaign_window.tray.prepare(who, "normal", {"pool": 0})
    campaign_window.tray.focus()
    lines = len(play_session.log().entries)
    primary = campaign_window.tray.tray.ui.primaryButton
    before = primary.text()
    QTest.keyClick(campaign_window.tray.tray.ui.entry, Qt.Key.Key_Return)
    (line,) = play_session.log().entries[lines:]
    assert line.outcome is not None
    assert not line.outcome["success"]
    assert primary.text() != before
    QTest.keyClick(campaign_window.tray.tray.ui.entry, Qt.Key.Key_Return)
    assert len(play_session.log().entries) == lines + 1
    assert primary.text() == before
    play_session.back()
    assert play_session.roll is not None
    assert play_session.roll.diceless
