"""Rows that a game has no more stay where a sheet has them, in every rule system, with their last name and the mark."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel

from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.core.words import JAPANESE
from desktop.models.sheet.document import SheetDocument
from desktop.models.sheet.rows import Column, RowsModel
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode
from desktop.views.systems.blank.layout import layout_of
from desktop.views.systems.blank.skill_rows import SkillModel
from desktop.views.systems.d6game.sheet_page import D6gameSheetPage
from desktop.views.systems.d20fate.ability_rows import AbilityRows

pytestmark = pytest.mark.usefixtures("qapp")
MARK = "（このゲームにはもうありません）"
COPIED = {"d20fate": ("skills",), "kotodama": ("abilities", "skills", "arts", "outfits")}
"""Lists whose rows a new sheet copies, name and all."""
COUNTED = {"blank": ("abilities", "skills")}
"""Lists of which a sheet holds a number by id."""


def without(system: AnySystem, list_id: str, gone: str, name: str) -> AnyGame:
    spec = next(spec for spec in system.lists if spec.id == list_id)
    rows = tuple(row.model_dump(mode="json") for row in spec.base)
    left = tuple(row for row in rows if row["id"] != gone)
    return system.game(system.definition("霧の卓").evolve(lists={list_id: left}, former={list_id: {gone: name}}))


def printed(system: AnySystem, sheet: Sheet, game: AnyGame) -> str:
    paper = find_paper(system.id)
    pages = paper.pages(system.printable(sheet, game), game, Mode.FILLED, words("ja", system.id), PaperContext())
    return "".join("".join(text.split()) for page in pages for text in page.texts())


def offered(system: AnySystem, sheet: Sheet, game: AnyGame, name: str) -> list[tuple[str, bool]]:
    subjects = (param for kind in system.check_kinds(sheet, game)[:1] for param in kind.params if param.subject)
    found = [choice for param in subjects for choice in param.choices]
    return [(JAPANESE.say(choice.note), choice.gone) for choice in found if JAPANESE.say(choice.label) == name]


@pytest.mark.parametrize("name", system_ids())
def test_only_removed_rows_are_gone(name: str) -> None:
    """A row of the rules' list, one of the game's custom list, and no custom row of a sheet."""
    system = Catalogue().system(name)
    for spec in system.lists:
        ids = [str(getattr(row, "id", "")) for row in spec.base]
        assert not any(system.game().is_gone(spec.id, row) for row in ids)
        if spec.fixed or not ids or not ids[0]:
            continue
        game = without(system, spec.id, ids[0], "霧の名")
        assert game.is_gone(spec.id, ids[0])
        assert not any(game.is_gone(spec.id, row) for row in (*ids[1:], "written-by-hand"))
        assert JAPANESE.say(game.marked(spec.id, ids[0], "凪")) == f"凪{MARK}"
        assert JAPANESE.say(game.marked(spec.id, "written-by-hand", "凪")) == "凪"


@pytest.mark.parametrize(("name", "list_id"), [(name, one) for name, many in COPIED.items() for one in many])
def test_copied_row_is_marked_after_its_removal(name: str, list_id: str) -> None:
    system = Catalogue().system(name)
    before = system.game()
    row, second = before.rows(list_id)[:2]
    sheet: Any = system.randomise(before, Random(1)).evolve(is_pc=True)
    copied = tuple(one.model_dump() for one in (row, second, second.evolve(id="written", name="手書き")))
    sheet = sheet.evolve(**{list_id: copied})
    document, after = SheetDocument(sheet, system, before), without(system, list_id, row.id, row.name)
    model = RowsModel(document, list_id, (Column("名", "name"),), words("ja", name))

    def row_texts() -> list[str]:
        return [model.index(number, 0).data() for number in range(3)]

    assert not [text for text in row_texts() if MARK in text]
    document.set_game(after)
    assert [MARK in text for text in row_texts()] == [True, False, False]
    assert MARK not in model.as_text([0])
    assert MARK in printed(system, sheet, after)
    assert MARK not in printed(system, sheet, before)
    assert MARK not in printed(system, sheet.evolve(**{list_id: copied[1:]}), after)
    if list_id == "skills":
        ((note, gone),) = offered(system, sheet, after, row.name)
        assert gone
        assert note.endswith(MARK)
        assert [was for _, was in offered(system, sheet, before, row.name)] == [False]


@pytest.mark.parametrize(("name", "list_id"), [(name, one) for name, many in COUNTED.items() for one in many])
def test_removed_number_is_listed_in_its_block(name: str, list_id: str) -> None:
    """It has its last name, counts for nothing, is refused by name when it is typed, and goes with its value."""
    system = Catalogue().system(name)
    before = system.game()
    row, second = before.rows(list_id)[:2]
    sheet: Any = system.randomise(before, Random(1)).evolve(**{list_id: {row.id: 3, second.id: 2}})
    after = without(system, list_id, row.id, "組み合う")
    rows = getattr(layout_of(after, sheet), list_id)
    assert [one.name for one in rows][-1] == "組み合う"
    assert row.id not in [one.id for one in getattr(layout_of(after), list_id)]
    assert layout_of(after, sheet.evolve(**{list_id: {second.id: 2}})) == layout_of(after)
    assert f"組み合う{MARK}" in printed(system, sheet, after)
    ((_, gone),) = offered(system, sheet, after, "組み合う")
    assert gone
    kind = system.check_kinds(sheet, after)[0].id
    with pytest.raises(Exception, match="組み合う 3 は、このゲームにはもうありません"):
        system.start_check(kind, sheet, {"subject": f"{list_id}.{row.id}"}, after)


def test_removed_skill_can_be_read_and_cleared_in_the_table() -> None:
    system = Catalogue().system("blank")
    before = system.game()
    row = before.rows("skills")[0]
    sheet: Any = system.randomise(before, Random(1)).evolve(skills={row.id: 3})
    after = without(system, "skills", row.id, "組み合う")
    document = SheetDocument(sheet, system, after)
    piece = next(one for one in layout_of(after, sheet).pieces if one.holds == "skills" and row.id in
                 [skill.id for skill in one.skills])  # fmt: skip
    model = SkillModel(document, piece.skills, words("ja", "blank"), usable=True)
    last = model.rowCount() - 1
    assert [model.index(last, column).data() for column in range(3)] == [f"組み合う{MARK}", "3", "—"]
    assert model.setData(model.index(last, 1), 0)
    assert layout_of(after, document.sheet).skills[-1].id != row.id  # type: ignore[arg-type]


def test_block_of_removed_skills_lists_values_of_the_sheet() -> None:
    system = Catalogue().system("blank")
    row = system.game().rows("skills")[0]
    sheet: Any = system.blank(system.game()).evolve(skills={row.id: 3})
    game = system.game(system.definition("卓").evolve(lists={"skills": ()}, former={"skills": {row.id: row.name}}))
    assert not layout_of(game).has("skills")
    assert layout_of(game, sheet).has("skills")


def test_removed_ability_scores_are_listed_last() -> None:
    """Also of the six that have a field of their own; a default score gives no message."""
    system = Catalogue().system("d20fate")
    before = system.game()
    sheet: Any = system.randomise(before, Random(1)).evolve(cha=15)
    after = without(system, "abilities", "cha", "魅力")
    (problem,) = (one for one in system.validate(sheet, after) if one.code == "gone")
    assert str(problem.message) == "魅力 15 は、このゲームにはもうありません。"
    assert f"魅力{MARK}" in printed(system, sheet, after)
    assert f"魅力{MARK}" not in printed(system, sheet.evolve(cha=10), after)
    rows = AbilityRows()
    document = SheetDocument(sheet, system, after)
    rows.attach(document, words("ja", "d20fate"))
    assert f"魅力{MARK}　15" in [label.text() for label in rows.findChildren(QLabel)]
    document.edit("cha", 10)
    assert not [label for label in rows.findChildren(QLabel) if MARK in label.text() and label.parent() is not None]


def test_removed_d6game_ability_is_listed_last() -> None:
    """On screen and on paper, by the name that its maker gave it."""
    system = Catalogue().system("d6game")
    before = system.game()
    sheet: Any = system.randomise(before, Random(1))
    (gone, held), *_ = sheet.ability.items()
    after = without(system, "abilities", gone, "成功")
    (problem,) = (one for one in system.validate(sheet, after) if one.code == "gone")
    assert str(problem.message) == f"成功 {held} は、このゲームにはもうありません。"
    english = words("en", "d6game")
    assert english.say("成功") == "Success"
    for language, mark in (("ja", MARK), ("en", " (no longer in this game)")):
        page = D6gameSheetPage()
        page.attach(SheetDocument(sheet, system, after), words(language, "d6game"))
        assert f"成功{mark}　{held}" in [label.text() for label in page.ui.abilityHost.findChildren(QLabel)]
    assert "成功＝＋このゲームにはもうありません" in printed(system, sheet, after)
    assert "もうありません" not in printed(system, sheet.evolve(ability={}), after)
