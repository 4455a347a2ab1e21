"""The round beyond single events: offers, log messages, views and concealment."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.systems.kotodama import SYSTEM, battle
from desktop.systems.kotodama.battle.events import EVENTS, Condition
from desktop.systems.kotodama.battle.legal import act_options, windows
from desktop.systems.kotodama.battle.view import condition_text
from desktop.systems.kotodama.battle.view import prompts as prompts_for
from desktop.systems.kotodama.checks.start import barred
from desktop.systems.kotodama.connection import lanes
from desktop.systems.kotodama.sheet import Art
from tests.systems.kotodama.runner import edited, game_of, sheet_of

GAME = SYSTEM.game()
TRACE = Art(id="trace", name="逆探知の糸", timing="act", cost=2, range="over")
STEPS = Art(id="steps", name="残像の足", timing="setup", duration="cleanup")


def sheets() -> list[Any]:
    return [
        sheet_of({"id": "a", "name": "シラサギ", "dl": 2, "initiative": 9}).evolve(arts=(STEPS, TRACE)),
        sheet_of({"id": "m", "name": "ミヨ", "initiative": 5, "connection": "dive"}),
        sheet_of({"id": "n", "name": "クロガネ", "is_pc": False, "dl": 3, "initiative": 7, "hp": 7}),
    ]


def begin(*events: dict[str, Any], settings: dict[str, Any] | None = None, **options: Any) -> battle.Battle:
    return go(battle.start(sheets(), game_of(settings), **options), {"kind": "start"}, *events)


def go(state: battle.Battle, *events: dict[str, Any]) -> battle.Battle:
    for event in events:
        state = battle.apply(state, EVENTS.validate_python(event))
    return state


def prompts(state: battle.Battle) -> tuple[Any, ...]:
    return prompts_for(state, Viewer(gm=True))


def person(state: battle.Battle, who: str) -> Any:
    return next(p for p in state.people if p.id == who)


def lines(before: battle.Battle, event: dict[str, Any], viewer: Viewer) -> list[str]:
    """Return what a viewer reads in the log after an event."""
    typed = EVENTS.validate_python(event)
    found = battle.log_messages(before, typed, battle.apply(before, typed))
    return [str(text) for text in (message.for_(viewer) for message in found) if text is not None]


GM, PUBLIC = Viewer(gm=True), Viewer()
NEXT = {"kind": "next"}


def test_prompts_of_a_round() -> None:
    """KO-TBL-15, KO-AMB-30: one line per phase, the initiative phase under one name."""
    state = begin()
    assert str(prompts(state)[0]).startswith("第 1 ラウンド：セットアップフェイズ。")
    state = go(state, NEXT)
    assert str(prompts(state)[0]).endswith("次は シラサギ（イニシアティヴ値 9）です。")
    tied = go(state, {"kind": "set_initiative", "who": "n", "value": 9})
    assert str(prompts(tied)[1]) == "同値です：シラサギ、クロガネ"
    state = go(state, NEXT)
    assert str(prompts(state)[0]).startswith("シラサギ のメインフェイズ。行動回数 残り4。")
    given_up = lines(state, {"kind": "discard", "who": "a"}, PUBLIC)
    assert given_up[0] == "シラサギ は残りの行動回数を破棄し、行動完了です。"
    after = go(state, {"kind": "discard", "who": "a"})
    won = {"kind": "damage", "who": "n", "amount": 1}
    assert "次は" not in "".join(lines(after, won, GM)), "the next character has been named"
    state = go(
        state, {"kind": "effect", "id": "x", "until": "cleanup", "name": "残像の足"}, {"kind": "discard", "who": "a"}
    )
    state = go(state, NEXT, {"kind": "discard", "who": "n"}, NEXT, {"kind": "discard", "who": "m"})
    assert str(prompts(state)[0]).startswith("イニシアティヴフェイズ。未行動の人はいません。")
    state = go(state, NEXT)
    assert str(prompts(state)[0]).endswith("効果の解除：残像の足")


def test_prompt_shows_players_no_npc_numbers() -> None:
    """KO-TBL-15: the current turn is public; initiative and remaining actions of an NPC are the GM's."""
    on_sheets = [*sheets()[:2], sheets()[2].evolve(initiative=8)]
    start = battle.start(on_sheets, game_of(None))
    theirs = go(start, {"kind": "start"}, NEXT, NEXT, {"kind": "discard", "who": "a"})
    npc_is_next, npc_acts = theirs, go(theirs, NEXT)
    assert [str(prompts_for(npc_is_next, who)[0]).split("次は ")[1] for who in (GM, PUBLIC)] == [
        "クロガネ（イニシアティヴ値 8）です。",
        "クロガネ です。",
    ]
    texts = [str(prompts_for(npc_acts, who)[0]).split("。戦闘移動1")[0] for who in (GM, PUBLIC)]
    assert texts == ["クロガネ のメインフェイズ。行動回数 残り5", "クロガネ のメインフェイズ"]
    own_acts = go(npc_acts, {"kind": "discard", "who": "n"}, NEXT)
    for who in (GM, PUBLIC):
        assert str(prompts_for(own_acts, who)[0]).startswith("ミヨ のメインフェイズ。行動回数 残り2。")


