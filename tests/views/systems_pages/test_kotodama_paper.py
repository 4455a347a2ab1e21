"""コトダマ d10 on paper: the numbers of the matrix, three modes on one grid, nothing cut with the longest values."""

from __future__ import annotations

import re
from typing import Any

import pytest

from desktop.core.custom.definition import Definition
from desktop.core.custom.profile import FieldKind, ProfileField
from desktop.core.game import Game
from desktop.core.sheet import Ruling
from desktop.core.words import Words
from desktop.services.text.language import words
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.sheet import OVER, Ability, Art, KotodamaSheet, Outfit, Skill
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode
from desktop.views.paper.sheet.marks import PageDrawing, Stroke
from desktop.views.systems.kotodama.paper.form import REFERENCE, plan
from tests.example_budget import cells
from tests.paper_faults import collisions

pytestmark = pytest.mark.usefixtures("qapp")

GAME = SYSTEM.game()
NAME = "寿限無寿限無五劫のすりきれ海砂利水魚の水行末雲来末風来末" * 8
OWN = tuple(
    ProfileField(id=f"own{n}", label=f"卓の項目その{n}", kind=kind)
    for n, kind in enumerate((FieldKind.CHECK, FieldKind.TEXT, FieldKind.LONG, FieldKind.TEXT))
)


def game(**changes: Any) -> Game[Any]:
    definition: Definition = GAME.definition.evolve(**changes)
    return SYSTEM.game(definition)


def short(n: int) -> str:
    return f"{n}{NAME}"[:200]


def longest(effect: int = 900) -> KotodamaSheet:
    text = "あの山をこえて、" * 12_500
    return KotodamaSheet(
        name=short(0),
        reading=short(0),
        player=short(0),
        is_pc=False,
        dl=20,
        abilities=tuple(
            Ability(id=f"a{n}", name=short(n), tag="act" if n % 3 else "react", value=30) for n in range(60)
        ),
        skills=tuple(
            Skill(id=f"s{n}", name=short(n), value=30 if n % 2 else None, role="" if n else "densei") for n in range(40)
        ),
        hp_max=999,
        hp=1,
        karma_max=99,
        karma=-99,
        initiative=-99,
        combat_move=999,
        char_state="downed",
        connection="full_dive",
        wazamae_counter=99,
        actor=text,
        connection_gear=short(0),
        memo=text[:3000],
        arts=tuple(
            Art(
                id=f"t{n}",
                name=short(n),
                timing="initiative",
                cost=9,
                range=short(0),
                target=short(0),
                duration="cleanup",
                effect=text[:effect],
                notes=text[:300],
            )
            for n in range(12)
        ),
        outfits=tuple(
            Outfit(id=f"o{n}", equipped=True, name=short(n), range=OVER, target=short(0), effect=text[:200])
            for n in range(12)
        ),
        own={field.id: True if field.kind is FieldKind.CHECK else "値" * 200 for field in OWN},
    )


def pages(
    sheet: KotodamaSheet | None, mode: Mode = Mode.FILLED, rules: Game[Any] = GAME, say: Words | None = None
) -> list[PageDrawing]:
    return find_paper("kotodama").pages(sheet, rules, mode, say or Words(), PaperContext(campaign_title="鉄錆の街"))


def person(**changes: Any) -> KotodamaSheet:
    sheet: KotodamaSheet = SYSTEM.blank(GAME).evolve(**{"name": "カゲヌイ", "draft": False, **changes})
    return sheet


def test_every_pool_is_printed_with_the_bonus_added() -> None:
    """KO-SHT-25, KO-NIN-02, KO-SHT-31."""
    skills = (Skill(id="x", name="剣", value=3), Skill(id="y", name="書", value=None, role="densei"))
    abilities = (Ability(id="p", name="甲", value=11), Ability(id="q", name="乙", tag="react", value=21))
    texts = pages(person(dl=2, abilities=abilities, skills=skills))[0].texts()
    start = texts.index("アクト")
    assert [t for t in texts[start : texts.index("リアクト")] if t.isdecimal()] == ["11", "15", "18", "15"]
    react = texts[texts.index("リアクト") : texts.index("アーツ")]
    assert [t for t in react if t.isdecimal()] == ["21", "25", "28", "25"]
    assert "—" in texts
    assert "＋4個" in texts
    assert "2＋DL2 ＝ 4" in texts


def test_lost_points_are_slashed_and_states_ticked_only_on_the_filled_page() -> None:
    sheet = person(hp=4, karma=2, char_state="downed", connection="dive")

    def slashes(mode: Mode) -> int:
        strokes = [m for m in pages(sheet, mode)[0].marks if isinstance(m, Stroke)]
        return sum(bool(m.pen and m.pen.round and len(m.points) == 2) for m in strokes)

    assert slashes(Mode.FILLED) == 6 + 3
    assert slashes(Mode.PENCIL) == slashes(Mode.BLANK) == 0
    pencil = pages(sheet, Mode.PENCIL)[0].texts()
    assert "開始 4" in pencil
    assert "開始 2" in pencil
    assert "カゲヌイ" in pencil


