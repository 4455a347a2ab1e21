"""The 戦場シート at the table: what may be done on it, and what a dragged token means."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.core.maps.ground import Aim, Ground
from desktop.core.maps.hexes import NUMBERS, neighbours
from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.systems.common.session.log import log_messages
from tests.systems.common.campaign import Play, ids

GM = Viewer(gm=True)
CARDS = ("移動", "斬撃", "二人撃ち", "爆発", "なぎ払い", "地震", "大声", "雨", "謎", "小突き", "斬撃強化", "斬撃強化3")


def at_turn(*cards: str, settings: dict[str, Any] | None = None) -> Play:
    return Play(settings, {"アヤ": cards or CARDS}).to("turn:アヤ")


def ground(play: Play, viewer: Viewer = GM) -> Ground:
    found = play.engine.project(play.state, viewer).ground
    assert found is not None
    return found


def aim(play: Play, kind: str) -> Aim:
    return next(a for a in ground(play).aims if str(a.label) == f"<{kind}>" and a.who == ids("アヤ"))


def test_board_exists_only_in_battle() -> None:
    """CM-BTL-03, CM-AMB-70."""
    play = Play().to("scene")
    assert play.engine.project(play.state, GM).ground is None
    play.to_battle("")
    assert ground(play).grid.count == 37


def test_players_see_board_without_aims() -> None:
    play = at_turn()
    for viewer in (Viewer(), Viewer(sheet=ids("アヤ"))):
        assert ground(play, viewer) == Ground()


def test_destinations_are_neighbours_and_all_accepted() -> None:
    """CM-DATA-10, CM-HEX-06: from each of the 37 hexes; of those out of reach a sixth is tried from each."""
    for start in NUMBERS:
        play = at_turn("移動")
        play.do("place_token", who="アヤ", hex=start)
        found = aim(play, "移動")
        assert (found.kind, set(found.hexes)) == ("go", set(neighbours(start).values()))
        assert str(found.after) == "AP 9"
        for goal in NUMBERS:
            if goal in found.hexes:
                play.do("move_token", who="アヤ", hex=goal)
                assert play.sheet("アヤ").hex == goal
                assert play.sheet("アヤ").copies[0].used_turn == 1
                play.session.back()
            elif goal != start and goal % 6 == start % 6:
                with pytest.raises(Refusal) as refused:
                    play.do("move_token", who="アヤ", hex=goal)
                assert refused.value.problem.overridable
                assert play.sheet("アヤ").hex == start


def test_a_drop_is_the_very_use_of_the_card() -> None:
    """CM-LIM-04: one way for each rule; a second move in the same turn is refused, and the GM may allow it."""
    play = at_turn("移動")
    used = play.engine.apply(play.state, play.event("use", who="アヤ", copy="移動", hexes=[31]))
    assert play.do("move_token", who="アヤ", hex=31) == used
    assert not [a for a in ground(play).aims if a.kind == "go"]
    with pytest.raises(Refusal) as refused:
        play.do("move_token", who="アヤ", hex=37)
    assert refused.value.problem.overridable
    play.do("move_token", who="アヤ", hex=37, gm=True)
    assert play.sheet("アヤ").hex == 37


@pytest.mark.parametrize(
    ("who", "hex_number", "code"),
    [("トウマ", 31, "no_way"), ("アヤ", 1, "not_adjacent"), ("粉屋", 31, "not_in_scene"), ("アヤ", 38, "no_such_hex")],
)
def test_a_drop_that_no_rule_allows_is_refused_in_a_sentence(who: str, hex_number: int, code: str) -> None:
    play = at_turn("移動")
    before = play.state
    with pytest.raises(Refusal) as refused:
        play.do("move_token", who=who, hex=hex_number)
    assert refused.value.problem.code == code
    assert str(refused.value.problem.remedy)
    assert play.state is before


def test_unplaced_character_is_placed_freely() -> None:
    """CM-AMB-61: without any card, and moved about until the first setup is over; later it takes a card."""
    play = Play().to("battle")
    play.do("move_token", who="トウマ", hex=5)
    play.do("move_token", who="トウマ", hex=30)
    assert play.sheet("トウマ").hex == 30
    play.do("end_setup")
    play.do("move_token", who="シズ", hex=1)
    assert play.sheet("シズ").hex == 1
    before = play.state
    with pytest.raises(Refusal):
        play.do("move_token", who="トウマ", hex=29)
    assert play.state is before


def test_every_aim_can_be_taken() -> None:
    """CM-TGT-01…10, CM-LIM-01…12: every highlighted target is accepted, each from the same state."""
    play = at_turn()
    before, seen = play.state, set()
    for found in ground(play).aims:
        named: dict[str, Any] = {}
        if found.kind in ("go", "hexes"):
            named["hexes"] = list(found.hexes[: found.most])
        elif found.kind == "people":
            named["targets"] = list(found.people[: found.most])
        after = play.engine.apply(before, play.engine.events.validate_python({**found.event, **named}))
        assert after != before
        seen.add((found.kind, str(found.label)))
    assert {kind for kind, _ in seen} == {"go", "people", "hexes", "all"}
    assert {label for _, label in seen} >= {f"<{kind}>" for kind in CARDS if kind not in ("謎", "斬撃強化3")}


def test_area_of_effect_preview_matches_targets() -> None:
    """CM-TGT-05, CM-TGT-07: the preview names exactly those whom the card then concerns."""
    play = at_turn("なぎ払い", "地震", "斬撃")
    play.do("place_token", who="トウマ", hex=1)
    for kind in ("なぎ払い", "地震"):
        found = aim(play, kind)
        before = play.state
        after = play.engine.apply(before, play.engine.events.validate_python(found.event))
        hit = {s.id for s in after.sheets.values() if len(s.effects) > len(before.sheets[s.id].effects)}
        assert hit == set(found.people)
        assert (ids("アヤ") in hit) is (kind == "地震")
        assert ids("トウマ") not in hit
    assert str(aim(play, "斬撃").note) == "AP 9→6"


def test_open_check_offers_no_board_aims() -> None:
    """CM-CHK-04."""
    play = at_turn("斬撃", "移動")
    play.do("use", who="アヤ", copy="斬撃", targets=["影"])
    assert ground(play).aims == ()


def test_log_line_names_both_hexes_of_a_move() -> None:
    play = at_turn("移動")
    before = play.state
    event = play.event("move_token", who="アヤ", hex=31)
    lines = [str(line.text) for line in log_messages(before, event, play.engine.apply(before, event))]
    assert lines[0] == "アヤ がヘクス 37 から 31 へ移りました。"