def test_met_conditions_are_announced_at_once() -> None:
    """KO-TBL-15, KO-VIC-04, KO-BTL-04."""
    condition = {"result": "victory", "kind": "all_downed", "side": "enemy"}
    state = go(begin(), {"kind": "conditions", "conditions": [condition]}, {"kind": "damage", "who": "n", "amount": 7})
    assert str(prompts(state)[-1]) == "勝利条件を満たしました。ラウンド進行の終了を宣言しますか？"
    primary = [move for move in battle.legal(state) if move.primary]
    assert [(move.event, dict(move.args)) for move in primary] == [("end", {"result": "victory"})]


def test_condition_templates() -> None:
    """KO-TBL-16, KO-VIC-02, KO-VIC-03: templates, free text, and all of it on the players' display."""
    given = [
        {"result": "victory", "kind": "dead", "who": "n"},
        {"result": "defeat", "kind": "all_downed", "side": "pc"},
        {"result": "defeat", "kind": "custom", "text": "夜が明ける"},
    ]
    state = go(battle.start(sheets(), GAME), {"kind": "start", "conditions": given})
    texts = [(result, str(text)) for result, text in battle.project(state, Viewer()).conditions]
    assert texts == [("victory", "クロガネ の死亡"), ("defeat", "PC側全員の戦闘不能"), ("defeat", "夜が明ける")]
    assert str(condition_text(Condition(result="defeat", kind="custom"), state)) == "GMの決めた条件"


def test_unaffordable_acts_are_disabled_with_reason() -> None:
    """KO-TBL-17, KO-PHS-09: disabled with the reason; 残りを破棄 is always there."""
    attack = {"kind": "act", "who": "a", "act": "attack"}
    state = go(begin(), NEXT, NEXT, attack, attack, attack)
    options = {option.id: option for option in act_options(state)}
    assert not options["full_move"].enabled
    assert str(options["full_move"].reason) == "行動回数が足りません（2 ＞ 残り1）"
    assert not options["art:trace"].enabled
    assert options["attack"].enabled
    assert "discard" in [move.event for move in battle.legal(state)]
    offered = [dict(move.args)["act"] for move in battle.legal(state) if move.event == "act"]
    assert offered == ["combat_move", "attack"]


def test_an_art_without_a_cost_is_offered_with_the_reason() -> None:
    """KO-ART-02."""
    sheet = sheet_of({"id": "a"}).evolve(arts=(Art(id="q", name="謎", timing="act"),))
    state = go(battle.start([sheet], GAME), {"kind": "start"}, NEXT, NEXT)
    option = next(o for o in act_options(state) if o.id == "art:q")
    assert not option.enabled
    assert str(option.reason) == "消費行動回数がシートに書かれていません"


