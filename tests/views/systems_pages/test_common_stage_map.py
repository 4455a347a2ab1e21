"""ステージマップシート: the book's grid, everything for the GM, nothing closed, hidden or secret for players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from desktop.core.words import Words
from desktop.services.text import language
from desktop.systems.common import SYSTEM
from desktop.systems.common.cards.schema import KeyText
from desktop.systems.common.scenario import Area, Condition, Drop, Scenario, ScenarioNpc, Secret, ShopEntry
from desktop.systems.common.stage_map import stage_map
from desktop.views.paper.printing import find_printouts, write_pdf
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.sheet.ink import A4
from desktop.views.paper.sheet.marks import PageDrawing
from tests.paper_faults import faults
from tests.systems.common.campaign import Play

pytestmark = pytest.mark.usefixtures("qapp")
PRINTOUTS = {printout.id: printout for printout in find_printouts("common")}


def guarded(kind: str, name: str, **more: Any) -> Area:
    condition = more.pop("condition", Condition(type="cycle_range", min=3, max=5))
    return Area(name=name, kind=kind, description=f"{name}の説明", condition=condition, **more)


MILL = Scenario(
    title="水車小屋の夜",
    gm_script="台本の秘密",
    npcs=(ScenarioNpc(name="粉屋", note="役どころの秘密"),),
    areas=(
        Area(
            name="広場",
            description="井戸がある。",
            gm_note="広場のGMメモ",
            shop=(
                ShopEntry(item="松明", price=2),
                ShopEntry(item="鍵:地下室", price=1),
                ShopEntry(item="秘密:約束", price=1),
            ),
            drops=(Drop(item="古い指輪", ability="探索", difficulty=12, stock=1, text="石の下"),),
        ),
        Area(name="隠れ家", description="隠れ家の説明", reveal="hidden"),
        guarded("unlock", "収穫祭", reveal_condition=True),
        guarded("unlock", "朝市", condition=Condition(type="cycle_range", max=5)),
        guarded("unlock", "見える橋", reveal="shown", reveal_condition=True, condition_text="橋の条件"),
        guarded("unlock", "読めない塔", reveal="shown", condition_text="塔の条件"),
        guarded("entry", "地下室", condition_text="鍵が要る"),
        guarded("entry", "礼拝堂", reveal="shown"),
    ),
    secrets=(Secret(name="約束", text="毎晩待っている", condition_text="粉屋に会う"),),
    keys=(KeyText(name="地下室", text="錆びた鍵"),),
)
SECRETS = (
    "台本の秘密",
    "粉屋",
    "役どころの秘密",
    "広場のGMメモ",
    "地下室",
    "秘密:約束",
    "約束",
    "古い指輪",
    "探索",
    "石の下",
    "隠れ家",
    "収穫祭",
    "塔の条件",
    "鍵が要る",
    "毎晩待っている",
    "粉屋に会う",
    "錆びた鍵",
)


def drawn(name: str, scenario: Scenario | None = MILL, words: Words | None = None) -> list[PageDrawing]:
    context = PaperContext(campaign_title="卓の名", paper=A4)
    return PRINTOUTS[name].draw(PaperContents(SYSTEM.game(), words or Words(), context, scenario=scenario))


def text_of(pages: list[PageDrawing]) -> str:
    return "".join(text for page in pages for text in page.texts())


def test_players_map_and_pdf_contain_no_secrets(tmp_path: Path) -> None:
    """CM-APP-07, CM-AMB-50: the filter works on the data."""
    pages = drawn("stage_players")
    write_pdf(pages, tmp_path / "p.pdf", "t")
    document = pypdfium2.PdfDocument(tmp_path / "p.pdf")
    text = "".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    value = stage_map(MILL, SYSTEM.game(), gm=False).model_dump_json()
    for secret in SECRETS:
        assert secret not in text_of(pages), secret
        assert secret not in text, secret
        assert secret not in value, secret
    for open_one in ("広場", "井戸がある。", "松明", "朝市", "見える橋", "橋の条件", "読めない塔", "礼拝堂"):
        assert open_one in text_of(pages), open_one


def test_the_gm_gets_everything_that_belongs_on_the_map() -> None:
    """CM-APP-10: all blocks, with conditions."""
    text = text_of(drawn("stage_gm"))
    for area in MILL.areas:
        assert area.name in text
        assert area.description in text
    for more in ("鍵が要る", "サイクル3〜5", "古い指輪（探索難易度12）", "広場のGMメモ", "鍵:地下室（財産点1）"):
        assert more in text.replace(" ", ""), more


def test_the_grid_of_players_is_the_same_for_every_scenario() -> None:
    """CM-MAP-01…03: three blocks in order, each two rows of four."""

    def frames(scenario: Scenario | None) -> list[tuple[float, ...]]:
        page = drawn("stage_players", scenario)[0]
        return [(round(f.x, 2), round(f.y, 2), round(f.w, 2), round(f.h, 2)) for f in page.frames]

    assert frames(MILL) == frames(None)
    cells = [frame for frame in frames(None) if frame[2:] == (46.0, 35.4)]
    assert len(cells) == 24
    assert len({frame[0] for frame in cells}) == 4
    assert len({frame[1] for frame in cells}) == 6
    texts = drawn("stage_players", None)[0].texts()
    blocks = ("通常のエリア", "解放には条件があるエリア", "立ち入りには条件があるエリア")
    order = [texts.index(block) for block in blocks]
    assert order == sorted(order)
    assert [texts.count(words) for words in ("解放条件", "立ち入り条件", "エリア説明")] == [8, 8, 24]
    assert texts[0] == "コモン・テーブルトップ・ロールプレイング・ゲーム・システム"


def test_more_than_eight_of_a_kind_take_another_sheet() -> None:
    areas = tuple(Area(name=f"エリア{number}号") for number in range(1, 20))
    pages = drawn("stage_players", Scenario(title="広い", areas=areas))
    assert len(pages) == 3
    assert "エリア17号" in pages[2].texts()


@pytest.mark.parametrize("name", ["stage_gm", "stage_players"])
def test_longest_values_continue_on_a_further_page_uncut(name: str) -> None:
    long = "長" * 200
    everything = "とても長い説明文。" * 500
    area = Area(
        name=long,
        description=everything,
        gm_note=everything,
        shop=tuple(ShopEntry(item=f"{long[:180]}{n}", price=n) for n in range(40)),
        drops=tuple(Drop(item=f"{long[:180]}{n}", ability=long, difficulty=9) for n in range(9)),
    )
    full = guarded("unlock", long, reveal="shown", condition_text=long, reveal_condition=True)
    pages = drawn(name, Scenario(title=long, areas=(area, full.evolve(name="塔"))))
    assert faults(pages) == []
    assert text_of(pages).count("とても長い説明文。") >= 500


def test_english_pages_have_only_the_scenarios_own_japanese() -> None:
    plain = Scenario(title="Mill", areas=(Area(name="Plaza", description="A well.", shop=(ShopEntry(item="Torch"),)),))
    english = language.words("en", "common")
    text = text_of([*drawn("stage_gm", plain, english), *drawn("stage_players", plain, english)])
    assert not [sign for sign in text if "ぁ" <= sign <= "ヺ" or "一" <= sign <= "龠"]


def at_cycle(name: str, cycle: str, scenario: Scenario = MILL, session: Any = None) -> list[PageDrawing]:
    contents = PaperContents(
        SYSTEM.game(), Words(), PaperContext(), scenario=scenario, session=session, chosen={"stage_cycle": cycle}
    )
    return PRINTOUTS[name].draw(contents)


def test_chosen_cycle_opens_and_closes_timed_areas() -> None:
    """CM-AMB-28, CM-AMB-33, CM-APP-07: 収穫祭 from 3 to 5, 朝市 up to 5."""
    open_at = {cycle: text_of(at_cycle("stage_players", cycle)) for cycle in ("0", "3", "6")}
    assert {cycle: "収穫祭" in text for cycle, text in open_at.items()} == {"0": False, "3": True, "6": False}
    assert {cycle: "朝市" in text for cycle, text in open_at.items()} == {"0": True, "3": True, "6": False}
    for text in open_at.values():
        assert [
            secret for secret in SECRETS if secret in text and "収穫祭" not in secret and secret != "サイクル3〜5"
        ] == []
    opened = [at_cycle("stage_gm", cycle)[0].texts().count("開") for cycle in ("0", "3", "6")]
    assert opened == [1, 6, 0]  # 朝市; it and everything from 3 to 5; nothing


def test_map_shows_the_current_session() -> None:
    """CM-AMB-50: opened areas, revealed ones, descriptions, the clock."""
    play = Play()
    scenario = play.state.scenario
    play.to("move")
    fresh = text_of(at_cycle("stage_players", "now", scenario, play.state))
    assert "墓地" not in fresh
    play.do("reveal", what="area", name="墓地", how="shown")
    shown = at_cycle("stage_players", "now", scenario, play.state)
    assert "墓地" in text_of(shown)
    assert "井戸の底に何かある。" not in text_of(shown)
    assert "墓地" not in text_of(at_cycle("stage_players", "0", scenario, play.state))
    assert "墓地" not in text_of(at_cycle("stage_players", "now", MILL, play.state))


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_four_goods_with_description_fit_on_one_page(lang: str) -> None:
    """One line of a cell went to a page of its own while the cell had room."""
    goods = ("銀の手鏡", "古びた地図の切れ端", "旅人のための干し肉", "橋守の通行手形")
    text = "川沿いに店が並ぶ大通り。夜は灯籠がともり、旅人が足を止める。奥に古い井戸があり、だれも水をくまない。"
    market = Area(name="広場", description=text, shop=tuple(ShopEntry(item=item, price=2) for item in goods))
    contents = PaperContents(
        SYSTEM.game(), language.words(lang, "common"), scenario=Scenario(title="市", areas=(market,))
    )
    (page,) = PRINTOUTS["stage_players"].draw(contents)
    assert faults([page]) == []
