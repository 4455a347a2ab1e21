"""The evening around battles: scenes, extended checks that take time, rulings, what players see."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.system import Viewer
from desktop.systems.kotodama import SYSTEM, battle, session
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


LOCK = {"kind": "extended_start", "id": "lock", "who": "a", "pool": 4, "goal": 3, "label": "錠前"}


def test_a_pair_of_scenes() -> None:
    """KO-KTD-03, KO-AMB-50: each scene has an ordinary and a コトダマ side."""
    state = begin({"kind": "scene", "title": "路地裏", "kotodama_title": "銀の回廊"})
    assert (state.scene, state.title, state.kotodama_title) == (1, "路地裏", "銀の回廊")
    off = begin(
        {"kind": "scene", "kotodama_title": "銀の回廊"},
        settings={"kotodama_enabled": False, "kotodama_announced": True},
    )
    assert session.project(off, Viewer()).kotodama_title == ""


def test_leaving_the_rules_out_unannounced() -> None:
    """KO-KTD-02."""
    with pytest.raises(Refusal) as refused:
        session.start(sheets(), game_of({"kotodama_enabled": False}))
    assert refused.value.problem.code == "announcement_required"


def test_an_extended_check_over_time() -> None:
    """KO-EXT-01, KO-AMB-15, KO-UKA-02: step by step, karma falling at once, twice if need be."""
    state = begin(LOCK, {"kind": "extended_step", "id": "lock", "faces": (1, 2, 2, 2)})
    assert state.people[0].karma == 1
    assert state.tracks[0].next_pool == 2
    again = {"kind": "extended_step", "id": "lock", "faces": (1, 2)}
    failed = go(state, {"kind": "scene"}, again)
    assert failed.people[0].karma == 0
    assert failed.tracks[0].verdict == "failure"
    won = go(state, {"kind": "extended_step", "id": "lock", "faces": (10, 8, 9)})
    assert (won.tracks[0].verdict, won.tracks[0].cumulative) == ("success", 3)
    for ended in (failed, won):
        with pytest.raises(Refusal) as refused:
            go(ended, again)
        assert refused.value.problem.code == "already_over"
    assert session.Session.model_validate_json(won.model_dump_json()) == won


@pytest.mark.parametrize(
    ("event", "code"),
    [
        ({"kind": "extended_step", "id": "lock", "faces": (10, 2, 2, 2)}, "need_dice"),
        ({"kind": "extended_step", "id": "lock", "faces": (2, 2, 2, 2, 2)}, "extra_dice"),
        ({"kind": "extended_step", "id": "lock", "faces": (2, 2, 2, 11)}, "bad_face"),
        ({"kind": "extended_step", "id": "door", "faces": (2,)}, "unknown_track"),
        (LOCK, "duplicate"),
        (LOCK | {"id": "b", "goal": 0}, "bad_goal"),
        (LOCK | {"id": "b", "pool": -1}, "bad_pool"),
        (LOCK | {"id": "b", "target": 1}, "bad_target"),
        (LOCK | {"id": "b", "who": "z"}, "unknown_character"),
        ({"kind": "connect", "who": "a", "to": "full_dive"}, "no_path"),
        ({"kind": "connect", "who": "a", "to": "夢"}, "bad_connection"),
        ({"kind": "set_wazamae", "who": "a", "value": 100}, "out_of_range"),
        ({"kind": "damage", "who": "z", "amount": 1}, "unknown_character"),
    ],
)
def test_refusals(event: dict[str, Any], code: str) -> None:
    state = begin(LOCK)
    with pytest.raises(Refusal) as refused:
        go(state, event)
    assert refused.value.problem.code == code
    assert state == begin(LOCK)


def test_giving_up_and_pool_zero() -> None:
    """KO-AMB-23, KO-AMB-22."""
    state = begin(LOCK, {"kind": "extended_abort", "id": "lock"}, LOCK | {"id": "b", "pool": 0})
    assert [track.verdict for track in state.tracks] == ["aborted", "failure"]


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


def test_after_a_battle() -> None:
    """KO-BTL-05: one battle is one scene; what it did to people goes on."""
    fight = battle.start(sheets(), GAME)
    for event in ({"kind": "start"}, {"kind": "set_dl", "who": "a", "value": 4}, {"kind": "kill", "who": "n"}):
        fight = battle.apply(fight, battle.EVENTS.validate_python(event))
    state = begin({"kind": "after_battle", "people": fight.people})
    assert [p.state for p in state.people] == ["unacted", "dead"]
    assert state.people[0].dl == 0, "a DL of the battle stays in the battle"


def test_players_see_no_secrets() -> None:
    """KO-AMB-47: the note on 認識 is for all; hidden people, secret goals and NPC numbers are not."""
    state = begin(
        LOCK,
        LOCK | {"id": "s", "secret": True, "label": "追手"},
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
    assert (npc.name, npc.hp) == ("番人", None)
    assert [track.id for track in session.project(shown, Viewer()).tracks] == ["lock"], "an NPC's pool and hits"


def test_moves_can_be_made() -> None:
    """Every offered step with all its fields known is accepted."""
    state = begin(LOCK, {"kind": "down", "who": "n"})
    fill = {"extended_step": {"faces": (2, 2, 2, 2)}, "damage": {"amount": 1}, "heal": {"amount": 1}}
    fill |= {"set_karma": {"value": 1}, "set_wazamae": {"value": 1}, "ruling": {"text": "x"}}
    made = set()
    for move in session.legal(state):
        if move.event not in ("extended_start", "join"):
            after = go(state, {"kind": move.event, **fill.get(move.event, {}), **dict(move.args)})
            assert after != state or move.event == "heal", move
            made.add(move.event)
    assert made >= {"scene", "extended_step", "extended_abort", "ruling", "connect", "damage", "heal", "kill"}
    assert made >= {"down", "release", "set_karma", "set_wazamae", "leave"}
