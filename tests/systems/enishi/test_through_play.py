"""Rules of 2d6+SLV that no golden case writes, through the play session."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.play import Choose, ThrowEvent
from desktop.core.problem import Refusal
from desktop.core.rolls.check import PASS
from desktop.core.rolls.outcome import Change
from desktop.core.rolls.roll import Asked
from desktop.core.value import Viewer
from desktop.systems.enishi import SYSTEM
from desktop.systems.enishi.session.state import CHECKS
from desktop.systems.enishi.sheet import Skills
from tests.play_path import PlayPath, play_path
from tests.play_sessions import edit
from tests.systems.enishi.people import game, sheet


def test_checks_take_effects_from_the_first_stage_on() -> None:
    """EN-AMB-77: none before the first stage and none after the session's end, unless the table allows them."""
    for allowed in (False, True):
        rules = game(effects_from="zero" if allowed else "first")
        with play_path(SYSTEM, [sheet("a", clv=2)], rules) as path:
            night = path.play_session
            stages: list[bool] = []

            def offered(night=night, stages=stages) -> None:
                night.prepare(Asked(kind="check", who="a", params={"skill": "athletics", "target": 12, "gm": True}))
                night.post(ThrowEvent(faces=(3, 4)))
                stages.append(any(option.id.startswith("reroll") for option in night.roll.check.options))
                if not night.roll.done:
                    night.cancel()

            night.begin("session", ["a"])
            night.play("session", {"kind": "stage", "stage": "zero"})
            offered()
            night.play("session", {"kind": "end_stage"})
            night.play("session", {"kind": "stage", "stage": "first"})
            offered()
            night.play("session", {"kind": "close", "gm": True})
            offered()
            assert stages == [allowed, True, False]


@pytest.mark.parametrize("kind", sorted(CHECKS))
def test_checks_begin_with_the_first_stage(kind: str) -> None:
    """EN-AMB-77: none in the zero stage unless the GM rules so, or the table begins there."""
    people = [sheet(who) for who in "ab"]
    for allowed in (False, True):
        with play_path(SYSTEM, people, game(effects_from="zero" if allowed else "first")) as path:
            night = path.play_session
            asked = Asked(kind=kind, who="a", params={"defence": "b"} if kind == "attack" else {})
            night.begin("session", ["a", "b"])
            night.play("session", {"kind": "stage", "stage": "zero"})
            assert night.possible(asked) is allowed
            assert night.possible(asked.evolve(params={**asked.params, "gm": True}))
            assert night.possible(Asked(kind="harm", who="a", params={"amount": 1}))
            night.play("session", {"kind": "end_stage"})
            night.play("session", {"kind": "stage", "stage": "first"})
            assert night.possible(asked)


def test_used_box_is_refused_with_option_to_overrule() -> None:
    """EN-VAL-23: a box that was used is listed with the reason; the GM may let it pay once more."""
    used = sheet("a", clv=0, bonds=[{"person": "b", "link": "b", "relation": "love", "box": True}])
    with play_path(SYSTEM, [used, sheet("b")], game()) as path:
        night = path.play_session
        night.prepare(Asked(kind="check", who="a", params={"skill": "athletics", "target": 8, "about": ["b"]}))
        check = night.post(ThrowEvent(faces=(3, 4))).roll.check  # type: ignore[union-attr]
        box = next(option for option in check.options if option.id.startswith("reroll:a:bond0"))
        assert not box.enabled
        assert str(box.reason) == "所縁「b」のマスは使いました。"
        with pytest.raises(Refusal):
            night.post(Choose(option=box.id))
        assert night.post(Choose(option=box.ruling)).roll.check.wants is not None  # type: ignore[union-attr]


def test_defence_against_failed_attack_is_labelled() -> None:
    """EN-OPP-01, EN-AMB-09: dice are requested, and the 0 % has a reason."""
    with play_path(SYSTEM, [sheet("a", clv=0), sheet("b", clv=0)], game()) as path:
        night = path.play_session
        night.prepare(Asked(kind="opposed", who="a", params={"skill": "athletics", "other": "b"}))
        usual = night.post(ThrowEvent(faces=(3, 4))).roll.check.wants.label  # type: ignore[union-attr]
        night.prepare(Asked(kind="opposed", who="a", params={"skill": "athletics", "other": "b"}))
        check = night.post(ThrowEvent(faces=(1, 1))).roll.check  # type: ignore[union-attr]
        assert check.wants.label != usual
        assert [row.chance for row in check.odds().rows] == [1]


