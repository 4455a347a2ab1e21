"""What follows an event by itself, and what a step may not betray or forget."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.play import ThrowEvent
from desktop.core.problem import Refusal
from desktop.systems.common import SYSTEM
from desktop.systems.common.cards.schema import Card
from desktop.systems.common.engines import BATTLE, SESSION
from desktop.systems.common.session.rules import advance
from desktop.systems.common.sheet import CustomRow
from desktop.systems.common.values import library_of
from tests.systems.common.campaign import Play, game, ids, person
from tests.systems.common.test_engine import walk


@given(seed=st.integers(0, 10**6))
def test_advancing_twice_changes_nothing_more(seed: int) -> None:
    """CM-BTL-07, CM-BTL-02, CM-AMB-17, CM-CYC-09: nothing is left over that would happen by itself."""
    for state in walk(seed, 25)[0][1:]:
        assert advance(state) == state


def test_tie_die_above_candidates_is_shown_until_reroll() -> None:
    """CM-AMB-57: seven are tied, 1D8 is thrown, an 8 is shown until it is rerolled."""
    crowd = [f"旅人{n}" for n in range(4)]
    play = Play(people=["アヤ", "トウマ", "シズ", "影", *crowd]).to("battle")
    play.do("leave", who="旅人3")
    play.do("end_setup")
    assert len(play.state.battle.tied) == 7
    play.do("throw", faces=[2, 20])
    assert (play.state.battle.process, play.state.battle.again) == ("initiative", 8)
    play.do("throw", faces=[1, 6])
    assert (play.see("turn"), play.state.battle.again) == ("トウマ", None)


def test_a_refusal_keeps_a_hidden_condition() -> None:
    """CM-AMB-50, CM-APP-07: the remedy names the condition of an area only where it is public."""
    play = Play().to("move")

    def remedy() -> str:
        with pytest.raises(Refusal) as caught:
            play.do("choose_area", who="アヤ", area="蔵")
        return str(caught.value.problem.remedy)

    assert "鍵" not in remedy()
    play.do("reveal", what="condition", name="蔵")
    assert "<鍵:蔵> を持つ" in remedy()


def test_joiner_gets_start_values() -> None:
    """CM-PARAM-01…06, CM-AMB-19: regardless of the sheet."""
    late = person("ハル", ["剣"], level=5, cp=7, max_ap_base=14, ap=9, met=("粉屋",), states=({"name": "毒"},))
    play = Play().to("setup")
    play.join(late)
    sheet = play.sheet("ハル")
    assert (sheet.level, sheet.cp, sheet.max_ap_base, sheet.ap, sheet.assets) == (0, 0, 10, -1, 5)
    assert (sheet.met, sheet.states, sheet.obtained, sheet.items[0].carried) == ((), (), ("剣",), True)


def test_joiner_of_battle_without_scenario_keeps_level() -> None:
    """CM-PARAM-06: without a scenario there is no start of one."""
    late = person("ハル", level=5)
    state = BATTLE.start([person("アヤ")], game()).with_sheet(late)
    joins = BATTLE.join(late, game())
    assert BATTLE.apply(state, joins).sheets[ids("ハル")].level == 5


def test_joiner_in_scene_area_enters_the_scene() -> None:
    """CM-SCN-04: an NPC of the scenario comes to the table late, his place being the scene area."""
    npc = {"name": "客", "area": "広場", "hostile": True}
    scene = {"id": "x", "areas": [{"name": "広場"}], "npcs": [npc]}
    play = Play(people=["アヤ"], scenario=scene).to("scene")
    play.join(person("客", is_pc=False))
    assert (play.see("cast"), play.see("process")) == (["アヤ", "客"], "setup")


@pytest.mark.parametrize(("low", "high", "value", "expected"), [(0, 9, 10, 9), (0, 9, -1, 0), (None, -5, 0, -5)])
def test_custom_number_is_clipped_to_its_limits(low: int | None, high: int | None, value: int, expected: int) -> None:
    """CM-AMB-98."""
    assert CustomRow(min=low, max=high).clipped(value) == expected


def test_custom_field_without_legal_number_is_reported() -> None:
    """CM-AMB-98: the lower limit above the upper one."""
    sheet = person("アヤ", custom=({"label": "HP", "value": 3, "min": 5, "max": 1},))
    (problem,) = SYSTEM.validate(sheet, game())
    assert (problem.code, problem.field, problem.fix and problem.fix.value) == ("custom_empty_range", "custom.0.max", 5)


def test_custom_field_not_carried_starts_within_limits() -> None:
    """CM-AMB-98: 0, or the nearest number to it."""
    row = {"label": "借り", "value": -9, "max": -5, "carry": False}
    play = Play(sheets={"アヤ": {"custom": (row,)}}).to("scene")
    play.do("end_scenario", confirm=True)
    assert play.sheet("アヤ").custom[0].value == -5


@pytest.mark.parametrize(
    ("written", "kind"), [("鍵：蔵", "鍵:蔵"), ("slash", "斬撃"), ("ＭＡＸＡＰ増加", "MAXAP増加"), (" 剣 ", "剣")]
)
def test_a_reference_means_a_kind(written: str, kind: str) -> None:
    """CM-AMB-95, CM-AMB-08: by name in either width, or by id."""
    assert library_of(game()).named(written) == kind


def test_card_names_take_precedence_over_ids() -> None:
    """CM-AMB-95: a card called like another card's id is meant by that name."""
    library = library_of(game())
    cards = (*library.cards, Card(id="other", name="slash"))
    assert type(library)(cards=cards).named("slash") == "slash"


