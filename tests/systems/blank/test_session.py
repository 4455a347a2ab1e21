"""Scenes, turns and conditions (BL-TRN-01 to -04, BL-CND-01, BL-CND-02), and what players may know of them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.problem import Refusal
from desktop.core.rolls.asking import event_types, offer
from desktop.core.rolls.check import ParamKind
from desktop.core.value import Viewer
from desktop.services.text.language import english, words
from desktop.systems.blank import SYSTEM
from desktop.systems.blank.session import SESSION
from desktop.systems.blank.session import events as ev
from desktop.systems.blank.session.state import SessionState
from desktop.systems.blank.sheet import Condition
from tests.systems.blank.rules import game, sheet_of

ANN = sheet_of("Ann", abilities={"agility": 3})
BOB = sheet_of("Bob", abilities={"agility": 5})
CAT = sheet_of("Cat", pc=False, abilities={"agility": 5})
CAST = (CAT, ANN, BOB)
BY_VALUE = [{"id": "quick", "name": "速さ", "way": "value", "value": {"kind": "ref", "id": "abilities.agility"}}]


GM = Viewer(gm=True)


def begun(turns: Any = None, event: ev.Begin | None = None, cast: Any = CAST, **options: Any) -> SessionState:
    rules = game(turns=turns) if turns is not None else game()
    return SESSION.apply(SESSION.start(cast, rules, **options), event or ev.Begin())


def go(state: SessionState, *events: ev.Event) -> SessionState:
    for event in events:
        state = SESSION.apply(state, event)
    return state


def lines(before: SessionState, event: ev.Event, viewer: Viewer = GM) -> list[str]:
    after = SESSION.apply(before, event)
    found = (line.for_(viewer) for line in SESSION.log_messages(before, event, after))
    return [str(line) for line in found if line is not None]


def test_the_greater_number_acts_first_and_players_before_others() -> None:
    """BL-TRN-02: Bob and Cat are equally quick."""
    state = begun(BY_VALUE)
    assert (state.order, state.now, state.round) == (("bob", "cat", "ann"), "bob", 1)
    slow = begun([{**BY_VALUE[0], "first": "lowest"}])
    assert slow.order == ("ann", "bob", "cat")


def test_each_character_acts_once_in_a_round() -> None:
    """BL-TRN-03."""
    state, seen = begun(BY_VALUE), []
    for _ in range(7):
        seen.append((state.round, state.now))
        state = go(state, ev.Next())
    assert seen == [(1, "bob"), (1, "cat"), (1, "ann"), (2, "bob"), (2, "cat"), (2, "ann"), (3, "bob")]


def test_dice_and_a_number_decide_the_order() -> None:
    """BL-TRN-02: each throws in turn; the last throw begins the first round."""
    state = begun()
    wanted = []
    for faces in ((1, 1), (6, 6), (2, 2)):
        check = SESSION.check(state)
        assert check is not None
        assert check.wants is not None
        wanted.append(check.wants.who)
        assert not state.now
        state = go(state, ev.ThrowEvent(faces=faces))
    assert wanted == ["cat", "ann", "bob"]
    assert dict(state.values) == {"cat": 7, "ann": 15, "bob": 9}
    assert (state.order, state.now, SESSION.check(state)) == (("ann", "bob", "cat"), "ann", None)


def test_free_order_lets_each_character_act_once() -> None:
    """BL-TRN-04: no character acts twice, and the next round comes when all have."""
    state = begun([{"id": "talk", "name": "話", "way": "free"}])
    assert (state.now, {m.who for m in SESSION.legal(state) if m.event == "act"}) == ("", {"ann", "bob", "cat"})
    state = go(state, ev.Act(who="ann"), ev.Act(who="cat"))
    with pytest.raises(Refusal, match="もう終えました"):
        go(state, ev.Act(who="ann"))
    state = go(state, ev.Act(who="bob"), ev.Next())
    assert (state.round, state.now, state.acted) == (2, "", ())


def test_gm_picks_next_actor_and_sets_order() -> None:
    """BL-TRN-02, BL-TRN-04."""
    state = begun(BY_VALUE)
    first = go(state, ev.Act(who="ann"))
    assert (first.now, first.waiting) == ("ann", ("cat",))
    assert go(state, ev.SetValue(who="ann", value=9)).order == ("ann", "bob", "cat")
    assert go(state, ev.Order(order=("cat", "ann"))).order == ("cat", "ann", "bob")


def test_conditions_end_by_themselves_unless_an_end_is_written() -> None:
    """BL-CND-02: 転倒 with one's turn, おびえ with all turns, けが never."""

    def put(who: str, text: str, until: str = "") -> ev.ConditionEvent:
        return ev.ConditionEvent(who=who, text=text, until=until)

    def of(state: SessionState, who: str) -> list[str]:
        return [row.text for row in state.find(who).conditions]

    turns = begun(BY_VALUE)
    state = go(
        turns, put("bob", "転倒"), put("bob", "おびえ"), put("ann", "転倒", "手を借りるまで"), put("ann", "けが")
    )
    assert lines(state, ev.Next()) == ["Bob の状態「転倒」が終わりました。", "Cat の手番です。"]
    state = go(state, ev.Next(), ev.Next(), ev.Next())
    assert (of(state, "bob"), of(state, "ann")) == (["おびえ"], ["転倒", "けが"])
    ended = go(state, ev.End())
    assert (of(ended, "bob"), of(ended, "ann")) == ([], ["転倒", "けが"])
    changed = SESSION.changes(state, ended)
    assert [(one.sheet, one.field) for one in changed] == [("bob", "conditions")]


