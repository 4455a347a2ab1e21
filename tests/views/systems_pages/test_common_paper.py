"""Common Rule on paper: everything on it, nothing cut, three states of one grid, cards in true size (CM-APP-12)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pypdfium2
import pytest

from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import Game
from desktop.core.words import Words
from desktop.services.text import language
from desktop.systems.common import SYSTEM
from desktop.systems.common.odds import success_chance
from desktop.systems.common.sheet import CommonSheet, CopyRow, StateRow, ValueChange
from desktop.views.paper.printing import find_paper, find_printouts, print_sheets
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import FLOOR, PAPER_SIZES, THIN, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing, Round
from tests.paper_faults import faults

from .common_people import LONG, long_game, longest, person

pytestmark = pytest.mark.usefixtures("qapp")


def pages(
    sheet: CommonSheet | None,
    mode: Mode = Mode.FILLED,
    game: Game[Any] | None = None,
    words: Words | None = None,
    paper: str = "A4",
) -> list[PageDrawing]:
    context = PaperContext(campaign_title="水車小屋の夜", paper=PAPER_SIZES[paper])
    return find_paper("common").pages(sheet, game or SYSTEM.game(), mode, words or Words(), context)


def geometry(page: PageDrawing) -> set[tuple[float, ...]]:
    return {tuple(round(n, 2) for n in (a.x, a.y, a.w, a.h)) for a in page.frames}


@pytest.mark.parametrize("mode", list(Mode))
def test_an_ordinary_character_takes_one_page_and_its_cards(mode: Mode) -> None:
    drawn = pages(person(), mode)
    assert [page.true_size for page in drawn] == [False, True]
    assert faults(drawn) == []


@pytest.mark.parametrize("mode", list(Mode))
def test_longest_values_fit_at_readable_size(mode: Mode) -> None:
    drawn = pages(longest(), mode, long_game())
    assert faults(drawn) == []
    for page in drawn:
        assert all(mark.style.pt >= FLOOR for mark in page.marks if isinstance(mark, Glyphs))
        pens = [mark.pen for mark in page.marks if not isinstance(mark, Glyphs) and mark.pen]
        assert min(pen.width for pen in pens) >= THIN
    if mode.typed:
        sentence = "".join(text for page in drawn[1:] for text in page.texts())
        assert LONG in sentence
        assert sentence.count("一行") >= 89


def test_random_characters_print_without_a_fault() -> None:
    for seed in range(12):
        assert faults(pages(SYSTEM.randomise(SYSTEM.game(), Random(seed)))) == [], seed


def test_all_modes_share_one_geometry() -> None:
    filled, pencil, blank = (geometry(pages(person(), mode)[0]) for mode in Mode)
    assert filled == pencil == blank
    assert len(filled) > 80
    assert geometry(pages(person())[1]) == geometry(pages(person(), Mode.PENCIL)[1])


def test_ap_is_printed_as_track_and_fraction_with_sum() -> None:
    """CM-PARAM-02, CM-PARAM-03, CM-AMB-17: −1 to MAXAP, 10 and one effect."""
    page = pages(person())[0]
    texts = page.texts()
    assert "10＋効果1" in texts
    assert "11" in texts
    assert "−1" in texts
    sizes = [(round(a.w, 1), round(a.h, 1)) for a in page.frames]
    assert sizes.count((8.0, 8.0)) == 16
    rings = [m for m in page.marks if isinstance(m, Round) and m.radius is None]
    assert len(rings) == 1  # the present AP
    assert 72 + 8 * 10 < rings[0].area.x < 72 + 8 * 11  # the cell of 9, the eleventh from −1
    down = pages(person().evolve(ap=-1))[0]
    (ring,) = (m for m in down.marks if isinstance(m, Round) and m.radius is None)
    (number,) = (m for m in down.marks if isinstance(m, Glyphs) and m.text == "−1" and m.x > 72)
    assert number.width < 0.75 * ring.area.w  # the sign keeps clear of the ring


def test_every_copy_is_a_row_with_a_box_for_every_use() -> None:
    """CM-LIM-04, CM-LIM-07: one box a turn, one a scenario; spare rows carry four dashed boxes."""
    page = pages(person())[0]
    texts = page.texts()
    for text in ("移動", "MAXAP増加", "移動強化3", "鍵:水車小屋", "マイナー1", "1/シナリオ・行為判定"):
        assert text in texts
    sizes = [(round(a.w, 1), round(a.h, 1)) for a in page.frames]
    assert sizes.count((4.0, 4.0)) == 12 * 4 + 2 + 2  # rows, PC/NPC, 戦闘可能/戦意
    assert "11" in texts  # 技能値 of <移動> while <移動強化> runs (CM-CARD-07)
    many = pages(person(abilities=(CopyRow(card="max_ap_up"),) * 20))
    assert len(many) == 2 + 3
    assert many[1].texts().count("MAXAP増加") == 20 - 12
    assert "シナリオ 0／1" in many[1].texts()


def test_secrets_are_printed_only_below_the_fold() -> None:
    """CM-DATA-13, CM-APP-07: always two frames; neither the table nor the lists name a secret."""
    page = pages(person())[0]
    places = [mark.middle for mark in page.marks if isinstance(mark, Glyphs) and "秘密:" in mark.text]
    assert len(places) == 1
    fold = next(mark.middle for mark in page.marks if isinstance(mark, Glyphs) and mark.text == "ここで裏へ折る")
    assert places[0] > fold
    assert geometry(page) == geometry(pages(person(items=(), obtained=()))[0])
    assert any("本人用" in text for text in page.texts())


def test_chances_are_the_exact_ones() -> None:
    """CM-CHK-07, CM-CHK-08: 判定値 20 against 難易度 11 is 65 %."""
    texts = pages(None, Mode.BLANK)[0].texts()
    assert success_chance(20, 11) * 100 == 65
    assert "65" in texts
    assert "50" in texts


def test_pencil_mode_omits_changing_values_and_notes_the_start() -> None:
    texts = pages(person(), Mode.PENCIL)[0].texts()
    for start in ("開始 9", "開始 11", "開始 3", "開始 1", "開始 8"):
        assert start in texts
    assert "粉屋の家" not in texts
    assert "村の広場" not in texts
    assert "サクラ" in texts
    assert "鉛筆用" in "".join(texts)


def test_blank_page_has_no_personal_values() -> None:
    drawn = pages(person(), Mode.BLANK)
    assert [page.texts() for page in drawn] == [page.texts() for page in pages(None, Mode.BLANK)]
    sentence = "".join(text for page in drawn for text in page.texts())
    assert not any(word in sentence for word in ("サクラ", "石黒", "水車小屋", "HP"))
    assert drawn[1].texts().count("○○・□□＝") == 9


def test_notes_of_the_gm_never_reach_paper() -> None:
    for mode in Mode:
        assert not any("粉屋は敵" in text for page in pages(person(), mode) for text in page.texts())


def test_states_are_described_on_the_second_page() -> None:
    state = StateRow(name="毒", text="息が苦しい。", effects=(ValueChange(stat="max_ap", amount=-2),))
    drawn = pages(person(states=(state,)))
    assert "《毒》" in drawn[0].texts()
    assert "息が苦しい。" in drawn[1].texts()
    assert "MAXAP −2" in drawn[1].texts()


def test_own_fields_memo_and_further_values_are_printed() -> None:
    """CM-AMB-98: 追加欄 is beside the campaign's custom fields."""
    profile = (ProfileField(id="job", label="生業"), ProfileField(id="oath", label="誓い", kind=FieldKind.CHECK))
    game = SYSTEM.game(SYSTEM.definition().evolve(profile=profile, notice=("この卓だけの取り決め",)))
    drawn = pages(person(own={"job": "渡し守", "oath": True}), game=game)
    assert faults(drawn) == []
    shown = {
        "生業",
        "渡し守",
        "誓い",
        "HP",
        "8",
        "（0〜12）",
        "川の音がする。",
        "参加したシナリオ：霧の渡し（モノプレイ）",
    }
    assert shown | {"この卓だけの取り決め"} <= set(drawn[0].texts())


