"""Not given is None, and the rule decides: what a form starts with is what counts while nothing is sent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.rolls.check import CheckKind, ParamKind
from desktop.core.sheet import Ruling
from desktop.systems.d20fate import SYSTEM
from desktop.systems.d20fate.sheet import Condition, D20FateSheet
from tests.example_budget import budget

from .conftest import party, rules

VARIANTS: list[dict[str, Any]] = [
    {},
    {"proficiency__applies": "trained_only"},
    {"dc__hidden": True, "opponent__secret": True},
    {"fate__npc_has_dice": True},
]


def sheets(seed: int) -> tuple[D20FateSheet | None, ...]:
    """Return no sheet, the party, a random sheet, and one with numbers fixed by the GM."""
    made = SYSTEM.randomise(SYSTEM.game(), Random(seed))
    fixed = made.evolve(id="fixed", rulings=(Ruling(rule="D20-CORE-02", field="skill_total.stealth", value=9),))
    return (None, *party(), made, fixed)


def kinds(sheet: D20FateSheet | None, game: Any) -> tuple[CheckKind, ...]:
    return SYSTEM.check_kinds(sheet, game, party=party())


def started(kind: CheckKind, sheet: D20FateSheet | None, params: dict[str, Any], game: Any) -> Any:
    return SYSTEM.start_check(kind.id, sheet, params, game, party=party())


@settings(deadline=None, max_examples=budget(30))
@given(seed=st.integers(0, 10**6), variant=st.sampled_from(VARIANTS))
def test_default_params_equal_no_params(seed: int, variant: dict[str, Any]) -> None:
    """D20-CON-03, D20-AMB-05, D20-AMB-18: also when None is sent, for every sheet and both kinds."""
    game = rules(**variant)
    for sheet in sheets(seed):
        for kind in kinds(sheet, game):
            nothing = started(kind, sheet, {}, game)
            assert started(kind, sheet, {p.id: p.default for p in kind.params}, game) == nothing
            assert started(kind, sheet, {p.id: None for p in kind.params}, game) == nothing


@settings(deadline=None, max_examples=budget(30))
@given(seed=st.integers(0, 10**6), data=st.data())
def test_a_subject_with_every_other_default_is_the_subject_alone(seed: int, data: st.DataObject) -> None:
    """D20-CORE-02: a number the GM fixed for a skill counts, however the form is sent."""
    game = rules()
    for sheet in sheets(seed)[1:]:
        for kind in kinds(sheet, game):
            subjects = next(p for p in kind.params if p.subject).choices
            subject = data.draw(st.sampled_from([choice.value for choice in subjects]))
            form = {p.id: p.default for p in kind.params} | {"subject": subject}
            assert started(kind, sheet, form, game) == started(kind, sheet, {"subject": subject}, game)


def test_params_without_default_name_their_automatic_value(game: Any) -> None:
    """An empty default has an automatic value."""
    for sheet in (None, party()[0]):
        for kind in kinds(sheet, game):
            for param in kind.params:
                assert (param.default is None) == bool(str(param.auto)), (kind.id, param.id)


def test_pairing_decides_unless_a_skill_is_named(game: Any) -> None:
    """D20-CON-03: the form's first ability no longer beats the pairing."""
    actor = party()[0]
    contest = kinds(actor, game)[1]
    form = {p.id: p.default for p in contest.params} | {"pairing": "hide", "opponent": "ally"}
    check = started(contest, actor, form, game)
    assert (str(check.actor.label), str(check.opponent.label)) == ("DEX（隠密）", "WIS（知覚）")
    named = started(contest, actor, form | {"subject": "athletics"}, game)
    assert str(named.actor.label) == "STR（運動）"