def test_an_art_of_another_timing_is_offered_everywhere() -> None:
    """KO-ART-01, KO-TBL-17: その他 fits every phase and the acts; an art of a phase is no act."""
    free = Art(id="free", name="虫の知らせ", timing="other")
    state = go(battle.start([sheet_of({"id": "a"}).evolve(arts=(STEPS, TRACE, free))], GAME), {"kind": "start"})
    assert [option.id for option in windows(state)] == ["a:steps", "a:free"]
    state = go(state, NEXT)
    assert [option.id for option in windows(state)] == ["a:free"]
    state = go(state, NEXT)
    arts = {option.id: str(option.cost) for option in windows(state) if option.id.startswith("art:")}
    assert arts == {"art:trace": "行動回数2", "art:free": "行動回数0"}


def test_arts_are_offered_in_their_phase_fastest_first() -> None:
    """KO-AMB-43, KO-PHS-03, KO-FSM-R03."""
    people = [
        sheet_of({"id": "slow", "initiative": 1}).evolve(arts=(STEPS,)),
        sheet_of({"id": "npc", "initiative": 8, "is_pc": False}).evolve(arts=(STEPS,)),
        sheet_of({"id": "pc", "initiative": 8}).evolve(arts=(STEPS, TRACE)),
        sheet_of({"id": "down", "initiative": 9, "char_state": "downed"}).evolve(arts=(STEPS,)),
    ]
    state = go(battle.start(people, GAME), {"kind": "start"})
    offered = [(move.who, dict(move.args)["art"]) for move in battle.legal(state) if move.event == "phase_art"]
    assert offered == [("pc", "steps"), ("npc", "steps"), ("slow", "steps")]
    assert not [move for move in battle.legal(go(state, NEXT)) if move.event == "phase_art"]
    window = windows(state)
    assert (window[0].payer, window[0].enabled) == ("down", False)
    assert str(window[0].reason) == "戦闘不能の人は使えません"
    assert {str(o.cost) for o in window} == {"行動回数0"}
    assert windows(go(state, NEXT)) == ()


def test_warnings_before_a_step() -> None:
    """KO-TBL-18, KO-AMB-45: the last blow, and an effect that expires at once."""

    def hurt(state: battle.Battle) -> str:
        return next(str(m.label) for m in battle.legal(state) if m.event == "damage" and m.who == "n")

    state = begin()
    assert "死亡" not in hurt(state)
    assert "死亡します" in hurt(go(state, {"kind": "down", "who": "n"}))
    discard = [NEXT, NEXT, {"kind": "discard", "who": "a"}, NEXT, {"kind": "discard", "who": "n"}]
    cleanup = go(state, *discard, NEXT, {"kind": "discard", "who": "m"}, NEXT)
    effect = {"kind": "effect", "id": "x", "until": "cleanup"}
    warning = "この効果は、このクリンナップフェイズですぐに切れます。"
    assert warning in lines(cleanup, effect, GM)
    assert warning not in lines(cleanup, effect | {"until": "scene"}, GM)
    assert warning not in lines(state, effect, GM)


def test_warning_ends_when_both_conditions_exist() -> None:
    """KO-VIC-03: it comes with the battle, and back when a condition is taken away."""
    won, lost = ({"result": result, "kind": "custom", "text": "x"} for result in ("victory", "defeat"))
    state = begin()
    for conditions, warned in (((won,), True), ((won, lost), False), ((lost,), True)):
        state = go(state, {"kind": "conditions", "conditions": conditions})
        assert (state.warnings == ("conditions_missing",)) is warned
        assert bool(battle.project(state, GM).warnings) is warned


@pytest.mark.parametrize("distance", [float("nan"), float("inf"), "nan"])
def test_a_distance_is_a_number_that_a_file_can_hold(distance: Any) -> None:
    """KO-ACT-02: what JSON has no word for would come back as nothing and could not be replayed."""
    with pytest.raises(ValidationError):
        EVENTS.validate_python({"kind": "act", "who": "a", "act": "attack", "distance": distance})


