"""The summary of a session: reached from the menu, at its end and from the table; copied, printed, and on to growth."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLabel, QPushButton

from desktop.controllers.main import MainController
from desktop.core.rolls.outcome import Change
from desktop.core.value import at
from desktop.services.text.catalogue import Catalogue
from desktop.views.dialogs.export import ExportDialog
from desktop.views.output.recap_page import RecapPage, print_text
from tests.screens import settle
from tests.table_mode import TableGm, click

SYSTEMS = tuple(info.id for info in Catalogue())
OVER = "セッションを終えました。Ctrl+Z で続きに戻せます。"
NUMBERS = {
    "common": "cp",
    "d20fate": "fate_dice",
    "d6game": "fate",
    "enishi": "sp",
    "kotodama": "karma",
    "blank": "points",
}
"""A public number of each system."""


def move(gm: TableGm, who: str, field: str, by: int = -1) -> tuple[int, int]:
    before: int = at(gm.campaign_window.open_campaign.sheet(who), field)
    gm.campaign_window.open_campaign.change((Change(sheet=who, field=field, before=before, after=before + by),))
    return before, before + by


def recap(gm: TableGm) -> RecapPage:
    page = gm.campaign_window.tabs.page("recap")
    assert isinstance(page, RecapPage)
    return page


def texts(page: RecapPage) -> list[str]:
    return [label.text() for label in page.ui.people.findChildren(QLabel) if label.isVisible()]


def buttons(page: RecapPage) -> list[QPushButton]:
    return [button for button in page.ui.people.findChildren(QPushButton) if button.isVisible()]


@pytest.mark.parametrize("system", SYSTEMS)
def test_session_end_offers_recap_and_growth(main: MainController, system: str) -> None:
    gm = TableGm(main, system)
    hero = gm.players[0]
    gm.begin("session", [sheet.id for sheet in gm.players])
    before, after = move(gm, hero.id, NUMBERS[system], 1)
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    assert main.window.notice == OVER
    rule_system = gm.campaign_window.open_campaign.system
    called = "まとめと成長" if rule_system.grows else "まとめ"
    assert gm.campaign_window.play_page.page.tools.recap.text() == called
    assert main.window.ui.noticeAction.text() == called
    click(main.window.ui.noticeAction)
    page = recap(gm)
    assert page.isVisible()
    assert not gm.campaign_window.play_shown
    assert hero.name in texts(page)
    assert f"{before} → {after}" in texts(page)
    sheet = gm.campaign_window.open_campaign.sheet(hero.id)
    grows = bool(rule_system.growth(sheet, gm.campaign_window.open_campaign.game))
    assert grows is rule_system.grows is (system in ("common", "d6game", "enishi", "blank")), (
        "what the rules of the other two do not know"
    )
    button = buttons(page)[0]
    assert button.text() == ("成長…" if grows else "シートを開く")
    click(button)
    assert gm.campaign_window.sheet is not None
    assert gm.campaign_window.sheet.document.sheet.id == hero.id
    assert (gm.campaign_window.sheet.frame.ui.pageTabs.currentIndex() == 1) is grows
    assert gm.campaign_window.sheet.frame.ui.offers.hasFocus() is grows


def test_session_end_notice_closes_with_its_campaign(main: MainController) -> None:
    """Its button would lead to another one's summary."""
    gm = TableGm(main, "kotodama")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    assert main.window.notice == OVER
    main.open_sample("d6game")
    assert main.window.notice != OVER