@pytest.mark.parametrize("given", [None, True, "on", "auto"])
def test_proficiency_that_counts_anyway_leaves_a_fixed_total(given: Any, game: Any) -> None:
    """D20-AMB-05, D20-CORE-02: only a switch against the rule is another sum."""
    sheet = D20FateSheet(rulings=(Ruling(rule="D20-CORE-02", field="skill_total.stealth", value=9),))
    params = {"subject": "stealth", "proficiency": given}
    assert SYSTEM.start_check("check", sheet, params, game).actor.modifier == 9
    assert SYSTEM.start_check("check", sheet, params | {"proficiency": False}, game).actor.modifier == 0


def test_fate_dice_are_those_of_the_sheet(game: Any) -> None:
    """D20-AMB-18, D20-AMB-28: they are limited; a number other than the sheet's is refused with a reason."""
    sheet = party(fate=1)[0]
    assert not {"fate"} & {p.id for kind in kinds(sheet, game) for p in kind.params}
    assert started(kinds(sheet, game)[0], sheet.evolve(fate_dice=0), {}, game).actor.fate == 0
    for kind, params in (("check", {"fate": 9}), ("contest", {"opponent": "ally", "opponent_fate": 9})):
        with pytest.raises(Refusal) as refusal:
            SYSTEM.start_check(kind, sheet, params, game, party=party())
        assert (refusal.value.problem.code, refusal.value.problem.rule) == ("fate_on_sheet", "D20-AMB-18")


def test_opponents_are_offered_from_the_party(game: Any) -> None:
    """D20-AMB-17, D20-CON-02: NPCs too, never oneself, by id or name; an unknown one is refused."""
    actor = party()[0]
    opponent = next(p for p in kinds(actor, game)[1].params if p.id == "opponent")
    assert [(choice.value, str(choice.label)) for choice in opponent.choices] == [("ally", "セナ"), ("npc", "灰狼")]
    assert (opponent.kind, opponent.default) == (ParamKind.CHOICE, None)
    by_name = SYSTEM.start_check("contest", actor, {"opponent": "灰狼"}, game, party=party())
    assert by_name.opponent.who == "npc"
    for who, code in (("幽霊", "unknown_opponent"), ("pc", "own_opponent"), (10**6, "bad_param")):
        with pytest.raises(Refusal) as refusal:
            SYSTEM.start_check("contest", actor, {"opponent": who}, game, party=party())
        assert refusal.value.problem.code == code


def test_suggested_conditions_label_the_switch(game: Any) -> None:
    """D20-AMB-35: offered at 指定, taken only by switching on; then the condition is the reason."""
    bound = party()[0].evolve(conditions=(Condition(text="拘束"),))
    prone = party()[1].evolve(conditions=(Condition(text="転倒"),))
    check, contest = SYSTEM.check_kinds(bound, game, party=(bound, prone))
    labels = {p.id: str(p.label) for p in check.params}
    assert (labels["advantage"], labels["disadvantage"]) == ("有利", "不利（拘束）")
    opponents = next(p for p in contest.params if p.id == "opponent").choices
    assert [str(choice.note) for choice in opponents] == ["有利（転倒）"]
    assert SYSTEM.start_check("check", bound, {}, game).actor.disadvantages == ()
    taken = SYSTEM.start_check("check", bound, {"disadvantage": True}, game)
    assert taken.actor.disadvantages == ("拘束",)
    params = {"opponent": "ally", "advantage": True}
    against = SYSTEM.start_check("contest", bound, params, game, party=(bound, prone))
    assert against.actor.advantages == ("転倒",)


@pytest.mark.parametrize(("tested", "answered"), [("deception", "洞察"), ("perception", "隠密"), ("stealth", "知覚")])
def test_a_pairing_is_read_from_either_end(tested: str, answered: str, game: Any) -> None:
    """D20-CON-03: deception is opposed by insight, not by deception of the other side."""
    actor, other = D20FateSheet(id="pc", name="リオ"), D20FateSheet(id="ally", name="セナ")
    check = SYSTEM.start_check("contest", actor, {"subject": tested, "opponent": "ally"}, game, (actor, other))
    assert answered in str(check.opponent.label)