def test_effects_and_expressions_that_name_an_id_work() -> None:
    """CM-CARD-07, CM-CHK-06: `dodge` is <回避>, in a state, an effect and a check."""
    state = {"name": "鈍足", "effects": [{"stat": "skill", "scope": "kind", "ref": "dodge", "amount": -4}]}
    sheet = person("アヤ", ["回避"], states=(state,))
    assert SYSTEM.derive(sheet, game())["skill.回避"].value == 6


def test_id_is_not_a_fillable_name() -> None:
    """CM-AMB-27, CM-AMB-87: <slash強化> would be a kind beside <斬撃強化>."""
    with pytest.raises(Refusal):
        SYSTEM.grow(person("アヤ", cp=5), "kind_up:slash", game())


def test_campaign_without_secret_card_gives_none() -> None:
    """CM-DATA-13: a definition that drops the card plays without secrets."""
    rules = SYSTEM.game(SYSTEM.definition().evolve(lists={"cards": ({"id": "x", "name": "試し"},)}))
    secret = {"name": "約束", "condition": {"type": "i_am", "character": "アヤ"}}
    scenario = {"id": "x", "areas": [{"name": "広場"}], "secrets": [secret]}
    state = SESSION.start([person("アヤ")], rules, scenario=scenario)
    begun = SESSION.apply(state, SESSION.events.validate_python({"kind": "begin"}))
    assert begun.offers == ()


def test_manual_battle_start_and_end_are_offered() -> None:
    """CM-AMB-52: the button starts a battle that stays, and ends it."""
    play = Play().to("scene")

    def press(event: str) -> None:
        move = next(move for move in SESSION.legal(play.state) if move.event == event)
        play.do(event, **dict(move.args))

    press("start_battle")
    assert play.state.battle is not None
    press("end_battle")
    assert play.state.battle is None


def test_log_shows_every_die_of_tie_draw() -> None:
    """CM-AMB-57: the log has the draw at a tie with its dice, also those without a candidate."""
    crowd = [f"旅人{n}" for n in range(4)]
    play = Play(people=["アヤ", "トウマ", "シズ", "影", *crowd]).to("battle")
    play.do("leave", who="旅人3")
    play.do("end_setup")
    play.do("throw", faces=[2, 20])
    before = play.do("throw", faces=[2, 20])
    play.do("throw", faces=[1, 6])
    drawn, turn = SESSION.log_messages(before, play.events[-1], play.state)
    assert str(drawn.text).endswith(" 番の トウマ に決まりました。")
    assert [face.value for throw in drawn.outcome.throws for face in throw.faces] == [2, 20, 2, 20, 1, 6]
    assert not drawn.secret
    assert str(turn.text).startswith("トウマ の手番です")


def test_draw_with_concealed_candidate_is_secret() -> None:
    """CM-APP-07: the number would reveal how many there are."""
    play = Play().to("battle")
    play.do("end_setup")
    hidden = play.state.evolve(reveals={**play.state.reveals, "person:shadow": "hidden"})
    assert "shadow" in hidden.battle.tied
    step = ThrowEvent(faces=(1,), origin="hand")
    drawn, _ = SESSION.log_messages(hidden, step, SESSION.apply(hidden, step))
    assert drawn.secret
    assert drawn.open is None


def test_duplicate_shop_item_is_offered_once_and_sold() -> None:
    """CM-SCN-08: the offer names the item, so it includes the price."""
    shop = [{"item": "剣", "price": 1, "stock": 1}, {"item": "剣", "price": 4}]
    play = Play(people=["アヤ"], scenario={"id": "s", "areas": [{"name": "広場", "shop": shop}]}).to("scene")
    play.do("set_value", who="アヤ", field="assets", value=9)
    left = []
    for _ in range(2):
        (offer,) = (move for move in SESSION.legal(play.state) if move.event == "buy")
        before = play.sheet("アヤ").assets
        play.do("buy", who="アヤ", item=dict(offer.args)["item"])
        left.append((str(offer.label), before - play.sheet("アヤ").assets))
    assert left == [("アヤ：<剣> を購入（1）", 1), ("アヤ：<剣> を購入（4）", 4)]


def test_card_for_others_in_check_asks_for_targets() -> None:
    """CM-LIM-05, CM-TGT-02, CM-AMB-76: it is no option of the check, which would apply it to its user."""
    play = Play(cards={"アヤ": ["双撃", "双撃強化3", "呪縛"]}).to("scene")
    play.do("use", who="アヤ", copy="双撃", targets=["トウマ", "シズ"])
    moves = SESSION.legal(play.state)
    options = {str(move.label) for move in moves if move.event == "choose"}
    assert (options, [str(move.label) for move in moves if move.event == "use"]) == (
        {"ロールへ", "難易度の算出へ", "<双撃強化3>"},
        ["アヤ：<呪縛> を使う"],
    )
    play.do("use", who="アヤ", copy="呪縛", targets=["トウマ"])
    assert (play.see("difficulty"), play.see("アヤ.skill.回避")) == (4, 10)
    play.do("choose", option="roll")
    play.do("throw", faces=[1, 1])
    assert (play.see("difficulty"), play.see("トウマ.skill.回避")) == (10, 10)
