"""Forms use the words of the open campaign; their translator lives as long as the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QLabel

from desktop.controllers.main import MainController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.views.start_page import SystemCard


def test_translator_switches_between_campaigns(main: MainController) -> None:
    """A translator that went with its 卓 could be thrown away while another is asked, and Qt would wait for ever."""
    texts, there = [], []
    for word in ("生気", "活力", ""):
        definition = {"based_on": "enishi", "labels": {"word_lp": word} if word else {}}
        main.campaigns.enter(main.library.create("enishi", "卓", definition))
        assert isinstance(main.campaign_window, CampaignWindow)
        texts.append(QCoreApplication.translate("EnishiSheet", "LP 生命力"))
        there.append({id(found) for found in main.campaign_window.findChildren(QTranslator)})
    assert ["生気" in texts[0], "活力" in texts[1], texts[2]] == [True, True, "LP 生命力"]
    assert there == [set(), set(), set()]
    assert main.leave_campaign()


def test_start_page_ignores_renamed_terms(main: MainController) -> None:
    """It describes the systems in the words of the book, not of the last campaign."""

    def describe() -> list[str]:
        main.show_start()
        cards = main.start.findChildren(SystemCard)
        return [label.text() for card in cards for label in card.findChildren(QLabel)]

    usual = describe()
    assert any("所縁" in text for text in usual)
    main.campaigns.enter(main.library.create("enishi", "卓", {"based_on": "enishi", "labels": {"word_bonds": "絆"}}))
    assert describe() == usual
    assert main.leave_campaign()
    assert describe() == usual
