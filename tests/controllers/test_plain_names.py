"""Names are plain text wherever they are shown: marks in them are neither obeyed nor swallowed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QLabel, QMenu, QToolTip, QWidget

from desktop.controllers.editors.scenario import PAGE, ScenarioController
from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.core.prepared.handout import Handout
from desktop.core.system import GameSystem
from desktop.services.text.catalogue import Catalogue

MARKED = '<b>A&B</b> <img src="file:///nowhere.png"> <a href="x">y</a>'
SYSTEMS = [info.id for info in Catalogue()]
SCENARIOS = ("common", "enishi")
"""The room that has an editor of its own for them, and one of those that share the plain one."""

guesses = pytest.mark.styled  # it is the style sheet that takes the guess away


def guessing(window: QWidget) -> list[str]:
    """Return every label that has been shown and would take a name for marks."""
    return [
        f"{label.objectName()}: {label.text()}"
        for label in window.findChildren(QLabel)
        if label.testAttribute(Qt.WidgetAttribute.WA_WState_Polished)
        and (label.textFormat() is Qt.TextFormat.AutoText or _obeys(label))
    ]


def _obeys(label: QLabel) -> bool:
    return label.textFormat() is not Qt.TextFormat.PlainText and "<img" in label.text()


@guesses
@pytest.mark.parametrize("system", SYSTEMS)
def test_names_are_displayed_as_typed(main: MainController, system: str) -> None:
    main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    document.edit("name", MARKED, "name")
    assert document.sheet.name == MARKED
    for kind in campaign_window.open_campaign.system.check_kinds(document.sheet, campaign_window.open_campaign.game):
        campaign_window.play.prepare(kind.id, {})
        campaign_window.tray.throw()
    main.run("definition")
    QApplication.processEvents()
    assert guessing(main.window) == []
    tabs = campaign_window.window.ui.documents
    assert MARKED.replace("&", "&&")[:20] in "\n".join(tabs.tabText(place) for place in range(tabs.count()))


@guesses
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_tooltips_are_displayed_as_typed(main: MainController) -> None:
    QToolTip.showText(main.window.mapToGlobal(QPoint(5, 5)), MARKED, main.window)
    (tip,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, QLabel) and w.text() == MARKED]
    assert tip.textFormat() is Qt.TextFormat.PlainText
    QToolTip.hideText()


@guesses
def test_label_with_markup_keeps_it(main: MainController) -> None:
    label = QLabel(main.window)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.ensurePolished()
    assert label.textFormat() is Qt.TextFormat.RichText


def marked(window: QWidget) -> list[str]:
    """Return every control on which a name's “&” is taken for the mark of a letter."""
    faces = [(w.objectName(), w.text()) for w in window.findChildren(QAbstractButton)]
    faces += [(w.objectName(), w.text()) for w in window.findChildren(QLabel) if w.buddy() is not None]
    faces += [(w.objectName(), w.title()) for w in window.findChildren(QGroupBox)]
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
        faces += [(menu.objectName(), action.text()) for action in menu.actions()]
    return [f"{name}: {text}" for name, text in faces if re.search(r"(?<!&)&B", text)]


@guesses
@pytest.mark.parametrize("system", SCENARIOS)
def test_names_of_scenarios_and_handouts_are_shown_as_they_were_typed(main: MainController, system: str) -> None:
    main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    name = f"{MARKED}&B"
    campaign_window.open_campaign.handouts.add(Handout(title=name, text=name), "add")
    main.run("handouts")
    QApplication.processEvents()
    main.run("scenario")
    controller = campaign_window.tabs.keeper(PAGE)
    assert isinstance(controller, ScenarioController)
    assert controller.document is not None
    found: list[str] = []
    for part, editor in controller.page.editors.items():
        controller.page.go_to(part)
        editor.add({"name": name})
        QApplication.processEvents()
        found += marked(main.window)
    assert name in {row.name for row in controller.document.value.npcs}
    assert found == []
    assert guessing(main.window) == []


def ampersand(system: GameSystem[Any]) -> dict[str, Any]:
    """A definition in which every named row contains an ampersand, Qt's mark of a mnemonic."""
    game = system.game()
    lists = {}
    for spec in system.lists:
        rows = [row.model_dump(mode="json", exclude_none=True) for row in spec.base]
        for row in rows:
            for name in {"name", "label"} & row.keys():
                row[name] += "&B"
        renamed = system.definition("R&B").model_copy(update={"lists": {spec.id: rows}})
        if not system.check_definition(renamed):  # a list whose names others refer to keeps them
            lists[spec.id] = rows
    assert lists
    profile = [field.model_dump(mode="json") | {"label": f"{field.label}&B"} for field in game.profile]
    labels = {label.id: f"{label.text}&B" for label in system.labels}
    own = system.definition("R&B").model_dump(mode="json", exclude_none=True)
    return own | {"lists": lists, "profile": profile, "labels": labels}


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_ampersand_in_a_name_is_shown_everywhere(main: MainController, system: str) -> None:
    rule_system = main.catalogue.system(system)
    main.campaigns.enter(main.library.create(system, "R&B", ampersand(rule_system)))
    campaign_window = main.campaign_window
    assert campaign_window is not None
    campaign_window.open_campaign.new_random()
    found = marked(main.window)
    assert campaign_window.sheet is not None
    for kind in campaign_window.open_campaign.system.check_kinds(
        campaign_window.sheet.document.sheet, campaign_window.open_campaign.game
    ):
        campaign_window.play.prepare(kind.id, {})
        found += marked(main.window)
    builder = campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    for number in range(len(campaign_window.open_campaign.system.steps)):
        builder.go_to(number)
        QApplication.processEvents()
        found += marked(main.window)
    main.run("definition")
    found += marked(main.window)
    assert "\n".join(sorted(set(found))) == ""
