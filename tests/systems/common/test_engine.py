"""The session as an engine: any legal walk keeps it valid, replay is exact, and no projection reveals secrets."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from desktop.core.maps.hexes import neighbours
from desktop.core.play import Move
from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.systems.common.battle import events as bt
from desktop.systems.common.engines import BATTLE, SESSION
from desktop.systems.common.session import events as ev
from desktop.systems.common.session.actions import CHOSEN, reach
from desktop.systems.common.session.checks import check
from desktop.systems.common.session.rules import EVENTS
from desktop.systems.common.session.state import SessionState
from desktop.systems.common.values import max_ap
from tests.example_budget import budget
from tests.systems.common.campaign import Play, game, person

HANDS = {
    "アヤ": ["移動", "斬撃", "斬撃強化3", "双撃", "剣", "剣技", "探索", "MAXAP増加"],
    "トウマ": ["移動", "二人斬り", "爆発", "MAXAP増加2", "回避強化3"],
    "シズ": ["薬草", "薬草", "大声", "当て推量", "鍵:蔵", "後始末"],
    "影": ["移動", "斬撃"],
}


def completed(state: SessionState, move: Move, rng: Random) -> Any:
    """Fill in what a move asks of the person."""
    args = dict(move.args)
    match move.event:
        case "use":
            _, card = state.copy_of(args["who"], args["copy_id"])
            within = reach(state, args["who"], card)
            args["difficulty"] = rng.randint(0, 20)
            if card.target.kind in CHOSEN:
                args["targets"] = rng.sample(within, min(len(within), card.target.n))
            if card.target.kind == "n_hexes":
                args["hexes"] = [rng.randint(1, 37)]
            here = state.sheets[args["who"]].hex
            if card.id == "move" and here is not None:
                args["hexes"] = [rng.choice(list(neighbours(here).values()))]
        case "throw":
            open_check = check(state)
            assert open_check is not None
            assert open_check.wants is not None
            args["faces"] = [rng.randint(1, side) for side in open_check.wants.sides]
        case "place_token":
            args["hex"] = rng.choice([None, 37, rng.randint(1, 37)])
    return EVENTS.validate_python({"kind": move.event, **args})


def walk(seed: int, steps: int, house: dict[str, Any] | None = None) -> tuple[list[SessionState], list[Any]]:
    rng = Random(seed)
    play = Play(house, HANDS)
    states, events = [play.state], []
    for _ in range(steps):
        moves = [m for m in SESSION.legal(states[-1]) if m.event != "end_scenario" or rng.random() < 0.02]
        if not moves:
            break
        onward = [move for move in moves if move.primary]
        move = rng.choice(onward if onward and rng.random() < 0.3 else moves)
        event = completed(states[-1], move, rng)
        states.append(SESSION.apply(states[-1], event))
        events.append(event)
    return states, events


def sound(state: SessionState) -> None:
    rules = state.settings
    every = [copy.id for sheet in state.sheets.values() for copy in sheet.copies]
    assert len(set(every)) == len(every)
    assert set(state.cast) <= set(state.sheets)
    assert (state.phase == "scene") == bool(state.scene_area)
    for sheet in state.sheets.values():
        assert sheet.ap <= max_ap(sheet, rules)
        assert sheet.cp >= 0
        assert sheet.assets >= 0
        if state.battle is None:
            assert (sheet.ap, sheet.hex) == (-1, None)
        if sheet.is_pc and state.phase != "scenario_end":
            assert sheet.level == state.counter + (state.elapsed if state.phase == "move" else 0)
    if state.battle is not None and state.battle.process == "main":
        assert state.battle.turn in state.cast
    if state.action is None:
        assert not any(effect.duration == "check" for sheet in state.sheets.values() for effect in sheet.effects)


@settings(max_examples=budget(25), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 10**6))
def test_any_legal_walk_stays_sound(seed: int) -> None:
    """CM-AMB-14, CM-AMB-15, CM-PARAM-02, CM-CYC-03 hold after every event; replay and undo are the same thing."""
    states, events = walk(seed, 60)
    for state in states:
        sound(state)
    back = EVENTS.validate_json(EVENTS.dump_json(events[-1])) if events else None
    assert not events or back == events[-1]
    replayed = states[0]
    for index, event in enumerate(events, start=1):
        replayed = SESSION.apply(replayed, event)
        if index == len(events) - 1:
            assert replayed == states[-2]
    assert replayed == states[-1]
    assert SessionState.model_validate_json(states[-1].model_dump_json()) == states[-1].unbound()


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_house_rules_keep_it_sound_too(seed: int) -> None:
    house = {
        "move.order": "in_turn",
        "secrets.give": "auto",
        "battle.start_hex": 37,
        "initiative.tie": "order",
        "items.sell": True,
        "actions.scene_only": False,
        "round.outside": True,
    }
    for state in walk(seed, 40, house)[0]:
        sound(state)


HIDDEN = ("井戸の底", "夜が更ける", "妹を待っている", "妹を待つ", "北へ続く", "川の子", "破れた頁", "空洞", "連なる")


@settings(max_examples=budget(25), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_projections_hide_secrets_from_players(seed: int) -> None:
    """CM-APP-07, CM-AMB-50, CM-APP-08: filtered as data, on the shared display and on a private sheet."""
    for state in walk(seed, 40)[0][::4]:
        shared = SESSION.project(state, Viewer())
        text = shared.model_dump_json()
        assert not [word for word in HIDDEN if word in text]
        assert "秘密:" not in text
        assert "鍵:" not in text
        shown = {area.name for area in shared.areas}
        closed = {"蔵", "祠"} - shown
        assert closed == {"蔵", "祠"}
        assert not [name for name in closed if f'"{name}"' in text]
        for view in shared.people:
            if not view.is_pc:
                assert (view.ap, view.max_ap, view.level, view.cards, view.cp) == (None, None, None, (), None)
        if "miller" not in state.cast:
            assert "粉屋" not in text
        own = SESSION.project(state, Viewer(sheet="aya")).model_dump_json()
        mine = {copy.choice for copy in state.sheets["aya"].items if copy.card == "secret"}
        for secret in state.scenario.secrets:
            assert (secret.text in own) == (secret.name in mine)
        assert "夜が更ける" not in own


def test_the_gm_sees_everything() -> None:
    """CM-AMB-50."""
    play = Play(cards=HANDS).to("scene")
    view = SESSION.project(play.state, Viewer(gm=True))
    assert [area.name for area in view.areas] == [area.name for area in play.state.scenario.areas]
    assert {person.ap for person in view.people} == {-1}
    assert view.gm_script == "夜が更ける。"
    assert view.offers == (("shizu", "生まれ"),)


def test_private_sheet_adds_own_entries_and_secrets() -> None:
    """CM-AMB-50, CM-APP-07, CM-APP-08, CM-APP-10: own entries and secrets; 別のエリア for the others."""
    play = Play(cards=HANDS).to("setup")
    play.do("give_card", who="シズ", card="secret", choice="約束", gm=True)
    play.do("elapse", cycles=1)
    play.do("choose_area", who="シズ", area="蔵")
    mine = SESSION.project(play.state, Viewer(sheet="shizu"))
    other = SESSION.project(play.state, Viewer(sheet="aya"))
    assert [area.name for area in mine.areas] == ["広場", "小屋", "蔵", "祠"]
    assert [(secret.name, secret.text) for secret in mine.secrets] == [("約束", "妹を待つ。")]
    assert [area.name for area in other.areas] == ["広場", "小屋"]
    assert other.secrets == ()
    assert [area.name for area in SESSION.project(play.state, Viewer()).areas] == ["広場", "小屋"]
    assert (mine.choices, other.choices) == ((("shizu", "蔵"),), (("shizu", "別のエリア"),))
    play.do("reveal", what="destination", name="シズ")
    assert SESSION.project(play.state, Viewer()).choices == (("shizu", "蔵"),)


def test_conditions_and_sheets_are_shown_when_revealed() -> None:
    """CM-AMB-50: a condition and an NPC's sheet by the GM's hand."""
    play = Play().to("setup")
    play.do("reveal", what="area", name="墓地")
    hidden = {area.name: area.condition for area in SESSION.project(play.state, Viewer()).areas}
    assert hidden["墓地"] is None
    play.do("reveal", what="condition", name="墓地")
    shown = {area.name: str(area.condition) for area in SESSION.project(play.state, Viewer()).areas}
    assert shown["墓地"] == "だれかが 小屋 に行った"
    play.do("reveal", what="person", name="粉屋")
    view = next(p for p in SESSION.project(play.state, Viewer()).people if p.name == "粉屋")
    assert (view.level, view.max_ap) == (4, 10)


def test_npc_check_numbers_are_concealed() -> None:
    """CM-APP-07: difficulty of an NPC or a drop item is the GM's."""
    play = Play(cards=HANDS).to("turn:アヤ")
    play.do("use", who="アヤ", copy="斬撃", targets=["影"])
    assert "難易度" not in str(SESSION.project(play.state, Viewer()).check.title)
    assert str(SESSION.project(play.state, Viewer(gm=True)).check.title) == "斬撃 判定値 10 難易度 10"
    pcs = Play(cards=HANDS).to("scene")
    pcs.do("use", who="アヤ", copy="双撃", targets=["トウマ"])
    assert str(SESSION.project(pcs.state, Viewer()).check.title) == "双撃 判定値 10 難易度 10"


