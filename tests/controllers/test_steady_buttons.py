"""Messages about refusals, marks and faces move no buttons: a second click hits the same button."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QLineEdit, QPushButton, QWidget

from desktop.controllers.main import MainController
from desktop.core.prepared.gm_notes import CustomState
from desktop.core.problem import Problem
from desktop.core.words import phrase
from desktop.services.play.play_state import NAMES, engine_of
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.play.button_row import ButtonFace
from desktop.views.sheet.sheet_frame import SheetFrame
from desktop.views.widgets.shown.paragraph import Paragraph
from tests.gallery.tables import SIZE
from tests.looking import called
from tests.table_mode import TableGm

ENGINES = [(s, m) for s in system_ids() for m in NAMES if engine_of(Catalogue().system(s), m) is not None]

TOLD = {"problemLabel", "warningLabel", "reminderLabel", "designateProblem"}
"""Labels of trackers that tell a problem or a condition."""
PROBLEM = Problem(
    code="too_many",
    rule="EN-VAL-04",
    message=phrase("LPは、最大値を超えられません。" * 4),
    remedy=phrase("最大値までに直してください。"),
)


def places(main: MainController) -> dict[QAbstractButton, QPoint]:
    """Return where the enabled buttons of the window are."""
    QApplication.processEvents()
    buttons = (b for b in main.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled())
    return {button: button.mapTo(main.window, QPoint(0, 0)) for button in buttons}


@pytest.mark.styled
@pytest.mark.parametrize(("system", "engine"), ENGINES)
def test_messages_move_no_buttons(main: MainController, system: str, engine: str) -> None:
    main.window.resize(*SIZE)
    main.window.show()
    gm = TableGm(main, system)
    gm.begin(engine)
    page, tray = gm.campaign_window.play_page.page, gm.campaign_window.tray.tray
    mark = CustomState(name="kasa")
    refusal, face = "△ いまはできません。" * 9, "9 は 6 面ダイスにありません。"
    steps: dict[str, Callable[[], object]] = {
        "a refusal": lambda: page.show_refused(refusal, ruling=True),
        "no refusal": lambda: page.show_refused("", ruling=False),
        "a mark": lambda: gm.play_session.mark(mark),
        "no mark": lambda: gm.face(page.ui.marks, "kasa"),
        "marks of several lines": lambda: page.show_marks([ButtonFace(str(n), f"傘 {n} 本目") for n in range(30)]),
        "no marks": lambda: page.show_marks(()),
        "a notice": lambda: main.notifier.notify(refusal, "元に戻す"),
        "no notice": main.notifier.quiet,
        "a wrong face": lambda: tray.show_problem(face),
        "no wrong face": lambda: tray.show_problem(""),
    }
    for label in page.findChildren(Paragraph):
        if label.objectName() in TOLD and label.parentWidget().isVisible():
            steps[label.objectName()] = lambda one=label: set_label(one, refusal)
            steps[f"no {label.objectName()}"] = lambda one=label: set_label(one, "")
    check_steady(main, steps)


@pytest.fixture
def frame(main: MainController) -> SheetFrame:
    """The frame of a sheet in a window of the size of a small screen."""
    main.window.resize(*SIZE)
    main.window.show()
    main.open_sample("enishi")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    return main.campaign_window.sheet.frame


@pytest.mark.styled
def test_problem_messages_move_no_buttons_of_a_sheet(main: MainController, frame: SheetFrame) -> None:
    frame.ui.nameEdit.setFocus()
    steps: dict[str, Callable[[], object]] = {
        "a problem": lambda: frame.show_problem(PROBLEM),
        "a notice beside it": lambda: main.notifier.show_problem(PROBLEM),
    }
    check_steady(main, steps)
    assert not visible_part(main, frame.ui.problemBox).intersects(visible_part(main, main.window.ui.noticeBar))
    check_steady(main, {"no notice": main.notifier.quiet, "no problem": lambda: frame.show_problem(None)})


@pytest.mark.styled
def test_problem_of_a_sheet_never_covers_the_focused_field(frame: SheetFrame) -> None:
    bar, pages = frame.ui.problemBox, frame.ui.pages
    fields = [field for field in pages.findChildren(QAbstractSpinBox) if field.isVisible() and field.isEnabled()]
    assert fields
    for field in fields:
        field.setFocus()
        frame.show_problem(PROBLEM)
        QApplication.processEvents()
        assert not QRect(field.mapTo(frame, QPoint(0, 0)), field.size()).intersects(bar.geometry())


@pytest.mark.styled
@pytest.mark.parametrize(("system", "engine"), ENGINES)
def test_notice_covers_neither_focus_nor_filled_button(main: MainController, system: str, engine: str) -> None:
    main.window.resize(*SIZE)
    main.window.show()
    gm = TableGm(main, system)
    gm.begin(engine)
    main.notifier.notify("△ いまはできません。" * 9, "元に戻す")
    page, bar = gm.campaign_window.play_page.page, main.window.ui.noticeBar
    places(main)  # what was begun is laid out
    number = 0
    while number < len(fields := line_edits(main)):  # a row may be made anew where the focus comes
        fields[number].setFocus()
        QApplication.processEvents()
        focus = main.window.focusWidget()
        assert focus is not None
        filled = [b for b in page.findChildren(QPushButton) if b.isVisible() and b.property("role") == "primary"]
        for used in (focus, *filled):
            assert not visible_part(main, used).intersects(visible_part(main, bar)), called(used)
        number += 1
    assert number


def line_edits(main: MainController) -> list[QLineEdit]:
    """Return the lines of the window that can be written in."""
    return [field for field in main.window.findChildren(QLineEdit) if field.isVisible() and field.isEnabled()]


def visible_part(main: MainController, widget: QWidget) -> QRect:
    """Return the part of a widget that its ancestors leave in sight, in the window."""
    part, one = widget.rect(), widget
    while one is not main.window:
        part, one = (part & one.rect()).translated(one.pos()), one.parentWidget()
    return part


def set_label(label: Paragraph, text: str) -> None:
    """Set the text of a label, or clear and hide it."""
    label.setText(text)
    label.setVisible(bool(text))


def check_steady(main: MainController, steps: Mapping[str, Callable[[], object]]) -> None:
    """Take the steps; no button may be elsewhere after any of them."""
    places(main)  # what was begun is laid out
    for text, tell in steps.items():
        before = places(main)
        tell()
        after = places(main)
        moved = {called(b): (before[b], after[b]) for b in before.keys() & after.keys() if before[b] != after[b]}
        assert not moved, text