def test_a_competition_of_many_is_entered_in_the_form() -> None:
    """EN-AMB-81: further rivals are people or numbers, each of them once."""
    people = [sheet(who, clv=0) for who in "abc"]
    kinds = {kind.id: kind for kind in SYSTEM.kinds(people[0], game(), party=people)}
    rivals = [param for param in kinds["competition"].params if param.id.startswith("other") and param.id[5:].isdigit()]
    assert all({"b", "c"} == {choice.value for choice in param.choices} for param in rivals)
    with play_path(SYSTEM, people, game()) as path:
        night = path.play_session
        params = {"skill": "athletics", "other": "b", "other2": "c", "other3": 4}
        night.prepare(Asked(kind="competition", who="a", params=params))
        for faces in ((3, 4), (1, 2), (5, 6), (3, 4)):
            night.post(ThrowEvent(faces=faces))
        outcome = night.roll.check.outcome  # type: ignore[union-attr]
        assert outcome is not None
        assert (outcome.label, str(outcome.detail)) == ("負け", "順位：1 c 11、1 相手3 11、3 a 7、4 b 3")


def test_prepared_check_shows_chance_before_first_die() -> None:
    """EN-TAB-14: after both throws, the shown earlier chance is not that before the second one."""
    with play_path(SYSTEM, [sheet("a", clv=0), sheet("b", clv=0)], game()) as path:
        night = path.play_session
        night.prepare(Asked(kind="opposed", who="a", params={"skill": "athletics", "other": "b"}))
        assert night.roll is not None
        before = night.roll.shown(Viewer(gm=True)).odds
        for faces in ((3, 4), (1, 2)):
            night.post(ThrowEvent(faces=faces))
        after = night.roll.shown(Viewer(gm=True))
        assert (after.odds, after.odds_before) == (before, True)


def test_typed_dice_stay_typed_after_undo() -> None:
    """EN-TAB-01: the log of a continued attack keeps 実 after an undone step."""
    with play_path(SYSTEM, [sheet("a", clv=0), sheet("b", clv=1)], game()) as path:
        night = path.play_session
        night.begin("battle", ["a", "b"])
        night.play("battle", {"kind": "turn"})

        def go_on(faces: tuple[int, int]) -> None:
            night.post(ThrowEvent(faces=faces, origin="hand"))
            while night.roll is not None and not night.roll.done and night.roll.check.wants is None:
                night.post(Choose(option=next(o.id for o in night.roll.check.options if o.primary)))

        for who in "ab":
            night.play("battle", {"kind": "order", "who": who})
            go_on((3, 4) if who == "a" else (1, 2))
        night.play("battle", {"kind": "attack", "who": "a", "target": "b"})
        go_on((5, 6))
        go_on((1, 2))
        night.back()
        assert night.roll is not None
        assert night.roll.check.wants is not None, "the throw goes with the windows that closed after it"
        go_on((1, 2))
        last = night.log().entries[-1]
        assert last.outcome is not None
        assert last.hand


def test_one_undo_takes_a_throw_and_the_windows_closed_after_it() -> None:
    """A step is what a person would name; redo brings all of it back."""
    with play_path(SYSTEM, [sheet("a", clv=0), sheet("b", clv=1)], game()) as path:
        night = path.play_session
        night.begin("battle", ["a", "b"])
        night.play("battle", {"kind": "turn"})
        night.play("battle", {"kind": "order", "who": "a"})
        before = night.playing.state("battle")
        night.post(ThrowEvent(faces=(3, 4), origin="hand"))
        while night.roll is not None and night.roll.check.wants is None and not night.roll.done:
            night.post(Choose(option=PASS))
        after = night.playing.state("battle")
        assert after != before
        night.back()
        assert night.playing.state("battle") == before
        night.forward()
        assert night.playing.state("battle") == after