def test_private_changes_are_shown_only_on_request(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    hero, npc = gm.players[0], gm.npcs[0]
    gm.begin("session", [sheet.id for sheet in gm.players])
    move(gm, hero.id, "days_towards_lp", 2)
    move(gm, npc.id, "lp")
    gm.campaign_window.play_page.page.tools.recap.trigger()
    page = recap(gm)
    assert texts(page) == []
    assert page.ui.empty.isVisible()
    assert not page.ui.copyButton.isEnabled()
    click(page.ui.secrets)
    assert {hero.name, npc.name, "経過日数", "0 → 2"} <= set(texts(page))


def test_the_page_follows_play_and_shows_earlier_sessions_as_they_ended(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    hero = gm.players[0].id
    for _ in range(2):
        gm.begin("session", [hero])
        move(gm, hero, "sp")
        gm.play_session.close("session")
    main.run("recap")
    page = recap(gm)
    start = at(gm.campaign_window.open_campaign.sheet(hero), "sp")
    assert f"{start + 1} → {start}" in texts(page)
    move(gm, hero, "sp", -2)
    assert f"{start + 1} → {start - 2}" in texts(page)
    assert page.ui.session.count() == 2
    page.ui.session.setCurrentIndex(0)
    page.ui.session.activated.emit(0)
    assert f"{start + 2} → {start + 1}" in texts(page)
    gm.campaign_window.tabs.close_front()
    assert gm.campaign_window.tabs.page("recap") is None
    move(gm, hero, "sp")


@pytest.mark.parametrize("way", ["prepare", "menu"])
def test_recap_is_updated_when_it_is_visible_again(main: MainController, way: str) -> None:
    gm = TableGm(main, "enishi")
    hero = gm.players[0].id
    gm.begin("session", [hero])
    before, _ = move(gm, hero, "sp")
    main.run("recap")
    click(main.window.ui.playButton)
    _, after = move(gm, hero, "sp")
    main.run("recap" if way == "menu" else "switch_mode")
    page = recap(gm)
    assert page.isVisible()
    assert f"{before} → {after}" in texts(page)


@pytest.mark.parametrize("system", ["enishi", "d20fate"])
def test_session_end_notice_is_cleared_by_the_next_start(main: MainController, system: str) -> None:
    gm = TableGm(main, system)
    names = [name for name in ("session", "battle") if name in gm.play_session.playing.possible]
    assert ("battle" in names) is (system == "enishi"), "the rules of the other know no battle"
    for name in names:
        gm.begin("session", [sheet.id for sheet in gm.players])
        gm.campaign_window.play_page.page.tools.close_engine.trigger()
        assert main.window.notice == OVER
        gm.begin(name, [sheet.id for sheet in (*gm.players, *gm.npcs)])
        assert gm.play_session.playing.running == (name,)
        assert main.window.notice == ""
        gm.play_session.close(name)
        main.window.quiet()


def test_recap_is_copied_as_text_and_links_to_the_replay(main: MainController) -> None:
    gm = TableGm(main, "enishi")
    hero = gm.players[0]
    before, after = move(gm, hero.id, "sp")
    main.run("recap")
    page = recap(gm)
    click(page.ui.copyButton)
    text = QGuiApplication.clipboard().text()
    assert text.startswith("■ セッションのまとめ")
    assert f"◇ {hero.name}\n　　SP　{before} → {after}" in text
    assert page.ui.message.text() == "✓ コピーしました。"
    click(page.ui.replayButton)
    assert [d for d in main.window.findChildren(ExportDialog) if d.isVisible()]


def test_recap_is_printed_as_plain_text(main: MainController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gm = TableGm(main, "enishi")
    hero = gm.players[0]
    gm.campaign_window.open_campaign.people.write(hero.evolve(name="<b>七海</b>"))
    move(gm, hero.id, "sp")
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(RecapPage, "ask_printer", lambda _page, text, title: asked.append((text, title)))
    main.run("recap")
    click(recap(gm).ui.printButton)
    ((text, title),) = asked
    assert title == gm.campaign_window.open_campaign.campaign.title
    document = QTextDocument()
    document.setHtml(text)
    assert "<b>七海</b>" in document.toPlainText()
    printer = QPrinter()
    printer.setOutputFileName(str(tmp_path / "a.pdf"))
    print_text(text, printer)
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")


def test_recap_before_any_play_is_empty(main: MainController) -> None:
    gm = TableGm(main, "kotodama")
    assert not gm.campaign_window.play_page.page.ui.lastRecap.isVisible()
    main.run("recap")
    page = recap(gm)
    assert page.ui.empty.isVisible()
    assert page.ui.session.isHidden()


def test_players_recap_has_custom_tracks_without_texts(main: MainController) -> None:
    """A game from nothing has hardly another number: the players' summary of its play session was empty."""
    gm = TableGm(main, "blank")
    hero = gm.players[0]
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.campaign_window.open_campaign.change(
        (
            Change(sheet=hero.id, field="own.life", before=None, after=9),
            Change(sheet=hero.id, field="own.fear", before=at(hero, "own.fear"), after="gyakusou"),
        )
    )
    assert "いのち 12 → 9" in gm.play_session.log().entries[-1].text  # never written: it was at its start
    main.run("recap")
    page = recap(gm)
    assert {"いのち", "12 → 9"} <= set(texts(page))
    assert not any("gyakusou" in text for text in texts(page))
    page.ui.secrets.setChecked(True)
    assert any("gyakusou" in text for text in texts(page))


def test_recap_card_fits_its_content(main: MainController) -> None:
    """The only card of a summary took half the window."""
    gm = TableGm(main, "d6game")
    main.window.resize(1366, 768)
    main.window.show()
    gm.begin("session", [sheet.id for sheet in gm.players])
    move(gm, gm.players[0].id, "fate", 1)
    main.run("recap")
    page = recap(gm)
    settle()
    assert page.ui.people.height() == page.ui.people.heightForWidth(page.ui.people.width())


def test_gm_recap_lists_growth_of_a_custom_game(main: MainController) -> None:
    """Bought levels are stored as points; the recap lists them beside their price."""
    main.open_sample("blank")
    assert main.campaign_window is not None
    sheet_open = main.campaign_window.sheet
    assert sheet_open is not None
    document = sheet_open.document
    gm = TableGm(main)
    gm.begin("session", [sheet.id for sheet in gm.players])
    system, game = document.system, document.game
    before = system.explained(document.sheet, game)["skills.look"]
    held = document.sheet.skills  # type: ignore[attr-defined]
    document.apply(lambda sheet: sheet.evolve(skills={**held, "look": held.get("look", 0) + 2}), "")
    sheet_open.autosave.flush()
    main.run("recap")
    page = recap(gm)
    page.ui.secrets.setChecked(True)
    assert f"{before.value} → {before.value + 2}" in texts(page)
    assert str(before.label) in texts(page)


def test_session_without_changes_offers_growth(main: MainController) -> None:
    """BL-GRW-01: the points of a session are taken there, so that no sheet has changed before."""
    main.open_sample("blank")
    gm = TableGm(main)
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    click(main.window.ui.noticeAction)
    page = recap(gm)
    assert page.ui.empty.isVisible()
    assert not page.ui.copyButton.isEnabled()
    assert [button.text() for button in buttons(page)] == ["成長…"] * len(gm.players)
    assert all(sheet.name in texts(page) for sheet in gm.players)
    click(buttons(page)[1])
    assert gm.campaign_window.sheet is not None
    assert gm.campaign_window.sheet.document.sheet.id == gm.campaign_window.open_campaign.people.all_sheets()[1].id
    assert gm.campaign_window.sheet.frame.ui.offers.hasFocus()
    gm.campaign_window.open_campaign.change((Change(sheet=gm.players[0].id, field="points", before=0, after=10),))
    main.run("recap")
    assert [button.text() for button in buttons(page)] == ["成長…"] * len(gm.players), "the others are still to grow"


def test_empty_players_recap_points_to_private_changes(main: MainController) -> None:
    """The page does not claim that nothing changed."""
    gm = TableGm(main, "enishi")
    gm.begin("session", [sheet.id for sheet in gm.players])
    hero = gm.players[0]
    gm.campaign_window.open_campaign.change((Change(sheet=hero.id, field="days_towards_lp", before=0, after=2),))
    main.run("recap")
    page = recap(gm)
    assert page.ui.empty.isVisible()
    assert "上の印" in page.ui.empty.text()
    page.ui.secrets.setChecked(True)
    assert not page.ui.empty.isVisible()
    assert "0 → 2" in texts(page)


def test_session_with_experience_only_offers_growth(main: MainController) -> None:
    """EN-XP-02: the summary for all was empty; and a bond in it was called by its mark, not by its person."""
    gm = TableGm(main, "enishi")
    haru = next(sheet for sheet in gm.players if sheet.name == "三枝 ハル")
    gm.begin("session", [sheet.id for sheet in gm.players])
    place = next(n for n, bond in enumerate(haru.bonds) if bond.person == "霧島 七海")
    gm.campaign_window.open_campaign.change(
        (
            Change(sheet=haru.id, field="xp_total", before=0, after=3),
            Change(sheet=haru.id, field=f"bonds.{place}.box", before=False, after=True),
        )
    )
    main.run("recap")
    page = recap(gm)
    assert texts(page) == ["●", haru.name, "獲得経験点", "0 → 3"]
    assert [button.text() for button in buttons(page)] == ["成長…"]
    page.ui.secrets.setChecked(True)
    assert "所縁 › 霧島 七海 › マス" in texts(page)


def test_undo_after_session_end_reopens_the_session(main: MainController) -> None:
    gm = TableGm(main, "common")
    gm.begin("session", [sheet.id for sheet in gm.players])
    gm.campaign_window.play_page.page.tools.close_engine.trigger()
    assert main.window.notice == OVER
    main.run("undo")
    assert gm.play_session.playing.running == ("session",)
    assert main.window.notice == "", "it is not over any more"
