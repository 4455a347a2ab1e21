"""Every system's sheet in the window: names for every control, and names of people that are hard on programs."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QPlainTextEdit,
    QWidget,
)

from desktop.controllers.main import MainController
from desktop.core.words import Words
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.printing import sheet_pages
from tests.controllers.conftest import folders as folders
from tests.controllers.conftest import main as main

HARD_NAMES = {
    "long": "とても長い名前" * 28,
    "right to left": "שלום مرحبا",
    "emoji": "🐉竜太🎲",
    "outside the basic plane": "𠮷田 髙﨑",
    "markup": "<b>太字</b><img src='file:///etc/passwd'>",
    "path": "../../../etc/passwd",
    "ampersand": "A&B &File",
    "control": "行\t一\u200b二",
}


def nameless(root: QWidget) -> list[str]:
    """List the visible controls that a screen reader could not name."""
    found = []
    for widget in root.findChildren(QWidget):
        kinds = (QAbstractButton, QComboBox, QLineEdit, QPlainTextEdit, QAbstractSpinBox, QAbstractItemView)
        inner = widget.objectName().startswith("qt_") or isinstance(widget.parent(), QComboBox | QAbstractSpinBox)
        inner = inner or isinstance(widget, QHeaderView)
        if not isinstance(widget, kinds) or inner or not widget.isVisible():
            continue
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        if not (widget.accessibleName() or text.strip()):
            found.append(f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}")
    return found


@pytest.mark.parametrize("system", system_ids())
def test_every_visible_control_can_be_named(system: str, main: MainController) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    assert nameless(main.campaign_window.sheet.frame) == []


@pytest.mark.parametrize("system", system_ids())
def test_names_that_are_hard_on_programs(system: str, main: MainController) -> None:
    main.open_sample(system)
    assert main.campaign_window is not None
    campaign_window, sheet = main.campaign_window, main.campaign_window.sheet
    assert sheet is not None
    for name in HARD_NAMES.values():
        assert sheet.document.edit("name", name[:200]) is None
        sheet.document.end_burst()
        assert sheet.close()
        campaign_window.characters.show()
    folder = campaign_window.open_campaign.campaign.characters
    assert all(path.parent == folder for path in folder.glob("*.json"))


@pytest.mark.parametrize("system", system_ids())
def test_hard_names_print_without_overflow(system: str, qapp: object) -> None:
    for name in HARD_NAMES.values():
        rule_system = Catalogue().system(system)
        game = rule_system.game()
        sheet = rule_system.randomise(game, random.Random(6)).evolve(name=name[:200], player=name[:60])
        pages = sheet_pages([(rule_system, game, sheet)], "filled", Words())
        assert pages, name
        assert [overflow for page in pages for overflow in page.overflows] == [], name
