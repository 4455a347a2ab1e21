"""Checks as values: windows, dice given in handfuls, bad input, what players see."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.rolls.check import ParamKind
from desktop.core.rolls.describe import describe_check
from desktop.core.rolls.dice import Face, Throw, throw_of
from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.systems.kotodama import SYSTEM
from desktop.systems.kotodama.checks import check_kinds, start_check
from desktop.systems.kotodama.roll import start_roll
from tests.systems.kotodama.runner import game_of, sheet_of
from tests.systems.kotodama.stream import feed, feed_check

GAME = SYSTEM.game()


def d10(*values: int, origin: Any = "hand") -> Throw:
    return throw_of((10,) * len(values), values, origin)


def test_only_ten_sided_dice() -> None:
    """KO-DIC-01: the request is for d10s, and others are refused."""
    check = start_check("normal", None, {"pool": 2}, GAME)
    assert check.wants is not None
    assert check.wants.sides == (10, 10)
    with pytest.raises(Refusal) as refused:
        check.throw(throw_of((6, 6), (1, 2)))
    assert refused.value.problem.code == "wrong_sides"


def test_misses_are_marked_and_typed_0_is_ten() -> None:
    """KO-CHK-07, KO-DIC-03: among many dice the hits are seen at once; another target makes other hits."""
    check: Any = start_check("normal", None, {"pool": 4, "target": 9}, GAME)
    check = check.throw(d10(10, 9, 8, 1)).throw(d10(3))
    assert [thrown.counts for thrown in check.thrown] == [(True, True, False, False), (False,)]


def test_supply_is_no_limit() -> None:
    """KO-DIC-02, KO-TBL-09: forty dice are suggested in handfuls of ten and typed one after the other."""
    large: Any = start_check("normal", None, {"pool": 23}, GAME)
    assert str(large.wants.label) == "ダイスプール 23個（10個ずつ3回）"
    check: Any = start_check("normal", None, {"pool": 12}, GAME)
    check = check.part(d10(*[10] + [2] * 9))
    assert check.wants.sides == (10, 10), "all first dice come before any re-roll"
    check = check.part(d10(8, 1))
    assert check.wants.rule == "KO-TAT-03"
    assert check.part(d10(3)).result.hits == 2


def test_both_origins_in_one_roll() -> None:
    """KO-TBL-10: the rest of a typed handful may come from the program; every throw keeps its mark."""
    check: Any = start_check("normal", None, {"pool": 3}, GAME)
    check = check.part(d10(8)).part(d10(2, 3, origin="app"))
    assert [throw.origin for throw in check.outcome.throws] == ["hand", "app"]


def test_wrong_numbers_of_dice_leave_the_check_as_it_was() -> None:
    """KO-TBL-07."""
    check: Any = start_check("normal", None, {"pool": 3}, GAME)
    for faces in ((8,), (8, 8, 8, 8)):
        with pytest.raises(Refusal) as refused:
            check.throw(d10(*faces))
        assert refused.value.problem.code == "wrong_count"
    done = check.throw(d10(2, 3, 4))
    with pytest.raises(Refusal):
        done.throw(d10(2))
    with pytest.raises(Refusal):
        check.choose("again")
    assert check.outcome is None


def test_zero_face_is_ten() -> None:
    """KO-DIC-03: a die read as 0 is kept as 10."""
    check: Any = start_check("normal", None, {"pool": 1}, GAME)
    check = check.throw(Throw(faces=(Face(sides=10, value=0),)))
    assert check.wants is not None
    assert check.tester.throws[0].values == (10,)


def test_waves_show_which_dice_were_rolled_again() -> None:
    """KO-TAT-04, KO-TBL-05: wave by wave, as many dice as the one before had 10s."""
    roll, extra = feed(start_roll(3), (10, 4, 10, 10, 8, 3))
    assert extra == 0
    assert roll.waves == ((10, 4, 10), (10, 8), (3,))


@pytest.mark.parametrize("order", [(10, 10, 3, 8, 10, 2), (10, 10, 8, 10, 3, 2)])
def test_order_of_rerolls_does_not_matter(order: tuple[int, ...]) -> None:
    """KO-TBL-06: by wave or by die, the totals are the same."""
    fed = feed_check(start_check("normal", None, {"pool": 3}, GAME), order)
    assert fed.status == "complete"
    assert fed.check.result is not None
    assert (fed.check.result.hits, fed.check.result.tens, fed.check.result.rolled) == (4, 3, 6)


def test_covered_passive_side() -> None:
    """KO-TBL-13: players see neither pool nor faces of the passive side until both are complete."""
    check: Any = start_check("opposed", None, {"pool": 2, "opponent_pool": 7, "hidden": True}, GAME)
    check = check.throw(d10(8, 2))
    assert check.wants.secret
    check = check.part(d10(9, 9))
    seen = shown(check, Viewer())
    assert "7" not in str(seen.title)
    assert [[die.value for die in throw.dice] for throw in seen.throws] == [[8, 2], [None, None]]
    assert seen.odds is None
    assert seen.may_look
    lifted = shown(check, Viewer(gm=True))
    assert [[die.value for die in throw.dice] for throw in lifted.throws] == [[8, 2], [9, 9]]
    check = check.throw(d10(2, 2, 2, 2, 2))
    over = shown(check, Viewer())
    assert over.outcome is not None
    assert (over.outcome.success, over.outcome.total, over.covered) == (False, 1, False)
    open_check: Any = start_check("opposed", None, {"pool": 1, "opponent_pool": 7}, GAME)
    assert "7" in str(shown(open_check, Viewer()).title)


def test_a_throw_is_whole_and_a_handful_is_not() -> None:
    """KO-TBL-09: a wave asked for is all of its dice; only a handful may be fewer, and none may be more."""
    check: Any = start_check("opposed", None, {"pool": 2, "opponent_pool": 3}, GAME)
    for faces in (d10(8), d10(8, 2, 2)):
        with pytest.raises(Refusal):
            check.throw(faces)
    assert len(check.part(d10(8)).wants.sides) == 1
    with pytest.raises(Refusal):
        check.part(d10(8, 2, 2))


def test_windows_of_an_extended_check() -> None:
    """KO-TBL-14, KO-AMB-23: between throws Enter takes もう一度; 中断 is offered beside it."""
    check: Any = start_check("extended", None, {"pool": 4, "goal": 3}, GAME)
    assert check.options == ()
    check = check.throw(d10(8, 2, 2, 2))
    assert check.wants is None
    assert [(o.id, o.primary, o.enabled) for o in check.options] == [("again", True, True), ("abort", False, True)]
    assert str(check.options[0].effect) == "2個で振る（累積1／目標3）"
    assert check.outcome.success is None
    with pytest.raises(Refusal):
        check.throw(d10(2, 2))
    again = check.choose("again")
    assert again.wants.sides == (10, 10)
    assert again.options == ()
    assert check.waiting, "the earlier value is as it was"


def test_both_sides_of_a_contest_have_their_banners() -> None:
    """KO-TAT-02, KO-UKA-01, KO-OPP-08: the throw of each side is beside the result, in the log message too."""
    check: Any = start_check("opposed", None, {"pool": 2, "opponent_pool": 2}, GAME)
    check = check.throw(d10(10, 2)).throw(d10(2)).throw(d10(1, 2))
    assert check.outcome.words == ("能動側の勝利", "能動側のタツジン!", "受動側のウカツ!")
    assert "能動側の勝利・能動側のタツジン!・受動側のウカツ!" in str(describe_check(shown(check, Viewer())))
    even: Any = start_check("opposed", None, {"pool": 1, "opponent_pool": 1}, GAME)
    assert even.throw(d10(9)).throw(d10(9)).outcome.marks == ("同数",)


def test_every_throw_of_an_extended_check_has_its_banner() -> None:
    """KO-TAT-02, KO-UKA-01, KO-AMB-15: a throw is a check of its own; earlier results are shown beside it."""
    check: Any = start_check("extended", None, {"pool": 6, "goal": 5}, GAME)
    check = check.throw(d10(10, 2, 2, 2, 2, 2)).throw(d10(2))
    assert (check.outcome.marks, str(check.facts)) == (("タツジン!",), "累積1／目標5。")
    check = check.choose("again").throw(d10(1, 2, 2, 2))
    assert (check.outcome.marks, str(check.facts)) == (("ウカツ!",), "累積1／目標5。（1回目 タツジン!）")
    assert (check.outcome.critical, check.outcome.fumble) == (False, True)
    given_up = check.choose("abort")
    assert (given_up.outcome.marks, given_up.outcome.fumble) == ((), False)
    assert str(given_up.facts) == "累積1／目標5。（1回目 タツジン!、2回目 ウカツ!）"
    lost = check.choose("again").throw(d10(1, 2))
    assert str(describe_check(shown(lost, Viewer()))).endswith(
        "失敗・ウカツ!　累積1／目標5。（1回目 タツジン!、2回目 ウカツ!）"
    )


def test_an_extended_check_that_succeeds_has_not_slipped() -> None:
    """KO-UKA-04, KO-TBL-11: a ウカツ! on the way is none of the throw that reaches the goal."""
    check: Any = start_check("extended", None, {"pool": 4, "goal": 1}, GAME)
    check = check.throw(d10(1, 2, 2, 2)).choose("again").throw(d10(9, 1))
    assert (check.outcome.success, check.outcome.marks, check.outcome.fumble) == (True, (), False)


def test_abort_waits_for_the_end_of_the_throw() -> None:
    """KO-AMB-23, KO-TBL-07: 中断 is possible between throws, or before the first die; placed dice are counted first."""
    check: Any = start_check("extended", None, {"pool": 4, "goal": 3}, GAME)
    halfway = check.part(d10(8, 2))
    with pytest.raises(Refusal) as refused:
        halfway.choose("abort")
    assert refused.value.problem.code == "no_option"
    for given_up in (check.choose("abort"), halfway.throw(d10(2, 2)).choose("abort")):
        assert given_up.verdict == "aborted"
        assert given_up.outcome.success is None


def test_check_kinds_request_their_parameters() -> None:
    """KO-CHK-02, KO-CHK-04, KO-AMB-27: skills can be typed, abilities are marked by group, no sheet means numbers."""
    sheet = SYSTEM.blank(GAME)
    kinds = {kind.id: kind for kind in check_kinds(sheet, GAME)}
    assert set(kinds) == {"normal", "opposed", "react", "extended"}
    skill = next(p for p in kinds["normal"].params if p.subject)
    assert skill.id == "skill"
    assert skill.free
    assert ("運動", "うんどう") in [(c.label, c.reading) for c in skill.choices]
    for kind, tag in (("opposed", "act"), ("react", "react")):
        ability = next(p for p in kinds[kind].params if p.id == "ability")
        group = [a.id for a in sheet.abilities if a.tag == tag]
        assert [c.value for c in ability.choices][: len(group)] == group, "the group that the rules name goes first"
        assert len(ability.choices) == len(sheet.abilities)
        assert all(c.legal for c in ability.choices), "as a rule only: the GM may name any"
        assert ability.default == group[0]
    bare = check_kinds(None, GAME)
    assert [next(p.kind for p in kind.params if p.subject) for kind in bare] == [ParamKind.NUMBER] * 4
    assert not any(p.id == "difficulty" for p in kinds["opposed"].params), "KO-OPP-11"


def test_densei_switch_only_in_full_dive() -> None:
    """KO-TBL-21: offered in 完全ダイブ, with both pools to be had; never with the rules off."""
    sheet = sheet_of({"connection": "full_dive", "skills": {"射撃": 1, "電制": 4}})
    assert any(p.id == "densei" for kind in check_kinds(sheet, GAME) for p in kind.params)
    pools = [
        start_check("normal", sheet, {"skill": "射撃", "densei": on}, GAME).tester.pool.dice  # type: ignore[union-attr]
        for on in (False, True)
    ]
    assert pools == [4, 7]
    off = game_of({"kotodama_enabled": False, "kotodama_announced": True})
    assert not any(p.id == "densei" for kind in check_kinds(sheet, off) for p in kind.params)
    assert not any(p.id == "densei" for kind in check_kinds(sheet_of({}), GAME) for p in kind.params)


def test_bare_numbers_in_place_of_names() -> None:
    """Numbers may stand for ability and skill; huge or negative ones are refused (KO-AMB-05)."""
    sheet = sheet_of({"dl": 1})
    check: Any = start_check("normal", sheet, {"ability": 4, "skill": "3"}, GAME)
    assert check.tester.pool.dice == 9
    for bad in (-1, 10**9, "-4"):
        with pytest.raises(Refusal) as refused:
            start_check("normal", sheet, {"ability": bad}, GAME)
        assert refused.value.problem.code == "bad_pool"
    for name, value in (("difficulty", 10**9), ("modifier", 10**9), ("difficulty", True), ("modifier", "x")):
        with pytest.raises(Refusal):
            start_check("normal", sheet, {name: value}, GAME)


def test_a_pool_written_by_the_gm_wins() -> None:
    """KO-GEN-07: a ruling on the sheet is the thrown pool."""
    sheet = sheet_of({"rulings": [{"rule": "KO-SHT-27", "field": "pool.a0.s0", "value": 12}]})
    check: Any = start_check("normal", sheet, {"ability": "技巧", "skill": "射撃", "modifier": 1}, GAME)
    assert check.tester.pool.dice == 13


def test_titles_and_three_contestants() -> None:
    """KO-AMB-28, KO-OPP-01: a third contestant is another pairwise check with the throw of its own."""
    first: Any = start_check("opposed", None, {"pool": 2, "opponent_pool": 1}, GAME)
    second: Any = start_check("opposed", None, {"pool": 2, "opponent_pool": 3}, GAME)
    results = [feed_check(c, f).check.result for c, f in ((first, (8, 2, 2)), (second, (8, 2, 8, 8, 2)))]
    assert [r.winner for r in results if r] == ["active", "passive"]
    assert str(first.title) == "2個 対 1個"