def test_lanes() -> None:
    """KO-TBL-19, KO-KTD-03, KO-CON-09, KO-AMB-50: the place and self of each character."""
    people = [sheet_of({"id": state, "connection": state}) for state in ("offline", "aware", "dive", "full_dive")]
    found = lanes(people)
    assert [(card.who, card.kind) for card in found.real] == [
        ("offline", "active"),
        ("aware", "active"),
        ("dive", "body"),
    ]
    assert [(card.who, card.kind) for card in found.kotodama] == [
        ("aware", "listener"),
        ("dive", "active"),
        ("full_dive", "active"),
    ]
    off = lanes(people, enabled=False)
    assert [card.kind for card in off.real] == ["active"] * 4
    assert off.kotodama == ()


def test_players_see_no_npc_numbers() -> None:
    """NPCs show name, state and place; nothing that only the GM may know is in the view (KO-TBL-16)."""
    state = begin(NEXT, {"kind": "nominate", "who": "n", "gm": True})
    for viewer in (Viewer(), Viewer(sheet="a")):
        view = battle.project(state, viewer)
        npc = next(p for p in view.people if p.id == "n")
        assert (npc.gauges, npc.arts, npc.abilities, npc.skills) == ((), (), (), ())
        pc = next(p for p in view.people if p.id == "a")
        assert {gauge.id: gauge.value for gauge in pc.gauges}.items() >= {("hp", 10), ("karma", 5)}
        assert (pc.dl, pc.initiative, pc.budget) == (2, 9, 4)
        assert (npc.dl, npc.initiative, npc.remaining, npc.budget, npc.combat_move) == (None,) * 5
        assert bool(pc.arts) == (viewer.sheet == "a")
    seen = next(p for p in battle.project(state, GM).people if p.id == "n")
    assert next(gauge.value for gauge in seen.gauges if gauge.id == "hp") == 7


def test_hidden_people_leave_no_trace() -> None:
    """A concealed character is in no list, order, effect, condition or turn of the players' view."""
    state = begin(NEXT, {"kind": "nominate", "who": "n", "gm": True}, hidden=["n"])
    condition = {"result": "victory", "kind": "dead", "who": "n"}
    state = go(
        state,
        {"kind": "effect", "id": "secret", "until": "scene", "name": "待ち伏せ", "who": "n"},
        {"kind": "conditions", "conditions": [condition]},
    )
    text = battle.project(state, Viewer(sheet="a")).model_dump_json()
    for trace in ('"n"', "クロガネ", "待ち伏せ", "secret"):
        assert trace not in text
    assert battle.project(state, Viewer(gm=True)).current == "n"
    shown = go(state, {"kind": "reveal", "who": "n"})
    assert battle.project(shown, Viewer()).current == "n"


def test_attack_as_an_opposed_check() -> None:
    """KO-AMB-41, KO-BTL-07: アクト against リアクト is offered after the attack; damage is typed by hand afterwards."""
    state = begin(NEXT, NEXT, {"kind": "act", "who": "a", "act": "attack", "targets": ["n"]})
    offered = next(m for m in battle.legal(state) if m.event == "check" and "params" in dict(m.args))
    assert str(offered.label) == "シラサギからクロガネへ：対抗判定"
    state = go(state, {"kind": "check", **dict(offered.args)})
    check: Any = state.check
    assert (check.active.ability, check.passive.ability) == ("技巧", "反射")
    with pytest.raises(Refusal) as refused:
        go(state, {"kind": "discard", "who": "a"})
    assert refused.value.problem.code == "check_open"
    assert check.active.pool.dice == 7
    state = go(state, {"kind": "throw", "faces": (8,) * 7}, {"kind": "throw", "faces": (1,) * 9})
    assert state.check is None
    last: Any = state.last
    assert last.result.winner == "active"
    assert person(state, "n").karma == 4, "ウカツ! costs at once (KO-UKA-02)"
    assert go(state, {"kind": "damage", "who": "n", "amount": 3}).people[2].hp == 4


