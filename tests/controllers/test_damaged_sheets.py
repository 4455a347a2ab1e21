"""The real window with damaged sheets: every one opens and can be used, or one sentence says why not.

Ten of each system by default; `TAKUJO_FUZZ_WINDOW=500 pytest tests/controllers/test_damaged_sheets.py` for more.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from PySide6.QtWidgets import QTabWidget, QToolBox

from desktop.controllers.main import MainController
from desktop.controllers.sheet.sheet import SheetController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.library import sample
from desktop.services.storage import parsing
from desktop.services.storage.store import Store
from desktop.services.text.catalogue import system_ids
from tests.services.hostile import damaged
from tests.table_mode import no_sheet_open

SHEETS = int(os.environ.get("TAKUJO_FUZZ_WINDOW", "10"))


def use(campaign_window: CampaignWindow, controller: SheetController, chance: Random) -> None:
    """Look at every page of a sheet, get a check ready, and write a word that is saved."""
    for pages in (*controller.frame.findChildren(QTabWidget), *controller.frame.findChildren(QToolBox)):
        for number in range(pages.count()):
            pages.setCurrentIndex(number)
    controller.frame.grab()
    kinds = campaign_window.open_campaign.system.check_kinds(
        controller.document.sheet, campaign_window.open_campaign.game
    )
    campaign_window.play.prepare(chance.choice(kinds).id, {})
    if not controller.document.read_only:
        controller.document.edit("memo", "読めた", "memo")


@pytest.mark.parametrize("system", system_ids())
def test_damaged_sheets_open_or_are_refused(main: MainController, system: str) -> None:
    with no_sheet_open():
        main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    open_campaign = campaign_window.open_campaign
    path = open_campaign.campaign.path_of(open_campaign.campaign.sheets()[0])
    data = parsing.parse(path.read_bytes())
    opened = 0
    for seed in range(SHEETS):
        path.write_bytes(damaged(data, Random(seed)))
        main.window.quiet()
        try:
            controller = open_campaign.open_path(path)
            assert (controller is None) == bool(main.window.notice)
            if controller is not None:
                use(campaign_window, controller, Random(seed))
                assert open_campaign.close(controller)
                assert controller.document.read_only or Store().read(path).data["memo"] == "読めた"
                opened += 1
        except Exception as error:
            error.add_note(f"damaged with Random({seed})")
            raise
    assert 0 < opened < SHEETS


@pytest.mark.parametrize("system", system_ids())
def test_a_table_full_of_damaged_sheets_opens(main: MainController, system: str) -> None:
    campaign = sample.open_sample(main.library, system)
    data = parsing.parse(campaign.path_of(campaign.sheets()[0]).read_bytes())
    campaign.close()
    for seed in range(SHEETS):
        (campaign.characters / f"{seed:03}.json").write_bytes(damaged(data, Random(-seed)))
    main.enter_campaign(campaign.folder)
    assert main.campaign_window is not None
    assert len(main.campaign_window.open_campaign.campaign.sheets()) >= SHEETS
    main.window.grab()
