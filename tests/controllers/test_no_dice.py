"""A check that comes to a pool of no dice is over before anything is thrown; Enter makes it count."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController


def test_enter_ends_and_logs_a_check_without_dice(main: MainController) -> None:
    """KO-AMB-04: it stood there as a failure, no line told of it, and Enter did nothing."""
    main.open_sample("kotodama")
    desk = main.desk
    assert desk is not None
    play_session, who = desk.workspace.play_session, desk.workspace.people.everybody()[0].id
    desk.tray.prepare(who, "normal", {"pool": 0})
    desk.tray.focus()
    lines = len(play_session.log().entries)
    primary = desk.tray.tray.ui.primaryButton
    before = primary.text()
    QTest.keyClick(desk.tray.tray.ui.entry, Qt.Key.Key_Return)
    (line,) = play_session.log().entries[lines:]
    assert line.outcome is not None
    assert not line.outcome["success"]
    assert primary.text() != before
    QTest.keyClick(desk.tray.tray.ui.entry, Qt.Key.Key_Return)
    assert len(play_session.log().entries) == lines + 1
    assert primary.text() == before
    play_session.back()
    assert play_session.roll is not None
    assert play_session.roll.diceless
