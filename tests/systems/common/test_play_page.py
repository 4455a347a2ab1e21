"""What the play page needs of this rule system: gauges, late arrivals, rulings, an NPC in three fields."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.core.view_models import CharacterView
from desktop.systems.common import SYSTEM
from desktop.systems.common.engines import BATTLE, SESSION
from desktop.systems.common.session.state import SessionState
from tests.systems.common.campaign import SCENARIO, Play, game, person


def person_view(state: SessionState, name: str, viewer: Viewer | None = None) -> CharacterView:
    people = SESSION.project(state, viewer or Viewer(gm=True)).people
    return next(p for p in people if p.name == name)


def test_ap_is_a_bar_in_battle_and_absent_outside() -> None:
    """CM-PARAM-02: outside battle there is no AP; CP and level are numbers that can be typed."""
    play = Play().to("pick")
    assert [(g.id, g.drawn, g.field) for g in person_view(play.state, "アヤ").gauges] == [
        ("level", "number", "level"),
        ("cp", "number", "cp"),
    ]
    fight = Play().to("turn:アヤ")
    first = person_view(fight.state, "アヤ").gauges[0]
    assert (first.id, first.drawn, first.field, first.maximum) == ("ap", "bar", "ap", 10)
    assert person_view(fight.state, "アヤ").turn


def test_ap_of_minus_one_is_a_number_in_battle() -> None:
    """CM-AMB-13, CM-AMB-56, CM-AMB-60: in the first setup process, of a late character, after a large メジャー."""
    play = Play(cards={"アヤ": ["一喝"]}).to("battle")
    assert [person_view(play.state, name).gauges[0].value for name in ("アヤ", "影")] == [-1, -1]
    play.do("end_setup")
    play.do("draw", who="アヤ", gm=True)
    play.do("set_value", who="アヤ", field="ap", value=1)
    play.do("use", who="アヤ", copy="一喝")
    play.do("enter", who="粉屋")
    for name in ("アヤ", "粉屋"):
        ap = person_view(play.state, name).gauges[0]
        assert (ap.id, ap.value, ap.maximum) == ("ap", -1, 10)
    play.do("end_scene")
    assert person_view(play.state, "アヤ").gauges[0].id == "level"


def test_sheet_shows_gauges_and_conditions_without_engine() -> None:
    sheet = person("アヤ", custom=({"label": "HP", "value": 3, "max": 9},), states=({"name": "毒"},), hostile=True)
    face = SYSTEM.person(sheet, game())
    assert next((g.label, g.value, g.maximum, g.field) for g in face.gauges) == ("HP", 3, 9, "custom.0.value")
    assert [str(c.label) for c in face.conditions] == ["戦意", "《毒》"]
    assert all(c.ends for c in face.conditions)


def test_the_gm_closes_a_cycle_early_and_describes_an_empty_area() -> None:
    """CM-CYC-09, CM-AMB-40: the GM may overrule both."""
    engine = SESSION
    play = Play().to("pick")
    event = engine.events.validate_python({"kind": "close_cycle", "confirm": True})
    with pytest.raises(Refusal) as caught:
        engine.apply(play.state, event)
    assert caught.value.problem.overridable
    assert engine.apply(play.state, event.evolve(gm=True)).phase == "setup"
    empty = next(a.name for a in play.state.scenario.areas if all(s.area != a.name for s in play.state.pcs))
    scene = engine.events.validate_python({"kind": "describe", "area": empty})
    with pytest.raises(Refusal) as caught:
        engine.apply(play.state, scene)
    assert caught.value.problem.overridable
    assert engine.apply(play.state, scene.evolve(gm=True)).scene_area == empty


def test_an_npc_in_three_fields_joins_a_battle() -> None:
    """CM-AMB-52, CM-AMB-56."""
    engine = SESSION
    fields = SYSTEM.quick_fields(game())
    npc = SYSTEM.quick(game(), "追手", {f.id: f.default for f in fields} | {"max_ap": 7})
    assert (npc.max_ap_base, npc.hostile, npc.is_pc) == (7, True, False)
    play = Play().to("turn:アヤ")
    after = engine.apply(play.state.with_sheet(npc), engine.join(npc, game()))
    after = engine.apply(after, engine.events.validate_python({"kind": "enter", "who": npc.id}))
    assert npc.id in after.cast


def test_concealed_npc_is_absent_for_players() -> None:
    """CM-APP-07."""
    sheets = (person("アヤ"), person("影", is_pc=False))
    engine = BATTLE
    state = engine.start(sheets, game(), unseen=[sheets[1].id])
    assert [p.name for p in engine.project(state, Viewer()).people] == ["アヤ"]
    assert not engine.over(state)


def log_texts(play: Play, kind: str, **args: Any) -> list[str]:
    """Apply an event and return its log messages."""
    before = play.state
    play.do(kind, **args)
    return [str(line.text) for line in SESSION.log_messages(before, play.events[-1], play.state)]


def test_log_names_hexes_of_used_card() -> None:
    """CM-DATA-10, CM-TGT-04: the log is read later without the map."""
    play = Play(cards={"アヤ": ["移動", "爆発"]}).to("turn:アヤ")
    moved = log_texts(play, "use", who="アヤ", copy="移動", hexes=[33])
    assert moved == ["アヤ が <移動> でヘクス 37 から 33 へ移りました。"]
    burst, *_ = log_texts(play, "use", who="アヤ", copy="爆発", hexes=[37, 36])
    assert burst == "アヤ が <爆発> をヘクス 37、36 に使いました。"


def test_log_names_states_added_and_removed_by_cards() -> None:
    """CM-STATE-03: as with other changes by cards."""
    play = Play(cards={"アヤ": ["足払い"], "トウマ": ["立て直し"]}).to("scene")
    play.do("use", who="アヤ", copy="足払い", targets=["トウマ"])
    play.do("choose", option="roll")
    assert log_texts(play, "throw", faces=[10, 9])[1:] == ["トウマ に《よろめき》が付きました。"]
    assert log_texts(play, "use", who="トウマ", copy="立て直し")[1:] == ["トウマ の《よろめき》が消えました。"]
    assert log_texts(play, "add_state", who="トウマ", state={"name": "毒"}) == ["トウマ に《毒》が付きました。"]


def test_npc_without_cp_acquires_free_cards() -> None:
    """CM-SCN-06: every scene character with CP ≥ N may, and <移動> costs none (CM-AMB-23)."""
    play = Play().to("battle")

    def offered() -> set[Any]:
        moves = SESSION.legal(play.state)
        return {dict(m.args)["card"] for m in moves if m.event == "acquire" and m.who == "shadow"}

    assert offered() == {"move"}
    play.do("set_value", who="影", field="cp", value=1)
    assert {"move", "max_ap_up"} < offered()
    play.do("acquire", who="影", card="move")
    assert "move" not in offered()


def test_item_card_cannot_search() -> None:
    """CM-DROP-02: drop items are gained by the check of an ability, whatever its name in the scenario."""
    area = {"name": "広場", "drops": [{"item": "鍵:蔵", "ability": "日記"}]}
    play = Play(cards={"アヤ": ["日記"]}, scenario={**SCENARIO, "areas": [area, *SCENARIO["areas"][1:]]}).to("scene")
    with pytest.raises(Refusal) as caught:
        play.do("search", who="アヤ", copy="日記", gm=True)
    assert caught.value.problem.code == "item_searches"


def test_major_action_ends_own_turn_only() -> None:
    """CM-LIM-03, CM-LIM-04, CM-AMB-54: what keeps a minor card back is whose turn it is, and that there is a battle."""
    play = Play(cards={"アヤ": ["一喝", "移動"], "トウマ": ["移動"]}).to("turn:アヤ")
    play.do("use", who="アヤ", copy="一喝")

    def reason(name: str) -> str:
        cards = next(p for p in SESSION.project(play.state, Viewer(gm=True)).people if p.name == name).cards
        return str(next(card.reason for card in cards if card.kind == "移動"))

    assert reason("アヤ").startswith("メジャーのカードを使ったので")
    assert reason("トウマ") == "<移動> は自分のターンに使います。"
    play.do("mark", who="影", mark="hostile", on=False)
    assert play.state.action is not None
    assert {reason("アヤ"), reason("トウマ")} == {"<移動> は戦闘中だけ使えます。ヘクスは戦闘中だけのものです。"}


def test_self_card_message_names_user_only() -> None:
    """CM-TGT-01: further targets are not affected, and no line names them."""
    play = Play(cards={"アヤ": ["MAXAP増加"]}).to("scene")
    event = play.event("use", who="アヤ", copy="MAXAP増加", targets=["トウマ"])
    after = play.engine.apply(play.state, event)
    first, *_ = play.engine.log_messages(play.state, event, after)
    assert str(first.text) == "アヤ が <MAXAP増加> を使いました。"
