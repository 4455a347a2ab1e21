"""Texts of the window are in its language and in the words of the open campaign; their translator never ends."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QLabel

from desktop.controllers.main import MainController
from desktop.controllers.program.translator import Translator
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.words import Words
from desktop.views.window.start_page import SystemCard


@pytest.fixture
def english(qapp: QApplication) -> Iterator[Translator]:
    translator = Translator("en", qapp)
    yield translator
    QCoreApplication.removeTranslator(translator)


@pytest.mark.parametrize(("left", "text"), [(0, "0 files"), (1, "1 file"), (2, "2 files")])
def test_translator_counts_in_english(english: Translator, left: int, text: str) -> None:
    source = "ひな形を探しています（あと %n ファイル）。"
    found = QCoreApplication.translate("TemplatesDialog", source, None, left)
    assert found == f"Looking for templates ({text} left)."


def test_translator_tells_contexts_apart(english: Translator) -> None:
    found = {
        context: QCoreApplication.translate(context, "武器") for context in ("EnishiSheet", "BattleTracker", "武器")
    }
    assert found == {"EnishiSheet": "Weapons", "BattleTracker": "Weapon", "武器": "武器"}


def test_translator_renames_in_english_until_campaign_is_left(english: Translator) -> None:
    words = Words({"LP 生命力": "LP (life)", "LP": "LP"}, "en")
    words.call({"LP": "Vigour"})

    def label() -> str:
        return QCoreApplication.translate("EnishiSheet", "LP")

    english.follow(words)
    with english.silent():
        assert label() == "LP"
    assert label() == "Vigour"
    english.leave()
    assert label() == "LP"


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
