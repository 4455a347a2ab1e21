"""Every input of every form of every system takes any text, key by key: no exception, no warning, no crash.

A sample by default; `TAKUJO_HOSTILE=20` types twenty texts into every input, `TAKUJO_HOSTILE=all` every text, and
`TAKUJO_HOSTILE_SHARE=3/10` those of them that are the third of ten shares: the ten together type every text.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QTableView, QTabWidget, QToolBox, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.models.sheet.rows import RowsModel
from desktop.services.text.catalogue import system_ids
from desktop.views.widgets.lists.rows_editor import RowsEditor
from tests.controllers.keyboard import fill, inputs, type_into
from tests.hostile_strings import EACH, TEXTS, part
from tests.own_games import write_texts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""What Qt says wherever a list is opened without a screen."""
BEFORE = 0.4
"""How often a text is typed before what an input holds instead of in its place."""
MOST_ROWS = 12
"""Limit of rows per list: every text would add rows, and a sheet of 300 rows is unrealistically slow."""
DIALOGS = ("versions", "history", "export_sheet", "replay_text", "rules", "bin", "keys", "save_template")
"""Commands that open a dialog and need no file."""


class Typist:
    """Types its texts into what it is shown; the same ones whenever a test runs."""

    def __init__(self, seed: str) -> None:
        self._chance = random.Random(seed)
        self.keys = 0
        """How many were pressed."""

    def fill(self, place: str, widgets: Iterable[QWidget], share: int) -> None:
        """Fill inputs: all of them with every text, or so many of them with one text each."""
        every = list(widgets)
        assert every, place
        chosen = every if EACH else self._chance.sample(every, min(share, len(every)))
        for widget in chosen:
            for text in part(self._chance.sample(TEXTS, EACH or 1)):
                self.keys += fill(widget, text, before=self._chance.random() < BEFORE)
                shorten(widget)
        if EACH:
            print(place, len(every), "inputs", self.keys, "keys", flush=True)  # noqa: T201 - the complete run tells how far it is


def shorten(widget: QWidget) -> None:
    """Take out what makes a list longer than any sheet's, the rows in the middle."""
    model = widget.model() if isinstance(widget, QTableView) else None
    if isinstance(model, RowsModel) and len(model.rows) > MOST_ROWS:
        model.remove(range(MOST_ROWS // 2, len(model.rows) - MOST_ROWS // 2))


@pytest.fixture
def opened(main: MainController, request: pytest.FixtureRequest) -> CampaignWindow:
    """The sample 卓 of a system."""
    main.open_sample(request.param)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    return main.campaign_window


every_system = pytest.mark.parametrize("opened", system_ids(), indirect=True)


def pages(root: QWidget) -> Iterator[None]:
    """Bring every page of every tab to the front, one after the other."""
    tabs = root.findChildren(QTabWidget) + root.findChildren(QToolBox)
    yield
    for tab in tabs:
        for number in range(tab.count()):
            tab.setCurrentIndex(number)
            yield


@every_system
def test_a_sheet_and_the_tray_take_any_text(opened: CampaignWindow, request: pytest.FixtureRequest) -> None:
    typist, window = Typist(request.node.name), opened.window
    assert opened.sheet is not None
    seen: set[QWidget] = set()
    for _ in pages(opened.sheet.frame):
        fresh = [widget for widget in inputs(opened.sheet.frame) if widget not in seen]
        seen |= set(fresh)
        if fresh:
            typist.fill("sheet", fresh, 8)
    for kind in opened.open_campaign.system.check_kinds(opened.sheet.document.sheet, opened.open_campaign.game):
        opened.play.prepare(kind.id, {})
        typist.fill(kind.id, inputs(opened.tray.tray), 3)
    for text in part(random.Random(1).sample(TEXTS, EACH or 6)):
        window.ui.commandEdit.clear()
        typist.keys += type_into(window.ui.commandEdit, text)
        QTest.keyClick(window.ui.commandEdit, Qt.Key.Key_Return)
    assert typist.keys > 50


@every_system
def test_the_builder_takes_any_text(opened: CampaignWindow, request: pytest.FixtureRequest) -> None:
    typist = Typist(request.node.name)
    builder = opened.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    for number, step in enumerate(opened.open_campaign.system.steps):
        builder.go_to(number)
        if builder.step_id != step.id:
            builder.randomise()
            write_texts(builder.document)
            builder.go_to(number)
        found = inputs(builder.pages[number])
        if found:
            typist.fill(step.id, found, 4)
    assert typist.keys > 20


@every_system
def test_the_definition_takes_any_text(opened: CampaignWindow, request: pytest.FixtureRequest) -> None:
    typist = Typist(request.node.name)
    opened.run("definition")
    page = opened.window.ui.documents.currentWidget()
    for rows in page.findChildren(RowsEditor):
        rows.ui.addButton.click()
    typist.fill("definition", inputs(page), 8)
    assert typist.keys > 20


def test_dialogs_take_any_text(
    main: MainController, campaign_window: CampaignWindow, request: pytest.FixtureRequest
) -> None:
    typist = Typist(request.node.name)
    for command in DIALOGS:
        main.run(command)
        for dialog in [d for d in main.window.findChildren(QDialog) if d.isVisible()]:
            found = inputs(dialog)
            if found:
                typist.fill(command, found, 6)
            dialog.close()
    typist.fill("window", [main.window.ui.searchEdit], 6)
    assert typist.keys