def test_reaction_is_barred_across_spaces_and_for_fallen() -> None:
    """KO-AMB-52, KO-AMB-62, KO-SET-11: the body may not, the self in the コトダマ space may, the fallen may not."""

    def bar(state: battle.Battle, actor: str, target: str, space: Any = None) -> str:
        return barred(person(state, actor), person(state, target), state.rules, space)

    state = begin()
    assert bar(state, "n", "m") == "KO-AMB-52"
    assert bar(state, "n", "m", "kotodama") == "", "an オーバーレンジ attack at the other self"
    assert bar(begin(settings={"body_can_react": True}), "n", "m") == ""
    diver = go(state, {"kind": "connect", "who": "n", "to": "full_dive", "gm": True})
    assert bar(diver, "n", "m") == ""
    assert bar(diver, "n", "a") == "", "across, by オーバーレンジ, one reacts where one is"
    fallen = go(state, {"kind": "down", "who": "a"})
    assert bar(fallen, "n", "a") == "KO-AMB-62"
    with pytest.raises(Refusal) as refused:
        bar(state, "n", "a", "kotodama")
    assert refused.value.problem.code == "not_present"


def test_unreachable_target_is_refused_with_reason() -> None:
    """KO-TBL-20, KO-RNG-02: and an オーバーレンジ art reaches."""
    state = begin(NEXT, NEXT)
    away = go(state, {"kind": "connect", "who": "m", "to": "full_dive", "reason": "art"})
    with pytest.raises(Refusal, match="オーバーレンジではありません"):
        go(away, {"kind": "act", "who": "a", "act": "attack", "targets": ["m"]})
    art = {"kind": "act", "who": "a", "act": "art", "art": "trace", "targets": ["m"]}
    assert go(away, art).people[0].remaining == 2


def test_battle_without_the_kotodama_rules() -> None:
    """KO-FSM-K05, KO-AMB-58: all characters count as 未接続, and no other state is offered."""
    state = begin(NEXT, NEXT, settings={"kotodama_enabled": False, "kotodama_announced": True})
    assert {p.connection for p in state.people} == {"offline"}
    assert "connect" not in [move.event for move in battle.legal(state)]
    with pytest.raises(Refusal) as refused:
        go(state, {"kind": "connect", "who": "a", "to": "aware", "gm": True})
    assert refused.value.problem.code == "kotodama_disabled"


def test_connection_steps_that_are_offered() -> None:
    """KO-FSM-K01, KO-FSM-K02, KO-FSM-K04: the current character's steps; for others those by an art."""
    state = begin(NEXT, NEXT)
    events = [{"kind": "connect", **dict(m.args)} for m in battle.legal(state) if m.event == "connect"]
    offered = {(e["who"], e["to"], e["reason"]) for e in events if not e.get("along")}
    assert offered == {
        ("a", "aware", ""),
        ("n", "aware", "art"),
        ("m", "offline", "art"),
        ("m", "aware", "art"),
        ("m", "full_dive", "art"),
    }
    along = {(e["who"], e["to"], e["reason"]) for e in events if e.get("along")}
    reasons = ("wazamae_counter", "actor_trait", "art")
    assert along == {
        *(("a", to, reason) for to in ("dive", "full_dive") for reason in reasons),
        *(("n", to, "art") for to in ("dive", "full_dive")),
    }
    for event in events:
        go(state, event)


def test_every_connection_step_is_logged() -> None:
    """KO-FSM-K02: 続けて移行 passes through the states in between; the free step needs no reason."""
    state = begin(NEXT, NEXT)
    event = {"kind": "connect", "who": "a", "to": "full_dive", "along": True}
    with pytest.raises(Refusal) as refused:
        go(state, event)
    assert refused.value.problem.code == "reason_required"
    found = battle.EVENTS.validate_python({**event, "reason": "art"})
    after = battle.apply(state, found)
    assert next(p for p in after.people if p.id == "a").connection == "full_dive"
    name = next(p for p in after.people if p.id == "a").name
    assert [str(line.text) for line in battle.log_messages(state, found, after)] == [
        f"{name} は認識に移りました。",
        f"{name} はダイブに移りました（アーツ）。",
        f"{name} は完全ダイブに移りました（アーツ）。",
    ]


def test_battle_changes_are_written_to_sheets() -> None:
    """KO-CON-12, KO-TBL-12: HP, karma, state and connection return to the sheets as data."""
    before = begin()
    after = go(
        before,
        {"kind": "damage", "who": "n", "amount": 7},
        {"kind": "set_karma", "who": "m", "value": 4},
        {"kind": "set_initiative", "who": "a", "value": 1},
    )
    found = {(c.sheet, c.field, c.before, c.after) for c in battle.ENGINE.changes(before, after)}
    assert found == {
        ("n", "hp", 7, 0),
        ("n", "char_state", "unacted", "downed"),
        ("m", "karma", 5, 4),
    }


