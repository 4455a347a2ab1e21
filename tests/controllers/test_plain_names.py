"""Names are plain text wherever they are shown: marks in them are neither obeyed nor swallowed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from desktop.controllers.main import MainController
from desktop.services.catalogue import Catalogue

MARKED = '<b>A&B</b> <img src="file:///nowhere.png"> <a href="x">y</a>'
SYSTEMS = [info.id for info in Catalogue()]


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


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_name_is_shown_as_it_was_typed(main: MainController, system: str) -> None:
    main.open_sample(system)
    desk = main.desk
    assert desk is not None
    assert desk.sheet is not None
    document = desk.sheet.document
    document.edit("name", MARKED, "name")
    assert document.sheet.name == MARKED
    for kind in desk.workspace.system.check_kinds(document.sheet, desk.workspace.game):
        desk.play.prepare(kind.id, {})
        desk.tray.throw()
    main.run("definition")
    QApplication.processEvents()
    assert guessing(main.window) == []
    tabs = desk._ui.documents
    assert MARKED.replace("&", "&&")[:20] in "\n".join(tabs.tabText(place) for place in range(tabs.count()))


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_tooltip_is_shown_as_it_was_typed(main: MainController) -> None:
    QToolTip.showText(main.window.mapToGlobal(QPoint(5, 5)), MARKED, main.window)
    (tip,) = [w for w in QApplication.topLevelWidgets() if isinstance(w, QLabel) and w.text() == MARKED]
    assert tip.textFormat() is Qt.TextFormat.PlainText
    QToolTip.hideText()


def test_a_label_that_asks_for_marks_keeps_them(main: MainController) -> None:
    label = QLabel(main.window)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.ensurePolished()
    assert label.textFormat() is Qt.TextFormat.RichText
