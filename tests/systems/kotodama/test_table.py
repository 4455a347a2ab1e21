"""What a GM may do at the table beyond the rules' own steps: late arrivals, edited sheets, numbers set by hand."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from desktop import assets
from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.services.text.language import english
from desktop.systems.kotodama import SYSTEM, battle, session
from desktop.systems.kotodama.battle import EVENTS
from desktop.systems.kotodama.sheet import Art
from tests.systems.kotodama.runner import edited, game_of
from tests.systems.kotodama.test_battle import GAME, begin, go, lines, person, sheets

GM = Viewer(gm=True)
NEXT = {"kind": "next"}


@pytest.mark.parametrize("phase", ["idle", "setup", "initiative", "main", "cleanup", "ended"])
@pytest.mark.parametrize(
    ("field", "after"),
    [
        ("hp", 3),
        ("hp", None),
        ("karma", 1),
        ("char_state", "dead"),
        ("char_state", "unacted"),
        ("connection", "aware"),
        ("wazamae_counter", 2),
    ],
)
def test_every_play_field_is_taken_over_in_every_phase(phase: str, field: str, after: Any) -> None:
    state = begin().evolve(phase=phase, current="a" if phase == "main" else "")
    state = edited(battle.ENGINE, state, "m", **{field: after})
    name = {"char_state": "state"}.get(field, field)
    assert getattr(person(state, "m"), name) == after
    play_session = session.start(sheets(), GAME)
    play_session = edited(session.ENGINE, play_session, "m", **{field: after})
    assert getattr(next(p for p in play_session.people if p.id == "m"), name) == after


def test_hp_set_to_zero_downs_and_remembers_the_state() -> None:
    """KO-AMB-39 holds wherever HP 0 comes from; KO-STA-05: the state before is kept."""
    state = edited(battle.ENGINE, begin(), "m", hp=0)
    assert (person(state, "m").state, person(state, "m").memory) == ("downed", "unacted")
    stands = go(state, {"kind": "adjust", "who": "m", "field": "state", "state": "done"})
    assert person(edited(battle.ENGINE, stands, "m", memo="x"), "m").state == "done", "the GM's ruling holds"
    typed = {"kind": "adjust", "who": "m", "field": "hp", "number": 0}
    assert lines(begin(), typed, GM) == ["ミヨ：HP 10 → 0", "ミヨ は戦闘不能になりました。"]
    assert person(go(begin(), typed), "m") == person(state, "m")
    switched_off = edited(battle.ENGINE, begin(settings={"hp_zero_downs": False}), "m", hp=0)
    assert person(switched_off, "m").state == "unacted"


def test_damage_and_healing_from_the_strip_follow_the_rules() -> None:
    """KO-FSM-C01: one blow fells, a further point kills; the dead cannot be hurt."""
    engine, state = battle.ENGINE, begin()
    assert engine.harm is not None
    assert engine.heal is not None
    for expected in ("downed", "dead"):
        event = engine.harm(state, "m", 10)
        assert event is not None
        state = engine.apply(state, event)
        assert person(state, "m").state == expected
    assert engine.harm(state, "m", 1) is None
    assert engine.heal(state, "m", 1) is None
    healed = engine.heal(go(begin(), {"kind": "damage", "who": "m", "amount": 4}), "m", 2)
    assert healed is not None
    assert person(engine.apply(go(begin(), {"kind": "damage", "who": "m", "amount": 4}), healed), "m").hp == 8


def test_edited_sheet_of_joined_character_counts_at_once() -> None:
    """KO-FSM-R13, KO-AMB-35; numbers that the battle has set for itself stay (KO-FSM-R14)."""
    engine, late = battle.ENGINE, sheets()[1].evolve(id="z", name="遅れた人", char_state="done")
    joins = engine.join(late, GAME)
    assert joins is not None
    state = engine.apply(begin(NEXT, NEXT).with_sheet(late), joins)
    assert person(state, "z").state == "unacted"
    state = go(state, {"kind": "set_initiative", "who": "z", "value": 12}, {"kind": "damage", "who": "z", "amount": 2})
    after = person(edited(engine, state, "z", name="改名", initiative=1, dl=3, hp_max=20), "z")
    assert (after.name, after.initiative, after.dl, after.hp, after.hp_max) == ("改名", 12, 3, 8, 20)


def test_edit_that_fells_ends_the_main_phase() -> None:
    """KO-FSM-C02, KO-STA-05: as a blow does, with the lines of the log; an edit of a text changes nothing."""
    state = begin(NEXT, NEXT)
    assert battle.ENGINE.advance(state) is state
    fallen = state.with_sheet(state.known["a"].evolve(hp=0))
    after = battle.ENGINE.advance(fallen)
    assert (after.phase, person(after, "a").state, person(after, "a").memory) == ("initiative", "downed", "unacted")
    texts = [str(line.text) for line in battle.ENGINE.advance_messages(fallen, after)]
    assert texts == ["シラサギ は戦闘不能になりました。", "次は クロガネ（イニシアティヴ値 7）です。"]
    raised = go(after, {"kind": "release", "who": "a"})
    assert (person(raised, "a").state, person(raised, "a").hp) == ("unacted", 1)


def test_state_set_by_hand_gives_a_new_budget() -> None:
    """KO-PHS-07: who has acted and is 未行動 again has all 行動回数."""
    spent = begin(NEXT, NEXT, {"kind": "discard", "who": "a"})
    again = go(edited(battle.ENGINE, spent, "a", char_state="unacted"), NEXT)
    assert (again.current, person(again, "a").remaining) == ("a", 4)


def test_open_check_has_the_present_name_and_karma() -> None:
    """KO-UKA-02: an ウカツ! lowers the number that is on the sheet; the pool is the declared one."""
    check = {"kind": "check", "check": "extended", "who": "m", "params": {"pool": 3, "goal": 9}}
    begun: tuple[tuple[Any, Any], ...] = ((battle.ENGINE, begin()), (session.ENGINE, session.start(sheets(), GAME)))
    for engine, start in begun:
        state: Any = engine.apply(start, engine.events.validate_python(check))
        state = edited(engine, state, "m", name="改名", karma=2, dl=9)
        tester = state.check.tester
        assert (tester.name, tester.karma, tester.pool.dice) == ("改名", 2, 3)
        state = engine.apply(state, engine.events.validate_python({"kind": "throw", "faces": [1, 2, 2]}))
        assert (state.known["m"].karma, state.check.karma) == (1, 1)


def test_gm_can_leave_every_phase() -> None:
    """KO-GEN-07: the GM advances from a main phase, names a character in any phase, and sets any state."""
    state = begin(NEXT, NEXT)
    with pytest.raises(Refusal) as refused:
        go(state, NEXT)
    assert refused.value.problem.overridable
    on = go(state, {**NEXT, "gm": True})
    assert (on.phase, person(on, "a").state) == ("initiative", "done")
    named = go(begin(), {"kind": "nominate", "who": "m", "gm": True})
    assert (named.phase, named.current) == ("main", "m")
    again = go(on, {"kind": "adjust", "who": "a", "field": "state", "state": "unacted"}, NEXT)
    assert (again.current, person(again, "a").remaining) == ("a", 4)
    risen = go(state, {"kind": "kill", "who": "n"}, {"kind": "adjust", "who": "n", "field": "state", "state": "done"})
    assert person(risen, "n").state == "done"


def test_turn_numbers_can_be_adjusted() -> None:
    state = go(begin(NEXT, NEXT), {"kind": "adjust", "who": "a", "field": "remaining", "number": 1})
    assert (state.phase, person(state, "a").remaining) == ("main", 1)
    over = go(state, {"kind": "adjust", "who": "a", "field": "remaining", "number": 0})
    assert (over.phase, person(over, "a").state) == ("initiative", "done")
    far = go(state, {"kind": "adjust", "who": "a", "field": "combat_move", "number": 9})
    assert (person(far, "a").combat_move, person(far, "a").full_move) == (9, 27)
    with pytest.raises(Refusal, match="値"):
        go(state, {"kind": "adjust", "who": "a", "field": "combat_move"})


def test_log_names_remaining_actions_and_distance() -> None:
    state = begin(NEXT, NEXT)
    event = EVENTS.validate_python({"kind": "act", "who": "a", "act": "full_move", "distance": 12, "disengage": True})
    texts = [str(message.text) for message in battle.log_messages(state, event, battle.apply(state, event))]
    assert texts[0] == "シラサギ：全力移動　距離 12（離脱）"
    assert "行動回数 残り2" in texts[1]


def test_strip_shows_few_numbers_and_how_states_end() -> None:
    before = SYSTEM.person(sheets()[1], GAME)
    assert [(g.id, g.field, g.drawn) for g in before.gauges] == [("hp", "hp", "bar"), ("karma", "karma", "bar")]
    assert [str(c.label) for c in before.conditions] == ["ダイブ"]
    state = go(begin(NEXT, NEXT), {"kind": "damage", "who": "m", "amount": 10})
    shown = {p.id: p for p in battle.project(state, GM).people}
    assert [c.id for c in shown["m"].conditions] == ["downed", "dive"]
    assert all(str(c.ends) for c in shown["m"].conditions)
    assert (shown["a"].remaining, shown["a"].budget, shown["a"].turn) == (4, 4, True)


def test_an_npc_in_a_few_fields_can_fight() -> None:
    made = SYSTEM.quick(GAME, "用心棒", {"value": 4, "dl": 1, "initiative": 8, "hp": 6})
    assert (made.is_pc, made.side, made.hp, made.dl, made.initiative) == (False, "enemy", 6, 1, 8)
    assert {a.value for a in made.abilities} == {4}
    assert not [p for p in SYSTEM.validate(made, GAME) if p.severity == "block"]


def attack(*more: dict[str, Any]) -> battle.Battle:
    return go(begin(NEXT, NEXT), {"kind": "act", "who": "a", "act": "attack", "targets": ["n"]}, *more)


CONTEST = {"kind": "check", "check": "opposed", "who": "a", "params": {"pool": 2, "opponent": "n", "opponent_pool": 1}}


def test_attack_continues_with_its_damage() -> None:
    """KO-AMB-41: declared, contested, and only where the active side has won its damage is asked for."""
    declared = attack()
    first = next(move for move in battle.legal(declared) if move.primary)
    assert (first.event, dict(first.args)["params"]) == ("check", {"opponent": "n"})
    won = go(declared, CONTEST, {"kind": "throw", "faces": [9, 8]}, {"kind": "throw", "faces": [2]})
    assert won.hit is not None
    assert won.hit.targets == ("n",)
    primary = next(move for move in battle.legal(won) if move.primary)
    assert (primary.event, primary.who) == ("damage", "n")
    assert battle.project(won, Viewer()).hit is None
    hurt = go(won, {"kind": "damage", "who": "n", "amount": 3})
    assert (hurt.hit, person(hurt, "n").hp) == (None, 4)
    assert not [move for move in battle.legal(hurt) if move.primary]  # acts are left: nothing gives them up in passing
    missed = go(declared, CONTEST, {"kind": "throw", "faces": [9, 2]}, {"kind": "throw", "faces": [8]})
    assert missed.hit is None
    dropped = go(declared, CONTEST, {"kind": "drop_check"})
    assert (dropped.hit, dropped.duel) == (None, None)
    for going_on in ({"kind": "discard", "who": "a"}, {"kind": "act", "who": "a", "act": "combat_move"}):
        assert go(won, going_on).hit is None


def test_art_effect_lasts_until_its_end() -> None:
    """KO-ART-03, KO-PHS-13: as long as the art defines, on its target."""
    used = go(begin(), {"kind": "phase_art", "who": "a", "art": "steps", "lasting": True})
    assert [(e.name, e.who, e.until) for e in used.effects] == [("残像の足", "a", "cleanup")]
    again = go(used, {"kind": "phase_art", "who": "a", "art": "steps", "lasting": True})
    assert len(again.effects) == 1
    assert go(begin(), {"kind": "phase_art", "who": "a", "art": "steps"}).effects == ()
    out = {"kind": "discard", "who": "n"}
    ended = go(used, NEXT, NEXT, {"kind": "discard", "who": "a"}, NEXT, out, NEXT, {"kind": "discard", "who": "m"})
    assert len(ended.effects) == 1
    assert go(ended, NEXT, NEXT).effects == ()


def test_cleanup_names_ending_effects_to_gm_in_full() -> None:
    """KO-AMB-64, KO-PHS-13: no number moves by itself, so none moves back; players hear the name alone."""
    steps = Art(id="steps", name="残像の足", timing="setup", effect="イニシアティヴ値＋2", duration="cleanup")
    all_sheets = [sheet.evolve(arts=(steps,)) for sheet in sheets()]
    mine = {"kind": "phase_art", "who": "a", "art": "steps", "lasting": True}
    by_hand = {"kind": "effect", "id": "x", "name": "煙幕", "until": "cleanup"}
    state = go(battle.start(all_sheets, GAME), {"kind": "start"}, mine, by_hand).evolve(phase="cleanup")
    gm, players = (battle.project(state, viewer).prompts for viewer in (GM, Viewer()))
    head = "クリンナップフェイズ。使うアーツはありますか？　効果の解除：残像の足（シラサギ）、煙幕"
    back = "効果のために動かした数値は、元に戻してください。シラサギ：残像の足（イニシアティヴ値＋2）"
    assert ([str(line) for line in gm], [str(line) for line in players]) == ([head, back], [head])
    lasts = state.evolve(effects=tuple(e.evolve(fresh=True) for e in state.effects))
    house = lasts.bound(lasts.known, game_of({"cleanup_art_expires_now": False}))
    assert str(battle.project(house, GM).prompts[0]).endswith("解除する効果はありません。"), "made now, they stay"
    left = go(state, {"kind": "leave", "who": "a"})
    assert str(battle.project(left, GM).prompts[1]) == back


def test_log_names_the_effect_of_a_used_art() -> None:
    """KO-AMB-64: its effect is a text that moves no number, so the table has to read it; an NPC's is the GM's."""
    steps = Art(id="steps", name="残像の足", timing="setup", effect="イニシアティヴ値＋2\nHPは動かない")
    shot = Art(id="shot", name="焼き切り", timing="act", cost=1, range="over", effect="コトダマ空間ごしに攻撃する")
    all_sheets = [sheet.evolve(arts=(steps, shot)) for sheet in sheets()]
    state = go(battle.start(all_sheets, GAME), {"kind": "start"})
    used = {"kind": "phase_art", "who": "a", "art": "steps"}
    text = "シラサギ：残像の足　効果：イニシアティヴ値＋2 HPは動かない"
    assert (lines(state, used, GM), lines(state, used, Viewer())) == ([text], [text])
    theirs = {"kind": "phase_art", "who": "n", "art": "steps", "targets": ["n"]}
    (gm,), (player,) = lines(state, theirs, GM), lines(state, theirs, Viewer())
    assert (gm, player) == (f"{player}　効果：イニシアティヴ値＋2 HPは動かない", "クロガネ：残像の足（対象 クロガネ）")
    ruled = {"kind": "act", "who": "n", "act": "art", "art": "shot", "gm": True}
    assert lines(state, ruled, GM) == ["クロガネ：焼き切り　効果：コトダマ空間ごしに攻撃する（GM裁定）"]
    assert lines(state, ruled, Viewer()) == ["クロガネ：焼き切り（GM裁定）"]


def test_effects_of_sample_arts_are_translated() -> None:
    """The English log contains no Japanese sentence."""
    words = english("kotodama")
    arts = tomllib.loads(assets.text("systems", "kotodama", "tables.toml"))["arts"]
    assert arts
    assert [art["effect"] for art in arts if words.say(art["effect"]) == art["effect"]] == []


def test_conditions_written_before_the_start_hold() -> None:
    """KO-VIC-02: they are there when the round progress begins."""
    written = {"result": "victory", "kind": "all_downed", "side": "enemy"}
    state = go(battle.start(sheets(), GAME), {"kind": "conditions", "conditions": [written]}, {"kind": "start"})
    assert [c.side for c in state.conditions] == ["enemy"]
    assert [t.side for t in battle.project(state, GM).terms] == ["enemy"]
    assert battle.project(state, Viewer()).terms == ()