def test_the_same_person_twice() -> None:
    """KO-FSM-R13."""
    with pytest.raises(Refusal) as refused:
        battle.start([sheets()[0], sheets()[0]], GAME)
    assert refused.value.problem.code == "duplicate"


def test_unreadable_events() -> None:
    """Events of no kind, or with other fields, never reach the reducer."""
    for event in ({"kind": "dance"}, {"kind": "damage", "who": "a", "amount": "much"}, {"kind": "next", "x": 1}):
        with pytest.raises(ValueError, match="validation error"):
            EVENTS.validate_python(event)


def test_end_without_winner_is_described_as_such() -> None:
    """KO-FSM-R12: the GM may end a battle without victory or defeat; no dash replaces them."""
    assert lines(begin(), {"kind": "end"}, GM) == ["戦闘が終わりました。"]
    assert lines(begin(), {"kind": "end", "result": "victory"}, GM) == ["戦闘終了：勝利"]


def test_battle_number_change_is_logged_with_old_value() -> None:
    """KO-FSM-R14, KO-PHS-13: cleanup reminds of putting it back, and the log knows what it was."""
    state = begin()
    assert "シラサギ：イニシアティヴ値 9 → 11" in lines(
        state, {"kind": "set_initiative", "who": "a", "value": 11}, PUBLIC
    )
    assert "シラサギ：DL 2 → 0" in lines(state, {"kind": "set_dl", "who": "a", "value": 0}, PUBLIC)
    assert "クロガネ" not in "".join(lines(state, {"kind": "set_dl", "who": "n", "value": 0}, PUBLIC))


def test_rejoining_character_keeps_battle_values() -> None:
    """KO-FSM-R14: an イニシアティヴ値 that an art has raised until the cleanup phase is raised still."""
    state = begin({"kind": "set_initiative", "who": "m", "value": 12}, {"kind": "leave", "who": "m"})
    back = go(edited(battle.ENGINE, state, "m", initiative=6, hp=3), {"kind": "join", "who": "m"})
    assert (person(back, "m").initiative, person(back, "m").hp) == (12, 3)


def test_lasting_effect_is_listed_once_with_its_targets() -> None:
    """KO-ART-03: two characters may use the same art; concealed ones are not named to players."""
    on = {"kind": "effect", "until": "cleanup", "name": "残像の足"}
    state = begin(*(on | {"id": who, "who": who} for who in ("a", "m", "n")), hidden=["n"])
    texts = [str(text) for label, text in battle.ENGINE.project(state, PUBLIC).stage if label == "続いている効果"]
    assert texts == ["残像の足（シラサギ）、残像の足（ミヨ）"]


def test_fallen_characters_are_passed_over() -> None:
    """KO-STA-04: no 「まだ」 on the strip beside 戦闘不能."""
    state = begin({"kind": "down", "who": "n"})
    assert {p.id: p.out for p in battle.ENGINE.project(state, GM).people} == {"a": False, "m": False, "n": True}


def test_next_actor_message_is_omitted_from_replay() -> None:
    """KO-TBL-15: it is in the log, not in the replay, also where a new character or number changes it."""
    state = begin(NEXT)
    for event in ({"kind": "leave", "who": "a"}, {"kind": "set_initiative", "who": "m", "value": 20}):
        typed = EVENTS.validate_python(event)
        found = [
            message
            for message in battle.log_messages(state, typed, battle.apply(state, typed))
            if "次は" in str(message.text)
        ]
        assert [message.passing for message in found] == [True]


def last_attack(*more: dict[str, Any]) -> battle.Battle:
    """ミヨ has spent the first of two actions and attacks クロガネ with the other."""
    discards = [{"kind": "discard", "who": "a"}, NEXT, {"kind": "discard", "who": "n"}, NEXT]
    state = go(begin(settings={"kotodama_enabled": False, "kotodama_announced": True}), NEXT, NEXT, *discards)
    return go(state, {"kind": "act", "who": "m", "act": "combat_move"}, *more)


