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

from desktop.controllers.desk import Desk
from desktop.controllers.late_sheets import BETWEEN, LateSheets
from desktop.core.outcome import Change
from desktop.core.sheet import Sheet
from desktop.core.value import at


@pytest.fixture
def desk(bare_desk: Desk) -> Desk:
    """Nothing is open; only what a test asks for is written."""
    for timer in timers(bare_desk):
        timer.setInterval(1_000_000 if timer.interval() > BETWEEN else 0)
    return bare_desk


def timers(desk: Desk) -> list[QTimer]:
    """What lets files wait."""
    (late,) = desk.workspace.findChildren(LateSheets)
    return late.findChildren(QTimer)


def path_of(desk: Desk, sheet: Sheet) -> Path:
    entry = desk.workspace.table.entry(sheet.id)
    assert entry is not None
    return desk.workspace.table.path_of(entry)


def held(desk: Desk, sheet: Sheet) -> dict[str, Any]:
    """What the file holds."""
    found: dict[str, Any] = json.loads(path_of(desk, sheet).read_bytes())
    return found


def hit(desk: Desk, *sheets: Sheet, by: int = 1) -> None:
    """Take LP from people in one step."""
    now = [(sheet.id, at(desk.workspace.sheet(sheet.id), "lp")) for sheet in sheets]
    changes = tuple(Change(sheet=who, field="lp", before=lp, after=lp - by) for who, lp in now)
    assert desk.workspace.change(changes)


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
def test_a_step_waits_for_the_journal_alone_and_the_folder_is_asked_once(desk: Desk, synced: list[bool]) -> None:
    everybody = desk.workspace.people.everybody()
    hit(desk, *everybody)
    hit(desk, *everybody)
    synced.clear()
    hit(desk, *everybody)
    assert synced == [False], "the line of the journal"
    assert [held(desk, s)["lp"] for s in everybody] == [at(s, "lp") for s in everybody]
    assert [at(desk.workspace.sheet(s.id), "lp") for s in everybody] == [at(s, "lp") - 3 for s in everybody]
    synced.clear()
    assert desk.workspace.flush()
    written = [*[False] * len(everybody), True]
    assert synced == [*written, False], "however many steps moved them; then the line that says so"
    assert [held(desk, s)["lp"] for s in everybody] == [at(s, "lp") - 3 for s in everybody]
    synced.clear()
    assert desk.workspace.flush()
    assert synced == []


