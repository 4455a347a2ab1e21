"""Faults of the log file are reported when the campaign opens, and play continues; a line can be gone back to."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.journal.journal import Journal


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing is open but what a test opens."""
    return window_without_sheet


def leave_with_lines(main: MainController, campaign_window: CampaignWindow) -> Path:
    """Some lines are written and the campaign is left; returns the file of the log."""
    for text in ("一", "二", "三"):
        campaign_window.open_campaign.record(text)
    path = campaign_window.open_campaign.campaign.log
    assert main.leave_campaign()
    return path


def listed(main: MainController) -> list[str]:
    assert main.campaign_window is not None
    model = main.campaign_window.log.panel.model
    return [model.texts([row])[6:] for row in range(model.rowCount())]


def test_damaged_log_is_reported_and_the_session_continues(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    path = leave_with_lines(main, campaign_window)
    damaged = path.read_bytes().replace("二".encode(), "弐".encode())
    path.write_bytes(damaged)
    main.enter_campaign(path.parent)
    assert "3 行目が壊れているか書き換わっている" in main.window.notice
    assert listed(main) == ["一"]
    assert main.campaign_window is not None
    main.campaign_window.open_campaign.record("続き")
    assert listed(main) == ["続き", "一"]
    kept = list(path.parent.glob("*.damaged.jsonl"))
    assert [file.read_bytes() for file in kept] == [damaged]
    assert main.leave_campaign()
    main.window.quiet()
    main.enter_campaign(path.parent)
    assert "行目" not in main.window.notice
    assert listed(main) == ["続き", "一"]


def test_log_of_another_campaign_is_reported_and_not_written(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    path = leave_with_lines(main, campaign_window)
    Journal(path.with_name("other.jsonl"), table="another").append("よその行")
    path.with_name("other.jsonl").replace(path)
    raw = path.read_bytes()
    main.enter_campaign(path.parent)
    assert "別の卓のもの" in main.window.notice
    assert listed(main) == []
    assert main.campaign_window is not None
    main.campaign_window.open_campaign.record("こちらの行")
    assert [file.read_bytes() for file in path.parent.glob("*.other.jsonl")] == [raw]
    assert [e.text for e in Journal(path, table=main.campaign_window.open_campaign.campaign.id).read().entries] == [
        "こちらの行"
    ]


def test_unreadable_log_does_not_prevent_opening(main: MainController, campaign_window: CampaignWindow) -> None:
    path = leave_with_lines(main, campaign_window)
    path.rename(path.with_name("away"))
    path.mkdir()
    main.enter_campaign(path.parent)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    assert "「log.jsonl」はファイルではありません" in main.window.notice
    main.campaign_window.open_campaign.record("書けない")
    assert listed(main) == []
    assert "log.jsonl" in main.window.notice


def test_externally_changed_log_is_not_continued(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.open_campaign.record("一")
    path = campaign_window.open_campaign.campaign.log
    Journal(path).append("よそから")
    raw = path.read_bytes()
    campaign_window.open_campaign.record("二")
    assert "別の場所で書き換えられています" in main.window.notice
    assert path.read_bytes() == raw
    assert listed(main) == ["一"]


def test_log_line_offers_back_to_here_and_undo(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.open_campaign.record("一")
    campaign_window.open_campaign.record("二")
    asked: list[str] = []
    campaign_window.log.panel.back_to_requested.connect(asked.append)
    panel = campaign_window.log.panel
    first = campaign_window.open_campaign.play_session.log().entries[0]
    panel.ui.list.doubleClicked.emit(panel.model.index(1, 0))
    assert asked == [first.id]
    second = campaign_window.open_campaign.play_session.log().standing[-1]
    assert second.id == first.id  # the later line is taken back
    panel.void_requested.emit(first)
    assert not campaign_window.open_campaign.play_session.log().standing


def test_back_to_a_line_restores_its_state(main: MainController, campaign_window: CampaignWindow) -> None:
    """DESIGN 2.4: ここまで戻す on any line; sheets and what runs follow, and nothing is erased."""
    play_session = campaign_window.open_campaign.play_session
    play_session.begin("battle", [s.id for s in campaign_window.open_campaign.people.all_sheets()])
    line, state = play_session.log().entries[-1], play_session.playing.state("battle")
    play_session.play("battle", {"kind": "turn"})
    assert play_session.playing.state("battle") != state
    campaign_window.log.panel.back_to_requested.emit(line.id)
    assert play_session.playing.state("battle") == state
    assert not play_session.log().counts(play_session.log().entries[-2].id)
    refused: list[object] = []
    campaign_window.log.failed.connect(refused.append)
    campaign_window.log.panel.back_to_requested.emit(line.id)
    assert len(refused) == 1  # nothing came after it
