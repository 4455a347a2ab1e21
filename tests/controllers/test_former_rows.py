"""Sheets made before a change and after it: removed rows keep their name, required fields are filled in."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from desktop.controllers.main import MainController
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.words import JAPANESE
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.dialogs.import_preview import DefinitionImportDialog
from tests.controllers.test_definition_editor import editor
from tests.controllers.windows import opened


def needed() -> tuple[ProfileField, ...]:
    kinds = (FieldKind.TEXT, FieldKind.LONG, FieldKind.NUMBER, FieldKind.CHOICE, FieldKind.CHECK)
    return tuple(
        ProfileField(id=kind.value, label=kind.value, kind=kind, required=True, choices=("海", "山")) for kind in kinds
    )


@pytest.mark.parametrize("system", system_ids())
def test_a_random_character_has_every_field_that_is_needed(system: str) -> None:
    rule_system = Catalogue().system(system)
    game = rule_system.game(rule_system.definition("霧").evolve(profile=needed()))
    sheet = rule_system.by_chance(game, Random(2))
    assert isinstance(sheet.own["text"], str)
    assert sheet.own["text"]
    assert sheet.own["long"]
    assert type(sheet.own["number"]) is int
    assert sheet.own["choice"] in ("海", "山")
    assert isinstance(sheet.own["check"], bool)
    assert [str(p) for p in rule_system.validate(sheet, game) if p.field.startswith("own.")] == []
    kept = rule_system.blank(game).evolve(own={"text": "凪", "number": 7})
    filled = rule_system.completed(kept, game, Random(2)).own
    assert (filled["text"], filled["number"]) == ("凪", 7)
    assert filled["choice"] in ("海", "山")


@pytest.mark.parametrize("system", system_ids())
def test_random_fill_leaves_required_text_empty_and_reported(system: str) -> None:
    """おまかせ leaves a required text empty instead of 「—」, and it is asked for, in コトダマ too."""
    rule_system = Catalogue().system(system)
    field = ProfileField(id="oath", label="誓い", required=True)
    game = rule_system.game(rule_system.definition("霧").evolve(profile=(field,)))
    sheet = rule_system.completed(rule_system.blank(game), game, Random(2))
    assert not sheet.own.get("oath")
    wanting = [problem for problem in rule_system.validate(sheet, game) if problem.field.startswith("own.")]
    assert [problem.field for problem in wanting] == ["own.oath"]
    assert {problem.step for problem in wanting} <= {step.id for step in rule_system.steps}
    assert rule_system.by_chance(game, Random(2)).own["oath"], "a random character has a value there"


def test_removed_skill_keeps_its_name_on_the_sheet(main: MainController) -> None:
    main.open_sample("d6game")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    sheet, controller = main.campaign_window.sheet, editor(main.campaign_window)
    document: Any = sheet.document
    gone = document.sheet.skills[0].category
    rows = controller.document.rows("skills")
    own = [{**row, "name": "機体操縦"} if row["id"] == gone else row for row in rows]
    controller.document.set_rows("skills", own, "")
    controller.document.end_burst()
    controller.document.set_rows("skills", [row for row in own if row["id"] != gone], "")
    assert controller.save()
    game = main.campaign_window.open_campaign.game
    assert JAPANESE.say(game.called("skills", gone)) == "機体操縦（このゲームにはもうありません）"
    model = sheet.page.ui.skillTable.model()  # type: ignore[attr-defined]
    shown = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert "機体操縦（このゲームにはもうありません）" in shown
    texts = [str(p) for p in document.system.validate(document.sheet, game)]
    assert any("「機体操縦」はこのゲームにありません" in text for text in texts)
    assert not any(gone in text for text in texts)
    controller.document.undo_stack.undo()
    assert controller.save()
    assert JAPANESE.say(main.campaign_window.open_campaign.game.called("skills", gone)) == "機体操縦"
    other = controller.document.value.evolve(
        lists={"skills": tuple(row for row in own if row["id"] != gone)}, former={}
    )
    controller.propose(other)
    texts = opened(main, DefinitionImportDialog).ui.changes.toPlainText()
    assert "用語：ライフ → アーマー" in controller.state.differences()
    system, value = document.system, controller.document.value
    plainly = controller.files.changes(system, value, game, system.definition("霧"), ())
    assert "用語：アーマー → ライフ" in dict(plainly)["ゲームで変わるところ"]
    assert "△ 技能「機体操縦」はこのゲームにありません" in texts, (
        "a file that never knew the row does not know its name"
    )


def test_value_of_a_removed_field_is_listed_last(main: MainController) -> None:
    main.open_sample("d6game")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    sheet, controller = main.campaign_window.sheet, editor(main.campaign_window)
    fields = controller.document.profile_rows()
    controller.document.set_profile((*fields, {"id": "food", "label": "好物"}), "")
    assert controller.save()
    sheet.document.edit("own.food", "カレー")
    controller.document.set_profile(fields, "")
    assert controller.save()
    page = sheet.frame.ui.ownFields
    texts = [label.text() for label in page.findChildren(QLabel) if not label.isHidden()]
    assert "このゲームにはもうない項目\n好物：カレー" in texts
    assert sheet.document.sheet.own["food"] == "カレー"
    controller.document.set_profile((*fields, {"id": "food", "label": "好物"}), "")
    assert controller.save()
    assert not any("もうない項目" in label.text() for label in page.findChildren(QLabel) if not label.isHidden())


def test_removed_card_keeps_its_name_and_is_not_checked(main: MainController) -> None:
    """The sheet shows its name, not its number, and the tray no refusal."""
    main.campaigns.make("common", "火の国")
    assert main.campaign_window is not None
    main.run("random")
    assert main.campaign_window.sheet is not None
    sheet, controller = main.campaign_window.sheet, editor(main.campaign_window)
    rows = controller.document.rows("cards")
    controller.document.set_rows("cards", [*rows, {"id": "own-1", "name": "火球", "type": "ability"}], "")
    controller.document.end_burst()
    assert controller.save()
    sheet.document.edit("abilities", ({"id": "a1", "card": "own-1"},))
    who = sheet.document.sheet.id
    main.campaign_window.tray.prepare(who, "check", {"subject": "火球", "modifier": 3})
    assert main.campaign_window.tray.roll is not None
    controller.document.set_rows("cards", rows, "")
    controller.document.end_burst()
    assert controller.save()
    texts = [button.text() for button in sheet.frame.findChildren(QAbstractButton)]
    assert "<火球>" in texts
    assert not [text for text in texts if "own-1" in text]
    main.campaign_window.tray.refresh()
    roll = main.campaign_window.tray.roll
    assert roll is not None
    assert (roll.asked.params["subject"], roll.asked.params["modifier"]) == (10, 3)