def test_resumed_attack_belongs_to_the_attacker() -> None:
    """The tray names the attacker, not the one who throws next."""
    with play_path(SYSTEM, [sheet("a", clv=0), sheet("b", clv=0)], game()) as path:
        night = path.play_session
        night.begin("battle", ["a", "b"])
        night.play("battle", {"kind": "turn"})
        for who, faces in (("a", (3, 4)), ("b", (1, 2))):
            night.play("battle", {"kind": "order", "who": who})
            night.post(ThrowEvent(faces=faces))
        night.play("battle", {"kind": "attack", "who": "a", "target": "b"})
        night.post(ThrowEvent(faces=(3, 4)))
        night.prepare(Asked(kind="check", who="b", params={}))
        again = night.take_up(night.suspended[-1].id)
        assert again.check.wants is not None
        assert (again.asked.who, again.check.wants.who) == ("a", "b")


def test_cancelled_automatic_success_is_logged_as_declared() -> None:
    """EN-PRM-11: the log does not contain 「3 失敗　自動成功（…）」."""
    with play_path(SYSTEM, [sheet("a", clv=1, gauge_size=0), sheet("b", clv=1, gauge_size=0)], game()) as path:
        night = path.play_session
        night.prepare(Asked(kind="check", who="a", params={"skill": "athletics", "target": 7}))
        for option in ("auto_success:a:clv:0", "auto_failure:b:clv:0"):
            night.post(Choose(option=option))
        night.post(ThrowEvent(faces=(1, 2)))
        text, _, declared = night.log().entries[-1].text.partition("宣言：")
        assert ("失敗" in text, "自動" in text) == (True, False)
        assert declared == "自動成功（a CLV 1→0）・自動失敗（b CLV 1→0）"


def test_every_skill_is_tested_in_the_tray() -> None:
    """Skill first, then a grade of difficulty; what is thrown and the level make the achievement.

    EN-CHK-01, EN-CHK-02, EN-CHK-03, EN-CHK-04, EN-SKL-01, EN-SKL-A1, EN-SKL-A2, EN-SKL-A3, EN-SKL-A4, EN-SKL-A5,
    EN-SKL-A6, EN-SKL-B1, EN-SKL-B2, EN-SKL-B3, EN-SKL-B4, EN-SKL-B5, EN-SKL-B6, EN-SKL-C1, EN-SKL-C2, EN-SKL-C3,
    EN-SKL-C4, EN-SKL-C5, EN-SKL-C6, EN-SKL-D1, EN-SKL-D2, EN-SKL-D3, EN-SKL-D4, EN-SKL-D5, EN-SKL-D6, EN-SKL-E1,
    EN-SKL-E2, EN-SKL-E3, EN-SKL-E4.
    """
    fields = [{"kind": "art", "field": "歌唱", "slv": 2}, {"kind": "knowledge", "field": "星", "slv": 2}]
    own = sheet("a", clv=0, skills=dict.fromkeys(Skills.model_fields, 2), fields=fields, languages=["英語", "中国語"])
    with play_path(SYSTEM, [own], game()) as path:
        night, company = path.play_session, path.company
        subject, _, target = company.kinds("a")[0].params[:3]
        assert len(subject.choices) == 28
        assert [choice.value for choice in target.choices] == [11, 9, 7, 5, 3]
        for choice in subject.choices:
            for grade in target.choices:
                night.prepare(Asked(kind="check", who="a", params={"skill": choice.value, "target": grade.value}))
                outcome = night.post(ThrowEvent(faces=(3, 4))).roll.check.outcome  # type: ignore[union-attr]
                assert outcome is not None
                assert (outcome.total, outcome.success) == (9, grade.value <= 9)  # type: ignore[operator]


def test_gm_view_shows_stage_and_one_way_bonds() -> None:
    """EN-AMB-78, EN-SES-10, EN-ENI-01, EN-ENI-04, EN-AMB-04: bonds are one-way; the GM alone reads both ways."""
    people = [sheet(who, name=who.upper()) for who in "abc"]
    with play_path(SYSTEM, people, game()) as path:
        night = path.play_session
        night.begin("session", ["a", "b", "c"])
        for kind in ("zero", "first"):
            night.play("session", {"kind": "stage", "stage": kind})
            night.play("session", {"kind": "end_stage"})
        night.play("session", {"kind": "stage", "stage": "main", "protagonist": "a", "present": ["a", "b"]})
        shown: Any = night.playing.shown("session", Viewer(gm=True))
        assert {row.id: row.role for row in shown.rows} == {"a": "protagonist", "b": "supporting", "c": "backstage"}
        texts = []
        for who, person in (("a", "B"), ("b", "A")):
            night.play("session", {"kind": "bond", "who": who, "person": person, "relation": "love", "gm": True})
            shown = night.playing.shown("session", Viewer(gm=True))
            texts += [str(line) for line in shown.feelings]
        assert texts == ["A から B への片思い", "A と B は両思い"]
        players: Any = night.playing.shown("session", Viewer())
        assert players.feelings == ()


