"""Tokens, highlights and labels of a board, as values."""

from __future__ import annotations

import math
from typing import Any

import pytest

from desktop.core.maps.grid import Grid
from desktop.core.maps.ground import Aim, Ground, GroundNote
from desktop.core.view_models import CharacterView, Condition, Token
from desktop.core.words import Words
from desktop.models.play.board import (
    MOST_DRAWN,
    PLAIN,
    AimFace,
    BoardFace,
    Look,
    TokenFace,
    beside,
    event_of,
    face_of,
    signs,
    spots,
)
from desktop.models.play.board_light import Hand, candidates, figured, light, marked, named, next_named, stepped

GRID = Grid()
NUMBER_FOOT = -0.62 + 9 / 43
"""Where the lower edge of a hex number is, in hex sides from the middle."""


def board(*aims: Aim, **places: int | None) -> BoardFace:
    tokens = tuple(TokenFace(who, who, at) for who, at in places.items())
    return BoardFace(GRID, tokens, tuple(AimFace(aim, str(aim.label), after="AP 9") for aim in aims), movable=True)


def aim(kind: str, who: str = "a", **more: Any) -> Aim:
    return Aim(id=f"{who}.{kind}", who=who, label=kind, event={"kind": "use", "who": who}, kind=kind, **more)  # type: ignore[arg-type]


# faces


def test_token_off_the_board_is_listed_beside_it() -> None:
    """With any content of an old file no token is lost, nothing is drawn off the hexes."""
    people = [CharacterView(id=who, name=who) for who in "abcd"]
    tokens = [Token(who="a", at=0), Token(who="b", at=38), Token(who="c", at=-(10**9)), Token(who="x", at=3)]
    face = face_of(Ground(notes=(GroundNote(at=99, text="沼"),)), tokens, people, Words(), lambda _who: None)
    assert [(token.who, token.at) for token in face.tokens] == [(who, None) for who in "abcd"]
    assert face.notes == ()


def test_board_view_has_colour_turn_states_and_present_characters() -> None:
    states = (Condition(id="1", label="戦意"), Condition(id="2", label="《毒》"))
    people = [
        CharacterView(id="a", name="アヤ", turn=True, conditions=states),
        CharacterView(id="b", name="影", is_pc=False),
        CharacterView(id="c", name="去った者", gone=True),
    ]
    tokens = [Token(who="a", at=3), Token(who="b", at=3, colour="#112233", hidden=True)]
    looks = {"a": Look("#AA0000", "a.png")}
    face = face_of(Ground(drop="put"), tokens, people, Words(), looks.get)
    first, second = face.tokens
    assert (first.colour, first.portrait, first.turn, first.badge, first.states) == (
        "#AA0000", "a.png", True, "毒2", "戦意・《毒》",
    )  # fmt: skip
    assert (second.colour, second.pc, second.hidden, second.badge) == ("#112233", False, True, "")
    assert face.stacks == ((3, ("アヤ", "影")),)
    assert face.movable


def test_character_without_colour_has_plain_one() -> None:
    (token,) = face_of(Ground(), (), [CharacterView(id="a", name="a")], Words(), lambda _who: None).tokens
    assert token.colour == PLAIN


@pytest.mark.parametrize("count", range(1, 12))
def test_tokens_share_a_hex_without_covering_its_number(count: int) -> None:
    places = spots(count)
    assert len(places) == min(count, MOST_DRAWN)
    for n, (x, y, r) in enumerate(places):
        assert y - r > NUMBER_FOOT, "the number stays readable"
        for corner in range(36):
            px, py = x + r * math.cos(corner / 18 * math.pi), y + r * math.sin(corner / 18 * math.pi)
            assert abs(py) <= math.sqrt(3) / 2 + 0.02
            assert GRID.at(px * 0.97, py * 0.97) == 37
        for x2, y2, _ in places[n + 1 :]:
            assert math.hypot(x - x2, y - y2) >= 2 * r - 0.03


@pytest.mark.parametrize("count", [0, 1, 10, 60, 300])
def test_tokens_beside_the_board_use_two_rows_of_its_width(count: int) -> None:
    places = beside(count, 11.0)
    assert len(set(places)) == count
    assert all(0 <= x <= 11 and y in (0.5, 1.5) for x, y in places)


@pytest.mark.parametrize("name", ["", "あ", "あ" * 200, "👨‍👩‍👧", "  ", "A\nB"])
def test_any_name_has_a_short_sign(name: str) -> None:
    for crowded in (frozenset(), frozenset("a")):
        assert len(signs({"a": name, "b": name, "c": "影A"}, crowded)["a"]) <= 2