def test_conditions_that_end_with_the_round() -> None:
    """BL-CND-02."""
    rules = game(turns=BY_VALUE, conditions=[{"id": "x", "name": "ひるみ", "ends": "round"}])
    state = go(SESSION.start(CAST, rules), ev.Begin())
    state = go(state, ev.ConditionEvent(who="ann", text="ひるみ"), ev.Next(), ev.Next())
    assert state.find("ann").conditions
    assert not go(state, ev.Next()).find("ann").conditions


def test_leaving_does_not_block_play() -> None:
    """BL-TRN-03: in the middle of a turn, of the dice, and as the last of a round."""
    state = begun(BY_VALUE)
    assert go(state, ev.Leave(who="bob")).now == "cat"
    last = go(state, ev.Next(), ev.Next())
    assert last.now == "ann"
    gone = go(last, ev.Leave(who="ann"))
    assert (gone.round, gone.now) == (2, "bob")
    dice = begun()
    check = SESSION.check(go(dice, ev.Leave(who="cat")))
    assert check is not None
    assert check.wants is not None
    assert check.wants.who == "ann"
    thrown = go(dice, ev.ThrowEvent(faces=(1, 1)), ev.ThrowEvent(faces=(1, 1)), ev.Leave(who="bob"))
    assert (thrown.order, thrown.now) == (("cat", "ann"), "cat")
    alone = go(begun(BY_VALUE, cast=(ANN,)), ev.Leave(who="ann"))
    assert (alone.turns, alone.cast) == ("", ())


def test_joiner_waits_for_next_turns_and_edited_sheet_keeps_play_state() -> None:
    state = begun(BY_VALUE, cast=(ANN, BOB))
    joined = go(state.with_sheet(CAT), ev.Join(who="cat"))
    assert (len(joined.cast), joined.order) == (3, ("bob", "ann"))
    hurt = go(joined, ev.ConditionEvent(who="ann", text="けが"))
    after = hurt.with_sheet(hurt.find("ann").evolve(skills={"fight": 4}))
    assert (after.find("ann").skills["fight"], after.find("ann").conditions[0].text) == (4, "けが")
    with pytest.raises(Refusal, match="二度います"):
        go(after, ev.Join(who="cat"))


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (ev.Begin(), "もう手番で進めています"),
        (ev.Act(who="bob"), "もう終えました"),
        (ev.ThrowEvent(faces=(1,)), "いま振るダイスはありません"),
        (ev.ConditionEvent(who="ann", text=" "), "状態の名前がありません"),
        (ev.Leave(who="zoe"), "この卓に「zoe」はいません"),
    ],
)
def test_refused_event_names_the_reason(event: ev.Event, text: str) -> None:
    with pytest.raises(Refusal, match=text):
        go(begun(BY_VALUE), event)


def test_turn_events_are_refused_without_turns() -> None:
    state = SESSION.start(CAST, game())
    for event in (ev.Next(), ev.End(), ev.Act(who="ann"), ev.Order(order=("ann",))):
        with pytest.raises(Refusal, match="手番で進めていません"):
            go(state, event)
    with pytest.raises(Refusal, match="順番の決め方はありません"):
        go(state, ev.Begin(turns="no"))
    with pytest.raises(Refusal, match="手番をもつ人がいません"):
        go(SESSION.start((), game()), ev.Begin())


HIDES = st.lists(
    st.sampled_from(
        [
            ev.Begin(),
            ev.Next(),
            ev.Act(who="ann"),
            ev.End(),
            ev.ConditionEvent(who="cat", text="けが"),
            ev.ConditionEvent(who="ann", text="おびえ"),
            ev.SetValue(who="ann", value=3),
        ]
    ),
    max_size=12,
)