def test_assets_and_items_of_others_are_concealed() -> None:
    """CM-AMB-50, CM-APP-07: things found would betray drop items, keys and secrets; own sheet and GM see them."""
    play = Play(cards={"アヤ": ["斬撃", "剣", "鍵:蔵", "秘密:約束"]}).to("scene")

    def seen(viewer: Viewer) -> tuple[int | None, list[str]]:
        aya = next(p for p in SESSION.project(play.state, viewer).people if p.id == "aya")
        return aya.assets, [card.kind for card in aya.cards]

    assert seen(Viewer()) == seen(Viewer(sheet="touma")) == (None, ["斬撃"])
    assert seen(Viewer(sheet="aya")) == seen(Viewer(gm=True)) == (5, ["斬撃", "剣", "鍵:蔵", "秘密:約束"])


def test_npcs_show_no_share_of_their_ap() -> None:
    """CM-APP-07: the order names every fighter, an NPC without AP ÷ MAXAP."""
    play = Play().to("turn:アヤ")
    order = {rank.who: rank.fraction for rank in SESSION.project(play.state, Viewer()).ranks}
    assert order == {"aya": Fraction(9, 10), "touma": Fraction(9, 10), "shizu": Fraction(9, 10), "shadow": None}
    assert {r.fraction for r in SESSION.project(play.state, Viewer(gm=True)).ranks} == {Fraction(9, 10)}


