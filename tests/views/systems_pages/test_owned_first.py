"""What a character is good at is seen first: owned skills are over the others as a sheet is opened."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.services.text.catalogue import Catalogue
from desktop.systems.kotodama.sheet import Skill
from desktop.views.systems.enishi.sheet_page import EnishiSheetPage
from desktop.views.systems.kotodama.pool_model import PoolModel


def test_owned_skills_top_their_columns(qtbot: QtBot) -> None:
    """One that is bought later stays where it is; Tab follows what is seen."""
    system = Catalogue().system("enishi")
    game = system.game()
    document = SheetDocument(system.blank(game), system, game)
    document.edit("skills.dexterity", 2, "器用")
    page = EnishiSheetPage()
    qtbot.addWidget(page)
    page.attach(document, Words())
    page.resize(page.sizeHint())
    page.show()
    ui = page.ui
    assert ui.dexterityButton.y() < ui.perceptionButton.y() < ui.willButton.y() < ui.negotiationButton.y()
    assert ui.dexterityBoxes.geometry().center().y() == ui.dexterityButton.geometry().center().y()
    at, seen = ui.dexterityButton, []
    while len(seen) < 12:
        at = at.nextInFocusChain()
        if at.property("skill"):
            seen.append(str(at.property("skill")))
    assert seen[:5] == ["perception", "will", "negotiation", "athletics", "vigour"]
    before = ui.willButton.y()
    document.edit("skills.will", 1, "意志")
    assert ui.willButton.y() == before


def test_owned_skills_top_the_pools(qtbot: QtBot) -> None:
    """The row without a skill stays first; a heading still leads to the skill's own row on the sheet."""
    system = Catalogue().system("kotodama")
    game = system.game()
    document = SheetDocument(system.blank(game), system, game)
    skills = [Skill(id=f"s{n}", name=name, value=value) for n, (name, value) in enumerate([("白", None), ("射", 2)])]
    document.edit("skills", tuple(skills), "技能")
    model = PoolModel(document, Words())
    heads = [str(model.headerData(n, Qt.Orientation.Vertical)) for n in range(model.rowCount())]
    assert [head[:2] for head in heads] == ["技能", "≪射", "≪白"]
    assert [model.place("skills", n) for n in range(3)] == [-1, 1, 0]