def test_cards_are_sixty_three_by_eighty_eight() -> None:
    """CM-APP-11: nine to a page of A4, one for each copy, blank ones in the places left."""
    page = pages(person())[1]
    cards = sorted({(round(a.x, 2), round(a.y, 2)) for a in page.frames if (round(a.w), round(a.h)) == (55, 80)})
    assert [(x, y) for x, y in cards if y == 20.5] == [(14.5, 20.5), (77.5, 20.5), (140.5, 20.5)]
    assert [y for x, y in cards if x == 14.5] == [20.5, 108.5, 196.5]
    texts = page.texts()
    for text in ("移動強化3", "CM-DATA-05", "1/シナリオ・行為判定", "渡してよい", "本人だけが見る", "水車小屋の鍵。"):
        assert text in texts
    assert texts.count("アビリティ") == 4
    assert texts.count("アビ・アイ") == 3
    assert "倍率100 %・63×88 mm" in texts


@pytest.mark.parametrize(("paper", "places"), [("A4", 9), ("B5", 4), ("Letter", 6)])
def test_cards_keep_their_size_on_every_paper(paper: str, places: int) -> None:
    page = next(page for page in pages(None, Mode.BLANK, paper=paper) if page.true_size)
    cards = [a for a in page.frames if (round(a.w), round(a.h)) == (55, 80)]
    assert len(cards) == places
    size = PAPER_SIZES[paper]
    left, top = 105 - size.width / 2, 148.5 - size.height / 2
    assert all(left + 10 <= a.x and a.right <= left + size.width - 10 for a in cards)
    assert all(top + 10 <= a.y and a.bottom <= top + size.height - 10 for a in cards)