def test_offers_and_hidden_actors_are_the_gms() -> None:
    """CM-AMB-50, CM-AMB-44: not even how many secrets; a concealed character has no turn on the players' display."""
    play = Play().to("turn:影")
    assert SESSION.project(play.state, Viewer(gm=True)).offers
    for viewer in (Viewer(), Viewer(sheet="shizu")):
        assert SESSION.project(play.state, viewer).offers == ()
    assert SESSION.project(play.state, Viewer()).turn == "shadow"
    play.do("reveal", what="person", name="影", how="hidden")
    assert SESSION.project(play.state, Viewer()).turn == ""
    assert SESSION.project(play.state, Viewer(gm=True)).turn == "shadow"


def test_an_unlocked_area_is_open_to_all_or_to_none() -> None:
    """CM-AREA-06, CM-AREA-10: what concerns one character opens an entry area, never an unlock area."""
    mine = {"type": "i_am", "character": "アヤ"}
    areas = [{"name": "広場"}, *({"name": kind, "kind": kind, "condition": mine} for kind in ("unlock", "entry"))]
    play = Play(scenario={"id": "x", "title": "x", "areas": areas}).to("move")
    assert play.see("アヤ.available") == ["広場", "entry"]
    assert play.see("トウマ.available") == ["広場"]


def test_search_conceals_its_drop_items() -> None:
    """CM-APP-07: drop items and their difficulties never reach the players, only that the check went well."""
    play = Play(cards={"アヤ": ["探索"]}).to("move")
    play.do("choose_area", who="アヤ", area="小屋")
    for who in ("トウマ", "シズ"):
        play.do("absent", who=who)
    play.do("confirm_moves")
    play.do("describe", area="小屋")
    play.do("search", who="アヤ", copy="探索")
    views = [SESSION.project(play.state, viewer).check for viewer in (Viewer(), Viewer(gm=True))]
    assert [str(view.title) for view in views] == ["<探索> の行為判定", "探索 判定値 10 難易度 15"]
    assert [view.odds is None for view in views] == [True, False]
    play.do("choose", option="roll")
    play.do("throw", faces=[20, 20])
    ended = [SESSION.project(play.state, viewer) for viewer in (Viewer(), Viewer(gm=True))]
    assert [[(r.against, r.value, r.success) for r in view.results] for view in ended] == [
        [("", 100, True)],
        [("日記", 100, True)],
    ]


