"""保存済み and 最近の卓 show true times: of the front sheet, and of when the campaign was last open."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow

LONG_AGO = datetime(2020, 5, 4, 12, 0, tzinfo=UTC)


def test_saved_is_the_time_of_the_sheet_in_front_or_of_the_journal(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    label = main.window.ui.savedLabel
    first = campaign_window.sheet
    assert first is not None
    others = [e for e in campaign_window.open_campaign.campaign.sheets() if e.id != first.document.sheet.id]
    path = campaign_window.open_campaign.campaign.path_of(others[0])
    os.utime(path, (LONG_AGO.timestamp(),) * 2)
    campaign_window.open_campaign.open_path(path)
    assert main.appearance.when(LONG_AGO.isoformat()) in label.text()
    campaign_window.tabs.bring_to_front(first)
    first.document.edit("memo", "夜")
    assert label.text() == ""  # not written yet
    assert first.autosave.flush()
    assert "保存済み" in label.text()
    assert main.appearance.when(LONG_AGO.isoformat()) not in label.text()
    campaign_window.tabs.close_front()
    campaign_window.tabs.close_front()
    assert label.text() == ""


def test_campaign_time_is_that_of_leaving(main: MainController, campaign_window: CampaignWindow) -> None:
    folder = campaign_window.open_campaign.campaign.folder
    opened = main.library.head(folder).opened
    later = datetime.fromisoformat(opened) + timedelta(hours=4)
    main.library.clock = lambda: later
    assert main.leave_campaign()
    assert datetime.fromisoformat(main.library.head(folder).opened) == later


def test_saved_label_shows_the_last_play_step(main: MainController, campaign_window: CampaignWindow) -> None:
    """After a restart the time of a sheet that play had left alone looked as if everything since were lost."""
    first = campaign_window.sheet
    assert first is not None
    os.utime(first.path, (LONG_AGO.timestamp(),) * 2)
    campaign_window.caption.show_saved_time()
    label = main.window.ui.savedLabel
    assert main.appearance.when(LONG_AGO.isoformat()) in label.text()
    campaign_window.open_campaign.play_session.memo("橋は落ちた。", gm=False)
    assert "保存済み" in label.text()
    assert main.appearance.when(LONG_AGO.isoformat()) not in label.text()


def test_success_notice_ends_with_the_next_action(main: MainController, campaign_window: CampaignWindow) -> None:
    """「シートを5枚読み込みました」 disappears with the next action; refusals stay."""
    found = main.window
    main.notifier.notify("✓ シートを 5 枚読み込みました。")
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    builder.document.edit("name", "凪")
    assert found.notice == ""
    main.notifier.notify("△ 書けませんでした。")
    builder.document.edit("name", "凪子")
    assert found.notice == "△ 書けませんでした。"
