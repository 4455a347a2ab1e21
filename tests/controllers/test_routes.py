"""How long the way through each builder is: a realistic character, by keyboard alone and by mouse alone.

`python -m pytest tests/controllers/test_routes.py -s` prints the table.
"""

from __future__ import annotations

import sys
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QCheckBox
from pytestqt.qtbot import QtBot

from desktop.controllers.main import MainController
from desktop.controllers.sheet.builder import BuilderController
from desktop.core.problem import Severity
from desktop.views.layout_items import parts_of
from desktop.views.systems.d6game.skills_page import SkillChoice
from desktop.views.systems.d20fate.ability_rows import AbilityRows
from desktop.views.systems.enishi.skill_picker import SkillPicker
from desktop.views.systems.kotodama.build_pages import ValueLine
from desktop.views.widgets.inputs.roll_line import RollLine
from tests.controllers.hands import Hand, Keyboard, Mouse, Route, Tally
from tests.example_budget import SHARE, fewest
from tests.table_mode import no_sheet_open

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def page(builder: BuilderController) -> Any:
    """The page in front."""
    return builder.pages[[step.id for step in builder.document.system.steps].index(builder.step_id)]


def named(builder: BuilderController, hand: Hand) -> None:
    """Name and player."""
    ui = page(builder).ui
    hand.write(ui.nameEdit, "Nagi")
    hand.write(ui.playerEdit, "Sato")


def take_card(hand: Hand, cards: Any, name: str, reading: str) -> None:
    """Pick a card: by its reading in the search, or by a click in the list."""
    if isinstance(hand, Keyboard):
        hand.write(cards.searchEdit, reading)
        hand.key(Qt.Key.Key_Return)
    else:
        hand.choose(cards.offers, name)
    hand.act(cards.offers, cards.takeButton)


def common(builder: BuilderController, hand: Hand) -> None:
    """Growth 2, 5 assets; two abilities from before, one of them stronger; a torch and a herb bought."""
    named(builder, hand)
    hand.on()
    growth = page(builder).ui
    if growth.rateSpin.isEnabled():  # both are the GM's while a player has the machine
        hand.write(growth.rateSpin, "2")
        hand.write(growth.assetsSpin, "5")
    hand.on()
    cards = page(builder).ui
    if cards.carriedButton.isEnabled():
        for card, reading in (("移動", "いどう"), ("探索", "たんさく")):
            take_card(hand, cards, card, reading)
    hand.press(cards.assetsButton)
    for card, reading in (("松明", "たいまつ"), ("薬草", "やくそう"))[: builder.document.sheet.assets or 0]:
        take_card(hand, cards, card, reading)
    hand.on()
    hand.on()


def d20fate(builder: BuilderController, hand: Hand) -> None:
    """Three good abilities, a weak one; two skills ticked, one added; a magic sword."""
    named(builder, hand)
    hand.on()
    rows = page(builder).findChild(AbilityRows)
    for ability, score in (("str", 16), ("dex", 14), ("wis", 12), ("cha", 11)):
        if isinstance(hand, Keyboard):
            hand.write(rows.entry(ability), str(score))
        else:
            hand.raise_by(rows.steps(ability), score - 10)
    hand.on()
    skills = page(builder).ui
    hand.tick(skills.skillTable, 0, 0)
    hand.tick(skills.skillTable, 2, 0)
    hand.write(skills.nameEdit, "Ride")
    if isinstance(hand, Keyboard):
        hand.on()
        hand.tally.steps -= 1  # Enter has added the skill
    else:
        hand.press(skills.addButton)
    hand.on()
    gear = page(builder).ui
    hand.write(gear.nameEdit, "Sword +1")
    hand.write(gear.valueSpin, "1")
    if isinstance(hand, Keyboard):
        hand.on()
        hand.tally.steps -= 1
    else:
        hand.press(gear.addButton)
    hand.on()
    hand.on()


def d6game(builder: BuilderController, hand: Hand) -> None:
    """Pilot and unit; life thrown, abilities thrown and one rerolled; three skills, each with a specialty."""
    named(builder, hand)
    for field in page(builder).ui.ownFields.inputs.values():
        if field.property("required") or "操縦者" in field.accessibleName():
            hand.write(field, "Sato")
    hand.on()
    hand.press(page(builder).ui.line.button)
    hand.on()
    hand.on()
    abilities = page(builder)
    hand.press(abilities.ui.allButton)
    hand.press(abilities.findChildren(RollLine)[0].button)
    hand.on()
    for choice in page(builder).findChildren(SkillChoice)[:3]:
        hand.press(choice.findChild(QCheckBox))
        hand.write(choice.edits[0], "abc")
    hand.on()
    items = page(builder).ui
    hand.choose(items.offers, "社員証")
    hand.act(items.offers, items.addButton)
    hand.on()
    hand.on()


def enishi(builder: BuilderController, hand: Hand) -> None:
    """Start a; six levels over four skills; a background; three things bought."""
    hand.press(page(builder).ui.aButton)
    hand.on()
    pickers = {picker.skill: picker for picker in page(builder).findChildren(SkillPicker)}
    for skill, by in (("perception", 1), ("athletics", 2), ("vigour", 2), ("melee", 1)):
        hand.raise_by(pickers[skill].steps, by)
    hand.on()
    hand.on()
    named(builder, hand)
    hand.write(parts_of(page(builder).ui.systemLayout)[0][1].ui.backgroundEdit, "from the hills")
    hand.on()
    shop = page(builder).ui
    for thing in ("白兵武器(片手用)", "部分鎧"):
        hand.choose(shop.offers, thing)
        hand.act(shop.offers, shop.buyButton)
    hand.on()
    hand.on()