LAST = {"kind": "act", "who": "m", "act": "attack", "targets": ["n"]}
POOLS = {"opponent": "n", "pool": 2, "opponent_pool": 1}
ITS_CHECK = {"kind": "check", "check": "opposed", "who": "m", "params": POOLS}


def test_last_attacker_is_done_after_the_attack() -> None:
    """KO-PHS-10, KO-ACT-04: the state is 行動完了 at once; it is logged after its check and damage."""
    done = "ミヨ は行動完了です。"
    state = last_attack()
    assert lines(state, LAST, GM) == ["ミヨ：攻撃（対象 クロガネ）"]
    state = go(state, LAST)
    assert (person(state, "m").state, state.phase) == ("done", "initiative")
    assert done not in lines(state, ITS_CHECK, GM)
    state = go(state, ITS_CHECK, {"kind": "throw", "faces": [8, 9]})
    lost, won = ({"kind": "throw", "faces": [face]} for face in (10, 2))
    missed = go(state, lost)
    texts = lines(missed, {"kind": "throw", "faces": [8]}, GM)
    assert [texts[0].startswith("受動側の勝利"), *texts[1:]] == [True, done, "イニシアティヴフェイズ。"]
    assert done not in lines(state, won, GM), "its damage is still to come"
    hit = go(state, won)
    texts = lines(hit, {"kind": "damage", "who": "n", "amount": 1}, GM)
    assert texts == ["クロガネ に1点のダメージ。", "クロガネ：HP 7 → 6", done, "イニシアティヴフェイズ。"]
    assert lines(hit, NEXT, GM)[:2] == [done, "クリンナップフェイズ。解除する効果はありません。"]
    assert lines(hit, {"kind": "end"}, GM) == [done, "戦闘が終わりました。"]
    assert lines(go(hit, NEXT), NEXT, GM)[0].startswith("第 2 ラウンド")


def test_attack_before_the_last_action_logs_remaining_actions() -> None:
    """KO-PHS-08; discarding the rest ends the turn, independent of the attack (KO-PHS-09)."""
    state = go(begin(), NEXT, NEXT)
    attack = {"kind": "act", "who": "a", "act": "attack", "targets": ["n"]}
    assert lines(state, attack, GM) == ["シラサギ：攻撃（対象 クロガネ）", "行動回数 残り3。"]
    state = go(state, attack)
    assert lines(state, {"kind": "discard", "who": "a"}, GM)[0] == "シラサギ は残りの行動回数を破棄し、行動完了です。"
    assert go(state, {"kind": "discard", "who": "a"}).due == ""


def test_character_killed_by_a_last_attack_is_not_called_done() -> None:
    """KO-STA-07."""
    state = last_attack(LAST)
    texts = lines(state, {"kind": "kill", "who": "m"}, GM)
    texts += lines(go(state, {"kind": "kill", "who": "m"}), NEXT, GM)
    assert "ミヨ は行動完了です。" not in texts


def test_attacker_who_leaves_ends_the_last_attack() -> None:
    """KO-FSM-R13: the log of the next step names no main phase of a character who is gone."""
    state = last_attack(LAST)
    texts = lines(state, {"kind": "leave", "who": "m"}, GM)
    assert texts[0] == "ミヨ が離れました。"
    left = go(state, {"kind": "leave", "who": "m"})
    assert left.due == ""
    assert lines(left, NEXT, GM) == ["クリンナップフェイズ。解除する効果はありません。"]


def test_attack_on_a_dead_target_asks_for_no_damage() -> None:
    """KO-OPP-07: at once, not from the next step on."""
    state = go(last_attack(LAST), {"kind": "kill", "who": "n"}, ITS_CHECK)
    state = go(state, {"kind": "throw", "faces": [8, 9]})
    won = go(state, {"kind": "throw", "faces": [2]}) if state.check is not None else state
    assert (won.check, won.hit) == (None, None)
    assert battle.ENGINE.advance(won) is won
