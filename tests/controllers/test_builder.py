"""A novice alone: the builder in the real window, by keys and clicks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFont, QFontMetrics, QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController, summed
from desktop.controllers.sheet.paper import as_finished
from desktop.controllers.sheet.sheet import SheetController
from desktop.controllers.window.campaign_window import CampaignWindow
from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import ProfileField
from desktop.core.problem import Severity
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.outcome import Contribution, Explained
from desktop.core.words import Words
from desktop.services.storage import versions
from desktop.services.storage.files import file_name
from desktop.systems.blank.tables import AbilityRow
from desktop.systems.d6game.rolls import LIFE
from desktop.systems.enishi.sheet import Skills, Weapon
from desktop.views.sheet.builder import BEFORE, BEHIND, TITLE, BuilderView
from desktop.views.systems.d6game.inputs import write_throw
from desktop.views.widgets.inputs.colour import DICE_COLOURS
from desktop.views.widgets.inputs.key_button import KeyButton
from tests.example_budget import SHARE
from tests.rules_in_force import play_by
from tests.table_mode import no_sheet_open

from .keyboard import commit

SYSTEMS = ("common", "d20fate", "d6game", "enishi", "kotodama")
CTRL = Qt.KeyboardModifier.ControlModifier


def begun(main: MainController, system: str) -> BuilderController:
    """Begin a character in a new campaign of a system."""
    main.campaigns.make(system, "夜の卓")
    assert main.campaign_window is not None
    main.window.activateWindow()
    builder = main.campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    QApplication.processEvents()
    return builder


def compose(text: str) -> None:
    """Begin a composition in what has the focus."""
    QApplication.sendEvent(QApplication.focusWidget(), QInputMethodEvent(text, []))


def states(builder: BuilderController) -> list[bool]:
    return [step.done for step in builder.view.steps.steps]


@pytest.mark.styled
def test_an_empty_field_for_several_lines_shows_two_and_no_bar(main: MainController) -> None:
    """The style sheet gave it the height of one line, in which its own margins wanted a bar."""
    builder = begun(main, "d6game")
    assert builder.profile is not None
    field = builder.profile.ui.ownFields.inputs["description"]
    assert isinstance(field, QPlainTextEdit)
    assert field.viewport().height() >= 2 * field.fontMetrics().height()
    assert not field.verticalScrollBar().isVisible()


@pytest.mark.parametrize("system", SYSTEMS if SHARE >= 100 else SYSTEMS[::3])
def test_dice_of_a_new_character_keep_their_colour(main: MainController, system: str) -> None:
    """おまかせ keeps a chosen colour."""
    builder = begun(main, system)
    assert main.campaign_window is not None
    open_campaign = main.campaign_window.open_campaign
    usual = open_campaign.system.blank(open_campaign.game).colour
    assert builder.document.sheet.colour == usual
    builder.randomise()
    builder.randomise()
    builder.make_anew()
    assert builder.document.sheet.colour == usual
    builder.close()
    other = open_campaign.new_draft()
    assert isinstance(other, BuilderController)
    assert other.document.sheet.colour != usual
    assert other.walk.current == 0


def test_new_character_dice_get_an_unused_colour(main: MainController) -> None:
    """All who were built by hand threw dice of one colour."""
    builder = begun(main, "common")
    assert main.campaign_window is not None
    open_campaign, usual = main.campaign_window.open_campaign, builder.document.sheet.colour
    others = [open_campaign.new_draft() for _ in range(len(DICE_COLOURS))]
    colours = [other.document.sheet.colour for other in others if isinstance(other, BuilderController)]
    assert usual not in colours[:-1]
    assert len({usual, *colours}) == len(colours)
    assert colours[-1] == usual  # all are borne


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_builder_step_focuses_its_first_field_without_new_windows(main: MainController, system: str) -> None:
    """Typing always reaches a field: neither a step nor a temporary window takes the focus away."""
    windows = Windows()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(windows)
    try:
        builder = begun(main, system)
        assert not any(states(builder))
        builder.randomise()
        for page in builder.pages[:-1]:
            assert not any(states(builder)[builder.pages.index(page) + 1 :]), "filled, but looked at by nobody"
            assert at_its_first_field(main, builder, page), builder.step_id
            builder.next()
        assert all(states(builder)[:-1])
        builder.finish()
        QApplication.processEvents()
    finally:
        app.removeEventFilter(windows)
    assert windows.shown == []


def at_its_first_field(main: MainController, builder: BuilderController, page: QWidget) -> bool:
    """Return whether typing reaches the first field of the step; where there is none, Enter advances."""
    focus = main.window.focusWidget()
    assert focus is not None
    if page is builder.profile:
        return focus is builder.profile.ui.nameEdit
    buttons = [w for w in page.findChildren(QAbstractButton) if w.focusPolicy() & Qt.FocusPolicy.TabFocus]
    inputs = [*page.findChildren(QLineEdit), *buttons]
    bare = not any(w.isVisible() and w.isEnabled() for w in inputs)
    return page.isAncestorOf(focus) or (bare and focus is builder.view.ui.nextButton)


def test_a_name_can_be_typed_at_once(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "common")
    focus = main.window.focusWidget()
    assert focus is not None
    qtbot.keyClicks(focus, "Nagi")
    assert builder.document.sheet.name == "Nagi"


def test_ctrl_z_undoes_typing_in_the_builder(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "common")
    assert builder.profile is not None
    name = builder.profile.ui.nameEdit
    qtbot.keyClicks(name, "Nagi")
    qtbot.keyClick(name, Qt.Key.Key_Z, CTRL)
    assert builder.document.sheet.name == ""
    qtbot.keyClick(name, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert builder.document.sheet.name == "Nagi"


def test_ctrl_z_in_a_field_undoes_changes_made_elsewhere(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "common")
    assert builder.profile is not None
    builder.randomise()
    made = builder.document.sheet
    qtbot.keyClick(builder.profile.ui.nameEdit, Qt.Key.Key_Z, CTRL)
    assert builder.document.sheet != made
    assert builder.document.sheet.name == ""


def test_undo_and_redo_buttons_follow_the_builder_history(main: MainController) -> None:
    """They were one step late: after おまかせ nothing could be pressed, and after going back it could."""
    builder = begun(main, "d6game")
    undo, redo = builder.view.ui.undoButton, builder.view.ui.redoButton
    builder.randomise()
    assert (undo.isEnabled(), redo.isEnabled()) == (True, False)
    undo.click()
    assert builder.document.sheet.name == ""
    assert (undo.isEnabled(), redo.isEnabled()) == (False, True)


def test_ctrl_z_in_a_sheet_field_undoes_the_last_edit(campaign_window: CampaignWindow, qtbot: QtBot) -> None:
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    before = document.sheet.memo
    document.edit("memo", "夜は長い")
    document.end_burst()
    name = next(w for w in campaign_window.sheet.frame.findChildren(QLineEdit) if w.property("field") == "name")
    name.setFocus()
    qtbot.keyClick(name, Qt.Key.Key_Z, CTRL)
    assert document.sheet.memo == before


def test_enter_that_ends_a_composition_does_not_advance(main: MainController) -> None:
    builder = begun(main, "common")
    assert builder.profile is not None
    name = builder.profile.ui.nameEdit
    commit(name, "凪")
    compose("さと")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert builder.step_id == "name"
    commit(name, "里")
    QTest.keyRelease(name, Qt.Key.Key_Return)  # the key that ended the composition comes up
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert (builder.step_id, builder.document.sheet.name) == ("growth", "凪里")


def test_enter_that_ends_a_composition_runs_no_command(main: MainController, campaign_window: CampaignWindow) -> None:
    ran: list[str] = []
    main.window.command_entered.connect(ran.append)
    main.window.activateWindow()
    line = main.window.ui.commandEdit
    line.setFocus()
    QTest.keyClicks(line, "2d6 ")
    compose("うん")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert ran == []


def test_enter_that_ends_a_composition_tries_no_pin(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.hand_over("", "4321")
    assert campaign_window.handed_over is not None
    tried: list[str] = []
    screen = campaign_window.handed_over.screen
    screen.pin_entered.connect(tried.append)
    main.window.activateWindow()
    screen.ask_pin()
    compose("４３")
    QTest.keyClick(screen.ui.pinEdit, Qt.Key.Key_Return)
    assert tried == []


def test_kiosk_player_sees_undo_and_reverts_only_own_edits(
    main: MainController, campaign_window: CampaignWindow, qtbot: QtBot
) -> None:
    assert campaign_window.current is not None
    campaign_window.current.document.edit("memo", "GMが書いた")
    campaign_window.hand_over(campaign_window.current.document.sheet.id, "4321")
    held = campaign_window.handed_over
    assert held is not None
    undo: Any = held.screen.ui.undoButton
    assert undo.isVisible()
    assert not undo.isEnabled()
    assert held.controller is not None
    document = held.controller.document
    document.edit("name", "凪")
    assert undo.isEnabled()
    qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    assert document.sheet.name != "凪"
    assert document.sheet.memo == "GMが書いた"
    qtbot.mouseClick(held.screen.ui.redoButton, Qt.MouseButton.LeftButton)
    assert document.sheet.name == "凪"


def test_edit_of_a_player_does_not_continue_the_gms(main: MainController, campaign_window: CampaignWindow) -> None:
    assert campaign_window.current is not None
    campaign_window.current.document.edit("memo", "GMが書いた")
    campaign_window.hand_over(campaign_window.current.document.sheet.id, "4321")
    held = campaign_window.handed_over
    assert held is not None
    assert held.controller is not None
    document = held.controller.document
    document.edit("memo", "GMが書いた、続き")
    held.screen.ui.undoButton.click()
    assert document.sheet.memo == "GMが書いた"
    assert not held.screen.ui.undoButton.isEnabled()


def handed(main: MainController, system: str, *, free: bool = False) -> BuilderController:
    """Hand a new character over to a player."""
    with no_sheet_open():
        main.open_sample(system)
    assert main.campaign_window is not None
    main.campaign_window.hand_over("", "4321", free)
    assert main.campaign_window.handed_over is not None
    builder = main.campaign_window.handed_over.controller
    assert isinstance(builder, BuilderController)
    return builder


@pytest.mark.parametrize("system", SYSTEMS if SHARE >= 100 else SYSTEMS[::3])
def test_first_field_has_focus_in_kiosk_mode(main: MainController, system: str) -> None:
    builder = handed(main, system)
    focus = main.window.focusWidget()
    assert focus is not None
    assert builder.pages[0].isAncestorOf(focus)


def test_random_never_replaces_without_a_question_and_is_one_step(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "d20fate")
    document = builder.document
    document.edit("name", "凪")
    document.end_burst()
    before, ask = document.sheet, builder.view.ui.askBar
    qtbot.mouseClick(builder.view.ui.randomButton, Qt.MouseButton.LeftButton)
    made = document.sheet
    assert made != before
    assert made.name == "凪"
    document.undo_stack.undo()
    assert document.sheet == before
    document.undo_stack.redo()
    assert not ask.isVisible()
    for _ in range(9):  # what is filled with the very value it began with counts as empty still
        builder.randomise()
    full = document.sheet
    assert ask.isVisible()
    qtbot.mouseClick(builder.view.ui.askNo, Qt.MouseButton.LeftButton)
    assert document.sheet == full
    assert not ask.isVisible()
    builder.make_anew()
    assert document.sheet != full
    assert document.sheet.name == "凪"
    document.undo_stack.undo()
    assert document.sheet == full


def test_random_throws_no_life_again(main: MainController) -> None:
    """D6G-AMB-38."""
    builder = begun(main, "d6game")
    builder.randomise()
    sheet: Any = builder.document.sheet
    for _ in range(12):
        builder.make_anew()
        now: Any = builder.document.sheet
        assert (now.life_die, now.life_initial) == (sheet.life_die, sheet.life_initial)


def test_dice_that_are_thrown_once_stay_thrown_after_undo(main: MainController) -> None:
    """Neither undo nor おまかせ allows the single life roll again."""
    builder = begun(main, "d6game")
    document, thrown = builder.document, throw_of([6], [2], "app")
    document.edit("name", "凪")
    document.end_burst()
    assert write_throw(document, LIFE, thrown, "") is None
    document.undo_stack.undo()
    sheet: Any = document.sheet
    assert (sheet.name, sheet.life_die, sheet.life) == ("", 2, 12)
    refused = write_throw(document, LIFE, thrown, "")
    assert refused is not None
    assert refused.code == "already_rolled"

    other = begun(main, "d6game")
    other.randomise()
    made: Any = other.document.sheet
    other.document.undo_stack.undo()
    back: Any = other.document.sheet
    assert not back.name
    assert (back.life_die, back.life) == (made.life_die, made.life)
    assert not other.document.undo_stack.canUndo()


def test_abilities_thrown_once_survive_a_new_random_character(main: MainController) -> None:
    """Abilities of a custom game keep their thrown values."""
    builder = begun(main, "blank")
    document = builder.document
    row = AbilityRow(id="body", name="体", dice=2, least=1, most=30, start=1)
    rules = Definition(
        based_on="blank", settings={"build.method": "roll"}, lists={"abilities": (row.model_dump(),), "skills": ()}
    )
    document.set_game(document.system.game(rules))
    builder.randomise()
    made: Any = document.sheet
    builder.make_anew()
    anew: Any = document.sheet
    assert anew.rolled == made.rolled == ("body",)
    assert anew.abilities["body"] == made.abilities["body"] >= 2
    document.undo_stack.undo()
    document.undo_stack.undo()
    back: Any = document.sheet
    assert back.abilities["body"] == made.abilities["body"]


def test_sheet_finished_by_a_player_is_saved_under_its_name(main: MainController) -> None:
    """The file is renamed from 名無し in kiosk mode as well."""
    builder = handed(main, "d6game")
    builder.randomise()
    name = builder.document.sheet.name
    builder.finish()
    assert main.campaign_window is not None
    assert main.campaign_window.handed_over is not None
    sheet = main.campaign_window.handed_over.controller
    assert isinstance(sheet, SheetController)
    assert sheet.path.name == file_name(name, sheet.document.sheet.id)
    assert main.campaign_window.handed_over.unlock("4321")


@pytest.mark.parametrize(
    ("system", "field", "value"), [("d20fate", "level", 9), ("common", "growth_rate", 3), ("common", "assets", 9)]
)
def test_player_cannot_set_gm_fields_by_default(main: MainController, system: str, field: str, value: int) -> None:
    builder = handed(main, system)
    document = builder.document
    before = document.get(field)
    problem = document.edit(field, value)
    assert problem is not None
    assert problem.code == "gm_only"
    builder.randomise()
    assert document.get(field) == before
    inputs = [w for binder in builder.binders if (w := binder.widget_for(field)) is not None]
    assert inputs
    assert not any(widget.isEnabled() for widget in inputs)


def test_ability_names_are_gm_only_and_values_editable(main: MainController) -> None:
    document = handed(main, "kotodama").document
    sheet: Any = document.sheet
    renamed = (sheet.abilities[0].evolve(name="別名"), *sheet.abilities[1:])
    assert document.edit("abilities", renamed) is not None
    raised = (sheet.abilities[0].evolve(value=5), *sheet.abilities[1:])
    assert document.edit("abilities", raised) is None


def test_player_sets_permitted_fields_after_restart(main: MainController) -> None:
    builder = handed(main, "d20fate", free=True)
    assert builder.document.edit("level", 3) is None
    assert main.session.value.handed_free


@pytest.mark.parametrize("system", ["enishi", "d6game", "kotodama"])
def test_summary_equals_the_finished_sheet(main: MainController, system: str) -> None:
    builder = begun(main, system)
    builder.randomise()
    shown = as_finished(builder.document)
    builder.go_to(builder.walk.last)
    assert builder.confirm is not None
    summary = builder.confirm.ui.summary.text()
    builder.finish()
    sheet = builder.document.sheet
    assert shown == sheet
    assert not sheet.draft
    for label, value in builder.document.system.summary(sheet, builder.document.game):
        assert f"{main.campaign_window.words.say(label)}　{main.campaign_window.words.say(value)}" in summary


def test_builder_step_is_restored_after_a_kill(main: MainController) -> None:
    builder = begun(main, "kotodama")
    builder.randomise()
    builder.go_to(3)
    path, step = builder.autosave.stored.path, builder.step_id
    builder.autosave.flush()
    assert main.campaign_window is not None
    folder = main.campaign_window.open_campaign.campaign.folder
    assert main.leave_campaign()
    main.enter_campaign(folder)
    assert main.campaign_window is not None
    again = main.campaign_window.open_campaign.open_path(path)
    assert isinstance(again, BuilderController)
    assert again.step_id == step
    assert states(again)[:3] == [True, True, True]


def test_required_profile_field_is_marked_and_reported(main: MainController) -> None:
    """The hint names 操縦者 although it blocks nothing."""
    builder = begun(main, "d6game")
    field = ProfileField(id="pilot", label="操縦者", required=True)
    definition = builder.document.game.definition.evolve(profile=(field,), labels={"name": "機体名"})
    assert main.campaign_window is not None
    play_by(main.campaign_window.open_campaign, definition)
    builder.document.edit("name", "凪号")
    assert builder.profile is not None
    assert builder.profile.ui.nameEdit.accessibleName() == "機体名", "whoever listens hears the game's own word"
    pilot = builder.profile.ui.ownFields.inputs["pilot"]
    assert pilot.property("invalid") == "mild"
    assert "操縦者" in pilot.accessibleDescription()
    assert "操縦者" in builder.view.ui.reason.text()
    builder.document.edit("own.pilot", "凪")
    assert not pilot.property("invalid")
    assert "操縦者" not in builder.view.ui.reason.text()


@pytest.mark.parametrize("system", ["enishi", "d6game"])
def test_name_of_blanks_counts_as_missing(main: MainController, system: str) -> None:
    """The tab had nothing on it."""
    builder = begun(main, system)
    tabs: Any = main.window.ui.documents.tabBar()
    builder.document.edit("name", "　 ")
    assert builder.document.sheet.name == ""
    assert tabs.tabText(tabs.currentIndex()).strip() == "新しいキャラクター"
    builder.document.edit("name", "霧島 七海")
    assert tabs.tabText(tabs.currentIndex()).strip() == "霧島 七海"


def test_enter_on_an_incomplete_step_goes_to_the_missing_field(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "common")
    assert builder.profile is not None
    builder.profile.ui.readingEdit.setFocus()
    qtbot.keyClick(builder.profile.ui.readingEdit, Qt.Key.Key_Return)
    assert builder.step_id == "name"
    assert main.window.focusWidget() is builder.profile.ui.nameEdit
    assert "名前" in builder.view.ui.reason.text()


def test_closing_in_kiosk_mode_is_answered(main: MainController, campaign_window: CampaignWindow) -> None:
    campaign_window.hand_over("", "4321")
    assert campaign_window.handed_over is not None
    main.window.close()
    assert main.window.isVisible()
    assert campaign_window.handed_over.screen.ui.tell.isVisible()
    assert "GMに返して" in campaign_window.handed_over.screen.ui.tell.text()


def test_a_typed_life_can_be_corrected_until_the_step_is_left(main: MainController, qtbot: QtBot) -> None:
    """D6G-AMB-38: a slip of the finger is no second throw; a total is none at all."""
    builder = begun(main, "d6game")
    builder.go_to(1)
    if builder.step_id != "life":
        builder.randomise()
        builder.document.edit("life_die", None)
        builder.go_to(1)
    page: Any = builder.pages[1]
    entry, document = page.ui.line.entry, builder.document
    qtbot.keyClicks(entry, "3")
    assert document.get("life_die") == 3
    qtbot.keyClick(entry, Qt.Key.Key_Backspace)
    qtbot.keyClicks(entry, "5")
    assert document.get("life_die") == 5
    assert len(document.sheet.history) == 1
    qtbot.keyClicks(entry, "1")
    assert document.get("life_die") is None
    assert "合計" in page.ui.message.text()
    qtbot.keyClicks(entry, "4")
    builder.next()
    builder.back()
    assert document.get("life_die") == 4
    assert not entry.isEnabled()


def test_enter_after_an_impossible_face_throws_nothing(main: MainController, qtbot: QtBot) -> None:
    """D6G-AMB-38: 「7」 and Enter do not use up the only throw."""
    builder = begun(main, "d6game")
    builder.go_to(1)
    page: Any = builder.pages[1]
    entry, document = page.ui.line.entry, builder.document
    assert document.get("life_die") is None
    qtbot.keyClicks(entry, "7")
    assert "7" in page.ui.message.text()
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert document.get("life_die") is None
    assert "7" in page.ui.message.text(), "what was wrong stands there still"
    qtbot.keyClick(entry, Qt.Key.Key_Return)
    assert document.get("life_die") is not None, "a second Enter throws, as the first on an empty field does"


def test_typed_total_is_not_two_dice(main: MainController, qtbot: QtBot) -> None:
    """D6G-ABL-01: 12 of two dice may be 1 and 2, or a total; it is asked."""
    builder = begun(main, "d6game")
    builder.randomise()
    builder.go_to(3)
    page: Any = builder.pages[3]
    row = next(iter(page.rows.values()))
    before = builder.document.sheet
    assert row.line.entry.sides == (6, 6)
    row.line.entry.setFocus()
    qtbot.keyClicks(row.line.entry, "1266")
    assert builder.document.sheet == before
    assert "合計" in page.ui.message.text()
    assert row.line.entry.text() == "12"  # it stays: dice typed on would have been those of the next ability
    qtbot.keyClick(row.line.entry, Qt.Key.Key_Return)
    assert builder.document.get(f"ability_dice.{row.id}") == (1, 2)
    row.line.entry.setFocus()
    qtbot.keyClicks(row.line.entry, "2 1")
    assert builder.document.get(f"ability_dice.{row.id}") == (2, 1)


def test_new_weapon_has_the_grip_of_its_row() -> None:
    """EN-WPN-05."""
    assert Weapon().grip == "one"
    assert Weapon(row="melee_two_hand").grip == "two"
    assert Weapon(row="melee_one_hand", grip="two").grip == "two"


def test_impossible_life_is_marked_at_its_field(campaign_window: CampaignWindow) -> None:
    """EN-CRE-03: LP 9/6."""
    assert campaign_window.sheet is not None
    document = campaign_window.sheet.document
    document.carry(document.sheet.evolve(lp=99))
    widget = campaign_window.sheet.binder.widget_for("lp")
    assert widget is not None
    assert widget.property("invalid") == "mild"
    assert "99" in widget.accessibleDescription()


def test_number_after_a_number_is_put_in_brackets(qapp: QApplication) -> None:
    """《財力》×5 0 would read as 50."""
    parts = (Contribution(label="決まり", value=5), Contribution(label="《財力》×5", value=0))
    number = Explained(label="財産ポイント", value=5, parts=parts)
    assert summed(number, Words()) == "決まり 5 + 《財力》×5（0）"


def test_last_page_focuses_its_button(main: MainController) -> None:
    builder = begun(main, "enishi")
    builder.randomise()
    builder.go_to(builder.walk.last)
    assert main.window.focusWidget() is builder.view.ui.nextButton


@pytest.mark.styled
@pytest.mark.parametrize("system", SYSTEMS)
def test_step_titles_and_next_button_are_never_cut(main: MainController, system: str) -> None:
    """With and without focus on the button when its text changes."""
    builder = begun(main, system)
    assert all(room >= wide for room, wide in titles(builder.view)), titles(builder.view)
    builder.randomise()
    button = builder.view.ui.nextButton
    for number in range(len(builder.pages)):
        for holder in (button, builder.view.ui.backButton, builder.view.ui.randomButton):
            holder.setFocus()
            builder.go_to(number)
            QApplication.processEvents()
            other = KeyButton(button.parentWidget(), button.text(), button.key_hint())
            other.setProperty("role", button.property("role"))
            other.ensurePolished()
            assert button.width() >= other.sizeHint().width(), button.text()
            other.deleteLater()


def titles(view: BuilderView) -> list[tuple[int, int]]:
    """List the room for each title of a step and what the title needs, as it is drawn in front."""
    listed = view.ui.stepList
    font = QFont(listed.font())
    font.setPixelSize(TITLE)
    font.setBold(True)
    rooms = (listed.visualRect(view.steps.index(n)).width() - BEFORE - BEHIND for n in range(len(view.steps.steps)))
    return [
        (room, QFontMetrics(font).horizontalAdvance(step.title))
        for room, step in zip(rooms, view.steps.steps, strict=True)
    ]


def test_negative_summand_is_written_with_a_minus() -> None:
    parts = (Contribution(label="運動", value=2), Contribution(label="鎧", value=-5))
    assert summed(Explained(label="移動力", value=-3, parts=parts), Words()) == "運動 2 − 鎧 5"


def test_kotodamas_skill_step_lists_each_skill_once(main: MainController, qtbot: QtBot) -> None:
    builder = begun(main, "kotodama")
    builder.randomise()
    builder.go_to(3)
    page: Any = builder.pages[3]
    assert not page.ui.skillTable.isVisible()
    qtbot.mouseClick(page.ui.namesButton, Qt.MouseButton.LeftButton)
    assert page.ui.skillTable.isVisible()
    sheet: Any = builder.document.sheet
    assert str(sum(row.value or 0 for row in sheet.skills)) in page.ui.total.text()


def test_focus_stays_in_the_builder_after_the_life_die(main: MainController, qtbot: QtBot) -> None:
    """The entry becomes grey; the focus must not leave for a button of the frame."""
    builder = handed(main, "d6game")
    builder.go_to(1)
    for _ in range(2):
        focus = main.window.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, Qt.Key.Key_Return)
    assert builder.step_id == "fate"


def test_d6games_builder_is_finished_by_enter_alone(main: MainController, qtbot: QtBot) -> None:
    """Enter presses the default button: it throws the one die of its page and passes the abilities."""
    builder = handed(main, "d6game")
    done: list[bool] = []
    builder.finished.connect(lambda: done.append(True))
    for _ in range(40):
        focus = main.window.focusWidget()
        if done or focus is None:
            break
        qtbot.keyClick(focus, Qt.Key.Key_Return)
    assert done
    sheet: Any = builder.document.sheet
    assert len(sheet.history) == 1
    assert set(sheet.ability.values()) == {None}


def test_finished_sheet_is_saved_under_its_name_with_versions(main: MainController) -> None:
    """The file is named ハル, not 名無し."""
    builder = begun(main, "d6game")
    builder.randomise()
    old = builder.autosave.stored.path
    assert old.name.startswith("名無し-")
    builder.document.edit("name", "ハル")
    builder.autosave.flush()
    kept = len(versions.versions(old))
    assert kept
    builder.finish()
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    new = main.campaign_window.sheet.autosave.stored.path
    assert new.name == f"ハル-{main.campaign_window.sheet.document.sheet.id[:8]}.json"
    assert not old.exists()
    assert len(versions.versions(new)) >= kept
    assert [entry.file for entry in main.campaign_window.open_campaign.campaign.sheets() if entry.name == "ハル"] == [
        new.name
    ]
    assert main.campaign_window.open_campaign.close(main.campaign_window.sheet)
    assert (
        main.campaign_window.open_campaign.campaign.read(new, main.campaign_window.open_campaign.system)[1].name
        == "ハル"
    )


def test_finished_sheet_has_focus_after_the_last_enter(main: MainController, qtbot: QtBot) -> None:
    """They fell to the list of tables, where the next letter chose another one."""
    builder = begun(main, "d6game")
    builder.randomise()
    builder.go_to(builder.walk.last)
    builder.view.ui.nextButton.setFocus()
    qtbot.keyClick(builder.view.ui.nextButton, Qt.Key.Key_Return)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    frame, focus = main.campaign_window.sheet.frame, main.window.focusWidget()
    assert focus is not None
    assert focus is frame or frame.isAncestorOf(focus)


class Windows(QObject):
    """Notes every window that comes up."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(f"{type(watched).__name__} {watched.objectName()}")
        return False