def test_edits_during_a_fight_show_the_same_numbers_everywhere() -> None:
    """EN-AMB-32, EN-TAB-11: edited, grown, LP by command, undone and redone; sheet, session, fight and check agree."""
    own = sheet("a", name="ハル", clv=1, xp_total=40, skills={"melee": 3}, weapons=["melee_one_hand"])
    foe = sheet("n", is_pc=False, clv=0)
    with play_path(SYSTEM, [own, foe], game()) as path:
        night = path.play_session
        night.begin("session", ["a"])
        night.begin("battle", ["a", "n"])
        night.play("battle", {"kind": "turn"})
        for who, faces in (("a", (6, 5)), ("n", (1, 2))):
            night.play("battle", {"kind": "order", "who": who})
            _finish(path, faces)
        night.play("battle", {"kind": "attack", "who": "n", "target": "a", "gm": True})
        night.post(ThrowEvent(faces=(6, 3)))
        seen = [_numbers(path)]
        steps = (
            lambda now: now.evolve(skills=now.skills.evolve(melee=5, vigour=1), lp=7),
            lambda now: SYSTEM.grow(now, "clv", path.company.game),
            lambda now: now.evolve(weapons=()),
        )
        for step in steps:
            edit(night, path.company, step(path.company.sheets["a"]))
            seen.append(_numbers(path))
        night.change([Change(sheet="a", field="lp", before=7, after=1)], "LP")
        seen.append(_numbers(path))
        assert len(set(seen)) == len(seen)
        assert [lp for lp, *_ in seen] == [6, 7, 7, 7, 1]
        for known in seen[-2::-1]:
            night.back()
            assert _numbers(path) == known
        for known in seen[1:]:
            night.forward()
            assert _numbers(path) == known
        _finish(path, (1, 1))
        left: Any = path.company.sheets["a"]
        fight: Any = night.playing.state("battle")
        assert fighter_numbers(fight) == (left.lp, left.sp)
        assert (fight.check, fight.now) == (None, "a")
        edit(night, path.company, left.evolve(lp=0))
        assert night.playing.state("battle").now == "n"  # type: ignore[union-attr]  # the unconscious are passed over
        assert night.log().entries[-1].text == "n の手番です。"


def fighter_numbers(fight: Any) -> tuple[int, int]:
    """Return LP and SP of the first fighter."""
    actor = fight.fighter("a").actor
    return actor.lp, actor.sp


def _finish(path: PlayPath, faces: tuple[int, ...]) -> None:
    """Throw once, then continue until the check is over."""
    night = path.play_session
    night.post(ThrowEvent(faces=faces))
    while night.roll is not None and not night.roll.done and night.roll.check.wants is None:
        night.post(Choose(option=next(o.id for o in night.roll.check.options if o.primary)))


def _numbers(path: PlayPath) -> tuple[Any, ...]:
    """Return the shown numbers of a character; sheet, session, fight and open check agree."""
    own: Any = path.company.sheets["a"]
    fight: Any = path.play_session.playing.state("battle")
    fighter, member = fight.fighter("a").actor, path.play_session.playing.state("session").member("a").actor  # type: ignore[union-attr]
    paid = next(actor for actor in fight.check.state.cast if actor.id == "a")
    assert fighter == member == paid
    row = next(row for row in path.play_session.playing.shown("battle", Viewer(gm=True)).rows if row.id == "a")  # type: ignore[union-attr]
    person = next(p for p in path.play_session.playing.shown("session", Viewer(gm=True)).people if p.id == "a")  # type: ignore[union-attr]
    gauges = {gauge.id: gauge.value for gauge in person.gauges}
    assert (own.lp, own.clv) == (gauges["lp"], row.clv) == (fighter.lp, fighter.clv)
    return own.lp, own.clv, fighter.lp_max, len(row.arms), own.skills.melee
