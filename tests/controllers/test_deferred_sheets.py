"""Sheets that play has moved are written a little later, and together: no key waits for them, and nothing is lost."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from desktop.controllers.campaign.people import BETWEEN, DeferredSheets
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.value import at


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing is open; only what a test asks for is written."""
    for timer in timers(window_without_sheet):
        timer.setInterval(1_000_000 if timer.interval() > BETWEEN else 0)
    return window_without_sheet


def timers(campaign_window: CampaignWindow) -> list[QTimer]:
    """What lets files wait."""
    (deferred,) = campaign_window.open_campaign.findChildren(DeferredSheets)
    return deferred.findChildren(QTimer)


def path_of(campaign_window: CampaignWindow, sheet: Sheet) -> Path:
    entry = campaign_window.open_campaign.campaign.entry(sheet.id)
    assert entry is not None
    return campaign_window.open_campaign.campaign.path_of(entry)


def file_data(campaign_window: CampaignWindow, sheet: Sheet) -> dict[str, Any]:
    """What the file holds."""
    found: dict[str, Any] = json.loads(path_of(campaign_window, sheet).read_bytes())
    return found


def hit(campaign_window: CampaignWindow, *sheets: Sheet, by: int = 1) -> None:
    """Take LP from people in one step."""
    now = [(sheet.id, at(campaign_window.open_campaign.sheet(sheet.id), "lp")) for sheet in sheets]
    changes = tuple(Change(sheet=who, field="lp", before=lp, after=lp - by) for who, lp in now)
    assert campaign_window.open_campaign.change(changes)


def rewrite(path: Path, **values: object) -> None:
    """Write into a file in place, as another program does."""
    path.write_text(json.dumps(json.loads(path.read_bytes()) | values, ensure_ascii=False), encoding="utf-8")


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """What the disk was waited for: True for a folder."""
    found: list[bool] = []
    fsync = os.fsync

    def noted(handle: int) -> None:
        found.append(os.path.isdir(f"/proc/self/fd/{handle}"))
        fsync(handle)

    monkeypatch.setattr(os, "fsync", noted)
    return found


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="there is no telling a folder from a file")
def test_step_syncs_the_journal_and_the_folder_once(campaign_window: CampaignWindow, synced: list[bool]) -> None:
    all_sheets = campaign_window.open_campaign.people.all_sheets()
    hit(campaign_window, *all_sheets)
    hit(campaign_window, *all_sheets)
    synced.clear()
    hit(campaign_window, *all_sheets)
    assert synced == [False], "the line of the journal"
    assert [file_data(campaign_window, s)["lp"] for s in all_sheets] == [at(s, "lp") for s in all_sheets]
    assert [at(campaign_window.open_campaign.sheet(s.id), "lp") for s in all_sheets] == [
        at(s, "lp") - 3 for s in all_sheets
    ]
    synced.clear()
    assert campaign_window.open_campaign.flush()
    written = [*[False] * len(all_sheets), True]
    assert synced == [*written, False], "however many steps moved them; then the line that says so"
    assert [file_data(campaign_window, s)["lp"] for s in all_sheets] == [at(s, "lp") - 3 for s in all_sheets]
    synced.clear()
    assert campaign_window.open_campaign.flush()
    assert synced == []


