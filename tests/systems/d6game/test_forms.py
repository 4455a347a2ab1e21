"""Forms of checks: missing parameters are decided by the rule, and every offer is accepted."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.rolls.check import Check
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.outcome import Outcome
from desktop.core.words import JAPANESE
from desktop.systems.d6game import SYSTEM
from tests.example_budget import budget

from .table import code_of, game_of, hero, play

GEAR = [{"name": "虫めがね", "gain": 1}]
HOUSES: tuple[dict[str, Any], ...] = (
    {},
    {"fate.separate": False},
    {"check.favourable_bonus": 1, "check.spend_max": 5, "check.challenge": True, "equipment.enabled": True},
    {"check.default_target": "straight", "fate_check.max_bet": 3, "life.die": ""},
)
PARTY = (
    hero(id="a", name="アカリ", items=GEAR, ability={"wit": 9}),
    hero(id="b", name="アカリ", life=3),
    hero(id="e", name="影", is_pc=False, life=30, fate=7),
    hero(id="d", name="倒れた人", life=0),
)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("sheet", [None, *PARTY], ids=lambda sheet: sheet.id if sheet else "bare")
def test_default_params_equal_no_params(house: dict[str, Any], sheet: Any) -> None:
    """D6G-CHK-07, D6G-AMB-17, D6G-AMB-39: for every check; None means not given, for every parameter."""
    game = game_of(house)
    for kind in SYSTEM.check_kinds(sheet, game, PARTY):
        defaults = {param.id: param.default for param in kind.params}
        for sent in (defaults, dict.fromkeys(defaults)):
            assert started(kind.id, sheet, sent, game) == started(kind.id, sheet, {}, game)
        for param in kind.params:
            assert (param.default is None) == bool(param.auto), param.id


def started(kind: str, sheet: Any, params: dict[str, Any], game: Any) -> Check | str:
    """The check, or why it is refused."""
    try:
        return SYSTEM.start_check(kind, sheet, params, game, party=PARTY)
    except Refusal as refusal:
        return str(refusal)


def test_all_characters_are_offered_as_targets() -> None:
    """D6G-CMB-05, D6G-AMB-33: NPCs too, never oneself; an incapacitated character is listed and cannot be chosen."""
    attack = SYSTEM.check_kinds(PARTY[0], game_of(), PARTY)[-1]
    target = next(param for param in attack.params if param.id == "target")
    assert [(choice.value, choice.legal) for choice in target.choices] == [("b", True), ("e", True), ("d", False)]
    for choice in target.choices:
        begun = started("attack", PARTY[0], {"target": choice.value}, game_of())
        assert isinstance(begun, str) is not choice.legal


@pytest.mark.parametrize(
    ("target", "code"), [("影の王", "unknown_person"), ("アカリ", "two_of_that_name"), ("d", "target_down")]
)
def test_unknown_target_is_refused(target: str, code: str) -> None:
    """D6G-CMB-05: a mistyped name creates no character."""
    with pytest.raises(Refusal) as caught:
        SYSTEM.start_check("attack", PARTY[2], {"target": target}, game_of(), party=PARTY)
    assert code_of(caught.value) == code


def test_a_target_may_be_named_and_a_nameless_one_has_its_life() -> None:
    """D6G-AMB-39: an enemy needs nothing but a name and life."""
    by_name = SYSTEM.start_check("attack", PARTY[0], {"target": "影"}, game_of(), party=PARTY)
    assert str(by_name.title) == "アカリ：攻撃 → 影"
    bare = SYSTEM.start_check("attack", PARTY[0], {"target_life": 4}, game_of(), party=PARTY)
    lost = play(bare, (4, 4, 4, 1, 2), ("power:6", "dodge")).outcome
    assert lost is not None
    assert str(lost.detail) == "攻撃対象 のライフ 4 → 1。"


def test_enter_fixes_no_power() -> None:
    """D6G-CMB-07, D6G-AMB-27: after the dice nothing is chosen for the attacker; answering has a usual way."""
    check = SYSTEM.start_check("attack", PARTY[0], {"target": "e"}, game_of(), party=PARTY)
    check = check.throw(throw_of((6,) * 5, (4, 4, 4, 1, 2)))
    assert [option.id for option in check.options if option.primary] == []
    assert [option.id for option in check.choose("power:7").options if option.primary] == ["fight_back"]


def test_outcome_headline_is_the_hand() -> None:
    """D6G-CHK-03, D6G-AMB-11: the hand is the headline; critical, fumble and tie are named as facts."""
    facts = {}
    for faces in ((1, 1, 2, 3, 4), (6, 6, 6, 6, 2), (1, 2, 3, 4, 6)):
        outcome = play(SYSTEM.start_check("check", PARTY[0], {}, game_of()), faces).outcome
        assert outcome is not None
        facts[outcome.headline] = (outcome.words, outcome.critical, outcome.fumble)
    assert facts == {
        "ワンペア": (("ワンペア", "失敗"), False, False),
        "フォーダイス": (("フォーダイス", "成功", "クリティカル"), True, False),
        "ノーハンド": (("ノーハンド", "ファンブル"), False, True),
    }
    check = SYSTEM.start_check("attack", PARTY[0], {"target": "e"}, game_of(), party=PARTY)
    tie = play(check, (1, 1, 2, 3, 4, 6, 6, 2, 3, 4), ("power:3", "fight_back")).outcome
    assert tie is not None
    assert (tie.tie, tie.success, [str(word) for word in tie.words]) == (
        True,
        None,
        ["ワンペア 対 ワンペア", "応戦", "引き分け"],
    )


def test_answered_attack_names_the_winner() -> None:
    """D6G-CMB-09: not 「✓ 応戦」 beside the loss of the one who fought back."""
    check = SYSTEM.start_check("attack", PARTY[0], {"target": "e"}, game_of(), party=PARTY)
    for faces, won, texts in (
        ((1, 1, 2, 2, 4, 6, 6, 2, 3, 4), True, ["ツーペア 対 ワンペア", "攻撃側の勝ち"]),
        ((6, 6, 2, 3, 4, 1, 1, 2, 2, 4), False, ["ワンペア 対 ツーペア", "攻撃側の負け"]),
    ):
        outcome = play(check, faces, ("power:3", "fight_back")).outcome
        assert outcome is not None
        assert (outcome.success, [JAPANESE.say(word) for word in outcome.words]) == (won, texts)


@settings(max_examples=budget(60), deadline=None)
@given(st.lists(st.integers(1, 6), min_size=10, max_size=10), st.sampled_from(["fight_back", "dodge"]))
def test_results_survive_a_file(faces: list[int], answer: str) -> None:
    """D6G-PHY-11: an outcome is data."""
    game = game_of({"combat.fate_changes": True})
    attack = SYSTEM.start_check("attack", PARTY[0], {"target": "e"}, game, party=PARTY)
    used = faces if answer == "fight_back" else faces[:5]
    for check in (
        play(SYSTEM.start_check("check", PARTY[0], {}, game), faces[:5]),
        play(SYSTEM.start_check("fate_check", PARTY[2], {"bet": 7}, game), faces[:5]),
        play(attack, used, ("power:3", answer, *(("book",) if answer == "dodge" else ()))),
    ):
        assert check.outcome is not None
        assert Outcome.model_validate_json(check.outcome.model_dump_json()) == check.outcome


HANDS = st.tuples(*[st.integers(1, 6)] * 5)


def life_moved(check: Check) -> dict[str, int]:
    """How much life each gains or loses by a check that is over."""
    assert check.outcome is not None
    return {change.sheet: change.after - change.before for change in check.outcome.changes if change.field == "life"}


@settings(max_examples=budget(100), deadline=None)
@given(HANDS, HANDS, st.integers(1, 10))
def test_exchange_shows_remaining_life(attack: tuple[int, ...], defence: tuple[int, ...], power: int) -> None:
    """D6G-CMB-09, D6G-AMB-24: with one resource a hand moves life beside the blow, each fighter's by their own hand."""
    game = game_of({"combat.fate_changes": True, "fate.separate": False})
    people = [hero(id=who, name=who, life=30) for who in "ab"]
    check = SYSTEM.start_check("attack", people[0], {"target": "b"}, game, party=people)
    check = play(check, (*attack, *defence), (f"power:{power}", "fight_back"))
    moved = life_moved(check)
    own = {
        who: life_moved(play(SYSTEM.start_check("check", people[0], {}, game), hand)).get("a", 0)
        for who, hand in (("a", attack), ("b", defence))
    }
    blows = {who: moved.get(who, 0) - own[who] for who in "ab"}
    assert max(blows.values()) <= 0, "a blow gives no life"
    texts = [f"{who} のライフ 30 → {30 + moved.get(who, 0)}。" for who, lost in blows.items() if lost]
    assert check.outcome is not None
    assert str(check.outcome.detail) == (texts[0] if texts else "だれも失いません。")
