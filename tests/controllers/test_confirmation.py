"""The builder's last page, its printed page, the finished sheet and that sheet's print show the same values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLabel, QLineEdit, QWidget

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.controllers.sheet.paper import as_finished
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.sheet import Sheet
from desktop.core.words import JAPANESE
from desktop.models.sheet.document import SheetDocument
from desktop.services.text.catalogue import system_ids
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode
from tests.example_budget import seeds

_SIGNS = str.maketrans("＋－−０１２３４５６７８９", "+--0123456789")


def numbers(texts: Iterator[str] | list[str]) -> set[str]:
    """Every number in some texts, its sign with it."""
    return {found for text in texts for found in re.findall(r"[+-]?\d+", text.translate(_SIGNS))}


def printed(document: SheetDocument, sheet: Sheet) -> list[str]:
    """Return the text of a sheet's pages."""
    pages = find_paper(document.system.id).pages(sheet, document.game, Mode.FILLED, JAPANESE, PaperContext())
    return [text for page in pages for text in page.texts()]


def written(root: QWidget) -> Iterator[str]:
    """Read all text of a sheet's pages."""
    for widget in root.findChildren(QWidget):
        if isinstance(widget, (QLabel, QLineEdit, QAbstractSpinBox)):
            yield widget.text()
        yield widget.accessibleName()
        yield str(widget.metaObject().userProperty().read(widget))  # painted ones write no text


@pytest.mark.parametrize("system", system_ids())
def test_confirmed_printed_and_finished_sheet_are_equal(main: MainController, system: str) -> None:
    main.campaigns.make(system, "夜の卓")
    assert main.campaign_window is not None
    differing = {seed: texts for seed in seeds(5) if (texts := differences(main.campaign_window, seed))}
    assert differing == {}


def differences(campaign_window: CampaignWindow, seed: int) -> list[str]:
    """Make a random character from the first page to the last; return the values that differ."""
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    document = builder.document
    document.carry(document.system.completed(document.sheet, document.game, Random(seed)).evolve(name="凪"))
    builder.go_to(builder.walk.last)
    QApplication.processEvents()
    assert builder.confirm is not None
    confirmed = builder.confirm.ui.summary.text().splitlines()
    promised = printed(document, as_finished(document))
    builder.finish()
    QApplication.processEvents()

    sheet, opened = document.sheet, campaign_window.sheet
    texts = [f"{label}　{value}" for label, value in document.system.summary(sheet, document.game)]
    facts = {
        "finished": not sheet.draft,
        "summary": [line.split("　")[-1] for line in confirmed] == [line.split("　")[-1] for line in texts],
        "print": printed(document, sheet) == promised,
        "numbers in print": numbers(confirmed) <= numbers(promised),
        "open": opened is not None and opened.document.sheet == sheet,
        "numbers on the sheet": opened is not None and numbers(confirmed) <= numbers(written(opened.frame)),
    }
    return [name for name, held in facts.items() if not held]
