"""The printed sheet of 2d6+SLV: everything on it, nothing cut, three states of one grid (EN-TAB-09)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2
import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from desktop.core.custom.profile import ProfileField
from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.text import language
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.sheet import Armour, Bond, Checklist, EffectUse, FieldSkill, Item, Sheet, Skills, Weapon
from desktop.systems.enishi.tables import tables
from desktop.views.paper.printing import find_paper, print_sheets
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import FLOOR, THIN, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing
from desktop.views.paper.text.typeface import typeface
from tests.paper_faults import faults

pytestmark = pytest.mark.usefixtures("qapp")

PERSON = Sheet(
    name="霧島 七海",
    reading="きりしま ななみ",
    player="髙﨑",
    creation_option="a",
    clv=2,
    gauge_size=2,
    gauge_ticks=1,
    skills=Skills(will=1, negotiation=1, athletics=2, vigour=1, melee=2, tactics=1),
    mother_tongue="日本語",
    lp=5,
    sp=4,
    wealth=0,
    weapons=(
        Weapon(row="melee_one_hand", name="祖父の軍刀"),
        Weapon(row="thrown_weapon", name="投げナイフ"),
        Weapon(row="gun", name="押し入れの銃", carried=False),
    ),
    armour=(Armour(row="light_armour", name="革の軽鎧"), Armour(row="small_shield")),
    items=(Item(row="first_aid_kit"), Item(row="energy_drink", quantity=2)),
    bonds=(
        Bond(box=True, person="篠原 アカネ", relation="friendship"),
        Bond(person="霧島 隼人（兄）", relation="trust"),
    ),
    xp_total=14,
    xp_spent=12,
    xp_checklist=Checklist(finished=True),
    backstage_rest=True,
    days_towards_lp=1,
    effect_log=(EffectUse(support=True, xp=1),),
    background="県立図書館の司書。消えた兄を追う。",
    gm_notes="兄は敵の首領。",
)
LONG = "長い値の髙﨑W" * 28


def longest() -> Sheet:
    """Return a sheet on which every value is as long and as large as the model lets it be."""
    return PERSON.evolve(
        name=LONG,
        reading=LONG,
        player=LONG,
        clv=999,
        gauge_size=999,
        gauge_ticks=500,
        skills=Skills(**dict.fromkeys(Skills.model_fields, 99)),
        mother_tongue=LONG,
        languages=(LONG,) * 99,
        fields=(FieldSkill(kind="art", field=LONG, slv=99),) * 12,
        lp=99,
        sp=3,
        wealth=99_999,
        weapons=(Weapon(row="cannon", name=LONG),) * 30,
        armour=(Armour(row="large_shield", name=LONG, in_use=False),) * 9,
        items=(Item(row="energy_drink", name=LONG, quantity=999),) * 12,
        bonds=(Bond(person=LONG, relation="love"),) * 9,
        xp_total=99_999,
        xp_spent=99_998,
        effect_log=(EffectUse(support=True, xp=1),) * 9,
        background=LONG * 10,
        notes=LONG * 40,
        memo="一行\n" * 90,
        own={f"own{n}": LONG for n in range(9)},
    )


def own_game() -> Game[Any]:
    fields = tuple(ProfileField(id=f"own{n}", label=LONG) for n in range(9))
    return SYSTEM.game(SYSTEM.definition().evolve(profile=fields, notice=(LONG * 3, "二行目")))


def pages(
    sheet: Sheet | None, mode: Mode = Mode.FILLED, game: Game[Any] | None = None, words: Words | None = None
) -> list[PageDrawing]:
    context = PaperContext(campaign_title="霧島の夜 第2話")
    return find_paper("enishi").pages(sheet, game or SYSTEM.game(), mode, words or Words(), context)


@pytest.mark.parametrize("mode", list(Mode))
def test_an_ordinary_character_takes_one_page_without_a_fault(mode: Mode) -> None:
    drawn = pages(PERSON, mode)
    assert len(drawn) == 1
    assert faults(drawn) == []


@pytest.mark.parametrize("mode", list(Mode))
def test_longest_values_fit_at_readable_size(mode: Mode) -> None:
    drawn = pages(longest(), mode, own_game())
    assert faults(drawn) == []
    for page in drawn:
        assert all(mark.style.pt >= FLOOR for mark in page.marks if isinstance(mark, Glyphs))
        pens = [mark.pen for mark in page.marks if not isinstance(mark, Glyphs) and mark.pen]
        assert min(pen.width for pen in pens) >= THIN
    sentence = "".join(text for page in drawn for text in page.texts())
    assert len(drawn) > (1 if mode is Mode.BLANK else 10)
    if mode.typed:
        name_in_full = [t for page in drawn[1:] for t in page.texts()]
        assert LONG in "".join(name_in_full)
        assert sentence.count("一行") >= 90


def test_random_characters_print_without_a_fault() -> None:
    for seed in range(12):
        sheet = SYSTEM.randomise(SYSTEM.game(), Random(seed))
        assert faults(pages(sheet)) == [], seed


def geometry(page: PageDrawing) -> set[tuple[float, ...]]:
    return {tuple(round(n, 2) for n in (a.x, a.y, a.w, a.h)) for a in page.frames}


def test_all_modes_share_one_geometry() -> None:
    plain = PERSON.evolve(items=(Item(row="first_aid_kit"),))
    filled, pencil, blank = (geometry(pages(plain, mode)[0]) for mode in Mode)
    assert filled == pencil == blank
    assert len(filled) > 120


def test_sheet_prints_every_play_field() -> None:
    """EN-TAB-09: gauge boxes, LP and SP squares, seven bonds, five XP boxes, 28 skills, moves, effects twice."""
    page = pages(PERSON)[0]
    texts = page.texts()
    for skill in tables().skills.values():
        assert skill in texts
    for effect in (*tables().temporary, *tables().permanent):
        assert effect.name.replace("+", "＋").replace("-", "−") in texts
    sizes = [(round(a.w, 1), round(a.h, 1)) for a in page.frames]
    assert sizes.count((6.5, 6.5)) == 8 + 9 + 9  # gauge, LP, SP
    assert sizes.count((5.2, 5.2)) == tables().bond_max  # EN-ENI-07, EN-ENI-08
    assert sizes.count((4.0, 4.0)) >= 7 * 6 + 5  # six relations a bond, the checklist of EN-XP-01
    for metres in ("10", "5", "15", "2.5", "7.5", "1.25", "3.75"):  # EN-WAT-01: quarters are printed, not rounded
        assert metres in texts


def test_numbers_are_printed_with_their_sums() -> None:
    texts = pages(PERSON)[0].texts()
    assert "最大＝6＋《体力》1＝7　失った分に斜線" in texts  # EN-CRE-03
    assert "最大＝6＋《意志》1＝7　失った分に斜線" in texts  # EN-CRE-04
    assert "初期5＋増減10−装備15" in texts  # EN-CRE-06
    assert "祖父の軍刀（白兵・片手）" in texts
    assert "白兵 2" in texts
    assert "負傷" in texts
    assert "疲労" in texts  # EN-PWR-06: bare hands
    assert [text for text in texts if "押し入れの銃" in text] == ["押し入れの銃（銃撃武器）"]  # among other gear
    assert "携行しない" in texts  # stored away: counts for nothing (EN-MOV-02)


def test_weapon_grip_and_item_kind_are_printed_beside_the_name() -> None:
    """EN-WPN-05, EN-WPN-06, EN-ENI-07."""
    weapons = (
        Weapon(row="melee_two_hand", name="薙刀", versatile=True, grip="one"),
        Weapon(row="cannon", name="花火筒", hand_held=True),
        Weapon(row="melee_one_hand", name="短刀", in_use=False),
    )
    bonds = tuple(Bond(person=f"知人{n}", relation="trust", box=n == 8) for n in range(9))
    sheet = PERSON.evolve(weapons=weapons, items=(Item(row="mobile_phone", name="姉の形見"),), bonds=bonds)
    drawn = pages(sheet)
    sentence = "".join("".join(text.split()) for page in drawn for text in page.texts())
    for text in ("・片手持ち）", "・手持ち）", "・使わない）", "姉の形見（携帯電話）", "✓知人8信頼"):
        assert text in sentence
    assert "✓知人7" not in sentence


def test_gm_ruling_is_printed_as_such() -> None:
    ruled = PERSON.evolve(rulings=({"rule": "EN-CRE-03", "field": "lp_max", "value": 9},))
    assert "最大＝9（GM裁定）" in pages(ruled)[0].texts()


def test_notes_of_the_gm_never_reach_paper() -> None:
    assert "首領" in PERSON.gm_notes
    for mode in Mode:
        assert not any("首領" in text for page in pages(PERSON, mode) for text in page.texts())


def test_pencil_mode_omits_changing_values_and_notes_the_start() -> None:
    texts = pages(PERSON, Mode.PENCIL)[0].texts()
    for start in ("開始 2", "開始 5", "開始 4", "開始 14", "開始 12", "開始 0"):
        assert start in texts
    assert "14" not in texts
    assert "霧島 七海" in texts
    assert "篠原 アカネ" in texts
    assert "鉛筆用" in "".join(texts)


def test_blank_page_has_no_personal_values() -> None:
    texts = pages(PERSON, Mode.BLANK)[0].texts()
    assert texts == pages(None)[0].texts()
    assert not {"霧島 七海", "髙﨑", "篠原 アカネ"} & set(texts)
    for common in ("素手/蹴り", "威力−", "×1.5", "÷4", "初期 ＝ 5＋《財力》×5", "最大＝6＋《体力》　失った分に斜線"):
        assert common in texts


def test_overflow_opens_a_second_page() -> None:
    many = PERSON.evolve(weapons=(Weapon(row="gun", name="拳銃"),) * 6, clv=10, gauge_size=10)
    drawn = pages(many)
    assert len(drawn) == 2
    assert "全10マス　…2枚目へ" in drawn[0].texts()
    assert "2／2" in drawn[1].texts()
    assert drawn[1].texts().count("拳銃（銃撃）") == 3


def test_own_fields_and_notice_are_printed() -> None:
    definition = SYSTEM.definition().evolve(
        profile=(ProfileField(id="eyes", label="瞳の色"), ProfileField(id="oath", label="誓い")),
        notice=("この卓だけの取り決め",),
    )
    game = SYSTEM.game(definition)
    drawn = pages(PERSON.evolve(own={"eyes": "黒"}), game=game)
    assert faults(drawn) == []
    assert {"瞳の色", "黒", "誓い", "この卓だけの取り決め"} <= set(drawn[0].texts())
    assert "黒" not in pages(None, Mode.BLANK, game)[0].texts()


def has(char: str) -> bool:
    font = QFont(typeface().font(next(m.style for m in pages(None)[0].marks if isinstance(m, Glyphs)), 100))
    return QFontMetricsF(font).inFontUcs4(ord(char))


def test_text_can_be_extracted_from_the_pdf(tmp_path: Path) -> None:
    rare = "".join(char for char in "髙﨑𠮷" if has(char))
    assert rare.startswith("髙﨑")
    out = tmp_path / "sheet.pdf"
    print_sheets(
        [(SYSTEM, SYSTEM.game(), PERSON.evolve(name=f"{rare} 七海"))], out, "filled", Words(), "A4", "霧島の夜"
    )
    document = pypdfium2.PdfDocument(out)
    text = document[0].get_textpage().get_text_bounded()
    assert document.get_metadata_dict()["Title"] == f"{rare} 七海（霧島の夜）"
    document.close()
    assert f"{rare} 七海" in text
    for word in (*tables().skills.values(), "県立図書館の司書", "篠原 アカネ", "祖父の軍刀", "3.75", "1／1"):
        assert word in text, word


@pytest.mark.parametrize("mode", list(Mode))
def test_english_fits_and_leaves_no_japanese_label(mode: Mode) -> None:
    drawn = pages(PERSON if mode.typed else None, mode, words=language.words("en", "enishi"))
    assert faults(drawn) == []
    if mode is Mode.BLANK:
        left = [t for t in drawn[0].texts() if re.search(r"[\u3040-\u30fa\u30fc-\u30ff\u4e00-\u9fff]", t)]
        assert [t for t in left if "霧島の夜" not in t] == []