def test_setup_buttons_use_rule_terms() -> None:
    """CM-APP-22, CM-APP-13: the guided setup, step by step, in the fixed words."""
    play = Play()

    def labels() -> set[str]:
        return {str(move.label) for move in SESSION.legal(play.state)}

    def primary() -> list[str]:
        return [str(move.label) for move in SESSION.legal(play.state) if move.primary]

    assert labels() == {"開始"}
    play.do("begin")
    assert {f"経過させるサイクル数 {n}" for n in range(1, 7)} <= labels()
    play.do("elapse", cycles=1)
    assert {"アヤ は 広場 へ", "アヤ は 小屋 へ", "アヤ は不在"} <= labels()
    assert "アヤ は 蔵 へ" not in labels()
    assert "移動を確定" not in labels()
    play.to_pick("")
    assert primary() == ["広場 のシーンを描写"]
    play.to_scene("")
    assert "シーン終了" in primary()
    play.to_battle("")
    assert primary() == ["セットアッププロセス終了"]
    assert "全員を37へ" in labels()
    play.do("end_setup")
    assert primary() == ["イニシアティヴ決定"]
    play.do("draw", who="アヤ", gm=True)
    assert primary() == ["ターン終了（AP −1）"]


def test_unusable_cards_are_listed_with_reason() -> None:
    """CM-APP-21: unusable cards give their reason to the owner and to the GM."""
    play = Play(cards=HANDS).to("scene")

    def reasons(viewer: Viewer) -> dict[str, str]:
        aya = next(p for p in SESSION.project(play.state, viewer).people if p.id == "aya")
        return {card.kind: str(card.reason) for card in aya.cards}

    for viewer in (Viewer(gm=True), Viewer(sheet="aya")):
        assert reasons(viewer)["MAXAP増加"] == ""
        assert reasons(viewer)["斬撃"] == "<斬撃> は戦闘時だけ使えます。"
        assert reasons(viewer)["移動"].startswith("<移動> は戦闘中だけ")
    assert set(reasons(Viewer()).values()) == {""}


def test_wanted_dice() -> None:
    """CM-APP-01, CM-APP-06: the prompt names the dice that are due, and for whom."""
    play = Play(cards=HANDS).to("battle")
    play.do("end_setup")
    draw = check(play.state)
    assert draw is not None
    assert draw.wants is not None
    assert draw.wants.sides == (20,)
    assert [str(row.label) for row in draw.odds().rows] == ["アヤ", "トウマ", "シズ", "影"]
    play.do("draw", who="アヤ", gm=True)
    assert check(play.state) is None
    play.do("all_to", hex=37)
    play.do("use", who="アヤ", copy="斬撃", targets=["影"])
    play.do("choose", option="roll")
    struck = check(play.state)
    assert struck is not None
    assert struck.wants is not None
    assert (struck.wants.sides, struck.wants.who) == ((20, 20), "aya")


@pytest.mark.parametrize(
    "data",
    [
        {"kind": "elapse", "cycles": "viele"},
        {"kind": "dance"},
        {"kind": "throw", "faces": [1, 2], "value": 50, "who": "x"},
    ],
)
def test_events_are_strict(data: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="validation error"):
        EVENTS.validate_python(data)


