"""Everything that version 0.1.0 wrote opens today, and nothing of it is lost.

`fixtures/library-0.1.0.zip` is a library as that program left it, made with its own code: the sample 卓 of five systems
with a sheet that was changed twice, one begun, one in the bin, a log with a check, a secret and a line that was taken
back, a template, a sheet and a definition sent out, settings and what was open. `@HOME@` stands for its folder.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from desktop import app as program
from desktop.services.campaign import definitions
from desktop.services.campaign.campaign import Campaign
from desktop.services.journal.journal import Journal
from desktop.services.library import exchange
from desktop.services.library.library import Library
from desktop.services.library.templates import create_from, templates
from desktop.services.program.preferences import preferences
from desktop.services.program.state_file import session
from desktop.services.storage.folders import Folders, together
from desktop.services.storage.store import Store
from desktop.services.storage.versions import versions
from desktop.services.text.catalogue import Catalogue

OLD = Path(__file__).parent / "fixtures" / "library-0.1.0.zip"
SYSTEMS = {"common", "d20fate", "d6game", "enishi", "kotodama"}
"""The systems of that version."""


@pytest.fixture
def home(tmp_path: Path) -> Folders:
    """Return the folders of a person who has just installed today's program over that one."""
    with zipfile.ZipFile(OLD) as packed:
        for name in packed.namelist():
            target = tmp_path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(packed.read(name).replace(b"@HOME@", str(tmp_path).encode()))
    return together(tmp_path)


def opened(home: Folders) -> list[Campaign]:
    """Open every campaign of that library."""
    library = Library(home.library, Store(), home.recent)
    assert [head.fault for head in library.campaigns()] == [""] * len(SYSTEMS)
    return [library.open(head.folder) for head in library.campaigns()]


def contains_all(before: Any, after: Any) -> bool:
    """Return whether a file contains everything of another; it may contain more."""
    if isinstance(before, Mapping):
        return isinstance(after, Mapping) and all(
            key in after and contains_all(before[key], after[key]) for key in before
        )
    if isinstance(before, list):
        return isinstance(after, list) and len(before) == len(after) and all(map(contains_all, before, after))
    return bool(before == after)


def test_settings_and_session_state_are_read(home: Folders) -> None:
    chosen, before = preferences(home), session(home)
    assert (chosen.problem, before.problem) == (None, None)
    assert (chosen.value.theme, chosen.value.scale, chosen.value.animation) == ("dark", 110, False)
    assert Path(before.value.table).is_dir()
    assert all(Path(one).is_file() for one in before.value.documents)


def test_every_sheet_opens_and_is_written_back_whole(home: Folders) -> None:
    catalogue, read = Catalogue(), 0
    for campaign in opened(home):
        rule_system = catalogue.system(campaign.system_id)
        for entry in campaign.sheets():
            path = campaign.path_of(entry)
            raw = json.loads(path.read_bytes())
            stored, sheet = campaign.read(path, rule_system)
            assert entry.fault == ""
            rule_system.validate(sheet, campaign.game(rule_system))
            campaign.save(stored, sheet.evolve(name=f"{sheet.name}二世"))
            after = json.loads(path.read_bytes())
            changed = ("name", "updated", "updated_at", "app_version")
            lost = [key for key in raw if key not in changed and not contains_all(raw[key], after.get(key))]
            assert lost == [], path.name
            read += 1
        assert (
            len(versions(campaign.path_of(next(e for e in campaign.sheets() if "書き直した" in _notes(campaign, e)))))
            >= 2
        )
    assert read == 35


def _notes(campaign: Campaign, entry: Any) -> str:
    return str(json.loads(campaign.path_of(entry).read_bytes()).get("notes"))


def test_logs_are_read_completely_and_continued(home: Folders) -> None:
    checks = 0
    for campaign in opened(home):
        log = Journal(campaign.log).read()
        assert (log.lost, log.torn) == ((), False)
        assert [entry.text for entry in log.entries[-3:]] == [
            "まちがい",
            "まちがいを取り消した",
            "霧の向こうに誰かがいる",
        ]
        assert log.entries[-1].secret
        assert log.entries[-3].id in log.voided
        checks += sum(entry.outcome is not None for entry in log.entries)
        before = campaign.log.read_bytes()
        Journal(campaign.log).append("続きの夜")
        assert campaign.log.read_bytes().startswith(before)
    assert checks == 1


def test_bin_restores_deleted_sheets(home: Folders) -> None:
    catalogue = Catalogue()
    for campaign in opened(home):
        (binned,) = campaign.binned()
        campaign.read(campaign.restore(binned), catalogue.system(campaign.system_id))


def test_templates_definitions_and_exported_sheets_are_imported(home: Folders) -> None:
    catalogue, library = Catalogue(), Library(home.library, Store(), home.recent)
    found = templates(library)
    assert {one.system for one in found} == SYSTEMS
    campaigns = opened(home)
    for one in found:
        assert create_from(library, one, "ひな形から").sheets() != ()
    out = home.library.parent / "書き出し"
    read = [definitions.read(Store(), path, catalogue) for path in out.glob("*-定義.json")]
    assert {definition.based_on for definition, _ in read} == SYSTEMS
    assert [problems for _, problems in read if problems] == []
    for campaign in campaigns:
        rule_system = catalogue.system(campaign.system_id)
        (sent,) = (p for p in out.glob("*.json") if json.loads(p.read_bytes()).get("system") == rule_system.id)
        (candidate,) = exchange.preview(campaign, rule_system, campaign.game(rule_system), [sent])
        assert candidate.fault is None


def test_window_opens_every_campaign_at_its_place(home: Folders, qapp: QApplication, styled_as_marked: None) -> None:
    main = program.build(qapp, home)
    main.window.show()
    main.resume()
    assert main.campaign_window is not None or not main.window.notice
    for head in main.library.campaigns():
        main.enter_campaign(head.folder)
        assert main.campaign_window is not None
        assert main.campaign_window.open_campaign.system.id == head.system
        assert main.campaign_window.sheet is not None
        assert main.window.notice == ""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    main.leave_campaign()
    main.window.close()
    main.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