def test_deferred_sheets_are_written_one_at_a_time(
    campaign_window: CampaignWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_sheets = campaign_window.open_campaign.people.all_sheets()
    write_deferred, seen = campaign_window.open_campaign.people.write_deferred, []

    def written(who: str) -> None:
        write_deferred(who)
        seen.append([file_data(campaign_window, s)["lp"] == at(s, "lp") - 1 for s in all_sheets].count(True))

    monkeypatch.setattr(campaign_window.open_campaign.people, "write_deferred", written)
    for timer in timers(campaign_window):
        timer.setInterval(0)
    hit(campaign_window, *all_sheets)
    qtbot.waitUntil(lambda: len(seen) == len(all_sheets))
    assert seen == [*range(1, len(all_sheets) + 1)]


def test_external_edit_is_merged_with_pending_changes(campaign_window: CampaignWindow) -> None:
    hero = campaign_window.open_campaign.people.all_sheets()[0]
    hit(campaign_window, hero)
    rewrite(path_of(campaign_window, hero), lp=at(hero, "lp") - 2, memo="よそで書いたメモ")
    found = campaign_window.open_campaign.sheet(hero.id)
    assert found is not None
    assert (at(found, "lp"), found.memo) == (at(hero, "lp") - 3, "よそで書いたメモ")
    assert campaign_window.open_campaign.flush()
    assert file_data(campaign_window, hero)["lp"] == at(hero, "lp") - 3


def test_external_change_is_merged_while_hidden(campaign_window: CampaignWindow) -> None:
    hero = campaign_window.open_campaign.people.all_sheets()[0]
    hit(campaign_window, hero)
    rewrite(path_of(campaign_window, hero), memo="よそで書いたメモ")
    assert campaign_window.open_campaign.flush()
    assert (file_data(campaign_window, hero)["lp"], file_data(campaign_window, hero)["memo"]) == (
        at(hero, "lp") - 1,
        "よそで書いたメモ",
    )


def test_a_file_of_the_same_time_and_length_is_not_written_over(campaign_window: CampaignWindow) -> None:
    hero = campaign_window.open_campaign.people.all_sheets()[0].evolve(memo="霧")
    campaign_window.open_campaign.people.write(hero)
    assert campaign_window.open_campaign.flush()
    hit(campaign_window, hero)
    path = path_of(campaign_window, hero)
    before = path.stat()
    path.write_bytes(path.read_bytes().replace("霧".encode(), "橋".encode()))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert campaign_window.open_campaign.flush()
    assert (file_data(campaign_window, hero)["lp"], file_data(campaign_window, hero)["memo"]) == (
        at(hero, "lp") - 1,
        "橋",
    )


def test_full_disk_is_reported_and_nothing_is_lost(
    campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_sheets, rows = campaign_window.open_campaign.people.all_sheets(), []
    campaign_window.open_campaign.failed.connect(rows.append)
    hit(campaign_window, *all_sheets)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as tight:
        tight.setattr("desktop.services.storage.files.replace", full)
        assert not campaign_window.save()
        QCoreApplication.processEvents()
        (error,) = rows
        assert error.problem.code == "disk_full"
        assert file_data(campaign_window, all_sheets[0])["lp"] == at(all_sheets[0], "lp")
    hit(campaign_window, all_sheets[0])
    assert campaign_window.save()
    assert [file_data(campaign_window, s)["lp"] for s in all_sheets] == [
        at(s, "lp") - (2 if s is all_sheets[0] else 1) for s in all_sheets
    ]


def test_opened_sheet_has_pending_changes(campaign_window: CampaignWindow) -> None:
    hero = campaign_window.open_campaign.people.all_sheets()[0]
    hit(campaign_window, hero)
    entry = campaign_window.open_campaign.campaign.entry(hero.id)
    assert entry is not None
    page = campaign_window.open_campaign.open(entry)
    assert page is not None
    assert at(page.document.sheet, "lp") == at(hero, "lp") - 1
    assert not page.document.undo_stack.canUndo(), "Ctrl+Z takes back what a person typed there"
    assert page.close()
    assert file_data(campaign_window, hero)["lp"] == at(hero, "lp") - 1


Action = Callable[[CampaignWindow, Sheet], object]


def renamed(campaign_window: CampaignWindow, hero: Sheet) -> None:
    path = path_of(campaign_window, hero)
    path.rename(path.with_name("別の名前.json"))


ACTIONS: dict[str, Action] = {
    "archive": lambda d, s: d.open_campaign.list.archive([d.open_campaign.campaign.entry(s.id)]),  # type: ignore[list-item]
    "name": lambda d, s: d.open_campaign.list.rename(d.open_campaign.campaign.entry(s.id), "別人"),  # type: ignore[arg-type]
    "file's name": renamed,
    "printing": lambda d, _s: d.open_campaign.listing.sheets(),
}  # fmt: skip


@pytest.mark.parametrize("action", ACTIONS)
def test_pending_change_survives_actions_on_the_file(campaign_window: CampaignWindow, action: str) -> None:
    hero = campaign_window.open_campaign.people.all_sheets()[0]
    hit(campaign_window, hero)
    ACTIONS[action](campaign_window, hero)
    assert campaign_window.open_campaign.flush()
    assert file_data(campaign_window, hero)["lp"] == at(hero, "lp") - 1


def test_copied_sheet_includes_pending_changes(campaign_window: CampaignWindow) -> None:
    hero, before = (
        campaign_window.open_campaign.people.all_sheets()[0],
        {*campaign_window.open_campaign.campaign.characters.glob("*.json")},
    )
    hit(campaign_window, hero)
    entry = campaign_window.open_campaign.campaign.entry(hero.id)
    assert entry is not None
    campaign_window.open_campaign.list.duplicate([entry])
    (copy,) = {*campaign_window.open_campaign.campaign.characters.glob("*.json")} - before
    assert json.loads(copy.read_bytes())["lp"] == at(hero, "lp") - 1


def test_externally_removed_file_is_not_written_again(campaign_window: CampaignWindow) -> None:
    hero = campaign_window.open_campaign.people.all_sheets()[0]
    hit(campaign_window, hero)
    path = path_of(campaign_window, hero)
    raw = path.read_bytes()
    path.unlink()
    assert campaign_window.open_campaign.flush()
    assert not path.exists()
    path.write_bytes(raw)
    assert campaign_window.open_campaign.flush()
    assert file_data(campaign_window, hero)["lp"] == at(hero, "lp") - 1, "and follows when it comes back"
