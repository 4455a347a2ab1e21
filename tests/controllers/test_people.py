"""Sheets of a 卓 as play writes them: read once, written over what they hold, never over what another program wrote."""

from __future__ import annotations

import json

import pytest

from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.campaign import sheets
from tests.shared_window import close_all


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing here looks at a sheet."""
    return window_without_sheet


def test_repeated_play_writes_do_not_reread_a_sheet(
    campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = campaign_window.open_campaign.people
    assert close_all(campaign_window)
    sheet = people.all_sheets()[0]
    read: list[object] = []
    real = sheets.read
    monkeypatch.setattr(sheets, "read", lambda *rest: (read.append(rest), real(*rest))[1])
    for number in range(3):
        sheet = sheet.evolve(memo=f"{number}")
        people.write(sheet)
        assert people.sheet(sheet.id) == sheet
        assert people.named([sheet.id]) == {sheet.id: sheet}
    assert not read
    assert campaign_window.open_campaign.flush()
    assert not read
    entry = campaign_window.open_campaign.campaign.entry(sheet.id)
    assert entry is not None
    assert json.loads(campaign_window.open_campaign.campaign.path_of(entry).read_bytes())["memo"] == "2"


def test_external_edit_is_read_and_kept_as_a_version(campaign_window: CampaignWindow) -> None:
    people, campaign = campaign_window.open_campaign.people, campaign_window.open_campaign.campaign
    assert close_all(campaign_window)
    sheet = people.all_sheets()[0]
    people.write(sheet.evolve(memo="ここ"))
    assert campaign_window.open_campaign.flush()
    entry = campaign.entry(sheet.id)
    assert entry is not None
    path = campaign.path_of(entry)
    path.write_text(
        json.dumps(json.loads(path.read_bytes()) | {"memo": "ほかのプログラムの長いメモ"}), encoding="utf-8"
    )
    found = people.sheet(sheet.id)
    assert found is not None
    assert found.memo == "ほかのプログラムの長いメモ"
    assert people.named([sheet.id]) == {sheet.id: found}
    people.write(found.evolve(memo="もとどおり"))
    assert campaign_window.open_campaign.flush()
    kept = [campaign.store.read_version(path, version)["memo"] for version in campaign.store.versions(path)]
    assert "ほかのプログラムの長いメモ" in kept


def test_sheet_without_file_is_no_character(campaign_window: CampaignWindow) -> None:
    people, campaign = campaign_window.open_campaign.people, campaign_window.open_campaign.campaign
    assert close_all(campaign_window)
    sheet = people.all_sheets()[0]
    entry = campaign.entry(sheet.id)
    assert entry is not None
    campaign.path_of(entry).unlink()
    assert people.sheet(sheet.id) is None
    assert people.named([sheet.id]) == {}
    people.write(sheet)
    assert campaign_window.open_campaign.flush()
    assert not campaign.path_of(entry).exists()