def test_purchase_is_announced_instead_of_the_next_refusal(main: MainController) -> None:
    """The line announces the purchase instead of missing money."""
    builder = begun(main, "enishi")
    document = builder.document
    document.carry(document.system.fill(document.system.blank(document.game), document.game, Random(2)))
    document.carry(document.sheet.evolve(weapons=(), armour=(), items=(), skills=Skills()))
    page: Any = builder.pages[[step.id for step in document.system.steps].index("shop")]
    builder.go_to(builder.pages.index(page))
    line = page.ui.offers.findItems("部分鎧", Qt.MatchFlag.MatchRecursive | Qt.MatchFlag.MatchExactly)[0]
    page.ui.offers.setCurrentItem(line)
    page.ui.buyButton.click()
    assert page.ui.offerText.text() == "「部分鎧」を買いました。"
    page.ui.offers.setCurrentItem(page.ui.offers.topLevelItem(0).child(0))
    assert "買いました" not in page.ui.offerText.text()


def test_player_without_cp_is_told_how_to_continue(main: MainController) -> None:
    builder = handed(main, "common")
    page: Any = builder.pages[2]
    assert not page.ui.carriedButton.isEnabled()
    assert "空のまま進めます" in page.ui.wayTell.text()
    assert "GMが足します" in page.ui.wayTell.text()


