"""The real window on a full disk: every command answers, no typing is lost, and writing resumes later."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QDialog

from desktop.controllers.main import MainController
from desktop.controllers.menus import ACTS
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.rolls.outcome import Change
from desktop.services.storage.store import Store
from desktop.views.style import theme
from tests.full_disk import full
from tests.table_mode import click

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="there is no limit to set"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
LEAVES = {"quit"}
"""Ends the program; closing is tried by itself."""


@pytest.mark.parametrize("play_shown", [False, True])
def test_every_command_is_answered_on_a_full_disk(
    main: MainController, campaign_window: CampaignWindow, play_shown: bool
) -> None:
    if play_shown:
        click(main.window.ui.playButton)
    for identifier in ACTS:
        if identifier in LEAVES:
            continue
        with full(0):
            main.run(identifier)
        for dialog in main.window.findChildren(QDialog):
            dialog.close()
        main.window.quiet()
        if main.campaign_window is None:
            assert identifier == "delete_campaign"  # what is deleted is only moved
            main.open_sample("enishi")


@pytest.mark.styled
def test_theme_changes_even_if_it_cannot_be_saved(main: MainController, campaign_window: CampaignWindow) -> None:
    with full(0):
        main.run("theme_dark")
    assert theme.is_dark()
    assert "空き容量が足りず" in main.window.notice
    main.run("theme_light")
    assert not theme.is_dark()


def test_undo_of_a_sheet_is_refused_on_a_full_disk(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    before = document.sheet.memo
    document.edit("memo", "夜", "memo")
    document.end_burst()
    with full(0):
        document.undo_stack.undo()
    assert document.sheet.memo == "夜"
    assert "空き容量が足りず" in main.window.notice
    document.undo_stack.undo()
    assert document.sheet.memo == before


def test_number_typed_on_a_full_disk_is_saved_when_space_is_free(
    main: MainController, campaign_window: CampaignWindow
) -> None:
    assert campaign_window.sheet is not None
    document, open_campaign = campaign_window.sheet.document, campaign_window.open_campaign
    lp, sp = document.get("lp"), document.get("sp")
    with full(0):
        document.edit("lp", lp - 1, "LP")
        document.end_burst()
        campaign_window.sheet.autosave.flush()
    assert "空き容量が足りず" in main.window.notice
    assert open_campaign.change((Change(sheet=document.sheet.id, field="sp", before=sp, after=sp - 1),))
    assert (document.get("lp"), document.get("sp")) == (lp - 1, sp - 1)
    assert [e.text for e in open_campaign.play_session.log().standing] == [
        f"LP {lp} → {lp - 1}",
        f"SP {sp} → {sp - 1}",
    ]


def test_typed_text_waits_for_disk_space(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.sheet is not None
    sheet, path = campaign_window.sheet, campaign_window.sheet.autosave.stored.path
    with full(0):
        sheet.document.edit("memo", "書いている途中", "memo")
        sheet.autosave.flush()
        assert "空き容量が足りず" in main.window.notice
        assert not main.leave_campaign()
        assert main.campaign_window is campaign_window
        main.window.close()
        assert main.window.isVisible()
    assert sheet.document.sheet.memo == "書いている途中"
    assert main.leave_campaign()
    assert Store().read(path).data["memo"] == "書いている途中"
