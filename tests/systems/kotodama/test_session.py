"""The play session around battles: scenes, extended checks that take time, rulings, what players see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.rolls.describe import result
from desktop.core.rolls.dice import throw_of
from desktop.core.value import Viewer
from desktop.core.words import Words
from desktop.systems.kotodama import SYSTEM, battle, session
from tests.play_path import PlayPath
from tests.systems.kotodama.runner import game_of, sheet_of

GAME = SYSTEM.game()


def sheets() -> list[Any]:
    return [
        sheet_of({"id": "a", "name": "ミヨ", "karma": 2, "connection": "aware"}),
        sheet_of({"id": "n", "name": "番人", "is_pc": False, "hp": 6}),
    ]


def go(state: session.Session, *events: dict[str, Any]) -> session.Session:
    for event in events:
        state = session.apply(state, session.EVENTS.validate_python(event))
    return state


def begin(*events: dict[str, Any], **options: Any) -> session.Session:
    return go(session.start(sheets(), game_of(options.pop("settings", None)), **options), *events)


LOCK = {"kind": "extended_start", "id": "lock", "who": "a", "params": {"pool": 4, "goal": 3}, "label": "錠前"}
ON = {"kind": "extended_go_on", "id": "lock"}


def thrown(*faces: int) -> dict[str, Any]:
    return {"kind": "throw", "faces": faces}


def lock(**params: Any) -> dict[str, Any]:
    return LOCK | {"id": "b", "params": {"pool": 4, "goal": 3, **params}}


def test_a_pair_of_scenes() -> None:
    """KO-KTD-03, KO-AMB-50: each scene has an ordinary and a コトダマ side."""
    state = begin({"kind": "scene", "title": "路地裏", "kotodama_title": "銀の回廊"})
    assert (state.scene, state.title, state.kotodama_title) == (1, "路地裏", "銀の回廊")
    off = begin(
        {"kind": "scene", "kotodama_title": "銀の回廊"},
        settings={"kotodama_enabled": False, "kotodama_announced": True},
    )
    assert session.project(off, Viewer()).kotodama_title == ""


def test_unnamed_scene_of_a_pair_continues() -> None:
    """KO-KTD-03: two scenes at the same time; naming one keeps the other, naming none replaces both."""
    state = begin({"kind": "scene", "title": "路地裏", "kotodama_title": "銀の回廊"})
    real = go(state, {"kind": "scene", "title": "屋上"})
    assert (real.scene, real.title, real.kotodama_title) == (2, "屋上", "銀の回廊")
    other = go(real, {"kind": "scene", "kotodama_title": "最深部"})
    assert (other.scene, other.title, other.kotodama_title) == (3, "屋上", "最深部")
    new = go(other, {"kind": "scene"})
    assert (new.scene, new.title, new.kotodama_title) == (4, "", "")


def test_unnamed_extended_check_uses_the_name_of_its_kind() -> None:
    """KO-EXT-03: the line is not 「継続判定：継続判定を始めます」."""
    mine = {**LOCK, "label": ""}
    lines, state = log_and_state(begin(), mine)
    assert lines[0].startswith("継続判定を始めます。")
    (again,) = (move for move in session.legal(state) if move.event == "extended_go_on")
    assert Words().say(again.label) == "継続判定：4個で振る"
    lines, state = log_and_state(go(state, ON), thrown(8, 2, 2, 2))
    assert lines[0].startswith("継続判定：")


def test_leaving_the_rules_out_unannounced() -> None:
    """KO-KTD-02."""
    with pytest.raises(Refusal) as refused:
        session.start(sheets(), game_of({"kotodama_enabled": False}))
    assert refused.value.problem.code == "announcement_required"


def test_an_extended_check_over_time() -> None:
    """KO-EXT-01, KO-AMB-15, KO-UKA-02: step by step, karma falling at once, twice if need be."""
    state = begin(LOCK, ON, thrown(1, 2, 2, 2))
    assert state.people[0].karma == 1
    assert state.check is None
    assert state.tracks[0].check.next_pool == 2
    failed = go(state, {"kind": "scene"}, ON, thrown(1, 2))
    assert failed.people[0].karma == 0
    assert failed.tracks[0].check.verdict == "failure"
    won = go(state, ON, thrown(10, 8), thrown(9))
    assert (won.tracks[0].check.verdict, won.tracks[0].check.cumulative) == ("success", 3)
    for ended in (failed, won):
        with pytest.raises(Refusal) as refused:
            go(ended, ON)
        assert refused.value.problem.code == "already_over"
    for any_state in (state, won, go(state, ON), go(state, ON, thrown(10, 8))):
        assert session.Session.model_validate_json(any_state.model_dump_json()) == any_state.unbound()


def test_dead_character_cannot_continue_extended_check() -> None:
    """KO-STA-08: not with an extended check they had begun either; it can only be given up."""
    state = begin(LOCK, ON, thrown(2, 3, 4, 5), {"kind": "kill", "who": "a"})
    assert [m.event for m in session.legal(state) if m.event in ("extended_go_on", "extended_abort")] == [
        "extended_abort"
    ]
    for again in (ON, {"kind": "choose", "option": "again"}):
        with pytest.raises(Refusal) as caught:
            go(state, again)
        assert caught.value.problem.code == "dead"
    assert go(state, {"kind": "extended_abort", "id": "lock"}).tracks[0].check.verdict == "aborted"


def test_departed_character_acts_only_after_rejoining() -> None:
    """KO-FSM-R13: an extended check waits for them; meanwhile it can only be given up."""
    state = begin(LOCK, ON, thrown(2, 3, 4, 5), {"kind": "leave", "who": "a"})
    offered = [m.event for m in session.legal(state) if m.event in ("extended_go_on", "extended_abort")]
    assert offered == ["extended_abort"]
    for again in (ON, {"kind": "choose", "option": "again"}):
        with pytest.raises(Refusal) as caught:
            go(state, again)
        assert caught.value.problem.code == "unknown_character"
    back = go(state, {"kind": "join", "who": "a"})
    assert go(back, ON, thrown(8, 9)).tracks[0].check.cumulative == 2
    bare = go(state, lock() | {"who": ""}, ON | {"id": "b"})
    assert bare.check is not None, "bare numbers belong to no character"


def test_leaving_character_pays_for_an_open_throw() -> None:
    """KO-UKA-02, KO-FSM-R13: changes of a character who has left are kept, and a concealed one stays concealed."""
    state = begin(LOCK, ON, {"kind": "leave", "who": "a"})
    after = go(state, thrown(1, 2, 2, 2))
    (paid,) = session.ENGINE.changes(state, after)
    assert (paid.sheet, paid.field, paid.before, paid.after) == ("a", "karma", 2, 1)
    texts = [
        str(line.text)
        for line in session.log_messages(state, session.EVENTS.validate_python(thrown(1, 2, 2, 2)), after)
    ]
    assert texts[-1] == "ミヨ：インガオホー値 2 → 1"
    normal = {"kind": "check", "check": "normal", "who": "n", "params": {"pool": 1}}
    hidden = begin(normal, {"kind": "leave", "who": "n"}, hidden=["n"])
    seen = session.log_messages(hidden, session.EVENTS.validate_python(thrown(9)), go(hidden, thrown(9)))
    assert seen
    assert all(line.secret for line in seen)


def test_extended_check_uses_current_karma() -> None:
    """KO-UKA-02: changes between two throws count; every change is logged once."""
    state = begin(LOCK, ON, thrown(1, 2, 2, 2), {"kind": "set_karma", "who": "a", "value": 5}, ON)
    after = go(state, thrown(1, 2))
    assert after.people[0].karma == 4
    assert [(c.field, c.before, c.after) for c in session.ENGINE.changes(state, after)] == [("karma", 5, 4)]


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (ON, ""),
        (thrown(2), "no_check"),
        ({"kind": "extended_go_on", "id": "door"}, "unknown_track"),
        (LOCK, "duplicate"),
        (lock(goal=0), "bad_goal"),
        (lock(pool=-1), "bad_pool"),
        (lock(target=1), "bad_target"),
        (LOCK | {"id": "b", "who": "z"}, "unknown_character"),
        ({"kind": "check", "check": "normal", "who": "z"}, "unknown_character"),
        ({"kind": "check", "check": "opposed", "who": "a", "params": {"opponent": "だれか"}}, "unknown_character"),
        ({"kind": "connect", "who": "a", "to": "full_dive"}, "no_path"),
        ({"kind": "connect", "who": "a", "to": "夢"}, "bad_connection"),
        ({"kind": "set_wazamae", "who": "a", "value": 100}, "out_of_range"),
        ({"kind": "join", "who": "z"}, "unknown_character"),
        ({"kind": "join", "who": "n"}, "duplicate"),
        ({"kind": "damage", "who": "z", "amount": 1}, "unknown_character"),
    ],
)
def test_refusals(event: dict[str, Any], code: str) -> None:
    state = begin(LOCK)
    if not code:
        assert go(state, event).check is not None
        return
    with pytest.raises(Refusal) as refused:
        go(state, event)
    assert refused.value.problem.code == code
    assert state.unbound() == begin(LOCK).unbound()


def test_faces_of_the_open_check() -> None:
    """KO-TBL-07, KO-TBL-09, KO-VAL-05: a handful is taken, more than wanted or no face of a d10 is refused."""
    state = begin(LOCK, ON)
    for faces, code in (((2, 2, 2, 2, 2), "wrong_count"), ((2, 2, 2, 11), "bad_face"), ((), "wrong_count")):
        with pytest.raises(Refusal) as refused:
            go(state, thrown(*faces))
        assert refused.value.problem.code == code
    handful = go(state, thrown(0, 2))
    assert handful.check is not None
    assert go(handful, thrown(2, 2), thrown(8)).tracks[0].check.cumulative == 2


def test_a_tally_counts_like_faces() -> None:
    """KO-TBL-08: 10s, other hits and 1s of a wave; the re-rolls are a wave of their own."""
    check = {"kind": "check", "check": "normal", "who": "a", "params": {"pool": 30, "difficulty": 20}}
    state = begin(check)
    assert state.check is not None
    assert str(state.check.wants.label if state.check.wants else "") == "ダイスプール 30個（10個ずつ3回）", "KO-TBL-09"
    first, second = ({"kind": "tally", "tens": t, "hits": h, "ones": o} for t, h, o in ((2, 5, 1), (0, 1, 0)))
    tallied: Any = go(state, first, second).last
    typed: Any = go(state, thrown(10, 10, *[8] * 5, 1, *[2] * 22), thrown(8, 2)).last
    assert tallied.result == typed.result
    with pytest.raises(Refusal) as refused:
        go(state, {"kind": "tally", "tens": 31, "hits": 0, "ones": 0})
    assert refused.value.problem.code == "bad_tally"


def test_giving_up_and_pool_zero() -> None:
    """KO-AMB-23, KO-AMB-22."""
    state = begin(LOCK, {"kind": "extended_abort", "id": "lock"}, lock(pool=0))
    assert [track.check.verdict for track in state.tracks] == ["aborted", "failure"]


def test_words_against_the_rules_are_recorded_never_blocked() -> None:
    """KO-GEN-03, KO-GEN-07."""
    state = begin(
        {"kind": "ruling", "text": "この扉は判定なしで開く", "rule": "KO-AMB-01"},
        {"kind": "ruling", "text": "雨の日の射撃は目標値9", "agreed": True},
    )
    assert [(r.text, r.agreed) for r in state.rulings] == [
        ("この扉は判定なしで開く", False),
        ("雨の日の射撃は目標値9", True),
    ]


def test_outside_battle_states_are_kept() -> None:
    """KO-AMB-61, KO-AMB-55: character states and connections move outside battle, at no cost and in no turn."""
    state = begin(
        {"kind": "connect", "who": "a", "to": "dive", "reason": "wazamae_counter"},
        {"kind": "damage", "who": "n", "amount": 9},
        {"kind": "set_wazamae", "who": "a", "value": 3},
    )
    assert (state.people[0].connection, state.people[0].state, state.people[0].wazamae_counter) == (
        "dive",
        "unacted",
        3,
    )
    assert state.people[1].state == "downed"
    raised = go(state, {"kind": "release", "who": "n", "hp": 2}, {"kind": "heal", "who": "n", "amount": 99})
    assert (raised.people[1].state, raised.people[1].hp) == ("unacted", 10)


def test_after_a_battle(tmp_path: Path) -> None:
    """KO-BTL-05: one battle is one scene; what it did to people continues, to those as well who have left it."""
    path = PlayPath(SYSTEM, GAME, sheets(), tmp_path)
    for engine in ("session", "battle"):
        path.play_session.begin(engine, ["a", "n"])
    path.play("session", {"kind": "set_wazamae", "who": "a", "value": 3})
    path.play("session", {"kind": "set_karma", "who": "a", "value": 1})
    steps: list[dict[str, Any]] = [
        {"kind": "start"},
        {"kind": "set_dl", "who": "a", "value": 4},
        {"kind": "set_wazamae", "who": "a", "value": 2},
        {"kind": "damage", "who": "n", "amount": 6},
        {"kind": "leave", "who": "n"},
        {"kind": "end"},
    ]
    for step in steps:
        path.play("battle", step)
    state: Any = path.play_session.playing.state("session")
    assert [(p.state, p.hp) for p in state.people] == [("unacted", 10), ("downed", 0)]
    assert state.people[0].dl == 0, "a DL of the battle stays in the battle"
    assert (state.people[0].wazamae_counter, state.people[0].karma) == (2, 1)
    npc: Any = path.company.sheet("n")
    assert (npc.hp, npc.char_state) == (0, "downed")


def test_players_see_no_secrets() -> None:
    """KO-AMB-47: the note on 認識 is for all; hidden people, secret goals and NPC numbers are not."""
    state = begin(
        LOCK,
        LOCK | {"id": "s", "params": {"pool": 2, "secret": True}, "label": "追手"},
        LOCK | {"id": "t", "who": "n", "label": "番人の解析"},
        hidden=["n"],
        settings={"aware_note": "音は聞こえない"},
    )
    view = session.project(state, Viewer(sheet="a"))
    assert [track.id for track in view.tracks] == ["lock"]
    assert view.aware_note == "音は聞こえない"
    text = view.model_dump_json()
    assert "番人" not in text
    assert "追手" not in text
    assert len(session.project(state, Viewer(gm=True)).tracks) == 3
    shown = go(state, {"kind": "reveal", "who": "n"})
    npc = session.project(shown, Viewer()).people[1]
    assert (npc.name, npc.gauges) == ("番人", ())
    assert [track.id for track in session.project(shown, Viewer()).tracks] == ["lock"], "an NPC's pool and hits"


def test_moves_can_be_made() -> None:
    """Every offered step with all its fields known is accepted."""
    state = begin(LOCK, {"kind": "down", "who": "n"})
    fill: dict[str, dict[str, Any]] = {"damage": {"amount": 1}, "heal": {"amount": 1}}
    fill |= {"set_karma": {"value": 1}, "set_wazamae": {"value": 1}, "ruling": {"text": "x"}}
    made = set()
    for move in session.legal(state):
        if move.event not in ("extended_start", "join"):  # what they need is a person or an id
            after = go(state, {"kind": move.event, **fill.get(move.event, {}), **dict(move.args)})
            assert after != state or move.event == "heal", move
            made.add(move.event)
    assert made >= {"scene", "extended_go_on", "extended_abort", "check", "ruling", "connect", "damage", "heal", "kill"}
    assert made >= {"down", "release", "set_karma", "set_wazamae", "leave"}


def options(**event: Any) -> dict[str, Any]:
    return {"kind": "choose", **event}


def log_and_state(before: session.Session, event: dict[str, Any]) -> tuple[list[str], session.Session]:
    known = session.EVENTS.validate_python(event)
    after = session.apply(before, known)
    return [Words().say(line.text) for line in session.log_messages(before, known, after)], after


def test_options_after_last_throw_belong_to_its_track() -> None:
    """KO-TBL-14: もう一度 and 中断 of the last throw are those of its track; without one there is no check."""
    waits = begin(LOCK, ON, thrown(2, 2, 2, 2))
    on = go(waits, options(option="again"))
    assert on == go(waits, ON)
    assert go(on, thrown(8, 8)).tracks[0].check.cumulative == 2
    assert go(waits, options(option="abort")) == go(waits, {"kind": "extended_abort", "id": "lock"})
    assert log_and_state(waits, options(option="abort"))[0] == ["錠前：中断しました。"]
    between = go(waits, {"kind": "check", "check": "normal", "who": "a", "params": {"pool": 1}}, thrown(2))
    for state in (between, go(waits, options(option="abort")), begin(LOCK)):
        with pytest.raises(Refusal) as refused:
            go(state, options(option="again"))
        assert refused.value.problem.code == "no_check"


def test_each_throw_of_a_track_logs_its_own_dice() -> None:
    """Several may continue at once, and a replay has each die once."""
    waits = begin(LOCK, ON, thrown(8, 2, 2, 2))
    event = session.EVENTS.validate_python(thrown(8, 9))
    on = go(waits, ON)
    after = session.apply(on, event)
    (line,) = session.log_messages(on, event, after)
    assert Words().say(line.text) == "錠前：成功　累積3／目標3。"
    assert line.outcome is not None
    assert [throw.values for throw in line.outcome.throws] == [(8, 9)]
    assert log_and_state(begin(), LOCK)[0] == ["錠前：継続判定を始めます。4個、目標達成数3。"]


def test_throws_of_a_concealed_track_are_concealed() -> None:
    """An NPC's 累積 stays with the GM, in the log as on the page."""
    state = begin({**LOCK, "who": "n"}, ON)
    event = session.EVENTS.validate_python(thrown(8, 2, 2, 2))
    lines = session.log_messages(state, event, session.apply(state, event))
    assert [line.for_(Viewer()) for line in lines] == [None] * len(lines)


