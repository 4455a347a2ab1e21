"""In kiosk mode nothing of the GM's is seen, built, or reached by a restart or the clock."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop import app
from desktop.controllers.display import hand_over as hand_overs
from desktop.controllers.main import MainController
from desktop.controllers.program.pin_lock import EmptyLock
from desktop.controllers.sheet.sheet import SheetController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.services.program import pin as pins
from desktop.views.window.hand_over import HandOverDialog
from tests.controllers.windows import opened


def hand_over(campaign_window: CampaignWindow, pin: str = "4321") -> hand_overs.HandOver:
    assert campaign_window.current is not None
    campaign_window.hand_over(campaign_window.current.document.sheet.id, pin)
    assert campaign_window.handed_over is not None
    return campaign_window.handed_over


def killed(main: MainController) -> tuple[str, str]:
    """Leave the state of a kill in kiosk mode; return the title and folder of the campaign."""
    assert main.campaign_window is not None
    assert main.campaign_window.current is not None
    campaign, path = main.campaign_window.open_campaign.campaign, main.campaign_window.current.autosave.stored.path
    title, folder = campaign.title, str(campaign.folder)
    documents = main.session.value.documents
    main.leave_campaign()
    main.show_start()
    pin = pins.pin_of("4321").to_json()
    main.remember(mode="hand_over", table=folder, handed_over=str(path), pin=pin, documents=documents, clean=False)
    return title, folder


def seen(window: QWidget) -> str:
    """Return all that a window shows now, its title included."""
    labels = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    return "\n".join([window.windowTitle(), *labels])


def test_restart_in_kiosk_mode_is_locked_and_opens_nothing_of_the_gm(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = main.session.value.documents
    assert documents
    title, _ = killed(main)
    titles: list[str] = []
    main.window.windowTitleChanged.connect(titles.append)
    main.lock_at_once()
    assert main.window.locked
    assert title not in seen(main.window)
    built: list[bool] = []
    real = SheetController.__init__

    def counted(self: SheetController, *args: object, gm: bool = True, **named: object) -> None:
        built.append(gm)
        real(self, *args, gm=gm, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(SheetController, "__init__", counted)
    app.begin(main, app.Start())
    assert built == [False]
    assert not any(title in text for text in titles)
    assert main.session.value.documents == documents
    assert main.campaign_window is not None
    assert main.campaign_window.handed_over is not None
    assert main.campaign_window.handed_over.unlock("4321")
    assert not main.window.locked
    assert True in built
    assert title in main.window.windowTitle()
    assert set(documents) <= set(main.session.value.documents)


@pytest.mark.parametrize("mode", ["prepare", "table"])
def test_gm_has_dice_and_log_after_a_locked_restart(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot, mode: str
) -> None:
    """The views beside the sheet are created when the lock is removed."""
    killed(main)
    main.remember(returns=mode)
    main.lock_at_once()
    app.begin(main, app.Start())
    campaign_window = main.campaign_window  # type: ignore[assignment]
    assert campaign_window.handed_over is not None
    qtbot.waitUntil(lambda: not campaign_window._opening._unseen)
    assert not campaign_window._beside.exists
    assert campaign_window.handed_over.unlock("4321")
    assert campaign_window._beside.exists
    qtbot.waitUntil(lambda: campaign_window.log.panel.isVisible() and campaign_window.tray.tray.isVisible())
    assert campaign_window.modes.play_shown == (mode == "table")
    assert main.session.value.mode == mode


def test_gm_returns_to_play_after_kiosk_mode(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.modes.show(True)
    assert main.session.value.mode == "table"
    held = hand_over(campaign_window)
    assert (main.session.value.mode, main.session.value.returns) == ("hand_over", "table")
    assert held.unlock("4321")
    assert campaign_window.modes.play_shown
    assert main.session.value.mode == "table"


def test_gm_fields_are_absent_in_kiosk_mode(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.current is not None
    campaign_window.current.document.edit("gm_notes", "正体は狐")
    held = hand_over(campaign_window)
    fields = [w for w in held.screen.findChildren(QWidget) if str(w.property("field")) == "gm_notes"]
    texts = [edit.toPlainText() for edit in held.screen.findChildren(QPlainTextEdit)]
    assert fields == []
    assert not any("正体は狐" in text for text in texts)
    assert held.unlock("4321")
    assert campaign_window.current is not None
    assert campaign_window.current.document.sheet.gm_notes == "正体は狐"


def test_a_clock_moved_ahead_does_not_shorten_the_wait(
    main: MainController, campaign_window: CampaignWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = hand_over(campaign_window)
    held.clock = lambda: 1_000.0
    for _ in range(3):
        assert not held.unlock("0000")
    monkeypatch.setattr(time, "time", lambda: 4_000_000_000.0)
    assert not held.unlock("4321")
    assert "待って" in held.screen.ui.pinTell.text()
    held.clock = lambda: 1_031.0
    assert held.unlock("4321")


@pytest.mark.parametrize("pin", [{}, {"salt": 5}, {"salt": "00", "hash": "é"}])
def test_damaged_pin_is_reported_without_lockout(
    main: MainController, campaign_window: CampaignWindow, pin: dict[str, object]
) -> None:
    killed(main)
    main.remember(pin=pin)
    app.begin(main, app.Start())
    assert main.campaign_window is not None
    held = main.campaign_window.handed_over
    assert held is not None
    assert "PINの記録が壊れている" in held.screen.ui.tell.text()
    assert held.unlock("anything")


def test_missing_campaign_keeps_the_lock(main: MainController, campaign_window: CampaignWindow, tmp_path: Path) -> None:
    killed(main)
    main.remember(table=str(tmp_path / "gone"))
    app.begin(main, app.Start(sample="enishi"))
    assert main.window.locked
    lock = main.findChild(EmptyLock)
    assert lock is not None
    assert not lock.unlock("0000")
    assert lock.unlock("4321")
    assert not main.window.locked
    assert main.window.page is main.start


def test_two_players_with_one_name_get_separate_pages(campaign_window: CampaignWindow) -> None:
    campaign = campaign_window.open_campaign.campaign
    for entry in campaign.members()[:2]:
        campaign_window.open_campaign.open(entry)
        lock = hand_over(campaign_window)
        assert lock.controller is not None
        lock.controller.document.edit("name", "七海", "name")
        lock.controller.print_requested.emit()
        assert lock.unlock("4321")
    assert len(list((campaign.folder / "prints").glob("七海-*.pdf"))) == 2


def test_hand_over_dialog_focuses_the_pin(main: MainController) -> None:
    """A player is proposed; the PIN, which must be typed in any case, has the focus."""
    main.open_sample("enishi")
    main.run("hand_over")
    dialog = opened(main, HandOverDialog)
    assert dialog.focusWidget() is dialog.ui.pinEdit
