"""The binder: any form, any document, joined by Designer properties alone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from desktop.controllers.sheet.binder import Binder
from desktop.core.words import Words
from desktop.models.sheet.document import SheetDocument
from desktop.services.text.catalogue import Catalogue
from desktop.views.contract import system_view
from desktop.views.widgets.inputs.custom_fields import DerivedNumber
from desktop.views.widgets.inputs.level_boxes import LevelBoxes


@pytest.fixture
def bound(qtbot: QtBot) -> tuple[Binder, SheetDocument]:
    rule_system = Catalogue().system("enishi")
    game = rule_system.game()
    document = SheetDocument(rule_system.randomise(game, random.Random(5)), rule_system, game)
    page = system_view("enishi").sheet_page()
    qtbot.addWidget(page)
    tables = page.attach(document, Words())
    binder = Binder(page, document, Words(), tables)
    page.show()
    return binder, document


def test_typing_reaches_the_document(bound: tuple[Binder, SheetDocument], qtbot: QtBot) -> None:
    binder, document = bound
    edit = binder.widget_for("mother_tongue")
    assert isinstance(edit, QLineEdit)
    edit.clear()
    qtbot.keyClicks(edit, "Ainu")
    assert document.get("mother_tongue") == "Ainu"


def test_the_form_follows_the_document(bound: tuple[Binder, SheetDocument]) -> None:
    binder, document = bound
    spin = binder.widget_for("clv")
    assert isinstance(spin, QSpinBox)
    document.edit("clv", 7)
    assert spin.value() == 7
    document.undo_stack.undo()
    assert spin.value() == document.get("clv") != 7


def test_level_boxes_are_set_by_keys_and_clicks(bound: tuple[Binder, SheetDocument], qtbot: QtBot) -> None:
    binder, document = bound
    boxes = binder.widget_for("skills.athletics")
    assert isinstance(boxes, LevelBoxes)
    boxes.setFocus()
    qtbot.keyClick(boxes, Qt.Key.Key_2)
    assert document.get("skills.athletics") == 2
    qtbot.keyClick(boxes, Qt.Key.Key_Minus)
    assert document.get("skills.athletics") == 1


def test_derived_numbers_update_and_explain_themselves(bound: tuple[Binder, SheetDocument], qtbot: QtBot) -> None:
    binder, document = bound
    page = binder.parent()
    number = next(d for d in page.findChildren(DerivedNumber) if d.property("derived") == "lp_max")
    before = int(number.text())
    document.edit("skills.vigour", document.get("skills.vigour") + 1)
    assert int(number.text()) == before + 1
    with qtbot.waitSignal(binder.why_requested) as asked:
        qtbot.keyClick(number, Qt.Key.Key_F1)
    assert asked.args[0] == "lp_max"


def test_a_broken_rule_marks_its_field_and_a_fix_clears_it(bound: tuple[Binder, SheetDocument]) -> None:
    binder, document = bound
    boxes = binder.widget_for("skills.melee")
    assert boxes is not None
    document.edit("draft", True)
    document.edit("skills.melee", 30)
    assert boxes.property("invalid") is True
    assert "白兵" in boxes.accessibleDescription()
    document.edit("skills.melee", 0)
    assert boxes.property("invalid") is False


def test_refused_value_is_reported_and_the_widget_reset(bound: tuple[Binder, SheetDocument], qtbot: QtBot) -> None:
    binder, document = bound
    with qtbot.waitSignal(binder.problem_shown) as shown:
        document.edit("mother_tongue", "x" * 500)
    assert shown.args[0] == "mother_tongue"
    assert shown.args[1] is not None


def test_every_control_has_an_accessible_name(bound: tuple[Binder, SheetDocument]) -> None:
    binder, _ = bound
    nameless = [f for f in binder.fields if (w := binder.widget_for(f)) is not None and not w.accessibleName()]
    assert nameless == []


def test_number_fields_take_full_width_digits(bound: tuple[Binder, SheetDocument], qtbot: QtBot) -> None:
    binder, document = bound
    spin = binder.widget_for("xp_total")
    assert isinstance(spin, QSpinBox)
    spin.setFocus()
    spin.selectAll()
    for digit in "１２":
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, digit)
        QCoreApplication.sendEvent(spin, event)
    composed = QInputMethodEvent("", [])
    composed.setCommitString("３")
    QCoreApplication.sendEvent(spin, composed)
    assert document.get("xp_total") == 123


def test_wheel_changes_nothing_even_with_focus(bound: tuple[Binder, SheetDocument]) -> None:
    binder, document = bound
    spin = binder.widget_for("clv")
    assert isinstance(spin, QSpinBox)
    before = document.get("clv")
    assert spin.focusPolicy() == Qt.FocusPolicy.StrongFocus
    spin.setFocus()
    turn = QWheelEvent(
        QPointF(4, 4),
        QPointF(spin.mapToGlobal(QPoint(4, 4))),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QCoreApplication.sendEvent(spin, turn)
    assert (spin.value(), document.get("clv")) == (before, before)


def test_removed_numbers_of_a_page_are_forgotten(bound: tuple[Binder, SheetDocument]) -> None:
    """A page may rebuild its rows before the document notifies the form."""
    binder, document = bound
    numbers = {number.property("derived"): number for number in binder.parent().findChildren(DerivedNumber)}
    delete(numbers["sp_max"])
    before = int(numbers["lp_max"].text())
    document.edit("skills.vigour", document.get("skills.vigour") + 1)
    assert int(numbers["lp_max"].text()) > before


def test_page_can_rebuild_two_parts_in_sequence(bound: tuple[Binder, SheetDocument]) -> None:
    """Inputs removed by the first part may be deleted before the second reports its new ones."""
    binder, document = bound
    form = binder.parent()
    assert isinstance(form, QWidget)
    numbers = {number.property("derived"): number for number in form.findChildren(DerivedNumber)}
    spin = binder.widget_for("clv")
    assert spin is not None
    delete(numbers["sp_max"])
    delete(spin)
    fresh = QWidget(form)
    line = QLineEdit(fresh)
    line.setProperty("field", "mother_tongue")
    binder.adopt(fresh)
    assert "clv" not in binder.fields
    line.setText("Ainu")
    assert document.get("mother_tongue") == "Ainu"
