"""The GM's screen of every system: its tables as this campaign plays them, tonight's people, room for a pencil."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import reduce
from itertools import product
from random import Random
from typing import Any

import pytest

from desktop.core.words import Words
from desktop.services.text import language
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.views.paper.printing import find_printouts
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.screen import share
from desktop.views.paper.sheet.ink import FLOOR, MEDIUM
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Stroke
from tests.paper_faults import faults

pytestmark = pytest.mark.usefixtures("qapp")
SYSTEMS = system_ids()


def contents(
    system: str, settings: dict[str, Any] | None = None, words: Words | None = None, people: int = 4
) -> PaperContents:
    rule_system = Catalogue().system(system)
    game = rule_system.game(rule_system.definition().evolve(settings=settings or {}))
    sheets = [rule_system.randomise(game, Random(number)) for number in range(people + 3)]
    pcs = tuple(sheet.evolve(is_pc=True) for sheet in sheets[:people])
    npcs = tuple(sheet.evolve(is_pc=False) for sheet in sheets[people:])
    return PaperContents(game, words or Words(), PaperContext(campaign_title="霧島の夜"), pcs, npcs)


def screen(given: PaperContents) -> list[PageDrawing]:
    system = given.game.definition.based_on
    (found,) = (printout for printout in find_printouts(system) if printout.id == "gm_screen")
    assert found.gm
    return found.draw(given)


def texts_of(pages: list[PageDrawing]) -> list[str]:
    return [text for page in pages for text in page.texts()]


@pytest.mark.parametrize("speaks", ["ja", "en"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_gm_screen_fits_two_to_four_landscape_pages(system: str, speaks: str) -> None:
    given = contents(system, words=language.words(speaks, system))
    pages = screen(given)
    assert 2 <= len(pages) <= 4
    assert all(page.landscape for page in pages)
    assert faults(pages) == []
    assert all(m.style.pt >= FLOOR for page in pages for m in page.marks if isinstance(m, Glyphs))
    assert [text for text in texts_of(pages) if text.endswith("…")] == []
    if speaks == "en":
        all_sheets = (*given.pcs, *given.npcs)
        names = {sheet.name for sheet in all_sheets}
        typed = [skill.specialty for sheet in all_sheets if system == "d6game" for skill in sheet.skills]
        texts = (
            reduce(lambda text, word: text.replace(word, ""), filter(None, typed), text) for text in texts_of(pages)
        )
        foreign = {text for text in texts if any("ぁ" <= sign <= "ヺ" or "一" <= sign <= "龠" for sign in text)}
        assert foreign - names - {"霧島の夜"} == set()


@pytest.mark.parametrize("system", SYSTEMS)
def test_page_shows_numbers_of_strip(system: str) -> None:
    given = contents(system)
    rule_system, texts = Catalogue().system(system), texts_of(screen(given))
    for sheet in (*given.pcs, *given.npcs):
        assert sheet.name in texts
        for gauge in rule_system.person(sheet, given.game).gauges:
            if gauge.value is not None and not gauge.text and gauge.maximum and gauge.maximum <= 30:
                assert f"{gauge.value}／{gauge.maximum}" in texts


@pytest.mark.parametrize(
    ("system", "letters"),
    [("enishi", ("U 運動", "XH 砲撃")), ("d6game", ("K 行為判定",)), ("kotodama", ("H 白兵", "T 体力"))],
)
def test_gm_screen_lists_the_letters_of_the_table(system: str, letters: tuple[str, ...]) -> None:
    texts = texts_of(screen(contents(system)))
    assert "卓で打つ文字" in texts
    assert [one for one in letters if one not in "　".join(texts)] == []


def test_gm_screen_lists_no_letters_that_a_game_gives_by_name() -> None:
    assert "卓で打つ文字" not in texts_of(screen(contents("blank")))


@pytest.mark.parametrize("system", SYSTEMS)
def test_gm_screen_lists_house_rules(system: str) -> None:
    """KO-TBL-26: the list of house rules belongs to the quick reference."""
    rule_system = Catalogue().system(system)
    assert "本のとおりに遊ぶ。" in texts_of(screen(contents(system)))
    values = rule_system.game().settings.model_dump(by_alias=True)
    key, value = next((key, value) for key, value in values.items() if isinstance(value, bool))
    given = contents(system, {key: not value})
    (info,) = given.game.changed()
    texts = texts_of(screen(given))
    assert info.title in "".join(texts)
    assert "本のとおりに遊ぶ。" not in texts


def test_large_session_spans_pages_and_repeats_heads() -> None:
    pages = screen(contents("enishi", people=40))
    assert len(pages) > 2
    assert texts_of(pages).count("今夜のPC") > 2
    assert faults(pages) == []


def test_enishi_has_all_that_a_gm_looks_up_with_exact_chances() -> None:
    """EN-TAB-10: difficulty, power, vision, water, options, cost table, the attack pipeline, order slots."""
    texts = texts_of(screen(contents("enishi")))
    heads = ("難易度", "達成値→威力値", "視界修正", "水域修正", "ターン", "コスト評価", "攻撃の手順", "行動順")
    more = ("対抗判定", "所縁", "経験点", "成長", "進行")  # EN-OPP, EN-ENI, EN-XP-01, EN-GRW-01, EN-SES-11
    assert [head for head in (*heads, *more) if head not in texts] == []
    at = texts.index("成功率 %")
    table = texts[at : at + 9 + 7 * 9]
    row = table[table.index("7") + 1 :][:6]
    assert row == [chance(7, bonus) for bonus in range(6)]


def chance(target: int, bonus: int) -> str:
    """Count every throw of 2D6: 1-1 always fails, a pair of 2 to 6 adds one more die (EN-CHK-04…07)."""
    good = Fraction(0)
    for first, second in product(range(1, 7), repeat=2):
        if (first, second) == (1, 1):
            continue
        more = range(1, 7) if first == second else (0,)
        good += Fraction(sum(first + second + extra + bonus >= target for extra in more), 36 * len(more))
    return share(good)


def test_uncertain_chances_are_not_rounded_to_0_or_100() -> None:
    said_so = [share(Fraction(n, 400)) for n in (0, 1, 200, 399, 400)]
    assert said_so == ["0", "<1", "50", ">99", "100"]


def test_lost_points_are_struck() -> None:
    given = contents("enishi", people=1)
    hurt = given.pcs[0].evolve(lp=2)
    before, after = screen(given), screen(PaperContents(given.game, given.words, given.context, (hurt,), given.npcs))
    assert len(after[-1].marks) + len(after[0].marks) > len(before[-1].marks) + len(before[0].marks)


@pytest.mark.parametrize("system", SYSTEMS)
def test_gm_screen_lists_fight_numbers_of_all_characters(system: str) -> None:
    """EN-BTL-02, EN-HIT-01, KO-SHT-16, D20-CORE-02: order, defence, attacks, pools, not only points."""
    given = contents(system)
    texts = "".join(texts_of(screen(given)))
    labels = {
        "enishi": ("行動順番", "防御", "素手"),
        "kotodama": ("イニシアティヴ値", "行動回数", "【"),
        "d6game": ("健康",),
    }
    for label in (
        labels.get(system, ())
        or {
            "d20fate": ("STR", "隠密"),
            "common": ("MAXAP",),
            "blank": ("体力", "戦う"),
        }[system]
    ):
        assert texts.count(label) >= len(given.pcs) + len(given.npcs)


def quick(given: PaperContents) -> list[PageDrawing]:
    system = given.game.definition.based_on
    (found,) = (printout for printout in find_printouts(system) if printout.id == "quick")
    assert not found.gm
    return found.draw(given)


@pytest.mark.parametrize("speaks", ["ja", "en"])
@pytest.mark.parametrize("system", SYSTEMS)
def test_the_quick_reference_is_one_page_of_rules_house_rules_and_words(system: str, speaks: str) -> None:
    """D20-PHY-09, D6G-PHY-10, KO-TBL-25."""
    given = contents(system, words=language.words(speaks, system))
    pages = quick(given)
    texts = texts_of(pages)
    assert len(pages) == 1
    assert faults(pages) == []
    assert all(m.style.pt >= FLOOR for page in pages for m in page.marks if isinstance(m, Glyphs))
    assert given.words.say("ハウスルール") in texts
    assert given.words.say("用語") in texts
    assert not any(sheet.name in texts for sheet in (*given.pcs, *given.npcs))
    if speaks == "en":
        foreign = {text for text in texts if any("ぁ" <= sign <= "ヺ" or "一" <= sign <= "龠" for sign in text)}
        assert foreign == set()


@pytest.mark.parametrize("system", SYSTEMS)
def test_players_get_no_chances_where_the_table_hides_them(system: str) -> None:
    """KO-TBL-24, D6G-PHY-09."""
    given = contents(system)
    hidden = replace(given, context=replace(given.context, chances=False))
    assert any("%" in text or "率" in text for text in texts_of(quick(given)))
    assert not any("%" in text or "率" in text or "％" in text for text in texts_of(quick(hidden)))


@pytest.mark.parametrize("system", SYSTEMS)
def test_quick_reference_lists_house_rules(system: str) -> None:
    """KO-TBL-26."""
    values = Catalogue().system(system).game().settings.model_dump(by_alias=True)
    key, value = next((key, value) for key, value in values.items() if isinstance(value, bool))
    given = contents(system, {key: not value})
    assert given.game.changed()[0].title in "".join(texts_of(quick(given)))


def test_kotodama_lists_phases_states_and_connections_in_order() -> None:
    """KO-PHS, KO-STA-01, KO-CON-01; without the Kotodama rules nothing of connections (KO-FSM-K05)."""
    texts = texts_of(screen(contents("kotodama")))
    phases = ("セットアップフェイズ", "イニシアティヴフェイズ", "メインフェイズ", "クリンナップフェイズ")
    assert [text for text in texts if text in phases] == list(phases)
    assert {"未行動", "行動完了", "戦闘不能", "死亡", "未接続", "認識", "ダイブ", "完全ダイブ"} <= set(texts)
    assert "完全ダイブ" not in texts_of(screen(contents("kotodama", {"kotodama_enabled": False})))


def test_contests_show_throws_of_both_sides() -> None:
    """D20-CON-03, on the screen as on the sheet."""
    assert any("対" in text and "STR" in text for text in texts_of(screen(contents("d20fate"))))


@pytest.mark.parametrize("speaks", ["ja", "en"])
def test_every_step_of_a_cycle_has_a_line(speaks: str) -> None:
    """CM-CYC-02 to 10: no step begins behind another, none is broken within a sum."""
    texts = texts_of(screen(contents("common", words=language.words(speaks, "common"))))
    for number in "①②③④⑤⑥":
        assert sum(text.startswith(number) for text in texts) == 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_pencil_row_is_six_millimetres(system: str) -> None:
    page = screen(contents(system, people=2))[-1]
    texts = [mark for mark in page.marks if isinstance(mark, Glyphs)]
    rules = [
        mark.points[0]
        for mark in page.marks
        if isinstance(mark, Stroke) and mark.pen and mark.pen.width == MEDIUM and not mark.pen.dash
        if len(mark.points) == 2 and mark.points[1][0] - mark.points[0][0] > 60
    ]
    assert rules
    for x, y in rules:
        above = max((t.middle for t in texts if x - 0.1 <= t.x < x + 66 and t.middle < y), default=0.0)
        assert y - above >= 6


def test_d20fate_names_summands_by_rule_terms() -> None:
    """D20-CORE-02: 1d20, the modifier of an ability, the proficiency bonus; a skill is no number of its own."""
    for page in ("gm_screen", "quick", "tracker"):
        given = contents("d20fate")
        drawn = next(one for one in find_printouts("d20fate") if one.id == page).draw(given)
        assert any("能力修正＋習熟ボーナス" in text for text in texts_of(drawn))