@pytest.mark.parametrize(
    ("kind", "args", "code"),
    [
        ("mark", {"who": "nobody", "mark": "hostile", "on": True}, "unknown_character"),
        ("use", {"who": "アヤ", "copy_id": "s999"}, "unknown_copy"),
        ("acquire", {"who": "アヤ", "card": "nope"}, "unknown_card"),
        ("give_secret", {"who": "アヤ", "secret": "nope"}, "unknown_secret"),
        ("log_visit", {"who": "アヤ", "area": "nope"}, "unknown_area"),
        ("tick", {"key": "area:nope", "on": True}, "unknown_condition"),
        ("set_value", {"who": "アヤ", "field": "name", "value": 3}, "no_such_value"),
        ("set_value", {"who": "アヤ", "field": "assets", "value": -3}, "bad_value"),
        ("remove_state", {"who": "アヤ", "name": "nope"}, "no_state"),
        ("end_effect", {"who": "アヤ", "index": 0}, "no_effect"),
        ("end_turn", {"who": "アヤ"}, "wrong_process"),
        ("throw", {"faces": [1, 1]}, "no_check"),
        ("elapse", {"cycles": 3}, "not_now"),
        ("begin", {}, "not_now"),
        ("end_battle", {}, "no_battle"),
        ("leave", {"who": "粉屋"}, "not_in_scene"),
    ],
)
def test_illegal_events_are_refused_without_changes(kind: str, args: dict[str, Any], code: str) -> None:
    play = Play(cards=HANDS).to("scene")
    before = play.state.model_dump_json()
    with pytest.raises(Refusal) as caught:
        play.do(kind, **args)
    assert caught.value.problem.code == code
    assert str(caught.value)
    assert play.state.model_dump_json() == before


def test_gm_ticks_override_area_access() -> None:
    """CM-AREA-06, CM-AREA-10: for all, or for one character; None restores the computed value."""
    play = Play().to("move")
    play.do("tick", key="area:蔵@aya", on=True)
    assert "蔵" in play.see("アヤ.available")
    assert "蔵" not in play.see("トウマ.available")
    play.do("tick", key="area:小屋", on=None)
    play.do("tick", key="area:蔵@aya", on=None)
    assert "蔵" not in play.see("アヤ.available")


def test_join_in_the_middle() -> None:
    """CM-AMB-95: a further character, with an unused name."""
    play = Play().to("scene")
    play.join(person("アヤ", ["斬撃"], name="ロク", id="roku"))
    assert play.state.sheets["roku"].abilities[0].id not in {c.id for c in play.sheet("アヤ").copies}
    with pytest.raises(Refusal):
        play.join(person("アヤ", name="シズ", id="other"))


def test_a_battle_without_a_scenario() -> None:
    """CM-BTL-01, CM-AMB-52: all in one scene, NPCs hostile."""
    state = BATTLE.start([person("アヤ"), person("影")], game())
    assert state.battle is not None
    assert state.cast == ("aya", "shadow")
    state = BATTLE.apply(state, bt.EndSetup())
    assert state.battle is not None
    assert state.battle.tied == ("aya", "shadow")


def test_long_session_does_not_grow_the_state() -> None:
    """Finished parts are dropped, so that the thousandth event costs what the first did (`tests/bench`)."""
    play = Play(cards=HANDS).to("turn:アヤ")
    state, sizes = play.state, set()
    for n in range(200):
        for event in (
            ev.Mark(who="aya", mark="battle_capable", on=bool(n % 2)),
            bt.PlaceToken(who="aya", hex=n % 9 + 1),
            ev.SetValue(who="touma", field="ap", value=n % 9),
            ev.SetValue(who="shizu", field="assets", value=n % 10),
        ):
            state = SESSION.apply(state, event)
        if n % 2:
            sizes.add(len(state.model_dump_json()))
    assert len(sizes) == 1


def test_character_outside_a_battle_has_not_acted_in_it() -> None:
    """CM-BTL-07: 済 is shown for fighters only."""
    play = Play(cards=HANDS).to("battle")
    for _ in range(2):
        people = SESSION.project(play.state, Viewer(gm=True)).people
        away = [person for person in people if person.id not in play.state.cast]
        assert not [person.name for person in away if person.acted]
        if play.state.battle is not None and play.state.battle.process == "setup":
            play.do("end_setup")
    assert [p for p in people if p.id not in play.state.cast]


def test_hex_card_is_offered_for_occupied_hexes() -> None:
    """CM-AMB-81: with the house rule that wants a target, empty hexes offer none."""
    scene = Play({"target.empty": False, "hex.outside": "none"}, {"アヤ": ["爆発"]}).to("scene")
    copy = scene.copy("アヤ", "爆発")

    def offered() -> bool:
        return any(m.event == "use" and dict(m.args).get("copy_id") == copy for m in SESSION.legal(scene.state))

    assert not offered()
    scene.to_battle("")
    assert scene.state.battle is not None
    assert not offered()
    scene.do("all_to", hex=37)
    assert offered()
    scene.do("use", who="アヤ", copy="爆発", hexes=[37])
