"""The window's line: what each way of writing means, and that no text is an exception."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from desktop.controllers.main import MainController
from desktop.controllers.play.palette import dice_rows
from desktop.controllers.play.typed import (
    DiceWanted,
    FacesTyped,
    Intent,
    NotUnderstood,
    ResourceChange,
    understand,
)
from desktop.controllers.sheet.sheet import SheetController
from desktop.core.problem import Refusal
from desktop.core.value import at
from desktop.core.words import Words
from desktop.services.command_line.meanings import checks
from desktop.services.command_line.named_check import CheckWanted
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import english, words
from tests.controllers.keyboard import type_into
from tests.example_budget import fewest
from tests.hostile_strings import TEXTS
from tests.screens import settle


def read(text: str, wanted: tuple[int, ...] = ()) -> Intent:
    rule_system = Catalogue().system("enishi")
    game = rule_system.game()
    return understand(text, tuple(rule_system.check_kinds(rule_system.blank(game), game)), Words(), wanted)


@pytest.mark.parametrize(
    ("text", "wanted", "values"),
    [
        ("4 4", (6, 6), (4, 4)),
        ("44", (6, 6), (4, 4)),
        ("４、１", (6, 6), (4, 1)),
        ("８０", (10, 10), (8, 10)),
        ("10 3", (10, 10), (10, 3)),
    ],
)
def test_faces_are_read_as_in_the_tray(text: str, wanted: tuple[int, ...], values: tuple[int, ...]) -> None:
    assert read(text, wanted) == FacesTyped(values)


def test_impossible_faces_are_refused() -> None:
    with pytest.raises(Refusal, match="d6 に 9 の目はありません"):
        read("9 1", (6, 6))


@pytest.mark.parametrize(
    ("text", "name", "amount", "absolute"),
    [
        (":LP-2", "LP", -2, False),
        ("：ＬＰ−２", "LP", -2, False),
        (":LP=５", "LP", 5, True),
        (":命運=-7", "命運", -7, True),
        (":命運＝−７", "命運", -7, True),
        (":LP + 3", "LP", 3, False),
    ],
)
def test_a_resource(text: str, name: str, amount: int, absolute: bool) -> None:
    assert read(text) == ResourceChange(name, amount, absolute)


@pytest.mark.parametrize(("text", "target"), [("運動 7", 7), ("運動７", 7), ("運動　－２", -2), ("運動 ー2", -2)])
def test_a_check_with_its_number(text: str, target: int) -> None:
    found = read(text)
    assert isinstance(found, CheckWanted)
    assert found.params["target"] == target


@pytest.mark.parametrize(
    ("system", "line", "kind", "params"),
    [
        ("kotodama", "白兵 3", "normal", {"skill": "melee", "difficulty": 3}),
        ("kotodama", "体力 2", "normal", {"skill": "body", "difficulty": 2}),
        ("kotodama", "白兵 技巧 3", "normal", {"skill": "melee", "ability": "technique", "difficulty": 3}),
        ("kotodama", "白兵 技巧 vs ハル", "opposed", {"skill": "melee", "ability": "technique", "opponent": "haru"}),
        ("kotodama", "白兵 vs 5", "opposed", {"skill": "melee", "opponent_pool": 5}),
        ("kotodama", "対抗判定（受動側） vs はる", "react", {"opponent": "haru"}),
        ("enishi", "運動 vs 2", "opposed", {"skill": "athletics", "other": 2}),
        ("enishi", "undo vs haru", "opposed", {"skill": "athletics", "other": "haru"}),
        ("enishi", "競争判定 対 ハル", "competition", {"other": "haru"}),
        ("d20fate", "早業ＶＳハル", "contest", {"subject": "sleight_of_hand", "opponent": "haru"}),
        ("d20fate", "運動 12 有利", "check", {"subject": "athletics", "dc": 12, "advantage": True}),
        (
            "d20fate",
            "説得 対 ハル 不利 相手の有利",
            "contest",
            {"subject": "persuasion", "opponent": "haru", "disadvantage": True, "opponent_advantage": True},
        ),
        ("common", "移動 12 vs ハル", "check", {"subject": "移動", "difficulty": 12, "target": "haru"}),
        ("common", "移動 判定値 20 難易度 12", "check", {"subject": "移動", "difficulty": 12, "judge": 20}),
        ("common", "ダイスコード 0式１D100", "code", {"code": "0式1D100"}),
        ("d20fate", "説得 DC12", "check", {"subject": "persuasion", "dc": 12}),
        ("d20fate", "説得 有利 dc 15", "check", {"subject": "persuasion", "dc": 15, "advantage": True}),
        ("enishi", "運動 修正−2 9", "check", {"skill": "athletics", "target": 9, "modifier": -2}),
        (
            "kotodama",
            "白兵 技巧 目標値＝6 難易度 2",
            "normal",
            {"skill": "melee", "ability": "technique", "target": 6, "difficulty": 2},
        ),
        ("blank", "戦う vs ハル", "contest", {"subject": "skills.fight", "opponent": "haru"}),
        ("d6game", "攻撃 vs ハル", "attack", {"target": "haru"}),
    ],
)
def test_a_check_by_all_that_it_needs(system: str, line: str, kind: str, params: dict[str, object]) -> None:
    """Subject, means, difficulty and opponent in one line."""
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    sheet = rule_system.blank(game)
    other = sheet.evolve(id="haru", name="ハル", reading="はる")
    assert understand(line, rule_system.kinds(sheet, game, (sheet, other)), Words()) == CheckWanted(kind, params)


def test_switch_is_named_without_its_suggested_reason() -> None:
    """D20-AMB-35: the form shows 有利（転倒）; the line accepts 有利."""
    rule_system = Catalogue().system("d20fate")
    game = rule_system.game()
    sheet = rule_system.blank(game)
    other = sheet.evolve(id="haru", name="ハル", conditions=({"text": "転倒"},))
    for line in ("説得 vs ハル 有利", "説得 vs ハル 不利"):
        found = understand(
            line, rule_system.kinds(sheet.evolve(conditions=({"text": "転倒"},)), game, (sheet, other)), Words()
        )
        assert isinstance(found, CheckWanted)
        assert found.params["opponent"] == "haru"


@pytest.mark.parametrize("line", ["運動 vs だれか", "だれか vs 運動", "行動順番 vs 2"])
def test_contest_without_opponent_is_refused(line: str) -> None:
    assert isinstance(read(line), NotUnderstood)


@pytest.mark.parametrize("line", ["サーバー操作 2", "サーバー操作2", "さーばー 2", "ｻｰﾊﾞｰ操作 ２", "saabaa 2"])
def test_a_long_vowel_in_a_name_is_no_minus(line: str) -> None:
    """A skill with ー in its name could not be typed, nor was it offered."""
    rule_system = Catalogue().system("kotodama")
    game = rule_system.game()
    server = {"id": "server", "name": "サーバー操作", "reading": "さーばーそうさ", "value": 1}
    sheet = rule_system.blank(game).evolve(skills=(server,))
    kinds = rule_system.kinds(sheet, game, (sheet,))
    assert understand(line, kinds, Words()) == CheckWanted("normal", {"skill": "server", "difficulty": 2})
    assert [one.tested for one in checks("サーバー", kinds, (), Words(), english("kotodama"))] == ["server"]
    for number in ("−2", "ー2", "修正ー2", "修正 －2"):
        wanted = understand(f"サーバー {number}", kinds, Words())
        assert isinstance(wanted, CheckWanted)
        assert -2 in wanted.params.values()


@pytest.mark.parametrize("name", ["D20研究", "d6", "運動2", "1号機", "剣 術"])
def test_check_is_found_by_its_whole_name(name: str) -> None:
    rule_system = Catalogue().system("kotodama")
    game = rule_system.game()
    sheet = rule_system.blank(game)
    sheet = sheet.evolve(skills=(*sheet.skills, {"id": "own", "name": name, "value": 1}))
    kinds = rule_system.kinds(sheet, game, (sheet,))
    assert understand(name, kinds, Words()) == CheckWanted("normal", {"skill": "own"})
    assert understand(f"{name} 3", kinds, Words()) == CheckWanted("normal", {"skill": "own", "difficulty": 3})


@pytest.mark.parametrize(
    ("system", "line"), [("enishi", "運動 7 8 9"), ("kotodama", "白兵 技巧 2 3"), ("d6game", "判定 2")]
)
def test_no_typed_number_is_ignored(system: str, line: str) -> None:
    """A number that the check does not take made a check without it."""
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    assert understand(line, rule_system.kinds(rule_system.blank(game), game), Words()) == NotUnderstood(line)


def test_dice_lines_are_recognised_and_others_rejected() -> None:
    assert isinstance(read("２ｄ６＋３≧７"), DiceWanted)
    found = read("2D6>=7 サーバーを壊す")
    assert isinstance(found, DiceWanted)
    assert found.line.label == "サーバーを壊す"
    assert read("--3") == NotUnderstood("--3")


@pytest.mark.parametrize("system", system_ids())
def test_any_text_is_parsed_without_exception(system: str) -> None:
    rule_system = Catalogue().system(system)
    game = rule_system.game()
    kinds = tuple(rule_system.check_kinds(rule_system.randomise(game, random.Random(7)), game))
    for text in TEXTS:
        for wanted in ((), (6, 6), (10,) * 4, (20,), (100, 8)):
            with suppress(Refusal):
                assert isinstance(understand(text, kinds, Words(), wanted), Intent)


def test_check_a_character_cannot_make_is_reported_while_typing(main: MainController) -> None:
    main.open_sample("d6game")
    assert main.campaign_window is not None
    assert main.campaign_window.sheet is not None
    main.campaign_window.sheet.document.edit("life", 0)
    kind = main.campaign_window.open_campaign.system.check_kinds(
        main.campaign_window.sheet.document.sheet, main.campaign_window.open_campaign.game
    )[0]
    type_into(main.window.ui.commandEdit, main.campaign_window.words.say(kind.label))
    assert "行動不能" in main.window.ui.commandHint.text()


KINDS_OF_LINES = (CheckWanted, ResourceChange, DiceWanted, FacesTyped)


@pytest.mark.parametrize(("system", "language"), fewest(system_ids(), ("ja", "en")))
def test_examples_are_of_this_system_and_understood(main: MainController, system: str, language: str) -> None:
    main.open_sample(system)
    campaign_window = main.campaign_window
    assert campaign_window is not None
    campaign_window.words = main.appearance.words(system) if language == "ja" else words(language, system)
    kinds = [
        type(campaign_window.play.understand(line, campaign_window.play.kinds()))
        for line in campaign_window.play.examples()
    ]
    assert kinds == [kind for kind in KINDS_OF_LINES if kind in kinds]
    assert {CheckWanted, DiceWanted} <= set(kinds)
    assert ("運動" in main.window.ui.commandEdit.placeholderText()) == (system == "enishi")


def test_completion_offers_a_bare_number_without_cards(main: MainController) -> None:
    """The tray does not offer <MAXAP増加> to a new character of コモンルール without that card."""
    main.campaigns.make("common", "夜の卓")
    assert main.campaign_window is not None
    campaign_window = main.campaign_window
    entry = campaign_window.open_campaign.new_random()
    assert isinstance(entry, SheetController)
    entry.document.edit("abilities", ())
    entry.document.edit("items", ())
    line = campaign_window.play.examples()[0]
    assert line == "行為判定 7"
    wanted = campaign_window.play.understand(line, campaign_window.play.kinds())
    assert isinstance(wanted, CheckWanted)
    assert (wanted.kind, wanted.params) == ("check", {"difficulty": 7})
    title = main.window.findChild(QLabel, "checkTitle")
    assert title is not None
    assert title.text() == f"{entry.document.sheet.name}　判定値 10 難易度 10"


@pytest.mark.parametrize(
    ("line", "field", "by"),
    [(":アーマー-2", "life", -2), (":エネルギー+1", "fate", 1), (":ライフ-1", "life", -1)],
)
def test_number_is_changed_by_its_campaign_name(main: MainController, line: str, field: str, by: int) -> None:
    main.open_sample("d6game")
    campaign_window = main.campaign_window
    assert campaign_window is not None
    assert campaign_window.sheet is not None
    assert ":アーマー-2" in main.window.ui.commandEdit.placeholderText()
    before = campaign_window.sheet.document.sheet
    type_into(main.window.ui.commandEdit, line)
    assert "→" in main.window.ui.commandHint.text()
    QTest.keyClick(main.window.ui.commandEdit, Qt.Key.Key_Return)
    campaign_window.open_campaign.flush()
    now = campaign_window.open_campaign.sheet(before.id)
    assert now is not None
    assert (at(now, field) or 0) - (at(before, field) or 0) == by


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("5b", ["5B6>=4"]),
        ("S3R", ["S3R6>=5"]),
        ("4U", ["4U6[6]", "4U6[6]>=10"]),
        ("4D6k", ["4D6KH1", "4D6KL1"]),
        ("2d20M", ["2D20MAX", "2D20MIN"]),
        ("５ｔ", ["5TY6"]),
        ("cho", ["choice[右,左]", "choice2[A-D]"]),
        ("x3", ["x3 "]),
        ("4 4", []),
        ("2D6", []),
        ("運動", []),
    ],
)
def test_partial_dice_line_is_completed(text: str, lines: list[str]) -> None:
    rows = [row.line for row in dice_rows(text)]
    assert rows == lines
    for line in rows:
        assert isinstance(read(line if line.strip() == line else f"{line}2D6"), DiceWanted)


def test_long_refusal_leaves_room_for_the_command_line(main: MainController) -> None:
    """Why nothing happened is elided, with a tip; the line that is typed was squeezed to 150 px beside it."""
    window = main.window
    window.resize(1366, 768)
    window.hint("△ 使えるAPが足りません。" * 12, refused=True)
    settle()
    ui = window.ui
    assert ui.commandEdit.width() >= 300
    assert ui.commandHint.text() == "△ 使えるAPが足りません。" * 12
    ui.commandHint.grab()
    assert ui.commandHint.toolTip() == ui.commandHint.text()
    assert window.width() == 1366
