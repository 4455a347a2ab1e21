"""The printed sheet of d20fate: everything on it, nothing cut, three states of one grid (D20-PHY-09)."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.text import language
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.sheet import Condition, D20FateSheet, HouseModifier, Skill
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import FLOOR, THIN, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round
from tests.paper_faults import faults

pytestmark = pytest.mark.usefixtures("qapp")

PERSON = D20FateSheet(
    name="エリン・ヴォルク",
    reading="えりん ゔぉるく",
    player="三浦",
    level=5,
    str=10,
    dex=16,
    con=12,
    int=13,
    wis=14,
    cha=8,
    fate_dice=2,
    conditions=(Condition(text="転倒", until="次の手番まで"), Condition(text="砂まみれ", until="洗うまで")),
    modifiers=(HouseModifier(name="名匠の短剣", value=1, applies_to="sleight_of_hand"),),
    memo="灯台守の娘に借り\n黒い帆の船を追う",
    gm_notes="港長は敵の首領。",
)
LONG = "長い値の髙﨑W" * 28


def longest() -> D20FateSheet:
    """Return a sheet on which every value is as long and as large as the model lets it be."""
    return PERSON.evolve(
        name=LONG,
        reading=LONG,
        player=LONG,
        level=99,
        fate_dice=9999,
        skills=tuple(Skill(id=f"s{n}", name=LONG, ability="dex", trained=True) for n in range(60)),
        conditions=(Condition(text=LONG, until=LONG),) * 50,
        modifiers=(HouseModifier(name=LONG, value=-99, applies_to="s1"),) * 50,
        memo="一行\n" * 90,
        own={f"own{n}": LONG for n in range(9)},
        scores={f"more{n}": -99 for n in range(6)},
        **dict.fromkeys(("str", "dex", "con", "int", "wis", "cha"), -99),
    )


def own_game() -> Game[Any]:
    """Return the rules of a campaign that has renamed and added everything it may."""
    fields = tuple(ProfileField(id=f"own{n}", label=LONG) for n in range(9))
    lists = {spec.id: [row.model_dump() for row in spec.base] for spec in SYSTEM.lists}
    lists["abilities"] += [{"id": f"more{n}", "code": "", "name": LONG} for n in range(6)]
    lists["conditions"] = [{"id": f"c{n}", "name": LONG} for n in range(9)]
    lists["pairings"] += [{"id": f"p{n}", "name": LONG, "actor": "stealth", "opponent": "more1"} for n in range(9)]
    lists["advantages"] = lists["disadvantages"] = [{"id": "a", "name": LONG}]
    lists["dc_presets"] = [{"id": "a", "name": LONG, "low": -9999, "high": 9999}]
    return SYSTEM.game(SYSTEM.definition().evolve(profile=fields, lists=lists, notice=(LONG * 3, "二行目")))


def pages(
    sheet: D20FateSheet | None, mode: Mode = Mode.FILLED, game: Game[Any] | None = None, words: Words | None = None
) -> list[PageDrawing]:
    context = PaperContext(campaign_title="灰色の港")
    return find_paper("d20fate").pages(sheet, game or SYSTEM.game(), mode, words or Words(), context)


def played_by(**settings: Any) -> Game[Any]:
    return SYSTEM.game(SYSTEM.definition().evolve(settings={k.replace("__", "."): v for k, v in settings.items()}))


@pytest.mark.parametrize("mode", list(Mode))
def test_an_ordinary_character_takes_one_page_without_a_fault(mode: Mode) -> None:
    drawn = pages(PERSON, mode)
    assert len(drawn) == 1
    assert faults(drawn) == []


@pytest.mark.parametrize("mode", list(Mode))
def test_the_longest_values_are_never_cut(mode: Mode) -> None:
    drawn = pages(longest(), mode, own_game())
    assert faults(drawn) == []
    sentence = "".join(text for page in drawn for text in page.texts())
    assert len(drawn) > (1 if mode is Mode.BLANK else 10)
    if mode.typed:
        assert LONG in "".join(t for page in drawn[1:] for t in page.texts())
        assert sentence.count("一行") >= 90


@pytest.mark.parametrize("mode", list(Mode))
def test_type_and_lines_are_never_too_small(mode: Mode) -> None:
    for page in pages(longest(), mode, own_game()):
        assert all(mark.style.pt >= FLOOR for mark in page.marks if isinstance(mark, Glyphs))
        pens = [mark.pen for mark in page.marks if not isinstance(mark, Glyphs) and mark.pen]
        assert min(pen.width for pen in pens) >= THIN


def test_random_characters_print_without_a_fault() -> None:
    for seed in range(12):
        assert faults(pages(SYSTEM.randomise(SYSTEM.game(), Random(seed)))) == [], seed


def geometry(page: PageDrawing) -> set[tuple[float, ...]]:
    return {tuple(round(n, 2) for n in (a.x, a.y, a.w, a.h)) for a in page.frames}


def test_all_modes_share_one_geometry() -> None:
    filled, pencil, blank = (geometry(pages(PERSON, mode)[0]) for mode in Mode)
    assert filled == pencil == blank
    assert len(filled) > 60


def test_numbers_are_printed_with_their_sums() -> None:
    """D20-CORE-02 to D20-CORE-04: modifiers, bonus and every sum are filled in."""
    texts = pages(PERSON)[0].texts()
    for skill in SYSTEM.game().rows("skills"):
        assert skill.name in texts
    assert {"＋3＋3＋1", "＋3＋3", "−1＋3", "＋7", "＋6", "名匠の短剣", "早業"} <= set(texts)
    assert texts.count("＋6") == 2  # DEX and 隠密
    sizes = [(round(a.w, 1), round(a.h, 1)) for a in pages(PERSON)[0].frames]
    assert sizes.count((10.0, 10.0)) == 8  # circles that take a real die
    assert sizes.count((18.0, 10.6)) == 12  # score and modifier of six abilities


def test_gm_ruling_and_trained_only_bonus_are_printed() -> None:
    """D20-AMB-05."""
    game = played_by(proficiency__applies="trained_only")
    texts = pages(PERSON, game=game)[0].texts()
    assert "合計 ＝ 能力修正＋習熟ボーナス（印のある技能だけ）" in texts
    assert "＋3＋1" in texts
    ruled = PERSON.evolve(rulings=({"rule": "D20-CORE-03", "field": "dex_mod", "value": 9},))
    assert "＋9＋3" in pages(ruled)[0].texts()


def circles(page: PageDrawing) -> list[bool]:
    """Return for each circle of fate dice whether it is solid."""
    rounds = [m for m in page.marks if isinstance(m, Round) and m.radius is None and m.pen]
    return [m.pen.dash is None for m in rounds if m.pen]


def test_fate_dice_are_circles_and_spent_ones_are_struck_out() -> None:
    """D20-FATE-05, D20-AMB-28: three at the start; who owns none has only dashed circles."""
    assert sum(circles(pages(PERSON)[0])) == 3
    assert sum(circles(pages(PERSON.evolve(fate_dice=5))[0])) == 5
    assert sum(circles(pages(PERSON, Mode.PENCIL)[0])) == 2
    assert sum(circles(pages(None, Mode.BLANK)[0])) == 3
    assert sum(circles(pages(PERSON.evolve(is_pc=False, fate_dice=0))[0])) == 0
    many = pages(PERSON.evolve(fate_dice=12))
    assert len(many) == 2
    assert "全部で 12 個" in many[1].texts()


def test_printed_notes_follow_house_rules() -> None:
    """D20-GMV-03, D20-GMV-04, D20-GMV-05: notes follow the switches."""
    texts = pages(PERSON)[0].texts()
    for line in ("セッション開始時に3。スタントで＋1", "対抗判定（同値は行動側）", "出目1。必ず失敗し、大きな事故"):
        assert line in texts
    game = played_by(
        fate__session_start=5, fate__stunt=2, fate__boost_die=8, contest__tie="reroll", natural__auto=False
    )
    texts = pages(PERSON, game=game)[0].texts()
    for line in (
        "セッション開始時に5。スタントで＋2",
        "対抗判定（同値は振り直し）",
        "対抗判定だけ、合計より先に比べる",
    ):
        assert line in texts
    assert "ブースト：失敗したとき、その判定に＋1d8" in texts


def test_chances_are_those_of_the_catalogue() -> None:
    """D20-ODD-01."""
    texts = pages(None, Mode.BLANK)[0].texts()
    first = texts.index("5〜")
    assert texts[first : first + 8] == ("5〜", "80", "96", "64", "7〜", "70", "91", "49")
    last = texts.index("17〜")
    assert texts[last : last + 4] == ("17〜", "20", "36", "4")


def test_own_fields_have_boxes_and_numbers_wait_for_a_pencil() -> None:
    """D20-GMV-07, D20-AMB-36."""
    fields = (
        ProfileField(id="hp", label="HP", kind=FieldKind.NUMBER),
        ProfileField(id="guild", label="組合"),
        ProfileField(id="oath", label="誓い", kind=FieldKind.CHECK),
    )
    game = SYSTEM.game(SYSTEM.definition().evolve(profile=fields))
    sheet = PERSON.evolve(own={"hp": 18, "guild": "灯台", "oath": True})
    filled, pencil = (pages(sheet, mode, game) for mode in (Mode.FILLED, Mode.PENCIL))
    assert faults(filled) == faults(pencil) == []
    assert {"HP", "18", "組合", "灯台", "誓い"} <= set(filled[0].texts())
    assert "開始 18" in pencil[0].texts()
    assert "18" not in pencil[0].texts()
    assert "灯台" not in pages(None, Mode.BLANK, game)[0].texts()


def test_pencil_mode_omits_changing_and_blank_mode_typed_values() -> None:
    pencil = pages(PERSON, Mode.PENCIL)[0].texts()
    assert "次の手番まで" not in pencil
    assert {"エリン・ヴォルク", "名匠の短剣", "＋7"} <= set(pencil)
    blank = pages(PERSON, Mode.BLANK)[0].texts()
    assert blank == pages(None)[0].texts()
    assert not {"エリン・ヴォルク", "三浦", "名匠の短剣", "砂まみれ"} & set(blank)
    assert {"早業", "説得", "盲目状態", "STR", "魅力"} <= set(blank)


def test_notes_of_the_gm_never_reach_paper() -> None:
    for mode in Mode:
        assert not any("首領" in text for page in pages(PERSON, mode) for text in page.texts())


@pytest.mark.parametrize("mode", list(Mode))
def test_english_fits_and_leaves_no_japanese_label(mode: Mode) -> None:
    drawn = pages(PERSON if mode.typed else None, mode, words=language.words("en", "d20fate"))
    assert faults(drawn) == []
    if mode is Mode.BLANK:
        left = [t for t in drawn[0].texts() if re.search(r"[\u3040-\u30fa\u30fc-\u30ff\u4e00-\u9fff]", t)]
        assert [t for t in left if "灰色の港" not in t] == []
