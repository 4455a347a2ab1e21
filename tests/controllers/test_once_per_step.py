"""A step in play does nothing twice, and no invisible work."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.rolls.outcome import Change
from desktop.views.tray.dice_tray import DiceTray
from desktop.views.widgets.layouts.batched_layout import flush_layouts
from tests.table_mode import TableGm


class Moves(QObject):
    """Notes every place to which a widget is moved."""

    def __init__(self, widget: QWidget, places: list[QPoint]) -> None:
        super().__init__(widget)
        self._places = places
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Move and isinstance(watched, QWidget):
            self._places.append(watched.pos())
        return False


def test_character_list_is_refreshed_when_visible_again(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_campaign, listed = campaign_window.open_campaign, []
    listing = open_campaign.listing
    groups = listing.groups
    monkeypatch.setattr(listing, "groups", lambda query="": listed.append(query) or groups(query))
    QTest.mouseClick(main.window.ui.playButton, Qt.MouseButton.LeftButton)
    who = next(p for p in open_campaign.people.all_sheets() if open_campaign.controller_of(p.id) is None)
    change = Change(sheet=who.id, field="memo", before=who.memo, after="卓で書かれた")
    with qtbot.waitSignal(open_campaign.carried):
        open_campaign.play_session.change((change,), "メモ")
    assert listed == []
    QTest.mouseClick(main.window.ui.prepareButton, Qt.MouseButton.LeftButton)
    assert listed == [""], "brought up to date as it comes back"


def test_play_change_on_an_open_sheet_redraws_play_once(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_campaign, texts = campaign_window.open_campaign, []
    QTest.mouseClick(main.window.ui.playButton, Qt.MouseButton.LeftButton)
    opened = next(iter(open_campaign.documents))
    sheet, field = opened.document.sheet, open_campaign.system.play_fields[0]
    open_campaign.listed.connect(lambda: texts.append("listed"))
    open_campaign.carried.connect(lambda: texts.append("carried"))
    now = getattr(sheet, field)
    open_campaign.play_session.change((Change(sheet=sheet.id, field=field, before=now, after=now + 1),), "卓で動いた")
    assert opened.close(), "as the autosave does after a moment"
    QCoreApplication.processEvents()
    assert texts == ["carried"]
    opened.document.edit("name", "別の名", "名前を書き換える")
    assert opened.close()
    assert texts == ["carried", "listed"], "lists name people"


def test_tray_is_not_cleared_between_checks(main: MainController, monkeypatch: pytest.MonkeyPatch) -> None:
    gm = TableGm(main, "common")
    gm.begin("session", [sheet.id for sheet in gm.players])
    drawn: list[int] = []
    show = DiceTray.show_dice
    monkeypatch.setattr(DiceTray, "show_dice", lambda tray, groups, *, tumble: drawn.append(len(groups)) or show(
        tray, groups, tumble=tumble))  # fmt: skip
    facing = gm.campaign_window.tray.facing
    gm.play_session.prepared.emit(None)
    assert gm.campaign_window.tray.facing == facing, "whoever is in front may throw at once"
    assert len(drawn) == 1


def test_menu_actions_are_updated_only_when_state_changes(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    action, enabled = main.window.actions_by_id["undo"], []
    main.update_actions()
    monkeypatch.setattr(action, "setEnabled", enabled.append)
    main.update_actions()
    assert enabled == []
    main.window.allow(("campaign", "undo"))
    main.window.allow(("campaign",))
    assert enabled == [True, False]


def test_tray_layout_runs_once_per_change(main: MainController, qtbot: QtBot) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    tray = main.campaign_window.tray
    view = tray.tray
    with qtbot.waitExposed(main.window):
        main.window.show()
    tray.prepare(main.campaign_window.open_campaign.people.all_sheets()[0].id, "check", {})
    flush_layouts()
    moved: list[QPoint] = []
    counter = Moves(view.ui.checkTitle, moved)
    with view.layout_batch.batched(at_once=False):
        for part in (view.ui.resultBox, view.ui.problemBox, view.ui.passButton):
            part.setVisible(not part.isVisible())
        with view.layout_batch.batched(at_once=False):
            view.ui.coverButton.setVisible(not view.ui.coverButton.isVisible())
        assert moved == [], "held by the outer step still"
    flush_layouts()
    assert len(moved) <= 2
    assert counter.parent() is view.ui.checkTitle
