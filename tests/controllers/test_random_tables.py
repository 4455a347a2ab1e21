"""Random tables at the table: thrown from the command line and the tray, typed from real dice, kept in the log."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.controllers.main import MainController
from desktop.controllers.play.typed import CheckWanted, understand
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.tables import check as tables
from desktop.core.tables.text import read
from desktop.core.words import Words
from desktop.services.journal.journal import Journal
from desktop.services.journal.replay import replay
from desktop.services.play.play_session import PlaySession
from desktop.services.text.language import words
from tests.controllers.keyboard import type_into
from tests.rules_in_force import play_by
from tests.shared_window import close_all

ANY = ("enishi", "blank")
"""A table asks no room."""
TEXT = """遭遇表
2D6
2-6:野犬の群れ
7-12:盗賊が持っていたのは→[宝物2]

宝物2
1D6
1-3:弓
4-6:縄
"""


@pytest.fixture
def campaign_window(window_without_sheet: CampaignWindow) -> CampaignWindow:
    """Nothing is open but what a test opens."""
    return window_without_sheet


def with_tables(campaign_window: CampaignWindow, text: str = TEXT, **more: object) -> CampaignWindow:
    """Give the campaign tables of its own."""
    open_campaign = campaign_window.open_campaign
    made = tuple(table.evolve(**more) for table in read(text))
    reading = made[0].evolve(reading="そうぐうひょう")
    play_by(open_campaign, open_campaign.system.definition("霧").evolve(tables=(reading, *made[1:])))
    return campaign_window


def lines(campaign_window: CampaignWindow) -> list[str]:
    return [entry.text for entry in campaign_window.open_campaign.play_session.log().entries if entry.text]


def enter(main: MainController, text: str) -> None:
    """Type a line and press Enter."""
    edit = main.window.ui.commandEdit
    type_into(edit, text)
    QTest.keyClick(edit, Qt.Key.Key_Return)


@pytest.mark.parametrize("line", ["表 遭遇", "表 そうぐう", "hyou souguu", "遭遇表", "table 遭遇表", "soogu"])
def test_table_is_found_in_any_spelling(campaign_window: CampaignWindow, line: str) -> None:
    open_campaign = with_tables(campaign_window).open_campaign
    kinds = open_campaign.kinds(campaign_window.sheet.document.sheet.id if campaign_window.sheet else "")
    found = understand(line, kinds, Words())
    assert isinstance(found, CheckWanted)
    assert found.kind == tables.KIND
    assert found.params == {"table": open_campaign.game.definition.tables[0].id}


def test_unknown_table_is_reported_with_existing_ones(main: MainController) -> None:
    """「表 umi」 was not understood, as if nothing of it were a command."""
    main.open_sample("blank")
    assert main.campaign_window is not None
    with_tables(main.campaign_window)
    enter(main, "表 鯨")
    assert "「鯨」という表はありません。" in main.window.ui.commandHint.text()
    assert "遭遇" in main.window.ui.commandHint.text()


def test_a_name_with_a_number_in_it_is_found(campaign_window: CampaignWindow) -> None:
    open_campaign = with_tables(campaign_window).open_campaign
    found = understand("表 宝物2", open_campaign.kinds(""), Words())
    assert found == CheckWanted(tables.KIND, {"table": open_campaign.game.definition.tables[1].id})
    english = understand("random table 宝物2", open_campaign.kinds(""), words("en"))
    assert isinstance(english, CheckWanted)


@pytest.mark.parametrize("system", ANY)
def test_real_dice_are_typed_and_every_face_is_kept(main: MainController, system: str) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    campaign_window = with_tables(main.campaign_window)
    enter(main, "表 遭遇")
    assert campaign_window.tray.wanted == (6, 6)
    enter(main, "4 4")
    assert campaign_window.tray.wanted == (6,)
    enter(main, "2")
    entry = campaign_window.open_campaign.play_session.log().entries[-1]
    assert entry.text == "表「遭遇表」：弓　遭遇表 8：盗賊が持っていたのは → 宝物2 2：弓"
    assert entry.outcome is not None
    assert [[f["value"] for f in throw["faces"]] for throw in entry.outcome["throws"]] == [[4, 4], [2]]
    assert entry.hand
    main.run("undo")
    assert campaign_window.open_campaign.play_session.log().entries[-1].voids == (entry.id,)


def test_random_table_needs_no_sheet(main: MainController) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    campaign_window = with_tables(main.campaign_window, "天気\n1D6\n1-6:雨")
    assert close_all(campaign_window)
    enter(main, "表 天気")
    assert campaign_window.tray.facing == ""
    enter(main, "3")
    assert lines(campaign_window)[-1] == "表「天気」：3 雨"


def test_table_throw_in_a_session_leaves_play_unchanged(main: MainController) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    campaign_window = with_tables(main.campaign_window)
    play_session = campaign_window.open_campaign.play_session
    who = [sheet.id for sheet in campaign_window.open_campaign.people.all_sheets() if sheet.is_pc]
    play_session.begin("session", who)
    before = play_session.history
    campaign_window.tray.prepare(who[0], tables.KIND, {})
    campaign_window.tray.throw()
    while campaign_window.tray.wanted:
        campaign_window.tray.throw()
    assert lines(campaign_window)[-1].startswith("表「遭遇表」：")
    assert play_session.history is before
    assert "session" in play_session.playing.running


def test_secret_table_throw_is_hidden_from_players(campaign_window: CampaignWindow) -> None:
    play_session = with_tables(campaign_window).open_campaign.play_session
    campaign_window.tray.prepare("", tables.KIND, {"secret": True})
    for faces in ([4, 4], [2]):
        campaign_window.tray.enter_faces(faces)
    entry = play_session.log().entries[-1]
    assert "弓" in entry.text
    assert (entry.secret, entry.open) == (True, "")
    for_players = replay(play_session.log(), "霧")
    assert "遭遇" not in for_players
    assert "宝物" not in for_players
    assert "宝物2 2：弓" in replay(play_session.log(), "霧", secrets=True)
    assert all(not e.open or "表" not in e.open for e in play_session.log().entries if e.secret)


def test_open_table_throw_is_restored_after_a_crash(campaign_window: CampaignWindow) -> None:
    """A throw that waits for the next table is in the journal and continues after a restart."""
    play_session = with_tables(campaign_window).open_campaign.play_session
    campaign_window.tray.prepare("", tables.KIND, {})
    campaign_window.tray.enter_faces([5, 5])
    fresh = PlaySession(
        campaign_window.open_campaign.system,
        lambda: campaign_window.open_campaign.game,
        Journal(campaign_window.open_campaign.campaign.log, table=campaign_window.open_campaign.campaign.id),
        campaign_window.open_campaign.people,
        campaign_window.open_campaign.words,
        iter(range(1000)).__next__,
    )
    fresh.resume()
    assert fresh.roll is not None
    assert fresh.roll.check.wants is not None
    assert fresh.roll.check.wants.sides == (6,)
    assert play_session.roll is not None
    assert fresh.roll.id == play_session.roll.id
