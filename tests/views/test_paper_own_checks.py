"""Checks that a 卓 has made itself, on paper: dice, target, chances and what follows, on sheets and beside them."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.custom.checks.model import Consequence, CustomCheck
from desktop.core.custom.checks.starting import KIND
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.expression.tree import Const, Ref, Sum
from desktop.core.game import AnyGame
from desktop.core.sheet import Sheet
from desktop.core.system import AnySystem
from desktop.services.text.catalogue import Catalogue, system_ids
from desktop.services.text.language import words
from desktop.views.paper.codes import whole_pages
from desktop.views.paper.pdf.more_fields import more_pages
from desktop.views.paper.printing import find_paper, find_printouts
from desktop.views.paper.protocol import PaperContents, PaperContext
from desktop.views.paper.shares import share
from desktop.views.paper.sheet.ink import TITLE, Mode
from desktop.views.paper.sheet.marks import Glyphs, PageDrawing

pytestmark = pytest.mark.usefixtures("qapp")
FIELDS = (
    ProfileField(id="luck", label="運", kind=FieldKind.NUMBER),
    ProfileField(id="calm", label="落ち着き", kind=FieldKind.TRACK, most=Const(value=6)),
)
LUCKY = CustomCheck(
    id="lucky",
    name="運だめし",
    count=Const(value=2),
    bonus=Sum(of=(Ref(id="own.luck"), Const(value=1))),
    target="number",
    number=Const(value=9),
    critical=Const(value=12),
    consequences=(Consequence(when="failure", track="calm", amount=Const(value=-2)),),
)
CALM = CustomCheck(id="calm", name="我に返る", sides=20, compare="at_most", number=Const(value=11))
DUEL = CustomCheck(id="duel", name="にらみ合い", count=Const(value=3), keep="highest", target="opponent")


def table(name: str, *checks: CustomCheck) -> tuple[AnySystem, AnyGame, Sheet]:
    system = Catalogue().system(name)
    game = system.game(system.definition("霧の卓").evolve(profile=(*system.profile, *FIELDS), checks=checks))
    own = {"luck": 3, "calm": 4}
    return system, game, system.randomise(game, Random(3)).evolve(name="ハル", is_pc=True, own=own)


def text_of(pages: list[PageDrawing]) -> str:
    return "".join("".join(text.split()) for page in pages for text in page.texts())


def chance(system: AnySystem, game: AnyGame, sheet: Sheet, check: CustomCheck) -> str:
    success = system.begin(KIND + check.id, sheet, {}, game).odds().success
    assert success is not None
    return f"{share(success)}%"


@pytest.mark.parametrize("name", system_ids())
def test_sheet_prints_dice_target_and_chance_of_custom_checks(name: str) -> None:
    system, game, sheet = table(name, LUCKY, CALM, DUEL)
    printed = system.printable(sheet, game)
    text = text_of(find_paper(name).pages(printed, game, Mode.PENCIL, words("ja", name), PaperContext()))
    assert f"2D6＋49以上{chance(system, game, sheet, LUCKY)}" in text
    assert f"1D2011以下（振る前に決める）{chance(system, game, sheet, CALM)}" in text
    assert "3D6の大きいほう1個相手の結果より上" in text
    assert [check.name for check in (LUCKY, CALM, DUEL) if check.name not in text] == []
    quiet = find_paper(name).pages(printed, game, Mode.FILLED, words("ja", name), PaperContext(chances=False))
    assert chance(system, game, sheet, LUCKY) not in text_of(quiet)
    blank = text_of(find_paper(name).pages(None, game, Mode.BLANK, words("ja", name), PaperContext()))
    assert [check.name for check in (LUCKY, CALM, DUEL) if check.name not in blank] == []


@pytest.mark.parametrize("name", system_ids())
def test_many_custom_checks_continue_where_page_one_says(name: str) -> None:
    checks = tuple(LUCKY.evolve(id=f"c{n}", name=f"運だめし{n}番", number=Const(value=n)) for n in range(30))
    system, game, sheet = table(name, *checks)
    pages = find_paper(name).pages(system.printable(sheet, game), game, Mode.FILLED, words("ja", name), PaperContext())
    assert [fault for page in pages for fault in page.overflows] == []
    sentence = text_of(pages)
    assert [n for n in range(30) if f"運だめし{n}番" not in sentence or f"2D6＋4{n}以上" not in sentence] == []
    assert any("2枚目へ" in text for text in pages[0].texts())


def own_game(name: str, fields: int, checks: int) -> tuple[AnySystem, AnyGame, Sheet]:
    system = Catalogue().system(name)
    written = tuple(ProfileField(id=f"f{n}", label=f"項目{n}") for n in range(fields))
    thrown = tuple(
        LUCKY.evolve(id=f"c{n}", name=f"運だめし{n}", bonus=Const(value=0), consequences=()) for n in range(checks)
    )
    profile = (*system.profile, *written)
    game = system.game(system.definition("霧の卓").evolve(profile=profile, checks=thrown))
    own = {f"f{n}": "川の歌" for n in range(fields)}
    return system, game, system.randomise(game, Random(3)).evolve(name="ハル", is_pc=True, memo="", own=own)


def sheet_of(name: str, fields: int, checks: int) -> list[PageDrawing]:
    system, game, sheet = own_game(name, fields, checks)
    shown = system.printable(sheet, game)
    pages = find_paper(name).pages(shown, game, Mode.FILLED, words("ja", name), PaperContext())
    return [page for page in pages if not page.true_size]


@pytest.mark.parametrize("name", system_ids())
def test_two_custom_fields_and_checks_fit_on_one_page(name: str) -> None:
    (page,) = sheet_of(name, 2, 2)
    assert not any(text.endswith("2枚目へ") for text in page.texts())


@pytest.mark.parametrize("name", system_ids())
def test_overflow_of_custom_fields_is_announced_in_their_block(name: str) -> None:
    """Beside its heading or behind its last row, and in no other block."""
    first, *more = sheet_of(name, 40, 40)
    assert more
    marks = [mark for mark in first.marks if isinstance(mark, Glyphs)]
    titles = [mark for mark in marks if mark.style.bold and mark.style.pt == TITLE]

    def block(mark: Glyphs) -> tuple[float, float] | None:
        above = [(t.middle, t.x) for t in titles if t.x - 4.5 <= mark.x and t.middle <= mark.middle + 3]
        return max(above, default=None)

    own = {block(mark) for mark in marks if mark.text.startswith(("項目", "運だめし"))}
    own |= {block(title) for title in titles if title.text == "判定"}  # a game of one's own has a block of checks
    goes_on = {block(mark) for mark in marks if mark.text.endswith("2枚目へ")}
    assert goes_on
    assert goes_on <= own


@pytest.mark.parametrize("name", system_ids())
def test_gm_screen_and_quick_reference_describe_custom_checks(name: str) -> None:
    system, game, sheet = table(name, LUCKY, CALM, DUEL)
    contents = PaperContents(game, words("ja", name), PaperContext(), (sheet,))
    for printout in find_printouts(name):
        if printout.id not in ("gm_screen", "quick"):
            continue
        text = text_of(printout.draw(contents))
        assert "卓の判定" in text
        assert "2D6＋運＋19以上" in text
        assert f"ハル{chance(system, game, sheet, LUCKY)}" in text
        assert f"1D2011以下（振る前に決める）{chance(system, game, sheet, CALM)}" in text
        assert "失敗落ち着き−2" in text
        assert "クリティカル12以上" in text
    assert {"gm_screen", "quick"} <= {printout.id for printout in find_printouts(name)}


def test_no_name_is_broken_between_its_chances() -> None:
    _system, game, sheet = table("d6game", LUCKY)
    names = ("雨宮 澪", "黒田 剛", "シエル", "髙﨑 𠮷之助", "白石 ひより")
    pcs = tuple(sheet.evolve(id=str(n) * 32, name=name) for n, name in enumerate(names))
    quick = next(one for one in find_printouts("d6game") if one.id == "quick")
    lines = [
        text
        for page in quick.draw(PaperContents(game, words("ja", "d6game"), PaperContext(), pcs))
        for text in page.texts()
    ]
    assert all(any(name in line for line in lines) for name in names)


def test_custom_checks_are_translated() -> None:
    system, game, sheet = table("enishi", LUCKY, CALM, DUEL)
    pages = find_paper("enishi").pages(
        system.printable(sheet, game), game, Mode.FILLED, words("en", "enishi"), PaperContext()
    )
    text = text_of(pages)
    assert "9ormore" in text
    assert "3D6,highest1" in text
    assert "morethantheopponent’sresult" in text


@pytest.mark.parametrize("name", system_ids())
def test_blank_sheet_describes_custom_checks(name: str) -> None:
    """A pencil sheet without it would be a name beside a line; and it needs no page more for it."""
    _, game, _ = table(name, CALM)
    pages = find_paper(name).pages(None, game, Mode.BLANK, words("ja", name), PaperContext())
    sentence = "".join("".join(text.split()) for text in pages[0].texts())
    assert "我に返る" in sentence
    assert "1D20" in sentence
    assert "11以下" in sentence


def test_custom_game_sheet_has_the_name_of_the_game() -> None:
    _, game, sheet = table("blank")
    for language in ("ja", "en"):
        for mode, who in ((Mode.FILLED, sheet), (Mode.BLANK, None)):
            (page,) = find_paper("blank").pages(who, game, mode, words(language, "blank"), PaperContext())
            assert "霧の卓" in page.texts()
            assert "自作システム" not in "".join(page.texts())


@pytest.mark.parametrize("title", ["霧の卓", "霧の卓と深い森とその奥にある町とそこに住む人々の長い物語" * 3])
def test_every_printout_of_a_custom_game_has_its_name(title: str) -> None:
    system, game, sheet = table("blank")
    game = system.game(game.definition.evolve(title=title))
    printed, speaker, context = system.printable(sheet, game), words("ja", "blank"), PaperContext()
    contents = PaperContents(
        game, speaker, context, (printed,), (printed.evolve(id="n"),), chosen={"card_backs": "long"}
    )
    pages = [page for printout in find_printouts("blank") for page in printout.draw(contents)]
    pages += whole_pages(system, game, printed, Mode.FILLED, speaker, context)
    pages += more_pages(printed, game, (), Mode.FILLED, speaker, context)
    text = text_of(pages)
    assert "自作システム" not in text
    assert text.count(title[:3]) > len(pages) / 2
    assert [cut for page in pages for cut in page.overflows] == []