def test_they_are_written_by_themselves_one_at_a_time(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    everybody = desk.workspace.people.everybody()
    settle, seen = desk.workspace.people.settle, []

    def settled(who: str) -> None:
        settle(who)
        seen.append([held(desk, s)["lp"] == at(s, "lp") - 1 for s in everybody].count(True))

    monkeypatch.setattr(desk.workspace.people, "settle", settled)
    for timer in timers(desk):
        timer.setInterval(0)
    hit(desk, *everybody)
    qtbot.waitUntil(lambda: len(seen) == len(everybody))
    assert seen == [*range(1, len(everybody) + 1)]


def test_what_another_program_writes_meanwhile_is_merged_and_counts(desk: Desk) -> None:
    hero = desk.workspace.people.everybody()[0]
    hit(desk, hero)
    rewrite(path_of(desk, hero), lp=at(hero, "lp") - 2, memo="よそで書いたメモ")
    found = desk.workspace.sheet(hero.id)
    assert found is not None
    assert (at(found, "lp"), found.memo) == (at(hero, "lp") - 3, "よそで書いたメモ")
    assert held(desk, hero)["lp"] == at(hero, "lp") - 3, "written at once: the file is younger than the journal's line"


def test_external_change_is_merged_while_hidden(desk: Desk) -> None:
    hero = desk.workspace.people.everybody()[0]
    hit(desk, hero)
    rewrite(path_of(desk, hero), memo="よそで書いたメモ")
    assert desk.workspace.flush()
    assert (held(desk, hero)["lp"], held(desk, hero)["memo"]) == (at(hero, "lp") - 1, "よそで書いたメモ")


def test_a_file_of_the_same_time_and_length_is_not_written_over(desk: Desk) -> None:
    hero = desk.workspace.people.everybody()[0].evolve(memo="霧")
    desk.workspace.people.write(hero, ())
    assert desk.workspace.flush()
    hit(desk, hero)
    path = path_of(desk, hero)
    before = path.stat()
    path.write_bytes(path.read_bytes().replace("霧".encode(), "橋".encode()))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert desk.workspace.flush()
    assert (held(desk, hero)["lp"], held(desk, hero)["memo"]) == (at(hero, "lp") - 1, "橋")


def test_a_full_disk_is_told_and_nothing_is_lost(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    everybody, told = desk.workspace.people.everybody(), []
    desk.workspace.failed.connect(told.append)
    hit(desk, *everybody)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as tight:
        tight.setattr("desktop.services.files.replace", full)
        assert not desk.save()
        QCoreApplication.processEvents()
        (error,) = told
        assert error.problem.code == "disk_full"
        assert held(desk, everybody[0])["lp"] == at(everybody[0], "lp")
    hit(desk, everybody[0])
    assert desk.save()
    assert [held(desk, s)["lp"] for s in everybody] == [
        at(s, "lp") - (2 if s is everybody[0] else 1) for s in everybody
    ]


def test_a_sheet_is_opened_as_it_stands(desk: Desk) -> None:
    hero = desk.workspace.people.everybody()[0]
    hit(desk, hero)
    entry = desk.workspace.table.entry(hero.id)
    assert entry is not None
    page = desk.workspace.open(entry)
    assert page is not None
    assert at(page.document.sheet, "lp") == at(hero, "lp") - 1
    assert not page.document.undo_stack.canUndo(), "Ctrl+Z takes back what a person typed there"
    assert page.close()
    assert held(desk, hero)["lp"] == at(hero, "lp") - 1


Deed = Callable[[Desk, Sheet], object]


def renamed(desk: Desk, hero: Sheet) -> None:
    path = path_of(desk, hero)
    path.rename(path.with_name("別の名前.json"))


DEEDS: dict[str, Deed] = {
    "archive": lambda d, s: d.workspace.list.archive([d.workspace.table.entry(s.id)]),  # type: ignore[list-item]
    "name": lambda d, s: d.workspace.list.rename(d.workspace.table.entry(s.id), "別人"),  # type: ignore[arg-type]
    "file's name": renamed,
    "printing": lambda d, _s: d.workspace.listing.sheets(),
}  # fmt: skip


@pytest.mark.parametrize("deed", DEEDS)
def test_nothing_is_lost_by_what_is_done_with_the_file_meanwhile(desk: Desk, deed: str) -> None:
    hero = desk.workspace.people.everybody()[0]
    hit(desk, hero)
    DEEDS[deed](desk, hero)
    assert desk.workspace.flush()
    assert held(desk, hero)["lp"] == at(hero, "lp") - 1


def test_a_copy_holds_what_play_has_made_of_the_sheet(desk: Desk) -> None:
    hero, before = desk.workspace.people.everybody()[0], {*desk.workspace.table.characters.glob("*.json")}
    hit(desk, hero)
    entry = desk.workspace.table.entry(hero.id)
    assert entry is not None
    desk.workspace.list.duplicate([entry])
    (copy,) = {*desk.workspace.table.characters.glob("*.json")} - before
    assert json.loads(copy.read_bytes())["lp"] == at(hero, "lp") - 1


def test_a_file_that_another_program_takes_away_stays_away(desk: Desk) -> None:
    hero = desk.workspace.people.everybody()[0]
    hit(desk, hero)
    path = path_of(desk, hero)
    raw = path.read_bytes()
    path.unlink()
    assert desk.workspace.flush()
    assert not path.exists()
    path.write_bytes(raw)
    assert desk.workspace.flush()
    assert held(desk, hero)["lp"] == at(hero, "lp") - 1, "and follows when it comes back"
