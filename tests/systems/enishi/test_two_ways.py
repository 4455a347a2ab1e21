"""Every rule has one implementation: a loose check and a fight play the same with the same faces, window by window."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.play import Choose, KnownSheets, ThrowEvent
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.outcome import Change
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.actor import actor
from desktop.systems.enishi.battle import BATTLE
from desktop.systems.enishi.battle.state import Battle, Seat
from desktop.systems.enishi.checks.run import Run, start_check
from desktop.systems.enishi.sheet import Sheet
from desktop.systems.enishi.tables import tables
from tests.example_budget import budget
from tests.systems.enishi.people import game

WATERS = ("", *(row.id for row in tables().water))
SEEDS = st.integers(0, 10**6)
STYLES = (
    {},
    {"double_up_limit": 3, "reroll_scope": "all", "plus_window": "own", "answer_failure": False},
    {"unconscious_acts": True, "special_in_opposed": False, "situations": "worst", "thrown_used_up": True},
    {
        "declare_before": "all",
        "damage_at_zero": True,
        "cover_again": True,
        "trust_about": False,
        "failure_stays": False,
    },
)
KITS: tuple[list[str], ...] = ([], ["melee_one_hand"], ["thrown_weapon", "gun"], ["melee_two_hand"], ["cannon"])


def people(rng: Random, rules: Any) -> list[Sheet]:
    """Four characters with arms, armour, kits and bonds."""
    made = []
    for index in range(4):
        one = SYSTEM.randomise(rules, rng).evolve(id=f"id{index}", is_pc=index < 2)
        gear: dict[str, Any] = {
            "weapons": [{"row": row, "in_use": n == 0} for n, row in enumerate(rng.choice(KITS))],
            "armour": [{"row": row} for row in rng.choice(([], ["light_armour"], ["large_shield"]))],
            "items": [{"row": row} for row in rng.choice(([], ["first_aid_kit"], ["first_aid_kit", "notebook_pc"]))],
            "bonds": [{"person": "だれか", "link": f"id{rng.randrange(4)}", "relation": "trust"}],
        }
        made.append(Sheet.model_validate({**one.model_dump(), **gear, "clv": rng.randint(0, 2), "gauge_size": 2}))
    return made


def fight(sheets: list[Sheet], rules: Any, phase: str, **marks: dict[str, Any]) -> Battle:
    """A fight in which the first one's place has come."""
    seats = tuple(
        Seat(id=s.id, order=None if phase == "order" else 9 - n, **marks.get(s.id, {})) for n, s in enumerate(sheets)
    )
    ids = tuple(s.id for s in sheets)
    battle = Battle(seats=seats, turn=1, phase=phase, queue=ids, now=ids[0])
    return battle.bound(KnownSheets({s.id: s for s in sheets}), rules)


def comparable(check: Run) -> dict[str, Any]:
    """Everything that a person sees of a check."""
    outcome = check.outcome
    return {
        "title": check.title, "options": check.options, "wants": check.wants, "odds": check.odds(),
        "thrown": check.thrown, "done": check.done, "outcome": outcome,
    }  # fmt: skip


def plain(changes: tuple[Change, ...]) -> list[tuple[str, str, Any, Any]]:
    return sorted((c.sheet, c.field, c.before, c.after) for c in changes)


def both(check: Run, battle: Battle, rng: Random) -> tuple[Run, Battle]:
    """Play both side by side with the same faces and declarations; every window is equal."""
    for _ in range(200):
        inner = BATTLE.check(battle)
        if check.done:
            break
        assert inner is not None
        assert comparable(check) == comparable(inner)  # type: ignore[arg-type]
        enabled = [o.id for o in check.options if o.enabled]
        if check.wants is not None and (not enabled or rng.random() < 0.6):
            faces = [rng.randint(1, 6) for _ in check.wants.sides]
            check = check.throw(throw_of(check.wants.sides, faces))
            battle = BATTLE.apply(battle, ThrowEvent(faces=tuple(faces), origin="hand"))
        else:
            option = rng.choice(enabled)
            check, battle = check.choose(option), BATTLE.apply(battle, Choose(option=option))
    assert check.done
    assert battle.check is None
    assert battle.result is not None
    assert comparable(check) == comparable(battle.result)
    return check, battle


