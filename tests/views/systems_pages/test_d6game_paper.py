"""The printed d6game sheet: nothing cut, the licence on every page, three modes on each other (D6G-PHY-10)."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.text.language import english
from desktop.systems.d6game.sheet import D6gameSheet, ItemRow, SkillRow
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import PageDrawing
from tests.example_budget import cells
from tests.paper_faults import faults

from .d6game_people import GAMES, WORD, game, hero, longest

pytestmark = pytest.mark.usefixtures("qapp")

LICENCE = ("This game is published under ccfolia/d6game-engine License.", "Copyright (c) 2022 ccfolia")


def pages(
    rules: Game[Any], sheet: D6gameSheet | None, mode: Mode = Mode.FILLED, words: Words | None = None
) -> list[PageDrawing]:
    return find_paper("d6game").pages(sheet, rules, mode, words or Words(), PaperContext(campaign_title="昼休み探偵団"))


def printed(drawings: list[PageDrawing]) -> str:
    return "\n".join("\n".join(page.texts()) for page in drawings)


@pytest.mark.parametrize(("name", "language", "mode"), cells(GAMES, ["ja", "en"], Mode))
def test_nothing_is_cut_or_overlaps(name: str, language: str, mode: Mode) -> None:
    """D6G-GMV-05, D6G-PHY-10: blank, ordinary and longest legal values in every kind of definition."""
    rules, words = game(**GAMES[name]), english("d6game") if language == "en" else Words()
    for sheet in (hero(rules), longest(rules)):
        for page in pages(rules, sheet, mode, words):
            assert faults([page]) == []


@pytest.mark.parametrize("name", list(GAMES))
def test_licence_is_printed_unabridged_on_every_page(name: str) -> None:
    """D6G-LIC-03, D6G-LIC-04: also where the author has added long lines."""
    rules = game(**GAMES[name])
    for mode in Mode:
        for page in pages(rules, hero(rules), mode):
            assert set(LICENCE) <= set(page.texts())


@pytest.mark.parametrize("name", list(GAMES))
def test_all_modes_share_one_geometry(name: str) -> None:
    rules = game(**GAMES[name])
    first = {mode: pages(rules, hero(rules), mode)[0].frames for mode in Mode}
    assert first[Mode.FILLED] == first[Mode.PENCIL] == first[Mode.BLANK]


def test_an_ordinary_character_needs_one_page() -> None:
    rules = game()
    assert [len(pages(rules, hero(rules), mode)) for mode in Mode] == [1, 1, 1]
    assert len(pages(rules, hero(rules), words=english("d6game"))) == 1


def test_a_filled_page_shows_the_die_the_sum_and_everything_written() -> None:
    """D6G-LIFE-04, D6G-ABL-01, D6G-SKL-02: every value of the sheet is printed."""
    sheet = hero(game()).evolve(
        name="篠原 リク",
        life=9,
        life_die=4,
        life_initial=14,
        fate=-3,
        side="探偵団",
        skills=(SkillRow(category="arts", specialty="ダンス"), SkillRow(category="arts", specialty="歌")),
        items=(ItemRow(name="姉の手帳", note="最後の頁がない"),),
        memo="鐘は鳴らない",
    )
    text = printed(pages(game(), sheet))
    for wanted in (
        "篠原 リク",
        "10＋",
        "14",
        "9",
        "−3",
        "探偵団",
        "ダンス、歌",
        "姉の手帳（最後の頁がない）",
        "鐘は鳴らない",
    ):
        assert wanted in text
    for value in sheet.ability.values():
        assert str(value) in text


def test_pencil_mode_omits_changing_values() -> None:
    sheet = hero(game()).evolve(name="篠原 リク", life=9, life_die=4, life_initial=14, fate=77)
    text = printed(pages(game(), sheet, Mode.PENCIL))
    assert "開始 14" in text
    assert "開始 0" in text
    assert "77" not in text
    assert "篠原 リク" in text


def test_blank_page_names_no_character() -> None:
    text = printed(pages(game(), hero(game()).evolve(name="篠原 リク"), Mode.BLANK))
    assert "篠原" not in text
    assert "初期ライフ ＝ 10＋1D6" in text


def test_the_definitions_words_fields_and_lists_are_on_the_page() -> None:
    """D6G-GMV-03, D6G-GMV-05: 12 own fields and 12 skills on the first page; the tables move to the second."""
    rules = game(**GAMES["big"])
    drawn = pages(rules, hero(rules))
    first = set(drawn[0].texts())
    assert len(drawn) == 2
    assert {"アーマー", "エネルギー", "機体シート", "燃料"} <= first
    assert {f"項目その{n}" for n in range(12)} <= first
    assert {f"技能の名前{n}" for n in range(12)} <= first
    assert "役と得点" in drawn[1].texts()


def test_overflow_is_printed_in_full_on_further_pages() -> None:
    rules = game(**GAMES["big"])
    drawn = pages(rules, longest(rules))
    text = "".join("".join(page.texts()) for page in drawn)
    assert "…2枚目へ" in drawn[0].texts()[-1] or any("2枚目へ" in t for t in drawn[0].texts())
    assert text.count(WORD[:20]) > 60
    assert "gone" in text


def test_reference_numbers_follow_settings() -> None:
    """D6G-ODD-02, D6G-ODD-03: exact chances, computed from the scores in force."""
    plain = printed(pages(game(), None, Mode.BLANK))
    for wanted in ("47.5 %", "93.8 %", "0〜4", "ここから成功", "ファンブル −5"):
        assert wanted in plain
    other = printed(
        pages(game(settings={"check.fumble_fate": -2, "check.default_target": "one_pair"}), None, Mode.BLANK)
    )
    assert "ファンブル −2" in other


def test_the_sum_of_life_adds_up_under_another_formula() -> None:
    """D6G-LIFE-04, D6G-GMV-03: with 15+1d6+2 the placed die is beside 17."""
    rules = game(**GAMES["other dice"])
    sheet = hero(rules).evolve(life_die=5, life_initial=20, life=20)
    text = printed(pages(rules, sheet))
    assert "17＋" in text
    assert "初期ライフ ＝ 15＋1D6＋2" in text


def test_gear_prints_its_sum_and_unworn_items() -> None:
    """D6G-AMB-34: only worn items count."""
    rules = game(settings={"equipment.enabled": True})
    worn, left = ItemRow(name="剣", damage=3, armour=1), ItemRow(name="盾", armour=5, carried=False)
    text = printed(pages(rules, hero(rules).evolve(items=(worn, left))))
    assert "合計　与＋3　受−1" in text
    assert "盾　受−5　身につけていない" in text
    assert "合計" not in printed(pages(game(), hero(game()).evolve(items=(worn, left))))
