"""The sketch map: pieces, notes and drawings are kept; off the board or hidden from players they are absent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from desktop.core.maps.grid import Grid
from desktop.core.maps.sketch import EVENTS, MOST_PIECES, SKETCH, Sketch
from desktop.core.problem import Refusal
from desktop.core.value import Viewer
from desktop.services.play.snapshots import pack, unpack
from tests.example_budget import seeds

GM, PUBLIC = Viewer(gm=True), Viewer()


def after(state: Sketch, *events: dict[str, Any]) -> Sketch:
    for event in events:
        state = SKETCH.apply(state, EVENTS.validate_python(event))
    return state


def random_event(rng: Random, state: Sketch) -> dict[str, Any]:
    who = rng.choice(["aya", "roku", "shizu", *(piece.who for piece in state.pieces)])
    hex_number = rng.randint(-1, state.grid.count + 2)
    grids = [Grid(), Grid(radius=1), Grid(radius=6), Grid(shape="rectangle", columns=5, rows=3)]
    return rng.choice(
        [
            {"kind": "put", "who": who, "hex": hex_number, "hidden": rng.random() < 0.3},
            {"kind": "piece", "name": "門", "hex": hex_number, "colour": "#123456"},
            {"kind": "take", "who": who},
            {"kind": "hide", "who": who, "on": rng.random() < 0.5},
            {"kind": "note", "hex": hex_number, "text": rng.choice(["沼", " ", "罠"]), "secret": rng.random() < 0.5},
            {"kind": "draw", "points": [[rng.uniform(-9, 9), rng.uniform(-9, 9)] for _ in range(rng.randint(1, 9))]},
            {"kind": "rub", "everything": rng.random() < 0.3},
            {"kind": "shape", "grid": rng.choice(grids).model_dump()},
            {"kind": "picture", "file": rng.choice(["", "a.png"])},
        ]
    )


@pytest.mark.parametrize("seed", seeds(6))
def test_a_long_walk_stays_on_the_board_and_survives_a_file(seed: int) -> None:
    rng, state = Random(seed), Sketch()
    for _ in range(300):
        data = random_event(rng, state)
        event = EVENTS.validate_json(EVENTS.dump_json(EVENTS.validate_python(data)))
        before = state
        try:
            state = SKETCH.apply(state, event)
        except Refusal:
            continue
        typed, raw, _ = pack(state).split(b"\n")
        assert unpack(Sketch, typed, raw) == state, "a play session with a map has snapshots, too"
        assert all(state.grid.has(piece.at) for piece in state.pieces)
        assert all(state.grid.has(note.at) for note in state.notes)
        assert len({piece.who for piece in state.pieces}) == len(state.pieces)
        assert all(str(line.text) for line in SKETCH.log_messages(before, event, state))
        assert_nothing_secret(state)


def assert_nothing_secret(state: Sketch) -> None:
    """Nothing that is hidden or secret is in what players may know."""
    shown = SKETCH.project(state, PUBLIC)
    assert shown.ground is not None
    assert shown.ground.drop == ""
    hidden = {piece.who for piece in state.pieces if piece.hidden}
    assert not hidden & {token.who for token in shown.board}
    assert not hidden & {person.id for person in shown.people}
    assert not any(note.secret for note in shown.ground.notes)
    whole = SKETCH.project(state, GM)
    assert {token.who for token in whole.board} == {piece.who for piece in state.pieces}


@pytest.mark.parametrize("number", [0, 38, -1, 10**9])
@pytest.mark.parametrize("kind", ["put", "piece", "note"])
def test_hexes_outside_the_board_are_refused(kind: str, number: int) -> None:
    with pytest.raises(Refusal) as refused:
        after(Sketch(), {"kind": kind, "hex": number, **({"who": "a"} if kind == "put" else {}), **NAMED[kind]})
    assert refused.value.problem.code == "no_such_hex"


NAMED: dict[str, dict[str, Any]] = {"put": {}, "piece": {"name": "門"}, "note": {"text": "沼"}}


def test_smaller_board_drops_pieces_and_notes_outside() -> None:
    state = after(Sketch(), {"kind": "put", "who": "a", "hex": 37}, {"kind": "note", "hex": 30, "text": "沼"})
    smaller = after(state, {"kind": "shape", "grid": {"radius": 1}})
    assert (smaller.grid.count, smaller.pieces, smaller.notes) == (7, (), ())


def test_a_board_has_an_end() -> None:
    full = after(Sketch(), *({"kind": "put", "who": f"w{n}", "hex": 1 + n % 37} for n in range(MOST_PIECES)))
    with pytest.raises(Refusal) as refused:
        after(full, {"kind": "put", "who": "one more", "hex": 1})
    assert refused.value.problem.code == "map_full"
    assert len(after(full, {"kind": "put", "who": "w0", "hex": 2}).pieces) == MOST_PIECES


@pytest.mark.parametrize(
    "event",
    [
        {"kind": "piece", "name": "", "hex": 1},
        {"kind": "piece", "name": "あ" * 201, "hex": 1},
        {"kind": "piece", "name": "a", "hex": 1, "colour": "red; }"},
        {"kind": "note", "hex": 1, "text": "あ" * 81},
        {"kind": "draw", "points": []},
        {"kind": "draw", "points": [[0, 0]] * 2001},
        {"kind": "draw", "points": [[0, float("nan")]]},
        {"kind": "draw", "points": [[0, float("inf")]]},
        {"kind": "shape", "grid": {"radius": 13}},
        {"kind": "shape", "grid": {"shape": "rectangle", "columns": 10**9}},
        {"kind": "dance"},
    ],
)
def test_invalid_events_fail_validation(event: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\d validation error"):
        EVENTS.validate_python(event)


def test_piece_without_a_sheet_has_its_own_colour() -> None:
    state = after(Sketch(), {"kind": "piece", "name": "荷車", "hex": 3, "colour": "#A3256F"})
    who = state.pieces[0].who
    assert SKETCH.project(state, PUBLIC).board[0].colour == "#A3256F"
    state = after(state, {"kind": "colour", "who": who, "colour": "#0F6868"})
    assert SKETCH.project(state, PUBLIC).board[0].colour == "#0F6868"
    state = after(state, {"kind": "put", "who": "sheet", "hex": 4})
    for wrong in ("sheet", "nobody"):
        with pytest.raises(Refusal):
            after(state, {"kind": "colour", "who": wrong, "colour": "#0F6868"})
    with pytest.raises(ValueError, match="colour"):
        EVENTS.validate_python({"kind": "colour", "who": who, "colour": "red"})
    event = EVENTS.validate_python({"kind": "hide", "who": who})
    hidden = SKETCH.apply(state, event)
    dyed = EVENTS.validate_python({"kind": "colour", "who": who, "colour": "#B5371B"})
    (line,) = SKETCH.log_messages(hidden, dyed, SKETCH.apply(hidden, dyed))
    assert line.for_(PUBLIC) is None


def test_concealed_piece_is_logged_for_gm_only() -> None:
    before = Sketch()
    event = EVENTS.validate_python({"kind": "put", "who": "shadow", "hex": 3, "hidden": True})
    state = SKETCH.apply(before, event)
    (line,) = SKETCH.log_messages(before, event, state)
    assert line.for_(PUBLIC) is None
    shown = after(state, {"kind": "hide", "who": "shadow", "on": False})
    assert [token.who for token in SKETCH.project(shown, PUBLIC).board] == ["shadow"]


def test_removing_a_secret_note_is_secret() -> None:
    state = after(Sketch(), {"kind": "note", "hex": 3, "text": "罠", "secret": True})
    event = EVENTS.validate_python({"kind": "note", "hex": 3, "text": ""})
    (line,) = SKETCH.log_messages(state, event, SKETCH.apply(state, event))
    assert line.secret
