"""The real window over damaged files of a campaign and of the program: it opens, or one sentence says why not.

Two of each by default, for each opens a 卓; `TAKUJO_FUZZ_WINDOW=500 pytest tests/controllers/test_damaged_campaigns.py`
takes fifty.
"""

from __future__ import annotations

import json
import os
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from desktop import app
from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.system import GameSystem
from desktop.services.campaign import definitions
from desktop.services.campaign.campaign import CAMPAIGN_FILE
from desktop.services.journal.journal import Journal
from desktop.services.library import sample
from desktop.services.storage import encoding
from desktop.services.storage.folders import Folders
from desktop.services.text.catalogue import system_ids
from tests.controllers.conftest import window_over
from tests.services.hostile import damaged, torn
from tests.table_mode import click

TABLES = max(2, int(os.environ.get("TAKUJO_FUZZ_WINDOW", "10")) // 10)


def definition(system: GameSystem[Any]) -> dict[str, object]:
    """Return a definition with something of everything."""
    lists = {spec.id: [row.model_dump(mode="json") for row in spec.base] for spec in system.lists}
    labels = {label.id: "ことば" for label in system.labels}
    return {**definitions.dump(system.definition("霧の国")), "lists": lists, "labels": labels}


@pytest.mark.parametrize("system", system_ids())
def test_damaged_tables_open_or_are_refused(main: MainController, system: str) -> None:
    campaign = sample.open_sample(main.library, system)
    path, data = campaign.folder / CAMPAIGN_FILE, dict(campaign.data)
    data["definition"] = definition(main.catalogue.system(system))
    campaign.close()
    path.write_bytes(encoding.encode(data))
    main.enter_campaign(campaign.folder)
    assert main.campaign_window is not None
    for seed in range(TABLES):
        main.leave_campaign()
        main.window.quiet()
        path.write_bytes(damaged(data, Random(seed)))
        try:
            main.enter_campaign(campaign.folder)
            assert main.campaign_window is not None or main.window.notice
            if main.campaign_window is not None:
                main.campaign_window.run("definition")
                click(main.window.ui.playButton)
        except Exception as error:
            error.add_note(f"damaged with Random({seed})")
            raise


@pytest.mark.parametrize("system", system_ids())
def test_a_table_with_a_damaged_journal_opens(main: MainController, system: str) -> None:
    campaign = sample.open_sample(main.library, system)
    for text in ("前", "後", "今"):
        Journal(campaign.log, table=campaign.id).append(text)
    campaign.close()
    folder, path = campaign.folder, campaign.log
    raw = path.read_bytes()
    for seed in range(TABLES):
        chance = Random(seed)
        path.write_bytes(torn(raw, chance))
        try:
            main.enter_campaign(folder)
            assert main.campaign_window is not None
            click(main.window.ui.playButton)
            main.leave_campaign()
        except Exception as error:
            error.add_note(f"torn with Random({seed})")
            raise


def test_the_program_starts_with_damaged_files_of_its_own(
    main: MainController, campaign_window: CampaignWindow, qapp: QApplication, folders: Folders
) -> None:
    main.preferences.change(keys={"next": "N"}, windows={"main": {"size": [1, 2]}})
    main.session.change(screens={"table": {"a": 1}}, active="x", documents=("a", "b"))
    state = {path: path.read_bytes() for path in (folders.preferences, folders.session, folders.recent)}
    main.leave_campaign()
    for seed in range(TABLES):
        for number, (path, raw) in enumerate(state.items()):
            path.write_bytes(damaged(json.loads(raw), Random(seed * 3 + number)))
        try:
            with window_over(qapp, folders) as again:
                app.begin(again, app.Start())
                again.window.grab()
                assert again.window.isVisible()
        except Exception as error:
            error.add_note(f"damaged with Random({seed})")
            raise
