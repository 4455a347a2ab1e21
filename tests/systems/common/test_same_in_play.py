"""Every rule has one implementation: loose and in play, given and default, before and after JSON."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.rolls.dice import throw_of
from desktop.core.rolls.outcome import Outcome
from desktop.core.value import Viewer, put
from desktop.systems.common import SYSTEM
from desktop.systems.common.engines import SESSION
from desktop.systems.common.session.checks import check, open_trial
from tests.systems.common.campaign import PEOPLE, Play, game, ids, person
from tests.systems.common.test_engine import HANDS, walk

HELD = ["双撃", "斬撃強化3", "近接強化3", "回避強化3"]
FACES = st.integers(1, 20)


@given(
    mine=st.lists(st.sampled_from(HELD), max_size=3),
    theirs=st.lists(st.sampled_from(HELD), max_size=3),
    picks=st.lists(st.integers(0, 9), max_size=5),
    faces=st.tuples(FACES, FACES),
    house=st.sampled_from([{}, {"check.helpers": "actor"}, {"skill.floor": True}, {"check.skip_sure": True}]),
    battle=st.booleans(),
)
def test_loose_and_at_the_table(
    mine: list[str], theirs: list[str], picks: list[int], faces: tuple[int, int], house: dict[str, Any], battle: bool
) -> None:
    """CM-CHK-04…08, CM-AMB-75, CM-AMB-76: the same faces and choices give the same totals, changes and reasons."""
    play = Play(house, {"アヤ": ["双撃", *mine], "トウマ": theirs}).to("turn:アヤ" if battle else "scene")
    play.do("use", who="アヤ", copy="双撃", targets=["トウマ"])
    opened = play.state
    there = open_trial(opened)
    people = [sheet for sheet in opened.sheets.values() if sheet.id in opened.cast]
    given_params = {"subject": "双撃", "target": "touma"}
    loose = SYSTEM.start_check("check", people[0], given_params, play.game, party=people)
    if not there.uses():
        play.do("choose", option="roll")
        there = open_trial(play.state) if check(play.state) is not None else there
    while loose.options:
        here: Any = check(play.state)
        assert _comparable(here) == _comparable(loose)
        open_now = [option.id for option in loose.options if option.enabled and option.id != "difficulty"]
        option = open_now[picks.pop() % len(open_now)] if picks else "roll"
        loose = loose.choose(option)
        play.do("choose", option=option)
    if not loose.done:
        assert _comparable(check(play.state)) == _comparable(loose)
        loose = loose.throw(throw_of((20, 20), faces))
        play.do("throw", faces=list(faces), origin="hand")
    ended = play.state.last
    assert ended is not None
    assert loose.outcome is not None
    assert ended.results[0].outcome == loose.outcome.evolve(changes=())
    after = {
        (who, field): getattr(sheet, field)
        for who, sheet in play.state.sheets.items()
        for field in type(sheet).model_fields
        if getattr(sheet, field) != getattr(opened.sheets[who], field)
    }
    for change in loose.outcome.changes:
        assert after[change.sheet, change.field] == change.after
    extra = {field for (_, field) in after} - {change.field for change in loose.outcome.changes}
    assert extra <= {"effects", "ap"}, "only what the card does to whom it hits, which is no part of the check"


def _comparable(one: Any) -> Any:
    return one.title, one.options, one.odds(), one.wants, one.thrown, one.pair


@pytest.mark.parametrize("who", [None, *PEOPLE])
def test_default_params_equal_no_params(who: str | None) -> None:
    """CM-CHK-05, CM-CHK-06: missing and empty parameters are decided by the rule."""
    party = [person(name, HANDS.get(name, ())) for name in PEOPLE]
    sheet = next((one for one in party if who is not None and one.id == ids(who)), None)
    for kind in SYSTEM.check_kinds(sheet, game(), party):
        defaults = {param.id: param.default for param in kind.params}
        nothing = {param.id: None for param in kind.params}
        plain, *others = (SYSTEM.start_check(kind.id, sheet, sent, game(), party) for sent in ({}, defaults, nothing))
        assert others == [plain, plain]


def test_a_card_that_brings_its_own_difficulty_keeps_it() -> None:
    """CM-CHK-06, CM-AMB-74: the form's 難易度 is not given; one that is given wins, also over a target."""
    aya, touma = person("アヤ", ["足払い"]), person("トウマ")

    def pair(**given_params: Any) -> Any:
        return SYSTEM.start_check("check", aya, {"subject": "足払い", **given_params}, game(), [aya, touma]).pair

    assert pair() == pair(difficulty=None) == (10, 0)
    assert pair(difficulty=7) == pair(difficulty="７", target="touma") == (10, 7)
    assert pair(judge=30) == (30, 0)
    assert pair(subject="双撃", target="touma") == (10, 10)


