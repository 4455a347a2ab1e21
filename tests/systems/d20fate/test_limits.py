"""The limits of the rules: full pools, full lists, levels and skills missing on a sheet."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.sheet import Ruling
from desktop.core.value import Viewer
from desktop.systems.d20fate import SYSTEM, resolve
from desktop.systems.d20fate.session import SESSION
from desktop.systems.d20fate.session import events as ev
from desktop.systems.d20fate.sheet import Condition, D20FateSheet, HouseModifier, Skill, proficiency_bonus

from .conftest import party, rules


def refused(state: Any, event: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        SESSION.apply(state, event)
    assert str(refusal.value.problem.remedy)
    return refusal.value.problem.code


@pytest.mark.parametrize(
    ("mode", "held", "maximum", "after"),
    [("top_up", 7, 4, 7), ("top_up", 2, 4, 3), ("add", 7, 4, 7), ("add", 3, 4, 4), ("set", 7, 4, 3)],
)
def test_only_setting_lowers_a_pool_at_session_start(mode: str, held: int, maximum: int, after: int) -> None:
    """D20-AMB-26, D20-AMB-27: topping up and adding never remove a die, at any maximum."""
    settings = rules(fate__start_mode=mode, fate__max=maximum).settings
    assert resolve.pool_at_session_start(held, True, settings) == after


def test_full_pool_refuses_a_stunt() -> None:
    """D20-FATE-06, D20-AMB-27: a sheet holds at most 9999 tokens; the refusal gives a remedy."""
    state = SESSION.start(party(9999), SYSTEM.game())
    assert refused(state, ev.Stunt(who="pc")) == "fate_max"
    assert ("stunt", "pc") not in [(move.event, move.who) for move in SESSION.legal(state)]
    assert resolve.pool_at_session_start(9999, True, rules(fate__start_mode="add").settings) == 9999


def test_the_fifty_first_condition_is_refused() -> None:
    """D20-AMB-35: a sheet holds fifty; one that is there already may still change its end."""
    full = party()[0].evolve(conditions=tuple(Condition(text=f"状態{n}") for n in range(50)))
    state = SESSION.start((full,), SYSTEM.game())
    assert refused(state, ev.ConditionEvent(who="pc", condition=Condition(text="転倒"))) == "too_many_conditions"
    longer = SESSION.apply(state, ev.ConditionEvent(who="pc", condition=Condition(text="状態3", until="朝まで")))
    assert len(longer.find("pc").conditions) == 50
    fewer = SESSION.apply(state, ev.ConditionEvent(who="pc", condition=Condition(text="状態3"), remove=True))
    assert len(fewer.find("pc").conditions) == 49


def test_definition_without_abilities_is_reported_without_crash() -> None:
    """D20-GMV-01: the definition and the check report the validation error; lists stay empty."""
    definition = SYSTEM.definition().evolve(lists={"abilities": ()})
    assert "no_abilities" in {problem.code for problem in SYSTEM.check_definition(definition)}
    game = SYSTEM.game(definition)
    for sheet in (None, SYSTEM.blank(game), SYSTEM.randomise(game, Random(1)), D20FateSheet()):
        assert SYSTEM.check_kinds(sheet, game)
        if sheet is not None:
            SYSTEM.derive(sheet, game)
            SYSTEM.summary(sheet, game)
            assert [str(SYSTEM.steps_summary(sheet, step.id, game)) for step in SYSTEM.steps]
            with pytest.raises(Refusal) as refusal:
                SYSTEM.start_check("check", sheet, {}, game)
            assert refusal.value.problem.code == "no_abilities"
    assert SYSTEM.start_check("check", None, {"dc": 12}, game).actor.modifier == 0


@pytest.mark.parametrize(
    ("table", "expected"),
    [("every_5_levels", {0: 2, 20: 6, 24: 6, 25: 7, 30: 8, 99: 21}), ("every_4_levels", {20: 6, 21: 7, 25: 8, 33: 10})],
)
def test_proficiency_grows_above_level_20(table: str, expected: dict[int, int]) -> None:
    """D20-AMB-04: 2 + floor(level / 5) is unbounded; a campaign with a higher `level.max` continues it."""
    assert {level: proficiency_bonus(level, table) for level in expected} == expected


@pytest.mark.parametrize("applies", ["always", "trained_only"])
def test_a_paired_skill_that_a_sheet_lacks_is_its_ability(applies: str) -> None:
    """D20-CON-03: a character without 知覚 rolls WIS in its place, untrained, and the contest takes place."""
    game = rules(proficiency__applies=applies)
    actor, bare = party()[0], party()[1].evolve(skills=(), wis=14)
    bonus = 2 if applies == "always" else 0
    for one, other in ((actor, bare), (bare, actor)):
        check = SYSTEM.start_check("contest", one, {"pairing": "hide", "opponent": other.id}, game, (actor, bare))
        assert (str(check.actor.label), str(check.opponent.label)) == ("DEX（隠密）", "WIS（知覚）")
    facing = SYSTEM.start_check("contest", actor, {"pairing": "hide", "opponent": "ally"}, game, (actor, bare))
    assert facing.opponent.modifier == 2 + bonus


def test_skill_with_missing_ability_is_refused(game: Any) -> None:
    """D20-LOOP-02: only a skill that the campaign knows has an ability to fall back to."""
    sheet = D20FateSheet(skills=(Skill(id="x", name="占い", ability="luck"),))
    for subject, code in (("x", "missing_ability"), ("曲芸", "unknown_subject")):
        with pytest.raises(Refusal) as refusal:
            SYSTEM.start_check("check", sheet, {"subject": subject}, game)
        assert refusal.value.problem.code == code


BROKEN = (
    {"skills": (Skill(id="x", name="", ability="luck"), Skill(id="x", name="占い", ability=""))},
    {"str": 999, "dex": -99, "level": 0, "scores": {"luck": 999}},
    {"name": "", "conditions": (Condition(text="", until="いつか"), Condition(text="転倒"))},
    {"fate_dice": 9999, "modifiers": (HouseModifier(name="", value=99, applies_to="gone"),)},
    {"rulings": (Ruling(rule="", field="stealth_mod", value=10**9), Ruling(rule="", field="str_mod", value=-5))},
    {"is_pc": False},
    {"skills": (), "conditions": (), "history": ()},
)
"""What an edit by hand may leave on a sheet."""


@pytest.mark.parametrize("broken", BROKEN)
def test_sheets_broken_during_play_crash_nothing(broken: dict[str, Any]) -> None:
    """D20-GMV-06: after any edit in any step, the loop is shown, continues or refuses with a reason."""
    viewers = (Viewer(gm=True), Viewer(), Viewer(sheet="pc"))
    for number in range(4):
        events: list[Any] = [
            ev.Declare(who="pc"),
            ev.Designate(subject="stealth", opponent="ally"),
            ev.ThrowEvent(faces=(4,)),
            ev.ThrowEvent(faces=(9,)),
        ]
        state = SESSION.start(party(), SYSTEM.game())
        for place, event in enumerate(events):
            if place == number:
                for who in ("pc", "ally"):
                    state = SESSION.advance(state.with_sheet(state.known[who].evolve(**broken)))
            with suppress(Refusal):
                state = SESSION.apply(state, event)
            assert SESSION.legal(state)
            assert [SESSION.project(state, viewer).step for viewer in viewers] == [state.step] * 3


def test_invalid_sheet_cannot_join() -> None:
    """D20-CORE-04, D20-AMB-26: level 21 stays outside until it is mended, or the GM has waved it through."""
    state = SESSION.start(party(), SYSTEM.game())
    late = D20FateSheet(id="late", name="遅れた人", level=21)
    joining = ev.Join(who="late")
    assert refused(state.with_sheet(late), joining) == "level_out_of_range"
    assert refused(state.with_sheet(late.evolve(level=1, str=99)), joining) == "score_out_of_range"
    waved = late.evolve(rulings=(Ruling(rule="D20-CORE-04", field="level"),))
    assert SESSION.apply(state.with_sheet(waved), joining).find("late").level == 21
