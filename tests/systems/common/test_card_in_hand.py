"""Numbers of cards by formulas: N of targets and limits, prices, 取得枚数上限, steps, what a state changes."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.game import AnyGame
from desktop.core.problem import Refusal
from desktop.core.words import JAPANESE
from desktop.services.text.language import words_of_campaign
from desktop.systems.common import SYSTEM
from desktop.systems.common.cards.in_hand import in_hand, number_name, sums
from desktop.systems.common.cards.library import formulas
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.growth import grow, growth
from desktop.systems.common.picking import offers, pick, put_back
from desktop.systems.common.values import library_of
from desktop.views.paper.printing import find_paper
from desktop.views.paper.protocol import PaperContext
from desktop.views.paper.sheet.ink import Mode
from desktop.views.systems.common.card_words import text_of
from tests.systems.common import campaign
from tests.systems.common.campaign import Play, person

LEVEL = {"kind": "ref", "id": "level"}
HALF = {"kind": "floor", "of": {"kind": "over", "of": LEVEL, "by": {"kind": "const", "value": 2}}}
MINUS = {"kind": "times", "of": [{"kind": "const", "value": -1}, LEVEL]}
NERVE = {"id": "nerve", "label": "正気", "kind": "number"}
OWN = {"kind": "ref", "id": "own.nerve"}
STATE = {"op": "state_on", "ref": "震え", "who": "targets", "effects": [{"stat": "max_ap", "formula": MINUS}]}
CARDS: list[dict[str, Any]] = [
    {
        "id": "bellow", "name": "咆哮", "series": "調査",
        "target": {"kind": "n_same_area", "n": 1, "n_formula": HALF},
        "limits": [{"kind": "per_scenario", "n": 1, "n_formula": HALF}],
        "cost_cp": 9, "cp_formula": LEVEL, "cap": 1, "cap_formula": HALF, "effects": [STATE],
    },
    {"id": "sprint", "name": "疾走", "series": "調査", "target": {"kind": "self"}, "limits": [
        {"kind": "major", "n": 1, "n_formula": HALF}], "effects": [{"op": "move_hex", "steps_formula": HALF}]},
    {"id": "coin", "name": "銀の鈴", "type": "item", "series": "道具", "assets_formula": OWN},
]  # fmt: skip
BASE = campaign.definition


def definition(*more: dict[str, Any]) -> Any:
    made = BASE()
    known = {row["name"] for row in made.lists.get("series", ())}
    series = [{"id": "tools", "name": "道具", "of": "item"}] if "道具" not in known else []
    lists = {**made.lists, "cards": [*made.lists["cards"], *CARDS, *more]}
    if made.lists.get("series") is not None:
        lists["series"] = [*made.lists["series"], *series]
    return made.evolve(lists=lists, profile=(NERVE,))


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    own = SYSTEM.game(definition())
    monkeypatch.setattr(campaign, "game", lambda settings=None: own)
    return own


def card(game: AnyGame, name: str) -> Card:
    return next(row for row in game.rows("cards", Card) if row.id == name)


def test_card_numbers_follow_owner_within_limits(game: Any) -> None:
    """CM-TGT-02, CM-LIM-07, CM-COST-01, CM-COST-03; N is 1 at least (CM-AMB-64)."""
    library = library_of(game)
    for level, n, price in ((7, 3, 7), (1, 1, 1), (9_000, 1_000, 9_000)):
        mine = in_hand(card(game, "bellow"), person("アヤ").evolve(level=level), library, game.settings)
        assert (mine.target.n, mine.limits[0].n, mine.cost_cp, mine.cap) == (n, n, price, n)
        assert mine.effects[0].effects[0].amount == -level
    fast = in_hand(card(game, "sprint"), person("アヤ").evolve(level=50), library, game.settings)
    assert (fast.effects[0].steps, fast.limits[0].n) == (6, 25)
    assert in_hand(card(game, "sprint"), person("アヤ").evolve(level=1), library, game.settings).limits[0].n == 0


def test_every_number_has_a_name_and_a_sum(game: Any) -> None:
    for row in game.rows("cards", Card):
        texts = [str(one) for one in sums(row, library_of(game), game.settings)]
        assert len(texts) == len(list(formulas(row)))
        assert all(number_name(row, place) for place, _ in formulas(row))
    assert [str(one) for one in sums(card(game, "bellow"), library_of(game), game.settings)] == [
        "N体/同エリア＝切り捨て(レベル÷2)", "N/シナリオ＝切り捨て(レベル÷2)", "消費CP＝レベル",
        "取得枚数上限＝切り捨て(レベル÷2)", "《震え》＝−レベル",
    ]  # fmt: skip
    english = words_of_campaign("en", SYSTEM, game)
    texts = text_of(card(game, "sprint"), "", english, game)
    assert texts == "Major N = floor(Level÷2), Steps = floor(Level÷2)"
    assert text_of(card(game, "coin"), "", english, game).endswith("Asset cost = 正気"), "a typed name stays"


def test_uncomputable_formula_keeps_plain_number(game: Any) -> None:
    zero = {"kind": "over", "of": LEVEL, "by": {"kind": "const", "value": 0}}
    own = SYSTEM.game(definition({"id": "odd", "name": "奇", "series": "調査", "cost_cp": 4, "cp_formula": zero}))
    mine = in_hand(card(own, "odd"), person("アヤ"), library_of(own), own.settings)
    assert mine.cost_cp == 4


def test_price_formula_is_paid_and_refunded_as_paid(game: Any) -> None:
    """CM-COST-01, CM-COST-02, CM-AMB-24: another level, another price; what was paid comes back."""
    sheet = person("アヤ").evolve(draft=True, level=3, cp=5, assets=6, own={"nerve": 4}, abilities=(), items=())
    (offer,) = (one for one in offers(sheet, "cp", game) if one.card.id == "bellow")
    assert (offer.cost, offer.problem) == (3, None)
    poor = sheet.evolve(cp=2)
    (offer,) = (one for one in offers(poor, "cp", game) if one.card.id == "bellow")
    assert offer.problem is not None
    bought = pick(pick(sheet, "bellow", "", "cp", game), "coin", "", "assets", game)
    assert (bought.cp, bought.assets) == (2, 2)
    later = bought.evolve(level=90, own={"nerve": 0})
    back = put_back(put_back(later, "abilities", 0, game), "items", 0, game)
    assert (back.cp, back.assets) == (5, 6)
    grown = sheet.evolve(draft=False)
    (found,) = (one for one in growth(grown, game) if one.id == "bellow")
    assert found.cost == 3
    after = grow(grown, "bellow", game)
    assert after.cp == 2
    assert [one for one in growth(after, game) if one.id == "bellow"] == [], "one at level 3 (取得枚数上限)"


def seat(level: int) -> Play:
    sheets = {"アヤ": {"level": level, "cp": 5, "growth_rate": level, "own": {"nerve": 2}}}
    return Play(cards={"アヤ": ["咆哮", "疾走"]}, people=("アヤ", "トウマ", "シズ"), sheets=sheets).to("scene")


def test_formula_sets_targets_and_uses_and_log_shows_sum(game: Any) -> None:
    play = seat(4)
    level = play.sheet("アヤ").level
    most = max(1, level // 2)
    with pytest.raises(Refusal):
        play.do("use", who="アヤ", copy="咆哮", targets=["トウマ", "シズ", "アヤ"][: most + 1])
    before = play.state
    play.do("use", who="アヤ", copy="咆哮", targets=["トウマ"])
    state = next(one for one in play.sheet("トウマ").states if one.name == "震え")
    assert [change.amount for change in state.effects] == [-level]
    assert "formula" not in state.model_dump()["effects"][0], "a sheet holds plain numbers"
    worked = [str(one) for one in play.state.worked]
    assert worked == [
        f"N体/同エリア 切り捨て(レベル÷2)＝{most}", f"N/シナリオ 切り捨て(レベル÷2)＝{most}",
        f"《震え》 MAXAP −レベル＝−{level}",
    ]  # fmt: skip
    event = play.event("use", who="アヤ", copy="咆哮", targets=["トウマ"])
    lines = [str(line.text) for line in play.engine.log_messages(before, event, play.state)]
    assert any(line.startswith("アヤ の計算：") and worked[0] in line for line in lines)
    assert before.worked == ()


def test_paper_and_screen_show_the_owners_number(game: Any, qapp: object) -> None:
    sheet = person("アヤ", ("咆哮",)).evolve(level=8, growth_rate=8)
    pages = find_paper("common").pages(sheet, game, Mode.FILLED, JAPANESE, PaperContext(campaign_title="卓"))
    printed = "".join(text for page in pages for text in page.texts())
    assert "4体/同エリア" in printed
    assert "4/シナリオ" in printed


@pytest.mark.parametrize(
    ("part", "place"),
    [
        ({"cp_formula": {"kind": "unread", "text": "1+"}}, "cp_formula"),
        ({"cap_formula": {"kind": "unread", "text": "1+"}}, "cap_formula"),
        ({"target": {"kind": "n_same_hex", "n_formula": {"kind": "ref", "id": "own.gone"}}}, "target.n_formula"),
        ({"limits": [{"kind": "minor", "n_formula": {"kind": "unread", "text": "×"}}]}, "limits.0.n_formula"),
        ({"effects": [{"op": "move_hex", "steps_formula": {"kind": "unread", "text": "("}}]},
         "effects.0.steps_formula"),
        ({"effects": [{"op": "state_on", "ref": "震え", "effects": [{"formula": {"kind": "unread", "text": "("}}]}]},
         "effects.0.effects.0.formula"),
    ],
)  # fmt: skip
def test_mistakes_are_named_at_their_place(part: dict[str, Any], place: str) -> None:
    made = definition({"id": "bad", "name": "誤", "series": "調査", **part})
    found = SYSTEM.check_definition(made)
    assert [problem.field for problem in found] == [f"lists.cards.{len(made.lists['cards']) - 1}.{place}"]


def test_plain_numbers_stay_plain_numbers() -> None:
    """What was written before there were formulas is read as it was, and written as it was."""
    for row in BASE().lists["cards"]:
        known = {key: value for key, value in row.items() if key != "check"}
        read = Card.model_validate(known)
        assert list(formulas(read)) == []
        kept = read.model_dump(mode="json", exclude_unset=True)
        assert kept == known
