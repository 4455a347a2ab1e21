"""A 卓 without effects or without bonds: nothing to pay, nothing to declare, nothing on the sheet (EN-TMP, EN-ENI)."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.shared import BondEvent, rewritten
from desktop.systems.enishi.sheet import Bond

WITHOUT = SYSTEM.game(SYSTEM.definition().evolve(settings={"effects_used": False}))
BONDLESS = SYSTEM.game(SYSTEM.definition().evolve(settings={"bonds_used": False}))


def random_sheet(seed: int = 3):  # type: ignore[no-untyped-def]
    return SYSTEM.randomise(SYSTEM.game(), Random(seed)).evolve(
        gauge_ticks=0, bonds=(Bond(person="凪", relation="love"),)
    )


def test_check_ends_without_declarations() -> None:
    sheet = random_sheet()
    check = SYSTEM.start_check("check", sheet, {"skill": "athletics", "target": 12}, WITHOUT, party=(sheet,))
    check = check.throw(throw_of((6, 6), (2, 3)))
    assert (check.done, check.options) == (True, ())
    assert check.outcome is not None
    assert check.outcome.success is False
    usual = SYSTEM.start_check("check", sheet, {"skill": "athletics", "target": 12}, SYSTEM.game(), party=(sheet,))
    assert usual.throw(throw_of((6, 6), (2, 3))).options != ()


def test_the_odds_have_no_row_for_boxes() -> None:
    sheet = random_sheet()
    rows = [SYSTEM.start_check("check", sheet, {}, game).odds() for game in (WITHOUT, SYSTEM.game())]
    assert rows[0].success == rows[1].success
    assert not any("ゲージ" in str(row.label) for row in rows[0].rows)
    assert any("ゲージ" in str(row.label) for row in rows[1].rows)


def test_sheet_and_strip_have_no_gauge() -> None:
    sheet = random_sheet().evolve(gauge_ticks=5)
    assert [gauge.id for gauge in SYSTEM.person(sheet, WITHOUT).gauges] == ["lp", "sp"]
    assert not {"gauge_boxes", "gauge_left"} & set(SYSTEM.derive(sheet, WITHOUT))
    assert SYSTEM.validate(sheet, WITHOUT) == ()
    assert SYSTEM.unused(WITHOUT) == ("gauge_size", "gauge_ticks", "effect_log")
    assert SYSTEM.finish(SYSTEM.randomise(WITHOUT, Random(1)), WITHOUT).gauge_size > 0, "kept for when it is used again"


def test_bonds_cannot_pay_or_be_edited() -> None:
    sheet = random_sheet().evolve(gauge_ticks=9, gauge_size=1)
    params = {"skill": "athletics", "target": 12}
    check = SYSTEM.start_check("check", sheet, params, BONDLESS, party=(sheet,)).throw(throw_of((6, 6), (2, 3)))
    assert not any("bond" in option.id for option in check.options)
    assert SYSTEM.person(sheet, BONDLESS).notes == ()
    event = BondEvent(who=sheet.id, person="蓮", relation="trust", gm=True)
    with pytest.raises(Refusal) as refused:
        rewritten((), event, BONDLESS.settings)
    assert refused.value.problem.code == "no_bonds"


def test_a_session_leaves_the_gauge_alone_and_refuses_effects() -> None:
    """What a sheet holds of it stays as it was: the part may be switched on again."""
    from desktop.systems.enishi.session.events import Effect, EndStage, Stage

    engine = SYSTEM.session
    assert engine is not None
    sheet = random_sheet().evolve(gauge_ticks=1, gauge_size=2, lp=1)
    state = engine.start((sheet,), WITHOUT)
    for event in (Stage(stage="zero"), EndStage(), Stage(stage="first")):
        after = engine.apply(state, event)
        assert [change for change in engine.changes(state, after) if "gauge" in change.field] == []
        state = after
    assert not any(move.event == "effect" for move in engine.legal(state))
    with pytest.raises(Refusal) as refused:
        engine.apply(state, Effect(effect="full_heal", payer=sheet.id, receiver=sheet.id, gm=True))
    assert refused.value.problem.code == "no_effects"