def test_scene_has_the_same_name_in_log_and_heading() -> None:
    """A replay omits a line that only repeats its heading."""
    lines, state = log_and_state(begin(), {"kind": "scene", "title": "路地裏", "kotodama_title": "銀の回廊"})
    assert lines == [Words().say(session.heading(state).scene)] == ["シーン 1「路地裏」　コトダマシーン「銀の回廊」"]


def test_no_character_has_acted_without_rounds() -> None:
    """KO-STA-03: 行動完了 is left over from the last round of a battle; a scene has no turns."""
    state = begin({"kind": "adjust", "who": "a", "field": "state", "state": "done"})
    assert [person.acted for person in session.project(state, Viewer(gm=True)).people] == [False, False]
    done = sheets()[0].evolve(char_state="done")
    assert not SYSTEM.person(done, GAME).acted
    fight = battle.start([done, sheets()[1]], GAME)
    assert [person.acted for person in battle.project(fight, Viewer(gm=True)).people] == [True, False]
    over = fight.evolve(phase="ended")
    assert [person.acted for person in battle.project(over, Viewer(gm=True)).people] == [False, False]


def test_contest_title_names_both_sides() -> None:
    """KO-OPP-03: the character of the check is before the line, the other side has its own name."""
    against = {"kind": "check", "who": "a", "params": {"opponent": "n", "pool": 2, "opponent_pool": 3}}
    active, passive = (log_and_state(begin(), {**against, "check": kind})[0] for kind in ("opposed", "react"))
    assert active == ["ミヨ：2個 対 番人 3個"]
    assert passive == ["ミヨ：2個（受動側） 対 番人 3個"]
    hidden = {**against, "params": {**against["params"], "hidden": True}}
    for kind, title in (("opposed", "2個 対 （伏せてあります）"), ("react", "（伏せてあります） 対 番人 3個")):
        check = go(begin(), {**hidden, "check": kind}).check
        assert check is not None
        assert Words().say(check.concealment(Viewer()).title or "") == title