@pytest.mark.parametrize("lent", [False, True])
def test_last_page_explains_sending_file(main: MainController, lent: bool) -> None:
    """The last page explains how to send the file to the GM."""
    builder = handed(main, "d20fate") if lent else begun(main, "d20fate")
    builder.randomise()
    builder.go_to(builder.walk.last)
    assert builder.confirm is not None
    assert builder.confirm.ui.passText.isHidden() is lent
    exported = main.window.actions_by_id["export_sheet"].text()
    assert f"「{exported}」" in builder.confirm.ui.passText.text()


@pytest.mark.parametrize(("system", "severity"), [("common", Severity.BLOCK), ("d20fate", Severity.WARN)])
def test_used_name_is_reported(main: MainController, system: str, severity: Severity) -> None:
    """CM-AMB-95: equal names are refused by conditions and a warning elsewhere."""
    main.open_sample(system)
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    taken = main.campaign_window.sheet.document.sheet.name
    builder = main.campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    builder.document.edit("name", taken)
    (found,) = [problem for problem in builder.document.problems if problem.code == "same_name"]
    assert (found.severity, found.field) == (severity, "name")
    assert builder.walk.step_of(found) == builder.walk.steps[0].id
    builder.document.edit("name", f"{taken}の弟")
    assert all(problem.code != "same_name" for problem in builder.document.problems)


def test_missing_skills_are_reported_and_the_step_is_not_ticked(main: MainController) -> None:
    builder = begun(main, "d6game")
    builder.randomise()
    builder.go_to([step.id for step in builder.walk.steps].index("skills"))
    builder.document.edit("skills", ())
    builder.next()
    assert builder.step_id == "items"  # it may be left so
    ticked = {step.id: step.done for step in builder.view.steps.steps}
    assert not ticked["skills"]