@given(seed=SEEDS, style=st.sampled_from(STYLES))
@settings(max_examples=budget(60), deadline=None)
def test_an_attack_is_the_same_loose_and_in_a_fight(seed: int, style: dict[str, Any]) -> None:
    """EN-HIT-01, EN-PWR, EN-OPT, EN-SUR-02, EN-TMP, EN-PRM: totals, odds, windows, reasons and changes."""
    rng, rules = Random(seed), game(**style)
    sheets = people(rng, rules)
    own = sheets[0]
    stance, theirs = rng.choice(["", "attack"]), rng.choice(["", "attack", "defence"])
    surprised, reaction = rng.random() < 0.3, rng.choice(["", "decline"])
    around = {"modifier": rng.randint(-2, 2), "vision": rng.randint(-4, 0), "water": rng.choice(WATERS)}
    weapon = rng.choice([None, *(line.key for line in actor(own, rules).lines)])
    params = {
        **around, "weapon": weapon, "defence": "id2", "stance": stance, "other_stance": theirs, "surprised": surprised,
        "reaction": reaction, "other_modifier": 1, "other_vision": -1, "about": "id1",
    }  # fmt: skip
    check = start_check("attack", own, params, rules, sheets)
    marks = {"id0": {"stance": stance}, "id2": {"stance": theirs, "ambushed": int(surprised)}}
    battle = fight(sheets, rules, "act", **marks)
    event = {
        "kind": "attack", "who": "id0", "target": "id2", "weapon": weapon or "", "reaction": reaction, **around,
        "target_modifier": 1, "target_vision": -1, "about": ["id1"],
    }  # fmt: skip
    first = BATTLE.apply(battle, BATTLE.events.validate_python(event))
    done, after = both(check, first, rng)
    assert done.outcome is not None
    assert plain(done.outcome.changes) == plain(BATTLE.changes(battle, after))


@pytest.mark.parametrize("kind", ["first_aid", "initiative", "harm"])
@given(seed=SEEDS, style=st.sampled_from(STYLES))
@settings(max_examples=budget(25), deadline=None)
def test_other_checks_are_the_same_loose_and_in_a_fight(kind: str, seed: int, style: dict[str, Any]) -> None:
    """EN-REC-01 with kits, EN-BTL-02, EN-AMB-23."""
    rng, rules = Random(seed), game(**style)
    sheets = people(rng, rules)
    sheets[1] = sheets[1].evolve(lp=2)
    params = {
        "first_aid": {"patient": "id1", "modifier": 1}, "initiative": {"modifier": -1},
        "harm": {"who": "id1", "amount": 3, "damage": "wound"},
    }[kind]  # fmt: skip
    event = {
        "first_aid": {"kind": "first_aid", "who": "id0", "patient": "id1", "modifier": 1, "gm": True},
        "initiative": {"kind": "order", "who": "id0", "modifier": -1},
        "harm": {"kind": "harm", "who": "id1", "amount": 3},
    }[kind]
    battle = fight(sheets, rules, "order" if kind == "initiative" else "act")
    first = BATTLE.apply(battle, BATTLE.events.validate_python(event))
    done, after = both(start_check(kind, sheets[0], params, rules, sheets), first, rng)
    assert done.outcome is not None
    assert plain(done.outcome.changes) == plain(BATTLE.changes(battle, after))


@given(seed=SEEDS, faces=st.lists(st.integers(1, 6), min_size=8, max_size=8))
@settings(max_examples=budget(60), deadline=None)
def test_a_surprise_is_the_same_loose_and_in_a_fight(seed: int, faces: list[int]) -> None:
    """EN-SUR-01, EN-AMB-65: the fight's two halves compare as the one opposed check does."""
    rng, rules = Random(seed), game()
    sheets = [s.evolve(clv=0, gauge_size=0, bonds=()) for s in people(rng, rules)]
    check, left = start_check("surprise", sheets[0], {"other": "id2"}, rules, sheets), list(faces)
    while check.wants is not None:
        check = check.throw(throw_of(check.wants.sides, [left.pop(0) for _ in check.wants.sides]))
    battle, left = BATTLE.start(sheets, rules), list(faces)
    for kind, who in (("sneak", "id0"), ("notice", "id2")):
        battle = BATTLE.apply(battle, BATTLE.events.validate_python({"kind": kind, "who": who}))
        while battle.check is not None:
            count = len(battle.check.wants.sides)
            battle = BATTLE.apply(battle, ThrowEvent(faces=tuple(left.pop(0) for _ in range(count))))
    assert battle.result.state.numbers == check.state.numbers
    assert battle.fighter("id2").ambushed == int(check.outcome.success)  # type: ignore[union-attr]


@given(seed=SEEDS)
@settings(max_examples=budget(30), deadline=None)
def test_resistance_is_the_same_from_either_side(seed: int) -> None:
    """EN-BTL-09, EN-AMB-59: pressure in a fight, 抵抗行動 outside of it."""
    rng, rules = Random(seed), game()
    sheets = [s.evolve(clv=0, gauge_size=0, bonds=()) for s in people(rng, rules)]
    check = start_check("resistance", sheets[2], {"other": "id0", "other_skill": "trivia"}, rules, sheets)
    event = {"kind": "pressure", "who": "id0", "target": "id2", "skill": "trivia"}
    battle = BATTLE.apply(fight(sheets, rules, "act"), BATTLE.events.validate_python(event))
    while check.wants is not None:
        faces = [rng.randint(1, 6) for _ in check.wants.sides]
        check = check.throw(throw_of(check.wants.sides, faces))
        battle = BATTLE.apply(battle, ThrowEvent(faces=tuple(faces), origin="hand"))
    assert battle.result.state.numbers == check.state.numbers
    assert battle.result.outcome.success is not check.outcome.success  # type: ignore[union-attr]