def test_an_extra_without_hp_has_no_squares() -> None:
    """KO-SHT-11, KO-AMB-17."""
    texts = pages(person(hp=None, karma=None))[0].texts()
    assert texts.count("なし（エキストラ）") == 2


def test_gm_ruling_is_printed_without_sum() -> None:
    ruling = Ruling(rule="KO-ACT-06", field="action_count", value=7)
    texts = pages(person(rulings=(ruling,)))[0].texts()
    assert "GM裁定" in texts
    assert "7" in texts
    assert "2＋DL0 ＝ 2" not in texts


@pytest.mark.parametrize("profile", [(), OWN[:1], OWN])
def test_all_modes_share_one_geometry(profile: tuple[ProfileField, ...]) -> None:
    rules = game(profile=profile)
    grids = [
        pages(sheet, mode, rules)[0].frames
        for sheet in (person(), person(hp_max=12, karma=None, dl=3), longest(400).evolve(actor=short(1)))
        for mode in Mode
    ]
    assert all(grid == grids[0] for grid in grids)


@pytest.mark.parametrize(("mode", "language"), cells(Mode, ["ja", "en"]))
def test_longest_values_are_not_cut(mode: Mode, language: str) -> None:
    rules = game(profile=OWN, notice=("断り書き" * 30,), settings={"aware_note": "夜だけ" * 60})
    drawn = pages(longest(), mode, rules, words(language, "kotodama"))
    assert [o for page in drawn for o in page.overflows] == []
    assert [c for page in drawn[:4] for c in collisions(page.marks)] == []


def test_overflow_is_printed_on_further_pages() -> None:
    """KO-TBL-25: arts overflow to a second page, and so do abilities, skills and long effects."""
    every = "".join(text for page in pages(longest(), rules=game(profile=OWN)) for text in page.texts())
    assert short(11) in every.replace("≪", "").replace("≫", "")
    assert f"【{short(59)}】30" in every
    assert every.count("あの山をこえて") > 12_500
    many = person(arts=tuple(Art(id=f"t{n}", name=f"技{n}", cost=n) for n in range(9)))
    first, second = pages(many)
    assert "技4" in first.texts()
    assert "技8" not in first.texts()
    assert "技8" in second.texts()


def test_own_fields_are_printed_with_their_values() -> None:
    rules = game(profile=OWN)
    texts = pages(person(own={"own1": "雨の街", "own3": "青"}), rules=rules)
    assert "雨の街" in texts[0].texts()
    assert "青" in texts[0].texts(), "a fourth one has room, too"
    blank = pages(None, Mode.BLANK, rules)[0].texts()
    assert "卓の項目その1" in blank
    assert "雨の街" not in blank


def test_blank_page_has_the_campaigns_words_and_no_numbers() -> None:
    """KO-TBL-25, KO-SHT-30."""
    rules = game(lists={"abilities": ({"id": "p", "name": "胆力", "tag": "act", "value": 3},)})
    texts = pages(person(), Mode.BLANK, rules)[0].texts()
    assert "胆力" in texts
    assert "体力" not in texts
    assert "カゲヌイ" not in texts
    assert any("アプリ独自" in text for text in texts)
    assert any("非公式" in text for text in texts)


def test_disabled_second_space_is_not_printed() -> None:
    """KO-FSM-K05: lanes and states disappear."""
    rules = game(settings={"kotodama_enabled": False, "kotodama_announced": True})
    texts = pages(person(connection="dive"), rules=rules)[0].texts()
    gone = ("もう一方の空間", "ダイブ", "接続", "認識")
    assert not any(word in text for word in gone for text in texts)


def test_english_page_has_japanese_in_typed_text_only() -> None:
    say = words("en", "kotodama")
    typed = {row.name for name in ("abilities", "skills") for row in GAME.rows(name)} | {"鉄錆の街"}
    for mode in Mode:
        for text in pages(person(name="Kagenui", player="Ohtani"), mode, say=say)[0].texts():
            rest = text
            for word in typed:
                rest = rest.replace(word, "")
            assert not re.search(r"[\u3041-\u30fa\u4e00-\u9fff]", rest), text


def test_quick_reference_keeps_clear_of_the_footer() -> None:
    """KO-TBL-25: its last line and the rule of the foot looked like a double line; spare room goes there."""
    bottom = 280.0
    usual = plan(GAME, bottom)
    assert bottom - (usual.reference_top + REFERENCE) > 1.5
    assert usual.arts == 5
    crowded = plan(game(profile=OWN), bottom)
    assert bottom - (crowded.reference_top + REFERENCE) >= 0.8


def test_notes_use_brackets_of_the_language() -> None:
    """KO-SHT-21: behind an effect, on an English page without full-width brackets."""
    art = Art(id="bolt", name="Bolt", timing="act", cost=1, effect="Hits twice", notes="once a scene")
    for language, text in (("en", "Hits twice (once a scene)"), ("ja", "Hits twice（once a scene）")):
        assert text in pages(person(arts=(art,)), say=words(language, "kotodama"))[0].texts()
