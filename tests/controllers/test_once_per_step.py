"""A step at the table does nothing twice, and nothing that nobody sees."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.controllers.desk import Desk
from desktop.controllers.main import MainController
from desktop.core.outcome import Change
from desktop.views.dice_tray import DiceTray
from tests.table_mode import TableGm


def test_the_list_of_characters_waits_until_it_is_seen_again(
    main: MainController, desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    workspace, listed = desk.workspace, []
    groups = workspace.groups
    monkeypatch.setattr(workspace, "groups", lambda query="": listed.append(query) or groups(query))
    QTest.mouseClick(main.window.ui.tableButton, Qt.MouseButton.LeftButton)
    who = next(p for p in workspace.people.everybody() if workspace.controller_of(p.id) is None)
    change = Change(sheet=who.id, field="memo", before=who.memo, after="卓で書かれた")
    with qtbot.waitSignal(workspace.carried):
        workspace.evening.change((change,), "メモ")
    assert listed == []
    QTest.mouseClick(main.window.ui.prepareButton, Qt.MouseButton.LeftButton)
    assert listed == [""], "brought up to date as it comes back"


def test_the_tray_is_not_drawn_empty_before_the_next_check_lies_in_it(
    main: MainController, monkeypatch: pytest.MonkeyPatch
) -> None:
    gm = TableGm(main, "common")
    gm.begin("session", [sheet.id for sheet in gm.players])
    drawn: list[int] = []
    show = DiceTray.show_dice
    monkeypatch.setattr(DiceTray, "show_dice", lambda tray, groups, *, tumble: drawn.append(len(groups)) or show(
        tray, groups, tumble=tumble))  # fmt: skip
    facing = gm.desk.tray.facing
    gm.evening.prepared.emit(None)
    assert gm.desk.tray.facing == facing, "whoever is in front may throw at once"
    assert len(drawn) == 1