def test_karma_loss_is_described_where_no_engine_logs_it() -> None:
    """KO-UKA-02: in the line of a loose check; an engine has a line for it; an NPC's is the GM's affair."""
    miyo, guard = sheets()
    loose = SYSTEM.begin("normal", miyo, {"pool": 1}, GAME).throw(throw_of((10,), (1,), "hand"))
    assert Words().say(result(loose.outcome)) == "0 失敗・ウカツ!　インガオホー値 2 → 1。"
    both = {"opponent": guard.id, "pool": 1, "opponent_pool": 1}
    contest = SYSTEM.begin("opposed", miyo, both, GAME, party=(guard,)).throw(throw_of((10,), (1,), "hand"))
    ended = contest.throw(throw_of((10,), (9,), "hand")).outcome
    assert Words().say(ended.detail) == "達成数0対1。ミヨ のインガオホー値 2 → 1。"
    npc = SYSTEM.begin("normal", guard.evolve(karma=3), {"pool": 1}, GAME).throw(throw_of((10,), (1,), "hand"))
    assert npc.outcome.changes
    assert Words().say(npc.outcome.detail) == ""
    state = begin({"kind": "check", "check": "normal", "who": "a", "params": {"pool": 1}})
    assert log_and_state(state, thrown(1))[0] == ["失敗・ウカツ!", "ミヨ：インガオホー値 2 → 1"]