def kotodama(builder: BuilderController, hand: Hand) -> None:
    """A ninja: four points on abilities, five on skills, an art and an outfit."""
    named(builder, hand)
    hand.on()
    hand.press(page(builder).ui.dl1Button)
    hand.on()
    lines = page(builder).findChildren(ValueLine)
    for number, by in ((0, 2), (1, 1), (5, 1)):
        hand.raise_by((lines[number].less, lines[number].more), by)
    hand.on()
    lines = page(builder).findChildren(ValueLine)
    for number, by in ((0, 3), (2, 2), (6, 1)):
        hand.raise_by((lines[number].less, lines[number].more), by)
    hand.on()
    numbers = page(builder).ui
    hand.write(numbers.initiativeSpin, "3")
    hand.on()
    gear = page(builder).ui
    hand.from_menu(gear.artExamples, 0)
    hand.from_menu(gear.outfitExamples, 1)
    hand.on()
    hand.on()


ROUTES: dict[str, Route] = {
    "d6game": d6game,
    "enishi": enishi,
    "d20fate": d20fate,
    "kotodama": kotodama,
    "common": common,
}
BOUNDS: dict[str, tuple[int, int]] = {
    "d6game": (33, 23),
    "enishi": (48, 22),
    "d20fate": (34, 28),
    "kotodama": (45, 30),
    "common": (29, 24),
}
"""Keys and clicks that each way takes at most, letters of texts not counted."""


def made(system: str, sheet: Any) -> bool:
    """Return whether the sheet has the intended values."""
    match system:
        case "d6game":
            return len(sheet.skills) == 3 and len(sheet.items) == 1 and all(row.specialty for row in sheet.skills)
        case "enishi":
            kinds = (len(sheet.weapons), len(sheet.armour))
            return kinds == (1, 1) and sheet.slv("vigour") == 2 and "hills" in sheet.background
        case "d20fate":
            trained = [row.name for row in sheet.skills if row.trained]
            return len(trained) == 3 and "Ride" in trained and sheet.str == 16 and len(sheet.modifiers) == 1
        case "kotodama":
            values = sum(row.value or 0 for row in sheet.skills)
            return (sheet.dl, values, len(sheet.arts), len(sheet.outfits), sheet.initiative) == (1, 6, 1, 1, 3)
        case _:
            return [len(sheet.abilities), len(sheet.items), sheet.growth_rate] == [2, 2, 2]


def made_by_a_player(system: str, sheet: Any) -> bool:
    """The same in kiosk mode: growth, money and earlier earnings are GM-only in `common`."""
    if system == "common":
        return [len(sheet.abilities), len(sheet.items), sheet.growth_rate] == [0, 0, 1]
    return made(system, sheet)


def build(
    main: MainController, qtbot: QtBot, system: str, kind: type[Keyboard] | type[Mouse], *, handed: bool = False
) -> Tally:
    """Build the character of a system by hand; it is finished and nothing is wrong with it."""
    with no_sheet_open():
        main.open_sample(system)
    assert main.campaign_window is not None
    main.window.activateWindow()
    qtbot.waitUntil(main.window.isActiveWindow)
    if handed:
        main.campaign_window.hand_over("", "4321")
        assert main.campaign_window.handed_over is not None
        builder = main.campaign_window.handed_over.controller
    else:
        builder = main.campaign_window.open_campaign.new_draft()
    assert isinstance(builder, BuilderController)
    QApplication.processEvents()
    hand = kind(builder)
    ROUTES[system](builder, hand)
    assert builder.step_id == builder.document.system.steps[-1].id, "somewhere Enter has not led on"
    sheet = builder.document.sheet
    assert not sheet.draft
    assert sheet.name == "Nagi"
    assert (made_by_a_player if handed else made)(system, sheet), sheet.model_dump_json(exclude_defaults=True)
    blocking = builder.document.system.validate(sheet, builder.document.game)
    assert [str(p) for p in blocking if p.severity is Severity.BLOCK] == []
    return hand.tally


@pytest.mark.parametrize("system", ROUTES)
def test_a_character_is_built_by_keyboard_alone(main: MainController, qtbot: QtBot, system: str) -> None:
    tally = build(main, qtbot, system, Keyboard)
    sys.stdout.write(f"{system}: {tally.steps} steps, {tally.keys} keys, {tally.letters} letters\n")
    assert tally.clicks == 0
    assert tally.keys <= BOUNDS[system][0]


@pytest.mark.parametrize("system", ROUTES)
def test_a_character_is_built_by_mouse_alone(main: MainController, qtbot: QtBot, system: str) -> None:
    tally = build(main, qtbot, system, Mouse)
    sys.stdout.write(f"{system}: {tally.steps} steps, {tally.clicks} clicks, {tally.letters} letters\n")
    assert tally.keys == 0
    assert tally.clicks <= BOUNDS[system][1]


@pytest.mark.parametrize(
    ("system", "kind"), fewest(ROUTES if SHARE >= 100 else ("enishi", "common"), (Keyboard, Mouse))
)
def test_kiosk_player_builds_with_as_few_actions(
    main: MainController, qtbot: QtBot, system: str, kind: type[Keyboard] | type[Mouse]
) -> None:
    """Build the same character in kiosk mode, with the same hands."""
    tally = build(main, qtbot, system, kind, handed=True)
    keys, clicks = BOUNDS[system]
    sys.stdout.write(f"{system}, handed over: {tally}\n")
    assert (tally.clicks, tally.keys <= keys) == (0, True) if kind is Keyboard else tally.clicks <= clicks
