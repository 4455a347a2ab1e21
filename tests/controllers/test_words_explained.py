"""用語の説明 in the real window: by its key in the builder, on the sheet, and in kiosk mode."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.controllers.main import MainController
from desktop.views.keyboard.key_map import KeyMap
from desktop.views.sheet.terms_popover import TermsPopover

# a platform without a screen has no keyboard to grab
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def no_popover_stays() -> Iterator[None]:
    yield
    for popover in popovers():
        popover.close()


def popovers() -> list[TermsPopover]:
    return [w for w in QApplication.topLevelWidgets() if isinstance(w, TermsPopover) and w.isVisible()]


def asked(main: MainController, key: Qt.Key = Qt.Key.Key_F1, held: Qt.KeyboardModifier = SHIFT) -> list[str]:
    """Press the key where the focus is; return the words that are listed."""
    main.window.activateWindow()
    focus: QWidget = main.window.focusWidget() or main.window
    QTest.keyClick(focus, key, held)
    (popover,) = popovers()
    found = [term.word for term in popover.shown]
    QTest.keyClick(popover, Qt.Key.Key_Escape)
    return found


def test_the_key_explains_the_step_in_front_its_field_first(main: MainController) -> None:
    main.open_sample("kotodama")
    assert main.campaign_window is not None
    builder = main.campaign_window.open_campaign.new_draft()
    assert builder is not None
    builder.document.edit("name", "凪")
    builder.go_to(4)  # type: ignore[union-attr]
    found = asked(main)
    assert found[0] == "HP"
    assert {"インガオホー", "イニシアティヴ値", "戦闘移動"} <= set(found)


def test_a_renamed_word_is_explained_by_its_new_name(main: MainController) -> None:
    """The sample calls ライフ アーマー."""
    main.open_sample("d6game")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    main.window.activateWindow()
    main.campaign_window.sheet.frame.ui.nameEdit.setFocus()
    found = asked(main)
    assert "アーマー" in found
    assert "ライフ" not in found


def test_kiosk_player_has_terms_of_the_sheet_only(main: MainController) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    main.campaign_window.hand_over(main.campaign_window.sheet.document.sheet.id, "4321")
    assert {"LP", "SP", "所縁"} <= set(asked(main))


def test_changed_terms_key_works_in_kiosk_mode(main: MainController) -> None:
    main.open_sample("enishi")
    assert main.campaign_window is not None
    main.window.set_keys(KeyMap({"terms": "F7"}, main.window.menus))
    main.campaign_window.hand_over("", "4321")
    assert asked(main, Qt.Key.Key_F7, Qt.KeyboardModifier.NoModifier)


def test_start_page_explains_only_the_search(main: MainController) -> None:
    assert asked(main) == []
