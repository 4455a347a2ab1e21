"""The table of differences: what a person reads when two versions of a sheet are compared."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop.core.custom.profile import ProfileField
from desktop.core.rolls.outcome import Change
from desktop.core.sheet import Ruling, Sheet
from desktop.core.words import Words
from desktop.models.sheet.change_words import LONGEST, ChangeWords, DifferenceModel, by_hand
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.diff import differences
from desktop.services.text.language import english
from desktop.systems.common.cards.schema import Card


@pytest.fixture
def sheet() -> Sheet:
    rule_system = Catalogue().system("enishi")
    made: Sheet = rule_system.randomise(rule_system.game(), Random(1))
    return made


def table(before: Sheet, after: Sheet, words: Words | None = None, **own: str) -> list[tuple[str, ...]]:
    model = DifferenceModel(words or Words())
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    rule_system = Catalogue().system(after.system)
    profile = tuple(ProfileField(id=name, label=label) for name, label in own.items())
    game = rule_system.game(rule_system.definition("卓").evolve(profile=profile)) if own else rule_system.game()
    model.show(type(after), differences(before, after), ("前", "後"), game)
    headers = [model.headerData(c, Qt.Orientation.Horizontal) for c in range(model.columnCount())]
    assert headers == ["項目", "前", "後"]
    return [tuple(model.index(r, c).data() for c in range(3)) for r in range(model.rowCount())]


@pytest.mark.parametrize(
    ("change", "row"),
    [
        ({"memo": "川\n山"}, ("メモ", "—", "川\n山")),
        ({"dead": True}, ("死亡", "いいえ", "はい")),
        ({"archived": True}, ("アーカイブ", "いいえ", "はい")),
        ({"own": {"blood": "AB"}}, ("プロフィール › 血液型", "—", "AB")),
        ({"rulings": (Ruling(rule="EN-VAL-04", note="よし"),)}, ("GM裁定 › 1", "—", "EN-VAL-04、メモ：よし")),
        ({"memo": "長" * 1000}, ("メモ", "—", "長" * (LONGEST - 1) + "…")),
    ],
)
def test_values_are_described_in_words(
    qtbot: QtBot, sheet: Sheet, change: dict[str, Any], row: tuple[str, ...]
) -> None:
    assert table(sheet, sheet.evolve(**change), blood="血液型") == [row]


def test_titles_are_translated(qtbot: QtBot, sheet: Sheet) -> None:
    ((title, _, _),) = table(sheet, sheet.evolve(memo="x"), english("enishi"))
    assert title == "Notes"


@pytest.mark.parametrize("system", system_ids())
def test_two_characters_of_every_system_can_be_compared(qtbot: QtBot, system: str) -> None:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    rows = table(rule_system.randomise(game, Random(1)), rule_system.randomise(game, Random(2)).evolve(name="別人"))
    assert "名前" in [title for title, _, _ in rows]
    shown = [cell for row in rows for cell in row]
    assert all(shown)
    assert not [cell for cell in shown if "id=" in cell or "StrEnum" in cell or "FieldInfo" in cell]


def test_rows_that_get_ids_in_play_are_the_same_rows(qtbot: QtBot) -> None:
    """Cards of コモンルール are numbered when a scenario begins; that alone is no change, and they have names."""
    rule_system = Catalogue().system("common")
    card = rule_system.game().rows("cards", Card)[0]
    made = rule_system.randomise(rule_system.game(), Random(1))
    before = made.evolve(abilities=tuple({"card": card, "source": "cp"} for card in ("move", "slash")))
    numbered = before.evolve(abilities=tuple(copy.evolve(id=f"a{n}") for n, copy in enumerate(before.abilities)))
    rows = tuple(copy.evolve(id=f"x{n}") for n, copy in enumerate(before.abilities))
    more = (*rows, rows[0].evolve(id="new", card=card.id, choice="", source="gm"))
    change_words = ChangeWords(Words(), type(before), rule_system.game())
    for old in (before, numbered):
        found = [d for d in differences(old, before.evolve(abilities=more)) if not change_words.hidden(d.field)]
        ((title, gone, come),) = map(change_words.row, found)
        assert (title, gone) == (f"アビリティ › {len(more)}", "—")
        assert come.startswith(card.name)


def test_unnamed_row_is_titled_by_its_content() -> None:
    """CM-AMB-77: the title names the card, not its index."""
    rule_system = Catalogue().system("common")
    made = rule_system.randomise(rule_system.game(), Random(1))
    before = made.evolve(abilities=({"id": "a", "card": "move"}, {"id": "b", "card": "kind_up", "choice": "斬撃"}))
    used = before.evolve(abilities=(before.abilities[0], before.abilities[1].evolve(used_scenario=1)))
    change_words = ChangeWords(Words(), type(before), rule_system.game())
    ((title, gone, come),) = (change_words.row(d, used) for d in differences(before, used))
    assert (title, gone, come) == ("アビリティ › 斬撃強化 › シナリオ", "0", "1")


def test_field_titles_use_campaign_terms(qtbot: QtBot) -> None:
    """D6G-GMV-03: where life is armour, the title is armour."""
    rule_system = Catalogue().system("d6game")
    sheet = rule_system.randomise(rule_system.game(), Random(1))
    game = rule_system.game(rule_system.definition("卓").evolve(labels={"life": "アーマー"}))
    change_words = ChangeWords(Words(), type(sheet), game)
    ((title, _, _),) = map(change_words.row, differences(sheet, sheet.evolve(life=sheet.life - 3)))
    assert title == "アーマー"


def test_payment_of_an_effect_is_described_in_words(qtbot: QtBot, sheet: Sheet) -> None:
    used = sheet.evolve(effect_log=({"effect": "振りなおし", "coin": "gauge"},))
    assert table(sheet, used) == [("使用記録 › 1", "—", "振りなおし、支払い：ゲージ")]


@pytest.mark.parametrize(
    ("system", "change", "text"),
    [
        ("enishi", {"effect_log": ({"effect": "振りなおし", "coin": "gauge"},)}, "Reroll, Payment: Gauge"),
        ("common", {"scenarios": ({"id": "s", "title": "夜", "form": "モノプレイ"},)}, "夜, Form of play: Mono play"),
        ("d20fate", {"conditions": ({"text": "転倒"},)}, "Prone"),
        ("common", {"abilities": ({"id": "a", "card": "kind_up", "choice": "移動"},)}, "Move up, Gained by: GM"),
        ("common", {"items": ({"id": "i", "card": "torch", "equipped": True},)}, "torch, Equipped, Gained by: GM"),
    ],
)
def test_rule_terms_are_translated(qtbot: QtBot, system: str, change: dict[str, Any], text: str) -> None:
    rule_system = Catalogue().system(system)
    before = rule_system.randomise(rule_system.game(), Random(1)).evolve(**dict.fromkeys(change, ()))
    ((_, _, after),) = table(before, before.evolve(**change), english(system))
    assert after == text


def test_card_choice_is_part_of_its_name() -> None:
    """CM-AMB-27: as on the card itself, not beside the blank."""
    rule_system = Catalogue().system("common")
    before = rule_system.randomise(rule_system.game(), Random(1)).evolve(items=())
    after = before.evolve(items=({"card": "secret", "choice": "粉屋の約束", "id": "i1"},))
    texts = [row[2] for row in table(before, after)]
    assert any(text.startswith("秘密:粉屋の約束") for text in texts), texts
    assert not any("○○" in text for text in texts)


def test_log_has_start_value_of_unwritten_track() -> None:
    """An unwritten track is full; its first change is logged with both numbers."""
    rule_system = Catalogue().system("enishi")
    game = rule_system.game(rule_system.definition("卓").evolve(profile=(ProfileField(id="voice", label="声"),)))

    def describe(before: object, after: object) -> str:
        return Words().say(
            by_hand(rule_system.sheet_type, game, Change(sheet="me", field="own.voice", before=before, after=after))
        )

    assert describe(None, 7) == "声 → 7"
    assert describe(7, 5) == "声 7 → 5"
    assert describe("", "ミナ") == "声 → ミナ"
    assert describe("ミナ", "") == "声 ミナ → —"
    assert describe(7, None) == "声 を書き換え"
