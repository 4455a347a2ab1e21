"""Problems of a sheet link to the field that fixes them: its page in front, scrolled into view, focused."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTreeWidget, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.sheet.binder import Binder
from desktop.controllers.sheet.builder import BuilderController
from desktop.core.custom.definition import Definition
from desktop.core.problem import Problem, Severity
from desktop.core.sheet import Sheet
from desktop.core.tables.text import read
from desktop.models.editors.definition import DefinitionDocument
from desktop.services.text.catalogue import system_ids
from desktop.views.dialogs.mistakes import MistakesDialog
from desktop.views.systems.common.card_tree import ENTRY_ROLE
from tests import spoilt
from tests.controllers.test_definition_editor import editor
from tests.controllers.windows import is_open, opened
from tests.table_mode import no_sheet_open

SMALL = 1000, 640


def in_sight(widget: QWidget) -> bool:
    seen = widget.visibleRegion().boundingRect()
    return widget.isVisible() and seen.height() >= min(widget.height(), widget.fontMetrics().height())


def replaced(other: Sheet, _before: Any) -> Any:
    return other


def settle() -> None:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # rows that were made anew
    QApplication.processEvents()


def led(main: MainController, binder: Binder, problem: Problem, qtbot: QtBot) -> None:
    """Judge where the focus is: in the field of a problem, or in one that is a part of it, and in sight."""
    settle()
    widget, focus = binder.widget_for(problem.field), main.window.focusWidget()
    assert widget is not None, problem
    assert focus is not None, problem
    names = str(widget.property("field") or widget.property("shows")).split()
    assert any(f"{a}.".startswith(f"{b}.") for n in names for a, b in ((n, problem.field), (problem.field, n))), problem
    assert widget is focus or widget.isAncestorOf(focus), (problem, focus)
    qtbot.waitUntil(partial(in_sight, focus))


@pytest.mark.styled
@pytest.mark.parametrize("system", system_ids())
def test_every_problem_of_a_sheet_links_to_its_field(main: MainController, system: str, qtbot: QtBot) -> None:
    """The field had the focus below what could be seen; several of a table led to the first again and again."""
    main.window.resize(*SMALL)
    main.open_sample(system)
    assert main.campaign_window is not None
    campaign = main.campaign_window.open_campaign
    sheet = main.campaign_window.sheet
    assert sheet is not None
    document = sheet.document
    people = [one.evolve(id=document.sheet.id) for one in campaign.people.all_sheets()]
    counted = 0
    for spoilt_sheet, _ in spoilt.sheets(document.system, document.game, people):
        document.apply(partial(replaced, spoilt_sheet), "spoil")
        sheet.frame.ui.pageTabs.setCurrentIndex(0)
        sheet.frame.setFocus()
        settle()
        problems = [p for p in document.problems if p.severity is not Severity.WARN] or document.problems
        for problem in problems[:9]:
            (sheet.frame.ui.footerProblem.click if problem is problems[0] else sheet.go_to_next_problem)()
            led(main, sheet.binder, problem, qtbot)
            counted += 1
    assert counted > 1


@pytest.mark.styled
@pytest.mark.parametrize("system", system_ids())
def test_every_problem_of_a_draft_links_to_its_field(main: MainController, system: str, qtbot: QtBot) -> None:
    """Many led to their step, and nothing there had the focus; some no field of the builder mends at all."""
    main.window.resize(*SMALL)
    main.campaigns.make(system, "夜の卓")
    assert main.campaign_window is not None
    builder = main.campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    document, blank = builder.document, builder.document.sheet
    builder.randomise()
    walk, counted = builder.walk, 0
    whole = document.sheet.evolve(name="ミオ")
    for sheet, problem in spoilt.sheets(document.system, document.game, (whole, blank)):
        document.apply(partial(replaced, sheet), "spoil")
        if problem not in walk.blocking() or not walk.reachable(walk.number_of(problem)):
            continue  # an unfinished step before it has a problem of its own
        settle()
        builder.go_to_problem(walk.blocking().index(problem))
        settle()
        focus = main.window.focusWidget()
        if builder.binders[walk.current].widget_for(problem.field) is None and isinstance(focus, QPushButton):
            focus.click()  # no field of the builder: the change that mends it, or the GM's leave
            assert problem not in document.problems
        else:
            led(main, builder.binders[walk.current], problem, qtbot)
        if isinstance(focus, QTreeWidget) and "." in problem.field:
            assert focus.currentItem().data(0, ENTRY_ROLE) == ":".join(problem.field.split(".")[:2])
        counted += 1
    assert counted > 1


def whole_definition(document: DefinitionDocument) -> Definition:
    """Return the edited definition with every default written out, and at least one row of each kind."""
    system, value = document.system, document.value
    check = {"id": "sing", "name": "歌う", "consequences": [{"track": "mood"}]}
    track = {"id": "mood", "label": "気分", "kind": "track"}
    profile = value.profile if value.profile is not None else system.profile
    return value.evolve(
        settings={key: info.default for key, info in document.infos.items() if not isinstance(info.default, tuple)},
        lists={spec.id: document.rows(spec.id) for spec in system.lists},
        profile=(*profile, track),
        checks=(check,),
        tables=read("遭遇\n1D6\n1-5:野犬\n6:熊"),
    )


@pytest.mark.styled
@pytest.mark.parametrize("system", system_ids())
def test_every_problem_of_a_definition_links_to_its_field(main: MainController, system: str, qtbot: QtBot) -> None:
    """The list of them was plain text: on a page of many screens one had to look for the row and the field."""
    main.window.resize(*SMALL)
    with no_sheet_open():
        main.open_sample(system)
    assert main.campaign_window is not None
    controller = editor(main.campaign_window)
    document, page, counted = controller.document, controller.page, 0
    for definition, problem in spoilt.definitions(document.system, whole_definition(document)):
        document.replace(definition, "spoil")
        settle()
        page.ui.problemsButton.click()
        dialog = opened(main, MistakesDialog)
        place = [*document.blocking, *document.warnings].index(problem)
        dialog.ui.mistakes.setCurrentRow(place)
        QTest.keyClick(dialog.ui.mistakes, Qt.Key.Key_Return)
        settle()
        assert not is_open(main, MistakesDialog)
        focus = main.window.focusWidget()
        assert focus is not None
        qtbot.waitUntil(partial(in_sight, focus))
        head, *rest = problem.field.removeprefix("lists.").split(".")
        if head in page.editors:
            rows = page.editors[head]
            assert rows.isAncestorOf(focus), problem
            if rest and rest[0].isdecimal():
                assert rows.ui.list.currentRow() == int(rest[0]), problem
                assert rows.form.isAncestorOf(focus), problem
            if rest[1:] and rest[1] in rows.form.inputs:
                field = rows.form.input_of(rest[1])
                assert field is focus or field.isAncestorOf(focus) or not field.isVisible(), problem
        elif head == "tables":
            assert page.tables.isAncestorOf(focus), problem
        else:
            row = page.settings.get(problem.field.removeprefix("settings."))
            assert focus in (row.control if row is not None else None, *page.labels.values()), problem
        counted += 1
    assert counted > 5
