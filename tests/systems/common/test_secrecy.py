"""Non-interference: two states that differ only in concealed values give other viewers the same view."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.core.value import Viewer
from desktop.core.view_models import shown
from desktop.systems.common import SYSTEM
from desktop.systems.common.engines import SESSION
from desktop.systems.common.session.checks import check
from tests.example_budget import budget
from tests.systems.common.campaign import SCENARIO, Play, game, person

PLAYERS = (Viewer(), Viewer(sheet="aya"), Viewer(sheet="touma"))

HIDDEN = st.fixed_dictionaries(
    {
        "level": st.integers(-3, 9),
        "cp": st.integers(0, 9),
        "assets": st.integers(0, 9),
        "cards": st.lists(st.sampled_from(["斬撃", "回避強化3", "薬草", "鍵:蔵"]), max_size=3),
        "dodge": st.integers(-5, 20),
        "script": st.text(max_size=5),
        "difficulty": st.integers(0, 30),
        "drop": st.sampled_from(["日記", "鍵:蔵"]),
        "secret": st.text(min_size=1, max_size=5),
        "note": st.text(max_size=5),
    }
)


def table(hidden: dict[str, Any]) -> Play:
    areas = [dict(area) for area in SCENARIO["areas"]]
    areas[0] |= {
        "gm_note": hidden["note"],
        "drops": [{"item": hidden["drop"], "ability": "探索", "difficulty": hidden["difficulty"]}],
    }
    rows = [{**secret, "text": hidden["secret"]} for secret in SCENARIO["secrets"]]
    scene = {**SCENARIO, "areas": areas, "secrets": rows, "gm_script": hidden["script"]}
    state = {"name": "構え", "effects": [{"stat": "skill", "ref": "回避", "amount": hidden["dodge"]}]}
    npc = {"level": hidden["level"], "cp": hidden["cp"], "assets": hidden["assets"], "states": (state,)}
    cards = {"アヤ": ["双撃", "探索"], "影": hidden["cards"]}
    return Play(None, cards, ("アヤ", "トウマ", "影"), scene, {"影": npc})


def run(hidden: dict[str, Any], faces: tuple[int, int]) -> list[tuple[list[bool], dict[Viewer, Any]]]:
    """Play a session with a fight and a search; return for each step the results so far and what each player saw."""
    play, seen = table(hidden), []
    wins: list[bool] = []

    def do(kind: str, **args: Any) -> None:
        before = play.state
        after = play.do(kind, **args)
        lines = SESSION.log_messages(before, play.events[-1], after)
        if kind == "throw":
            wins.extend(result.success for result in after.last.results)
        views = {}
        for viewer in PLAYERS:
            rows = [(str(words), line.outcome) for line in lines if (words := line.for_(viewer)) is not None]
            view = SESSION.project(after, viewer).model_dump_json()
            views[viewer] = (view, SESSION.heading(after).model_dump_json(), rows)
        seen.append((list(wins), views))

    do("begin")
    do("elapse", cycles=1)
    for who in ("アヤ", "トウマ"):
        do("choose_area", who=who, area="広場")
    do("confirm_moves")
    do("describe", area="広場")
    do("place", who="影", area="広場")
    do("use", who="アヤ", copy="双撃", targets=["影"])
    do("choose", option="roll")
    do("throw", faces=faces)
    do("search", who="アヤ", copy="探索")
    do("choose", option="roll")
    do("throw", faces=faces)
    do("mark", who="影", mark="hostile", on=True)
    do("set_value", who="影", field="level", value=hidden["level"] + 1, note=hidden["note"])
    do("give_card", who="影", card="sword")
    do("end_scene")
    return seen


@settings(max_examples=budget(40))
@given(one=HIDDEN, other=HIDDEN, faces=st.tuples(st.integers(1, 20), st.integers(1, 20)))
def test_hidden_information_reaches_no_player_view(
    one: dict[str, Any], other: dict[str, Any], faces: tuple[int, int]
) -> None:
    """CM-APP-07, CM-AMB-50: an NPC's numbers and hand, drop items, difficulties, secrets, notes and the script.

    Success is told to all, so runs are compared as far as it agrees; what アヤ has found she knows from then on.
    """
    for (wins, mine), (others_wins, theirs) in zip(run(one, faces), run(other, faces), strict=True):
        if wins != others_wins:
            break
        for viewer in PLAYERS:
            if viewer.sheet != "aya" or len(wins) < 2 or one["drop"] == other["drop"]:
                assert mine[viewer] == theirs[viewer]


@given(one=st.integers(-5, 30), other=st.integers(-5, 30), cards=st.booleans())
def test_a_loose_check_against_an_npc(one: int, other: int, cards: bool) -> None:
    """CM-APP-07: title, odds, target, total, reasons and cards; before the result whatever it is, then with it."""

    def states(dodge: int, more: bool) -> list[Any]:
        state = {"name": "構え", "effects": [{"stat": "skill", "ref": "回避", "amount": dodge}]}
        aya, shadow = person("アヤ", ["斬撃", "斬撃強化3"]), person("影", ["回避強化3"] * more, states=(state,))
        check = SYSTEM.start_check("check", aya, {"subject": "斬撃", "target": "shadow"}, game(), [aya, shadow])
        return [check, check.choose("aya.a2"), check.choose("roll")]

    for a, b in zip(states(one, cards), states(other, False), strict=True):
        for viewer in PLAYERS:
            assert shown(a, viewer).model_dump_json() == shown(b, viewer).model_dump_json()
        assert not shown(a, Viewer(gm=True)).covered


def test_players_see_reachable_areas_while_choosing() -> None:
    """CM-CYC-06, CM-AMB-50: normal areas and open ones of the other kinds, each as far as the viewer may know it."""
    play = Play(sheets={"アヤ": {"items": ({"card": "key", "choice": "蔵"},)}}).to("move")

    def goals(viewer: Viewer) -> list[tuple[str, str]]:
        stage = SESSION.project(play.state, viewer).stage
        return [(str(label), str(text)) for label, text in stage[1:]]

    normal, entry = ("通常のエリア", "広場、小屋"), ("立ち入りには条件があるエリア", "蔵")
    assert goals(Viewer()) == goals(Viewer(sheet="touma")) == [normal]
    assert goals(Viewer(sheet="aya")) == [normal, entry]
    for sheet in play.state.pcs:
        play.do("choose_area", who=sheet.name, area="小屋")
    play.do("confirm_moves")
    assert goals(Viewer()) == []
    play.do("describe", area="小屋")
    play.do("end_scene")
    play.do("close_cycle", confirm=True)
    play.do("elapse", cycles=1)
    assert goals(Viewer())[1] == ("解放には条件があるエリア", "墓地、裏庭")


def test_covered_check_names_card_without_numbers() -> None:
    """CM-APP-07: with the result, faces and success are public; the numbers stay concealed."""
    play = Play(cards={"アヤ": ["双撃"]}).to("battle")
    play.do("use", who="アヤ", copy="双撃", targets=["影"])
    open_check = check(play.state)
    assert open_check is not None
    for viewer in PLAYERS:
        seen = shown(open_check, viewer)
        assert (seen.covered, seen.may_look, seen.odds, str(seen.title)) == (True, True, None, "<双撃> の行為判定")
    play.do("choose", option="roll")
    play.do("throw", faces=[17, 7])
    view = SESSION.project(play.state, Viewer())
    assert view.result is not None
    assert (view.result.success, view.result.total, view.result.target) == (True, None, None)
    assert str(view.result.detail) == "D20 17→6、7→7：6×10+7 = 67。"


def test_bystander_npc_cards_are_not_offered() -> None:
    """CM-APP-07, CM-AMB-76: an NPC who only looks on shows no card, not even by a cover; the GM uses it by hand."""
    people = [person("アヤ", ["双撃"]), person("トウマ"), person("影", ["双撃強化3"])]
    check = SYSTEM.start_check("check", people[0], {"subject": "双撃", "target": "touma"}, game(), people)
    assert check.options == ()
    assert not check.concealment(Viewer()).covered


@pytest.mark.parametrize("viewer", PLAYERS)
def test_a_draw_among_the_unseen_keeps_their_names(viewer: Viewer) -> None:
    """CM-APP-07: who of them is drawn, and against whom, while one is hidden."""
    play = Play().to("battle")
    play.do("reveal", what="person", name="影", how="hidden")
    play.do("end_setup")
    seen = SESSION.project(play.state, viewer)
    assert "影" not in seen.model_dump_json()
    assert seen.check is not None
    assert seen.check.odds is None


@pytest.mark.parametrize("viewer", PLAYERS)
def test_draw_among_concealed_characters_shows_no_dice(viewer: Viewer) -> None:
    """CM-APP-07, CM-AMB-57: the number of sides tells how many are tied."""
    seen, tied = [], []
    for change in ({}, {"ap": 8}):
        play = Play().to("battle")
        play.do("reveal", what="person", name="影", how="hidden")
        play.do("end_setup")
        play.edit("シズ", **change)
        tied.append(len(play.see("tied")))
        seen.append(SESSION.project(play.state, viewer).check)
    assert tied == [4, 3]
    assert seen[0] == seen[1]
    assert seen[0] is not None
    assert (seen[0].wants, seen[0].throws) == (None, ())
    gm = SESSION.project(play.state, Viewer(gm=True)).check
    assert gm is not None
    assert gm.wants is not None


@pytest.mark.parametrize(("area", "named"), [("広場", "広場"), ("蔵", "別のエリア")])
def test_heading_names_no_area_unknown_to_players(area: str, named: str) -> None:
    play = Play(None, {"アヤ": ["双撃"]}, ("アヤ", "トウマ", "影"), SCENARIO, {})
    play.do("begin")
    play.do("elapse", cycles=1)
    state = play.state.evolve(phase="scene", scene_area=area, cast=("aya",))
    heading = SESSION.heading(state)
    assert str(heading.scene) == f"サイクル {state.counter}　{named}"
    assert str(heading.covered) == ("" if named == area else f"サイクル {state.counter}　{area}")


def test_secrets_and_keys_show_their_authors_text() -> None:
    """CM-SEC-01, CM-AMB-50: to the GM and the owner, in place of the card's general text."""
    scene = {**SCENARIO, "keys": [{"name": "蔵", "text": "錆びている。"}]}
    play = Play(None, {"アヤ": ["秘密:約束", "鍵:蔵", "斬撃"]}, ("アヤ", "トウマ"), scene)
    found = next(secret["text"] for secret in SCENARIO["secrets"] if secret["name"] == "約束")

    def texts(viewer: Viewer) -> dict[str, str]:
        people = play.engine.project(play.state, viewer).people
        return {card.kind: card.text for p in people if p.name == "アヤ" for card in p.cards}

    for viewer in (Viewer(gm=True), Viewer(sheet="aya")):
        assert texts(viewer)["秘密:約束"] == found
        assert texts(viewer)["鍵:蔵"] == "錆びている。"
    for viewer in (Viewer(), Viewer(sheet="touma")):
        assert set(texts(viewer)) <= {"斬撃"}