# light


def test_reachable_hexes_are_lit_with_the_remaining_movement() -> None:
    face = board(aim("go", hexes=(31, 32)), a=37)
    shone = light(face, Hand(who="a"))
    assert {n: (one.kind, one.text) for n, one in shone.hexes.items()} == {
        37: ("own", ""),
        31: ("go", "AP 9"),
        32: ("go", "AP 9"),
    }


def test_targets_show_distance_and_selection() -> None:
    face = board(aim("people", people=("a", "b", "c"), most=1), a=37, b=31, c=1)
    hand = Hand(who="a", aim="a.people")
    assert candidates(face, hand) == ("b", "c", "a")
    hand = next_named(face, hand)
    shone = light(face, hand)
    assert shone.people == {"a": "reach", "b": "named", "c": "reach"}
    assert (shone.hexes[31].kind, shone.hexes[31].text) == ("area", "1")
    assert (shone.hexes[1].kind, shone.hexes[1].text) == ("aim", "3")
    assert [next_named(face, hand).people, named(face, hand, "b").people] == [("c",), ()]


def test_area_preview_shows_hit_targets() -> None:
    face = board(aim("all", people=("b", "c")), aim("hexes", hexes=tuple(GRID.numbers), most=2), a=37, b=31, c=1)
    shone = light(face, Hand(who="a", aim="a.all"))
    assert shone.people == {"b": "named", "c": "named"}
    assert {n for n, one in shone.hexes.items() if one.kind == "area"} == {31, 1}
    hand = marked(face, marked(face, Hand(who="a", aim="a.hexes"), 31), 5)
    shone = light(face, hand)
    assert {n for n, one in shone.hexes.items() if one.kind == "area"} == {31, 5}
    assert shone.people == {"b": "named"}
    assert marked(face, hand, 1).hexes == (5, 1), "no more than the card says"
    over = light(face, Hand(who="a", aim="a.hexes", over=1))
    assert over.people == {"c": "named"}


def test_the_way_to_the_mouse_is_a_straight_line() -> None:
    face = board(a=1)
    assert light(face, Hand(who="a", over=10)).line == GRID.line(1, 10)
    assert light(face, Hand(who="a", over=1)).line == ()
    assert light(face, Hand(who="nobody", over=10)).line == ()


def test_several_targets_are_selected_in_turn() -> None:
    face = board(aim("people", people=("a", "b", "c"), most=2), a=37, b=31, c=1)
    hand = next_named(face, next_named(face, Hand(who="a", aim="a.people")))
    assert hand.people == ("b", "c")
    assert named(face, hand, "nobody") == hand


# keys


def test_keys_reach_every_hex_and_stay_on_the_board() -> None:
    face = board(a=37)
    for start in GRID.numbers:
        for direction in ("N", "NE", "SE", "S", "SW", "NW"):
            goal = GRID.neighbour(start, direction)
            assert stepped(face, Hand(who="a", cursor=start), direction).cursor == (start if goal is None else goal)
        for arrow in ("left", "right"):
            assert GRID.has(stepped(face, Hand(who="a", cursor=start), arrow).cursor)
    assert stepped(face, Hand(who="a"), "N").cursor == GRID.neighbour(37, "N")
    assert stepped(face, Hand(who="nobody"), "N").cursor == 37
    left = [37]
    for _ in range(3):
        here = stepped(face, Hand(who="a", cursor=left[-1]), "left")
        assert here.cursor is not None
        left.append(here.cursor)
    assert [GRID.place(n).q for n in left] == [0, -1, -2, -3]
    assert abs(GRID.centre(left[-1])[1]) < 1, "an arrow goes straight on"


def test_a_number_is_typed_figure_by_figure() -> None:
    face = board(a=37)

    def typed(figures: str) -> list[int | None]:
        hand, found = Hand(who="a"), []
        for figure in figures:
            hand = figured(face, hand, figure)
            found.append(hand.cursor)
        return found

    assert typed("31") == [3, 31]
    assert typed("399") == [3, 9, 9]
    assert typed("0") == [None]
    assert typed("105") == [1, 10, 5]


def test_event_contains_selected_hexes_and_targets() -> None:
    assert event_of(aim("go", hexes=(31,)), hexes=(31,)) == {"kind": "use", "who": "a", "hexes": [31]}
    assert event_of(aim("people"), people=("b",)) == {"kind": "use", "who": "a", "targets": ["b"]}
    assert event_of(aim("all")) == {"kind": "use", "who": "a"}
