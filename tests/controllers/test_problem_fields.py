"""What is wrong with a sheet leads to the field where it is mended: its page in front, scrolled into view, focused."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.builder import BuilderController
from desktop.controllers.main import MainController
from desktop.controllers.sheet import SheetController
from desktop.core.problem import Problem, Severity
from desktop.services.catalogue import system_ids

SMALL = 1000, 640


def spoilt(sheet: SheetController) -> Iterator[list[Problem]]:
    """Put what is too much, too little or twice there into one field after the other; yield what is wrong then."""
    document, seen = sheet.document, set[str]()
    whole: Any = document.sheet
    for field in sheet.binder.fields:
        value = document.get(field)
        wrong: tuple[Any, ...] = {str: ("",), int: (-9, 0, 99)}.get(type(value), ())
        wrong = (value * 2,) if isinstance(value, tuple) else wrong
        for other in wrong:
            document.edit(field, other, "spoil")
            found = [p for p in document.problems if p.severity is not Severity.WARN] or list(document.problems)
            if {p.field for p in found} - seen:
                seen |= {p.field for p in found}
                yield found
            document.apply(lambda _sheet: whole, "mend")


def in_sight(widget: QWidget) -> bool:
    seen = widget.visibleRegion().boundingRect()
    return widget.isVisible() and seen.height() >= min(widget.height(), widget.fontMetrics().height())


@pytest.mark.dressed
@pytest.mark.parametrize("system", system_ids())
def test_every_problem_of_a_sheet_leads_to_its_field(main: MainController, system: str, qtbot: QtBot) -> None:
    """The field had the focus below what could be seen; several of a table led to the first again and again."""
    main.window.resize(*SMALL)
    main.open_sample(system)
    assert main.campaign_window is not None
    sheet = main.campaign_window.sheet
    assert sheet is not None
    counted = 0
    for problems in spoilt(sheet):
        sheet.frame.ui.pageTabs.setCurrentIndex(0)
        sheet.frame.setFocus()
        QApplication.processEvents()
        for problem in problems:
            (sheet.frame.ui.footerProblem.click if problem is problems[0] else sheet.go_to_next_problem)()
            QApplication.processEvents()
            widget, focus = sheet.binder.widget_for(problem.field), main.window.focusWidget()
            assert widget is not None, problem
            assert focus is not None, problem
            assert widget is focus or widget.isAncestorOf(focus), (problem, focus)
            qtbot.waitUntil(partial(in_sight, focus))
            counted += 1
    assert counted > 1


@pytest.mark.dressed
@pytest.mark.parametrize(("system", "field", "wrong"), [("d6game", "ability.knowledge", 99), ("d20fate", "cha", 99)])
def test_the_last_page_of_the_builder_leads_to_the_field(
    main: MainController, system: str, field: str, wrong: int, qtbot: QtBot
) -> None:
    main.window.resize(*SMALL)
    main.tables.make(system, "夜の卓")
    assert main.campaign_window is not None
    builder = main.campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    builder.randomise()
    builder.go_to(builder.walk.last)
    builder.document.edit(field, wrong, "spoil")
    (number,) = (n for n, p in enumerate(builder.walk.blocking()) if p.field == field)
    assert builder._confirm is not None
    builder._confirm.problem_chosen.emit(number)
    QApplication.processEvents()
    widget, focus = builder._binders[builder.walk.current].widget_for(field), main.window.focusWidget()
    assert widget is not None
    assert focus is not None
    assert widget is focus or widget.isAncestorOf(focus)
    qtbot.waitUntil(lambda: in_sight(focus))