@given(HIDES, st.sampled_from(["Cat", "ねこ"]), st.integers(1, 2))
def test_players_view_does_not_depend_on_concealed_character(events: list[ev.Event], name: str, money: int) -> None:
    """Two sessions that differ only in a concealed character look the same to the players."""
    seen = []
    for other in (CAT, CAT.evolve(name=name, money=money)):
        state, rows = SESSION.start((ANN, BOB, other), game(turns=BY_VALUE), unseen=("cat",)), []
        for event in events:
            try:
                after = SESSION.apply(state, event)
            except Refusal:
                continue
            rows += [
                (line.for_(Viewer()), line.who) for line in SESSION.log_messages(state, event, after) if not line.secret
            ]
            rows += [
                line.for_(Viewer()) for line in SESSION.log_messages(state, event, after) if line.secret and line.open
            ]
            state = after
            rows.append(SESSION.project(state, Viewer()))
        seen.append(rows)
    assert seen[0] == seen[1]
    assert not any(name in str(part) for part in seen[1] if not isinstance(part, tuple))


def test_gm_sees_concealed_mark_until_reveal() -> None:
    """BL-TRN-02: on the strip, beside the place in the order; otherwise only choosing would reveal them."""
    gm = Viewer(gm=True)
    state = go(begun(BY_VALUE, unseen=("cat",)), ev.Next())
    notes = {person.id: [str(note) for note in person.notes] for person in SESSION.project(state, gm).people}
    assert notes["cat"][0] == "伏せ"
    assert not any("伏せ" in note for who in ("ann", "bob") for note in notes[who])
    after = SESSION.project(go(state, ev.Reveal(who="cat")), gm)
    assert not any("伏せ" in str(note) for person in after.people for note in person.notes)


def test_heading_shows_scene_and_round() -> None:
    state = go(begun(BY_VALUE), ev.Scene(name="夜"), ev.Next())
    heading = SESSION.heading(state)
    assert (str(heading.scene), str(heading.round)) == ("場面：夜", "第 1 ラウンド")
    assert [str(text) for _, text in SESSION.project(state, Viewer()).stage] == ["夜"]


def test_character_appears_in_scene() -> None:
    state = begun(BY_VALUE, unseen=("cat",))
    assert "cat" not in SESSION.project(state, Viewer()).order
    assert lines(state, ev.Reveal(who="cat"), Viewer()) == ["Cat が現れました。"]
    assert "cat" in SESSION.project(go(state, ev.Reveal(who="cat")), Viewer()).order


def test_the_strip_shows_conditions_and_their_ends() -> None:
    """BL-CND-01."""
    sheet = ANN.evolve(conditions=(Condition(text="転倒"), Condition(text="けが", until="朝まで")))
    person = SYSTEM.person(sheet, SYSTEM.game())
    assert [(c.label, str(c.ends)) for c in person.conditions] == [("転倒", "自分の手番の終わり"), ("けが", "朝まで")]


def test_requested_parameters_have_labels_and_offer_game_conditions() -> None:
    """BL-CND-01: no internal key is shown; a state is chosen or written."""
    state = SESSION.start(CAST, game(conditions=[{"id": "a", "name": "ずぶぬれ"}, {"id": "b", "name": "転倒"}]))
    types = event_types(SESSION.events)
    asked = [(move.event, param) for move in SESSION.legal(state) for param in offer(move, types, ()).asks]
    assert {"text", "until", "name"} <= {param.id for _, param in asked}
    japanese, other = words("ja", "blank"), english("blank")
    for _, param in asked:
        texts = [spoken.say(param.label) for spoken in (japanese, other)]
        assert param.id not in texts
        assert texts[0] != texts[1], param.id
    states = next(param for event, param in asked if event == "condition" and param.id == "text")
    assert states.kind is ParamKind.TEXT
    assert [one.value for one in states.choices] == ["ずぶぬれ", "転倒"]
    assert [other.say(one.label) for one in states.choices] == ["ずぶぬれ", "転倒"]


def test_scene_and_note_require_a_text() -> None:
    """BL-LAY-01: as plain buttons they would make a scene without a name and an empty note."""
    types = event_types(SESSION.events)
    offers = {move.event: offer(move, types, ()) for move in SESSION.legal(begun(BY_VALUE))}
    for event, field in (("scene", "name"), ("note", "text")):
        assert not offers[event].complete
        assert [(param.id, param.advanced, param.default) for param in offers[event].asks] == [(field, False, "")]
    assert lines(begun(BY_VALUE), ev.Scene(name="夜明けの街道"), Viewer()) == ["場面：夜明けの街道"]
    assert lines(begun(BY_VALUE), ev.Scene(), Viewer()) == ["新しい場面"], "a name may be left out"
