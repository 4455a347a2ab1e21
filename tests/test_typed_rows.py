"""What people write into a definition stays theirs: no word of the program takes its place in another language."""

from __future__ import annotations

from desktop.core.words import Typed
from desktop.services.text.catalogue import Catalogue
from desktop.services.text.language import words
from desktop.systems.blank.tables import BlockRow
from desktop.views.systems.blank.layout import layout_of


def test_custom_names_are_kept_and_book_names_translated() -> None:
    rule_system = Catalogue().system("d6game")
    rows = [row.model_dump(mode="json") for row in rule_system.game().rows("skills")]
    own = {**rows[0], "id": "own", "name": "成功"}
    game = rule_system.game(rule_system.definition().evolve(lists={"skills": [*rows, own]}))
    english = words("en", "d6game")
    assert english.say("成功") == "Success"
    named = {row.id: row.name for row in game.rows("skills")}  # type: ignore[attr-defined]
    assert english.say(named["own"]) == "成功"
    assert english.say(named[rows[0]["id"]]) == english.say(rows[0]["name"]) != rows[0]["name"]
    kinds = rule_system.kinds(None, game)
    choices = {choice.value: choice.label for kind in kinds for param in kind.params for choice in param.choices}
    assert isinstance(choices["own"], Typed), "what is offered keeps it"


def test_item_block_exists_with_an_empty_list() -> None:
    rule_system = Catalogue().system("blank")
    blocks = [row.model_dump(mode="json") for row in rule_system.game().rows("blocks", BlockRow)]
    held = {str(block["holds"]) for block in blocks}
    block = {"id": "things", "name": "持ち物", "column": 1, "holds": "items"}
    lists = {"items": [], "blocks": blocks if "items" in held else [*blocks, block]}
    assert layout_of(rule_system.game(rule_system.definition().evolve(lists=lists))).has("items")
