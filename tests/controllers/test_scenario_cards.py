"""Cards of a scenario: written in the editor of the definition's cards, and known wherever sheets are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from desktop.controllers.main import MainController
from desktop.core.value import Viewer
from desktop.services.campaign import scenarios
from desktop.services.campaign.sheet_home import LoneSheet
from desktop.services.journal.journal import Journal
from desktop.services.play.play_session import PlaySession
from desktop.services.storage.store import Store
from desktop.views.dialogs.export import ExportDialog
from desktop.views.widgets.inputs.formula_edit import FormulaEdit
from desktop.views.widgets.inputs.pick import PickMany, PickOne
from desktop.views.widgets.lists.record_form import OptionalPart
from tests.controllers.test_confirmation import printed
from tests.controllers.test_scenario import added, fresh, typed
from tests.table_mode import click
from tests.test_common_by_hand import in_the_square


def test_scenario_card_has_the_card_editor_of_the_definition(main: MainController) -> None:
    """Formulas with 「相手の…」, 系統 and 「数を選ぶ」 are offered, and what was decided is in the file."""
    campaign_window, controller = fresh(main, "common")
    cards = added(controller, "cards")
    typed(cards, "name", "Roar")
    part = cards.form.input_of("check")
    assert isinstance(part, OptionalPart)
    part.check.click()
    difficulty = part.part.input_of("difficulty")
    assert isinstance(difficulty, FormulaEdit)
    difficulty.names_menu.aboutToShow.emit()
    assert {"対象のレベル", "このカードの技能値", "<Roar>の技能値"} <= {
        act.text() for act in difficulty.names_menu.actions()
    }
    difficulty.line.clear()
    QTest.keyClicks(difficulty.line, "8+")
    difficulty.line.insert("相手のレベル")
    difficulty.line.textEdited.emit(difficulty.line.text())
    series = cards.form.input_of("series")
    assert isinstance(series, PickOne)
    assert "強化アビリティ" in [series.itemText(n) for n in range(series.count())]
    assert controller.save()
    (listed,) = [one for one in campaign_window.open_campaign.scenarios.listed() if one.title == "新しいシナリオ"]
    card = campaign_window.open_campaign.scenarios.read(listed.path)[1].cards[0]  # type: ignore[attr-defined]
    assert scenarios.dump(controller.document.value)["cards"][0]["check"]  # type: ignore[union-attr]
    assert card.check.difficulty.kind == "sum"
    assert card.check.judge.id == "skill.this"


CARDS = [
    {"id": "own-1", "name": "天の声", "check": {}},
    {"id": "own-2", "name": "銀の笛", "type": "item", "text": "鳴る。"},
]


def test_scenario_cards_are_known_on_sheets_paper_and_later_sessions(main: MainController) -> None:
    """A card gained in a scenario is on the sheet, in print, and in a session of another scenario."""
    campaign_window, controller = fresh(main, "common")
    open_campaign = campaign_window.open_campaign
    assert controller.document is not None
    controller.document.set_rows("cards", CARDS, "cards")
    assert controller.save()
    aya = next(entry for entry in open_campaign.campaign.sheets() if entry.name == "アヤ")
    opened = open_campaign.open(aya)
    assert opened is not None
    document = opened.document
    document.apply(lambda sheet: sheet.evolve(abilities=[{"card": "own-1"}], items=[{"card": "own-2"}]), "cards")
    text = "".join(printed(document, document.sheet))
    assert "天の声" in text
    assert "銀の笛" in text
    assert not [one for one in document.problems if one.code == "unknown_card"]
    assert "own-1" not in {card.id for card in open_campaign.game.rows("cards")}, "nobody is offered it"
    open_campaign.play_session.begin(
        "session", [aya.id], {"scenario": {"id": "other", "areas": [{"id": "station", "name": "駅"}]}}
    )
    shown = open_campaign.play_session.playing.shown("session", Viewer(gm=True))
    assert shown is not None
    assert "銀の笛" in shown.model_dump_json()
    again = PlaySession(
        open_campaign.system,
        lambda: open_campaign.game,
        Journal(open_campaign.campaign.log),
        open_campaign.people,
        open_campaign.words,
    )
    again.resume()
    assert again.playing.state("session") == open_campaign.play_session.playing.state("session")
    click(controller.page.ui.deleteButton)
    assert [one for one in document.problems if one.code == "unknown_card"]


def test_printed_secrets_carry_their_text(main: MainController) -> None:
    """CM-DATA-13: who owns a secret reads on the sheet, and on its card, what the author wrote."""
    campaign_window, controller = fresh(main, "common")
    assert controller.document is not None
    controller.document.set_rows("secrets", [{"name": "約束", "text": "鐘は二度鳴る。"}], "secrets")
    assert controller.save()
    aya = next(entry for entry in campaign_window.open_campaign.campaign.sheets() if entry.name == "アヤ")
    opened = campaign_window.open_campaign.open(aya)
    assert opened is not None
    document = opened.document
    for items, times in (([{"card": "secret", "choice": "約束"}], 2), ([], 0)):
        document.apply(lambda sheet, rows=items: sheet.evolve(items=rows, obtained=()), "items")
        assert "".join(printed(document, document.sheet)).count("鐘は二度鳴る") == times


def test_unaffordable_goods_stay_listed_with_reason(main: MainController) -> None:
    """CM-SCN-08: nothing slides under the mouse when the last 財産点 is spent."""
    gm = in_the_square(main)
    row = gm.tracker.ui.trade
    buyer = gm.state.sheets[gm.state.cast[0]]
    gm.hand(buyer.name)
    before = [face.id for face in row.faces]
    for _ in range(30):
        free = [face for face in row.faces if not face.why]
        if not free:
            break
        pressed = row.button(free[-1].id)
        assert pressed is not None
        click(pressed)
    assert before
    assert [face.id for face in row.faces] == before
    assert all(face.why for face in row.faces)
    pressed = row.button(before[0])
    assert pressed is not None
    assert not pressed.isEnabled()


def test_sequel_choices_include_earlier_scenarios_of_characters(main: MainController) -> None:
    """CM-PLAY-03, CM-PLAY-04: 続編のもと offers the other scenarios and the pasts of the characters."""
    campaign_window, controller = fresh(main, "common")
    aya = next(entry for entry in campaign_window.open_campaign.campaign.sheets() if entry.name == "アヤ")
    opened = campaign_window.open_campaign.open(aya)
    assert opened is not None
    opened.document.apply(lambda sheet: sheet.evolve(scenarios=[{"id": "x", "title": "前の夜"}]), "scenarios")
    controller.look_around()
    assert controller.page.general is not None
    many = controller.page.general.input_of("sequel_of")
    assert isinstance(many, PickMany)
    assert {many.item(n).text() for n in range(many.count())} == {"水車小屋の夜", "前の夜"}


def test_exported_sheet_includes_its_scenario_cards(main: MainController, tmp_path: Path) -> None:
    """Only what the sheet holds goes along, and nothing that the GM noted."""
    campaign_window, controller = fresh(main, "common")
    assert controller.document is not None
    controller.document.set_rows("cards", [{**CARDS[0], "gm_note": "裏"}, CARDS[1]], "cards")
    secrets = [{"name": "約束", "text": "鐘は二度鳴る。"}, {"name": "裏道", "text": "だれも知らない。"}]
    controller.document.set_rows("secrets", secrets, "secrets")
    assert controller.save()
    rules = campaign_window.open_campaign.rules
    book = [row.model_dump(mode="json") for row in rules.game.rows("cards")]
    definition = rules.game.definition.evolve(lists={"cards": [*book, {"id": "own-3", "name": "盾", "gm_note": "表"}]})
    rules.game = replace(campaign_window.open_campaign.system.game(definition), extra_rows=rules.game.extra_rows)
    aya = next(entry for entry in campaign_window.open_campaign.campaign.sheets() if entry.name == "アヤ")
    opened = campaign_window.open_campaign.open(aya)
    assert opened is not None
    rows = {"abilities": [{"card": "own-1"}], "items": [{"card": "secret", "choice": "約束"}]}
    opened.document.apply(lambda sheet: sheet.evolve(**rows), "rows")
    campaign_window.run("export_sheet")
    (dialog,) = main.window.findChildren(ExportDialog)
    click(dialog.ui.writeButton)
    target = tmp_path / "aya.takujo"
    dialog.findChildren(QFileDialog)[-1].fileSelected.emit(str(target))
    text = target.read_text(encoding="utf-8")
    assert "鐘は二度鳴る" in text
    assert not any(sentence in text for sentence in ("裏道", "だれも知らない", "銀の笛", '"裏"', '"表"'))
    assert "盾" in text
    home = LoneSheet(target, Store(), campaign_window.open_campaign.system)
    _, sheet = home.open()
    game = home.rules()
    home.close()
    assert game is not None
    assert not campaign_window.open_campaign.system.problems(sheet, game)


def test_secrets_of_an_earlier_scenario_are_shown_later(main: MainController) -> None:
    """A name that two scenarios use for different secrets shows no text outside of them."""
    campaign_window, controller = fresh(main, "common")
    open_campaign = campaign_window.open_campaign
    assert controller.document is not None
    controller.document.set_rows("secrets", [{"name": "約束", "text": "鐘は二度鳴る。"}], "secrets")
    assert controller.save()
    aya = next(entry for entry in open_campaign.campaign.sheets() if entry.name == "アヤ")
    opened = open_campaign.open(aya)
    assert opened is not None
    rows = [{"card": "secret", "choice": "約束"}]
    opened.document.apply(lambda sheet: sheet.evolve(items=rows), "items")
    other = {"id": "other", "areas": [{"id": "station", "name": "駅"}]}
    for text, sentence in (("", "鐘は二度鳴る。"), ("別の約束。", "別の約束。")):
        scenario = {**other, "secrets": [{"name": "約束", "text": text}] if text else []}
        open_campaign.play_session.begin("session", [aya.id], {"scenario": scenario})
        shown = open_campaign.play_session.playing.shown("session", Viewer(sheet=aya.id))
        assert shown is not None
        assert [str(letter[1]) for letter in shown.private] == [sentence]
        open_campaign.play_session.close("session")
    click(controller.page.ui.newButton)
    controller.document.set_rows("secrets", [{"name": "約束", "text": "別の約束。"}], "secrets")
    assert controller.save()
    assert not any(
        "約束。" in wording or "鐘" in wording for wording in printed(opened.document, opened.document.sheet)
    )