@pytest.mark.parametrize("given_params", [{"difficulty": "--3"}, {"subject": "--3"}, {"modifier": "9" * 12}])
def test_numbers_are_read_once_and_refused_in_words(given_params: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        SYSTEM.start_check("check", None, given_params, game())
    assert caught.value.problem.code == "bad_param"


def test_unknown_name_is_refused_with_all_characters_offered() -> None:
    """CM-CHK-06: the party, NPCs too."""
    party = [person(name) for name in PEOPLE]
    kind = next(kind for kind in SYSTEM.check_kinds(party[0], game(), party) if kind.id == "check")
    target = next(param for param in kind.params if param.id == "target")
    assert [choice.value for choice in target.choices] == [one.id for one in party]
    with pytest.raises(Refusal) as caught:
        SYSTEM.start_check("check", party[0], {"target": "だれか"}, game(), party)
    assert caught.value.problem.code == "no_target"


def test_the_draw_at_a_tie_is_the_loose_draw() -> None:
    """CM-AMB-57: the same dice, odds and winner."""
    play = Play().to("battle")
    play.do("end_setup")
    names = [play.state.sheets[who].name for who in play.state.battle.tied]
    there: Any = check(play.state)
    loose: Any = SYSTEM.start_check("tie", None, {"candidates": len(names)}, game())
    assert there.wants == loose.wants
    assert [row.chance for row in there.odds().rows] == [row.chance for row in loose.odds().rows]
    won = loose.throw(throw_of(loose.wants.sides, (12,))).outcome.total
    play.do("throw", faces=[12])
    assert play.see("turn") == names[won - 1]


@given(seed=st.integers(0, 10**6))
def test_changes_carry_the_table_to_the_sheets(seed: int) -> None:
    """CM-CARD-03, CM-PARAM-09: applied to the sheets of the start they give those of the end; all in `play_fields`."""
    states = walk(seed, 30)[0]
    fields = {pattern.partition(".")[0] for pattern in SYSTEM.play_fields}
    sheets = dict(states[0].sheets)
    for change in SESSION.changes(states[0], states[-1]):
        assert change.field.partition(".")[0] in fields
        sheets[change.sheet] = put(sheets[change.sheet], change.field, change.after)
    assert sheets == states[-1].sheets
    steps = [c for a, b in pairwise(states) for c in SESSION.changes(a, b)]
    replayed = dict(states[0].sheets)
    for change in steps:
        replayed[change.sheet] = put(replayed[change.sheet], change.field, change.after)
    assert replayed == states[-1].sheets


@given(seed=st.integers(0, 10**6))
def test_every_step_is_logged_and_outcomes_survive_json(seed: int) -> None:
    """CM-APP-21: log lines in words, results as data that survive a file; players never read a secret line."""
    states, events = walk(seed, 30)
    for before, event, after in zip(states, events, states[1:], strict=False):
        for line in SESSION.log_messages(before, event, after):
            assert str(line.text)
            assert line.for_(Viewer()) == (line.open if line.secret else line.text)
            if line.outcome is not None:
                assert Outcome.model_validate_json(line.outcome.model_dump_json()) == line.outcome


def test_helpers_are_the_same_in_loose_check_and_session() -> None:
    """CM-AMB-76, CM-SCN-04, CM-AMB-56: scene characters; not those in another area or removed from the scene."""
    play = Play({}, {"アヤ": ["双撃"], **{name: ["斬撃強化3"] for name in ("トウマ", "シズ")}})
    engine = play.engine

    def helpers(who: str = "アヤ", **more: str) -> set[str]:
        people = [engine.beside(play.state, sheet) for sheet in play.state.sheets.values()]
        actor = next(sheet for sheet in people if sheet.name == who)
        check = SYSTEM.start_check("check", actor, {"subject": "双撃", **more}, play.game, people)
        return {option.payer for option in check.options if option.payer}

    assert helpers() == {"touma", "shizu"}, "before any scene nobody is elsewhere"
    play.do("begin")
    play.do("elapse", cycles=1)
    for name, area in (("アヤ", "広場"), ("トウマ", "広場"), ("シズ", "小屋")):
        play.do("choose_area", who=name, area=area)
    play.do("confirm_moves")
    play.do("describe", area="広場")
    assert helpers() == {"touma"}
    assert helpers(target="shizu") == {"touma", "shizu"}, "whoever is aimed at answers with its own cards"
    assert helpers("シズ") == {"shizu"}
    play.do("leave", who="トウマ")
    assert helpers() == set()
    play.do("enter", who="シズ")
    assert helpers() == {"shizu"}