def test_cards_with_the_sheet_are_those_that_are_printed_alone() -> None:
    """One design: only what was used already is ticked on the filled page."""
    printout = next(one for one in find_printouts("common") if one.id == "cards")
    alone = printout.draw(PaperContents(SYSTEM.game(), Words(), PaperContext(), (person(),)))
    assert pages(person(), Mode.PENCIL)[1].marks == alone[0].marks
    used = person(abilities=(CopyRow(card="max_ap_up", used_scenario=1),), items=())
    marks = [pages(used, mode)[1].marks for mode in (Mode.FILLED, Mode.PENCIL)]
    assert len(marks[0]) == len(marks[1]) + 1


def test_sheet_without_copies_has_no_card_page() -> None:
    assert len(pages(person(abilities=(), items=()))) == 1


def test_text_can_be_extracted_from_the_pdf(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    print_sheets([(SYSTEM, SYSTEM.game(), person())], out, "filled", Words(), "A4", "水車小屋の夜")
    document = pypdfium2.PdfDocument(out)
    text = [document[n].get_textpage().get_text_bounded() for n in range(len(document))]
    document.close()
    assert "サクラ" in text[0]
    assert "粉屋の約束" in text[0]
    assert "消費CP" in text[1]


@pytest.mark.parametrize("mode", list(Mode))
def test_english_fits_and_leaves_no_japanese_label(mode: Mode) -> None:
    drawn = pages(person() if mode.typed else None, mode, words=language.words("en", "common"))
    assert faults(drawn) == []
    if mode is Mode.BLANK:
        texts = [text for page in drawn for text in page.texts()]
        left = [t for t in texts if re.search(r"[\u3040-\u30fa\u30fc-\u30ff\u4e00-\u9fff]", t)]
        assert [t for t in left if "水車小屋の夜" not in t] == []