def test_covered_side_is_logged_for_gm_only() -> None:
    """KO-AMB-47: the GM's line names whom and with how many; what players read names neither."""
    begun = begin()
    event = session.EVENTS.validate_python(
        {
            "kind": "check",
            "check": "opposed",
            "who": "a",
            "params": {"pool": 2, "opponent": "n", "opponent_pool": 7, "hidden": True},
        }
    )
    (line,) = session.log_messages(begun, event, session.apply(begun, event))
    read, written = (str(line.for_(viewer)) for viewer in (Viewer(), Viewer(gm=True)))
    assert line.secret
    assert ("番人" in written, "番人" in read) == (True, False)
    assert "ミヨ" in read
    openly = session.EVENTS.validate_python(
        {"kind": "check", "check": "opposed", "who": "a", "params": {"pool": 2, "opponent_pool": 7}}
    )
    (line,) = session.log_messages(begun, openly, session.apply(begun, openly))
    assert not line.secret


@pytest.mark.parametrize("engine", [session.ENGINE, battle.ENGINE])
def test_late_character_joins_concealed(engine: Any) -> None:
    """KO-FSM-R13: players read and see nothing of it, also when the concealed character leaves and returns."""
    mine, npc = sheets()
    assert engine.join is not None
    state = engine.start([mine], GAME).with_sheet(npc)
    event = engine.conceal_on_joining(engine.join(npc, GAME))
    here = engine.apply(state, event)
    assert [found.for_(Viewer()) for found in engine.log_messages(state, event, here)] == [None]
    assert [p.id for p in engine.project(here, Viewer()).people] == ["a"]
    assert [p.id for p in engine.project(here, Viewer(gm=True)).people] == ["a", "n"]
    away = engine.apply(here, engine.events.validate_python({"kind": "leave", "who": "n"}))
    openly = engine.join(npc, GAME)
    back = engine.apply(away, openly)
    assert [found.for_(Viewer()) for found in engine.log_messages(away, openly, back)] == [None]
    assert [p.id for p in engine.project(back, Viewer()).people] == ["a"]
