"""Documents: values are accepted whole or not at all, and every step can be undone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from desktop.models.sheet.document import SheetDocument
from desktop.services.text.catalogue import Catalogue


@pytest.fixture
def document(qapp: object) -> SheetDocument:
    rule_system = Catalogue().system("enishi")
    game = rule_system.game()
    return SheetDocument(rule_system.randomise(game, random.Random(4)), rule_system, game)


def test_an_edit_changes_the_value_and_can_be_undone(document: SheetDocument, qtbot: QtBot) -> None:
    before = document.sheet
    with qtbot.waitSignal(document.value_changed):
        assert document.edit("name", "霧島 七海") is None
    assert document.sheet.name == "霧島 七海"
    document.undo_stack.undo()
    assert document.sheet == before
    document.undo_stack.redo()
    assert document.sheet.name == "霧島 七海"


def test_invalid_input_is_refused_with_reason(document: SheetDocument, qtbot: QtBot) -> None:
    before = document.sheet
    with qtbot.waitSignal(document.refused) as refused:
        problem = document.edit("skills.athletics", -1)
    assert problem is not None
    assert problem.field == "skills.athletics"
    assert "-1" in str(problem.message) or "−1" in str(problem.message)
    assert refused.args == ["skills.athletics", problem]
    assert document.sheet is before
    assert not document.undo_stack.canUndo()


def test_an_unknown_field_is_refused(document: SheetDocument) -> None:
    problem = document.edit("skills.flying", 1)
    assert problem is not None
    assert problem.code == "no_field"


def test_typing_in_one_field_is_one_step_until_the_field_is_left(document: SheetDocument) -> None:
    for text in ("あ", "あい", "あいう"):
        document.edit("name", text)
    assert document.undo_stack.count() == 1
    document.end_burst()
    document.edit("name", "あいうえ")
    assert document.undo_stack.count() == 2
    document.undo_stack.undo()
    assert document.sheet.name == "あいう"


def test_typing_that_ends_where_it_began_leaves_no_step(document: SheetDocument) -> None:
    name = document.sheet.name
    document.edit("name", "x")
    document.edit("name", name)
    assert document.undo_stack.count() == 0


def test_broken_rule_is_listed_until_the_gm_allows_it(document: SheetDocument) -> None:
    document.edit("draft", True)
    document.edit("skills.melee", 9)
    over = [p for p in document.problems if p.field == "skills.melee"]
    assert [p.rule for p in over] == ["EN-VAL-04"]
    document.rule_otherwise(over[0].rule, over[0].field)
    assert not [p for p in document.problems if p.field == "skills.melee"]
    document.undo_stack.undo()
    assert [p for p in document.problems if p.field == "skills.melee"]


def test_a_number_written_by_the_gm_wins_and_is_marked(document: SheetDocument) -> None:
    computed = document.derived["mobility"].value
    document.rule_otherwise("EN-CRE-05", "mobility", 12)
    number = document.derived["mobility"]
    assert number.value == 12 != computed
    assert any(part.house for part in number.parts)


def test_read_only_document_keeps_its_value(document: SheetDocument) -> None:
    document.read_only = True
    before = document.sheet
    document.edit("name", "x")
    assert document.sheet is before


_EDITS = st.lists(
    st.one_of(
        st.tuples(st.just("name"), st.text(max_size=30)),
        st.tuples(st.just("skills.melee"), st.integers(-5, 120)),
        st.tuples(st.just("lp"), st.one_of(st.integers(-5, 2000), st.text(max_size=3), st.none())),
        st.tuples(st.just("colour"), st.text(max_size=8)),
    ),
    max_size=12,
)


@given(edits=_EDITS)
def test_undoing_everything_restores_the_first_value(qapp: Any, edits: list[tuple[str, Any]]) -> None:
    rule_system = Catalogue().system("enishi")
    game = rule_system.game()
    first = rule_system.blank(game)
    document = SheetDocument(first, rule_system, game)
    for field, value in edits:
        document.edit(field, value)
    last = document.sheet
    steps = document.undo_stack.count()
    document.undo_stack.setIndex(0)
    assert document.sheet == first
    document.undo_stack.setIndex(steps)
    assert document.sheet == last
